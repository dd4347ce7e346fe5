"""Loops over a game that are right for every game: decisions, chance and the end.

The loop `for decision in decisions(state, rng)` plays a whole game if its body calls
`decision.play(action)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tablee.core.chance import Chance, Outcome, RandomSource, Source
from tablee.core.state import State


class Decision:
    """One seat must decide now. `play` must be called once before the loop goes on.

    A step that was made cannot be made again: it raises RuntimeError and changes nothing.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.is_made = False

    @property
    def legal(self) -> list[int]:
        """The actions that this seat may choose from."""
        return self.state.legal(self.seat)

    def play(self, action: int) -> None:
        """Carry out the decision. Raises Refused, and changes nothing, if it is not legal."""
        _refuse_again(self)
        self.state.play(self.seat, action)
        self.is_made = True

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, legal={self.legal})"


class ChancePoint:
    """Chance must be settled now. `settle` must be called once before the loop goes on."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.is_made = False

    def settle(self, outcome: Outcome) -> None:
        """Say how chance fell. Raises ValueError, and changes nothing, if that cannot happen."""
        _refuse_again(self)
        if not self.chance.allows(outcome):
            raise ValueError(f"{outcome} is no outcome of '{self.chance.kind}'")
        self.state.settle(outcome)
        self.is_made = True

    def sample(self, source: Random | Source) -> None:
        """Let chance fall at random."""
        self.settle(self.chance.sample(as_source(source)))

    def __repr__(self) -> str:
        return f"ChancePoint({self.chance.kind!r})"


def _refuse_again(step: Decision | ChancePoint) -> None:
    """A step that is kept and made later would hit whatever the state waits for then."""
    if step.is_made:
        raise RuntimeError("this step was made already")


def steps(state: State) -> Iterator[Decision | ChancePoint]:
    """Every decision and every chance until the game is over; the caller makes each of them.

    Where several seats decide at the same time, they come one after the other. Raises
    RuntimeError if the caller goes on without having made the last step.
    """
    while not state.over:
        step = _next_step(state)
        yield step
        if not step.is_made:
            raise RuntimeError(f"{step!r} must be made before the game can go on")


def decisions(state: State, source: Random | Source | None = None) -> Iterator[Decision]:
    """Every decision until the game is over; chance falls by `source` on the way."""
    numbers = as_source(source or Random())
    for step in steps(state):
        if isinstance(step, Decision):
            yield step
        else:
            step.sample(numbers)


def as_source(source: Random | Source) -> Source:
    """Python's random generators as a source of numbers for chance."""
    return RandomSource(source) if isinstance(source, Random) else source


def _next_step(state: State) -> Decision | ChancePoint:
    chance = state.chance()
    return Decision(state, state.first_pending()) if chance is None else ChancePoint(state, chance)
