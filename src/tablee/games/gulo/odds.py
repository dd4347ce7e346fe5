"""The statistics of the nest, read from the file that `tablee gulo fit` writes."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import msgspec

from tablee.core.notation import Word
from tablee.games.gulo.names import parse_lie
from tablee.games.gulo.rules.eggs import COLOURS
from tablee.games.gulo.rules.statistics import (
    CELLS,
    DEPTHS,
    FILLS,
    LEAN_STEP,
    LEANS,
    SURE,
    Statistics,
)

LYING = LEANS * LEAN_STEP
"""The lean of a pole that lies flat: one with its head still lower counts as lying too."""
FILE = Path(__file__).parent / "data" / "statistics.json"


class Facts(msgspec.Struct, frozen=True):
    """What the risk of a theft depends on."""

    colour: int
    depth: float
    """From 0 at the top to 1 at the bottom."""
    touches: bool
    """Does the egg touch the pole?"""
    fill: float
    """From 0 for an empty nest to 1 for a full one."""
    lean: float
    """Of the pole, in degrees."""
    fast: bool = False
    """Is it pulled in haste?"""

    def terms(self) -> tuple[float, ...]:
        """The numbers that a fit weighs."""
        colours = [float(self.colour == colour) for colour in range(COLOURS)]
        depth, touches, fast = self.depth, float(self.touches), float(self.fast)
        steep = min(self.lean, LYING) / LYING
        own = (depth, depth**2, depth**3, touches, touches * depth)
        nest = (self.fill, depth * self.fill, touches * self.fill, steep, steep**2)
        haste = (fast, fast * depth, fast * self.fill**3)
        return (*colours, *own, *nest, *haste)


class Fit(msgspec.Struct, frozen=True, kw_only=True):
    """The logarithm of the odds of an alarm is the sum of these, in the order of a fact's terms."""

    base: float
    colours: tuple[float, float, float, float, float]
    depth: float
    depth_squared: float
    depth_cubed: float
    """The lowest eggs are hardly riskier than those above them."""
    touches: float
    touches_depth: float
    fill: float
    depth_fill: float
    """In an emptier nest the pole leans on few eggs, and depth matters less."""
    touches_fill: float
    lean: float
    """Of a pole that lies flat."""
    lean_squared: float
    """A pole that leans on many eggs holds best; one that lies over the rim is easily moved."""
    fast: float
    fast_depth: float
    fast_fill: float
    """By the cube of the fill: haste costs most in a full nest, and something in any."""

    def risk(self, facts: Facts) -> float:
        """The probability of an alarm."""
        base, colours, *others = msgspec.structs.astuple(self)
        pairs = zip((*colours, *others), facts.terms(), strict=True)
        score = base + sum(weight * term for weight, term in pairs)
        return 1 / (1 + math.exp(-score))


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in the file."""

    fit: Fit
    pole_share: float
    pours: tuple[str, ...]


@cache
def known() -> Known:
    """The file's contents."""
    return msgspec.json.decode(FILE.read_bytes(), type=Known)


@cache
def statistics() -> Statistics:
    """The same as the rules know it."""
    facts = known()
    pours = [parse_lie(Word(pour)) for pour in facts.pours]
    return Statistics(risk_cells(facts.fit), round(SURE * facts.pole_share), pours)


def risk_cells(fit: Fit) -> list[int]:
    """The risk of every cell for a careful pull: dice stand for those."""
    return [risk_of(fit, index) for index in range(CELLS)]


def risk_of(fit: Fit, index: int, fast: bool = False) -> int:
    """The risk of a cell, in a thousand, taken at its middle."""
    return round(SURE * fit.risk(_middle(index, fast)))


def _middle(index: int, fast: bool) -> Facts:
    rest, tilt = divmod(index, LEANS)
    rest, fill = divmod(rest, FILLS)
    rest, touches = divmod(rest, 2)
    colour, depth = divmod(rest, DEPTHS)
    lean = (tilt + 0.5) * LEAN_STEP
    return Facts(colour, (depth + 0.5) / DEPTHS, bool(touches), (fill + 0.5) / FILLS, lean, fast)
