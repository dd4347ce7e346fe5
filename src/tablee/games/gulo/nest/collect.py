"""Thousands of steals for the statistics: nests of every fill, eggs of every depth, slow and fast.

Run it: python -m tablee.games.gulo.nest.collect NESTS FILE.csv [SEED] [PROCESSES]
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from random import Random

from tablee.games.gulo.names import COLOUR_NAMES
from tablee.games.gulo.nest.features import depth, features
from tablee.games.gulo.nest.lying import lie_in_words
from tablee.games.gulo.nest.model import STEP
from tablee.games.gulo.nest.pull import MANNERS, planned
from tablee.games.gulo.nest.runs import PIECE, Progress, Row, nothing, pieces
from tablee.games.gulo.nest.simulator import Lie, Nest
from tablee.games.gulo.nest.steal import Steal

STAGES = 5
"""How many eggs are taken from one pour, one after another."""
FEWEST = 8
PULLS = ("careful", "careful", "fast")
"""Most pulls are careful: those are what dice stand for."""
SETTLING = 2.0
"""Seconds after an egg has gone in which the others find their place."""
SPARE_MS = 1000
"""What a pull has left when it is over: an egg that is not out by then has been missed."""


def collect(
    nests: int,
    seed: int,
    processes: int = 1,
    progress: Progress = nothing,
    path: Path | None = None,
) -> list[Row]:
    """The rows of so many poured nests; with a path they are kept there and gone on with."""
    return pieces(partial(chain, seed), nests, processes, progress, path)


def attempt(nest: Nest, egg: int, manner: str, rng: Random) -> Steal:
    """One whole pull of an egg, decided."""
    plan = planned(nest, egg, MANNERS[manner], rng)
    steal = Steal(nest, egg, (plan[-1].time_ms + SPARE_MS) / 1000)
    for sample in plan:
        steal.feed(sample)
    while steal.outcome is None:
        steal.advance()
    return steal


def chain(seed: int, number: int) -> list[Row]:
    """One pour: at each stage an egg of every depth is tried, and one that was stolen is gone."""
    rng = Random(f"collect:{seed}:{number}")
    nest: Nest | None = thinned(Nest.poured(rng.getrandbits(32)), rng)
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
    facts = features(lie, egg, MANNERS[manner].lift)
    return {
        PIECE: str(number),
        "egg": str(egg),
        "colour": COLOUR_NAMES[facts.colour],
        "rank": str(facts.rank),
        "left": str(facts.left),
        "depth": depth(facts.rank, facts.left),
        "touches": str(int(facts.touches)),
        "lean": str(facts.lean),
        "lie": lie_in_words(lie),
        "manner": manner,
        "speed": f"{facts.speed:g}",
        "outcome": str(steal.outcome),
    }


def main(nests: str, path: str, seed: str = "1", processes: str = "1") -> None:
    """Collect from the command line, saying how far it is."""
    collect(int(nests), int(seed), int(processes), told, Path(path))


def told(done: int, total: int) -> None:
    """One line on the error stream."""
    sys.stderr.write(f"\r{done} of {total} nests")


if __name__ == "__main__":
    main(*sys.argv[1:])
