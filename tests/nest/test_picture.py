"""Pictures of the nest, and the commands that make them."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from tablee.cli.gulo import keep_thefts
from tablee.cli.main import run
from tablee.core.errors import OptionError
from tablee.core.match import Match
from tablee.core.stream import seed_from
from tablee.games.gulo.fitting import read_thefts
from tablee.games.gulo.hands import BotHands
from tablee.games.gulo.nest import collect
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.machine import this_machine
from tablee.games.gulo.nest.recording import Recording
from tablee.games.gulo.nest.runs import MEASURED
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import Steal
from tablee.games.gulo.picture import CAMERAS, Pixels, picture, png
from tests.ends import as_long_as
from tests.nest.stage import STORED, stored
from tests.nest.test_odds import thefts, write

NEST = Path(__file__).parent / "nests" / "0.nest"
SMALL = (200, 150)
COLUMNS = "nest,colour,rank,left,touches,lean,lie,manner,outcome"
HUES = {"red": (0, 1, 2), "blue": (2, 1, 0), "green": (1, 0, 2)}
"""For an egg's colour: the channel that is strong, then the weaker ones."""


@pytest.fixture(scope="module")
def nest() -> Nest:
    return Nest.restored(NEST.read_bytes())


def seen(pixels: Pixels, colour: str) -> int:
    """How many pixels are clearly of this colour."""
    strong, *others = (pixels[..., channel].astype(int) for channel in HUES[colour])
    return int(np.sum(np.minimum(*(strong - other for other in others)) > 40))


@pytest.mark.parametrize("camera", CAMERAS)
def test_every_camera_sees_the_eggs(nest: Nest, camera: str) -> None:
    pixels = picture(nest, camera, SMALL)
    assert pixels.shape == (150, 200, 3)
    assert sum(seen(pixels, colour) >= 20 for colour in HUES) >= 2


def test_an_egg_that_is_taken_is_seen_no_more(nest: Nest) -> None:
    less = nest
    for egg in range(15, 20):
        less = less.without(egg)
    assert seen(picture(less, "top", SMALL), "blue") < seen(picture(nest, "top", SMALL), "blue")


def test_the_pole_is_seen_and_throws_a_shadow(nest: Nest) -> None:
    far = Nest.restored(nest.snapshot())
    far.data.qpos[far.place(far.pole).start] = 5.0  # metres away
    seen_with, without = (picture(one, "top", SMALL).sum(axis=2, dtype=int) for one in (nest, far))
    assert np.sum(seen_with > without + 60) > 150  # light wood on dark cloth
    beyond = slice(0, 40)  # the rows of the cloth behind the bowl, where nothing else is
    assert np.sum((seen_with < without - 60)[beyond]) > 100


def test_a_lamp_shines_on_the_eggs(nest: Nest) -> None:
    pixels = picture(nest, "close", SMALL).astype(int)
    red = pixels[pixels[..., 0] - pixels[..., 1:].max(axis=2) > 40].sum(axis=1)
    assert np.percentile(red, 98) > 400


def test_a_hand_at_work_has_a_finger_on_each_side(nest: Nest) -> None:
    steal = Steal(nest, 3)
    steal.feed(Sample(0, 0, 0, 0.1, False))
    for _ in range(30):
        steal.advance()
    without, with_hand = (
        picture(one, "close", SMALL).sum(axis=2, dtype=int) for one in (nest, steal.nest)
    )
    columns = (with_hand > without + 60).any(axis=0).astype(int)
    assert np.sum(np.diff(columns) == 1) == 2


def test_another_camera_is_refused(nest: Nest) -> None:
    with pytest.raises(OptionError, match="side, close, top"):
        picture(nest, "behind", SMALL)


def test_a_png_holds_exactly_the_pixels() -> None:
    pixels = np.arange(2 * 3 * 3, dtype=np.uint8).reshape(2, 3, 3)
    data = png(pixels)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (3, 2)
    size = struct.unpack(">I", data[33:37])[0]
    rows = zlib.decompress(data[41 : 41 + size])
    assert rows == b"\0" + pixels[0].tobytes() + b"\0" + pixels[1].tobytes()


