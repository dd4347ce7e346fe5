"""Grüll: secret simultaneous card choices among goblins, ogres and sorcerers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.meaning import Meaning
from tablee.core.notation import Step, Word
from tablee.core.options import Choice, Options
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.gruell import names, position, words
from tablee.games.gruell.bots import Greedy
from tablee.games.gruell.events import Chose, Decided, Finished, Revealed, Went, make_event
from tablee.games.gruell.imagine import imagine
from tablee.games.gruell.rules.state import ACTIONS, MOST_SEATS, SHARING, GruellState
from tablee.games.gruell.rules.variant import VARIANTS
from tablee.games.gruell.view import GruellView, make_view


class Gruell(Game[GruellState, GruellView]):
    """Grüll with all its variants, and Grüll Kid."""

    key = "gruell"
    name = "Grüll"
    clause_prefix = "GR"
    minutes = (10, 15)  # nine tricks; the book does not say
    actions = ACTIONS
    options = (Choice("variant", tuple(VARIANTS), "base"),)
    view_type = GruellView
    event_types = (Chose, Revealed, Decided, Went, Finished)
    bots = {"greedy": lambda setting: Greedy()}  # noqa: RUF012 - declared as a class variable in Game
    folder = Path(__file__).parent

    def seat_counts(self, options: Options) -> range:
        """Two to five, in Kid two to four (GR-02, GR-22)."""
        return range(2, MOST_SEATS if options["variant"] == "kid" else MOST_SEATS + 1)

    def start(self, seats: int, options: Options) -> GruellState:
        """Everybody holds a full hand."""
        return GruellState(seats, VARIANTS[str(options["variant"])])

    def view(self, state: GruellState, seat: int) -> GruellView:
        """What this seat sees."""
        return make_view(state, seat)

    def imagine(self, view: GruellView, rng: Random) -> GruellState:
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

    def question(self, view: GruellView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: GruellView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(view, action, people, text)

    def meaning(self, state: GruellState, action: int) -> Meaning:
        """A card to play or to take, or what a sorcerer captures."""
        return names.meaning(action, sharing=state.phase == SHARING)

    def relevant(self, view: GruellView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def step_audience(self, state: GruellState, step: Step) -> tuple[int, ...] | None:
        return None  # cards that lie in a closed moment lie open

    def action_text(self, state: GruellState, action: int) -> str:
        """A card, or what a sorcerer captures."""
        return names.action_text(action)

    def read_action(self, state: GruellState, word: Word) -> int:
        """A card, or what a sorcerer captures."""
        return names.parse_action(word)

    def position_text(self, state: GruellState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def read_position(self, word: Word) -> GruellState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Gruell()
