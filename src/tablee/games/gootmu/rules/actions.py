"""Every action as a number."""

from __future__ import annotations

from typing import Final

NO: Final = 0
DONE: Final = 1
PASS: Final = 2
ROLL: Final = 3
MONSTER: Final = 4
WAIT: Final = 5
CANCEL: Final = 6
BLANK: Final = 7
APPLY: Final = 8

STEP: Final = 10  # + direction
CROSS: Final = 14  # + direction
TOKEN_CROSS: Final = 18  # + direction
CALL: Final = 22  # + number - 1
NAME: Final = 28  # + number - 1: a POWER TOKEN instead of the die
TURN: Final = 34  # + slot * 2 + way
SPIN: Final = 74  # + slot * 2 + way: a POWER TOKEN's rotation
TILE: Final = 114  # + slot
PAWN: Final = 134  # + seat, + 8 for a second pawn
PUSH: Final = 150  # + 4 * pawn + direction
THING: Final = 214  # + thing
DROP: Final = 258  # + thing
SQUARE: Final = 302  # + square
ACTIONS: Final = 622

MOST_SEATS: Final = 8
FIRST_PIECE: Final = 20  # things below are markers, by the slot of their circle
THINGS: Final = 44
PIECES_EACH: Final = 3


def piece_of(seat: int, number: int) -> int:
    """The thing that is this piece of a seat's GOOTMU."""
    return FIRST_PIECE + PIECES_EACH * seat + number


def owner_of(thing: int) -> int:
    """Whose piece a thing is; -1 for a marker."""
    return (thing - FIRST_PIECE) // PIECES_EACH if thing >= FIRST_PIECE else -1
