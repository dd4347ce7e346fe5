"""A malformed position or action of any game is told with its column and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.core.errors import NotationError
from tablee.core.notation import Word

POSITIONS = [
    ("gruell", "gruell", "1:1: expected 'gruell' and a variant"),
    ("gruell", "gruell base | A +2 / | B +2 /", "1:1: expected "),
    ("gologolo", "gologolo", "1:1: expected 'gologolo', round, turn"),
    (
        "gologolo",
        "gologolo shut | round 1 first A | turn - deal 0 | A - / - / - | B - / - / -",
        "1:1: expected 'gologolo closed' or 'gologolo open'",
    ),
    (
        "gologolo",
        "gologolo open | round 9 first A | turn - deal 0 | A - / - / - | B - / - / -",
        "1:23: expected a round from 1 to 4",
    ),
    (
        "gologolo",
        "gologolo open | round 1 first A | turn A turn 0 | A Cb9 / - / - | B - / - / -",
        "1:53: expected a card: shape CSTH",
    ),
    ("oeufs", "oeufs 7 300 | 7 | turn A 1", "1:"),
    ("oeufs", "oeufs 6 300 | BBBBBB/6/6/6/6/AAAAA1 | turn A 1", "1:"),
    ("oeufs", "oeufs 6 300 | BBBBBB/6/6/6/6/AAAAAA | turn X 1", "1:"),
    (
        "gootmu",
        f"gootmu 2 house 400 | - - - - - - - - - |  |  | turn - 0 | tiles:{'9' * 5000},0",
        "1:65: expected a number from 0 to ",
    ),
]


@pytest.mark.parametrize(("key", "text", "problem"), POSITIONS)
def test_a_malformed_position_is_told_with_its_column(key: str, text: str, problem: str) -> None:
    with pytest.raises(NotationError) as error:
        tablee.game(key).parse_position(Word(text))
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)


ACTIONS = ["", "x", "drop-", "drop-Zz9", "lay-Cb0Cb0", "take-Cb0", "a1", "a1-", "?z9", "+9"]


@pytest.mark.parametrize("text", ACTIONS)
@pytest.mark.parametrize("key", ["gologolo", "gruell", "oeufs"])
def test_a_malformed_action_is_told_with_its_column(key: str, text: str) -> None:
    match = tablee.Match(key, 2, seed=tablee.seed_from("x"))
    before = match.game.position_text(match.state)
    with pytest.raises(NotationError) as error:
        match.act_text(match.pending()[0], text)
    assert str(error.value).startswith("1:")
    assert match.game.position_text(match.state) == before


@pytest.mark.parametrize("text", ["-", "--", "-1", "a1-", "-a1", "?", ":", "@", "+", "*"])
@pytest.mark.parametrize("key", ["gologolo", "gootmu", "gruell", "gulo", "oeufs"])
def test_no_error_complains_of_an_empty_text_that_nobody_wrote(key: str, text: str) -> None:
    game = tablee.game(key)
    state = game.new(2)
    next(tablee.decisions(state, Random(1)))
    with pytest.raises(NotationError) as error:
        game.parse_action(state, text)
    assert "''" not in str(error.value)
