"""`tablee gulo` with what cannot be: one clear line, exit code 2, and nothing is written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tablee.cli.gulo import _tell_errors
from tablee.cli.main import run
from tablee.games.gulo.fitting import Decile
from tablee.games.gulo.nest import collect
from tablee.games.gulo.nest.machine import this_machine
from tablee.games.gulo.nest.recording import Recording
from tablee.games.gulo.nest.runs import MEASURED
from tablee.games.gulo.nest.simulator import Nest
from tests.nest.stage import STORED
from tests.nest.test_odds import thefts, write

COLUMNS = "nest,colour,rank,left,touches,lean,lie,manner,outcome"
ROW = "0,red,3,21,0,3,3:r1,careful,egg"


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line in which a command line is refused."""
    assert run(["gulo", *words]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    return line


# --- pictures


@pytest.mark.parametrize("at", ["inf", "nan", "-0.5"])
def test_a_moment_is_a_number_of_seconds(
    at: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "moment.png"
    words = ["render", str(STORED / "theft.recording"), f"--at={at}", "--png", str(target)]
    assert "--at is a number of seconds from 0 on" in refused(words, capsys)
    assert not target.exists()


def test_a_number_of_thousands_of_digits_pours_no_nest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(["render", "9" * 5000, "--png", str(tmp_path / "nest.png")], capsys)
    assert not list(tmp_path.iterdir())


def test_a_nest_that_lies_still_has_no_moments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["render", str(STORED / "0.nest"), "--at", "2", "--png", str(tmp_path / "nest.png")]
    assert "--at is for the recording of a theft" in refused(words, capsys)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [["--camera", "behind"], ["--at", "1"], ["--at", "inf"]])
def test_nothing_is_poured_for_a_picture_that_cannot_be(
    words: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    poured: list[int] = []
    monkeypatch.setattr(Nest, "poured", poured.append)
    refused(["render", "7", *words, "--png", str(tmp_path / "nest.png")], capsys)
    assert not poured


CHANGED = {"en": "was changed: the theft does not end", "fr": "a été modifié : le vol ne finit pas"}
ELSEWHERE = {
    "en": "was made on another kind of machine (sparc64 Plan 9): on this one ({here})",
    "fr": "a été fait sur une machine d’un autre type (sparc64 Plan 9) : sur celle-ci ({here})",
}
UNKNOWN = {
    "en": "does not say on which kind of machine it was made: on this one ({here})",
    "fr": "ne dit pas sur quel type de machine il a été fait : sur celle-ci ({here})",
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("machine", "sentences"),
    [(this_machine(), CHANGED), ("sparc64 Plan 9", ELSEWHERE), ("", UNKNOWN)],
    ids=["here", "elsewhere", "unknown"],
)
def test_only_a_theft_recorded_here_is_called_changed(
    machine: str,
    sentences: dict[str, str],
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    theft = Recording.from_bytes((STORED / "theft.recording").read_bytes())
    path = tmp_path / "theft"
    path.write_bytes(msgspec.structs.replace(theft, digest="0" * 64, machine=machine).to_bytes())
    line = refused(["render", str(path), "--png", str(tmp_path / "theft.png")], capsys)
    assert sentences[language].format(here=this_machine()) in line.replace("\u00a0", " ")
    assert list(tmp_path.iterdir()) == [path]


# --- fits


def fit(path: Path, *words: str) -> list[str]:
    return ["fit", "--nests", "1", "--thefts", str(path), "--out", str(path.parent / "out"), *words]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (f"{COLUMNS}\n{ROW}\n0,red\n".encode(), "row 2 is not whole"),
        (f"{COLUMNS}\n{ROW}\n{ROW},more\n".encode(), "row 2 is not whole"),
        (f"{COLUMNS}\nx{ROW[1:]}\n".encode(), "row 1 is not whole"),
        (f"{COLUMNS}\n{ROW.replace('3,21', '3,0')}\n".encode(), "no egg of 0 has 3 above it"),
        (f"{COLUMNS}\n{ROW.replace('3,21', '21,21')}\n".encode(), "no egg of 21 has 21 above it"),
        (f"{COLUMNS}\n{ROW.replace('egg', 'boom')}\n".encode(), "not 'boom'"),
        (f"{COLUMNS}\n{ROW.replace('21', '22')}\n".encode(), "is no nest of 22 eggs"),
        (f"{COLUMNS}\n{ROW}\n".encode(), "too few thefts for a fit (1)"),
        (b"nest\xff\n0\n", "it is no text"),
    ],
)
def test_a_file_that_holds_no_thefts_is_refused(
    content: bytes, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "thefts.csv"
    path.write_bytes(content)
    assert problem in refused(fit(path), capsys)
    assert path.read_bytes() == content
    assert not (tmp_path / "out").exists()


def test_few_nests_are_too_few_for_a_fit_but_what_was_stolen_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def nest_of(seed: int, number: int) -> Nest:
        asked.append((seed, number))
        return Nest.restored(FIRST)

    monkeypatch.setattr(collect, "nest_of", nest_of)
    monkeypatch.setattr(collect, "STAGES", 1)
    path = tmp_path / "thefts.csv"
    words = fit(path, "--seed", "5")
    assert "too few thefts for a fit (3): raise --nests" in refused(words, capsys)
    assert asked == [(5, 0)]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 3
    assert not (tmp_path / "out").exists()


FIRST = (STORED / "0.nest").read_bytes()


def test_a_broken_list_of_what_was_measured_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / MEASURED).write_bytes(b"{")
    problem = "does not say what the files beside it hold"
    assert problem in refused(fit(tmp_path / "thefts.csv"), capsys)
    assert {path.name for path in tmp_path.iterdir()} == {MEASURED}


def test_nobody_works_with_no_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = fit(tmp_path / "thefts.csv", "--processes", "0")
    assert "--processes must be at least 1" in refused(words, capsys)


def test_odds_that_are_too_far_off_are_told_by_the_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Few thefts, so that chance alone makes errors of more than five points."""
    write(tmp_path / "thefts.csv", thefts(240))
    words = ["--thefts", str(tmp_path / "thefts.csv"), "--out", str(tmp_path / "out")]
    assert run(["gulo", "fit", "--nests", "20", *words]) == 1
    assert "SHORT" in capsys.readouterr().out


@pytest.mark.parametrize(("careful", "every"), [(0.02, 0.06), (0.06, 0.02), (0.02, 0.02)])
def test_one_kind_of_pulls_that_is_too_far_off_is_enough(careful: float, every: float) -> None:
    checks = {"careful": [Decile(100, careful, 0.0)], "all": [Decile(100, every, 0.0)]}
    assert _tell_errors(100, checks) == int(max(careful, every) > 0.05)
