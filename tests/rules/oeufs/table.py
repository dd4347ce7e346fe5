"""A table of eggs for rule tests: written lines are played, boards are set up and read as text."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.notation import SEATS, Word
from tablee.core.state import SPECTATOR, State

GAME = tablee.game("oeufs")
COLUMNS = "abcdefghij"

TWO = "BBBBBB/6/6/6/6/AAAAAA"
FOUR = "BB2CC/BB2CC/6/6/AA2DD/AA2DD"


# --- setting up


def new(seats: int, size: int = 6, turn_limit: int = 300) -> State:
    """A game whose first player is still to be drawn."""
    state: State = GAME.new(seats, {"size": str(size), "turn_limit": turn_limit})
    return state


def begun(seats: int, first: str = "A", size: int = 6, turn_limit: int = 300) -> State:
    """A game in which this seat was drawn to begin."""
    state = new(seats, size, turn_limit)
    state.settle(GAME.parse_outcome(state, Word(first)))
    return state


def at(position: str) -> State:
    """The game that stands so."""
    state: State = GAME.parse_position(Word(position))
    return state


def line(rows: str, turn: str = "A 5", *more: str, limit: int = 300) -> str:
    """The position with these rows, top to bottom; the board is as wide as there are rows."""
    head = f"oeufs {rows.count('/') + 1} {limit}"
    return " | ".join([head, rows, f"turn {turn}", *more])


def on(rows: str, turn: str = "A 5", *more: str, limit: int = 300) -> State:
    """The game on a board of these rows."""
    return at(line(rows, turn, *more, limit=limit))


def camps(size: int, seats: int) -> dict[str, list[str]]:
    """The squares of every camp (OE-03, OE-04)."""
    low, high = [1, 2], [size - 1, size]
    if seats == 2:
        middle = list(range(size // 2 - 2, size // 2 + 4))
        return {"A": _block(middle, [1]), "B": _block(middle, [size])}
    corners = {"A": (low, low), "B": (low, high), "C": (high, high), "D": (high, low)}
    return {letter: _block(*corner) for letter, corner in corners.items()}


def _block(columns: list[int], rows: list[int]) -> list[str]:
    return [f"{COLUMNS[column - 1]}{row}" for row in rows for column in columns]


def scene(eggs: str, turn: str = "A 5", seats: int = 2, empty: str = "") -> State:
    """A board of 10 × 10: these eggs, such as `d5:A e6:b`, and all others in their own camps."""
    placed = {word[:-2]: word[-1] for word in eggs.split()}
    for letter, camp in camps(10, seats).items():
        missing = {2: 6, 4: 4}[seats] - "".join(placed.values()).upper().count(letter)
        free = [square for square in camp if square not in [*placed, *empty.split()]]
        placed |= dict.fromkeys(free[:missing], letter)
    return on(rows_of(placed, 10), turn)


def rows_of(placed: dict[str, str], size: int) -> str:
    """The rows of a board on which these eggs stand."""
    return "/".join(_row(placed, row, size) for row in range(size, 0, -1))


def _row(placed: dict[str, str], row: int, size: int) -> str:
    text, empty = "", 0
    for column in COLUMNS[:size]:
        egg = placed.get(f"{column}{row}", "")
        text += (str(empty) if empty and egg else "") + egg
        empty = 0 if egg else empty + 1
    return text + (str(empty) if empty else "")


# --- playing


def play(state: State, steps: str) -> State:
    """The same game after steps such as `A:a1-b2 B:?c3`."""
    for step in steps.split():
        letter, _, action = step.partition(":")
        state.play(SEATS.index(letter), GAME.parse_action(state, Word(action)))
    return state


def refused(state: State, step: str) -> tablee.TableeError:
    """The error that this step raises; it changes nothing."""
    before = GAME.position_text(state)
    with pytest.raises((tablee.Refused, tablee.BadInput)) as caught:
        play(state, step)
    assert GAME.position_text(state) == before
    return caught.value


def clause(state: State, step: str) -> str:
    """The clause that refuses this step."""
    error = refused(state, step)
    assert isinstance(error, tablee.Refused)
    return error.clause


# --- what may be done


def texts(state: State) -> set[str]:
    """Everything that may be done now, as it is written."""
    return {GAME.action_text(state, code) for seat in state.pending() for code in state.legal(seat)}


def moves(state: State) -> set[str]:
    """Start and end of every possible move."""
    squares = [text.split("-") for text in texts(state) if "-" in text]
    return {f"{path[0]}-{path[-1]}" for path in squares}


def starts(state: State) -> set[str]:
    """The squares whose eggs can be moved now."""
    return {move.split("-")[0] for move in moves(state)}


def destinations(state: State, start: str) -> set[str]:
    """Where the egg on this square can go now."""
    ends = [move.split("-") for move in moves(state)]
    return {end for begin, end in ends if begin == start}


def looks(state: State) -> set[str]:
    """The squares whose eggs can be looked at now."""
    return {text[1:] for text in texts(state) if text.startswith("?")}


def words(state: State) -> set[str]:
    """What can be said now: `declare`, `end`."""
    return {text for text in texts(state) if text.isalpha()}


# --- how it stands


def parts(state: State) -> list[str]:
    """The parts of the position's line."""
    return [part.strip() for part in GAME.position_text(state).split("|")]


def rows(state: State) -> str:
    """The board."""
    return parts(state)[1]


def squares(text: str) -> dict[str, str]:
    """The eggs on these rows, by square."""
    found: dict[str, str] = {}
    lines = text.split("/")
    for number, row in zip(range(len(lines), 0, -1), lines):
        cells = "".join("." * int(part) if part.isdigit() else part for part in _runs(row))
        found |= {f"{COLUMNS[i]}{number}": egg for i, egg in enumerate(cells) if egg != "."}
    return found


def _runs(row: str) -> list[str]:
    """`2A10` as 2, A, 10."""
    spaced = "".join(char if char.isdigit() else f" {char} " for char in row)
    return spaced.split()


def egg(state: State, square: str) -> str:
    """The egg on a square; nothing if it is empty."""
    return squares(rows(state)).get(square, "")


def part(state: State, name: str) -> str:
    """What stands behind `turn`, `out` or `over`; nothing without that part."""
    found = [text.removeprefix(name).strip() for text in parts(state) if text.startswith(name)]
    return found[0] if found else ""


def turn(state: State) -> str:
    """Who acts in which turn, such as `A 5`."""
    return part(state, "turn")


def waits_for(state: State) -> str:
    """The letters of those who must decide."""
    return "".join(SEATS[seat] for seat in state.pending())


def winners(state: State) -> str:
    """The letters of those who won or share the draw; nothing during play."""
    result = state.result()
    return "".join(SEATS[seat] for seat in result.winners()) if result else ""


# --- what is seen


def seen(state: State, seat: str = "") -> Any:  # noqa: ANN401 - any JSON value
    """All that a seat, or a stranger, sees."""
    return msgspec.to_builtins(GAME.view(state, SEATS.index(seat) if seat else SPECTATOR))


def all_seen(state: State) -> list[Any]:
    """What a stranger and every seat see."""
    return [seen(state, seat) for seat in ["", *SEATS[: state.seats]]]


def looked(state: State, seat: str) -> Any:  # noqa: ANN401 - any JSON value
    """What this seat's look shows it now."""
    return seen(state, seat)["you"]["look"]
