"""Bots of Gologolo play better than chance."""

from __future__ import annotations

from random import Random

import tablee
from tablee.bots.any_game import make_bot
from tablee.core.match import Match
from tablee.core.stream import seed_from
from tests.ends import as_long_as

GOLOGOLO = tablee.game("gologolo")


def play(seats: list[str], name: str) -> Match:
    match = Match(GOLOGOLO, len(seats), seed=seed_from(name))
    bots = [make_bot(GOLOGOLO, seat) for seat in seats]
    rng = Random(name)
    for pending in as_long_as(match.pending):
        seat = pending[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0, rng))
    return match


def test_greedy_beats_random_every_time() -> None:
    for number in range(4):
        result = play(["random", "greedy"], f"easy {number}").state.result()
        assert result is not None
        assert result.winners() == [1]


def test_greedy_players_complete_hands_and_lay_melds() -> None:
    matches = [play(["greedy"] * 3, f"strong {number}") for number in range(4)]
    ways = [e.how for m in matches for e in m.events() if hasattr(e, "how")]
    assert len(ways) >= 6  # of twelve rounds
    scores = [score for m in matches for score in m.state.result().scores]  # type: ignore[union-attr]
    assert sum(scores) / len(scores) > 15
