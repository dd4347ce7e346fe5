"""The edges of Lots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.meaning import Meaning
from tablee.core.notation import Word, seat_letter
from tablee.core.options import Number, Options, Switch
from tablee.core.state import SPECTATOR, Note
from tablee.core.text import Text
from tablee.core.view import View, ending, viewer
from tests.toys.lots.state import DEALT, NONE, SAID, LotsState

SAYINGS = ("above", "below")


class Private(msgspec.Struct, frozen=True):
    lot: int | None
    said: str | None


class LotsView(View, frozen=True, kw_only=True, tag="lots"):
    rounds: int
    is_open: bool
    points: tuple[int, ...]
    lots: tuple[int, ...] | None
    you: Private | None


class Dealt(Event, frozen=True, tag="dealt"):
    seat: int
    number: int
    is_open: bool
    reveals: ClassVar[bool] = True

    def audience(self) -> tuple[int, ...] | None:
        return None if self.is_open else (self.seat,)


class Said(Event, frozen=True, tag="said"):
    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    face: int
    said: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Lots(Game[LotsState, LotsView]):
    key = "lots"
    name = "Lots"
    clause_prefix = "LO"
    minutes = (1, 2)
    actions = 2
    options = (Number("rounds", 1, 5, 2, samples=(1, 3)), Switch("open"))
    view_type = LotsView
    event_types = (Dealt, Said, Rolled)
    folder = Path(__file__).parent

    def seat_counts(self, options: Options) -> range:
        return range(2, 4)

    def start(self, seats: int, options: Options) -> LotsState:
        return LotsState(seats, int(options["rounds"]), bool(options["open"]))

    def view(self, state: LotsState, seat: int) -> LotsView:
        return LotsView(
            seat=viewer(seat),
            waiting=tuple(state.pending()),
            ending=ending(state.result()),
            rounds=state.rounds,
            is_open=state.is_open,
            points=tuple(state.points),
            lots=tuple(state.lots) if state.is_open else None,
            you=None if seat == SPECTATOR else self._private(state, seat),
        )

    def _private(self, state: LotsState, seat: int) -> Private:
        lot, said = state.lots[seat], state.said[seat]
        return Private(None if lot == NONE else lot, None if said == NONE else SAYINGS[said])

    def imagine(self, view: LotsView, rng: Random) -> LotsState:
        state = LotsState(len(view.points), view.rounds, view.is_open)
        state.points = list(view.points)
        if view.waiting:
            state.lots = list(view.lots or (rng.randint(1, 6) for _ in view.points))
            state.said = [
                NONE if s in view.waiting else rng.randint(0, 1) for s in range(state.seats)
            ]
        if view.you is not None and view.seat is not None and view.you.lot is not None:
            state.lots[view.seat] = view.you.lot
            state.said[view.seat] = NONE if view.you.said is None else SAYINGS.index(view.you.said)
        return state

    def event(self, note: Note) -> Event:
        if note[0] == DEALT:
            return Dealt(note[1], note[2], bool(note[3]))
        if note[0] == SAID:
            return Said(note[1])
        return Rolled(note[1], tuple(SAYINGS[said] for said in note[2:]))

    def narrate(
        self, events: Sequence[Event], people: Sequence[str], text: Text
    ) -> list[tuple[int, str]]:
        return [
            (index, text("event-rolled", face=event.face))
            for index, event in enumerate(events)
            if isinstance(event, Rolled)
        ]

    def question(self, view: LotsView, text: Text) -> str:
        return text("ask")

    def label(self, view: LotsView, action: int, people: Sequence[str], text: Text) -> str:
        return text(f"say-{SAYINGS[action]}")

    def meaning(self, state: LotsState, action: int) -> Meaning:
        return Meaning(SAYINGS[action])

    def relevant(self, view: LotsView) -> Sequence[str]:
        return ("LO-02",)

    def action_text(self, state: LotsState, action: int) -> str:
        return SAYINGS[action]

    def read_action(self, state: LotsState, word: Word) -> int:
        if word.text not in SAYINGS:
            raise word.error(f"expected above or below, not '{word.text}'")
        return SAYINGS.index(word.text)

    def outcome_text(self, state: LotsState, outcome: Outcome) -> str:
        return "".join(map(str, outcome))

    def read_outcome(self, state: LotsState, word: Word) -> Outcome:
        if not word.text.isdecimal():
            raise word.error("expected digits")
        return tuple(map(int, word.text))

    def position_text(self, state: LotsState) -> str:
        seats = [
            f"{seat_letter(seat)} {state.points[seat]} {state.lots[seat]} {state.said[seat]}"
            for seat in range(state.seats)
        ]
        return " | ".join([f"lots {state.rounds} {'open' if state.is_open else 'closed'}", *seats])

    def read_position(self, word: Word) -> LotsState:
        head, *seats = [[part.text for part in parts.words()] for parts in word.split("|")]
        state = LotsState(len(seats), int(head[1]), head[2] == "open")
        for seat, (_, points, lot, said) in enumerate(seats):
            state.points[seat], state.lots[seat], state.said[seat] = (
                int(points),
                int(lot),
                int(said),
            )
        return state


GAME = Lots()
