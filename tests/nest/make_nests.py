"""Pour the nests that the tests start from: python -m tests.nest.make_nests

Run it again whenever the model of the nest, or MuJoCo, changes. Kept beside them are the first nest
of all measurements, and thefts as they went when all that was made: one that came to nothing, and
one of each other end.
"""

from __future__ import annotations

from random import Random

from tablee.games.gulo.nest.collect import attempt, nest_of
from tablee.games.gulo.nest.recording import recorded
from tablee.games.gulo.nest.simulator import Nest
from tests.nest.stage import STORED, stored

NESTS = 3
THEFTS = {"theft": 12, "stolen": 0, "egg": 21, "pole": 18}
"""The ranks of eggs after which a clumsy hand goes."""


def main() -> None:
    STORED.mkdir(exist_ok=True)
    for number in range(NESTS):
        (STORED / f"{number}.nest").write_bytes(Nest.poured(number).snapshot())
    (STORED / "first.measured").write_bytes(nest_of(1, 0).snapshot())
    nest = stored(0)
    for name, rank in THEFTS.items():
        theft = recorded(attempt(nest, nest.lie().eggs[rank], "clumsy", Random(1)))
        (STORED / f"{name}.recording").write_bytes(theft.to_bytes())


if __name__ == "__main__":
    main()
