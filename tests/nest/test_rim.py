"""Eggs at the rim, inside and over it, and the wait for rest after the named egg has left."""

from __future__ import annotations

import pytest

from tablee.games.gulo.nest.model import RIM_HEIGHT, RIM_RADIUS, RINGS, SEGMENTS
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import REST_FRAMES, REST_LIMIT, Steal
from tests.ends import as_long_as
from tests.nest.stage import Place, arranged, run, thrown

GREEN, BLUE = 0, 15
FLOOR = (-0.012, 0.0, 0.020)
BESIDE = (0.0, -0.08, 0.06)
"""Outside the nest: an egg that is named there has left it in the first frame."""
AT_REST = (0.0, 0.0, 0.0)
SOFTLY = (0.0, 0.3, 0.0)
HARD = (0.0, 0.5, 0.0)
HONEY = 8.0
"""A drag in which an egg falls so slowly that it is still on its way after the longest wait."""


def near_the_rim(blue: Place, speed: Place, green: Place = FLOOR) -> Steal:
    """An attempt on the green egg while the blue one, at the rim, moves at a speed."""
    return thrown(Steal(arranged({GREEN: green, BLUE: blue}), GREEN, seconds=1.5), BLUE, speed)


def meets_the_rim(nest: Nest) -> bool:
    """Whether the blue egg touches the uppermost ring of the bowl now."""
    (blue,) = (shape for shape, egg in nest.shape_eggs.items() if egg == BLUE)
    first = min(nest.shape_eggs) - SEGMENTS
    rim = range(first, first + SEGMENTS)
    return any(blue in pair and min(pair) in rim for pair in nest.contacts())


def test_an_egg_that_rolls_softly_against_the_rim_stays_in_the_nest() -> None:
    steal = near_the_rim((0.0, 0.030, RIM_HEIGHT - 0.005), SOFTLY)
    met = False
    for _ in as_long_as(lambda: steal.outcome is None):
        steal.advance()
        met = met or meets_the_rim(steal.nest)
    assert met
    assert steal.outcome == "time"
    assert steal.nest.where(BLUE)[2] < RIM_HEIGHT / 2


def test_the_rim_is_the_last_ring_of_the_bowl() -> None:
    nest = arranged({GREEN: FLOOR, BLUE: (0.0, 0.0, 0.1)})
    heights = nest.data.geom_xpos[: min(nest.shape_eggs), 2]
    assert len(heights) == 2 + RINGS * SEGMENTS  # with the table and the floor
    assert heights[-SEGMENTS:].min() > heights[:-SEGMENTS].max()


def test_an_egg_that_is_thrown_over_the_rim_is_an_alarm() -> None:
    steal = near_the_rim((0.0, 0.030, RIM_HEIGHT + 0.0185), HARD)
    assert run(steal) == "egg"
    assert steal.left_at is None


@pytest.mark.parametrize(("beyond", "outcome"), [(-0.006, "time"), (0.006, "egg")])
def test_an_egg_on_the_rim_falls_to_its_heavier_side(beyond: float, outcome: str) -> None:
    steal = near_the_rim((0.0, RIM_RADIUS + beyond, RIM_HEIGHT + 0.015), AT_REST)
    assert run(steal) == outcome


def test_the_named_egg_above_the_rim_has_not_left_the_nest_yet() -> None:
    steal = Steal(arranged({GREEN: FLOOR, BLUE: (0.0, RIM_RADIUS + 0.01, 0.06)}), BLUE, seconds=1.5)
    assert run(thrown(steal, BLUE, (0.0, -0.6, 0.0))) == "time"
    assert steal.left_at is None
    assert steal.nest.where(BLUE)[2] < RIM_HEIGHT


# --- the named egg has left, but not everything is at rest


def test_an_egg_that_falls_out_after_the_named_one_has_left_is_an_alarm() -> None:
    steal = near_the_rim((0.0, 0.030, RIM_HEIGHT + 0.0185), HARD, green=BESIDE)
    steal.advance()
    assert steal.left_at == 1
    assert steal.outcome is None
    assert run(steal) == "egg"
    assert steal.frame < REST_FRAMES  # at once, not when all the rest has come to rest


def test_an_egg_that_falls_back_after_the_named_one_has_left_is_none() -> None:
    steal = near_the_rim((0.0, 0.030, RIM_HEIGHT - 0.005), SOFTLY, green=BESIDE)
    steal.advance()
    assert steal.left_at == 1
    assert run(steal) == "stolen"
    assert steal.frame < REST_LIMIT


@pytest.mark.parametrize(("aside", "outcome"), [(0.0, "stolen"), (0.08, "egg")])
def test_what_creeps_for_too_long_is_judged_by_where_it_is(aside: float, outcome: str) -> None:
    """Over the bowl it counts as in the nest, beside the bowl as fallen out."""
    steal = near_the_rim((0.0, aside, 0.12), AT_REST, green=BESIDE)
    nest = steal.nest
    nest.model.dof_damping[nest.motion(nest.body(BLUE))] = HONEY
    assert run(steal) == outcome
    assert steal.frame == 1 + REST_LIMIT
    assert not nest.on_table()
