"""Who begins is left to chance (OE-05)."""

from __future__ import annotations

from tablee.core.chance import Chance, Outcome, Source


class FirstPlayer(Chance):
    """Any seat, all equally likely."""

    def __init__(self, seats: int) -> None:
        super().__init__("start")
        self.seats = seats

    def sample(self, source: Source) -> Outcome:
        return (source.below(self.seats),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < self.seats

    def odds(self) -> list[tuple[Outcome, float]]:
        return [((seat,), 1 / self.seats) for seat in range(self.seats)]
