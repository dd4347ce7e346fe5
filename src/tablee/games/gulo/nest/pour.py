"""Pouring (GU-03, GU-19): eggs fall around a held pole, the hold fades, and the nest grows old."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from math import cos, hypot, pi, radians, sin
from random import Random

import numpy as np

from tablee.games.gulo.nest.errors import Broken
from tablee.games.gulo.nest.film import PourFilm
from tablee.games.gulo.nest.model import STEP, WALL
from tablee.games.gulo.nest.simulator import Nest

POURING = 1.0
FADING = 0.6
AGEING = 8.0
WATCHED = 2.0
"""The last seconds of ageing, in which the pole must not creep."""
CREEP = 0.06
"""Degrees that the pole may lean more or less while watched."""
UNTOUCHED = 30
"""Seconds that a copy of the nest is left alone: what would fall by itself is not offered."""
MAX_LEAN = 40.0
GLANCES = 5
"""How often a second a nest is looked at while it ages: most that fall do so at once."""

START_LEAN = 25.0
FOOT = 0.008
GRIP = 5000.0
"""How much thicker the air is for a held pole: it stands as if in honey."""
SLOW_FALL = 8.0
FUNNEL = 0.030
"""Falling eggs are drawn inward from this radius on."""


def pour(seed: int) -> Nest:
    """All eggs and the pole, poured and aged; tries follow the seed until one lies still."""
    return filmed(seed)[0]


def filmed(seed: int) -> tuple[Nest, bytes]:
    """The same with a film of how it was poured."""
    for attempt in count():
        film = PourFilm()
        nest = attempted(Random(f"{seed}:{attempt}"), film.see)
        if nest is not None:
            nest.data.time = 0.0
            if lies_still(Nest.restored(nest.snapshot()), UNTOUCHED):
                return nest, film.done()
    raise AssertionError("count never ends")


def _unseen(nest: Nest) -> None:
    """Nobody looks on."""


def lies_still(nest: Nest, seconds: int) -> bool:
    """Whether a nest that nobody touches keeps pole and eggs off the table, with no sleep."""
    return fell_after(nest, seconds) is None


def fell_after(nest: Nest, seconds: int) -> float | None:
    """The seconds after which pole or eggs of a nest that nobody touches lie on the table.

    Slow creep can end in a fall that no look at the present foretells; but the same bits fall the
    same way, so a copy tells.
    """
    for quarter in range(1, 4 * seconds + 1):
        nest.step(round(1 / STEP / 4))
        if nest.on_table():
            return quarter / 4
    return None


def attempted(rng: Random, see: Callable[[Nest], None] = _unseen) -> Nest | None:
    """One try; None if the nest would not lie still with its pole up. `see` is called before each
    step in which something can be seen to move.
    """
    nest = Nest()
    try:
        _scatter(nest, rng)
        _stick_pole(nest, rng)
        _fall(nest, see)
        _fade(nest, see)
        return nest if _aged(nest, see) else None
    except Broken:
        return None


def _scatter(nest: Nest, rng: Random) -> None:
    order = list(nest.eggs)
    rng.shuffle(order)
    for layer, egg in enumerate(order):
        turn, radius = rng.uniform(0, 2 * pi), rng.uniform(0.012, 0.030)
        place = (radius * cos(turn), radius * sin(turn), 0.030 + 0.010 * layer)
        nest.data.qpos[nest.place(nest.body(egg))] = (*place, *_any_turn(rng))


def _any_turn(rng: Random) -> tuple[float, ...]:
    parts = [rng.gauss(0, 1) for _ in range(4)]
    size = hypot(*parts)
    return tuple(part / size for part in parts)


def _stick_pole(nest: Nest, rng: Random) -> None:
    half, turn = radians(rng.uniform(0, START_LEAN)) / 2, rng.uniform(0, 2 * pi)
    foot = (-FOOT * cos(turn), -FOOT * sin(turn), WALL + 0.0012)
    lean = (cos(half), -sin(half) * sin(turn), sin(half) * cos(turn), 0.0)
    nest.data.qpos[nest.place(nest.pole)] = (*foot, *lean)


def _fall(nest: Nest, see: Callable[[Nest], None]) -> None:
    """Let the eggs sink slowly and drift inward, while the pole stands."""
    drag = nest.model.dof_damping.copy()
    pole = nest.motion(nest.pole)
    nest.model.dof_damping[: pole.start] *= SLOW_FALL
    nest.model.dof_damping[pole] *= GRIP
    for _ in range(round(POURING / STEP)):
        see(nest)
        _funnel(nest)
        nest.step()
    nest.data.xfrc_applied[:] = 0
    nest.model.dof_damping[: pole.start] = drag[: pole.start]


def _funnel(nest: Nest) -> None:
    eggs = slice(1, 1 + len(nest.eggs))
    places = nest.data.xpos[eggs, :2]
    radii = np.maximum(np.hypot(places[:, 0], places[:, 1]), 1e-6)
    weights = 9.81 * nest.model.body_mass[eggs]
    pull = 100 * weights * np.maximum(0, radii - FUNNEL)
    nest.data.xfrc_applied[eggs, :2] = -(pull / radii)[:, None] * places


def _fade(nest: Nest, see: Callable[[Nest], None]) -> None:
    """Let go of the pole, gently."""
    steps = round(FADING / STEP)
    pole = nest.motion(nest.pole)
    drag = nest.model.dof_damping[pole] / GRIP
    for number in range(1, steps + 1):
        see(nest)
        nest.model.dof_damping[pole] = drag * GRIP ** (1 - number / steps)
        nest.step()


def _aged(nest: Nest, see: Callable[[Nest], None] = _unseen) -> bool:
    """Whether the nest comes to lie still by itself, as it will between steals."""
    for glance in range(round(GLANCES * (AGEING - WATCHED))):
        if nest.lean() > MAX_LEAN or nest.on_table():
            return False
        _glance(nest, see if glance < GLANCES else _unseen)
    before = nest.lean()
    nest.step(round(WATCHED / STEP))
    return abs(nest.lean() - before) < CREEP and nest.lean() <= MAX_LEAN and not nest.on_table()


def _glance(nest: Nest, see: Callable[[Nest], None]) -> None:
    """A part of a second; step by step the same as at once."""
    for _ in range(round(1 / STEP / GLANCES)):
        see(nest)
        nest.step()
