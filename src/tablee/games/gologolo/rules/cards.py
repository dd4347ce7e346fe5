"""The cards of Gologolo and the 112 melds (GL-01, GL-02).

A kind of card is a number below 48: 12 × shape + 3 × colour + fill. A hand is a list of 48 counts.
"""

from __future__ import annotations

from typing import Final

SHAPES: Final = 4
COLOURS: Final = 4
FILLS: Final = 3
KINDS: Final = 48
COPIES: Final = 3
DECK: Final = 144
NO_CARD: Final = -1

Counts = list[int]
"""How many there are of each kind."""


def kind_of(shape: int, colour: int, fill: int) -> int:
    """The kind with this shape, colour and fill."""
    return 12 * shape + 3 * colour + fill


def _all_melds() -> list[list[int]]:
    """Every meld as its three kinds in order, the lowest first."""
    threes = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]
    melds: list[list[int]] = []
    for shape in range(SHAPES):
        for colour in range(COLOURS):
            melds.append([kind_of(shape, colour, fill) for fill in range(FILLS)])
    for shape in range(SHAPES):
        for fill in range(FILLS):
            melds += [[kind_of(shape, colour, fill) for colour in three] for three in threes]
    for colour in range(COLOURS):
        for fill in range(FILLS):
            melds += [[kind_of(shape, colour, fill) for shape in three] for three in threes]
    return sorted(melds)


MELDS: Final = _all_melds()
"""Every meld; its place in this list is its number."""

MELD_COUNT: Final = 112

MELDS_FROM: Final = [[m for m, meld in enumerate(MELDS) if meld[0] == k] for k in range(KINDS)]
"""The melds whose lowest kind is this one."""

MELDS_WITH: Final = [[m for m, meld in enumerate(MELDS) if k in meld] for k in range(KINDS)]
"""The seven melds that a kind belongs to."""

# The same melds flat, for inner loops.
FIRST: Final = [meld[0] for meld in MELDS]
SECOND: Final = [meld[1] for meld in MELDS]
THIRD: Final = [meld[2] for meld in MELDS]


def holds_meld(counts: Counts, meld: int) -> bool:
    """Are all three cards of the meld among these?"""
    return counts[FIRST[meld]] > 0 and counts[SECOND[meld]] > 0 and counts[THIRD[meld]] > 0


def remove_meld(counts: Counts, meld: int) -> None:
    """Take the three cards of a meld away."""
    for kind in MELDS[meld]:
        counts[kind] = counts[kind] - 1


def add_meld(counts: Counts, meld: int) -> None:
    """Put the three cards of a meld back."""
    for kind in MELDS[meld]:
        counts[kind] = counts[kind] + 1


def melds_in(counts: Counts, kinds: list[int]) -> list[int]:
    """Every meld that these cards contain, in order; `kinds` are the kinds among them."""
    found: list[int] = []
    for kind in kinds:
        for meld in MELDS_FROM[kind]:
            if counts[SECOND[meld]] and counts[THIRD[meld]]:
                found.append(meld)
    return found


def kinds_in(counts: Counts) -> list[int]:
    """The different kinds among these cards, in order."""
    return [kind for kind in range(KINDS) if counts[kind]]


def cards_in(counts: Counts) -> list[int]:
    """Every card, in order."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def counts_of(cards: list[int]) -> Counts:
    """How many there are of each kind among these cards."""
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] = counts[kind] + 1
    return counts
