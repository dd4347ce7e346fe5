"""The board: tiles in their places, turned, wrapped round, with holes (GM-01, GM-02, GM-85)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.gootmu.rules.grid import RIGHT, grid_of
from tablee.games.gootmu.rules.labels import BLANK, TRAP_DOOR, is_obstacle
from tablee.games.gootmu.rules.tiles import SIDE, SQUARES, Pack, is_door_back

HOLE: Final = -1
NOWHERE: Final = -1
CLOSED: Final = 15
NO_DIRECTION: Final = -1


def columns_for(seats: int) -> int:
    """How many tiles wide the board is (GM-01)."""
    return 3 if seats == 2 else 4 if seats <= 5 else 5


def rows_for(seats: int) -> int:
    """How many tiles high the board is (GM-01)."""
    return 3 if seats <= 3 else 4


def opposite(direction: i64) -> i64:
    """The direction back."""
    return direction ^ 2


def filled(size: i64, value: i64) -> vec[i64]:
    """A list of one value."""
    return vec[i64]([value] * size)


@final
class Maze:
    """The tiles that lie on the table.

    The lists below `turned` are worked out from the tiles. Copies share them until a tile is turned
    in one of them (`is_shared`). `beside` has the square next to each in each direction,
    across edges and holes. `walls` are what anybody can see. `exits` is where one may walk: no
    wall, and not into a trap door from behind (GM-86). `gates` has 1 for printed obstacles and for
    squares where every move stops.
    """

    def __init__(self, pack: Pack, columns: int, rows: int) -> None:
        self.pack = pack
        self.grid = grid_of(columns, rows)
        self.columns = columns
        self.rows = rows
        self.width = columns * SIDE
        self.size: i64 = self.grid.size
        self.tiles = [HOLE] * (columns * rows)
        self.turned = [0] * (columns * rows)
        self.around: list[list[int]] = []
        self.has_holes = True
        self.is_shared = False
        self.printed: vec[i64] = vec[i64]()
        self.walls: vec[i64] = vec[i64]()
        self.exits: vec[i64] = vec[i64]()
        self.beside: vec[i64] = vec[i64]()
        self.labels: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()
        self.arrows: vec[i64] = vec[i64]()
        self.gates: vec[i64] = vec[i64]()

    def copy(self) -> Maze:
        """An independent maze, equal to this one."""
        self.is_shared = True
        twin = Maze(self.pack, self.columns, self.rows)
        twin.is_shared = True
        twin.tiles = self.tiles[:]
        twin.turned = self.turned[:]
        twin.around = self.around
        twin.has_holes = self.has_holes
        twin.printed = self.printed
        twin.walls = self.walls
        twin.exits = self.exits
        twin.beside = self.beside
        twin.labels = self.labels
        twin.numbers = self.numbers
        twin.arrows = self.arrows
        twin.gates = self.gates
        return twin

    # --- where things are

    def slot_of(self, square: i64) -> i64:
        """The slot that a square belongs to."""
        return self.grid.slots[square]

    def squares_of(self, slot: i64) -> list[int]:
        """All squares of a slot."""
        return [self.grid.square(slot, place) for place in range(SQUARES)]

    def circle(self, slot: i64) -> i64:
        """The square with the circle."""
        face = self.pack.tiles[self.tiles[slot]].faces[self.turned[slot]]
        return self.grid.square(slot, face.circle)

    def is_hole(self, square: i64) -> bool:
        """Was the tile of this square removed?"""
        return self.has_holes and self.tiles[self.grid.slots[square]] == HOLE

    def standing(self) -> list[int]:
        """All squares that there are."""
        return [square for square in range(self.size) if not self.is_hole(square)]

    def next_slot(self, slot: i64, direction: i64) -> i64:
        """The tile beside a tile, across edges and holes; itself if it is alone in its line."""
        return self.slot_of(self._over(self.grid.square(slot, 5), direction, SIDE))

    def slots_around(self, slot: i64) -> list[int]:
        """A tile and the tiles beside it, each once (GM-18)."""
        return self.around[slot]

    def _around(self, slot: i64) -> list[int]:
        slots: list[int] = [slot]
        for direction in range(4):
            other = self.next_slot(slot, direction)
            if other not in slots:
                slots.append(other)
        return slots

    def is_closed(self, square: i64) -> bool:
        """Has it walls on all four sides (GM-19)?"""
        return self.walls[square] == CLOSED

    def is_near_closed(self, square: i64) -> bool:
        """Is it closed itself, or a square beside it?"""
        if self.walls[square] == CLOSED:
            return True
        for direction in range(i64(4)):
            if self.walls[self.beside[4 * square + direction]] == CLOSED:
                return True
        return False

    def comes_from_behind(self, square: i64, direction: i64) -> bool:
        """Does a step this way come upon the back of a trap door, wall or not (GM-86)?"""
        other = self.beside[4 * square + direction]
        return is_door_back(self.labels[other], self.arrows[other], direction) != 0

    def label_at(self, label: i64) -> i64:
        """The first square with this label, or NOWHERE."""
        for square in range(self.size):
            if self.labels[square] == label:
                return square
        return NOWHERE

    # --- changing

    def lay(self, tiles: list[int], turned: list[int]) -> None:
        """Put tiles into the slots."""
        self.tiles = tiles
        self.turned = turned
        self._work_out()

    def turn(self, slot: i64, way: i64) -> None:
        """Turn a tile by a quarter, to the right or to the left."""
        self.turned[slot] = (self.turned[slot] + (1 if way == RIGHT else 3)) % 4
        self._print_again(slot)

    def remove(self, slot: i64) -> None:
        """Take a tile away for good (GM-85)."""
        self.tiles[slot] = HOLE
        self.turned[slot] = 0
        self._work_out()

    # --- working out

    def _over(self, square: i64, direction: i64, length: i64) -> i64:
        """A step of this length; through a hole it comes out on the tile beyond."""
        square = self.grid.step(square, direction, length)
        while self.is_hole(square):
            square = self.grid.step(square, direction, SIDE)
        return square

    def _work_out(self) -> None:
        """Everything anew: tiles were laid or removed."""
        self.is_shared = False
        self.printed = filled(self.size, CLOSED)
        self.walls = filled(self.size, CLOSED)
        self.exits = filled(self.size, 0)
        self.labels = filled(self.size, BLANK)
        self.numbers = filled(self.size, 0)
        self.arrows = filled(self.size, NO_DIRECTION)
        self.gates = filled(self.size, 0)
        self.has_holes = HOLE in self.tiles
        slots = range(len(self.tiles))
        self.around = [self._around(s) if self.tiles[s] != HOLE else [] for s in slots]
        self.beside = self._across_holes() if self.has_holes else self.grid.beside
        for slot in slots:
            if self.tiles[slot] != HOLE:
                self._print_tile(slot)
        for slot in slots:
            if self.tiles[slot] != HOLE:
                self._join(slot)

    def _across_holes(self) -> vec[i64]:
        found = filled(4 * self.size, NOWHERE)
        for square in self.standing():
            for direction in range(4):
                found[4 * square + direction] = self._over(square, direction, 1)
        return found

    def _print_again(self, slot: i64) -> None:
        """What changes when one tile is turned: its squares, and the edges of those around it."""
        if self.is_shared:
            self._unshare()
        self._print_tile(slot)
        self._join(slot)

    def _unshare(self) -> None:
        """Have lists of one's own, but for `beside`, which turning does not change."""
        self.is_shared = False
        self.printed = self.printed[:]
        self.walls = self.walls[:]
        self.exits = self.exits[:]
        self.labels = self.labels[:]
        self.numbers = self.numbers[:]
        self.arrows = self.arrows[:]
        self.gates = self.gates[:]

    def _print_tile(self, slot: i64) -> None:
        """Copy what is printed on a tile, as it lies."""
        face = self.pack.tiles[self.tiles[slot]].faces[self.turned[slot]]
        printed, walls, exits, labels = self.printed, self.walls, self.exits, self.labels
        numbers, arrows, gates = self.numbers, self.arrows, self.gates
        for place in range(i64(SQUARES)):
            square = self.grid.square(slot, place)
            printed[square] = face.walls[place]
            walls[square] = face.inner_walls[place]
            exits[square] = face.inner_exits[place]
            labels[square] = face.labels[place]
            numbers[square] = face.numbers[place]
            arrows[square] = face.arrows[place]
            gates[square] = face.gates[place]

    def _join(self, slot: i64) -> None:
        """The edges of a tile, seen from both sides."""
        for step in range(i64(SIDE)):
            self._join_edge(self.grid.square(slot, step), 0)
            self._join_edge(self.grid.square(slot, SIDE * step + SIDE - 1), 1)
            self._join_edge(self.grid.square(slot, SQUARES - SIDE + step), 2)
            self._join_edge(self.grid.square(slot, SIDE * step), 3)

    def _join_edge(self, square: i64, direction: i64) -> None:
        """An edge is open only if neither square has a wall there (GM-02)."""
        other = self.beside[4 * square + direction]
        back = direction ^ 2
        wall = (self.printed[square] >> direction | self.printed[other] >> back) & 1
        self._set_side(square, direction, wall, other)
        self._set_side(other, back, wall, square)

    def _set_side(self, square: i64, direction: i64, wall: i64, other: i64) -> None:
        walls, exits = self.walls, self.exits
        others = ~(1 << direction)
        shut = wall | is_door_back(self.labels[other], self.arrows[other], direction)
        walls[square] = walls[square] & others | wall << direction
        exits[square] = exits[square] & others | (1 - shut) << direction

    # --- distances and ways

    def distances(self, start: i64) -> vec[i64]:
        """Fewest steps from a square to each other, walls ignored (GM-08); -1 in holes."""
        if not self.has_holes:
            return self.grid.distances(start)
        found = filled(self.size, -1)
        found[start] = 0
        frontier = append(vec[i64](capacity=self.size), start)
        index: i64 = 0
        while index < len(frontier):
            square = frontier[index]
            index += 1
            for direction in range(i64(4)):
                other = self.beside[4 * square + direction]
                if found[other] < 0:
                    found[other] = found[square] + 1
                    frontier = append(frontier, other)
        return found

    def distance(self, one: i64, other: i64) -> i64:
        """Fewest steps between two squares, walls ignored (GM-08)."""
        if self.has_holes:
            return self.distances(one)[other]
        return self.grid.distance(one, other)

    def reached(self, start: i64, wanted: vec[i64], enough: i64) -> vec[i64]:
        """The squares that can be reached on foot, obstacles ignored, doors in their direction
        (GM-06). The search ends when `enough` of those `wanted` (1 for each) are found.
        """
        exits, beside, labels = self.exits, self.beside, self.labels
        seen, found = filled(self.size, 0), filled(self.size, start)
        seen[start] = 1
        index: i64 = 0
        end: i64 = 1
        while index < end and enough > 0:
            square = found[index]
            index += 1
            sides = exits[square]
            if labels[square] == TRAP_DOOR:
                sides &= 1 << self.arrows[square]
            for direction in range(i64(4)):
                other = beside[4 * square + direction]
                if sides >> direction & 1 and not seen[other]:
                    seen[other] = 1
                    found[end] = other
                    end += 1
                    enough -= wanted[other]
        return found[:end]

    def can_reach(self, start: i64, wanted: vec[i64], enough: i64) -> bool:
        """Can one walk from here to at least so many other squares of those wanted?"""
        found = self.reached(start, wanted, enough)
        for index in range(i64(1), len(found)):
            enough -= wanted[found[index]]
        return enough <= 0

    def is_plain(self, square: i64) -> bool:
        """Is nothing printed there?"""
        return self.labels[square] == BLANK

    def has_obstacle(self, square: i64) -> bool:
        """Is an obstacle printed there?"""
        return is_obstacle(self.labels[square])
