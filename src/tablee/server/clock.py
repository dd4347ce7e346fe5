"""The time at this server's tables: the system's clock, unless that makes an implausible jump.

By this time tables expire, turn clocks run out and entries are dated. A wrong system clock must not
delete all tables or end all turns, so it is compared with a steady clock, which nobody can set, and
after a restart with the time that was stored last. While the system's clock is doubted, time goes
on from there, and nothing expires.

A clock that jumped is believed after a day, but nobody knows how old tables were then: it was wrong
either before the jump or after it. So their ages count from that day.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

DAY = 86_400.0
MOST_JUMP = 3_600.0
"""Seconds by which a running server's clock may be corrected."""
MOST_ABSENCE = 7 * DAY
"""Seconds that a server may be off, or its machine asleep, without doubt about the clock."""
SETTLING = 600.0
"""Seconds after the start in which a machine may still get its time from the network."""
DOUBT = DAY
"""Seconds of running time after which a clock that jumped is believed."""

logger = logging.getLogger("tablee.clock")


def steady_seconds() -> float:
    """Seconds that nobody can set; those of sleep count too, where the system knows them."""
    kind = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if kind is None else time.clock_gettime(kind)


class Clock:
    """Time in seconds since 1970, as plausible as can be."""

    def __init__(
        self,
        system: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady_seconds,
    ) -> None:
        self._system = system
        self._steady = steady
        self._time = system()
        self._mark = self._started = steady()
        self.doubted: float | None = None
        """Since when, by this clock, the system's clock is doubted; None if it is believed."""
        self.jumped: float | None = None
        """When a jump was followed last: what happened before it is of unknown age."""

    def resume(self, seen: float, doubted: float | None, jumped: float | None = None) -> None:
        """Go on from the time that was stored last, with a doubt that was not settled then."""
        self._time, self.doubted, self.jumped = seen, doubted, jumped
        self()

    def is_sure_of(self, seconds: float) -> bool:
        """Is it known how much time has passed for so many seconds?"""
        now = self()
        return self.doubted is None and (self.jumped is None or now - self.jumped >= seconds)

    @property
    def settled(self) -> bool:
        """Is the start long enough ago, and the system's clock believed?"""
        self()
        return self.doubted is None and not self._is_new()

    def __call__(self) -> float:
        """Return the time now."""
        system, steady = self._system(), self._steady()
        passed = steady - self._mark
        expected = self._time + (passed if 0 <= passed <= MOST_ABSENCE else 0.0)
        followed = not self._believes(system, passed)
        believed = not followed or self._has_doubted_enough(expected)
        if followed and believed:
            self.jumped = system
        if believed == (self.doubted is not None):
            self._change(believed, system, expected)
        self._time, self._mark = (system if believed else expected), steady
        return self._time

    def _believes(self, system: float, passed: float) -> bool:
        """Has the system's clock gone on as the steady one has?"""
        jump = system - self._time - passed
        most = MOST_ABSENCE if self._is_new() else MOST_JUMP
        return passed <= MOST_ABSENCE and -MOST_JUMP <= jump <= most

    def _has_doubted_enough(self, expected: float) -> bool:
        return self.doubted is not None and expected - self.doubted >= DOUBT

    def _is_new(self) -> bool:
        return self._steady() - self._started < SETTLING

    def _change(self, believed: bool, system: float, expected: float) -> None:
        self.doubted = None if believed else expected
        if believed:
            logger.warning("the system's clock says %s, and is believed again", _date(system))
        else:
            logger.warning(
                "the system's clock says %s, but %s was expected: check it. Nothing expires until "
                "it is right again, or has run on like this for %.0f hours",
                _date(system),
                _date(expected),
                DOUBT / 3_600,
            )


def _date(seconds: float) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # beyond the calendar
        return f"{seconds:.0f} s"
