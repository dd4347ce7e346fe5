"""How much one visitor may ask: buckets that fill with time, and connections an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.server.errors import TooFast


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
        now = self._now()
        self._drops = min(self._most, self._drops + self._rate * max(0.0, now - self._since))
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


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
