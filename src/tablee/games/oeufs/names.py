"""How squares, symbols and actions of Les œufs sont faits are written."""

from __future__ import annotations

import re
from functools import cache

from tablee.core.notation import Word
from tablee.games.oeufs.rules.actions import (
    DECLARE,
    END,
    ROW,
    end_of,
    look_at,
    move_of,
    start_of,
)
from tablee.games.oeufs.rules.field import OFF, Field
from tablee.games.oeufs.rules.path import is_chain
from tablee.games.oeufs.rules.state import OeufsState

COLUMNS = "abcdefghij"
SYMBOLS = "●▲◆✱"
_SQUARE = re.compile(r"([a-j])([1-9]|10)")
_SAYINGS = {"declare": DECLARE, "end": END}


@cache
def square_name(square: int) -> str:
    """A square as on a chessboard: column, then row from the bottom."""
    return f"{COLUMNS[square % ROW]}{square // ROW + 1}"


def place_name(field: Field, place: int) -> str:
    """The name of a place of this board."""
    return square_name(field.squares[place])


def symbols_of(seats: int) -> str:
    """The symbol of each seat: two players use the last two (OE-01)."""
    return SYMBOLS[-seats:]


def parse_place(field: Field, word: Word) -> int:
    """The place that is written so, if it is on this board."""
    found = _SQUARE.fullmatch(word.text.lower())
    square = (int(found[2]) - 1) * ROW + COLUMNS.index(found[1]) if found else OFF
    if square == OFF or field.places[square] == OFF:
        last = f"{COLUMNS[field.size - 1]}{field.size}"
        raise word.error(f"expected a square from a1 to {last}, not '{word.text}'")
    return field.places[square]


def action_text(state: OeufsState, action: int) -> str:
    """An action as people write it; a move with as few squares as can be."""
    if action in (DECLARE, END):
        return "declare" if action == DECLARE else "end"
    start, end = start_of(action), end_of(action)
    if start == end:
        return f"?{square_name(start)}"
    field = state.field
    path = state.board.path(field.places[start], field.places[end])
    return "-".join(place_name(field, place) for place in path)


def parse_action(state: OeufsState, word: Word) -> int:
    """The action that is written so: any right path of a move will do, or start and end alone."""
    text = word.text.lower()
    if text in _SAYINGS:
        return _SAYINGS[text]
    field = state.field
    if text.startswith("?"):
        return look_at(field.squares[parse_place(field, word.after(1))])
    if "-" not in text:
        raise word.error(f"expected a move (a1-b2), a look (?a1), declare or end, not '{text}'")
    path = [parse_place(field, part) for part in word.split("-")]
    _check_path(state, path, word)
    return move_of(field.squares[path[0]], field.squares[path[-1]])


def _check_path(state: OeufsState, path: list[int], word: Word) -> None:
    """Refuse a wrong way to a right end; a wrong end is left for the rules to refuse."""
    start, end = path[0], path[-1]
    if start == end:
        raise word.error("a move ends on another square than it starts from")
    board = state.board
    if len(path) > 2 and board.reaches(start, end):
        board.jumps.arrange(board.free)
        if not is_chain(board.jumps, path, board.stops(start)):
            raise word.error(f"'{word.text}' is not a chain of jumps")
