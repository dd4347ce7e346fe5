"""What may be done at any moment of one's turn: turn a tile by POWER TOKEN, put things down."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import DROP, ROLL, SPIN
from tablee.games.gootmu.rules.sets import things_in
from tablee.games.gootmu.rules.table import NOBODY, Question, Table
from tablee.games.gootmu.rules.tiles import POWER_TOKEN
from tablee.games.gootmu.rules.turning import rotate


def rotations(table: Table, pawn: i64, base: int) -> list[int]:
    """Both ways to turn the pawn's tile and those beside it."""
    slots = table.maze.slots_around(table.maze.slot_of(table.pawns[pawn].square))
    return [base + 2 * slot + way for slot in slots for way in range(2)]


def spin_options(table: Table, pawn: i64) -> list[int]:
    """What a POWER TOKEN may rotate (GM-31)."""
    return rotations(table, pawn, SPIN) if table.carries(pawn, POWER_TOKEN) >= 0 else []


def spin(table: Table, pawn: i64, action: int) -> None:
    """A POWER TOKEN rotates a tile."""
    table.spend(pawn, POWER_TOKEN)
    rotate(table, pawn, (action - SPIN) // 2, (action - SPIN) % 2)


def is_own_turn(table: Table, by: i64) -> bool:
    """Does this seat decide in its own turn, with something in its pawn's hand?"""
    if table.turn_of == NOBODY:
        return False
    me = table.pawns[table.turn_of]
    return me.seat == by and me.hand != 0


def spins_now(table: Table, by: i64) -> list[int]:
    """What this seat's POWER TOKEN may rotate in the middle of its turn (GM-31)."""
    return spin_options(table, table.turn_of) if is_own_turn(table, by) else []


def drops_now(table: Table, pawn: i64, by: i64) -> list[int]:
    """What a pawn may put down while it moves in its own turn (GM-27)."""
    own = pawn == table.turn_of and is_own_turn(table, by)
    if not own or not table.can_put_down(pawn):
        return []
    return [DROP + thing for thing in things_in(table.pawns[pawn].hand)]


class Between(Question):
    """Between the dice of a random move there is time for a POWER TOKEN and for putting down."""

    def word(self) -> str:
        return "between"

    def options(self, table: Table) -> list[int]:
        return [ROLL, *drops_now(table, self.pawn, self.by), *spins_now(table, self.by)]

    def chosen(self, table: Table, action: int) -> None:
        if action == ROLL:
            return
        if action >= DROP:
            table.put_down(self.pawn, action - DROP)
        else:
            spin(table, self.pawn, action)
        table.do(self)
