"""On the last tile: turning the deck, growing the path, going back (GU-21 to GU-24, GU-27)."""

from __future__ import annotations

import pytest

from tests.rules.gulo.table import ALARMS, COLOURS, FULL, Table, bag_but, on

BACK = {"green": 17, "yellow": 18, "red": 15, "blue": 16}
"""From the last tile of FULL, which is red."""


@pytest.mark.clause("GU-21")
@pytest.mark.parametrize("seats", range(2, 7))
def test_whoever_begins_on_the_last_tile_must_turn_the_deck(seats: int) -> None:
    table = on(FULL, " ".join(["19"] * seats), "pour B").pour()
    assert table.what == "tile B deck"
    assert (table.asked, table.open_chance) == ("", "tile")


@pytest.mark.clause("GU-21")
def test_the_deck_is_turned_in_the_next_turn_and_not_before() -> None:
    table = on(FULL, "18 0", "name A red path").steal("r1")
    assert table.what == "choose B"
    table.go("B:green B:g1 *steal:stolen")
    assert table.what == "tile A deck"


@pytest.mark.clause("GU-21")
def test_any_of_the_five_tiles_may_be_on_top() -> None:
    odds = on(FULL, "19 0", "tile A deck").odds
    assert odds == pytest.approx(dict.fromkeys([*COLOURS.values(), "junior"], 1 / 5))


ODDS = [
    (FULL, "????r", {"green": 1 / 4, "yellow": 1 / 4, "blue": 1 / 4, "junior": 1 / 4}),
    (FULL, "????J", {"green": 1 / 4, "yellow": 1 / 4, "red": 1 / 4, "blue": 1 / 4}),
    (FULL, "???rb", {"green": 1 / 3, "yellow": 1 / 3, "junior": 1 / 3}),
    (FULL, "???Jb", {"green": 1 / 3, "yellow": 1 / 3, "red": 1 / 3}),
    (FULL, "?rgyb", {"junior": 1.0}),
    (FULL, "?rgJb", {"yellow": 1.0}),
    (FULL, "rgyJb", {"red": 1.0}),
    (FULL, "Jrgyb", {"junior": 1.0}),
    (FULL + "b", "????", {"green": 1 / 4, "yellow": 1 / 4, "red": 1 / 4, "junior": 1 / 4}),
    (FULL + "bgy", "??", {"red": 1 / 2, "junior": 1 / 2}),
    (FULL + "bgy", "Jr", {"junior": 1.0}),
    (FULL + "bgyr", "?", {"junior": 1.0}),
    (FULL + "bgyr", "J", {"junior": 1.0}),
    ("gggggyyyyyyrrrrrrbb", "?????", {"green": 1 / 5, "blue": 3 / 5, "junior": 1 / 5}),
    ("gggggyyyyyyrrrrrrbb", "????b", {"green": 1 / 4, "blue": 2 / 4, "junior": 1 / 4}),
    ("gggggyyyyyyrrrrrrbb", "????J", {"green": 1 / 4, "blue": 3 / 4}),
    ("ggggggyyyyrrrrbbbbb", "?????", {"yellow": 2 / 5, "red": 2 / 5, "junior": 1 / 5}),
]


@pytest.mark.clause("GU-32")
@pytest.mark.parametrize(("path", "deck", "odds"), ODDS)
def test_the_top_of_the_deck_is_what_nobody_has_seen_or_what_all_have(
    path: str, deck: str, odds: dict[str, float]
) -> None:
    table = on(path, f"{len(path)} 0", "tile A deck", deck=deck)
    assert table.odds == pytest.approx(odds)
    for tile in [*COLOURS.values(), "junior"]:
        assert table.could(f"tile:{tile}") == (tile in odds)


PATH_ODDS = [
    ("", {"green": 6 / 23, "yellow": 6 / 23, "red": 6 / 23, "blue": 5 / 23}),
    ("r", {"green": 6 / 22, "yellow": 6 / 22, "red": 5 / 22, "blue": 5 / 22}),
    ("bbbbb", {"green": 6 / 18, "yellow": 6 / 18, "red": 6 / 18}),
    ("ggggggbbbbb", {"yellow": 6 / 12, "red": 6 / 12}),
    ("gggggyyyyyyrrrrrrb", {"green": 1 / 5, "blue": 4 / 5}),
]


