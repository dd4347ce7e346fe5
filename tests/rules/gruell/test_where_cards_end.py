from collections import Counter

import pytest

import tablee
from tests.rules.gruell.table import (
    DECK,
    VARIANTS,
    asked,
    by_seat,
    go_on,
    hands,
    lost,
    new,
    piles,
    play,
)

TRICKS = [
    "A:+4 B:-2",
    "A:S B:+4 C:-2",
    "A:S B:S C:GO D:+4",
    "A:GO B:PO C:+4",
    "A:GO B:GO C:PO D:-2 E:+6",
    "A:GO B:PO C:+6 D:-2 E:+3 A:+6 B:-2",
    "A:S B:GO C:GO D:+4 E:-2 A:goblins",
    "A:S B:GO C:PO D:-2 E:-4 A:goblins B:-4",
]


@pytest.mark.clause("GR-25")
@pytest.mark.parametrize("variant", [name for name in VARIANTS if name != "kid"])
@pytest.mark.parametrize("line", TRICKS)
def test_no_card_appears_or_disappears(variant: str, line: str) -> None:
    state = play(line, variant)
    held = [card for hand in hands(state).values() for card in hand]
    piled = [card for pile in piles(state).values() for card in pile]
    assert Counter(held + piled + lost(state)) == Counter(DECK * state.seats)


@pytest.mark.clause("GR-25")
@pytest.mark.parametrize("line", TRICKS)
def test_a_played_card_never_returns_to_a_hand(line: str) -> None:
    for letter, hand in hands(play(line)).items():
        played = next(step[2:] for step in line.split() if step.startswith(letter))
        assert Counter(hand) == Counter(DECK) - Counter([played])


@pytest.mark.clause("GR-25", "GR-08")
@pytest.mark.parametrize("variant", ["base", "1", "2", "3", "1+3", "2+3"])
def test_a_sorcerer_that_captures_nothing_goes_to_its_own_pile(variant: str) -> None:
    assert piles(play("A:S B:-2 C:-4", variant)) == by_seat("A S | B -2 | C -4")


@pytest.mark.clause("GR-25", "GR-09")
@pytest.mark.parametrize("variant", ["base", "1", "2", "3", "1+3", "2+3"])
def test_an_ogre_that_captures_nothing_goes_to_its_own_pile(variant: str) -> None:
    state = play("A:GO B:PO C:S D:+6 C:goblins", variant)
    assert piles(state) == by_seat("A GO | B PO | C S +6 | D")


@pytest.mark.clause("GR-25", "GR-11")
@pytest.mark.parametrize("variant", ["base", "1", "2"])
def test_the_sorcerer_stays_with_its_player_whatever_it_takes(variant: str) -> None:
    for choice in ("goblins", "ogre-A"):
        assert "S" in piles(play(f"A:GO B:+6 C:S C:{choice}", variant))["C"]


@pytest.mark.clause("GR-25")
def test_a_captured_card_cannot_be_played() -> None:
    state = play("A:GO B:S C:+6 B:ogre-A A:+2 B:GO C:-2")
    assert piles(state)["B"] == sorted(["S", "GO", "GO", "+2", "-2"])
    assert "GO" not in asked(state)["B"]
    with pytest.raises(tablee.Illegal):
        go_on(state, "B:GO")


@pytest.mark.clause("GR-25", "GR-04")
def test_piles_only_grow() -> None:
    state = new(3)
    before = piles(state)
    for line in ("A:GO B:+6 C:-2", "A:+4 B:S C:GO B:ogre-C", "A:+2 B:GO C:S C:goblins"):
        after = piles(go_on(state, line))
        assert all(Counter(before[seat]) <= Counter(after[seat]) for seat in "ABC")
        before = after
    assert before == by_seat("A GO +6 -2 +4 | B S GO GO | C S +2")
