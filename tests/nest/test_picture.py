"""Pictures of the nest, and the commands that make them."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from tablee.cli.main import run
from tablee.core.errors import OptionError
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.picture import CAMERAS, Pixels, picture, png
from tests.nest.test_odds import thefts, write

NEST = Path(__file__).parent / "nests" / "0.nest"
SMALL = (200, 150)
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
