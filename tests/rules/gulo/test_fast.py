"""The faster variation for the little ones (GU-28 to GU-31, GU-35)."""

from __future__ import annotations

import pytest

from tests.rules.gulo.table import ALARMS, COLOURS, FAST, FULL, Table, bag_but, fast

BACK = {"green": 17, "yellow": 18, "red": 15, "blue": 16}
RED = bag_but("r1")


@pytest.mark.clause("GU-28")
def test_whoever_reaches_the_last_tile_turns_the_deck_at_once() -> None:
    table = fast(FULL, "16 0", "choose A").go("A:red A:r1 *steal:stolen")
    assert (table.at("A"), table.what) == (19, "tile A deck")
    assert table.bag == ["r1"]  # no refill
    assert table.told("again") == [{"seat": 0, "why": "last-tile"}]


@pytest.mark.clause("GU-28")
def test_so_does_whoever_turned_the_last_tile() -> None:
    table = fast(FULL[:18], "0 18 0", "tile B path").go("*tile:red B:r1 *steal:stolen")
    assert (table.places, table.what) == ("0 19 0", "tile B deck")


@pytest.mark.clause("GU-28", "GU-16")
def test_turning_the_last_tile_without_reaching_it_passes_the_turn() -> None:
    table = fast(FULL[:18], "14 0", "tile A path").go("*tile:red A:r1 *steal:stolen")
    assert (table.at("A"), table.what) == (15, "choose B")
    assert table.told("again") == []


@pytest.mark.clause("GU-28")
def test_the_tile_before_the_last_gives_nothing() -> None:
    table = fast(FULL, "16 0", "choose A").go("A:yellow A:y1 *steal:stolen")
    assert (table.at("A"), table.what) == (18, "choose B")


@pytest.mark.clause("GU-28")
def test_an_alarm_on_the_way_gives_nothing() -> None:
    table = fast(FULL, "16 0", "choose A").go("A:red A:r1 *steal:egg")
    assert (table.at("A"), table.what) == (15, "pour B")


@pytest.mark.clause("GU-29")
@pytest.mark.parametrize("seat", "AB")
def test_junior_wins_at_once(seat: str) -> None:
    at = "19 0" if seat == "A" else "0 19"
    table = fast(FULL, at, f"tile {seat} deck", bag="r1").chance("tile:junior")
    assert table.over
    assert table.winners == seat
    assert table.what == f"over {seat}"
    assert table.tags == ["turned", "finished"]
    told = table.told("finished")
    assert told == [{"why": "junior-found", "winners": ["AB".index(seat)]}]


@pytest.mark.clause("GU-29")
def test_no_purple_egg_is_ever_stolen() -> None:
    table = fast(FULL, "16 0", "choose A").go("A:red A:r1 *steal:stolen *tile:junior")
    assert table.winners == "A"
    assert table.bag == ["r1"]
    result = table.state.result()
    assert result
    assert result.why == "junior-found"


@pytest.mark.clause("GU-30")
@pytest.mark.parametrize("colour", COLOURS.values())
def test_a_stolen_colour_goes_under_the_deck_and_the_path_stays(colour: str) -> None:
    table = fast(FULL, "19 0", "tile A deck").chance(f"tile:{colour}")
    assert table.what == f"name A {colour} deck"
    table.steal(f"{colour[0]}1")
    assert (table.path, table.at("A")) == (FULL, 19)
    assert table.deck == "????" + colour[0]
    assert table.what == "tile A deck"
    assert table.told("under") == [{"seat": 0, "tile": colour}]
    assert table.told("grew") == table.told("moved") == []
    assert table.told("again") == [{"seat": 0, "why": "deck"}]


@pytest.mark.clause("GU-30")
def test_one_goes_on_through_the_whole_deck() -> None:
    table = fast(FULL, "19 0", "tile A deck")
    for colour in ("red", "blue", "green", "yellow"):
        table.chance(f"tile:{colour}").steal(f"{colour[0]}1")
    assert table.deck == "?rbgy"
    assert table.odds == {"junior": 1.0}
    assert table.chance("tile:junior").winners == "A"


