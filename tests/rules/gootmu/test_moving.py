"""Walking: walls, the wrapped board, exact moves, dead ends (GM-02, GM-10 to GM-13)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, relaid, room

LANE = """
    +   +---+   +   +
    | A             |
    +---+---+   +---+
    |               |
    +   +---+---+   +
    |               |
    +   +   +   +   +
    |               |
    +   +---+---+   +
"""

OPEN = """
    +   +   +   +   +
      A
    +   +   +   +   +

    +   +   +   +   +

    +   +   +   +   +

    +   +   +   +   +
"""


# --- GM-10


@pytest.mark.clause("GM-10")
def test_a_pawn_moves_exactly_as_far_as_the_die_says() -> None:
    table = room("A... .... .... ....").roll(3)
    assert table.view.steps == 3
    table.go("ee")
    assert (table.at("A"), table.turn_of, table.view.steps) == ("c1", "A", 1)
    table.go("s")
    assert (table.at("A"), table.turn_of) == ("c2", "B")


@pytest.mark.clause("GM-10")
@pytest.mark.parametrize(("way", "end"), [("n", "b1"), ("e", "c2"), ("s", "b3"), ("w", "a2")])
def test_one_step_goes_to_a_square_beside(way: str, end: str) -> None:
    table = room(".... .A.. .... ....").roll(1).go(way)
    assert table.at("A") == end


@pytest.mark.clause("GM-10")
def test_nobody_walks_through_walls() -> None:
    table = drawn(LANE).roll(1)
    assert table.steps == {"n", "e"}
    table.refuse("A", "s")
    table.refuse("A", "w")
    table = drawn(LANE, pawns="A@b2/b2").roll(1)
    assert table.steps == {"e", "w"}
    table.refuse("A", "n")
    table.refuse("A", "s")


@pytest.mark.clause("GM-10")
def test_steps_are_orthogonal() -> None:
    table = room(".... .A.. .... ....").roll(2)
    assert table.legal == {"n", "e", "s", "w"}
    table.reject("A", "ne")
    table.reject("A", "c3")


@pytest.mark.clause("GM-10")
def test_nobody_steps_before_rolling_or_rolls_twice() -> None:
    table = room(".... .A.. .... ....")
    table.refuse("A", "n")
    table.roll(2)
    table.refuse("A", "roll")
    table.go("e")
    table.refuse("A", "roll")


@pytest.mark.clause("GM-10")
def test_only_the_seat_whose_turn_it_is_rolls_and_moves() -> None:
    table = room(".... .A.. ..B. ....")
    table.refuse("B", "roll")
    table.roll(2)
    table.refuse("B", "n")
    table.go("ne")
    assert (table.turn_of, table.decider) == ("B", "B")
    table.refuse("A", "roll")


@pytest.mark.clause("GM-10")
def test_the_turn_goes_to_the_left_and_is_counted() -> None:
    table = room("AB.. .... .C.. ....", seats=3, turn="B 30").roll(1).go("s")
    assert (table.turn_of, table.view.turn) == ("C", 31)
    table.roll(1).go("s")
    assert (table.turn_of, table.view.turn) == ("A", 32)


@pytest.mark.clause("GM-10")
def test_after_the_last_seat_the_first_plays() -> None:
    table = room("H... .... .... ....", seats=8, turn="H 3").roll(1).go("e")
    assert (table.turn_of, table.decider) == ("A", "A")


# --- GM-02


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize(("way", "end"), [("n", "a12"), ("w", "l1")])
def test_leaving_by_one_side_enters_by_the_opposite_one(way: str, end: str) -> None:
    assert drawn(OPEN).roll(1).go(way).at("A") == end
    back = {"n": "s", "w": "e"}[way]
    assert drawn(OPEN, pawns=f"A@{end}/{end}").roll(1).go(back).at("A") == "a1"


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize(
    ("seats", "end"), [(2, "a12"), (3, "a12"), (4, "a16"), (5, "a16"), (6, "a16"), (8, "a16")]
)
def test_the_wrapped_board_is_as_high_as_its_players_make_it(seats: int, end: str) -> None:
    assert drawn(OPEN, seats=seats).roll(1).go("n").at("A") == end


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize(("seats", "end"), [(2, "l1"), (3, "p1"), (5, "p1"), (7, "t1")])
def test_and_as_wide(seats: int, end: str) -> None:
    assert drawn(OPEN, seats=seats).roll(1).go("w").at("A") == end


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize(("start", "way"), [("d2", "e"), ("e2", "w"), ("a2", "w"), ("l2", "e")])
def test_a_wall_of_either_tile_closes_the_edge_between_them(start: str, way: str) -> None:
    table = drawn(LANE, pawns=f"A@{start}/{start}").roll(1)  # only the picture's tile has a wall
    assert table.steps
    assert way not in table.steps
    table.refuse("A", way)


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize(("start", "way"), [("b1", "n"), ("b12", "s"), ("b4", "s"), ("b5", "n")])
def test_that_holds_across_the_wrapped_edge_too(start: str, way: str) -> None:
    table = drawn(LANE, pawns=f"A@{start}/{start}").roll(1)
    assert way not in table.steps
    table.refuse("A", way)


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize(
    ("turned", "square", "walls"),
    [
        ("1", "a1", {"s", "w"}),
        ("1r", "d1", {"n", "w"}),
        ("1u", "d4", {"n", "e"}),
        ("1l", "a4", {"e", "s"}),
    ],
)
def test_walls_turn_with_their_tile(turned: str, square: str, walls: set[str]) -> None:
    corner = """
        +   +   +   +   +
        |
        +---+   +   +   +

        +   +   +   +   +

        +   +   +   +   +

        +   +   +   +   +
    """
    table = relaid(drawn(corner, pawns=f"A@{square}/f6"), {1: turned})
    assert table.walls(square) == walls
    assert table.roll(1).steps == {"n", "e", "s", "w"} - walls


@pytest.mark.clause("GM-02")
def test_a_step_into_a_hole_comes_out_beyond_it() -> None:
    table = relaid(drawn(LANE, pawns="A@d4/d4 B@f6/f6", rest="open"), {4: "-"})
    table.roll(1)
    assert "s" in table.steps
    assert table.go("s").at("A") == "d9"


# --- GM-11


@pytest.mark.clause("GM-11")
def test_nobody_turns_back() -> None:
    table = room("A... .... .... ....").roll(3).go("e")
    assert table.steps == {"e", "s"}
    table.refuse("A", "w")


@pytest.mark.clause("GM-11")
def test_no_square_is_entered_twice_in_a_move() -> None:
    table = room(".... .A.. .... ....").roll(5).go("nes")
    assert table.at("A") == "c2"
    assert table.steps == {"e", "s"}  # not back to c1, not to b2 where it began
    table.refuse("A", "w")


@pytest.mark.clause("GM-11", "GM-12")
@pytest.mark.parametrize(("face", "moves"), [(1, True), (3, True), (4, False), (5, False)])
def test_the_square_where_it_began_counts_as_entered(face: int, moves: bool) -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A     |       |
        +   +   +   +   +
        |       |       |
        +---+---+   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """
    ).roll(face)
    assert bool(table.steps) is moves  # a ring of four squares


