"""The thief weighs progress against risk, and that pays."""

from __future__ import annotations

from random import Random

import pytest

from tablee.bots.any_game import make_bot
from tablee.core.errors import OptionError
from tablee.core.match import Match
from tablee.core.notation import Word
from tablee.core.registry import game
from tablee.core.stream import seed_from
from tablee.games.gulo.bots import Thief

GULO = game("gulo")
NEST = "12:g1,y1,r1,b1,g2,y2,r2,b2,p1,g3,y3,r3,b3,p2,g4,y4,r4,b4,g5,y5,r5*,b5*"


def chosen(position: str, fear: str = "") -> str:
    state = GULO.parse_position(Word(position))
    seat = state.pending()[0]
    action = Thief(fear).choose(GULO.view(state, seat), state.legal(seat), 0, Random(1))
    return GULO.action_text(state, action)


def test_of_a_colour_it_takes_the_safest_egg() -> None:
    path = "rgby" + "?" * 15
    assert chosen(f"gulo 2 dice 60 | {path} | ????? | 0 0 | {NEST} | name A red path") == "r1"


def test_of_equal_eggs_it_takes_the_colour_that_leads_farther() -> None:
    path = "rgby" + "?" * 15
    assert chosen(f"gulo 2 dice 60 | {path} | ????? | 2 0 | {NEST} | choose A") in (
        "yellow",
        "turn",
    )


@pytest.mark.parametrize("setting", ["x", "-1", "10", "nan"])
def test_a_fear_that_is_none_is_refused(setting: str) -> None:
    with pytest.raises(OptionError):
        Thief(setting)


def test_it_wins_most_games_against_random_play() -> None:
    rng = Random(3)
    wins = sum(_winner(number, rng) == number % 2 for number in range(40))
    assert wins >= 30


def _winner(number: int, rng: Random) -> int:
    """The winner of a game in which the thief sits at seat A in even games, else at B."""
    match = Match("gulo", 2, seed=seed_from(f"thief-{number}"))
    bots = [make_bot(GULO, "thief" if seat == number % 2 else "random") for seat in range(2)]
    while pending := match.pending():
        seat = pending[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0, rng))
    result = match.state.result()
    assert result is not None
    return result.winners()[0]
