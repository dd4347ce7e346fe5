"""Tiles and markers as the rules know them: small integers, read from a pack by somebody else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.gootmu.rules.labels import TRAP_DOOR, is_gate

SIDE: Final = 4
SQUARES: Final = 16

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NO_ARROW: Final = -1
ALL_SIDES: Final = 15

# Markers that lie face down on the circles (GM-30 to GM-35).
KEY: Final = 0
BOAT: Final = 1
BOARD: Final = 2
OIL: Final = 3
BUCKET: Final = 4
PICKAXE: Final = 5
POWER_TOKEN: Final = 6
CANCEL_TURN: Final = 7
PASS_WALL: Final = 8
DOOR_BACKWARD: Final = 9
FIRE: Final = 10
CAVE_IN: Final = 11
MAGNET: Final = 12

MARKERS: Final = [
    "KEY",
    "BOAT",
    "10 FOOT BOARD",
    "OIL",
    "BUCKET OF WATER",
    "PICKAXE",
    "POWER TOKEN",
    "CANCEL A PLAYER'S FUTURE TURN",
    "PASS THROUGH ONE WALL",
    "USE 1 TRAP DOOR BACKWARD",
    "FIRE",
    "CAVE-IN",
    "MAGNET",
]


class Tile:
    """One tile as it is printed. Squares are numbered row by row from the top left.

    `walls` has bit 1 << direction for each side of a square with a wall, `labels` the codes of
    labels.NAMES, `numbers` the printed N (0 for none), `arrows` a direction or NO_ARROW.
    """

    def __init__(
        self,
        walls: list[int],
        labels: list[int],
        numbers: list[int],
        arrows: list[int],
        circle: int,
    ) -> None:
        self.walls = walls
        self.labels = labels
        self.numbers = numbers
        self.arrows = arrows
        self.circle = circle
        self.faces = [Face(self, quarters) for quarters in range(4)]


class Face:
    """A tile as it lies after some quarter turns clockwise."""

    def __init__(self, tile: Tile, quarters: int) -> None:
        printed = [_printed_at(place, quarters) for place in range(SQUARES)]
        self.walls = vec[i64]([turned_mask(tile.walls[index], quarters) for index in printed])
        self.labels = vec[i64]([tile.labels[index] for index in printed])
        self.numbers = vec[i64]([tile.numbers[index] for index in printed])
        self.arrows = vec[i64]([_turned_arrow(tile.arrows[index], quarters) for index in printed])
        self.gates = vec[i64]([is_gate(tile.labels[index]) for index in printed])
        self.circle: i64 = printed.index(tile.circle)
        self.inner_walls = vec[i64]([self._inner_walls(place) for place in range(SQUARES)])
        self.inner_exits = vec[i64]([self._inner_exits(place) for place in range(SQUARES)])

    def _inner_walls(self, place: int) -> int:
        """The walls of a place, those included that the places beside it on the tile have there."""
        walls = self.walls[place]
        for side in range(4):
            other = _inner_step(place, side)
            if other >= 0:
                walls |= (self.walls[other] >> (side ^ 2) & 1) << side
        return walls

    def _inner_exits(self, place: int) -> int:
        """Where one may walk within the tile: not into a trap door from behind (GM-86)."""
        exits = ALL_SIDES & ~self.inner_walls[place]
        for side in range(4):
            other = _inner_step(place, side)
            if other >= 0 and is_door_back(self.labels[other], self.arrows[other], side):
                exits &= ~(1 << side)
        return exits


def is_door_back(label: i64, arrow: i64, direction: i64) -> i64:
    """1 if who goes in this direction comes upon the back of a trap door, or 0."""
    return i64(label == TRAP_DOOR and arrow == direction ^ 2)


def _inner_step(place: int, side: int) -> int:
    """The place beside a place on the same tile, or -1."""
    row = place // SIDE + (0, 0, 1, 0)[side] - (1, 0, 0, 0)[side]
    column = place % SIDE + (0, 1, 0, 0)[side] - (0, 0, 0, 1)[side]
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return row * SIDE + column if inside else -1


def _printed_at(place: int, quarters: int) -> int:
    """The printed square that lies at a place of the turned tile."""
    row, column = place // SIDE, place % SIDE
    for _ in range(quarters):
        row, column = SIDE - 1 - column, row
    return row * SIDE + column


def turned_mask(mask: int, quarters: int) -> int:
    """A set of sides after so many quarter turns clockwise."""
    return (mask << quarters | mask >> (4 - quarters)) & ALL_SIDES


def _turned_arrow(arrow: int, quarters: int) -> int:
    return arrow if arrow == NO_ARROW else (arrow + quarters) % 4


class Pack:
    """The material of a table: its tiles, and how many markers of each kind there are."""

    def __init__(self, name: str, tiles: list[Tile], markers: list[int]) -> None:
        self.name = name
        self.tiles = tiles
        self.markers = markers
