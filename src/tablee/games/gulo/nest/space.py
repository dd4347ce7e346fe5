"""Lengths, written out so that their bits are the same on every processor.

`np.linalg.norm` and `np.dot` call BLAS, which picks its kernel by processor: some kernels add the
squares in another order. One last bit is enough to let another egg fall a second later.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import numpy as np

from tablee.games.gulo.nest.engine import Floats


def length(way: Iterable[float]) -> float:
    """The length of a way, its squares added from the first to the last."""
    total = 0.0
    for part in way:
        total += float(part) * float(part)
    return sqrt(total)


def lengths(ways: Floats) -> Floats:
    """The length of each way; one per row."""
    x, y, z = ways.T
    found: Floats = np.sqrt(x * x + y * y + z * z)
    return found
