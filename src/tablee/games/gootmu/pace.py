"""How what happens in the maze is followed: what belongs to one move, and how long that takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablee.core.events import Event
from tablee.games.gootmu.events import (
    Applied,
    Blanked,
    Got,
    Ignored,
    Moved,
    Placed,
    Pushed,
    PutDown,
    Removed,
    Rolled,
    Rotated,
    SentHome,
    Shifted,
    Stepped,
    Tested,
    Thrown,
    Took,
    TurnedUp,
)
from tablee.games.gootmu.view import GootmuView

WALK = "walk"
STEP, LONGEST_WALK = 0.2, 1.5
"""Seconds: the pages draw a long walk faster."""
SECONDS: dict[type[Event], float] = {
    Placed: 0.4, SentHome: 0.4, Shifted: 0.4, Pushed: 0.2,
    PutDown: 0.2, Took: 0.2, Got: 0.4, TurnedUp: 0.3,
    Rotated: 0.6, Removed: 0.5,
    Applied: 0.3, Blanked: 0.3, Ignored: 0.3,
    Rolled: 0.5, Tested: 0.5, Thrown: 0.5,
}  # fmt: skip
"""As long as the pages take to draw these."""


def goes_on(before: GootmuView, happened: Sequence[Event], after: GootmuView) -> bool:
    """Return whether the same piece is still on the same walk."""
    return (
        before.asks == after.asks == WALK
        and before.moving == after.moving
        and not any(isinstance(event, Moved) for event in happened)
    )


def lasts(events: Iterable[Event]) -> float:
    """Return the seconds that it takes to follow these events."""
    steps, others = 0, 0.0
    for event in events:
        steps += isinstance(event, Stepped)
        others += SECONDS.get(type(event), 0.0)
    return min(steps * STEP, LONGEST_WALK) + others
