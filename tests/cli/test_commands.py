"""The command line as a person uses it: real processes, real files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SCENARIOS = ROOT / "tests" / "rules" / "gruell" / "scenarios"
TABLEE = [sys.executable, "-c", "from tablee.cli.main import main; main()"]


def tablee(*words: str, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TABLEE, *words],
        input=typed,
        cwd=cwd,
        env=os.environ | {"COLUMNS": "100", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def play(path: Path, typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    return tablee("play", "gruell", "--seed", "x", "--record", str(path), *words, typed=typed)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game that was played at the terminal, always the first choice."""
    path = tmp_path / "game.tablee"
    run = play(path, "1\n" * 40, "--seats", "human:Ana,bot:greedy,bot:random", "--lang", "fr")
    assert run.returncode == 0, run.stderr
    return path


def test_a_whole_game_can_be_played_in_french(tmp_path: Path) -> None:
    seats = ("--seats", "human:Ana,bot:greedy,bot:random", "--lang", "fr")
    run = play(tmp_path / "game.tablee", "1\n" * 40, *seats)
    assert run.returncode == 0
    assert run.stderr == ""
    assert "Pli 9 sur 9" in run.stdout
    assert "À toi, Ana." in run.stdout
    assert "gagne avec" in run.stdout or "Victoire partagée" in run.stdout
    assert "Partie enregistrée" in run.stdout


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    seats = ("--seats", "human,bot:greedy,bot:random")
    first = play(tmp_path / "a", "1\n" * 40, *seats)
    second = play(tmp_path / "a", "1\n" * 40, *seats)
    assert first.stdout == second.stdout


def test_bots_can_play_among_themselves(tmp_path: Path) -> None:
    run = play(tmp_path / "game.tablee", "", "--seats", "bot:greedy,bot:random")
    assert run.returncode == 0
    assert "wins with" in run.stdout or "share the win" in run.stdout


def test_help_why_rules_and_record_answer_without_playing(tmp_path: Path) -> None:
    typed = "?\nwhy\nrules GR-09\nrecord\ngoblins\nwhy\n0\n\nnonsense\nquit\n"
    run = play(tmp_path / "game.tablee", typed, "--seats", "human:Ana,bot:random", "--lang", "en")
    assert run.returncode == 0
    assert "A number picks a choice" in run.stdout
    assert "Nothing has been refused so far." in run.stdout
    assert "GO first" in run.stdout
    assert "Tablée record 1" in run.stdout
    assert "First everybody chooses a card. (GR-03)" in run.stdout
    assert "all players choose one card in secret" in run.stdout
    assert "There is no choice 0" in run.stdout
    assert "expected a card" in run.stdout
    assert "You left the table before anything was played." in run.stdout
    assert not (tmp_path / "game.tablee").exists()


def test_two_people_at_one_screen_never_see_each_other_choose(tmp_path: Path) -> None:
    typed = "\nGO\n\n+4\nquit\n"
    run = play(tmp_path / "game.tablee", typed, "--seats", "human:Ana,human:Bob", "--lang", "en")
    bobs = run.stdout.split("Bob, your turn: take the screen and press Enter.")[1]
    before_bob_chose = bobs.split("Your choice")[0]
    assert "Great Ogre GO" in before_bob_chose  # his own
    assert "face down" not in before_bob_chose
    assert "has chosen" in before_bob_chose


def test_people_at_one_screen_are_all_asked_after_every_discard(tmp_path: Path) -> None:
    """Nobody can tell from the questions who could have declared (GL-13)."""
    turns = ["drop-Cr1", "draw\ndrop-Cr2", "draw\ndrop-Sy0"]
    typed = "".join(f"\n{turn}\n\n" for turn in turns)
    words = ("play", "gologolo", "--seed", "x", "--seats", "human:Ana,human:Bob", "--lang", "en")
    record = ("--record", str(tmp_path / "game"))
    run = tablee(*words, *record, typed=typed)
    assert run.stdout.count("Anybody? The letter of whoever speaks, or Enter") == 3
    spoken = tablee(*words, *record, typed=typed.replace("Cr1\n", "Cr1\nB\n"))
    assert "You have nothing to decide right now. (GL-13)" in spoken.stdout
    assert spoken.stdout.count("Anybody? The letter of whoever speaks, or Enter") == 4


