"""Laying every card: when it is a Gologolo and when it is not."""

from __future__ import annotations

import pytest

import tablee
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    FULL,
    WAITS,
    WAITS_FOR_PAIR,
    after_draw,
    at_turn,
    cards,
    chance_of,
    deal,
    deal_next,
    drops,
    endings,
    go,
    hand,
    idle,
    laid_before,
    legal,
    may,
    melds,
    new,
    play,
    refused,
    seen,
    to_move,
    totals,
    won_by,
)


@pytest.mark.clause("GL-14", "GL-17", "GL-18")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_who_laid_melds_before_and_lays_the_rest_has_gone_out(number: int) -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:number], visible="Tb1", keep="Hr2")
    go(state, "B:draw *card:Hr2")
    assert endings(state, "B") == {"out": [0, 17]}
    assert refused(state, "B:gologolo")
    assert chance_of(go(state, "B:out")) == "deal"


@pytest.mark.clause("GL-14")
def test_going_out_with_the_pair_alone() -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS, visible="Tb1", keep="Cy0")
    assert hand(state, "B") == ["Cy0"]
    go(state, "B:draw *card:Cy0")
    assert legal(state, "B") == {"out", "drop-Cy0"}
    assert totals(go(state, "B:out")) == [0, 17]


@pytest.mark.clause("GL-14", "GL-03")
def test_without_the_pair_nobody_goes_out() -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS, visible="Tb1", keep="Sg1")
    go(state, "B:draw *card:Sg1")
    assert legal(state, "B") == {"drop-Cy0", "drop-Sg1"}
    state = laid_before(WAITS, *FOUR_MELDS[:2], visible="Tb1", keep="Sg1")
    go(state, "B:draw *card:Sg1")
    assert may(state, "B") == {"lay-Tg0Tg1Tg2"}


@pytest.mark.clause("GL-14")
def test_melds_of_this_turn_may_be_laid_one_by_one_first() -> None:
    state = laid_before(WAITS, FOUR_MELDS[0], visible="Tb1", keep="Hr2")
    go(state, "B:draw *card:Hr2 B:lay-Sy0Sy1Sy2")
    assert endings(state, "B") == {"out": [0, 17]}
    go(state, "B:lay-Hr0Hr1Hr2 B:lay-Tg0Tg1Tg2")
    assert endings(state, "B") == {"out": [0, 17]}


@pytest.mark.clause("GL-14")
def test_going_out_may_be_declined() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:3], visible="Tb1", keep="Hr2")
    go(state, "B:draw *card:Hr2")
    assert may(state, "B") == {"out", "lay-Hr0Hr1Hr2"}
    assert drops(state, "B") == set(cards("Hr0Hr1Hr2 Cy0"))
    assert to_move(play(state, "B:drop-Hr2")) == "A"
    assert totals(state) == [0, 0]


@pytest.mark.clause("GL-14", "GL-09")
def test_going_out_with_the_visible_card_in_a_meld() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:3], visible="Hr2")
    assert legal(state, "B") == {"draw", "take-Hr0Hr1Hr2"}
    go(state, "B:take-Hr0Hr1Hr2")
    assert legal(state, "B") == {"out", "drop-Cy0"}
    assert endings(state, "B") == {"out": [0, 17]}


@pytest.mark.clause("GL-14", "GL-09")
def test_further_melds_go_down_with_the_visible_card_when_going_out() -> None:
    state = laid_before(WAITS, FOUR_MELDS[0], visible="Hr2")
    go(state, "B:take-Hr0Hr1Hr2")
    assert may(state, "B") == {"out"}  # all at once; no single meld may be laid
    assert endings(state, "B") == {"out": [0, 17]}
    with pytest.raises(tablee.Illegal):
        go(state, "B:lay-Sy0Sy1Sy2")


@pytest.mark.clause("GL-14", "GL-09")
def test_after_taking_the_wrong_meld_the_rest_does_not_go_down() -> None:
    held = "Cb0Cb1Cb2 Sy0Sy1Sy2 Hr0Hr1 Hy2Hb2Hg2 Cy0Cy0"
    state = laid_before(held, *FOUR_MELDS[:2], visible="Hr2")
    assert may(go(state.copy(), "B:take-Hr0Hr1Hr2"), "B") == {"out"}
    assert may(go(state.copy(), "B:take-Hb2Hg2Hr2"), "B") == set()


