"""A nest set up again with the eggs that were left in it (GU-15): what was stolen stays stolen."""

from __future__ import annotations

from itertools import count
from random import Random

from tablee.games.gulo.nest.model import STEP
from tablee.games.gulo.nest.pour import attempted
from tablee.games.gulo.nest.simulator import Nest

SETTLING = 0.5
"""Seconds after each egg that is taken out."""
RESTING = 2.0
"""Seconds in the end."""


def set_up_again(eggs: frozenset[int], seed: int) -> Nest:
    """A whole nest is poured and the other eggs are taken out of it, until the pole stays up.

    Pouring only a few eggs would not do: nothing holds a pole that is stuck between so few.
    """
    for number in count():
        rng = Random(f"again:{seed}:{number}")
        poured = attempted(rng)
        nest = poured and _only(poured, eggs, rng)
        if nest is not None:
            nest.data.time = 0.0
            return Nest.restored(nest.snapshot())
    raise AssertionError("count never ends")


def _only(nest: Nest, eggs: frozenset[int], rng: Random) -> Nest | None:
    """The nest without all but these eggs; None if something falls onto the table."""
    gone = [egg for egg in nest.eggs if egg not in eggs]
    for egg in rng.sample(gone, len(gone)):
        nest = nest.without(egg)
        nest.step(round(SETTLING / STEP))
        if nest.on_table():
            return None
    nest.step(round(RESTING / STEP))
    return None if nest.on_table() else nest
