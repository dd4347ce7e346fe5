"""A game as the rest of the house knows it: facts, and the edges around its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from tablee.core.bot import BotMaker
from tablee.core.chance import Outcome
from tablee.core.clauses import Clause, introduction_in, rules_in
from tablee.core.errors import OptionError
from tablee.core.events import Event
from tablee.core.hands import HandLimit, Hands, LiveHands, Provision
from tablee.core.meaning import Meaning
from tablee.core.notation import Step, Word
from tablee.core.options import Option, Options, complete
from tablee.core.phrases import numbers
from tablee.core.route import Route
from tablee.core.state import Note, State
from tablee.core.text import Text, text_for
from tablee.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, V]):
    """One game. `games/<key>/game.py` has a subclass and one instance of it, GAME."""

    key: ClassVar[str]
    name: ClassVar[str]
    clause_prefix: ClassVar[str]
    minutes: ClassVar[tuple[int, int]]
    """How long a game takes people, from a short one to a long one."""
    actions: ClassVar[int]
    """Action codes are 0 to actions - 1."""

    rules_version: ClassVar[int] = 1
    """Raised by every change after which an old game would no longer replay to the same end."""
    earlier_rules: ClassVar[Mapping[int, AnyGame]] = {}
    """Earlier versions that are still kept, so that running tables can finish under them."""

    options: ClassVar[tuple[Option, ...]] = ()
    view_type: ClassVar[type[View]]
    event_types: ClassVar[tuple[type[Event], ...]]
    bots: ClassVar[Mapping[str, BotMaker]] = {}
    """The players made for this game, the weakest first, besides those that play any game."""

    counts_points: ClassVar[bool] = True
    """Are scores points that people count, or only who has won?"""

    must_remember: ClassVar[bool] = False
    """Is remembering the players' part, so that nobody may look back during play?"""

    has_routes: ClassVar[bool] = False
    """Does anything walk step by step, so that `routes` may have something to say?"""

    folder: ClassVar[Path]

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    # --- starting

    @abstractmethod
    def seat_counts(self, options: Options) -> range:
        """How many may sit down."""

    @abstractmethod
    def start(self, seats: int, options: Options) -> S:
        """The first state; options are complete and checked."""

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """The first state of a game for this many seats, or one clear OptionError."""
        chosen = complete(self.options, options or {})
        counts = self.seat_counts(chosen)
        if seats not in counts:
            raise OptionError(
                "wrong-seat-count",
                game=self.name,
                counts=numbers(counts),
                seats=str(seats),
            )
        return self.start(seats, chosen)

    # --- what is shown

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What this seat sees (SPECTATOR: a stranger)."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """Some state that this view allows: how bots may think ahead without peeking."""

    @abstractmethod
    def event(self, note: Note) -> Event:
        """What a note of the rules tells people."""

    def recalled(self, events: Sequence[Event]) -> Sequence[Event]:
        """The part of the log that may still be read during play; most games let all be."""
        return events

    @abstractmethod
    def narrate(
        self, events: Sequence[Event], people: Sequence[str], text: Text
    ) -> list[tuple[int, str]]:
        """Return events that came together in sentences, in order, each with the index of its
        event; one that tells of several events at once stands with the last of them.
        """

    def tell(self, events: Sequence[Event], people: Sequence[str], text: Text) -> list[str]:
        """Return the sentences alone."""
        return [sentence for _, sentence in self.narrate(events, people, text)]

    @abstractmethod
    def question(self, view: V, text: Text) -> str:
        """What the table waits for, in words."""

    @abstractmethod
    def label(self, view: V, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""

    @abstractmethod
    def meaning(self, state: S, action: int) -> Meaning:
        """Return what an action that is legal now is about; it tells no more than its notation."""

    @abstractmethod
    def relevant(self, view: V) -> Sequence[str]:
        """The ids of the clauses that matter now, for help."""

    def routes(self, view: V) -> Sequence[Route]:
        """Return the ways to finish the move that the view's seat is asked for, step by step.

        Ways with the same end differ in what happens; the plainest of them comes first.
        """
        return ()

    def takes_long(self, view: V) -> bool:
        """Return whether `routes` may take so long that short searches should not wait for it."""
        return False

    def goes_on(self, before: V, happened: Sequence[Event], after: V) -> bool:
        """Return whether the later view asks its seat to go on with the same move, step by step.

        A bot's steps are shown together; where this is False, each of its decisions is a move.
        """
        return False

    def lasts(self, events: Sequence[Event]) -> float:
        """Return the seconds for which people watch these events besides one usual pause."""
        return 0.0

    def silence(self, view: V) -> int | None:
        """What saying nothing stands for, where all are asked at once and must not show whether
        they could speak; None where somebody in particular is asked.
        """
        return None

    def hands(self, options: Options, bots: Sequence[str], rng: Random) -> Hands | None:
        """Hands for a table of these bots, where these options leave something to hands."""
        return None

    def leaves_to_hands(self, state: S) -> bool:
        """Return whether people's hands decide anything in the game that this state is of."""
        return False

    def hand_limit(self, state: S) -> HandLimit | None:
        """Return how long a hand may take for what the state waits for; None without a limit."""
        return None

    def has_live_hands(self) -> bool:
        """Return whether hands can move in this installation; the first answer takes a second."""
        return False

    def live_hands(self, provision: Provision) -> LiveHands:
        """Hands for all tables of a server, where options leave something to hands."""
        raise NotImplementedError(f"{self.name} leaves nothing to hands")

    # --- notation

    @abstractmethod
    def action_text(self, state: S, action: int) -> str:
        """An action that is legal now, as people write it; no white space."""

    @abstractmethod
    def read_action(self, state: S, word: Word) -> int:
        """The action that is written so; it need not be legal."""

    def outcome_text(self, state: S, outcome: Outcome) -> str:
        """An outcome of chance, as people write it; no white space."""
        raise NotImplementedError(f"{self.name} has no chance")

    def read_outcome(self, state: S, word: Word) -> Outcome:
        """The outcome that is written so."""
        raise word.error("no-chance-in-game", game=self.name)

    @abstractmethod
    def position_text(self, state: S) -> str:
        """The whole state in one line."""

    @abstractmethod
    def read_position(self, word: Word) -> S:
        """The state that this line describes."""

    def parse_action(self, state: S, text: str | Word) -> int:
        """The action that a text stands for; it need not be legal. Raises NotationError."""
        return self.read_action(state, Word.of(text))

    def parse_outcome(self, state: S, text: str | Word) -> Outcome:
        """The outcome of chance that a text stands for. Raises NotationError."""
        return self.read_outcome(state, Word.of(text))

    def parse_position(self, text: str | Word) -> S:
        """The state that a line of text describes. Raises NotationError."""
        return self.read_position(Word.of(text))

    def step_audience(self, state: S, step: Step) -> tuple[int, ...] | None:
        """Who may read this step in the record of a running game; None: everybody.

        `state` is the position before the step. A game names what may be read; until it does,
        nobody reads anything before the end.
        """
        return ()

    # --- words

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rules, by clause id."""
        return self.rules("en")

    def rules(self, language: str) -> dict[str, Clause]:
        """The rules in a language, by clause id; in English what it does not say yet."""
        return rules_in(self.folder / "text", language)

    def introduction(self, language: str) -> tuple[str, ...]:
        """What stands before the rules, by paragraph: the aim, who plays, what a ruling is."""
        return introduction_in(self.folder / "text", language)

    def text_folders(self) -> Sequence[Path]:
        """Where this game's sentences are."""
        return (self.folder / "text",)

    def text(self, language: str) -> Text:
        """The house's sentences and this game's."""
        return text_for(language, *self.text_folders())


AnyGame = Game[Any, Any]
