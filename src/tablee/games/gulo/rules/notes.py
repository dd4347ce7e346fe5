"""What the rules write down while somebody listens: (kind, details…)."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # seat
POURED: Final = 1  # seat, how the nest lies: lean, touching, eggs from the top
TURNED: Final = 2  # seat, tile, its number on the path (0: from the deck)
CHOSE: Final = 3  # seat, colour
NAMED: Final = 4  # seat, egg, its risk in a thousand with dice
TOOK: Final = 5  # seat, egg, with dice the risk and the roll
ALARM: Final = 6  # seat, egg, why (an outcome of chances.Steal), with dice the risk and the roll
MOVED: Final = 7  # seat, from, to
GREW: Final = 8  # seat, colour, the new tile's number
PUT_UNDER: Final = 9  # seat, tile
AGAIN: Final = 10  # seat, why (below)
PUT_BACK: Final = 11  # seat
FINISHED: Final = 12  # why, winner
RESTED: Final = 13  # seat, how the nest lies (as above)

UNTOLD: Final = -1  # a risk or a roll where there is none

BY_LAST_EGG: Final = 0
BY_DECK: Final = 1
BY_LAST_TILE: Final = 2

FREED: Final = 0
FOUND: Final = 1
ENDINGS: Final = ("junior-freed", "junior-found")
