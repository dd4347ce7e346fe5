"""The thief weighs progress against risk, and that pays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tablee.bots.any_game import bot_names, make_bot
from tablee.core.errors import OptionError
from tablee.core.match import Match
from tablee.core.notation import Word
from tablee.core.registry import game
from tablee.core.stream import seed_from
from tablee.games.gulo.bots import Cub, Thief, hand_of
from tests.ends import as_long_as

GULO = game("gulo")
NEST = "12:g1,y1,r1,b1,g2,y2,r2,b2,p1,g3,y3,r3,b3,p2,g4,y4,r4,b4,g5,y5,r5*,b5*"


def chosen(position: str, make: Callable[[], Thief] = Thief) -> str:
    state = GULO.parse_position(Word(position))
    seat = state.pending()[0]
    action = make().choose(GULO.view(state, seat), state.legal(seat), 0, Random(1))
    return GULO.action_text(state, action)


def test_of_a_colour_it_takes_the_safest_egg() -> None:
    path = "rgby" + "?" * 15
    assert chosen(f"gulo 2 dice 60 | {path} | ????? | 0 0 | {NEST} | name A red path") == "r1"


def test_of_equal_eggs_it_takes_the_colour_that_leads_farther() -> None:
    path = "gygygyr" + "?" * 12
    assert chosen(f"gulo 2 dice 60 | {path} | ????? | 0 0 | {NEST} | choose A") == "red"


def test_of_a_colour_the_safest_egg_counts_and_not_the_riskiest() -> None:
    """Red leads one tile farther; its top egg is as safe as green's, the others lie at the pole."""
    nest = "12:r1,g1,g2,g3,g4,g5,y1,y2,y3,y4,y5,b1,b2,b3,b4,b5,p1,p2,r2*,r3*,r4*,r5*"
    path = "yygr" + "?" * 15
    assert chosen(f"gulo 2 dice 60 | {path} | ????? | 2 0 | {nest} | choose A") == "red"


def test_the_end_of_the_path_is_worth_more_than_its_tiles() -> None:
    """From tile 17 it is one farther than the other tile, but all its eggs lie deep."""
    path = "gyrbgyrbgyrbgyrbgyr"
    nest = "12:y1,g1,g2,b1,b2,g3,y2,y3,y4,y5,g4,g5,b3,b4,b5,p1,p2,r1,r2,r3,r4,r5"
    position = f"gulo 2 dice 60 | {path} | ????? | 17 0 | {nest} | choose A"
    risks = {egg.name: egg.risk for egg in GULO.view(GULO.parse_position(Word(position)), 0).eggs}
    best = min(risks[f"r{number}"] for number in range(1, 6)) / 1000
    assert (1 - best) * 2 - best * 2 < (1 - risks["y1"] / 1000) - risks["y1"] / 1000 * 3
    assert chosen(position) == "red"


def test_a_cub_thinks_of_the_way_ahead_and_a_coward_of_the_way_back() -> None:
    path = "gygygyr" + "?" * 12
    nest = "22:y1,g1,g2,y2,g3,y3,g4,y4,g5,y5,b1,b2,b3,b4,b5,p1,p2,r5*,r4*,r3*,r2*,r1*"
    position = f"gulo 2 dice 60 | {path} | ????? | 3 0 | {nest} | choose A"
    assert chosen(position, Cub) == "turn"
    assert chosen(position, lambda: Thief("9")) == "green"


def test_the_better_the_bot_the_better_its_hand() -> None:
    assert [hand_of(bot) for bot in bot_names(GULO)] == ["clumsy", "clumsy", "steady", "deft"]
    assert hand_of("thief@2") == "steady"


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
    for pending in as_long_as(match.pending):
        seat = pending[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0, rng))
    result = match.state.result()
    assert result is not None
    return result.winners()[0]
