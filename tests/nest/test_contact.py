"""What touches what: pole and eggs with table, rim and fingers."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import numpy as np
import pytest

from tablee.games.gulo.nest.collect import begun
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.model import (
    FINGER_RADIUS,
    RIM_RADIUS,
    SEGMENTS,
    half_length,
    half_width,
)
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import Steal
from tests.ends import as_long_as
from tests.nest.stage import ON_THE_RIM, arranged, no_pole, path, rested, run, stored

GREEN, BLUE = 0, 15
FLOOR = (0.0, 0.0, 0.020)
PRESSED = (2, 3, 0)
"""A stored nest, a buried egg, and a seed with which a fast hand presses it into the floor."""


@pytest.mark.clause("GU-12")
def test_a_pole_that_lies_on_the_rim_is_no_alarm() -> None:
    nest = rested(arranged({GREEN: FLOOR}))
    assert nest.lean() > 60
    assert not nest.on_table()
    rim = range(min(nest.shape_eggs) - SEGMENTS, min(nest.shape_eggs))
    assert any(nest.poles & set(pair) and min(pair) in rim for pair in nest.contacts())
    steal = Steal(nest, GREEN, seconds=1)
    steal.asleep = False
    assert run(steal) == "time"


@pytest.mark.clause("GU-12")
def test_a_pole_that_tips_over_the_rim_onto_the_table_is_an_alarm() -> None:
    nest = arranged({GREEN: FLOOR}, pole=((0.02, 0.0, 0.03), 55.0))
    steal = Steal(nest, GREEN, seconds=5)
    steal.asleep = False
    assert run(steal) == "pole"
    assert steal.frame < 200


@pytest.mark.clause("GU-12")
def test_an_egg_that_falls_beside_the_nest_is_an_alarm() -> None:
    outside = (0.0, RIM_RADIUS + 0.03, 0.06)
    steal = Steal(arranged({GREEN: FLOOR, BLUE: outside}), GREEN, seconds=5)
    steal.asleep = False
    assert run(steal) == "egg"


@pytest.mark.clause("GU-12")
def test_the_named_egg_that_falls_beside_the_nest_is_no_alarm() -> None:
    outside = (0.0, RIM_RADIUS + 0.03, 0.06)
    nest = rested(arranged({GREEN: FLOOR}))
    both = arranged({GREEN: FLOOR, BLUE: outside})
    both.data.qpos[both.place(both.pole)] = nest.data.qpos[nest.place(nest.pole)]
    both.settle_state()
    steal = Steal(both, BLUE, seconds=5)
    steal.asleep = False
    assert run(steal) == "stolen"
    assert steal.left_over().eggs == (GREEN,)
    assert steal.hand.seen().holding  # somebody picks it up and puts it into the bag
    assert steal.hand.seen().closed


@pytest.mark.clause("GU-12", "GU-14")
def test_the_named_egg_under_the_belly_of_the_bowl_has_left_the_nest() -> None:
    """It lies on the table, nearer to the middle than an egg on the rim."""
    beside = (0.0, RIM_RADIUS + 0.008, half_length(GREEN))
    steal = Steal(arranged({GREEN: beside, BLUE: FLOOR}), GREEN, seconds=5)
    steal.asleep = False
    assert run(steal) == "stolen"
    assert steal.left_at == 1


@pytest.mark.clause("GU-14")
def test_an_egg_that_a_hand_presses_into_the_floor_has_not_left_the_nest() -> None:
    """A hand that plunges in drives it as far as the table under the bowl."""
    nest, egg, seed = PRESSED
    steal = begun(stored(nest), egg, "fast", Random(seed), seconds=5)
    for _ in range(60):
        steal.advance()
        if egg_on_table(steal, egg):
            break
    assert egg_on_table(steal, egg)
    assert steal.left_at is None


def egg_on_table(steal: Steal, egg: int) -> bool:
    return egg in {steal.nest.shape_eggs.get(shape) for shape in steal.nest.on_table()}


@pytest.mark.clause("GU-12")
def test_a_pole_whose_foot_slips_onto_the_table_is_an_alarm() -> None:
    """Its head is still held by the rim."""
    steal = Steal(arranged({GREEN: FLOOR}, pole=((-0.11, 0.0, 0.004), 64.0)), GREEN, seconds=5)
    steal.asleep = False
    assert run(steal) == "pole"
    (foot,) = steal.nest.on_table() & steal.nest.poles
    assert foot == min(steal.nest.poles)  # the stick, which comes before the head


def beside_no_pole(seconds: float) -> Steal:
    return no_pole({GREEN: (-0.02, 0.0, 0.03), BLUE: (0.006, 0.006, 0.03)}, GREEN, seconds)


def sweep(steal: Steal) -> list[Sample]:
    """A finger comes down beside the blue egg, then goes through where it lies."""
    x, y, z = steal.nest.where(BLUE) - steal.hand.finger()
    stops = [
        (0.0, x, y - 0.03, 0.15, False),
        (1.0, x, y - 0.03, z, False),
        (1.2, x, y + 0.02, z, False),
    ]
    return list(path(stops))


@pytest.mark.clause("GU-11", "GU-12")
def test_fingers_that_push_another_egg_out_of_the_nest_raise_the_alarm() -> None:
    nest = stored(0)
    assert "egg" in {pushed_outward(nest, egg) for egg in nest.lie().eggs[:4]}


def pushed_outward(nest: Nest, egg: int) -> str | None:
    """How it ends when a finger comes down on the inner side of an egg and sweeps outward."""
    steal = Steal(nest, nest.lie().eggs[-1], seconds=2)
    place = nest.where(egg)
    out = np.array((*place[:2], 0)) / np.hypot(*place[:2])
    start = place - 0.022 * out - steal.hand.finger()
    end = place + 0.060 * out - steal.hand.finger()
    stops = [(0.0, *start[:2], 0.2, False), (1.2, *start, False), (1.4, *end, False)]
    return run(steal, path(stops))


def test_fingers_stand_on_both_sides_of_where_the_hand_is() -> None:
    steal = Steal(stored(0), GREEN)
    steal.feed(Sample(0, 0, 0, 0.2, False))
    steal.advance()
    steal.advance()
    shapes = steal.nest.model.body_geomadr[list(steal.nest.fingers)]
    one, other = steal.nest.data.geom_xpos[shapes]
    gap = 2 * (half_width(GREEN) + FINGER_RADIUS)
    assert np.linalg.norm(one - other) == pytest.approx(gap)
    assert (one - other) / 2 == pytest.approx(steal.hand.finger())
    assert ((one + other) / 2)[:2] == pytest.approx(steal.hand.place[:2])


def test_a_hand_does_not_sag() -> None:
    steal = Steal(stored(0), GREEN, seconds=2)
    steal.asleep = False
    run(steal, path([(0.0, 0.0, 0.0, 0.2, False), (2.0, 0.0, 0.0, 0.2, False)]))
    assert steal.hand.place == pytest.approx((0.0, 0.0, 0.2), abs=1e-4)


def test_fingers_above_the_eggs_touch_nothing() -> None:
    steal = beside_no_pole(3)
    before = steal.left_over().where(BLUE)
    high = [Sample(s.time_ms, s.x, s.y, s.z + 0.08, False) for s in sweep(steal)]
    assert run(steal, high) == "time"
    assert steal.asleep
    assert np.array_equal(steal.left_over().where(BLUE), before)


def test_fingers_push_a_neighbour_aside() -> None:
    steal = beside_no_pole(1.25)
    before = steal.left_over().where(BLUE)
    assert run(steal, sweep(steal)) == "time"
    assert np.linalg.norm(steal.left_over().where(BLUE) - before) > 0.004


def test_fingers_push_the_pole() -> None:
    nest = stored(0)
    lean, low = nest.lean(), nest.lie().eggs[-1]
    axis = nest.data.xmat[nest.pole].reshape(3, 3)[:, 2]
    steal = Steal(nest, low, seconds=1.3)
    x, y, z = nest.data.xpos[nest.pole] + 0.11 * axis - steal.hand.finger()
    stops = [
        (0.0, x, y - 0.06, z, False),
        (0.5, x, y - 0.06, z, False),
        (1.2, x, y + 0.02, z, False),
    ]
    assert run(steal, path(stops)) == "time"
    assert steal.left_over().lean() > lean + 10


def test_a_hand_that_closes_around_another_egg_leaves_it_where_it_lies() -> None:
    """Only the named egg can be held (GU-11), however well the fingers fit around another."""
    steal = no_pole({GREEN: (-0.012, 0.012, 0.03), BLUE: (0.012, 0.0, 0.03)}, BLUE, seconds=2.2)
    x, y, z = before = steal.nest.where(GREEN)
    stops = [
        (0.0, x, y, 0.15, False),
        (0.8, x, y, z, False),
        (1.0, x, y, z, True),
        (2.0, x, y, z + 0.12, True),
    ]
    held, highest = watched(steal, path(stops), GREEN)
    assert steal.outcome == "time"
    assert not held
    assert highest < z + 0.001
    assert np.linalg.norm(steal.nest.where(GREEN) - before) < 0.005


def watched(steal: Steal, samples: Iterable[Sample], egg: int) -> tuple[bool, float]:
    """Whether the hand held anything in this attempt, and how high an egg came."""
    for sample in samples:
        steal.feed(sample)
    held, heights = False, []
    for _ in as_long_as(lambda: steal.outcome is None):
        steal.advance()
        held = held or steal.hand.holding
        heights.append(float(steal.nest.where(egg)[2]))
    return held, max(heights)


def test_the_pole_on_the_rim_is_where_the_stage_says() -> None:
    nest = rested(arranged({GREEN: FLOOR}, ON_THE_RIM))
    head = nest.data.geom_xpos[max(nest.poles)]
    assert np.hypot(*head[:2]) < RIM_RADIUS
