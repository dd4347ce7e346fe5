"""Squares that give, take or bind turns (GM-52 to GM-58). A lands on b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import LONG, landed, lane, room, walk

THREE = "| A a . . . . | B | C |"


# --- more turns and fewer


@pytest.mark.clause("GM-52")
@pytest.mark.square("EXTRA TURN, ROLL AGAIN")
def test_an_extra_turn_comes_at_once_and_once() -> None:
    table = drawn(lane(LONG, "a: EXTRA TURN, ROLL AGAIN")).roll(1)
    assert table.turn_of == "A"
    walk(table, 3, "eee")
    assert table.at("A") == "e1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-52", "GM-11")
@pytest.mark.square("EXTRA TURN, ROLL AGAIN")
def test_an_extra_turn_may_go_back_where_it_came_from() -> None:
    table = drawn(lane(LONG, "a: EXTRA TURN, ROLL AGAIN")).roll(1)
    assert table.roll(1).steps == {"e", "w"}
    assert table.act("A", "w").at("A") == "a1"


@pytest.mark.clause("GM-52", "GM-15")
@pytest.mark.square("EXTRA TURN, ROLL AGAIN", "SLIDE N SPACES")
def test_an_extra_turn_at_the_end_of_a_slide() -> None:
    picture = lane("| A a . b . . . | B |", "a: SLIDE 2 SPACES, east", "b: EXTRA TURN, ROLL AGAIN")
    table = drawn(picture).roll(1)
    assert table.at("A") == "d1"
    assert table.turn_of == "A"


@pytest.mark.clause("GM-53")
@pytest.mark.square("ROLL A 1, GET 2 EXTRA TURNS")
def test_a_one_gives_two_extra_turns() -> None:
    table = drawn(lane(LONG, "a: ROLL A 1, GET 2 EXTRA TURNS")).roll(1)
    table.die(1)
    for end in ("c1", "d1"):
        assert table.turn_of == "A"
        assert walk(table, 1, "e").at("A") == end
    assert table.turn_of == "B"


@pytest.mark.clause("GM-53", "GM-17")
@pytest.mark.square("ROLL A 1, GET 2 EXTRA TURNS")
@pytest.mark.parametrize("die", [2, 6])
def test_any_other_number_gives_none(die: int) -> None:
    table = drawn(lane(LONG, "a: ROLL A 1, GET 2 EXTRA TURNS")).roll(1).die(die)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-53", "GM-17")
@pytest.mark.square("ROLL A 1, GET 2 EXTRA TURNS")
def test_the_die_for_extra_turns_is_not_modified() -> None:
    picture = lane("| A . a . |", "a: ROLL A 1, GET 2 EXTRA TURNS")
    table = drawn(picture, effects={"A": "plus=1"}).roll(1)
    assert table.die(1).turn_of == "A"


@pytest.mark.clause("GM-54")
@pytest.mark.square("ROLL A 5, LOSE YOUR NEXT TURN")
def test_a_five_loses_the_next_turn() -> None:
    table = drawn(lane(LONG, "a: ROLL A 5, LOSE YOUR NEXT TURN")).roll(1).die(5)
    for _ in range(2):
        assert table.turn_of == "B"
        table.roll(1)
    assert table.turn_of == "A"


@pytest.mark.clause("GM-54", "GM-17")
@pytest.mark.square("ROLL A 5, LOSE YOUR NEXT TURN")
@pytest.mark.parametrize("die", [4, 6])
def test_any_other_number_loses_nothing(die: int) -> None:
    table = drawn(lane(LONG, "a: ROLL A 5, LOSE YOUR NEXT TURN")).roll(1).die(die)
    assert table.roll(1).turn_of == "A"


@pytest.mark.clause("GM-55")
@pytest.mark.square("LOSE 1 TURN")
def test_one_turn_is_lost() -> None:
    table = drawn(lane(LONG, "a: LOSE 1 TURN")).roll(1)
    for _ in range(2):
        assert table.turn_of == "B"
        table.roll(1)
    assert table.turn_of == "A"
    assert walk(table, 1, "e").at("A") == "c1"


@pytest.mark.clause("GM-55", "GM-20")
@pytest.mark.square("LOSE 1 TURN")
def test_who_is_pushed_onto_it_loses_one_more_turn() -> None:
    table = drawn(lane("| A B a . |", "a: LOSE 1 TURN"), effects={"B": "lost=1"}).roll(1)
    table.act("A", "push:B:e")
    assert table.at("B") == "c1"
    for way in "we":
        assert table.turn_of == "A"
        walk(table, 1, way)
    assert table.finish_turn().turn_of == "B"


# --- moved by somebody else


@pytest.mark.clause("GM-56")
@pytest.mark.square("ENEMY MOVES YOUR NEXT TURN", "LET OTHER PLAYER MOVE YOUR NEXT TURN")
@pytest.mark.parametrize(
    "name", ["ENEMY MOVES YOUR NEXT TURN", "LET OTHER PLAYER MOVE YOUR NEXT TURN"]
)
def test_one_rolls_and_the_right_hand_neighbour_moves(name: str) -> None:
    table = drawn(lane(THREE, f"a: {name}"), seats=3)
    table.roll(1).roll(1).roll(1)
    assert (table.turn_of, table.decider) == ("A", "A")
    table.roll(1)
    assert table.decider == "C"
    table.act("C", "w")
    assert table.at("A") == "a1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-56")
@pytest.mark.square("LET OTHER PLAYER MOVE YOUR NEXT TURN")
def test_one_moves_for_oneself_again_afterwards() -> None:
    table = drawn(lane(THREE, "a: LET OTHER PLAYER MOVE YOUR NEXT TURN"), seats=3)
    table.roll(1).roll(1).roll(1)
    table.roll(1).act("C", "e")
    table.roll(1).roll(1)
    assert table.roll(1).decider == "A"


@pytest.mark.clause("GM-56")
@pytest.mark.square("ENEMY MOVES YOUR NEXT TURN")
def test_the_neighbour_decides_about_a_six() -> None:
    table = drawn(lane("| A . . . . . . . |"), seats=3, effects={"A": "enemy"}).roll(6)
    assert table.decider == "C"
    table.act("C", "turn:t2:right")
    assert table.turned("t2") == 1


@pytest.mark.clause("GM-56", "GM-20")
@pytest.mark.square("ENEMY MOVES YOUR NEXT TURN")
def test_the_neighbour_decides_about_a_push() -> None:
    table = drawn(lane("| A B . . |"), seats=3, effects={"A": "enemy"}).roll(1)
    assert table.decider == "C"
    table.act("C", "push:B:e")
    assert table.at("B") == "c1"


@pytest.mark.clause("GM-56")
@pytest.mark.square("ENEMY MOVES YOUR NEXT TURN")
def test_there_is_no_monster_turn_and_no_wait() -> None:
    picture = lane("| . A | . | . |", "| M . . . |")
    assert {"roll", "monster", "wait"} <= drawn(picture).legal
    assert drawn(picture, effects={"A": "enemy"}).legal == {"roll"}


# --- moved by dice


@pytest.mark.clause("GM-57")
@pytest.mark.square("MOVE RANDOMLY NEXT TURN")
def test_the_next_move_is_made_by_dice() -> None:
    table = landed("MOVE RANDOMLY NEXT TURN").roll(3).die(2, 3, 4)
    assert table.at("A") == "e1"
    assert table.turn_of == "B"
    assert "random" not in table.effects("A")


@pytest.mark.clause("GM-57")
@pytest.mark.square("MOVE RANDOMLY NEXT TURN")
@pytest.mark.parametrize(("die", "end"), [(1, "b1"), (2, "c2"), (3, "b3"), (4, "a2")])
def test_the_first_die_gives_the_direction(die: int, end: str) -> None:
    picture = room(". . . .", ". A . .", ". . . .", ". . . .")
    assert drawn(picture, effects={"A": "random"}).roll(1).die(die).at("A") == end


@pytest.mark.clause("GM-57")
@pytest.mark.square("MOVE RANDOMLY NEXT TURN")
def test_five_and_six_give_no_direction_and_are_rolled_again() -> None:
    picture = room(". . . .", ". A . .", ". . . .", ". . . .")
    table = drawn(picture, effects={"A": "random"}).roll(1).die(5, 6)
    assert table.at("A") == "b2"
    assert table.die(3).at("A") == "b3"


@pytest.mark.clause("GM-57")
@pytest.mark.square("MOVE RANDOMLY NEXT TURN")
@pytest.mark.parametrize(
    ("die", "end"), [(1, "c1"), (2, "c1"), (3, "d2"), (4, "d2"), (5, "c3"), (6, "c3")]
)
def test_further_dice_turn_left_go_straight_or_turn_right(die: int, end: str) -> None:
    picture = room(". . . .", ". A . .", ". . . .", ". . . .")
    assert drawn(picture, effects={"A": "random"}).roll(2).die(2, die).at("A") == end


@pytest.mark.clause("GM-57")
@pytest.mark.square("MOVE RANDOMLY NEXT TURN")
def test_a_blocked_step_is_lost_and_the_facing_kept() -> None:
    picture = room("A . . .", ". . . .", ". . . .", ". . . .")
    table = drawn(picture, effects={"A": "random"}).roll(2).die(1, 5)
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-57", "GM-11")
@pytest.mark.square("MOVE RANDOMLY NEXT TURN")
def test_squares_may_repeat_in_a_random_move() -> None:
    picture = room(". . . .", ". A . .", ". . . .", ". . . .")
    table = drawn(picture, effects={"A": "random"}).roll(5).die(2, 5, 6, 5, 3)
    assert table.at("A") == "b1"  # round the block through b2, where it began


# --- a direction


@pytest.mark.clause("GM-58")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
@pytest.mark.parametrize(("arrow", "end"), [("west", "a1"), ("east", "c1")])
def test_the_next_move_begins_that_way(arrow: str, end: str) -> None:
    table = landed(f"MOVE THAT WAY NEXT TURN, {arrow}").roll(1)
    assert table.at("A") == end
    assert "way" not in table.effects("A")


@pytest.mark.clause("GM-58")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
def test_only_the_first_step_is_bound() -> None:
    picture = room(". . . .", ". A . .", ". . . .", ". . . .")
    table = drawn(picture, effects={"A": "way=e"}).roll(2)
    assert table.at("A") == "c2"
    assert table.steps == {"n", "e", "s"}


@pytest.mark.clause("GM-58", "GM-14")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
def test_a_way_into_a_wall_is_ignored() -> None:
    assert landed("MOVE THAT WAY NEXT TURN, north").roll(1).steps == {"e", "w"}


@pytest.mark.clause("GM-58", "GM-24")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
def test_a_way_into_a_pool_leads_home() -> None:
    picture = lane("| . . A p . . . . |", "p: POOL")
    table = drawn(picture, pawns="A@c1/k9", effects={"A": "way=e"}).roll(1)
    assert table.at("A") == "k9"


@pytest.mark.clause("GM-58", "GM-24")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
def test_a_way_into_a_locked_door_is_ignored() -> None:
    picture = lane("| . . A p . . . . |", "p: LOCKED DOOR")
    table = drawn(picture, effects={"A": "way=e"}).roll(1)
    assert table.at("A") == "b1"
