"""Whatever is wrong is said in the language that was chosen."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.test_commands import ROOT, TABLEE, tablee

FRENCH = [
    ("dance", "la commande « dance » n’existe pas ; il y a : "),
    ("paly", "voulais-tu dire play ?"),
    ("play", "il manque GAME, ou sa valeur"),
    ("play chess", "le jeu « chess » n’existe pas ; il y a : gologolo"),
    (
        "play oeufs --seats human,human,human",
        "avec ces options, Les œufs sont faits a 2 ou 4 places",
    ),
    ("play gruell --seats human,cat", "« cat » n’est pas une place"),
    ("play gruell --seats human,bot:mean", "Grüll n’a pas de bot « mean » ; il y a : random"),
    ("play gruell --options variant=7", "l’option « variant » attend une valeur parmi base, 1"),
    ("play gruell --options size=7", "l’option « size » n’existe pas ; il y a : variant"),
    ("play gruell --options fast", "« fast » n’est pas une option ; il faut nom=valeur"),
    ("play gruell --bogus", "l’option --bogus n’existe pas ici"),
    ("play gruell --seed x --seed y", "--seed est donné deux fois"),
    ("play gruell --tiles x.txt", "Grüll se joue sans tuiles"),
    ("replay README.md --at soon", "--at attend un nombre entier, pas « soon »"),
    ("rules gruell GR-99", "Grüll n’a pas de règle « GR-99 » ; elles vont de GR-01 à"),
    ("rules gruell GR-01 GR-02", "« GR-02 » est de trop"),
    ("verify no-such-file", "no-such-file : ce fichier ou dossier n’existe pas"),
    ("verify src", "src : c’est un dossier, pas un fichier"),
    (
        "replay pyproject.toml",
        "pyproject.toml:1:1: la première ligne doit être « Tablée record 1 »",
    ),
    ("scenario README.md", "ce n’est pas du TOML"),
    ("scenario", "il faut nommer au moins un scénario"),
    ("show chess", "le jeu « chess » n’existe pas"),
]


def words_of(run: subprocess.CompletedProcess[str]) -> str:
    """What was said, with ordinary spaces."""
    return " ".join(run.stderr.split())


@pytest.mark.parametrize(("line", "sentence"), FRENCH, ids=[line for line, _ in FRENCH])
def test_bad_input_is_refused_in_french(line: str, sentence: str) -> None:
    run = tablee(*line.split(), "--lang", "fr")
    assert run.returncode == 2
    assert sentence in words_of(run)
    assert run.stderr.count("\n") == 1


ABOUT_SERVERS = [
    ("serve --port 99999", "réglages refusés"),
    ("serve --host no-host.invalid", "impossible d’écouter sur no-host.invalid, port 8000"),
    ("serve --store club.db", "une base est sqlite:///FICHIER ou postgresql://"),
    ("export t --store sqlite:///:memory:", "une base SQLite est sqlite:///FICHIER"),
    ("migrate --store postgresql://a@b@c/d", "l’adresse de la base ne se lit pas"),
]


@pytest.mark.parametrize(
    ("line", "sentence"), ABOUT_SERVERS, ids=[line for line, _ in ABOUT_SERVERS]
)
def test_whoever_runs_a_server_is_told_in_their_language(
    line: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_LANGUAGE", "fr")
    run = tablee(*line.split())
    assert run.returncode == 2
    assert sentence in words_of(run)
    assert "Traceback" not in run.stderr


def said(*words: str, **settings: str) -> str:
    """What is wrong with a game that does not exist."""
    unset = dict.fromkeys(("TABLEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    run = subprocess.run(
        [*TABLEE, "rules", "chess", *words],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")} | unset | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    return "fr" if "n’existe pas" in run.stderr else "en"


def test_the_command_line_decides_before_the_environment() -> None:
    assert said() == "en"
    assert said("--lang=fr") == said("--language", "fr") == "fr"
    assert said("--lang", "en", TABLEE_LANGUAGE="fr") == "en"


def test_the_environment_decides_in_the_usual_order() -> None:
    assert said(LANG="fr_FR.UTF-8") == said(LC_ALL="fr_CA", LANG="en_US.UTF-8") == "fr"
    assert said(LC_ALL="C.UTF-8", LANG="fr_FR.UTF-8") == "en"
    assert said(TABLEE_LANGUAGE="fr", LC_ALL="en_US.UTF-8") == "fr"


RECORD = """Tablée record 1
game: gruell
A: Ana
B: Bob
commitment: {hash}

