"""Scenario files: bad ones are told with file and line, good ones can fail."""

from __future__ import annotations

import pytest

from tablee.core.errors import BadInput
from tablee.core.scenario import run_scenario

HEAD = 'game = "gruell"\ntitle = "a test"\nseats = 3\n'
GOOD = HEAD + 'steps = "A:+4 B:GO C:-2"\n[expect]\npending = ["A", "B", "C"]\n'

MALFORMED = [
    ("game = ", "x:1: not TOML: invalid value"),
    ("game = ]\n", "x:1:8: not TOML: invalid value"),
    ('game = "gruell"\n', "x:1: object missing required field `title`"),
    (GOOD.replace("gruell", "chess"), "x:1: there is no game 'chess'"),
    (GOOD.replace("seats = 3", "seats = 9"), "x:3: Grüll with these options has 2 to 5 seats"),
    (GOOD.replace("seats = 3", 'seats = "3"'), "x:3: expected `int`, got `str`"),
    (GOOD.replace("seats = 3", "players = 3"), "x:3: object contains unknown field `players`"),
    (GOOD.replace("A:+4", "A:+5"), "x:4:12: expected a card"),
    (GOOD.replace("B:GO", "D:GO"), "x:4:15: expected a seat from A to C, not 'D'"),
    (
        GOOD.replace("B:GO", "A:GO"),
        "x:4:15: A:GO is refused: You have nothing to decide right now. (GR-03)",
    ),
    (GOOD.replace('"A:+4 B:GO C:-2"', '"""\nA:+4\nB:GO C:+1"""'), "x:6:8: expected a card"),
    (GOOD.replace("pending", "waiting"), "x:6: object contains unknown field `waiting`"),
    (HEAD + 'clauses = ["GR-99"]\n[expect]\n', "x:4: Grüll has no clause 'GR-99'"),
    (HEAD + 'options = { variant = "9" }\n[expect]\n', "x:4: option 'variant' must be one of"),
    (HEAD + 'position = "gruell base | A"\n[expect]\n', "x:4:13: expected 2 to 5 seats"),
]


@pytest.mark.parametrize(("text", "problem"), MALFORMED)
def test_a_malformed_scenario_is_told_with_file_and_line(text: str, problem: str) -> None:
    with pytest.raises(BadInput) as error:
        run_scenario(text, "x")
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)


def test_a_scenario_that_holds_has_no_failures() -> None:
    assert run_scenario(GOOD).failures == []


WRONG = [
    ('pending = ["A"]', "expected pending ['A'], found ['A', 'B', 'C']"),
    ("scores = [1, 2, 3]", "expected scores [1, 2, 3], found None"),
    ('winners = ["A"]', "expected winners ['A'], found None"),
    ('refused = "GR-03"', "expected refused GR-03, found None"),
    ('position = "gruell"', "expected position gruell, found gruell base | A +2"),
    ("view = { trick = 3 }", "expected view {'trick': 3}, found {'trick': 2}"),
    ('legal = { A = ["+2"] }', "expected legal {'A': ['+2']}, found {'A': ['+2', '+3'"),
]


@pytest.mark.parametrize(("line", "failure"), WRONG)
def test_what_does_not_hold_is_told(line: str, failure: str) -> None:
    text = GOOD.replace('pending = ["A", "B", "C"]', line)
    (found,) = run_scenario(text).failures
    assert str(found).startswith(failure)


def test_a_refusal_can_be_expected() -> None:
    text = GOOD.replace("C:-2", "B:-2").replace('pending = ["A", "B", "C"]', 'refused = "GR-03"')
    assert run_scenario(text).failures == []
