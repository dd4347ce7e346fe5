"""A pawn slides towards a magnet (GM-35)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import STEP
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    Enter,
    arrive,
    touch,
)
from tablee.games.gootmu.rules.maze import NOWHERE, filled
from tablee.games.gootmu.rules.notes import STEPPED
from tablee.games.gootmu.rules.sets import lowest, things_in
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
        far = walking_distances(table, self.pawn, target, square)
        found: list[int] = []
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
            table.note_way(self.pawn, self.since)
            arrive(table, self.pawn, self.by, NO_MANNER)
            return
        table.do(MagnetSlide(self.pawn, self.by, self.number - 1, self.since))
        touch(table, self.pawn)
        if table.lying[square]:
            table.do(Enter(self.pawn, me.seat))


def magnets_near(table: Table, square: i64) -> i64:
    """How many magnets pull at a roll made on this square (GM-35)."""
    near: i64 = 0
    magnets = table.magnets
    while magnets:
        near += table.maze.distance(square, table.where[lowest(magnets)]) <= 3
        magnets &= magnets - 1
    return near


def nearest_magnet(table: Table, square: i64) -> i64:
    """The square of the nearest magnet."""
    nearest: i64 = NOWHERE
    least: i64 = 0
    for thing in things_in(table.magnets):
        far = table.maze.distance(square, table.where[thing])
        if nearest == NOWHERE or far < least:
            nearest = table.where[thing]
            least = far
    return nearest


def walking_distances(table: Table, pawn: i64, target: i64, start: i64) -> vec[i64]:
    """How many steps this pawn needs to the target, from each square that is not farther from it
    than the start; -1 from others, and where there is no way.
    """
    maze = table.maze
    found = filled(maze.size, -1)
    found[target] = 0
    frontier = append(vec[i64](), target)
    index: i64 = 0
    while index < len(frontier) and found[start] < 0:
        square = frontier[index]
        index += 1
        for direction in range(i64(4)):
            other = maze.beside[4 * square + direction]
            back = direction ^ 2
            leads = maze.exits[other] >> back & 1 and maze.beside[4 * other + back] == square
            if leads and found[other] < 0:
                found[other] = found[square] + 1
                if not table.is_blocked(pawn, other):
                    frontier = append(frontier, other)
    return found
