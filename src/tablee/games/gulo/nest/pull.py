"""Pulls like a person's: down to the egg, a moment's hold, and out, with tremor and haste."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import pi, sin
from random import Random

import numpy as np

from tablee.games.gulo.nest.engine import Floats
from tablee.games.gulo.nest.hand import HIGH_REACH, Sample
from tablee.games.gulo.nest.model import POLE_LENGTH
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.space import length

RATE = 60
SPARE_MS = 1000
"""What a pull has left when it is over: an egg that is not out by then has been missed."""
AWAY = 0.13
"""The hand comes from so far above the egg, and carries it as far."""


@dataclass(frozen=True)
class Manner:
    """How somebody's hand moves."""

    approach: float
    """Metres a second on the way down."""
    lift: float
    """Metres a second on the way out."""
    tremor: float
    """Metres by which the hand trembles."""
    aim: float
    """Metres by which it misses the egg's middle."""
    care: float
    """How far it keeps from the pole: sideways for each metre of height."""
    pause: float = 0.3
    """Seconds of holding before it lifts."""
    tries: int = 2
    """How often it goes down, each time a little aside, until it comes up with the egg (GU-14)."""


MANNERS = {
    "clumsy": Manner(approach=0.35, lift=0.40, tremor=0.0015, aim=0.0035, care=0.0, pause=0.1),
    "steady": Manner(approach=0.15, lift=0.12, tremor=0.0007, aim=0.0018, care=0.3),
    "deft": Manner(approach=0.15, lift=0.04, tremor=0.0003, aim=0.0015, care=0.5, tries=4),
    # The two by which the nest is tuned: a person who takes care, and one who does not.
    "careful": Manner(approach=0.08, lift=0.05, tremor=0.0005, aim=0.0012, care=0.4),
    "fast": Manner(approach=0.40, lift=0.60, tremor=0.0008, aim=0.0020, care=0.2, pause=0.1),
}
LEVELS = ("clumsy", "steady", "deft")


def plan_pull(nest: Nest, egg: int, level: str, rng: Random) -> list[Sample]:
    """The samples of one pull of this egg in the manner of a level."""
    return planned(nest, egg, MANNERS[level], rng)


def in_time(plan: Iterable[Sample], seconds: float) -> tuple[tuple[Sample, ...], float]:
    """What a hand does of a plan in so many seconds, and when it is over.

    After its last try nothing more comes of a plan, so that nobody has to wait for the rest.
    """
    samples = tuple(sample for sample in plan if sample.time_ms <= 1000 * seconds)
    return samples, min(seconds, (samples[-1].time_ms + SPARE_MS) / 1000)


def planned(nest: Nest, egg: int, manner: Manner, rng: Random) -> list[Sample]:
    """The samples of one pull in any manner."""
    egg_at = nest.where(egg)
    start = egg_at + _way_out(nest, egg_at, manner.care)
    shake = Tremor(manner.tremor, rng)
    samples: list[Sample] = []
    for _ in range(manner.tries):
        begin = len(samples) / RATE
        target = egg_at + [rng.gauss(0, manner.aim) for _ in range(3)]
        legs = _legs(start, target, manner)
        samples += [_sample(begin + t, place + shake.at(t), grip) for t, place, grip in legs]
    return samples


def _sample(time: float, place: Floats, grip: bool) -> Sample:
    x, y, z = (float(value) for value in place)
    return Sample(round(time * 1000, 3), x, y, max(0.0, z), grip)


def _way_out(nest: Nest, egg: Floats, care: float) -> Floats:
    """From the egg to where it is free: up, and away from where the pole is above it."""
    foot = nest.data.xpos[nest.pole]
    axis = nest.data.xmat[nest.pole].reshape(3, 3)[:, 2]
    over = foot + axis * min(POLE_LENGTH, max(0.0, (egg[2] + 0.04 - foot[2]) / max(axis[2], 0.2)))
    aside = egg[:2] - over[:2]
    aside = aside / max(length(aside), 1e-6)
    return np.array((*(care * AWAY * aside), min(AWAY, HIGH_REACH - egg[2])))


def _legs(start: Floats, egg: Floats, manner: Manner) -> Iterator[tuple[float, Floats, bool]]:
    """Times, places and grip: down, hold, out."""
    far = length(start - egg)
    down, out = far / manner.approach, far / manner.lift
    for time in _times(0, down):
        yield time, _between(egg, start, 1 - _smooth(time / down)), False
    for time in _times(down, down + manner.pause):
        yield time, egg, True
    lifted = down + manner.pause
    for time in _times(lifted, lifted + out + 0.2):
        yield time, _between(egg, start, _smooth((time - lifted) / out)), True


def _between(egg: Floats, start: Floats, part: float) -> Floats:
    """On the way from the egg: straight up among its neighbours, and aside only above them."""
    way = start - egg
    place: Floats = egg + way * np.array((part**3, part**3, part))
    return place


def _times(start: float, end: float) -> Iterator[float]:
    first = int(np.ceil(start * RATE))
    yield from (number / RATE for number in range(first, int(np.ceil(end * RATE))))


def _smooth(part: float) -> float:
    """Hands start and stop softly: the way of least jerk from 0 to 1."""
    part = max(0.0, min(1.0, part))
    return part**3 * (10 - 15 * part + 6 * part * part)


class Tremor:
    """The shaking of a hand: a few slow and fast waves of random phase, by their size."""

    WAVES = ((0.7, 0.8), (1.9, 0.5), (6.5, 0.35), (9.5, 0.25))

    def __init__(self, size: float, rng: Random) -> None:
        self.size = size
        self._phases = [[rng.uniform(0, 2 * pi) for _ in self.WAVES] for _ in range(3)]

    def at(self, time: float) -> Floats:
        """By how much the hand is off at a time."""
        return np.array([self.size * self._wave(phases, time) for phases in self._phases])

    def _wave(self, phases: list[float], time: float) -> float:
        waves = zip(self.WAVES, phases)
        return sum(share * sin(2 * pi * speed * time + phase) for (speed, share), phase in waves)
