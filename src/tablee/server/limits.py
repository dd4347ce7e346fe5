"""How much one visitor may ask: buckets that fill with time, and connections an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice

from tablee.server.errors import TooFast

MOST_ADDRESSES = 10_000
FORGOTTEN_AT_ONCE = 2
"""More than can come at once, so that the number of those who are remembered shrinks."""


class Bucket:
    """Holds so many drops; each use takes one, and time brings them back."""

    def __init__(self, per_second: float, most: float, now: Callable[[], float]) -> None:
        self._rate = per_second
        self._most = most
        self._now = now
        self._drops = most
        self._since = now()

    def use(self) -> bool:
        """Take a drop, if there is one."""
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def is_full(self) -> bool:
        """Has time brought back all that was taken?"""
        self._fill()
        return self._drops >= self._most

    def _fill(self) -> None:
        now = self._now()
        self._drops = min(self._most, self._drops + self._rate * max(0.0, now - self._since))
        self._since = now


class Visitors:
    """A bucket for each address that has asked of late: so many a minute, all at once if need be.

    Only who came within the last minute is remembered, and never too many of them.
    """

    def __init__(self, per_minute: int, now: Callable[[], float]) -> None:
        self._per_minute = per_minute
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        """The one that was used longest ago comes first."""

    def let_in(self, address: str) -> None:
        """Count a request from this address; TooFast if there were too many."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._per_minute / 60, self._per_minute, self._now)
        self._buckets[address] = bucket
        allowed = bucket.use()
        self._forget()
        if not allowed:
            raise TooFast("too many requests from this address: wait a little")

    def _forget(self) -> None:
        """Whose bucket is full again is as good as new."""
        for address, bucket in tuple(islice(self._buckets.items(), FORGOTTEN_AT_ONCE)):
            if bucket.is_full() or len(self._buckets) > MOST_ADDRESSES:
                del self._buckets[address]

    def __len__(self) -> int:
        return len(self._buckets)


class Doors:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def through(self, address: str) -> Iterator[None]:
        """Come in, if there are not too many from this address already."""
        if self._open[address] >= self._most:
            raise TooFast("too many connections from this address")
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def total(self) -> int:
        """All open connections."""
        return self._open.total()
