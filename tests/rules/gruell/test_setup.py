from itertools import permutations

import pytest

import tablee
from tablee.core.state import SPECTATOR
from tests.rules.gruell.table import (
    DECK,
    KID_DECK,
    VARIANTS,
    asked,
    by_seat,
    each,
    final,
    go_on,
    hands,
    lost,
    new,
    piles,
    play,
    seen,
    waits_for,
)

NINE = "+2 +3 +4 +4 -2 -4 PO GO S"
BOTH_KINDS = [("base", DECK), ("kid", KID_DECK)]


@pytest.mark.clause("GR-01")
@pytest.mark.parametrize("variant", ["base", "1", "2", "3", "1+3", "2+3"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_starts_with_the_same_ten_cards(seats: int, variant: str) -> None:
    state = new(seats, variant)
    ten = sorted(["+2", "+3", "+4", "+4", "+6", "-2", "-4", "PO", "GO", "S"])
    assert list(hands(state).values()) == [ten] * seats
    assert list(piles(state).values()) == [[]] * seats
    assert lost(state) == []


@pytest.mark.clause("GR-01")
def test_any_card_of_the_hand_may_be_chosen() -> None:
    cards = sorted({"+2", "+3", "+4", "+6", "-2", "-4", "PO", "GO", "S"})
    assert asked(new(3)) == {"A": cards, "B": cards, "C": cards}


@pytest.mark.clause("GR-01")
def test_the_four_is_there_twice_and_no_third_time() -> None:
    state = play("A:+4 B:+4 A:+4 B:+4")
    assert piles(state) == by_seat("A +4 +4 | B +4 +4")
    with pytest.raises(tablee.Illegal):
        go_on(state, "A:+4")


@pytest.mark.clause("GR-01", "GR-25")
@pytest.mark.parametrize("card", ["+2", "+3", "+6", "-2", "-4", "PO", "GO", "S"])
def test_every_other_card_can_be_played_only_once(card: str) -> None:
    state = play(each(2, card))
    assert card not in asked(state)["A"]
    with pytest.raises(tablee.Illegal):
        go_on(state, f"A:{card}")


@pytest.mark.clause("GR-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", ["base", "1", "2", "3", "1+3", "2+3"])
def test_two_to_five_play(seats: int, variant: str) -> None:
    assert new(seats, variant).pending() == list(range(seats))


@pytest.mark.clause("GR-02")
@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(tablee.BadInput):
        new(seats)


@pytest.mark.clause("GR-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_lasts_nine_tricks(seats: int) -> None:
    state = new(seats)
    for number, card in enumerate(NINE.split(), 1):
        assert (seen(state).trick, seen(state).tricks) == (number, 9)
        assert state.result() is None
        go_on(state, each(seats, card))
    assert state.result() is not None


@pytest.mark.clause("GR-02")
def test_the_tenth_card_is_not_played() -> None:
    state = play(each(2, NINE))
    assert waits_for(state) == "nothing: "
    assert state.legal(0) == []
    assert hands(state) == by_seat("A +6 | B +6")
    with pytest.raises(tablee.GameOver) as refusal:
        go_on(state, "A:+6")
    assert refusal.value.clause == "GR-02"


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize("word", ["goblins", "ogres", "ogre-B"])
def test_what_a_sorcerer_captures_is_not_said_before_the_cards_lie(word: str) -> None:
    with pytest.raises(tablee.Illegal) as refusal:
        go_on(new(2), f"A:{word}")
    assert (refusal.value.clause, refusal.value.reason) == ("GR-03", "choose-a-card")


@pytest.mark.clause("GR-02", "GR-16")
def test_a_goblin_left_in_hand_counts_neither_for_nor_against() -> None:
    bonus = 8
    assert final(play(each(2, "+2 +3 +4 +4 -2 -4 PO GO S"))) == [7 + bonus, 7 + bonus]
    assert final(play(each(2, "+2 +3 +4 +4 +6 -2 PO GO S"))) == [17 + bonus, 17 + bonus]


@pytest.mark.clause("GR-02", "GR-17")
@pytest.mark.parametrize("ogre", ["PO", "GO"])
def test_an_ogre_left_in_hand_makes_no_pair(ogre: str) -> None:
    played = "PO" if ogre == "GO" else "GO"
    assert final(play(each(2, f"+2 +3 +4 +4 +6 -2 -4 {played} S"))) == [13, 13]


@pytest.mark.clause("GR-02", "GR-20")
def test_a_sorcerer_left_in_hand_is_worth_nothing_in_variant_2() -> None:
    assert final(play(each(2, "+2 +3 +4 +4 +6 -2 -4 PO GO"), "2")) == [13, 13]


@pytest.mark.clause("GR-02", "GR-18")
def test_the_winner_may_be_the_one_who_kept_the_worse_card() -> None:
    state = play("A:+6 B:-4 " + each(2, "+2 +3 +4 +4 -2 PO GO S"))
    assert hands(state) == by_seat("A -4 | B +6")
    assert final(state) == [6 + 11 + 8, -4 + 11 + 8]


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_choose_at_the_same_time(seats: int) -> None:
    assert waits_for(new(seats)) == f"choose: {'ABCDE'[:seats]}"


@pytest.mark.clause("GR-03")
def test_the_table_waits_for_those_who_have_not_chosen() -> None:
    state = play("B:+4", seats=3)
    assert waits_for(state) == "choose: AC"
    assert [player.ready for player in seen(state).players] == [False, True, False]
    assert waits_for(go_on(state, "C:GO")) == "choose: A"


@pytest.mark.clause("GR-03")
def test_a_laid_card_is_not_changed_by_choosing_again() -> None:
    state = play("A:+4", seats=2)
    assert state.legal(0) == []
    with pytest.raises(tablee.NotYourDecision):
        go_on(state, "A:+6")
    assert piles(go_on(state, "B:-2")) == by_seat("A +4 | B -2")


@pytest.mark.clause("GR-03")
def test_nothing_is_revealed_before_the_last_choice() -> None:
    state = play("A:GO B:+6", seats=3)
    assert set(seen(state).table) == {None}
    assert piles(state) == by_seat("A | B | C")
    assert hands(state) == {letter: sorted(DECK) for letter in "ABC"}


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize("order", list(permutations(["A:+4", "B:GO", "C:-2"])))
def test_it_does_not_matter_who_chooses_first(order: tuple[str, ...]) -> None:
    assert piles(play(" ".join(order))) == by_seat("A | B GO +4 -2 | C")


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize(("variant", "deck"), BOTH_KINDS)
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_others_see_the_same_whatever_was_sealed(
    variant: str, deck: list[str], viewer: int
) -> None:
    views = [seen(play(f"A:{card}", variant, seats=3), viewer) for card in deck]
    assert all(view == views[0] for view in views)


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_the_last_to_choose_sees_the_same_whatever_all_others_sealed(viewer: int) -> None:
    lines = [f"B:{one} C:{other}" for one in DECK for other in DECK]
    views = [seen(play(line, seats=3), viewer) for line in lines]
    assert all(view == views[0] for view in views)


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_others_are_told_the_same_whatever_was_sealed(viewer: int) -> None:
    told = []
    for card in DECK:
        match = tablee.Match("gruell", 3, seed=bytes(32))
        match.act_text(0, card)
        told.append((match.events(viewer), match.view(viewer), match.record(), match.pending()))
    assert all(each == told[0] for each in told)


@pytest.mark.clause("GR-03")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_a_choice_taken_back_stays_secret(viewer: int) -> None:
    told = []
    for card in DECK:
        match = tablee.Match("gruell", 3, seed=bytes(32))
        match.act_text(0, card)
        match.undo(0)
        match.act_text(0, "+2")
        told.append((match.events(viewer), match.view(viewer), match.record()))
    assert all(each == told[0] for each in told)


@pytest.mark.clause("GR-03")
def test_a_sealed_card_leaves_the_choices_of_the_others_alone() -> None:
    before = asked(new(3))
    assert all(asked(play(f"A:{card}", seats=3))["B"] == before["B"] for card in DECK)


@pytest.mark.clause("GR-03")
def test_only_the_one_who_chose_sees_the_sealed_card() -> None:
    state = play("A:GO", seats=2)
    mine, other = seen(state, 0).you, seen(state, 1).you
    assert mine is not None
    assert other is not None
    assert (mine.choice, other.choice) == ("GO", None)
    assert seen(state).you is None


@pytest.mark.clause("GR-04")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_all_piles_and_what_is_still_held(viewer: int) -> None:
    players = seen(play("A:+4 B:GO"), viewer).players
    held = by_seat("A +2 +3 +4 +6 -2 -4 PO GO S | B +2 +3 +4 +4 +6 -2 -4 PO S")
    assert [sorted(player.pile) for player in players] == [[], ["+4", "GO"]]
    assert [sorted(player.holds) for player in players] == list(held.values())


@pytest.mark.clause("GR-04")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_revealed_cards_lie_open_while_a_decision_is_awaited(viewer: int) -> None:
    table = seen(play("A:+4 B:GO C:S"), viewer).table
    assert table[:2] == ("+4", "GO")


@pytest.mark.clause("GR-04")
@pytest.mark.parametrize("variant", VARIANTS)
def test_saved_cards_add_up_in_the_pile_trick_after_trick(variant: str) -> None:
    good, bad = ("good", "bad") if variant == "kid" else ("+4", "-2")
    state = play(f"A:{good} B:{bad} A:{good} B:{good}", variant)
    assert piles(state) == by_seat(f"A {good} {good} | B {bad} {good}")
