"""Playing a record again, and proving that its chance was fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tablee.core.errors import BadInput, Place, RecordError, Refused
from tablee.core.game import AnyGame
from tablee.core.notation import START, Settled, Step, Word
from tablee.core.phrases import Phrase
from tablee.core.record import TABLE, Record, RecordFile
from tablee.core.state import Note, State
from tablee.core.stream import SeededStream, commitment


@dataclass(frozen=True)
class Replayed:
    """One step of a game that is played again; `state` is a copy nobody else holds."""

    moment: int
    step: Step
    state: State
    notes: tuple[Note, ...]


def first_state(record: Record) -> State:
    """The state that a record's game began from."""
    game = record.find_game()
    state: State = (
        game.parse_position(Word(record.start))
        if record.start
        else game.new(record.seats, record.options)
    )
    return state


def replay(file: RecordFile) -> Iterator[Replayed]:
    """Every step in turn; one that breaks the rules raises a RecordError that points at it."""
    game = file.record.find_game()
    state = _begin(file)
    places = iter(file.places)
    for number, moment in enumerate(file.record.moments, 1):
        for step in moment:
            try:
                notes = _apply(game, state, step, next(places, START))
            except RecordError as error:
                raise _explained(error, file.record) from None
            yield Replayed(number, step, state.copy(), notes)


def _begin(file: RecordFile) -> State:
    try:
        return first_state(file.record)
    except BadInput as error:
        source = file.places[0].source if file.places else ""
        raise RecordError(error.phrase, Place(source)) from None


def _explained(error: RecordError, record: Record) -> RecordError:
    """A running game's record has gaps; nothing is wrong with the step behind a gap."""
    if not record.seen_by:
        return error
    if record.seen_by == TABLE:
        return RecordError("record-gap-for-table", error.place)
    return RecordError("record-gap-for-seat", error.place, seat=record.seen_by)


def _apply(game: AnyGame, state: State, step: Step, place: Place) -> tuple[Note, ...]:
    notes: list[Note] = []
    state.notes = notes
    try:
        apply_step(game, state, step, place)
    except Refused as error:
        raise RecordError(refused_step(game, step, error), place) from None
    except BadInput as error:
        raise RecordError(error.phrase, error.place) from None
    return tuple(notes)


def refused_step(game: AnyGame, step: Step, refusal: Refused) -> Phrase:
    """That the rules refuse a written step, and why."""
    reason = Phrase(f"{game.key}:{refusal.reason}")
    if refusal.clause:
        reason = Phrase("refused-by", reason=reason, clause=refusal.clause)
    return Phrase("step-refused", step=str(step), reason=reason)


def apply_step(game: AnyGame, state: State, step: Step, place: Place | None = None) -> None:
    """Carry out one written step, whether a decision or an outcome of chance."""
    word = Word(str(step), place or START)
    if isinstance(step, Settled):
        _settle(game, state, step, word)
    else:
        state.play(step.seat, game.parse_action(state, _what(word, step.action)))


def _what(word: Word, text: str) -> Word:
    """The part of a step's text behind the colon."""
    return word.after(len(word.text) - len(text))


def _settle(game: AnyGame, state: State, step: Settled, word: Word) -> None:
    chance = state.chance()
    if chance is None or chance.kind != step.kind:
        due = f"*{chance.kind}" if chance else Phrase("due-decision")
        raise word.error("step-not-due", due=due, step=str(step))
    outcome = game.parse_outcome(state, _what(word, step.outcome))
    if not chance.allows(outcome):
        raise word.error("impossible-outcome", text=str(step))
    state.settle(outcome)


def final_state(file: RecordFile) -> State:
    """The state after the last step."""
    state = _begin(file)
    for replayed in replay(file):
        state = replayed.state
    return state


@dataclass(frozen=True)
class Check:
    """One thing that verifying a record has looked at."""

    key: str
    passed: bool


def verify(file: RecordFile) -> list[Check]:
    """Is every step by the rules, every outcome from the promised seed, every score right?"""
    record = file.record
    result = final_state(file).result()
    seed = bytes.fromhex(record.seed)
    return [
        Check("verify-rules", True),
        Check("verify-finished", result is not None),
        Check("verify-scores", result is not None and record.scores == tuple(result.scores)),
        Check("verify-seed", bool(seed) and commitment(seed) == record.commitment),
        Check("verify-chance", bool(seed) and _chance_follows(record, seed)),
    ]


def _chance_follows(record: Record, seed: bytes) -> bool:
    """Draw every outcome of the record anew from the seed, but for what hands decided."""
    game = record.find_game()
    state = first_state(record)
    stream = SeededStream(seed)
    for step in _steps(record.moments):
        chance = state.chance()
        if isinstance(step, Settled) and chance is not None and not chance.outside:
            drawn = game.outcome_text(state, chance.sample(stream))
            if drawn != step.outcome:
                return False
        apply_step(game, state, step)
    return True


def _steps(moments: Sequence[Sequence[Step]]) -> Iterator[Step]:
    return (step for moment in moments for step in moment)
