"""Les œufs sont faits: carry eggs to a foreign camp and home, and remember which is whose."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.meaning import Meaning
from tablee.core.notation import Word, seat_letter
from tablee.core.options import Choice, Number, Options
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.oeufs import names, position, recall, words
from tablee.games.oeufs.bots import Racer
from tablee.games.oeufs.events import EVENTS, make_event
from tablee.games.oeufs.imagine import imagine
from tablee.games.oeufs.rules.actions import ACTIONS
from tablee.games.oeufs.rules.field import SIZES, field_of
from tablee.games.oeufs.rules.state import OeufsState
from tablee.games.oeufs.view import OeufsView, make_view


class Oeufs(Game[OeufsState, OeufsView]):
    """Les œufs sont faits for two or four."""

    key = "oeufs"
    name = "Les œufs sont faits"
    clause_prefix = "OE"
    minutes = (20, 30)  # the book: 20, which four on a large board will not do
    actions = ACTIONS
    options = (
        Choice("size", tuple(str(size) for size in SIZES), "6"),
        # Without a limit random play may never end, so that 0 is no sample for tests.
        Number("turn_limit", 0, position.MOST_TURNS, 300, samples=(1, 40)),
    )
    view_type = OeufsView
    event_types = EVENTS
    bots = {"racer": Racer}  # noqa: RUF012 - a class variable in Game
    counts_points = False
    must_remember = True
    folder = Path(__file__).parent

    def seat_counts(self, options: Options) -> range:
        """Two or four (OE-01)."""
        return range(2, 5, 2)

    def start(self, seats: int, options: Options) -> OeufsState:
        """All eggs in their camps; the first player is still to be drawn."""
        state = OeufsState(field_of(int(options["size"]), seats), int(options["turn_limit"]))
        state.board.line_up()
        return state

    def view(self, state: OeufsState, seat: int) -> OeufsView:
        """What this seat sees."""
        return make_view(state, seat)

    def imagine(self, view: OeufsView, rng: Random) -> OeufsState:
        """Some state that this view allows."""
        return imagine(view, rng)

    def event(self, note: Note) -> Event:
        """What a note tells people."""
        return make_event(note)

    def recalled(self, events: Sequence[Event]) -> Sequence[Event]:
        """Each player's latest action (OE-20)."""
        return recall.recalled(events)

    def narrate(
        self, events: Sequence[Event], people: Sequence[str], text: Text
    ) -> list[tuple[int, str]]:
        """Events in sentences."""
        return words.narrate(events, people, text)

    def question(self, view: OeufsView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: OeufsView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(view, action, text)

    def meaning(self, state: OeufsState, action: int) -> Meaning:
        """A move from start to end, a look at a square, or what is said."""
        return names.meaning(action)

    def relevant(self, view: OeufsView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def action_text(self, state: OeufsState, action: int) -> str:
        """A move, a look, or what is said."""
        return names.action_text(state, action)

    def read_action(self, state: OeufsState, word: Word) -> int:
        """A move, a look, or what is said."""
        return names.parse_action(state, word)

    def outcome_text(self, state: OeufsState, outcome: Outcome) -> str:
        """Who begins."""
        return seat_letter(outcome[0])

    def read_outcome(self, state: OeufsState, word: Word) -> Outcome:
        """Who begins."""
        return (word.seat(state.seats),)

    def position_text(self, state: OeufsState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def read_position(self, word: Word) -> OeufsState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Oeufs()
