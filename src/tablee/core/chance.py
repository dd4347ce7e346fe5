"""Chance is explicit: the rules say what is left to chance, somebody outside settles it."""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

Outcome = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where random numbers come from."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        raise NotImplementedError


POOL_BITS: Final = 60
POOL_LOW: Final = 1 << 36  # below this a pool is thrown away, so that a bias stays under 2^-30


@final
class RandomSource(Source):
    """Python's generator, asked once for many small numbers: fast, for simulations."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.pool: i64 = 0
        self.room: i64 = 0  # the pool is equally likely to be any number below this

    def below(self, bound: int) -> int:
        if self.room < POOL_LOW:
            self.pool = self.rng.getrandbits(POOL_BITS)
            self.room = 1 << POOL_BITS
        size: i64 = bound
        rest = self.pool // size
        number = self.pool - rest * size
        self.pool = rest
        self.room //= size
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One thing left to chance. `kind` names it in records: a deal, a roll."""

    def __init__(self, kind: str, pause: bool = False, outside: bool = False) -> None:
        self.kind = kind
        self.outside = outside
        """Is it decided by people's hands? Whoever runs the table then tells how it went;
        simulations draw it by its odds."""
        self.pause = pause
        """Is it no chance but a moment that the table lets pass, whether or not anybody speaks?
        Whoever runs a table gives it the same length every time, so that it tells nothing."""

    def sample(self, source: Source) -> Outcome:
        """Draw one outcome; the same numbers from `source` always give the same one."""
        raise NotImplementedError

    def allows(self, outcome: Outcome) -> bool:
        """Could this outcome have happened?"""
        raise NotImplementedError

    def odds(self) -> list[tuple[Outcome, float]]:
        """Every outcome with its probability; empty where there are too many to list."""
        return []


class FirstPlayer(Chance):
    """Who begins: any seat, all equally likely."""

    def __init__(self, seats: int) -> None:
        super().__init__("start")
        self.seats = seats

    def sample(self, source: Source) -> Outcome:
        return (source.below(self.seats),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < self.seats

    def odds(self) -> list[tuple[Outcome, float]]:
        return [((seat,), 1 / self.seats) for seat in range(self.seats)]
