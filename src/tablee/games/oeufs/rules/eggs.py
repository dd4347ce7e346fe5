"""What stands on a square, and lists of places that stay in order."""

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


def slide(places: list[int], start: int, end: int) -> None:
    """Replace one place by another and keep the list in order."""
    index = places.index(start)
    if end > start:
        last = len(places) - 1
        while index < last and places[index + 1] < end:
            places[index] = places[index + 1]
            index += 1
    else:
        while index > 0 and places[index - 1] > end:
            places[index] = places[index - 1]
            index -= 1
    places[index] = end


def insert(places: list[int], place: int) -> None:
    """Add a place and keep the list in order."""
    places.append(place)
    slide(places, place, place)
