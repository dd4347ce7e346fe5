"""The odds of a theft: fitted from thefts, checked on other nests, looked up by the rules."""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random

import msgspec
import pytest

from tablee.games.gulo.fitting import (
    DECILES,
    FAST,
    FOLDS,
    Theft,
    calibration,
    fit,
    foretold,
    full_pours,
    held_out,
    pole_share,
    read_thefts,
    split,
)
from tablee.games.gulo.names import COLOUR_NAMES, lie_text
from tablee.games.gulo.odds import Facts, Fit, known, risk_cells, statistics
from tablee.games.gulo.report import page, plot
from tablee.games.gulo.rules.eggs import EGGS
from tablee.games.gulo.rules.statistics import SURE, cell

TRUTH = Fit(
    base=-3.5,
    colours=(0.0, 0.0, 0.0, 0.0, 0.0),
    depth=3.5,
    depth_squared=0.0,
    depth_cubed=0.0,
    touches=0.8,
    touches_depth=0.0,
    fill=0.0,
    depth_fill=0.0,
    touches_fill=0.0,
    lean=1.0,
    lean_squared=0.0,
    fast=0.7,
    fast_depth=0.0,
    fast_fill=0.0,
)


def thefts(count: int, truth: Fit = TRUTH) -> list[Theft]:
    """Thefts that follow known odds."""
    rng = Random(7)
    return [_theft(number // 12, truth, rng) for number in range(count)]


def _theft(nest: int, truth: Fit, rng: Random) -> Theft:
    left = rng.randint(8, EGGS)
    eggs = rng.sample(range(EGGS), left)
    theft = Theft(
        nest=nest,
        colour=rng.randrange(5),
        rank=rng.randrange(left),
        left=left,
        touches=rng.random() < 0.2,
        lean=rng.randint(0, 45),
        lie=lie_text((3, 1 << eggs[0], *eggs)),
        manner=rng.choice([FAST, "careful"]),
        outcome="stolen",
    )
    alarm = rng.random() < truth.risk(theft.facts())
    why = rng.choice(["pole", "pole", "pole", "egg"])
    return msgspec.structs.replace(theft, outcome=why if alarm else "stolen")


def test_a_fit_finds_the_odds_that_made_the_thefts() -> None:
    found = fit(thefts(12_000))
    for fact in (Facts(0, 0.1, False, 0.9, 5), Facts(3, 0.9, True, 0.5, 40, fast=True)):
        assert found.risk(fact) == pytest.approx(TRUTH.risk(fact), abs=0.04)


def test_the_check_uses_nests_that_the_fit_has_not_seen() -> None:
    rows = thefts(600)
    rounds = [split(rows, fold) for fold in range(FOLDS)]
    for learn, check in rounds:
        assert not {theft.pour for theft in learn} & {theft.pour for theft in check}
    assert sorted(theft.nest for _, check in rounds for theft in check) == [t.nest for t in rows]


def test_each_nest_is_foretold_by_a_fit_of_others() -> None:
    rows = [
        msgspec.structs.replace(theft, outcome="egg" if theft.nest % FOLDS == 1 else "stolen")
        for theft in thefts(1200)
    ]
    risks = {alarm: [risk for risk, happened in held_out(rows) if happened == alarm]
             for alarm in (True, False)}  # fmt: skip
    assert max(risks[True]) < 0.05  # whoever learns from calm nests alone foretells calm


def test_right_odds_pass_the_check_and_wrong_ones_fail() -> None:
    rows = thefts(12_000)
    wrong = msgspec.structs.replace(TRUTH, base=-2.5)
    tables = [calibration(foretold(odds, rows)) for odds in (TRUTH, wrong)]
    errors = [max(abs(decile.error) for decile in table) for table in tables]
    assert errors[0] < 0.05 < errors[1]


def test_the_tenths_are_equal_and_careful_only() -> None:
    rows = thefts(2400)
    deciles = calibration(held_out(rows))
    sizes = [decile.thefts for decile in deciles]
    assert len(deciles) == DECILES
    assert sum(sizes) == sum(theft.manner != FAST for theft in rows)
    assert max(sizes) - min(sizes) <= 1
    assert [d.foretold for d in deciles] == sorted(d.foretold for d in deciles)


def test_the_pole_has_its_share_of_the_alarms() -> None:
    assert pole_share(thefts(6000)) == pytest.approx(0.75, abs=0.04)


def test_full_nests_are_kept_once_each() -> None:
    rows = thefts(300)
    pours = full_pours([*rows, *rows])
    assert len(pours) == len(set(pours)) == sum(theft.left == EGGS for theft in rows)


def test_the_rules_look_up_what_the_fit_says() -> None:
    cells = risk_cells(TRUTH)
    facts = Facts(2, (6 + 0.5) / 11, True, (10 + 0.5) / 11, 21)
    assert cells[cell(2, 12, EGGS, True, 20)] == round(SURE * TRUTH.risk(facts))


def test_deeper_eggs_are_riskier_in_the_odds_we_ship() -> None:
    risks = statistics().risks
    for colour in range(5):
        top = risks[cell(colour, 0, EGGS, False, 10)]
        deep = risks[cell(colour, EGGS - 1, EGGS, False, 10)]
        assert top < deep


@pytest.mark.parametrize("depth", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("fill", [0.4, 0.7, 1.0])
def test_haste_costs_in_the_odds_we_ship(depth: float, fill: float) -> None:
    careful = Facts(0, depth, False, fill, 20)
    fast = msgspec.structs.replace(careful, fast=True)
    assert known().fit.risk(fast) > known().fit.risk(careful)
    assert len(known().pours) >= 50


def test_the_report_shows_every_tenth_and_every_weight() -> None:
    rows = thefts(1200)
    deciles = calibration(foretold(TRUTH, rows))
    text = page(TRUTH, rows, deciles, "plot.svg")
    assert text.count(" % |") >= DECILES
    assert all(f"{name} egg" in text for name in COLOUR_NAMES)
    assert plot(deciles).count("<circle") == DECILES


def test_thefts_are_read_back(tmp_path: Path) -> None:
    rows = thefts(50)
    write(tmp_path / "thefts.csv", rows)
    assert read_thefts(tmp_path / "thefts.csv") == rows


def write(path: Path, rows: list[Theft]) -> None:
    """Thefts as the collecting script writes them."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [*msgspec.structs.asdict(rows[0])])
        writer.writeheader()
        for row in rows:
            fields = msgspec.structs.asdict(row)
            colour, touches = COLOUR_NAMES[row.colour], int(row.touches)
            writer.writerow({**fields, "colour": colour, "touches": touches})
