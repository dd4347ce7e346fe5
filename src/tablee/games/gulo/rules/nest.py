"""The nest as everybody sees it: which eggs lie where, and how the pole leans (GU-33)."""

from __future__ import annotations

from tablee.core.chance import Outcome
from tablee.games.gulo.rules.eggs import colour_of, eggs_of
from tablee.games.gulo.rules.statistics import Statistics, cell


class Nest:
    """Eggs from the highest to the lowest; those that touch the pole, a bit each."""

    def __init__(self, statistics: Statistics) -> None:
        self.statistics = statistics
        self.lean = 0
        self.touching = 0
        self.order: list[int] = []
        self.inside = 0  # the eggs in the nest, a bit each

    def copy(self) -> Nest:
        """An independent nest, equal to this one."""
        twin = Nest(self.statistics)
        twin.lean = self.lean
        twin.touching = self.touching
        twin.order = self.order  # never changed in place
        twin.inside = self.inside
        return twin

    def lie(self, lie: Outcome) -> None:
        """Lie so: the lean, the eggs that touch the pole, all eggs from the top."""
        self.lean = lie[0]
        self.touching = lie[1]
        self.order = list(lie[2:])
        self.inside = 0
        for egg in self.order:
            self.inside |= 1 << egg

    def empty(self) -> None:
        """All eggs into the bag."""
        self.lie((0, 0))

    def take(self, egg: int) -> None:
        """An egg is stolen; the others stay as they are until they are looked at again."""
        self.order = [other for other in self.order if other != egg]
        self.touching &= ~(1 << egg)
        self.inside &= ~(1 << egg)

    def has(self, colour: int) -> bool:
        """Is an egg of this colour left?"""
        return self.inside & eggs_of(colour) != 0

    def eggs(self, colour: int) -> list[int]:
        """The eggs of a colour, from the top."""
        return [egg for egg in self.order if colour_of(egg) == colour]

    def risk(self, egg: int) -> int:
        """Of a thousand such thefts, how many set off the alarm?"""
        touches = self.touching >> egg & 1 != 0
        rank, left = self.order.index(egg), len(self.order)
        return self.statistics.risks[cell(colour_of(egg), rank, left, touches, self.lean)]
