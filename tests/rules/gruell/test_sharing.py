"""A great and a little ogre take goblins in turn."""

import pytest

import tablee
from tests.rules.gruell.table import asked, by_seat, go_on, piles, play, waits_for


@pytest.mark.clause("GR-09")
@pytest.mark.parametrize(
    ("line", "great"),
    [("A:GO B:PO C:+6 D:+2", "A"), ("A:PO B:GO C:+6 D:+2", "B"), ("A:PO B:+6 C:+2 D:GO", "D")],
)
def test_the_great_ogre_takes_first_wherever_it_sits(line: str, great: str) -> None:
    state = play(line)
    assert waits_for(state) == f"share: {great}"
    assert asked(state) == {great: ["+2", "+6"]}


@pytest.mark.clause("GR-09")
@pytest.mark.parametrize(("taken", "left"), [("+6", "+2"), ("+2", "+6")])
def test_of_two_goblins_each_ogre_gets_one(taken: str, left: str) -> None:
    state = play(f"A:PO B:+6 C:+2 D:GO D:{taken}")
    assert piles(state) == by_seat(f"A PO {left} | B | C | D GO {taken}")


@pytest.mark.clause("GR-09")
def test_of_three_goblins_the_great_ogre_gets_the_first_and_the_last() -> None:
    state = play("A:PO B:+6 C:-4 D:GO E:+3")
    assert asked(state) == {"D": ["+3", "+6", "-4"]}
    go_on(state, "D:+6")
    assert waits_for(state) == "share: A"
    assert asked(state) == {"A": ["+3", "-4"]}
    go_on(state, "A:+3")
    assert piles(state) == by_seat("A PO +3 | B | C | D GO +6 -4 | E")


@pytest.mark.clause("GR-09")
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [("+6", "-4", "+3"), ("-4", "+6", "+3"), ("-4", "+3", "+6"), ("+3", "+6", "-4")],
)
def test_each_ogre_takes_what_its_player_chooses(first: str, second: str, third: str) -> None:
    state = play(f"A:PO B:+6 C:-4 D:GO E:+3 D:{first} A:{second}")
    assert piles(state) == by_seat(f"A PO {second} | B | C | D GO {first} {third} | E")


@pytest.mark.clause("GR-09")
def test_a_single_goblin_goes_to_the_great_ogre() -> None:
    assert piles(play("A:PO B:+6 C:GO")) == by_seat("A PO | B | C GO +6")


@pytest.mark.clause("GR-09")
def test_the_great_ogre_must_take_a_single_bad_goblin() -> None:
    assert piles(play("A:-4 B:PO C:GO")) == by_seat("A | B PO | C GO -4")


@pytest.mark.clause("GR-09")
def test_the_little_ogre_must_take_the_bad_goblin_that_is_left() -> None:
    assert piles(play("A:-4 B:PO C:GO D:+6 C:+6")) == by_seat("A | B PO -4 | C GO +6 | D")


@pytest.mark.clause("GR-09")
def test_bad_goblins_alone_are_shared_too() -> None:
    state = play("A:-4 B:PO C:GO D:-2")
    assert asked(state) == {"C": ["-2", "-4"]}
    assert piles(go_on(state, "C:-2")) == by_seat("A | B PO -4 | C GO -2 | D")


@pytest.mark.clause("GR-09")
@pytest.mark.parametrize("action", ["+4", "+3", "GO", "goblins", "ogre-B"])
def test_only_a_goblin_on_the_table_can_be_taken(action: str) -> None:
    state = play("A:-4 B:PO C:GO D:+6")
    with pytest.raises(tablee.Illegal):
        go_on(state, f"C:{action}")
    assert asked(state) == {"C": ["+6", "-4"]}


@pytest.mark.clause("GR-09")
@pytest.mark.parametrize("seat", ["A", "B", "D"])
def test_nobody_else_takes_when_it_is_the_great_ogres_turn(seat: str) -> None:
    state = play("A:-4 B:PO C:GO D:+6")
    with pytest.raises(tablee.NotYourDecision):
        go_on(state, f"{seat}:+6")


@pytest.mark.clause("GR-09")
def test_the_great_ogre_cannot_take_twice_in_a_row() -> None:
    state = play("A:PO B:+6 C:-4 D:GO E:+3 D:+6")
    with pytest.raises(tablee.NotYourDecision):
        go_on(state, "D:+3")


@pytest.mark.clause("GR-15")
@pytest.mark.parametrize("goblin", ["+6", "-2"])
def test_one_goblin_is_taken_without_asking(goblin: str) -> None:
    assert waits_for(play(f"A:GO B:PO C:{goblin}")) == "choose: ABC"


@pytest.mark.clause("GR-15")
def test_the_last_goblin_is_taken_without_asking() -> None:
    assert waits_for(play("A:GO B:PO C:+6 D:-2 A:+6")) == "choose: ABCD"
    assert waits_for(play("A:GO B:PO C:+6 D:-2 E:+3 A:+6 B:+3")) == "choose: ABCDE"


@pytest.mark.clause("GR-15", "GR-09")
@pytest.mark.parametrize("goblin", ["+4", "-4"])
def test_equal_goblins_are_shared_without_asking(goblin: str) -> None:
    two = play(f"A:GO B:PO C:{goblin} D:{goblin}")
    three = play(f"A:GO B:PO C:{goblin} D:{goblin} E:{goblin}")
    assert piles(two) == by_seat(f"A GO {goblin} | B PO {goblin} | C | D")
    assert piles(three) == by_seat(f"A GO {goblin} {goblin} | B PO {goblin} | C | D | E")


@pytest.mark.clause("GR-15")
def test_two_equal_goblins_are_one_choice() -> None:
    state = play("A:GO B:PO C:+4 D:+4 E:-2")
    assert asked(state) == {"A": ["+4", "-2"]}


@pytest.mark.clause("GR-15", "GR-09")
def test_when_only_equal_goblins_are_left_nobody_is_asked_any_more() -> None:
    state = play("A:GO B:PO C:+4 D:+4 E:-2 A:-2")
    assert waits_for(state) == "choose: ABCDE"
    assert piles(state) == by_seat("A GO -2 +4 | B PO +4 | C | D | E")


@pytest.mark.clause("GR-15", "GR-09")
def test_when_different_goblins_are_left_the_little_ogre_is_asked() -> None:
    state = play("A:GO B:PO C:+4 D:+4 E:-2 A:+4")
    assert asked(state) == {"B": ["+4", "-2"]}
    assert piles(go_on(state, "B:-2")) == by_seat("A GO +4 +4 | B PO -2 | C | D | E")


@pytest.mark.clause("GR-14", "GR-15")
def test_two_ogres_with_nothing_to_share_are_asked_nothing() -> None:
    state = play("A:GO B:PO")
    assert waits_for(state) == "choose: AB"
    assert piles(state) == by_seat("A GO | B PO")


@pytest.mark.clause("GR-15")
def test_whose_hand_holds_only_equal_cards_is_not_asked_to_choose() -> None:
    state = play("A:-4 B:+4 A:-2 B:+4 A:+2 B:+2 A:+3 B:+3 A:+6 B:-4 A:PO B:GO A:GO B:PO")
    go_on(state, "A:S B:S")
    assert asked(state) == {"B": ["+6", "-2"]}
    go_on(state, "B:+6")
    assert state.result() is not None
