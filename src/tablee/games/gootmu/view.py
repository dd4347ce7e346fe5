"""What a seat sees of G.O.O.T.M.U.: everything but the faces of markers nobody has turned up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from tablee.core.view import View, ending, viewer
from tablee.games.gootmu.effects import effects_of
from tablee.games.gootmu.names import (
    DIRECTIONS,
    PIECE,
    action_text,
    kind_name,
    label_name,
    name_square,
    pawn_name,
    square_name,
    thing_name,
)
from tablee.games.gootmu.position import position_text
from tablee.games.gootmu.rules.actions import FIRST_PIECE, THINGS, owner_of
from tablee.games.gootmu.rules.labels import BLANK
from tablee.games.gootmu.rules.maze import HOLE, NO_DIRECTION, NOWHERE, Maze
from tablee.games.gootmu.rules.pawn import trail_square
from tablee.games.gootmu.rules.squares import QUESTIONS
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.table import CARRIED, NOBODY, OUT, Frame
from tablee.games.gootmu.rules.tiles import Pack
from tablee.games.gootmu.rules.walk import Walk


class Label(msgspec.Struct, frozen=True):
    """What is printed on a square."""

    name: str
    """As in rules/labels.py, with the square's own number in the place of N."""
    arrow: str | None
    """n, e, s or w as the tile lies now."""


class Slot(msgspec.Struct, frozen=True):
    """A place for a tile."""

    tile: int | None
    """The number of the tile in its pack; None where it was removed."""
    turned: int
    """How many quarter turns clockwise."""


class Thing(msgspec.Struct, frozen=True):
    """A marker (m1, m2 …) or a GOOTMU piece (A1, A2, A3, B1 …) that is still in the game."""

    name: str
    kind: str
    """A marker's kind (names.MARKERS), `gootmu`, or `?` for a marker that lies face down."""
    owner: int | None
    """Whose piece it is; None for a marker."""
    square: str | None
    """Where it lies; None while it is carried."""
    carrier: str | None
    """The pawn that carries it."""


class Pawn(msgspec.Struct, frozen=True):
    """A pawn (A, B …), a second pawn (A+, B+ …) or the monster (M)."""

    name: str
    seat: int | None
    """Whose pawn it is; None for the monster."""
    square: str
    home: str | None
    """Its start marker; the monster's start square, None when that is gone."""
    effects: dict[str, int | str]
    """What acts on it, by the names in names.EFFECTS."""


class GootmuView(View, frozen=True, kw_only=True, tag="gootmu"):
    """A game of G.O.O.T.M.U. as one seat sees it."""

    pack: str
    exact_gootmu: bool
    turn: int
    turn_limit: int
    columns: int
    """The board is so many tiles wide …"""
    rows: int
    """… and so many tiles high; a tile is 4 × 4 squares."""
    slots: tuple[Slot, ...]
    walls: tuple[str, ...]
    """A string a row of squares, from the top: a hexadecimal digit a square with bit 1 for a wall
    in the north, 2 east, 4 south, 8 west; a dot where the tile was removed. Empty before the
    tiles are laid."""
    labels: dict[str, Label]
    circles: tuple[str, ...]
    pawns: tuple[Pawn, ...]
    things: tuple[Thing, ...]
    turn_of: str | None
    """The pawn whose turn it is; None before the first turn."""
    asks: str
    """What the table waits for: a key of the texts `ask-…`."""
    about: str | None
    """The printed instruction behind the question, if there is one."""
    moving: str | None
    """The pawn that the question is about."""
    steps: int
    """How many steps are still to be made, if a piece is moving."""
    costly: tuple[str, ...]
    """The choices, in notation, that only lead to their end if something is spent: steps (n, e, s,
    w) after which a move needs a POWER TOKEN, a marker or a square that is cancelled out; squares,
    pawns and crossings (`cross:n`) where an obstacle is cancelled out."""
    must_spend: bool
    """The move was begun, and nothing but spending finishes it (GM-12, GM-31)."""
    die: int
    """The die that is played now; 0 for none."""
    trail: tuple[str, ...]
    """The squares that the moving piece has been on this turn."""
    position: str
    """All of it in one line: nothing is hidden but faces that nobody knows."""


NOTHING = "nothing"


