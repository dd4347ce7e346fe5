"""How fast games are played, measured side by side on one core, in CPU time."""

from __future__ import annotations

import importlib
import importlib.util
import os
import time
from collections.abc import Callable, Mapping
from random import Random
from statistics import median

import msgspec

from tablee.core.chance import RandomSource
from tablee.core.game import AnyGame
from tablee.core.playout import playouts
from tablee.core.state import State

ROUNDS = 5
BATCH = 20


class Rate(msgspec.Struct, frozen=True):
    """Decisions and whole games per second of CPU time."""

    decisions: float
    games: float


Count = tuple[int, int]
"""Decisions and games done."""

Batch = Callable[[], Count]
"""A piece of work that is repeated until the time is up."""

Player = Mapping[str, Batch]
"""What can be measured of an engine: its batches by the name of the measure."""


def rate(batch: Batch, seconds: float) -> Rate:
    """Repeat a batch for some seconds of CPU time, which other processes cannot take away."""
    decisions = games = 0
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        done = batch()
        decisions += done[0]
        games += done[1]
    return Rate(decisions / passed, games / passed)


def our_player(game: AnyGame, seats: int, options: Mapping[str, object]) -> Player:
    """The ways in which we play a game at random."""
    start = game.new(seats, options)
    rng = Random(1)
    return {
        "loop": lambda: loop_batch(start, rng),
        "playouts": lambda: (playouts(start, BATCH, rng), BATCH),
        **_own_measures(game),
    }


def _own_measures(game: AnyGame) -> Player:
    """What a game's own `bench` module measures, if it has one."""
    module = type(game).__module__.rpartition(".")[0] + ".bench"
    if importlib.util.find_spec(module) is None:
        return {}
    measures: Player = importlib.import_module(module).measures()
    return measures


def loop_batch(start: State, rng: Random) -> Count:
    """Games from a Python loop: ask who acts, list legal actions, play one."""
    return sum(_loop_game(start.copy(), rng) for _ in range(BATCH)), BATCH


def _loop_game(state: State, rng: Random) -> int:
    random = rng.random
    decisions = 0
    while True:
        while seats := state.pending():
            seat = seats[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(random() * len(legal))])
            decisions += 1
        chance = state.chance()
        if chance is None:
            return decisions
        state.settle(chance.sample(RandomSource(rng)))


class Comparison(msgspec.Struct, frozen=True):
    """One measure of ours beside a peer's, the medians of several rounds."""

    measure: str
    ours: Rate
    peer: Rate | None = None
    ratio: float | None = None
    """How many times the peer's decisions a second we reach."""


def compare(measure: str, ours: Player, peer: Player | None, seconds: float) -> Comparison:
    """Measure in turn, round by round, so that noise of the machine meets both alike."""
    mine: list[Rate] = []
    theirs: list[Rate] = []
    for _ in range(ROUNDS):
        mine.append(rate(ours[measure], seconds / ROUNDS))
        if peer is not None:
            theirs.append(rate(peer[measure], seconds / ROUNDS))
    if not theirs:
        return Comparison(measure, _median(mine))
    ratio = median(our.decisions / its.decisions for our, its in zip(mine, theirs))
    return Comparison(measure, _median(mine), _median(theirs), ratio)


def _median(rates: list[Rate]) -> Rate:
    return Rate(median(rate.decisions for rate in rates), median(rate.games for rate in rates))


def compare_all(ours: Player, peer: Player | None, seconds: float) -> list[Comparison]:
    """Every measure that we have and, if there is a peer, the peer has too."""
    measures = [measure for measure in ours if peer is None or measure in peer]
    return [compare(measure, ours, peer, seconds) for measure in measures]


def use_one_core() -> None:
    """Stay on one core, so that both sides have the same."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
