"""Whatever a copy must take over is put to the test: a field that never changes proves nothing."""

from __future__ import annotations

import pytest

from tablee.core.game import AnyGame
from tests.conformance.copy_checks import copied_states
from tests.conformance.fields import SCRATCH, copied_fields, unlike_fields
from tests.conformance.tables import GAMES, TABLES

AGREED = {
    "lots": {"LotsState.seats", "LotsState.is_open"},
    "gruell": {"GruellState.seats", "GruellState.variant"},
    "gologolo": {"GologoloState.seats", "GologoloState.rounds", "GologoloState.open_gologolo"},
    "oeufs": {
        *(f"OeufsState.{name}" for name in ("seats", "field", "turn_limit", "board")),
        *(f"Board.{name}" for name in ("field", "known", "listing")),
    },
    "gulo": {
        *(f"GuloState.{name}" for name in ("seats", "physics", "seconds", "fast", "nest", "track")),
        "Nest.statistics",
    },
    "gootmu": {
        *(f"GootmuState.{name}" for name in ("seats", "pack", "exact", "turn_limit", "monster")),
        *(f"GootmuState.{name}" for name in ("maze", "pawns")),
        *(f"Maze.{name}" for name in ("pack", "grid", "columns", "rows", "width", "size")),
        "Pawn.seat",
    },
}
"""Fields that no move changes: they follow from the table, or hold an object that does change."""


HOW = "add a position to tests/conformance/starts in which they differ, or name them in AGREED"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_field_that_play_changes_is_changed_where_copies_are_compared(game: AnyGame) -> None:
    copied: set[str] = set()
    changed: set[str] = set()
    for table in TABLES:
        if table.game.key == game.key:
            fresh = table.new()
            for state in copied_states(table, 0):
                copied.update(copied_fields(state, state.copy()))
                changed.update(name for name, _ in unlike_fields(fresh, state))
    never = copied - changed - set(SCRATCH)
    assert never == AGREED.get(game.key, set()), HOW
