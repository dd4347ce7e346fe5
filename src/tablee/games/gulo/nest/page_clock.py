"""A person's hand in the time of the attempt: pages count from their own first sample on.

The clock of a page that was loaded anew starts at 0 again, and goes on from now. If it is first
heard later, or if a single sample is out of order, that is known only from the next one. Of all
samples whose time has come only the last one matters: earlier ones would never be seen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from math import ceil, floor, isfinite

import msgspec

from tablee.games.gulo.nest.hand import GRACE_MS, Sample
from tablee.games.gulo.nest.steal import FRAME

HALF_FRAME_MS = 500 * FRAME
BEGINS_MS = 1000 * FRAME
"""A clock that says less has just begun."""
MOST_WAITING = 6_000
"""Samples of times to come: a minute and more."""


class PageClock:
    """Takes samples as they come in, and gives the one that the hand obeys in the next frame."""

    def __init__(self, seconds: float) -> None:
        self.heard: int | None = None
        """The page's time of the last sample that was obeyed, in whole milliseconds."""
        self.dropped = 0
        self._longest = seconds * 1000
        self._waiting: deque[Sample] = deque()
        self._ahead: int | None = None
        """The attempt's time minus the page's."""
        self._last = 0.0
        self._strange: float | None = None
        """The time of a sample that went far back, if it was the last one that came."""

    def sound(self, samples: Iterable[Sample]) -> list[Sample]:
        """Those that are numbers, of a time at which an attempt may be."""
        return [one for one in samples if _is_finite(one) and 0 <= one.time_ms <= self._longest]

    def take(self, sample: Sample, now_ms: float) -> None:
        """Take a sample; one that makes no sense is dropped and changes nothing."""
        if not self.sound([sample]):
            self.dropped += 1
        elif self._ahead is None or self._is_new(sample.time_ms, now_ms - self._ahead):
            self._begin(sample, now_ms)
        elif sample.time_ms < self._last or len(self._waiting) >= MOST_WAITING:
            self.dropped += 1
        else:
            self._keep(sample)

    def _is_new(self, time_ms: float, now_ms: float) -> bool:
        """Whether another clock counts from now on: this one goes far back, and it has just begun,
        or what it goes back from lies in the future, or it is the second one to say so.
        """
        if time_ms >= self._last - GRACE_MS:
            self._strange = None
            return False
        before, self._strange = self._strange, time_ms
        goes_on = before is not None and before <= time_ms
        return time_ms <= BEGINS_MS or self._last > now_ms + GRACE_MS or goes_on

    def _begin(self, sample: Sample, now_ms: float) -> None:
        """Begin to count; what an older clock said of times to come is void."""
        self.dropped += len(self._waiting)
        self._waiting.clear()
        self.heard = self._strange = None
        self._ahead = ceil(now_ms) - floor(sample.time_ms)
        self._keep(sample)

    def _keep(self, sample: Sample) -> None:
        self._last = sample.time_ms
        self._waiting.append(sample)

    def due(self, now_ms: float) -> list[Sample]:
        """The newest sample whose time has come, if there is one, as one of now.

        Half a frame early is early enough, so that of 60 samples a second each has its own frame.
        """
        found, until = None, now_ms + HALF_FRAME_MS - (self._ahead or 0)
        while self._waiting and self._waiting[0].time_ms <= until:
            found = self._waiting.popleft()
        if found is None:
            return []
        self.heard = floor(found.time_ms)
        return [msgspec.structs.replace(found, time_ms=now_ms)]


def _is_finite(sample: Sample) -> bool:
    return all(map(isfinite, (sample.time_ms, sample.x, sample.y, sample.z)))
