"""Every check, for every game at every table it can be played at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import Refused
from tablee.core.game import AnyGame
from tablee.native import is_compiled
from tests.conformance.checks import CHECKS
from tests.conformance.meaning_checks import MEANING_CHECKS
from tests.conformance.tables import GAMES, TRIED, WHOLE, TableOf, has_few_counts, states_of

SEEDS = 3 if WHOLE else 2
EXAMPLES = 1500 if WHOLE else 500 if is_compiled() else 300


def seeds(table: TableOf) -> range:
    """How many games a table plays: one where the game has many tables of long games anyway."""
    return range(SEEDS if is_compiled() and has_few_counts(table.game) else 1)


@pytest.mark.parametrize("check", [*CHECKS, *MEANING_CHECKS], ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TRIED, ids=str)
def test_conforms(table: TableOf, check: Callable[[TableOf, int], None]) -> None:
    for seed in seeds(table):
        check(table, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@given(data=st.data())
def test_anything_but_a_legal_action_is_refused_and_changes_nothing(
    game: AnyGame, data: st.DataObject
) -> None:
    """Foreign seats, made-up actions, choices that come too late: hundreds of them a game."""
    states = states_of(game)
    table, picked = states[data.draw(st.integers(0, len(states) - 1))]
    state = picked.copy()
    seat = data.draw(st.one_of(st.integers(-2, table.seats + 1), st.integers(-(10**30), 10**30)))
    action = data.draw(st.one_of(st.integers(-1, game.actions), st.integers(-(10**30), 10**30)))
    before = game.position_text(state)
    if action in state.legal(seat):
        state.play(seat, action)
        return
    with pytest.raises(Refused):
        state.play(seat, action)
    assert game.position_text(state) == before
