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
    may_enter,
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


def six_options(table: Table, pawn: i64, walks_along: bool) -> list[int]:
    """Rotate the pawn's tile or one beside it (GM-18), or cross a closed square's wall (GM-19).
    Does a move with this six follow the arrow that waits?
    """
    return rotations(table, pawn, TURN) + cross_options(table, pawn, CROSS, walks_along)


def cross_options(table: Table, pawn: i64, base: int, walks_along: bool) -> list[int]:
    """The sides on which the pawn may step into a closed square, or out of one (GM-19), but not
    through a door's back (GM-86). An arrow that neither a crossing nor a move on foot can follow
    is ignored (GM-14, GM-58).
    """
    me = table.pawns[pawn]
    sides = first_sides(table, pawn)
    been = [trail_square(entry) for entry in me.trail]
    found = []
    for direction in range(4):
        other = table.maze.beside[4 * me.square + direction]
        closed = table.maze.is_closed(me.square) or table.maze.is_closed(other)
        free = other not in been and may_enter(table, pawn, table.mover(pawn), other)
        free = free and not table.maze.comes_from_behind(me.square, direction)
        if closed and free and sides >> direction & 1:
            found.append(base + direction)
    if me.way != NO_DIRECTION and (walks_along or base + me.way in found):
        return [action for action in found if action == base + me.way]
    return found


def is_arrow_open(table: Table, pawn: i64) -> bool:
    """Before the die: could a move of some length follow the arrow that waits (GM-58)?"""
    me = table.pawns[pawn]
    if me.way == NO_DIRECTION:
        return False
    sides = table.maze.exits[me.square]
    if (me.nowalls or me.wall) and not table.maze.comes_from_behind(me.square, me.way):
        sides |= table.maze.walls[me.square]
    other = table.maze.beside[4 * me.square + me.way]
    enters = not table.is_blocked(pawn, other) or table.is_deadly(pawn, other)
    return enters and (sides & first_sides(table, pawn)) >> me.way & 1 != 0


def costly_crossings(table: Table, pawn: i64, options: list[int]) -> list[int]:
    """Those of these answers that cross into an obstacle, which is cancelled out (GM-76)."""
    square = table.pawns[pawn].square
    found = []
    for action in options:
        direction = action - (CROSS if action < TOKEN_CROSS else TOKEN_CROSS)
        if 0 <= direction < 4 and table.is_blocked(pawn, table.maze.beside[4 * square + direction]):
            found.append(action)
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
    """Step through the wall of a closed square: with this step the pawn sets out (GM-89). An
    obstacle behind the wall is cancelled out (GM-76).
    """
    me = table.pawns[pawn]
    since = len(me.trail) - 1
    square = table.maze.beside[4 * me.square + direction]
    if table.is_blocked(pawn, square):
        me.cancel -= 1
    table.place(pawn, square, SPRUNG + direction)
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
    return cross_options(table, pawn, CROSS, is_arrow_open(table, pawn))


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
    return cross_options(table, pawn, TOKEN_CROSS, is_arrow_open(table, pawn))


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
        if not self.number:
            return [*rotations(table, self.pawn, TURN), PASS]
        return [*six_options(table, self.pawn, is_arrow_open(table, self.pawn)), PASS]

    def costly(self, table: Table) -> list[int]:
        return costly_crossings(table, self.pawn, self.options(table))

    def chosen(self, table: Table, action: int) -> None:
        if action != PASS:
            while table.stack[-1].word() in ("random", "slide", "cancelslide", "arrow", "between"):
                table.stack.pop()  # instead of moving (GM-18)
            use_six(table, self.pawn, self.by, action)
