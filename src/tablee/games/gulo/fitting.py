"""From thefts in the physical nest to the odds of one: a logistic fit, checked on other nests."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from tablee.core.notation import Word
from tablee.games.gulo.names import COLOUR_NAMES, parse_lie
from tablee.games.gulo.odds import Facts, Fit, risk_of
from tablee.games.gulo.rules.eggs import COLOURS, EGGS
from tablee.games.gulo.rules.statistics import SURE, cell

Floats = npt.NDArray[np.float64]

STOLEN = "stolen"
POLE, EGG = "pole", "egg"
OUTCOMES = (STOLEN, POLE, EGG, "time")
FAST = "fast"
RIDGE = 0.05
"""How strongly weights are kept small: eggs of one colour are few in some corners."""
POURS = 200
"""So many nests are poured; what is numbered higher began from these again, with other eggs."""
FOLDS = 5
"""In so many rounds each nest is once kept aside, and checked by a fit of the others."""
DECILES = 10


class Theft(msgspec.Struct, frozen=True, kw_only=True):
    """One theft in the physical nest: a row of the data."""

    nest: int
    colour: int
    rank: int
    """How many eggs lay higher."""
    left: int
    """How many eggs were in the nest."""
    touches: bool
    lean: int
    lie: str
    """How the whole nest lay before, in notation."""
    manner: str
    outcome: str

    @property
    def pour(self) -> int:
        """The pour from which its nest came."""
        return self.nest % POURS

    @property
    def alarm(self) -> bool:
        """Did it set off the alarm?"""
        return self.outcome != STOLEN

    @property
    def fast(self) -> bool:
        """Was it made in haste?"""
        return self.manner == FAST

    def facts(self) -> Facts:
        """What its risk depends on."""
        depth, fill = (self.rank + 0.5) / self.left, (self.left - 0.5) / EGGS
        return Facts(self.colour, depth, self.touches, fill, self.lean, self.fast)

    def cell(self) -> int:
        """Where the rules look its risk up."""
        return cell(self.colour, self.rank, self.left, self.touches, self.lean)


def read_thefts(path: Path) -> list[Theft]:
    """The rows of a file of thefts."""
    with path.open(encoding="utf-8", newline="") as file:
        return [_sensible(_theft(row)) for row in csv.DictReader(file)]


def _sensible(theft: Theft) -> Theft:
    """The theft; a ValueError if there can be none like it."""
    if not 0 <= theft.rank < theft.left <= EGGS:
        raise ValueError(f"no egg of {theft.left} has {theft.rank} above it")
    if theft.outcome not in OUTCOMES:
        raise ValueError(f"a theft ends as one of {', '.join(OUTCOMES)}, not '{theft.outcome}'")
    if theft.left == EGGS and len(parse_lie(Word(theft.lie))) != 2 + EGGS:
        raise ValueError(f"'{theft.lie}' is no nest of {EGGS} eggs")
    return theft


def _theft(row: dict[str, str]) -> Theft:
    return Theft(
        nest=int(row["nest"]),
        colour=COLOUR_NAMES.index(row["colour"]),
        rank=int(row["rank"]),
        left=int(row["left"]),
        touches=row["touches"] == "1",
        lean=int(row["lean"]),
        lie=row["lie"],
        manner=row["manner"],
        outcome=row["outcome"],
    )


def split(thefts: Sequence[Theft], fold: int) -> tuple[list[Theft], list[Theft]]:
    """Thefts to learn from, and thefts from other nests for the check."""
    learn = [theft for theft in thefts if theft.pour % FOLDS != fold]
    return learn, [theft for theft in thefts if theft.pour % FOLDS == fold]


def fit(thefts: Sequence[Theft]) -> Fit:
    """The weights under which these outcomes are likeliest, found by Newton's method."""
    terms = np.array([_terms(theft) for theft in thefts])
    alarms = np.array([float(theft.alarm) for theft in thefts])
    weights = _newton(terms, alarms)
    base, colours, rest = weights[0], weights[1 : 1 + COLOURS], weights[1 + COLOURS :]
    names = Fit.__struct_fields__[2:]  # all but base and colours, in the order of the terms
    named = {name: round(float(value), 4) for name, value in zip(names, rest, strict=True)}
    one, two, three, four, five = (round(float(value), 4) for value in colours)
    return Fit(base=round(float(base), 4), colours=(one, two, three, four, five), **named)


