import pytest

import tablee
from tablee.core.state import SPECTATOR
from tests.rules.gruell.table import (
    asked,
    by_seat,
    each,
    ended,
    final,
    go_on,
    lost,
    new,
    piles,
    play,
    scores,
    seen,
    waits_for,
)

NOT_LOSING = ["base", "1", "3", "1+3"]
LOSING = ["2", "2+3"]


@pytest.mark.clause("GR-19")
@pytest.mark.parametrize("variant", ["1", "1+3"])
@pytest.mark.parametrize(
    ("pile", "bonus"),
    [("GO", 0), ("GO GO", 0), ("PO GO", 10), ("PO PO GO", 17), ("PO GO GO", 17),
     ("PO PO GO GO", 17), ("PO GO GO GO", 17)],
)  # fmt: skip
def test_variant_1_has_bonuses_of_10_and_17(variant: str, pile: str, bonus: int) -> None:
    assert final(ended(f"{pile} +3", variant=variant, seats=3))[0] == bonus + 3


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize("variant", LOSING)
@pytest.mark.parametrize(
    ("pile", "bonus"),
    [("PO GO", 8), ("PO PO GO", 13), ("PO PO GO GO", 13), ("S", 5), ("S PO GO", 13)],
)
def test_variant_2_keeps_the_bonuses_and_a_sorcerer_is_worth_5(
    variant: str, pile: str, bonus: int
) -> None:
    assert final(ended(f"{pile} +3", variant=variant, seats=3))[0] == bonus + 3


@pytest.mark.clause("GR-20", "GR-21")
@pytest.mark.parametrize("variant", ["3"])
@pytest.mark.parametrize(("pile", "bonus"), [("PO GO", 8), ("PO PO GO", 13), ("S", 0)])
def test_variant_3_alone_counts_as_the_base_game(variant: str, pile: str, bonus: int) -> None:
    assert final(ended(pile, variant=variant))[0] == bonus


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize("variant", LOSING)
@pytest.mark.parametrize(
    ("line", "expected", "gone"),
    [
        ("A:S B:S C:+6", "A | B | C +6", "S S"),
        ("A:S B:S C:S D:+6", "A | B | C | D +6", "S S S"),
        ("A:GO B:GO C:+6 D:-2", "A | B | C +6 | D -2", "GO GO"),
        ("A:PO B:PO C:-4", "A | B | C -4", "PO PO"),
        ("A:GO B:GO C:GO D:+6", "A | B | C | D +6", "GO GO GO"),
        ("A:GO B:GO C:PO D:+6 E:-2", "A | B | C PO +6 -2 | D | E", "GO GO"),
        ("A:GO B:PO C:PO D:+6", "A GO +6 | B | C | D", "PO PO"),
        ("A:GO B:GO C:PO D:PO E:+6", "A | B | C | D | E +6", "GO GO PO PO"),
        ("A:S B:GO C:S D:+6", "A | B GO +6 | C | D", "S S"),
        ("A:S B:GO C:S D:GO E:+6", "A | B | C | D | E +6", "GO GO S S"),
        ("A:S B:GO C:S D:PO E:+6", "A | B GO +6 | C | D PO | E", "S S"),
    ],
)
def test_in_variant_2_cancelled_cards_are_lost(
    variant: str, line: str, expected: str, gone: str
) -> None:
    state = play(line, variant)
    assert piles(state) == by_seat(expected)
    assert lost(state) == sorted(gone.split())


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize("variant", LOSING)
def test_in_variant_2_single_cards_are_never_lost(variant: str) -> None:
    state = play("A:GO B:PO C:+6 A:S B:+4 C:-2 A:+2 B:GO C:-4", variant)
    assert piles(state) == by_seat("A GO +6 S +4 | B PO GO +2 -4 | C -2")
    assert lost(state) == []
    assert scores(state) == [15, -2 + 8, -2]


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize("variant", LOSING)
def test_in_variant_2_ogres_that_cancel_after_the_goblins_were_taken_are_lost(
    variant: str,
) -> None:
    state = play("A:GO B:S C:GO D:+4 E:-2 B:goblins", variant)
    assert piles(state) == by_seat("A | B S +4 | C | D | E -2")
    assert lost(state) == ["GO", "GO"]


