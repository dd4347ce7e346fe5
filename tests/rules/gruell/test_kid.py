import pytest

import tablee
from tests.rules.gruell.table import (
    KID_DECK,
    asked,
    at,
    by_seat,
    each,
    ended,
    final,
    go_on,
    hands,
    lost,
    new,
    piles,
    play,
    scores,
    seen,
    waits_for,
    winners,
)


@pytest.mark.clause("GR-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_kid_with_eight_cards_each(seats: int) -> None:
    eight = sorted(["good"] * 4 + ["bad"] * 2 + ["PO", "GO"])
    assert list(hands(new(seats, "kid")).values()) == [eight] * seats


@pytest.mark.clause("GR-22")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_no_other_number_of_players_in_kid(seats: int) -> None:
    with pytest.raises(tablee.BadInput):
        new(seats, "kid")


@pytest.mark.clause("GR-22")
@pytest.mark.parametrize("card", ["S", "+6", "+4", "-2"])
def test_kid_has_no_sorcerer_and_no_valued_goblin(card: str) -> None:
    state = new(2, "kid")
    with pytest.raises((tablee.Illegal, tablee.NotationError)):
        go_on(state, f"A:{card}")
    assert state.pending() == [0, 1]


@pytest.mark.clause("GR-22")
def test_kid_lasts_eight_tricks_and_every_card_is_played() -> None:
    state = new(3, "kid")
    assert seen(state).tricks == 8
    go_on(state, each(3, "good good good good bad bad"))
    assert (seen(state).trick, state.result()) == (7, None)
    go_on(state, each(3, "PO"))
    assert hands(state) == by_seat("A | B | C")
    assert piles(state) == {letter: sorted(KID_DECK) for letter in "ABC"}
    assert final(state) == [2, 2, 2]


@pytest.mark.clause("GR-22", "GR-15")
def test_the_last_card_in_kid_is_played_without_asking() -> None:
    state = play(each(2, "good good good bad bad PO") + " A:good B:GO", "kid")
    assert waits_for(state) == "nothing: "
    assert piles(state) == {letter: sorted(KID_DECK) for letter in "AB"}


@pytest.mark.clause("GR-22", "GR-09")
def test_the_last_trick_in_kid_is_still_shared_by_choice() -> None:
    rest = "good " * 12 + "bad " * 6 + "PO " * 3 + "GO " * 3
    seats = f"A good GO / {rest} | B good PO / | C good bad / | D good bad /"
    state = go_on(at(f"gruell kid | {seats}"), "A:good B:good C:bad D:good")
    assert waits_for(state) == "share: A"
    assert asked(state) == {"A": ["bad", "good"]}
    assert final(go_on(state, "A:bad")) == [12 - 6 + 1 - 1, 1 + 1, -1, 1]


@pytest.mark.clause("GR-23")
def test_in_kid_a_goblin_is_only_good_or_bad() -> None:
    state = new(2, "kid")
    assert asked(state) == {letter: sorted(["good", "bad", "PO", "GO"]) for letter in "AB"}
    assert piles(go_on(state, "A:good B:bad")) == by_seat("A good | B bad")


@pytest.mark.clause("GR-23")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:good B:bad C:good D:good", "A good | B bad | C good | D good"),
        ("A:GO B:bad C:good", "A GO bad good | B | C"),
        ("A:good B:PO C:bad D:good", "A | B PO good bad good | C | D"),
        ("A:GO B:GO C:good", "A GO | B GO | C good"),
        ("A:PO B:PO C:bad D:good", "A PO | B PO | C bad | D good"),
        ("A:GO B:GO C:GO D:good", "A GO | B GO | C GO | D good"),
        ("A:GO B:PO C:GO D:good", "A GO | B PO good | C GO | D"),
        ("A:PO B:PO C:GO D:bad", "A PO | B PO | C GO bad | D"),
        ("A:GO B:PO C:GO D:PO", "A GO | B PO | C GO | D PO"),
        ("A:PO B:GO", "A PO | B GO"),
        ("A:PO B:bad C:GO", "A PO | B | C GO bad"),
    ],
)
def test_kid_tricks_resolve_as_without_sorcerers(line: str, expected: str) -> None:
    state = play(line, "kid")
    assert piles(state) == by_seat(expected)
    assert lost(state) == []


@pytest.mark.clause("GR-23", "GR-09")
@pytest.mark.parametrize(("taken", "left"), [("good", "bad"), ("bad", "good")])
def test_in_kid_the_great_ogre_chooses_first_too(taken: str, left: str) -> None:
    state = play("A:PO B:good C:GO D:bad", "kid")
    assert waits_for(state) == "share: C"
    assert asked(state) == {"C": ["bad", "good"]}
    go_on(state, f"C:{taken}")
    assert piles(state) == by_seat(f"A PO {left} | B | C GO {taken} | D")


@pytest.mark.clause("GR-23", "GR-15")
@pytest.mark.parametrize("goblin", ["good", "bad"])
def test_in_kid_goblins_of_one_sort_are_shared_without_asking(goblin: str) -> None:
    state = play(f"A:PO B:{goblin} C:GO D:{goblin}", "kid")
    assert piles(state) == by_seat(f"A PO {goblin} | B | C GO {goblin} | D")


@pytest.mark.clause("GR-24")
@pytest.mark.parametrize(
    ("pile", "score"),
    [
        ("", 0),
        ("good", 1),
        ("good good good", 3),
        ("bad", -1),
        ("good bad", 0),
        ("good bad bad bad", -2),
        ("PO GO", 0),
        ("PO PO GO good", 1),
        ("good good good good good good good good bad bad bad bad", 4),
    ],
)
def test_in_kid_every_bad_goblin_cancels_a_good_one_and_ogres_do_not_count(
    pile: str, score: int
) -> None:
    assert final(ended(pile, variant="kid"))[0] == score


@pytest.mark.clause("GR-24")
def test_in_kid_a_score_may_fall_below_zero() -> None:
    assert scores(play("A:GO B:bad C:bad", "kid")) == [-2, 0, 0]


@pytest.mark.clause("GR-24", "GR-18")
def test_in_kid_most_good_goblins_win() -> None:
    state = ended("good good good", "good good bad PO GO", variant="kid", seats=3)
    assert final(state) == [3, 1, 2]
    assert winners(state) == "A"


@pytest.mark.clause("GR-24", "GR-18")
def test_in_kid_equal_scores_share_the_win() -> None:
    state = ended("good good good", "good good good good bad", variant="kid", seats=3)
    assert final(state) == [3, 3, 0]
    assert winners(state) == "AB"
