"""One click instead of many steps, where the way makes no difference."""

from __future__ import annotations

from tablee.core.game import AnyGame
from tablee.core.registry import game
from tests.rules.gootmu.drawn import drawn

GAME: AnyGame = game("gootmu")

OPEN = """
    +---+---+---+---+
    | A             |
    +   +   +   +   +
    |               |
    +   +   +   +   +
    |         k     |
    +   +   +   +   +
    |             a |
    +---+---+---+---+
"""


def shortcuts(picture: str, die: int) -> dict[str, list[int]]:
    table = drawn(picture).roll(die)
    return {word: list(steps) for word, steps in GAME.shortcuts(GAME.view(table.state, 0)).items()}


def test_a_square_that_two_plain_ways_lead_to_is_one_click() -> None:
    found = shortcuts(OPEN.replace("k", " ").replace("a ", "  "), 2)
    assert {"b2", "c1", "a3"} <= set(found)
    assert len(found["b2"]) == 2


def test_ways_that_differ_in_what_is_taken_must_be_walked() -> None:
    found = shortcuts(OPEN.replace("a ", "  ") + "    k: marker key\n", 6)
    assert "d4" not in found  # by way of the key, or past it
    assert "c3" not in shortcuts(OPEN.replace("a ", "  ") + "    k: marker key\n", 3)


def test_playing_a_shortcut_ends_on_its_square() -> None:
    table = drawn(OPEN.replace("k", " ").replace("a ", "  ")).roll(3)
    found = GAME.shortcuts(GAME.view(table.state, 0))
    for square, steps in found.items():
        state = table.state.copy()
        for action in steps:
            state.play(0, action)
        assert GAME.view(state, 0).pawns[0].square == square


def test_nothing_is_offered_where_nothing_walks() -> None:
    table = drawn(OPEN.replace("k", " ").replace("a ", "  "))
    assert not GAME.shortcuts(GAME.view(table.state, 0))
