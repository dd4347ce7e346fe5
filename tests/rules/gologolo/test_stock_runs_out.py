"""The last card of the stock."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tablee.core.state import State
from tests.ends import as_long_as
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    WAITS,
    at_turn,
    chance_of,
    deal_next,
    endings,
    go,
    hand,
    idle,
    legal,
    may,
    melds,
    play,
    refused,
    run_down,
    seen,
    settle_all,
    to_move,
    totals,
)


@cache
def _late(one: str, two: str, lays: tuple[str, ...]) -> State:
    state = at_turn(one, two, visible="Sg2", keep="Hr2Tb1")
    return run_down(idle(state, *lays, keep="Hr2Tb1"), 2, keep="Hr2Tb1")


def late(one: str, two: str, *lays: str, visible: str = "Tb1", last: str = "Hr2") -> State:
    """B's turn: A discarded `visible`, `last` alone is in the stock; B laid these long ago."""
    state = idle(_late(one, two, lays), card=visible)
    for _ in as_long_as(lambda: to_move(state) == "B" and seen(state).asks == "claim"):
        play(state, "B:pass")
    assert (seen(state).stock, to_move(state)) == (1, "B")
    assert last != visible
    return state


@pytest.mark.clause("GL-15")
def test_the_round_ends_when_the_last_card_is_drawn_and_its_drawer_has_discarded() -> None:
    state = go(late("", ""), "B:draw *card:Hr2")
    assert (seen(state).stock, to_move(state), chance_of(state)) == (0, "B", "")
    go(state, "B:drop-Hr2")
    assert (to_move(state), chance_of(state), seen(state).round) == ("", "moment", 1)
    go(state, "*moment:over")
    assert (to_move(state), chance_of(state), seen(state).round) == ("", "deal", 2)
    assert totals(state) == [0, 0]


@pytest.mark.clause("GL-15", "GL-16")
def test_the_last_drawer_may_lay_melds() -> None:
    state = go(late("", "Hr0Hr1 Cb0Cb1Cb2"), "B:draw *card:Hr2")
    assert may(state, "B") == {"lay-Cb0Cb1Cb2", "lay-Hr0Hr1Hr2"}
    go(state, "B:lay-Hr0Hr1Hr2 B:lay-Cb0Cb1Cb2")
    play(state, f"B:{min(legal(state, 'B'))}")
    assert chance_of(state) == "deal"
    assert totals(state) == [0, 6]


@pytest.mark.clause("GL-15")
def test_the_last_drawer_may_declare() -> None:
    state = go(late("", WAITS), "B:draw *card:Hr2")
    assert endings(state, "B") == {"gologolo": [0, 27]}


@pytest.mark.clause("GL-15")
def test_the_last_drawer_may_go_out() -> None:
    state = go(late("", WAITS, *FOUR_MELDS[:2]), "B:draw *card:Hr2")
    assert endings(state, "B") == {"out": [0, 17]}


@pytest.mark.clause("GL-15", "GL-12")
def test_the_last_discard_may_be_claimed() -> None:
    state = go(late(WAITS, ""), "B:draw *card:Hr2 B:drop-Hr2")
    assert legal(state, "A") == {"gologolo", "pass"}
    play(state, "A:gologolo")
    assert chance_of(state) == "deal"
    assert totals(state) == [22, 0]


@pytest.mark.clause("GL-15", "GL-13")
def test_after_a_declined_claim_the_round_is_over() -> None:
    state = go(late(WAITS, ""), "B:draw *card:Hr2 B:drop-Hr2")
    play(state, "A:pass")
    assert (to_move(state), chance_of(state)) == ("", "deal")
    assert totals(state) == [0, 0]


@pytest.mark.clause("GL-15")
def test_the_last_discard_may_not_be_taken_for_a_meld() -> None:
    state = go(late("Hr0Hr1", ""), "B:draw *card:Hr2 B:drop-Hr2")
    assert (to_move(state), chance_of(state)) == ("", "moment")
    assert refused(state, "A:take-Hr0Hr1Hr2")
    go(state, "*moment:over")
    assert (to_move(state), chance_of(state), totals(state)) == ("", "deal", [0, 0])


@pytest.mark.clause("GL-15")
def test_before_the_last_card_is_drawn_the_visible_one_may_be_taken() -> None:
    state = late("", "Tb0Tb2")
    assert legal(state, "B") == {"draw", "take-Tb0Tb1Tb2"}
    go(state, "B:take-Tb0Tb1Tb2")
    play(state, f"B:{min(legal(state, 'B'))}")
    assert (seen(state).stock, seen(state).round, to_move(state)) == (1, 1, "A")
    assert legal(state, "A") >= {"draw"}
    play(state, "A:draw *card:Hr2 A:drop-Hr2")
    assert (chance_of(state), totals(state)) == ("deal", [0, 3])


@pytest.mark.clause("GL-15")
def test_the_last_card_is_the_only_one_left() -> None:
    state = go(late("", ""), "B:draw")
    assert refused(state, "*card:Tb1")
    assert refused(state, "*card:Cb0")


@pytest.mark.clause("GL-15", "GL-16")
def test_melds_laid_long_ago_count_when_the_stock_runs_out() -> None:
    state = play(late("", WAITS, *FOUR_MELDS[:3]), "B:draw *card:Hr2 B:drop-Hr2")
    assert totals(state) == [0, 9]
    deal_next(state, "", "", drawn="Hr2")
    assert (seen(state).stock, melds(state, "B"), to_move(state)) == (144 - 26 - 1, [], "B")


@pytest.mark.clause("GL-08", "GL-15")
def test_what_is_drawn_is_any_card_of_the_stock_and_no_other() -> None:
    before = _late("", "", ())
    state = go(before.copy(), f"{to_move(before)}:draw")
    drawn: Counter[str] = Counter()
    for seed in range(60):
        after = settle_all(state.copy(), Random(seed))
        drawn += Counter(hand(after, "A")) - Counter(hand(before, "A"))
    assert set(drawn) == {"Hr2", "Tb1"}
    assert min(drawn.values()) > 10
