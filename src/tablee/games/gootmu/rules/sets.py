"""Sets of things: a bit each."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import FIRST_PIECE, owner_of

MARKER_BITS: Final = (1 << FIRST_PIECE) - 1


def lowest(things: int) -> int:
    """The first thing of a set."""
    index: int = 0
    while not things & 1:
        things >>= 1
        index += 1
    return index


def count(things: int) -> int:
    """How many things a set has."""
    found: int = 0
    while things:
        things &= things - 1
        found += 1
    return found


def things_in(things: int) -> list[int]:
    """The things of a set."""
    found = []
    while things:
        thing = lowest(things)
        found.append(int(thing))
        things &= things - 1
    return found


def is_own(seat: int, thing: int) -> bool:
    """Is this one of the seat's own GOOTMU pieces?"""
    return owner_of(thing) == seat
