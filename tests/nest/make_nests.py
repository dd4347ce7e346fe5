"""Pour the nests that the tests start from: python -m tests.nest.make_nests

Run it again whenever the model of the nest, or MuJoCo, changes.
"""

from __future__ import annotations

from tablee.games.gulo.nest.simulator import Nest
from tests.nest.stage import STORED

NESTS = 3


def main() -> None:
    STORED.mkdir(exist_ok=True)
    for number in range(NESTS):
        (STORED / f"{number}.nest").write_bytes(Nest.poured(number).snapshot())


if __name__ == "__main__":
    main()