@pytest.mark.clause("GU-32")
@pytest.mark.parametrize(("path", "odds"), PATH_ODDS)
def test_a_path_tile_is_any_colour_tile_that_nobody_has_seen(
    path: str, odds: dict[str, float]
) -> None:
    table = on(path, f"{len(path)} 0", "tile A path")
    assert table.odds == pytest.approx(odds)
    for tile in [*COLOURS.values(), "junior"]:
        assert table.could(f"tile:{tile}") == (tile in odds)


@pytest.mark.clause("GU-22")
@pytest.mark.parametrize("colour", COLOURS.values())
def test_a_colour_from_the_deck_must_be_stolen(colour: str) -> None:
    table = on(FULL, "19 0", "tile A deck").chance(f"tile:{colour}")
    assert table.what == f"name A {colour} deck"
    assert table.deck == "????"
    assert table.legal == {f"{colour[0]}{number}" for number in range(1, 6)}
    assert table.told("turned") == [{"seat": 0, "tile": colour, "number": None}]


@pytest.mark.clause("GU-22")
@pytest.mark.parametrize("colour", COLOURS.values())
def test_after_the_theft_the_tile_lengthens_the_path_and_the_next_is_turned(colour: str) -> None:
    table = on(FULL, "19 0", "name A " + colour + " deck").steal(f"{colour[0]}1")
    assert table.path == FULL + colour[0]
    assert table.at("A") == 20
    assert (table.what, table.deck) == ("tile A deck", "????")
    assert table.events[1:] == [
        {"event": "stolen", "seat": 0, "egg": f"{colour[0]}1"},
        {"event": "grew", "seat": 0, "colour": colour, "number": 20},
        {"event": "moved", "seat": 0, "start": 19, "end": 20},
        {"event": "again", "seat": 0, "why": "deck"},
    ]


@pytest.mark.clause("GU-22")
def test_one_goes_on_until_junior() -> None:
    table = on(FULL, "19 0 0", "tile A deck")
    for number, colour in enumerate(["red", "blue", "green", "yellow"], 20):
        table.chance(f"tile:{colour}").steal(f"{colour[0]}1")
        assert (table.at("A"), table.turn_of) == (number, "A")
    assert table.path == FULL + "rbgy"
    assert table.deck == "?"
    assert table.odds == {"junior": 1.0}
    table.chance("tile:junior").steal("p1")
    assert table.winners == "A"


@pytest.mark.clause("GU-22", "GU-23")
def test_one_goes_on_until_an_alarm() -> None:
    table = on(FULL, "19 0 0", "tile A deck")
    table.chance("tile:blue").steal("b1").chance("tile:red").steal("r1")
    table.chance("tile:yellow").fail("y1")
    assert table.path == FULL + "br"
    assert table.at("A") == 18
    assert (table.deck, table.what) == ("??y", "pour B")


@pytest.mark.clause("GU-23")
@pytest.mark.parametrize("why", ALARMS)
@pytest.mark.parametrize("colour", COLOURS.values())
def test_after_an_alarm_the_tile_goes_under_the_deck_and_the_gulo_back(
    colour: str, why: str
) -> None:
    table = on(FULL, "19 19", f"name A {colour} deck").fail(f"{colour[0]}1", why)
    assert table.path == FULL
    assert table.deck == "????" + colour[0]
    assert table.places == f"{BACK[colour]} 19"
    assert table.what == "pour B"
    assert table.told("under") == [{"seat": 0, "tile": colour}]
    assert table.told("again") == table.told("grew") == []


@pytest.mark.clause("GU-23")
def test_the_turned_tile_is_not_the_one_to_go_back_to() -> None:
    path = "gggggggyyyyyyrrrrrr".replace("ggggggg", "ggggggb")
    table = on(path, "19 0", "name A blue deck").fail("b1")
    assert table.at("A") == 7
    assert on(path[:6] + path[7:] + "b", "19 0", "name A blue deck").fail("b1").at("A") == 0


@pytest.mark.clause("GU-23")
def test_an_alarm_is_told_before_the_tile_goes_under_and_the_nest_is_refilled() -> None:
    table = on(FULL, "19 0", "tile A deck").chance("tile:blue").fail("b2", "pole").pour()
    assert table.tags[:3] == ["turned", "named", "alarm"]
    assert set(table.tags[3:5]) == {"moved", "under"}
    assert table.tags[5:] == ["poured"]


