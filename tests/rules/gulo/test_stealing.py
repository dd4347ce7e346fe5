"""Naming an egg and what can come of it (GU-10 to GU-15, with a nest of dice)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.core.errors import BadInput, GameOver, NotationError, NotYourDecision, WrongSeat
from tablee.core.notation import Word
from tests.rules.gulo.table import (
    ALARMS,
    COLOURS,
    EGGS,
    FULL,
    GAME,
    HAND_ALARMS,
    Table,
    nest,
    on,
    physics,
)


@pytest.mark.clause("GU-10")
@pytest.mark.parametrize(("letter", "colour"), COLOURS.items())
def test_one_egg_of_the_colour_is_named(letter: str, colour: str) -> None:
    table = on("gyrb", "0 0", "choose A").act("A", colour)
    assert table.what == f"name A {colour} path"
    assert table.legal == {f"{letter}{number}" for number in range(1, 6)}
    table.act("A", f"{letter}4")
    assert table.what == f"steal A {letter}4 path"


@pytest.mark.clause("GU-10")
def test_nobody_may_change_the_egg_or_do_anything_else_during_the_attempt() -> None:
    table = on("gyrb", "0 0", "name A red path").act("A", "r2")
    assert table.asked == ""
    assert table.legal == set()
    for text in ("r1", "r2", "b1", "green", "purple", "turn"):
        assert isinstance(table.refused("A", text), NotYourDecision)
        assert table.why_not("A", text) == ("GU-10", "egg-is-named")
        assert table.refused("B", text).clause == "GU-05"


@pytest.mark.clause("GU-10")
def test_an_egg_of_another_colour_cannot_be_named() -> None:
    table = on("gyrb", "0 0", "name A red path")
    assert table.why_not("A", "b1") == ("GU-10", "wrong-colour")
    assert table.why_not("A", "p1") == ("GU-10", "wrong-colour")


@pytest.mark.clause("GU-10")
@pytest.mark.parametrize("text", ["red", "blue", "turn"])
def test_once_the_colour_is_settled_an_egg_must_be_named(text: str) -> None:
    assert on("gyrb", "0 0", "name A red path").why_not("A", text) == ("GU-10", "name-an-egg")


@pytest.mark.clause("GU-10")
def test_the_last_egg_of_a_colour_names_itself() -> None:
    table = on("gyrb", "0 0", "choose A", bag="r1 r2 r4 r5").act("A", "red")
    assert table.what == "steal A r3 path"
    assert table.asked == ""
    assert table.told("named") == [{"seat": 0, "egg": "r3"}]


@pytest.mark.clause("GU-10")
def test_the_last_egg_of_a_turned_colour_names_itself() -> None:
    table = on("g", "0 1", "tile B path", bag="b1 b2 b3 b5").chance("tile:blue")
    assert table.what == "steal B b4 path"


@pytest.mark.clause("GU-11")
@pytest.mark.parametrize("text", ["r1,r2", "r1r2", "r1 r2", "r1+r2"])
def test_only_one_egg_can_be_named(text: str) -> None:
    table = on("gyrb", "0 0", "name A red path")
    with pytest.raises(BadInput):
        table.act("A", text)
    assert table.what == "name A red path"


@pytest.mark.clause("GU-11", "GU-13")
def test_a_theft_takes_the_named_egg_and_no_other() -> None:
    table = on("gyrb", "0 0", "steal A r2 path").chance("steal:stolen")
    assert table.bag == ["r2"]
    assert table.nest == [egg for egg in EGGS if egg != "r2"]


@pytest.mark.clause("GU-12", "GU-14")
@pytest.mark.parametrize(
    ("head", "alarms"),
    [
        ("dice 60", ALARMS),
        ("dice 60 fast", ALARMS),
        ("dice 10", ALARMS),
        ("physics 60", HAND_ALARMS),
    ],
)
def test_an_attempt_ends_with_the_egg_or_with_an_alarm(head: str, alarms: Sequence[str]) -> None:
    table = on("gyrb", "1 0", "steal A r2 path", head=head)
    assert table.open_chance == "steal"
    possible = {how for how in ("stolen", *HAND_ALARMS) if table.could(f"steal:{how}")}
    assert possible == {"stolen", *alarms}
    assert not any(table.could(f"steal:{how}") for how in ("", "nothing", "r2", "fell", "rim"))


@pytest.mark.clause("GU-12", "GU-14")
@pytest.mark.parametrize("why", ALARMS)
def test_every_alarm_sends_the_gulo_back_and_empties_the_bag(why: str) -> None:
    table = on("gyrbgyrb", "4 0", "name A green path", bag="b1 y2").fail("g5", why)
    assert table.at("A") == 1
    assert table.what == "pour B"
    assert table.told("alarm") == [{"seat": 0, "egg": "g5", "why": why}]
    assert table.told("stolen") == []
    assert table.pour().bag == []


@pytest.mark.clause("GU-12")
def test_the_named_egg_leaving_the_nest_is_no_alarm() -> None:
    table = on("gyrb", "1 0", "steal A b2 path").chance("steal:stolen")
    assert table.told("alarm") == []
    assert table.at("A") == 4


@pytest.mark.clause("GU-12")
def test_a_leaning_pole_alone_is_no_alarm() -> None:
    table = on("gyrb", "1 0", "steal A b2 path", eggs=nest(lean=90)).chance("steal:stolen")
    assert table.at("A") == 4
    assert table.what == "choose B"


@pytest.mark.clause("GU-13")
def test_stolen_eggs_lie_in_the_bag_and_cannot_be_named() -> None:
    table = on("gyrb", "0 0", "name A red path", bag="r1 b3")
    assert table.legal == {"r2", "r3", "r4", "r5"}
    assert table.why_not("A", "r1") == ("GU-13", "egg-not-in-nest")
    table.steal("r4").act("B", "red")
    assert table.legal == {"r2", "r3", "r5"}
    assert table.why_not("B", "r4") == ("GU-13", "egg-not-in-nest")
    assert set(table.bag) == {"r1", "b3", "r4"}


@pytest.mark.clause("GU-13")
def test_with_dice_the_other_eggs_stay_as_they_lie() -> None:
    table = on("gyrb", "0 0", "name A red path").steal("r4")
    assert table.nest == [egg for egg in EGGS if egg != "r4"]
    assert table.open_chance is None


@pytest.mark.clause("GU-14")
@pytest.mark.parametrize("seconds", [10, 60, 600])
def test_the_table_agrees_on_the_time_for_a_theft(seconds: int) -> None:
    table = Table.new(2, {"steal_seconds": seconds})
    assert table.view.steal_seconds == seconds
    assert table.parts[0] == f"gulo 2 dice {seconds}"


@pytest.mark.clause("GU-14")
def test_a_theft_may_take_60_seconds_unless_agreed_otherwise() -> None:
    assert Table.new(2).view.steal_seconds == 60


@pytest.mark.clause("GU-14")
def test_time_running_out_on_the_deck_is_an_alarm_too() -> None:
    table = physics(FULL, "19 0", "name A red deck").fail("r1", "time")
    assert (table.at("A"), table.deck, table.what) == (15, "????r", "pour B")


@pytest.mark.clause("GU-14")
@pytest.mark.parametrize("text", ["time", "time:3"])
def test_dice_take_no_time(text: str) -> None:
    table = on("gyrb", "1 0", "steal A r2 path")
    with pytest.raises(NotationError) as caught:
        GAME.parse_outcome(table.state, Word(text))
    assert caught.value.problem == "expected how the theft ended (stolen, pole, egg), not 'time'"
    chance = table.state.chance()
    assert chance
    assert not chance.allows((3,))
    assert not any(chance.allows((3, roll)) for roll in range(1000))


@pytest.mark.clause("GU-15")
def test_with_dice_the_pole_never_falls_by_itself() -> None:
    table = on("gyrb", "0 0", "name A red path").steal("r4")
    assert table.what == "choose B"
    assert "put-back" not in table.tags


@pytest.mark.parametrize("egg", EGGS)
def test_the_risk_of_an_egg_is_how_often_it_sets_off_the_alarm(egg: str) -> None:
    where = "deck" if egg[0] == "p" else "path"
    table = on(FULL, "19 0" if where == "deck" else "0 0", f"steal A {egg} {where}")
    risk = next(shown.risk for shown in table.view.eggs if shown.name == egg)
    odds = table.odds
    assert sum(odds.values()) == pytest.approx(1)
    assert set(odds) <= {"stolen", *ALARMS}
    assert odds.get("stolen", 0) == pytest.approx(1 - risk / 1000, abs=0.0011)


@pytest.mark.parametrize("seat", ["B", "C"])
def test_only_whoever_has_the_turn_decides(seat: str) -> None:
    table = on("gyrb", "0 0 0", "choose A")
    assert isinstance(table.refused(seat, "red"), NotYourDecision)
    assert table.state.legal(1) == table.state.legal(2) == []


@pytest.mark.parametrize("seat", [-1, 3, 6, 99])
def test_nobody_else_sits_at_the_table(seat: int) -> None:
    table = on("gyrb", "0 0 0", "choose A")
    with pytest.raises(WrongSeat):
        table.state.play(seat, GAME.actions - 1)


def test_nothing_is_done_after_the_end() -> None:
    table = on(FULL, "19 0", "steal A p1 deck").chance("steal:stolen")
    for text in ("red", "turn", "r1", "p2"):
        assert isinstance(table.refused("A", text), GameOver)
        assert isinstance(table.refused("B", text), GameOver)
