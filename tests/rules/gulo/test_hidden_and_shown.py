"""What everybody sees, and the little that nobody does (GU-32, GU-33)."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.notation import SEATS
from tests.rules.gulo.table import (
    COLOURS,
    EGGS,
    FAST,
    FULL,
    GAME,
    PHYSICS,
    TILES,
    TOUCHING,
    Table,
    bag_but,
    fast,
    line,
    nest,
    on,
    physics,
)

MOMENTS = [
    line("", "0 0 0", "start"),
    line("", "0 0 0", "pour B"),
    line("rg", "0 2 1", "tile B path"),
    line(FULL, "0 19 1", "tile B deck", deck="???rJ"),
    line("rgb", "0 2 1", "choose A", bag="r1 b2"),
    line("rgb", "0 2 1", "name A green path"),
    line(FULL, "0 2 19", "name C red deck", deck="???b"),
    line(FULL, "0 2 19", "name C purple deck"),
    line("rgb", "0 2 1", "steal A r3 path"),
    line(FULL + "b", "20 2 19", "steal A p1 deck"),
    line("rgb", "0 2 1", "rest A B", bag="b3", head="physics 60"),
    line(FULL, "19 2 1", "name A red deck", head="dice 60 fast"),
]


@pytest.mark.clause("GU-32", "GU-33")
@pytest.mark.parametrize("position", MOMENTS)
def test_everybody_sees_the_same(position: str) -> None:
    table = Table.of(position)
    stranger = table.seen()
    assert stranger["seat"] is None
    for number, letter in enumerate(SEATS[:3]):
        assert table.seen(letter) == stranger | {"seat": number}


@pytest.mark.clause("GU-32")
@pytest.mark.parametrize("position", MOMENTS)
def test_nothing_is_hidden_but_faces_that_nobody_has_drawn(position: str) -> None:
    table = Table.of(position)
    for seat in (-1, 0, 1, 2):
        for seed in range(5):
            other = table.state.redeal(seat, Random(seed))
            assert GAME.position_text(other) == table.position


@pytest.mark.clause("GU-32")
def test_face_down_tiles_have_no_colour_and_open_ones_do() -> None:
    table = on("rgb", "0 0", "choose A")
    assert table.view.path == ("red", "green", "blue", *[None] * 16)
    assert table.view.deck == (None,) * 5


@pytest.mark.clause("GU-32")
def test_tiles_under_the_deck_are_known_to_all() -> None:
    table = on(FULL, "19 0", "tile A deck").go("*tile:blue A:b1 *steal:pole *pour")
    assert table.view.deck == (None, None, None, None, "blue")
    table = on(FULL, "19 0", "name A purple deck").fail("p1")
    assert table.view.deck == (None, None, None, None, "junior")


UNSEEN = [
    ("", "", TILES),
    ("rgb", "", {"green": 5, "yellow": 6, "red": 5, "blue": 4}),
    ("rrrrrr", "", {"green": 6, "yellow": 6, "red": 0, "blue": 5}),
    (FULL, "", {"green": 1, "yellow": 1, "red": 1, "blue": 1}),
    (FULL, "????r", {"green": 1, "yellow": 1, "red": 0, "blue": 1}),
    (FULL, "???rJ", {"green": 1, "yellow": 1, "red": 0, "blue": 1}),
    (FULL + "rbg", "", {"green": 0, "yellow": 1, "red": 0, "blue": 0}),
]


@pytest.mark.clause("GU-32")
@pytest.mark.parametrize(("path", "deck", "unseen"), UNSEEN)
def test_everybody_can_count_what_nobody_has_seen(
    path: str, deck: str, unseen: dict[str, int]
) -> None:
    table = on(path, "0 0", "pour A", deck=deck)
    assert {name: table.view.unseen.get(name, 0) for name in TILES} == unseen


@pytest.mark.clause("GU-32")
def test_a_tile_that_is_turned_up_was_seen() -> None:
    table = on(FULL, "19 0", "tile A deck").chance("tile:red")
    assert table.view.unseen["red"] == 0
    assert table.view.unseen["blue"] == 1
    assert table.view.deck == (None,) * 4


@pytest.mark.clause("GU-33")
def test_everybody_sees_every_egg_the_pole_and_the_bag() -> None:
    view = on("rgb", "0 0", "choose A", bag="r2 b3").view
    assert [egg.name for egg in view.eggs] == [egg for egg in EGGS if egg not in ("r2", "b3")]
    assert {egg.name for egg in view.eggs if egg.touches_pole} == set(TOUCHING)
    assert view.lean == 17
    assert set(view.bag) == {"r2", "b3"}


@pytest.mark.clause("GU-33")
@pytest.mark.parametrize("make", [on, fast, physics])
@pytest.mark.parametrize("bag", ["", "b1 b2 b3", "b1 b2 b3 b4 r1 r2 r3 r4 y1 y2 y3 y4 g1 g2 g3 g4"])
def test_every_egg_has_a_depth_and_with_dice_a_risk(make: object, bag: str) -> None:
    assert callable(make)
    eggs = make("rgb", "0 0", "choose A", bag=bag).view.eggs
    depths = ["top", "middle", "buried"]
    order = [depths.index(egg.depth) for egg in eggs]
    assert order == sorted(order)
    assert order[0] == 0
    if make is physics:
        assert all(egg.risk is None for egg in eggs)
    else:
        assert all(0 <= egg.risk <= 1000 for egg in eggs)


@pytest.mark.clause("GU-33")
def test_a_full_nest_has_eggs_at_every_depth() -> None:
    depths = {egg.depth for egg in on("rgb", "0 0", "choose A").view.eggs}
    assert depths == {"top", "middle", "buried"}


@pytest.mark.clause("GU-33")
def test_while_it_is_about_to_be_poured_the_nest_is_empty() -> None:
    view = on("rgb", "0 0", "pour A").view
    assert view.eggs == ()
    assert view.lean is None


SHOWN = [
    (line("", "0 0 0", "start"), "start", "nothing", None, None, None, None),
    (line("", "0 0 0", "pour B"), "pour", "nothing", 1, None, None, None),
    (line("r", "0 0 1", "tile C path"), "tile", "nothing", 2, None, None, None),
    (line("r", "0 0 0", "choose B"), "choose", "colour", 1, None, None, None),
    (line("r", "0 0 0", "name B red path"), "name", "egg", 1, "red", None, False),
    (line(FULL, "19 0 0", "name A blue deck"), "name", "egg", 0, "blue", None, True),
    (line(FULL, "19 0 0", "name A purple deck"), "name", "egg", 0, "purple", None, True),
    (line("r", "0 0 0", "steal B r3 path"), "steal", "nothing", 1, "red", "r3", False),
    (line(FULL, "19 0 0", "steal A p2 deck"), "steal", "nothing", 0, "purple", "p2", True),
]


@pytest.mark.clause("GU-33")
@pytest.mark.parametrize(
    ("position", "stage", "asks", "turn_of", "colour", "named", "from_deck"), SHOWN
)
def test_the_view_says_what_is_going_on(
    position: str,
    stage: str,
    asks: str,
    turn_of: int | None,
    colour: str | None,
    named: str | None,
    from_deck: bool | None,
) -> None:
    view = Table.of(position).view
    assert (view.stage, view.asks, view.turn_of) == (stage, asks, turn_of)
    assert (view.colour, view.named) == (colour, named)
    assert from_deck is None or view.from_deck == from_deck
    awaited = asks != "nothing" or stage == "steal"  # a decision, or a hand
    assert view.waiting == ((turn_of,) if awaited else ())
    assert view.ending is None


@pytest.mark.clause("GU-33")
def test_the_view_shows_where_everybody_stands() -> None:
    assert on("rgb", "3 0 1 2", "choose B").view.at == (3, 0, 1, 2)


@pytest.mark.parametrize("options", [{}, FAST, PHYSICS, {"steal_seconds": 33}])
def test_the_view_shows_what_the_table_has_agreed_on(options: dict[str, object]) -> None:
    view = Table.new(2, options).view
    agreed = {"nest": "dice", "fast": False, "steal_seconds": 60} | options
    assert {name: getattr(view, name) for name in agreed} == agreed


def test_the_view_shows_the_end() -> None:
    view = on(FULL, "19 0", "steal A p1 deck").chance("steal:stolen").view
    assert (view.stage, view.asks, view.waiting) == ("over", "nothing", ())
    assert view.ending.ranks == (1, 2)
    assert view.ending.why == "junior-freed"
    assert view.bag == ("p1",)


@pytest.mark.clause("GU-33")
def test_events_are_for_everybody() -> None:
    table = on(FULL, "18 0", "steal A r5 path", bag=bag_but("r5"))
    table.go("*steal:stolen *pour *tile:blue A:b1 *steal:egg")
    told = [GAME.event(note) for note in table.state.notes or []]
    assert told
    assert all(event.seen_by(seat) for event in told for seat in (-1, 0, 1))


@pytest.mark.parametrize("position", MOMENTS)
def test_positions_are_read_as_they_are_written(position: str) -> None:
    assert Table.of(position).position == position


@pytest.mark.parametrize("colour", COLOURS.values())
def test_a_copy_goes_its_own_way(colour: str) -> None:
    table = on("gyrb", "0 0", "choose A")
    before = table.position
    Table(table.state.copy()).act("A", colour).steal(f"{colour[0]}1")
    assert table.position == before


REST = f"rest:{nest('b3')}"
ALIKE = [
    (line("", "0 0 0", "pour B"), f"pour:{nest()}", f"pour:{nest(lean=18)}"),
    (line("", "0 0 0", "pour B"), f"pour:{nest()}", f"pour:{nest()}".replace("r1*", "r1")),
    (line("", "0 0 0", "pour B"), f"pour:{nest()}", f"pour:{nest()}".replace("b1,b2", "b2,b1")),
    (MOMENTS[10], REST, f"rest:{nest('b3', lean=18)}"),
    (MOMENTS[10], REST, REST.replace("r1*", "r1")),
    (MOMENTS[10], REST, REST.replace("b1,b2", "b2,b1")),
]


@pytest.mark.clause("GU-33")
@pytest.mark.parametrize(("position", "one", "other"), ALIKE)
def test_what_differs_for_the_eye_is_told_differently(position: str, one: str, other: str) -> None:
    first, second = Table.of(position).chance(one), Table.of(position).chance(other)
    assert first.seen() != second.seen()
    assert first.events != second.events


@pytest.mark.clause("GU-33")
def test_everybody_is_told_how_the_nest_lies() -> None:
    (poured,) = on("", "0 0", "pour A").pour().told("poured")
    assert (poured["lean"], poured["eggs"][0], len(poured["eggs"])) == (17, "b1", 22)
    assert [egg for egg in poured["eggs"] if egg.endswith("*")] == [f"{egg}*" for egg in TOUCHING]
    (rested,) = physics("rgb", "0 0", "name A green path").steal("g1").rest().told("rested")
    assert (rested["seat"], rested["lean"], len(rested["eggs"])) == (0, 17, 21)


@pytest.mark.parametrize(
    ("language", "lean", "said"),
    [
        ("en", 0, "The nest is at rest: the alarm pole stands upright."),
        ("en", 17, "The nest is at rest: the alarm pole leans 17°."),
        ("fr", 0, "Le nid s’est calmé\u00a0: le bâtonnet d’alarme est bien droit."),
        ("fr", 17, "Le nid s’est calmé\u00a0: le bâtonnet d’alarme penche de 17°."),
    ],
)
def test_the_rest_is_said_in_words(language: str, lean: int, said: str) -> None:
    table = physics("rgb", "0 0", "name A green path").steal("g1")
    table.chance(f"rest:{nest('g1', lean)}")
    event = GAME.event((table.state.notes or [])[-1])
    assert GAME.tell([event], ["Ana", "Bob"], GAME.text(language)) == [said]
