"""The option open_gologolo: laid melds count towards a Gologolo."""

from __future__ import annotations

import pytest

from tests.rules.gologolo.table import (
    FOUR_MELDS,
    FULL,
    GAME,
    WAITS,
    WAITS_FOR_PAIR,
    after_draw,
    at_turn,
    chance_of,
    endings,
    go,
    idle,
    laid_before,
    legal,
    play,
    to_move,
    totals,
)

ROYAL, MINOR, OUT = [0, 27], [0, 22], [0, 17]


@pytest.mark.clause("GL-14")
def test_the_option_is_off_unless_the_table_wants_it() -> None:
    off = GAME.position_text(GAME.new(2, {"open_gologolo": False}))
    on = GAME.position_text(GAME.new(2, {"open_gologolo": True}))
    assert GAME.position_text(GAME.new(2, {})) == off != on


@pytest.mark.clause("GL-14", "GL-17")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("on", [False, True])
def test_after_drawing_laid_melds_count_only_with_the_option(number: int, on: bool) -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:number], visible="Tb1", keep="Hr2", on=on)
    go(state, "B:draw *card:Hr2")
    assert endings(state, "B") == ({"gologolo": ROYAL, "out": OUT} if on else {"out": OUT})


@pytest.mark.clause("GL-14", "GL-17")
@pytest.mark.parametrize("on", [False, True])
def test_the_last_pair_is_a_gologolo_only_with_the_option(on: bool) -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS, visible="Tb1", keep="Cy0", on=on)
    go(state, "B:draw *card:Cy0")
    assert endings(state, "B") == ({"gologolo": ROYAL, "out": OUT} if on else {"out": OUT})


@pytest.mark.clause("GL-14", "GL-12")
@pytest.mark.parametrize(
    ("held", "number", "card"),
    [(WAITS, 1, "Hr2"), (WAITS, 3, "Hr2"), (WAITS_FOR_PAIR, 1, "Cy0"), (WAITS_FOR_PAIR, 4, "Cy0")],
)
def test_who_has_laid_melds_claims_only_with_the_option(held: str, number: int, card: str) -> None:
    for on in (False, True):
        state = at_turn("", held, "", visible="Sg2", keep=f"Sg1{card}", on=on)
        state = idle(state, *FOUR_MELDS[:number], card="Sg1")
        go(state, f"C:draw *card:{card} C:drop-{card}")
        assert (to_move(state), chance_of(state)) == (("B", "") if on else ("", "moment"))
        if on:
            assert legal(state, "B") == {"gologolo", "pass"}
            assert totals(play(state, "B:gologolo")) == [0, 22, 0]


@pytest.mark.clause("GL-14", "GL-09")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("on", [False, True])
def test_in_the_turn_the_visible_card_pairs_only_with_the_option(number: int, on: bool) -> None:
    state = laid_before(WAITS_FOR_PAIR, *FOUR_MELDS[:number], visible="Cy0", on=on)
    if on:
        assert to_move(state) == "B"
        play(state, "B:pass")
    assert legal(state, "B") == ({"draw", "gologolo"} if on else {"draw"})
    assert endings(state, "B") == ({"gologolo": MINOR} if on else {})


@pytest.mark.clause("GL-14", "GL-17")
def test_in_the_turn_the_visible_card_may_make_a_gologolo_of_a_meld() -> None:
    state = play(laid_before(WAITS, *FOUR_MELDS[:2], visible="Hr2", on=True), "B:pass")
    assert legal(state, "B") == {"draw", "gologolo", "take-Hr0Hr1Hr2"}
    assert endings(state, "B") == {"gologolo": MINOR}
    go(state, "B:take-Hr0Hr1Hr2")
    assert endings(state, "B") == {"gologolo": MINOR, "out": OUT}


@pytest.mark.clause("GL-14", "GL-17")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_laying_all_fourteen_in_one_turn_is_a_gologolo_with_the_option_too(number: int) -> None:
    state = after_draw(FULL, on=True)
    for meld in FOUR_MELDS[:number]:
        go(state, f"B:lay-{meld}")
    ways = endings(state, "B")
    assert ways
    assert all(total == ROYAL for total in ways.values())


@pytest.mark.clause("GL-14", "GL-17")
def test_taking_and_laying_all_fourteen_is_a_minor_gologolo_with_the_option_too() -> None:
    state = go(at_turn("", WAITS, visible="Hr2", on=True), "B:take-Hr0Hr1Hr2")
    ways = endings(state, "B")
    assert ways
    assert all(total == MINOR for total in ways.values())


@pytest.mark.clause("GL-14", "GL-03")
def test_without_pair_there_is_no_gologolo_with_the_option_either() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:3], visible="Tb1", keep="Sg1", on=True)
    go(state, "B:draw *card:Sg1")
    assert endings(state, "B") == {}


@pytest.mark.clause("GL-12", "GL-13", "GL-14")
def test_the_discarder_cannot_reclaim_with_the_option_either() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:2], visible="Tb1", keep="Hr2", on=True)
    go(state, "B:draw *card:Hr2 B:drop-Hr2")
    assert (to_move(state), chance_of(state)) == ("", "moment")
