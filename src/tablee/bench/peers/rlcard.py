"""Random play of RLCard's games."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.bench.measure import Count, Player
from tablee.bench.peers.load import load
from tablee.core.errors import OptionError


def player(name: str) -> Player:
    """A game from a Python loop, as RLCard's own documentation plays it."""
    rlcard = load("rlcard", "rlcard")
    try:
        env = rlcard.make(name)
    except Exception as error:
        raise OptionError(f"rlcard has no game '{name}'") from error
    rng = Random(1)
    return {"loop": lambda: _loop_game(env, rng)}


def _loop_game(env: Any, rng: Random) -> Count:
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions, 1
