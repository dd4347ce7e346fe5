"""Obstacles, their items, and being forced into them (GM-21 to GM-25)."""

from itertools import pairwise

import pytest

from tests.rules.gootmu.drawn import drawn, hall, room

PRINTED = {
    "LOCKED DOOR": "key",
    "POOL": "boat",
    "SNAKE PIT": "board",
    "NARROW PASSAGE (OIL NEEDED)": "oil",
}
MARKED = {"marker fire": "bucket", "marker cave-in": "pickaxe"}
ALL = PRINTED | MARKED
DEADLY = {"POOL": "boat", "SNAKE PIT": "board", "marker fire": "bucket"}
BLOCKING = ["LOCKED DOOR", "NARROW PASSAGE (OIL NEEDED)", "marker cave-in"]
EAST = "s: SLIDE 2 SPACES, east"
IDLE = {"B": "lost=9"}


# --- GM-21, GM-22


@pytest.mark.clause("GM-21", "GM-23")
@pytest.mark.parametrize("obstacle", ALL)
@pytest.mark.parametrize("face", [1, 2])
def test_without_its_item_an_obstacle_stops(obstacle: str, face: int) -> None:
    table = hall("Ax..", f"x: {obstacle}").roll(face)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-21")
@pytest.mark.parametrize(("obstacle", "item"), ALL.items())
def test_every_obstacle_needs_its_own_item(obstacle: str, item: str) -> None:
    others = sorted({*ALL.values()} - {item})
    for one, two in pairwise(others):
        table = hall("Ax..", f"x: {obstacle}", things=f"m8={one}@A m9={two}@A").roll(2)
        table.refuse("A", "e")
        assert table.at("A") == "a1"


@pytest.mark.clause("GM-21", "GM-22")
@pytest.mark.parametrize(("obstacle", "item"), PRINTED.items())
@pytest.mark.parametrize("face", [1, 2])
def test_with_the_item_a_printed_obstacle_is_passed_and_stays(
    obstacle: str, item: str, face: int
) -> None:
    table = hall("Ax..", f"x: {obstacle}", things=f"m1={item}@A").roll(face).go("ee"[:face])
    assert table.at("A") == "abc"[face] + "1"
    assert table.view.labels["b1"].name == obstacle
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-21", "GM-22")
@pytest.mark.parametrize(("obstacle", "item"), MARKED.items())
@pytest.mark.parametrize("face", [1, 2])
def test_passing_fire_or_cave_in_with_the_item_removes_it(
    obstacle: str, item: str, face: int
) -> None:
    table = hall("Ax..", f"x: {obstacle}", things=f"m9={item}@A").roll(face).go("ee"[:face])
    assert table.at("A") == "abc"[face] + "1"
    assert (table.where("m1"), table.carried("A")) == (None, {"m9"})


@pytest.mark.clause("GM-21")
def test_where_the_fire_was_others_pass_without_a_bucket() -> None:
    table = hall("Ax..", "x: marker fire", things="m9=bucket@A", pawns="B@d1/h8").roll(2).go("ee")
    table.finish_turn()
    assert table.roll(3).at("B") == "a1"


@pytest.mark.clause("GM-22")
def test_an_item_serves_again_and_again() -> None:
    table = hall("Axxx", "x: POOL", things="m1=boat@A", effects=IDLE)
    table.roll(3).go("eee").finish_turn()
    table.roll(3).go("www")
    assert (table.at("A"), table.carried("A")) == ("a1", {"m1"})


@pytest.mark.clause("GM-21")
def test_an_item_found_on_the_way_helps_at_once() -> None:
    table = hall("Akx.", "k: marker boat", "x: POOL").roll(3).go("eee")
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-21")
def test_an_item_that_was_put_down_does_not_help() -> None:
    table = room(".x.. .A.. .... ....", "x: POOL", things="m1=boat@A").roll(2)
    assert "n" in table.steps
    table.act("A", "drop:m1")
    assert table.steps == {"e", "s", "w"}
    table.refuse("A", "n")


# --- GM-23


@pytest.mark.clause("GM-23")
@pytest.mark.parametrize("obstacle", ALL)
def test_nobody_throws_himself_into_an_obstacle(obstacle: str) -> None:
    table = room("Ax.. .... .... ....", f"x: {obstacle}").roll(1)
    assert table.at("A") == "a2"  # south was the only way
    table = room(".x.. .A.. .... ....", f"x: {obstacle}").roll(1)
    assert table.steps == {"e", "s", "w"}
    table.refuse("A", "n")


