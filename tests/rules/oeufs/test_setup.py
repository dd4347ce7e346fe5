"""Eggs, board, camps, and who begins."""

from collections import Counter

import pytest

import tablee
from tablee.core.stream import seed_from
from tests.rules.oeufs.table import (
    FOUR,
    GAME,
    TWO,
    all_seen,
    at,
    begun,
    destinations,
    line,
    new,
    on,
    play,
    rows,
    seen,
    squares,
    turn,
    waits_for,
)

BOARDS = [
    (2, 6, "BBBBBB/6/6/6/6/AAAAAA"),
    (2, 8, "1BBBBBB1/8/8/8/8/8/8/1AAAAAA1"),
    (2, 10, "2BBBBBB2/10/10/10/10/10/10/10/10/2AAAAAA2"),
    (4, 6, "BB2CC/BB2CC/6/6/AA2DD/AA2DD"),
    (4, 8, "BB4CC/BB4CC/8/8/8/8/AA4DD/AA4DD"),
    (4, 10, "BB6CC/BB6CC/10/10/10/10/10/10/AA6DD/AA6DD"),
]


@pytest.mark.clause("OE-01", "OE-03")
def test_two_players_have_six_eggs_each_of_one_symbol_all_visible() -> None:
    assert Counter(squares(rows(begun(2))).values()) == {"A": 6, "B": 6}


@pytest.mark.clause("OE-01", "OE-04")
def test_four_players_have_four_eggs_each_of_one_symbol_all_visible() -> None:
    assert Counter(squares(rows(begun(4))).values()) == {"A": 4, "B": 4, "C": 4, "D": 4}


