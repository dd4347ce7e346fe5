"""The maze of a view as both drawings need it: squares by row and column, walls, who is where."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.gootmu.names import COLUMNS
from tablee.games.gootmu.rules.tiles import SIDE
from tablee.games.gootmu.view import GootmuView, Pawn, Thing

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
Place = tuple[int, int]


def place(square: str) -> Place:
    """The row and the column of `c5`, both from 0."""
    return int(square[1:]) - 1, COLUMNS.index(square[0])


def square(row: int, column: int) -> str:
    """The name of a square."""
    return f"{COLUMNS[column]}{row + 1}"


class Maze:
    """Where the walls of a view are. An edge has a wall if one of its two sides has it."""

    def __init__(self, view: GootmuView) -> None:
        self.height = view.rows * SIDE
        self.width = view.columns * SIDE
        self.laid = bool(view.walls)
        self._walls = [[_bits(digit) for digit in row] for row in view.walls]

    def hole(self, row: int, column: int) -> bool:
        """Was the tile removed here?"""
        return self.laid and self._at(row, column) is None

    def above(self, row: int, column: int) -> bool:
        """Is there a wall between this square and the one in the north of it?"""
        return self._has(row, column, NORTH) or self._has(row - 1, column, SOUTH)

    def left(self, row: int, column: int) -> bool:
        """Is there a wall between this square and the one in the west of it?"""
        return self._has(row, column, WEST) or self._has(row, column - 1, EAST)

    def distance(self, one: str, other: str) -> int:
        """Steps from one square to another, round the edges, walls ignored."""
        (row, column), (other_row, other_column) = place(one), place(other)
        down, right = abs(row - other_row), abs(column - other_column)
        return min(down, self.height - down) + min(right, self.width - right)

    def squares(self) -> Iterator[Place]:
        """All squares, row by row, holes too."""
        for row in range(self.height):
            for column in range(self.width):
                yield row, column

    def _at(self, row: int, column: int) -> int | None:
        return self._walls[row % self.height][column % self.width] if self.laid else None

    def _has(self, row: int, column: int, side: int) -> bool:
        return bool((self._at(row, column) or 0) & side)


def _bits(digit: str) -> int | None:
    return None if digit == "." else int(digit, 16)


def pawns_on(view: GootmuView) -> dict[str, list[Pawn]]:
    """The pawns by the square that they stand on."""
    found: dict[str, list[Pawn]] = {}
    for pawn in view.pawns:
        found.setdefault(pawn.square, []).append(pawn)
    return found


def things_on(view: GootmuView) -> dict[str, list[Thing]]:
    """What lies about, by its square; pieces before markers."""
    found: dict[str, list[Thing]] = {}
    for thing in sorted(view.things, key=lambda thing: thing.owner is None):
        if thing.square is not None:
            found.setdefault(thing.square, []).append(thing)
    return found


def carried_by(view: GootmuView, pawn: Pawn) -> list[Thing]:
    """What this pawn carries."""
    return [thing for thing in view.things if thing.carrier == pawn.name]
