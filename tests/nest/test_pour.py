"""What a nest is made of, and which nests are offered: those whose pole is held."""

from __future__ import annotations

import pytest

from tablee.games.gulo.names import COLOUR_NAMES
from tablee.games.gulo.nest import engine, pour
from tablee.games.gulo.nest.pour import lies_still
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.rules.eggs import colour_of
from tests.nest.stage import ON_THE_RIM, UPRIGHT, Place, arranged, stored

GREEN = 0
FLOOR = (0.0, 0.0, 0.020)
NEARLY_UPRIGHT = (UPRIGHT[0], 5.0)
TIPPING = ((0.02, 0.0, 0.03), 55.0)


# --- sizes


def lengths(nest: Nest) -> dict[str, set[float]]:
    """How long the eggs of each colour are in the model that moves."""
    found: dict[str, set[float]] = {name: set() for name in COLOUR_NAMES}
    for shape, egg in nest.shape_eggs.items():
        found[COLOUR_NAMES[colour_of(egg)]].add(2 * float(nest.model.geom_size[shape].max()))
    return found


def test_blue_eggs_are_the_largest_then_red_yellow_purple_and_green() -> None:
    sizes = lengths(Nest())
    order = [sizes[name] for name in ("blue", "red", "yellow", "purple", "green")]
    assert all(len(size) == 1 for size in order)
    assert [max(size) for size in order] == sorted(map(max, order), reverse=True)
    assert len(set(map(max, order))) == 5


def test_the_pole_is_a_thin_stick_of_fifteen_centimetres_with_a_weight_at_its_top() -> None:
    model = Nest().model
    stick, head = (engine.number_of(model, engine.GEOM, name) for name in ("stick", "head"))
    radius, half, _ = model.geom_size[stick]
    assert 2 * (half + radius) == pytest.approx(0.15, abs=0.005)
    assert radius < 0.003
    assert model.geom_pos[head][2] == pytest.approx(0.15, abs=0.005)
    heavy = model.body_ipos[model.geom_bodyid[head]][2]
    assert heavy > model.geom_pos[stick][2] + 0.02  # well above the middle of the stick


# --- which nests are offered


@pytest.mark.parametrize("pole", [UPRIGHT, NEARLY_UPRIGHT, TIPPING])
def test_a_pole_that_nothing_holds_is_not_offered(pole: tuple[Place, float]) -> None:
    assert not lies_still(arranged({GREEN: FLOOR}, pole), seconds=3)
    assert not pour._aged(arranged({GREEN: FLOOR}, pole))


def test_a_pole_that_lies_on_the_rim_is_still_but_was_not_stuck_between_the_eggs() -> None:
    assert lies_still(arranged({GREEN: FLOOR}, ON_THE_RIM), seconds=3)
    assert not pour._aged(arranged({GREEN: FLOOR}, ON_THE_RIM))


@pytest.mark.parametrize(("drag", "offered"), [(0.05, False), (10.0, True)])
def test_a_pole_that_creeps_is_not_offered(drag: float, offered: bool) -> None:
    """In thick honey a pole that nothing holds falls for longer than a nest ages."""
    nest = arranged({GREEN: FLOOR}, NEARLY_UPRIGHT)
    nest.model.dof_damping[nest.motion(nest.pole)] = drag
    assert pour._aged(nest) == offered
    assert not nest.on_table()


def test_a_pole_that_is_pushed_over_is_not_offered() -> None:
    nest = stored(0)
    assert lies_still(Nest.restored(nest.snapshot()), seconds=2)
    nest.data.qvel[nest.motion(nest.pole).start + 3] = 20.0  # radians a second, about x
    assert not lies_still(nest, seconds=2)


def test_a_nest_that_would_fall_later_is_poured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries are: one that lies still for now and then falls, none, and one that stays."""
    falling, good = arranged({GREEN: FLOOR}, NEARLY_UPRIGHT), stored(0)
    tries = iter((falling, None, good))
    monkeypatch.setattr(pour, "attempted", lambda rng, see: next(tries))
    monkeypatch.setattr(pour, "UNTOUCHED", 3)
    assert pour.pour(1) is good


def test_a_nest_whose_pole_is_held_is_offered() -> None:
    assert pour._aged(stored(0))
