"""Measuring: features, plans of levels, rows that go on after a stop."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import mean

import numpy as np

from tablee.games.gulo.nest import feel
from tablee.games.gulo.nest.collect import attempt, egg_of_third
from tablee.games.gulo.nest.features import all_features, depth
from tablee.games.gulo.nest.pull import LEVELS, plan_pull
from tablee.games.gulo.nest.runs import Row, nothing, pieces
from tests.nest.stage import stored


def test_features_say_how_every_egg_lies() -> None:
    nest = stored(0)
    lie = nest.lie()
    facts = all_features(lie, 0.05)
    assert [facts[egg].rank for egg in lie.eggs] == list(range(22))
    assert {egg for egg in facts if facts[egg].touches} == lie.touching
    assert {fact.lean for fact in facts.values()} == {lie.lean}
    heights = [nest.where(egg)[2] for egg in lie.eggs]
    assert heights == sorted(heights, reverse=True)


def test_depth_is_the_third_by_rank() -> None:
    assert [depth(rank, 6) for rank in range(6)] == ["top"] * 2 + ["middle"] * 2 + ["buried"] * 2
    lie = stored(0).lie()
    assert lie.eggs.index(egg_of_third(lie, 2, Random(1))) >= 14


def shaking(level: str) -> tuple[float, float]:
    """How much a level's hand trembles while it holds, and how long its pull takes."""
    nest = stored(0)
    plans = [plan_pull(nest, 3, level, Random(seed)) for seed in range(10)]
    steps = [np.diff([(s.x, s.y) for s in plan], axis=0) for plan in plans]
    shakes = [float(np.abs(np.diff(step, axis=0)).mean()) for step in steps]
    return mean(shakes), mean(plan[-1].time_ms for plan in plans)


def test_levels_tremble_less_and_take_longer_the_better_they_are() -> None:
    shakes, times = zip(*(shaking(level) for level in LEVELS))
    assert shakes[0] > 1.5 * shakes[1] > 2 * shakes[2]
    assert times[0] < times[1] < times[2]


def alarms(level: str) -> int:
    """How many of the same eight eggs this level fails to steal."""
    nest = stored(0)
    eggs = nest.lie().eggs[::3]
    steals = [attempt(nest, egg, level, Random(f"0:{3 * n}")) for n, egg in enumerate(eggs)]
    return sum(steal.outcome != "stolen" for steal in steals)


def test_a_deft_hand_steals_what_a_clumsy_one_does_not() -> None:
    """The measured table is in docs/gulo-nest.md."""
    assert alarms("clumsy") >= alarms("deft") + 3


def test_a_pull_is_the_same_for_the_same_seed() -> None:
    nest = stored(0)
    assert plan_pull(nest, 3, "deft", Random(1)) == plan_pull(nest, 3, "deft", Random(1))
    assert plan_pull(nest, 3, "deft", Random(1)) != plan_pull(nest, 3, "deft", Random(2))


def test_the_same_attempt_ends_in_the_same_bits() -> None:
    nest = stored(2)
    egg = nest.lie().eggs[10]
    ends = [attempt(nest, egg, "fast", Random(1)) for _ in range(2)]
    assert ends[0].digest() == ends[1].digest()


def squares(number: int) -> list[Row]:
    return [{"nest": str(number), "square": str(number * number)}]


def test_rows_go_on_where_they_stopped(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    told: list[tuple[int, int]] = []
    pieces(squares, 2, 1, nothing, path)
    rows = pieces(squares, 4, 1, lambda done, total: told.append((done, total)), path)
    assert [row["square"] for row in rows] == ["0", "1", "4", "9"]
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert pieces(squares, 4, 1, nothing, path) == rows == pieces(squares, 4, 1, nothing)


def test_the_table_counts_alarms() -> None:
    outcomes = ["stolen", "stolen", "pole", "egg"]
    rows = [{"manner": "careful", "depth": "top", "outcome": outcome} for outcome in outcomes]
    assert "| careful | top | 4 | 50 % | 1 | 1 | 0 |" in feel.table(rows)
