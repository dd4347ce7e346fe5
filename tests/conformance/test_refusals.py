"""What is a move somewhere is refused elsewhere by a rule, never as a slip of the pen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from tablee.core.errors import Refused
from tablee.core.game import AnyGame
from tablee.core.notation import Word
from tablee.core.state import State
from tests.conformance.tables import GAMES, TRIED, TableOf, walk

TRIES = int(os.environ.get("TRIES", "4000"))
TOYS = {"lots"}  # a toy has rules without clauses
REAL_GAMES = [game for game in GAMES if game.key not in TOYS]


def tried_states(table: TableOf) -> list[State]:
    """Positions of random games, the end of each included."""
    return [state.copy() for seed in range(2) for state in walk(table, seed)]


def moves_in(game: AnyGame, states: list[State]) -> list[str]:
    """Every action that is legal in any of these positions, in notation."""
    return sorted(
        {
            game.action_text(state, action)
            for state in states
            for seat in state.pending()
            for action in state.legal(seat)
        }
    )


def tries(game: AnyGame, rng: Random) -> Iterator[tuple[State, int, str]]:
    """A position, a seat, and a move that was legal in another position of the same table."""
    tables = [table for table in TRIED if table.game is game]
    for table in tables:
        states = tried_states(table)
        texts = moves_in(game, states)
        for _ in range(TRIES // len(tables)):
            yield rng.choice(states).copy(), rng.randrange(table.seats), rng.choice(texts)


@pytest.mark.parametrize("game", REAL_GAMES, ids=lambda game: str(game.key))
def test_a_move_is_legal_or_refused_by_a_clause(game: AnyGame) -> None:
    rng = Random(f"refusals of {game.key}")
    clauses: set[str] = set()
    for state, seat, text in tries(game, rng):
        tried = f"{text} by seat {seat} in {game.position_text(state)}"
        action = game.parse_action(state, Word(text))
        if action in state.legal(seat):
            continue
        with pytest.raises(Refused) as refusal:
            state.play(seat, action)
        assert refusal.value.clause in game.clauses, f"{refusal.value!r}: {tried}"
        for language in ("en", "fr"):
            words = game.text(language)(refusal.value.reason)
            assert words != refusal.value.reason, f"no sentence in {language}: {tried}"
        clauses.add(refusal.value.clause)
    assert len(clauses) > 1, "one clause for every refusal explains nothing"
