"""Whatever is a move in some position is refused elsewhere by the rule that forbids it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.errors import GameOver, NotYourDecision, Refused
from tablee.core.notation import SEATS, Word
from tests.rules.gulo.table import (
    EGGS,
    FAST,
    FULL,
    GAME,
    PHYSICS,
    Table,
    bag_but,
    fast,
    on,
    physics,
)

WORDS = ("green", "yellow", "red", "blue", "purple", "turn", *EGGS)


@pytest.mark.clause("GU-08")
@pytest.mark.parametrize("text", WORDS)
def test_a_tile_that_must_be_turned_comes_before_everything(text: str) -> None:
    assert Table.begun(3, "B").why_not("B", text) == ("GU-08", "tile-waits")
    assert on("rgb", "3 0", "tile A path").why_not("A", text) == ("GU-08", "tile-waits")


@pytest.mark.clause("GU-07")
@pytest.mark.parametrize("text", WORDS)
def test_whoever_chose_to_turn_a_tile_waits_for_it(text: str) -> None:
    table = on("rgb", "1 0", "choose A").act("A", "turn")
    assert table.why_not("A", text) == ("GU-07", "tile-waits")


@pytest.mark.clause("GU-21")
@pytest.mark.parametrize("text", WORDS)
@pytest.mark.parametrize("make", [on, fast])
def test_on_the_last_tile_the_deck_comes_first(text: str, make: object) -> None:
    assert callable(make)
    assert make(FULL, "19 0", "tile A deck").why_not("A", text) == ("GU-21", "deck-waits")


@pytest.mark.clause("GU-03")
@pytest.mark.parametrize("text", WORDS)
def test_nobody_steals_before_the_first_pour(text: str) -> None:
    assert on("", "0 0", "pour B").why_not("B", text) == ("GU-03", "nest-is-empty")


@pytest.mark.clause("GU-19")
@pytest.mark.parametrize("text", WORDS)
def test_nobody_steals_from_a_nest_that_is_filled_again(text: str) -> None:
    assert on("rgb", "1 0", "pour A").why_not("A", text) == ("GU-19", "nest-is-empty")


@pytest.mark.clause("GU-14")
@pytest.mark.parametrize("text", WORDS)
def test_the_next_player_waits_until_the_nest_is_at_rest(text: str) -> None:
    table = physics("rgb", "0 0 0", "name B green path").steal("g1")
    assert table.why_not("C", text) == ("GU-14", "nest-moves")
    assert table.refused("A", text).clause == table.refused("B", text).clause == "GU-05"


@pytest.mark.clause("GU-25")
@pytest.mark.parametrize("position", [("rgb", "1 0"), (FULL, "10 0"), (FULL + "rb", "19 21")])
def test_purple_cannot_be_chosen(position: tuple[str, str]) -> None:
    assert on(*position, "choose A").why_not("A", "purple") == ("GU-25", "purple-is-for-junior")


@pytest.mark.clause("GU-29")
def test_purple_is_never_stolen_in_the_fast_variation() -> None:
    table = on("rgb", "1 0", "choose A", head="dice 60 fast")
    assert table.why_not("A", "purple") == ("GU-29", "purple-is-never-stolen")


@pytest.mark.clause("GU-10")
def test_purple_is_no_egg_when_one_must_be_named() -> None:
    assert on("rgb", "1 0", "name A green path").why_not("A", "purple") == ("GU-10", "name-an-egg")
    table = on(FULL, "19 0", "name A purple deck")
    assert table.why_not("A", "purple") == ("GU-10", "name-an-egg")


@pytest.mark.clause("GU-05")
@pytest.mark.parametrize("text", WORDS)
def test_before_the_first_player_is_drawn_nobody_decides(text: str) -> None:
    table = Table.new(2)
    assert table.why_not("A", text) == table.why_not("B", text) == ("GU-05", "not-your-decision")


@pytest.mark.clause("GU-25", "GU-29")
def test_after_the_end_the_rule_that_ended_the_game_refuses() -> None:
    junior_freed = on(FULL, "19 0", "steal A p1 deck").chance("steal:stolen")
    junior_found = fast(FULL, "19 0", "tile A deck").chance("tile:junior")
    for table, clause in ((junior_freed, "GU-25"), (junior_found, "GU-29")):
        assert table.over
        assert table.refused("B", "red").clause == clause


# --- every notation of random games, in all other states


def played(seed: int, options: dict[str, object]) -> list[Table]:
    """Every state of a random game in which thefts mostly succeed."""
    rng, table = Random(seed), Table.new(2 + seed % 3, options)
    source, found = RandomSource(rng), []
    for _ in range(400):
        found.append(Table(table.state.copy()))
        if table.over:
            break
        chance = table.state.chance()
        if table.asked:
            table.act(table.asked, rng.choice(sorted(table.legal)))
        elif table.open_chance == "steal" and rng.random() < 0.8:
            table.chance("steal:stolen")
        elif chance is not None:
            table.state.settle(chance.sample(source))
    return found


@cache
def sampled() -> list[Table]:
    """Some states of several games, with a last egg and junior among them."""
    games = [played(seed, options) for seed in range(3) for options in ({}, FAST, PHYSICS)]
    rare = [
        on(FULL, "19 0", "name A purple deck"),
        on(FULL, "19 0", "steal A p1 deck"),
        on("gyrb", "0 0", "steal A r1 path", bag=bag_but("r1")),
    ]
    return [*rare, *(state for game in games for state in game[:: max(1, len(game) // 40)])]


def seen_notations() -> set[str]:
    """All that somebody could do in one of these states."""
    return {text for table in sampled() for text in table.legal}


def test_the_games_show_almost_every_action() -> None:
    assert seen_notations() > {"green", "yellow", "red", "blue", "turn", "p1", "p2", "r1", "g5"}
    assert {table.what.split()[0] for table in sampled()} > {"tile", "choose", "name", "steal"}


@pytest.mark.clause("GU-05", "GU-06", "GU-10")
def test_every_move_is_legal_or_refused_by_a_rule_in_every_other_state() -> None:
    for table in sampled():
        for seat in range(table.state.seats):
            for text in {*seen_notations(), *WORDS}:
                if SEATS[seat] != table.asked or text not in table.legal:
                    check_refusal(table, seat, text)


def check_refusal(table: Table, seat: int, text: str) -> None:
    """The text is read, and refused by a rule that exists with words that exist."""
    action = GAME.parse_action(table.state, Word(text))
    with pytest.raises(Refused) as caught:
        table.state.play(seat, action)
    refused = caught.value
    assert isinstance(refused, GameOver) == table.over
    assert refused.clause in GAME.clauses, (table.position, seat, text)
    if not table.over:
        assert isinstance(refused, NotYourDecision) == (SEATS[seat] != table.asked)
        for language in ("en", "fr"):
            assert GAME.text(language)(refused.reason) != refused.reason
