"""A nest that moves: how it comes to rest, and a pole that falls by itself (GU-14, GU-15)."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.games.gulo.rules.eggs import ALL_EGGS
from tests.rules.gulo.table import (
    EGGS,
    FULL,
    HAND_ALARMS,
    PHYSICS,
    Table,
    bag_but,
    nest,
    on,
    physics,
)

BOTH = "physics 60 fast"


@pytest.mark.clause("GU-14")
def test_the_game_goes_on_when_everything_has_come_to_rest() -> None:
    table = physics("rgb", "0 0 0", "name B green path").steal("g1")
    assert table.what == "rest B C"
    assert (table.asked, table.open_chance) == ("", "rest")
    assert table.at("B") == 2
    assert table.rest().what == "choose C"


@pytest.mark.clause("GU-14")
def test_the_eggs_may_lie_anyhow_afterwards() -> None:
    table = physics("rgb", "0 0", "name A green path", bag="r1").steal("g1")
    left = [egg for egg in reversed(EGGS) if egg not in ("r1", "g1")]
    eggs = "42:" + ",".join([left[0] + "*", *left[1:]])
    assert table.chance(f"rest:{eggs}").parts[4] == eggs


@pytest.mark.clause("GU-14")
@pytest.mark.parametrize("bag", ["", "r1", "r1 g1 b1", "g1 b1", "g1 r1 p1"])
def test_at_rest_the_nest_holds_what_was_left_in_it(bag: str) -> None:
    table = physics("rgb", "0 0", "name A green path", bag="r1").steal("g1")
    assert not table.could(f"rest:{nest(bag)}")
    assert table.could(f"rest:{nest('r1 g1')}")


@pytest.mark.clause("GU-14")
@pytest.mark.parametrize("egg", ["r1", "r2"])
def test_a_rest_that_is_drawn_is_one_that_can_be(egg: str) -> None:
    """Also after the theft of an egg that touched the pole, such as r1."""
    table = physics("rgb", "0 0", "name A red path").steal(egg)
    chance = table.state.chance()
    assert chance
    drawn = chance.sample(RandomSource(Random(1)))
    assert chance.allows(drawn)
    assert not chance.allows((drawn[0], drawn[1], ALL_EGGS, *drawn[3:]))  # gone, yet touching


@pytest.mark.clause("GU-12")
@pytest.mark.parametrize(("lean", "could"), [(0, True), (90, True), (180, True), (181, False)])
def test_at_rest_the_pole_leans_at_most_upside_down(lean: int, could: bool) -> None:
    table = physics("rgb", "0 0", "name A green path").steal("g1")
    assert table.could(f"rest:{nest('g1', lean)}") == could


@pytest.mark.clause("GU-12")
def test_a_pole_may_lie_over_the_rim_with_its_head_down() -> None:
    table = physics("rgb", "0 0", "name A green path").steal("g1")
    over_the_rim = nest("g1", 119)
    table.chance(f"rest:{over_the_rim}")
    assert (table.view.lean, table.what) == (119, "choose B")
    assert table.parts[4] == over_the_rim
    assert Table.of(table.position).position == table.position


@pytest.mark.clause("GU-12")
def test_a_pole_with_its_head_down_has_the_risks_of_one_that_lies() -> None:
    risks = [
        [egg.risk for egg in on("rgb", "0 0", "choose A", eggs=nest("", lean)).view.eggs]
        for lean in (89, 90, 119, 180)
    ]
    assert all(found == risks[0] for found in risks)


@pytest.mark.clause("GU-15")
def test_a_pole_that_falls_by_itself_is_put_back_by_whoever_had_the_turn() -> None:
    table = physics("rgb", "0 0 0", "name B blue path").steal("b1").rest(fell=True)
    assert table.told("put-back") == [{"seat": 1}]
    assert table.told("alarm") == []
    assert table.at("B") == 3
    assert table.bag == ["b1"]
    assert table.what == "choose C"


@pytest.mark.clause("GU-15")
def test_a_pole_that_stands_is_not_put_back() -> None:
    table = physics("rgb", "0 0", "name A blue path").steal("b1").rest()
    assert table.told("put-back") == []


@pytest.mark.clause("GU-15")
@pytest.mark.parametrize("head", ["physics 60", BOTH])
def test_the_pole_may_also_fall_between_two_thefts_at_the_deck(head: str) -> None:
    table = on(FULL, "19 0", "name A red deck", head=head).steal("r1")
    assert table.what == "rest A A"
    table.rest(fell=True)
    assert table.what == "tile A deck"
    assert table.told("put-back") == [{"seat": 0}]
    assert table.told("alarm") == []


@pytest.mark.clause("GU-19")
@pytest.mark.parametrize("why", HAND_ALARMS)
def test_after_an_alarm_the_nest_is_poured_and_need_not_rest(why: str) -> None:
    table = physics("rgbr", "2 0", "name A red path").fail("r1", why)
    assert table.what == "pour B"
    assert table.pour().what == "choose B"


@pytest.mark.clause("GU-20")
def test_after_a_last_egg_the_nest_is_poured_and_need_not_rest() -> None:
    table = physics("rgb", "0 0", "steal A r1 path", bag=bag_but("r1")).chance("steal:stolen")
    assert table.what == "pour A"
    assert table.pour().what == "choose A"


@pytest.mark.clause("GU-27")
@pytest.mark.parametrize("head", ["physics 60", BOTH])
def test_after_a_last_egg_at_the_deck_too(head: str) -> None:
    table = on(FULL, "19 0", "steal A r1 deck", bag=bag_but("r1"), head=head)
    assert table.chance("steal:stolen").what == "pour A"
    assert table.pour().what == "tile A deck"


@pytest.mark.clause("GU-22")
def test_deck_tiles_are_turned_after_the_rest() -> None:
    table = physics(FULL, "19 0", "tile A deck").chance("tile:blue").steal("b1")
    assert (table.what, table.path) == ("rest A A", FULL + "b")
    assert table.rest().what == "tile A deck"


@pytest.mark.clause("GU-28")
def test_in_the_fast_variation_the_last_tile_is_reached_the_nest_rests_and_the_deck_is_turned() -> (
    None
):
    table = on(FULL, "18 0", "name A red path", head=BOTH).steal("r1")
    assert (table.at("A"), table.what) == (19, "rest A A")
    assert table.rest().what == "tile A deck"


@pytest.mark.clause("GU-25")
def test_after_the_winning_theft_nothing_need_rest() -> None:
    table = physics(FULL, "19 0", "name A purple deck").steal("p1")
    assert table.over
    assert table.open_chance is None


@pytest.mark.clause("GU-29")
def test_junior_found_in_the_fast_variation_ends_the_game() -> None:
    table = on(FULL, "19 0", "tile A deck", head=BOTH).chance("tile:junior")
    assert table.winners == "A"
    assert table.open_chance is None


@pytest.mark.clause("GU-08", "GU-09")
@pytest.mark.parametrize(
    ("path", "at", "what"),
    [("rgb", "0 3", "tile B path"), (FULL, "0 18", "name B red path"), (FULL, "0 2", "choose B")],
)
def test_after_the_rest_the_next_turn_begins_as_always(path: str, at: str, what: str) -> None:
    table = physics(path, at, "rest A B", bag="g1")
    assert table.rest().what == what


def test_a_rest_at_the_deck_leads_to_the_deck() -> None:
    table = physics(FULL, "0 19", "rest A B", bag="g1")
    assert table.rest().what == "tile B deck"


def test_the_view_shows_the_rest() -> None:
    table = physics("rgb", "0 0 0", "name B green path").steal("g1")
    assert (table.view.stage, table.view.asks, table.view.waiting) == ("rest", "nothing", ())
    assert table.view.nest == "physics"
    assert set(table.view.bag) == {"g1"}


def test_a_game_with_a_moving_nest() -> None:
    table = Table.begun(2, "A", PHYSICS).chance("tile:red").steal("r1")
    assert table.what == "rest A B"
    table.rest().go("B:turn *tile:blue B:b1 *steal:stolen").rest(fell=True)
    assert table.places == "1 2"
    assert table.what == "choose A"
    assert table.tags[-2:] == ["put-back", "rested"]