@pytest.mark.clause("GR-20", "GR-13")
def test_in_variant_2_ogres_that_cancel_after_another_was_taken_are_lost() -> None:
    state = play("A:GO B:S C:GO D:GO E:+6 B:ogre-C", "2")
    assert piles(state) == by_seat("A | B S GO | C | D | E +6")
    assert lost(state) == ["GO", "GO"]


@pytest.mark.clause("GR-20", "GR-13")
def test_in_variant_2_a_captured_twin_saves_the_other_from_being_lost() -> None:
    state = play("A:GO B:S C:GO D:+6 E:-2 B:ogre-A", "2")
    assert piles(state) == by_seat("A | B S GO | C GO +6 -2 | D | E")
    assert lost(state) == []


@pytest.mark.clause("GR-20", "GR-13")
def test_in_variant_2_the_pair_left_beside_a_captured_ogre_is_lost() -> None:
    state = play("A:GO B:PO C:S D:GO E:PO C:ogre-A", "2")
    assert piles(state) == by_seat("A | B | C S GO | D GO | E")
    assert lost(state) == ["PO", "PO"]


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize("choice", ["goblins", "ogre-A"])
def test_in_variant_2_a_single_ogre_is_not_lost_beside_a_sorcerer(choice: str) -> None:
    state = play(f"A:GO B:S C:+6 B:{choice}", "2")
    assert lost(state) == []
    assert sorted(piles(state)["A"] + piles(state)["B"] + piles(state)["C"]) == ["+6", "GO", "S"]


@pytest.mark.clause("GR-20")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_lost_cards_are_seen_by_all(viewer: int) -> None:
    state = play("A:GO B:GO C:+6 A:S B:-2 C:S", "2")
    assert sorted(seen(state, viewer).lost) == ["GO", "GO", "S", "S"]


@pytest.mark.clause("GR-20", "GR-17")
def test_lost_ogres_and_sorcerers_score_nothing() -> None:
    assert final(play(each(2, "+2 +3 +4 +4 -2 -4 PO GO S"), "2")) == [7, 7]


@pytest.mark.clause("GR-20", "GR-06", "GR-10")
@pytest.mark.parametrize("variant", NOT_LOSING)
def test_outside_variant_2_nothing_is_lost(variant: str) -> None:
    state = play("A:S B:S C:+6 A:GO B:GO C:-2 A:PO B:PO C:PO", variant)
    assert piles(state) == by_seat("A S GO PO | B S GO PO | C +6 -2 PO")
    assert lost(state) == []


@pytest.mark.clause("GR-21")
@pytest.mark.parametrize("variant", ["3", "1+3", "2+3"])
@pytest.mark.parametrize(
    "ogres", ["B:GO C:+4", "B:GO C:PO", "B:GO C:GO D:+4", "B:GO C:GO D:PO E:-2", "B:PO"]
)
def test_variant_3_asks_for_all_ogres_or_all_positive_goblins(variant: str, ogres: str) -> None:
    state = play(f"A:S {ogres}", variant)
    assert waits_for(state) == "sorcerer: A"
    assert asked(state) == {"A": ["goblins", "ogres"]}


@pytest.mark.clause("GR-21")
@pytest.mark.parametrize("variant", ["3", "1+3", "2+3"])
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:S B:PO C:+6 D:-2", "A S PO | B | C +6 | D -2"),
        ("A:S B:GO C:PO D:+6 E:-2", "A S GO PO | B | C | D +6 | E -2"),
        ("A:S B:GO C:GO D:+6 E:-2", "A S GO GO | B | C | D +6 | E -2"),
        ("A:S B:GO C:GO D:PO E:-2", "A S GO GO PO | B | C | D | E -2"),
        ("A:S B:GO C:PO D:GO E:PO", "A S GO GO PO PO | B | C | D | E"),
    ],
)
def test_all_ogres_taken_every_goblin_is_saved(variant: str, line: str, expected: str) -> None:
    state = play(f"{line} A:ogres", variant)
    assert piles(state) == by_seat(expected)
    assert lost(state) == []


