"""To look at a turned egg is an action (OE-06) whose result is shown once, to one seat (OE-20)."""

import pytest

import tablee
from tablee.core.errors import CannotUndo
from tests.rules.oeufs.table import (
    TWO,
    all_seen,
    at,
    line,
    looked,
    looks,
    on,
    play,
    refused,
    rows,
    seen,
    turn,
    waits_for,
)

BOARD = "BBBB2/6/3b2/2a1A1/6/aAAAb1"
# Two worlds that only differ in what the eggs on c3 and d4 are.
THIS, THAT = "BBBBB1/6/3b2/2a1A1/6/AAAA2", "BBBBB1/6/3a2/2b1A1/6/AAAA2"
FOURS = "BB2C1/B3CC/2bc2/2ad2/A3DD/AA2D1"


@pytest.mark.clause("OE-06")
@pytest.mark.parametrize("seat", "AB")
def test_every_turned_egg_may_be_looked_at_wherever_it_stands(seat: str) -> None:
    assert looks(on(BOARD, f"{seat} 9")) == {"c3", "d4", "a1", "e1"}


@pytest.mark.clause("OE-06")
@pytest.mark.parametrize("square", ["b1", "e3", "a6", "c4", "f6"])
def test_only_a_turned_egg_can_be_looked_at(square: str) -> None:
    assert isinstance(refused(on(BOARD), f"A:?{square}"), tablee.Illegal)


@pytest.mark.clause("OE-06")
def test_at_first_there_is_nothing_to_look_at() -> None:
    assert looks(on(TWO, "A 1")) == set()


@pytest.mark.clause("OE-06")
def test_to_look_is_the_whole_turn_and_moves_nothing() -> None:
    state = play(on(BOARD), "A:?c3")
    assert rows(state) == BOARD
    assert (turn(state), waits_for(state)) == ("B 6", "B")
    with pytest.raises(tablee.NotYourDecision):
        play(state, "A:c3-c4")


@pytest.mark.clause("OE-06")
def test_the_same_egg_may_be_looked_at_again_by_anyone() -> None:
    state = play(on(BOARD), "A:?c3 B:?c3 A:?c3")
    assert rows(state) == BOARD
    assert turn(state) == "B 8"


@pytest.mark.clause("OE-06", "OE-20")
@pytest.mark.parametrize("seat", "ABCD")
def test_only_who_looks_is_shown_the_symbol(seat: str) -> None:
    state = play(on(FOURS, f"{seat} 9"), f"{seat}:?c3")
    assert looked(state, seat) is not None
    others = [other for other in "ABCD" if other != seat]
    assert [looked(state, other) for other in others] == [None] * 3
    assert seen(state)["you"] is None


@pytest.mark.clause("OE-06", "OE-20")
@pytest.mark.parametrize("seat", "ABCD")
def test_the_look_shows_the_egg_that_is_there(seat: str) -> None:
    shown = {}
    for square in ("c3", "d3", "c4", "d4"):  # an egg of each player
        shown[square] = looked(play(on(FOURS, f"{seat} 9"), f"{seat}:?{square}"), seat)
        assert square in str(shown[square])
    symbols = {str(look).replace(square, "") for square, look in shown.items()}
    assert len(symbols) == 4


@pytest.mark.clause("OE-06", "OE-20")
def test_two_eggs_of_one_player_show_the_same_symbol() -> None:
    a1, c3 = (looked(play(on(BOARD), f"A:?{square}"), "A") for square in ("a1", "c3"))
    d4, e1 = (looked(play(on(BOARD), f"A:?{square}"), "A") for square in ("d4", "e1"))
    assert str(a1).replace("a1", "") == str(c3).replace("c3", "")
    assert str(d4).replace("d4", "") == str(e1).replace("e1", "")
    assert str(a1).replace("a1", "") != str(d4).replace("d4", "")


@pytest.mark.clause("OE-06", "OE-20")
def test_others_cannot_tell_what_was_seen() -> None:
    one, other = (play(on(board), "A:?c3") for board in (THIS, THAT))
    assert looked(one, "A") != looked(other, "A")
    assert seen(one, "B") == seen(other, "B")
    assert seen(one) == seen(other)


@pytest.mark.clause("OE-20")
@pytest.mark.parametrize("step", ["B:?d4", "B:?c3", "B:a6-a5", "B:c3-c4"])
def test_the_symbol_is_shown_once_until_somebody_acts(step: str) -> None:
    state = play(on(BOARD), "A:?c3")
    assert looked(state, "A") is not None
    play(state, step)
    assert looked(state, "A") is None


@pytest.mark.clause("OE-20")
def test_an_older_look_does_not_come_back() -> None:
    state = play(on(BOARD), "A:?c3 B:a6-a5 A:b1-b2")
    assert [looked(state, seat) for seat in "AB"] == [None, None]


@pytest.mark.clause("OE-20", "OE-06")
def test_a_position_tells_who_has_just_looked_where() -> None:
    state = play(on(BOARD), "A:?c3")
    again = at(line(BOARD, "B 6", "look c3 A"))
    assert all_seen(again) == all_seen(state)
    assert looked(again, "B") is None


@pytest.mark.clause("OE-06")
def test_all_are_told_that_somebody_looked_and_where() -> None:
    told = {}
    for square in ("c3", "d4"):
        match = tablee.Match("oeufs", start=line(BOARD))
        match.act_text(0, f"?{square}")
        told[square] = [[str(event) for event in match.events(seat)] for seat in (-1, 1)]
    assert all(told["c3"])
    for here, there in zip(told["c3"], told["d4"]):
        assert here != there


@pytest.mark.clause("OE-06", "OE-20")
def test_nobody_else_is_told_what_was_seen() -> None:
    told = []
    for board in (THIS, THAT):
        match = tablee.Match("oeufs", start=line(board), seed=bytes(32))
        match.act_text(0, "?c3")
        told.append([[str(event) for event in match.events(seat)] for seat in (-1, 1, 0)])
    assert told[0][:2] == told[1][:2]
    assert told[0][2] != told[1][2]


@pytest.mark.clause("OE-06")
def test_a_look_is_never_taken_back() -> None:
    match = tablee.Match("oeufs", start=line(BOARD))
    match.act_text(0, "?c3")
    with pytest.raises(CannotUndo):
        match.undo(0)
