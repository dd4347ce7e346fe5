"""The actions of Les œufs sont faits as numbers, the same on boards of every size.

A square is 10 × row + column, counted from the bottom left corner. A move is the square it starts
from and the square it ends on: what lies between changes nothing, since a turned egg turns no more
and a visible egg stops where it is turned (OE-10). A look is a move that goes nowhere.
"""

from __future__ import annotations

from typing import Final

ROW: Final = 10
SQUARES: Final = ROW * ROW

DECLARE: Final = 0
END: Final = 1
FIRST_MOVE: Final = 2
ACTIONS: Final = FIRST_MOVE + SQUARES * SQUARES

# Why no egg may go a way that somebody wrote, though one may go from its start to its end.
LANDS_TWICE: Final = 0
NOT_A_JUMP: Final = 1
THROUGH_CAMP: Final = 2
FAULTS: Final = 3


def move_of(start: int, end: int) -> int:
    """The action that brings the egg on `start` to `end`."""
    return FIRST_MOVE + start * SQUARES + end


def look_at(square: int) -> int:
    """The action that looks at the turned egg on `square`."""
    return move_of(square, square)


def wrong_way(start: int, fault: int) -> int:
    """A number behind all actions for a way from `start`, so that the rules refuse it in turn."""
    return ACTIONS + fault * SQUARES + start


def start_of(action: int) -> int:
    """The square that a move or look begins at."""
    return (action - FIRST_MOVE) // SQUARES


def end_of(action: int) -> int:
    """The square that a move ends on."""
    return (action - FIRST_MOVE) % SQUARES
