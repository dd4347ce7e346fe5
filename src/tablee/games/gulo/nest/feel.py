"""How the nest feels: how often pulls alarm by depth and manner, over aged nests.

Run it: python -m tablee.games.gulo.nest.feel NESTS FILE.csv [SEED] [PROCESSES] [MANNER …]
It goes on where it was stopped, and prints the table.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random

from tablee.games.gulo.nest.collect import attempt, egg_of_third, told
from tablee.games.gulo.nest.features import DEPTHS
from tablee.games.gulo.nest.pull import MANNERS
from tablee.games.gulo.nest.runs import PIECE, Progress, Row, nothing, pieces
from tablee.games.gulo.nest.simulator import Nest

TUNED = ("careful", "fast")


def measure(
    nests: int,
    seed: int,
    processes: int = 1,
    progress: Progress = nothing,
    path: Path | None = None,
    manners: tuple[str, ...] = TUNED,
) -> list[Row]:
    """One pull for each nest, depth and manner."""
    return pieces(partial(_one_nest, seed, manners), nests, processes, progress, path)


def _one_nest(seed: int, manners: tuple[str, ...], number: int) -> list[Row]:
    nest = Nest.poured(seed * 1_000_000 + number)
    rng = Random(f"feel:{seed}:{number}")
    eggs = [egg_of_third(nest.lie(), third, rng) for third in range(3)]
    cases = [(manner, depth, egg) for manner in manners for depth, egg in zip(DEPTHS, eggs)]
    return [_row(nest, seed, number, *case) for case in cases]


def _row(nest: Nest, seed: int, number: int, manner: str, depth: str, egg: int) -> Row:
    steal = attempt(nest, egg, manner, Random(f"{seed}:{number}:{manner}:{depth}"))
    lean = str(round(nest.lean()))
    outcome = str(steal.outcome)
    return {PIECE: str(number), "manner": manner, "depth": depth, "lean": lean, "outcome": outcome}


def table(rows: Iterable[Row], manners: Iterable[str] = MANNERS) -> str:
    """The share of alarms as a Markdown table, with what they were."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        counts.setdefault((row["manner"], row["depth"]), Counter())[row["outcome"]] += 1
    lines = ["| pull | depth | n | alarms | pole | egg | time |", "|---|---|---|---|---|---|---|"]
    cases = [(manner, depth) for manner in manners for depth in DEPTHS]
    return "\n".join(lines + [_line(case, counts[case]) for case in cases if case in counts])


def _line(case: tuple[str, str], counts: Counter[str]) -> str:
    total = counts.total()
    alarms = 100 * (1 - counts["stolen"] / total)
    kinds = " | ".join(str(counts[kind]) for kind in ("pole", "egg", "time"))
    return f"| {case[0]} | {case[1]} | {total} | {alarms:.0f} % | {kinds} |"


def main(nests: str, path: str, seed: str = "1", processes: str = "1", *manners: str) -> None:
    """Measure from the command line and print the table."""
    chosen = manners or TUNED
    rows = measure(int(nests), int(seed), int(processes), told, Path(path), chosen)
    sys.stdout.write("\n" + table(rows) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
