"""Which colour is stolen: that of an open tile in front or of one that is turned (GU-06 to 09)."""

from __future__ import annotations

import pytest

from tests.rules.gulo.table import COLOURS, FULL, Table, on

IN_FRONT = [
    ("r", 0, "red turn"),
    ("rgby", 0, "red green blue yellow turn"),
    ("rgby", 1, "green blue yellow turn"),
    ("rgby", 3, "yellow turn"),
    ("rgr", 1, "green red turn"),
    ("grrr", 1, "red turn"),
    ("rgrgrg", 0, "red green turn"),
    (FULL, 0, "green yellow red blue"),
    (FULL, 16, "green yellow red"),
    (FULL, 17, "yellow red"),
    (FULL[:18], 16, "green yellow turn"),
]


@pytest.mark.clause("GU-06", "GU-07")
@pytest.mark.parametrize(("path", "at", "offered"), IN_FRONT)
def test_one_may_choose_any_open_colour_in_front_or_turn_a_tile(
    path: str, at: int, offered: str
) -> None:
    table = on(path, f"{at} 0", "choose A")
    assert table.asked == "A"
    assert table.legal == set(offered.split())


@pytest.mark.clause("GU-06")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_an_open_tile_is_chosen_without_turning_one(colour: str) -> None:
    table = on("brg", "1 0", "choose A").act("A", colour)
    assert table.what == f"name A {colour} path"
    assert table.path == "brg".ljust(19, "?")


@pytest.mark.clause("GU-06")
@pytest.mark.parametrize("colour", ["blue", "yellow", "red"])
def test_colours_behind_below_or_nowhere_cannot_be_chosen(colour: str) -> None:
    table = on("brg", "2 0", "choose A")
    assert table.why_not("A", colour) == ("GU-06", "not-in-front")


@pytest.mark.clause("GU-06")
def test_an_egg_cannot_be_named_before_a_colour_is_chosen() -> None:
    table = on("brg", "1 0", "choose A")
    assert table.why_not("A", "r1") == ("GU-06", "choose-first")


@pytest.mark.clause("GU-06")
def test_figure_3_the_colour_that_leads_furthest_may_be_chosen() -> None:
    table = on("gbyygbr", "1 0", "choose A").act("A", "red").steal("r1")
    assert table.at("A") == 7


@pytest.mark.clause("GU-07")
@pytest.mark.parametrize("colour", COLOURS.values())
def test_figure_2_whoever_turns_a_tile_must_steal_its_colour(colour: str) -> None:
    table = on("rgby", "1 0", "choose A").act("A", "turn")
    assert table.what == "tile A path"
    assert table.asked == ""
    table.chance(f"tile:{colour}")
    assert table.what == f"name A {colour} path"
    assert table.path == ("rgby" + colour[0]).ljust(19, "?")
    assert table.legal == {f"{colour[0]}{number}" for number in range(1, 6)}


@pytest.mark.clause("GU-07")
def test_after_turning_no_other_colour_can_be_chosen() -> None:
    table = on("rgby", "1 0", "choose A").act("A", "turn").chance("tile:blue")
    assert table.why_not("A", "green") == ("GU-10", "name-an-egg")
    assert table.why_not("A", "turn") == ("GU-10", "name-an-egg")
    assert table.why_not("A", "g1") == ("GU-10", "wrong-colour")


@pytest.mark.clause("GU-07")
@pytest.mark.parametrize("at", range(4))
def test_the_tile_that_is_turned_is_the_same_for_all(at: int) -> None:
    table = on("rgby", f"0 {at} 4", "choose B").act("B", "turn").chance("tile:blue")
    assert table.path.rstrip("?") == "rgbyb"
    assert [told["number"] for told in table.told("turned")] == [5]


@pytest.mark.clause("GU-07")
def test_the_last_face_down_tile_may_be_turned_from_afar() -> None:
    table = on(FULL[:18], "3 0", "choose A").act("A", "turn").chance("tile:red")
    assert table.path == FULL
    assert table.what == "name A red path"


@pytest.mark.clause("GU-09")
def test_nothing_can_be_turned_on_an_open_path() -> None:
    table = on(FULL, "10 0", "choose A")
    assert table.why_not("A", "turn") == ("GU-09", "nothing-to-turn")


@pytest.mark.clause("GU-08")
def test_figure_4_with_only_face_down_tiles_in_front_the_next_is_turned_unasked() -> None:
    table = on("rgb", "0 3", "pour B").pour()
    assert table.what == "tile B path"
    assert table.asked == ""
    table.chance("tile:yellow")
    assert table.path.rstrip("?") == "rgby"
    assert table.what == "name B yellow path"


@pytest.mark.clause("GU-08")
def test_the_first_turn_of_the_game_turns_the_first_tile() -> None:
    table = Table.begun(4, "C")
    assert table.what == "tile C path"
    assert table.chance("tile:green").path == "g".ljust(19, "?")
    assert table.legal == {"g1", "g2", "g3", "g4", "g5"}


@pytest.mark.clause("GU-08", "GU-09")
def test_before_the_last_tile_the_path_is_turned_and_not_the_deck() -> None:
    table = on(FULL[:18], "0 18", "pour B").pour()
    assert table.what == "tile B path"
    assert not table.could("tile:junior")


@pytest.mark.clause("GU-09")
@pytest.mark.parametrize(("at", "offered"), [(15, "blue green yellow red"), (17, "yellow red")])
def test_on_an_open_path_one_chooses_and_leaves_the_deck_alone(at: int, offered: str) -> None:
    table = on(FULL, f"19 {at}", "pour B").pour()
    assert table.what == "choose B"
    assert table.legal == set(offered.split())


@pytest.mark.clause("GU-09")
@pytest.mark.parametrize("egg", ["g2", "b5", "y1", "r3"])
def test_one_tile_before_the_end_its_colour_is_chosen_unasked(egg: str) -> None:
    path = "gyrbgyrbgyrbgyrbgy" + egg[0]
    table = on(path, "0 18", "pour B").pour()
    assert table.what == f"name B {COLOURS[egg[0]]} path"
    assert table.asked == "B"
    table.steal(egg)
    assert table.at("B") == 19


@pytest.mark.clause("GU-09")
def test_several_tiles_of_one_colour_are_one_answer() -> None:
    table = on("gybgyrbgyrbgyrbgyrr", "0 17", "pour B").pour()
    assert table.what == "name B red path"
    assert table.steal("r1").at("B") == 18


@pytest.mark.clause("GU-06")
@pytest.mark.parametrize("code", [-1, 27, 999])
def test_there_are_no_other_actions(code: int) -> None:
    table = on("brg", "1 0", "choose A")
    before = table.position
    with pytest.raises(Exception, match="GU-06") as caught:
        table.state.play(0, code)
    assert getattr(caught.value, "reason", "") == "no-such-action"
    assert table.position == before
