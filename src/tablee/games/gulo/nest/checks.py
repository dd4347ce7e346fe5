"""What the nest must hold, as functions: round trips, replays elsewhere, stillness, frame times.

Run it: python -m tablee.games.gulo.nest.checks trips COUNT [SEED]
        python -m tablee.games.gulo.nest.checks (still | replays | frames) COUNT SEED [FILE.csv]
        [PROCESSES]
With a file the rows are kept, and gone on with after a stop.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np

from tablee.games.gulo.nest.collect import attempt, begun, egg_of_third
from tablee.games.gulo.nest.mark import pours_mark, pulls_mark
from tablee.games.gulo.nest.pour import UNTOUCHED, fell_after
from tablee.games.gulo.nest.pull import MANNERS
from tablee.games.gulo.nest.recording import Recording, recorded, verified
from tablee.games.gulo.nest.runs import PIECE, Kept, Made, Row, Work, pieces, told
from tablee.games.gulo.nest.simulator import Nest

LEFT_ALONE = 2 * UNTOUCHED
"""Seconds; nests were chosen for lying still half as long, so less would prove nothing new."""
POURS = 5
"""So many nests are stolen from, in turn."""
TOGETHER = (1, 3)
"""How many steals run side by side when frames are timed."""


# --- the same bits


def round_trips(nest: Nest, count: int, steps: int = 4) -> int:
    """How many of so many restored copies went on with other bits than the nest itself."""
    different = 0
    for _ in range(count):
        twin = Nest.restored(nest.snapshot())
        nest.step(steps)
        twin.step(steps)
        different += twin.snapshot() != nest.snapshot()
    return different


def replayed_elsewhere(recordings: Iterable[Recording]) -> list[bool]:
    """Whether each recording comes out the same in another process."""
    with get_context("spawn").Pool(1) as pool:
        return pool.map(verified, list(recordings))


def replays(seed: int, number: int) -> list[Row]:
    """A theft of any egg in any manner, replayed in another process."""
    rng, nest = Random(f"replays:{seed}:{number}"), _poured(seed + number % POURS)
    egg, manner = rng.choice(nest.eggs), rng.choice(list(MANNERS))
    recording = recorded(attempt(nest, egg, manner, rng))
    (exact,) = replayed_elsewhere([recording])
    facts = {"manner": manner, "outcome": recording.outcome, "exact": str(int(exact))}
    return [{PIECE: str(number), "egg": str(egg), **facts}]


def replays_told(rows: Sequence[Row]) -> str:
    """How many came out the same, and what they were."""
    outcomes = Counter(row["outcome"] for row in rows)
    kinds = ", ".join(f"{number} {outcome}" for outcome, number in outcomes.most_common())
    exact = sum(row["exact"] == "1" for row in rows)
    return f"{exact} of {len(rows)} recorded steals ({kinds}) replayed exactly in another process"


_poured = cache(Nest.poured)


# --- stillness


def still(seed: int, number: int) -> list[Row]:
    """A nest that is left alone: how its pole leans before and after, and whether it fell."""
    nest = Nest.poured(seed + number)
    before = nest.lean()
    fell = fell_after(nest, LEFT_ALONE)
    leans = {"lean_before": f"{before:.3f}", "lean_after": f"{nest.lean():.3f}"}
    told = "" if fell is None else f"{fell:g}"
    return [{PIECE: str(number), "seed": str(seed + number), **leans, "fell_after": told}]


def still_told(rows: Sequence[Row]) -> str:
    """How many fell, within the time for which nests are chosen and within twice that."""
    falls = [float(row["fell_after"]) for row in rows if row["fell_after"]]
    soon = sum(seconds <= UNTOUCHED for seconds in falls)
    return (
        f"{soon} of {len(rows)} nests alarmed in {UNTOUCHED} s untouched, "
        f"{len(falls)} in {LEFT_ALONE} s"
    )


# --- frame times


def frame_times(nests: Sequence[Nest], manner: str, rng: Random) -> list[float]:
    """Seconds for each frame of steals side by side, as long as all are awake and undecided."""
    eggs = [egg_of_third(nest.lie(), rng.randrange(3), rng) for nest in nests]
    steals = [begun(nest, egg, manner, rng) for nest, egg in zip(nests, eggs)]
    times = []
    while all(steal.outcome is None for steal in steals):
        awake = not any(steal.asleep for steal in steals)
        start = perf_counter()
        for steal in steals:
            steal.advance()
        times += [perf_counter() - start] if awake else []
    return times


def frames(seed: int, number: int) -> list[Row]:
    """The milliseconds of every frame of one steal, and of three at once."""
    rng, nests = Random(f"frames:{seed}:{number}"), [_poured(seed + other) for other in range(3)]
    return [
        {PIECE: str(number), "together": str(together), "ms": f"{1000 * time:.2f}"}
        for together in TOGETHER
        for time in frame_times(nests[:together], "careful", rng)
    ]


def frames_told(rows: Sequence[Row]) -> str:
    """Median and 99th percentile."""
    return "\n".join(_times_told(rows, together) for together in TOGETHER)


def _times_told(rows: Sequence[Row], together: int) -> str:
    times = [float(row["ms"]) for row in rows if row["together"] == str(together)]
    if not times:
        return f"{together} at once: never all awake"
    middle, high = (float(np.quantile(times, part)) for part in (0.5, 0.99))
    return f"{together} at once: median {middle:.1f} ms, 99th percentile {high:.1f} ms"


# --- from the command line

Check = tuple[Callable[[int, int], list[Row]], Callable[[Sequence[Row]], str], Callable[[], str]]
"""What is done for a number of a seed, what is told of all, and what the rows depend on."""
CHECKS: dict[str, Check] = {
    "still": (still, still_told, pours_mark),
    "replays": (replays, replays_told, pulls_mark),
    "frames": (frames, frames_told, pulls_mark),
}


def made(what: str, seed: int) -> Made:
    """What the rows of a check are."""
    return Made(f"{what} from seed {seed}", CHECKS[what][2]())


def check(what: str, count: int, seed: int, path: Path | None, processes: int) -> str:
    """Do one of the checks, and tell how it came out."""
    one, tell, _ = CHECKS[what]
    work: Work = partial(one, seed)
    kept = Kept(path, made(what, seed)) if path else None
    return tell(pieces(work, count, processes, told, kept))


def main(what: str, count: str, seed: str = "1", path: str = "", processes: str = "1") -> None:
    """Run one of the checks from the command line."""
    if what == "trips":
        found = f"{round_trips(Nest.poured(int(seed)), int(count))} of {count} round trips differ"
    else:
        file = Path(path) if path else None
        found = "\n" + check(what, int(count), int(seed), file, int(processes))
    sys.stdout.write(found + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
