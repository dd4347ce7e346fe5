"""Tiles and markers as the rules know them: small integers, read from a pack by somebody else."""

from __future__ import annotations

from typing import Final

SIDE: Final = 4
SQUARES: Final = 16

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NO_ARROW: Final = -1

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


class Pack:
    """The material of a table: its tiles, and how many markers of each kind there are."""

    def __init__(self, name: str, tiles: list[Tile], markers: list[int]) -> None:
        self.name = name
        self.tiles = tiles
        self.markers = markers
