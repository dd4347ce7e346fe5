"""«Les œufs sont faits» with two players (OE-14 to OE-16)."""

import pytest

import tablee
from tests.rules.oeufs.table import (
    clause,
    egg,
    on,
    part,
    play,
    refused,
    rows,
    texts,
    turn,
    waits_for,
    winners,
    words,
)

HOME = "BBBBBB/6/6/6/6/aaaaaa"  # A has made it
MIXED_UP = "BBBBB1/6/6/a5/6/aaaaab"  # a camp full of turned eggs, but one is B's
LAST_STEP = "BBBBBB/6/6/6/5a/aaaaa1"  # one step to go
WRONG_STEP = "BBBBB1/6/6/a5/5b/aaaaa1"  # the same with the wrong egg


@pytest.mark.clause("OE-14", "OE-15")
def test_who_brought_all_eggs_home_turned_says_so_and_wins() -> None:
    state = play(on(HOME), "A:declare")
    assert winners(state) == "A"
    assert part(state, "over") == "A"
    assert waits_for(state) == ""


@pytest.mark.clause("OE-14", "OE-15")
def test_the_other_player_wins_the_same_way() -> None:
    assert winners(play(on("bbbbbb/6/6/6/6/AAAAAA", "B 6"), "B:declare")) == "B"


@pytest.mark.clause("OE-14", "OE-15", "OE-03")
@pytest.mark.parametrize(
    "board",
    ["1BBBBBB1/8/8/8/8/8/8/1aaaaaa1", "2BBBBBB2/10/10/10/10/10/10/10/10/2aaaaaa2"],
)
def test_on_larger_boards_the_centred_line_counts(board: str) -> None:
    assert winners(play(on(board), "A:declare")) == "A"


@pytest.mark.clause("OE-14")
def test_it_may_be_said_before_acting() -> None:
    assert words(on(HOME)) == {"declare"}
    assert words(on(MIXED_UP)) == {"declare"}


@pytest.mark.clause("OE-14")
@pytest.mark.parametrize("board", [LAST_STEP, WRONG_STEP])
def test_it_may_be_said_right_after_acting(board: str) -> None:
    state = on(board)
    assert words(state) == set()
    play(state, "A:f2-f1")
    assert (waits_for(state), turn(state)) == ("A", "A 5")
    assert texts(state) == {"declare", "end"}


@pytest.mark.clause("OE-14")
@pytest.mark.parametrize("step", ["?a1", "?a3", "a3-a4"])
def test_it_may_be_said_after_a_look_or_another_move_too(step: str) -> None:
    state = play(on(MIXED_UP), f"A:{step}")
    assert texts(state) == {"declare", "end"}
    assert turn(state) == "A 5"


@pytest.mark.clause("OE-14", "OE-15")
def test_the_last_step_home_and_the_right_words_win() -> None:
    assert winners(play(on(LAST_STEP), "A:f2-f1 A:declare")) == "A"


@pytest.mark.clause("OE-14", "OE-16")
def test_after_the_action_the_words_can_be_wrong_too() -> None:
    state = play(on(WRONG_STEP), "A:f2-f1 A:declare")
    assert (winners(state), part(state, "over")) == ("B", "B")


@pytest.mark.clause("OE-14")
def test_nobody_has_to_say_it() -> None:
    state = play(on(LAST_STEP), "A:f2-f1 A:end")
    assert (turn(state), waits_for(state)) == ("B 6", "B")
    assert state.result() is None
    play(state, "B:a6-a5")
    assert winners(play(state, "A:declare")) == "A"


@pytest.mark.clause("OE-14", "OE-13")
def test_after_acting_one_may_not_act_again() -> None:
    state = play(on(MIXED_UP), "A:?f1")
    for step in ("A:?f1", "A:a3-a4", "A:f1-f2"):
        assert isinstance(refused(state, step), tablee.Illegal)


