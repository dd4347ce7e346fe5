"""Squares that change rolls (GM-40 to GM-51). A goes from a1 to b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import LONG, either, landed, lane, serpent, steps, walk

EIGHT = "| A . . . . . . . |"
TWELVE = "| A . . . . . . . . . . . |"


# --- for the rest of the game


@pytest.mark.clause("GM-40")
@pytest.mark.square("ADD 1 TO ALL FUTURE DIE ROLLS")
def test_every_later_roll_is_one_more() -> None:
    table = landed("ADD 1 TO ALL FUTURE DIE ROLLS")
    assert table.at("A") == "b1"
    table.roll(1)
    assert table.at("A") == "d1"
    table.roll(1)
    walk(table, 2, "eee")
    assert table.at("A") == "g1"


@pytest.mark.clause("GM-40")
@pytest.mark.square("ADD 1 TO ALL FUTURE DIE ROLLS")
def test_two_permanent_bonuses_add_up() -> None:
    row = "| A . a . . . . | B |"
    table = landed("ADD 1 TO ALL FUTURE DIE ROLLS", row, effects="plus=1")
    assert table.at("A") == "c1"
    table.roll(1)
    assert table.at("A") == "f1"


@pytest.mark.clause("GM-40", "GM-17")
@pytest.mark.square("ADD 1 TO ALL FUTURE DIE ROLLS")
def test_five_and_one_is_no_natural_six() -> None:
    table = drawn(lane(EIGHT), effects={"A": "plus=1"}).roll(5)
    assert table.at("A") == "g1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-40", "GM-17")
@pytest.mark.square("ADD 1 TO ALL FUTURE DIE ROLLS")
def test_a_natural_six_with_a_bonus_goes_seven_or_rotates() -> None:
    table = drawn(lane(EIGHT), effects={"A": "plus=1"}).roll(6)
    assert "turn:t1:right" in table.legal
    steps(table, "A", "eeeeeee")
    assert table.at("A") == "h1"


@pytest.mark.clause("GM-41")
@pytest.mark.square("SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS")
def test_a_one_becomes_nothing_for_good() -> None:
    table = landed("SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS")
    for _ in range(2):
        assert table.roll(1).at("A") == "b1"
        assert table.turn_of == "B"
        table.roll(1)
    table.roll(4)
    assert table.at("A") == "e1"


@pytest.mark.clause("GM-41", "GM-17")
@pytest.mark.square("SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS")
def test_a_natural_six_with_a_malus_is_five_or_a_rotation() -> None:
    table = drawn(lane(EIGHT), effects={"A": "plus=-1"}).roll(6)
    assert {"turn:t1:right", "turn:t1:left", "turn:t2:left"} <= table.legal
    steps(table, "A", "eeeee")
    assert table.at("A") == "f1"


@pytest.mark.clause("GM-42")
@pytest.mark.square("ANY PERMANENT EFFECT ON YOU GOES AWAY")
@pytest.mark.parametrize(("effect", "die"), [("plus=1", 1), ("plus=-1", 3), ("plus=1,four", 1)])
def test_permanent_effects_good_and_bad_go_away(effect: str, die: int) -> None:
    table = drawn(
        lane("| A . a . . . . | B |", "a: ANY PERMANENT EFFECT ON YOU GOES AWAY"),
        effects={"A": effect},
    ).roll(die)
    assert table.at("A") == "c1"
    assert not {"plus", "four"} & set(table.effects("A"))
    table.roll(1)
    walk(table, 1, "e")
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-42")
@pytest.mark.square("ANY PERMANENT EFFECT ON YOU GOES AWAY")
def test_effects_that_act_once_are_not_permanent() -> None:
    table = drawn(
        lane("| A . a . |", "a: ANY PERMANENT EFFECT ON YOU GOES AWAY"),
        effects={"A": "plus=1,touch"},
    ).roll(1)
    assert set(table.effects("A")) == {"touch"}


@pytest.mark.clause("GM-42", "GM-82")
@pytest.mark.square("ANY PERMANENT EFFECT ON YOU GOES AWAY")
def test_who_may_no_longer_carry_four_puts_the_fourth_down() -> None:
    table = drawn(
        lane(LONG, "a: ANY PERMANENT EFFECT ON YOU GOES AWAY"),
        effects={"A": "four"},
        things="m1=key@A m2=oil@A m3=boat@A m4=bucket@A",
    )
    walk(table, 1, "e")
    either(table, "m2", "drop:m2")
    assert table.carried("A") == {"m1", "m3", "m4"}
    assert table.where("m2") == "b1"


# --- the next roll


@pytest.mark.clause("GM-43")
@pytest.mark.square("ADD N TO YOUR NEXT ROLL")
@pytest.mark.parametrize(("number", "die", "end"), [(2, 2, "f1"), (3, 1, "f1"), (1, 4, "g1")])
def test_the_next_roll_is_raised_and_only_that_one(number: int, die: int, end: str) -> None:
    table = landed(f"ADD {number} TO YOUR NEXT ROLL").roll(die)
    assert table.at("A") == end
    table.roll(1)
    walk(table, 1, "w")
    assert table.at("A") == {"f1": "e1", "g1": "f1"}[end]


@pytest.mark.clause("GM-43", "GM-17")
@pytest.mark.square("ADD N TO YOUR NEXT ROLL")
def test_four_and_two_is_no_natural_six() -> None:
    table = drawn(lane(EIGHT), effects={"A": "add=2"}).roll(4)
    assert table.at("A") == "g1"


@pytest.mark.clause("GM-43", "GM-12")
@pytest.mark.square("ADD N TO YOUR NEXT ROLL")
def test_a_bonus_that_makes_the_move_impossible_is_used_up() -> None:
    table = drawn(lane(EIGHT), effects={"A": "add=4"}).roll(5)
    assert table.at("A") == "a1"
    assert "add" not in table.effects("A")


@pytest.mark.clause("GM-44")
@pytest.mark.square("SUBTRACT N FROM YOUR NEXT ROLL")
@pytest.mark.parametrize(("number", "die"), [(3, 3), (4, 2), (2, 1)])
def test_zero_or_less_stays(number: int, die: int) -> None:
    table = landed(f"SUBTRACT {number} FROM YOUR NEXT ROLL").roll(die)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"
    table.roll(1)
    table.roll(3)
    assert table.at("A") == "e1"


@pytest.mark.clause("GM-44")
@pytest.mark.square("SUBTRACT N FROM YOUR NEXT ROLL")
def test_what_is_left_of_the_roll_is_moved() -> None:
    assert landed("SUBTRACT 2 FROM YOUR NEXT ROLL").roll(5).at("A") == "e1"


@pytest.mark.clause("GM-44", "GM-17")
@pytest.mark.square("SUBTRACT N FROM YOUR NEXT ROLL")
def test_a_six_that_is_reduced_may_still_rotate() -> None:
    table = landed("SUBTRACT 3 FROM YOUR NEXT ROLL").roll(6)
    table.act("A", "turn:t2:left")
    assert table.turned("t2") == 3
    assert table.at("A") == "b1"
    assert "add" not in table.effects("A")


@pytest.mark.clause("GM-45")
@pytest.mark.square("DOUBLE YOUR NEXT ROLL")
def test_the_next_roll_counts_twice_and_only_that_one() -> None:
    table = landed("DOUBLE YOUR NEXT ROLL").roll(2)
    assert table.at("A") == "f1"
    table.roll(1)
    walk(table, 1, "e")
    assert table.at("A") == "g1"


@pytest.mark.clause("GM-45", "GM-17")
@pytest.mark.square("DOUBLE YOUR NEXT ROLL")
@pytest.mark.parametrize(
    ("effect", "die", "end"),
    [("add=1,double=1", 2, "g1"), ("plus=-1,double=1", 3, "e1"), ("add=-3,double=1", 2, "a1")],
)
def test_bonuses_come_before_doubling(effect: str, die: int, end: str) -> None:
    assert drawn(lane(EIGHT), effects={"A": effect}).roll(die).at("A") == end


@pytest.mark.clause("GM-45")
@pytest.mark.square("DOUBLE YOUR NEXT ROLL")
def test_a_doubled_six_goes_twelve() -> None:
    table = drawn(serpent(), effects={"A": "double=1"}).roll(6)
    steps(table, "A", "e" * 11 + "s")
    assert table.at("A") == "l2"


@pytest.mark.clause("GM-45")
@pytest.mark.square("DOUBLE YOUR NEXT ROLL")
def test_a_doubled_six_rotates_once() -> None:
    table = drawn(serpent(), effects={"A": "double=1"}).roll(6)
    table.act("A", "turn:t4:right")
    assert table.turn_of == "B"
    assert table.at("A") == "a1"


@pytest.mark.clause("GM-45", "GM-89")
@pytest.mark.square("DOUBLE YOUR NEXT ROLL")
def test_two_doublings_apply_together() -> None:
    assert drawn(lane(EIGHT), effects={"A": "double=2"}).roll(1).at("A") == "e1"


@pytest.mark.clause("GM-46")
@pytest.mark.square("SQUARE NEXT ROLL")
def test_the_next_roll_is_multiplied_by_itself() -> None:
    table = landed("SQUARE NEXT ROLL").roll(2)
    assert table.at("A") == "f1"
    table.roll(1)
    walk(table, 1, "w")
    assert table.at("A") == "e1"


@pytest.mark.clause("GM-46")
@pytest.mark.square("SQUARE NEXT ROLL")
def test_a_squared_six_goes_thirty_six() -> None:
    table = drawn(serpent(), effects={"A": "square=1"}).roll(6)
    assert "turn:t1:left" in table.legal
    steps(table, "A", "e")
    assert table.at("A") == "l4"


@pytest.mark.clause("GM-46", "GM-17")
@pytest.mark.square("SQUARE NEXT ROLL")
@pytest.mark.parametrize(
    ("effect", "die", "end"),
    [("square=1,double=1", 2, "i1"), ("add=1,square=1", 2, "j1"), ("add=-3,square=1", 1, "a1")],
)
def test_bonuses_first_then_the_square_then_doubling(effect: str, die: int, end: str) -> None:
    assert drawn(lane(TWELVE), effects={"A": effect}).roll(die).at("A") == end


@pytest.mark.clause("GM-47")
@pytest.mark.square("MINUS 1 TO YOUR ROLL")
def test_minus_one_to_the_next_roll_alone() -> None:
    table = landed("MINUS 1 TO YOUR ROLL").roll(3)
    assert table.at("A") == "d1"
    table.roll(1)
    walk(table, 3, "eee")
    assert table.at("A") == "g1"


@pytest.mark.clause("GM-47", "GM-17")
@pytest.mark.square("MINUS 1 TO YOUR ROLL")
def test_minus_one_makes_a_six_a_five_that_may_rotate() -> None:
    table = landed("MINUS 1 TO YOUR ROLL").roll(6)
    assert "turn:t1:right" in table.legal
    steps(table, "A", "eeeee")
    assert table.at("A") == "g1"


@pytest.mark.clause("GM-47")
@pytest.mark.square("MINUS 1 TO YOUR ROLL")
def test_minus_one_makes_a_one_nothing() -> None:
    assert landed("MINUS 1 TO YOUR ROLL").roll(1).at("A") == "b1"


# --- moves without an ordinary roll


@pytest.mark.clause("GM-48")
@pytest.mark.square("SELECT NEXT ROLL (1 TO 5)")
def test_a_number_from_one_to_five_may_be_chosen() -> None:
    table = landed("SELECT NEXT ROLL (1 TO 5)")
    assert table.offers("call:") == {f"call:{number}" for number in range(1, 6)}
    table.act("A", "call:4")
    assert table.chance is None
    assert table.at("A") == "f1"
    assert "select" not in table.effects("A")


@pytest.mark.clause("GM-48", "GM-17")
@pytest.mark.square("SELECT NEXT ROLL (1 TO 5)")
def test_a_chosen_number_is_not_modified() -> None:
    table = drawn(lane(EIGHT), effects={"A": "select,plus=1"}).act("A", "call:3")
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-48")
@pytest.mark.square("SELECT NEXT ROLL (1 TO 5)")
def test_who_rolls_all_the_same_has_had_the_choice() -> None:
    table = landed("SELECT NEXT ROLL (1 TO 5)").roll(4)
    assert table.at("A") == "f1"
    table.roll(1)
    assert table.turn_of == "A"
    assert not table.offers("call:")


@pytest.mark.clause("GM-49")
@pytest.mark.square("MOVE THREE SPACES NEXT TURN (NO ROLL)")
def test_three_spaces_without_a_roll() -> None:
    table = landed("MOVE THREE SPACES NEXT TURN (NO ROLL)").act("A", "roll")
    assert table.chance is None
    assert table.at("A") == "e1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-49", "GM-12")
@pytest.mark.square("MOVE THREE SPACES NEXT TURN (NO ROLL)")
def test_three_spaces_that_are_not_there_are_not_moved() -> None:
    table = drawn(lane("| A . . | B |"), effects={"A": "three"}).act("A", "roll")
    assert table.at("A") == "a1"
    assert table.turn_of == "B"
    assert "three" not in table.effects("A")


@pytest.mark.clause("GM-49", "GM-17")
@pytest.mark.square("MOVE THREE SPACES NEXT TURN (NO ROLL)")
def test_three_spaces_are_not_modified_and_a_bonus_waits_for_a_roll() -> None:
    table = drawn(lane("| A . . . . . . | B |"), effects={"A": "three,add=2"}).act("A", "roll")
    assert table.at("A") == "d1"
    table.roll(1)
    walk(table, 1, "eee")
    assert table.at("A") == "g1"


@pytest.mark.clause("GM-50")
@pytest.mark.square("NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL")
@pytest.mark.parametrize(("die", "end"), [(1, "c1"), (2, "b1"), (3, "e1"), (4, "b1"), (5, "g1")])
def test_only_an_odd_roll_moves(die: int, end: str) -> None:
    table = walk(landed("NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL"), die, "e")
    assert table.at("A") == end
    assert table.turn_of == "B"
    assert "odd" not in table.effects("A")


@pytest.mark.clause("GM-50", "GM-17")
@pytest.mark.square("NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL")
@pytest.mark.parametrize(("die", "end"), [(2, "a1"), (3, "e1")])
def test_odd_is_what_the_die_shows(die: int, end: str) -> None:
    assert drawn(lane(EIGHT), effects={"A": "odd,plus=1"}).roll(die).at("A") == end


@pytest.mark.clause("GM-50", "GM-18")
@pytest.mark.square("NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL")
def test_a_six_does_not_move_but_may_rotate() -> None:
    table = drawn(lane(EIGHT), effects={"A": "odd"}).roll(6)
    assert table.steps == set()
    table.act("A", "turn:t2:right")
    assert table.turned("t2") == 1


@pytest.mark.clause("GM-51")
@pytest.mark.square("ROLL LESS THAN 3 TO MOVE")
@pytest.mark.parametrize("test", [1, 2])
def test_one_or_two_lets_roll_again_and_move(test: int) -> None:
    table = landed("ROLL LESS THAN 3 TO MOVE").roll(test).die(3)
    assert table.at("A") == "e1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-51", "GM-17")
@pytest.mark.square("ROLL LESS THAN 3 TO MOVE")
@pytest.mark.parametrize("test", [3, 6])
def test_a_failed_try_ends_the_turn_and_the_effect(test: int) -> None:
    table = landed("ROLL LESS THAN 3 TO MOVE").roll(test)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"
    table.roll(1)
    table.roll(4)
    assert table.at("A") == "f1"


@pytest.mark.clause("GM-51", "GM-17")
@pytest.mark.square("ROLL LESS THAN 3 TO MOVE")
def test_a_bonus_changes_the_move_but_not_the_try() -> None:
    table = drawn(lane(EIGHT), effects={"A": "less,plus=1"}).roll(2).die(2)
    assert table.at("A") == "d1"
