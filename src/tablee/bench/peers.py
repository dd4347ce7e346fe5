"""Engines that we measure ourselves against; each is installed by the `bench` extra."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

from tablee.bench.measure import BATCH, Batch, Count, Player
from tablee.core.errors import OptionError

OPEN_SPIEL_GAMES = {"goofspiel": "goofspiel(num_cards=10,players=4)"}
"""What a short name stands for; any OpenSpiel game string can be given too."""


def find_peer(spec: str) -> Player:
    """The engine and game named by `open_spiel:goofspiel`."""
    engine, _, name = spec.partition(":")
    if engine != "open_spiel" or not name:
        raise OptionError(f"'{spec}' is not a peer; expected open_spiel: and a game of it")
    return open_spiel_player(name)


def open_spiel_player(name: str) -> Player:
    """Random play of an OpenSpiel game, from a Python loop and as its C++ rollouts."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        raise OptionError("open_spiel is not installed; 'make bench' installs it") from None
    try:
        game = pyspiel.load_game(OPEN_SPIEL_GAMES.get(name, name))
    except Exception as error:
        raise OptionError(f"open_spiel has no game '{name}'") from error
    rng = Random(1)
    return {
        "loop": lambda: _loop_batch(game, rng),
        "playouts": _rollout_batch(pyspiel, game),
    }


def _loop_batch(game: Any, rng: Random) -> Count:
    return sum(_loop_game(game.new_initial_state(), rng) for _ in range(BATCH)), BATCH


def _loop_game(state: Any, rng: Random) -> int:
    """The fastest loop we know for OpenSpiel: one joint action for all who choose at once."""
    random = rng.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        elif state.is_simultaneous_node():
            legals = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([legal[int(random() * len(legal))] for legal in legals])
            decisions += len(legals)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def _rollout_batch(pyspiel: Any, game: Any) -> Batch:
    """C++ rollouts, reached through a tree search of one simulation with many rollouts."""
    rollouts = 20 * BATCH
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    turn_based = pyspiel.convert_to_turn_based(game) if simultaneous else game
    decisions = _loop_batch(game, Random(2))[0] * rollouts // BATCH
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(turn_based, evaluator, 2.0, 1, 1000, False, 1, False)
    start = turn_based.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])

    def batch() -> Count:
        bot.step(start)
        return decisions, rollouts

    return batch
