"""How squares, tiles, pawns, things and actions of G.O.O.T.M.U. are written."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from tablee.core.notation import SEATS, Word, seat_letter
from tablee.games.gootmu.rules import actions as act
from tablee.games.gootmu.rules.actions import FIRST_PIECE, PIECES_EACH, owner_of, piece_of
from tablee.games.gootmu.rules.arrival import pawn_code
from tablee.games.gootmu.rules.labels import NAMES, has_number
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.table import Table
from tablee.games.gootmu.rules.tiles import SIDE

COLUMNS = "abcdefghijklmnopqrst"
DIRECTIONS = "nesw"
WAYS = ("right", "left")
QUARTERS = ("", "r", "u", "l")
MONSTER_NAME = "M"

MARKERS = (
    "key",
    "boat",
    "board",
    "oil",
    "bucket",
    "pickaxe",
    "token",
    "cancel",
    "wall",
    "door",
    "fire",
    "cave-in",
    "magnet",
)
"""The kinds of markers in notation, in the order of the rules."""

UNKNOWN = "?"
PIECE = "gootmu"


# --- names


@cache
def square_name(width: int, square: int) -> str:
    """Column from the left, row from the top: c5."""
    return f"{COLUMNS[square % width]}{square // width + 1}"


def name_square(table: Table, square: int) -> str:
    """The name of a square of this board."""
    return square_name(table.maze.width, square)


def slot_name(slot: int) -> str:
    """Tiles are counted in reading order: t5."""
    return f"t{slot + 1}"


def pawn_name(table: Table, pawn: int) -> str:
    """A, the second pawn A+, the monster M."""
    if pawn == table.monster:
        return MONSTER_NAME
    return seat_letter(pawn % table.seats) + ("+" if pawn >= table.seats else "")


def thing_name(thing: int) -> str:
    """A marker m3, a piece A2."""
    if thing < FIRST_PIECE:
        return f"m{thing + 1}"
    return f"{seat_letter(owner_of(thing))}{(thing - FIRST_PIECE) % PIECES_EACH + 1}"


def kind_name(kind: int) -> str:
    """A marker's kind; a piece has none."""
    return MARKERS[kind] if kind >= 0 else UNKNOWN


def label_name(label: int, number: int) -> str:
    """What is printed, with the square's own number."""
    return re.sub(r"\bN\b", str(number), NAMES[label]) if has_number(label) else NAMES[label]


def slug(printed: str) -> str:
    """The key of a printed name in the texts."""
    return re.sub(r"[^a-z0-9]+", "-", printed.lower()).strip("-")


# --- reading names


def parse_square(table: Table, word: Word) -> int:
    """The square that is written so, if it is on this board."""
    width, height = table.maze.width, table.maze.rows * SIDE
    found = re.fullmatch(r"([a-t])([1-9][0-9]?)", word.text.lower())
    column = COLUMNS.index(found[1]) if found else width
    row = int(found[2]) - 1 if found else 0
    if column >= width or row >= height:
        last = f"{COLUMNS[width - 1]}{height}"
        raise word.error("gootmu:not-a-square", last=last, text=word.text)
    return row * width + column


def parse_slot(table: Table, word: Word) -> int:
    """The tile that is written so."""
    slots = len(table.maze.tiles)
    found = re.fullmatch(r"t([1-9][0-9]?)", word.text.lower())
    if not found or int(found[1]) > slots:
        raise word.error("gootmu:not-a-slot", slots=str(slots), text=word.text)
    return int(found[1]) - 1


def parse_pawn(table: Table, word: Word) -> int:
    """The pawn that is written so; M is the monster."""
    if word.text.upper() == MONSTER_NAME:
        return table.monster
    second = word.text.endswith("+")
    letter = Word(word.text.removesuffix("+").upper(), word.place)
    return letter.seat(table.seats) + (table.seats if second else 0)


def parse_thing(table: Table, word: Word) -> int:
    """The marker or piece that is written so."""
    marker = re.fullmatch(r"m([1-9][0-9]?)", word.text.lower())
    if marker and int(marker[1]) <= len(table.maze.tiles):
        return int(marker[1]) - 1
    piece = re.fullmatch(r"([A-H])([1-3])", word.text.upper())
    if piece and SEATS.index(piece[1]) < table.seats:
        return piece_of(SEATS.index(piece[1]), int(piece[2]) - 1)
    raise word.error("gootmu:not-a-thing", text=word.text)


def parse_direction(word: Word) -> int:
    """n, e, s or w."""
    if word.text.lower() not in tuple(DIRECTIONS):
        raise word.error("gootmu:not-a-direction", text=word.text)
    return DIRECTIONS.index(word.text.lower())


def parse_number(word: Word, low: int, high: int) -> int:
    """A whole number between these two."""
    if not re.fullmatch(r"-?[0-9]{1,9}", word.text) or not low <= int(word.text) <= high:
        raise word.error("gootmu:not-that-number", low=str(low), high=str(high), text=word.text)
    return int(word.text)


def parse_kind(word: Word) -> int:
    """A marker's kind."""
    if word.text not in MARKERS:
        raise word.error("gootmu:not-a-marker", names=", ".join(MARKERS), text=word.text)
    return MARKERS.index(word.text)


# --- actions