def test_a_number_of_thousands_of_digits_is_no_choice(tmp_path: Path) -> None:
    typed = f"{'1' * 5000}\n1\nquit\n"
    run = play(tmp_path / "g", typed, "--seats", "human:Ana,bot:random", "--lang", "en")
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "g").exists()


def test_brackets_in_names_and_paths_are_no_markup(tmp_path: Path) -> None:
    """What looks like a style of the terminal is printed as it stands."""
    folder = tmp_path / "[bold] ["  # '[/b]' is a file in a folder
    path = folder / "b]"
    run = play(path, "1\nquit\n", "--seats", "human:[/b]Ana,bot:random", "--lang", "en")
    assert run.returncode == 0, run.stderr
    assert str(path) in run.stdout
    told = tablee("replay", str(path), "--lang", "en")
    assert told.returncode == 0, told.stderr
    assert "[/b]Ana" in told.stdout


def test_leaving_keeps_the_record_so_far(tmp_path: Path) -> None:
    run = play(tmp_path / "game.tablee", "1\n2\n", "--seats", "human:Ana,bot:random")
    assert run.returncode == 0
    text = (tmp_path / "game.tablee").read_text()
    assert "1. " in text
    assert "seed:" not in text


def test_undo_says_why_not(tmp_path: Path) -> None:
    run = play(tmp_path / "g", "1\nundo\nquit\n", "--seats", "human:Ana,bot:random", "--lang", "en")
    assert "can no longer be taken back" in run.stdout


def test_verify_proves_a_game_and_finds_a_forged_one(record: Path) -> None:
    assert tablee("verify", str(record)).returncode == 0
    text = record.read_text()
    record.write_text(text.replace("scores: ", "scores: 1"))
    run = tablee("verify", str(record))
    assert run.returncode == 1
    assert "✗ The scores are what the rules say." in run.stdout


def test_a_record_of_a_running_game_is_not_called_wrong(tmp_path: Path) -> None:
    """What is not over yet cannot be proved, but nobody has cheated."""
    path = tmp_path / "game"
    play(path, "1\nquit\n", "--seats", "human:Ana,bot:random")
    run = tablee("verify", str(path), "--lang", "en")
    assert run.returncode == 1
    assert "✓ Every step follows the rules." in run.stdout
    assert "✗" not in run.stdout
    assert "can be checked only after its end" in " ".join(run.stdout.split())
    path.write_text(path.read_text().replace("\ncommitment:", "\nscores: 9 0\ncommitment:"))
    assert "✗ The scores" in tablee("verify", str(path), "--lang", "en").stdout


def test_replay_tells_the_game_or_shows_one_moment(record: Path) -> None:
    whole = tablee("replay", str(record), "--lang", "fr")
    assert whole.returncode == 0
    assert whole.stdout.count("Pli ") >= 9
    early = tablee("replay", str(record), "--lang", "fr", "--at", "1")
    assert "Pli 2 sur 9" in early.stdout or "Pli 1 sur 9" in early.stdout
    assert tablee("replay", str(record), "--at", "99").returncode == 2


def test_scenarios_run_and_can_fail(tmp_path: Path) -> None:
    files = [str(path) for path in sorted(SCENARIOS.glob("*.toml"))]
    assert tablee("scenario", *files).returncode == 0
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "gruell"\ntitle = "t"\nseats = 2\n[expect]\npending = ["B"]\n')
    run = tablee("scenario", str(wrong))
    assert run.returncode == 1
    assert "expected pending" in run.stdout


