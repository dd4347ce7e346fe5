"""Marks of the nest as it is now: what was kept under another mark would not come out the same.

Every constant of the modules that move things is part of a mark, so that none can be forgotten;
where it is their code that changes, the recordings under tests/nest/nests no longer replay.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from types import ModuleType

from tablee.games.gulo.nest import engine, hand, model, pour, pull, simulator, steal

CODE = 1
"""Count it up when the code of a hand or an attempt moves things in another way than before."""


@cache
def bits_mark() -> str:
    """Of everything that decides how a nest and a hand in it go on; MuJoCo is named beside it."""
    described = model.description(model.ALL_EGGS)
    return _mark(CODE, described, simulator.EGG_RADIUS, *map(_constants, (model, hand, steal)))


@cache
def nests_mark() -> str:
    """Of whatever decides how nests lie, and how they are written; no hand is in them yet."""
    described = model.description(model.ALL_EGGS)
    parts = engine.VERSION, simulator.FORMAT, simulator.EGG_RADIUS
    return _mark(described, *parts, *map(_constants, (model, pour)))


@cache
def pours_mark() -> str:
    """Also of how nests are poured and chosen, and of MuJoCo: for what is measured in nests."""
    return _mark(bits_mark(), engine.VERSION, _constants(pour))


@cache
def pulls_mark() -> str:
    """Also of how bots move their hands: for what is measured of thefts."""
    return _mark(pours_mark(), _constants(pull), pull.Tremor.WAVES)


def _constants(module: ModuleType) -> list[tuple[str, object]]:
    return sorted((name, value) for name, value in vars(module).items() if name.isupper())


def _mark(*parts: object) -> str:
    return sha256("\n".join(map(repr, parts)).encode()).hexdigest()[:16]
