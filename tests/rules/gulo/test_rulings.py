"""How the rules meet (GU-34 to GU-36), and a few small games from beginning to end."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.gulo.table import (
    ALARMS,
    COLOURS,
    EGGS,
    FAST,
    FULL,
    PHYSICS,
    Table,
    bag_but,
    colours,
    fast,
    on,
)


@pytest.mark.clause("GU-34")
@pytest.mark.parametrize("why", ALARMS)
@pytest.mark.parametrize("path", ["", "r", "rgb", FULL[:18]])
def test_a_turned_path_tile_stays_open_after_an_alarm(path: str, why: str) -> None:
    table = on(path, f"{len(path)} 0", "tile A path").chance("tile:red").fail("r1", why)
    assert table.path == (path + "r").ljust(19, "?")
    table.pour()
    assert table.path == (path + "r").ljust(19, "?")
    assert table.what == "choose B"


@pytest.mark.clause("GU-34")
@pytest.mark.parametrize("added", ["b", "by", "bygr"])
def test_deck_tiles_on_the_path_stay_there_after_an_alarm(added: str) -> None:
    table = on(FULL, "19 0", "tile A deck")
    for letter in added:
        table.chance(f"tile:{COLOURS[letter]}").steal(f"{letter}1")
    table.chance("tile:junior").fail("p1")
    assert table.path == FULL + added
    assert table.at("A") == 18 + len(added)


@pytest.mark.clause("GU-34")
def test_an_added_tile_may_be_the_one_to_go_back_to() -> None:
    table = on("gggggyyyyyyrrrrrrbb", "19 0", "tile A deck")
    for egg in ("b1", "g1"):
        table.chance(f"tile:{COLOURS[egg[0]]}").steal(egg)
    table.chance("tile:blue").fail("b2")
    assert (table.path, table.at("A")) == ("gggggyyyyyyrrrrrrbbbg", 20)
    assert table.deck == "??b"


@pytest.mark.clause("GU-35")
def test_extra_turns_never_add_up() -> None:
    table = fast(FULL, "18 0", "steal A r1 path", bag=bag_but("r1"))
    table.go("*steal:stolen *pour *tile:yellow A:y1 *steal:egg *pour")
    assert table.turn_of == "B"
    table.go("B:green B:g1 *steal:stolen")
    assert table.what == "name A red path"


@pytest.mark.clause("GU-35")
def test_without_the_variation_the_last_egg_alone_leads_to_the_deck() -> None:
    table = on(FULL, "18 0", "steal A r1 path", bag=bag_but("r1"))
    table.go("*steal:stolen *pour *tile:yellow A:y1 *steal:egg *pour")
    assert table.what == "choose B"
    assert len(table.told("again")) == 1


@pytest.mark.clause("GU-36")
@pytest.mark.parametrize("egg", [egg for egg in EGGS if egg[0] != "p"])
@pytest.mark.parametrize("where", ["path", "deck"])
def test_a_colour_that_was_emptied_is_there_again(egg: str, where: str) -> None:
    at = "19 0" if where == "deck" else "0 0"
    table = on(FULL, at, f"steal A {egg} {where}", bag=bag_but(egg)).go("*steal:stolen *pour")
    assert colours(table.nest) == {"g": 5, "y": 5, "r": 5, "b": 5, "p": 2}


@pytest.mark.clause("GU-36")
@pytest.mark.parametrize("options", [{}, FAST, PHYSICS])
@pytest.mark.parametrize("seed", range(6))
def test_no_colour_is_missing_when_one_is_chosen(seed: int, options: dict[str, object]) -> None:
    rng, table = Random(seed), Table.begun(3, "A", options)
    for _ in range(300):
        if table.over:
            break
        if table.asked:
            assert set(colours(table.nest)) == set("gyrbp")
            assert colours(table.nest)["p"] == 2
            table.act(table.asked, rng.choice(sorted(table.legal)))
        else:
            settle(table, rng)


def settle(table: Table, rng: Random) -> None:
    """Chance falls; one theft in eight sets off the alarm."""
    if table.open_chance == "pour":
        table.pour()
    elif table.open_chance == "rest":
        table.rest()
    elif table.open_chance == "steal":
        table.chance(rng.choice(["steal:stolen"] * 7 + ["steal:pole"]))
    else:
        table.chance("tile:" + rng.choice(sorted(table.odds)))


QUICK = """
    *start:B *pour *tile:red B:r1 *steal:stolen
    A:turn *tile:green A:g5 *steal:stolen
    B:turn *tile:green B:g4 *steal:stolen
    A:turn *tile:blue A:b1 *steal:egg *pour
    B:blue B:b1 *steal:stolen
    A:green A:g1 *steal:stolen
    *tile:blue B:b2 *steal:stolen
"""


def test_a_game_begins() -> None:
    table = Table.new(2).go(QUICK)
    assert table.path.rstrip("?") == "rggbb"
    assert table.places == "2 5"
    assert set(table.bag) == {"b1", "g1", "b2"}
    assert table.legal == {"green", "blue", "turn"}


def lead(table: Table, path: str) -> Table:
    """A goes ahead, a tile a turn; B chooses green and fails at the start every time."""
    for letter in path:
        table.chance(f"tile:{COLOURS[letter]}").steal(f"{letter}1")
        table.act("B", "green").fail("g2").pour()
    return table


def test_a_whole_game_by_one_who_never_fails() -> None:
    table = lead(Table.begun(2), FULL)
    assert (table.places, table.path, table.what) == ("19 0", FULL, "tile A deck")
    table.go("*tile:yellow A:y1 *steal:stolen *tile:junior A:p2 *steal:pole *pour")
    assert (table.places, table.deck, table.path) == ("19 0", "???J", FULL + "y")
    table.go("B:green B:g3 *steal:stolen")
    assert table.what == "name A yellow path"
    table.go("A:y5 *steal:stolen B:yellow B:y1 *steal:stolen")
    table.go("*tile:red A:r1 *steal:stolen *tile:green A:g1 *steal:stolen")
    table.go("*tile:blue A:b1 *steal:stolen")
    assert (table.path, table.deck) == (FULL + "yrgb", "J")
    table.go("*tile:junior A:p2 *steal:stolen")
    assert table.winners == "A"
    assert table.places == "23 2"


def test_a_whole_fast_game() -> None:
    table = lead(Table.begun(2, "A", FAST), FULL[:18])
    table.go("*tile:red A:r1 *steal:stolen *tile:blue A:b1 *steal:stolen *tile:red A:r2")
    table.go("*steal:pole *pour")
    assert (table.places, table.deck) == ("15 0", "???br")
    table.go("B:green B:g1 *steal:stolen A:red A:r1 *steal:stolen *tile:junior")
    assert table.winners == "A"
    assert table.tags[-1] == "finished"