def make_view(state: GootmuState, seat: int) -> GootmuView:
    """What this seat sees."""
    frame = state.stack[-1] if state.choices else None
    maze = state.maze
    board = _board(maze.pack, maze.columns, maze.rows, tuple(maze.tiles), tuple(maze.turned))
    return GootmuView(
        seat=viewer(seat),
        waiting=tuple(state.pending()),
        ending=ending(state.result()),
        pack=state.pack.name,
        exact_gootmu=state.exact,
        turn=state.turn,
        turn_limit=state.turn_limit,
        columns=maze.columns,
        rows=maze.rows,
        slots=board.slots,
        walls=board.walls,
        labels=dict(board.labels),
        circles=board.circles,
        pawns=tuple(_pawns(state)),
        things=tuple(_things(state)),
        turn_of=None if state.turn_of == NOBODY else pawn_name(state, state.turn_of),
        asks=frame.word() if frame else NOTHING,
        about=_about(state, frame),
        moving=pawn_name(state, frame.pawn) if frame else None,
        steps=frame.number if frame and frame.word() in ("walk", "slide") else 0,
        costly=_costly(state, frame),
        must_spend=isinstance(frame, Walk) and frame.must_spend(state),
        die=state.die,
        trail=_trail(state, frame),
        position=position_text(state),
    )


# --- the board, which is the same for many views


class Board(NamedTuple):
    """What is printed on the tiles as they lie."""

    slots: tuple[Slot, ...]
    walls: tuple[str, ...]
    labels: dict[str, Label]
    circles: tuple[str, ...]


@lru_cache(maxsize=256)
def _board(
    pack: Pack, columns: int, rows: int, tiles: tuple[int, ...], turned: tuple[int, ...]
) -> Board:
    maze = Maze(pack, columns, rows)
    if any(tile != HOLE for tile in tiles):
        maze.lay(list(tiles), list(turned))
    return Board(
        slots=tuple(Slot(None if t == HOLE else t + 1, turn) for t, turn in zip(tiles, turned)),
        walls=tuple(_walls(maze)),
        labels=dict(_labels(maze)),
        circles=tuple(_circles(maze)),
    )


def _walls(maze: Maze) -> Iterator[str]:
    for start in range(0, len(maze.walls), maze.width):
        row = range(start, start + maze.width)
        yield "".join("." if maze.is_hole(s) else f"{maze.walls[s]:x}" for s in row)


def _labels(maze: Maze) -> Iterator[tuple[str, Label]]:
    for square, label in enumerate(maze.labels):
        if label != BLANK:
            arrow = maze.arrows[square]
            name = label_name(label, maze.numbers[square])
            shown = None if arrow == NO_DIRECTION else DIRECTIONS[arrow]
            yield square_name(maze.width, square), Label(name, shown)


def _circles(maze: Maze) -> Iterator[str]:
    for slot, tile in enumerate(maze.tiles):
        if tile != HOLE:
            yield square_name(maze.width, maze.circle(slot))


# --- what stands and lies on it


def _pawns(state: GootmuState) -> Iterator[Pawn]:
    for index, pawn in enumerate(state.pawns):
        if pawn.square != NOWHERE:
            yield Pawn(
                name=pawn_name(state, index),
                seat=None if index == state.monster else pawn.seat,
                square=name_square(state, pawn.square),
                home=None if pawn.home == NOWHERE else name_square(state, pawn.home),
                effects=effects_of(pawn),
            )


def _things(state: GootmuState) -> Iterator[Thing]:
    for thing in range(THINGS):
        place = state.where[thing]
        if place != OUT:
            is_piece = thing >= FIRST_PIECE
            yield Thing(
                name=thing_name(thing),
                kind=PIECE if is_piece else kind_name(state.kinds[thing]),
                owner=owner_of(thing) if is_piece else None,
                square=name_square(state, place) if place >= 0 else None,
                carrier=pawn_name(state, CARRIED - place) if place <= CARRIED else None,
            )


def _about(state: GootmuState, frame: Frame | None) -> str | None:
    """The instruction behind a question, if one asks."""
    if frame is None or frame.word() not in QUESTIONS:
        return None
    square = state.pawns[frame.pawn].square
    return label_name(state.maze.labels[square], state.maze.numbers[square]) or None


def _costly(state: GootmuState, frame: Frame | None) -> tuple[str, ...]:
    if frame is None:
        return ()
    return tuple(action_text(state, action) for action in frame.costly(state))


def _trail(state: GootmuState, frame: Frame | None) -> tuple[str, ...]:
    if frame is None:
        return ()
    trail = state.pawns[frame.pawn].trail
    return tuple(name_square(state, trail_square(entry)) for entry in trail)
