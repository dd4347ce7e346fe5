"""Where two instructions meet: every rule by itself is tested elsewhere."""

import pytest

from tests.rules.gootmu.drawn import hall, room
from tests.rules.gootmu.meetings import on_house, played

# --- the monster turns things up


@pytest.mark.clause("GM-37", "GM-26")
def test_a_position_is_read_back_when_the_monster_turns_up_a_marker() -> None:
    table = hall("M.m....A", "m: marker ?").act("A", "monster").die(4)
    assert table.chance == "marker"
    again = played(table.position)
    assert again.position == table.position
    assert again.marker("key").where("m1") == "c1"


# --- exchanges and gifts


@pytest.mark.clause("GM-07", "GM-28")
def test_an_exchange_has_one_winner_the_claimer() -> None:
    position = on_house("1 2 3 4 5 6 7 8 10", "A@a1/e4 B@a2/f4", "A1@A A2@A A3@B B1@B B2@B B3@A")
    table = played(position, "A:roll *die:1 A:s A:B3")
    assert table.winners == "A"


@pytest.mark.clause("GM-26")
def test_a_thing_put_down_on_a_shared_square_goes_to_its_owner() -> None:
    position = on_house(
        "1 2 3 4 22 5 6 7 8", "A@e7/f1(select) B@e8/g5", "A1@g6 A2@h6 A3@i6 B1@B B2@B B3@A"
    )
    table = played(position, "A:call:1 A:s A:no")
    assert table.winners == "B"


# --- magnets


@pytest.mark.clause("GM-35", "GM-21")
def test_a_slide_does_not_go_through_fire() -> None:
    table = played(
        on_house(
            "21 23 24 8 25 28 10 12 22",
            "A@f3/b1 B@l12/l12",
            "m1=magnet@e5 m2=fire@g3 A1@c1 A2@d1 A3@e1 B1@f1 B2@h1 B3@i1",
        ),
        "A:roll *die:1",
    )
    assert table.at("A") == "f4"  # not asked: the fire on g3 is no part of a way


@pytest.mark.clause("GM-35", "GM-39")
def test_a_slide_does_not_end_on_the_monster() -> None:
    table = played(
        on_house(
            "1 2 3 4 5 6 7 8 9",
            "A@b9/a1 B@l12/l12 M@b8/b8",
            "m1=magnet@b8 A1@b1 A2@c1 A3@f1 B1@g1 B2@h1 B3@i1",
        ),
        "A:roll *die:2",
    )
    assert table.at("A") == "b9"


@pytest.mark.clause("GM-35", "GM-17")
def test_a_natural_six_turns_a_tile_instead_of_sliding() -> None:
    table = room("A..m .... .... ....", "m: marker magnet", effects={"A": "add=-4"}).roll(6)
    table.act("A", "turn:t1:right")
    assert table.at("A") == "d1"  # where its tile carried it
    assert table.turn_of == "B"


@pytest.mark.clause("GM-35", "GM-20")
def test_a_slide_that_turns_up_a_second_magnet_goes_on_and_arrives() -> None:
    words = ["n: marker ?", "m: marker magnet"]
    table = hall("An.m", *words, pawns="B@c1/h8")
    table.roll(1).marker("magnet")
    assert table.at("A") == "c1"
    assert "push:B:e" in table.legal


@pytest.mark.clause("GM-35", "GM-86")
def test_a_slide_leaves_a_trap_door_by_its_arrow_only() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "m: marker magnet"]
    table = hall("..d.m", *words, pawns="A@c1/a1(door)").roll(2)
    assert table.at("A") == "d1"
    table = hall("m.d..", *words, pawns="A@c1/a1(door)").roll(2)
    assert (table.at("A"), table.turn_of) == ("c1", "B")


@pytest.mark.clause("GM-35", "GM-86", "GM-13")
def test_a_slide_passes_no_panel_but_may_pass_walls_where_they_are_ignored() -> None:
    panel = "p: SECRET PANEL, ROLL 3 OR LESS TO PASS"
    table = hall("Ap.m", panel, "m: marker magnet").roll(1)
    assert (table.at("A"), table.turn_of) == ("a1", "B")
    table = hall("A|.m.", "m: marker magnet", effects={"A": "nowalls"}).roll(1)
    assert table.at("A") == "c1"


@pytest.mark.clause("GM-35")
def test_between_two_magnets_that_are_equally_near_the_player_chooses() -> None:
    table = hall("m..A..m", "m: marker magnet").roll(4)
    assert (table.view.asks, table.steps) == ("slide", {"e", "w"})
    assert table.act("A", "w").at("A") == "b1"


# --- YOU MUST PICK UP 1 ITEM BEFORE GOOTMU


@pytest.mark.clause("GM-82", "GM-28")
def test_who_must_pick_up_an_item_claims_no_piece() -> None:
    table = hall("AB..", things="m1=key@k9 A1@B", effects={"A": "item"}).roll(1)
    assert table.where("A1") == "B"


@pytest.mark.clause("GM-82", "GM-80")
@pytest.mark.parametrize(
    "square", ["GIVE ANOTHER PLAYER 1 ITEM", "TAKE 1 ITEM FROM ANOTHER PLAYER"]
)
def test_only_an_item_from_the_board_counts_as_picked_up(square: str) -> None:
    giver, receiver = ("A", "B") if square.startswith("GIVE") else ("B", "A")
    things = f"m1=key@k9 m2=oil@{giver}"
    table = hall("Ax..", f"x: {square}", things=things, effects={receiver: "item"}).roll(1).go("e")
    assert table.carried(receiver) == {"m2"}
    assert table.effects(receiver)["item"] == 1


@pytest.mark.clause("GM-82", "GM-87")
def test_a_second_pawn_hands_no_piece_to_who_must_pick_up_an_item() -> None:
    pawns = "A@a1/a1(item) A+@b1/c1"
    table = hall("A...", pawns=pawns, things="m1=key@k9 A1@A+ m2=oil@A+").roll(1)
    assert table.legal == {"m2", "no"}


# --- exchanges


@pytest.mark.clause("GM-28")
def test_an_own_piece_may_be_given_in_exchange() -> None:
    table = hall("AB..", things="A1@A A2@A m1=oil@A A3@B").roll(1).go("e")
    assert table.legal == {"A1", "A2", "m1", "no"}
    assert not table.copy().act("A", "A1").over
    assert table.act("A", "m1").winners == "A"


@pytest.mark.clause("GM-26", "GM-83")
def test_a_pawn_takes_only_the_thing_that_comes_to_its_feet() -> None:
    words = ["x: MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS", "y: closed"]
    pawns = "B@d1/h8(dropped=m1)"
    table = hall("Ax..", *words, pawns=pawns, things="m1=key@d1 m2=oil@d1 B1@c1").roll(1)
    table.act("A", "B1", "e")
    assert table.carried("B") == {"B1"}


@pytest.mark.clause("GM-12", "GM-78")
def test_a_move_whose_way_is_lost_ends_where_the_pawn_stands() -> None:
    words = ["d: LOCKED DOOR", "k: marker key", "x: ADD 2 TO YOUR NEXT ROLL"]
    pawns = "A@a1/a1 B@b1/c1"
    table = hall("Axkd.", *words, pawns=pawns, effects={"A": "touch"}).roll(4).go("eeee")
    assert table.where("m1") == "B"
    assert (table.at("A"), table.effects("A"), table.turn_of) == ("b1", {"add": 2}, "B")
