"""How many rounds, who starts, the deal, the opening turn."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.core.notation import SEATS
from tablee.core.state import State
from tests.rules.gologolo.brute import KINDS
from tests.rules.gologolo.table import (
    FULL,
    GAME,
    WAITS,
    all_hands,
    cards,
    chance_of,
    deal,
    deal_next,
    drops,
    endings,
    go,
    hand,
    idle,
    legal,
    may,
    melds,
    new,
    play,
    refused,
    seen,
    settle_all,
    to_move,
    won_by,
)


@pytest.mark.clause("GL-05")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_two_play_four_rounds_and_more_play_as_many_as_they_are(seats: int, rounds: int) -> None:
    state = new(seats)
    for number in range(1, rounds + 1):
        assert (seen(state).round, seen(state).rounds) == (number, rounds)
        assert state.result() is None
        assert chance_of(state) == "deal"
        won_by(state, "A")
    assert state.result() is not None
    assert (chance_of(state), to_move(state)) == ("", "")


@pytest.mark.clause("GL-05")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(tablee.BadInput):
        GAME.new(seats, {})


@pytest.mark.clause("GL-05")
def test_when_the_game_is_over_nobody_decides_anything() -> None:
    state = new(3)
    for _ in range(3):
        won_by(state, "B")
    with pytest.raises(tablee.GameOver) as refusal:
        state.play(0, 0)
    assert refusal.value.clause == "GL-05"
    assert seen(state).asks == "nothing"


@pytest.mark.clause("GL-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_anybody_may_be_drawn_to_start(seats: int) -> None:
    state = GAME.new(seats, {})
    assert (chance_of(state), to_move(state)) == ("start", "")
    for first in SEATS[:seats]:
        assert to_move(deal(*[""] * seats, drawn="Hr2", first=first)) == first
    assert refused(state, f"*start:{SEATS[seats]}")


@pytest.mark.clause("GL-05")
def test_who_starts_is_random() -> None:
    firsts = [
        tablee.Match("gologolo", 4, seed=tablee.seed_from(str(number))).pending()[0]
        for number in range(200)
    ]
    assert min(firsts.count(seat) for seat in range(4)) > 25


@pytest.mark.clause("GL-05")
@pytest.mark.parametrize(
    ("seats", "first", "starters"),
    [(2, "A", "ABAB"), (2, "B", "BABA"), (3, "C", "CAB"), (4, "C", "CDAB"), (5, "D", "DEABC")],
)
def test_the_start_passes_to_the_left_each_round(seats: int, first: str, starters: str) -> None:
    state = new(seats, first)
    for starter in starters:
        opening = deal_next(state.copy(), *[""] * seats, drawn="Hr2")
        assert to_move(opening) == starter
        won_by(state, "A")  # whoever wins the round


@pytest.mark.clause("GL-05", "GL-08")
@pytest.mark.parametrize(("first", "order"), [("A", "BCDABCD"), ("C", "DABCDAB")])
def test_play_is_clockwise(first: str, order: str) -> None:
    state = deal("", "", "", "", drawn="Hr2", first=first)
    play(state, f"{first}:drop-Hr2")
    for seat in order:
        assert to_move(state) == seat
        state = idle(state)


@pytest.mark.clause("GL-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_thirteen_cards_and_the_rest_is_the_stock(seats: int) -> None:
    state = go(new(seats), f"*deal:{all_hands([''] * seats)}")
    assert [player.cards for player in seen(state).players] == [13] * seats
    assert seen(state).stock == 144 - 13 * seats


@pytest.mark.clause("GL-06")
def test_a_deal_gives_these_cards_to_these_seats() -> None:
    hands = all_hands(["Cb0Cb1Cb2", WAITS, "Hr2Hr2"])
    state = go(new(3), f"*deal:{hands}")
    assert "/".join("".join(hand(state, seat)) for seat in "ABC") == hands


@pytest.mark.clause("GL-06")
def test_nobody_gets_more_or_fewer_cards() -> None:
    state = new(2)
    one, two = all_hands(["", ""]).split("/")
    wrong = [one, f"{one}/{two}/{one}", f"{one[3:]}/{two}", f"{one}/{two[:-3]}", f"{one}Hr2/{two}"]
    assert all(refused(state, f"*deal:{text}") for text in wrong)
    go(state, f"*deal:{one}/{two}")


@pytest.mark.clause("GL-06")
def test_every_round_is_dealt_from_all_cards_again() -> None:
    state = new(2)
    for number in (1, 2, 3, 4):
        opening = deal_next(state.copy(), "Tb0" * 3, WAITS, drawn="Hr2", keep="Hr2Hr2")
        assert seen(opening).stock == 144 - 26 - 1
        assert seen(opening).discards == ()
        assert [melds(opening, seat) for seat in "AB"] == [[], []]
        assert seen(opening).round == number
        won_by(state, "A")


@pytest.mark.clause("GL-06")
def test_the_cards_are_dealt_at_random() -> None:
    seen_kinds: set[str] = set()
    dealt = set()
    for number in range(40):
        state = settle_all(GAME.new(2, {}), Random(number))
        seen_kinds.update(hand(state, "A"))
        dealt.add(tuple(hand(state, "A")))
    assert seen_kinds == set(KINDS)
    assert len(dealt) == 40


@pytest.mark.clause("GL-07")
def test_the_first_player_draws_without_being_asked() -> None:
    state = go(new(3, "B"), f"*deal:{all_hands(['', '', ''], 'Hr2')}")
    assert (chance_of(state), to_move(state)) == ("card", "")
    go(state, "*card:Hr2")
    assert (chance_of(state), to_move(state)) == ("", "B")
    assert [player.cards for player in seen(state).players] == [13, 14, 13]
    assert "Hr2" in hand(state, "B")
    assert seen(state).stock == 144 - 39 - 1


@pytest.mark.clause("GL-07")
def test_the_first_player_discards_any_of_the_fourteen_cards() -> None:
    state = deal(WAITS, "", drawn="Tb1")
    assert drops(state, "A") == set(cards(WAITS)) | {"Tb1"}
    play(state, "A:drop-Sy1")
    assert seen(state).visible == "Sy1"
    assert seen(state).players[0].cards == 13
    assert to_move(state) == "B"


@pytest.mark.clause("GL-07")
def test_no_meld_is_laid_in_the_opening_turn() -> None:
    state = deal(WAITS, "", drawn="Tb1")
    assert may(state, "A") == set()
    with pytest.raises(tablee.Illegal):
        go(state, "A:lay-Cb0Cb1Cb2")
    assert melds(state, "A") == []


@pytest.mark.clause("GL-07")
def test_nothing_else_is_done_in_the_opening_turn() -> None:
    state = deal("", "", drawn="Hr2")
    assert all(refused(state, f"A:{action}") for action in ("draw", "out", "gologolo", "pass"))
    assert refused(state, "B:draw")


@pytest.mark.clause("GL-07", "GL-17")
def test_a_gologolo_may_be_declared_in_the_opening_turn() -> None:
    state = deal(WAITS, "", drawn="Hr2")
    assert may(state, "A") == {"gologolo"}
    assert endings(state, "A") == {"gologolo": [27, 0]}
    assert chance_of(go(state, "A:gologolo")) == "deal"


@pytest.mark.clause("GL-07")
def test_a_gologolo_may_be_declined_in_the_opening_turn() -> None:
    state = deal(WAITS, "", drawn="Hr2")
    assert drops(state, "A") == set(cards(FULL))
    play(state, "A:drop-Hr2")
    assert to_move(state) == "B"
    assert seen(state).visible == "Hr2"


@pytest.mark.clause("GL-07")
def test_every_round_has_an_opening_turn() -> None:
    state = deal_next(won_by(new(2), "A"), "", WAITS, drawn="Hr2")
    assert may(state, "B") == {"gologolo"}
    state = deal_next(won_by(new(2), "A"), "", WAITS, drawn="Tb1")
    assert legal(state, "B") == {f"drop-{card}" for card in [*cards(WAITS), "Tb1"]}


@pytest.mark.clause("GL-05", "GL-06")
def test_the_odds_are_those_of_well_shuffled_cards() -> None:
    assert odds(GAME.new(4, {})) == dict.fromkeys("ABCD", 0.25)
    state = go(new(2), f"*deal:{all_hands(['Cb0Cb0Hr2', 'Cb0Hr2Sy1'], 'Sy1')}")
    held = hand(state, "A") + hand(state, "B")
    expected = {kind: (3 - held.count(kind)) / 118 for kind in KINDS if held.count(kind) < 3}
    assert odds(state) == pytest.approx(expected)


def odds(state: State) -> dict[str, float]:
    """How likely each outcome of chance is, in notation."""
    chance = state.chance()
    assert chance is not None
    found = chance.odds()
    assert all(chance.allows(outcome) for outcome, _ in found)
    return {GAME.outcome_text(state, outcome): share for outcome, share in found}
