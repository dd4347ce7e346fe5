"""Pour the nests that come with Gulo Gulo: python -m tools.pour_nests

Servers lay them before their first tables, which would wait for a pour else. Run it again whenever
the model of the nest, or MuJoCo, changes; it takes a few minutes.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tablee.games.gulo.nest.shelf import SHIPPED, sealed
from tablee.games.gulo.nest.worker import Physics, Pour, Poured

NESTS = 12
FIRST = 7_000
"""The seed of the first one."""


def poured(seed: int) -> Poured:
    """One nest and its film, as a server's own process pours it."""
    answer = Physics().answer(Pour(seed))
    if not isinstance(answer, Poured):
        raise TypeError("a pour is answered by a nest")
    return answer


def main() -> None:
    """Write the file."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        nests = list(processes.map(poured, range(FIRST, FIRST + NESTS)))
    SHIPPED.write_bytes(sealed(nests))


if __name__ == "__main__":
    main()