@pytest.mark.clause("GR-21", "GR-11", "GR-12", "GR-13")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:S B:PO C:+6 D:-2", "A S +6 | B PO -2 | C | D"),
        ("A:S B:PO C:GO D:+6 E:-2", "A S +6 | B PO | C GO -2 | D | E"),
        ("A:S B:GO C:GO D:+6 E:-2", "A S +6 | B GO | C GO | D | E -2"),
        ("A:S B:GO C:GO D:PO E:-2", "A S | B GO | C GO | D PO -2 | E"),
    ],
)
def test_in_variant_3_goblins_taken_the_ogres_resolve_as_usual(line: str, expected: str) -> None:
    assert piles(play(f"{line} A:goblins", "3")) == by_seat(expected)


@pytest.mark.clause("GR-21", "GR-12", "GR-09")
def test_in_variant_3_both_ogres_share_the_negative_goblins() -> None:
    state = play("A:S B:PO C:GO D:-4 E:-2 A:goblins", "3")
    assert asked(state) == {"C": ["-2", "-4"]}
    assert piles(go_on(state, "C:-2")) == by_seat("A S | B PO -4 | C GO -2 | D | E")


@pytest.mark.clause("GR-21")
@pytest.mark.parametrize("choice", ["ogre-B", "ogre-C"])
def test_in_variant_3_a_single_ogre_cannot_be_picked(choice: str) -> None:
    with pytest.raises(tablee.Illegal):
        play(f"A:S B:GO C:PO D:+4 A:{choice}", "3")


@pytest.mark.clause("GR-21", "GR-13")
@pytest.mark.parametrize("variant", ["base", "1", "2"])
def test_without_variant_3_the_sorcerer_takes_one_ogre_only(variant: str) -> None:
    with pytest.raises(tablee.Illegal):
        play("A:S B:GO C:PO D:+4 A:ogres", variant)


@pytest.mark.clause("GR-21", "GR-06")
@pytest.mark.parametrize("variant", ["3", "1+3"])
def test_in_variant_3_several_sorcerers_still_cancel(variant: str) -> None:
    state = play("A:S B:GO C:S D:+6 E:-2", variant)
    assert piles(state) == by_seat("A S | B GO +6 -2 | C S | D | E")


@pytest.mark.clause("GR-21", "GR-08", "GR-15")
def test_in_variant_3_a_sorcerer_without_an_ogre_is_asked_nothing() -> None:
    assert piles(play("A:S B:+6 C:-2", "3")) == by_seat("A S +6 | B | C -2")


@pytest.mark.clause("GR-21", "GR-19")
def test_variants_1_and_3_together() -> None:
    three = play("A:S B:GO C:GO D:PO E:-2 A:ogres", "1+3")
    two = play("A:S B:GO C:PO D:+6 A:ogres", "1+3")
    assert scores(three) == [17, 0, 0, 0, -2]
    assert scores(two) == [10, 0, 0, 6]


@pytest.mark.clause("GR-21", "GR-20")
def test_variants_2_and_3_together() -> None:
    taken = play("A:S B:GO C:GO D:PO E:+6 A:ogres", "2+3")
    left = play("A:S B:GO C:GO D:PO E:+6 A:goblins", "2+3")
    assert (scores(taken), lost(taken)) == ([5 + 13, 0, 0, 0, 6], [])
    assert (scores(left), lost(left)) == ([5 + 6, 0, 0, 0, 0], ["GO", "GO"])
    assert piles(left) == by_seat("A S +6 | B | C | D PO | E")


@pytest.mark.clause("GR-21", "GR-22")
@pytest.mark.parametrize(
    "variant", ["1+2", "2+1", "1+2+3", "kid+1", "kid+2", "kid+3", "3+kid", "4", ""]
)
def test_no_other_combination_of_variants(variant: str) -> None:
    with pytest.raises(tablee.BadInput):
        new(3, variant)
