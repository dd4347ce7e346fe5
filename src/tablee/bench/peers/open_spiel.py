"""Random play of OpenSpiel's games."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.bench.measure import BATCH, Batch, Count, Player
from tablee.bench.peers.load import load
from tablee.core.errors import OptionError

SHORT_NAMES = {
    "goofspiel": "goofspiel(num_cards=10,players=4)",
    "breakthrough": "breakthrough(rows=6,columns=6)",
    "quoridor": "quoridor(board_size=5)",
}
"""What a short name stands for; any OpenSpiel game string can be given too."""


def player(name: str) -> Player:
    """A game from a Python loop, and as C++ rollouts."""
    pyspiel = load("open_spiel", "pyspiel")
    try:
        game = pyspiel.load_game(SHORT_NAMES.get(name, name))
    except Exception as error:
        raise OptionError(f"open_spiel has no game '{name}'") from error
    rng = Random(1)
    return {
        "loop": lambda: _loop_batch(game, rng),
        "playouts": lambda: _rollouts(pyspiel, game),
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


_rollout_batches: dict[str, Batch] = {}


def _rollouts(pyspiel: Any, game: Any) -> Count:
    key = str(game)
    if key not in _rollout_batches:
        _rollout_batches[key] = _rollout_batch(pyspiel, game)
    return _rollout_batches[key]()


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
