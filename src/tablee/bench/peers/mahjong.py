"""Hand evaluation of the `mahjong` package."""

from __future__ import annotations

from random import Random
from typing import Any

from tablee.bench.measure import Count, Player
from tablee.bench.peers.load import load
from tablee.core.errors import OptionError

KINDS = 34
COPIES = 4
SUITED = 27
HANDS = 500


def player(name: str) -> Player:
    """Shanten of random hands, and whether near-complete hands are complete."""
    if name != "hands":
        raise OptionError("mahjong evaluates hands: mahjong:hands")
    shanten = load("mahjong", "mahjong.shanten").Shanten()
    agari = load("mahjong", "mahjong.agari").Agari()
    rng = Random(1)
    small, large = ([_random_hand(cards, rng) for _ in range(HANDS)] for cards in (13, 14))
    near = [_near_complete(rng) for _ in range(HANDS)]
    return {
        "distance-13": lambda: _each(shanten.calculate_shanten, small),
        "distance-14": lambda: _each(shanten.calculate_shanten, large),
        "complete": lambda: _each(agari.is_agari, near),
    }


def _each(evaluate: Any, hands: list[list[int]]) -> Count:
    for hand in hands:
        evaluate(hand)
    return len(hands), len(hands)


def _random_hand(cards: int, rng: Random) -> list[int]:
    deck = [tile // COPIES for tile in range(KINDS * COPIES)]
    drawn = rng.sample(deck, cards)
    return [drawn.count(kind) for kind in range(KINDS)]


def _near_complete(rng: Random) -> list[int]:
    """Four melds and a pair; in half of the hands one tile is another."""
    while True:
        hand = [0] * KINDS
        for _ in range(4):
            for kind in _meld(rng):
                hand[kind] += 1
        hand[rng.randrange(KINDS)] += 2
        if rng.random() < 0.5:
            hand[rng.choice([kind for kind in range(KINDS) if hand[kind]])] -= 1
            hand[rng.randrange(KINDS)] += 1
        if max(hand) <= COPIES:
            return hand


def _meld(rng: Random) -> list[int]:
    if rng.random() < 0.5:
        return [rng.randrange(KINDS)] * 3
    start = 9 * rng.randrange(SUITED // 9) + rng.randrange(7)
    return [start, start + 1, start + 2]