@pytest.mark.clause("OE-14")
@pytest.mark.parametrize(
    "board",
    [
        "BBBBBB/6/6/6/5a/aaaaa1",  # a square is empty
        "BBBBBB/6/6/6/6/aaaaaA",  # an egg is not turned
        "BBBBBB/6/6/6/6/AAAAAA",
        "BBBBBB/6/6/6/1a4/a1aaaa",
    ],
)
def test_not_unless_every_square_of_the_camp_holds_a_turned_egg(board: str) -> None:
    state = on(board)
    assert "declare" not in texts(state)
    assert clause(state, "A:declare") == "OE-14"


@pytest.mark.clause("OE-14")
@pytest.mark.parametrize(
    ("board", "step"),
    [
        (LAST_STEP, "a1-a2"),
        (HOME, "a1-a2"),  # an egg leaves the camp
        ("BBBBBB/6/6/6/5A/aaaaa1", "f2-f1"),  # a visible egg fills the camp
        ("BBBBBB/6/6/6/6/aaaaaA", "?a1"),
    ],
)
def test_if_the_camp_is_not_full_the_turn_passes_by_itself(board: str, step: str) -> None:
    state = play(on(board), f"A:{step}")
    assert (turn(state), waits_for(state)) == ("B 6", "B")


@pytest.mark.clause("OE-14")
def test_only_on_ones_own_turn() -> None:
    state = on(HOME, "B 6")
    assert words(state) == set()
    with pytest.raises(tablee.NotYourDecision):
        play(state, "A:declare")
    assert clause(state, "B:declare") == "OE-14"  # the full camp is A's


@pytest.mark.clause("OE-14")
def test_who_fills_an_opponents_camp_is_not_asked() -> None:
    state = play(on(LAST_STEP, "B 6"), "B:f2-f1")
    assert (turn(state), waits_for(state)) == ("A 7", "A")
    assert winners(play(state, "A:declare")) == "A"


@pytest.mark.clause("OE-14")
def test_both_camps_can_be_full_and_each_player_speaks_for_their_own() -> None:
    state = on("bbbbba/6/6/6/6/aaaaab", "B 6")
    assert words(state) == {"declare"}
    play(state, "B:?a1 B:end")
    assert words(state) == {"declare"}
    assert winners(play(state, "A:declare")) == "B"


@pytest.mark.clause("OE-16")
@pytest.mark.parametrize(
    "board",
    [
        MIXED_UP,
        "BBBBB1/6/6/A5/6/aaaaab",  # the missing egg is not even turned
        "aBBBBB/6/6/6/6/baaaaa",  # it stands in the other camp
        "6/6/6/AAAAAA/6/bbbbbb",  # none is A's
    ],
)
def test_who_is_wrong_loses_to_the_opponent(board: str) -> None:
    state = play(on(board), "A:declare")
    assert winners(state) == "B"
    assert part(state, "over") == "B"


@pytest.mark.clause("OE-16")
def test_the_other_player_can_be_wrong_as_well() -> None:
    state = play(on("bbbbba/6/6/6/B5/AAAAA1", "B 6"), "B:declare")
    assert winners(state) == "A"


@pytest.mark.clause("OE-15", "OE-16")
@pytest.mark.parametrize("board", [HOME, MIXED_UP])
def test_then_the_game_is_over(board: str) -> None:
    state = play(on(board), "A:declare")
    with pytest.raises(tablee.GameOver):
        play(state, "B:a6-a5")
    with pytest.raises(tablee.GameOver):
        play(state, "A:declare")
    assert [state.legal(seat) for seat in (0, 1)] == [[], []]


@pytest.mark.clause("OE-15")
def test_all_eggs_at_home_do_not_win_by_themselves() -> None:
    state = play(on(HOME, "B 6"), "B:a6-a5")
    assert state.result() is None
    play(state, "A:?a1 A:end")
    assert state.result() is None


@pytest.mark.clause("OE-14", "OE-11")
def test_eggs_in_a_full_camp_can_still_be_taken_out_by_the_other() -> None:
    state = play(on(HOME, "B 6"), "B:a1-a2")
    assert (egg(state, "a2"), words(state)) == ("a", set())
    assert rows(state) == "BBBBBB/6/6/6/a5/1aaaaa"
