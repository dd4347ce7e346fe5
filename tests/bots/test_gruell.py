"""Bots of Grüll play better than chance."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.bots.any_game import bot_names, make_bot
from tablee.core.errors import OptionError
from tablee.core.match import Match
from tests.ends import as_long_as

GRUELL = tablee.game("gruell")


def winner_share(seats: list[str], variant: str, games: int) -> float:
    """How much of the wins the first seat gets; a shared win counts in parts."""
    share = 0.0
    rng = Random(f"{seats}{variant}")
    for _ in range(games):
        match = Match(GRUELL, len(seats), {"variant": variant})
        bots = [make_bot(GRUELL, name) for name in seats]
        for pending in as_long_as(match.pending):
            seat = pending[0]
            match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 30, rng))
        result = match.state.result()
        assert result is not None
        share += (0 in result.winners()) / len(result.winners())
    return share / games


@pytest.mark.parametrize(("variant", "share"), [("base", 0.42), ("kid", 0.55)])
def test_greedy_wins_far_more_than_its_third_against_two_random_players(
    variant: str, share: float
) -> None:
    assert winner_share(["greedy", "random", "random"], variant, 150) > share


def test_an_unknown_bot_is_told_with_the_known_ones() -> None:
    assert bot_names(GRUELL) == ["random", "greedy"]
    with pytest.raises(OptionError, match="no bot 'mean'; the bots are: random, greedy"):
        make_bot(GRUELL, "mean")
