"""A Gologolo with the visible card, out of turn."""

from __future__ import annotations

from itertools import permutations

import pytest

import tablee
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    WAITS,
    WAITS_ALSO,
    WAITS_FOR_PAIR,
    WAITS_TOO,
    at_turn,
    chance_of,
    clause_against,
    deal,
    deal_next,
    go,
    idle,
    laid_before,
    legal,
    melds,
    play,
    refused,
    seen,
    to_move,
    totals,
)


def offered(*hands: str, card: str = "Hr2", first: str = "A") -> str:
    """Who is asked when the first player opens with this card."""
    state = go(deal(*hands, drawn=card, first=first), f"{first}:drop-{card}")
    assert all(legal(state, seat) == {"gologolo", "pass"} for seat in to_move(state))
    return to_move(state)


@pytest.mark.clause("GL-12")
def test_whoever_can_declare_with_the_visible_card_may_do_so_out_of_turn() -> None:
    state = go(deal("", "", WAITS, "", drawn="Hr2"), "A:drop-Hr2")
    assert (to_move(state), seen(state, "C").asks) == ("C", "claim")
    assert legal(state, "C") == {"gologolo", "pass"}
    play(state, "C:gologolo")
    assert chance_of(state) == "deal"
    assert totals(state) == [0, 0, 22, 0]


@pytest.mark.clause("GL-12")
@pytest.mark.parametrize("seat", ["B", "C", "D", "E"])
def test_any_player_but_the_discarder_is_asked(seat: str) -> None:
    hands = ["", *[WAITS if other == seat else "" for other in "BCDE"]]
    assert offered(*hands) == seat


@pytest.mark.clause("GL-12")
def test_the_visible_card_may_complete_the_pair_of_a_gologolo() -> None:
    state = go(deal("", "", WAITS_FOR_PAIR, drawn="Cy0"), "A:drop-Cy0")
    assert to_move(state) == "C"
    assert totals(play(state, "C:gologolo")) == [0, 0, 22]


@pytest.mark.clause("GL-12", "GL-04")
@pytest.mark.parametrize(
    ("held", "card"), [(WAITS, "Cy0"), (WAITS, "Tb1"), (WAITS_FOR_PAIR, "Hr2")]
)
def test_who_cannot_declare_with_it_is_not_asked(held: str, card: str) -> None:
    state = go(deal("", held, drawn=card), f"A:drop-{card}")
    assert (to_move(state), chance_of(state)) == ("", "moment")
    with pytest.raises(tablee.NotYourDecision):
        go(state, "B:gologolo")


@pytest.mark.clause("GL-12")
def test_the_discarder_may_not_reclaim_its_card() -> None:
    state = go(deal(WAITS, "", drawn="Hr2"), "A:drop-Hr2")
    assert (to_move(state), chance_of(state)) == ("", "moment")
    assert clause_against(state, "A:gologolo") == "GL-12"
    assert clause_against(state, "A:take-Hr0Hr1Hr2") == "GL-12"
    state = idle(at_turn("", WAITS, "", visible="Tb1", keep="Sg1"), card="Hr2")
    assert to_move(state) == "C"
    assert clause_against(state, "B:gologolo") == "GL-12"
    assert clause_against(state, "B:take-Hr0Hr1Hr2") == "GL-12"
    go(state, "C:draw *card:Sg1")  # the card is still uncovered
    assert clause_against(state, "B:gologolo") == "GL-12"


@pytest.mark.clause("GL-13")
def test_after_the_moment_it_is_too_late_to_claim() -> None:
    state = play(deal("", "", WAITS, drawn="Hr2", keep="Tb1"), "A:drop-Hr2 C:pass")
    assert to_move(state) == "B"
    assert clause_against(state, "C:gologolo") == "GL-13"
    go(state, "B:draw *card:Tb1")
    assert clause_against(state, "C:gologolo") == "GL-13"


@pytest.mark.clause("GL-13")
def test_nobody_answers_twice() -> None:
    state = go(deal("", WAITS, "", drawn="Hr2"), "A:drop-Hr2 B:pass")
    assert clause_against(state, "B:gologolo") == "GL-13"


@pytest.mark.clause("GL-04", "GL-14")
@pytest.mark.parametrize(("on", "clause"), [(False, "GL-14"), (True, "GL-04")])
def test_a_call_without_a_gologolo_is_refused_by_what_it_lacks(on: bool, clause: str) -> None:
    state = go(deal("", "", drawn="Hr2"), "A:drop-Hr2")
    assert clause_against(state, "B:gologolo") == "GL-04"
    state = idle(
        laid_before("Cb0Cb1Cb2", "Cb0Cb1Cb2", visible="Tb1", keep="Sg1", on=on), keep="Sg1"
    )
    go(state, "A:draw *card:Sg1 A:drop-Sg1")
    assert clause_against(state, "B:gologolo") == clause


