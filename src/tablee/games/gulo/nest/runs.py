"""Long measurements in pieces: spread over processes, kept as CSV, gone on with after a stop."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec

from tablee.core.errors import OptionError

Row = dict[str, str]
Work = Callable[[int], list[Row]]
Progress = Callable[[int, int], None]
"""Told how many pieces are done, and of how many."""

PIECE = "nest"
"""The column that says to which piece a row belongs."""
MEASURED = "measured.json"
"""Beside the files of a folder: what each holds, and under which mark of the nest it was made."""


class Made(msgspec.Struct, frozen=True):
    """What the rows of a file are; rows of anything else do not belong there."""

    work: str
    mark: str


class Kept(msgspec.Struct, frozen=True):
    """A file in which rows are kept."""

    path: Path
    made: Made


def nothing(done: int, total: int) -> None:
    """For callers who do not want to be told."""


def told(done: int, total: int) -> None:
    """One line on the error stream."""
    sys.stderr.write(f"\r{done} of {total}")


def pieces(
    work: Work, count: int, processes: int, progress: Progress, kept: Kept | None = None
) -> list[Row]:
    """The rows of all pieces in order; those in the file already are not worked out again."""
    rows = known(kept.path) if kept else []
    done = {int(row[PIECE]) for row in rows}
    todo = [number for number in range(count) if number not in done]
    if kept and todo:
        _claim(kept, bool(rows))
    progress(count - len(todo), count)
    for number, found in enumerate(_worked(work, todo, processes), start=1):
        rows += found
        if kept:
            _keep(kept.path, found)
        progress(count - len(todo) + number, count)
    return sorted((row for row in rows if int(row[PIECE]) < count), key=lambda row: int(row[PIECE]))


def _worked(work: Work, todo: Sequence[int], processes: int) -> Iterator[list[Row]]:
    if processes <= 1:
        yield from map(work, todo)
        return
    # Not a Pool, whose processes may start none: a replay is checked in another process.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, todo)


def known(path: Path) -> list[Row]:
    """The rows of a file; none if there is none yet."""
    if not path.exists():
        return []
    if PIECE not in _columns(path):
        raise OptionError(f"{path} is no file of measurements: it has no column '{PIECE}'")
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for number, row in enumerate(rows, start=1):
        if not _is_whole(row):
            raise OptionError(f"{path} is no file of measurements: row {number} is not whole")
    return rows


def _is_whole(row: Row) -> bool:
    """Has it a cell for each column, and a number for its piece? One cut short has not."""
    return all(isinstance(cell, str) for cell in row.values()) and row[PIECE].isdecimal()


def _keep(path: Path, rows: list[Row]) -> None:
    """Add rows under the columns that the file has: an older one may have some more."""
    if not rows:
        return
    columns = _columns(path)
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns or list(rows[0]), restval="")
        if not columns:
            writer.writeheader()
        writer.writerows(rows)


def _columns(path: Path) -> list[str]:
    """The columns of a file; none if there is none yet."""
    if not path.exists():
        return []
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OptionError(f"{path} is no file of measurements: it is no text") from None
    return list(csv.DictReader(text.splitlines()).fieldnames or [])


# --- what is kept where


def made(folder: Path) -> dict[str, Made]:
    """What the files of a folder hold."""
    path = folder / MEASURED
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Made])
    except msgspec.MsgspecError as error:
        raise OptionError(f"{path} does not say what the files beside it hold: {error}") from None


def _claim(kept: Kept, has_rows: bool) -> None:
    """Say what the file holds, before anything is added that would not fit."""
    files = made(kept.path.parent)
    name = kept.path.name
    if has_rows and files.get(name) != kept.made:
        raise OptionError(
            f"{kept.path} was not made by '{kept.made.work}' with the nest as it is now: "
            "begin another file"
        )
    if files.get(name) != kept.made:
        text = msgspec.json.encode(files | {name: kept.made}, order="sorted")
        (kept.path.parent / MEASURED).write_bytes(msgspec.json.format(text, indent=2) + b"\n")
