"""What lies on the table before the first turn, and who begins (GU-01 to GU-05)."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.errors import OptionError
from tablee.core.notation import SEATS
from tests.rules.gulo.table import EGGS, GAME, POUR, TILES, Table, colours, nest


@pytest.mark.clause("GU-01")
def test_the_game_has_22_eggs_in_five_colours() -> None:
    table = Table.begun()
    assert len(table.nest) == len(set(table.nest)) == 22
    assert colours(table.nest) == {"g": 5, "y": 5, "r": 5, "b": 5, "p": 2}


@pytest.mark.clause("GU-01")
def test_eggs_have_the_names_that_their_colours_give_them() -> None:
    eggs = Table.begun().view.eggs
    assert {egg.name for egg in eggs} == set(EGGS)
    names = {"g": "green", "y": "yellow", "r": "red", "b": "blue", "p": "purple"}
    assert all(egg.colour == names[egg.name[0]] for egg in eggs)


@pytest.mark.clause("GU-02")
def test_the_path_and_the_deck_hold_23_tiles_and_junior() -> None:
    table = Table.begun()
    assert len(table.path) + len(table.deck) == 24
    assert {name: table.view.unseen[name] for name in TILES} == TILES


@pytest.mark.clause("GU-02")
def test_each_colour_is_as_likely_as_it_has_tiles() -> None:
    odds = Table.begun().odds
    assert odds == pytest.approx({name: count / 23 for name, count in TILES.items()})


@pytest.mark.clause("GU-03")
def test_nothing_happens_before_all_eggs_are_in_the_nest() -> None:
    table = Table.new(3).chance("start:B")
    assert table.what == "pour B"
    assert table.parts[4] == "-"
    assert table.asked == ""
    table.pour()
    assert table.parts[4] == POUR
    assert table.bag == []


@pytest.mark.clause("GU-03")
@pytest.mark.parametrize("eggs", [EGGS[1:], EGGS[:-1], [*EGGS, "r1"], [*EGGS[:-1], "r1"], []])
def test_a_pour_has_every_egg_once(eggs: list[str]) -> None:
    table = Table.new(2).chance("start:A")
    assert not table.could("pour:17:" + ",".join(eggs))
    assert table.could("pour:17:" + ",".join(EGGS))


@pytest.mark.clause("GU-03")
@pytest.mark.parametrize(("lean", "could"), [(0, True), (180, True), (181, False), (-1, False)])
def test_the_pole_leans_at_most_upside_down(lean: int, could: bool) -> None:
    assert Table.new(2).chance("start:A").could(f"pour:{nest(lean=lean)}") == could


@pytest.mark.clause("GU-03")
@pytest.mark.parametrize("seed", range(5))
def test_every_drawn_pour_is_a_pour(seed: int) -> None:
    table = Table.new(2).chance("start:A")
    chance = table.state.chance()
    assert chance
    outcome = chance.sample(RandomSource(Random(seed)))
    assert chance.allows(outcome)
    text = GAME.outcome_text(table.state, outcome)
    assert table.chance(f"pour:{text}").parts[4] == text


@pytest.mark.clause("GU-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_19_tiles_lead_to_a_deck_of_five_all_face_down(seats: int) -> None:
    table = Table.new(seats)
    assert table.path == "?" * 19
    assert table.deck == "?????"
    assert table.what == "start"


@pytest.mark.clause("GU-04")
def test_junior_never_lies_on_the_path() -> None:
    table = Table.begun()
    assert not table.could("tile:junior")
    assert all(table.could(f"tile:{colour}") for colour in TILES)


@pytest.mark.clause("GU-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_gulo_starts_before_the_first_tile(seats: int) -> None:
    assert Table.new(seats).places == " ".join("0" * seats)


@pytest.mark.clause("GU-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_equally_likely_to_begin(seats: int) -> None:
    table = Table.new(seats)
    assert table.odds == pytest.approx(dict.fromkeys(SEATS[:seats], 1 / seats))
    assert not table.could(f"start:{SEATS[seats]}")


@pytest.mark.clause("GU-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_round_clockwise_from_whoever_was_drawn(seats: int) -> None:
    for first in range(seats):
        table = Table.begun(seats, SEATS[first])
        table.chance("tile:red")
        order = [table.turn_of]
        for number in range(2 * seats):
            table.fail(f"r{number % 5 + 1}").pour()
            order.append(table.turn_of)
            if table.asked and "turn" in table.legal:
                table.act(table.asked, "red")
        assert order == [SEATS[(first + n) % seats] for n in range(2 * seats + 1)]


@pytest.mark.clause("GU-05")
def test_six_players_steal_one_after_the_other() -> None:
    table = Table.begun(6, "E").chance("tile:red").steal("r1")
    for seat in "FABCD":
        assert table.turn_of == seat
        table.act(seat, "turn").chance("tile:blue")
        table.fail("b1").pour()
    assert table.turn_of == "E"
    assert table.places == "0 0 0 0 1 0"


@pytest.mark.parametrize("seats", [0, 1, 7, -1])
def test_two_to_six_may_play(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats)


@pytest.mark.parametrize(
    "options", [{"nest": "wood"}, {"fast": 3}, {"steal_seconds": 9}, {"steal_seconds": 601}]
)
def test_options_have_their_limits(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        GAME.new(2, options)


def test_the_game_says_what_it_is() -> None:
    assert (GAME.key, GAME.name, GAME.clause_prefix) == ("gulo", "Gulo Gulo", "GU")
    assert GAME.actions == 27
    assert set(GAME.clauses) == {f"GU-{number:02}" for number in range(1, 37)}
