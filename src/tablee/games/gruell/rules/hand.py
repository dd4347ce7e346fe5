"""A hand of Grüll. Hands are values: every state with the same cards in hand shares one object.

There are fewer than eight hundred different hands, and each is made once, when first needed. So a
state is copied without copying hands, and what may be played from a hand is listed only once.
"""

from __future__ import annotations

from typing import Final

from tablee.games.gruell.rules.cards import (
    BAD,
    GOOD,
    GREAT_OGRE,
    KINDS,
    LITTLE_OGRE,
    MINUS2,
    MINUS4,
    PLUS2,
    PLUS3,
    PLUS4,
    PLUS6,
    SORCERER,
    Bag,
    bag_of,
    kinds_in,
)


class Hand:
    """The cards that a player still holds."""

    def __init__(self, bag: Bag) -> None:
        self.bag = bag
        self.kinds = kinds_in(bag)
        self.size = sum(bag)
        self._rest: list[Hand | None] = [None] * KINDS

    def holds(self, card: int) -> bool:
        """Is there such a card in the hand?"""
        return 0 <= card < KINDS and self.bag[card] > 0

    def without(self, card: int) -> Hand:
        """The hand that is left when this card has been played."""
        rest = self._rest[card]
        if rest is None:
            bag = self.bag[:]
            bag[card] -= 1
            rest = hand_of(bag)
            self._rest[card] = rest
        return rest


_HANDS: Final[dict[tuple[int, ...], Hand]] = {}


def hand_of(bag: Bag) -> Hand:
    """The one object that stands for this hand."""
    key = tuple(bag)
    if key not in _HANDS:
        _HANDS[key] = Hand(bag)
    return _HANDS[key]


FULL_HAND: Final = hand_of(
    bag_of([PLUS2, PLUS3, PLUS4, PLUS4, PLUS6, MINUS2, MINUS4, LITTLE_OGRE, GREAT_OGRE, SORCERER])
)
KID_HAND: Final = hand_of(bag_of([GOOD, GOOD, GOOD, GOOD, BAD, BAD, LITTLE_OGRE, GREAT_OGRE]))
