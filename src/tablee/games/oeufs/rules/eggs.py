"""What stands on a square."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
VISIBLE: Final = 1  # + the owner's seat
TURNED: Final = 8  # + the owner's seat, which nobody sees any more (OE-11)


def is_turned(egg: int) -> bool:
    """Is its symbol hidden?"""
    return egg >= TURNED


def owner_of(egg: int) -> int:
    """Whose egg it is, seen or not."""
    return egg - TURNED if egg >= TURNED else egg - VISIBLE