@pytest.mark.clause("GL-14")
def test_a_whole_hand_is_called_and_not_merely_laid() -> None:
    with pytest.raises(tablee.Illegal) as refusal:
        go(after_draw(FULL), "B:out")
    assert (refusal.value.clause, refusal.value.reason) == ("GL-14", "call-it")


@pytest.mark.clause("GL-14")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_outside_a_gologolo_the_visible_card_never_completes_the_pair(number: int) -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS[:number], visible="Cy0")
    assert legal(state, "B") == {"draw"}
    assert refused(state, "B:out")
    assert refused(state, "B:gologolo")


@pytest.mark.clause("GL-14")
def test_the_visible_card_completes_no_pair_beside_a_meld_it_could_join() -> None:
    held = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1 Hr2 Hr2"
    state = laid_before(held, *FOUR_MELDS[:3], visible="Hr2")
    assert hand(state, "B") == cards("Hr0Hr1Hr2Hr2")
    go(state, "B:take-Hr0Hr1Hr2")  # it is in the meld; the pair was in hand
    assert endings(state, "B") == {"out": [0, 17]}


@pytest.mark.clause("GL-14", "GL-17")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_laying_all_fourteen_in_one_turn_after_drawing_is_a_gologolo(number: int) -> None:
    state = after_draw(FULL)
    for meld in FOUR_MELDS[:number]:
        go(state, f"B:lay-{meld}")
    ways = endings(state, "B")
    assert ways
    assert all(total == [0, 27] for total in ways.values())


@pytest.mark.clause("GL-14", "GL-17")
def test_laying_all_fourteen_in_one_turn_after_taking_is_a_gologolo() -> None:
    state = go(at_turn("", WAITS, visible="Hr2"), "B:take-Hr0Hr1Hr2")
    ways = endings(state, "B")
    assert ways
    assert all(total == [0, 22] for total in ways.values())


@pytest.mark.clause("GL-14")
def test_taking_with_a_full_hand_may_also_end_with_a_discard() -> None:
    state = go(at_turn("", WAITS, visible="Hr2"), "B:take-Hr0Hr1Hr2")
    assert drops(state, "B") == set(hand(state, "B"))
    play(state, "B:drop-Cy0")
    assert to_move(state) == "A"
    assert melds(state, "B") == ["Hr0Hr1Hr2"]


@pytest.mark.clause("GL-14")
def test_with_nothing_laid_the_visible_card_may_complete_the_pair() -> None:
    state = at_turn("", WAITS_FOR_PAIR, visible="Cy0")
    assert legal(state, "B") == {"draw", "gologolo"}
    assert endings(state, "B") == {"gologolo": [0, 22]}


@pytest.mark.clause("GL-14")
def test_a_meld_laid_after_a_take_in_an_earlier_turn_counts_as_laid() -> None:
    state = at_turn("", f"{WAITS[:-6]} Cy0 Tb1", visible="Hr2", keep="Cy0Sg1")
    play(state, "B:take-Hr0Hr1Hr2 B:drop-Tb1")
    state = idle(state, card="Sg1")
    go(state, "B:draw *card:Cy0")
    assert endings(state, "B") == {"out": [0, 17]}


@pytest.mark.clause("GL-14")
def test_melds_of_an_earlier_round_are_not_laid_before() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:3], visible="Tb1", keep="Hr2")
    go(state, "B:draw *card:Hr2 B:out")
    deal_next(state, "", WAITS, drawn="Hr2")
    assert endings(state, "B") == {"gologolo": [0, 17 + 27]}


@pytest.mark.clause("GL-14")
def test_what_others_have_laid_does_not_matter() -> None:
    state = at_turn(WAITS, FOUR_MELDS[0], visible="Tb1", keep="Sg1Hr2")
    state = idle(state, FOUR_MELDS[0], card="Sg1")
    go(state, "A:draw *card:Hr2")
    assert endings(state, "A") == {"gologolo": [27, 3]}


@pytest.mark.clause("GL-15")
def test_a_round_ends_when_somebody_has_laid_every_card() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:3], visible="Tb1", keep="Hr2")
    go(state, "B:draw *card:Hr2 B:out")
    assert (chance_of(state), to_move(state), seen(state).round) == ("deal", "", 2)


@pytest.mark.clause("GL-15")
def test_a_round_ends_when_somebody_declares() -> None:
    state = go(deal("", WAITS, drawn="Hr2", first="B"), "B:gologolo")
    assert (chance_of(state), to_move(state), seen(state).round) == ("deal", "", 2)
    assert chance_of(won_by(new(2), "B")) == "deal"
