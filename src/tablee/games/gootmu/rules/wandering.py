"""A pawn moves at random: before each step a die decides where (GM-57)."""

from __future__ import annotations

from tablee.core.chance import Outcome
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    Enter,
    arrive,
    touch,
)
from tablee.games.gootmu.rules.maze import NO_DIRECTION
from tablee.games.gootmu.rules.notes import STEPPED, THROWN
from tablee.games.gootmu.rules.pawn import (
    ACTIVE,
)
from tablee.games.gootmu.rules.table import Table, Throw
from tablee.games.gootmu.rules.walk import Walk
from tablee.games.gootmu.rules.ways import (
    ENEMY,
    ROLLED,
)


class RandomWalk(Throw):
    """Before each step a die decides where; `facing` NO_DIRECTION before the first."""

    def __init__(self, pawn: int, by: int, number: int, facing: int, since: int) -> None:
        super().__init__(pawn, by, number)
        self.facing = facing
        self.since = since

    def word(self) -> str:
        return "random"

    def values(self) -> list[int]:
        return [self.pawn, self.by, self.number, self.facing, self.since]

    def settle(self, table: Table, outcome: Outcome) -> None:
        face = outcome[0]
        if table.notes is not None:
            table.notes.append((THROWN, table.seats, self.pawn, face))
        if self.facing != NO_DIRECTION:
            self._step(table, (self.facing + ((3, 3, 0, 0, 1, 1)[face - 1])) % 4, self.facing)
        elif face <= 4:
            self._step(table, face - 1, face - 1)
        else:
            table.do(self)

    def _step(self, table: Table, direction: int, facing: int) -> None:
        """A blocked step is lost, and the pawn faces as before."""
        me = table.pawns[self.pawn]
        walk = Walk(self.pawn, self.by, 1, len(me.trail) - 1, ROLLED | ENEMY, direction, 1, 0)
        first = len(me.trail) == self.since + 1
        allowed = walk._first_mask(table) >> direction & 1 if first else 1
        square = table.maze.beside[4 * me.square + direction]
        left = self.number - 1
        entered = False
        if allowed and can_step_at_random(table, self.pawn, direction, left == 0):
            me.way = NO_DIRECTION
            table.place(self.pawn, square, direction)
            facing = direction
            entered = True
            if table.notes is not None:
                table.notes.append((STEPPED, table.seats, self.pawn, square))
        if left:
            table.do(RandomWalk(self.pawn, self.by, left, facing, self.since))
            if entered:
                touch(table, self.pawn)
                table.do(Enter(self.pawn, me.seat))
        else:
            self._end(table)

    def _end(self, table: Table) -> None:
        me = table.pawns[self.pawn]
        me.way = NO_DIRECTION
        if len(me.trail) == self.since + 1:
            return
        table.note_way(self.pawn, self.since)
        arrive(table, self.pawn, self.by, NO_MANNER)


def can_step_at_random(table: Table, pawn: int, direction: int, last: bool) -> bool:
    """Nothing in the way; doors and panels only as the last square (GM-13)."""
    me = table.pawns[pawn]
    square = table.maze.beside[4 * me.square + direction]
    is_open = table.maze.exits[me.square] >> direction & 1
    if me.nowalls & ACTIVE and table.maze.walls[me.square] >> direction & 1:
        is_open = 1
    stops = table.maze.gates[square] and not table.maze.has_obstacle(square) and not last
    return bool(is_open) and not stops and not table.is_blocked(pawn, square)
