"""Whose eggs may be moved, and what turned eggs can do (OE-06, OE-09, OE-11, OE-12)."""

import pytest

from tests.rules.oeufs.table import (
    FOUR,
    TWO,
    clause,
    destinations,
    egg,
    on,
    play,
    rows,
    scene,
    starts,
    turn,
)

# A turned egg of A on c3 and one of B on d4, and one of each that is still visible beside them.
MIXED = "BBBB2/6/1B1b2/2a1A1/6/AAAA2"
# Four players: a turned egg of each on row 3 and 4.
MIXED_FOUR = "BB2C1/B3CC/2bc2/2ad2/A3DD/AA2D1"


@pytest.mark.clause("OE-06", "OE-09")
@pytest.mark.parametrize(("seat", "line"), [("A", "a1 b1 c1 d1 e1 f1"), ("B", "a6 b6 c6 d6 e6 f6")])
def test_at_first_one_moves_only_ones_own_eggs(seat: str, line: str) -> None:
    assert starts(on(TWO, f"{seat} 1")) == set(line.split())


@pytest.mark.clause("OE-06", "OE-09")
@pytest.mark.parametrize(
    ("seat", "own"),
    [("A", "a1 b1 a2 b2"), ("B", "a5 b5 a6 b6"), ("C", "e5 f5 e6 f6"), ("D", "e1 f1 e2 f2")],
)
def test_with_four_one_moves_only_ones_own_eggs(seat: str, own: str) -> None:
    movable = starts(on(FOUR, f"{seat} 1"))
    assert movable == set(own.split())


@pytest.mark.clause("OE-06", "OE-09", "OE-11")
@pytest.mark.parametrize(("seat", "own"), [("A", "e3 a1 b1 c1 d1"), ("B", "b4 a6 b6 c6 d6")])
def test_both_may_move_every_turned_egg_and_their_own_visible_ones(seat: str, own: str) -> None:
    assert starts(on(MIXED, f"{seat} 9")) == {"c3", "d4", *own.split()}


@pytest.mark.clause("OE-06", "OE-09", "OE-11")
@pytest.mark.parametrize(
    ("seat", "own"),
    [("A", "a1 b1 a2"), ("B", "a5 a6 b6"), ("C", "e5 f5 e6"), ("D", "e1 e2 f2")],
)
def test_all_four_may_move_every_turned_egg(seat: str, own: str) -> None:
    assert starts(on(MIXED_FOUR, f"{seat} 9")) == {"c3", "d3", "c4", "d4", *own.split()}


@pytest.mark.clause("OE-09")
@pytest.mark.parametrize("step", ["A:b4-b5", "A:a6-a5", "A:b4-a4"])
def test_a_visible_egg_of_an_opponent_is_never_moved(step: str) -> None:
    state = on(MIXED, "A 9")
    assert clause(state, step) == "OE-09"
    assert turn(state) == "A 9"


@pytest.mark.clause("OE-09")
def test_not_even_by_a_jump() -> None:
    state = scene("d5:B e5:A")
    assert destinations(state, "d5") == set()
    assert clause(state, "A:d5-f5") == "OE-09"


@pytest.mark.clause("OE-09")
@pytest.mark.parametrize("seat", "BCD")
def test_with_four_no_other_player_moves_a_visible_egg(seat: str) -> None:
    assert clause(on(FOUR, f"{seat} 2"), f"{seat}:b2-c3") == "OE-09"


@pytest.mark.clause("OE-11")
@pytest.mark.parametrize("seat", "ABCD")
@pytest.mark.parametrize(
    ("step", "after"),
    [
        ("c3-b3", "BB2C1/B3CC/2bc2/1a1d2/A3DD/AA2D1"),
        ("d3-e3", "BB2C1/B3CC/2bc2/2a1d1/A3DD/AA2D1"),
        ("d3-b3", "BB2C1/B3CC/2bc2/1da3/A3DD/AA2D1"),
    ],
)
def test_anyone_moves_a_turned_egg_by_step_or_jump(seat: str, step: str, after: str) -> None:
    state = play(on(MIXED_FOUR, f"{seat} 9"), f"{seat}:{step}")
    assert rows(state) == after
    assert turn(state) == f"{'ABCDA'['ABCD'.index(seat) + 1]} 10"


