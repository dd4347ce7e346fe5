"""The odds that dice use, and those of pulls in haste, held against the thefts that were kept."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from tablee.games.gulo.fitting import (
    Decile,
    Kind,
    Theft,
    all_pulls,
    calibration,
    careful_pulls,
    fast_pulls,
    foretold,
    held_out,
    pole_share,
    read_thefts,
    worst,
)
from tablee.games.gulo.odds import Facts, known
from tablee.games.gulo.report import BAR, page

DOCS = Path(__file__).parents[3] / "docs"
FEWEST, ALL = 6, 22
"""Eggs in a nest: both purple ones and one of each colour, or all."""


@pytest.fixture(scope="module")
def thefts() -> list[Theft]:
    return read_thefts(DOCS / "data" / "gulo-thefts.csv")


@pytest.fixture(scope="module")
def checks(thefts: list[Theft]) -> dict[Kind, list[Decile]]:
    return {kind: calibration(held_out(thefts, kind)) for kind in (careful_pulls, all_pulls)}


# --- haste


@pytest.mark.parametrize("eggs", range(FEWEST, ALL + 1))
def test_haste_never_lowers_the_risk(eggs: int) -> None:
    fit = known().fit
    depths = [(rank + 0.5) / eggs for rank in range(eggs)]
    for colour, depth, touches, lean in product(range(5), depths, (False, True), (0, 45, 119)):
        careful = Facts(colour, depth, touches, eggs / ALL, lean)
        assert fit.risk(msgspec.structs.replace(careful, fast=True)) > fit.risk(careful)


def test_a_pull_in_haste_is_foretold_by_its_speed(thefts: list[Theft]) -> None:
    fast = [theft for theft in thefts if theft.fast][:50]
    slow = [msgspec.structs.replace(theft, manner="careful") for theft in fast]
    pairs = zip(foretold(known().fit, fast), foretold(known().fit, slow), strict=True)
    assert all(hasty[0] > careful[0] for hasty, careful in pairs)


# --- the check on nests that the fit has not seen


@pytest.mark.parametrize("kind", [careful_pulls, all_pulls])
def test_the_odds_hold_in_every_tenth(
    kind: Kind, thefts: list[Theft], checks: dict[Kind, list[Decile]]
) -> None:
    assert sum(decile.thefts for decile in checks[kind]) == sum(map(kind, thefts))
    assert len(checks[kind]) == 10
    assert abs(worst(checks[kind]).error) <= BAR


def test_all_pulls_are_the_careful_and_the_fast_ones(thefts: list[Theft]) -> None:
    kinds = [sum(map(kind, thefts)) for kind in (careful_pulls, fast_pulls, all_pulls)]
    assert kinds[0] + kinds[1] == kinds[2] == len(thefts)
    assert min(kinds) > 0


def test_the_report_shows_both_checks(
    thefts: list[Theft], checks: dict[Kind, list[Decile]]
) -> None:
    told = page(known().fit, thefts, checks[careful_pulls], "plot.svg")
    for deciles in checks.values():
        total = sum(decile.thefts for decile in deciles)
        error = f"{100 * abs(worst(deciles).error):.1f} percentage points (bar 5)"
        assert f"Of {total:,} thefts the largest error is {error}" in told
        for part, decile in enumerate(deciles, 1):
            assert f"| {part} | {decile.thefts} | {100 * decile.foretold:.1f} % |" in told


# --- the reason that dice give


def test_the_poles_share_is_that_of_careful_alarms_by_pole_or_egg(thefts: list[Theft]) -> None:
    outcomes = ["pole", "pole", "pole", "egg", "time", "time", "stolen"]
    careful = [msgspec.structs.replace(thefts[0], manner="careful", outcome=o) for o in outcomes]
    fast = [msgspec.structs.replace(thefts[0], manner="fast", outcome="egg")] * 9
    assert pole_share([*careful, *fast]) == 0.75
    assert pole_share([]) == 0


def test_dice_give_the_reason_that_careful_hands_have(thefts: list[Theft]) -> None:
    reasons = [theft.outcome for theft in thefts if not theft.fast]
    pole, egg = reasons.count("pole"), reasons.count("egg")
    assert known().pole_share == pytest.approx(pole / (pole + egg), abs=0.001)
