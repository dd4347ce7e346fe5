"""Long measurements in pieces: spread over processes, kept as CSV, gone on with after a stop."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path

Row = dict[str, str]
Work = Callable[[int], list[Row]]
Progress = Callable[[int, int], None]
"""Told how many pieces are done, and of how many."""

PIECE = "nest"
"""The column that says to which piece a row belongs."""


def nothing(done: int, total: int) -> None:
    """For callers who do not want to be told."""


def pieces(
    work: Work, count: int, processes: int, progress: Progress, path: Path | None = None
) -> list[Row]:
    """The rows of all pieces in order; those in the file already are not worked out again."""
    rows = _known(path)
    done = {int(row[PIECE]) for row in rows}
    todo = [number for number in range(count) if number not in done]
    progress(count - len(todo), count)
    for number, found in enumerate(_worked(work, todo, processes), start=1):
        rows += found
        _keep(path, found)
        progress(count - len(todo) + number, count)
    return sorted((row for row in rows if int(row[PIECE]) < count), key=lambda row: int(row[PIECE]))


def _worked(work: Work, todo: Sequence[int], processes: int) -> Iterator[list[Row]]:
    if processes <= 1:
        yield from map(work, todo)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(work, todo)


def _known(path: Path | None) -> list[Row]:
    if path is None or not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _keep(path: Path | None, rows: Iterable[Row]) -> None:
    rows = list(rows)
    if path is None or not rows:
        return
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        if new:
            writer.writeheader()
        writer.writerows(rows)
