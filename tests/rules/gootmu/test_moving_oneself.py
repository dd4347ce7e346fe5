"""Squares that move the pawn on foot (GM-59 to GM-62, GM-65, GM-66). A lands on b1 mostly."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import lane, room, steps, walk

# --- forward


@pytest.mark.clause("GM-59")
@pytest.mark.square("MOVE FORWARD N SPACES")
@pytest.mark.parametrize(("number", "end"), [(1, "c1"), (3, "e1"), (6, "h1")])
def test_forward_goes_on_in_the_direction_of_arrival(number: int, end: str) -> None:
    picture = lane("| A a . . . . . . |", f"a: MOVE FORWARD {number} SPACES")
    assert drawn(picture).roll(1).at("A") == end


@pytest.mark.clause("GM-59", "GM-16")
@pytest.mark.square("MOVE FORWARD N SPACES")
def test_only_the_first_step_forward_is_fixed() -> None:
    picture = room(". . . .", "A a . .", ". . . .", ". . . .", "a: MOVE FORWARD 2 SPACES")
    table = walk(drawn(picture), 1, "e")
    assert table.at("A") == "c2"
    assert table.steps == {"n", "e", "s"}
    assert table.act("A", "n").at("A") == "c1"


@pytest.mark.clause("GM-59", "GM-20")
@pytest.mark.square("MOVE FORWARD N SPACES")
def test_a_pushed_player_goes_on_in_the_direction_of_the_push() -> None:
    table = drawn(lane("| A B a . . . . . |", "a: MOVE FORWARD 2 SPACES")).roll(1)
    table.act("A", "push:B:e")
    assert (table.at("A"), table.at("B")) == ("b1", "e1")


@pytest.mark.clause("GM-59", "GM-15")
@pytest.mark.square("MOVE FORWARD N SPACES", "SLIDE N SPACES")
def test_forward_after_a_slide_goes_on_as_the_slide_went() -> None:
    picture = room(
        ". A . .",
        "a . b .",
        ". . . .",
        ". . . .",
        "a: SLIDE 2 SPACES, east",
        "b: MOVE FORWARD 1 SPACES",
    )
    table = walk(drawn(picture), 2, "ws")
    assert table.at("A") == "d2"


@pytest.mark.clause("GM-59")
@pytest.mark.square("MOVE FORWARD N SPACES", "GO ANYWHERE")
def test_there_is_no_forward_after_a_teleport() -> None:
    picture = lane("| A a . . b . . . |", "a: GO ANYWHERE", "b: MOVE FORWARD 2 SPACES")
    table = drawn(picture).roll(1).act("A", "e1")
    assert table.at("A") == "e1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-59", "GM-14")
@pytest.mark.square("MOVE FORWARD N SPACES")
@pytest.mark.parametrize("row", ["| A a | . . |", "| A a . | . |", "| A a . . |"])
def test_forward_is_ignored_if_it_cannot_be_done_in_full(row: str) -> None:
    table = drawn(lane(row, "a: MOVE FORWARD 3 SPACES")).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


# --- back


@pytest.mark.clause("GM-60")
@pytest.mark.square("MOVE BACK N SPACES")
def test_back_retraces_the_steps() -> None:
    table = drawn(lane("| A . . a . . . . |", "a: MOVE BACK 2 SPACES")).roll(3)
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-60", "GM-11")
@pytest.mark.square("MOVE BACK N SPACES")
def test_back_takes_the_same_way_where_others_are_open() -> None:
    picture = room("A . . .", ". . . .", ". a . .", ". . . .", "a: MOVE BACK 2 SPACES")
    table = walk(drawn(picture), 3, "ess")
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-60")
@pytest.mark.square("MOVE BACK N SPACES")
def test_back_may_go_beyond_the_first_square() -> None:
    table = walk(drawn(lane("| . . . A a . . . |", "a: MOVE BACK 3 SPACES")), 1, "e")
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-60", "GM-14")
@pytest.mark.square("MOVE BACK N SPACES")
def test_back_beyond_a_wall_is_ignored() -> None:
    table = drawn(lane("| A a . . |", "a: MOVE BACK 2 SPACES")).roll(1)
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-60", "GM-14", "GM-86")
@pytest.mark.square("MOVE BACK N SPACES", "TRAP DOOR ONE WAY")
def test_back_through_a_trap_door_is_ignored() -> None:
    picture = lane("| . d a . . . . . |", "d: TRAP DOOR ONE WAY, east", "a: MOVE BACK 2 SPACES")
    table = drawn(picture, pawns="A@b1/a1", effects={"A": "door"}).roll(1)
    assert table.at("A") == "c1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-60")
@pytest.mark.square("MOVE BACK N SPACES")
def test_back_through_a_wall_that_was_crossed_is_ignored() -> None:
    picture = lane("| . A | a . |", "a: MOVE BACK 1 SPACES")
    table = walk(drawn(picture, effects={"A": "wall"}), 1, "e")
    assert table.at("A") == "c1"


@pytest.mark.clause("GM-60")
@pytest.mark.square("MOVE BACK N SPACES", "GO ANYWHERE")
def test_there_is_nothing_to_retrace_after_a_teleport() -> None:
    picture = lane("| A a . . b . . . |", "a: GO ANYWHERE", "b: MOVE BACK 4 SPACES")
    assert drawn(picture).roll(1).act("A", "e1").at("A") == "e1"


# --- forward ten


TEN = "a: MOVE FORWARD 10 SPACES, BACKTRACK OKAY"


@pytest.mark.clause("GM-61")
@pytest.mark.square("MOVE FORWARD 10 SPACES, BACKTRACK OKAY")
def test_ten_spaces_to_and_fro() -> None:
    table = drawn(lane("| A a . . |", TEN)).roll(1)
    for _ in range(5):
        assert table.at("A") == "c1"
        table.act("A", "e")
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-61")
@pytest.mark.square("MOVE FORWARD 10 SPACES, BACKTRACK OKAY")
def test_the_first_of_ten_steps_goes_forward() -> None:
    table = drawn(lane("| A a . . . . . . |", TEN)).roll(1)
    assert table.at("A") == "c1"
    assert table.steps == {"e", "w"}


@pytest.mark.clause("GM-61", "GM-14")
@pytest.mark.square("MOVE FORWARD 10 SPACES, BACKTRACK OKAY")
def test_ten_spaces_into_a_wall_are_ignored() -> None:
    table = drawn(lane("| A a | . . |", TEN)).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-61")
@pytest.mark.square("MOVE FORWARD 10 SPACES, BACKTRACK OKAY", "GO ANYWHERE")
def test_ten_spaces_after_a_teleport_are_ignored() -> None:
    picture = lane("| A b . . a . . . |", "b: GO ANYWHERE", TEN)
    assert drawn(picture).roll(1).act("A", "e1").at("A") == "e1"


# --- that way


@pytest.mark.clause("GM-62")
@pytest.mark.square("MOVE THAT WAY N SPACES")
def test_that_way_follows_the_arrow() -> None:
    picture = lane("| A a . . . . . . |", "a: MOVE THAT WAY 5 SPACES, east")
    assert drawn(picture).roll(1).at("A") == "g1"


@pytest.mark.clause("GM-62", "GM-16")
@pytest.mark.square("MOVE THAT WAY N SPACES")
def test_later_steps_may_turn_but_not_back() -> None:
    picture = room("A a . .", ". . . .", ". . . .", ". . . .", "a: MOVE THAT WAY 2 SPACES, south")
    table = walk(drawn(picture), 1, "e")
    assert table.at("A") == "b2"
    assert table.steps == {"e", "s", "w"}
    assert table.act("A", "w").at("A") == "a2"


@pytest.mark.clause("GM-62", "GM-11")
@pytest.mark.square("MOVE THAT WAY N SPACES")
def test_the_arrow_may_lead_back_over_this_turns_squares() -> None:
    picture = lane("| . . . A a . . . |", "a: MOVE THAT WAY 3 SPACES, west")
    assert walk(drawn(picture), 1, "e").at("A") == "b1"


@pytest.mark.clause("GM-62", "GM-02")
@pytest.mark.square("MOVE THAT WAY N SPACES")
def test_that_way_goes_round_the_edge_of_the_board() -> None:
    picture = lane(". . . . . . . . . A a .", "a: MOVE THAT WAY 3 SPACES, east")
    assert walk(drawn(picture), 1, "e").at("A") == "b1"


@pytest.mark.clause("GM-62", "GM-14")
@pytest.mark.square("MOVE THAT WAY N SPACES")
@pytest.mark.parametrize("arrow", ["north", "south", "east"])
def test_that_way_into_a_wall_is_ignored(arrow: str) -> None:
    table = drawn(lane("| A a | . . |", f"a: MOVE THAT WAY 1 SPACES, {arrow}")).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-62", "GM-23")
@pytest.mark.square("MOVE THAT WAY N SPACES", "POOL")
def test_a_pool_that_can_be_avoided_must_be_avoided() -> None:
    picture = room(
        ". . . .", "A a . p", ". . . .", ". . . .", "a: MOVE THAT WAY 2 SPACES, east", "p: POOL"
    )
    table = walk(drawn(picture), 1, "e")
    assert table.at("A") == "c2"
    assert table.steps == {"n", "s"}


@pytest.mark.clause("GM-62", "GM-24")
@pytest.mark.square("MOVE THAT WAY N SPACES", "POOL")
def test_a_pool_that_cannot_be_avoided_leads_home() -> None:
    picture = lane("| A a . p . . . . |", "a: MOVE THAT WAY 4 SPACES, east", "p: POOL")
    table = drawn(picture, pawns="A@a1/k9", things="m1=key@A")
    walk(table, 1, "e").finish_turn()
    assert table.at("A") == "k9"
    assert table.carried("A") == {"m1"}


# --- walls ignored


@pytest.mark.clause("GM-65")
@pytest.mark.square("MOVE ANY DIRECTION N SPACES, IGNORE WALLS")
@pytest.mark.parametrize(("way", "end"), [("n", "b10"), ("e", "e1"), ("s", "b4")])
def test_any_direction_goes_straight_through_walls(way: str, end: str) -> None:
    picture = lane("| A a | . | . |", "a: MOVE ANY DIRECTION 3 SPACES, IGNORE WALLS")
    table = drawn(picture).roll(1)
    steps(table, "A", way)
    assert table.at("A") == end
    assert table.turn_of == "B"


@pytest.mark.clause("GM-65", "GM-11")
@pytest.mark.square("MOVE ANY DIRECTION N SPACES, IGNORE WALLS")
def test_any_direction_but_over_this_turns_squares() -> None:
    picture = lane("| A a . . |", "a: MOVE ANY DIRECTION 2 SPACES, IGNORE WALLS")
    assert drawn(picture).roll(1).legal == {"n", "e", "s"}


@pytest.mark.clause("GM-65", "GM-23")
@pytest.mark.square("MOVE ANY DIRECTION N SPACES, IGNORE WALLS", "SNAKE PIT")
def test_any_direction_but_into_a_pit() -> None:
    picture = lane("| A a . p |", "a: MOVE ANY DIRECTION 4 SPACES, IGNORE WALLS", "p: SNAKE PIT")
    assert drawn(picture).roll(1).legal == {"n", "s"}


@pytest.mark.clause("GM-65", "GM-26")
@pytest.mark.square("MOVE ANY DIRECTION N SPACES, IGNORE WALLS")
def test_any_direction_takes_what_lies_on_the_way() -> None:
    picture = lane(
        "| A a | k | . |", "a: MOVE ANY DIRECTION 2 SPACES, IGNORE WALLS", "k: marker key"
    )
    table = steps(drawn(picture).roll(1), "A", "ee")
    assert table.at("A") == "d1"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-66")
@pytest.mark.square("MOVE N SPACES IGNORE WALLS")
def test_ignoring_walls_one_may_turn() -> None:
    table = drawn(lane("| A a | . | . |", "a: MOVE 3 SPACES IGNORE WALLS")).roll(1)
    assert table.steps == {"n", "e", "s"}  # a1 was this turn's first square
    table.act("A", "s")
    assert table.steps == {"e", "s", "w"}
    steps(table, "A", "en")
    assert table.at("A") == "c1"


@pytest.mark.clause("GM-66", "GM-19")
@pytest.mark.square("MOVE N SPACES IGNORE WALLS")
def test_ignoring_walls_leads_into_a_closed_square() -> None:
    table = drawn(lane("| A a | . | . |", "a: MOVE 1 SPACES IGNORE WALLS")).roll(1)
    assert table.act("A", "e").at("A") == "c1"


@pytest.mark.clause("GM-66", "GM-02")
@pytest.mark.square("MOVE N SPACES IGNORE WALLS")
def test_ignoring_walls_one_may_leave_the_board_and_come_back_in() -> None:
    table = drawn(lane("| A a . . |", "a: MOVE 2 SPACES IGNORE WALLS")).roll(1)
    steps(table, "A", "nw")
    assert table.at("A") == "a12"


@pytest.mark.clause("GM-66", "GM-23")
@pytest.mark.square("MOVE N SPACES IGNORE WALLS", "LOCKED DOOR")
def test_walls_are_ignored_but_a_locked_door_is_not() -> None:
    table = drawn(lane("| A a d . |", "a: MOVE 4 SPACES IGNORE WALLS", "d: LOCKED DOOR")).roll(1)
    assert table.steps == {"n", "s"}
