"""What waits for a later turn: GM-74 to GM-76, and when it is used (GM-89)."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import LONG, idle, landed, lane, room, steps, walk
from tests.rules.gootmu.table import Table

# --- through walls


@pytest.mark.clause("GM-74")
@pytest.mark.square("IGNORE WALLS NEXT TURN")
def test_all_walls_are_ignored_in_the_next_turn() -> None:
    table = landed("IGNORE WALLS NEXT TURN", "| A a | . | . | . . . | B |").roll(3)
    assert table.steps == {"n", "e", "s", "w"}
    steps(table, "A", "eee")
    assert table.at("A") == "e1"


@pytest.mark.clause("GM-74")
@pytest.mark.square("IGNORE WALLS NEXT TURN")
def test_walls_are_there_again_in_the_turn_after() -> None:
    table = landed("IGNORE WALLS NEXT TURN", "| A a . . . . . | B |")
    walk(table, 1, "e")
    assert "nowalls" not in table.effects("A")
    table.roll(1)
    assert table.roll(1).steps == {"e", "w"}


@pytest.mark.clause("GM-74", "GM-23")
@pytest.mark.square("IGNORE WALLS NEXT TURN", "LOCKED DOOR")
def test_an_obstacle_is_no_wall() -> None:
    picture = lane("| . A d . |", "d: LOCKED DOOR")
    assert drawn(picture, effects={"A": "nowalls"}).roll(1).steps == {"n", "s", "w"}


@pytest.mark.clause("GM-74", "GM-19")
@pytest.mark.square("IGNORE WALLS NEXT TURN")
def test_ignored_walls_lead_out_of_a_closed_square() -> None:
    table = drawn(lane("| . | A | . . |"), effects={"A": "nowalls"})
    assert walk(table, 2, "ee").at("A") == "d1"


@pytest.mark.clause("GM-75")
@pytest.mark.square("PASS THROUGH ANY WALL NEXT TURN")
def test_one_wall_may_be_passed_in_the_next_turn() -> None:
    table = landed("PASS THROUGH ANY WALL NEXT TURN", "| A a | . . | . . . | B |")
    walk(table, 2, "ee")
    assert table.at("A") == "d1"
    assert "wall" not in table.effects("A")


@pytest.mark.clause("GM-75")
@pytest.mark.square("PASS THROUGH ANY WALL NEXT TURN")
def test_a_second_wall_may_not_be_passed() -> None:
    table = landed("PASS THROUGH ANY WALL NEXT TURN", "| A a | . . | . . . | B |").roll(3)
    assert "s" in table.steps
    assert "e" not in table.steps  # c1, d1, and then a wall


@pytest.mark.clause("GM-75", "GM-89")
@pytest.mark.square("PASS THROUGH ANY WALL NEXT TURN")
def test_a_wall_that_was_not_passed_is_not_kept_for_later() -> None:
    table = landed("PASS THROUGH ANY WALL NEXT TURN")
    walk(table, 1, "e")
    table.roll(1)
    assert table.roll(1).steps == {"e", "w"}


# --- squares cancelled


ONE = "CANCEL OUT ANY ONE FUTURE SQUARE"
TWO = "CANCEL OUT ANY TWO FUTURE SQUARES"
LOSING = "| A a b b b . . | B |"


def with_cancel(name: str) -> Table:
    """A has landed on b1 and moved on to c1, where a turn would be lost."""
    table = drawn(lane(LOSING, f"a: {name}", "b: LOSE 1 TURN")).roll(1)
    table.roll(1)
    return walk(table, 1, "e")


@pytest.mark.clause("GM-76")
@pytest.mark.square("CANCEL OUT ANY ONE FUTURE SQUARE")
def test_one_square_may_be_treated_as_blank() -> None:
    table = with_cancel(ONE)
    assert table.legal == {"blank", "apply"}
    table.act("A", "blank")
    assert "cancel" not in table.effects("A")
    table.roll(1)
    assert table.turn_of == "A"
    walk(table, 1, "e")
    assert "lost" in table.effects("A")  # the second one is not asked about


@pytest.mark.clause("GM-76")
@pytest.mark.square("CANCEL OUT ANY ONE FUTURE SQUARE")
def test_who_applies_the_square_keeps_the_right() -> None:
    table = with_cancel(ONE).act("A", "apply")
    assert {"lost", "cancel"} <= set(table.effects("A"))


@pytest.mark.clause("GM-76")
@pytest.mark.square("CANCEL OUT ANY TWO FUTURE SQUARES")
def test_two_squares_may_be_treated_as_blank() -> None:
    table = with_cancel(TWO).act("A", "blank")
    table.roll(1)
    walk(table, 1, "e").act("A", "blank")
    assert table.at("A") == "d1"
    table.roll(1)
    walk(table, 1, "e")
    assert table.at("A") == "e1"
    assert "lost" in table.effects("A")


@pytest.mark.clause("GM-76", "GM-23")
@pytest.mark.square("CANCEL OUT ANY ONE FUTURE SQUARE", "LOCKED DOOR", "POOL")
@pytest.mark.parametrize("obstacle", ["LOCKED DOOR", "POOL", "SNAKE PIT"])
def test_an_obstacle_may_be_treated_as_blank(obstacle: str) -> None:
    table = drawn(lane("| A p . . |", f"p: {obstacle}"), effects={"A": "cancel=1"}).roll(2)
    assert {"e", "pass"} <= table.legal  # nobody need spend it
    steps(table, "A", "ee", "a1")
    assert table.at("A") == "c1"
    assert "cancel" not in table.effects("A")


@pytest.mark.clause("GM-76", "GM-15")
@pytest.mark.square("CANCEL OUT ANY TWO FUTURE SQUARES", "SLIDE N SPACES")
def test_a_link_of_a_chain_may_be_treated_as_blank() -> None:
    picture = lane("| A a . b . . . . |", "a: SLIDE 2 SPACES, east", "b: SLIDE 3 SPACES, east")
    table = drawn(picture, effects={"A": "cancel=2"}).roll(1).act("A", "apply", "blank")
    assert table.at("A") == "d1"
    assert "cancel" in table.effects("A")


# --- when effects are used


@pytest.mark.clause("GM-89", "GM-55")
@pytest.mark.square("LOSE 1 TURN", "MOVE THAT WAY NEXT TURN", "ADD N TO YOUR NEXT ROLL")
def test_a_lost_turn_uses_nothing() -> None:
    table = drawn(lane("| . . . A . . . | B |"), effects={"A": "lost=1,way=w,add=2"}, turn="B 12")
    table.roll(1).roll(1)
    assert table.turn_of == "A"
    assert table.roll(1).at("A") == "a1"


@pytest.mark.clause("GM-89", "GM-32")
@pytest.mark.square("MOVE THREE SPACES NEXT TURN (NO ROLL)")
def test_a_cancelled_turn_uses_nothing() -> None:
    picture = lane("| A . . . . . . | B |")
    table = drawn(picture, effects={"A": "three"}, things="m1=cancel@B", turn="B 12")
    idle(table.roll(1)).act("B", "cancel")
    assert table.turn_of == "B"
    table.roll(1)
    assert table.turn_of == "A"
    assert table.act("A", "roll").at("A") == "d1"


@pytest.mark.clause("GM-89", "GM-19")
@pytest.mark.square("NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL")
def test_a_turn_of_waiting_uses_nothing() -> None:
    table = drawn(lane("| . . A | B |"), effects={"A": "odd"}).act("A", "wait")
    table.roll(1)
    assert "odd" in table.effects("A")
    assert table.roll(2).at("A") == "c1"
    assert "odd" not in table.effects("A")


@pytest.mark.clause("GM-89", "GM-36")
@pytest.mark.square("ADD N TO YOUR NEXT ROLL", "IGNORE WALLS NEXT TURN")
def test_a_monster_turn_uses_the_next_roll_but_not_the_next_turn() -> None:
    picture = lane("| A . . . . . . | B |", "| M . . . . . . . |")
    table = drawn(picture, effects={"A": "add=2,nowalls"}).act("A", "monster").die(1)
    assert table.at("M") == "d2"  # walls are not ignored for the monster
    assert set(table.effects("A")) == {"nowalls"}


@pytest.mark.clause("GM-89")
@pytest.mark.square("MOVE THAT WAY NEXT TURN", "DOUBLE YOUR NEXT ROLL", "ADD N TO YOUR NEXT ROLL")
def test_all_pending_effects_apply_together() -> None:
    picture = lane("| . . . . A . . | B |")
    table = drawn(picture, effects={"A": "way=w,double=1,add=1"}).roll(1)
    assert table.at("A") == "a1"
    assert table.effects("A") == {}


@pytest.mark.clause("GM-89", "GM-53")
@pytest.mark.square("ROLL A 1, GET 2 EXTRA TURNS", "ADD N TO YOUR NEXT ROLL")
def test_an_extra_turn_is_a_next_turn() -> None:
    picture = lane(
        "| A a b . . . . | B |", "a: ROLL A 1, GET 2 EXTRA TURNS", "b: ADD 2 TO YOUR NEXT ROLL"
    )
    table = walk(drawn(picture).roll(1).die(1), 1, "e")
    assert table.turn_of == "A"
    assert table.roll(1).at("A") == "f1"


@pytest.mark.clause("GM-89", "GM-20")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
def test_being_pushed_is_no_next_turn() -> None:
    table = drawn(lane("| A B . . |"), effects={"B": "way=w"}).roll(1).act("A", "push:B:e")
    assert "way" in table.effects("B")


@pytest.mark.clause("GM-89", "GM-50")
@pytest.mark.square("NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL", "DOUBLE YOUR NEXT ROLL")
def test_a_roll_that_may_not_be_moved_is_used_all_the_same() -> None:
    table = drawn(lane(LONG, "a: LOSE 1 TURN"), effects={"A": "odd,double=1"}).roll(2)
    assert table.at("A") == "a1"
    assert table.effects("A") == {}


@pytest.mark.clause("GM-89", "GM-58")
@pytest.mark.square("MOVE THAT WAY NEXT TURN")
def test_an_ordinary_turn_uses_the_arrow_up() -> None:
    picture = room(". . . .", ". A . .", ". . . .", ". . . .")
    table = drawn(picture, effects={"A": "way=e"}).roll(1)
    assert table.at("A") == "c2"
    assert "way" not in table.effects("A")
