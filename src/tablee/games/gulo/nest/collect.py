"""Thousands of steals for the statistics: nests of every fill, eggs of every depth, slow and fast.

Run it: python -m tablee.games.gulo.nest.collect CHAINS FILE.csv [SEED] [PROCESSES]
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random

from tablee.games.gulo.fitting import POURS
from tablee.games.gulo.names import COLOUR_NAMES
from tablee.games.gulo.nest.lying import lie_in_words
from tablee.games.gulo.nest.mark import pulls_mark
from tablee.games.gulo.nest.model import STEP
from tablee.games.gulo.nest.pull import MANNERS, in_time, planned
from tablee.games.gulo.nest.runs import (
    PIECE,
    Kept,
    Made,
    Progress,
    Row,
    nothing,
    pieces,
    told,
)
from tablee.games.gulo.nest.simulator import Lie, Nest
from tablee.games.gulo.nest.steal import Steal
from tablee.games.gulo.rules.eggs import colour_of

STAGES = 5
"""How many eggs are taken from one pour, one after another."""
FEWEST = 8
PULLS = ("careful", "careful", "fast")
"""Most pulls are careful: those are what dice stand for."""
SETTLING = 2.0
"""Seconds after an egg has gone in which the others find their place."""
MOST = 60.0
"""Seconds of an attempt, unless a table agrees on others (GU-14)."""


def collect(
    chains: int,
    seed: int,
    processes: int = 1,
    progress: Progress = nothing,
    path: Path | None = None,
) -> list[Row]:
    """The rows of so many chains; with a path they are kept there and gone on with."""
    kept = Kept(path, made(seed)) if path else None
    return pieces(partial(chain, seed), chains, processes, progress, kept)


def made(seed: int) -> Made:
    """What the rows are."""
    return Made(f"thefts from seed {seed}", pulls_mark())


def attempt(nest: Nest, egg: int, manner: str, rng: Random, seconds: float = MOST) -> Steal:
    """One whole pull of an egg, decided; it has so many seconds, and ends sooner if it is over."""
    steal = begun(nest, egg, manner, rng, seconds)
    while steal.outcome is None:
        steal.advance()
    return steal


def begun(nest: Nest, egg: int, manner: str, rng: Random, seconds: float = MOST) -> Steal:
    """A pull that is planned and about to begin."""
    plan, seconds = in_time(planned(nest, egg, MANNERS[manner], rng), seconds)
    steal = Steal(nest, egg, seconds)
    for sample in plan:
        steal.feed(sample)
    return steal


def nest_of(seed: int, number: int) -> Nest:
    """One of the nests of a seed, the same in every measurement."""
    return Nest.poured(seed * 1_000_000 + number)


def chain(seed: int, number: int) -> list[Row]:
    """From a pour on: at each stage an egg of every depth is tried; what was stolen is gone."""
    rng = Random(f"collect:{seed}:{number}")
    nest: Nest | None = thinned(nest_of(seed, number % POURS), rng)
    rows: list[Row] = []
    for _ in range(STAGES):
        if nest is None or len(nest.eggs) < FEWEST:
            break
        nest = _stage(nest, number, rng, rows)
    return rows


def thinned(nest: Nest, rng: Random) -> Nest:
    """The nest after some eggs from the top have gone, so that emptier nests are met too."""
    for _ in range(rng.choice((0, 0, 0, 3, 6, 9))):
        less = nest.without(nest.lie().eggs[rng.randrange(3)])
        less.step(round(SETTLING / STEP))
        if less.on_table():
            break
        nest = less
    return nest


def _stage(nest: Nest, number: int, rng: Random, rows: list[Row]) -> Nest | None:
    lie = nest.lie()
    after = None
    for third in rng.sample(range(3), 3):
        egg = egg_of_third(lie, third, rng)
        manner = rng.choice(PULLS)
        steal = attempt(nest, egg, manner, rng)
        rows.append(_row(number, lie, egg, manner, steal))
        after = steal.left_over() if steal.outcome == "stolen" else after
    return after


def egg_of_third(lie: Lie, third: int, rng: Random) -> int:
    """Any egg of the top (0), middle (1) or lowest (2) third."""
    left = len(lie.eggs)
    ranks = [rank for rank in range(left) if min(2, 3 * rank // left) == third]
    return lie.eggs[rng.choice(ranks)]


def _row(number: int, lie: Lie, egg: int, manner: str, steal: Steal) -> Row:
    """What a theft depends on, and how it ended: see `fitting.Theft`."""
    return {
        PIECE: str(number),
        "colour": COLOUR_NAMES[colour_of(egg)],
        "rank": str(lie.eggs.index(egg)),
        "left": str(len(lie.eggs)),
        "touches": str(int(egg in lie.touching)),
        "lean": str(lie.lean),
        "lie": lie_in_words(lie),
        "manner": manner,
        "outcome": str(steal.outcome),
    }


def main(chains: str, path: str, seed: str = "1", processes: str = "1") -> None:
    """Collect from the command line, saying how far it is."""
    collect(int(chains), int(seed), int(processes), told, Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
