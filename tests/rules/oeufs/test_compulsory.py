"""One must act; only who cannot passes, and is not asked (OE-13)."""

import pytest

from tests.rules.oeufs.table import (
    FOUR,
    TWO,
    looks,
    on,
    part,
    play,
    refused,
    rows,
    starts,
    texts,
    turn,
    waits_for,
    words,
)

# A's four eggs in the corner and the twelve others close round them, but for d1.
NEARLY = "6/6/BBBB2/CCCC2/AADD2/AAD1D1"
SHUT = "6/6/BBBB2/CCCC2/AADD2/AADD2"


@pytest.mark.clause("OE-13")
@pytest.mark.parametrize("board", [TWO, FOUR, "BBBBBB/6/6/6/6/aaaaaa"])
def test_nobody_may_just_pass(board: str) -> None:
    state = on(board, "A 1")
    assert "end" not in texts(state)
    refused(state, "A:end")


@pytest.mark.clause("OE-13")
def test_there_is_no_passing_by_another_name() -> None:
    state = on(TWO, "A 1")
    assert words(state) == set()
    refused(state, "A:pass")


@pytest.mark.clause("OE-13")
def test_who_has_no_possible_action_passes_unasked() -> None:
    state = play(on(NEARLY, "D 4"), "D:e1-d1")
    assert rows(state) == SHUT
    assert (turn(state), waits_for(state)) == ("B 6", "B")


@pytest.mark.clause("OE-13")
def test_who_could_act_is_asked() -> None:
    state = play(on(NEARLY, "D 4"), "D:d2-e2")  # d1 and d2 are open
    assert (turn(state), waits_for(state)) == ("A 5", "A")


@pytest.mark.clause("OE-13", "OE-11")
@pytest.mark.parametrize("square", ["d4", "c3", "b3"])
def test_one_turned_egg_anywhere_is_enough_to_act(square: str) -> None:
    board = {
        "d4": "6/6/BBBb2/CCCC2/AADD2/AAD1D1",
        "c3": "6/6/BBBB2/CCcC2/AADD2/AAD1D1",
        "b3": "6/6/BBBB2/CcCC2/AADD2/AAD1D1",
    }[square]
    state = play(on(board, "D 4"), "D:e1-d1")
    assert (turn(state), waits_for(state)) == ("A 5", "A")
    assert looks(state) == {square}
    assert starts(state) == {square}


@pytest.mark.clause("OE-13")
def test_once_there_is_room_again_the_player_is_asked_again() -> None:
    state = play(on(NEARLY, "D 4"), "D:e1-d1 B:d4-e4 C:d3-e3")
    assert waits_for(state) == "D"
    play(state, "D:d1-e1")
    assert (turn(state), waits_for(state)) == ("A 9", "A")


@pytest.mark.clause("OE-13", "OE-19")
def test_passing_is_a_turn() -> None:
    state = play(on(NEARLY, "D 4", limit=5), "D:e1-d1")  # turn 5 is A's, who cannot act
    assert part(state, "over") == "draw"
    assert turn(play(on(NEARLY, "D 4", limit=6), "D:e1-d1")) == "B 6"
