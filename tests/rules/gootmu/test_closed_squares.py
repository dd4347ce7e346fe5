"""Squares with walls on all four sides and the ways in and out (GM-19).

In CELL b2 is closed; a2, b1, c2 and b3 lie beside it.
"""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.table import Table

IDLE = {"B": "lost=9"}

CELL = """
    +---+---+---+---+
    |               |
    +   +---+   +   +
    | A |   |       |
    +   +---+   +   +
    |               |
    +   +   +   +   +
    |               |
    +---+---+---+---+
"""

ALCOVE = """
    +---+---+---+---+
    |               |
    +   +---+   +   +
    | A |     x     |
    +   +---+   +   +
    |               |
    +   +   +   +   +
    |               |
    +---+---+---+---+
    x: LOCKED DOOR
"""


def cell(square: str = "a2", things: str = "", effects: str = "") -> Table:
    """A stands on this square of CELL, and B always loses its turn."""
    both = IDLE | ({"A": effects} if effects else {})
    pawns = f"A@{square}/d4"
    return drawn(CELL, rest="fenced", pawns=pawns, things=things, effects=both)


# --- by a natural 6


@pytest.mark.clause("GM-19")
@pytest.mark.parametrize(("square", "way"), [("a2", "e"), ("b1", "s"), ("c2", "w"), ("b3", "n")])
def test_a_natural_six_leads_in_from_any_side(square: str, way: str) -> None:
    table = cell(square).roll(6)
    assert table.offers("cross:") == {f"cross:{way}"}
    assert table.act("A", f"cross:{way}").at("A") == "b2"


@pytest.mark.clause("GM-19")
@pytest.mark.parametrize(("way", "end"), [("n", "b1"), ("e", "c2"), ("s", "b3"), ("w", "a2")])
def test_a_natural_six_leads_out_on_any_side(way: str, end: str) -> None:
    table = cell("b2").roll(6)
    assert table.offers("cross:") == {"cross:n", "cross:e", "cross:s", "cross:w"}
    assert table.act("A", f"cross:{way}").at("A") == end


@pytest.mark.clause("GM-19")
def test_crossing_by_a_six_is_the_whole_move() -> None:
    table = drawn(CELL, rest="fenced").roll(6).act("A", "cross:e")
    assert (table.at("A"), table.turn_of) == ("b2", "B")


@pytest.mark.clause("GM-19")
def test_after_the_first_step_it_is_too_late_to_cross() -> None:
    table = cell("a3").roll(6).go("e")
    assert (table.at("A"), table.offers("cross:")) == ("b3", set())
    table.refuse("A", "cross:n")


@pytest.mark.clause("GM-19")
@pytest.mark.parametrize("face", [1, 3, 5])
def test_other_rolls_do_not_cross(face: int) -> None:
    table = cell("b2").roll(face)
    assert (table.at("A"), table.turn_of) == ("b2", "A")  # stayed; B lost its turn
    table.refuse("A", "cross:n")


@pytest.mark.clause("GM-19", "GM-17")
def test_a_six_by_a_bonus_does_not_cross() -> None:
    table = cell(effects="add=2").roll(4)
    assert table.offers("cross:") == set()
    table.refuse("A", "cross:e")


@pytest.mark.clause("GM-19", "GM-17")
def test_a_natural_six_with_a_malus_crosses() -> None:
    assert cell(effects="add=-1").roll(6).act("A", "cross:e").at("A") == "b2"


@pytest.mark.clause("GM-19")
@pytest.mark.parametrize("square", ["a1", "c1", "d2", "b4"])
def test_only_squares_beside_a_closed_one_can_be_crossed_from(square: str) -> None:
    table = cell(square)
    assert "wait" not in table.legal
    table.refuse("A", "wait")
    assert table.roll(6).offers("cross:") == set()


@pytest.mark.clause("GM-19")
@pytest.mark.parametrize(("square", "way"), [("a2", "w"), ("b1", "n")])
def test_no_other_wall_is_crossed(square: str, way: str) -> None:
    cell(square).roll(6).refuse("A", f"cross:{way}")


@pytest.mark.clause("GM-19")
def test_an_obstacle_does_not_count_as_a_wall() -> None:
    table = drawn(ALCOVE, rest="fenced")  # b2 has three walls, and a locked door beside it
    assert "wait" not in table.legal
    table.roll(6)
    assert table.offers("cross:") == set()
    table.refuse("A", "cross:e")


@pytest.mark.clause("GM-19", "GM-26")
def test_what_lies_in_a_closed_square_is_taken_there() -> None:
    table = cell(things="A1@b2").roll(6).act("A", "cross:e")
    assert table.where("A1") == "A"


@pytest.mark.clause("GM-19", "GM-14")
def test_the_move_ends_there_and_the_square_speaks() -> None:
    labelled = CELL.replace("| A |   |", "| A | x |") + "    x: ADD 2 TO YOUR NEXT ROLL\n"
    table = drawn(labelled, rest="fenced").roll(6).act("A", "cross:e")
    assert table.effects("A")["add"] == 2