def test_rules_in_french_or_one_clause() -> None:
    assert "Sorcier" in tablee("rules", "gruell", "--lang", "fr").stdout
    one = tablee("rules", "gruell", "gr-18", "--lang", "en").stdout
    assert "Highest score wins" in one
    assert "GR-17" not in one


def test_games_lists_what_can_be_played() -> None:
    run = tablee("games", "--lang", "fr")
    assert "Grüll" in run.stdout
    assert "greedy" in run.stdout


def test_bench_prints_figures_for_machines() -> None:
    run = tablee("bench", "playouts", "--game", "gruell", "--seconds", "0.2", "--json")
    figures = json.loads(run.stdout)
    assert [result["measure"] for result in figures["results"]] == ["loop", "playouts"]
    assert all(result["ours"]["decisions"] > 1000 for result in figures["results"])


BAD = [
    ((), 0, ""),
    (("dance",), 2, "there is no command 'dance'; the commands are: "),
    (("play",), 2, "GAME is missing or needs a value"),
    (("play", "chess"), 2, "there is no game 'chess'; the games are: "),
    (("play", "gruell", "--seats", "human"), 2, "Grüll with these options has 2 to 5 seats, not 1"),
    (("play", "gruell", "--seats", "human,cat"), 2, "'cat' is not a seat; expected human"),
    (("play", "gruell", "--seats", "human,bot:mean"), 2, "Grüll has no bot 'mean'"),
    (("play", "gruell", "--seats", ",".join(["bot:random"] * 9)), 2, "2 to 5 seats, not 9"),
    (("play", "gruell", "--options", "variant=7"), 2, "option 'variant' must be one of base, 1"),
    (("play", "gruell", "--options", "size=7"), 2, "there is no option 'size'"),
    (("play", "gruell", "--lang", "xx"), 2, "there is no language 'xx'; there are: en, fr"),
    (("play", "gruell", "--bogus"), 2, "there is no option --bogus here"),
    (("rules", "gruell", "GR-99"), 2, "Grüll has no clause 'GR-99'; they go from GR-01 to GR-25"),
    (("verify", "no-such-file"), 2, "no-such-file: No such file or directory"),
    (
        ("replay", "pyproject.toml"),
        2,
        "pyproject.toml:1:1: expected 'Tablée record 1' as the first line",
    ),
    (("scenario", "README.md"), 2, "README.md:3:6: not TOML"),
    (("scenario",), 2, "name at least one scenario file"),
    (("bench", "playouts", "--game", "chess"), 2, "there is no game 'chess'"),
    (("bench", "playouts", "--game", "gruell", "--against", "x:y"), 2, "'x:y' is not a peer"),
    (("bench", "playouts", "--game", "gruell", "--seconds", "-1"), 2, "seconds must be"),
    (("bench", "bars", "README.md"), 2, "README.md"),
]


@pytest.mark.parametrize(("words", "code", "problem"), BAD, ids=[" ".join(b[0]) for b in BAD])
def test_bad_input_gets_one_clear_line(words: tuple[str, ...], code: int, problem: str) -> None:
    run = tablee(*words)
    assert run.returncode == code
    assert problem in run.stderr
    assert run.stderr.count("\n") == (1 if code else 0)
    assert "Traceback" not in run.stderr


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "x.tablee"
    path.write_bytes("Tablée record 1\n".encode() + b"\xff\xfe")
    run = tablee("verify", str(path))
    assert run.returncode == 2
    assert run.stderr == f"tablee: {path}:2: expected UTF-8 text\n"


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    run = play(tmp_path / "file" / "game.tablee", "", "--seats", "bot:random,bot:random")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_malformed_scenario_stops_the_run_before_anything_is_told(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "gruell"\ntitle = 3\n')
    good = next(SCENARIOS.glob("*.toml"))
    run = tablee("scenario", str(good), str(bad))
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith(f"tablee: {bad}:2: expected `str`, got `int`")
