"""How squares, symbols and actions of Les œufs sont faits are written."""

from __future__ import annotations

import re
from functools import cache

from tablee.core.meaning import Meaning
from tablee.core.notation import Word
from tablee.games.oeufs.rules.actions import (
    DECLARE,
    END,
    ROW,
    end_of,
    look_at,
    move_of,
    start_of,
    wrong_way,
)
from tablee.games.oeufs.rules.field import OFF, Field
from tablee.games.oeufs.rules.path import NO_FAULT, fault_in
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
    square = _square(found) if found else OFF
    if square == OFF or field.places[square] == OFF:
        last = f"{COLUMNS[field.size - 1]}{field.size}"
        raise word.error("oeufs:not-a-square", last=last, text=word.text)
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


def meaning(action: int) -> Meaning:
    """What an action is about: a move with its start and end, a look at a square, or nothing."""
    if action in (DECLARE, END):
        return Meaning("declare" if action == DECLARE else "end")
    start, end = square_name(start_of(action)), square_name(end_of(action))
    return (
        Meaning("look", {"square": start})
        if start == end
        else Meaning("move", {"start": start, "end": end})
    )


def parse_action(state: OeufsState, word: Word) -> int:
    """The action that is written so: any right path of a move will do, or start and end alone.

    Whatever is an action in some position is one here; the rules refuse what is wrong with it.
    """
    text = word.text.lower()
    if text in _SAYINGS:
        return _SAYINGS[text]
    if text.startswith("?") and len(text) > 1:
        return look_at(_parse_square(word.after(1)))
    parts = list(word.split("-"))
    if len(parts) == 1 or not all(part.text for part in parts):
        raise word.error("oeufs:not-an-action", text=text)
    return _parse_move(state, [_parse_square(part) for part in parts])


def _parse_square(word: Word) -> int:
    """The square that is written so, on a board of any size."""
    found = _SQUARE.fullmatch(word.text.lower())
    if not found:
        raise word.error("oeufs:not-any-square", text=word.text)
    return _square(found)


def _square(found: re.Match[str]) -> int:
    return (int(found[2]) - 1) * ROW + COLUMNS.index(found[1])


def _parse_move(state: OeufsState, squares: list[int]) -> int:
    """The move along these squares, or what the rules refuse instead of it."""
    places = [state.field.places[square] for square in squares]
    if OFF in places:
        off = squares[places.index(OFF)]
        return move_of(off, off)
    if len(places) == 2 and places[0] != places[1]:
        return move_of(*squares)
    board = state.board
    fault = fault_in(board.jumps(), places, board.stops(places[0]))
    return move_of(squares[0], squares[-1]) if fault == NO_FAULT else wrong_way(squares[0], fault)
