"""Routes for those who walk: worked out once for each question, and never in others' way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tablee.core.route import Route
from tablee.core.view import View
from tablee.server.tables.table import Table

_thread = ThreadPoolExecutor(1, "routes")
"""One for all tables: several long searches at once would slow the event loop down."""


class Routes:
    """The routes of one table's seats."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[View, Sequence[Route]]] = {}
        """Those worked out last for each seat, and for which view."""

    async def of(self, table: Table, seat: int) -> Sequence[Route]:
        """Return the routes of a person who is asked; nothing of the table may change meanwhile."""
        view = _asked(table, seat)
        if view is None:
            self._known.pop(seat, None)
            return ()
        known, routes = self._known.get(seat, (None, ()))
        if known != view:
            routes = await _searched(table, view)
            self._known[seat] = view, routes
        return routes


def _asked(table: Table, seat: int) -> View | None:
    """What a person sees who may have to walk now."""
    if not table.game.has_routes or table.match is None or seat not in table.pending():
        return None
    return table.match.view(seat) if table.chairs[seat].kind == "person" else None


async def _searched(table: Table, view: View) -> Sequence[Route]:
    if not table.game.takes_long(view):
        return table.game.routes(view)
    return await asyncio.wrap_future(_thread.submit(table.game.routes, view))
