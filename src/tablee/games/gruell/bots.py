"""Players made for Grüll."""

from __future__ import annotations

from random import Random
from typing import cast

from tablee.core.view import View
from tablee.games.gruell.imagine import imagine
from tablee.games.gruell.rules.state import CHOOSING, OVER, GruellState
from tablee.games.gruell.view import GruellView

TRIES = 24  # imagined tricks a card when the budget does not say


class Greedy:
    """Plays whatever brings the best trick on average, the others choosing at random."""

    def choose(self, view: View, legal: list[int], budget: int, rng: Random) -> int:
        """The action with the best lead after this trick, over imagined tricks."""
        seen = cast("GruellView", view)
        tries = budget or TRIES
        totals = dict.fromkeys(legal, 0.0)
        for _ in range(tries):
            state = imagine(seen, rng)
            for action in legal:
                totals[action] += _lead_after(state, seen.seat or 0, action, rng)
        return max(legal, key=totals.__getitem__)


def _lead_after(start: GruellState, seat: int, action: int, rng: Random) -> float:
    state = start.copy()
    trick = state.trick
    state.play(seat, action)
    while state.trick == trick and state.phase != OVER:
        _play_on(state, rng)
    return _lead(state, seat)


def _play_on(state: GruellState, rng: Random) -> None:
    """Others choose cards at random, but capture as well as they can."""
    seat = state.first_pending()
    legal = state.legal(seat)
    if state.phase == CHOOSING:
        state.play(seat, rng.choice(legal))
    else:
        state.play(seat, max(legal, key=lambda action: _own_gain(state, seat, action)))


def _own_gain(start: GruellState, seat: int, action: int) -> float:
    state = start.copy()
    state.play(seat, action)
    return _lead(state, seat)


def _lead(state: GruellState, seat: int) -> float:
    """How far ahead of the others' mean score this seat is."""
    scores = state.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (state.seats - 1)
