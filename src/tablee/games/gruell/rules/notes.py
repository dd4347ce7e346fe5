"""What the rules of Grüll write down while somebody listens: (kind, details…)."""

from __future__ import annotations

from typing import Final

CHOSE: Final = 0  # seat
REVEALED: Final = 1  # trick, then each seat's card
DECIDED: Final = 2  # the sorcerer's seat, action
WENT: Final = 3  # card, its owner, the seat whose pile it joins (NOWHERE: lost), why
FINISHED: Final = 4  # each seat's score

NOWHERE: Final = -1

# Why a card went where it went.
SAVED: Final = 0
CAPTURED: Final = 1
SHARED: Final = 2
CANCELLED: Final = 3
KEPT: Final = 4
