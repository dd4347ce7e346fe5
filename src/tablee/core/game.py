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
from tablee.core.clauses import Clause, read_clauses
from tablee.core.errors import OptionError
from tablee.core.events import Event
from tablee.core.hands import Hands, LiveHands
from tablee.core.notation import Word
from tablee.core.options import Option, Options, complete
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

    options: ClassVar[tuple[Option, ...]] = ()
    view_type: ClassVar[type[View]]
    event_types: ClassVar[tuple[type[Event], ...]]
    bots: ClassVar[Mapping[str, BotMaker]] = {}
    """The players made for this game, the weakest first, besides those that play any game."""

    counts_points: ClassVar[bool] = True
    """Are scores points that people count, or only who has won?"""

    must_remember: ClassVar[bool] = False
    """Is remembering the players' part, so that nobody may look back during play?"""

    folder: ClassVar[Path]

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
                f"{self.name} with these options has {counts[0]} to {counts[-1]} seats, not {seats}"
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
    def tell(self, events: Sequence[Event], people: Sequence[str], text: Text) -> list[str]:
        """Events that came together, in sentences."""

    @abstractmethod
    def question(self, view: V, text: Text) -> str:
        """What the table waits for, in words."""

    @abstractmethod
    def label(self, view: V, action: int, people: Sequence[str], text: Text) -> str:
        """An action as a choice to offer."""

    @abstractmethod
    def relevant(self, view: V) -> Sequence[str]:
        """The ids of the clauses that matter now, for help."""

    def shortcuts(self, view: V) -> Mapping[str, Sequence[int]]:
        """Several decisions that people may make with one word or click, where the way there makes
        no difference: the word, and the actions it stands for.
        """
        return {}

    def silence(self, view: V) -> int | None:
        """What saying nothing stands for, where all are asked at once and must not show whether
        they could speak; None where somebody in particular is asked.
        """
        return None

    def hands(self, options: Options, bots: Sequence[str], rng: Random) -> Hands | None:
        """Hands for a table of these bots, where these options leave something to hands."""
        return None

    def leaves_to_hands(self, options: Options) -> bool:
        """Do people's hands decide anything under these options?"""
        return False

    def live_hands(self, processes: int) -> LiveHands:
        """Hands for all tables of a server, where options leave something to hands."""
        raise NotImplementedError(f"{self.name} leaves nothing to hands")

    # --- notation

    @abstractmethod
    def action_text(self, state: S, action: int) -> str:
        """An action that is legal now, as people write it; no white space."""

    @abstractmethod
    def parse_action(self, state: S, word: Word) -> int:
        """The action that is written so; it need not be legal."""

    def outcome_text(self, state: S, outcome: Outcome) -> str:
        """An outcome of chance, as people write it; no white space."""
        raise NotImplementedError(f"{self.name} has no chance")

    def parse_outcome(self, state: S, word: Word) -> Outcome:
        """The outcome that is written so."""
        raise word.error(f"{self.name} leaves nothing to chance")

    @abstractmethod
    def position_text(self, state: S) -> str:
        """The whole state in one line."""

    @abstractmethod
    def parse_position(self, word: Word) -> S:
        """The state that this line describes."""

    # --- words

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """The rules, by clause id."""
        return self.rules("en")

    def rules(self, language: str) -> dict[str, Clause]:
        """The rules in a language, by clause id."""
        return read_clauses(self.folder / "text" / f"rules.{language}.md")

    def text_folders(self) -> Sequence[Path]:
        """Where this game's sentences are."""
        return (self.folder / "text",)

    def text(self, language: str) -> Text:
        """The house's sentences and this game's."""
        return text_for(language, *self.text_folders())


AnyGame = Game[Any, Any]
