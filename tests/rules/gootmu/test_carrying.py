"""Taking, carrying, putting down, claiming (GM-07, GM-26 to GM-30)."""

import pytest

from tests.rules.gootmu.drawn import hall, room

ITEMS = ["key", "boat", "board", "oil", "bucket", "pickaxe"]
KEPT = ["token", "cancel", "wall", "door"]
FULL = "m7=key@A m8=boat@A m9=oil@A"
IDLE = {"B": "lost=9"}


# --- GM-26


@pytest.mark.clause("GM-26", "GM-30")
@pytest.mark.parametrize("kind", [*ITEMS, *KEPT])
@pytest.mark.parametrize("face", [1, 2])
def test_a_marker_is_taken_in_passing_or_ending(kind: str, face: int) -> None:
    table = hall("Ak..", f"k: marker {kind}").roll(face).go("ee"[:face])
    assert table.at("A") == "abc"[face] + "1"
    assert (table.where("m1"), table.kind("m1")) == ("A", kind)


@pytest.mark.clause("GM-26", "GM-30")
@pytest.mark.parametrize("kind", [*ITEMS, *KEPT])
def test_a_face_down_marker_is_turned_up_and_taken(kind: str) -> None:
    table = hall("Ak..", "k: marker ?").roll(2)
    assert (table.at("A"), table.chance) == ("b1", "marker")
    table.marker(kind).go("e")
    assert (table.at("A"), table.where("m1"), table.kind("m1")) == ("c1", "A", kind)


@pytest.mark.clause("GM-26")
@pytest.mark.parametrize("piece", ["A1", "B1"])
@pytest.mark.parametrize("face", [1, 2])
def test_pieces_are_taken_likewise(piece: str, face: int) -> None:
    table = hall("Ap..", f"p: piece {piece}").roll(face).go("ee"[:face])
    assert table.carried("A") == {piece}


@pytest.mark.clause("GM-26")
def test_three_things_are_the_limit() -> None:
    table = hall("Ak..", "k: marker pickaxe", things=FULL).roll(2).go("ee")
    assert table.carried("A") == {"m7", "m8", "m9"}
    assert table.where("m1") == "b1"


@pytest.mark.clause("GM-26")
@pytest.mark.parametrize(
    "things", ["A1@A B2@A m9=oil@A", "m7=token@A m8=token@A m9=token@A", "A1@A A2@A B1@A"]
)
def test_pieces_and_power_tokens_count(things: str) -> None:
    table = hall("Ak..", "k: marker key", things=things).roll(1).go("e")
    assert (len(table.carried("A")), table.where("m1")) == (3, "b1")


@pytest.mark.clause("GM-26")
def test_a_face_down_marker_stays_face_up_for_want_of_room() -> None:
    table = hall("Ak..", "k: marker ?", things=FULL).roll(2).go("e").marker("pickaxe")
    assert (table.where("m1"), table.kind("m1")) == ("b1", "pickaxe")


@pytest.mark.clause("GM-26")
def test_the_last_room_is_filled_by_the_first_thing_on_the_way() -> None:
    table = hall("Akp.", "k: marker key", "p: piece A1", things="m8=boat@A m9=oil@A")
    table.roll(3).go("eee")
    assert (table.where("m1"), table.where("A1")) == ("A", "c1")


@pytest.mark.clause("GM-26", "GM-82")
def test_who_may_carry_four_takes_a_fourth() -> None:
    table = hall("Ak..", "k: marker pickaxe", things=FULL, effects={"A": "four"}).roll(1).go("e")
    assert table.carried("A") == {"m1", "m7", "m8", "m9"}


@pytest.mark.clause("GM-26", "GM-81")
def test_what_comes_to_lie_on_a_pawn_is_taken() -> None:
    words = ["d: DROP ONE ITEM 4 SPACES FROM HERE"]
    table = hall("Ad..", *words, pawns="B@f1/h8", things="m1=key@A").roll(1).go("e")
    assert table.act("A", "e").where("m1") == "B"


@pytest.mark.clause("GM-26", "GM-81")
def test_unless_that_pawn_is_full() -> None:
    full = "m7=key@B m8=boat@B m9=oil@B m1=key@A"
    words = "d: DROP ONE ITEM 4 SPACES FROM HERE"
    table = hall("Ad..", words, pawns="B@f1/h8", things=full).roll(1).go("e")
    assert table.act("A", "e").where("m1") == "f1"


@pytest.mark.clause("GM-26", "GM-81")
def test_the_owner_takes_it_first() -> None:
    words = ["d: DROP ONE ITEM 4 SPACES FROM HERE"]
    pawns = "B@f1/h8 C@f1/h5"
    table = hall("Ad..", *words, seats=3, pawns=pawns, things="C1@A").roll(1).go("e")
    assert table.act("A", "e").where("C1") == "C"


