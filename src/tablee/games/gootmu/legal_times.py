"""How long it takes until it is known what may be done, in random games and for rolls of 36."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tablee.core.chance import RandomSource
from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.rules.actions import ROLL
from tablee.games.gootmu.rules.state import GootmuState

SIX = (6,)
SEATS = (2, 3, 4, 6, 8)


@dataclass(frozen=True)
class Times:
    """Milliseconds until the next question is put with all its answers, shortest first."""

    ordinary: list[float]
    squared: list[float]
    """A 6 with SQUARE NEXT ROLL, tried at every turn of the same games."""
    cut: int
    """Searches for a path that ran out of their budget."""


def percentile(times: list[float], share: float) -> float:
    """The time that this share of all times does not exceed."""
    return times[min(len(times) - 1, int(share * len(times)))]


def measure(games: int, seed: int = 1) -> Iterator[Times]:
    """Play random games; after each the times so far, so that progress can be shown."""
    ordinary: list[float] = []
    squared: list[float] = []
    cut = 0
    for number in range(games):
        rng = Random(f"{seed}-{number}")
        state = GAME.new(SEATS[number % len(SEATS)])
        settle(state, rng)
        while state.pending():
            if state.stack[-1].word() == "turn":
                took, ran_out = _roll_of_36(state)
                squared.append(took)
                cut += ran_out
            ordinary.append(_decide(state, rng))
        cut += state.cuts
        yield Times(sorted(ordinary), sorted(squared), cut)


def settle(state: GootmuState, rng: Random) -> None:
    """Let chance fall as often as it has to."""
    while (chance := state.chance()) is not None:
        state.settle(chance.sample(RandomSource(rng)))


def _decide(state: GootmuState, rng: Random) -> float:
    seat = state.first_pending()
    action = rng.choice(state.legal(seat))
    start = time.perf_counter()
    state.play(seat, action)
    settle(state, rng)
    state.legal(state.first_pending())
    return 1000 * (time.perf_counter() - start)


def _roll_of_36(state: GootmuState) -> tuple[float, int]:
    """Milliseconds, and how many searches ran out."""
    twin = state.copy()
    me = twin.pawns[twin.turn_of]
    me.squared, me.add, me.double, me.three, me.random, me.plus, me.less = 1, 0, 0, 0, 0, 0, 0
    twin.play(twin.first_pending(), ROLL)
    if twin.chance() is None:
        return 0.0, 0
    start = time.perf_counter()
    twin.settle(SIX)
    twin.legal(twin.first_pending())
    return 1000 * (time.perf_counter() - start), twin.cuts
