"""Instructions that lead to instructions (GM-14, GM-15) and the squares of a turn (GM-11)."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import lane, walk
from tests.rules.gootmu.table import Table

LOOP = """
+---+---+---+---+---+---+---+---+
|     z   s       w             |
+---+---+   +---+---+---+---+---+
|       | A |                   |
+---+---+---+---+---+---+---+---+
|                               |
+   +   +   +   +   +   +   +   +
|                               |
+---+---+---+---+---+---+---+---+
"""  # A comes to c1 from below
WALLED = LOOP.replace("|     z   s ", "|     z | s ")


def looped(picture: str, *notes: str) -> Table:
    """A has rolled a 1 and come to c1; `z` on b1 is blank unless it is explained."""
    blank = "" if any(note.startswith("z: ") for note in notes) else "z: closed"
    return drawn("\n".join([picture.strip("\n"), *notes, blank]).rstrip()).roll(1)


@pytest.mark.clause("GM-15")
@pytest.mark.square("SLIDE N SPACES", "MOVE THAT WAY N SPACES")
def test_two_squares_that_contradict_each_other_and_one_space_more() -> None:
    table = looped(LOOP, "s: SLIDE 2 SPACES, east", "w: MOVE THAT WAY 2 SPACES, west")
    if "w" in table.legal:
        table.act("A", "w")
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-15")
@pytest.mark.square("SLIDE N SPACES")
def test_a_slide_goes_one_space_further_in_its_direction() -> None:
    table = looped(LOOP, "s: SLIDE 2 SPACES, east", "w: SLIDE 2 SPACES, west")
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-15")
@pytest.mark.square("SLIDE N SPACES")
def test_without_a_space_further_one_stays_and_the_square_is_blank() -> None:
    table = looped(WALLED, "s: SLIDE 2 SPACES, east", "w: SLIDE 2 SPACES, west")
    assert table.at("A") == "c1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-15")
@pytest.mark.square("JUMP N SPACES")
def test_a_jump_goes_one_space_further_through_walls() -> None:
    table = looped(WALLED, "s: JUMP 2 SPACES, east", "w: JUMP 2 SPACES, west")
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-15")
@pytest.mark.square("SLIDE N SPACES", "ADD N TO YOUR NEXT ROLL")
def test_the_chain_goes_on_one_space_further() -> None:
    table = looped(
        LOOP, "s: SLIDE 2 SPACES, east", "w: SLIDE 2 SPACES, west", "z: ADD 3 TO YOUR NEXT ROLL"
    )
    assert table.at("A") == "b1"
    assert "add" in table.effects("A")


@pytest.mark.clause("GM-15")
@pytest.mark.square("SLIDE N SPACES")
def test_one_stays_if_the_square_further_on_was_applied_too() -> None:
    picture = lane(
        "| . A a b . c . . |", "a: SLIDE 1 SPACES, east", "b: SLIDE 2 SPACES, east",
        "c: SLIDE 2 SPACES, west",
    )  # fmt: skip
    table = walk(drawn(picture), 1, "e")
    assert table.at("A") == "d1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-15")
@pytest.mark.square("SLIDE N SPACES", "JUMP N SPACES", "LOSE 1 TURN")
def test_a_chain_of_four() -> None:
    picture = lane(
        "| A a b | . c . . d |", "a: SLIDE 1 SPACES, east", "b: JUMP 2 SPACES, east",
        "c: MOVE FORWARD 3 SPACES", "d: LOSE 1 TURN",
    )  # fmt: skip
    table = drawn(picture).roll(1)
    assert table.at("A") == "h1"
    assert "lost" in table.effects("A")


@pytest.mark.clause("GM-14", "GM-15")
@pytest.mark.square("SLIDE N SPACES")
def test_an_impossible_link_ends_the_chain() -> None:
    picture = lane("| A a . b . | . . . |", "a: SLIDE 2 SPACES, east", "b: SLIDE 3 SPACES, east")
    table = drawn(picture).roll(1)
    assert table.at("A") == "d1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-14")
@pytest.mark.square("SLIDE N SPACES", "LOSE 1 TURN")
def test_squares_that_are_only_passed_are_not_applied() -> None:
    picture = lane("| A a b . . . . . |", "a: SLIDE 3 SPACES, east", "b: LOSE 1 TURN")
    table = drawn(picture).roll(1)
    assert table.at("A") == "e1"
    assert "lost" not in table.effects("A")


@pytest.mark.clause("GM-15", "GM-60")
@pytest.mark.square("MOVE BACK N SPACES", "SLIDE N SPACES")
def test_back_retraces_a_slide_and_the_roll_before_it() -> None:
    picture = lane("| A . a . b . . . |", "a: SLIDE 2 SPACES, east", "b: MOVE BACK 3 SPACES")
    table = drawn(picture).roll(2)
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-15", "GM-24", "GM-09")
@pytest.mark.square("SLIDE N SPACES", "POOL")
def test_a_chain_into_a_pool_ends_at_the_start() -> None:
    picture = lane(
        "| A a b p . . . . |", "a: SLIDE 1 SPACES, east", "b: JUMP 1 SPACES, east", "p: POOL"
    )
    table = drawn(picture, pawns="A@a1/k9").roll(1)
    assert table.at("A") == "k9"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-15", "GM-09")
@pytest.mark.square("MOVE ANY DIRECTION N SPACES, IGNORE WALLS")
def test_a_pushed_player_makes_the_choices_of_the_chain() -> None:
    picture = lane(
        "| A B a b . . . . |",
        "a: SLIDE 1 SPACES, east",
        "b: MOVE ANY DIRECTION 2 SPACES, IGNORE WALLS",
    )
    table = drawn(picture).roll(1).act("A", "push:B:e")
    assert table.decider == "B"
    table.act("B", "s")
    assert table.at("B") == "d3"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-11", "GM-59")
@pytest.mark.square("MOVE FORWARD N SPACES")
def test_this_turns_squares_are_entered_again_only_if_there_is_no_other_way() -> None:
    ring = """
        +---+---+---+---+
        | A   a     |   |
        +   +---+   +---+
        |           |   |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        a: MOVE FORWARD 5 SPACES
        """
    table = walk(drawn(ring), 1, "e")
    assert table.at("A") == "a1"  # five steps round the ring, and the first square again


@pytest.mark.clause("GM-11", "GM-62")
@pytest.mark.square("MOVE THAT WAY N SPACES")
def test_another_way_than_over_this_turns_squares_is_taken() -> None:
    fork = """
        +---+---+---+---+
        | A       a     |
        +   +   +---+---+
        |   |   |       |
        +---+   +---+---+
        |   |   |       |
        +---+---+---+---+
        |               |
        +---+---+---+---+
        a: MOVE THAT WAY 2 SPACES, west
        """
    table = walk(drawn(fork), 2, "ee")
    assert table.at("A") == "b2"  # back to b1 by the arrow, but not on to a1
