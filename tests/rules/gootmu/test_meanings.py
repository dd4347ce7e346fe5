"""What choices are about: squares, tiles, pawns and things by name, for a page to light them."""

from __future__ import annotations

import pytest

from tablee.core.meaning import Meaning
from tests.rules.gootmu.drawn import hall, relaid, room
from tests.rules.gootmu.table import GAME, Table


def meaning(table: Table, text: str) -> Meaning:
    """What the choice that is written so is about; it must be on offer."""
    assert text in table.legal, sorted(table.legal)
    kind, target = GAME.meaning(table.state, GAME.parse_action(table.state, text))
    return Meaning(kind, dict(target))


ROOM = "A....... ........ ........ ........"


def test_a_word_is_about_nothing() -> None:
    table = room(ROOM)
    assert meaning(table, "roll") == ("roll", {})
    assert meaning(room(ROOM, pawns="M@f3/h8"), "monster") == ("monster", {})


@pytest.mark.clause("GM-10")
def test_a_step_is_about_the_square_that_it_leads_to() -> None:
    table = room(ROOM).roll(3)
    assert meaning(table, "e") == ("step", {"direction": "e", "square": "b1"})
    assert meaning(table, "s") == ("step", {"direction": "s", "square": "a2"})


@pytest.mark.clause("GM-01")
def test_a_step_across_the_edge_leads_to_the_other_side() -> None:
    table = room(ROOM, rest="open", pawns="A@l5/l5 B@f8/f8").roll(3)
    assert meaning(table, "e") == ("step", {"direction": "e", "square": "a5"})


@pytest.mark.clause("GM-85")
def test_a_step_over_a_hole_leads_to_the_tile_beyond() -> None:
    table = relaid(room(ROOM, rest="open", pawns="A@i9/d9 B@d5/d5"), {3: "-"}).roll(3)
    assert meaning(table, "s") == ("step", {"direction": "s", "square": "i10"})
    table = relaid(room(ROOM, rest="open", pawns="A@i12/d9 B@d5/d5"), {3: "-"}).roll(3)
    assert meaning(table, "s") == ("step", {"direction": "s", "square": "i5"})


@pytest.mark.clause("GM-31")
def test_a_token_is_about_a_number_or_a_tile_and_a_way() -> None:
    table = room(ROOM, things="m8=token@A")
    assert meaning(table, "token:4") == ("token", {"number": 4})
    assert meaning(table, "spin:t1:left") == ("spin", {"tile": "t1", "way": "left"})


@pytest.mark.clause("GM-18")
def test_a_six_turns_a_tile_one_way() -> None:
    assert meaning(room(ROOM).roll(6), "turn:t2:right") == ("turn", {"tile": "t2", "way": "right"})


@pytest.mark.clause("GM-27")
def test_a_thing_that_is_put_down_is_in_a_hand_and_on_no_square() -> None:
    table = room(ROOM, things="m8=boat@A").roll(3)
    assert meaning(table, "drop:m8") == ("drop", {"thing": "m8"})


@pytest.mark.clause("GM-26")
def test_a_thing_to_take_lies_on_a_square() -> None:
    table = hall("A...", things="m8=boat@A m9=oil@A B1@b1 B2@b1").roll(1).go("e")
    assert meaning(table, "B2") == ("thing", {"thing": "B2", "square": "b1"})


@pytest.mark.clause("GM-20")
def test_a_push_is_about_a_pawn_and_where_it_is_pushed_to() -> None:
    table = room(ROOM, pawns="B@b1/h8").roll(1).go("e")
    assert meaning(table, "push:B:s") == ("push", {"pawn": "B", "direction": "s", "square": "b2"})


@pytest.mark.clause("GM-71")
def test_a_pawn_is_about_where_it_stands() -> None:
    words = "s: MOVE TO SAME SPACE AS ANOTHER PLAYER"
    table = room("As......" + ROOM[8:], words, seats=3, pawns="B@c3/h8 C@d4/h4").roll(1).go("e")
    assert meaning(table, "B") == ("pawn", {"pawn": "B", "square": "c3"})


@pytest.mark.clause("GM-84")
def test_a_tile_is_not_taken_for_a_square() -> None:
    table = room("As......" + ROOM[8:], "s: ROTATE ANY TILE ON BOARD").roll(1).go("e")
    assert meaning(table, "turn:t5:left") == ("turn", {"tile": "t5", "way": "left"})
    table = room("As......" + ROOM[8:], "s: REMOVE 1 TILE FROM BOARD").roll(1).go("e")
    assert meaning(table, "t7") == ("tile", {"tile": "t7"})


@pytest.mark.clause("GM-81")
def test_a_thing_that_is_thrown_lands_four_squares_away() -> None:
    table = room("As......" + ROOM[8:], "s: DROP ONE ITEM 4 SPACES FROM HERE", things="m8=boat@A")
    table.roll(1).go("e")
    assert meaning(table, "e") == ("step", {"direction": "e", "square": "f1"})


@pytest.mark.clause("GM-83")
def test_a_piece_that_is_moved_leaves_from_its_own_square() -> None:
    words = "s: MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS"
    table = room("As......" + ROOM[8:], words, things="B1@e3").roll(1).go("e").act("A", "B1")
    assert meaning(table, "n") == ("step", {"direction": "n", "square": "e2"})


@pytest.mark.clause("GM-65")
def test_any_direction_leads_as_far_as_the_square_says() -> None:
    words = "s: MOVE ANY DIRECTION 3 SPACES, IGNORE WALLS"
    table = room("As......" + ROOM[8:], words).roll(1).go("e")
    assert meaning(table, "e") == ("step", {"direction": "e", "square": "e1"})
