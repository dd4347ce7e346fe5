"""What the rules of every game look like from outside.

A state knows the rules and nothing else: no clock, no randomness, no text. Seats, actions and
outcomes are small integers here; notation, views and sentences are made at the edge.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.chance import Chance, Outcome, Source
from tablee.core.errors import GameOver, NotYourDecision, Refused, WrongSeat

Seat = int
Action = int
Note = tuple[int, ...]
"""What happened, as (kind, details…); a game's events module turns it into an event."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches: it sees what any stranger at the table sees."""


class Result:
    """How a game ended. `why` is a text key; rank 1 is the best, ties share a rank."""

    def __init__(self, scores: list[int], why: str) -> None:
        self.scores = scores
        self.why = why
        self.ranks = [1 + sum([other > score for other in scores]) for score in scores]

    def winners(self) -> list[int]:
        """All seats that share first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __repr__(self) -> str:
        scores = " ".join([str(score) for score in self.scores])
        return f"Result({scores!r}, {self.why!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of one game, and every way to go on from it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.notes: list[Note] | None = None
        """Where the rules write down what happens, if anybody listens."""

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.result() is not None

    def pending(self) -> list[int]:
        """Who must decide now. Nobody: chance must be settled, or the game is over."""
        raise NotImplementedError

    def first_pending(self) -> int:
        """One of those who must decide now, or -1; games make it fast for simulations."""
        seats = self.pending()
        return seats[0] if seats else -1

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now; empty when it has nothing to decide."""
        raise NotImplementedError

    def random_action(self, seat: int, source: Source) -> int:
        """A legal action, all equally likely; games make it fast for simulations."""
        actions = self.legal(seat)
        return actions[source.below(len(actions))]

    def play(self, seat: int, action: int) -> None:
        """Carry out a decision, or raise a Refused and change nothing."""
        raise NotImplementedError

    def chance(self) -> Chance | None:
        """What must be settled by chance before anybody decides again."""
        return None

    def settle(self, outcome: Outcome) -> None:
        """Tell the state how chance fell."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, once it has."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state, equal to this one, to which nobody listens."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Random) -> State:
        """Another state that this seat cannot tell from this one."""
        raise NotImplementedError

    def plant(self, seat: int, canary: int) -> State:
        """A copy in which every value hidden from this seat is `canary`, for leak tests."""
        raise NotImplementedError

    def __repr__(self) -> str:
        # Imported here: the registry knows the games, and the rules below it know nothing of that.
        from tablee.core.registry import describe

        return f"{type(self).__name__}({describe(self)!r})"

    def refusal(self, seat: int) -> Refused:
        """Why this seat may not decide anything now."""
        if self.result() is not None:
            return GameOver()
        if not 0 <= seat < self.seats:
            return WrongSeat(seat=seat)
        return NotYourDecision()
