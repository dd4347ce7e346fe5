"""What brings a hand nearer, and the best ways to arrange it."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.gologolo.rules.cards import COPIES, DECK, KINDS, MELDS, Counts, counts_of
from tablee.games.gologolo.rules.evaluate import (
    NO_PAIR,
    Split,
    best_splits,
    distance,
    helping_kinds,
    some_split,
)
from tablee.games.gologolo.rules.state import unseen_by
from tests.ends import first_that
from tests.rules.gologolo import brute


def random_hand(cards: int, rng: Random) -> Counts:
    return counts_of(rng.sample([card // COPIES for card in range(DECK)], cards))


def complete_hand(rng: Random) -> Counts:
    return first_that(lambda hand: max(hand) <= COPIES, lambda: _melds_and_pair(rng))


def _melds_and_pair(rng: Random) -> Counts:
    hand = counts_of([kind for meld in rng.choices(MELDS, k=4) for kind in meld])
    hand[rng.randrange(KINDS)] += 2
    return hand


def used_by(split: Split) -> Counts:
    cards = [kind for meld in split.melds for kind in MELDS[meld]]
    cards += [kind for half in split.halves for kind in divmod(half, KINDS)]
    return counts_of(cards + ([] if split.pair == NO_PAIR else [split.pair] * 2))


def saved_by(split: Split) -> int:
    return 2 * len(split.melds) + len(split.halves) + (split.pair != NO_PAIR)


@pytest.mark.clause("GL-04")
def test_exactly_the_cards_that_lessen_the_distance_help() -> None:
    rng = Random(4)
    for _ in range(12):
        hand = random_hand(13, rng)
        now = brute.distance(hand)
        nearer = []
        for kind in range(KINDS):
            more = [count + (kind == other) for other, count in enumerate(hand)]
            if hand[kind] < COPIES and distance(more) < now:
                nearer.append(kind)
        assert helping_kinds(hand) == nearer


@pytest.mark.clause("GL-04")
def test_every_best_arrangement_fits_the_hand_and_has_its_distance() -> None:
    rng = Random(5)
    for _ in range(60):
        hand = random_hand(rng.choice([13, 14]), rng)
        splits = best_splits(hand)
        assert splits
        for split in splits:
            assert all(used <= held for used, held in zip(used_by(split), hand))
            assert 9 - saved_by(split) <= distance(hand)


@pytest.mark.clause("GL-04", "GL-18")
def test_a_gologolo_is_split_into_all_its_cards_and_no_two_splits_are_alike() -> None:
    rng = Random(6)
    for _ in range(200):
        hand = complete_hand(rng)
        splits = best_splits(hand)
        assert all(used_by(split) == hand and len(split.melds) == 4 for split in splits)
        assert len({(*split.melds, split.pair) for split in splits}) == len(splits)
        assert some_split(hand) is not None


@pytest.mark.clause("GL-20")
def test_unseen_cards_are_all_but_the_own_and_the_open_ones() -> None:
    unseen = unseen_by(counts_of([0, 0, 1]), [0, 2, 2])
    assert unseen[:4] == [0, 2, 1, 3]
    assert sum(unseen) == DECK - 6
