"""What the rules write down while somebody listens: (kind, details…); squares as in actions.py."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # seat
MOVED: Final = 1  # seat, then every square of the path
TURNED_OVER: Final = 2  # seat, square
LOOKED: Final = 3  # seat, square
SAW: Final = 4  # seat, square, symbol
DECLARED: Final = 5  # seat, 1 if right
SHOWN: Final = 6  # seat, symbol, then the squares of its camp
REMOVED: Final = 7  # seat, then the squares that are emptied
PASSED: Final = 8  # seat
FINISHED: Final = 9  # why (an index of ENDINGS), then the winners

HOME: Final = 0
WRONG: Final = 1
SILENT: Final = 2
LIMIT: Final = 3
ENDINGS: Final = ("eggs-home", "wrong-declaration", "only-one-silent", "turn-limit")
