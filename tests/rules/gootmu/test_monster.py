"""The monster (GM-04, GM-36 to GM-39)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, room

ROOM = ".... .M.. .... ...."


# --- GM-36


@pytest.mark.clause("GM-36")
def test_a_turn_may_move_the_monster_instead() -> None:
    table = room(ROOM, pawns="A@a1/a1")
    assert table.legal == {"roll", "monster"}
    table.act("A", "monster").die(2).go("ee")
    assert (table.at("M"), table.at("A"), table.turn_of) == ("d2", "a1", "B")


@pytest.mark.clause("GM-36")
def test_that_is_announced_before_the_roll() -> None:
    table = room(ROOM, pawns="A@a1/a1").roll(2)
    table.refuse("A", "monster")
    table = room(ROOM, pawns="A@a1/a1")
    table.refuse("B", "monster")
    table.act("A", "monster")
    table.refuse("A", "roll")


@pytest.mark.clause("GM-36", "GM-04")
def test_without_a_monster_nobody_moves_it() -> None:
    table = room("A... .... .... ....")
    assert table.legal == {"roll"}
    table.refuse("A", "monster")


@pytest.mark.clause("GM-36", "GM-17")
@pytest.mark.parametrize(
    ("effects", "face", "steps"), [("add=2", 1, 3), ("plus=-1", 3, 2), ("double=1", 2, 4)]
)
def test_the_players_modifiers_apply_to_it(effects: str, face: int, steps: int) -> None:
    table = room(ROOM, pawns="A@d4/d4", effects={"A": effects}).act("A", "monster").die(face)
    assert (table.view.moving, table.view.steps) == ("M", steps)


@pytest.mark.clause("GM-36", "GM-89")
def test_it_uses_up_what_waits_for_the_next_roll() -> None:
    table = hall("M...", effects={"A": "add=2"}).act("A", "monster").die(1)
    assert table.at("M") == "d1"
    assert "add" not in table.effects("A")


@pytest.mark.clause("GM-36", "GM-12")
def test_a_monster_without_an_exact_way_stays() -> None:
    table = hall("M...").act("A", "monster").die(5)
    assert (table.at("M"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-36", "GM-11")
def test_the_monster_does_not_turn_back_or_pass_walls() -> None:
    table = room(ROOM, pawns="A@d4/d4").act("A", "monster").die(3).go("n")
    assert table.steps == {"e", "w"}
    table.refuse("A", "s")
    table.refuse("A", "n")


# --- GM-37


@pytest.mark.clause("GM-37")
def test_the_monster_turns_up_markers_and_leaves_them() -> None:
    table = hall("Mk..", "k: marker ?").act("A", "monster").die(2).marker("key")
    assert (table.at("M"), table.where("m1"), table.kind("m1")) == ("c1", "b1", "key")


@pytest.mark.clause("GM-37")
def test_the_monster_carries_nothing() -> None:
    table = hall("Mkp.", "k: marker key", "p: piece A1").act("A", "monster").die(3)
    assert (table.at("M"), table.where("m1"), table.where("A1")) == ("d1", "b1", "c1")


@pytest.mark.clause("GM-37", "GM-21")
@pytest.mark.parametrize(
    "obstacle", ["LOCKED DOOR", "POOL", "SNAKE PIT", "NARROW PASSAGE (OIL NEEDED)", "marker fire"]
)
def test_obstacles_stop_it(obstacle: str) -> None:
    table = hall("Mx..", f"x: {obstacle}", things="m8=key@A m9=bucket@A")
    table.act("A", "monster").die(2).finish_turn()
    assert (table.at("M"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-37", "GM-25")
def test_a_fire_that_it_discovers_does_not_stop_it() -> None:
    table = hall("Mk..", "k: marker ?").act("A", "monster").die(2).marker("fire")
    assert (table.at("M"), table.kind("m1")) == ("c1", "fire")


@pytest.mark.clause("GM-37", "GM-63")
def test_instructions_that_move_oneself_apply_to_it() -> None:
    table = hall("Ms..", "s: SLIDE 2 SPACES, east").act("A", "monster").die(1)
    assert (table.at("M"), table.turn_of) == ("d1", "B")


@pytest.mark.clause("GM-37", "GM-84")
def test_instructions_that_rotate_apply_to_it() -> None:
    table = hall("Mr..", "r: ROTATE THIS TILE CLOCKWISE 1/4 TURN").act("A", "monster").die(1)
    assert (table.at("M"), table.turned("t1")) == ("d2", 1)


@pytest.mark.clause("GM-37")
@pytest.mark.parametrize(
    "words",
    [
        "EXTRA TURN, ROLL AGAIN",
        "ADD 1 TO ALL FUTURE DIE ROLLS",
        "LOSE 1 TURN",
        "GET NEAREST ITEM",
        "FREE MOVE FOR MONSTER",
        "REMOVE 1 TILE FROM BOARD",
    ],
)
def test_no_other_instruction_applies_to_it(words: str) -> None:
    table = hall("Mx..", f"x: {words}", things="m1=key@d4").act("A", "monster").die(1)
    assert (table.at("M"), table.turn_of, table.chance) == ("b1", "B", None)
    assert (table.effects("A"), table.effects("M"), table.where("m1")) == ({}, {}, "d4")


@pytest.mark.clause("GM-37")
def test_the_mover_decides_for_it() -> None:
    words = "g: GO ANYWHERE"
    table = hall("Mg..", words, pawns="A@g7/g7 B@h5/h5").act("A", "monster").die(1)
    assert (table.decider, table.view.moving) == ("A", "M")
    table.refuse("B", "c3")
    assert table.act("A", "c3").at("M") == "c3"


@pytest.mark.clause("GM-37", "GM-18")
def test_its_natural_six_turns_its_tile_or_one_beside() -> None:
    table = room(ROOM, pawns="A@g7/g7").act("A", "monster").die(6)
    slots = {text.split(":")[1] for text in table.offers("turn:")}
    assert slots == {"t1", "t2", "t3", "t4", "t7"}
    table.refuse("A", "turn:t5:right")  # where A's pawn is
    table.act("A", "turn:t1:right")
    assert (table.at("M"), table.turn_of) == ("c2", "B")


@pytest.mark.clause("GM-37", "GM-13")
def test_doors_bind_the_monster_too() -> None:
    table = hall("Md..", "d: TRAP DOOR ONE WAY, east", effects={"B": "lost=9"})
    assert table.copy().act("A", "monster").die(2).at("M") == "a1"
    table.act("A", "monster").die(1)
    assert table.at("M") == "b1"
    assert table.act("A", "monster").die(1).at("M") == "c1"


@pytest.mark.clause("GM-37", "GM-19")
def test_its_natural_six_leads_out_of_a_closed_square() -> None:
    table = hall("M|..", pawns="A@g7/g7").act("A", "monster").die(6)
    assert table.act("A", "cross:e").at("M") == "b1"


# --- GM-38


@pytest.mark.clause("GM-38")
@pytest.mark.parametrize("face", [1, 2])
def test_the_monster_sends_players_to_their_start(face: int) -> None:
    table = hall("M...", pawns="B@b1/h6", things="m1=key@B B1@B").act("A", "monster").die(face)
    assert (table.at("M"), table.at("B")) == ("abc"[face] + "1", "h6")
    assert table.carried("B") == {"m1", "B1"}
    assert table.turn_of == "B"  # nobody was asked about a push


@pytest.mark.clause("GM-38")
def test_it_sends_everybody_on_its_way() -> None:
    pawns = "A@b1/g6 B@b1/h8 C@d1/l8"
    table = hall("M...", seats=3, pawns=pawns).act("A", "monster").die(3)
    assert (table.at("A"), table.at("B"), table.at("C")) == ("g6", "h8", "l8")


@pytest.mark.clause("GM-38", "GM-16")
def test_it_does_so_in_a_slide_but_not_in_a_jump() -> None:
    for word, end in (("SLIDE", "h8"), ("JUMP", "c1")):
        table = hall("Mx..", f"x: {word} 2 SPACES, east", pawns="B@c1/h8")
        assert table.act("A", "monster").die(1).at("B") == end


@pytest.mark.clause("GM-38", "GM-67")
def test_a_monster_that_goes_anywhere_may_land_on_a_player() -> None:
    table = hall("Mg..", "g: GO ANYWHERE", pawns="B@c3/h8", things="m1=key@B")
    table.act("A", "monster").die(1).act("A", "c3")
    assert (table.at("M"), table.at("B"), table.carried("B")) == ("c3", "h8", {"m1"})


@pytest.mark.clause("GM-38")
def test_players_beside_its_way_are_safe() -> None:
    table = room(ROOM, pawns="A@c1/h8 B@c3/h5").act("A", "monster").die(2).go("ee")
    assert (table.at("A"), table.at("B")) == ("c1", "c3")


# --- GM-39


@pytest.mark.clause("GM-39")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_no_player_passes_or_ends_on_the_monster(face: int) -> None:
    table = hall("AM..").roll(face)
    assert (table.at("A"), table.at("M"), table.turn_of) == ("a1", "b1", "B")


@pytest.mark.clause("GM-39")
def test_a_step_into_the_monster_is_refused() -> None:
    table = room(".A.. .M.. .... ....").roll(2)
    assert table.steps == {"e", "w"}
    table.refuse("A", "s")


@pytest.mark.clause("GM-39")
def test_no_item_helps_against_it() -> None:
    things = "m1=key@A m2=boat@A m3=pickaxe@A"
    hall("AM..", things=things).roll(2).refuse("A", "e")


# --- GM-04


@pytest.mark.clause("GM-04", "GM-14")
@pytest.mark.parametrize(
    "words",
    [
        "FREE MOVE FOR MONSTER",
        "MOVE MONSTER OVER 1 TILE ANY SPACE",
        "MOVE TO THE TILE WITH MONSTER ON IT",
    ],
)
def test_without_a_monster_its_instructions_are_ignored(words: str) -> None:
    table = hall("Ax..", f"x: {words}").roll(1)
    assert (table.at("A"), table.turn_of, table.chance) == ("b1", "B", None)


@pytest.mark.clause("GM-04")
def test_with_it_they_are_not() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A   x         |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |             M |
        +---+---+---+---+
        x: FREE MOVE FOR MONSTER
        """
    ).roll(1)
    assert table.chance == "die"
    table.die(1)
    assert (table.view.moving, table.steps) == ("M", {"n", "w"})
