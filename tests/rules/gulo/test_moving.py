"""Where a Gulo goes after a theft (GU-16, GU-17)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.gulo.table import COLOURS, FULL, Table, fast, on

FORWARD = [
    ("r", 0, "red", 1),
    ("rgby", 0, "yellow", 4),
    ("rgby", 0, "red", 1),
    ("rgrgrg", 0, "red", 1),
    ("rgrgrg", 1, "red", 3),
    ("rgrgrg", 2, "red", 3),
    ("rgrgrg", 3, "red", 5),
    ("rgrgrg", 1, "green", 2),
    ("rgrgrg", 2, "green", 4),
    ("rrrr", 1, "red", 2),
    ("rrrrrg", 2, "green", 6),
    (FULL, 0, "blue", 4),
    (FULL, 4, "blue", 8),
    (FULL, 12, "yellow", 14),
]


@pytest.mark.clause("GU-16")
@pytest.mark.parametrize(("path", "at", "colour", "end"), FORWARD)
def test_the_gulo_goes_to_the_nearest_tile_of_the_colour_in_front(
    path: str, at: int, colour: str, end: int
) -> None:
    table = on(path, f"0 {at} 0", f"name B {colour} path").steal(f"{colour[0]}2")
    assert table.places == f"0 {end} 0"
    assert table.told("moved") == [{"seat": 1, "start": at, "end": end}]


TURNED = [
    ("gbry", 1, "yellow", 4),  # fig. 5: a nearer tile of the colour stops it
    ("gbry", 1, "red", 3),
    ("gbry", 3, "red", 5),
    ("gbry", 1, "green", 5),
    ("gbry", 4, "yellow", 5),
    ("yyyyy", 0, "yellow", 1),
    ("yyyyy", 2, "yellow", 3),
    ("yyyyy", 4, "yellow", 5),
    (FULL[:18], 0, "red", 3),
    (FULL[:18], 15, "red", 19),
]


@pytest.mark.clause("GU-16")
@pytest.mark.parametrize(("path", "at", "colour", "end"), TURNED)
def test_figure_5_a_turned_tile_is_not_reached_past_a_nearer_one(
    path: str, at: int, colour: str, end: int
) -> None:
    table = on(path, f"{at} 0", "tile A path").chance(f"tile:{colour}").steal(f"{colour[0]}1")
    assert table.at("A") == end
    assert len(table.path.rstrip("?")) == len(path) + 1


@pytest.mark.clause("GU-16")
@pytest.mark.parametrize("seats", range(2, 7))
def test_then_the_left_neighbour_has_the_turn(seats: int) -> None:
    everywhere = " ".join("0" * seats)
    letters = "ABCDEF"[:seats]
    for seat, neighbour in zip(letters, letters[1:] + "A"):
        table = on("rgb", everywhere, f"name {seat} green path").steal("g1")
        assert table.what == f"choose {neighbour}"
        assert table.turn_of == neighbour
        assert table.told("again") == []


@pytest.mark.clause("GU-16")
def test_a_theft_moves_nobody_else() -> None:
    table = on("rgby", "1 2 3 4", "name B blue path").steal("b1")
    assert table.places == "1 3 3 4"


@pytest.mark.clause("GU-16")
def test_reaching_the_last_tile_ends_the_turn() -> None:
    table = on(FULL, "18 0", "name A red path").steal("r1")
    assert table.at("A") == 19
    assert table.what == "choose B"


@pytest.mark.clause("GU-17")
def test_any_number_of_gulos_share_a_tile() -> None:
    table = Table.begun(6).chance("tile:red").steal("r1")
    for number, seat in enumerate("BCDE", 2):
        table.act(seat, "red").steal(f"r{number}")
    assert table.places == "1 1 1 1 1 0"


@pytest.mark.clause("GU-17")
def test_all_six_share_a_tile_and_the_sixth_comes_after_the_refill() -> None:
    table = on("rg", "1 1 1 1 1 0", "choose F", bag="r1 r2 r3 r4").act("F", "red")
    table.chance("steal:stolen").pour()
    assert table.places == "1 1 1 1 1 1"


@pytest.mark.clause("GU-17")
@pytest.mark.parametrize("make", [on, fast])
def test_gulos_are_passed_and_do_not_stop_anybody(make: Callable[..., Table]) -> None:
    table = make("gbyrb", "0 1 2 3 4 2", "name A red path").steal("r1")
    assert table.places == "4 1 2 3 4 2"


@pytest.mark.clause("GU-17")
def test_a_gulo_also_goes_back_past_others() -> None:
    table = on("gbyrbg", "5 1 2 3 1", "name A green path").fail("g1")
    assert table.places == "1 1 2 3 1"


@pytest.mark.parametrize("colour", COLOURS.values())
def test_what_happens_in_a_turn_is_told_in_its_order(colour: str) -> None:
    egg = f"{colour[0]}3"
    table = on("rg", "1 0", "choose A").act("A", "turn").chance(f"tile:{colour}").steal(egg)
    end = 2 if colour == "green" else 3
    assert table.events == [
        {"event": "turned", "seat": 0, "tile": colour, "number": 3},
        {"event": "named", "seat": 0, "egg": egg},
        {"event": "stolen", "seat": 0, "egg": egg},
        {"event": "moved", "seat": 0, "start": 1, "end": end},
    ]


def test_a_chosen_colour_is_told_before_the_egg() -> None:
    table = on("rgb", "1 0", "choose A").act("A", "blue").steal("b1")
    assert table.events == [
        {"event": "chose", "seat": 0, "colour": "blue"},
        {"event": "named", "seat": 0, "egg": "b1"},
        {"event": "stolen", "seat": 0, "egg": "b1"},
        {"event": "moved", "seat": 0, "start": 1, "end": 3},
    ]


def test_a_game_begins_with_who_is_first_the_nest_and_the_first_tile() -> None:
    table = Table.begun(3, "C").chance("tile:red")
    assert table.tags == ["first", "poured", "turned"]
    assert table.told("first") == [{"seat": 2}]
    assert table.told("turned") == [{"seat": 2, "tile": "red", "number": 1}]
