"""The cards of Grüll, and bags of cards."""

from __future__ import annotations

from typing import Final

# Good goblins come first, then bad ones, then ogres, so that a kind is told by its range.
PLUS2: Final = 0
PLUS3: Final = 1
PLUS4: Final = 2
PLUS6: Final = 3
GOOD: Final = 4
MINUS2: Final = 5
MINUS4: Final = 6
BAD: Final = 7
LITTLE_OGRE: Final = 8
GREAT_OGRE: Final = 9
SORCERER: Final = 10
KINDS: Final = 11
NO_CARD: Final = -1

VALUES: Final = (2, 3, 4, 6, 1, -2, -4, -1, 0, 0, 0)
"""What a card in a pile scores (GR-16); in Kid a goblin counts one (GR-24)."""

Bag = list[int]
"""Cards without an order: how many there are of each kind."""


def is_good(card: int) -> bool:
    """A positive goblin."""
    return 0 <= card < MINUS2


def is_goblin(card: int) -> bool:
    """A goblin, good or bad."""
    return 0 <= card < LITTLE_OGRE


def is_ogre(card: int) -> bool:
    """A little or a great ogre."""
    return LITTLE_OGRE <= card < SORCERER


def bag_of(cards: list[int]) -> Bag:
    """The bag that holds these cards."""
    bag = [0] * KINDS
    for card in cards:
        bag[card] += 1
    return bag


def kinds_in(bag: Bag) -> list[int]:
    """The different cards in the bag, in order."""
    return [card for card in range(KINDS) if bag[card]]


def cards_in(bag: Bag) -> list[int]:
    """Every card in the bag, in order."""
    return [card for card in range(KINDS) for _ in range(bag[card])]
