"""Replay the kept thefts in this process, and say by which arithmetic: `python -m` runs it.

The environment decides which kernels OpenBLAS, the C library and NumPy choose, as the processor of
another machine would.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import sha256
from math import sin
from random import Random
from struct import pack

import msgspec
import numpy as np

from tablee.games.gulo.nest.recording import Recording, verified
from tests.nest.stage import STORED


class Report(msgspec.Struct, frozen=True):
    """Which thefts replay, and what distinguishes the arithmetic of this process."""

    replays: dict[str, bool]
    blas: str
    libm: str
    numpy: tuple[str, ...]


def _digest(of: Callable[[float, float, float], float]) -> str:
    rng = Random(1)
    found = [of(*(rng.uniform(-3, 3) for _ in range(3))) for _ in range(20_000)]
    return sha256(b"".join(pack("d", number) for number in found)).hexdigest()


def _dot(x: float, y: float, z: float) -> float:
    way = np.array((x, y, z))
    return float(way.dot(way))


def numpy_loops() -> tuple[str, ...]:
    """The groups of instructions for which NumPy has loops of its own and which it uses here."""
    return tuple(np.show_config(mode="dicts")["SIMD Extensions"].get("found", ()))


def report() -> Report:
    """Replay everything that is kept."""
    kept = sorted(STORED.glob("*.recording"))
    return Report(
        {path.stem: verified(Recording.from_bytes(path.read_bytes())) for path in kept},
        _digest(_dot),
        _digest(lambda x, y, z: sin(x) + sin(y) + sin(z)),
        numpy_loops(),
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(report()))
