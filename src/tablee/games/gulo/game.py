"""Gulo Gulo: a race of egg thieves around a nest with an alarm."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.hands import HandLimit, Hands, LiveHands, Provision
from tablee.core.meaning import Meaning
from tablee.core.notation import Step, Word
from tablee.core.options import Choice, Number, Options, Switch
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.gulo import names, position, words
from tablee.games.gulo.bots import Cub, Thief, hand_of
from tablee.games.gulo.events import EVENTS, make_event
from tablee.games.gulo.imagine import imagine
from tablee.games.gulo.needs import has_physics, need_physics
from tablee.games.gulo.odds import statistics
from tablee.games.gulo.rules.actions import ACTIONS
from tablee.games.gulo.rules.chances import TIME
from tablee.games.gulo.rules.state import STEAL, GuloState
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

    def narrate(
        self, events: Sequence[Event], people: Sequence[str], text: Text
    ) -> list[tuple[int, str]]:
        """Events in sentences."""
        return words.narrate(events, people, text)

    def question(self, view: GuloView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: GuloView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(view, action, text)

    def meaning(self, state: GuloState, action: int) -> Meaning:
        """A colour, a tile to turn, or an egg."""
        return names.meaning(action)

    def relevant(self, view: GuloView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def leaves_to_hands(self, state: GuloState) -> bool:
        """With a physical nest, they do."""
        return state.physics

    def hand_limit(self, state: GuloState) -> HandLimit | None:
        """A theft that takes too long is an alarm (GU-14)."""
        if state.stage != STEAL or not state.physics:
            return None
        return HandLimit(state.seconds, names.RESULT_NAMES[TIME])

    def hands(self, options: Options, bots: Sequence[str], rng: Random) -> Hands | None:
        """The bots' hands at a physical nest; its packages are loaded only then."""
        if options["nest"] != "physics":
            return None
        need_physics()
        from tablee.games.gulo.hands import BotHands

        return BotHands([hand_of(bot) for bot in bots], rng)

    def has_live_hands(self) -> bool:
        """Return whether the packages of the physical nest can be loaded."""
        return has_physics()

    def live_hands(self, provision: Provision) -> LiveHands:
        """Hands at physical nests, in worker processes."""
        need_physics()
        from tablee.games.gulo.live import NestHands

        return NestHands(provision)

    def step_audience(self, state: GuloState, step: Step) -> tuple[int, ...] | None:
        return None

    def action_text(self, state: GuloState, action: int) -> str:
        """A colour, `turn`, or an egg."""
        return names.action_text(action)

    def read_action(self, state: GuloState, word: Word) -> int:
        """A colour, `turn`, or an egg."""
        return names.parse_action(word)

    def outcome_text(self, state: GuloState, outcome: Outcome) -> str:
        """A tile, a pour, or how a theft ended."""
        return names.outcome_text(state, outcome)

    def read_outcome(self, state: GuloState, word: Word) -> Outcome:
        """A tile, a pour, or how a theft ended."""
        return names.parse_outcome(state, word)

    def position_text(self, state: GuloState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def read_position(self, word: Word) -> GuloState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Gulo()
