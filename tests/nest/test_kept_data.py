"""What was measured and is kept: the nest feels as it should, and docs and odds say what it says.

Nothing is measured here. The files are read as they are, so that data measured anew are held to
the same bars, and a page that was not brought up to date is found.
"""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tablee.games.gulo.fitting import (
    Theft,
    calibration,
    fit,
    full_pours,
    held_out,
    pole_share,
    read_thefts,
)
from tablee.games.gulo.names import DEPTHS
from tablee.games.gulo.nest import checks, collect, feel
from tablee.games.gulo.nest.pull import LEVELS
from tablee.games.gulo.nest.runs import PIECE, Row, made
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.odds import Known, known
from tablee.games.gulo.report import page, plot
from tests.nest.stage import STORED

DOCS = Path(__file__).parents[2] / "docs"
NESTS = 200
ROUNDED = 0.5
"""Percentage points by which the page may round."""


def kept(name: str) -> list[Row]:
    with (DOCS / "data" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def pulls(rows: list[Row], manner: str, depth: str) -> list[Row]:
    return [row for row in rows if (row["manner"], row["depth"]) == (manner, depth)]


def alarms(rows: list[Row], manner: str, depth: str, given_up: bool = True) -> float:
    """The share of these pulls that did not steal the egg; those who gave up count by GU-14."""
    outcomes = [row["outcome"] for row in pulls(rows, manner, depth)]
    counted = [outcome for outcome in outcomes if given_up or outcome != "time"]
    return 1 - counted.count("stolen") / len(counted)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("| ").split("|")]


def told(*first: str) -> list[str]:
    """The cells of the only line of a table on the nest's page that begins with these."""
    lines = map(cells, (DOCS / "gulo-nest.md").read_text(encoding="utf-8").splitlines())
    (found,) = [line for line in lines if line[: len(first)] == list(first)]
    return found


def said(sentence: str) -> bool:
    """Whether the nest's page says this, on whatever lines."""
    page = (DOCS / "gulo-nest.md").read_text(encoding="utf-8").replace("**", "")
    return " ".join(sentence.split()) in " ".join(page.split())


def percent(cell: str) -> float:
    return float(cell.removesuffix(" %"))


# --- of which nest


SEED = 1
MADE = {
    "gulo-feel.csv": feel.made(SEED, feel.TUNED),
    "gulo-levels.csv": feel.made(SEED, LEVELS),
    "gulo-thefts.csv": collect.made(SEED),
    "gulo-still.csv": checks.made("still", 5000),
    "gulo-replays.csv": checks.made("replays", SEED),
    "gulo-frames.csv": checks.made("frames", SEED),
}


def test_everything_was_measured_in_the_nest_as_it_is_now() -> None:
    found = made(DOCS / "data")
    files = {path.name for path in (DOCS / "data").glob("gulo-*.csv")}
    assert found == {name: MADE[name] for name in files}
    assert {"gulo-feel.csv", "gulo-levels.csv", "gulo-thefts.csv"} <= files


@pytest.mark.parametrize(
    ("name", "manners"), [("gulo-feel.csv", feel.TUNED), ("gulo-levels.csv", LEVELS)]
)
def test_the_first_nest_comes_out_today_as_it_was_measured(
    name: str, manners: tuple[str, ...]
) -> None:
    nest = Nest.restored((STORED / "first.measured").read_bytes())
    first = [row for row in kept(name) if row[PIECE] == "0"]
    assert feel.pulled(nest, SEED, manners, 0) == first


# --- untouched, and shown again


def test_no_nest_alarms_untouched_for_half_a_minute() -> None:
    rows = kept("gulo-still.csv")
    assert [int(row["seed"]) for row in rows] == list(range(5000, 5000 + NESTS))
    falls = [float(row["fell_after"]) for row in rows if row["fell_after"]]
    assert all(30 < seconds <= 60 for seconds in falls)
    assert said(checks.still_told(rows))


def test_a_hundred_thefts_were_replayed_exactly_elsewhere() -> None:
    rows = kept("gulo-replays.csv")
    assert [int(row[PIECE]) for row in rows] == list(range(100))
    assert {row["exact"] for row in rows} == {"1"}
    assert {row["outcome"] for row in rows} >= {"stolen", "egg", "pole"}
    assert said(checks.replays_told(rows))


