"""Squares that change the board (GM-84, GM-85) and GM-88. A lands on b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import lane, tile_squares, walk
from tests.rules.gootmu.table import Table

# --- rotated


ANY = "a: ROTATE ANY TILE ON BOARD"
THIS = "a: ROTATE THIS TILE CLOCKWISE 1/4 TURN"
MAY = "a: YOU MAY ROTATE THIS TILE"


@pytest.mark.clause("GM-84")
@pytest.mark.square("ROTATE ANY TILE ON BOARD")
def test_any_tile_may_be_rotated_either_way() -> None:
    table = drawn(lane("| A a . . |", ANY)).roll(1)
    ways = {f"turn:t{slot}:{way}" for slot in range(1, 10) for way in ("left", "right")}
    assert table.legal == ways


@pytest.mark.clause("GM-84", "GM-18")
@pytest.mark.square("ROTATE ANY TILE ON BOARD")
@pytest.mark.parametrize(("way", "end", "quarters"), [("right", "h1", 1), ("left", "e4", 3)])
def test_what_lies_on_a_tile_turns_with_it(way: str, end: str, quarters: int) -> None:
    table = drawn(lane("| A a . . |", ANY), things="m1=key@e1 m2=?@i1").roll(1)
    table.act("A", f"turn:t2:{way}")
    assert table.turned("t2") == quarters
    assert (table.where("m1"), table.where("m2")) == (end, "i1")
    assert table.turn_of == "B"


@pytest.mark.clause("GM-84", "GM-09")
@pytest.mark.square("ROTATE ANY TILE ON BOARD")
def test_pawns_and_starts_turn_too_and_the_square_is_not_applied_again() -> None:
    table = drawn(lane("| A a . . |", ANY)).roll(1).act("A", "turn:t1:left")
    assert (table.at("A"), table.home("A")) == ("a3", "a4")
    assert table.turn_of == "B"


@pytest.mark.clause("GM-84")
@pytest.mark.square("ROTATE THIS TILE CLOCKWISE 1/4 TURN")
def test_this_tile_turns_clockwise_with_all_that_is_on_it() -> None:
    picture = lane("| A a . . |", ". . . .", ". . . .", "k . . B", THIS, "k: marker key")
    table = drawn(picture).roll(1)
    assert table.turned("t1") == 1
    assert (table.at("A"), table.home("A")) == ("d2", "d1")
    assert (table.at("B"), table.where("m1")) == ("a4", "a1")
    assert table.turn_of == "B"


@pytest.mark.clause("GM-84")
@pytest.mark.square("ROTATE THIS TILE CLOCKWISE 1/4 TURN")
def test_the_walls_of_this_tile_turn_too() -> None:
    picture = lane("| A a . . |", "| B | . . . |", THIS)
    table = drawn(picture).roll(1)
    table.roll(1)
    assert table.roll(2).at("A") == "d4"  # the corridor runs south now


@pytest.mark.clause("GM-84", "GM-37")
@pytest.mark.square("ROTATE THIS TILE CLOCKWISE 1/4 TURN")
def test_the_monster_rotates_its_tile() -> None:
    table = drawn(lane("| M a . . |", THIS), pawns="A@k9")
    table.act("A", "monster").die(1)
    assert table.turned("t1") == 1
    assert table.at("M") == "d2"


@pytest.mark.clause("GM-84")
@pytest.mark.square("YOU MAY ROTATE THIS TILE")
@pytest.mark.parametrize(("answer", "end"), [("right", "d2"), ("left", "a3")])
def test_this_tile_may_be_rotated_either_way(answer: str, end: str) -> None:
    table = drawn(lane("| A a . . |", MAY)).roll(1)
    assert table.legal == {"turn:t1:right", "turn:t1:left", "no"}
    assert table.act("A", f"turn:t1:{answer}").at("A") == end


@pytest.mark.clause("GM-84")
@pytest.mark.square("YOU MAY ROTATE THIS TILE")
def test_this_tile_need_not_be_rotated() -> None:
    table = drawn(lane("| A a . . |", MAY)).roll(1).act("A", "no")
    assert (table.at("A"), table.turned("t1")) == ("b1", 0)
    assert table.turn_of == "B"


# --- removed


REMOVE = "a: REMOVE 1 TILE FROM BOARD"
PIECES = "A1@a3 A2@b3 A3@c3 B1@d3 B2@a4 B3@b4"


def without(slot: str, *lines: str, things: str = PIECES) -> Table:
    """A has landed on REMOVE, this tile is gone and B has not got away: A's next turn."""
    table = walk(drawn(lane(*lines, REMOVE), things=things), 1, "e")
    return table.act("A", slot).roll(1)


