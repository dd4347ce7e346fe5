"""The bars that we hold ourselves to, kept in bench/bars.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import msgspec

from tablee.bench.measure import compare, our_player, use_one_core
from tablee.bench.peers import find_peer
from tablee.core.errors import BadInput, Place
from tablee.core.registry import game as find_game


class Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """We reach at least so many times what the peer reaches."""

    game: str
    seats: int
    measure: str
    against: str
    at_least: float


class Bars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    bar: list[Bar]


class Reached(msgspec.Struct, frozen=True):
    """How one bar came out."""

    bar: Bar
    ratio: float

    @property
    def ok(self) -> bool:
        """Is the bar reached?"""
        return self.ratio >= self.bar.at_least

    def __str__(self) -> str:
        bar = self.bar
        verdict = "ok" if self.ok else "SHORT"
        return (
            f"{bar.game} {bar.measure} {self.ratio:.2f} x {bar.against} "
            f"(bar {bar.at_least}) {verdict}"
        )


def parse_bars(text: str, source: str) -> list[Bar]:
    """Read a file of bars."""
    try:
        return msgspec.convert(tomllib.loads(text), Bars).bar
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(str(error), Place(source)) from None


def measure_bars(bars: list[Bar], seconds: float) -> Iterator[Reached]:
    """Measure each bar in turn."""
    use_one_core()
    for bar in bars:
        ours = our_player(find_game(bar.game), bar.seats, {})
        peer = find_peer(bar.against)
        for side, name in ((ours, bar.game), (peer, bar.against)):
            if bar.measure not in side:
                raise BadInput(f"{name} has no measure '{bar.measure}'")
        comparison = compare(bar.measure, ours, peer, seconds)
        yield Reached(bar, comparison.ratio or 0.0)
