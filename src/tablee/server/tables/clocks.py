"""Turn clocks: how long each person may still think. They follow from the times in the log.

A running clock is the time at which it ends, and nothing else: so it stays the same, bit for bit,
while others decide in secret.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from tablee.server.tables.plan import Clock

MOST_TAKEN_BACK = 64
AT_LEAST = 30.0
"""Whoever comes back after the clock ran out, or must begin again, has so many seconds."""


class Clocks:
    """A clock for each seat; it runs while everybody sees that the table waits for that seat."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats
        """What stands on the clocks that do not run."""
        self.ends: dict[int, float] = {}
        """When the running ones run out."""
        self._before = [deque[float](maxlen=MOST_TAKEN_BACK) for _ in range(seats)]
        """What stood there when each decision was made: who takes it back has no more time."""

    def wait_for(self, seats: Collection[int], now: float) -> None:
        """From now on the table waits for these."""
        if self.rule.kind == "none":
            return
        for seat in set(self.ends) - set(seats):
            self._stop(seat, now)
        for seat in set(seats) - set(self.ends):
            self.ends[seat] = now + self.left[seat]

    def _stop(self, seat: int, now: float) -> None:
        rest = self.ends.pop(seat) - now
        self.left[seat] = float(self.rule.seconds) if self.rule.kind == "move" else max(rest, 0.0)

    def moved(self, seat: int, now: float) -> None:
        """A decision was made: a limit a move starts anew, also if the seat goes on."""
        if seat in self.ends and self.rule.kind == "move":
            self._before[seat].append(self.ends[seat] - now)
            self._stop(seat, now)

    def took_back(self, seat: int, now: float) -> None:
        """A decision was taken back: its clock goes on where it stood."""
        if self.rule.kind == "move" and self._before[seat]:
            self.left[seat] = max(self._before[seat].pop(), 0.0)
            if seat in self.ends:
                self.ends[seat] = now + self.left[seat]

    def begins_again(self, seat: int, now: float) -> None:
        """A hand must begin again through no fault of its own: it has a little time at least."""
        if seat in self.ends:
            self.ends[seat] = max(self.ends[seat], now + AT_LEAST)

    def came_back(self, seat: int) -> None:
        """Give somebody who comes back a little time at least."""
        self.left[seat] = max(self.left[seat], AT_LEAST)

    def next_end(self) -> tuple[float, int] | None:
        """When the first running clock runs out, and whose it is."""
        return min(((end, seat) for seat, end in self.ends.items()), default=None)