@pytest.mark.clause("GM-26")
def test_what_was_put_down_is_not_retaken_in_that_turn() -> None:
    table = hall("A.b.", "b: MOVE BACK 2 SPACES", things="m1=key@A", effects=IDLE).roll(2)
    table.go("e").act("A", "drop:m1").go("e").finish_turn()
    assert (table.at("A"), table.where("m1")) == ("a1", "b1")
    assert table.roll(1).where("m1") == "A"  # but in the next


# --- GM-07


@pytest.mark.clause("GM-07")
@pytest.mark.parametrize("face", [1, 2])
def test_the_third_own_piece_wins_at_once(face: int) -> None:
    table = hall("Ap..", "p: piece A3", things="A1@A A2@A").roll(face).go("e")
    assert (table.winners, table.at("A")) == ("A", "b1")
    table.refuse("A", "e")
    table.refuse("B", "roll")


@pytest.mark.clause("GM-07")
@pytest.mark.parametrize("things", ["B1@A A2@A", "A2@A m1=key@A", "B1@A B2@A"])
def test_three_things_that_are_not_ones_own_pieces_do_not_win(things: str) -> None:
    table = hall("Ap..", "p: piece A3", things=things).roll(1).go("e")
    assert (len(table.carried("A")), table.over) == (3, False)


@pytest.mark.clause("GM-07", "GM-87")
def test_a_second_pawn_does_not_win() -> None:
    pawns = "A@h5/h5 A+@a1/f6"
    table = hall(".p..", "p: piece A3", pawns=pawns, things="A1@A+ A2@A+", turn="A+ 12")
    table.roll(1).go("e")
    assert (table.carried("A+"), table.over) == ({"A1", "A2", "A3"}, False)


@pytest.mark.clause("GM-07", "GM-28")
def test_a_claimed_piece_wins_too() -> None:
    table = hall("AB..", things="A1@A A2@A A3@B").roll(1).go("e")
    assert table.winners == "A"


@pytest.mark.clause("GM-07", "GM-26")
def test_a_player_may_win_in_anothers_turn() -> None:
    words = ["d: DROP ONE ITEM 4 SPACES FROM HERE"]
    table = hall("Ad..", *words, pawns="B@f1/h8", things="B1@A B2@B B3@B").roll(1).go("e")
    assert table.act("A", "e").winners == "B"


# --- GM-27


@pytest.mark.clause("GM-27")
def test_a_thing_may_be_put_down_anywhere_on_the_way() -> None:
    for steps in range(4):
        table = hall("A...", things="m1=key@A").roll(3).go("eee"[:steps]).act("A", "drop:m1")
        assert table.where("m1") == "abcd"[steps] + "1"
        assert table.go("eee"[steps:]).at("A") == "d1"


@pytest.mark.clause("GM-27")
def test_putting_down_is_possible_at_the_end_and_then_the_turn_is_over() -> None:
    table = hall("A...", things="m1=key@A").roll(1).go("e")
    assert (table.turn_of, table.legal) == ("A", {"done", "drop:m1"})
    assert table.copy().act("A", "done").where("m1") == "A"
    table.act("A", "drop:m1")
    assert (table.where("m1"), table.turn_of) == ("b1", "B")


@pytest.mark.clause("GM-27")
def test_nothing_is_put_down_before_the_roll() -> None:
    hall("A...", things="m1=key@A").refuse("A", "drop:m1")


@pytest.mark.clause("GM-27")
def test_nothing_is_put_down_where_something_lies() -> None:
    rows = "Ak.. .... .... ...."
    table = room(rows, "k: marker pickaxe", things=FULL).roll(3).go("e")
    assert table.offers("drop:") == set()
    table.refuse("A", "drop:m7")
    table = room(rows, "k: closed", things="m8=key@A m9=oil@A").roll(3).go("e")
    table.act("A", "drop:m8")
    table.refuse("A", "drop:m9")  # one thing a square


@pytest.mark.clause("GM-27")
def test_nothing_is_put_down_where_another_pawn_stands() -> None:
    table = room("AB.. .... .... ....", things="m1=key@A").roll(3).go("e")
    table.refuse("A", "drop:m1")


@pytest.mark.clause("GM-27")
def test_labels_and_start_markers_do_not_fill_a_square() -> None:
    table = hall("Ax..", "x: LOSE 1 TURN", things="m1=key@A").roll(2).go("e").act("A", "drop:m1")
    assert table.where("m1") == "b1"
    table = hall("A...", pawns="B@h8/b1", things="m1=key@A").roll(2).go("e").act("A", "drop:m1")
    assert table.where("m1") == "b1"


