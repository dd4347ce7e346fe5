"""A table is refused for a wrong number of seats in the very words of the game."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.options import complete
from tablee.server.tables.plan import Plan, SeatPlan, checked

MOST = 12


@pytest.mark.parametrize("game", tablee.all_games().values(), ids=lambda game: str(game.key))
def test_plans_and_games_agree_about_seats(game: AnyGame) -> None:
    counts = game.seat_counts(complete(game.options, {}))
    for seats in (number for number in range(1, MOST) if number not in counts):
        with pytest.raises(OptionError) as of_game:
            game.new(seats)
        with pytest.raises(OptionError) as of_plan:
            checked(Plan(game.key, (SeatPlan("open"),) * seats))
        assert str(of_plan.value) == str(of_game.value)
