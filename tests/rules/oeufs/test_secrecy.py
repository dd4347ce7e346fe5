"""Nobody can tell turned eggs apart: worlds that differ in them alone look the same (OE-20)."""

from itertools import permutations

import pytest

import tablee
from tests.rules.oeufs.table import all_seen, line, looked, on, play, seen

HIDDEN = "BB2C1/B3CC/2{}{}2/2{}{}2/A3DD/AA2D1"
WORLDS = [HIDDEN.format(*order) for order in permutations("abcd")]
# Two players; the eggs on c3 and d4 are one of each.
THIS, THAT = "BBBBB1/6/3b2/2a1A1/6/AAAA2", "BBBBB1/6/3a2/2b1A1/6/AAAA2"
# A's camp is full, one of its eggs is B's: on f1 or on a1.
WRONG_HERE, WRONG_THERE = "BBBBB1/6/6/a5/6/aaaaab", "BBBBB1/6/6/a5/6/baaaaa"


def told(board: str, steps: str, turn: str = "A 5") -> list[list[str]]:
    """What a stranger and every seat but A are told of these steps."""
    match = tablee.Match("oeufs", start=line(board, turn), seed=bytes(32))
    for step in steps.split():
        match.act_text("ABCD".index(step[0]), step[2:])
    return [list(map(str, match.events(seat))) for seat in [-1, *range(1, match.state.seats)]]


@pytest.mark.clause("OE-11", "OE-20")
@pytest.mark.parametrize("turn", ["A 9", "B 9", "C 9", "D 9"])
def test_no_view_tells_turned_eggs_apart_not_even_the_owners(turn: str) -> None:
    first, *others = [all_seen(on(board, turn)) for board in WORLDS]
    for views in others:
        assert views == first


@pytest.mark.clause("OE-11", "OE-20")
def test_what_may_be_done_does_not_tell_them_apart() -> None:
    for seat in range(4):
        legal = [on(board, f"{'ABCD'[seat]} 9").legal(seat) for board in WORLDS]
        assert legal == [legal[0]] * 24


@pytest.mark.clause("OE-11", "OE-20")
@pytest.mark.parametrize("steps", ["A:c3-c2", "A:d4-e4 B:c3-c2", "A:e3-e4 B:d4-d5 A:c3-c4"])
def test_moving_them_does_not_tell_them_apart(steps: str) -> None:
    assert all_seen(play(on(THIS), steps)) == all_seen(play(on(THAT), steps))
    assert told(THIS, steps) == told(THAT, steps)


@pytest.mark.clause("OE-10", "OE-20")
def test_once_turned_two_eggs_are_alike() -> None:
    """A's egg is turned beside a turned one of B: a round later they could be either way round."""
    one = play(on("BBBB1b/4A1/6/5B/6/AAAAA1"), "A:e5-e6 B:a6-a5 A:a1-a2")
    other = play(on("BBBBba/6/6/5B/6/AAAAA1", "B 6"), "B:a6-a5 A:a1-a2")
    assert all_seen(one) == all_seen(other)


@pytest.mark.clause("OE-20")
def test_a_look_that_is_over_leaves_no_trace_in_any_view() -> None:
    steps = "A:?c3 B:a6-a5"
    one, other = (play(on(board), steps) for board in (THIS, THAT))
    assert all_seen(one) == all_seen(other)
    assert looked(one, "A") is None


@pytest.mark.clause("OE-14", "OE-16", "OE-20")
def test_wrong_eggs_are_not_shown_with_two_players() -> None:
    one, other = (play(on(board), "A:declare") for board in (WRONG_HERE, WRONG_THERE))
    assert seen(one) == seen(other)
    assert seen(one, "B") == seen(other, "B")
    assert told(WRONG_HERE, "A:declare") == told(WRONG_THERE, "A:declare")


@pytest.mark.clause("OE-14", "OE-15")
def test_right_eggs_are_shown_to_all_and_wrong_ones_to_nobody() -> None:
    line_of_a = ["a1", "b1", "c1", "d1", "e1", "f1"]
    for events in told("BBBBBB/6/6/6/6/aaaaaa", "A:declare"):
        assert all(square in str(events) for square in line_of_a)
    for events in told(WRONG_HERE, "A:declare"):
        assert not any(square in str(events) for square in line_of_a)


@pytest.mark.clause("OE-14", "OE-20")
def test_nobody_can_tell_whether_the_words_would_be_right() -> None:
    right, wrong = "BBBBB1/6/6/b5/6/aaaaaa", WRONG_HERE
    assert all_seen(on(right)) == all_seen(on(wrong))
    assert on(right).legal(0) == on(wrong).legal(0)
    here, there = (play(on(board), "A:?b1") for board in (right, wrong))
    assert all_seen(here) == all_seen(there)


@pytest.mark.clause("OE-17", "OE-20")
def test_wrong_words_show_which_squares_are_emptied_and_no_other_symbol() -> None:
    """The turned eggs on b2 and d4 are one of B's and one of C's."""
    boards = [f"1B3C/BB2CC/3{y}2/2A3/a{x}2DD/aa2DD" for x, y in ("bc", "cb")]
    one, other = (play(on(board), "A:declare") for board in boards)
    assert all_seen(one) == all_seen(other)
    assert told(boards[0], "A:declare") == told(boards[1], "A:declare")


@pytest.mark.clause("OE-17")
def test_all_see_which_squares_are_emptied() -> None:
    """A's fourth egg is the turned one on c3 or that on d4."""
    boards = [f"1B2CC/1B2CC/3{y}2/2{x}3/ab2DD/aa2DD" for x, y in ("ab", "ba")]
    assert all_seen(on(boards[0])) == all_seen(on(boards[1]))
    one, other = (play(on(board), "A:declare") for board in boards)
    for here, there in zip(all_seen(one), all_seen(other)):
        assert here != there


@pytest.mark.clause("OE-20")
def test_at_the_end_others_turned_eggs_stay_turned() -> None:
    """A is right; the turned eggs on c3 and d4 are one of B's and one of C's."""
    boards = [f"1B3C/BB2CC/3{y}2/2{x}3/aa2DD/aa2DD" for x, y in ("bc", "cb")]
    one, other = (play(on(board), "A:declare") for board in boards)
    assert all_seen(one) == all_seen(other)
