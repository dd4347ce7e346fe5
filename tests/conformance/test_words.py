"""Every game speaks English and French, its rules are all proved, and its playthroughs hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import clauses, playthroughs

from tablee.bots.any_game import bot_names
from tablee.core.clauses import read_clauses
from tablee.core.events import tag_of
from tablee.core.game import AnyGame
from tablee.core.options import Choice
from tablee.core.registry import games_in
from tablee.core.text import HOUSE, keys_in
from tests.conformance.tables import GAMES

OURS = list(games_in("tablee.games").values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
our_games = pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)


def refusals(folder: Path) -> Iterator[str]:
    """The reasons that a game's rules give, read from their source: '…-…' words in quotes."""
    for path in [*folder.glob("rules/**/*.py"), *folder.glob("state.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words = node.value.split("-")
                if len(words) > 1 and all(word.isalpha() and word.islower() for word in words):
                    yield node.value


def needed_keys(game: AnyGame) -> Iterator[str]:
    """The text keys that a game cannot do without."""
    yield "tagline"
    yield from refusals(game.folder)
    for option in game.options:
        yield f"option-{option.name}"
        if isinstance(option, Choice):
            yield from (f"option-{option.name}-{v.replace('+', '-')}" for v in option.values)
    yield from (f"bot-{name}" for name in bot_names(game))


def event_keys(game: AnyGame) -> set[str]:
    return {f"event-{tag_of(kind)}" for kind in game.event_types}


WHOLE = ("en", "fr")
"""The languages that say everything; others may be translated in part."""


@pytest.mark.parametrize("language", WHOLE)
@every_game
def test_every_sentence_exists(game: AnyGame, language: str) -> None:
    files = [folder / f"{language}.ftl" for folder in (HOUSE, *game.text_folders())]
    said = {key for file in files for key in keys_in(file)}
    assert [key for key in needed_keys(game) if key not in said] == []
    written = keys_in(game.folder / "text" / f"{language}.ftl")
    silent = {key for key in event_keys(game) if not any(k.startswith(key) for k in written)}
    assert silent <= {"event-went"}  # told by where the card went: saved, captured, …


FOLDERS = [HOUSE, *(folder for game in GAMES for folder in game.text_folders())]


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_language_has_the_same_keys_and_details(folder: Path) -> None:
    english = keys_in(folder / "en.ftl")
    for file in folder.glob("*.ftl"):
        found = keys_in(file)
        assert found.items() <= english.items(), file.name
        assert file.stem not in WHOLE or len(found) == len(english)


ROOT = Path(__file__).parent.parent.parent
FRENCH = sorted(
    path
    for place in ("src/tablee", "web/src", "tests/toys")
    for pattern in ("**/fr.ftl", "**/text/fr/*.ftl", "**/rules.fr.md")
    for path in (ROOT / place).glob(pattern)
)
"""Everything that is written in French: the server's texts, the client's, and the rules."""


def lines_for_people(path: Path) -> Iterator[str]:
    """A file's lines without comments, tables of commands, and what only Fluent reads."""
    passed_over = r"#|    \S+ {2,}" if path.suffix == ".ftl" else r"$"
    for line in path.read_text(encoding="utf-8").splitlines():
        if not re.match(passed_over, line):
            yield re.sub(r"\{ *NUMBER\([^)]*\) *\}", "0", line)


FRENCH_FAULTS = {
    "a straight apostrophe": r"'",
    "no space that holds together": r"[^\u00a0\u202f ][;:!?»](?=\s|$)| [;:!?»%]",
    "no space that holds together, inside «": r"«[^\u00a0\u202f]",
    "two spaces": r"\S {2,}\S",
    # A name may begin with a vowel or with an article: d’Ana, du monstre, des œufs sont faits.
    "an elision before a name": r"\b(?:de|que|le|la|à le) \{ \$(?:who|by|giver|other|pawn|game)\b",
}


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_keeps_its_typography_and_elisions(path: Path) -> None:
    faults = [
        f"{what}: {line}"
        for line in lines_for_people(path)
        for what, pattern in FRENCH_FAULTS.items()
        if re.search(pattern, line)
    ]
    assert faults == []


def test_all_french_is_looked_at() -> None:
    assert len(FRENCH) >= 20


@every_game
def test_the_rules_have_the_same_clauses_in_every_language(game: AnyGame) -> None:
    for language in WHOLE:
        found = read_clauses(game.folder / "text" / f"rules.{language}.md")
        assert list(found) == list(game.clauses)
        assert all(clause.text for clause in found.values())
    assert all(clause.startswith(f"{game.clause_prefix}-") for clause in game.clauses)


@our_games
def test_every_clause_is_cited_by_a_test(game: AnyGame) -> None:
    assert clauses.missing(game) == []
    assert clauses.unknown(game) == []


@our_games
def test_the_rules_are_in_the_docs(game: AnyGame) -> None:
    docs = ROOT / "docs" / "rules"
    for language in WHOLE:
        rules = game.folder / "text" / f"rules.{language}.md"
        assert (docs / f"{game.key}.{language}.md").read_text("utf-8") == rules.read_text("utf-8")


SNAPSHOTS = [(path, text) for path, text in playthroughs.snapshots() if path.parent.name != "lots"]


@pytest.mark.parametrize(
    ("path", "text"), SNAPSHOTS, ids=[f"{path.parent.name}-{path.stem}" for path, _ in SNAPSHOTS]
)
def test_the_playthrough_is_as_it_was(path: Path, text: str) -> None:
    assert path.exists(), "a playthrough is missing; 'make snapshots' writes it"
    assert path.read_text(encoding="utf-8") == text
