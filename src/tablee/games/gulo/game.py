"""Gulo Gulo: a race of egg thieves around a nest with an alarm."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.hands import Hands, LiveHands
from tablee.core.notation import Word
from tablee.core.options import Choice, Number, Options, Switch
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.gulo import names, position, words
from tablee.games.gulo.bots import Cub, Thief, hand_of
from tablee.games.gulo.events import EVENTS, make_event
from tablee.games.gulo.imagine import imagine
from tablee.games.gulo.needs import need_physics
from tablee.games.gulo.odds import statistics
from tablee.games.gulo.rules.actions import ACTIONS
from tablee.games.gulo.rules.state import GuloState
from tablee.games.gulo.view import GuloView, make_view


class Gulo(Game[GuloState, GuloView]):
    """Gulo Gulo for two to six."""

    key = "gulo"
    name = "Gulo Gulo"
    clause_prefix = "GU"
    minutes = (15, 30)  # the book: the faster variation takes half as long
    actions = ACTIONS
    options = (
        Choice("nest", position.NESTS, "dice"),
        Number("steal_seconds", position.LEAST_SECONDS, position.MOST_SECONDS, 60),
        Switch("fast"),
    )
    view_type = GuloView
    event_types = EVENTS
    bots = {"cub": Cub, "thief": Thief, "master": Thief}  # noqa: RUF012 - a class variable in Game
    counts_points = False
    folder = Path(__file__).parent

    def seat_counts(self, options: Options) -> range:
        """Two to six (GU-05)."""
        return range(position.LEAST_SEATS, position.MOST_SEATS + 1)

    def start(self, seats: int, options: Options) -> GuloState:
        """Everything face down, the nest still empty."""
        physics = options["nest"] == "physics"
        seconds = int(options["steal_seconds"])
        return GuloState(seats, physics, seconds, bool(options["fast"]), statistics())

    def view(self, state: GuloState, seat: int) -> GuloView:
        """What this seat sees."""
        return make_view(state, seat)

    def imagine(self, view: GuloView, rng: Random) -> GuloState:
        """The state with this view."""
        return imagine(view)

    def event(self, note: Note) -> Event:
        """What a note tells people."""
        return make_event(note)

    def tell(self, events: Sequence[Event], people: Sequence[str], text: Text) -> list[str]:
        """Events in sentences."""
        return words.tell(events, people, text)

    def question(self, view: GuloView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: GuloView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(view, action, text)

    def relevant(self, view: GuloView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def leaves_to_hands(self, options: Options) -> bool:
        """With a physical nest, they do."""
        return options["nest"] == "physics"

    def hands(self, options: Options, bots: Sequence[str], rng: Random) -> Hands | None:
        """The bots' hands at a physical nest; its packages are loaded only then."""
        if not self.leaves_to_hands(options):
            return None
        need_physics()
        from tablee.games.gulo.hands import BotHands

        return BotHands([hand_of(bot) for bot in bots], rng)

    def live_hands(self, processes: int) -> LiveHands:
        """Hands at physical nests, in worker processes."""
        need_physics()
        from tablee.games.gulo.live import NestHands

        return NestHands(processes)

    def action_text(self, state: GuloState, action: int) -> str:
        """A colour, `turn`, or an egg."""
        return names.action_text(action)

    def parse_action(self, state: GuloState, word: Word) -> int:
        """A colour, `turn`, or an egg."""
        return names.parse_action(word)

    def outcome_text(self, state: GuloState, outcome: Outcome) -> str:
        """A tile, a pour, or how a theft ended."""
        return names.outcome_text(state, outcome)

    def parse_outcome(self, state: GuloState, word: Word) -> Outcome:
        """A tile, a pour, or how a theft ended."""
        return names.parse_outcome(state, word)

    def position_text(self, state: GuloState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def parse_position(self, word: Word) -> GuloState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Gulo()
