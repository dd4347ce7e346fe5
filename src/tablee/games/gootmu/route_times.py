"""How long it takes to find the routes of a move, in random games and for rolls of 36."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.legal_times import SEATS, SIX, settle
from tablee.games.gootmu.rules.actions import ROLL
from tablee.games.gootmu.rules.state import GootmuState

ROLLS_OF_36 = 0.1
"""The share of turns in which a roll of 36 is searched: that takes long."""


@dataclass(frozen=True)
class RouteTimes:
    """Milliseconds of processor time until all routes of a move are known, shortest first."""

    quick: list[float]
    """Of short moves, whose searches share a thread."""
    long: list[float]
    """Of long moves, which have a thread of their own, so that short ones do not wait."""


def measure(games: int, seed: int = 1) -> Iterator[RouteTimes]:
    """Play random games; after each the times so far, so that progress can be shown."""
    quick: list[float] = []
    long: list[float] = []
    for number in range(games):
        rng = Random(f"{seed}-{number}")
        for state in _walks(GAME.new(SEATS[number % len(SEATS)]), rng):
            took, takes_long = _search(state)
            (long if takes_long else quick).append(took)
        yield RouteTimes(sorted(quick), sorted(long))


def _walks(state: GootmuState, rng: Random) -> Iterator[GootmuState]:
    """Every state of a random game in which somebody walks, and some rolls of 36."""
    settle(state, rng)
    while state.pending():
        seat, word = state.first_pending(), state.stack[-1].word()
        if word == "walk":
            yield state
        elif word == "turn" and rng.random() < ROLLS_OF_36:
            yield _roll_of_36(state)
        state.play(seat, rng.choice(state.legal(seat)))
        settle(state, rng)


def _roll_of_36(state: GootmuState) -> GootmuState:
    twin: GootmuState = state.copy()
    me = twin.pawns[twin.turn_of]
    me.squared, me.add, me.double, me.three, me.random, me.plus, me.less = 1, 0, 0, 0, 0, 0, 0
    twin.play(twin.first_pending(), ROLL)
    if twin.chance() is not None:
        twin.settle(SIX)
    return twin


def _search(state: GootmuState) -> tuple[float, bool]:
    """Milliseconds, and whether this is a long move."""
    if not state.pending():
        return 0.0, False
    view = GAME.view(state, state.first_pending())
    start = time.thread_time()
    GAME.routes(view)
    return 1000 * (time.thread_time() - start), GAME.takes_long(view)
