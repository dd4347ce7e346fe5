"""What hands will move, as it lies before they do: for who joins, and whenever it has changed."""

from __future__ import annotations

import logging
from collections.abc import Callable

from tablee.core.hands import LiveHands
from tablee.server.tables.table import Table

logger = logging.getLogger("tablee.at_rest")


class AtRest:
    """The picture of one table's things at rest."""

    def __init__(self, table: Table, hands: Callable[[], LiveHands]) -> None:
        self.picture = b""
        """Nothing: there is nothing to be seen."""
        self._table = table
        self._hands = hands
        self._seen: tuple[bytes, int] | None = None

    def changed(self) -> bytes:
        """The picture, if it is another one than the last time; else nothing."""
        found = self._table.nest, self._table.attempt
        if not self._table.by_hand or found == self._seen:
            return b""
        self._seen = found
        self.picture = self._drawn(*found)
        return self.picture

    def _drawn(self, nest: bytes, attempt: int) -> bytes:
        try:
            return self._hands().rest(nest, attempt) if nest else b""
        except Exception:
            # Nobody must be kept from playing by what cannot be shown.
            logger.exception("what lies at table %s cannot be shown", self._table.id)
            return b""
