"""Tiles, pictures and a game of G.O.O.T.M.U. at the command line."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tablee.games.gootmu.packs import find_pack, pack_text
from tests.cli.test_commands import tablee

POSITION = (
    "gootmu 2 house 400 | 7 12r 3u 5l - 9 1 2 4 | A@c5/c5 B@d6/d1 M@j3/j3 "
    "| m1=key@c4 m2=?@d8 A1@b7 B2@A | turn A 12"
)


@pytest.fixture
def tiles(tmp_path: Path) -> Path:
    """A pack of one's own: the house's tiles under another name, without their monster."""
    text = pack_text(find_pack("house")).replace("pack house", "pack mine")
    path = tmp_path / "mine.txt"
    path.write_text(text.replace("THE MONSTER STARTS HERE", "GO ANYWHERE"), encoding="utf-8")
    return path


def test_the_house_tiles_are_well() -> None:
    run = tablee("gootmu", "check-tiles")
    assert (run.returncode, run.stderr) == (0, "")
    assert "all is well" in run.stdout


def test_a_pack_that_is_not_complete_is_told_line_by_line(tiles: Path) -> None:
    run = tablee("gootmu", "check-tiles", str(tiles))
    assert run.returncode == 1
    assert "THE MONSTER STARTS HERE" in run.stdout


@pytest.mark.parametrize("command", ["play", "check-tiles"])
def test_a_broken_pack_is_refused_in_one_line_with_its_place(tiles: Path, command: str) -> None:
    lines = tiles.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("+---"))
    lines[number + 1] = "x" + lines[number + 1][1:]
    tiles.write_text("\n".join(lines), encoding="utf-8")
    words = {
        "play": ("play", "gootmu", "--seats", "human,human", "--tiles", str(tiles)),
        "check-tiles": ("gootmu", "check-tiles", str(tiles)),
    }
    run = tablee(*words[command])
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert f"mine.txt:{number + 2}" in run.stderr
    assert "tile 1, row 1" in run.stderr


def test_a_game_with_other_tiles_is_recorded_with_their_fingerprint(
    tiles: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.tablee"
    seats = ("--seats", "human,human", "--seed", "x")
    run = tablee(
        "play", "gootmu", *seats, "--tiles", str(tiles), "--record", str(record), typed="a1\nquit\n"
    )
    assert run.returncode == 0, run.stderr
    assert "tiles=mine." in record.read_text(encoding="utf-8")
    assert tablee("replay", str(record), "--tiles", str(tiles)).returncode == 0
    lost = tablee("replay", str(record))
    assert lost.returncode == 2
    assert "there is no pack 'mine." in lost.stderr


def test_other_games_have_no_tiles(tiles: Path) -> None:
    run = tablee("play", "gruell", "--seats", "human,human", "--tiles", str(tiles))
    assert run.returncode == 2
    assert run.stderr == "tablee: Grüll is not played with tiles\n"


def test_a_position_is_drawn_in_the_terminal_and_as_a_picture() -> None:
    drawn = tablee("show", POSITION)
    assert drawn.returncode == 0, drawn.stderr
    assert "Player A" in drawn.stdout
    picture = tablee("show", POSITION, "--svg")
    root = ElementTree.fromstring(picture.stdout)  # noqa: S314 - our own picture
    pawns = {node.get("data-pawn") for node in root.iter() if node.get("data-pawn")}
    assert {"A", "B", "M"} <= pawns


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("", "there is no game ''"),
        ("chess", "there is no game 'chess'"),
        ("gootmu 2 house 400 | 1", "expected 5 or 6 parts"),
        (POSITION.replace("7 12r", "77 12r"), "expected a tile from 1 to 32"),
        (POSITION.replace("A@c5", "A@z5"), "expected a pawn such as"),
        (POSITION.replace("A@c5", "A@f6"), "there is no tile under f6"),
        (POSITION.replace("m1=key", "m1=crown"), "expected a marker"),
        (POSITION + " | dance:0,0", "there is no task 'dance'"),
        (POSITION + " | walk:0,9,3", "expected a number from 0 to 1 (seat)"),
        (POSITION + " | next:0,0 walk:3,0,3,0,1", "the task 'walk' cannot follow 'next'"),
    ],
)
def test_a_bad_position_is_refused_in_one_line(position: str, problem: str) -> None:
    run = tablee("show", position)
    assert run.returncode == 2
    assert problem in run.stderr
    assert len(run.stderr.splitlines()) == 1


DESCENT = 6
"""Below the line, in letters of 20 pixels."""


def test_games_without_a_picture_of_their_own_show_the_terminals() -> None:
    run = tablee("show", "oeufs 6 300 | BBBBBB/6/6/6/6/AAAAAA | turn A 1", "--svg")
    assert run.returncode == 0
    assert run.stdout.startswith("<svg")
    assert "font-face" not in run.stdout
    width, height = map(float, re.findall(r'viewBox="0 0 (\S+) (\S+)"', run.stdout)[0])
    last_line = max(float(y) for y in re.findall(r'<text[^>]* y="([\d.]+)"', run.stdout))
    assert width < 300, "no columns that stay empty: the letters are as large as can be"
    scale = float(re.findall(r"scale\(([\d.]+)\)", run.stdout)[0])
    assert 4 + scale * (last_line + DESCENT) <= height, "the last line is whole"


def test_a_game_is_played_by_steps_and_squares(tmp_path: Path) -> None:
    """Two people: starts, pieces, then turns; answers that are not possible get one line each."""
    answers = ["a1", *["x9"], *[f"{c}{r}" for c in "abcdefghijkl" for r in range(1, 13)], "quit"]
    run = tablee(
        "play", "gootmu", "--seats", "human,bot:walker", "--seed", "way", "--record",
        str(tmp_path / "r"), typed="\n".join(answers) + "\n",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "choices; write one" in run.stdout
    assert "Traceback" not in run.stderr
