"""The last egg of a colour: move, refill, and an extra turn (GU-20)."""

from __future__ import annotations

import pytest

from tests.rules.gulo.table import ALARMS, COLOURS, EGGS, FULL, bag_but, on

LAST = [egg for egg in EGGS if egg[0] != "p"]
FOUR = "g1 g3 g4 g5 y1 y2 y4 y5 r1 r2 r3 r5 b2 b3 b4 b5"
"""Only g2, y3, r4 and b1 are left of these colours."""


@pytest.mark.clause("GU-20")
@pytest.mark.parametrize("egg", LAST)
def test_the_last_egg_of_a_colour_moves_the_gulo_refills_the_nest_and_gives_a_turn(
    egg: str,
) -> None:
    colour = COLOURS[egg[0]]
    table = on("gyrbr", "0 2 0", "choose A", bag=bag_but(egg)).act("A", colour)
    table.chance("steal:stolen")
    assert table.at("A") == 1 + "gyrb".index(egg[0])
    assert table.what == "pour A"
    assert table.told("again") == [{"seat": 0, "why": "last-egg"}]
    table.pour()
    assert table.bag == []
    assert table.what == "choose A"


@pytest.mark.clause("GU-20")
def test_the_gulo_moves_before_the_nest_is_refilled() -> None:
    table = on("gyrbr", "0 0", "choose A", bag=bag_but("y2")).go("A:yellow *steal:stolen *pour")
    order = [tag for tag in table.tags if tag != "again"]
    assert order == ["chose", "named", "stolen", "moved", "poured"]
    assert table.tags.count("again") == 1


@pytest.mark.clause("GU-20")
def test_the_last_egg_but_one_gives_nothing() -> None:
    table = on("gyrbr", "0 0", "name A red path", bag="r1 r2 r3").steal("r4")
    assert table.what == "choose B"
    assert table.nest.count("r5") == 1
    assert len(table.nest) == 18
    assert table.told("again") == []


@pytest.mark.clause("GU-20")
def test_last_eggs_of_other_colours_in_the_nest_do_not_matter() -> None:
    table = on("gyrbr", "0 0", "name A red path", bag=bag_but("g1")).steal("r4")
    assert table.what == "choose B"


@pytest.mark.clause("GU-20")
def test_one_last_egg_among_four_refills_all_of_them() -> None:
    table = on("gyrbr", "0 0", "choose A", bag=FOUR).act("A", "blue").chance("steal:stolen")
    assert table.what == "pour A"
    assert table.pour().bag == []
    assert len(table.nest) == 22


@pytest.mark.clause("GU-20")
@pytest.mark.parametrize("why", ALARMS)
def test_an_alarm_with_the_last_egg_gives_no_extra_turn(why: str) -> None:
    table = on("gyrbr", "4 0", "steal A r1 path", bag=bag_but("r1")).chance(f"steal:{why}")
    assert (table.at("A"), table.what) == (3, "pour B")
    assert table.told("again") == []


@pytest.mark.clause("GU-20")
def test_the_extra_turn_is_an_ordinary_turn_on_the_path() -> None:
    table = on("gyrb", "1 0", "choose A", bag=bag_but("b3")).go("A:blue *steal:stolen *pour")
    assert table.what == "tile A path"  # only face-down tiles in front (GU-08)
    table.chance("tile:red").steal("r1")
    assert table.at("A") == 5
    assert table.what == "choose B"


@pytest.mark.clause("GU-20")
def test_after_the_extra_turn_comes_the_left_neighbour() -> None:
    table = on("gyrbr", "0 0 0", "choose B", bag=bag_but("g3"))
    table.go("B:green *steal:stolen *pour B:yellow B:y1 *steal:stolen")
    assert table.places == "0 2 0"
    assert table.what == "choose C"


@pytest.mark.clause("GU-20")
def test_an_alarm_in_the_extra_turn_ends_it() -> None:
    table = on("gyrbg", "0 0 0", "choose C", bag=bag_but("r3"))
    table.go("C:red *steal:stolen *pour C:green C:g1 *steal:egg")
    assert table.places == "0 0 1"
    assert table.what == "pour A"


@pytest.mark.clause("GU-20", "GU-21")
def test_a_last_egg_that_brings_the_gulo_onto_the_last_tile_turns_the_deck_next() -> None:
    table = on(FULL, "16 0", "choose A", bag=bag_but("r2")).go("A:red *steal:stolen")
    assert (table.at("A"), table.what) == (19, "pour A")
    table.pour()
    assert table.what == "tile A deck"
    assert table.asked == ""


@pytest.mark.clause("GU-20", "GU-21")
def test_a_turned_last_tile_with_a_last_egg_turns_the_deck_next() -> None:
    table = on(FULL[:18], "18 0", "tile A path", bag=bag_but("r2")).go("*tile:red *steal:stolen")
    assert (table.at("A"), table.what) == (19, "pour A")
    assert table.pour().what == "tile A deck"


@pytest.mark.clause("GU-20")
def test_without_a_last_egg_the_same_move_passes_the_turn() -> None:
    table = on(FULL, "16 0", "choose A").go("A:red A:r2 *steal:stolen")
    assert (table.at("A"), table.what) == (19, "choose B")


@pytest.mark.clause("GU-20")
def test_five_thefts_of_one_colour_by_several_players_end_with_the_extra_turn() -> None:
    table = on("rgr", "0 0 0", "choose A")
    for number, seat in enumerate("ABCA", 1):
        table.act(seat, "red").steal(f"r{number}")
    assert table.what == "choose B"
    table.go("B:red *steal:stolen")
    assert table.what == "pour B"
    assert table.places == "3 3 1"
