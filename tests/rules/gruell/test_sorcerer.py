"""One active sorcerer and at least one ogre: the sorcerer's choice comes first."""

import pytest

import tablee
from tests.rules.gruell.table import asked, by_seat, go_on, piles, play, seen, waits_for


@pytest.mark.clause("GR-11")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_the_sorcerer_is_asked_between_the_goblins_and_the_ogre(ogre: str) -> None:
    state = play(f"A:+4 B:{ogre} C:S D:-2")
    assert waits_for(state) == "sorcerer: C"
    assert asked(state) == {"C": ["goblins", "ogre-B"]}


@pytest.mark.clause("GR-11")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_taking_the_goblins_leaves_the_negative_ones_to_the_ogre(ogre: str) -> None:
    state = play(f"A:+4 B:{ogre} C:S D:-2 E:-4 C:goblins")
    assert piles(state) == by_seat(f"A | B {ogre} -2 -4 | C S +4 | D | E")


@pytest.mark.clause("GR-11")
def test_taking_the_goblins_takes_every_positive_one() -> None:
    state = play("A:S B:+6 C:GO D:+2 E:+4 A:goblins")
    assert piles(state) == by_seat("A S +6 +2 +4 | B | C GO | D | E")


@pytest.mark.clause("GR-11")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_taking_the_ogre_saves_all_goblins(ogre: str) -> None:
    state = play(f"A:+4 B:{ogre} C:S D:-2 E:+6 C:ogre-B")
    assert piles(state) == by_seat(f"A +4 | B | C S {ogre} | D -2 | E +6")


@pytest.mark.clause("GR-11")
@pytest.mark.parametrize("target", ["ogre-A", "ogre-C", "ogre-D"])
def test_only_a_player_who_played_an_ogre_can_lose_one(target: str) -> None:
    state = play("A:+4 B:GO C:S D:-2")
    with pytest.raises(tablee.Illegal):
        go_on(state, f"C:{target}")
    assert waits_for(state) == "sorcerer: C"


@pytest.mark.clause("GR-11")
@pytest.mark.parametrize("seat", ["A", "B", "D"])
def test_nobody_else_decides_for_the_sorcerer(seat: str) -> None:
    state = play("A:+4 B:GO C:S D:-2")
    with pytest.raises(tablee.NotYourDecision):
        go_on(state, f"{seat}:goblins")


@pytest.mark.clause("GR-12")
def test_with_both_ogres_the_sorcerer_has_three_choices() -> None:
    state = play("A:+4 B:GO C:S D:PO E:-2")
    assert waits_for(state) == "sorcerer: C"
    assert asked(state) == {"C": ["goblins", "ogre-B", "ogre-D"]}


@pytest.mark.clause("GR-12")
@pytest.mark.parametrize("line", ["A:GO B:PO C:S D:+4 E:-2", "A:GO C:S B:PO E:-2 D:+4"])
def test_a_single_negative_goblin_goes_to_the_great_ogre(line: str) -> None:
    assert piles(play(f"{line} C:goblins")) == by_seat("A GO -2 | B PO | C S +4 | D | E")


@pytest.mark.clause("GR-12")
def test_the_great_ogre_gets_the_single_negative_goblin_even_behind_the_little_one() -> None:
    assert piles(play("A:PO B:-4 C:S D:GO C:goblins")) == by_seat("A PO | B | C S | D GO -4")


@pytest.mark.clause("GR-12", "GR-09")
def test_both_ogres_share_the_negative_goblins_the_great_one_first() -> None:
    state = play("A:PO B:-2 C:S D:GO E:-4 C:goblins")
    assert waits_for(state) == "share: D"
    assert asked(state) == {"D": ["-2", "-4"]}
    go_on(state, "D:-2")
    assert piles(state) == by_seat("A PO -4 | B | C S | D GO -2 | E")


@pytest.mark.clause("GR-12", "GR-15")
def test_two_equal_negative_goblins_are_shared_without_asking() -> None:
    state = play("A:PO B:-2 C:S D:GO E:-2 C:goblins")
    assert piles(state) == by_seat("A PO -2 | B | C S | D GO -2 | E")


@pytest.mark.clause("GR-12")
def test_taking_both_positive_goblins_leaves_the_two_ogres_nothing() -> None:
    state = play("A:PO B:+2 C:S D:GO E:+6 C:goblins")
    assert piles(state) == by_seat("A PO | B | C S +2 +6 | D GO | E")


@pytest.mark.clause("GR-12")
def test_taking_the_great_ogre_leaves_all_goblins_to_the_little_one() -> None:
    state = play("A:+4 B:GO C:S D:PO E:-2 C:ogre-B")
    assert piles(state) == by_seat("A | B | C S GO | D PO +4 -2 | E")


@pytest.mark.clause("GR-12")
def test_taking_the_little_ogre_leaves_all_goblins_to_the_great_one() -> None:
    state = play("A:+4 B:GO C:S D:PO E:-2 C:ogre-D")
    assert piles(state) == by_seat("A | B GO +4 -2 | C S PO | D | E")


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_the_sorcerer_may_take_either_of_two_identical_ogres(ogre: str) -> None:
    state = play(f"A:{ogre} B:S C:{ogre} D:+4 E:-2")
    assert asked(state) == {"B": ["goblins", "ogre-A", "ogre-C"]}


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_one_of_two_identical_ogres_taken_the_other_captures_everything(ogre: str) -> None:
    line = f"A:{ogre} B:S C:{ogre} D:+4 E:-2"
    first, second = play(f"{line} B:ogre-A"), play(f"{line} B:ogre-C")
    assert piles(first) == by_seat(f"A | B S {ogre} | C {ogre} +4 -2 | D | E")
    assert piles(second) == by_seat(f"A {ogre} +4 -2 | B S {ogre} | C | D | E")


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_goblins_taken_two_identical_ogres_cancel_and_bad_goblins_are_saved(ogre: str) -> None:
    state = play(f"A:{ogre} B:S C:{ogre} D:+4 E:-2 B:goblins")
    assert piles(state) == by_seat(f"A {ogre} | B S +4 | C {ogre} | D | E -2")


