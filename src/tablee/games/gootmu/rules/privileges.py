"""What a natural six and a POWER TOKEN may do besides moving: rotate tiles, cross closed walls."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import CROSS, PASS, SPIN, TURN
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    arrive,
    touch,
)
from tablee.games.gootmu.rules.pawn import (
    SPRUNG,
)
from tablee.games.gootmu.rules.table import Question, Table
from tablee.games.gootmu.rules.tiles import (
    POWER_TOKEN,
)
from tablee.games.gootmu.rules.turning import rotate


def six_options(table: Table, pawn: i64) -> list[int]:
    """Rotate the pawn's tile or one beside it (GM-18), or cross a closed square's wall (GM-19)."""
    return rotations(table, pawn, TURN) + cross_options(table, pawn, CROSS)


def spin_options(table: Table, pawn: i64) -> list[int]:
    """What a POWER TOKEN may rotate (GM-31)."""
    return rotations(table, pawn, SPIN) if table.carries(pawn, POWER_TOKEN) >= 0 else []


def rotations(table: Table, pawn: i64, base: int) -> list[int]:
    """Both ways to turn the pawn's tile and those beside it."""
    slots = table.maze.slots_around(table.maze.slot_of(table.pawns[pawn].square))
    return [base + 2 * slot + way for slot in slots for way in range(2)]


def cross_options(table: Table, pawn: i64, base: int) -> list[int]:
    """The sides on which the pawn may step into a closed square, or out of one (GM-19)."""
    square = table.pawns[pawn].square
    found = []
    for direction in range(4):
        other = table.maze.beside[4 * square + direction]
        closed = table.maze.is_closed(square) or table.maze.is_closed(other)
        if closed and not table.is_blocked(pawn, other):
            found.append(base + direction)
    return found


def spin(table: Table, pawn: i64, action: int) -> None:
    """A POWER TOKEN rotates a tile."""
    table.spend(pawn, POWER_TOKEN)
    rotate(table, pawn, (action - SPIN) // 2, (action - SPIN) % 2)


def use_six(table: Table, pawn: i64, by: int, action: int) -> None:
    """Rotate, or cross, as the whole move."""
    if action >= TURN:
        rotate(table, pawn, (action - TURN) // 2, (action - TURN) % 2)
    else:
        cross(table, pawn, action - CROSS)
        if pawn == table.monster:
            touch(table, pawn)
        arrive(table, pawn, by, NO_MANNER)


def cross(table: Table, pawn: i64, direction: int) -> None:
    """Step through the wall of a closed square."""
    me = table.pawns[pawn]
    since = len(me.trail) - 1
    table.place(pawn, table.maze.beside[4 * me.square + direction], SPRUNG + direction)
    table.note_way(pawn, since)


class SixOnly(Question):
    """A natural six that moves nothing may still rotate; `number`: it may cross, too."""

    def word(self) -> str:
        return "six"

    def options(self, table: Table) -> list[int]:
        crossing = cross_options(table, self.pawn, CROSS) if self.number else []
        return [*rotations(table, self.pawn, TURN), *crossing, PASS]

    def chosen(self, table: Table, action: int) -> None:
        if action != PASS:
            if table.stack and table.stack[-1].word() == "random":
                table.stack.pop()
            use_six(table, self.pawn, self.by, action)
