"""What the odds of an alarm depend on: plain facts of how the nest lies, egg by egg."""

from __future__ import annotations

import msgspec

from tablee.games.gulo.names import DEPTHS, depth
from tablee.games.gulo.nest.simulator import Lie
from tablee.games.gulo.rules.eggs import colour_of

__all__ = ["DEPTHS", "Features", "all_features", "depth", "features"]


class Features(msgspec.Struct, frozen=True):
    """The facts about one egg and how it is pulled."""

    colour: int
    rank: int
    """How many eggs lie higher."""
    left: int
    """How many eggs are in the nest."""
    touches: bool
    """Whether it touches the pole."""
    lean: int
    """Degrees between the pole and upright."""
    speed: float
    """Metres a second at which it is pulled."""


def features(lie: Lie, egg: int, speed: float) -> Features:
    """The facts about an egg of a nest that lies so, pulled at this speed."""
    return Features(
        colour_of(egg),
        lie.eggs.index(egg),
        len(lie.eggs),
        egg in lie.touching,
        lie.lean,
        speed,
    )


def all_features(lie: Lie, speed: float) -> dict[int, Features]:
    """The facts about every egg of the nest."""
    return {egg: features(lie, egg, speed) for egg in lie.eggs}
