"""What the actions of G.O.O.T.M.U. are about: squares, tiles, pawns and things by their names.

`t5` is a tile or a square, `m3` a marker or a square: a page must not guess that from notation.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.meaning import Meaning, Target
from tablee.games.gootmu.names import (
    DIRECTIONS,
    WAYS,
    code_text,
    name_square,
    pawn_name,
    slot_name,
    thing_name,
)
from tablee.games.gootmu.rules import actions as act
from tablee.games.gootmu.rules.arrival import pawn_of
from tablee.games.gootmu.rules.maze import NOWHERE
from tablee.games.gootmu.rules.state import GootmuState

THROWN_FAR = 4


def meaning(state: GootmuState, action: int) -> Meaning:
    """What an action that is legal now is about."""
    if action < act.STEP:
        return Meaning(code_text(state.maze.width, action))
    base, kind, target = next(row for row in _KINDS if action >= row[0])
    return Meaning(kind, target(state, action - base))


def _step(state: GootmuState, direction: int) -> Target:
    """Where a direction leads: a step of the piece that is asked for, or a thing's way."""
    frame = state.stack[-1]
    start, far = state.pawns[frame.pawn].square, 1
    if frame.word() == "movewhere":
        start = state.where[frame.number]
    elif frame.word() == "dropwhere":
        far = THROWN_FAR
    elif frame.word() == "direction":
        far = frame.number
    return _way(state, start, direction, far)


def _cross(state: GootmuState, direction: int) -> Target:
    return _way(state, state.pawns[state.stack[-1].pawn].square, direction, 1)


def _way(state: GootmuState, square: int, direction: int, far: int) -> dict[str, str | int]:
    for _ in range(far):
        square = state.maze.beside[4 * square + direction]
    return {"direction": DIRECTIONS[direction], "square": name_square(state, square)}


def _push(state: GootmuState, pushed: int) -> Target:
    pawn, direction = pawn_of(state, pushed // 4), pushed % 4
    way = _way(state, state.pawns[pawn].square, direction, 1)
    return {"pawn": pawn_name(state, pawn), **way}


def _pawn(state: GootmuState, code: int) -> Target:
    pawn = pawn_of(state, code)
    return _standing({"pawn": pawn_name(state, pawn)}, state, state.pawns[pawn].square)


def _thing(state: GootmuState, thing: int) -> Target:
    return _standing({"thing": thing_name(thing)}, state, state.where[thing])


def _standing(named: dict[str, str | int], state: GootmuState, place: int) -> Target:
    """With the square, for what is on the board."""
    return named if place <= NOWHERE else {**named, "square": name_square(state, place)}


def _rotation(state: GootmuState, rotation: int) -> Target:
    return {"tile": slot_name(rotation // 2), "way": WAYS[rotation % 2]}


def _number(state: GootmuState, number: int) -> Target:
    return {"number": number + 1}


_KINDS: list[tuple[int, str, Callable[[GootmuState, int], Target]]] = [
    (act.SQUARE, "square", lambda state, n: {"square": name_square(state, n)}),
    (act.DROP, "drop", _thing),
    (act.THING, "thing", _thing),
    (act.PUSH, "push", _push),
    (act.PAWN, "pawn", _pawn),
    (act.TILE, "tile", lambda _, n: {"tile": slot_name(n)}),
    (act.SPIN, "spin", _rotation),
    (act.TURN, "turn", _rotation),
    (act.NAME, "token", _number),
    (act.CALL, "call", _number),
    (act.TOKEN_CROSS, "token-cross", _cross),
    (act.CROSS, "cross", _cross),
    (act.STEP, "step", _step),
]
"""The kinds of the numbered actions, from the highest codes down."""
