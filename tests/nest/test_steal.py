"""How an attempt goes: the clock, letting go, the egg in the hand, the nest afterwards."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from tablee.games.gulo.nest.errors import NotInNest
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.steal import Steal
from tests.ends import as_long_as
from tests.nest.stage import no_pole, path, rested, run, stored

RED = 10


@pytest.mark.clause("GU-14")
def test_time_runs_out_without_the_egg() -> None:
    steal = Steal(stored(0), 3, seconds=0.2)
    assert run(steal) == "time"
    assert steal.frame == 12


@pytest.mark.clause("GU-14")
def test_an_egg_may_be_let_go_and_taken_again() -> None:
    steal = no_pole({RED: (0.0, 0.0, 0.02)}, RED, seconds=10)
    x, y, z = steal.nest.where(RED)
    stops = [
        (0.0, x, y, 0.15, False),
        (0.8, x, y, z, False),
        (1.0, x, y, z, True),
        (1.4, x, y, z + 0.02, True),
        (1.45, x, y, z + 0.02, False),
        (2.0, x, y, z, False),
        (2.2, x, y, z, True),
        (3.2, x, y, z + 0.12, True),
    ]
    held = []
    for sample in path(stops):
        steal.feed(sample)
    for _ in as_long_as(lambda: steal.outcome is None):
        steal.advance()
        held.append(steal.hand.holding)
    changes = [now for before, now in pairwise(held) if before != now]
    assert changes[:3] == [True, False, True]
    assert steal.outcome == "stolen"


def test_an_egg_that_is_let_go_falls_back_at_once() -> None:
    """Nothing of the hand is left on it: no force, and no drag."""
    steal = no_pole({RED: (0.0, 0.0, 0.02)}, RED, seconds=3)
    x, y, z = steal.nest.where(RED)
    stops = [
        (0.0, x, y, 0.15, False),
        (0.8, x, y, z, False),
        (1.0, x, y, z, True),
        (1.4, x, y, z + 0.02, True),
        (1.45, x, y, z + 0.02, False),
    ]
    run(steal, path(stops), frames=84)
    assert steal.nest.where(RED)[2] > z + 0.015
    run(steal, frames=84 + 12)  # a fifth of a second
    assert steal.nest.where(RED)[2] == pytest.approx(z, abs=0.002)


def test_a_hand_that_has_let_go_takes_no_egg_from_farther_away_than_before() -> None:
    steal = no_pole({RED: (0.0, 0.0, 0.02)}, RED, seconds=3)
    x, y, z = steal.nest.where(RED)
    held = z + 0.012
    stops = [
        (0.0, x, y, 0.15, False),
        (0.8, x, y, held, False),
        (1.0, x, y, held, True),
        (1.1, x, y, held + 0.010, False),
        (2.0, x, y, held + 0.010, True),
    ]
    run(steal, path(stops), frames=58)
    assert steal.hand.holding
    run(steal, frames=150)
    assert not steal.hand.holding


def test_an_egg_that_is_stuck_slips_out_of_the_fingers() -> None:
    steal = no_pole({RED: (0.0, 0.0, 0.02)}, RED, seconds=3)
    x, y, z = steal.nest.where(RED)
    steal.nest.model.opt.gravity[2] *= 40  # it weighs more than fingers can lift
    stops = [
        (0.0, x, y, 0.15, False),
        (0.8, x, y, z, False),
        (1.0, x, y, z, True),
        (2.0, x, y, z + 0.12, True),
    ]
    run(steal, path(stops), frames=62)
    assert steal.hand.holding
    assert run(steal) == "time"
    assert not steal.hand.holding


def test_nothing_moves_after_the_end() -> None:
    steal = Steal(stored(0), 3, seconds=0.2)
    run(steal, path([(0.0, 0.0, 0.0, 0.3, False), (0.2, 0.1, 0.0, 0.2, False)]))
    end, frame = steal.digest(), steal.frame
    steal.advance()
    assert (steal.digest(), steal.frame) == (end, frame)


def test_an_open_hand_takes_nothing() -> None:
    steal = no_pole({RED: (0.0, 0.0, 0.02)}, RED, seconds=2)
    x, y, z = steal.nest.where(RED)
    stops = [(0.0, x, y, 0.15, False), (0.8, x, y, z, False), (1.8, x, y, z + 0.12, False)]
    assert run(steal, path(stops)) == "time"


def test_a_hand_that_closes_far_from_the_egg_takes_nothing() -> None:
    steal = no_pole({RED: (0.0, 0.0, 0.02)}, RED, seconds=1.5)
    x, y, _ = steal.nest.where(RED)
    stops = [(0.0, x, y, 0.15, True), (0.5, x, y, 0.06, True), (1.0, x, y, 0.15, True)]
    assert run(steal, path(stops)) == "time"


@pytest.mark.clause("GU-14")
def test_the_clock_stops_when_the_egg_leaves_the_nest() -> None:
    nest = stored(0)
    egg = nest.lie().eggs[0]
    plan = plan_pull(nest, egg, "steady", Random(1))
    first = Steal(nest, egg, seconds=60)
    assert run(first, plan) == "stolen"
    assert first.left_at is not None
    short = Steal(nest, egg, seconds=(first.left_at + 1) / 60)
    assert run(short, [s for s in plan if s.time_ms <= short.seconds * 1000]) == "stolen"
    assert short.frame * (1 / 60) > short.seconds


@pytest.mark.clause("GU-13")
def test_a_stolen_egg_is_gone_and_the_others_are_not() -> None:
    nest = stored(1)
    egg = nest.lie().eggs[0]
    steal = Steal(nest, egg)
    assert run(steal, plan_pull(nest, egg, "deft", Random(2))) == "stolen"
    after = steal.left_over()
    assert set(after.eggs) == set(nest.eggs) - {egg}
    assert set(after.lie().eggs) == set(after.eggs)


def test_the_nest_of_an_attempt_is_not_the_nest_it_came_from() -> None:
    nest = stored(0)
    before = nest.snapshot()
    run(Steal(nest, 3, seconds=0.1))
    assert nest.snapshot() == before


def test_an_egg_that_is_not_there_cannot_be_named() -> None:
    nest = stored(0).without(3)
    with pytest.raises(NotInNest, match="egg 3 does not lie in this nest"):
        Steal(nest, 3)


def test_a_nest_that_nobody_touches_stays_as_it_is() -> None:
    steal = Steal(stored(0), 3, seconds=1)
    first = steal.advance()
    for _ in range(50):
        last = steal.advance()
    assert np.array_equal(first.poses, last.poses)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_aged_nests_lie_still_without_sleeping(number: int) -> None:
    nest = stored(number)
    lean = nest.lean()
    rested(nest, 2)
    assert not nest.on_table()
    assert abs(nest.lean() - lean) < 1
