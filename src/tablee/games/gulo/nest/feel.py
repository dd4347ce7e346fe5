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

from tablee.games.gulo.names import DEPTHS
from tablee.games.gulo.nest.collect import attempt, egg_of_third, nest_of
from tablee.games.gulo.nest.mark import pulls_mark
from tablee.games.gulo.nest.pull import MANNERS
from tablee.games.gulo.nest.runs import (
    PIECE,
    Kept,
    Made,
    Progress,
    Row,
    nothing,
    pieces,
    told,
)
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
    kept = Kept(path, made(seed, manners)) if path else None
    return pieces(partial(_one_nest, seed, manners), nests, processes, progress, kept)


def made(seed: int, manners: tuple[str, ...]) -> Made:
    """What the rows are."""
    return Made(f"{', '.join(manners)} pulls from seed {seed}", pulls_mark())


def _one_nest(seed: int, manners: tuple[str, ...], number: int) -> list[Row]:
    return pulled(nest_of(seed, number), seed, manners, number)


def pulled(nest: Nest, seed: int, manners: tuple[str, ...], number: int) -> list[Row]:
    """One pull for each depth and manner in the nest of this number."""
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
    """The share of alarms as a Markdown table, with what they were.

    A hand that came up without the egg too often has alarmed by rule (GU-14), though nothing fell;
    so there are two shares: of all pulls, and of those in which the egg or something else came out.
    """
    counts: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        counts.setdefault((row["manner"], row["depth"]), Counter())[row["outcome"]] += 1
    lines = [
        "| pull | depth | n | alarms | of those decided | pole | egg | time |",
        "|---|---|---|---|---|---|---|---|",
    ]
    cases = [(manner, depth) for manner in manners for depth in DEPTHS]
    return "\n".join(lines + [_line(case, counts[case]) for case in cases if case in counts])


def _line(case: tuple[str, str], counts: Counter[str]) -> str:
    kinds = " | ".join(str(counts[kind]) for kind in ("pole", "egg", "time"))
    shares = f"{percent(alarms(counts))} | {percent(alarms(decided(counts)))}"
    return f"| {case[0]} | {case[1]} | {counts.total()} | {shares} | {kinds} |"


def alarms(counts: Counter[str]) -> float:
    """The share of pulls that did not end with the egg."""
    return 1 - counts["stolen"] / counts.total() if counts.total() else 0.0


def decided(counts: Counter[str]) -> Counter[str]:
    """Without those in which the hand gave up and nothing fell."""
    return Counter({kind: number for kind, number in counts.items() if kind != "time"})


def percent(share: float) -> str:
    """As it stands in the table."""
    return f"{100 * share:.3g} %"


def main(nests: str, path: str, seed: str = "1", processes: str = "1", *manners: str) -> None:
    """Measure from the command line and print the table."""
    chosen = manners or TUNED
    rows = measure(int(nests), int(seed), int(processes), told, Path(path), chosen)
    sys.stdout.write("\n" + table(rows) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