@pytest.mark.clause("GM-11")
def test_the_next_turn_starts_afresh() -> None:
    table = hall("A...", effects={"B": "lost=9"}).roll(3)
    assert (table.at("A"), table.turn_of) == ("d1", "A")
    assert table.roll(3).at("A") == "a1"


@pytest.mark.clause("GM-11", "GM-52")
def test_so_does_an_extra_turn() -> None:
    table = hall("Ax..", "x: EXTRA TURN, ROLL AGAIN").roll(1).roll(1)
    assert table.steps == {"e", "w"}
    assert table.go("w").at("A") == "a1"


@pytest.mark.clause("GM-11")
def test_an_instruction_may_go_back_where_its_arrow_points() -> None:
    table = hall("A.s.", "s: SLIDE 2 SPACES, west").roll(2)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-11")
def test_an_instruction_turns_away_from_squares_of_this_turn_if_it_can() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A       m     |
        +---+   +---+---+
        |   |   |       |
        +   +   +---+   +
        |   |   |       |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        m: MOVE THAT WAY 2 SPACES, west
        """
    )
    table.roll(2).go("ee")
    # c1, then west to b1 as the arrow says; a1 is where the turn began, so it turns south
    assert table.at("A") == "b2"


# --- GM-12


@pytest.mark.clause("GM-12")
@pytest.mark.parametrize(("face", "end"), [(1, "b1"), (3, "d1"), (4, "a1"), (5, "a1")])
def test_without_an_exact_way_a_pawn_does_not_move_at_all(face: int, end: str) -> None:
    table = hall("A...").roll(face)  # the rulebook's example: three squares of corridor, a 5
    assert (table.at("A"), table.turn_of) == (end, "B")


@pytest.mark.clause("GM-12", "GM-13")
def test_a_branch_that_is_too_short_may_not_be_entered() -> None:
    table = drawn(
        """
        +---+---+---+---+
        |     A         |
        +---+   +---+---+
        |   |   |       |
        +   +   +---+   +
        |   |   |       |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """
    )
    assert table.copy().roll(1).steps == {"e", "s", "w"}
    assert table.copy().roll(2).steps == {"e", "s"}  # a1 is a dead end
    table.roll(3)
    assert table.at("A") == "b4"  # c1 and d1 are two squares: south is forced


@pytest.mark.clause("GM-12")
def test_moving_is_compulsory() -> None:
    table = room("A... .... .... ....").roll(2)
    assert table.legal == {"e", "s"}
    table.refuse("A", "pass")
    table.go("e")
    table.refuse("A", "pass")


@pytest.mark.clause("GM-12")
def test_other_uses_of_a_turn_without_a_move_stay_possible() -> None:
    table = hall("A...", things="m1=token@A m2=key@A").roll(5)
    assert (table.at("A"), table.turn_of) == ("a1", "A")
    assert "spin:t1:right" in table.legal
    table.refuse("A", "e")
    assert table.finish_turn().turn_of == "B"


# --- GM-13


@pytest.mark.clause("GM-13")
@pytest.mark.parametrize(
    "label", ["TRAP DOOR ONE WAY, east", "SECRET PANEL, ROLL 3 OR LESS TO PASS"]
)
@pytest.mark.parametrize(("face", "end"), [(1, "b1"), (2, "a1"), (3, "a1")])
def test_doors_and_panels_are_dead_ends(label: str, face: int, end: str) -> None:
    table = hall("Ad..", f"d: {label}").roll(face)
    assert (table.at("A"), table.turn_of) == (end, "B")


@pytest.mark.clause("GM-13")
def test_a_dead_end_is_entered_by_exact_count_only() -> None:
    table = hall(".A..")
    assert table.copy().roll(1).steps == {"e", "w"}
    assert table.copy().roll(2).at("A") == "d1"
    assert table.copy().roll(3).at("A") == "b1"


@pytest.mark.clause("GM-13")
def test_a_trap_door_is_not_entered_against_its_arrow() -> None:
    table = hall(".d.A", "d: TRAP DOOR ONE WAY, east")
    assert table.copy().roll(1).at("A") == "c1"
    assert table.copy().roll(2).at("A") == "d1"
    table = hall(".dA.", "d: TRAP DOOR ONE WAY, east").roll(1)
    assert table.at("A") == "d1"  # the only step was forced


@pytest.mark.clause("GM-13")
def test_who_ended_on_a_trap_door_goes_on_through_it() -> None:
    table = hall("Ad..", "d: TRAP DOOR ONE WAY, east", effects={"B": "lost=9"}).roll(1)
    assert "door" in table.effects("A")
    assert table.roll(1).at("A") == "c1"  # not back to a1
    assert "door" not in table.effects("A")
