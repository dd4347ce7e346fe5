"""GET ANOTHER PLAYER PIECE: a second pawn of one player (GM-87)."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import lane, walk
from tests.rules.gootmu.table import Table

NAME = "GET ANOTHER PLAYER PIECE"
ROW = "| A a . . . . . | B |"


def placed(square: str = "d1") -> Table:
    """A has landed on b1 and put a second pawn there."""
    return drawn(lane(ROW, f"a: {NAME}")).roll(1).act("A", square)


@pytest.mark.clause("GM-87", "GM-08")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_the_second_pawn_starts_at_most_three_squares_away_walls_ignored() -> None:
    things = "A1@e7 A2@g7 A3@i7 B1@k7 B2@f9 B3@h9"
    table = drawn(lane(ROW, f"a: {NAME}"), things=things).roll(1)
    assert {"c1", "e1", "b4", "b10", "k1", "d2"} <= table.legal
    assert not {"f1", "b5", "b9", "j1", "d3"} & table.legal
    table.act("A", "b4")
    assert (table.at("A+"), table.home("A+")) == ("b4", "b4")


@pytest.mark.clause("GM-87", "GM-05")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_the_second_pawn_starts_on_an_empty_unlabelled_square() -> None:
    picture = lane("| A a b p . . . | B |", f"a: {NAME}", "b: LOSE 1 TURN", "p: POOL")
    table = drawn(picture, pawns="B@b3/b3").roll(1)
    assert not {"b1", "c1", "d1", "b3"} & table.legal


@pytest.mark.clause("GM-87")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_the_second_pawn_takes_its_turn_after_ones_own() -> None:
    table = placed()
    assert (table.turn_of, table.decider) == ("A+", "A")
    walk(table, 2, "ee")
    assert (table.at("A"), table.at("A+")) == ("b1", "f1")
    assert table.turn_of == "B"
    table.roll(1)
    assert table.turn_of == "A"


@pytest.mark.clause("GM-87")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_the_second_pawn_carries_things() -> None:
    picture = lane("| A . . . . . . | B |")
    table = drawn(picture, pawns="A+@c1/c1", things="m1=key@d1 A1@e1", turn="A+ 13")
    walk(table, 3, "eee")
    assert table.carried("A+") == {"m1", "A1"}
    assert table.carried("A") == set()


@pytest.mark.clause("GM-87", "GM-07")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_the_second_pawn_cannot_win() -> None:
    picture = lane("| A . . . . . . | B |")
    table = drawn(picture, pawns="A+@c1/c1", things="A1@A+ A2@A+ A3@d1", turn="A+ 13")
    walk(table, 1, "e")
    assert table.carried("A+") == {"A1", "A2", "A3"}
    assert not table.over


@pytest.mark.clause("GM-87")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_there_is_one_second_pawn_a_player() -> None:
    table = drawn(lane(ROW, f"a: {NAME}"), pawns="A+@f1/f1").roll(1)
    assert table.turn_of == "A+"
    assert table.at("A+") == "f1"


@pytest.mark.clause("GM-87")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_a_second_pawn_that_lands_there_brings_no_third() -> None:
    picture = lane("| A . . . . . a | B |", f"a: {NAME}")
    table = drawn(picture, pawns="A+@f1/f1", turn="A+ 13")
    walk(table, 1, "e")
    assert table.at("A+") == "g1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-87")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_effects_belong_to_one_pawn() -> None:
    picture = lane("| A . . . . . a | B |", "a: ADD 2 TO YOUR NEXT ROLL")
    table = walk(drawn(picture, pawns="A+@f1/f1", turn="A+ 13"), 1, "e")
    assert "add" in table.effects("A+")
    assert "add" not in table.effects("A")


@pytest.mark.clause("GM-87", "GM-55")
@pytest.mark.square("GET ANOTHER PLAYER PIECE", "LOSE 1 TURN")
def test_a_turn_lost_by_one_pawn_is_not_lost_by_the_other() -> None:
    table = drawn(lane("| A a . . . . . | B |", "a: LOSE 1 TURN"), pawns="A+@f1/f1").roll(1)
    for name, way in (("A+", "w"), ("B", ""), ("A+", "e"), ("B", ""), ("A", "")):
        assert table.turn_of == name
        if name != "A":
            walk(table, 1, way)


@pytest.mark.clause("GM-87", "GM-20")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_to_others_the_second_pawn_is_a_player() -> None:
    table = drawn(lane("| B . . . | A . . . |"), pawns="A+@c1/c1", turn="B 13").roll(2)
    assert table.legal == {"push:A+:e", "push:A+:w", "no"}
    table.act("B", "push:A+:e")
    assert table.at("A+") == "d1"


@pytest.mark.clause("GM-87", "GM-20")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_ones_own_pawns_do_not_push_each_other() -> None:
    table = drawn(lane("| . A . . |"), pawns="A+@a1/a1", turn="A+ 13").roll(1)
    assert not table.offers("push:")
    assert table.at("A+") == table.at("A") == "b1"


@pytest.mark.clause("GM-87")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_ones_own_pawns_hand_things_over_where_they_meet() -> None:
    things = "A1@A+ m1=key@A"
    table = drawn(lane("| . A . . |"), pawns="A+@a1/a1", things=things, turn="A+ 13")
    walk(table, 1, "e")
    assert {"A1", "m1", "no"} <= table.legal
    table.act("A", "A1")
    assert (table.carried("A"), table.carried("A+")) == ({"A1", "m1"}, set())
    table.act("A", "m1")
    assert (table.carried("A"), table.carried("A+")) == ({"A1"}, {"m1"})
    table.act("A", "no")
    assert (table.carried("A"), table.carried("A+")) == ({"A1"}, {"m1"})


@pytest.mark.clause("GM-87", "GM-07")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_a_third_piece_handed_to_ones_own_pawn_wins() -> None:
    things = "A1@A A2@A A3@A+"
    table = drawn(lane("| . A . . |"), pawns="A+@a1/a1", things=things, turn="A+ 13")
    walk(table, 1, "e")
    table.act("A", "A3")
    assert table.winners == "A"


@pytest.mark.clause("GM-87", "GM-26")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_nothing_is_handed_into_a_full_hand() -> None:
    things = "A1@A+ m1=key@A m2=oil@A m3=boat@A"
    table = drawn(lane("| . A . . |"), pawns="A+@a1/a1", things=things, turn="A+ 13")
    walk(table, 1, "e")
    assert {"m1", "m2", "m3", "no"} <= table.legal
    assert "A1" not in table.legal


@pytest.mark.clause("GM-87", "GM-70")
@pytest.mark.square("GET ANOTHER PLAYER PIECE", "MOVE TO SAME SPACE AS ANOTHER PLAYER")
def test_ones_own_second_pawn_is_not_another_player() -> None:
    picture = lane("| A a . . . . . | B |", "a: MOVE TO SAME SPACE AS ANOTHER PLAYER")
    table = drawn(picture, pawns="A+@e1/e1").roll(1)
    assert table.at("A") == "h1"


@pytest.mark.clause("GM-87", "GM-77")
@pytest.mark.square("GET ANOTHER PLAYER PIECE", "MOVE OTHER PLAYERS 1 SPACE EACH")
def test_an_enemys_second_pawn_is_moved_as_another_player() -> None:
    picture = lane("| A a . | B . | . . . |", "a: MOVE OTHER PLAYERS 1 SPACE EACH")
    table = drawn(picture, pawns="A+@c1/c1 B+@f1/f1").roll(1)
    assert [table.at(pawn) for pawn in ("A", "A+", "B", "B+")] == ["b1", "c1", "e1", "g1"]


@pytest.mark.clause("GM-87", "GM-73")
@pytest.mark.square("GET ANOTHER PLAYER PIECE", "GO TO NEAREST ENEMY GOOTMU")
def test_to_the_second_pawn_its_owners_pieces_are_no_enemys() -> None:
    picture = lane("| . a . . . . . | B |", "a: GO TO NEAREST ENEMY GOOTMU")
    things = "A1@c1 A2@- A3@- B1@g1 B2@- B3@-"
    table = drawn(picture, pawns="A@k9 A+@a1/a1", things=things, turn="A+ 13")
    walk(table, 1, "e")
    assert table.at("A+") == "g1"


@pytest.mark.clause("GM-87", "GM-24")
@pytest.mark.square("GET ANOTHER PLAYER PIECE")
def test_the_second_pawn_goes_back_to_its_own_start() -> None:
    picture = lane("| A . . s . p . . |", "s: SLIDE 2 SPACES, east", "p: POOL")
    table = drawn(picture, pawns="A+@c1/k9", turn="A+ 13")
    walk(table, 1, "e")
    assert table.at("A+") == "k9"


@pytest.mark.clause("GM-87", "GM-56")
@pytest.mark.square("GET ANOTHER PLAYER PIECE", "ENEMY MOVES YOUR NEXT TURN")
def test_neighbours_are_people_and_not_ones_own_pawns() -> None:
    picture = lane("| A . . . | B . . . |")
    table = drawn(picture, pawns="A+@c1/c1", effects={"A+": "enemy"}, turn="A+ 13").roll(1)
    assert table.decider == "B"
    assert table.act("B", "w").at("A+") == "b1"
