"""«Les œufs sont faits» with four players (OE-14, OE-15, OE-17, OE-18)."""

import pytest

import tablee
from tablee.core.errors import CannotUndo
from tests.rules.oeufs.table import (
    destinations,
    line,
    on,
    part,
    play,
    rows,
    starts,
    texts,
    turn,
    waits_for,
    winners,
    words,
)

HOME = "BB2CC/BB2CC/6/6/aa2DD/aa2DD"
# A's camp holds an egg of B on b2; A's own fourth egg stands on c3.
WRONG = "1B2CC/BB2CC/6/2{}3/ab2DD/aa2DD"
LEFT = "1B2CC/BB2CC/6/6/1b2DD/4DD"  # what is left of it without A's eggs
# A, B and C each have a turned egg of the next one in their full camps.
ALL_WRONG = "bc2cd/bb2cc/6/2A3/ab2DD/aa3D"


@pytest.mark.clause("OE-15")
@pytest.mark.parametrize(
    ("seat", "board"),
    [
        ("A", HOME),
        ("B", "bb2CC/bb2CC/6/6/AA2DD/AA2DD"),
        ("C", "BB2cc/BB2cc/6/6/AA2DD/AA2DD"),
        ("D", "BB2CC/BB2CC/6/6/AA2dd/AA2dd"),
    ],
)
def test_four_turned_eggs_at_home_and_the_words_win(seat: str, board: str) -> None:
    state = on(board, f"{seat} 9")
    assert words(state) == {"declare"}
    play(state, f"{seat}:declare")
    assert (winners(state), part(state, "over")) == (seat, seat)


@pytest.mark.clause("OE-14")
@pytest.mark.parametrize(
    "board",
    [
        "BB2CC/BB2CC/6/2a3/a3DD/aa2DD",  # a square is empty
        "BB2CC/BB2CC/6/6/aA2DD/aa2DD",  # an egg is not turned
        "bb2CC/bb2CC/6/6/AA2DD/AA2DD",  # another's camp
    ],
)
def test_only_with_a_turned_egg_on_every_square_of_ones_camp(board: str) -> None:
    assert words(on(board)) == set()


@pytest.mark.clause("OE-17")
@pytest.mark.parametrize("kind", "Aa")
def test_who_is_wrong_loses_all_four_eggs_turned_or_not(kind: str) -> None:
    state = play(on(WRONG.format(kind)), "A:declare")
    assert rows(state) == LEFT
    assert part(state, "out") == "A"


@pytest.mark.clause("OE-17")
def test_the_others_play_on_with_the_next_of_them() -> None:
    state = play(on(WRONG.format("a")), "A:declare")
    assert state.result() is None
    assert (turn(state), waits_for(state)) == ("B 6", "B")


@pytest.mark.clause("OE-17")
def test_eggs_are_taken_from_everywhere_even_from_anothers_camp() -> None:
    state = play(on("1a3C/BB2CC/6/2AD2/bb2DD/ac2Da"), "A:declare")
    assert rows(state) == "5C/BB2CC/6/3D2/bb2DD/1c2D1"


@pytest.mark.clause("OE-17")
def test_who_is_out_has_no_more_turns() -> None:
    state = play(on(WRONG.format("A")), "A:declare B:b6-c6 C:e5-e4 D:e2-e3")
    assert turn(state) == "B 9"
    assert state.legal(0) == []
    with pytest.raises(tablee.NotYourDecision):
        play(state, "A:b2-b3")


@pytest.mark.clause("OE-17")
@pytest.mark.parametrize(
    ("board", "out", "step", "then"),
    [
        ("4CC/4CC/6/6/AA2DD/AA2DD", "B", "A:b2-b3", "C 10"),
        ("6/6/6/6/AA2DD/AA2DD", "B C", "A:b2-b3", "D 10"),
        ("BB2CC/BB2CC/6/6/4DD/4DD", "A", "D:e2-e3", "B 10"),
        ("4CC/4CC/6/6/4DD/4DD", "A B", "D:e2-e3", "C 10"),
    ],
)
def test_turns_go_to_the_next_player_still_in(board: str, out: str, step: str, then: str) -> None:
    state = on(board, f"{step[0]} 9", f"out {out}")
    assert turn(play(state, step)) == then


@pytest.mark.clause("OE-17")
def test_the_last_in_the_round_can_be_wrong_too() -> None:
    state = on("BB2CC/B3CC/6/2D3/AA2db/AA2dd", "D 8")
    play(state, "D:declare")
    assert (rows(state), turn(state)) == ("BB2CC/B3CC/6/6/AA3b/AA4", "A 9")


