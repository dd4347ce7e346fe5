"""What the terminal must do for every game, in both languages."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tablee.core.game import AnyGame
from tablee.core.phrases import numbers, say
from tablee.core.registry import games_in
from tablee.core.text import languages
from tests.cli.test_commands import ROOT, TABLEE, tablee

OURS = list(games_in("tablee.games").values())
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", languages())


def plain(text: str) -> str:
    """Words alone: lines may be broken anywhere, and emphasis is drawn, not printed."""
    return " ".join(re.sub(r"[*`]", "", text).split())


@every_game
def test_a_game_is_played_without_naming_seats(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "game.tablee"
    run = tablee("play", game.key, "--seed", "x", "--record", str(path), typed="quit\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Your turn, Player A." in run.stdout


@every_game
@every_language
def test_the_rules_begin_with_the_introduction(game: AnyGame, language: str) -> None:
    introduction = game.introduction(language)
    shown = plain(tablee("rules", game.key, "--lang", language).stdout)
    assert shown.startswith(plain(" ".join(introduction)))
    assert {"en": "*Ruling* marks", "fr": "*Décision* signale"}[language] in " ".join(introduction)
    typed = plain(tablee("play", game.key, "--lang", language, typed="rules\nquit\n").stdout)
    assert plain(" ".join(introduction)) in typed


@every_game
def test_one_clause_comes_without_the_introduction(game: AnyGame) -> None:
    first = next(iter(game.clauses))
    shown = plain(tablee("rules", game.key, first, "--lang", "en").stdout)
    assert shown.startswith(game.clauses[first].heading)


@every_game
def test_the_record_on_a_narrow_screen_has_the_lines_of_the_file(
    game: AnyGame, tmp_path: Path
) -> None:
    path = tmp_path / "game.tablee"
    words = ("play", game.key, "--seed", "x", "--record", str(path))
    run = subprocess.run(
        [*TABLEE, *words, "--lang", "en"],
        input="1\na1\nrecord\nquit\n",
        env=os.environ | {"COLUMNS": "40", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    if game.must_remember:
        assert "the record is shown after the end" in plain(run.stdout)
        assert "its record is saved only after the end" in plain(run.stdout)
        assert not path.exists()
        return
    lines = path.read_text(encoding="utf-8").splitlines()
    saved = [line for line in lines if not line.startswith("date: ")]
    assert max(map(len, saved)) > 40
    assert "\n".join(saved) in run.stdout


@every_language
def test_the_list_of_games_says_two_or_four(language: str) -> None:
    shown = tablee("games", "--lang", language).stdout
    for game in OURS:
        counts = game.seat_counts({option.name: option.default for option in game.options})
        assert f"{game.name}, {say(numbers(counts), language)} " in shown
    assert {"en": "2 or 4 players", "fr": "2 ou 4 joueurs"}[language] in shown
