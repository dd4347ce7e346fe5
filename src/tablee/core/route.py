"""Where a move may end, and how: several decisions that a person makes with one word or tap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tablee.core.events import Event


class Route(NamedTuple):
    """One way to finish a move."""

    end: str
    """The square where the move itself ends, as it is written."""
    path: tuple[str, ...]
    """The squares on the way, in order; the last is the end."""
    actions: tuple[str, ...]
    """The decisions, in notation."""
    events: tuple[Event, ...]
    """What happens besides the steps, until chance falls or a hidden face shows."""


def named_routes(routes: Iterable[Route]) -> dict[str, Route]:
    """Return routes by the words that people type: `c3`, and `c3/2` for another way to c3."""
    ways: Counter[str] = Counter()
    named: dict[str, Route] = {}
    for route in routes:
        ways[route.end] += 1
        number = ways[route.end]
        named[route.end if number == 1 else f"{route.end}/{number}"] = route
    return named
