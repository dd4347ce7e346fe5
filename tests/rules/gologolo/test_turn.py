"""Draw or take, then discard."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tablee
from tablee.core.notation import Word
from tests.ends import as_long_as
from tests.rules.gologolo.table import (
    GAME,
    WAITS,
    at_turn,
    cards,
    deal,
    drops,
    go,
    hand,
    idle,
    legal,
    may,
    play,
    refused,
    seen,
    settle_all,
    takes,
    to_move,
)


@pytest.mark.clause("GL-08")
def test_a_turn_begins_with_drawing_where_the_visible_card_helps_nothing() -> None:
    state = at_turn("", "", visible="Hr2")
    assert (to_move(state), seen(state).asks) == ("B", "turn")
    assert legal(state, "B") == {"draw"}


@pytest.mark.clause("GL-08")
def test_a_turn_begins_with_drawing_or_taking() -> None:
    assert legal(at_turn("", "Hr0Hr1", visible="Hr2"), "B") == {"draw", "take-Hr0Hr1Hr2"}


@pytest.mark.clause("GL-08")
def test_the_drawn_card_comes_from_the_stock_into_the_hand() -> None:
    state = at_turn("", "", visible="Hr2", keep="Tb1")
    before = hand(state, "B")
    stock = seen(state).stock
    go(state, "B:draw *card:Tb1")
    assert sorted(hand(state, "B")) == sorted([*before, "Tb1"])
    assert seen(state).stock == stock - 1
    assert seen(state).visible == "Hr2"


@pytest.mark.clause("GL-08")
def test_after_drawing_any_card_in_hand_is_discarded_the_drawn_one_included() -> None:
    state = go(at_turn("", "Cb0Cy1", visible="Hr2", keep="Tb1"), "B:draw *card:Tb1")
    assert drops(state, "B") == set(hand(state, "B"))
    assert {"Cb0", "Cy1", "Tb1"} <= drops(state, "B")
    assert refused(state, "B:drop-Hr2")
    for card in drops(state, "B"):
        after = play(state.copy(), f"B:drop-{card}")
        assert seen(after).visible == card
        assert seen(after).players[1].cards == 13
        assert to_move(after) == "A"


@pytest.mark.clause("GL-08")
def test_one_of_several_equal_cards_is_discarded() -> None:
    state = go(at_turn("", "Cb0Cb0", visible="Hr2", keep="Cb0"), "B:draw *card:Cb0")
    play(state, "B:drop-Cb0")
    assert hand(state, "B").count("Cb0") == 2


@pytest.mark.clause("GL-08")
def test_the_discard_covers_the_last_visible_card() -> None:
    state = idle(at_turn("", "", visible="Hr2"), card="Tb1")
    assert seen(state).visible == "Tb1"
    assert seen(state).discards == ("Hr2", "Tb1")


@pytest.mark.clause("GL-08")
def test_covered_cards_cannot_be_taken() -> None:
    state = at_turn("", "", "Hr0Hr1", visible="Hr2", keep="Tb1")
    assert takes(idle(state.copy(), card="Hr2"), "C") == {"Hr0Hr1Hr2"}
    state = idle(state, card="Tb1")
    assert to_move(state) == "C"
    assert legal(state, "C") == {"draw"}
    assert refused(state, "C:take-Hr0Hr1Hr2")


@pytest.mark.clause("GL-08")
def test_nobody_discards_before_drawing_or_taking() -> None:
    state = at_turn("", "Hr0Hr1", visible="Hr2")
    with pytest.raises(tablee.Illegal):
        go(state, "B:drop-Hr0")


@pytest.mark.clause("GL-08")
def test_only_one_card_is_taken_in_a_turn() -> None:
    drawn = go(at_turn("", "Hr0Hr1", visible="Hr2", keep="Tb1"), "B:draw *card:Tb1")
    taken = go(at_turn("", "Hr0Hr1", visible="Hr2"), "B:take-Hr0Hr1Hr2")
    assert may(drawn, "B") == may(taken, "B") == set()
    for action in ("draw", "take-Hr0Hr1Hr2"):
        assert refused(drawn, f"B:{action}")
        assert refused(taken, f"B:{action}")


@pytest.mark.clause("GL-08")
@pytest.mark.parametrize("line", ["", "B:draw *card:Tb1"])
def test_only_the_player_to_move_decides(line: str) -> None:
    state = go(at_turn("Hr0Hr1", "", "Hr0Hr1", visible="Hr2", keep="Tb1"), line)
    assert to_move(state) == "B"
    for step in ("A:draw", "C:draw", "C:take-Hr0Hr1Hr2", "A:drop-Hr0"):
        with pytest.raises(tablee.NotYourDecision):
            go(state, step)
    with pytest.raises(tablee.WrongSeat):
        state.play(3, GAME.parse_action(state, Word("draw")))


@pytest.mark.clause("GL-08")
def test_the_same_turns_come_round_again() -> None:
    state = at_turn("", WAITS, "", visible="Tb1")
    for seat in "BCABCA":
        assert to_move(state) == seat
        state = idle(state)
        assert [player.cards for player in seen(state).players] == [13, 13, 13]
    assert seen(state).stock == 144 - 39 - 1 - 6


@pytest.mark.clause("GL-08", "GL-11", "GL-06")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_hand_and_laid_cards_are_thirteen_and_fourteen_before_a_discard(seats: int) -> None:
    rng = Random(f"thirteen-{seats}")
    state = settle_all(GAME.new(seats, {}), rng)
    for _ in as_long_as(lambda: state.result() is None):
        view, mover = seen(state), state.pending()[0]
        extra = {mover} if view.asks == "discard" else set()
        held = [player.cards + 3 * len(player.melds) for player in view.players]
        assert held == [13 + (seat in extra) for seat in range(seats)]
        actions = state.legal(mover)
        melding = [a for a in actions if GAME.action_text(state, a)[:4] in ("lay-", "take")]
        state.play(mover, rng.choice(melding or actions))
        settle_all(state, rng)


@pytest.mark.clause("GL-01", "GL-06", "GL-08")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_is_ever_lost_or_there_twice(seats: int) -> None:
    rng = Random(f"cards-{seats}")
    state = settle_all(GAME.new(seats, {}), rng)
    for _ in as_long_as(lambda: state.result() is None):
        view = seen(state)
        lying = cards("".join([*view.discards, *sum((p.melds for p in view.players), ())]))
        held = [card for seat in "ABCD"[:seats] for card in hand(state, seat)]
        assert len(held) + len(lying) + view.stock == 144
        assert max(Counter(held + lying).values()) <= 3
        mover = rng.choice(state.pending())
        state.play(mover, rng.choice(state.legal(mover)))
        settle_all(state, rng)


@pytest.mark.clause("GL-08")
def test_the_moves_of_a_turn_are_asked_one_after_another() -> None:
    state = at_turn("", "", visible="Hr2", keep="Tb1")
    assert seen(state, "B").asks == "turn"
    go(state, "B:draw *card:Tb1")
    assert seen(state, "B").asks == "discard"
    assert seen(state).waiting == (1,)


@pytest.mark.clause("GL-08", "GL-04", "GL-07", "GL-09", "GL-13", "GL-14")
@pytest.mark.parametrize(
    ("line", "action", "clause"),
    [
        ("", "A:lay-Cb0Cb1Cb2", "GL-07"),
        ("", "A:gologolo", "GL-04"),
        ("A:drop-Hr2 B:pass", "B:drop-Cb0", "GL-08"),
        ("A:drop-Hr2 B:pass", "B:take-Sr2Tr2Hr2", "GL-09"),
        ("A:drop-Hr2 B:pass B:take-Hr0Hr1Hr2 B:drop-Cb0 A:draw *card:Tb1", "A:out", "GL-14"),
        ("A:drop-Hr2", "B:draw", "GL-13"),
    ],
)
def test_a_refusal_names_the_rule_behind_it(line: str, action: str, clause: str) -> None:
    state = play(deal("Cb0Cb1Cb2", WAITS, drawn="Hr2", keep="Tb1"), line)
    with pytest.raises(tablee.Illegal) as refusal:
        go(state, action)
    assert refusal.value.clause == clause