@pytest.mark.clause("GR-13")
@pytest.mark.parametrize("target", ["A", "C", "D"])
def test_one_of_three_identical_ogres_taken_the_other_two_cancel(target: str) -> None:
    found = piles(play(f"A:GO B:S C:GO D:GO E:+6 B:ogre-{target}"))
    assert found.pop(target) == []
    assert found.pop("B") == ["GO", "S"]
    assert found.pop("E") == ["+6"]
    assert list(found.values()) == [["GO"], ["GO"]]


@pytest.mark.clause("GR-13")
def test_goblins_taken_three_identical_ogres_cancel() -> None:
    state = play("A:PO B:S C:PO D:PO E:-4 B:goblins")
    assert piles(state) == by_seat("A PO | B S | C PO | D PO | E -4")


@pytest.mark.clause("GR-13")
def test_every_ogre_of_two_great_and_one_little_may_be_taken() -> None:
    state = play("A:GO B:GO C:PO D:S E:+4")
    assert asked(state) == {"D": ["goblins", "ogre-A", "ogre-B", "ogre-C"]}


@pytest.mark.clause("GR-13", "GR-10")
@pytest.mark.parametrize("goblin", ["+4", "-2"])
@pytest.mark.parametrize(("twin", "other"), [("GO", "PO"), ("PO", "GO")])
def test_the_odd_ogre_taken_the_identical_ones_cancel(twin: str, other: str, goblin: str) -> None:
    state = play(f"A:{twin} B:{twin} C:{other} D:S E:{goblin} D:ogre-C")
    assert piles(state) == by_seat(f"A {twin} | B {twin} | C | D S {other} | E {goblin}")


@pytest.mark.clause("GR-13", "GR-09")
@pytest.mark.parametrize("goblin", ["+4", "-2"])
def test_one_of_two_great_ogres_taken_the_other_shares_with_the_little_one(goblin: str) -> None:
    state = play(f"A:GO B:GO C:PO D:S E:{goblin} D:ogre-A")
    assert piles(state) == by_seat(f"A | B GO {goblin} | C PO | D S GO | E")


@pytest.mark.clause("GR-13", "GR-09")
@pytest.mark.parametrize("goblin", ["+4", "-2"])
def test_one_of_two_little_ogres_taken_the_great_one_takes_the_only_goblin(goblin: str) -> None:
    state = play(f"A:PO B:PO C:GO D:S E:{goblin} D:ogre-B")
    assert piles(state) == by_seat(f"A PO | B | C GO {goblin} | D S PO | E")


@pytest.mark.clause("GR-13", "GR-07")
@pytest.mark.parametrize(("twin", "other"), [("GO", "PO"), ("PO", "GO")])
def test_goblins_taken_the_odd_ogre_captures_the_negative_one(twin: str, other: str) -> None:
    state = play(f"A:{twin} B:{twin} C:{other} D:S E:-2 D:goblins")
    assert piles(state) == by_seat(f"A {twin} | B {twin} | C {other} -2 | D S | E")


@pytest.mark.clause("GR-13", "GR-14")
def test_two_pairs_and_a_sorcerer() -> None:
    line = "A:GO B:PO C:S D:GO E:PO"
    assert asked(play(line)) == {"C": ["goblins", "ogre-A", "ogre-B", "ogre-D", "ogre-E"]}
    assert piles(play(f"{line} C:ogre-D")) == by_seat("A GO | B PO | C S GO | D | E PO")
    assert piles(play(f"{line} C:goblins")) == by_seat("A GO | B PO | C S | D GO | E PO")


@pytest.mark.clause("GR-14", "GR-15")
@pytest.mark.parametrize("ogres", ["GO", "PO", "GO GO", "GO PO", "GO GO PO", "PO PO PO PO"])
def test_with_nothing_to_capture_the_sorcerer_still_chooses(ogres: str) -> None:
    cards = list(zip("BCDE", ogres.split()))
    state = play("A:S " + " ".join(f"{letter}:{card}" for letter, card in cards))
    assert asked(state) == {"A": ["goblins", *[f"ogre-{letter}" for letter, _ in cards]]}


@pytest.mark.clause("GR-14", "GR-11")
def test_with_nothing_to_capture_the_ogre_may_be_taken_or_left() -> None:
    assert piles(play("A:GO B:S B:ogre-A")) == by_seat("A | B S GO")
    assert piles(play("A:GO B:S B:goblins")) == by_seat("A GO | B S")


@pytest.mark.clause("GR-15")
@pytest.mark.parametrize("goblin", ["+6", "-4"])
def test_beside_an_ogre_the_sorcerer_is_asked_whatever_goblin_lies_there(goblin: str) -> None:
    assert waits_for(play(f"A:PO B:{goblin} C:S")) == "sorcerer: C"


@pytest.mark.clause("GR-11", "GR-25")
def test_the_next_trick_begins_once_the_sorcerer_has_chosen() -> None:
    state = play("A:+4 B:GO C:S C:ogre-B")
    assert waits_for(state) == "choose: ABC"
    assert set(seen(state).table) == {None}
    assert seen(state).trick == 2