@cache
def _terms(theft: Theft) -> tuple[float, ...]:
    """What is weighed of a theft; each is fitted many times over, in other company."""
    return (1.0, *theft.facts().terms())


def _newton(terms: Floats, alarms: Floats) -> Floats:
    """Sums are written out: `@` would call BLAS, whose bits depend on the processor."""
    weights = np.zeros(terms.shape[1])
    keep_small = np.full(terms.shape[1], RIDGE)
    keep_small[0] = 0
    for _ in range(50):
        risks = 1 / (1 + np.exp(-(terms * weights).sum(axis=1)))
        slope = (terms.T * (alarms - risks)).sum(axis=1) - keep_small * weights
        weighed = terms.T * (risks * (1 - risks))
        bend = np.array([(weighed * term).sum(axis=1) for term in terms.T]) + np.diag(keep_small)
        step = _solved(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return weights


def _solved(bend: Floats, slope: Floats) -> Floats:
    """The step at which the slope ends; `bend` is positive definite, so no pivot is zero."""
    rows = np.column_stack((bend, slope))
    for number, row in enumerate(rows):
        row /= row[number]
        others = np.arange(len(rows)) != number
        rows[others] -= rows[others, number, None] * row
    return rows[:, -1]


# --- is it right?


class Decile(msgspec.Struct, frozen=True):
    """A tenth of the thefts, by what was foretold."""

    thefts: int
    foretold: float
    alarms: float

    @property
    def error(self) -> float:
        """How far the odds are off."""
        return self.foretold - self.alarms

    @property
    def noise(self) -> float:
        """The error that chance alone makes likely: two standard deviations."""
        return float(2 * np.sqrt(max(self.foretold * (1 - self.foretold), 0.01) / self.thefts))


Foretold = tuple[float, bool]
"""The risk of a theft, and whether it set off the alarm."""
Kind = Callable[[Theft], bool]
"""Does a theft belong to those that are checked?"""


def careful_pulls(theft: Theft) -> bool:
    """Those for which dice stand."""
    return not theft.fast


def fast_pulls(theft: Theft) -> bool:
    """Those made in haste."""
    return theft.fast


def all_pulls(theft: Theft) -> bool:
    """Whatever the speed."""
    return True


def enough(thefts: Sequence[Theft]) -> bool:
    """Are there tenths of either speed to check, and other nests to learn from?"""
    rounds = {theft.pour % FOLDS for theft in thefts}
    fewest = min(sum(map(kind, thefts)) for kind in (careful_pulls, fast_pulls))
    return len(rounds) > 1 and fewest >= DECILES


def foretold(found: Fit, thefts: Iterable[Theft]) -> list[Foretold]:
    """The risk of each theft, looked up as the rules do it, and what happened."""
    risk = cache(partial(risk_of, found))  # many thefts lie in one cell
    return [(risk(theft.cell(), theft.fast) / SURE, theft.alarm) for theft in thefts]


def held_out(thefts: Sequence[Theft], kind: Kind = careful_pulls) -> list[Foretold]:
    """Every theft of a kind, foretold by a fit that has not seen its nest."""
    rounds = (split(thefts, fold) for fold in range(FOLDS))
    return [pair for learn, check in rounds for pair in foretold(fit(learn), filter(kind, check))]


def calibration(pairs: Iterable[Foretold]) -> list[Decile]:
    """Tenths from the safest to the riskiest."""
    ordered = sorted(pairs, key=lambda pair: pair[0])  # by what was foretold: ties stay mixed
    tenths = np.array_split(np.array(ordered, dtype=float), DECILES)
    return [
        Decile(len(part), float(part[:, 0].mean()), float(part[:, 1].mean())) for part in tenths
    ]


def worst(deciles: Iterable[Decile]) -> Decile:
    """The tenth in which the odds are furthest off."""
    return max(deciles, key=lambda decile: abs(decile.error))


def full_pours(thefts: Iterable[Theft]) -> tuple[str, ...]:
    """The nests with all their eggs, each once, as they were poured."""
    return tuple(dict.fromkeys(theft.lie for theft in thefts if theft.left == EGGS))


def pole_share(thefts: Iterable[Theft]) -> float:
    """The pole's part of the careful alarms by pole or egg: dice give no other reason."""
    reasons = [theft.outcome for theft in thefts if careful_pulls(theft)]
    pole, egg = reasons.count(POLE), reasons.count(EGG)
    return pole / max(pole + egg, 1)