1. A:+4 {step}
"""

STEPS = [
    ("C:+4", "7:9: il faut une place de A à B, pas « C »"),
    ("A:+4", "7:9: A:+4 est refusé : Tu n’as rien à décider pour l’instant. (GR-03)"),
    ("nonsense", "il faut un coup comme A:action ou *hasard:résultat, pas « nonsense »"),
    ("*roll:5", "7:9: il faut une décision, pas « *roll:5 »"),
]


@pytest.mark.parametrize(("step", "sentence"), STEPS, ids=[step for step, _ in STEPS])
def test_a_record_is_refused_in_french(step: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.tablee"
    path.write_text(RECORD.format(hash="0" * 64, step=step), encoding="utf-8")
    run = tablee("replay", str(path), "--lang", "fr")
    assert run.returncode == 2
    assert sentence in words_of(run)


SCENARIO = 'game = "gruell"\ntitle = "t"\nseats = 2\n[expect]\npending = ["B"]\n'

SCENARIOS = [
    (SCENARIO.replace("seats = 2", "seats = 9"), "4", "Grüll a 2 à 5 places, pas 9"),
    (SCENARIO.replace("seats", "players"), "3", "`players` n’existe pas dans un scénario"),
    (SCENARIO.replace('"t"', "3"), "2", "il faut une valeur de type `str`, pas `int`"),
    (SCENARIO.replace('title = "t"\n', ""), "1", "il manque la ligne `title`"),
]


@pytest.mark.parametrize(("text", "line", "sentence"), SCENARIOS)
def test_a_scenario_is_refused_in_french(
    text: str, line: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "s.toml"
    path.write_text(text, encoding="utf-8")
    run = tablee("scenario", str(path), "--lang", "fr")
    assert run.returncode == 2
    assert sentence in words_of(run)


def test_what_does_not_hold_is_said_in_french(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    run = tablee("scenario", str(path), "--lang", "fr")
    assert run.returncode == 1
    assert "pending\N{NO-BREAK SPACE}: attendu ['B'], trouvé ['A', 'B']" in run.stdout
    assert "0 tenu" in run.stdout


@pytest.mark.parametrize("game", ["gruell", "gologolo", "oeufs", "gulo", "gootmu"])
def test_what_cannot_be_read_is_said_in_the_language_of_the_table(game: str) -> None:
    """The first mistake of a newcomer is a word that is no move."""
    typed = "nonsense\nquit\n"
    french = tablee("play", game, "--seed", "x", "--lang", "fr", typed=typed).stdout
    english = tablee("play", game, "--seed", "x", "--lang", "en", typed=typed).stdout
    assert "« nonsense »" in french.replace("\u00a0", " ")
    assert "expected" not in french
    assert "not 'nonsense'" in english.replace("\n", " ")


@pytest.mark.parametrize(
    "position",
    [
        "gruell base | A",
        "gologolo closed | round 9 first A | turn A turn 0 | A - / - / - | B - / - / -",
        "oeufs 7 300 | 6 | turn A 1",
        "gulo 2 straw 60 | r | ? | 0 0 | - | start",
        "gootmu 9 house 400 | 1 | A",
    ],
)
def test_a_position_that_cannot_be_is_refused_in_the_language_of_the_reader(position: str) -> None:
    said = tablee("show", position, "--lang", "fr").stderr
    assert "il faut" in said
    assert "expected" not in said
