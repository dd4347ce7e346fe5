"""Modified rolls and the natural 6 (GM-17, GM-18)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, relaid, room

HERE_AND_BESIDE = {f"turn:t{slot}:{way}" for slot in (1, 2, 3, 4, 7) for way in ("left", "right")}

PLAIN = """
    +   +   +   +   +
      A
    +   +   +   +   +

    +   +   +   +   +

    +   +   +   +   +

    +   +   +   +   +
"""


# --- GM-17


@pytest.mark.clause("GM-17")
@pytest.mark.parametrize(
    ("effects", "face", "steps"),
    [
        ("add=2", 3, 5),
        ("add=-1", 3, 2),
        ("plus=1", 5, 6),
        ("plus=-1", 5, 4),
        ("plus=1,add=2", 1, 4),
        ("double=1", 5, 10),
        ("square=1", 3, 9),
        ("square=1,double=1", 2, 8),
        ("add=1,double=1", 2, 6),
        ("add=1,square=1", 2, 9),
        ("add=-1,square=1,double=1", 3, 8),
    ],
)
def test_bonuses_come_first_then_the_square_then_the_double(
    effects: str, face: int, steps: int
) -> None:
    table = drawn(PLAIN, effects={"A": effects}).roll(face)
    assert table.view.steps == steps


@pytest.mark.clause("GM-17")
@pytest.mark.parametrize(
    ("effects", "face"),
    [("add=-3", 3), ("add=-3", 1), ("plus=-1", 1), ("add=-3,double=1", 2), ("add=-3,square=1", 1)],
)
def test_zero_or_less_is_final(effects: str, face: int) -> None:
    table = drawn(PLAIN, effects={"A": effects}).roll(face)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-17")
def test_a_six_reached_by_a_bonus_has_no_privilege() -> None:
    table = drawn(PLAIN, effects={"A": "add=2"}).roll(4)
    assert table.view.steps == 6
    assert table.legal == {"n", "e", "s", "w"}
    table.refuse("A", "turn:t1:right")


@pytest.mark.clause("GM-17")
def test_a_natural_six_with_a_malus_keeps_its_privilege() -> None:
    table = drawn(PLAIN, effects={"A": "add=-1"}).roll(6)
    assert table.view.steps == 5
    assert table.offers("turn:") == HERE_AND_BESIDE


@pytest.mark.clause("GM-17")
def test_even_if_the_malus_leaves_nothing_to_move() -> None:
    table = drawn(PLAIN, effects={"A": "add=-6"}).roll(6)
    assert table.steps == set()
    assert table.offers("turn:") == HERE_AND_BESIDE


@pytest.mark.clause("GM-17", "GM-18")
def test_a_doubled_six_is_twelve_and_one_privilege() -> None:
    table = drawn(PLAIN, effects={"A": "double=1"}).roll(6)
    assert (table.view.steps, table.offers("turn:")) == (12, HERE_AND_BESIDE)
    assert table.act("A", "turn:t1:right").turn_of == "B"


@pytest.mark.clause("GM-17")
def test_named_numbers_are_not_modified_and_leave_effects_waiting() -> None:
    table = drawn(PLAIN, effects={"A": "add=2,plus=1"}, things="m1=token@A").act("A", "token:4")
    assert table.view.steps == 4
    assert table.effects("A")["add"] == 2


@pytest.mark.clause("GM-17")
def test_fixed_numbers_are_not_modified() -> None:
    assert drawn(PLAIN, effects={"A": "select,plus=1"}).act("A", "call:3").view.steps == 3
    table = drawn(PLAIN, effects={"A": "three,plus=1"}).act("A", "roll")
    assert (table.chance, table.view.steps) == (None, 3)


@pytest.mark.clause("GM-17")
def test_a_test_die_is_not_modified_and_is_no_six() -> None:
    table = hall("A.x.", "x: ROLL A 5, LOSE YOUR NEXT TURN", effects={"A": "plus=1"}).roll(1)
    assert table.chance == "die"
    assert "lost" not in table.copy().die(4).effects("A")
    assert table.copy().die(5).effects("A")["lost"] == 1
    assert table.die(6).turn_of == "B"


# --- GM-18


@pytest.mark.clause("GM-18")
def test_a_natural_six_may_turn_ones_own_tile_or_one_of_four_beside_it() -> None:
    table = drawn(PLAIN).roll(6)
    assert table.legal == {"n", "e", "s", "w"} | HERE_AND_BESIDE
    table.refuse("A", "turn:t5:right")  # a diagonal one
    table.refuse("A", "turn:t9:left")
    table.reject("A", "turn:t10:left")
    table.reject("A", "turn:t1:over")


@pytest.mark.clause("GM-18")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_other_numbers_turn_nothing(face: int) -> None:
    table = drawn(PLAIN).roll(face)
    assert table.offers("turn:") == set()
    table.refuse("A", "turn:t1:right")


@pytest.mark.clause("GM-18")
def test_turning_takes_the_place_of_the_move() -> None:
    table = drawn(PLAIN).roll(6).act("A", "turn:t2:right")
    assert (table.at("A"), table.turn_of, table.turned("t2")) == ("a1", "B", 1)


@pytest.mark.clause("GM-18")
def test_after_the_first_step_it_is_too_late() -> None:
    table = drawn(PLAIN).roll(6).go("e")
    table.refuse("A", "turn:t1:right")
    assert table.go("eeeee").at("A") == "g1"


@pytest.mark.clause("GM-18")
@pytest.mark.parametrize(
    ("way", "pawn", "piece", "marker"), [("right", "d1", "d3", "b1"), ("left", "a4", "a2", "c4")]
)
def test_everything_turns_with_the_tile(way: str, pawn: str, piece: str, marker: str) -> None:
    table = room("A.p. .... m... ....", "p: piece A1", "m: marker ?", pawns="A@a1/a1").roll(6)
    table.act("A", f"turn:t1:{way}")
    assert (table.at("A"), table.home("A")) == (pawn, pawn)
    assert (table.where("A1"), table.where("m1"), table.kind("m1")) == (piece, marker, "?")


@pytest.mark.clause("GM-18")
def test_arrows_and_walls_turn_too() -> None:
    table = hall("As..", "s: SLIDE 2 SPACES, east").roll(6).act("A", "turn:t1:right")
    label = table.view.labels["d2"]
    assert (label.name, label.arrow) == ("SLIDE 2 SPACES", "s")
    assert table.walls("d2") == {"e", "w"}


@pytest.mark.clause("GM-18")
def test_other_pawns_and_the_monster_turn_with_their_tile() -> None:
    table = drawn(PLAIN, pawns="B@e1/f1 M@h4/h3").roll(6).act("A", "turn:t2:right")
    assert (table.at("B"), table.home("B")) == ("h1", "h2")
    assert (table.at("M"), table.home("M")) == ("e4", "f4")


@pytest.mark.clause("GM-18")
def test_a_six_turns_a_tile_even_where_six_steps_are_impossible() -> None:
    table = hall("A...").roll(6)
    assert table.steps == set()
    assert table.offers("turn:") == HERE_AND_BESIDE
    table.refuse("A", "e")
    assert table.act("A", "turn:t1:left").at("A") == "a4"


@pytest.mark.clause("GM-18")
def test_a_tile_across_a_hole_is_beside_it() -> None:
    table = relaid(drawn(PLAIN, pawns="A@a1/a1 B@f6/f6", seats=4), {2: "-"}).roll(6)
    slots = {text.split(":")[1] for text in table.offers("turn:")}
    assert slots == {"t1", "t3", "t4", "t5", "t13"}


@pytest.mark.clause("GM-18")
def test_a_tile_is_turned_by_a_quarter_from_where_it_lies() -> None:
    table = relaid(drawn(PLAIN), {4: "4l"}).roll(6)
    assert table.copy().act("A", "turn:t4:right").turned("t4") == 0
    assert table.act("A", "turn:t4:left").turned("t4") == 2


@pytest.mark.clause("GM-18")
def test_a_turned_tile_opens_a_way_for_the_next_player() -> None:
    table = hall("B..A", pawns="B@a1/a1").roll(6).act("A", "turn:t1:right")
    assert table.at("B") == "d1"
    table.roll(2)
    assert table.at("B") == "d3"  # the corridor runs north to south now


@pytest.mark.clause("GM-18", "GM-12")
def test_a_six_must_be_used_for_one_of_both_if_it_can_be() -> None:
    table = drawn(PLAIN).roll(6)
    table.refuse("A", "pass")
    table.refuse("B", "turn:t1:right")
