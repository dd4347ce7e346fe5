"""Every table that a game can be played at: each number of seats with each value of each option."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tablee.core.chance import RandomSource
from tablee.core.game import AnyGame
from tablee.core.notation import Word
from tablee.core.options import complete, options_text
from tablee.core.registry import add_games, games
from tablee.core.state import SPECTATOR, State
from tablee.native import is_compiled
from tests.ends import as_long_as

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
        """A stranger and every seat; of many seats those at both ends, which is where errors of
        counting round the table show."""
        if self.seats <= 4:
            return [SPECTATOR, *range(self.seats)]
        return [SPECTATOR, 0, 1, self.seats - 1]


MANY_COUNTS = 5
"""With more numbers of seats than that, other options are tried with the fewest and the most."""


def has_few_counts(game: AnyGame) -> bool:
    """Is every table worth trying at length?"""
    return len(game.seat_counts(complete(game.options, {}))) <= MANY_COUNTS


def tables_of(game: AnyGame) -> Iterator[TableOf]:
    settings = [complete(game.options, {})]
    for option in game.options:
        settings += [complete(game.options, {option.name: value}) for value in option.samples]
    by_text = {options_text(setting): setting for setting in settings}
    for index, options in enumerate(by_text.values()):
        counts = list(game.seat_counts(options))
        if index and not has_few_counts(game):
            counts = [counts[0], counts[-1]]
        yield from (TableOf(game, seats, options) for seats in counts)


TABLES = [table for game in GAMES for table in tables_of(game)]


WHOLE = os.environ.get("TABLEE_WHOLE") == "1"
"""Is there time for every table? `make whole` takes it."""


def is_tried(table: TableOf) -> bool:
    """The smallest and the largest tables; interpreted, where the same rules are only slower, the
    smallest."""
    counts = list(table.game.seat_counts(table.options))
    return WHOLE or table.seats == counts[0] or (is_compiled() and table.seats == counts[-1])


TRIED = [table for table in TABLES if is_tried(table)]


def settle_all(state: State, rng: Random) -> None:
    for chance in as_long_as(state.chance):
        state.settle(chance.sample(RandomSource(rng)))


def one_step(state: State, rng: Random) -> None:
    """Whatever comes next: an outcome of chance or a decision."""
    chance = state.chance()
    if chance is not None:
        state.settle(chance.sample(RandomSource(rng)))
        return
    seat = rng.choice(state.pending())
    state.play(seat, rng.choice(state.legal(seat)))


def played(state: State, seat: int, action: int) -> State:
    """A copy in which this was played, with what it wrote down."""
    twin = state.copy()
    twin.notes = []
    twin.play(seat, action)
    return twin


ALL_OF_THE_FIRST = 30
THEN_ONE_IN = 47  # of a long game only some states are looked at; a prime meets every phase


STARTS = Path(__file__).parent / "starts"
"""Positions that random play hardly ever meets, a file a game."""


def starts(table: TableOf) -> list[State]:
    """The positions from the game's file that stand at such a table."""
    path = STARTS / f"{table.game.key}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    states = [table.game.parse_position(Word(line)) for line in lines if not line.startswith("#")]
    settings = [table.game.position_text(state).split("|")[0] for state in states]
    wanted = table.game.position_text(table.new()).split("|")[0]
    return [s for s, head in zip(states, settings) if s.seats == table.seats and head == wanted]


def start(table: TableOf, seed: int) -> State:
    """Every third game begins as usual, the others from positions in the file, if any."""
    positions = starts(table) if seed % 3 else []
    return positions[seed % len(positions)] if positions else table.new()


def walk(table: TableOf, seed: int) -> Iterator[State]:
    """One random game: the same live state where somebody must decide, and at the end."""
    rng = Random(f"{table}-{seed}")
    state = start(table, seed)
    settle_all(state, rng)
    for decisions, pending in enumerate(as_long_as(state.pending)):
        if decisions < ALL_OF_THE_FIRST or decisions % THEN_ONE_IN == 0:
            yield state
        seat = rng.choice(pending)
        state.play(seat, rng.choice(state.legal(seat)))
        settle_all(state, rng)
    yield state


@cache
def states_of(game: AnyGame) -> list[tuple[TableOf, State]]:
    """States from a few random games at every table, to pick from; copy before use."""
    tables = list(tables_of(game))
    games = 3 if has_few_counts(game) else 1
    return [(t, state.copy()) for t in tables for seed in range(games) for state in walk(t, seed)]
