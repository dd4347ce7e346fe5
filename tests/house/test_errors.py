"""Every error of core, command line and games has a text key that all languages can say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tablee.cli import problems
from tablee.core import scenario
from tablee.core.registry import games_in
from tablee.core.text import HOUSE, keys_in, languages

SOURCE = Path(__file__).parent.parent.parent / "src" / "tablee"
FILES = [
    *(path for folder in ("core", "cli", "bots") for path in (SOURCE / folder).glob("*.py")),
    *(SOURCE / "games").glob("*/*.py"),
    *(SOURCE / "server" / name for name in ("config.py", "run.py", "store/schema.py")),
]
KINDS = {"BadInput", "NotationError", "OptionError", "RecordError", "ScenarioError", "Phrase"}
KEY = re.compile(r"([a-z]+:)?[a-z0-9]+(-[a-z0-9]+)+")
REFUSAL = "f'{game.key}:{refusal.reason}'"  # test_words.py looks at the reasons of every game


@cache
def known(game: str, language: str) -> dict[str, set[str]]:
    """The keys that there are, with the details that each needs."""
    folder = games_in("tablee.games")[game].folder / "text" if game else HOUSE
    return keys_in(folder / f"{language}.ftl")


def errors_in(path: Path) -> Iterator[ast.Call]:
    """Where an error is made: `BadInput(…)`, `word.error(…)`, `Phrase(…)`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = ast.unparse(node.func)
            inner = name == "super().__init__" and path.name == "errors.py"
            if name in KINDS or name.endswith(".error") or inner:
                yield node


def problems_of(call: ast.Call) -> Iterator[str]:
    """What a reader of another language would miss in this error."""
    first = call.args[0]
    details = {word.arg for word in call.keywords if word.arg}
    if isinstance(first, ast.JoinedStr) and ast.unparse(first) != REFUSAL:
        yield f"line {call.lineno}: a sentence of one language"
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return
    if not KEY.fullmatch(first.value):
        yield f"line {call.lineno}: '{first.value}' is not a text key"
        return
    game, _, key = first.value.rpartition(":")
    for language in languages():
        if known(game, language).get(key) != details:
            yield f"line {call.lineno}: {first.value} in {language} with {sorted(details)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_error_can_be_said_in_every_language(path: Path) -> None:
    assert [problem for call in errors_in(path) for problem in problems_of(call)] == []


def test_the_errors_are_found() -> None:
    assert sum(1 for path in FILES for _ in errors_in(path)) > 300


WRONG = [
    "BadInput(f'{name} is wrong')",
    "word.error('this is wrong')",
    "Phrase('no-such-key')",
    "OptionError('option-twice')",
    "OptionError('option-twice', game=name)",
]


@pytest.mark.parametrize("source", WRONG)
def test_an_error_without_words_is_found(source: str) -> None:
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call)
    assert [*problems_of(call)]


@pytest.mark.parametrize("language", languages())
def test_keys_in_lists_exist(language: str) -> None:
    listed = [key for _, key in problems._FILES]
    listed += [*problems._TYPES.values(), *scenario._SHAPES]
    assert [key for key in listed if key not in known("", language)] == []
