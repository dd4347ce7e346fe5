"""Squares about GOOTMU pieces (GM-83). A lands on b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import LONG, either, lane, walk

EACH = "A1@c9 A2@g6 A3@k3 B1@e7 B2@i9 B3@k11"
ALL = {"A1", "A2", "A3", "B1", "B2", "B3"}
NONE = "A1@- A2@- A3@A B1@B B2@- B3@-"


# --- brought here


BRING = "BRING 1 ENEMY GOOTMU HERE"


@pytest.mark.clause("GM-83", "GM-26")
@pytest.mark.square("BRING 1 ENEMY GOOTMU HERE")
def test_an_enemys_piece_is_brought_and_taken() -> None:
    table = drawn(lane(LONG, f"a: {BRING}"), things=EACH).roll(1)
    assert table.legal == {"B1", "B2", "B3"}
    table.act("A", "B2")
    assert table.where("B2") == "A"


@pytest.mark.clause("GM-83", "GM-26")
@pytest.mark.square("BRING 1 ENEMY GOOTMU HERE")
def test_a_brought_piece_stays_on_the_square_if_hands_are_full() -> None:
    things = f"{EACH} m1=key@A m2=oil@A m3=boat@A"
    table = walk(drawn(lane(LONG, f"a: {BRING}"), things=things), 1, "e")
    table.act("A", "B1")
    assert table.where("B1") == "b1"


@pytest.mark.clause("GM-83", "GM-14")
@pytest.mark.square("BRING 1 ENEMY GOOTMU HERE")
def test_a_carried_piece_is_not_brought() -> None:
    table = drawn(lane(LONG, f"a: {BRING}"), things="A1@c9 B1@B B2@- B3@-").roll(1)
    assert table.where("B1") == "B"
    assert table.turn_of == "B"


# --- moved by one space


MOVE_ANY = "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS"
MOVE_OWN = "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS"
ENEMY = "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE"


@pytest.mark.clause("GM-83")
@pytest.mark.square("MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS")
@pytest.mark.parametrize(("way", "end"), [("n", "e6"), ("e", "f7"), ("s", "e8"), ("w", "d7")])
def test_any_piece_goes_one_space(way: str, end: str) -> None:
    table = drawn(lane(LONG, f"a: {MOVE_ANY}"), things=EACH).roll(1)
    assert table.legal == ALL
    table.act("A", "B1")
    either(table, way, end)
    assert table.where("B1") == end
    assert table.turn_of == "B"


@pytest.mark.clause("GM-83", "GM-19")
@pytest.mark.square("MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS")
def test_a_piece_may_be_moved_into_a_closed_square() -> None:
    picture = lane("| A a . . | . | . . . |", f"a: {MOVE_ANY}")
    table = drawn(picture, things="A1@d1 A2@- A3@- B1@B B2@- B3@-").roll(1)
    either(table, "e", "e1")
    assert table.where("A1") == "e1"


@pytest.mark.clause("GM-83", "GM-26", "GM-07")
@pytest.mark.square(
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS", "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS"
)
@pytest.mark.parametrize("name", [MOVE_ANY, MOVE_OWN])
def test_the_third_piece_moved_onto_ones_own_pawn_wins(name: str) -> None:
    table = drawn(lane("| A a | . . |", f"a: {name}"), things="A1@A A2@A A3@c1 B1@- B2@- B3@-")
    walk(table, 1, "e")
    either(table, "w", "b1")
    assert table.winners == "A"


@pytest.mark.clause("GM-83", "GM-02")
@pytest.mark.square("MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS")
def test_only_own_pieces_are_moved_round_the_edge_too() -> None:
    things = "A1@l5 A2@g6 A3@k3 B1@e7 B2@i9 B3@k11"
    table = drawn(lane(LONG, f"a: {MOVE_OWN}"), things=things).roll(1)
    assert table.legal == {"A1", "A2", "A3"}
    table.act("A", "A1")
    either(table, "e", "a5")
    assert table.where("A1") == "a5"


@pytest.mark.clause("GM-83")
@pytest.mark.square("ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE")
def test_the_left_hand_neighbour_moves_one_of_the_pieces() -> None:
    picture = lane("| A a . . . . . . |", f"a: {ENEMY}")
    table = drawn(picture, seats=3, things="A1@d1 A2@c9 A3@-").roll(1)
    assert table.decider == "B"
    assert table.legal == {"A1", "A2"}
    table.act("B", "A1")
    assert table.decider == "B"
    either(table, "s", "d2")  # through the wall
    assert table.where("A1") == "d2"


@pytest.mark.clause("GM-83", "GM-14")
@pytest.mark.square(
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS",
    "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS",
    "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE",
)
@pytest.mark.parametrize("name", [MOVE_ANY, MOVE_OWN, ENEMY])
def test_without_a_piece_on_the_board_none_is_moved(name: str) -> None:
    table = walk(drawn(lane(LONG, f"a: {name}"), things=NONE), 1, "e").finish_turn()
    assert (table.where("A3"), table.where("B1")) == ("A", "B")
    assert table.turn_of == "B"


# --- swapped


SWAP = "SWAP ANY 2 GOOTMU ON THE BOARD"


@pytest.mark.clause("GM-83")
@pytest.mark.square("SWAP ANY 2 GOOTMU ON THE BOARD")
@pytest.mark.parametrize(("one", "two"), [("A1", "B1"), ("B3", "A2"), ("A1", "A3")])
def test_two_pieces_swap_places(one: str, two: str) -> None:
    table = drawn(lane(LONG, f"a: {SWAP}"), things=EACH).roll(1)
    before = table.where(one), table.where(two)
    assert table.legal == ALL
    table.act("A", one)
    assert table.legal == ALL - {one}
    table.act("A", two)
    assert (table.where(two), table.where(one)) == before
    assert table.turn_of == "B"


@pytest.mark.clause("GM-83", "GM-14")
@pytest.mark.square("SWAP ANY 2 GOOTMU ON THE BOARD")
def test_a_single_piece_on_the_board_is_not_swapped() -> None:
    things = "A1@c9 A2@A A3@- B1@B B2@- B3@-"
    table = walk(drawn(lane(LONG, f"a: {SWAP}"), things=things), 1, "e").finish_turn()
    assert (table.where("A1"), table.where("A2"), table.where("B1")) == ("c9", "A", "B")


# --- given for placement


GIVE = "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT"


@pytest.mark.clause("GM-83", "GM-06")
@pytest.mark.square("GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT")
def test_another_player_places_a_carried_piece_where_its_owner_can_walk() -> None:
    picture = lane("| A a . . k . | . | B |", f"a: {GIVE}", "k: marker key")
    table = walk(drawn(picture, things="A1@A"), 1, "e")
    assert table.decider == "B"
    assert {"c1", "d1", "f1"} <= table.legal
    assert not {"b1", "e1", "g1", "h1", "k7"} & table.legal  # label, token, closed, pawn, outside
    table.act("B", "f1")
    assert table.where("A1") == "f1"
    assert table.carried("A") == set()


@pytest.mark.clause("GM-83", "GM-06")
@pytest.mark.square("GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT")
def test_it_must_be_reachable_from_its_owners_start() -> None:
    picture = lane("| A a . . | B . . . |", f"a: {GIVE}")
    table = walk(drawn(picture, things="B1@A"), 1, "e")
    assert table.decider == "B"
    assert {"f1", "g1", "h1"} <= table.legal
    assert not {"c1", "d1", "k7"} & table.legal


@pytest.mark.clause("GM-83")
@pytest.mark.square("GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT")
def test_one_chooses_who_places_the_piece() -> None:
    picture = lane("| A a . . | B | C . . |", f"a: {GIVE}")
    table = walk(drawn(picture, seats=3, things="A1@A m1=key@A"), 1, "e")
    assert table.legal == {"B", "C"}
    table.act("A", "C")
    assert table.decider == "C"
    table.act("C", "d1")
    assert table.where("A1") == "d1"


@pytest.mark.clause("GM-83", "GM-14")
@pytest.mark.square("GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT")
def test_who_carries_no_piece_gives_none() -> None:
    table = walk(drawn(lane(LONG, f"a: {GIVE}"), things="m1=key@A"), 1, "e").finish_turn()
    assert table.turn_of == "B"
    assert table.carried("A") == {"m1"}
