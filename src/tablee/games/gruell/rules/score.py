"""What a pile is worth (GR-16, 17, 19, 20, 24)."""

from __future__ import annotations

from tablee.games.gruell.rules.cards import (
    GREAT_OGRE,
    KINDS,
    LITTLE_OGRE,
    SORCERER,
    VALUES,
    Bag,
)
from tablee.games.gruell.rules.variant import Variant


def goblin_points(pile: Bag) -> int:
    """The sum of the goblins in the pile (GR-16)."""
    points = 0
    for card in range(KINDS):
        points += VALUES[card] * pile[card]
    return points


def ogre_bonus(pile: Bag, variant: Variant) -> int:
    """The bonus for ogres of both kinds, or for both and one more (GR-17)."""
    little = pile[LITTLE_OGRE]
    great = pile[GREAT_OGRE]
    if little == 0 or great == 0:
        return 0
    return variant.triple_bonus if little + great > 2 else variant.pair_bonus


def sorcerer_points(pile: Bag, variant: Variant) -> int:
    """What the sorcerers in the pile score: only variant 2 counts them (GR-20)."""
    return variant.sorcerer_points * pile[SORCERER]


def pile_score(pile: Bag, variant: Variant) -> int:
    """The whole score of a pile."""
    return goblin_points(pile) + ogre_bonus(pile, variant) + sorcerer_points(pile, variant)
