"""What laid cards and Gologolos are worth, and who wins."""

from __future__ import annotations

import pytest

from tests.rules.gologolo.table import (
    FOUR_MELDS,
    WAITS,
    WAITS_FOR_PAIR,
    WAITS_TOO,
    after_draw,
    at_turn,
    chance_of,
    deal,
    endings,
    final,
    go,
    idle,
    laid_before,
    new,
    play,
    totals,
    winners,
    won_by,
)


@pytest.mark.clause("GL-16")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_each_laid_meld_is_three_points_for_those_who_do_not_win(number: int) -> None:
    state = at_turn(WAITS_TOO, WAITS_FOR_PAIR, visible="Sg2", keep="Hy1Hr2")
    state = idle(state, *FOUR_MELDS[:number], card="Hy1")
    play(state, "A:draw *card:Hr2 A:gologolo")
    assert totals(state) == [27, 3 * number]


@pytest.mark.clause("GL-16")
def test_only_laid_cards_count_whatever_is_in_hand() -> None:
    state = at_turn(WAITS_TOO, WAITS_FOR_PAIR, "Cr0Cr1Cr2 Ty0Ty1Ty2", visible="Sg2", keep="Hy1Hr2")
    state = idle(idle(state, keep="Hy1Hr2"), "Ty0Ty1Ty2", card="Hy1")
    play(state, "A:draw *card:Hr2 A:gologolo")
    assert totals(state) == [27, 0, 3]


@pytest.mark.clause("GL-16")
def test_points_are_counted_when_the_round_is_over() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:2], visible="Tb1", keep="Hr2")
    assert totals(state) == [0, 0]
    play(state, "B:draw *card:Hr2 B:drop-Hr2")
    assert totals(state) == [0, 0]


@pytest.mark.clause("GL-17", "GL-18")
def test_a_royal_gologolo_is_27() -> None:
    assert totals(go(deal(WAITS, "", drawn="Hr2"), "A:gologolo")) == [15 + 12, 0]
    state = go(at_turn("", WAITS, visible="Tb1", keep="Hr2"), "B:draw *card:Hr2")
    assert totals(go(state, "B:gologolo")) == [0, 15 + 12]


@pytest.mark.clause("GL-17", "GL-18")
def test_a_minor_gologolo_is_22_out_of_turn_and_in_turn() -> None:
    state = go(deal("", WAITS, drawn="Hr2"), "A:drop-Hr2")
    assert totals(play(state.copy(), "B:gologolo")) == [0, 10 + 12]
    assert totals(play(state, "B:pass B:gologolo")) == [0, 10 + 12]


@pytest.mark.clause("GL-17", "GL-18")
def test_all_laid_without_gologolo_is_17() -> None:
    state = laid_before(WAITS, FOUR_MELDS[0], visible="Tb1", keep="Hr2")
    assert totals(go(state, "B:draw *card:Hr2 B:out")) == [0, 5 + 12]


@pytest.mark.clause("GL-17")
def test_drawing_the_card_that_lay_visible_is_royal_all_the_same() -> None:
    state = play(deal("", WAITS, drawn="Hr2", keep="Hr2"), "A:drop-Hr2 B:pass")
    go(state, "B:draw *card:Hr2")
    assert endings(state, "B") == {"gologolo": [0, 27]}


@pytest.mark.clause("GL-18")
@pytest.mark.parametrize(
    "held",
    [
        "Cb0Cb1Cb2 Sb0Sb1Sb2 Tb0Tb1Tb2 Hr0Hr1Hr2 Cy0Cy0",  # nine cards, two ways
        "Cb0Cy0Cg0 Cb1Cy1Cg1 Cb2Cy2Cg2 Hr0Hr1Hr2 Tb0Tb0",
        "Cb0Cy0Cg0 Sb0Sy0Sg0 Tb0Ty0Tg0 Hr0Hr1Hr2 Cb1Cb1",
        "Cb0Cb0 Cb1Cb1 Cb2Cb2 Sb0Sb1Sb2 Tb0Tb1Tb2 Cy0Cy0",
    ],
)
def test_a_hand_that_splits_in_several_ways_scores_the_same(held: str) -> None:
    assert endings(after_draw(held), "B") == {"gologolo": [0, 27]}


@pytest.mark.clause("GL-18")
def test_a_gologolo_scores_beside_the_melds_of_the_others() -> None:
    state = at_turn("", "Cr0Cr1Cr2 Hr2", WAITS, visible="Sg2", keep="Hy1")
    go(state, "B:draw *card:Hy1 B:lay-Cr0Cr1Cr2 B:drop-Hr2")
    assert totals(play(state, "C:gologolo")) == [0, 3, 22]


@pytest.mark.clause("GL-19")
def test_the_rounds_are_added_up_and_the_highest_total_wins() -> None:
    state = new(3)
    assert totals(won_by(state, "B")) == [0, 22, 0]
    assert totals(won_by(state, "B")) == [0, 49, 0]
    assert final(won_by(state, "C")) == [0, 49, 27]
    assert winners(state) == "B"
    result = state.result()
    assert result is not None
    assert result.ranks == [3, 1, 2]
    assert totals(state) == [0, 49, 27]


@pytest.mark.clause("GL-19")
def test_equal_totals_share_the_win() -> None:
    state = new(2)
    for seat in "ABAB":
        won_by(state, seat)
    assert final(state) == [54, 54]
    assert winners(state) == "AB"


@pytest.mark.clause("GL-19")
def test_all_may_share_the_win_and_some_may() -> None:
    three, four = new(3), new(4)
    for seat in "ABC":
        won_by(three, seat)
    for seat in "ABAB":
        won_by(four, seat)
    assert (final(three), winners(three)) == ([27, 27, 27], "ABC")
    assert (final(four), winners(four)) == ([49, 49, 0, 0], "AB")


@pytest.mark.clause("GL-19", "GL-05")
def test_who_leads_early_may_lose() -> None:
    state = new(2, "B")
    won_by(state, "A")
    assert (totals(state), state.result(), chance_of(state)) == ([22, 0], None, "deal")
    for seat in "BBB":
        won_by(state, seat)
    assert final(state) == [22, 22 + 27 + 22]
    assert winners(state) == "B"
