"""What Les œufs sont faits asks for."""

from __future__ import annotations

import pytest

from tablee.core.notation import Word
from tablee.games.oeufs.game import GAME

ASKED = {
    "BBBBBB/6/6/6/5A/AAAAA1": "Which egg do you move?",
    "BBBBBB/6/6/6/5a/AAAAA1": "Move an egg, or look at a turned one.",
}


@pytest.mark.clause("OE-06")
@pytest.mark.parametrize("board", ASKED)
def test_a_look_is_offered_only_where_there_is_something_to_look_at(board: str) -> None:
    state = GAME.parse_position(Word(f"oeufs 6 300 | {board} | turn A 20"))
    assert GAME.question(GAME.view(state, 0), GAME.text("en")) == ASKED[board]
