"""POWER TOKEN: turning a tile, naming a number (GM-31). Crossing: test_closed_squares."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, room

TURNS = {f"spin:t{slot}:{way}" for slot in (1, 2, 3, 4, 7) for way in ("left", "right")}
NUMBERS = {f"token:{number}" for number in range(1, 7)}
ROOM = "A... .... .... ...."


@pytest.mark.clause("GM-31")
def test_a_token_offers_turns_and_numbers_at_the_start_of_a_turn() -> None:
    table = room(ROOM, things="m1=token@A")
    assert table.legal == {"roll"} | TURNS | NUMBERS


@pytest.mark.clause("GM-31")
def test_without_a_token_nothing_is_offered() -> None:
    table = room(ROOM, things="m1=token@B m2=key@A m3=token@d4")
    assert table.legal == {"roll"}
    table.refuse("A", "spin:t1:right")
    table.refuse("A", "token:4")
    table.refuse("B", "token:4")
    table.refuse("B", "spin:t1:right")


@pytest.mark.clause("GM-31")
def test_a_turn_before_the_move_leaves_the_move() -> None:
    table = room(ROOM, things="m1=token@A").act("A", "spin:t1:right")
    assert (table.at("A"), table.where("m1"), table.turn_of) == ("d1", None, "A")
    table.refuse("A", "spin:t1:right")  # it is spent
    table.roll(2).go("ws")
    assert (table.at("A"), table.turn_of) == ("c2", "B")


@pytest.mark.clause("GM-31")
def test_a_turn_during_the_move() -> None:
    table = room(ROOM, things="m1=token@A").roll(3).go("e").act("A", "spin:t1:right")
    assert (table.at("A"), table.where("m1"), table.view.steps) == ("d2", None, 2)
    assert table.steps == {"s", "w"}  # d1 is the square a1 where it began
    table.refuse("A", "n")
    assert table.go("ww").at("A") == "b2"


@pytest.mark.clause("GM-31")
def test_a_turn_after_the_move() -> None:
    table = room(ROOM, things="m1=token@A").roll(1).go("e")
    assert (table.turn_of, table.legal) == ("A", {"done", "drop:m1"} | TURNS)
    table.act("A", "spin:t2:left")
    assert (table.turned("t2"), table.where("m1"), table.turn_of) == (3, None, "B")


@pytest.mark.clause("GM-31")
def test_a_token_may_be_kept() -> None:
    table = room(ROOM, things="m1=token@A").roll(1).go("e").act("A", "done")
    assert (table.where("m1"), table.turn_of) == ("A", "B")
    table.refuse("A", "spin:t1:right")  # not in another's turn


@pytest.mark.clause("GM-31", "GM-12")
def test_a_turn_is_possible_where_no_move_is() -> None:
    table = hall("A...", things="m1=token@A").roll(4)
    assert (table.at("A"), table.steps) == ("a1", set())
    table.act("A", "spin:t1:right").finish_turn()
    assert (table.at("A"), table.turn_of) == ("d1", "B")


@pytest.mark.clause("GM-31")
def test_only_ones_own_tile_and_the_four_beside_it_turn() -> None:
    table = room(ROOM, things="m1=token@A")
    table.refuse("A", "spin:t5:right")
    table.refuse("A", "spin:t6:left")
    table.reject("A", "spin:t0:left")


@pytest.mark.clause("GM-31")
def test_every_token_is_spent_once() -> None:
    table = room(ROOM, things="m1=token@A m2=token@A")
    table.act("A", "spin:t2:right", "spin:t2:right")
    assert (table.turned("t2"), table.carried("A")) == (2, set())
    assert table.legal == {"roll"}


@pytest.mark.clause("GM-31")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_token_names_a_number_instead_of_a_roll(number: int) -> None:
    table = room(ROOM, things="m1=token@A").act("A", f"token:{number}")
    assert (table.chance, table.view.steps, table.where("m1")) == (None, number, None)


@pytest.mark.clause("GM-31")
@pytest.mark.parametrize("word", ["token:0", "token:7", "token:", "token:x"])
def test_no_other_number_can_be_named(word: str) -> None:
    room(ROOM, things="m1=token@A").reject("A", word)


@pytest.mark.clause("GM-31")
def test_a_number_is_named_before_the_roll_only() -> None:
    table = room(ROOM, things="m1=token@A").roll(2)
    assert table.offers("token:") == set()
    table.refuse("A", "token:4")
    table.go("e").refuse("A", "token:4")


@pytest.mark.clause("GM-31", "GM-18")
def test_a_named_six_is_no_natural_six() -> None:
    table = room(ROOM, things="m1=token@A").act("A", "token:6")
    assert table.offers("turn:") == set()
    table.refuse("A", "turn:t1:right")


@pytest.mark.clause("GM-31")
def test_another_token_may_turn_a_tile_in_a_named_move() -> None:
    table = room(ROOM, things="m1=token@A m2=token@A").act("A", "token:6")
    assert table.offers("spin:") == TURNS
    table.act("A", "spin:t4:left")
    assert (table.carried("A"), table.turned("t4"), table.view.steps) == (set(), 3, 6)


@pytest.mark.clause("GM-31", "GM-18")
def test_a_token_and_a_natural_six_turn_two_tiles() -> None:
    table = room(ROOM, things="m1=token@A").roll(6).act("A", "spin:t2:right", "turn:t3:right")
    assert (table.turned("t2"), table.turned("t3")) == (1, 1)
    assert (table.turn_of, table.at("A")) == ("B", "a1")


@pytest.mark.clause("GM-31", "GM-26")
def test_a_token_just_found_can_be_used_at_once() -> None:
    table = hall("Am..", "m: marker ?").roll(2).marker("token")
    assert (table.at("A"), table.offers("spin:")) == ("b1", TURNS)


@pytest.mark.clause("GM-31")
def test_a_turn_carries_the_whole_tile() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A |           |
        +   +---+---+   +
        | k   B         |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        k: marker ?
        """,
        things="m2=token@A",
    ).act("A", "spin:t1:left")
    assert (table.at("A"), table.at("B"), table.where("m1")) == ("a4", "b3", "b4")
    assert table.walls("a4") == {"n", "s", "w"}
