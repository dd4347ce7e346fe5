"""What the rules of Gologolo write down while somebody listens: (kind, details…)."""

from __future__ import annotations

from typing import Final

BEGAN: Final = 0  # round, first seat
DREW: Final = 1  # seat, kind
TOOK: Final = 2  # seat, meld
LAID: Final = 3  # seat, meld
DROPPED: Final = 4  # seat, kind
WENT_OUT: Final = 5  # seat, how (ROYAL, MINOR, OUT), pair's kind, the melds laid with it
ROUND_OVER: Final = 6  # round, each seat's points
FINISHED: Final = 7  # each seat's total
DRAWS: Final = 8  # seat
STARTS: Final = 9  # seat

ROYAL: Final = 0
MINOR: Final = 1
OUT: Final = 2
