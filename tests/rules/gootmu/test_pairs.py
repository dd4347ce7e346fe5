"""Every two of squares, effects, things and obstacles meet: what must always hold does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tablee.core.notation import Word
from tablee.games.gootmu.frames import FORMS
from tablee.games.gootmu.rules.sets import own_set
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.walk import Walk
from tests.rules.gootmu.drawn import hall
from tests.rules.gootmu.invariants import Watch, check_round_trip
from tests.rules.gootmu.pairs import played_pairs
from tests.rules.gootmu.table import GAME

DECISIONS = 1_500


@pytest.mark.clause("GM-07", "GM-11", "GM-12", "GM-26", "GM-39")
def test_what_must_always_hold_does_on_dense_boards() -> None:
    assert set(played_pairs(DECISIONS, "short")) <= set(FORMS)


# --- the checks themselves notice what is wrong


def walking() -> GootmuState:
    """A has made the first of three steps and chooses the second."""
    table = hall("A...", pawns="M@k9/k9", things="m1=key@A").roll(3)
    state = table.act("A", "e").state
    assert isinstance(state, GootmuState)
    return state


def two_winners(state: GootmuState) -> None:
    for seat in range(2):
        state.pawns[seat].hand |= own_set(seat)


def a_winner_who_plays_on(state: GootmuState) -> None:
    state.pawns[0].hand |= own_set(0)


def meeting_the_monster(state: GootmuState) -> None:
    state.pawns[state.monster].square = state.pawns[0].square


def a_lost_walk(state: GootmuState) -> None:
    state.stack.pop()
    state.choices = []
    state.run()


def a_short_walk(state: GootmuState) -> None:
    walk = state.stack[-1]
    assert isinstance(walk, Walk)
    state.stack[-1] = Walk(walk.pawn, walk.by, 1, walk.since, walk.mode, 0, 0, walk.manner)
    state.choices = state.stack[-1].options(state)
    state.play(0, state.choices[0])


def a_piece_underfoot(state: GootmuState) -> None:
    state.lay(20, state.pawns[0].square)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (two_winners, "two winners"),
        (a_winner_who_plays_on, "won, but not over"),
        (meeting_the_monster, "with the monster"),
        (a_lost_walk, "a move of pawn 0 vanished"),
        (a_short_walk, r"pawn 0 stopped short of \[3\]"),
        (a_piece_underfoot, "thing 20 lies untaken under its owner"),
    ],
)
def test_each_check_can_fail(spoil: Callable[[GootmuState], None], complaint: str) -> None:
    state = walking()
    watch = Watch(state)
    watch.check_rules()
    spoil(state)
    with pytest.raises(AssertionError, match=complaint):
        watch.check_rules()


def test_a_position_that_reads_otherwise_is_noticed() -> None:
    state = walking()
    state.choices = state.choices[:1]
    with pytest.raises(AssertionError, match="other choices when read"):
        check_round_trip(state)


@pytest.mark.parametrize(("trail", "since"), [("a1-b1e-a1w-b1e", 0), ("a1-b1e-a1w-b1e", 2)])
def test_a_square_that_is_entered_twice_is_noticed(trail: str, since: int) -> None:
    text = GAME.position_text(walking())
    text = re.sub(r"moves=1,trail=[^)]*", f"moves=3,trail={trail}", text)
    text = re.sub(r"walk:0,0,2,0", f"walk:0,0,2,{since}", text)
    state = GAME.parse_position(Word(text))
    with pytest.raises(AssertionError, match="a square twice"):
        Watch(state).check()
