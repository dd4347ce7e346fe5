"""A language that is only partly translated says in English whatever it does not say yet."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tablee.core.clauses import read_clauses, rules_in
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.text import HOUSE, Text, text_for
from tests.cli.test_commands import TABLEE
from tests.conformance.tables import GAMES

ENGLISH = """
-egg = egg
    .size = small
plain = An egg.
given = { $who } has an egg.
counted = { $number ->
    [one] One egg.
   *[other] { $number } eggs.
}
made-of = See: { plain }
with-term = A { -egg }.
chosen = { -egg.size ->
    [small] A small egg.
   *[other] An egg of any size.
}
only-english = Nobody else says this.
with-attribute = A caption.
    .title = A title.
circle = Round.
broken = Whole.
"""
PARTLY = """
given = { $who } hav eg.
counted = { $number ->
    [one] Un eg.
   *[other] { $number } egs.
}
made-of = Sei: { plain }
with-term = Un { -egg }.
chosen = { -egg.size ->
    [small] Un smal eg.
   *[other] Un eg.
}
with-attribute =
    .title = Un titl.
circle = { circle }
broken = { $who
detail = { $nobody-gives-this }
"""


@pytest.fixture
def partly(tmp_path: Path) -> Text:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "xx.ftl").write_text(PARTLY, encoding="utf-8")
    return Text("xx", tmp_path)


def test_what_is_translated_is_said_in_that_language(partly: Text) -> None:
    assert partly("given", who="Ana") == "Ana hav eg."
    assert [partly("counted", number=number) for number in (1, 2)] == ["Un eg.", "2 egs."]


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("plain", "An egg."),
        ("only-english", "Nobody else says this."),
        ("made-of", "See: An egg."),
        ("with-term", "A egg."),
        ("chosen", "A small egg."),
        ("with-attribute", "A caption."),
        ("circle", "Round."),
        ("broken", "Whole."),
    ],
)
def test_a_sentence_that_is_missing_or_not_whole_is_said_in_english(
    partly: Text, key: str, sentence: str
) -> None:
    assert partly.has(key)
    assert partly(key) == sentence


def test_the_sentences_of_the_house_are_there_too(partly: Text) -> None:
    english = text_for("en")
    assert partly("pick") == english("pick")
    assert partly.list(["a", "b", "c"]) == "a, b and c"
    assert partly.prepare().language == "xx"


def test_a_key_or_a_detail_that_english_lacks_is_still_a_defect(partly: Text) -> None:
    assert not partly.has("no-such-key")
    for key in ("no-such-key", "given", "detail"):
        with pytest.raises(LookupError):
            partly(key)


# --- rules

RULES = """# Eggs

An introduction.

## Play
- **EG-01** Take an egg.
- **EG-02** Give it back.

## End
- **EG-03** Stop.
- **EG-04** Count.
"""
PARTLY_RULES = """# Egs

## Plei
- **EG-02** Giv bak.
- **EG-99** No rul.
"""


def rules_of(folder: Path) -> list[tuple[str, str, str]]:
    return [(one.id, one.heading, one.text) for one in rules_in(folder, "xx").values()]


def test_a_clause_that_is_missing_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(RULES, encoding="utf-8")
    english = list(read_clauses(tmp_path / "rules.en.md").values())
    assert rules_of(tmp_path) == [(one.id, one.heading, one.text) for one in english]
    (tmp_path / "rules.xx.md").write_text(PARTLY_RULES, encoding="utf-8")
    assert rules_of(tmp_path) == [
        ("EG-01", "Plei", "Take an egg."),
        ("EG-02", "Plei", "Giv bak."),
        ("EG-03", "End", "Stop."),
        ("EG-04", "End", "Count."),
    ]


# --- games

TOY = """
ask = Abov?
say-above = abov
event-rolled = Dy: { $face }.
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_is_played_in_a_language_of_three_sentences(
    game: AnyGame, tmp_path: Path
) -> None:
    (tmp_path / "xx.ftl").write_text(TOY, encoding="utf-8")
    english = list(told(game, game.text("en")))
    partly = list(told(game, Text("xx", tmp_path, *game.text_folders())))
    assert len(partly) == len(english)
    fresh = {ours[:4] for ours, theirs in zip(partly, english) if ours != theirs}
    assert fresh <= {"Abov", "abov", "Dy: "}
    assert len(fresh) == 3 or game.key != "lots"
    assert game.rules("xx") == game.clauses


def told(game: AnyGame, text: Text) -> Iterator[str]:
    """What somebody reads who sees all decisions of a game, up to a few dozen."""
    people, rng = ("Ana", "Bob"), Random(1)
    match = Match(game, 2, seed=bytes(32))
    for _ in range(60):
        if not match.pending():
            break
        seat = match.pending()[0]
        view, legal = match.view(seat), match.legal(seat)
        yield game.question(view, text)
        yield from (game.label(view, action, people, text) for action in legal)
        match.act(seat, rng.choice(legal))
    yield from game.tell(match.events(0), people, text)


# --- the whole program


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tablée with a third language: a house of three sentences, and nothing in any game."""
    source = tmp_path_factory.mktemp("partly")
    shutil.copytree(HOUSE.parent, source / "tablee", ignore=shutil.ignore_patterns("client"))
    words = "pick = Shoos\nlist-and = { $first } und { $last }\nyour-turn = Yur trn, { $who }\n"
    (source / "tablee" / "text" / "xx.ftl").write_text(words, encoding="utf-8")
    return source


ENVIRONMENT = {"COLUMNS": "100", "LANG": "C.UTF-8", "TABLEE_INTERPRETED": "1"}


def run(source: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [*TABLEE, *arguments],
        input=typed,
        env=os.environ | ENVIRONMENT | {"PYTHONPATH": str(source)},
        cwd=source,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def test_the_program_speaks_a_language_of_three_sentences(installed: Path) -> None:
    for command in (["games"], ["rules", "oeufs"], ["rules", "gruell", "GR-09"]):
        said, english = (run(installed, *command, "--lang", code) for code in ("xx", "en"))
        assert said == english
    seats = ("--seats", "human:Ana,bot:random")
    said = run(
        installed, "play", "gruell", "--lang", "xx", *seats, typed="help\nrules GR-01\n1\n1\n"
    )
    assert "Shoos" in said
    assert "Yur trn, Ana" in said
