"""A game being played: state, fair chance, log, undo, and the one gate to what each seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.chance import Chance, Outcome
from tablee.core.disclosure import readable_moments
from tablee.core.errors import (
    CannotUndo,
    Illegal,
    NotYourDecision,
    OptionError,
    Refused,
    WrongSeat,
)
from tablee.core.events import Event, Undone
from tablee.core.game import AnyGame
from tablee.core.notation import Move, Settled, Step, Word, seat_letter
from tablee.core.options import complete, options_text
from tablee.core.record import TABLE, Record
from tablee.core.registry import game as find_game
from tablee.core.state import SPECTATOR, State
from tablee.core.stream import SeededStream, commitment, hand_seed, new_seed
from tablee.core.view import View


class Done(NamedTuple):
    """A decision that may still be taken back."""

    move: Move
    action: int
    revealed: bool


class Mark(NamedTuple):
    """How a match stood before all that may still be taken back."""

    state: State
    moments: int
    revealed: bool


class Match:
    """One game at one table, from the first deal to the result."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        names: Sequence[str] = (),
        seed: bytes | None = None,
        start: str = "",
        stop_at_pauses: bool = False,
        hands: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = complete(self.game.options, options or {})
        self.seed = seed or new_seed()
        self.start = start
        self._stop_at_pauses = stop_at_pauses
        self._hands = hands  # do people tell what their hands did? Else it is drawn
        self._seats = seats or len(names)
        self.state = self._first_state()
        self.names = _names(names, self.state.seats)
        self.state.notes = []
        self._stream = SeededStream(self.seed)
        self._hand_stream = SeededStream(hand_seed(self.seed))
        self._moments: list[tuple[Step, ...]] = []
        self._asked: set[int] = set()  # who has not answered yet in the moment that is open
        self._revealed = False  # did the last decision show anything that was hidden?
        self._mark: Mark | None = None
        self._done: list[Done] = []  # since the mark
        self._settle_chance()
        self._events = self._new_events()

    # --- the gate: everything that a seat learns comes from these

    def pending(self) -> list[int]:
        """Who must decide now."""
        return self.state.pending()

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now."""
        return self.state.legal(seat)

    def view(self, seat: int = SPECTATOR) -> View:
        """What this seat sees."""
        self._check_reader(seat)
        view: View = self.game.view(self.state, seat)
        return view

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What this seat has been told from number `since` on, as far as it may be recalled."""
        self._check_reader(seat)
        over = self.state.result() is not None
        recalled = self._events if over else self.game.recalled(self._events)
        known = {id(event) for event in recalled}
        numbered = [event for event in self._events if event.seen_by(seat)]
        return [event for event in numbered[since:] if id(event) in known]

    def all_events(self) -> list[Event]:
        """Everything that happened, for whoever passes each seat its part."""
        return self._events[:]

    def all_moments(self) -> list[tuple[Step, ...]]:
        """Every step so far, hidden ones too: to keep or to compare, never to show."""
        return self._moments[:]

    def event_count(self, seat: int = SPECTATOR) -> int:
        """How many events this seat has been told in all; they are numbered from 0."""
        return sum(event.seen_by(seat) for event in self._events)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.over

    def choices(self, seat: int) -> list[str]:
        """What this seat may do now, in notation; `act_text` takes each of them."""
        return [self.game.action_text(self.state, action) for action in self.state.legal(seat)]

    def record(self, seat: int = SPECTATOR, *, date: str = "") -> Record:
        """The game so far, as far as `seat` may read it; all of it once the game is over.

        A running game's record has neither its seed, nor sealed choices, nor a start position
        (which shows everything), nor steps that are hidden from the seat.
        """
        self._check_reader(seat)
        result = self.state.result()
        record = Record(
            game=self.game.key,
            rules=self.game.rules_version,
            options=dict(self.options),
            names=self.names,
            commitment=commitment(self.seed),
            moments=tuple(self._moments) if result else tuple(self._readable_moments(seat)),
            date=date,
        )
        if result is None:
            return replace(record, seen_by=seat_letter(seat) if seat >= 0 else TABLE)
        return replace(record, seed=self.seed.hex(), scores=tuple(result.scores), start=self.start)

    def __repr__(self) -> str:
        view = self.view()
        waiting = ", ".join(self.names[seat] for seat in view.waiting) or "chance"
        how = " ".join(map(str, view.ending.scores)) if view.ending else f"waiting for {waiting}"
        table = f"{self.game.key} {options_text(self.options)}: {', '.join(self.names)}"
        return f"<Match {table}; {how}>"

    # --- playing

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out a decision and whatever chance follows; what happened, for all seats."""
        if action not in self.state.legal(seat):
            raise self._refusal(seat, action)
        move = Move(seat, self.game.action_text(self.state, action))
        events = self._carry_out(move, action)
        self._events += events
        return events

    def act_text(self, seat: int, text: str) -> list[Event]:
        """Carry out a decision that is written in notation."""
        return self.act(seat, self.game.parse_action(self.state, text))

    def end_pause(self) -> list[Event]:
        """Let a pause be over, where the match stops at them; what happened then."""
        chance = self.state.chance()
        if chance is not None and chance.pause:
            self._settle(chance)
            self._settle_chance()
        events = self._new_events()
        self._events += events
        return events

    def awaited(self) -> str:
        """The kind of what people's hands must decide now, if the match waits for that."""
        chance = self.state.chance()
        return chance.kind if chance is not None and self._waits_for(chance) else ""

    def settle_text(self, text: str) -> list[Event]:
        """Tell what people's hands did, where the match waits for that; what happened then."""
        if not self.awaited():
            raise NotYourDecision(reason="nothing-to-settle")
        self._settle_from_outside(Word(text))
        events = self._new_events()
        self._events += events
        self._revealed = any(event.reveals for event in events)
        return events

    def may_undo(self, seat: int) -> bool:
        """Is this seat's last decision still secret, or the last thing that happened?"""
        if any(step.seat == seat for step in self._open_choices()):
            return True
        if self._open_choices() or not self._moments:
            return False
        last = self._moments[-1][-1]
        return _is_move_of(last, seat) and not self._revealed

    def undo(self, seat: int, decisions: int = 1) -> list[Event]:
        """Take back this seat's last decision, or so many that were made together, as far as
        nothing was revealed since; what happened. Raises CannotUndo if not even the last may go.
        """
        if not self.may_undo(seat):
            raise CannotUndo()
        self._take_back(seat)
        for _ in range(decisions - 1):
            if self.may_undo(seat):
                self._take_back(seat)
        self.state.notes = []  # what is done again was told when it was done first
        undone = Undone(seat)
        self._events.append(undone)
        return [undone]

    def _take_back(self, seat: int) -> None:
        kept = self._done[:]
        del kept[max(index for index, done in enumerate(kept) if done.move.seat == seat)]
        self._go_back()
        for done in kept:
            self._do_again(done)

    # --- inside

    def _check_reader(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.state.seats:
            raise WrongSeat(seat=seat)

    def _first_state(self) -> State:
        state: State = (
            self.game.parse_position(self.start)
            if self.start
            else self.game.new(self._seats, self.options)
        )
        return state

    def _refusal(self, seat: int, action: int) -> Refused:
        """Why the rules refuse this action; asked on a copy, in case they do not."""
        try:
            self.state.copy().play(seat, action)
        except Refused as refusal:
            return refusal
        return Illegal(reason="illegal-action")

    def _carry_out(self, move: Move, action: int) -> list[Event]:
        self._mark = self._mark or Mark(self.state.copy(), len(self._moments), self._revealed)
        before = set(self.state.pending())
        self.state.play(move.seat, action)
        self._log_move(move, before)
        self._settle_chance()
        events = self._new_events()
        self._revealed = any(event.reveals for event in events)
        self._remember(Done(move, action, self._revealed))
        return events

    # --- what may still be taken back: no chance has fallen since the mark, nothing was shown

    def _remember(self, done: Done) -> None:
        if self._mark is None:
            return  # chance fell after it
        self._done.append(done)
        if self._revealed and not self._asked:
            self._forget()

    def _forget(self) -> None:
        """Nothing that was done until now can be taken back any more."""
        self._mark, self._done = None, []

    def _go_back(self) -> None:
        """To the mark; no moment was open there."""
        if self._mark is None:
            raise CannotUndo()
        self.state = self._mark.state.copy()
        del self._moments[self._mark.moments :]
        self._asked, self._done = set(), []
        self._revealed = self._mark.revealed

    def _do_again(self, done: Done) -> None:
        before = set(self.state.pending())
        self.state.play(done.move.seat, done.action)
        self._log_move(done.move, before)
        self._revealed = done.revealed
        self._done.append(done)

    # --- the log

    def _log_move(self, move: Move, before: set[int]) -> None:
        """Add a decision to the moment that is open, or to a new one."""
        if not self._asked:
            self._moments.append(())
            self._asked = before
        self._moments[-1] = _shared((*self._moments[-1], move))
        self._asked.discard(move.seat)
        if set(self.state.pending()) != self._asked:
            self._asked = set()

    def _settle_chance(self) -> None:
        while (chance := self.state.chance()) is not None:
            if (chance.pause and self._stop_at_pauses) or self._waits_for(chance):
                return
            self._settle(chance)

    def _waits_for(self, chance: Chance) -> bool:
        return chance.outside and self._hands

    def _settle(self, chance: Chance) -> None:
        # What hands decide has numbers of its own, so that the others follow from the seed alone.
        stream = self._hand_stream if chance.outside else self._stream
        self._log_chance(chance, chance.sample(stream))

    def _settle_from_outside(self, word: Word) -> None:
        chance = self.state.chance()
        outcome = self.game.parse_outcome(self.state, word)
        if chance is None or not chance.allows(outcome):
            raise word.error("impossible-outcome", text=word.text)
        self._log_chance(chance, outcome)
        self._settle_chance()

    def _log_chance(self, chance: Chance, outcome: Outcome) -> None:
        text = self.game.outcome_text(self.state, outcome)
        self.state.settle(outcome)
        self._moments.append(_shared((Settled(chance.kind, text),)))
        self._asked = set()
        self._forget()

    def _open_choices(self) -> list[Move]:
        """Sealed choices of the moment that is still waiting for others."""
        if not self._asked:
            return []
        return [step for step in self._moments[-1] if isinstance(step, Move)]

    def _readable_moments(self, seat: int) -> Iterator[tuple[Step, ...]]:
        closed = self._moments[:-1] if self._asked else self._moments
        return readable_moments(self.game, self._first_state(), closed, seat)

    def _new_events(self) -> list[Event]:
        events = [self.game.event(note) for note in self.state.notes or []]
        self.state.notes = []
        return events


def _names(given: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return one name per seat, the seats' letters by default; each is one line in a record."""
    if given and len(given) != seats:
        raise OptionError("wrong-name-count", seats=str(seats), names=str(len(given)))
    for name in given:
        if name.splitlines() != [name]:
            raise OptionError("not-a-name", text=repr(name))
    return tuple(given) or tuple(seat_letter(seat) for seat in range(seats))


@lru_cache(maxsize=1 << 14)
def _shared(moment: tuple[Step, ...]) -> tuple[Step, ...]:
    """The same moment happens in many games: a server with many tables keeps it once."""
    return moment


def _is_move_of(step: Step, seat: int) -> bool:
    return isinstance(step, Move) and step.seat == seat
