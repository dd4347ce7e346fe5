"""TRAP DOOR, SECRET PANEL (GM-86) and the printed obstacles (GM-21 to GM-23)."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import idle, lane, steps, walk

# --- trap doors


DOOR = "t: TRAP DOOR ONE WAY, east"
BEHIND = "| . t . . . . . | B |"  # A is put on b1, bound to go through


@pytest.mark.clause("GM-86")
@pytest.mark.square("TRAP DOOR ONE WAY")
def test_who_ended_on_the_door_goes_through_it_next() -> None:
    table = drawn(lane("| A t . . . . . | B |", DOOR)).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"
    table.roll(1)
    assert table.roll(1).at("A") == "c1"
    assert "door" not in table.effects("A")


@pytest.mark.clause("GM-86")
@pytest.mark.square("TRAP DOOR ONE WAY")
def test_the_step_through_the_door_is_part_of_the_move() -> None:
    table = drawn(lane(BEHIND, DOOR), pawns="A@b1/a1", effects={"A": "door"}).roll(4)
    assert table.at("A") == "f1"


@pytest.mark.clause("GM-86")
@pytest.mark.square("TRAP DOOR ONE WAY")
def test_the_door_does_not_open_from_beyond() -> None:
    table = drawn(lane("| . t A . |", DOOR)).roll(1)
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-86", "GM-13")
@pytest.mark.square("TRAP DOOR ONE WAY")
@pytest.mark.parametrize("die", [2, 4])
def test_nobody_passes_the_door_without_ending_on_it(die: int) -> None:
    table = drawn(lane("| A t . . . . . . |", DOOR)).roll(die)
    assert table.at("A") == "a1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-86", "GM-12")
@pytest.mark.square("TRAP DOOR ONE WAY")
def test_without_an_exact_move_through_the_door_one_stays_bound() -> None:
    picture = lane("| . t . . | . . . | B |", DOOR)
    table = drawn(picture, pawns="A@b1/a1", effects={"A": "door"}).roll(3)
    assert table.at("A") == "b1"
    assert "door" in table.effects("A")
    table.roll(1)
    assert table.roll(2).at("A") == "d1"


@pytest.mark.clause("GM-86", "GM-18", "GM-36")
@pytest.mark.square("TRAP DOOR ONE WAY")
def test_a_rotation_and_a_monster_turn_remain_possible() -> None:
    picture = lane("| . t . . |", "| M . . . |", DOOR)
    table = drawn(picture, pawns="A@b1/a1", effects={"A": "door"})
    assert "monster" in table.legal
    table.roll(6)
    assert table.steps == set()
    table.act("A", "turn:t2:right")
    assert "door" in table.effects("A")


@pytest.mark.clause("GM-86", "GM-24")
@pytest.mark.square("TRAP DOOR ONE WAY", "POOL")
def test_a_pool_beyond_the_door_leads_home() -> None:
    picture = lane("| . t p . . . . . |", DOOR, "p: POOL")
    table = drawn(picture, pawns="A@b1/k9", effects={"A": "door"}).roll(1)
    assert table.at("A") == "k9"


@pytest.mark.clause("GM-86")
@pytest.mark.square("TRAP DOOR ONE WAY", "SLIDE N SPACES")
def test_who_slid_onto_the_door_is_bound_too() -> None:
    picture = lane("| A s . t . . . | B |", "s: SLIDE 2 SPACES, east", DOOR)
    table = drawn(picture).roll(1)
    assert table.at("A") == "d1"
    table.roll(1)
    assert table.roll(1).at("A") == "e1"


@pytest.mark.clause("GM-86", "GM-20")
@pytest.mark.square("TRAP DOOR ONE WAY")
def test_who_was_pushed_onto_the_door_is_bound_too() -> None:
    table = drawn(lane("| A B t . . . . . |", DOOR)).roll(1).act("A", "push:B:e")
    assert table.turn_of == "B"
    assert table.roll(1).at("B") == "d1"


# --- secret panels


PANEL = "s: SECRET PANEL, ROLL 3 OR LESS TO PASS"


@pytest.mark.clause("GM-86")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS")
@pytest.mark.parametrize("test", [1, 3])
@pytest.mark.parametrize(("way", "end"), [("e", "e1"), ("w", "a1")])
def test_three_or_less_opens_both_sides(test: int, way: str, end: str) -> None:
    table = walk(drawn(lane("| . A s . . . . | B |", PANEL)), 1, "e")
    assert table.at("A") == "c1"
    table.roll(1)
    table.roll(test).die(2)
    assert table.steps == {"e", "w"}
    assert steps(table, "A", way).at("A") == end
    assert "panel" not in table.effects("A")


@pytest.mark.clause("GM-86")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS")
@pytest.mark.parametrize("test", [4, 6])
@pytest.mark.parametrize(
    ("row", "way", "end"),
    [("| . A s . . . . | B |", "e", "a1"), ("| . . s A . . . | B |", "w", "e1")],
    ids=["from the west", "from the east"],
)
def test_four_or_more_leaves_only_the_side_one_came_from(
    row: str, way: str, end: str, test: int
) -> None:
    table = walk(drawn(lane(row, PANEL)), 1, way)
    assert table.at("A") == "c1"
    table.roll(1)
    assert table.roll(test).die(2).at("A") == end


@pytest.mark.clause("GM-86", "GM-12")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS")
def test_a_way_back_that_is_too_short_is_no_move() -> None:
    table = walk(drawn(lane("| . A s . . . . | B |", PANEL)), 1, "e")
    table.roll(1)
    table.roll(5).die(3)
    assert table.at("A") == "c1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-86", "GM-13")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS")
def test_nobody_passes_the_panel_without_ending_on_it() -> None:
    table = drawn(lane("| A . s . . . . . |", PANEL)).roll(3)
    assert table.at("A") == "a1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-86")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS", "GO ANYWHERE")
def test_who_came_otherwise_than_on_foot_stays_on_four_or_more() -> None:
    picture = lane("| A a . . . s . | B |", "a: GO ANYWHERE", PANEL)
    table = drawn(picture).roll(1).act("A", "f1")
    table.roll(1)
    table.roll(4)
    if table.chance:
        table.die(1)
    assert idle(table).at("A") == "f1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-86")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS", "GO ANYWHERE")
def test_who_came_otherwise_than_on_foot_may_leave_either_side_on_three() -> None:
    picture = lane("| A a . . . s . | B |", "a: GO ANYWHERE", PANEL)
    table = drawn(picture).roll(1).act("A", "f1")
    table.roll(1)
    assert table.roll(3).die(1).steps == {"e", "w"}


@pytest.mark.clause("GM-86", "GM-17")
@pytest.mark.square("SECRET PANEL, ROLL 3 OR LESS TO PASS")
def test_a_bonus_counts_for_the_move_but_not_for_the_panel() -> None:
    picture = lane("| . . s . . . . | B |", PANEL)
    table = drawn(picture, pawns="A@c1/a1", effects={"A": "panel=w,plus=1"})
    table.roll(3).die(1)
    assert table.steps == {"e", "w"}
    assert steps(table, "A", "ee").at("A") == "e1"


# --- obstacles


OBSTACLES = [
    ("LOCKED DOOR", "key"),
    ("POOL", "boat"),
    ("SNAKE PIT", "board"),
    ("NARROW PASSAGE (OIL NEEDED)", "oil"),
]


@pytest.mark.clause("GM-21", "GM-22")
@pytest.mark.square("LOCKED DOOR", "POOL", "SNAKE PIT", "NARROW PASSAGE (OIL NEEDED)")
@pytest.mark.parametrize(("name", "item"), OBSTACLES)
def test_with_its_item_an_obstacle_is_passed_there_and_back(name: str, item: str) -> None:
    table = drawn(lane("| A p . | B |", f"p: {name}"), things=f"m1={item}@A")
    walk(table, 2, "ee").finish_turn()
    assert table.at("A") == "c1"
    table.roll(1)
    walk(table, 2, "ww")
    assert table.at("A") == "a1"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-21", "GM-23")
@pytest.mark.square("LOCKED DOOR", "POOL", "SNAKE PIT", "NARROW PASSAGE (OIL NEEDED)")
@pytest.mark.parametrize("name", [name for name, _ in OBSTACLES])
@pytest.mark.parametrize("die", [1, 2])
def test_without_its_item_an_obstacle_is_not_entered(name: str, die: int) -> None:
    table = drawn(lane("| A p . | B |", f"p: {name}")).roll(die)
    assert table.at("A") == "a1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-21")
@pytest.mark.square("LOCKED DOOR", "POOL", "SNAKE PIT", "NARROW PASSAGE (OIL NEEDED)")
@pytest.mark.parametrize(
    ("name", "wrong"), [(name, OBSTACLES[i - 1][1]) for i, (name, _) in enumerate(OBSTACLES)]
)
def test_another_item_does_not_help(name: str, wrong: str) -> None:
    table = drawn(lane("| A p . | B |", f"p: {name}"), things=f"m1={wrong}@A").roll(2)
    assert table.steps == set()
    assert idle(table).at("A") == "a1"


@pytest.mark.clause("GM-21")
@pytest.mark.square("LOCKED DOOR", "POOL", "SNAKE PIT", "NARROW PASSAGE (OIL NEEDED)")
@pytest.mark.parametrize(("name", "item"), OBSTACLES)
def test_with_its_item_one_may_end_on_an_obstacle(name: str, item: str) -> None:
    table = drawn(lane("| A p . | B |", f"p: {name}"), things=f"m1={item}@A")
    assert walk(table, 1, "e").at("A") == "b1"