@pytest.mark.clause("GM-27")
def test_only_what_one_carries_is_put_down_and_only_in_ones_own_turn() -> None:
    table = hall("A...", things="m1=key@A m2=oil@B A1@g6").roll(2)
    table.refuse("A", "drop:m2")
    table.refuse("A", "drop:A1")
    table.refuse("B", "drop:m2")
    table.reject("A", "drop:m99")


@pytest.mark.clause("GM-27")
def test_pieces_may_be_put_down_too() -> None:
    table = hall("A...", things="B1@A").roll(1).go("e").act("A", "drop:B1")
    assert table.where("B1") == "b1"


# --- GM-28


@pytest.mark.clause("GM-28")
def test_the_owner_gets_a_piece_by_ending_on_its_carrier() -> None:
    table = hall("A.B.", things="A1@B").roll(2)
    assert table.where("A1") == "A"


@pytest.mark.clause("GM-28")
def test_passing_over_the_carrier_is_not_enough() -> None:
    table = hall("AB..", things="A1@B").roll(2)
    assert (table.at("A"), table.where("A1")) == ("c1", "B")


@pytest.mark.clause("GM-28")
def test_a_carrier_arriving_on_the_owner_gives_nothing() -> None:
    table = hall("AB..", things="B1@A").roll(1).go("e").finish_turn()
    assert (table.at("A"), table.at("B"), table.where("B1")) == ("b1", "b1", "A")


@pytest.mark.clause("GM-28")
def test_others_things_are_not_claimed() -> None:
    table = hall("AB..", seats=3, things="m1=key@B B1@B C1@B").roll(1).finish_turn()
    assert (table.carried("A"), table.carried("B")) == (set(), {"m1", "B1", "C1"})


@pytest.mark.clause("GM-28")
def test_all_own_pieces_are_claimed_at_once() -> None:
    table = hall("AB..", things="A1@B A2@B m1=key@B").roll(1)
    assert (table.carried("A"), table.carried("B")) == ({"A1", "A2"}, {"m1"})


@pytest.mark.clause("GM-28")
def test_a_full_owner_may_give_another_thing_in_exchange() -> None:
    table = hall("AB..", things=f"{FULL} A1@B").roll(1).go("e")
    assert (table.decider, table.legal) == ("A", {"m7", "m8", "m9", "no"})
    table.refuse("B", "no")
    table.act("A", "m8")
    assert (table.carried("A"), table.carried("B")) == ({"A1", "m7", "m9"}, {"m8"})


@pytest.mark.clause("GM-28")
def test_or_leave_it_with_the_carrier() -> None:
    table = hall("AB..", things=f"{FULL} A1@B").roll(1).go("e").act("A", "no")
    assert (table.carried("A"), table.where("A1")) == ({"m7", "m8", "m9"}, "B")


@pytest.mark.clause("GM-28")
def test_an_owner_with_little_room_may_exchange_for_the_rest() -> None:
    table = hall("AB..", things="m7=key@A m8=oil@A A1@B A2@B").roll(1).go("e")
    assert (table.decider, table.legal) == ("A", {"m7", "m8", "A1", "no"})
    table.act("A", "m7")
    assert (table.carried("A"), table.carried("B")) == ({"m8", "A1", "A2"}, {"m7"})


@pytest.mark.clause("GM-28")
def test_with_one_room_and_no_exchange_one_piece_changes_hands() -> None:
    table = hall("AB..", things="m7=key@A m8=oil@A A1@B A2@B").roll(1).go("e").act("A", "no")
    assert len(table.carried("A")) == 3
    assert len(table.carried("B")) == 1


# --- GM-29


@pytest.mark.clause("GM-29")
def test_a_magnet_is_not_taken() -> None:
    table = hall("Am..", "m: marker magnet").roll(5)  # 5 - 3 = 2
    assert (table.at("A"), table.where("m1"), table.carried("A")) == ("c1", "b1", set())
    table = hall("Am..", "m: marker ?").roll(1).marker("magnet")
    assert (table.where("m1"), table.turn_of) == ("b1", "B")


@pytest.mark.clause("GM-29")
@pytest.mark.parametrize("kind", ["fire", "cave-in"])
def test_fire_and_cave_in_are_not_taken(kind: str) -> None:
    table = hall("Am..", "m: marker ?").roll(1).marker(kind)
    assert (table.where("m1"), table.carried("A"), table.turn_of) == ("b1", set(), "B")


@pytest.mark.clause("GM-29")
def test_start_markers_and_the_monster_are_no_things() -> None:
    table = hall("A...", pawns="B@h8/b1 M@g7/g7").roll(2)
    assert (table.at("A"), table.home("B"), table.carried("A")) == ("c1", "b1", set())
    names = {thing.name for thing in table.view.things}
    assert all(name[0] in "ABm" and name[1:].isdigit() for name in names)
