"""Measuring: chains of thefts, plans of levels, rows that go on after a stop."""

from __future__ import annotations

from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean

import numpy as np
import pytest

from tablee.core.errors import OptionError
from tablee.games.gulo.names import DEPTHS, depth
from tablee.games.gulo.nest import collect, feel
from tablee.games.gulo.nest.collect import attempt, egg_of_third
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.lying import lie_in_words
from tablee.games.gulo.nest.pull import LEVELS, plan_pull
from tablee.games.gulo.nest.runs import Kept, Made, Row, made, nothing, pieces
from tablee.games.gulo.nest.simulator import Nest
from tests.nest.stage import stored


def test_a_chain_of_thefts_says_what_lay_where_and_how_it_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nest = stored(0)
    monkeypatch.setattr(collect, "nest_of", lambda seed, number: nest)
    monkeypatch.setattr(collect, "STAGES", 2)
    rows = collect.chain(1, 0)
    assert rows[0]["lie"] == lie_in_words(collect.thinned(nest, Random("collect:1:0")).lie())
    for row in rows:
        names = row["lie"].partition(":")[2].split(",")
        egg = names[int(row["rank"])]
        assert (len(names), egg[0]) == (int(row["left"]), row["colour"][0])
        assert egg.endswith("*") == (row["touches"] == "1")
    depths = [depth(int(row["rank"]), int(row["left"])) for row in rows[:3]]
    assert set(depths) == set(DEPTHS)
    stolen = [row for row in rows[:3] if row["outcome"] == "stolen"]
    assert {row["left"] for row in rows[3:]} <= {str(int(rows[0]["left"]) - 1)}
    assert bool(rows[3:]) == bool(stolen)


def test_eggs_are_told_from_the_top() -> None:
    nest = stored(0)
    heights = [nest.where(egg)[2] for egg in nest.lie().eggs]
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


def kept_from_the_pole(level: str) -> float:
    """How far a level's hand goes from the pole on its way down and out, over many eggs."""
    nest = stored(0)
    plans = [(egg, plan_pull(nest, egg, level, Random(egg))) for egg in nest.eggs]
    return mean(_farther(nest, egg, plan[0]) for egg, plan in plans)


def _farther(nest: Nest, egg: int, high: Sample) -> float:
    """By how much farther from the pole the hand is up there than straight above the egg."""
    foot = nest.data.xpos[nest.pole]
    axis = nest.data.xmat[nest.pole].reshape(3, 3)[:, 2]
    near = foot + axis * (nest.where(egg)[2] + 0.04 - foot[2]) / axis[2]
    gaps = (np.array((high.x, high.y)) - near[:2], nest.where(egg)[:2] - near[:2])
    up, down = (float(np.linalg.norm(gap)) for gap in gaps)
    return up - down


def test_a_careful_level_keeps_farther_from_the_pole() -> None:
    clumsy, steady, deft = map(kept_from_the_pole, LEVELS)
    assert clumsy == pytest.approx(0, abs=0.002)
    assert clumsy + 0.02 < steady < deft - 0.02


def alarms(level: str) -> int:
    """How many of the same nine deep eggs this level fails to steal."""
    eggs = [
        (nest, nest.lie().eggs[rank]) for nest in map(stored, range(3)) for rank in (13, 16, 19)
    ]
    steals = [attempt(nest, egg, level, Random(1)) for nest, egg in eggs]
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
    kept = Kept(tmp_path / "rows.csv", Made("squares", "mark"))
    told: list[tuple[int, int]] = []
    pieces(squares, 2, 1, nothing, kept)
    rows = pieces(squares, 4, 1, lambda done, total: told.append((done, total)), kept)
    assert [row["square"] for row in rows] == ["0", "1", "4", "9"]
    assert told == [(2, 4), (3, 4), (4, 4)]
    assert pieces(squares, 4, 1, nothing, kept) == rows == pieces(squares, 4, 1, nothing)
    assert made(tmp_path) == {"rows.csv": kept.made}


@pytest.mark.parametrize("other", [Made("squares", "another nest"), Made("cubes", "mark")])
def test_rows_of_something_else_are_not_mixed_in(tmp_path: Path, other: Made) -> None:
    path = tmp_path / "rows.csv"
    pieces(squares, 2, 1, nothing, Kept(path, Made("squares", "mark")))
    before = path.read_bytes()
    with pytest.raises(OptionError, match="begin another file"):
        pieces(squares, 4, 1, nothing, Kept(path, other))
    assert path.read_bytes() == before


def elsewhere(number: int) -> list[Row]:
    """A square, worked out in a process of its own."""
    with get_context("spawn").Pool(1) as pool:
        return pool.map(squares, [number])[0]


def test_pieces_may_be_shared_out_and_start_processes_themselves() -> None:
    assert pieces(elsewhere, 3, 2, nothing) == pieces(squares, 3, 1, nothing)


def test_rows_go_under_the_columns_of_an_older_file(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "rows.csv", Made("squares", "mark"))
    pieces(lambda number: [{"nest": "0", "cube": "0", "square": "0"}], 1, 1, nothing, kept)
    rows = pieces(squares, 3, 1, nothing, kept)
    assert [row["square"] for row in rows] == ["0", "1", "4"]


def test_the_table_counts_alarms() -> None:
    outcomes = ["stolen", "stolen", "pole", "egg"]
    rows = [{"manner": "careful", "depth": "top", "outcome": outcome} for outcome in outcomes]
    assert "| careful | top | 4 | 50 % | 50 % | 1 | 1 | 0 |" in feel.table(rows)


def test_the_table_counts_alarms_with_and_without_those_who_gave_up() -> None:
    outcomes = ["stolen", "time", "time", "egg"]
    rows = [{"manner": "fast", "depth": "top", "outcome": outcome} for outcome in outcomes]
    assert "| fast | top | 4 | 75 % | 50 % | 0 | 1 | 2 |" in feel.table(rows)