@pytest.mark.clause("GL-12")
def test_the_same_card_may_be_claimed_when_somebody_else_discards_one_later() -> None:
    state = at_turn(WAITS, "", visible="Hr2")
    state = idle(state, card="Hr2")
    assert to_move(state) == "A"
    assert legal(state, "A") == {"gologolo", "pass"}


@pytest.mark.clause("GL-12")
def test_a_claim_goes_before_a_player_who_wants_the_card_for_a_meld() -> None:
    state = go(deal("", "Hr0Hr1", WAITS, drawn="Hr2"), "A:drop-Hr2")
    assert to_move(state) == "C"
    with pytest.raises(tablee.NotYourDecision):
        go(state, "B:take-Hr0Hr1Hr2")
    play(state, "C:gologolo")
    assert totals(state) == [0, 0, 22]


@pytest.mark.clause("GL-13", "GL-09")
def test_a_card_given_up_may_be_taken_for_a_meld() -> None:
    state = play(deal("", "Hr0Hr1", WAITS, drawn="Hr2"), "A:drop-Hr2 C:pass")
    assert legal(state, "B") == {"draw", "take-Hr0Hr1Hr2"}
    assert melds(go(state, "B:take-Hr0Hr1Hr2"), "B") == ["Hr0Hr1Hr2"]


@pytest.mark.clause("GL-12")
def test_a_covered_card_is_out_of_reach() -> None:
    state = play(deal("", "", WAITS, "", drawn="Hr2", keep="Tb1"), "A:drop-Hr2 C:pass")
    go(state, "B:draw *card:Tb1 B:drop-Tb1")
    assert (to_move(state), chance_of(state)) == ("", "moment")
    play(state, "*moment:over")
    assert legal(state, "C") == {"draw"}


@pytest.mark.clause("GL-12")
def test_every_discard_may_be_claimed_not_only_the_first() -> None:
    state = at_turn("", "", "", WAITS, visible="Tb1", keep="Sg1Hr2")
    state = idle(state, card="Sg1")
    go(state, "C:draw *card:Hr2 C:drop-Hr2")
    assert to_move(state) == "D"
    assert totals(play(state, "D:gologolo")) == [0, 0, 0, 22]


@pytest.mark.clause("GL-12")
def test_a_discard_after_taking_may_be_claimed() -> None:
    state = at_turn("", "Cb0Cb1 Hr2", WAITS_TOO, visible="Cb2")
    go(state, "B:take-Cb0Cb1Cb2 B:drop-Hr2")
    assert to_move(state) == "C"
    assert totals(play(state, "C:gologolo")) == [0, 3, 22]


@pytest.mark.clause("GL-12", "GL-14")
def test_who_has_laid_melds_cannot_claim() -> None:
    state = at_turn("", WAITS, visible="Tb1", keep="Sg1Hr2")
    without = go(idle(state, card="Sg1"), "A:draw *card:Hr2 A:drop-Hr2")
    assert to_move(without) == "B"
    with_one = go(idle(state, FOUR_MELDS[0], card="Sg1"), "A:draw *card:Hr2 A:drop-Hr2")
    assert (to_move(with_one), chance_of(with_one)) == ("", "moment")


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize(
    ("first", "order"), [("A", "BCDE"), ("B", "CDEA"), ("C", "DEAB"), ("D", "EABC"), ("E", "ABCD")]
)
def test_of_several_the_first_after_the_discarder_has_it(first: str, order: str) -> None:
    for claimants in ([0, 1], [0, 3], [1, 2], [1, 3], [2, 3]):
        seats = [order[index] for index in claimants]
        held = dict(zip(seats, [WAITS, WAITS_TOO]))
        hands = [held.get(seat, "") for seat in "ABCDE"]
        state = go(deal(*hands, drawn="Hr2", first=first), f"{first}:drop-Hr2")
        assert to_move(state) == "".join(sorted(seats))
        play(state, f"{seats[1]}:gologolo {seats[0]}:gologolo")
        assert totals(state) == [22 * (seat == seats[0]) for seat in "ABCDE"]


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("order", list(permutations("BCD")))
def test_it_does_not_matter_who_answers_first(order: tuple[str, ...]) -> None:
    state = go(deal("", WAITS, WAITS_TOO, WAITS_ALSO, drawn="Hr2"), "A:drop-Hr2")
    assert to_move(state) == "BCD"
    for seat in order:
        assert chance_of(state) == ""
        go(state, f"{seat}:{'pass' if seat == 'B' else 'gologolo'}")
    assert chance_of(state) == "moment"
    assert totals(play(state, "*moment:over")) == [0, 0, 22, 0]


