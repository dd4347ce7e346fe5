"""What the nest must hold, as functions: round trips, replays elsewhere, stillness, frame times.

Run it: python -m tablee.games.gulo.nest.checks (trips | replays | still | frames) COUNT [SEED]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from random import Random
from time import perf_counter

import numpy as np

from tablee.games.gulo.nest.collect import SPARE_MS, attempt, egg_of_third
from tablee.games.gulo.nest.pour import UNTOUCHED, lies_still
from tablee.games.gulo.nest.pull import MANNERS, planned
from tablee.games.gulo.nest.recording import Recording, recorded, verified
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import Steal


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


def frame_times(nests: list[Nest], manner: str, rng: Random) -> list[float]:
    """Seconds for each frame of steals that run side by side in this process."""
    steals = [_begun(nest, manner, rng) for nest in nests]
    times = []
    while any(steal.outcome is None for steal in steals):
        start = perf_counter()
        for steal in steals:
            steal.advance()
        times.append(perf_counter() - start)
    return times


def _begun(nest: Nest, manner: str, rng: Random) -> Steal:
    egg = egg_of_third(nest.lie(), rng.randrange(3), rng)
    plan = planned(nest, egg, MANNERS[manner], rng)
    steal = Steal(nest, egg, (plan[-1].time_ms + SPARE_MS) / 1000)
    for sample in plan:
        steal.feed(sample)
    return steal


def _trips(count: int, seed: int) -> str:
    return f"{round_trips(Nest.poured(seed), count)} of {count} round trips differ"


def _replays(count: int, seed: int) -> str:
    recordings = list(_recordings(count, seed))
    exact = sum(replayed_elsewhere(recordings))
    outcomes = Counter(recording.outcome for recording in recordings)
    told = ", ".join(f"{number} {outcome}" for outcome, number in outcomes.most_common())
    return f"{exact} of {count} recorded steals ({told}) replayed exactly in another process"


def _recordings(count: int, seed: int) -> Iterator[Recording]:
    rng = Random(seed)
    nests = [Nest.poured(seed + number) for number in range(5)]
    for number in range(count):
        nest = nests[number % len(nests)]
        yield recorded(attempt(nest, rng.choice(nest.eggs), rng.choice(list(MANNERS)), rng))


def _still(count: int, seed: int) -> str:
    with get_context("spawn").Pool() as pool:
        alarmed: list[int] = []
        for done, found in enumerate(pool.imap_unordered(_restless, range(seed, seed + count)), 1):
            alarmed += found
            sys.stderr.write(f"\r{done} of {count} nests, alarmed: {alarmed}")
    return f"\n{len(alarmed)} of {count} nests alarmed in {UNTOUCHED} s untouched"


def _restless(seed: int) -> list[int]:
    return [] if lies_still(Nest.poured(seed), UNTOUCHED) else [seed]


def _frames(count: int, seed: int) -> str:
    """Frame times of one steal, and of three at once, over so many rounds."""
    rng = Random(seed)
    nests = [Nest.poured(seed + number) for number in range(3)]
    lines = []
    for together in (1, 3):
        rounds = [frame_times(nests[:together], "careful", rng) for _ in range(count)]
        lines.append(_summary(together, [time for times in rounds for time in times]))
    return "\n".join(lines)


def _summary(together: int, times: list[float]) -> str:
    middle, high = (1000 * float(np.quantile(times, part)) for part in (0.5, 0.99))
    return f"{together} at once: median {middle:.1f} ms, 99th percentile {high:.1f} ms"


def main(what: str, count: str, seed: str = "1") -> None:
    """Run one of the checks from the command line."""
    checks = {"trips": _trips, "replays": _replays, "still": _still, "frames": _frames}
    sys.stdout.write(checks[what](int(count), int(seed)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
