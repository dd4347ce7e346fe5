"""The board: tiles in their places, turned, wrapped round, with holes (GM-01, GM-02, GM-85)."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.labels import BLANK, SECRET_PANEL, TRAP_DOOR, is_obstacle
from tablee.games.gootmu.rules.tiles import SIDE, SQUARES, Pack

HOLE: Final = -1
NOWHERE: Final = -1
CLOSED: Final = 15
NO_DIRECTION: Final = -1

RIGHT: Final = 0  # clockwise
LEFT: Final = 1


def columns_for(seats: int) -> int:
    """How many tiles wide the board is (GM-01)."""
    return 3 if seats == 2 else 4 if seats <= 5 else 5


def rows_for(seats: int) -> int:
    """How many tiles high the board is (GM-01)."""
    return 3 if seats <= 3 else 4


def opposite(direction: int) -> int:
    """The direction back."""
    return direction ^ 2


def turned_mask(mask: int, quarters: int) -> int:
    """A set of sides after so many quarter turns clockwise."""
    return (mask << quarters | mask >> (4 - quarters)) & CLOSED


def is_gate(label: int) -> int:
    """Is it a printed obstacle, or a door or panel, where every move stops (GM-13)?"""
    return 1 if is_obstacle(label) or label in (TRAP_DOOR, SECRET_PANEL) else 0


class Maze:
    """The tiles that lie on the table.

    The lists below `tiles` and `turned` are worked out anew when a tile changes and never changed
    in place, so that copies share them. A square is row * width + column. `beside` has the square
    next to each in each direction, across edges and holes. `walls` are what anybody can see.
    `exits` is where one may walk: no wall, and not into a trap door from behind (GM-86). `gates`
    has 1 for printed obstacles and for squares where every move stops.
    """

    def __init__(self, pack: Pack, columns: int, rows: int) -> None:
        self.pack = pack
        self.columns = columns
        self.rows = rows
        self.width = columns * SIDE
        self.size = columns * rows * SQUARES
        self.tiles = [HOLE] * (columns * rows)
        self.turned = [0] * (columns * rows)
        self.printed: list[int] = []
        self.walls: list[int] = []
        self.exits: list[int] = []
        self.beside: list[int] = []
        self.labels: list[int] = []
        self.numbers: list[int] = []
        self.arrows: list[int] = []
        self.gates: list[int] = []

    def copy(self) -> Maze:
        """An independent maze, equal to this one."""
        twin = Maze(self.pack, self.columns, self.rows)
        twin.tiles = self.tiles[:]
        twin.turned = self.turned[:]
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

    def slot_of(self, square: int) -> int:
        """The slot that a square belongs to."""
        return square // self.width // SIDE * self.columns + square % self.width // SIDE

    def square_in(self, slot: int, index: int) -> int:
        """The square at a place (row by row from the top left) of a slot, as it lies."""
        row = slot // self.columns * SIDE + index // SIDE
        return row * self.width + slot % self.columns * SIDE + index % SIDE

    def squares_of(self, slot: int) -> list[int]:
        """All squares of a slot."""
        return [self.square_in(slot, index) for index in range(SQUARES)]

    def lies(self, slot: int, index: int) -> int:
        """Where the printed square `index` of the tile in this slot lies now."""
        row, column = index // SIDE, index % SIDE
        for _ in range(self.turned[slot]):
            row, column = column, SIDE - 1 - row
        return self.square_in(slot, row * SIDE + column)

    def circle(self, slot: int) -> int:
        """The square with the circle."""
        return self.lies(slot, self.pack.tiles[self.tiles[slot]].circle)

    def is_hole(self, square: int) -> bool:
        """Was the tile of this square removed?"""
        return self.tiles[self.slot_of(square)] == HOLE

    def standing(self) -> list[int]:
        """All squares that there are."""
        return [square for square in range(self.size) if not self.is_hole(square)]

    def next_slot(self, slot: int, direction: int) -> int:
        """The tile beside a tile, across edges and holes; itself if it is alone in its line."""
        return self.slot_of(self._over(self.square_in(slot, 5), direction, SIDE))

    def slots_around(self, slot: int) -> list[int]:
        """A tile and the tiles beside it, each once (GM-18)."""
        slots = [slot]
        for direction in range(4):
            other = self.next_slot(slot, direction)
            if other not in slots:
                slots.append(other)
        return slots

    def is_closed(self, square: int) -> bool:
        """Has it walls on all four sides (GM-19)?"""
        return self.walls[square] == CLOSED

    # --- changing

    def lay(self, tiles: list[int], turned: list[int]) -> None:
        """Put tiles into the slots."""
        self.tiles = tiles
        self.turned = turned
        self._work_out()

    def turn(self, slot: int, way: int) -> None:
        """Turn a tile by a quarter, to the right or to the left."""
        self.turned[slot] = (self.turned[slot] + (1 if way == RIGHT else 3)) % 4
        self._print_again(slot)

    def turned_square(self, square: int, way: int) -> int:
        """Where a square of a tile lies after that tile makes a quarter turn."""
        slot = self.slot_of(square)
        row, column = square // self.width % SIDE, square % SIDE
        if way == RIGHT:
            row, column = column, SIDE - 1 - row
        else:
            row, column = SIDE - 1 - column, row
        return self.square_in(slot, row * SIDE + column)

    def remove(self, slot: int) -> None:
        """Take a tile away for good (GM-85)."""
        self.tiles[slot] = HOLE
        self.turned[slot] = 0
        self._work_out()

    # --- working out

    def _step(self, square: int, direction: int, length: int) -> int:
        row, column = square // self.width, square % self.width
        if direction == 0:
            row = (row - length) % (self.rows * SIDE)
        elif direction == 1:
            column = (column + length) % self.width
        elif direction == 2:
            row = (row + length) % (self.rows * SIDE)
        else:
            column = (column - length) % self.width
        return row * self.width + column

    def _over(self, square: int, direction: int, length: int) -> int:
        """A step of this length; through a hole it comes out on the tile beyond."""
        square = self._step(square, direction, length)
        while self.is_hole(square):
            square = self._step(square, direction, SIDE)
        return square

    def _work_out(self) -> None:
        """Everything anew: tiles were laid or removed."""
        self.printed = [CLOSED] * self.size
        self.walls = [CLOSED] * self.size
        self.exits = [0] * self.size
        self.labels = [BLANK] * self.size
        self.numbers = [0] * self.size
        self.arrows = [NO_DIRECTION] * self.size
        self.gates = [0] * self.size
        self.beside = [NOWHERE] * (4 * self.size)
        standing = self.standing()
        for slot, number in enumerate(self.tiles):
            if number != HOLE:
                self._print_tile(slot, number)
        for square in standing:
            for direction in range(4):
                self.beside[4 * square + direction] = self._over(square, direction, 1)
        for square in standing:
            self._open(square)

    def _print_again(self, slot: int) -> None:
        """What changes when one tile is turned: its squares, and the edges of those around it."""
        self.printed = self.printed[:]
        self.walls = self.walls[:]
        self.exits = self.exits[:]
        self.labels = self.labels[:]
        self.numbers = self.numbers[:]
        self.arrows = self.arrows[:]
        self.gates = self.gates[:]
        self._print_tile(slot, self.tiles[slot])
        for index in range(SQUARES):
            square = self.square_in(slot, index)
            self._open(square)
            for direction in range(4):
                self._open(self.beside[4 * square + direction])

    def _print_tile(self, slot: int, number: int) -> None:
        """Copy what is printed on a tile, as it lies."""
        tile = self.pack.tiles[number]
        quarters = self.turned[slot]
        for index in range(SQUARES):
            square = self.lies(slot, index)
            self.printed[square] = turned_mask(tile.walls[index], quarters)
            self.labels[square] = tile.labels[index]
            self.numbers[square] = tile.numbers[index]
            self.gates[square] = is_gate(tile.labels[index])
            arrow = tile.arrows[index]
            self.arrows[square] = arrow if arrow == NO_DIRECTION else (arrow + quarters) % 4

    def _open(self, square: int) -> None:
        """An edge is open only if neither square has a wall there (GM-02); a trap door is not
        entered from behind (GM-86).
        """
        walls = self.printed[square]
        behind = 0
        for direction in range(4):
            other = self.beside[4 * square + direction]
            back = opposite(direction)
            walls |= (self.printed[other] >> back & 1) << direction
            if self.labels[other] == TRAP_DOOR and self.arrows[other] == back:
                behind |= 1 << direction
        self.walls[square] = walls
        self.exits[square] = CLOSED & ~(walls | behind)

    # --- distances and ways

    def distances(self, start: int) -> list[int]:
        """Fewest steps from a square to each other, walls ignored (GM-08); -1 in holes."""
        found = [-1] * self.size
        found[start] = 0
        frontier = [start]
        for square in frontier:
            for direction in range(4):
                other = self.beside[4 * square + direction]
                if found[other] < 0:
                    found[other] = found[square] + 1
                    frontier.append(other)
        return found

    def distance(self, one: int, other: int) -> int:
        """Fewest steps between two squares, walls ignored (GM-08)."""
        if HOLE in self.tiles:
            return self.distances(one)[other]
        across = abs(one % self.width - other % self.width)
        down = abs(one // self.width - other // self.width)
        return min(across, self.width - across) + min(down, self.rows * SIDE - down)

    def reached(self, start: int, enough: int) -> list[int]:
        """Squares that can be reached on foot, obstacles ignored, doors in their direction (GM-06).

        The search ends when it has found `enough` of them.
        """
        seen = [False] * self.size
        seen[start] = True
        frontier = [start]
        for square in frontier:
            if len(frontier) >= enough:
                break
            exits = self.exits[square]
            if self.labels[square] == TRAP_DOOR:
                exits &= 1 << self.arrows[square]
            for direction in range(4):
                other = self.beside[4 * square + direction]
                if exits >> direction & 1 and not seen[other]:
                    seen[other] = True
                    frontier.append(other)
        return frontier

    def is_plain(self, square: int) -> bool:
        """Is nothing printed there?"""
        return self.labels[square] == BLANK

    def has_obstacle(self, square: int) -> bool:
        """Is an obstacle printed there?"""
        return is_obstacle(self.labels[square])
