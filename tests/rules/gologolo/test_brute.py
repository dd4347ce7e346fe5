"""The game's own judgement of hands against a slow one made from the rulebook alone."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.gologolo.rules.evaluate import distance, is_gologolo
from tests.rules.gologolo import brute
from tests.rules.gologolo.table import (
    FULL,
    WAITS,
    WAITS_ALSO,
    WAITS_FOR_PAIR,
    WAITS_TOO,
    counts,
)

MANY_SPLITS = "Cb0Cb1Cb2 Sb0Sb1Sb2 Tb0Tb1Tb2 Hr0Hr1Hr2 Cy0Cy0"
PAIR_IN_MELD_TOO = "Cb0Cb1Cb2 Cb0Cb0 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2"
NEEDS_A_FOURTH = "Cb0Cb0 Cb0Cb1Cb2 Cb1Cb2 Tg0Tg1Tg2 Hr0Hr1Hr2"


@pytest.mark.clause("GL-02")
def test_the_slow_judge_knows_112_melds_of_the_three_forms() -> None:
    alike = [
        tuple(len({brute.KINDS[kind][feature] for kind in meld}) for feature in range(3))
        for meld in brute.MELDS
    ]
    assert alike.count((1, 1, 3)) == 16
    assert alike.count((1, 3, 1)) == 48
    assert alike.count((3, 1, 1)) == 48
    assert len(alike) == 112


@pytest.mark.clause("GL-04")
@pytest.mark.parametrize("text", [FULL, MANY_SPLITS, PAIR_IN_MELD_TOO])
def test_four_melds_and_a_pair_are_a_gologolo(text: str) -> None:
    assert brute.is_gologolo(counts(text))
    assert is_gologolo(counts(text))
    assert distance(counts(text)) == 0


@pytest.mark.clause("GL-04", "GL-02", "GL-03")
@pytest.mark.parametrize(
    "text",
    [
        "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2 Cy0Cy1",  # no pair
        "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr0Hr0 Cy0Cy0",  # three identical cards
        "Cb0Cb1Cb2 Sy0Sy1Sy2 Hr0Hr0 Hr2Hr2 Cy0Cy0 Tb1Tb1",  # pairs
        "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Cb0Sy1Tg2 Cy0Cy0",  # all features different
        "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hb0Hy1Hr2 Cy0Cy0",  # colours and fills different
    ],
)
def test_anything_else_is_not(text: str) -> None:
    assert not brute.is_gologolo(counts(text))
    assert not is_gologolo(counts(text))
    assert distance(counts(text)) == brute.distance(counts(text)) > 0


@pytest.mark.clause("GL-04")
def test_is_gologolo_agrees_on_thousands_of_hands() -> None:
    for hand in brute.hands("is", 6000, 14):
        assert is_gologolo(hand) == brute.is_gologolo(hand), hand


@pytest.mark.clause("GL-04")
def test_every_made_gologolo_is_one() -> None:
    rng = Random("made")
    for _ in range(3000):
        hand = brute.gologolo_hand(rng)
        assert is_gologolo(hand), hand
        assert distance(hand) == 0, hand


@pytest.mark.clause("GL-04")
@pytest.mark.parametrize("size", [13, 14])
def test_distance_agrees_on_many_hands(size: int) -> None:
    for hand in brute.hands(f"distance-{size}", 1800, size):
        assert distance(hand) == brute.distance(hand), hand


@pytest.mark.clause("GL-04")
def test_a_hand_one_away_waits_for_a_card_that_exists() -> None:
    for hand in brute.hands("waits", 600, 13):
        assert (distance(hand) == 1) == bool(brute.waits(hand)), hand
    for hand in brute.hands("declares", 600, 14):
        assert (distance(hand) == 0) == brute.is_gologolo(hand), hand


@pytest.mark.clause("GL-01", "GL-04")
def test_a_fourth_card_of_a_kind_cannot_be_waited_for() -> None:
    assert brute.is_gologolo(counts(f"{NEEDS_A_FOURTH} Cb0"))  # if only there were one
    assert brute.waits(counts(NEEDS_A_FOURTH)) == set()
    assert distance(counts(NEEDS_A_FOURTH)) == brute.distance(counts(NEEDS_A_FOURTH)) == 2


@pytest.mark.clause("GL-04")
@pytest.mark.parametrize(
    ("text", "card"),
    [(WAITS, "Hr2"), (WAITS_TOO, "Hr2"), (WAITS_ALSO, "Hr2"), (WAITS_FOR_PAIR, "Cy0")],
)
def test_the_waiting_hands_of_these_tests_wait_for_one_kind(text: str, card: str) -> None:
    assert brute.waits(counts(text)) == {card}
    assert distance(counts(text)) == 1
