"""A pawn slides towards a magnet (GM-35)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import APPLY, BLANK, SPIN, STEP
from tablee.games.gootmu.rules.arrival import (
    NO_MANNER,
    Enter,
    arrive,
    touch,
)
from tablee.games.gootmu.rules.labels import TRAP_DOOR
from tablee.games.gootmu.rules.maze import CLOSED, filled
from tablee.games.gootmu.rules.meanwhile import is_own_turn, spin, spins_now
from tablee.games.gootmu.rules.notes import STEPPED, STUCK
from tablee.games.gootmu.rules.pawn import ACTIVE, NO_PANEL, NOT_ON_FOOT, SPRUNG
from tablee.games.gootmu.rules.sets import bit, lowest, things_in
from tablee.games.gootmu.rules.table import BY_MONSTER, Question, Table
from tablee.games.gootmu.rules.turning import rotate


class MagnetSlide(Question):
    """A pawn slides `number` squares towards a magnet by a shortest way. `targets` are the magnets
    that were nearest when it began, a bit each: one that is turned up on the way acts on later
    rolls only. `saving`: obstacles on the way are cancelled out (GM-76).
    """

    def __init__(
        self, pawn: int, by: int, number: int, since: int, targets: int, saving: int = 0
    ) -> None:
        super().__init__(pawn, by, number)
        self.since = since
        self.targets = targets
        self.saving = saving

    def word(self) -> str:
        return "slide"

    def values(self) -> list[int]:
        return [self.pawn, self.by, self.number, self.since, self.targets, self.saving]

    def options(self, table: Table) -> list[int]:
        found = self.steps(table)
        if found and is_own_turn(table, self.by):
            found += [turn for turn in spins_now(table, self.by) if self._can_turn(table, turn)]
        return found

    def _can_turn(self, table: Table, action: int) -> bool:
        """Can the slide go on after this rotation?"""
        slot, way = (action - SPIN) // 2, (action - SPIN) % 2
        notes, table.notes = table.notes, None
        rotate(table, self.pawn, slot, way)
        possible = bool(self.steps(table))
        rotate(table, self.pawn, slot, 1 - way)
        table.notes = notes
        return possible

    def steps(self, table: Table) -> list[int]:
        """The steps with which a shortest way to one of the magnets begins."""
        sides = 0
        for target in things_in(self.targets):
            sides |= self._sides(table, table.where[target])
        return [STEP + direction for direction in range(4) if sides >> direction & 1]

    def _sides(self, table: Table, target: i64) -> int:
        """The sides, a bit each, on which a shortest way to the target begins."""
        me = table.pawns[self.pawn]
        square = me.square
        far = walking_distances(table, self.pawn, target, me.cancel if self.saving else 0)
        sides = 0
        for direction in range(4):
            other = table.maze.beside[4 * square + direction]
            is_open = open_sides(table, self.pawn, square) >> direction & 1
            if is_open and far[square] > 0 and far[other] == far[square] - 1:
                sides |= 1 << direction
        if len(me.trail) == self.since + 1:
            sides &= first_sides(table, self.pawn)
        return sides

    def chosen(self, table: Table, action: int) -> None:
        if action >= SPIN:
            spin(table, table.turn_of, action)
            table.do(self)
            return
        me = table.pawns[self.pawn]
        direction = action - STEP
        square = table.maze.beside[4 * me.square + direction]
        targets = self._targets(table, direction)
        walled = not table.maze.exits[me.square] >> direction & 1
        if table.is_blocked(self.pawn, square):
            me.cancel -= 1
        me.use_move()
        table.place(self.pawn, square, SPRUNG + direction if walled else direction)
        if table.notes is not None:
            table.notes.append((STEPPED, table.seats, self.pawn, square))
        if self.number == 1 or table.lying[square] & targets:
            table.note_way(self.pawn, self.since)
            arrive(table, self.pawn, self.by, NO_MANNER)
            return
        left = self.number - 1
        table.do(MagnetSlide(self.pawn, self.by, left, self.since, targets, self.saving))
        touch(table, self.pawn, self.by)
        if table.lying[square]:
            table.do(Enter(self.pawn, me.seat))

    def _targets(self, table: Table, direction: int) -> int:
        """The magnets to which a step this way is a shortest way."""
        found = 0
        for target in things_in(self.targets):
            if self._sides(table, table.where[target]) >> direction & 1:
                found |= 1 << target
        return found


class CancelSlide(Question):
    """Obstacles alone keep a pawn from sliding to a magnet: its player may cancel them out (GM-76)
    or let it stay. `mover` decides about the way.
    """

    def __init__(
        self, pawn: int, by: int, number: int, since: int, targets: int, mover: int
    ) -> None:
        super().__init__(pawn, by, number)
        self.since = since
        self.targets = targets
        self.mover = mover

    def word(self) -> str:
        return "cancelslide"

    def values(self) -> list[int]:
        return [self.pawn, self.by, self.number, self.since, self.targets, self.mover]

    def options(self, table: Table) -> list[int]:
        return [APPLY, BLANK]

    def chosen(self, table: Table, action: int) -> None:
        if action == BLANK:
            since, targets = self.since, self.targets
            table.do(MagnetSlide(self.pawn, self.mover, self.number, since, targets, 1))
        elif table.notes is not None:
            table.notes.append((STUCK, table.seats, self.pawn))


def start_sliding(table: Table, pawn: i64, by: i64, number: i64) -> bool:
    """Let a pawn slide so far, if a magnet pulls and there is a way to it; ask first if there is
    one only where obstacles are cancelled out.
    """
    me = table.pawns[pawn]
    if not magnets_near(table, me.square):
        return False
    targets = nearest_magnets(table, me.square)
    since = len(me.trail) - 1
    slide = MagnetSlide(pawn, by, number, since, targets)
    if slide.steps(table):
        table.do(slide)
        return True
    if me.cancel and MagnetSlide(pawn, by, number, since, targets, 1).steps(table):
        table.do(CancelSlide(pawn, me.seat, number, since, targets, by))
        return True
    return False


def magnets_near(table: Table, square: i64) -> i64:
    """How many magnets pull at a roll made on this square (GM-35)."""
    near: i64 = 0
    magnets = table.magnets
    while magnets:
        near += table.maze.distance(square, table.where[lowest(magnets)]) <= 3
        magnets &= magnets - 1
    return near


def nearest_magnets(table: Table, square: i64) -> i64:
    """The nearest magnets, a bit each: several if they are equally near."""
    nearest: i64 = 0
    least: i64 = 0
    for thing in things_in(table.magnets):
        far = table.maze.distance(square, table.where[thing])
        if not nearest or far < least:
            nearest = bit(thing)
            least = far
        elif far == least:
            nearest |= bit(thing)
    return nearest


def open_sides(table: Table, pawn: i64, square: i64) -> i64:
    """The sides, a bit each, on which this pawn may leave a square; walls may be ignored now."""
    exits = table.maze.exits[square]
    if table.pawns[pawn].nowalls & ACTIVE:
        for direction in range(i64(4)):
            wall = table.maze.walls[square] >> direction & 1
            if wall and not table.maze.comes_from_behind(square, direction):
                exits |= 1 << direction
    return exits


def first_sides(table: Table, pawn: i64) -> i64:
    """The sides, a bit each, on which a trap door or a secret panel lets a move begin (GM-86)."""
    me = table.pawns[pawn]
    mask: i64 = CLOSED
    if me.door and table.maze.labels[me.square] == TRAP_DOOR:
        mask = door_sides(table, pawn)
    if NO_PANEL < me.panel < NOT_ON_FOOT:
        mask &= 1 << me.panel
    elif me.panel == NOT_ON_FOOT:
        mask = 0
    return mask


def door_sides(table: Table, pawn: i64) -> i64:
    """The side of the arrow; every side if a wall stands there, so that nobody is bound (GM-14)."""
    me = table.pawns[pawn]
    arrow = table.maze.arrows[me.square]
    if open_sides(table, pawn, me.square) >> arrow & 1:
        return 1 << arrow
    return 1 << arrow if not table.maze.walls[me.square] >> arrow & 1 else CLOSED


def walking_distances(table: Table, pawn: i64, target: i64, cancels: i64) -> vec[i64]:
    """How many steps this pawn needs to the target, from each square that is not farther from it
    than the pawn; -1 from others, and where there is no way. At most `cancels` obstacles are part
    of a way; doors and panels can only be its end.
    """
    maze = table.maze
    start = table.pawns[pawn].square
    found = filled(maze.size, -1)
    # The same by how many obstacles were entered: one board after the other.
    layers = filled(maze.size * (cancels + 1), -1)
    frontier = vec[i64]()
    first = target + maze.size * toll(table, pawn, target, cancels)
    if first < len(layers):
        found[target] = layers[first] = 0
        frontier = append(frontier, first)
    index: i64 = 0
    while index < len(frontier) and found[start] < 0:
        place = frontier[index]
        index += 1
        square = place % maze.size
        for direction in range(i64(4)):
            other = maze.beside[4 * square + direction]
            back = direction ^ 2
            if maze.beside[4 * other + back] != square:
                continue
            if not open_sides(table, pawn, other) >> back & 1:
                continue
            there = place - square + other
            if other != start:
                if maze.gates[other] and not maze.has_obstacle(other):
                    continue
                there += maze.size * toll(table, pawn, other, cancels)
            if there < len(layers) and layers[there] < 0:
                layers[there] = layers[place] + 1
                frontier = append(frontier, there)
                if found[other] < 0:
                    found[other] = layers[there]
    return found


def toll(table: Table, pawn: i64, square: i64, cancels: i64) -> i64:
    """How many obstacles are cancelled out to enter a square; more than `cancels`: it is barred."""
    if not table.is_blocked(pawn, square):
        return 0
    return 1 if table.barrier(square) != BY_MONSTER else cancels + 1
