"""Melds laid after drawing, and what becomes of them."""

from __future__ import annotations

import pytest

import tablee
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    WAITS,
    after_draw,
    at_turn,
    cards,
    drops,
    go,
    hand,
    idle,
    laid_before,
    lays,
    legal,
    may,
    melds,
    play,
    refused,
    seen,
    to_move,
)

THREE_MELDS = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2"


@pytest.mark.clause("GL-10")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_after_drawing_any_number_of_melds_may_be_laid(number: int) -> None:
    state = go(at_turn("", THREE_MELDS, visible="Hr2", keep="Hb1"), "B:draw *card:Hb1")
    for meld in FOUR_MELDS[:number]:
        go(state, f"B:lay-{meld}")
    assert melds(state, "B") == FOUR_MELDS[:number]
    assert lays(state, "B") == set(FOUR_MELDS[number:3])
    assert not set(hand(state, "B")) & set(cards("".join(melds(state, "B"))))
    play(state, "B:drop-Hb1")
    assert [player.cards for player in seen(state).players] == [13, 13 - 3 * number]
    assert to_move(state) == "A"


@pytest.mark.clause("GL-10")
def test_melds_are_laid_in_any_order() -> None:
    state = go(at_turn("", THREE_MELDS, visible="Hr2", keep="Hb1"), "B:draw *card:Hb1")
    go(state, "B:lay-Tg0Tg1Tg2 B:lay-Cb0Cb1Cb2")
    assert may(state, "B") == {"lay-Sy0Sy1Sy2"}


@pytest.mark.clause("GL-10")
def test_the_drawn_card_may_be_in_the_meld() -> None:
    state = go(at_turn("", "Hr0Hr1", visible="Cb0", keep="Hr2"), "B:draw *card:Hr2")
    assert may(state, "B") == {"lay-Hr0Hr1Hr2"}
    play(state, f"B:lay-Hr0Hr1Hr2 B:drop-{hand(state, 'B')[0]}")
    assert melds(state, "B") == ["Hr0Hr1Hr2"]


@pytest.mark.clause("GL-10", "GL-08")
def test_the_player_discards_after_laying_a_card_still_in_hand() -> None:
    state = go(at_turn("", THREE_MELDS, visible="Hr2", keep="Hb1"), "B:draw *card:Hb1")
    go(state, "B:lay-Cb0Cb1Cb2")
    assert to_move(state) == "B"
    assert drops(state, "B") == set(hand(state, "B"))
    with pytest.raises(tablee.Illegal):
        go(state, "B:drop-Cb0")


@pytest.mark.clause("GL-10")
def test_no_meld_is_laid_before_drawing() -> None:
    state = at_turn("", THREE_MELDS, visible="Hr2")
    assert legal(state, "B") == {"draw"}
    with pytest.raises(tablee.Illegal):
        go(state, "B:lay-Cb0Cb1Cb2")


@pytest.mark.clause("GL-10")
def test_no_meld_is_laid_after_the_discard() -> None:
    state = go(at_turn("", THREE_MELDS, visible="Hr2", keep="Hb1"), "B:draw *card:Hb1")
    play(state, "B:drop-Hb1")
    with pytest.raises(tablee.NotYourDecision):
        go(state, "B:lay-Cb0Cb1Cb2")


@pytest.mark.clause("GL-10")
def test_the_visible_card_is_not_laid_after_drawing() -> None:
    state = go(at_turn("", "Hr0Hr1", visible="Hr2", keep="Cb1"), "B:draw *card:Cb1")
    assert may(state, "B") == set()
    assert refused(state, "B:lay-Hr0Hr1Hr2")
    assert refused(state, "B:take-Hr0Hr1Hr2")


@pytest.mark.clause("GL-10")
def test_a_card_that_fits_two_melds_is_laid_in_one() -> None:
    state = at_turn("", "Cb0Cb1Cb2 Sb0Tb0", visible="Hr2", keep="Hy1")
    go(state, "B:draw *card:Hy1")
    assert lays(state, "B") == {"Cb0Cb1Cb2", "Cb0Sb0Tb0"}
    go(state, "B:lay-Cb0Sb0Tb0")
    assert lays(state, "B") == set()
    assert melds(state, "B") == ["Cb0Sb0Tb0"]


