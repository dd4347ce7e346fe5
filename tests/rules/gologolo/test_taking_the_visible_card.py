"""What the visible card may be taken for, and what follows."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tests.rules.gologolo.brute import KINDS
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    WAITS,
    WAITS_FOR_PAIR,
    at_turn,
    cards,
    chance_of,
    drops,
    endings,
    go,
    hand,
    idle,
    laid_before,
    legal,
    may,
    meld_texts,
    melds,
    play,
    refused,
    seen,
    takes,
    to_move,
)


@pytest.mark.clause("GL-09")
def test_the_visible_card_is_taken_for_every_meld_it_completes() -> None:
    state = at_turn("", "Hr0Hr1 Hb2Hg2 Cr2Tr2", visible="Hr2")
    assert takes(state, "B") == {"Hr0Hr1Hr2", "Hb2Hg2Hr2", "Cr2Tr2Hr2"}


@pytest.mark.clause("GL-09")
def test_one_fitting_card_is_not_enough() -> None:
    assert legal(at_turn("", "Hr0 Cr2 Hb2", visible="Hr2"), "B") == {"draw"}


@pytest.mark.clause("GL-09")
def test_it_may_not_be_taken_into_the_hand() -> None:
    state = at_turn("", "Cb0Cb1Cb2 Hr2Hr2", visible="Hr2")
    assert legal(state, "B") == {"draw"}
    assert refused(state, "B:take-Cb0Cb1Cb2")  # a meld, but without the visible card


@pytest.mark.clause("GL-09")
def test_the_two_other_cards_must_be_in_hand() -> None:
    state = at_turn("Hr0", "Hr1", "Hr0Hr1", visible="Hr2")
    assert legal(state, "B") == {"draw"}
    with pytest.raises(tablee.Illegal):
        go(state, "B:take-Hr0Hr1Hr2")


@pytest.mark.clause("GL-09", "GL-11")
def test_laid_cards_do_not_help_to_take() -> None:
    state = laid_before("Hr0Hr1Hr2 Sr2", "Hr0Hr1Hr2", visible="Hr2", keep="Cr2")
    assert legal(state, "B") == {"draw"}
    state = laid_before("Hr0Hr1Hr2 Sr2", "Hr0Hr1Hr2", visible="Cr2")
    assert legal(state, "B") == {"draw"}


@pytest.mark.clause("GL-09")
def test_what_may_be_taken_agrees_with_the_rulebook_on_random_hands() -> None:
    rng, taken = Random("take"), 0
    for _ in range(300):
        visible, *held = rng.sample(KINDS, 14)
        state = at_turn("", "".join(held), visible=visible)
        expected = {meld for meld in meld_texts([visible, *held]) if visible in meld}
        assert takes(state, "B") == expected
        taken += len(expected)
    assert taken > 100


@pytest.mark.clause("GL-09")
def test_the_meld_is_laid_face_up_at_once() -> None:
    state = at_turn("", "Hr0Hr1", visible="Hr2")
    before = seen(state).stock
    go(state, "B:take-Hr0Hr1Hr2")
    assert melds(state, "B") == ["Hr0Hr1Hr2"]
    assert [player.cards for player in seen(state).players] == [13, 11]
    assert not {"Hr0", "Hr1", "Hr2"} & set(hand(state, "B"))
    assert seen(state).stock == before


@pytest.mark.clause("GL-09")
def test_then_the_player_discards_and_the_next_one_plays() -> None:
    state = go(at_turn("", "Hr0Hr1", "", visible="Hr2"), "B:take-Hr0Hr1Hr2")
    assert (to_move(state), seen(state).asks) == ("B", "discard")
    assert drops(state, "B") == set(hand(state, "B"))
    card = hand(state, "B")[0]
    play(state, f"B:drop-{card}")
    assert seen(state).visible == card
    assert [player.cards for player in seen(state).players] == [13, 10, 13]
    assert to_move(state) == "C"


@pytest.mark.clause("GL-09")
def test_no_other_meld_is_laid_in_that_turn() -> None:
    state = at_turn("", "Hr0Hr1 Cb0Cb1Cb2 Sy0Sy1Sy2", visible="Hr2")
    go(state, "B:take-Hr0Hr1Hr2")
    assert may(state, "B") == set()
    for meld in ("Cb0Cb1Cb2", "Sy0Sy1Sy2"):
        with pytest.raises(tablee.Illegal):
            go(state, f"B:lay-{meld}")


@pytest.mark.clause("GL-09")
def test_nor_before_the_visible_card_is_taken() -> None:
    state = at_turn("", "Hr0Hr1 Cb0Cb1Cb2", visible="Hr2")
    with pytest.raises(tablee.Illegal):
        go(state, "B:lay-Cb0Cb1Cb2")


@pytest.mark.clause("GL-09")
def test_the_other_melds_may_be_laid_in_a_later_turn() -> None:
    state = at_turn("", "Hr0Hr1 Cb0Cb1Cb2 Tb1", visible="Hr2", keep="Sg1")
    state = idle(play(state, "B:take-Hr0Hr1Hr2 B:drop-Tb1"), keep="Sg1")
    go(state, "B:draw *card:Sg1")
    assert may(state, "B") == {"lay-Cb0Cb1Cb2"}
    assert melds(go(state, "B:lay-Cb0Cb1Cb2"), "B") == ["Cb0Cb1Cb2", "Hr0Hr1Hr2"]


@pytest.mark.clause("GL-09")
def test_nobody_is_obliged_to_take() -> None:
    state = at_turn("", "Hr0Hr1", visible="Hr2", keep="Tb1")
    go(state, "B:draw *card:Tb1")
    assert melds(state, "B") == []
    assert seen(state).players[1].cards == 14


@pytest.mark.clause("GL-09")
def test_the_third_of_three_identical_cards_is_not_taken() -> None:
    assert legal(at_turn("", "Hr2Hr2", visible="Hr2"), "B") == {"draw"}


@pytest.mark.clause("GL-09", "GL-12")
@pytest.mark.parametrize(("held", "visible"), [(WAITS, "Hr2"), (WAITS_FOR_PAIR, "Cy0")])
def test_the_player_to_move_may_take_it_for_a_gologolo(held: str, visible: str) -> None:
    state = at_turn("", held, visible=visible)
    assert to_move(state) == "B"
    assert {"draw", "gologolo"} <= legal(state, "B")
    assert endings(state, "B") == {"gologolo": [0, 22]}
    assert chance_of(go(state, "B:gologolo")) == "deal"


@pytest.mark.clause("GL-09", "GL-14")
def test_the_visible_card_goes_into_the_pair_in_a_gologolo_only() -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS[:3], visible="Cy0")
    assert hand(state, "B") == cards("Cy0 Hr0Hr1Hr2")
    assert legal(state, "B") == {"draw"}
    assert refused(state, "B:gologolo")
    assert refused(state, "B:out")


@pytest.mark.clause("GL-09", "GL-14")
def test_a_single_card_left_takes_nothing() -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS, visible="Cy0")
    assert hand(state, "B") == ["Cy0"]
    assert legal(state, "B") == {"draw"}


@pytest.mark.clause("GL-09")
def test_a_taken_card_is_visible_no_more() -> None:
    state = go(at_turn("", "Hr0Hr1", "Hr0Hr1", visible="Hr2"), "B:take-Hr0Hr1Hr2")
    assert seen(state).visible != "Hr2"
    card = hand(state, "B")[0]
    play(state, f"B:drop-{card}")
    assert refused(state, "C:take-Hr0Hr1Hr2")
