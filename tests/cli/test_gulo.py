"""Gulo Gulo at the terminal: every theft is an open roll against odds that everybody sees."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tablee.cli.main import run
from tablee.games.gulo.nest.collect import attempt
from tablee.games.gulo.nest.recording import nest_at, recorded
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.picture import CAMERAS
from tests.cli.test_commands import tablee
from tests.nest.stage import stored

TYPED = "1\n" * 400
"""Always the first choice, for as long as the game lasts."""


def play(path: Path, language: str) -> str:
    words = ("--seats", "human:Ana,bot:thief", "--lang", language, "--record", str(path))
    run = tablee("play", "gulo", "--seed", "eggs", *words, typed=TYPED)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


@pytest.mark.parametrize(
    ("language", "odds", "stolen", "alarm"),
    [
        (
            "en",
            r"The risk is \d+%: out of 100 thefts",
            r"Rolled \d+\.\d; below \d+\.\d would have been the alarm\.",
            r"Rolled \d+\.\d, below \d+\.\d: EGG ALARM!",
        ),
        (
            "fr",
            r"Le risque est de \d+ %",
            r"Tirage de \d+,\d : en dessous de \d+,\d, c’était l’alarme\.",
            r"Tirage de \d+,\d, en dessous de \d+,\d : ALARME !",
        ),
    ],
    ids=["en", "fr"],
)
def test_a_whole_game_with_dice(
    language: str, odds: str, stolen: str, alarm: str, tmp_path: Path
) -> None:
    told = " ".join(play(tmp_path / "game.tablee", language).split())  # wherever lines end
    assert all(re.search(said, told) for said in (odds, stolen, alarm)), told[-3000:]
    record = (tmp_path / "game.tablee").read_text(encoding="utf-8")
    assert re.search(r"\*steal:stolen:\d+$", record, re.MULTILINE)
    assert re.search(r"\*steal:(pole|egg):\d+$", record, re.MULTILINE)
    assert "junior" in told.lower() or "petit gulo" in told.lower()


def test_a_number_is_the_nest_that_is_poured_from_it_and_each_camera_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    poured: list[int] = []

    def pour(seed: int) -> Nest:
        poured.append(seed)
        return stored(0)

    monkeypatch.setattr(Nest, "poured", pour)
    for camera in CAMERAS:
        target = str(tmp_path / f"{camera}.png")
        assert run(["gulo", "render", "7", "--camera", camera, "--png", target]) == 0
    assert poured == [7] * len(CAMERAS)
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == len(CAMERAS)


def test_any_moment_of_a_recorded_theft_can_be_looked_at(tmp_path: Path) -> None:
    nest, pictures = stored(0), {}
    theft = recorded(attempt(nest, nest.lie().eggs[0], "steady", Random(1)))
    (tmp_path / "theft").write_bytes(theft.to_bytes())
    for at in ("0", "1.5", "99"):
        words = ["gulo", "render", str(tmp_path / "theft"), "--at", at]
        assert run([*words, "--png", str(tmp_path / "picture.png")]) == 0
        pictures[at] = (tmp_path / "picture.png").read_bytes()
    assert len(set(pictures.values())) == 3
    assert nest_at(theft, 99).digest() == theft.digest
