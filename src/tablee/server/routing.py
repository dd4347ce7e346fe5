"""Routes for the seat that walks: searched once per question, never on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tablee.core.route import Route
from tablee.core.view import View
from tablee.server.tables.table import Table

_quick, _long = ThreadPoolExecutor(1, "routes"), ThreadPoolExecutor(1, "long-routes")
"""One thread each for all tables: several searches at once would slow the event loop down. A search
that is quick nearly always may still take long (piles of things on the way), so none is made on the
loop; and quick searches do not wait for long ones."""


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
    thread = _long if table.game.takes_long(view) else _quick
    return await asyncio.wrap_future(thread.submit(table.game.routes, view))
