"""From a view back to a state: nothing is hidden, so that they are the same."""

from __future__ import annotations

from random import Random

from tablee.core.notation import Word
from tablee.games.gootmu.position import parse_position
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.view import GootmuView


def imagine(view: GootmuView, rng: Random) -> GootmuState:
    """The state with this view; faces are drawn when they are turned up."""
    return parse_position(Word(view.position))
