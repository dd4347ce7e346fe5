"""The agreed number of turns (OE-19)."""

import pytest

import tablee
from tests.rules.oeufs.table import (
    FOUR,
    GAME,
    TWO,
    begun,
    on,
    part,
    play,
    texts,
    turn,
    waits_for,
    winners,
)

LAST_STEP = "BBBBBB/6/6/6/5a/aaaaa1"
WRONG_STEP = "BBBBB1/6/6/a5/5b/aaaaa1"
WRONG_FOUR = "1B2CC/BB2CC/6/2A3/ab2DD/aa2DD"


@pytest.mark.clause("OE-19")
def test_three_hundred_turns_unless_agreed_otherwise() -> None:
    assert GAME.position_text(GAME.new(2)).startswith("oeufs 6 300 |")
    assert GAME.position_text(GAME.new(4, {"turn_limit": 40})).startswith("oeufs 6 40 |")


@pytest.mark.clause("OE-19")
@pytest.mark.parametrize("limit", [-1, "many", 2.5])
def test_no_other_limit_than_a_number_of_turns(limit: object) -> None:
    with pytest.raises(tablee.BadInput):
        GAME.new(2, {"turn_limit": limit})


@pytest.mark.clause("OE-19")
@pytest.mark.parametrize(("board", "all_of_them"), [(TWO, "AB"), (FOUR, "ABCD")])
def test_after_the_last_turn_it_is_a_draw(board: str, all_of_them: str) -> None:
    state = play(on(board, "A 10", limit=10), "A:b1-c2" if board == TWO else "A:b2-b3")
    assert (part(state, "over"), winners(state), waits_for(state)) == ("draw", all_of_them, "")
    with pytest.raises(tablee.GameOver):
        play(state, "B:a6-a5")


@pytest.mark.clause("OE-19")
def test_the_turn_before_the_last_is_not_the_last() -> None:
    state = play(on(TWO, "A 9", limit=10), "A:a1-a2")
    assert (turn(state), waits_for(state)) == ("B 10", "B")
    assert state.result() is None


@pytest.mark.clause("OE-19", "OE-05")
def test_the_turns_of_all_players_count_together() -> None:
    state = play(begun(4, "C", turn_limit=5), "C:e5-e4 D:e2-e3 A:b2-b3 B:b5-b4")
    assert state.result() is None
    play(state, "C:e4-d4")
    assert winners(state) == "ABCD"


@pytest.mark.clause("OE-19")
def test_looks_are_turns() -> None:
    state = on("BBBBB1/6/6/a4b/6/AAAAA1", "A 9", limit=10)
    assert winners(play(state, "A:?a3")) == ""
    assert winners(play(state, "B:?a3")) == "AB"


@pytest.mark.clause("OE-19", "OE-13")
@pytest.mark.parametrize(("limit", "over"), [(5, "draw"), (6, "")])
def test_passes_are_turns(limit: int, over: str) -> None:
    state = on("6/6/BBBB2/CCCC2/AADD2/AAD1D1", "D 4", limit=limit)
    assert part(play(state, "D:e1-d1"), "over") == over  # turn 5 is A's, who cannot act


@pytest.mark.clause("OE-19", "OE-14")
@pytest.mark.parametrize(
    ("board", "word", "won"),
    [
        (LAST_STEP, "declare", "A"),
        (LAST_STEP, "end", "AB"),
        (WRONG_STEP, "declare", "B"),
        (WRONG_STEP, "end", "AB"),
    ],
)
def test_words_after_the_last_action_count_first(board: str, word: str, won: str) -> None:
    state = play(on(board, "A 10", limit=10), "A:f2-f1")
    assert texts(state) == {"declare", "end"}
    assert winners(play(state, f"A:{word}")) == won


@pytest.mark.clause("OE-19", "OE-14")
def test_words_before_the_last_action_count_too() -> None:
    state = on("BBBBBB/6/6/6/6/aaaaaa", "A 10", limit=10)
    assert winners(play(state, "A:declare")) == "A"


@pytest.mark.clause("OE-19", "OE-17")
@pytest.mark.parametrize("steps", ["A:declare", "A:?a1 A:declare"])
def test_who_is_wrong_in_the_last_turn_has_no_part_in_the_draw(steps: str) -> None:
    state = play(on(WRONG_FOUR, "A 10", limit=10), steps)
    assert (winners(state), part(state, "over")) == ("BCD", "draw")


@pytest.mark.clause("OE-19", "OE-17")
def test_wrong_words_are_one_turn() -> None:
    state = play(on(WRONG_FOUR, "A 9", limit=10), "A:?a1 A:declare")
    assert turn(state) == "B 10"
    assert winners(play(state, "B:b6-c6")) == "BCD"


@pytest.mark.clause("OE-19", "OE-18")
def test_the_third_wrong_words_in_the_last_turn_make_the_fourth_win() -> None:
    state = on("4C1/4CC/6/3D2/4dc/4dd", "D 30", "out A B", limit=30)
    assert winners(play(state, "D:declare")) == "C"


@pytest.mark.clause("OE-19")
@pytest.mark.parametrize(
    ("board", "out", "still_in"),
    [
        ("4CC/4CC/6/6/AA2DD/AA2DD", "B", "ACD"),
        ("6/6/6/6/AA2DD/AA2DD", "B C", "AD"),
    ],
)
def test_the_draw_is_among_those_still_in(board: str, out: str, still_in: str) -> None:
    state = play(on(board, "A 10", f"out {out}", limit=10), "A:b2-b3")
    result = state.result()
    assert result is not None
    assert winners(state) == still_in
    assert len({result.scores["ABCD".index(letter)] for letter in still_in}) == 1


@pytest.mark.clause("OE-19")
def test_zero_is_no_limit() -> None:
    state = play(on(TWO, "A 5000", limit=0), "A:a1-a2")
    assert (turn(state), state.result()) == ("B 5001", None)
    assert begun(2, turn_limit=0).result() is None
