"""Eggs and tiles as numbers (GU-01, GU-02)."""

from __future__ import annotations

from typing import Final

GREEN: Final = 0
YELLOW: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLOURS: Final = 5

JUNIOR: Final = 4  # among tiles, which are never purple
UNKNOWN: Final = -1  # a tile that lies face down

EGGS: Final = 22
EACH: Final = 5
ALL_EGGS: Final = (1 << EGGS) - 1

TILES: Final = (6, 6, 6, 5)
"""How many tiles there are of each colour."""

PATH: Final = 19
DECK: Final = 5


def colour_of(egg: int) -> int:
    """The colour of an egg: five of each, two purple."""
    return egg // EACH


def eggs_of(colour: int) -> int:
    """All eggs of a colour, a bit each."""
    return (1 << EACH) - 1 << EACH * colour & ALL_EGGS