def test_one_theft_keeps_up_with_sixty_frames_a_second() -> None:
    """Three at once do not, and the page says so with the same figures."""
    rows = kept("gulo-frames.csv")
    alone = sorted(float(row["ms"]) for row in rows if row["together"] == "1")
    assert len(alone) > 1000
    assert alone[len(alone) * 99 // 100] < 1000 / 60
    assert all(said(line) for line in checks.frames_told(rows).splitlines())


# --- how it feels


GIVEN_UP = pytest.mark.parametrize("given_up", [True, False])
"""With pulls in which the hand came up without the egg until it gave up (GU-14), and without."""


@pytest.fixture(scope="module")
def felt() -> list[Row]:
    return kept("gulo-feel.csv")


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("manner", feel.TUNED)
def test_every_pull_was_tried_once_in_each_nest(felt: list[Row], manner: str, depth: str) -> None:
    nests = [int(row[PIECE]) for row in pulls(felt, manner, depth)]
    assert sorted(nests) == list(range(NESTS))


@GIVEN_UP
def test_careful_pulls_of_top_eggs_hardly_ever_alarm(felt: list[Row], given_up: bool) -> None:
    assert alarms(felt, "careful", "top", given_up) < 0.05


@GIVEN_UP
@pytest.mark.parametrize(("depth", "low", "high"), [("middle", 0.10, 0.30), ("buried", 0.35, 0.70)])
def test_careful_pulls_of_deeper_eggs_alarm_as_often_as_they_should(
    felt: list[Row], depth: str, low: float, high: float, given_up: bool
) -> None:
    assert low <= alarms(felt, "careful", depth, given_up) <= high


@GIVEN_UP
@pytest.mark.parametrize("depth", DEPTHS)
def test_haste_always_costs(felt: list[Row], depth: str, given_up: bool) -> None:
    assert alarms(felt, "fast", depth, given_up) > alarms(felt, "careful", depth, given_up)


def test_the_table_of_the_feel_is_made_of_these_data(felt: list[Row]) -> None:
    for line in feel.table(felt).splitlines()[2:]:
        manner, depth, *_ = found = cells(line)
        assert told(manner, depth)[:8] == found
        for column, given_up in ((3, True), (4, False)):
            share = 100 * alarms(felt, manner, depth, given_up)
            assert abs(percent(found[column]) - share) <= ROUNDED


# --- hands of three levels


@pytest.fixture(scope="module")
def tried() -> list[Row]:
    return kept("gulo-levels.csv")


@pytest.mark.parametrize("depth", DEPTHS)
def test_a_better_hand_alarms_less_at_every_depth(tried: list[Row], depth: str) -> None:
    clumsy, steady, deft = (alarms(tried, level, depth) for level in ("clumsy", "steady", "deft"))
    assert clumsy > steady > deft


@pytest.mark.parametrize("level", LEVELS)
def test_the_table_of_the_levels_is_made_of_these_data(tried: list[Row], level: str) -> None:
    for cell, depth in zip(told(level)[1:], DEPTHS, strict=True):
        assert abs(percent(cell) - 100 * alarms(tried, level, depth)) <= ROUNDED


# --- the odds


@pytest.fixture(scope="module")
def thefts() -> list[Theft]:
    return read_thefts(DOCS / "data" / "gulo-thefts.csv")


def test_the_odds_come_from_thousands_of_thefts(thefts: list[Theft]) -> None:
    assert len(thefts) >= 2000
    assert f" {len(thefts):,} thefts " in (DOCS / "gulo-nest.md").read_text(encoding="utf-8")


def test_the_odds_we_ship_are_the_fit_of_these_thefts(thefts: list[Theft]) -> None:
    share = round(pole_share(thefts), 3)
    assert known() == Known(fit=fit(thefts), pole_share=share, pours=full_pours(thefts))


def test_the_odds_are_right_within_five_points_in_every_tenth(thefts: list[Theft]) -> None:
    deciles = calibration(held_out(thefts))
    assert len(deciles) == 10
    assert max(abs(decile.foretold - decile.alarms) for decile in deciles) <= 0.05


def test_the_report_and_its_plot_are_made_of_these_thefts(thefts: list[Theft]) -> None:
    deciles = calibration(held_out(thefts))
    text = page(fit(thefts), thefts, deciles, "gulo-odds.svg")
    assert (DOCS / "gulo-odds.md").read_text(encoding="utf-8") == text
    assert (DOCS / "gulo-odds.svg").read_text(encoding="utf-8") == plot(deciles)
