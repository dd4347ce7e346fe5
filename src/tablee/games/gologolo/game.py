"""Gologolo: a mahjong of shapes, colours and fills."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.meaning import Meaning
from tablee.core.notation import Move, Step, Word, seat_letter
from tablee.core.options import Options, Switch
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.gologolo import names, position, words
from tablee.games.gologolo.bots import Greedy
from tablee.games.gologolo.events import (
    Began,
    Draws,
    Drew,
    Dropped,
    Finished,
    Laid,
    RoundOver,
    Starts,
    Took,
    WentOut,
    make_event,
)
from tablee.games.gologolo.imagine import imagine
from tablee.games.gologolo.names import CARDS
from tablee.games.gologolo.rules.chances import HAND
from tablee.games.gologolo.rules.state import (
    ACTIONS,
    CLAIMING,
    DEALING,
    PASS,
    STARTING,
    GologoloState,
)
from tablee.games.gologolo.view import GologoloView, make_view


class Gologolo(Game[GologoloState, GologoloView]):
    """Gologolo for two to five players."""

    key = "gologolo"
    name = "Gologolo"
    clause_prefix = "GL"
    minutes = (30, 50)  # four or five rounds; the book does not say
    actions = ACTIONS
    options = (Switch("open_gologolo"),)
    view_type = GologoloView
    event_types = (Starts, Began, Draws, Drew, Took, Laid, Dropped, WentOut, RoundOver, Finished)
    bots = {"greedy": lambda setting: Greedy()}  # noqa: RUF012 - a class variable in Game
    folder = Path(__file__).parent

    def seat_counts(self, options: Options) -> range:
        """Two to five."""
        return range(2, 6)

    def start(self, seats: int, options: Options) -> GologoloState:
        """Before the first player is drawn."""
        return GologoloState(seats, bool(options["open_gologolo"]))

    def view(self, state: GologoloState, seat: int) -> GologoloView:
        """What this seat sees."""
        return make_view(state, seat)

    def imagine(self, view: GologoloView, rng: Random) -> GologoloState:
        """Some state that this view allows."""
        return imagine(view, rng)

    def event(self, note: Note) -> Event:
        """What a note tells people."""
        return make_event(note)

    def narrate(
        self, events: Sequence[Event], people: Sequence[str], text: Text
    ) -> list[tuple[int, str]]:
        """Events in sentences."""
        return words.narrate(events, people, text)

    def question(self, view: GologoloView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: GologoloView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(action, text)

    def meaning(self, state: GologoloState, action: int) -> Meaning:
        """`drop` a card, `lay` or `take` a meld, or what is said."""
        return names.meaning(action)

    def relevant(self, view: GologoloView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def silence(self, view: GologoloView) -> int | None:
        """In the moment after a discard, to say nothing is to pass (GL-13)."""
        return PASS if view.asks == "claim" else None

    def step_audience(self, state: GologoloState, step: Step) -> tuple[int, ...] | None:
        """Others know neither the deal, nor a card drawn, nor who was asked after a discard."""
        if isinstance(step, Move):
            return (step.seat,) if state.phase == CLAIMING else None
        if step.kind == "deal":
            return ()
        return (state.actor,) if step.kind == "card" else None

    def action_text(self, state: GologoloState, action: int) -> str:
        """`draw`, `drop-Cb0`, `lay-Cb0Cb1Cb2` and so on."""
        return names.ACTIONS[action]

    def read_action(self, state: GologoloState, word: Word) -> int:
        """`draw`, `drop-Cb0`, `lay-Cb0Cb1Cb2` and so on."""
        return names.parse_action(word)

    def outcome_text(self, state: GologoloState, outcome: Outcome) -> str:
        """Who begins, all hands, a card, or that the moment is over."""
        if state.phase == CLAIMING:
            return "over"
        if state.phase == STARTING:
            return seat_letter(outcome[0])
        if state.phase != DEALING:
            return CARDS[outcome[0]]
        hands = [outcome[HAND * seat : HAND * (seat + 1)] for seat in range(state.seats)]
        return "/".join("".join(CARDS[kind] for kind in sorted(hand)) for hand in hands)

    def read_outcome(self, state: GologoloState, word: Word) -> Outcome:
        """Who begins, all hands, a card, or that the moment is over."""
        if state.phase == CLAIMING:
            if word.text != "over":
                raise word.error("gologolo:expected-over", text=word.text)
            return (0,)
        if state.phase == STARTING:
            return (word.seat(state.seats),)
        if state.phase != DEALING:
            return (names.parse_card(word),)
        return tuple(kind for hand in word.split("/") for kind in names.parse_cards(hand))

    def position_text(self, state: GologoloState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def read_position(self, word: Word) -> GologoloState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Gologolo()
