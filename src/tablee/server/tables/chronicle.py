"""What has been told at a table, numbered for each seat by what that seat was told.

Only the latest is kept: nobody is sent more on joining, and a long game must not fill the memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from tablee.core.events import Event
from tablee.core.state import SPECTATOR

LATEST = 120
"""So many items are sent at most: who was away for longer has the view, and the record later."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event, when it happened, and which events came together with it."""

    event: Event
    at: float
    batch: int
    unheard: frozenset[int] = frozenset()
    """The seats that have muted the speaker."""

    def seen_by(self, seat: int) -> bool:
        """Is this seat told?"""
        return seat not in self.unheard and self.event.seen_by(seat)


class Chronicle:
    """The latest that was told, and how much each seat was told before."""

    def __init__(self, seats: int) -> None:
        self._viewers = (SPECTATOR, *range(seats))
        self.latest: list[Told] = []
        self.total = 0
        """How much has been told in all, whoever heard it."""
        self._earlier: Counter[int] = Counter()
        self._batch = 0
        self._enough = 2 * LATEST

    def add(self, events: Sequence[Event], at: float, unheard: frozenset[int]) -> None:
        """Events that came together."""
        self._batch += 1
        self.total += len(events)
        self.latest += [Told(event, at, self._batch, unheard) for event in events]
        if len(self.latest) > self._enough:
            self._forget(min(self._needless(seat) for seat in self._viewers))
            self._enough = len(self.latest) + LATEST

    def _needless(self, seat: int) -> int:
        """How many of the first this seat no longer needs: it has heard enough after them.

        What is kept for one must not depend on what only others heard.
        """
        heard = [index for index, told in enumerate(self.latest) if told.seen_by(seat)]
        if len(heard) <= LATEST:
            return 0
        first = self.latest[heard[-LATEST]].batch
        return next(index for index, told in enumerate(self.latest) if told.batch == first)

    def _forget(self, count: int) -> None:
        for told in self.latest[:count]:
            self._earlier.update(seat for seat in self._viewers if told.seen_by(seat))
        del self.latest[:count]

    def last_for_all(self) -> list[Event]:
        """What everybody was told by the last entry."""
        at = self.latest[-1].at if self.latest else 0.0
        last = takewhile(lambda told: told.at == at, reversed(self.latest))
        return [told.event for told in last if told.seen_by(SPECTATOR)][::-1]

    def count(self, seat: int) -> int:
        """How many items this seat has been told in all."""
        return self._earlier[seat] + sum(told.seen_by(seat) for told in self.latest)

    def numbered(self, seat: int) -> list[tuple[int, Told]]:
        """What this seat was told lately, with its numbers."""
        seen = [told for told in self.latest if told.seen_by(seat)]
        return list(enumerate(seen, self._earlier[seat]))