def test_render_draws_a_stored_nest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "nest.png"
    assert run(["gulo", "render", str(NEST), "--png", str(target), "--camera", "close"]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")
    assert "nest.png" in capsys.readouterr().out.replace("\n", "")


@pytest.mark.parametrize("name", ["no-such-file", __file__])
def test_render_says_in_one_line_what_is_wrong(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["gulo", "render", name, "--png", str(tmp_path / "nest.png")]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert not (tmp_path / "nest.png").exists()


def test_fit_goes_on_with_the_thefts_that_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All its nests are in the file, so that nothing is stolen anew."""
    rows = thefts(12_000)
    write(tmp_path / "thefts.csv", rows)
    files = ["--thefts", str(tmp_path / "thefts.csv"), "--out", str(tmp_path / "out")]
    run(["gulo", "fit", "--nests", "1000", *files])
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"statistics.json", "gulo-odds.md", "gulo-odds.svg"}
    assert "12000 thefts" in capsys.readouterr().out


def test_fit_steals_what_is_missing_and_shows_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collect, "nest_of", lambda seed, number: stored(0))
    monkeypatch.setattr(collect, "STAGES", 1)
    path = tmp_path / "thefts.csv"
    write(path, thefts(12_000))
    note = {path.name: collect.made(1)}
    (tmp_path / MEASURED).write_bytes(msgspec.json.encode(note))
    words = ["--thefts", str(path), "--out", str(tmp_path / "out")]
    assert run(["gulo", "fit", "--nests", "1001", *words]) == 0
    assert len(read_thefts(path)) == 12_003
    told = capsys.readouterr().out
    assert "1001/1001" in told
    assert "12003 thefts" in told


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "no column 'nest'"),
        ("a,b\n1,2\n", "no column 'nest'"),
        ("nest,b\n0,2\n", "no column 'colour'"),
        (f"{COLUMNS}\n0,pink,0,22,0,3,x,careful,egg\n", "no file of thefts"),
    ],
)
def test_fit_says_in_one_line_what_is_wrong_with_a_file(
    content: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "thefts.csv"
    path.write_text(content, encoding="utf-8")
    words = ["--thefts", str(path), "--out", str(tmp_path / "out")]
    assert run(["gulo", "fit", "--nests", "1", *words]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert problem in line
    assert path.read_text(encoding="utf-8") == content
    assert not (tmp_path / "out").exists()


def test_fit_of_no_nests_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--thefts", str(tmp_path / "thefts.csv"), "--out", str(tmp_path)]
    assert run(["gulo", "fit", "--nests", "0", *words]) == 2
    assert "at least 1" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


# --- thefts as files


def test_thefts_are_kept_as_files_that_can_be_drawn(
    tmp_path: Path,
) -> None:
    folder, picture_of = tmp_path / "thefts", tmp_path / "moment.png"
    hands = BotHands(["clumsy", "clumsy"], Random(5), lambda seed: stored(0))
    keep_thefts(hands, folder)
    stolen_from(hands, 2)
    files = sorted(path.name for path in folder.iterdir())
    assert files == ["001.recording", "002.recording"]
    words = ["gulo", "render", str(folder / files[0]), "--at", "1", "--png", str(picture_of)]
    assert run(words) == 0
    assert picture_of.exists()
    with pytest.raises(OptionError, match="has recordings already"):
        keep_thefts(hands, folder)


def stolen_from(hands: BotHands, thefts: int) -> None:
    """Let hands play until so many thefts have been made."""
    match = Match("gulo", 2, {"nest": "physics"}, seed=seed_from("hands"), hands=True)
    for _ in as_long_as(lambda: len(hands.recordings) < thefts):
        if match.awaited():
            match.settle_text(hands.settle(match.state))
        else:
            seat = match.pending()[0]
            match.act(seat, match.legal(seat)[0])


def test_a_recording_that_was_changed_is_not_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theft = Recording.from_bytes((STORED / "theft.recording").read_bytes())
    other = msgspec.structs.replace(theft, digest="0" * 64, machine=this_machine())
    (tmp_path / "theft").write_bytes(other.to_bytes())
    words = ["gulo", "render", str(tmp_path / "theft"), "--png", str(tmp_path / "moment.png")]
    assert run(words) == 2
    assert "does not end as it was recorded" in capsys.readouterr().err
    assert not (tmp_path / "moment.png").exists()


def test_only_hands_leave_thefts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "thefts"
    for game in ("gulo", "gruell"):
        seats = ["--seats", "bot:random,bot:random,bot:random"]
        assert run(["play", game, *seats, "--thefts", str(folder)]) == 2
        assert "nest=physics" in capsys.readouterr().err
    assert not folder.exists()