@pytest.mark.clause("GU-30", "GU-32")
@pytest.mark.parametrize(
    ("deck", "odds"),
    [
        ("????r", {"green": 1 / 4, "yellow": 1 / 4, "blue": 1 / 4, "junior": 1 / 4}),
        ("???rg", {"yellow": 1 / 3, "blue": 1 / 3, "junior": 1 / 3}),
        ("??rgb", {"yellow": 1 / 2, "junior": 1 / 2}),
        ("?rgby", {"junior": 1.0}),
    ],
)
def test_tiles_under_the_deck_are_known(deck: str, odds: dict[str, float]) -> None:
    assert fast(FULL, "19 0", "tile A deck", deck=deck).odds == pytest.approx(odds)


@pytest.mark.clause("GU-31")
@pytest.mark.parametrize("why", ALARMS)
@pytest.mark.parametrize("colour", COLOURS.values())
def test_an_alarm_ends_the_turn_and_sends_the_gulo_back(colour: str, why: str) -> None:
    table = fast(FULL, "19 0", "tile A deck").chance(f"tile:{colour}")
    table.fail(f"{colour[0]}2", why)
    assert table.at("A") == BACK[colour]
    assert table.deck == "????" + colour[0]
    assert table.what == "pour B"
    assert table.told("under") == [{"seat": 0, "tile": colour}]
    assert table.told("again") == []
    assert table.pour().bag == []


@pytest.mark.clause("GU-31")
def test_thefts_before_the_alarm_leave_the_gulo_where_it_was() -> None:
    table = fast(FULL, "19 0", "tile A deck")
    table.go("*tile:red A:r1 *steal:stolen *tile:blue A:b1 *steal:stolen")
    table.go("*tile:green A:g1 *steal:pole")
    assert (table.at("A"), table.deck, table.path) == (17, "??rbg", FULL)
    assert table.what == "pour B"


@pytest.mark.clause("GU-28", "GU-31")
def test_after_an_alarm_the_last_tile_must_be_reached_again() -> None:
    table = fast(FULL, "19 0", "name A yellow deck").fail("y1").pour()
    table.go("B:green B:g1 *steal:stolen")
    assert (table.at("A"), table.what) == (18, "name A red path")
    table.steal("r1")
    assert (table.at("A"), table.what) == (19, "tile A deck")


@pytest.mark.clause("GU-27")
def test_a_last_egg_at_the_deck_refills_and_the_player_goes_on() -> None:
    table = fast(FULL, "19 0", "tile A deck", bag=bag_but("r5")).go("*tile:red *steal:stolen")
    assert (table.at("A"), table.what, table.deck) == (19, "pour A", "????r")
    assert table.pour().what == "tile A deck"
    table.go("*tile:blue A:b1 *steal:pole")
    assert table.what == "pour B"
    assert len(table.told("again")) == 1


@pytest.mark.clause("GU-35")
@pytest.mark.parametrize(("path", "what"), [(FULL, "steal A r1 path"), (FULL[:18], "tile A path")])
def test_a_last_egg_onto_the_last_tile_is_one_continuation(path: str, what: str) -> None:
    table = fast(path, "18 0", what, bag=RED)
    table.go("*tile:red" if what.startswith("tile") else "").chance("steal:stolen")
    assert (table.at("A"), table.what) == (19, "pour A")
    assert table.pour().what == "tile A deck"
    assert table.told("again") == [{"seat": 0, "why": "last-egg"}]
    table.go("*tile:blue A:b1 *steal:egg *pour")
    assert table.what == "choose B"


@pytest.mark.clause("GU-35")
def test_after_that_continuation_a_theft_at_the_deck_goes_on_as_always() -> None:
    table = fast(FULL, "18 0", "steal A r1 path", bag=RED)
    table.go("*steal:stolen *pour *tile:green A:g1 *steal:stolen")
    assert (table.what, table.deck) == ("tile A deck", "????g")


@pytest.mark.clause("GU-20")
def test_a_last_egg_elsewhere_gives_an_extra_turn_here_too() -> None:
    table = fast(FULL, "0 0", "steal A r1 path", bag=RED).go("*steal:stolen *pour")
    assert (table.at("A"), table.what) == (3, "choose A")


@pytest.mark.clause("GU-28")
def test_the_table_says_that_it_plays_fast() -> None:
    table = Table.new(2, FAST)
    assert table.view.fast
    assert table.parts[0] == "gulo 2 dice 60 fast"
    assert not Table.new(2).view.fast