@pytest.mark.clause("GL-13")
def test_a_later_player_has_it_where_the_earlier_ones_pass() -> None:
    state = go(deal("", WAITS, WAITS_TOO, WAITS_ALSO, drawn="Hr2"), "A:drop-Hr2")
    play(state, "B:pass C:pass D:gologolo")
    assert totals(state) == [0, 0, 0, 22]


@pytest.mark.clause("GL-13")
def test_a_gologolo_may_be_declined() -> None:
    state = go(deal("", "", WAITS, drawn="Hr2"), "A:drop-Hr2")
    play(state, "C:pass")
    assert (to_move(state), seen(state).asks, seen(state).visible) == ("B", "turn", "Hr2")
    assert totals(state) == [0, 0, 0]
    with pytest.raises(tablee.NotYourDecision):
        go(state, "C:gologolo")


@pytest.mark.clause("GL-13", "GL-09")
def test_the_next_player_who_passed_may_still_take_the_card_in_the_turn() -> None:
    state = play(deal("", WAITS, drawn="Hr2"), "A:drop-Hr2 B:pass")
    assert legal(state, "B") == {"draw", "gologolo", "take-Hr0Hr1Hr2"}
    assert totals(play(state.copy(), "B:gologolo")) == [0, 22]
    assert melds(go(state, "B:take-Hr0Hr1Hr2"), "B") == ["Hr0Hr1Hr2"]


@pytest.mark.clause("GL-13")
def test_everybody_answers_once() -> None:
    state = go(deal("", WAITS, WAITS_TOO, drawn="Hr2"), "A:drop-Hr2")
    for answer in ("pass", "gologolo"):
        after = go(state.copy(), f"C:{answer}")
        assert to_move(after) == "B"
        with pytest.raises(tablee.NotYourDecision):
            go(after, "C:gologolo")
        with pytest.raises(tablee.NotYourDecision):
            go(after, "C:pass")


@pytest.mark.clause("GL-13")
def test_only_claim_or_pass_is_answered() -> None:
    state = go(deal("", WAITS, drawn="Hr2"), "A:drop-Hr2")
    for action in ("draw", "take-Hr0Hr1Hr2", "drop-Cb0", "out", "lay-Cb0Cb1Cb2"):
        with pytest.raises(tablee.Illegal):
            go(state, f"B:{action}")


@pytest.mark.clause("GL-13")
def test_after_every_discard_there_is_one_moment_before_the_next_player_acts() -> None:
    state = go(deal("", "", "", drawn="Tb1", keep="Sg1"), "A:drop-Tb1")
    assert (to_move(state), chance_of(state)) == ("", "moment")
    assert refused(state, "B:draw")
    assert refused(state, "*moment:open")
    go(state, "*moment:over B:draw *card:Sg1 B:drop-Sg1")
    assert (to_move(state), chance_of(state)) == ("", "moment")
    assert to_move(go(state, "*moment:over")) == "C"


@pytest.mark.clause("GL-13")
def test_while_the_next_player_thinks_nobody_else_is_asked() -> None:
    state = play(deal("", "", WAITS, drawn="Hr2"), "A:drop-Hr2 C:pass")
    assert legal(state, "C") == set()
    go(state, "B:draw")
    assert chance_of(state) == "card"
    assert refused(state, "C:gologolo")


@pytest.mark.clause("GL-13")
def test_who_passed_is_asked_again_at_the_next_such_discard() -> None:
    state = at_turn("", "", WAITS, visible="Hr2", keep="Hr2")
    go(state, "B:draw *card:Hr2 B:drop-Hr2")
    assert to_move(state) == "C"
    assert legal(state, "C") == {"gologolo", "pass"}
    play(state, "C:pass")
    assert totals(play(state, "C:gologolo")) == [0, 0, 22]


@pytest.mark.clause("GL-13")
def test_answers_of_one_round_do_not_count_in_the_next() -> None:
    state = go(deal("", WAITS, WAITS_TOO, drawn="Hr2"), "A:drop-Hr2")
    play(state, "C:gologolo B:gologolo")
    deal_next(state, WAITS, "", WAITS_TOO, drawn="Hr2")
    go(state, "B:drop-Hr2")
    assert to_move(state) == "AC"
    play(state, "A:gologolo C:pass")
    assert totals(state) == [22, 22, 0]


@pytest.mark.clause("GL-13", "GL-12")
def test_the_table_waits_for_everybody_but_the_discarder() -> None:
    for seats, first, others in ((2, "A", (1,)), (4, "C", (0, 1, 3)), (5, "E", (0, 1, 2, 3))):
        state = go(deal(*[""] * seats, drawn="Hr2", first=first), f"{first}:drop-Hr2")
        assert seen(state).waiting == others
