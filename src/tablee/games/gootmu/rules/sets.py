"""Sets of things: a bit each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import FIRST_PIECE, owner_of, piece_of

MARKER_BITS: Final = (1 << FIRST_PIECE) - 1

LAST: Final = 60
LAST_BIT: Final = 1 << LAST


def bit(thing: i64) -> i64:
    """The set of one thing."""
    return LAST_BIT >> (LAST - thing)  # compiled, a shift of 1 has 32 bits only


def lowest(things: i64) -> i64:
    """The first thing of a set."""
    index: i64 = 0
    while not things & 255:
        things >>= 8
        index += 8
    while not things & 1:
        things >>= 1
        index += 1
    return index


def count(things: i64) -> i64:
    """How many things a set has."""
    found: i64 = 0
    while things:
        things &= things - 1
        found += 1
    return found


def things_in(things: i64) -> list[int]:
    """The things of a set."""
    found: list[int] = []
    while things:
        found.append(lowest(things))
        things &= things - 1
    return found


def own_set(seat: i64) -> i64:
    """A seat's own pieces."""
    first = bit(piece_of(seat, 0))
    return first | first << 1 | first << 2


def is_own(seat: int, thing: int) -> bool:
    """Is this one of the seat's own GOOTMU pieces?"""
    return owner_of(thing) == seat