_WORDS = {
    "no": act.NO,
    "done": act.DONE,
    "pass": act.PASS,
    "roll": act.ROLL,
    "monster": act.MONSTER,
    "wait": act.WAIT,
    "cancel": act.CANCEL,
    "blank": act.BLANK,
    "apply": act.APPLY,
}
_SAYINGS = {code: word for word, code in _WORDS.items()}


def _rotation(rotation: int) -> str:
    return f"{slot_name(rotation // 2)}:{WAYS[rotation % 2]}"


def _code_name(code: int) -> str:
    """A pawn as actions number it."""
    return seat_letter(code % 8) + ("+" if code >= 8 else "")


_RANGES: list[tuple[int, Callable[[int, int], str]]] = [
    (act.SQUARE, square_name),
    (act.DROP, lambda _, n: f"drop:{thing_name(n)}"),
    (act.THING, lambda _, n: thing_name(n)),
    (act.PUSH, lambda _, n: f"push:{_code_name(n // 4)}:{DIRECTIONS[n % 4]}"),
    (act.PAWN, lambda _, n: _code_name(n)),
    (act.TILE, lambda _, n: slot_name(n)),
    (act.SPIN, lambda _, n: f"spin:{_rotation(n)}"),
    (act.TURN, lambda _, n: f"turn:{_rotation(n)}"),
    (act.NAME, lambda _, n: f"token:{n + 1}"),
    (act.CALL, lambda _, n: f"call:{n + 1}"),
    (act.TOKEN_CROSS, lambda _, n: f"token-cross:{DIRECTIONS[n]}"),
    (act.CROSS, lambda _, n: f"cross:{DIRECTIONS[n]}"),
    (act.STEP, lambda _, n: DIRECTIONS[n]),
]
"""How the numbered actions are written, from the highest codes down; the first argument is the
width of the board."""


def code_text(width: int, action: int) -> str:
    """An action on a board of this width, as people write it."""
    if action in _SAYINGS:
        return _SAYINGS[action]
    base, write = next((base, write) for base, write in _RANGES if action >= base)
    return write(width, action - base)


def action_text(state: GootmuState, action: int) -> str:
    """An action as people write it."""
    return code_text(state.maze.width, action)


def parse_action(state: GootmuState, word: Word) -> int:
    """The action that is written so."""
    text = word.text.lower()
    if text in _WORDS:
        return _WORDS[text]
    if word.text in tuple(DIRECTIONS):  # a capital E is a pawn
        return act.STEP + DIRECTIONS.index(text)
    parts = list(word.split(":"))
    if len(parts) > 1:
        return _parse_compound(state, word, parts)
    return _parse_name(state, word)


def _parse_compound(state: GootmuState, word: Word, parts: list[Word]) -> int:
    head, rest = parts[0].text.lower(), parts[1:]
    if head in ("turn", "spin") and len(rest) == 2:
        base = act.TURN if head == "turn" else act.SPIN
        return base + 2 * parse_slot(state, rest[0]) + _parse_way(rest[1])
    if head == "push" and len(rest) == 2:
        code = pawn_code(state, _parse_player(state, rest[0]))
        return act.PUSH + 4 * code + parse_direction(rest[1])
    if head in ("cross", "token-cross") and len(rest) == 1:
        base = act.CROSS if head == "cross" else act.TOKEN_CROSS
        return base + parse_direction(rest[0])
    if head in ("call", "token") and len(rest) == 1:
        base = act.CALL if head == "call" else act.NAME
        return base + parse_number(rest[0], 1, 6) - 1
    if head == "drop" and len(rest) == 1:
        return act.DROP + parse_thing(state, rest[0])
    raise word.error("gootmu:not-an-action", text=word.text)


def _parse_way(word: Word) -> int:
    if word.text.lower() not in WAYS:
        raise word.error("gootmu:not-a-way", text=word.text)
    return WAYS.index(word.text.lower())


def _parse_player(state: GootmuState, word: Word) -> int:
    pawn = parse_pawn(state, word)
    if pawn == state.monster:
        raise word.error("gootmu:not-a-player")
    return pawn


def _parse_name(state: GootmuState, word: Word) -> int:
    """A tile, a pawn, a thing or a square, told apart by its form and by what is asked."""
    if re.fullmatch(r"[A-H]\+?", word.text):
        return act.PAWN + pawn_code(state, _parse_player(state, word))
    for form, base, parse in _NAMES:
        if re.fullmatch(form, word.text) and not _asks_for_column(state, word.text[0]):
            return base + parse(state, word)
    if re.fullmatch(r"[A-H][1-3]", word.text) and _asks_for(state, act.THING, act.DROP):
        return act.THING + parse_thing(state, word)
    return act.SQUARE + parse_square(state, word)


_NAMES: list[tuple[str, int, Callable[[GootmuState, Word], int]]] = [
    (r"t[1-9][0-9]?", act.TILE, parse_slot),
    (r"m[1-9][0-9]?", act.THING, parse_thing),
]
"""Tiles and markers are written like squares of wide boards: where squares are asked they are."""


def _asks_for_column(state: GootmuState, letter: str) -> bool:
    """Is a square asked, and is there such a column?"""
    on_board = COLUMNS.index(letter) < state.maze.width
    return on_board and _asks_for(state, act.SQUARE, act.ACTIONS)


def _asks_for(state: GootmuState, low: int, high: int) -> bool:
    return any(low <= choice < high for choice in state.choices)
