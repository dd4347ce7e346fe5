"""Every table that a game can be played at: each number of seats with each value of each option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tablee.core.chance import RandomSource
from tablee.core.game import AnyGame
from tablee.core.options import complete, options_text
from tablee.core.registry import add_games, games
from tablee.core.state import SPECTATOR, State

add_games("tests.toys")
GAMES = list(games().values())


@dataclass(frozen=True)
class TableOf:
    """A game with agreed options and seats."""

    game: AnyGame
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game.key}-{self.seats}-{options_text(self.options)}".replace(" ", ",")

    def new(self) -> State:
        state: State = self.game.new(self.seats, self.options)
        return state

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]


def tables_of(game: AnyGame) -> Iterator[TableOf]:
    settings = [complete(game.options, {})]
    for option in game.options:
        settings += [complete(game.options, {option.name: value}) for value in option.samples]
    for options in {options_text(setting): setting for setting in settings}.values():
        for seats in game.seat_counts(options):
            yield TableOf(game, seats, options)


TABLES = [table for game in GAMES for table in tables_of(game)]


def settle_all(state: State, rng: Random) -> None:
    while (chance := state.chance()) is not None:
        state.settle(chance.sample(RandomSource(rng)))


def walk(table: TableOf, seed: int) -> Iterator[State]:
    """One random game: the same live state at every moment where somebody must decide."""
    rng = Random(f"{table}-{seed}")
    state = table.new()
    settle_all(state, rng)
    while pending := state.pending():
        yield state
        seat = rng.choice(pending)
        state.play(seat, rng.choice(state.legal(seat)))
        settle_all(state, rng)
    yield state
