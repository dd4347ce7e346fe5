"""Playing random moves to the end without leaving compiled code."""

from __future__ import annotations

from random import Random

from tablee.core.chance import RandomSource
from tablee.core.state import State


def playout(state: State, rng: Random) -> int:
    """Play `state` to its end at random; how many decisions that took."""
    source = RandomSource(rng)
    decisions = 0
    while True:
        seat = state.first_pending()
        if seat >= 0:
            state.play(seat, state.random_action(seat, source))
            decisions += 1
        else:
            chance = state.chance()
            if chance is None:
                return decisions
            state.settle(chance.sample(source))


def playouts(start: State, games: int, rng: Random) -> int:
    """Play `games` random games from `start`, which stays as it is; the decisions made."""
    decisions = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng)
    return decisions
