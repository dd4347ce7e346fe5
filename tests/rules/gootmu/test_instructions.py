"""What ending on a printed square means: when, in which order, in chains (GM-09, 14 to 16)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, room

IDLE = {"B": "lost=9"}

# --- GM-09


@pytest.mark.clause("GM-09", "GM-07")
def test_things_are_taken_before_the_square_speaks() -> None:
    drop = "d: DROP 1 GOOTMU PIECE, GO BACK TO START"
    table = hall("Ad..", drop, things="A1@A A2@A A3@b1").roll(1).go("e")
    assert table.winners == "A"  # the third piece came first


@pytest.mark.clause("GM-09", "GM-28")
def test_own_pieces_are_claimed_before_a_push() -> None:
    table = room("AB.. .... .... ....", things="A1@B").roll(1).go("e")
    assert table.where("A1") == "A"
    assert {"push:B:e", "push:B:s", "no"} <= table.legal


@pytest.mark.clause("GM-09", "GM-20")
def test_a_push_comes_before_the_square_speaks() -> None:
    table = room("Ax.. .... .... ....", "x: ADD 2 TO YOUR NEXT ROLL", pawns="B@b1/d4")
    table.roll(1).go("e")
    assert "push:B:e" in table.legal
    assert "add" not in table.effects("A")
    table.act("A", "push:B:e")
    assert table.effects("A")["add"] == 2
    assert "add" not in table.effects("B")


@pytest.mark.clause("GM-09")
def test_a_pawn_that_did_not_move_does_not_apply_its_square_again() -> None:
    table = hall("x...", "x: EXTRA TURN, ROLL AGAIN", pawns="A@a1/d1").roll(5)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-09", "GM-24")
def test_who_is_sent_to_the_start_takes_what_lies_there() -> None:
    table = hall("As.p", "s: SLIDE 2 SPACES, east", "p: POOL", things="m1=key@f6", pawns="A@a1/f6")
    table.roll(1)
    assert (table.at("A"), table.carried("A")) == ("f6", {"m1"})


@pytest.mark.clause("GM-09", "GM-26")
def test_and_turns_up_what_lies_there_face_down() -> None:
    table = hall("As.p", "s: SLIDE 2 SPACES, east", "p: POOL", things="m1=?@f6", pawns="A@a1/f6")
    table.roll(1)
    assert (table.at("A"), table.chance) == ("f6", "marker")
    assert table.marker("oil").carried("A") == {"m1"}


@pytest.mark.clause("GM-09", "GM-24")
def test_nothing_else_happens_at_the_start() -> None:
    table = hall("As.p", "s: SLIDE 2 SPACES, east", "p: POOL", pawns="A@a1/f6 B@f6/h8").roll(1)
    assert (table.at("A"), table.at("B")) == ("f6", "f6")
    assert (table.turn_of, table.decider) == ("B", "B")  # no push was offered


@pytest.mark.clause("GM-09", "GM-39")
def test_even_with_the_monster_at_the_start() -> None:
    table = hall("As.p", "s: SLIDE 2 SPACES, east", "p: POOL", pawns="A@a1/f6 M@f6/g7").roll(1)
    assert (table.at("A"), table.at("M"), table.turn_of) == ("f6", "f6", "B")


@pytest.mark.clause("GM-09")
def test_choices_belong_to_the_player_of_the_pawn() -> None:
    table = room("AB.. .... .... ....").roll(1).go("e")
    assert table.decider == "A"
    table.refuse("B", "no")
    table.refuse("B", "push:B:e")


# --- GM-14


@pytest.mark.clause("GM-14")
def test_passing_over_an_instruction_does_nothing() -> None:
    table = hall("Axy.", "x: ADD 2 TO YOUR NEXT ROLL", "y: SLIDE 2 SPACES, west").roll(3)
    assert (table.at("A"), table.effects("A"), table.turn_of) == ("d1", {}, "B")


@pytest.mark.clause("GM-14")
def test_ending_on_an_instruction_carries_it_out() -> None:
    table = hall("Ax..", "x: ADD 2 TO YOUR NEXT ROLL").roll(1)
    assert table.effects("A")["add"] == 2


@pytest.mark.clause("GM-14")
def test_the_way_back_through_a_trap_door_is_impossible_and_ignored() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "b: MOVE BACK 2 SPACES"]  # the rulebook's example
    table = hall("Ad.b", *words, effects=IDLE).roll(1).roll(2)
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-14")
def test_an_impossible_part_is_skipped_and_the_rest_done() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "b: DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES"]
    table = hall("Adb.", *words, things="m1=key@A", effects=IDLE).roll(1).go("e")
    table.finish_turn().roll(1).go("e").finish_turn()
    assert (table.at("A"), table.where("m1")) == ("c1", "c1")


@pytest.mark.clause("GM-14")
def test_an_instruction_about_nobody_is_ignored() -> None:
    table = hall("Ax..", "x: MOVE TO THE TILE WITH MONSTER ON IT").roll(1)
    assert (table.at("A"), table.turn_of) == ("b1", "B")


# --- GM-15


@pytest.mark.clause("GM-15")
def test_an_instruction_that_ends_on_another_applies_that_too() -> None:
    table = hall("As.x", "s: SLIDE 2 SPACES, east", "x: ADD 2 TO YOUR NEXT ROLL").roll(1)
    assert (table.at("A"), table.effects("A")["add"]) == ("d1", 2)


@pytest.mark.clause("GM-15")
def test_a_circle_of_instructions_is_broken_by_one_space_more() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | x   s       m |
        +---+   +---+---+
        |   | A |       |
        +   +---+   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        s: SLIDE 2 SPACES, east
        m: MOVE THAT WAY 2 SPACES, west
        x: ADD 2 TO YOUR NEXT ROLL
        """
    ).roll(1)
    assert table.at("A") == "a1"  # the rulebook's drawing: b1, d1, b1 and one further
    assert table.effects("A")["add"] == 2  # the chain goes on there


