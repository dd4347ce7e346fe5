"""Nests set up by hand, and simple paths for the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path

from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.model import STEP
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import Steal
from tests.ends import as_long_as

STORED = Path(__file__).parent / "nests"
Place = tuple[float, float, float]
ON_THE_RIM = ((-0.115, 0.0, 0.075), 103.0)
"""Foot and lean of a pole that lies over the rim with its head in the bowl."""
UPRIGHT = ((0.0, 0.0, 0.006), 0.0)


def stored(number: int) -> Nest:
    return Nest.restored((STORED / f"{number}.nest").read_bytes())


def arranged(eggs: dict[int, Place], pole: tuple[Place, float] = ON_THE_RIM) -> Nest:
    """Eggs at given places, and the pole with a foot and a lean towards x."""
    nest = Nest(tuple(sorted(eggs)))
    for egg, place in eggs.items():
        nest.data.qpos[nest.place(nest.body(egg))] = (*place, 1, 0, 0, 0)
    foot, lean = pole
    half = radians(lean) / 2
    nest.data.qpos[nest.place(nest.pole)] = (*foot, cos(half), 0, sin(half), 0)
    nest.settle_state()
    return nest


def rested(nest: Nest, seconds: float = 1.0) -> Nest:
    nest.step(round(seconds / STEP))
    return nest


def no_pole(eggs: dict[int, Place], named: int, seconds: float) -> Steal:
    """An attempt on eggs in the bowl, with the pole held still in the air beside it."""
    steal = Steal(_held(arranged(eggs, ((0.15, 0.0, 0.2), 0.0))), named, seconds)
    _held(steal.nest)
    return steal


def _held(nest: Nest) -> Nest:
    nest.model.dof_damping[nest.motion(nest.pole)] = 1e6
    return rested(nest, 0.5)


def thrown(steal: Steal, egg: int, speed: Place) -> Steal:
    """The attempt with an egg that moves already, metres a second, and a nest that is awake."""
    motion = steal.nest.motion(steal.nest.body(egg))
    steal.nest.data.qvel[motion.start : motion.start + 3] = speed
    steal.asleep = False
    return steal


def path(stops: Iterable[tuple[float, float, float, float, bool]]) -> Iterator[Sample]:
    """Straight lines between stops of (seconds, x, y, z, grip), 60 samples a second."""
    stops = list(stops)
    yield Sample(0, *stops[0][1:])
    for (start, *a, _), (end, *b, grip) in pairwise(stops):
        for number in range(int(start * 60) + 1, int(end * 60) + 1):
            part = (number / 60 - start) / (end - start)
            x, y, z = (p + (q - p) * part for p, q in zip(a, b))
            yield Sample(number * 1000 / 60, x, y, z, grip)


def run(steal: Steal, samples: Iterable[Sample] = (), frames: int = 100_000) -> str | None:
    for sample in samples:
        steal.feed(sample)
    for _ in as_long_as(lambda: steal.outcome is None and steal.frame < frames):
        steal.advance()
    return steal.outcome
