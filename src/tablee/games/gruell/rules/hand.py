"""A hand of Grüll. Hands are values: every state with the same cards in hand shares one object.

There are fewer than nine hundred different hands, all made on import and never changed, so that
threads may share them. A state is copied without copying hands, and what may be played from a hand
is listed only once.
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

    def __init__(self, bag: Bag, rests: list[Hand | None]) -> None:
        """Hold these cards; `rests` has the hand that is left without each kind, where known."""
        self.bag = bag
        self.kinds = kinds_in(bag)
        self.size = sum(bag)
        self.rests = rests

    def holds(self, card: int) -> bool:
        """Is there such a card in the hand?"""
        return 0 <= card < KINDS and self.bag[card] > 0

    def without(self, card: int) -> Hand:
        """The hand that is left when this card has been played."""
        rest = self.rests[card]
        return rest if rest is not None else hand_of(_less(self.bag, card))


def _less(bag: Bag, card: int) -> Bag:
    rest = bag[:]
    rest[card] -= 1
    return rest


def _add(bag: Bag, hands: dict[tuple[int, ...], Hand]) -> Hand:
    """Add this hand and every hand that it can become."""
    key = tuple(bag)
    if key not in hands:
        rests: list[Hand | None] = [None] * KINDS
        for card in kinds_in(bag):
            rests[card] = _add(_less(bag, card), hands)
        hands[key] = Hand(bag, rests)
    return hands[key]


def _all_hands() -> dict[tuple[int, ...], Hand]:
    hands: dict[tuple[int, ...], Hand] = {}
    _add(FULL_BAG, hands)
    _add(KID_BAG, hands)
    return hands


FULL_BAG: Final = bag_of(
    [PLUS2, PLUS3, PLUS4, PLUS4, PLUS6, MINUS2, MINUS4, LITTLE_OGRE, GREAT_OGRE, SORCERER]
)
KID_BAG: Final = bag_of([GOOD, GOOD, GOOD, GOOD, BAD, BAD, LITTLE_OGRE, GREAT_OGRE])
_HANDS: Final = _all_hands()


def hand_of(bag: Bag) -> Hand:
    """The one object that stands for this hand; a new one if no player can hold it."""
    hand = _HANDS.get(tuple(bag))
    return hand if hand is not None else Hand(bag, [None] * KINDS)


FULL_HAND: Final = hand_of(FULL_BAG)
KID_HAND: Final = hand_of(KID_BAG)
