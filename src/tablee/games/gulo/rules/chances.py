"""What Gulo Gulo leaves to chance, and to people's hands: tiles, pours, thefts."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Chance, Outcome, Source
from tablee.games.gulo.rules.eggs import ALL_EGGS, JUNIOR, UNKNOWN
from tablee.games.gulo.rules.nest import Nest
from tablee.games.gulo.rules.statistics import SURE

STOLEN: Final = 0
POLE: Final = 1  # it touched the table
EGG: Final = 2  # another egg fell out
TIME: Final = 3  # it took too long (GU-14)
RESULTS: Final = 4

STEEPEST: Final = 180  # a pole may lie over the rim with its head down (GU-12)


class Tile(Chance):
    """The face of a tile that is turned: known, or any that nobody has seen.

    `hidden` is how many unknown tiles of the deck may be junior; 0 if it cannot be.
    """

    def __init__(self, unseen: list[int], hidden: int, known: int) -> None:
        super().__init__("tile")
        self.unseen = unseen
        self.hidden = hidden
        self.known = known

    def sample(self, source: Source) -> Outcome:
        if self.known != UNKNOWN:
            return (self.known,)
        if self.hidden and source.below(self.hidden) == 0:
            return (JUNIOR,)
        index = source.below(sum(self.unseen))
        for colour, number in enumerate(self.unseen):
            index -= number
            if index < 0:
                return (colour,)
        raise ValueError("no tile is left to turn")

    def allows(self, outcome: Outcome) -> bool:
        return any(outcome == possible for possible, _ in self.odds())

    def odds(self) -> list[tuple[Outcome, float]]:
        if self.known != UNKNOWN:
            return [((self.known,), 1.0)]
        junior = 1 / self.hidden if self.hidden else 0.0
        total = max(sum(self.unseen), 1)
        found: list[tuple[Outcome, float]] = [((JUNIOR,), junior)] if junior else []
        for colour, number in enumerate(self.unseen):
            if number and junior < 1:
                found.append(((colour,), (1 - junior) * number / total))
        return found


def _is_lie(lie: Outcome, eggs: int) -> bool:
    """Does it say how exactly these eggs lie?"""
    if len(lie) < 2 or not 0 <= lie[0] <= STEEPEST or lie[1] & ~eggs:
        return False
    seen = 0
    for egg in lie[2:]:
        if egg < 0 or not eggs >> egg & 1 or seen >> egg & 1:
            return False
        seen |= 1 << egg
    return seen == eggs


class Pour(Chance):
    """All eggs are poured into the nest: as (lean, touching, eggs from the top)."""

    def __init__(self, nest: Nest, outside: bool) -> None:
        super().__init__("pour", outside=outside)
        self.nest = nest

    def sample(self, source: Source) -> Outcome:
        pours = self.nest.statistics.pours
        return pours[source.below(len(pours))]

    def allows(self, outcome: Outcome) -> bool:
        return _is_lie(outcome, ALL_EGGS)


class Rest(Chance):
    """The nest comes to rest after a theft: as (pole fell, lean, touching, eggs from the top)."""

    def __init__(self, nest: Nest) -> None:
        super().__init__("rest", outside=True)
        self.nest = nest

    def sample(self, source: Source) -> Outcome:
        return (0, self.nest.lean, self.nest.touching, *self.nest.order)

    def allows(self, outcome: Outcome) -> bool:
        fell = outcome[:1] in ((0,), (1,))
        return fell and _is_lie(outcome[1:], self.nest.inside)


class Steal(Chance):
    """A theft: as (result,) by hand in the physical nest, as (result, roll) with dice.

    One open roll below a thousand decides all: below `pole` the pole falls, from there to below
    `risk` another egg does.
    """

    def __init__(self, risk: int, pole_share: int, outside: bool) -> None:
        super().__init__("steal", outside=outside)
        self.risk = risk
        self.pole = (risk * pole_share + SURE // 2) // SURE

    def sample(self, source: Source) -> Outcome:
        roll = source.below(SURE)
        result = self._result(roll)
        return (result,) if self.outside else (result, roll)

    def _result(self, roll: int) -> int:
        if roll >= self.risk:
            return STOLEN
        return POLE if roll < self.pole else EGG

    def allows(self, outcome: Outcome) -> bool:
        """Who tells only the result is believed; a roll must be one of dice, and have it."""
        if len(outcome) == 2 and not self.outside:
            return 0 <= outcome[1] < SURE and outcome[0] == self._result(outcome[1])
        results = RESULTS if self.outside else TIME  # dice take no time
        return len(outcome) == 1 and 0 <= outcome[0] < results

    def odds(self) -> list[tuple[Outcome, float]]:
        """How likely each result is, whatever is rolled for it."""
        thousandths = ((STOLEN, SURE - self.risk), (POLE, self.pole), (EGG, self.risk - self.pole))
        return [((result,), number / SURE) for result, number in thousandths]
