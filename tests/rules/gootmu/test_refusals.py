"""Whatever is a move somewhere at a table is refused by a clause elsewhere, not as bad notation."""

from random import Random

import pytest

import tablee
from tablee.core.notation import Word
from tests.conformance.tables import TABLES, TableOf, walk
from tests.rules.gootmu.drawn import hall
from tests.rules.gootmu.table import GAME

LARGE_AND_SMALL = [t for t in TABLES if t.game.key == "gootmu" and t.seats in (2, 6, 8)]
TRIES = 20


@pytest.mark.clause("GM-10", "GM-12")
@pytest.mark.parametrize("text", ["t1", "m1", "A1", "a1", "A", "cancel", "take:1", "call:6"])
def test_what_is_asked_elsewhere_is_refused_by_a_clause(text: str) -> None:
    table = hall("A..m", "m: marker key")
    if text == "take:1":
        with pytest.raises(tablee.NotationError):
            table.act("A", text)
    else:
        assert table.refuse("A", text) == "GM-10"


@pytest.mark.parametrize("table", LARGE_AND_SMALL, ids=str)
def test_moves_of_other_positions_are_refused_by_a_clause(table: TableOf) -> None:
    rng = Random(f"refusals at {table}")
    states = [state.copy() for state in walk(table, 0)]
    asked = [state for state in states if state.pending()]
    texts = sorted(
        {GAME.action_text(s, action) for s in asked for action in s.legal(s.pending()[0])}
    )
    for state in asked:
        seat = state.pending()[0]
        for text in rng.sample(texts, min(TRIES, len(texts))):
            code = GAME.parse_action(state, Word(text))
            if code in state.legal(seat):
                continue
            with pytest.raises(tablee.Refused) as caught:
                state.play(seat, code)
            assert caught.value.clause in GAME.clauses