@pytest.mark.clause("GM-19", "GM-23")
def test_an_obstacle_in_a_closed_square_needs_its_item() -> None:
    pool = CELL.replace("| A |   |", "| A | x |") + "    x: POOL\n"
    drawn(pool, rest="fenced").roll(6).refuse("A", "cross:e")
    table = drawn(pool, rest="fenced", things="m1=boat@A").roll(6).act("A", "cross:e")
    assert table.at("A") == "b2"


@pytest.mark.clause("GM-19", "GM-39")
def test_nobody_crosses_into_the_monster() -> None:
    things = "m1=token@A"
    table = drawn(CELL, rest="fenced", pawns="M@b2/h8", things=things, effects={"A": "waited=3"})
    table.refuse("A", "cross:e")
    table.refuse("A", "token-cross:e")
    table.roll(6).refuse("A", "cross:e")


# --- by waiting


@pytest.mark.clause("GM-19")
@pytest.mark.parametrize(
    ("square", "ways"),
    [("a2", {"cross:e"}), ("b2", {"cross:n", "cross:e", "cross:s", "cross:w"})],
)
def test_after_three_turns_of_waiting_the_fourth_may_start_across(
    square: str, ways: set[str]
) -> None:
    table = cell(square)
    for waited in range(3):
        assert table.offers("cross:") == set(), waited
        table.act("A", "wait")
    assert table.offers("cross:") == ways


@pytest.mark.clause("GM-19")
def test_two_turns_of_waiting_are_too_few() -> None:
    table = cell(effects="waited=2")
    table.refuse("A", "cross:e")
    table.act("A", "wait")
    assert "cross:e" in table.legal


@pytest.mark.clause("GM-19")
def test_the_turn_goes_on_after_crossing() -> None:
    table = cell("b2", effects="waited=3").act("A", "cross:e")
    assert (table.at("A"), table.turn_of) == ("c2", "A")
    table.roll(1).go("e")
    assert table.at("A") == "d2"


@pytest.mark.clause("GM-19")
def test_crossing_uses_the_wait_up() -> None:
    table = cell("b2", effects="waited=3").act("A", "cross:e")
    assert "waited" not in table.effects("A")
    table.refuse("A", "cross:w")


@pytest.mark.clause("GM-19")
def test_leaving_the_square_loses_the_wait() -> None:
    table = cell(effects="waited=2").roll(1).go("n").roll(1).go("s")
    assert table.at("A") == "a2"
    table.act("A", "wait")
    table.refuse("A", "cross:e")


@pytest.mark.clause("GM-19")
def test_rolling_in_between_breaks_the_row_of_waits() -> None:
    table = cell("b2", effects="waited=2").roll(5)  # it cannot move, but it did roll
    table.act("A", "wait")
    table.refuse("A", "cross:e")


@pytest.mark.clause("GM-19")
def test_after_three_waits_one_may_still_roll_instead() -> None:
    table = cell(effects="waited=3").roll(1).go("n")
    assert table.at("A") == "a1"


@pytest.mark.clause("GM-19")
def test_waiting_passes_the_turn_without_a_roll() -> None:
    table = drawn(CELL, rest="fenced").act("A", "wait")
    assert (table.at("A"), table.turn_of, table.chance) == ("a2", "B", None)
    assert table.effects("A")["waited"] == 1
    table.refuse("A", "wait")


@pytest.mark.clause("GM-19")
def test_nobody_waits_after_rolling() -> None:
    cell().roll(2).refuse("A", "wait")


# --- by a POWER TOKEN


@pytest.mark.clause("GM-19", "GM-31")
@pytest.mark.parametrize(("square", "way", "end"), [("a2", "e", "b2"), ("b2", "s", "b3")])
def test_a_power_token_leads_in_or_out(square: str, way: str, end: str) -> None:
    table = cell(square, things="m1=token@A").act("A", f"token-cross:{way}")
    assert (table.at("A"), table.where("m1")) == (end, None)


@pytest.mark.clause("GM-19", "GM-31")
def test_with_a_power_token_there_is_no_other_movement() -> None:
    table = drawn(CELL, rest="fenced", things="m1=token@A").act("A", "token-cross:e")
    assert table.steps == set()
    assert "roll" not in table.legal or table.turn_of == "B"
    assert table.finish_turn().turn_of == "B"


@pytest.mark.clause("GM-19", "GM-31")
def test_no_token_no_crossing() -> None:
    cell(things="m1=key@A").refuse("A", "token-cross:e")
    cell("a1", things="m1=token@A").refuse("A", "token-cross:e")


@pytest.mark.clause("GM-19", "GM-31")
def test_a_token_crosses_instead_of_a_roll_not_after_it() -> None:
    cell(things="m1=token@A").roll(3).refuse("A", "token-cross:e")


# --- by instructions


@pytest.mark.clause("GM-19", "GM-16")
def test_a_jump_leads_into_a_closed_square() -> None:
    table = drawn(
        """
        +---+---+---+---+
        |   |   | j   A |
        +   +---+   +   +
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        j: JUMP 1 SPACES, west
        """,
        rest="fenced",
    )
    assert table.roll(1).go("w").at("A") == "b1"


@pytest.mark.clause("GM-19")
def test_ignoring_walls_leads_out_of_a_closed_square() -> None:
    table = cell("b2", effects="nowalls").roll(2)
    assert table.steps == {"n", "e", "s", "w"}
    assert table.go("ne").at("A") == "c1"