@pytest.mark.clause("GM-15")
@pytest.mark.parametrize("back", ["SLIDE", "JUMP"])
def test_a_straight_instruction_goes_further_straight(back: str) -> None:
    table = drawn(
        f"""
        +---+---+---+---+
        |     s       m |
        +---+   +---+---+
        |   | A |       |
        +   +---+   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        s: SLIDE 2 SPACES, east
        m: {back} 2 SPACES, west
        """
    ).roll(1)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-15")
def test_where_one_space_more_is_impossible_it_stays_as_on_a_blank_square() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | s       m     |
        +   +---+---+---+
        | A |   |       |
        +---+   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        s: SLIDE 2 SPACES, east
        m: SLIDE 2 SPACES, west
        """,
        rest="fenced",
    ).roll(1)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


# --- GM-16


@pytest.mark.clause("GM-16")
def test_move_starts_with_the_arrow_and_may_turn_but_not_back() -> None:
    table = room(".... Am.. .... ....", "m: MOVE THAT WAY 2 SPACES, east").roll(1).go("e")
    assert table.at("A") == "c2"
    assert table.steps == {"n", "e", "s"}
    table.refuse("A", "w")
    assert table.go("s").at("A") == "c3"


@pytest.mark.clause("GM-16")
def test_a_slide_is_straight_all_the_way() -> None:
    table = room(".... As.. .... ....", "s: SLIDE 2 SPACES, east").roll(1).go("e")
    assert (table.at("A"), table.turn_of) == ("d2", "B")


@pytest.mark.clause("GM-16", "GM-14")
@pytest.mark.parametrize("cells", ["As.|..", "As|..", "As."])
def test_a_slide_needs_its_whole_distance(cells: str) -> None:
    table = hall(cells, "s: SLIDE 2 SPACES, east").roll(1)
    assert (table.at("A"), table.turn_of) == ("b1", "B")


@pytest.mark.clause("GM-16")
def test_a_jump_ignores_walls_and_touches_only_its_landing_square() -> None:
    table = hall("Aj|k|.", "j: JUMP 2 SPACES, east", "k: marker key", things="m2=?@d1").roll(1)
    assert (table.at("A"), table.chance) == ("d1", "marker")
    table.marker("oil")
    assert (table.carried("A"), table.where("m1")) == ({"m2"}, "c1")


@pytest.mark.clause("GM-16")
def test_a_slide_takes_what_it_passes() -> None:
    table = hall("Ask.", "s: SLIDE 2 SPACES, east", "k: marker key").roll(1)
    assert (table.at("A"), table.carried("A")) == ("d1", {"m1"})


@pytest.mark.clause("GM-16")
def test_a_jump_leaps_over_obstacles_and_the_monster() -> None:
    table = hall("Ajp.", "j: JUMP 2 SPACES, east", "p: POOL", pawns="M@c1/h8").roll(1)
    assert table.at("A") == "d1"
