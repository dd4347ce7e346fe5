"""Bots of Les œufs sont faits race home, and memory helps them (OE-21)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tablee
from tablee.bots.any_game import make_bot
from tablee.core.errors import OptionError
from tablee.core.match import Match
from tablee.core.stream import seed_from
from tablee.games.oeufs.bots import Memory
from tests.ends import rounds

OEUFS = tablee.game("oeufs")


def play(seats: list[str], name: str) -> Match:
    match = Match(OEUFS, len(seats), seed=seed_from(name))
    bots = [make_bot(OEUFS, seat) for seat in seats]
    rng = Random(name)
    news = match.all_events()
    for _ in rounds():
        for seat, bot in enumerate(bots):
            bot.told(seat, [event for event in news if event.seen_by(seat)])
        if not match.pending():
            break
        seat = match.pending()[0]
        news = match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0, rng))
    return match


def endings(seats: list[str], games: int) -> Counter[tuple[tuple[int, ...], str]]:
    """How often which seats won, and why."""
    results = [play(seats, f"{seats} {number}").state.result() for number in range(games)]
    return Counter((tuple(result.winners()), result.why) for result in results if result)


def test_a_racer_beats_random_by_bringing_its_eggs_home() -> None:
    assert endings(["racer", "random"], 30)[(0,), "eggs-home"] >= 24


def test_a_racer_that_remembers_beats_one_that_forgets() -> None:
    assert endings(["racer@0.0", "racer@1.0"], 10)[(1,), "eggs-home"] >= 8


@pytest.mark.parametrize("seats", [2, 4])
def test_racers_finish_their_games(seats: int) -> None:
    results = endings(["racer"] * seats, 8)
    assert sum(n for (_, why), n in results.items() if why == "eggs-home") >= 7


@pytest.mark.parametrize("setting", ["2", "-0.1", "well", "nan"])
def test_a_memory_that_cannot_be_is_refused(setting: str) -> None:
    with pytest.raises(OptionError, match=r"a memory is a number from 0\.0 to 1\.0"):
        make_bot(OEUFS, f"racer@{setting}")


def test_a_bot_does_not_trust_what_was_taken_back() -> None:
    match = Match(OEUFS, start="oeufs 6 300 | BBBBBB/1a4/6/6/6/1AAAAA | turn B 9")
    memory = Memory(1.0)
    memory.owners = {"b5": 0}
    for event in [*match.act_text(1, "b5-c4"), *match.undo(1)]:
        memory.hear(event, "◆✱")
    assert memory.owners == {}
