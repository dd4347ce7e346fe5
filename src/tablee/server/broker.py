"""Fan-out between processes: whoever writes to a table says so, whoever shows it looks again.

One process needs nothing but the methods; several share a broker that carries the words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Told a table and the number of its newest entry."""


class Broker(Protocol):
    """Carries word of new entries to other processes."""

    def publish(self, table: str, seq: int) -> None:
        """Say that a table's log has grown up to this entry; never waits."""

    def listen(self, listener: Listener) -> None:
        """Be told what other processes publish."""


class Alone:
    """The broker of a server that is the only one: nobody else needs to hear."""

    def publish(self, table: str, seq: int) -> None:
        """Nobody else is there."""

    def listen(self, listener: Listener) -> None:
        """Nobody else will speak."""
