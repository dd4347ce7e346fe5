"""A finished game told again, step by step, as one seat or a stranger saw it.

A step is what happened until the table waited for somebody again: a decision, or decisions made
together, with the chance that followed; what a hand did; the end of a moment. Step 0 is how the
game began. To play a whole game again takes milliseconds, what is seen on the way takes longer: so
each page begins from the start, and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from tablee.core.game import AnyGame
from tablee.core.record import Record
from tablee.core.replay import apply_step, first_state
from tablee.core.state import SPECTATOR, State
from tablee.core.text import Text
from tablee.core.view import View
from tablee.server.errors import BadRequest


class ReplayStep(msgspec.Struct, frozen=True):
    """What was seen after a step, and what was told of it."""

    view: Any
    events: tuple[Any, ...]
    said: tuple[str, ...]


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a finished game, and how many there are in all."""

    total: int
    first: int
    steps: tuple[ReplayStep, ...]


def retold(record: Record, first: int, count: int, seat: int, text: Text) -> Replay:
    """So many steps of a game from the first on, as this seat saw them."""
    game = record.find_game()
    steps: list[ReplayStep] = []
    total = 0
    for state in _after_each_step(game, record):
        if first <= total < first + count:
            steps.append(_seen(game, record, state, seat, text))
        total += 1
    return Replay(total, first, tuple(steps))


def seen_at(record: Record, step: int) -> View:
    """What a stranger saw after this step."""
    game = record.find_game()
    state = next(islice(_after_each_step(game, record), step, None), None)
    if state is None:
        raise BadRequest("the game has not so many steps")
    view: View = game.view(state, SPECTATOR)
    return view


def _seen(game: AnyGame, record: Record, state: State, seat: int, text: Text) -> ReplayStep:
    told = [game.event(note) for note in state.notes or ()]
    events = tuple(event for event in told if event.seen_by(seat))
    said = game.tell(events, record.names, text) if events else ()
    return ReplayStep(game.view(state, seat), events, tuple(said))


def _after_each_step(game: AnyGame, record: Record) -> Iterator[State]:
    """The state as it is after each step, with the notes of that step."""
    state = first_state(record)
    state.notes = []
    begun = _waits(state)
    if begun:
        yield state
    for number, moment in enumerate(record.moments, 1):
        for step in moment:
            apply_step(game, state, step)
        # What nobody was told, such as a pass in secret, is no step of its own.
        worth_telling = state.notes or not begun or number == len(record.moments)
        if _waits(state) and worth_telling:
            yield state
            begun, state.notes = True, []


def _waits(state: State) -> bool:
    """Does the table stand still, for somebody's decision or hand or for good?"""
    chance = state.chance()
    return chance is None or chance.outside or chance.pause