@pytest.mark.clause("GM-23", "GM-67")
@pytest.mark.parametrize("obstacle", ALL)
def test_an_obstacle_is_no_free_destination_without_its_item(obstacle: str) -> None:
    table = hall("Ag.x", "g: GO ANYWHERE", f"x: {obstacle}").roll(1)
    assert "c1" in table.legal
    table.refuse("A", "d1")


@pytest.mark.clause("GM-23", "GM-67")
@pytest.mark.parametrize(("obstacle", "item"), ALL.items())
def test_with_its_item_it_is(obstacle: str, item: str) -> None:
    table = hall("Ag.x", "g: GO ANYWHERE", f"x: {obstacle}", things=f"m9={item}@A").roll(1).go("e")
    assert table.act("A", "d1").at("A") == "d1"


@pytest.mark.clause("GM-23", "GM-39", "GM-67", "GM-69")
@pytest.mark.parametrize("words", ["GO ANYWHERE", "MOVE TO NEXT TILE, ANYWHERE IN IT, east"])
def test_the_monsters_square_is_no_free_destination(words: str) -> None:
    table = hall("Ag..", f"g: {words}", pawns="M@g3/g3").roll(1)
    assert {"f3", "g2"} <= table.legal
    table.refuse("A", "g3")


# --- GM-24


@pytest.mark.clause("GM-24")
@pytest.mark.parametrize("obstacle", DEADLY)
@pytest.mark.parametrize("cells", ["As.x", "Asx."])
def test_who_is_forced_into_fire_pool_or_pit_goes_back_to_the_start(
    obstacle: str, cells: str
) -> None:
    words = [EAST, f"x: {obstacle}"]
    table = hall(cells, *words, pawns="A@a1/f6", things="m8=key@A A1@A").roll(1).go("e")
    assert (table.at("A"), table.carried("A")) == ("f6", {"m8", "A1"})


@pytest.mark.clause("GM-24")
@pytest.mark.parametrize(("obstacle", "item"), DEADLY.items())
def test_with_the_item_the_square_is_an_ordinary_one(obstacle: str, item: str) -> None:
    table = hall("Asx.", EAST, f"x: {obstacle}", pawns="A@a1/f6", things=f"m8={item}@A")
    assert table.roll(1).go("e").at("A") == "d1"


@pytest.mark.clause("GM-24", "GM-39")
@pytest.mark.parametrize("square", ["c1", "d1"])
def test_who_is_forced_into_the_monster_goes_back_to_the_start(square: str) -> None:
    table = hall("As..", EAST, pawns=f"A@a1/f6 M@{square}/h8", things="m8=key@A").roll(1).go("e")
    assert (table.at("A"), table.at("M"), table.carried("A")) == ("f6", square, {"m8"})


@pytest.mark.clause("GM-24", "GM-14")
@pytest.mark.parametrize("obstacle", BLOCKING)
@pytest.mark.parametrize("cells", ["As.x", "Asx."])
def test_nobody_is_forced_into_door_passage_or_cave_in(obstacle: str, cells: str) -> None:
    table = hall(cells, EAST, f"x: {obstacle}", pawns="A@a1/f6").roll(1)
    assert (table.at("A"), table.turn_of) == ("b1", "B")


@pytest.mark.clause("GM-24")
def test_who_can_avoid_it_is_not_forced() -> None:
    words = ["m: MOVE THAT WAY 2 SPACES, east", "p: POOL"]
    table = room(".... Am.p .... ....", *words, pawns="A@a2/f6").roll(1).go("e")
    assert (table.at("A"), table.steps) == ("c2", {"n", "s"})
    table.refuse("A", "e")


@pytest.mark.clause("GM-24")
def test_walls_are_judged_before_obstacles() -> None:
    table = hall("Asp|..", EAST, "p: POOL", pawns="A@a1/f6").roll(1)
    assert (table.at("A"), table.turn_of) == ("b1", "B")  # the slide was impossible anyway


@pytest.mark.clause("GM-24", "GM-64")
def test_a_jump_that_lands_in_the_pool_is_forced() -> None:
    table = hall("Aj|.|p", "j: JUMP 2 SPACES, east", "p: POOL", pawns="A@a1/f6").roll(1)
    assert table.at("A") == "f6"