@pytest.mark.clause("GL-10")
def test_equal_melds_may_both_be_laid() -> None:
    state = at_turn("", "Cb0Cb1Cb2 Cb0Cb1Cb2", visible="Hr2", keep="Hy1")
    go(state, "B:draw *card:Hy1 B:lay-Cb0Cb1Cb2")
    assert lays(state, "B") == {"Cb0Cb1Cb2"}
    go(state, "B:lay-Cb0Cb1Cb2")
    assert melds(state, "B") == ["Cb0Cb1Cb2", "Cb0Cb1Cb2"]
    assert lays(state, "B") == set()


@pytest.mark.clause("GL-10")
def test_a_gologolo_may_be_declared_after_drawing_or_declined() -> None:
    state = go(at_turn("", WAITS, visible="Tb1", keep="Hr2"), "B:draw *card:Hr2")
    assert may(state, "B") == {"gologolo", *[f"lay-{meld}" for meld in FOUR_MELDS]}
    assert drops(state, "B") == set(hand(state, "B"))
    assert to_move(play(state, "B:drop-Hr2")) == "A"


@pytest.mark.clause("GL-10")
def test_nobody_lays_in_anothers_turn() -> None:
    state = at_turn(THREE_MELDS, "", visible="Hr2", keep="Hb1")
    go(state, "B:draw *card:Hb1")
    with pytest.raises(tablee.NotYourDecision):
        go(state, "A:lay-Cb0Cb1Cb2")


@pytest.mark.clause("GL-11")
def test_laid_melds_are_seen_by_all_and_stay() -> None:
    state = at_turn("", THREE_MELDS, "", visible="Hr2", keep="Hb1")
    go(state, "B:draw *card:Hb1 B:lay-Cb0Cb1Cb2")
    for viewer in ("", "A", "B", "C"):
        assert list(seen(state, viewer).players[1].melds) == ["Cb0Cb1Cb2"]
    state = idle(idle(play(state, "B:drop-Hb1")))
    assert [melds(state, seat) for seat in "ABC"] == [[], ["Cb0Cb1Cb2"], []]


@pytest.mark.clause("GL-11")
def test_a_laid_meld_is_neither_changed_nor_extended_nor_taken_back() -> None:
    hand_of_b = "Cb0Cb1Cb2 Sb0Tb0 Sg1"
    state = laid_before(hand_of_b, "Cb0Cb1Cb2", visible="Hr2", keep="Hy1 Hb0 Cb0")
    go(state, "B:draw *card:Hb0")
    assert may(state, "B") == {"lay-Sb0Tb0Hb0"}
    go(state, "B:lay-Sb0Tb0Hb0")
    assert may(state, "B") == set()
    assert not drops(state, "B") & set(cards("Cb0Cb1Cb2 Sb0Tb0Hb0"))
    assert melds(state, "B") == ["Cb0Cb1Cb2", "Sb0Tb0Hb0"]


@pytest.mark.clause("GL-11")
def test_laid_cards_are_in_no_other_meld() -> None:
    state = laid_before("Cb0Cb1Cb2 Sb0Tb0", "Cb0Cb1Cb2", visible="Hr2", keep="Hy1")
    go(state, "B:draw *card:Hy1")
    assert lays(state, "B") == set()
    assert refused(state, "B:lay-Cb0Sb0Tb0")


@pytest.mark.clause("GL-11")
def test_laid_melds_belong_to_their_player() -> None:
    state = at_turn("Sb0Tb0", "Cb0Cb1Cb2", visible="Hr2", keep="Hy1 Cg2")
    play(state, "B:draw *card:Hy1 B:lay-Cb0Cb1Cb2 B:drop-Hy1 A:draw *card:Cg2")
    assert may(state, "A") == set()
    assert refused(state, "A:lay-Cb0Sb0Tb0")
    assert [melds(state, seat) for seat in "AB"] == [[], ["Cb0Cb1Cb2"]]


@pytest.mark.clause("GL-10", "GL-11")
def test_all_but_one_card_may_be_laid() -> None:
    state = after_draw("Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2 Cy0Cy1")
    play(state, " ".join(f"B:lay-{meld}" for meld in FOUR_MELDS))
    play(state, "B:drop-Cy0")
    assert hand(state, "B") == ["Cy1"]
    assert sorted(melds(state, "B")) == sorted(FOUR_MELDS)
    assert to_move(state) == "A"
