"""Visible eggs are turned where they land in somebody else's camp (OE-10)."""

import pytest

from tests.rules.oeufs.brute import beside
from tests.rules.oeufs.table import (
    at,
    camps,
    destinations,
    egg,
    on,
    play,
    refused,
    rows,
    scene,
    turn,
)

# The egg on c4 can jump over c5 into B's camp (c6) and, if nothing stops it, over d5 on to e4.
GATE = "BB4/2BB2/2{}3/5B/5B/AAAAA1"
# Four players: A's egg on a4 can jump aslant over b5, a square of B's camp, to c6.
CORNER = "BB2CC/1B2CC/A5/B5/A3DD/AA2DD"


@pytest.mark.clause("OE-10")
@pytest.mark.parametrize("column", "abcdef")
def test_every_square_of_the_other_line_turns_an_egg(column: str) -> None:
    place = "abcdef".index(column)
    top = "BBBBBB"[:place] + "1" + "BBBBBB"[place + 1 :]
    row = f"{place or ''}A{5 - place or ''}"
    state = play(on(f"{top}/{row}/6/6/5B/AAAAA1"), f"A:{column}5-{column}6")
    assert egg(state, f"{column}6") == "a"
    assert turn(state) == "B 6"


@pytest.mark.clause("OE-10")
def test_the_first_line_turns_the_eggs_of_the_other_player() -> None:
    state = play(on("BBBBB1/6/6/A5/5B/AAAAA1", "B 8"), "B:f2-f1")
    assert rows(state) == "BBBBB1/6/6/A5/6/AAAAAb"
    assert turn(state) == "A 9"


@pytest.mark.clause("OE-10")
def test_a_jump_into_the_camp_turns_the_egg() -> None:
    state = play(on(GATE.format("A")), "A:c4-c6")
    assert rows(state) == "BBa3/2BB2/6/5B/5B/AAAAA1"


@pytest.mark.clause("OE-10", "OE-08")
def test_landing_in_the_camp_ends_a_chain_and_the_turn() -> None:
    state = on(GATE.format("A"))
    assert destinations(state, "c4") == {"b3", "c3", "d3", "b4", "d4", "b5", "c6", "e6"}
    refused(state, "A:c4-c6-e4")
    refused(state, "A:c4-e4")
    assert turn(play(state, "A:c4-c6")) == "B 6"


@pytest.mark.clause("OE-10", "OE-11")
def test_a_turned_egg_goes_on_through_the_same_camp() -> None:
    state = on(GATE.format("a"))
    assert destinations(state, "c4") == {"b3", "c3", "d3", "b4", "d4", "b5", "c6", "e6", "e4"}
    assert rows(play(state, "A:c4-c6-e4")) == "BB4/2BB2/4a1/5B/5B/AAAAA1"


@pytest.mark.clause("OE-10")
def test_a_chain_may_enter_the_camp_with_its_last_jump() -> None:
    state = on("BBB3/3B2/6/1B4/A4B/AAAAA1")  # a2 over b3 to c4, over d5 to e6
    assert egg(play(state, "A:a2-c4-e6"), "e6") == "a"


@pytest.mark.clause("OE-10")
def test_no_other_egg_is_turned() -> None:
    state = play(on("BBB3/3B2/6/1B4/A4B/AAAAA1"), "A:a2-c4-e6")
    assert rows(state) == "BBB1a1/3B2/6/1B4/5B/AAAAA1"


@pytest.mark.clause("OE-10")
@pytest.mark.parametrize("end", ["a1", "b1"])
def test_ones_own_camp_turns_nothing(end: str) -> None:
    state = play(on("BBBBBB/6/6/A5/1A4/2AAAA"), f"A:b2-{end}")
    assert egg(state, end) == "A"


@pytest.mark.clause("OE-10", "OE-08")
def test_a_chain_goes_on_through_ones_own_camp() -> None:
    state = on("BBBB2/6/6/A5/1B1B2/AA1AAA")  # a3 over b2 to c1, over d2 to e3
    assert "e3" in destinations(state, "a3")
    assert egg(play(state, "A:a3-c1-e3"), "e3") == "A"


@pytest.mark.clause("OE-10", "OE-04")
@pytest.mark.parametrize(
    ("owner", "square"), [(owner, square) for owner in "BCD" for square in camps(10, 4)[owner]]
)
def test_any_square_of_any_of_the_three_other_camps_turns_an_egg(owner: str, square: str) -> None:
    inwards = (1 if square[0] in "ab" else -1, 1 if square[1:] in "12" else -1)
    over, start = (beside(square, inwards, far, 10) for far in (1, 2))
    inside = over in camps(10, 4)[owner]
    eggs = f"{start}:A e5:{owner}" + ("" if inside else f" {over}:A")
    state = play(scene(eggs, seats=4, empty=square), f"A:{start}-{square}")
    assert egg(state, square) == "a"


@pytest.mark.clause("OE-10")
def test_jumping_over_a_square_of_a_camp_turns_nothing() -> None:
    state = on(CORNER)
    assert destinations(state, "a4") == {"b3", "b4", "a5", "c6"}
    assert rows(play(state, "A:a4-c6")) == "BBA1CC/1B2CC/6/B5/A3DD/AA2DD"


@pytest.mark.clause("OE-10", "OE-08")
def test_a_chain_goes_on_after_jumping_over_a_square_of_a_camp() -> None:
    state = on("BB2CC/1BD1CC/A5/B5/A4D/AA2DD")  # a4 over b5 to c6, over c5 to c4
    assert destinations(state, "a4") == {"b3", "b4", "a5", "c6", "c4"}
    assert egg(play(state, "A:a4-c6-c4"), "c4") == "A"


@pytest.mark.clause("OE-10", "OE-03")
@pytest.mark.parametrize(("step", "after"), [("a7-a8", "A"), ("a7-b8", "a")])
def test_on_a_larger_board_only_the_centred_line_is_a_camp(step: str, after: str) -> None:
    state = on("2BBBBB1/A7/B7/8/8/8/8/1AAAAA2")
    assert egg(play(state, f"A:{step}"), step[-2:]) == after


@pytest.mark.clause("OE-10", "OE-03")
@pytest.mark.parametrize(("end", "after"), [("b10", "A"), ("c10", "a"), ("h10", "a"), ("i10", "A")])
def test_on_ten_squares_the_line_goes_from_c_to_h(end: str, after: str) -> None:
    state = scene(f"{end[0]}9:A e5:B f5:B", empty="c10 h10")
    assert egg(play(state, f"A:{end[0]}9-{end}"), end) == after


@pytest.mark.clause("OE-10", "OE-14")
def test_turning_an_egg_ends_the_turn_without_asking_for_a_declaration() -> None:
    """By the rulebook the next player is on turn; the word would be wrong in any case."""
    state = at("oeufs 6 300 | BBBBB1/5A/6/6/6/aaaaab | turn A 20")
    play(state, "A:f5-f6")
    assert state.pending() == [1]
