"""How fast hands of Gologolo are evaluated."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tablee.games.gologolo.rules.cards import COPIES, DECK, KINDS, MELDS, Counts, counts_of
from tablee.games.gologolo.rules.evaluate import distance, is_gologolo

HANDS = 500


def measures() -> dict[str, Callable[[], tuple[int, int]]]:
    """Distance of random hands, and whether near-complete hands are complete."""
    rng = Random(1)
    small, large = ([_random_hand(cards, rng) for _ in range(HANDS)] for cards in (13, 14))
    near = [_near_complete(rng) for _ in range(HANDS)]
    return {
        "distance-13": lambda: _each(distance, small),
        "distance-14": lambda: _each(distance, large),
        "complete": lambda: _each(is_gologolo, near),
    }


def _each(evaluate: Callable[[Counts], object], hands: list[Counts]) -> tuple[int, int]:
    for hand in hands:
        evaluate(hand)
    return len(hands), len(hands)


def _random_hand(cards: int, rng: Random) -> Counts:
    return counts_of(rng.sample([card // COPIES for card in range(DECK)], cards))


def _near_complete(rng: Random) -> Counts:
    """Four melds and a pair; in half of the hands one card is another."""
    while True:
        hand = [0] * KINDS
        for meld in rng.choices(MELDS, k=4):
            for kind in meld:
                hand[kind] += 1
        hand[rng.randrange(KINDS)] += 2
        if rng.random() < 0.5:
            hand[rng.choice([kind for kind in range(KINDS) if hand[kind]])] -= 1
            hand[rng.randrange(KINDS)] += 1
        if max(hand) <= COPIES:
            return hand