@pytest.mark.clause("GM-85")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_a_tile_without_players_and_pieces_is_removed() -> None:
    table = drawn(lane("| A a . | B |", REMOVE), things=PIECES).roll(1)
    assert table.legal == {f"t{slot}" for slot in range(2, 10)}
    table.act("A", "t5")
    assert table.turned("t5") is None
    assert table.turn_of == "B"


@pytest.mark.clause("GM-85")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_tiles_with_a_piece_a_pawn_a_start_or_the_monster_stay() -> None:
    things = "A1@e5 A2@b3 A3@c3 B1@d3 B2@a4 B3@b4"  # one on t5
    pawns = "B@e1/k9 M@e9/e9"  # t2, a start on t9, the monster on t8
    table = drawn(lane("| A a . . |", REMOVE), things=things, pawns=pawns).roll(1)
    assert not {"t1", "t2", "t5", "t8", "t9"} & table.legal
    assert {"t3", "t6", "t7"} <= table.legal


@pytest.mark.clause("GM-85", "GM-14")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_nothing_is_removed_when_every_tile_is_needed() -> None:
    things = "A1@e5 A2@i5 A3@a9 B1@e9 B2@i9 B3@-"
    table = drawn(lane("| A a . . |", REMOVE), things=things, pawns="A@a1/e1 B@i1/a5").roll(1)
    assert table.turn_of == "B"
    assert all(table.turned(f"t{slot}") == 0 for slot in range(1, 10))


@pytest.mark.clause("GM-85")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_the_markers_of_a_removed_tile_leave_the_game_unseen() -> None:
    things = f"{PIECES} m1=?@e1 m2=key@f3 m3=?@i1"
    table = drawn(lane("| A a . | B |", REMOVE), things=things).roll(1).act("A", "t2")
    assert table.chance is None
    assert [table.where(thing) for thing in ("m1", "m2", "m3")] == [None, None, "i1"]


@pytest.mark.clause("GM-85")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_a_step_into_the_hole_comes_out_beyond_it() -> None:
    table = without("t2", "| B | A a .")
    walk(table, 2, "ee")
    assert table.at("A") == "i1"


@pytest.mark.clause("GM-85", "GM-02")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_a_hole_at_the_edge_of_the_board_is_skipped_too() -> None:
    table = without("t3", ". A a .", "| B | . . . |")
    walk(table, 3, "www")
    assert table.at("A") == "h1"


@pytest.mark.clause("GM-85", "GM-64")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD", "JUMP N SPACES")
def test_a_jump_does_not_count_the_hole() -> None:
    table = without("t2", "| A a j .", "| B | . . . |", "j: JUMP 2 SPACES, east")
    walk(table, 1, "e")
    assert table.at("A") == "i1"


@pytest.mark.clause("GM-85", "GM-69")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD", "MOVE TO NEXT TILE, ANYWHERE IN IT")
def test_the_next_tile_lies_beyond_the_hole() -> None:
    table = without(
        "t2", "| A a j .", "| B | . . . |", "j: MOVE TO NEXT TILE, ANYWHERE IN IT, east"
    )
    walk(table, 1, "e")
    assert table.legal == tile_squares("ijkl", 1)


@pytest.mark.clause("GM-85", "GM-18")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD")
def test_a_six_rotates_the_tile_beyond_the_hole() -> None:
    table = without("t4", "| A a . . |", "| B | . . . |").roll(6)
    assert {"turn:t7:right", "turn:t2:right", "turn:t3:right"} <= table.legal
    assert not table.offers("turn:t4") | table.offers("turn:t5")


@pytest.mark.clause("GM-85", "GM-08")
@pytest.mark.square("REMOVE 1 TILE FROM BOARD", "GO TO NEAREST ITEM")
def test_distances_skip_the_hole() -> None:
    things = f"{PIECES} m1=key@i1 m2=oil@c8"  # i1: 2 from c1 across the hole; c8: 5 round the edge
    table = without("t2", "| A a j .", "| B | . . . |", "j: GO TO NEAREST ITEM", things=things)
    walk(table, 1, "e")
    assert table.at("A") == "i1"


# --- the monster's start


@pytest.mark.clause("GM-88")
@pytest.mark.square("THE MONSTER STARTS HERE")
def test_nothing_happens_where_the_monster_starts() -> None:
    table = drawn(lane("| A a . . |", "a: THE MONSTER STARTS HERE"), pawns="M@k9/b1").roll(1)
    assert (table.at("A"), table.at("M")) == ("b1", "k9")
    assert table.effects("A") == {}
    assert table.turn_of == "B"


@pytest.mark.clause("GM-88")
@pytest.mark.square("THE MONSTER STARTS HERE")
def test_the_monsters_start_is_no_obstacle() -> None:
    table = drawn(lane("| A a . . |", "a: THE MONSTER STARTS HERE"), pawns="M@k9/b1").roll(3)
    assert table.at("A") == "d1"
