"""What a natural six may do instead of moving: rotate tiles, cross closed walls; the other two ways
to cross: by waiting, by a POWER TOKEN.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import CROSS, PASS, TOKEN_CROSS, TURN
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    Enter,
    arrive,
    touch,
)
from tablee.games.gootmu.rules.magnet import first_sides
from tablee.games.gootmu.rules.maze import NO_DIRECTION
from tablee.games.gootmu.rules.meanwhile import rotations
from tablee.games.gootmu.rules.pawn import SPRUNG, trail_square
from tablee.games.gootmu.rules.table import Question, Table
from tablee.games.gootmu.rules.tiles import POWER_TOKEN
from tablee.games.gootmu.rules.turning import rotate

WAITS: Final = 3  # turns beside a closed square before one may step across (GM-19)


def six_options(table: Table, pawn: i64) -> list[int]:
    """Rotate the pawn's tile or one beside it (GM-18), or cross a closed square's wall (GM-19)."""
    return rotations(table, pawn, TURN) + cross_options(table, pawn, CROSS)


def cross_options(table: Table, pawn: i64, base: int) -> list[int]:
    """The sides on which the pawn may step into a closed square, or out of one (GM-19), but not
    through a door's back (GM-86).
    """
    square = table.pawns[pawn].square
    sides = first_sides(table, pawn)
    if table.pawns[pawn].way != NO_DIRECTION:
        sides &= 1 << table.pawns[pawn].way
    been = [trail_square(entry) for entry in table.pawns[pawn].trail]
    found = []
    for direction in range(4):
        other = table.maze.beside[4 * square + direction]
        closed = table.maze.is_closed(square) or table.maze.is_closed(other)
        free = other not in been and not table.is_blocked(pawn, other)
        free = free and not table.maze.comes_from_behind(square, direction)
        if closed and free and sides >> direction & 1:
            found.append(base + direction)
    return found


def use_six(table: Table, pawn: i64, by: int, action: int) -> None:
    """Rotate, or cross, as the whole move."""
    if action >= TURN:
        rotate(table, pawn, (action - TURN) // 2, (action - TURN) % 2)
    else:
        cross(table, pawn, action - CROSS)
        if pawn == table.monster:
            touch(table, pawn, by)
        arrive(table, pawn, by, NO_MANNER)


def cross(table: Table, pawn: i64, direction: int) -> None:
    """Step through the wall of a closed square: with this step the pawn sets out (GM-89)."""
    me = table.pawns[pawn]
    since = len(me.trail) - 1
    table.place(pawn, table.maze.beside[4 * me.square + direction], SPRUNG + direction)
    me.use_turn()
    me.use_move()
    table.note_way(pawn, since)


def wait_crossings(table: Table, pawn: i64) -> list[int]:
    """Where the pawn steps across after three turns of waiting (GM-19); never while a neighbour
    moves it (GM-56), nor where only an odd roll does (GM-50).
    """
    me = table.pawns[pawn]
    if me.waited < WAITS or me.enemy or me.odd:
        return []
    return cross_options(table, pawn, CROSS)


def cross_by_waiting(table: Table, question: Question, action: i64) -> None:
    """Step across a wall; the turn goes on with the same question."""
    cross(table, question.pawn, action - CROSS)
    table.do(question)
    touch(table, question.pawn, question.by)
    table.do(Enter(question.pawn, question.by))


def token_crossings(table: Table, pawn: i64) -> list[int]:
    """Where a POWER TOKEN lets the pawn cross, as its only movement this turn (GM-19); never where
    an effect prescribes how it moves in this turn (GM-49, 50, 56, 57).
    """
    me = table.pawns[pawn]
    if me.moves or me.three or me.odd or me.enemy or me.random:
        return []
    return cross_options(table, pawn, TOKEN_CROSS)


def cross_by_token(table: Table, pawn: i64, by: i64, action: i64) -> None:
    """Spend a POWER TOKEN on crossing a wall."""
    table.spend(pawn, POWER_TOKEN)
    cross(table, pawn, action - TOKEN_CROSS)
    arrive(table, pawn, by, NO_MANNER)


class SixOnly(Question):
    """A natural six that moves nothing may still rotate; `number`: it may cross, too."""

    def word(self) -> str:
        return "six"

    def options(self, table: Table) -> list[int]:
        crossing = cross_options(table, self.pawn, CROSS) if self.number else []
        return [*rotations(table, self.pawn, TURN), *crossing, PASS]

    def chosen(self, table: Table, action: int) -> None:
        if action != PASS:
            while table.stack[-1].word() in ("random", "slide", "cancelslide", "arrow", "between"):
                table.stack.pop()  # instead of moving (GM-18)
            use_six(table, self.pawn, self.by, action)
