"""Squares that carry the pawn off (GM-67 to GM-73). A lands on b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import either, lane, tile_squares, walk

EIGHT = "| A a . . . . . . |"


# --- anywhere


@pytest.mark.clause("GM-67")
@pytest.mark.square("GO ANYWHERE")
@pytest.mark.parametrize("square", ["d1", "k7", "a12", "l1"])
def test_go_anywhere(square: str) -> None:
    table = drawn(lane("| A a | . | . |", "a: GO ANYWHERE")).roll(1).act("A", square)
    assert table.at("A") == square


@pytest.mark.clause("GM-67", "GM-15")
@pytest.mark.square("GO ANYWHERE", "ADD N TO YOUR NEXT ROLL")
def test_anywhere_may_be_a_labelled_square_which_is_applied() -> None:
    picture = lane("| A a . b |", "a: GO ANYWHERE", "b: ADD 3 TO YOUR NEXT ROLL")
    table = drawn(picture).roll(1).act("A", "d1")
    assert "add" in table.effects("A")


@pytest.mark.clause("GM-67", "GM-23")
@pytest.mark.square("GO ANYWHERE", "POOL", "LOCKED DOOR")
def test_anywhere_is_no_obstacle_without_its_item_and_not_the_monster() -> None:
    picture = lane("| A a p d . . M . |", "a: GO ANYWHERE", "p: POOL", "d: LOCKED DOOR")
    table = drawn(picture).roll(1)
    assert not {"c1", "d1", "g1"} & table.legal
    table.refuse("A", "c1")
    table = walk(drawn(picture, things="m1=boat@A"), 1, "e")
    assert table.legal & {"c1", "d1", "g1"} == {"c1"}


@pytest.mark.clause("GM-67", "GM-07")
@pytest.mark.square("GO ANYWHERE")
def test_who_goes_to_the_third_piece_wins() -> None:
    table = drawn(lane("| A a . . |", "a: GO ANYWHERE"), things="A1@A A2@A A3@k9")
    walk(table, 1, "e").act("A", "k9")
    assert table.winners == "A"


# --- the nearest labelled square


NEAREST = "a: MOVE TO THE NEAREST LABELED SPACE"


@pytest.mark.clause("GM-68", "GM-08")
@pytest.mark.square("MOVE TO THE NEAREST LABELED SPACE")
def test_the_nearest_label_through_walls_is_applied() -> None:
    picture = lane(
        "| A a . . c . . . |", ". . . . . . . .", ". b . . . . . .", NEAREST,
        "b: ADD 2 TO YOUR NEXT ROLL", "c: LOSE 1 TURN",
    )  # fmt: skip
    table = drawn(picture).roll(1)
    assert table.at("A") == "b3"
    assert "add" in table.effects("A")


@pytest.mark.clause("GM-68", "GM-08")
@pytest.mark.square("MOVE TO THE NEAREST LABELED SPACE")
def test_obstacles_and_the_monsters_start_are_not_meant() -> None:
    picture = lane(
        "| A a p m b . . . |", NEAREST, "p: POOL", "m: THE MONSTER STARTS HERE", "b: LOSE 1 TURN"
    )
    assert drawn(picture).roll(1).at("A") == "e1"


@pytest.mark.clause("GM-68")
@pytest.mark.square("MOVE TO THE NEAREST LABELED SPACE")
def test_of_two_equally_near_labels_one_is_chosen() -> None:
    picture = lane("| . b A a . b . . |", NEAREST, "b: ADD 2 TO YOUR NEXT ROLL")
    table = walk(drawn(picture), 1, "e")
    assert table.legal == {"b1", "f1"}
    assert table.act("A", "f1").at("A") == "f1"


@pytest.mark.clause("GM-68", "GM-02")
@pytest.mark.square("MOVE TO THE NEAREST LABELED SPACE")
def test_near_is_measured_round_the_edge_of_the_board() -> None:
    picture = lane("| A a . . b . . . . . . b |", NEAREST, "b: LOSE 1 TURN")
    assert drawn(picture).roll(1).at("A") == "l1"


@pytest.mark.clause("GM-68", "GM-14")
@pytest.mark.square("MOVE TO THE NEAREST LABELED SPACE")
def test_without_another_label_one_stays() -> None:
    table = drawn(lane("| A a p . |", NEAREST, "p: POOL")).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-68", "GM-24")
@pytest.mark.square("MOVE TO THE NEAREST LABELED SPACE")
def test_the_monster_on_the_nearest_label_sends_home() -> None:
    picture = lane("| A a . b |", NEAREST, "b: LOSE 1 TURN")
    table = drawn(picture, pawns="A@a1/k9 M@d1/d1").roll(1)
    assert table.at("A") == "k9"
    assert "lost" not in table.effects("A")


# --- the next tile


@pytest.mark.clause("GM-69", "GM-02")
@pytest.mark.square("MOVE TO NEXT TILE, ANYWHERE IN IT")
@pytest.mark.parametrize(
    ("arrow", "columns", "row"),
    [("east", "efgh", 1), ("west", "ijkl", 1), ("south", "abcd", 5), ("north", "abcd", 9)],
)
def test_any_square_of_the_tile_the_arrow_points_at(arrow: str, columns: str, row: int) -> None:
    picture = lane("| A a . . |", f"a: MOVE TO NEXT TILE, ANYWHERE IN IT, {arrow}")
    table = drawn(picture).roll(1)
    assert table.legal == tile_squares(columns, row)
    square = f"{columns[2]}{row + 1}"
    assert table.act("A", square).at("A") == square


@pytest.mark.clause("GM-69", "GM-23")
@pytest.mark.square("MOVE TO NEXT TILE, ANYWHERE IN IT")
def test_the_next_tile_but_not_its_pool_nor_the_monster() -> None:
    picture = lane("| A a . . . p M . |", "a: MOVE TO NEXT TILE, ANYWHERE IN IT, east", "p: POOL")
    assert drawn(picture).roll(1).legal == tile_squares("efgh", 1) - {"f1", "g1"}


@pytest.mark.clause("GM-69", "GM-15")
@pytest.mark.square("MOVE TO NEXT TILE, ANYWHERE IN IT")
def test_a_labelled_square_of_the_next_tile_is_applied() -> None:
    picture = lane(
        "| A a . . . s . . |",
        "a: MOVE TO NEXT TILE, ANYWHERE IN IT, east",
        "s: SLIDE 2 SPACES, east",
    )
    assert drawn(picture).roll(1).act("A", "f1").at("A") == "h1"


# --- to another player


@pytest.mark.clause("GM-70")
@pytest.mark.square("MOVE TO SAME SPACE AS ANOTHER PLAYER")
def test_onto_another_player_who_may_be_pushed() -> None:
    picture = lane(
        "| A a | . B b . . . |", "a: MOVE TO SAME SPACE AS ANOTHER PLAYER", "b: LOSE 1 TURN"
    )
    table = drawn(picture).roll(1)
    assert table.at("A") == "d1"
    assert table.legal == {"push:B:e", "push:B:w", "no"}
    table.act("A", "push:B:e")
    assert table.at("B") == "e1"
    assert table.turn_of == "A"  # B lost its turn at once


@pytest.mark.clause("GM-70")
@pytest.mark.square("MOVE TO SAME SPACE AS ANOTHER PLAYER")
def test_who_was_not_pushed_does_not_push_in_return() -> None:
    picture = lane("| A a | . B . . . . |", "a: MOVE TO SAME SPACE AS ANOTHER PLAYER")
    table = drawn(picture).roll(1).act("A", "no")
    assert table.at("A") == table.at("B") == "d1"
    assert table.turn_of == "B"
    assert not table.offers("push:")
    assert walk(table, 2, "ee").at("A") == "d1"
    assert table.at("B") == "f1"


@pytest.mark.clause("GM-70")
@pytest.mark.square("MOVE TO SAME SPACE AS ANOTHER PLAYER")
def test_one_chooses_which_player_to_join() -> None:
    picture = lane("| A a | . B . | . C . |", "a: MOVE TO SAME SPACE AS ANOTHER PLAYER")
    table = drawn(picture, seats=3).roll(1)
    assert table.legal == {"B", "C"}
    assert table.act("A", "C").at("A") == "g1"


@pytest.mark.clause("GM-70", "GM-09", "GM-15")
@pytest.mark.square("MOVE TO SAME SPACE AS ANOTHER PLAYER")
def test_the_push_comes_before_the_label_under_the_other_player() -> None:
    picture = lane(
        "| A a | . b . . . . |",
        "a: MOVE TO SAME SPACE AS ANOTHER PLAYER",
        "b: SLIDE 3 SPACES, east",
    )
    table = drawn(picture, pawns="B@d1/h1").roll(1)
    assert table.offers("push:")
    assert table.act("A", "no").at("A") == "g1"
    assert table.at("B") == "d1"


@pytest.mark.clause("GM-71")
@pytest.mark.square("SWAP PLACE WITH ANOTHER PLAYER")
def test_two_players_swap_places() -> None:
    table = drawn(lane("| A a | . B . . . . |", "a: SWAP PLACE WITH ANOTHER PLAYER")).roll(1)
    assert (table.at("A"), table.at("B")) == ("d1", "b1")
    assert table.turn_of == "B"


@pytest.mark.clause("GM-71")
@pytest.mark.square("SWAP PLACE WITH ANOTHER PLAYER")
def test_one_chooses_with_whom_to_swap() -> None:
    picture = lane("| A a | . B . | . C . |", "a: SWAP PLACE WITH ANOTHER PLAYER")
    table = drawn(picture, seats=3).roll(1)
    assert table.legal == {"B", "C"}
    table.act("A", "C")
    assert (table.at("A"), table.at("B"), table.at("C")) == ("g1", "d1", "b1")


@pytest.mark.clause("GM-71", "GM-15")
@pytest.mark.square("SWAP PLACE WITH ANOTHER PLAYER", "LOSE 1 TURN")
def test_the_label_under_the_other_player_is_applied_after_a_swap() -> None:
    picture = lane("| A a | . b . . . . |", "a: SWAP PLACE WITH ANOTHER PLAYER", "b: LOSE 1 TURN")
    table = drawn(picture, pawns="B@d1/h1").roll(1)
    assert "lost" in table.effects("A")
    assert "lost" not in table.effects("B")


# --- to the monster's tile


@pytest.mark.clause("GM-72", "GM-23")
@pytest.mark.square("MOVE TO THE TILE WITH MONSTER ON IT")
def test_any_square_of_the_monsters_tile_but_its_own() -> None:
    picture = lane("| A a . . |", "a: MOVE TO THE TILE WITH MONSTER ON IT")
    table = drawn(picture, pawns="M@f6/f6").roll(1)
    assert table.legal == tile_squares("efgh", 5) - {"f6"}
    assert table.act("A", "g5").at("A") == "g5"


@pytest.mark.clause("GM-72", "GM-04")
@pytest.mark.square("MOVE TO THE TILE WITH MONSTER ON IT")
def test_without_a_monster_there_is_no_such_tile() -> None:
    table = drawn(lane("| A a . . |", "a: MOVE TO THE TILE WITH MONSTER ON IT")).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


# --- to things


@pytest.mark.clause("GM-73", "GM-08")
@pytest.mark.square("GO TO NEAREST ENEMY GOOTMU")
def test_to_the_nearest_piece_of_an_enemy() -> None:
    picture = lane(EIGHT, "a: GO TO NEAREST ENEMY GOOTMU")
    table = drawn(picture, things="A1@c1 B1@b4 B2@h1 B3@-").roll(1)
    assert table.at("A") == "b4"
    assert table.carried("A") == {"B1"}


@pytest.mark.clause("GM-73")
@pytest.mark.square("GO TO NEAREST ENEMY GOOTMU")
def test_of_two_equally_near_pieces_one_is_chosen() -> None:
    picture = lane(EIGHT, "a: GO TO NEAREST ENEMY GOOTMU")
    table = drawn(picture, things="B1@b4 B2@e1 B3@-").roll(1)
    either(table, "B2", "e1")
    assert table.at("A") == "e1"


@pytest.mark.clause("GM-73", "GM-14")
@pytest.mark.square("GO TO NEAREST ENEMY GOOTMU")
def test_a_carried_piece_is_not_gone_to() -> None:
    table = drawn(lane(EIGHT, "a: GO TO NEAREST ENEMY GOOTMU"), things="B1@B B2@- B3@-").roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-73", "GM-26")
@pytest.mark.square("GO TO NEAREST ENEMY GOOTMU")
def test_with_full_hands_one_goes_there_and_takes_nothing() -> None:
    things = "m1=key@A m2=oil@A m3=boat@A B1@e1 B2@- B3@-"
    table = walk(drawn(lane(EIGHT, "a: GO TO NEAREST ENEMY GOOTMU"), things=things), 1, "e")
    assert table.at("A") == "e1"
    assert table.where("B1") == "e1"


@pytest.mark.clause("GM-73")
@pytest.mark.square("GO TO NEAREST ITEM")
def test_to_the_nearest_item_which_is_no_piece() -> None:
    picture = lane(EIGHT, "a: GO TO NEAREST ITEM")
    table = drawn(picture, things="m1=key@e1 m2=oil@h1 A1@c1 B1@d1").roll(1)
    assert table.at("A") == "e1"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-73")
@pytest.mark.square("GO TO NEAREST ITEM")
def test_a_face_down_marker_is_an_item_and_is_turned_up_on_arrival() -> None:
    table = drawn(lane(EIGHT, "a: GO TO NEAREST ITEM"), things="m1=?@e1 m2=oil@h1").roll(1)
    table.marker("bucket")
    assert table.at("A") == "e1"
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-73", "GM-25")
@pytest.mark.square("GO TO NEAREST ITEM")
@pytest.mark.parametrize("kind", ["fire", "cave-in"])
def test_beside_a_fire_that_is_turned_up(kind: str) -> None:
    table = (
        drawn(lane("| A a . . |", "a: GO TO NEAREST ITEM"), things="m1=?@c3").roll(1).marker(kind)
    )
    beside = {"b3", "c2", "c4", "d3"}
    if table.turn_of == "A":
        assert table.legal <= beside
        table.act("A", min(table.legal))
    assert table.at("A") in beside
    assert (table.where("m1"), table.kind("m1")) == ("c3", kind)


@pytest.mark.clause("GM-73")
@pytest.mark.square("GO TO NEAREST ITEM")
def test_of_two_equally_near_items_one_is_chosen() -> None:
    table = drawn(lane(EIGHT, "a: GO TO NEAREST ITEM"), things="m1=key@b4 m2=oil@e1").roll(1)
    either(table, "m2", "e1")
    assert table.carried("A") == {"m2"}


@pytest.mark.clause("GM-73", "GM-14")
@pytest.mark.square("GO TO NEAREST ITEM")
def test_without_an_item_on_the_board_one_stays() -> None:
    table = drawn(lane(EIGHT, "a: GO TO NEAREST ITEM"), things="m1=key@B A1@c1").roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-73")
@pytest.mark.square("TELEPORT TO ANY GOOTMU TOKEN")
def test_to_any_piece_on_the_board() -> None:
    things = "A1@c9 A2@k3 A3@- B1@e7 B2@i9 B3@B"
    table = drawn(lane(EIGHT, "a: TELEPORT TO ANY GOOTMU TOKEN"), things=things).roll(1)
    assert len(table.legal) == 4
    either(table, "B2", "i9")
    assert table.at("A") == "i9"
    assert table.carried("A") == {"B2"}


@pytest.mark.clause("GM-73", "GM-07")
@pytest.mark.square("TELEPORT TO ANY GOOTMU TOKEN")
def test_a_teleport_to_the_third_piece_wins() -> None:
    table = drawn(lane(EIGHT, "a: TELEPORT TO ANY GOOTMU TOKEN"), things="A1@A A2@A A3@k3")
    walk(table, 1, "e")
    either(table, "A3", "k3")
    assert table.winners == "A"


@pytest.mark.clause("GM-73", "GM-14")
@pytest.mark.square("TELEPORT TO ANY GOOTMU TOKEN")
def test_without_a_piece_on_the_board_there_is_no_teleport() -> None:
    things = "A1@- A2@- A3@- B1@B B2@- B3@-"
    table = drawn(lane(EIGHT, "a: TELEPORT TO ANY GOOTMU TOKEN"), things=things).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"
