"""The squares of a board of so many tiles, whatever lies on them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.gootmu.rules.tiles import SIDE, SQUARES

RIGHT: Final = 0  # clockwise


@final
class Grid:
    """Rows and columns. A square is row * width + column, a place is a square within its tile."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.width: i64 = columns * SIDE
        self.height: i64 = rows * SIDE
        self.size: i64 = columns * rows * SQUARES
        squares = range(columns * rows * SQUARES)
        self.slots = vec[i64]([self._slot(square) for square in squares])
        self.places = vec[i64]([self._place(square) for square in squares])
        steps = [self.step(square, way, 1) for square in squares for way in range(4)]
        self.beside = vec[i64](steps)  # where each step leads on a board without holes
        self.corners = vec[i64]([self._corner(slot) for slot in range(columns * rows)])

    def _slot(self, square: int) -> int:
        return square // self.width // SIDE * self.columns + square % self.width // SIDE

    def _place(self, square: int) -> int:
        return square // self.width % SIDE * SIDE + square % SIDE

    def _corner(self, slot: int) -> int:
        return slot // self.columns * SIDE * self.width + slot % self.columns * SIDE

    def square(self, slot: i64, place: i64) -> i64:
        """The square at a place of a slot."""
        return self.corners[slot] + (place >> 2) * self.width + (place & 3)

    def step(self, square: i64, direction: i64, length: i64) -> i64:
        """So far in one direction, round the edges."""
        row, column = square // self.width, square % self.width
        if direction == 0:
            row = (row - length) % self.height
        elif direction == 1:
            column = (column + length) % self.width
        elif direction == 2:
            row = (row + length) % self.height
        else:
            column = (column - length) % self.width
        return row * self.width + column

    def distance(self, one: i64, other: i64) -> i64:
        """Fewest steps between two squares."""
        across = (one - other) % self.width
        down = (one // self.width - other // self.width) % self.height
        return min(across, self.width - across) + min(down, self.height - down)

    def distances(self, start: i64) -> vec[i64]:
        """Fewest steps from a square to each other."""
        found = vec[i64](capacity=self.size)
        for square in range(self.size):
            found = append(found, self.distance(start, square))
        return found

    def turned(self, square: i64, way: i64) -> i64:
        """Where a square of a tile lies after that tile makes a quarter turn."""
        return self.square(self.slots[square], turned_place(self.places[square], way))


def turned_place(place: i64, way: i64) -> i64:
    """Where a place of a tile is after a quarter turn."""
    row, column = place >> 2, place & 3
    if way == RIGHT:
        return SIDE * column + SIDE - 1 - row
    return SIDE * (SIDE - 1 - column) + row


_GRIDS: Final = {(columns, rows): Grid(columns, rows) for columns in (3, 4, 5) for rows in (3, 4)}


def grid_of(columns: int, rows: int) -> Grid:
    """The grid of this size; all boards of a usual size share it (GM-01)."""
    grid = _GRIDS.get((columns, rows))
    return grid if grid is not None else Grid(columns, rows)