@pytest.mark.clause("OE-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 5, 6])
def test_only_two_or_four_play(seats: int) -> None:
    with pytest.raises(tablee.BadInput):
        new(seats)


@pytest.mark.clause("OE-01")
@pytest.mark.parametrize(
    "board",
    [
        "BBBBBB/6/6/6/6/AAAAA1",  # an egg too few
        "BBBBBB/6/6/6/A5/AAAAAA",  # an egg too many
        "BBBBBB/6/6/6/a5/AAAAAA",  # turned eggs count, too
        "BB2CC/BB2CC/6/6/AA2DD/AA3D",
        "BB2CC/BB2CC/6/2d3/AA2DD/AA2DD",
        "BBBBBB/6/6/6/6/AAACCC",
    ],
)
def test_there_are_no_other_eggs(board: str) -> None:
    with pytest.raises(tablee.BadInput):
        on(board)


@pytest.mark.clause("OE-01")
def test_all_see_whose_an_egg_is_until_it_is_turned() -> None:
    here = on("BBBBB1/6/6/2AB2/6/AAAAA1")
    there = on("BBBBB1/6/6/2BA2/6/AAAAA1")
    for one, other in zip(all_seen(here), all_seen(there)):
        assert one != other


@pytest.mark.clause("OE-02", "OE-03", "OE-04")
@pytest.mark.parametrize(("seats", "size", "board"), BOARDS)
def test_the_eggs_are_set_up_in_the_camps(seats: int, size: int, board: str) -> None:
    assert rows(begun(seats, size=size)) == board
    assert rows(on(board, "A 1")) == board


@pytest.mark.clause("OE-02")
def test_the_board_is_six_by_six_unless_agreed_otherwise() -> None:
    assert GAME.position_text(GAME.new(2)).startswith(f"oeufs 6 300 | {TWO} |")
    assert GAME.position_text(GAME.new(4)).startswith(f"oeufs 6 300 | {FOUR} |")


@pytest.mark.clause("OE-02")
@pytest.mark.parametrize("size", [5, 7, 9, 12, "big"])
def test_no_other_size(size: object) -> None:
    with pytest.raises(tablee.BadInput):
        GAME.new(2, {"size": size})


@pytest.mark.clause("OE-02", "OE-07")
@pytest.mark.parametrize(
    ("square", "ends"),
    [
        ("c4", "b3 c3 d3 b4 d4 b5 c5 d5"),
        ("a4", "a3 b3 b4 a5 b5"),
        ("f4", "e3 f3 e4 e5 f5"),
    ],
)
def test_an_egg_can_go_eight_ways_but_never_over_the_edge(square: str, ends: str) -> None:
    row = {"a": "A5", "c": "2A3", "f": "5A"}[square[0]]
    state = on(f"BBBBBB/6/{row}/6/6/AAAAA1")
    assert destinations(state, square) == set(ends.split())


@pytest.mark.clause("OE-02")
@pytest.mark.parametrize(("size", "corner"), [(6, "f6"), (8, "h8"), (10, "j10")])
def test_the_last_corner_is_as_far_as_the_board_is_wide(size: int, corner: str) -> None:
    state = begun(4, "C", size=size)
    beside = {6: "d6", 8: "f8", 10: "h10"}[size]
    assert beside in destinations(state, corner)  # over the egg next to it
    assert rows(play(state, f"C:{corner}-{beside}")) != rows(begun(4, size=size))


@pytest.mark.clause("OE-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_begins_is_left_to_chance(seats: int) -> None:
    state = new(seats)
    chance = state.chance()
    assert chance is not None
    assert chance.kind == "start"
    assert state.pending() == []
    assert [state.legal(seat) for seat in range(seats)] == [[]] * seats
    with pytest.raises(tablee.Refused):
        state.play(0, 0)


@pytest.mark.clause("OE-05")
@pytest.mark.parametrize("first", "ABCD")
def test_whoever_is_drawn_begins(first: str) -> None:
    state = begun(4, first)
    assert (turn(state), waits_for(state)) == (f"{first} 1", first)
    assert state.chance() is None


@pytest.mark.clause("OE-05")
def test_only_who_sits_there_can_be_drawn() -> None:
    with pytest.raises(tablee.TableeError):
        begun(2, "C")


@pytest.mark.clause("OE-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_player_begins_about_equally_often(seats: int) -> None:
    firsts = Counter(
        tablee.Match("oeufs", seats, seed=seed_from(f"egg {number}")).pending()[0]
        for number in range(100 * seats)
    )
    assert set(firsts) == set(range(seats))
    assert all(70 <= times <= 130 for times in firsts.values())


@pytest.mark.clause("OE-05")
def test_two_players_take_turns() -> None:
    state = play(begun(2, "B"), "B:a6-a5 A:a1-a2 B:b6-b5")
    assert turn(state) == "A 4"


@pytest.mark.clause("OE-05", "OE-04")
def test_four_players_go_clockwise_round_the_corners() -> None:
    state = begun(4, "C")
    for step, then in [
        ("C:e5-e4", "D 2"),  # top right, then bottom right
        ("D:e2-e3", "A 3"),  # bottom left
        ("A:b2-b3", "B 4"),  # top left
        ("B:b5-b4", "C 5"),
    ]:
        assert turn(play(state, step)) == then


@pytest.mark.clause("OE-05")
def test_nobody_acts_out_of_turn() -> None:
    state = begun(4, "B")
    for seat in (0, 2, 3):
        assert state.legal(seat) == []
        with pytest.raises(tablee.NotYourDecision):
            state.play(seat, state.legal(1)[0])
    with pytest.raises(tablee.WrongSeat):
        state.play(4, state.legal(1)[0])
    assert list(seen(state)["waiting"]) == [1]


@pytest.mark.clause("OE-01", "OE-05")
@pytest.mark.parametrize(
    "board", [TWO, FOUR, "bBBBB1/6/3a2/6/B5/AAAAA1", "BBBB2/6/6/2aB2/6/AbAAAA"]
)
def test_a_position_reads_as_it_was_written(board: str) -> None:
    text = line(board, "B 17")
    assert GAME.position_text(at(text)) == text