@pytest.mark.clause("OE-11", "OE-08")
def test_a_turned_egg_moves_in_chains_as_well() -> None:
    state = scene("b5:b c5:B e5:a f6:A")
    assert {"d5", "f5", "f7"} <= destinations(state, "b5")
    assert egg(play(state, "A:b5-d5-f5-f7"), "f7") == "b"


@pytest.mark.clause("OE-11")
@pytest.mark.parametrize(("seat", "kind"), [("A", "a"), ("A", "b"), ("B", "a"), ("B", "b")])
def test_no_camp_stops_a_turned_egg_whoever_moves_it(seat: str, kind: str) -> None:
    rest = {"a": "5B/AAAAA1", "b": "6/AAAAAA"}[kind]
    state = on(f"BB4/2BB2/2{kind}3/5B/{rest}", f"{seat} 9")  # c4 over c5 to c6, over d5 to e4
    assert {"c6", "e6", "e4"} <= destinations(state, "c4")
    assert egg(play(state, f"{seat}:c4-c6-e4"), "e4") == kind


@pytest.mark.clause("OE-11")
@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("kind", "ab")
def test_a_chain_of_a_turned_egg_goes_through_the_other_line_too(seat: str, kind: str) -> None:
    board = {"a": "BBBBBB/6/6/2a3/2AA2/AA3A", "b": "BBBBB1/6/6/2b3/2AA2/AA2AA"}[kind]
    state = on(board, f"{seat} 9")
    assert egg(play(state, f"{seat}:c3-c1-e3"), "e3") == kind


@pytest.mark.clause("OE-10", "OE-11")
@pytest.mark.parametrize(
    ("board", "step", "after"),
    [
        ("BBBBBa/6/6/5B/6/AAAAA1", "A:f6-f5", "BBBBB1/5a/6/5B/6/AAAAA1"),  # leaves the other camp
        ("BBBBBB/6/6/6/5a/AAAAA1", "A:f2-f1", "BBBBBB/6/6/6/6/AAAAAa"),  # comes home
        ("BBBBBB/6/6/6/6/AAAAAa", "A:f1-f2", "BBBBBB/6/6/6/5a/AAAAA1"),  # leaves home again
        ("BBBBB1/5a/6/5B/6/AAAAA1", "A:f5-f6", "BBBBBa/6/6/5B/6/AAAAA1"),  # goes there again
    ],
)
def test_a_turned_egg_stays_turned_in_any_camp(board: str, step: str, after: str) -> None:
    assert rows(play(on(board), step)) == after


@pytest.mark.clause("OE-10", "OE-11")
def test_an_egg_just_turned_can_be_moved_by_the_next_player_at_once() -> None:
    state = play(on("BBBBB1/5A/6/5B/6/AAAAA1"), "A:f5-f6")
    assert "f6" in starts(state)
    assert rows(play(state, "B:f6-e5")) == "BBBBB1/4a1/6/5B/6/AAAAA1"


@pytest.mark.clause("OE-12")
def test_turned_eggs_come_home_while_others_have_not_left() -> None:
    state = play(on("BBBBBB/6/6/6/5a/AAAAA1"), "A:f2-f1")
    assert egg(state, "f1") == "a"
    assert state.result() is None
    play(state, "B:a6-a5 A:a1-a2")  # and the others go on
    assert turn(state) == "B 8"


@pytest.mark.clause("OE-12")
@pytest.mark.parametrize("seat", "AD")
def test_with_four_players_the_first_turned_egg_may_come_home_too(seat: str) -> None:
    board, step = {
        "A": ("BB2CC/BB2CC/6/2a3/A3DD/AA2DD", "c3-b2"),
        "D": ("BB2CC/BB2CC/6/3d2/AA3D/AA2DD", "d3-e2"),
    }[seat]
    state = play(on(board, f"{seat} 9"), f"{seat}:{step}")
    assert egg(state, step[-2:]) == seat.lower()
    assert turn(state) == {"A": "B 10", "D": "A 10"}[seat]


@pytest.mark.clause("OE-11")
def test_an_opponent_may_carry_ones_egg_home_or_away() -> None:
    state = play(on("BBBBBB/6/6/6/5a/AAAAA1", "B 4"), "B:f2-f1 A:a1-a2 B:f1-f2")
    assert rows(state) == "BBBBBB/6/6/6/A4a/1AAAA1"