@pytest.mark.clause("GU-23")
def test_a_tile_that_comes_up_again_is_known() -> None:
    table = on(FULL, "19 19", "tile A deck").chance("tile:red").fail("r1").pour()
    for colour in ("green", "yellow", "blue"):
        table.chance(f"tile:{colour}").steal(f"{colour[0]}1")
    assert (table.deck, table.odds) == ("?r", {"junior": 1.0})
    table.chance("tile:junior").fail("p1").pour()
    assert (table.deck, table.places) == ("rJ", "15 21")
    table.act("A", "blue").fail("b1").pour()
    assert table.what == "name B blue path"
    table.steal("b1").go("A:green A:g1 *steal:stolen")
    assert table.what == "tile B deck"
    assert table.odds == {"red": 1.0}
    table.chance("tile:red").fail("r1")
    assert (table.deck, table.path) == ("Jr", FULL + "gyb")


@pytest.mark.clause("GU-24")
def test_a_gulo_on_the_former_last_tile_must_reach_the_new_one_first() -> None:
    table = on(FULL, "19 19 0", "tile A deck").go("*tile:red A:r1 *steal:stolen")
    table.go("*tile:green A:g1 *steal:pole *pour")
    assert table.places == "17 19 0"
    assert table.what == "name B red path"  # the only open tile in front
    assert not table.could("tile:junior")
    table.steal("r2")
    assert table.places == "17 20 0"
    assert table.what == "choose C"


@pytest.mark.clause("GU-24")
def test_two_new_tiles_leave_a_choice_but_nothing_to_turn() -> None:
    table = on(FULL + "rb", "19 21", "pour A").pour()
    assert table.what == "choose A"
    assert table.legal == {"red", "blue"}
    assert table.why_not("A", "turn") == ("GU-09", "nothing-to-turn")
    table.go("A:red A:r1 *steal:stolen")
    assert (table.at("A"), table.what) == (20, "tile B deck")


@pytest.mark.clause("GU-24")
def test_whoever_reached_the_new_last_tile_turns_the_deck_next_time() -> None:
    table = on(FULL + "r", "19 0", "name A red path").steal("r1")
    assert table.what == "choose B"
    table.go("B:green B:g1 *steal:stolen")
    assert table.what == "tile A deck"


@pytest.mark.clause("GU-27")
@pytest.mark.parametrize("egg", ["g1", "y2", "r3", "b4"])
def test_a_last_egg_at_the_deck_refills_the_nest_and_the_player_goes_on(egg: str) -> None:
    table = on(FULL, "19 0", "tile A deck", bag=bag_but(egg))
    table.chance(f"tile:{COLOURS[egg[0]]}")
    assert table.what == f"steal A {egg} deck"
    table.chance("steal:stolen")
    assert (table.path, table.at("A"), table.what) == (FULL + egg[0], 20, "pour A")
    assert table.pour().what == "tile A deck"
    assert table.bag == []
    assert len(table.told("again")) == 1


@pytest.mark.clause("GU-27")
def test_a_last_egg_at_the_deck_leaves_no_extra_turn_for_later() -> None:
    table = on(FULL, "19 0", "steal A r5 deck", bag=bag_but("r5"))
    table.go("*steal:stolen *pour *tile:blue A:b1 *steal:egg")
    assert (table.at("A"), table.what) == (16, "pour B")
    table.go("*pour B:green B:g1 *steal:stolen")
    assert table.what == "choose A"
    table.go("A:green A:g2 *steal:stolen")
    assert table.what == "choose B"


@pytest.mark.clause("GU-27")
def test_an_alarm_with_the_last_egg_at_the_deck_is_an_alarm() -> None:
    table = on(FULL, "19 0", "steal A r5 deck", bag=bag_but("r5")).chance("steal:egg")
    assert (table.at("A"), table.deck, table.what) == (15, "????r", "pour B")


@pytest.mark.clause("GU-21")
def test_all_players_take_turns_at_the_deck() -> None:
    table = on(FULL, "19 19 19", "tile A deck")
    for seat, colour in zip("ABC", ["red", "green", "blue"]):
        assert table.what == f"tile {seat} deck"
        table.chance(f"tile:{colour}").fail(f"{colour[0]}1").pour()
    assert (table.deck, table.places) == ("??rgb", "15 17 16")
    assert Table.of(table.position).what == "choose A"
