"""G.O.O.T.M.U.: get out of the maze, unit by unit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.meaning import Meaning
from tablee.core.notation import Step, Word
from tablee.core.options import Name, Number, Options, Switch
from tablee.core.phrases import Phrase
from tablee.core.route import Route
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.gootmu import names, outcomes, pace, position, words
from tablee.games.gootmu.bots import Walker
from tablee.games.gootmu.events import EVENTS, make_event
from tablee.games.gootmu.imagine import imagine
from tablee.games.gootmu.meanings import meaning
from tablee.games.gootmu.packs import HOUSE, find_pack
from tablee.games.gootmu.routes import routes, takes_long
from tablee.games.gootmu.rules.actions import ACTIONS, MOST_SEATS
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.view import GootmuView, make_view


class Gootmu(Game[GootmuState, GootmuView]):
    """G.O.O.T.M.U. for two to eight."""

    key = "gootmu"
    name = "G.O.O.T.M.U."
    clause_prefix = "GM"
    minutes = (30, 90)  # 20 to 110 turns; the book does not say
    actions = ACTIONS
    rules_version = 2  # 1: before it was settled what happens where two instructions meet
    options = (
        Name("tiles", HOUSE, Phrase("gootmu:option-takes-tiles")),
        Switch("exact_gootmu"),
        # Without a limit random play may take very long, so that 0 is no sample for tests.
        Number("turn_limit", 0, position.MOST_TURNS, 400, samples=(7,)),
    )
    view_type = GootmuView
    event_types = EVENTS
    bots = {"walker": Walker}  # noqa: RUF012 - a class variable in Game
    counts_points = False
    has_routes = True
    folder = Path(__file__).parent

    def seat_counts(self, options: Options) -> range:
        """Two to eight; the book names no maximum."""
        return range(2, MOST_SEATS + 1)

    def start(self, seats: int, options: Options) -> GootmuState:
        """An empty table: the tiles are still to be laid."""
        pack = find_pack(str(options["tiles"]))
        exact, limit = bool(options["exact_gootmu"]), int(options["turn_limit"])
        state = GootmuState(seats, pack, exact, limit)
        state.set_up()
        return state

    def view(self, state: GootmuState, seat: int) -> GootmuView:
        """What this seat sees."""
        return make_view(state, seat)

    def imagine(self, view: GootmuView, rng: Random) -> GootmuState:
        """The state that this view shows."""
        return imagine(view, rng)

    def event(self, note: Note) -> Event:
        """What a note tells people."""
        return make_event(note)

    def narrate(
        self, events: Sequence[Event], people: Sequence[str], text: Text
    ) -> list[tuple[int, str]]:
        """Events in sentences."""
        return words.narrate(events, people, text)

    def question(self, view: GootmuView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: GootmuView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(view, action, people, text)

    def meaning(self, state: GootmuState, action: int) -> Meaning:
        """A step and where it leads, a tile, a pawn, a thing or a square."""
        return meaning(state, action)

    def relevant(self, view: GootmuView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def routes(self, view: GootmuView) -> Sequence[Route]:
        """The squares where a move on foot may end, with the ways that lead there."""
        return routes(view)

    def takes_long(self, view: GootmuView) -> bool:
        """A move of many steps has very many ways."""
        return takes_long(view)

    def goes_on(self, before: GootmuView, happened: Sequence[Event], after: GootmuView) -> bool:
        """The next step of the same walk is asked for."""
        return pace.goes_on(before, happened, after)

    def lasts(self, events: Sequence[Event]) -> float:
        """Steps, dice, tiles that turn, and instructions that are carried out."""
        return pace.lasts(events)

    def text_folders(self) -> Sequence[Path]:
        """The texts of the squares stand beside the code of the squares."""
        return (self.folder / "text", self.folder / "rules" / "squares")

    def step_audience(self, state: GootmuState, step: Step) -> tuple[int, ...] | None:
        return None

    def action_text(self, state: GootmuState, action: int) -> str:
        """A step, a choice, what is said."""
        return names.action_text(state, action)

    def read_action(self, state: GootmuState, word: Word) -> int:
        """A step, a choice, what is said."""
        return names.parse_action(state, word)

    def outcome_text(self, state: GootmuState, outcome: Outcome) -> str:
        """Tiles, dice or a marker's face."""
        return outcomes.outcome_text(state, outcome)

    def read_outcome(self, state: GootmuState, word: Word) -> Outcome:
        """Tiles, dice or a marker's face."""
        return outcomes.parse_outcome(state, word)

    def position_text(self, state: GootmuState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def read_position(self, word: Word) -> GootmuState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Gootmu()
