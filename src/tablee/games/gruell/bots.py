"""Players made for Grüll."""

from __future__ import annotations

from random import Random

from tablee.core.bot import Bot
from tablee.core.playout import playout
from tablee.games.gruell.imagine import imagine
from tablee.games.gruell.rules.state import GruellState
from tablee.games.gruell.view import GruellView

TRIES = 120  # imagined games an action when the budget does not say


class Greedy(Bot):
    """Takes what wins most often if everybody plays on at random, itself included."""

    def choose(self, view: GruellView, legal: list[int], budget: int, rng: Random) -> int:
        """The action that wins the most imagined games."""
        totals = dict.fromkeys(legal, 0.0)
        for _ in range(budget or TRIES):
            state = imagine(view, rng)
            for action in legal:
                totals[action] += _worth(state, view.seat or 0, action, rng)
        return max(legal, key=totals.__getitem__)


def _worth(start: GruellState, seat: int, action: int, rng: Random) -> float:
    state = start.copy()
    state.play(seat, action)
    playout(state, rng)
    return _win(state.scores(), seat)


def _win(scores: list[int], seat: int) -> float:
    """One for a win, a part of it for a shared one, and a little for every point."""
    best = max(scores)
    shared = scores.count(best)
    return (1.0 / shared if scores[seat] == best else 0.0) + scores[seat] / 1000
