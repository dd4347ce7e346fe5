"""Samples that break a rule: each refused by its own type, or clamped."""

from __future__ import annotations

from math import inf, nan

import pytest

from tablee.games.gulo.nest.errors import NotANumber, OutOfOrder, TooLate, TooMany
from tablee.games.gulo.nest.hand import (
    HIGH_REACH,
    IN_TOTAL,
    PER_SECOND,
    SIDE_REACH,
    Intake,
    Sample,
    clamped,
)
from tablee.games.gulo.nest.steal import Steal
from tests.nest.stage import run, stored


def test_out_of_order() -> None:
    intake = Intake(10)
    intake.take(Sample(100, 0, 0, 0, False), 0)
    with pytest.raises(OutOfOrder, match="99 ms comes after that of 100 ms"):
        intake.take(Sample(99, 0, 0, 0, False), 0)
    assert len(intake.waiting) == 1


@pytest.mark.parametrize("bad", [nan, inf, -inf])
@pytest.mark.parametrize("name", ["time_ms", "x", "y", "z"])
def test_not_a_number(name: str, bad: float) -> None:
    numbers = {"time_ms": 0.0, "x": 0.0, "y": 0.0, "z": 0.0} | {name: bad}
    with pytest.raises(NotANumber, match=f"{name} is not a finite number"):
        Intake(10).take(Sample(**numbers, grip=False), 0)


def test_huge_places_are_clamped_to_what_an_arm_reaches() -> None:
    assert clamped(Sample(5, 1e300, -1e300, 1e300, True)) == Sample(
        5, SIDE_REACH, -SIDE_REACH, HIGH_REACH, True
    )
    assert clamped(Sample(5, 0, 0, -3, True)).z == 0


def test_a_huge_place_leaves_the_physics_whole() -> None:
    steal = Steal(stored(0), 3, seconds=0.5)
    assert run(steal, [Sample(0, 1e300, 1e300, 1e300, True)]) in ("time", "egg", "pole")


def test_too_many_in_a_second() -> None:
    intake = Intake(10)
    for number in range(PER_SECOND):
        intake.take(Sample(number, 0, 0, 0, False), 0)
    with pytest.raises(TooMany, match="within a second"):
        intake.take(Sample(PER_SECOND, 0, 0, 0, False), 0)
    intake.take(Sample(2000, 0, 0, 0, False), 0)


def test_too_many_in_all() -> None:
    intake = Intake(600)
    for number in range(IN_TOTAL):
        intake.take(Sample(number * 5, 0, 0, 0, False), 0)
    with pytest.raises(TooMany, match="in one attempt"):
        intake.take(Sample(IN_TOTAL * 5, 0, 0, 0, False), 0)


def test_older_than_what_was_simulated() -> None:
    intake = Intake(10)
    intake.take(Sample(800, 0, 0, 0, False), 1000)  # on its way for a moment: still counts
    with pytest.raises(TooLate, match="too late"):
        intake.take(Sample(810, 0, 0, 0, False), 2000)


def test_after_the_time_of_the_attempt() -> None:
    with pytest.raises(TooLate, match="after the end"):
        Intake(10).take(Sample(10_001, 0, 0, 0, False), 0)


def test_after_the_attempt_has_ended() -> None:
    steal = Steal(stored(0), 3, seconds=0.1)
    run(steal)
    with pytest.raises(TooLate, match="the attempt has ended"):
        steal.feed(Sample(50, 0, 0, 0, False))
