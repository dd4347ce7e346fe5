"""Loops that end by themselves: a test that waits for what never comes fails and says so.

tests/house/test_loops_end.py forbids every `while` in a test but those that wait for the event
loop under `asyncio.timeout`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

T = TypeVar("T")

MOST = 100_000
"""Rounds, unless a test says otherwise."""
LONGEST = 120.0
"""Seconds that a test waits for one thing; less than a test may take in all."""


def as_long_as(asked: Callable[[], T | None], most: int = MOST) -> Iterator[T]:
    """Yield each answer that is true, and end with the first that is not; fail after `most`."""
    for _ in rounds(most):
        if not (answer := asked()):
            return
        yield answer


def rounds(most: int = MOST) -> Iterator[int]:
    """Count for a loop that is left from within; fail after `most`."""
    yield from range(most)
    test = os.environ.get("PYTEST_CURRENT_TEST", "this")
    raise AssertionError(f"{test} goes on after {most} rounds")


def first_that(fits: Callable[[T], object], draw: Callable[[], T], most: int = MOST) -> T:
    """Draw until something fits, and return it; fail after `most` draws."""
    return next(found for _ in rounds(most) if fits(found := draw()))


async def wait_until(is_so: Callable[[], object], step: Callable[[], Awaitable[object]]) -> None:
    """Take steps until it is so; fail after `LONGEST` seconds."""
    async with asyncio.timeout(LONGEST):
        while not is_so():
            await step()
