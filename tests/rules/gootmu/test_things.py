"""Squares about things (GM-80 to GM-82). A lands on b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import LONG, either, lane, walk
from tests.rules.gootmu.table import Table

FULL = "m1=key@A m2=oil@A m3=boat@A"


def at_square(name: str, things: str, row: str = LONG, pawns: str = "") -> Table:
    """A, who may carry things, has rolled a 1 and ended on `a`."""
    return walk(drawn(lane(row, f"a: {name}"), things=things, pawns=pawns), 1, "e")


# --- the nearest item


@pytest.mark.clause("GM-80", "GM-08")
@pytest.mark.square("GET NEAREST ITEM")
def test_the_nearest_item_comes_through_walls() -> None:
    table = at_square("GET NEAREST ITEM", "m1=key@b4 m2=oil@f1 A1@c1 B1@d1")
    assert table.at("A") == "b1"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-80")
@pytest.mark.square("GET NEAREST ITEM")
def test_the_nearest_item_may_lie_face_down() -> None:
    table = at_square("GET NEAREST ITEM", "m1=?@d1 m2=oil@f1").marker("cancel")
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-80")
@pytest.mark.square("GET NEAREST ITEM")
@pytest.mark.parametrize("kind", ["fire", "cave-in", "magnet"])
def test_what_cannot_be_taken_is_turned_up_and_skipped(kind: str) -> None:
    table = at_square("GET NEAREST ITEM", "m1=?@d1 m2=oil@f1").marker(kind)
    assert (table.where("m1"), table.kind("m1")) == ("d1", kind)
    assert table.carried("A") == {"m2"}


@pytest.mark.clause("GM-80")
@pytest.mark.square("GET NEAREST ITEM")
def test_a_fire_that_burns_already_is_no_item() -> None:
    table = at_square("GET NEAREST ITEM", "m1=fire@d1 m2=oil@f1")
    assert table.carried("A") == {"m2"}


@pytest.mark.clause("GM-80")
@pytest.mark.square("GET NEAREST ITEM")
def test_of_two_nearest_items_one_is_chosen() -> None:
    table = at_square("GET NEAREST ITEM", "m1=key@b4 m2=oil@e1 m3=boat@g1")
    either(table, "m2", "e1")
    assert table.carried("A") == {"m2"}
    assert table.where("m1") == "b4"


@pytest.mark.clause("GM-80")
@pytest.mark.square("GET NEAREST ITEM")
def test_with_full_hands_nothing_is_taken_or_turned() -> None:
    table = at_square("GET NEAREST ITEM", f"{FULL} m4=?@d1")
    assert table.chance is None
    assert table.kind("m4") == "?"
    assert table.carried("A") == {"m1", "m2", "m3"}


@pytest.mark.clause("GM-80", "GM-14")
@pytest.mark.square("GET NEAREST ITEM")
def test_without_an_item_on_the_board_nothing_is_taken() -> None:
    table = at_square("GET NEAREST ITEM", "m1=key@B A1@c1")
    assert table.carried("A") == set()
    assert table.where("A1") == "c1"


# --- from hand to hand


@pytest.mark.clause("GM-80")
@pytest.mark.square("TAKE 1 ITEM FROM ANOTHER PLAYER")
def test_an_item_but_no_piece_is_taken_from_another_player() -> None:
    table = at_square("TAKE 1 ITEM FROM ANOTHER PLAYER", "m1=key@B m2=oil@B A1@B")
    assert table.legal == {"m1", "m2"}
    table.act("A", "m2")
    assert (table.carried("A"), table.carried("B")) == ({"m2"}, {"m1", "A1"})


@pytest.mark.clause("GM-80")
@pytest.mark.square("TAKE 1 ITEM FROM ANOTHER PLAYER")
def test_who_takes_with_full_hands_puts_one_thing_down() -> None:
    table = at_square("TAKE 1 ITEM FROM ANOTHER PLAYER", f"{FULL} m4=pickaxe@B")
    assert table.decider == "A"
    either(table, "m3", "drop:m3")
    assert table.carried("A") == {"m1", "m2", "m4"}
    assert table.where("m3") == "b1"


@pytest.mark.clause("GM-80", "GM-14")
@pytest.mark.square("TAKE 1 ITEM FROM ANOTHER PLAYER")
def test_nothing_is_taken_from_who_has_only_pieces() -> None:
    table = at_square("TAKE 1 ITEM FROM ANOTHER PLAYER", "B1@B A1@B")
    assert table.carried("B") == {"A1", "B1"}
    assert table.turn_of == "B"


@pytest.mark.clause("GM-80")
@pytest.mark.square("GIVE ANOTHER PLAYER 1 ITEM")
def test_an_item_but_no_piece_is_given_away() -> None:
    table = at_square("GIVE ANOTHER PLAYER 1 ITEM", "m1=key@A m2=oil@A B1@A")
    assert table.legal == {"m1", "m2"}
    table.act("A", "m1")
    assert (table.carried("A"), table.carried("B")) == ({"m2", "B1"}, {"m1"})


@pytest.mark.clause("GM-80")
@pytest.mark.square("GIVE ANOTHER PLAYER 1 ITEM")
def test_a_full_receiver_puts_one_thing_down() -> None:
    things = "m1=key@A m2=oil@B m3=boat@B B1@B"
    table = at_square("GIVE ANOTHER PLAYER 1 ITEM", things)
    assert table.decider == "B"
    either(table, "m2", "drop:m2")
    assert table.carried("B") == {"m1", "m3", "B1"}
    assert table.where("m2") == "h1"
    assert table.carried("A") == set()


@pytest.mark.clause("GM-80")
@pytest.mark.square("GIVE ANOTHER PLAYER 1 ITEM")
def test_the_giver_chooses_the_receiver() -> None:
    picture = lane("| A a . . | B | C . . |", "a: GIVE ANOTHER PLAYER 1 ITEM")
    table = walk(drawn(picture, seats=3, things="m1=key@A"), 1, "e")
    assert table.legal == {"B", "C"}
    assert table.act("A", "C").carried("C") == {"m1"}


@pytest.mark.clause("GM-80", "GM-14")
@pytest.mark.square("GIVE ANOTHER PLAYER 1 ITEM")
def test_who_has_only_pieces_gives_nothing() -> None:
    table = at_square("GIVE ANOTHER PLAYER 1 ITEM", "A1@A B1@A").finish_turn()
    assert table.carried("A") == {"A1", "B1"}


# --- lost and found


@pytest.mark.clause("GM-80")
@pytest.mark.square("CONFUSED, DISCARD ONE ITEM")
def test_one_item_leaves_the_game() -> None:
    table = at_square("CONFUSED, DISCARD ONE ITEM", "m1=key@A m2=oil@A A1@A")
    assert table.legal == {"m1", "m2"}
    table.act("A", "m1")
    assert table.where("m1") is None
    assert table.carried("A") == {"m2", "A1"}


@pytest.mark.clause("GM-80", "GM-14")
@pytest.mark.square("CONFUSED, DISCARD ONE ITEM")
def test_a_piece_is_never_discarded() -> None:
    table = at_square("CONFUSED, DISCARD ONE ITEM", "A1@A B3@A").finish_turn()
    assert table.carried("A") == {"A1", "B3"}


@pytest.mark.clause("GM-80")
@pytest.mark.square("TURN OVER ANY 1 ITEM, ANYWHERE")
def test_any_face_down_marker_is_turned_up_where_it_lies() -> None:
    table = at_square("TURN OVER ANY 1 ITEM, ANYWHERE", "m1=?@d1 m2=?@k9 m3=key@e1")
    either(table, "m2", "k9")
    table.marker("boat")
    assert (table.where("m2"), table.kind("m2")) == ("k9", "boat")
    assert table.kind("m1") == "?"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-80", "GM-25")
@pytest.mark.square("TURN OVER ANY 1 ITEM, ANYWHERE")
def test_a_fire_turned_over_is_an_obstacle_at_once() -> None:
    table = at_square("TURN OVER ANY 1 ITEM, ANYWHERE", "m1=?@d1").marker("fire")
    table.roll(1)
    assert walk(table, 2, "ee").at("A") == "b1"


@pytest.mark.clause("GM-80", "GM-14")
@pytest.mark.square("TURN OVER ANY 1 ITEM, ANYWHERE")
def test_nothing_is_turned_over_when_all_is_seen() -> None:
    table = at_square("TURN OVER ANY 1 ITEM, ANYWHERE", "m1=key@d1")
    assert table.chance is None
    assert table.turn_of == "B"


# --- dropped


DROP_ALL = "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES"


@pytest.mark.clause("GM-81")
@pytest.mark.square("DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES")
def test_all_is_dropped_and_can_be_taken_again_in_passing() -> None:
    picture = lane("| A . . . a . . | B |", f"a: {DROP_ALL}")
    table = walk(drawn(picture, things="m1=key@A A1@A"), 4, "eeee")
    assert table.at("A") == "b1"
    assert table.lying("e1") == {"m1", "A1"}
    assert table.carried("A") == set()
    table.roll(1)
    walk(table, 5, "eeeee")
    assert table.at("A") == "g1"
    assert table.carried("A") == {"m1", "A1"}


@pytest.mark.clause("GM-81", "GM-60", "GM-14")
@pytest.mark.square("DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES", "GO ANYWHERE")
def test_all_is_dropped_even_if_there_is_no_way_back() -> None:
    picture = lane("| A g . . a . . . |", f"a: {DROP_ALL}", "g: GO ANYWHERE")
    table = walk(drawn(picture, things="m1=key@A B2@A"), 1, "e").act("A", "e1")
    assert table.at("A") == "e1"
    assert table.lying("e1") == {"m1", "B2"}
    assert table.carried("A") == set()


@pytest.mark.clause("GM-81", "GM-14")
@pytest.mark.square("DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES")
def test_who_has_nothing_backs_up_all_the_same() -> None:
    picture = lane("| A . . . a . . . |", f"a: {DROP_ALL}")
    assert drawn(picture).roll(4).at("A") == "b1"


DROP_FOUR = "DROP ONE ITEM 4 SPACES FROM HERE"


@pytest.mark.clause("GM-81")
@pytest.mark.square("DROP ONE ITEM 4 SPACES FROM HERE")
@pytest.mark.parametrize(("way", "end"), [("n", "b9"), ("e", "f1"), ("s", "b5"), ("w", "j1")])
def test_a_thing_is_dropped_four_spaces_away_in_a_straight_line(way: str, end: str) -> None:
    table = at_square(DROP_FOUR, "m1=key@A", "| A a | . | . . . . | B |")
    either(table, way, end)
    assert table.where("m1") == end
    assert table.carried("A") == set()


@pytest.mark.clause("GM-81")
@pytest.mark.square("DROP ONE ITEM 4 SPACES FROM HERE")
def test_a_piece_may_be_dropped_four_spaces_away() -> None:
    table = at_square(DROP_FOUR, "m1=key@A A2@A")
    assert table.legal == {"m1", "A2"}
    table.act("A", "A2")
    either(table, "e", "f1")
    assert table.where("A2") == "f1"


@pytest.mark.clause("GM-81", "GM-26")
@pytest.mark.square("DROP ONE ITEM 4 SPACES FROM HERE")
def test_what_is_dropped_on_a_player_is_taken() -> None:
    table = at_square(DROP_FOUR, "m1=key@A", "| A a . . . B . . |")
    either(table, "e", "f1")
    assert table.where("m1") == "B"


@pytest.mark.clause("GM-81", "GM-14")
@pytest.mark.square("DROP ONE ITEM 4 SPACES FROM HERE")
def test_who_has_nothing_drops_nothing() -> None:
    assert at_square(DROP_FOUR, "").turn_of == "B"


DROP_PIECE = "DROP 1 GOOTMU PIECE, GO BACK TO START"


@pytest.mark.clause("GM-81")
@pytest.mark.square("DROP 1 GOOTMU PIECE, GO BACK TO START")
def test_a_piece_is_dropped_and_the_pawn_goes_to_its_start() -> None:
    table = at_square(DROP_PIECE, "m1=key@A A1@A", pawns="A@a1/k9")
    assert table.where("A1") == "b1"
    assert table.at("A") == "k9"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-81")
@pytest.mark.square("DROP 1 GOOTMU PIECE, GO BACK TO START")
def test_one_of_several_pieces_is_chosen() -> None:
    table = at_square(DROP_PIECE, "A1@A B2@A", pawns="A@a1/k9")
    assert table.legal == {"A1", "B2"}
    table.act("A", "B2")
    assert table.lying("b1") == {"B2"}
    assert table.carried("A") == {"A1"}


@pytest.mark.clause("GM-81", "GM-14")
@pytest.mark.square("DROP 1 GOOTMU PIECE, GO BACK TO START")
def test_who_has_no_piece_goes_to_the_start_all_the_same() -> None:
    table = at_square(DROP_PIECE, "m1=key@A", pawns="A@a1/k9")
    assert table.at("A") == "k9"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-81", "GM-09")
@pytest.mark.square("DROP 1 GOOTMU PIECE, GO BACK TO START")
def test_what_lies_at_the_start_is_taken() -> None:
    table = at_square(DROP_PIECE, "A1@A m1=key@k9", pawns="A@a1/k9")
    assert table.carried("A") == {"m1"}


# --- how much, and what first


@pytest.mark.clause("GM-82", "GM-26")
@pytest.mark.square("YOU MAY NOW CARRY 4 ITEMS")
def test_a_fourth_thing_may_be_carried_but_no_fifth() -> None:
    picture = lane("| A a k q . . . | B |", "a: YOU MAY NOW CARRY 4 ITEMS", "k: marker pickaxe",
                   "q: piece A1")  # fmt: skip
    things = "m2=oil@A m3=boat@A m4=bucket@A"
    table = walk(drawn(picture, things=things), 1, "e").finish_turn()
    assert "four" in table.effects("A")
    table.roll(1)
    walk(table, 2, "ee")
    assert table.carried("A") == {"m1", "m2", "m3", "m4"}
    assert table.where("A1") == "d1"


MUST = "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU"


@pytest.mark.clause("GM-82")
@pytest.mark.square("YOU MUST PICK UP 1 ITEM BEFORE GOOTMU")
def test_no_piece_is_taken_before_an_item() -> None:
    picture = lane(
        "| A a p k q . . | B |", f"a: {MUST}", "p: piece A1", "k: marker oil", "q: piece A2"
    )
    table = drawn(picture).roll(1)
    table.roll(1)
    walk(table, 3, "eee")
    assert table.carried("A") == {"m1", "A2"}
    assert table.where("A1") == "c1"
    assert "item" not in table.effects("A")


@pytest.mark.clause("GM-82")
@pytest.mark.square("YOU MUST PICK UP 1 ITEM BEFORE GOOTMU")
def test_no_piece_is_taken_while_an_item_lies_anywhere() -> None:
    picture = lane("| A . p . |", "p: piece A1")
    table = drawn(picture, things="m1=?@k9", effects={"A": "item"}).roll(2)
    assert table.carried("A") == set()
    assert table.where("A1") == "c1"


@pytest.mark.clause("GM-82")
@pytest.mark.square("YOU MUST PICK UP 1 ITEM BEFORE GOOTMU")
def test_the_duty_is_void_when_no_item_is_left_on_the_board() -> None:
    picture = lane("| A a p . . . . | B |", f"a: {MUST}", "p: piece A1")
    table = drawn(picture, things="m1=fire@k9").roll(1)
    table.roll(1)
    assert walk(table, 1, "e").carried("A") == {"A1"}
