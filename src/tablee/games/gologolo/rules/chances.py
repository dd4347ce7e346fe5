"""What Gologolo leaves to chance: who begins, the deal, each card drawn; and the moment after a
discard, which always happens and always ends the same way.
"""

from __future__ import annotations

from typing import Final

from tablee.core.chance import Chance, Outcome, Source
from tablee.games.gologolo.rules.cards import COPIES, DECK, KINDS, Counts

HAND: Final = 13


class Deal(Chance):
    """Thirteen cards for each seat, in seat order (GL-06)."""

    def __init__(self, seats: int) -> None:
        super().__init__("deal")
        self.cards = HAND * seats

    def sample(self, source: Source) -> Outcome:
        deck = [card // COPIES for card in range(DECK)]
        for place in range(self.cards):
            other = place + source.below(DECK - place)
            deck[place], deck[other] = deck[other], deck[place]
        return tuple(deck[: self.cards])

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != self.cards:
            return False
        return all(0 <= kind < KINDS and outcome.count(kind) <= COPIES for kind in outcome)


class Draw(Chance):
    """The next card of the stock: any of those left, all equally likely (GL-08)."""

    def __init__(self, stock: Counts, size: int) -> None:
        super().__init__("card")
        self.stock = stock
        self.size = size

    def sample(self, source: Source) -> Outcome:
        place = source.below(self.size)
        kind = 0
        while place >= self.stock[kind]:
            place -= self.stock[kind]
            kind += 1
        return (kind,)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < KINDS and self.stock[outcome[0]] > 0

    def odds(self) -> list[tuple[Outcome, float]]:
        stock = self.stock
        return [((kind,), stock[kind] / self.size) for kind in range(KINDS) if stock[kind]]


class Moment(Chance):
    """The moment after a discard is over (GL-13). It comes whether or not anybody was asked."""

    def __init__(self) -> None:
        super().__init__("moment", True)

    def sample(self, source: Source) -> Outcome:
        return (0,)

    def allows(self, outcome: Outcome) -> bool:
        return outcome == (0,)

    def odds(self) -> list[tuple[Outcome, float]]:
        return [((0,), 1.0)]
