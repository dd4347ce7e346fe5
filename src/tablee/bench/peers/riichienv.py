"""Random play of RiichiEnv, mahjong in Rust."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.bench.measure import Count, Player
from tablee.bench.peers.load import load
from tablee.core.errors import OptionError


def player(name: str) -> Player:
    """One round of mahjong for four from a Python loop, its log switched off."""
    if name != "mahjong":
        raise OptionError("riichienv has one game: riichienv:mahjong")
    env = load("riichienv", "riichienv").RiichiEnv(skip_mjai_logging=True, seed=1)
    rng = Random(1)
    return {"loop": lambda: _loop_game(env, rng)}


def _loop_game(env: Any, rng: Random) -> Count:
    decisions = 0
    random = rng.random
    waiting = env.reset(seed=rng.getrandbits(31))
    while not env.done():
        chosen = {}
        for seat, seen in waiting.items():
            legal = seen.legal_actions()
            chosen[seat] = legal[int(random() * len(legal))]
        decisions += len(chosen)
        waiting = env.step(chosen)
    return decisions, 1
