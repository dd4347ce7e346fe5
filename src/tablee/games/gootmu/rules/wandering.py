"""A pawn moves at random: before each step a die decides where (GM-57)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.core.chance import Outcome
from tablee.games.gootmu.rules.actions import APPLY, BLANK
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    Enter,
    arrive,
    can_cancel,
    touch,
)
from tablee.games.gootmu.rules.magnet import first_sides, open_sides
from tablee.games.gootmu.rules.maze import NO_DIRECTION
from tablee.games.gootmu.rules.meanwhile import Between
from tablee.games.gootmu.rules.notes import STEPPED, STUCK, THROWN
from tablee.games.gootmu.rules.table import Frame, Question, Table, Throw


class RandomWalk(Throw):
    """Before each step a die decides where; `facing` is NO_DIRECTION before the first."""

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
            self.step(table, (self.facing + ((3, 3, 0, 0, 1, 1)[face - 1])) % 4, self.facing)
        elif face <= 4:
            self.step(table, face - 1, face - 1)
        else:
            table.do(self)

    def step(self, table: Table, direction: int, facing: int) -> None:
        """Step, or lose a step that is blocked and face as before."""
        me = table.pawns[self.pawn]
        first = len(me.trail) == self.since + 1
        allowed = first_sides(table, self.pawn) >> direction & 1 if first else 1
        square = table.maze.beside[4 * me.square + direction]
        last = self.number == 1
        if not allowed or not can_step_at_random(table, self.pawn, direction, last):
            self.go_on(table, direction, facing, False)
        elif not table.is_blocked(self.pawn, square):
            self.go_on(table, direction, facing, True)
        elif can_cancel(table, self.pawn, square):
            number, since = self.number, self.since
            table.do(CancelRandom(self.pawn, me.seat, number, facing, since, self.by, direction))
        else:
            self.go_on(table, direction, facing, False)

    def go_on(self, table: Table, direction: int, facing: int, entered: bool) -> None:
        """Go on with the step made or lost."""
        me = table.pawns[self.pawn]
        left = self.number - 1
        if entered:
            square = table.maze.beside[4 * me.square + direction]
            me.use_move()
            table.place(self.pawn, square, direction)
            facing = direction
            if table.notes is not None:
                table.notes.append((STEPPED, table.seats, self.pawn, square))
        if left:
            table.do(RandomWalk(self.pawn, self.by, left, facing, self.since))
            table.do(Between(self.pawn, me.seat))
            if entered:
                touch(table, self.pawn, self.by)
                table.do(Enter(self.pawn, me.seat))
        else:
            self._end(table)

    def _end(self, table: Table) -> None:
        me = table.pawns[self.pawn]
        if len(me.trail) == self.since + 1:
            if table.notes is not None:
                table.notes.append((STUCK, table.seats, self.pawn))
            return
        table.note_way(self.pawn, self.since)
        arrive(table, self.pawn, self.by, NO_MANNER)


class FirstStep(Frame):
    """An arrow that waits gives the first step of a random move, if it can be followed (GM-58)."""

    def word(self) -> str:
        return "arrow"

    def run(self, table: Table) -> None:
        me = table.pawns[self.pawn]
        walk = table.stack.pop()
        assert isinstance(walk, RandomWalk)
        allowed = first_sides(table, self.pawn) >> me.way & 1
        square = table.maze.beside[4 * me.square + me.way]
        free = not table.is_blocked(self.pawn, square) or can_cancel(table, self.pawn, square)
        if allowed and free and can_step_at_random(table, self.pawn, me.way, walk.number == 1):
            walk.step(table, me.way, me.way)
        else:
            table.do(walk)


def start_at_random(table: Table, pawn: i64, by: i64, number: i64) -> None:
    """Let a pawn move so far at random."""
    me = table.pawns[pawn]
    table.do(RandomWalk(pawn, by, number, NO_DIRECTION, len(me.trail) - 1))
    if me.way != NO_DIRECTION:
        table.do(FirstStep(pawn, by))
    table.do(Between(pawn, me.seat))


def can_step_at_random(table: Table, pawn: int, direction: int, last: bool) -> bool:
    """No wall in the way; doors and panels only as the last square (GM-13)."""
    me = table.pawns[pawn]
    square = table.maze.beside[4 * me.square + direction]
    is_open = open_sides(table, pawn, me.square) >> direction & 1
    stops = table.maze.gates[square] and not table.maze.has_obstacle(square) and not last
    return bool(is_open) and not stops


class CancelRandom(Question):
    """A die leads a random move into an obstacle: it may be cancelled out (GM-76), or else the step
    is lost.
    """

    def __init__(
        self,
        pawn: int,
        by: int,
        number: int,
        facing: int,
        since: int,
        mover: int,
        direction: int,
    ) -> None:
        super().__init__(pawn, by, number)
        self.facing = facing
        self.since = since
        self.mover = mover
        self.direction = direction

    def word(self) -> str:
        return "cancelrandom"

    def values(self) -> list[int]:
        rest = [self.facing, self.since, self.mover, self.direction]
        return [self.pawn, self.by, self.number, *rest]

    def options(self, table: Table) -> list[int]:
        return [APPLY, BLANK]

    def chosen(self, table: Table, action: int) -> None:
        if action == BLANK:
            table.pawns[self.pawn].cancel -= 1
        walk = RandomWalk(self.pawn, self.mover, self.number, self.facing, self.since)
        walk.go_on(table, self.direction, self.facing, action == BLANK)
