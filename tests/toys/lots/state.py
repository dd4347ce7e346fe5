"""Lots, a toy game that has everything: a hidden deal, sealed choices, a public roll.

Each round every seat is dealt a secret number from 1 to 6, all say in secret whether the die will
fall `above` or `below` their number (or `peek` is refused), the die is rolled, and who is right
scores a point. With the option `open` the numbers are public.
"""

from __future__ import annotations

from random import Random

from tablee.core.chance import Chance, Outcome, Source
from tablee.core.errors import Illegal
from tablee.core.state import Result, State

ABOVE, BELOW = 0, 1
NONE = -1
DEALT, SAID, ROLLED = 0, 1, 2


class Deal(Chance):
    def __init__(self, seats: int) -> None:
        super().__init__("deal")
        self.seats = seats

    def sample(self, source: Source) -> Outcome:
        return tuple(1 + source.below(6) for _ in range(self.seats))

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == self.seats and all(1 <= number <= 6 for number in outcome)


class Roll(Chance):
    def __init__(self) -> None:
        super().__init__("roll")

    def sample(self, source: Source) -> Outcome:
        return (1 + source.below(6),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and 1 <= outcome[0] <= 6

    def odds(self) -> list[tuple[Outcome, float]]:
        return [((face,), 1 / 6) for face in range(1, 7)]


class LotsState(State):
    def __init__(self, seats: int, rounds: int, is_open: bool) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.is_open = is_open
        self.lots = [NONE] * seats
        self.said = [NONE] * seats
        self.points = [0] * seats

    def pending(self) -> list[int]:
        if self.chance() is not None or self.rounds == 0:
            return []
        return [seat for seat in range(self.seats) if self.said[seat] == NONE]

    def legal(self, seat: int) -> list[int]:
        return [ABOVE, BELOW] if seat in self.pending() else []

    def play(self, seat: int, action: int) -> None:
        if seat not in self.pending():
            raise self.refusal(seat)
        if action not in (ABOVE, BELOW):
            raise Illegal("LO-02", "above-or-below")
        self.said[seat] = action
        self.note(SAID, seat)

    def note(self, *note: int) -> None:
        if self.notes is not None:
            self.notes.append(note)

    def chance(self) -> Chance | None:
        if self.rounds == 0:
            return None
        if self.lots[0] == NONE:
            return Deal(self.seats)
        return None if NONE in self.said else Roll()

    def settle(self, outcome: Outcome) -> None:
        if self.lots[0] == NONE:
            self.lots = list(outcome)
            for seat, number in enumerate(outcome):
                self.note(DEALT, seat, number, int(self.is_open))
        else:
            self._roll(outcome[0])

    def _roll(self, face: int) -> None:
        for seat in range(self.seats):
            right = face > self.lots[seat] if self.said[seat] == ABOVE else face < self.lots[seat]
            self.points[seat] += right
        self.note(ROLLED, face, *self.said)
        self.lots = [NONE] * self.seats
        self.said = [NONE] * self.seats
        self.rounds -= 1

    def result(self) -> Result | None:
        return Result(self.points[:], "most-points") if self.rounds == 0 else None

    def copy(self) -> LotsState:
        twin = type(self)(self.seats, self.rounds, self.is_open)
        twin.lots, twin.said, twin.points = self.lots[:], self.said[:], self.points[:]
        return twin

    def hidden_seats(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def redeal(self, seat: int, rng: Random) -> LotsState:
        twin = self.copy()
        for other in self.hidden_seats(seat):
            if self.lots[other] != NONE and not self.is_open:
                twin.lots[other] = rng.randint(1, 6)
            if self.said[other] != NONE and self.pending():
                twin.said[other] = rng.choice([ABOVE, BELOW])
        return twin

    def plant(self, seat: int, canary: int) -> LotsState:
        twin = self.copy()
        for other in self.hidden_seats(seat):
            if self.lots[other] != NONE and not self.is_open:
                twin.lots[other] = canary
            if self.said[other] != NONE:
                twin.said[other] = canary
        return twin
