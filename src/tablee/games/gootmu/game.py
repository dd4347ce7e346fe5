"""G.O.O.T.M.U.: get out of the maze, unit by unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.notation import Word
from tablee.core.options import Name, Number, Options, Switch
from tablee.core.state import Note
from tablee.core.text import Text
from tablee.games.gootmu import names, outcomes, position, words
from tablee.games.gootmu.bots import Walker
from tablee.games.gootmu.events import EVENTS, make_event
from tablee.games.gootmu.imagine import imagine
from tablee.games.gootmu.packs import HOUSE, find_pack
from tablee.games.gootmu.routes import routes
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
    options = (
        Name("tiles", HOUSE, "the name of a tile pack"),
        Switch("exact_gootmu"),
        # Without a limit random play may take very long, so that 0 is no sample for tests.
        Number("turn_limit", 0, position.MOST_TURNS, 400, samples=(7,)),
    )
    view_type = GootmuView
    event_types = EVENTS
    bots = {"walker": Walker}  # noqa: RUF012 - a class variable in Game
    counts_points = False
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

    def tell(self, events: Sequence[Event], people: Sequence[str], text: Text) -> list[str]:
        """Events in sentences."""
        return words.tell(events, people, text)

    def question(self, view: GootmuView, text: Text) -> str:
        """What the table waits for."""
        return words.question(view, text)

    def label(self, view: GootmuView, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""
        return words.label(view, action, people, text)

    def relevant(self, view: GootmuView) -> Sequence[str]:
        """The clauses behind the question that is open."""
        return words.relevant(view)

    def shortcuts(self, view: GootmuView) -> Mapping[str, Sequence[int]]:
        """The squares where a move may end, with the steps that lead there."""
        return routes(view)

    def text_folders(self) -> Sequence[Path]:
        """The texts of the squares stand beside the code of the squares."""
        return (self.folder / "text", self.folder / "rules" / "squares")

    def action_text(self, state: GootmuState, action: int) -> str:
        """A step, a choice, what is said."""
        return names.action_text(state, action)

    def parse_action(self, state: GootmuState, word: Word) -> int:
        """A step, a choice, what is said."""
        return names.parse_action(state, word)

    def outcome_text(self, state: GootmuState, outcome: Outcome) -> str:
        """Tiles, dice or a marker's face."""
        return outcomes.outcome_text(state, outcome)

    def parse_outcome(self, state: GootmuState, word: Word) -> Outcome:
        """Tiles, dice or a marker's face."""
        return outcomes.parse_outcome(state, word)

    def position_text(self, state: GootmuState) -> str:
        """The whole state in one line."""
        return position.position_text(state)

    def parse_position(self, word: Word) -> GootmuState:
        """The state that this line describes."""
        return position.parse_position(word)


GAME = Gootmu()