@pytest.mark.clause("OE-17", "OE-14")
def test_an_action_already_made_stands() -> None:
    state = on("1B2CC/BB2CC/6/1bA3/a3DD/aa2DD")
    play(state, "A:b3-b2")
    assert texts(state) == {"declare", "end"}
    play(state, "A:declare")
    assert rows(state) == LEFT
    assert (turn(state), part(state, "out")) == ("B 6", "A")


@pytest.mark.clause("OE-17", "OE-10")
@pytest.mark.parametrize("square", ["b2", "b1"])
def test_the_camp_of_who_is_out_still_turns_eggs(square: str) -> None:
    state = on("BB2CC/BB2CC/6/6/2D2D/4DD", "D 9", "out A")
    play(state, f"D:c2-{square}")
    assert {"b2": "1d3D/4DD", "b1": "5D/1d2DD"}[square] in rows(state)


@pytest.mark.clause("OE-17", "OE-10")
@pytest.mark.parametrize(("kind", "further"), [("D", set()), ("d", {"c4"})])
def test_the_camp_of_who_is_out_still_ends_a_chain(kind: str, further: set[str]) -> None:
    state = on(f"BB2CC/BB2C1/{kind}5/CD4/4DD/6", "D 9", "out A")
    # over a3 to a2, a square of A's camp, and only a turned egg goes on over b3 to c4
    assert destinations(state, "a4") == {"b4", "a2", "c2", "c6"} | further


@pytest.mark.clause("OE-17", "OE-11")
def test_turned_eggs_in_an_empty_camp_can_be_fetched() -> None:
    state = play(on(WRONG.format("a")), "A:declare")
    assert "b2" in starts(state)
    assert rows(play(state, "B:b2-b3")) == "1B2CC/BB2CC/6/1b4/4DD/4DD"


@pytest.mark.clause("OE-15", "OE-17")
def test_who_is_right_wins_even_after_another_was_wrong() -> None:
    state = play(on("bb2CC/bb2CC/6/6/4DD/4DD", "B 6", "out A"), "B:declare")
    result = state.result()
    assert result is not None
    assert winners(state) == "B"
    assert min(result.ranks[0], result.ranks[2], result.ranks[3]) > 1


@pytest.mark.clause("OE-17")
def test_two_wrong_are_not_the_end() -> None:
    state = play(on(ALL_WRONG), "A:declare B:declare")
    assert state.result() is None
    assert rows(state) == "1c2cd/4cc/6/6/4DD/5D"
    assert (part(state, "out"), turn(state)) == ("A B", "C 7")


@pytest.mark.clause("OE-18")
def test_when_three_were_wrong_the_one_who_never_spoke_wins() -> None:
    state = play(on(ALL_WRONG), "A:declare B:declare C:declare")
    assert winners(state) == "D"
    assert part(state, "over") == "D"
    assert waits_for(state) == ""


@pytest.mark.clause("OE-18")
@pytest.mark.parametrize(
    ("board", "seat", "out", "last"),
    [
        ("4C1/4CC/6/3D2/4dc/4dd", "D", "A B", "C"),
        ("BB4/B5/6/2A3/ab4/aa4", "A", "C D", "B"),
        ("bc2CC/bb3C/6/2B3/6/6", "B", "A D", "C"),
    ],
)
def test_the_third_wrong_words_make_the_fourth_win(
    board: str, seat: str, out: str, last: str
) -> None:
    state = on(board, f"{seat} 30", f"out {out}")
    assert winners(play(state, f"{seat}:declare")) == last


@pytest.mark.clause("OE-15", "OE-18")
def test_the_third_to_speak_still_wins_if_right() -> None:
    state = on("4cc/4cc/6/6/4DD/4DD", "C 12", "out A B")
    assert winners(play(state, "C:declare")) == "C"


@pytest.mark.clause("OE-18", "OE-17")
def test_with_two_left_both_still_play() -> None:
    state = play(on("4CC/4CC/6/6/4DD/4DD", "C 12", "out A B"), "C:e5-e4 D:e2-e3")
    assert turn(state) == "C 14"
    assert state.result() is None


@pytest.mark.clause("OE-17")
def test_wrong_words_are_never_taken_back() -> None:
    match = tablee.Match("oeufs", start=line(WRONG.format("a")))
    match.act_text(0, "declare")
    with pytest.raises(CannotUndo):
        match.undo(0)
