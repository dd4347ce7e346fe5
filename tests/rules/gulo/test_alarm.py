"""Egg alarm on the path: back, refill, next player (GU-18, GU-19)."""

from __future__ import annotations

import pytest

from tests.rules.gulo.table import ALARMS, FULL, Table, on

BACK = [
    ("rgby", 4, "red", 1),
    ("rgby", 4, "blue", 3),
    ("rgrbb", 5, "red", 3),
    ("rgrbb", 3, "red", 1),  # never the tile it stands on
    ("rgrbb", 1, "red", 0),
    ("rgrbb", 5, "yellow", 0),
    ("gbyybbg", 6, "green", 1),  # past four tiles
    ("gbyybbg", 7, "green", 1),
    ("gbyybbg", 6, "red", 0),  # past all of them
    ("r", 1, "green", 0),
    ("", 0, "green", 0),
    ("rg", 0, "blue", 0),
    (FULL[:18], 18, "yellow", 14),
    (FULL[:18], 18, "green", 17),
    (FULL[:18], 18, "blue", 16),
]


@pytest.mark.clause("GU-18")
@pytest.mark.parametrize(("path", "at", "colour", "end"), BACK)
def test_the_gulo_goes_back_to_the_nearest_tile_of_the_colour_behind(
    path: str, at: int, colour: str, end: int
) -> None:
    table = on(path, f"2 {at}" if len(path) > 1 else f"0 {at}", "tile B path")
    table.chance(f"tile:{colour}").fail(f"{colour[0]}1")
    assert table.at("B") == end


@pytest.mark.clause("GU-18")
@pytest.mark.parametrize(("path", "at", "colour", "end"), [row for row in BACK if row[1] > row[3]])
def test_going_back_is_told(path: str, at: int, colour: str, end: int) -> None:
    table = on(path, f"0 {at}", "tile B path").chance(f"tile:{colour}").fail(f"{colour[0]}1")
    assert table.told("moved") == [{"seat": 1, "start": at, "end": end}]


@pytest.mark.clause("GU-18")
def test_figure_6_back_to_the_next_red_tile_and_not_further() -> None:
    table = on("rgrbyr", "5 0", "choose A").act("A", "red").fail("r1")
    assert table.at("A") == 3


@pytest.mark.clause("GU-18")
@pytest.mark.parametrize("why", ALARMS)
def test_a_gulo_on_the_start_stays_there(why: str) -> None:
    table = on("rg", "0 2", "name A red path").fail("r1", why)
    assert table.places == "0 2"
    assert all(told["start"] == told["end"] for told in table.told("moved"))
    assert table.what == "pour B"


@pytest.mark.clause("GU-18")
def test_the_tile_just_turned_in_front_is_not_behind() -> None:
    table = on("rg", "2 0", "tile A path").chance("tile:blue").fail("b1")
    assert table.at("A") == 0
    assert table.path.rstrip("?") == "rgb"


@pytest.mark.clause("GU-18")
def test_an_alarm_moves_nobody_else() -> None:
    table = on("rgbyr", "4 4 2", "name A red path").fail("r1")
    assert table.places == "1 4 2"


@pytest.mark.clause("GU-19")
@pytest.mark.parametrize("why", ALARMS)
@pytest.mark.parametrize("bag", ["", "r1", "g1 g2 g3 g4 y1 y2 y3 y4 b1 b2 b3 b4"])
def test_after_an_alarm_all_eggs_are_poured_back(why: str, bag: str) -> None:
    table = on("rgbyr", "2 0", "name A red path", bag=bag).fail("r5", why)
    assert table.open_chance == "pour"
    assert table.parts[4] == "-"
    table.pour()
    assert len(table.nest) == 22
    assert table.bag == []


@pytest.mark.clause("GU-19")
@pytest.mark.parametrize("seats", range(2, 7))
def test_after_an_alarm_the_left_neighbour_has_the_turn(seats: int) -> None:
    letters = "ABCDEF"[:seats]
    for seat, neighbour in zip(letters, letters[1:] + "A"):
        table = on("rgb", " ".join("1" * seats), f"name {seat} green path").fail("g1")
        assert table.what == f"pour {neighbour}"
        assert table.pour().what == f"choose {neighbour}"
        assert table.turn_of == neighbour


@pytest.mark.clause("GU-19")
def test_a_pour_may_lie_anyhow() -> None:
    table = on("rgb", "1 0", "name A green path").fail("g1")
    eggs = "3:p2*,p1,g1,g2,g3,g4,g5,y5*,y4,y3,y2,y1,r1,r3,r2,r4*,r5,b1,b2,b3,b4,b5"
    assert table.chance(f"pour:{eggs}").parts[4] == eggs


@pytest.mark.clause("GU-18", "GU-19")
def test_an_alarm_is_told_before_the_way_back_and_the_refill() -> None:
    table = on("rgbyr", "4 0", "choose A").act("A", "red").fail("r2", "egg").pour()
    assert table.tags == ["chose", "named", "alarm", "moved", "poured"]
    assert table.told("alarm") == [{"seat": 0, "egg": "r2", "why": "egg"}]
    assert table.told("moved") == [{"seat": 0, "start": 4, "end": 1}]


@pytest.mark.clause("GU-19")
def test_two_may_keep_failing_at_the_start() -> None:
    table = Table.begun(2).chance("tile:red").fail("r1").pour()
    for seat in "BABA":
        table.act(seat, "red").fail("r1").pour()
    assert table.places == "0 0"
    assert table.path == "r".ljust(19, "?")
    assert table.what == "choose B"
