"""A pawn slides towards a magnet (GM-35)."""

from __future__ import annotations

from tablee.games.gootmu.rules.actions import STEP
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    Enter,
    arrive,
    touch,
)
from tablee.games.gootmu.rules.maze import opposite
from tablee.games.gootmu.rules.notes import MOVED, STEPPED
from tablee.games.gootmu.rules.pawn import (
    trail_square,
)
from tablee.games.gootmu.rules.sets import things_in
from tablee.games.gootmu.rules.table import Question, Table


class MagnetSlide(Question):
    """A pawn slides `number` squares towards the nearest magnet by a shortest way."""

    def __init__(self, pawn: int, by: int, number: int, since: int) -> None:
        super().__init__(pawn, by, number)
        self.since = since

    def word(self) -> str:
        return "slide"

    def values(self) -> list[int]:
        return [self.pawn, self.by, self.number, self.since]

    def options(self, table: Table) -> list[int]:
        square = table.pawns[self.pawn].square
        target = nearest_magnet(table, square)
        far = walking_distances(table, self.pawn, target)
        found = []
        for direction in range(4):
            other = table.maze.beside[4 * square + direction]
            open_ = table.maze.exits[square] >> direction & 1
            if open_ and far[square] > 0 and far[other] == far[square] - 1:
                found.append(STEP + direction)
        return found

    def chosen(self, table: Table, action: int) -> None:
        me = table.pawns[self.pawn]
        direction = action - STEP
        square = table.maze.beside[4 * me.square + direction]
        table.place(self.pawn, square, direction)
        if table.notes is not None:
            table.notes.append((STEPPED, table.seats, self.pawn, square))
        if self.number == 1 or table.lying[square] & table.magnets:
            if table.notes is not None:
                trail = me.trail[self.since :]
                table.notes.append(
                    (MOVED, table.seats, self.pawn, *[trail_square(entry) for entry in trail])
                )
            arrive(table, self.pawn, self.by, NO_MANNER)
            return
        table.do(MagnetSlide(self.pawn, self.by, self.number - 1, self.since))
        touch(table, self.pawn)
        if table.lying[square]:
            table.do(Enter(self.pawn, me.seat))


def magnets_near(table: Table, square: int) -> int:
    """How many magnets pull at a roll made on this square (GM-35)."""
    if not table.magnets:
        return 0
    squares = [table.where[thing] for thing in things_in(table.magnets)]
    return sum([table.maze.distance(square, other) <= 3 for other in squares])


def nearest_magnet(table: Table, square: int) -> int:
    """The square of the nearest magnet."""
    far = table.maze.distances(square)
    squares = [table.where[thing] for thing in things_in(table.magnets)]
    nearest = squares[0]
    for other in squares:
        if far[other] < far[nearest]:
            nearest = other
    return nearest


def walking_distances(table: Table, pawn: int, target: int) -> list[int]:
    """How many steps this pawn needs from each square to the target; -1 where there is no way."""
    maze = table.maze
    found = [-1] * maze.size
    found[target] = 0
    frontier = [target]
    for square in frontier:
        for direction in range(4):
            other = maze.beside[4 * square + direction]
            leads = maze.exits[other] >> opposite(direction) & 1
            back = maze.beside[4 * other + opposite(direction)] == square
            if leads and back and found[other] < 0:
                found[other] = found[square] + 1
                if not table.is_blocked(pawn, other):
                    frontier.append(other)
    return found