@pytest.mark.clause("GM-24", "GM-86")
def test_the_first_step_through_a_trap_door_is_forced() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "p: POOL"]
    table = hall("Adp.", *words, pawns="A@a1/f6", effects=IDLE).roll(1)
    assert table.at("A") == "b1"
    assert table.roll(1).at("A") == "f6"


@pytest.mark.clause("GM-24", "GM-58")
def test_so_is_the_first_step_of_move_that_way_next_turn() -> None:
    table = hall(".Ap.", "p: POOL", pawns="A@b1/f6", effects={"A": "way=e"}).roll(1)
    assert table.at("A") == "f6"


@pytest.mark.clause("GM-24", "GM-62")
def test_a_move_that_cannot_avoid_it_is_forced() -> None:
    words = ["m: MOVE THAT WAY 2 SPACES, east", "p: POOL"]
    assert hall("Am.p", *words, pawns="A@a1/f6").roll(1).at("A") == "f6"
    assert hall("Amp.", *words, pawns="A@a1/f6").roll(1).at("A") == "f6"


@pytest.mark.clause("GM-24", "GM-86")
def test_behind_a_trap_door_a_locked_one_holds() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "x: LOCKED DOOR"]
    table = hall("Adx.", *words, pawns="A@a1/f6", effects=IDLE).roll(1).roll(1)
    assert table.at("A") == "b1"
    assert "door" in table.effects("A")


@pytest.mark.clause("GM-24")
def test_the_monster_goes_to_its_own_start() -> None:
    table = hall("Ms.x", EAST, "x: POOL", pawns="M@a1/h8").act("A", "monster").die(1)
    assert (table.at("M"), table.turn_of) == ("h8", "B")


# --- GM-25


@pytest.mark.clause("GM-25")
@pytest.mark.parametrize("kind", ["fire", "cave-in"])
@pytest.mark.parametrize(("face", "end"), [(1, "b1"), (3, "d1")])
def test_who_turns_it_up_by_passing_is_not_stopped(kind: str, face: int, end: str) -> None:
    table = hall("Am..", "m: marker ?", pawns="A@a1/f6").roll(face)
    assert (table.at("A"), table.chance) == ("b1", "marker")
    table.marker(kind)
    assert (table.at("A"), table.turn_of) == (end, "B")
    assert (table.where("m1"), table.kind("m1")) == ("b1", kind)


@pytest.mark.clause("GM-25")
def test_from_then_on_it_is_an_obstacle() -> None:
    table = hall("Am..", "m: marker ?", effects=IDLE).roll(3).marker("fire")
    assert table.at("A") == "d1"
    assert table.roll(3).at("A") == "d1"  # even for its discoverer


@pytest.mark.clause("GM-25")
def test_who_ended_on_it_may_walk_away() -> None:
    table = hall("Am..", "m: marker ?", effects=IDLE).roll(1).marker("cave-in")
    assert table.roll(2).at("A") == "d1"


@pytest.mark.clause("GM-25")
@pytest.mark.parametrize(("kind", "item"), [("fire", "bucket"), ("cave-in", "pickaxe")])
def test_a_discoverer_with_the_item_removes_it(kind: str, item: str) -> None:
    table = hall("Am..", "m: marker ?", things=f"m9={item}@A").roll(3).go("e").marker(kind)
    assert table.where("m1") is None
    assert table.go("ee").at("A") == "d1"


@pytest.mark.clause("GM-25")
@pytest.mark.parametrize("kind", ["fire", "cave-in"])
def test_turned_up_in_another_way_it_is_an_obstacle_at_once(kind: str) -> None:
    words = ["t: TURN OVER ANY 1 ITEM, ANYWHERE", "m: marker ?"]
    table = hall("Atm.", *words, effects=IDLE).roll(1)
    if table.chance is None:
        table.act("A", "m1")
    table.marker(kind)
    assert (table.where("m1"), table.kind("m1")) == ("c1", kind)
    assert table.roll(2).at("A") == "b1"


@pytest.mark.clause("GM-25")
def test_an_obstacle_that_lies_face_down_does_not_show() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A   m         |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        m: marker ?
        """
    ).roll(2)
    assert table.could("fire")
    assert table.could("cave-in")
    assert table.could("key")
    assert not table.could("?")
