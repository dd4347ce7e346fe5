"""Everything Tablée refuses, as types. The text of an error is one clear sentence."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.phrases import Phrase, phrase, say


class TableeError(Exception):
    """The root of all our errors; none of them leaves anything changed."""


class Refused(TableeError):
    """An action was refused; `clause` is the rule behind it, `reason` a text key."""

    reason = "refused"

    def __init__(self, clause: str = "", reason: str = "", **details: object) -> None:
        self.clause = clause
        self.reason = reason or type(self).reason
        self.details = details
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        facts = ", ".join(str(value) for value in self.details.values())
        words = self.reason.replace("-", " ") + (f": {facts}" if facts else "")
        return f"{words} ({self.clause})" if self.clause else words


class Illegal(Refused):
    """The seat may decide now, but not this."""

    reason = "illegal-action"


class NotYourDecision(Refused):
    """The seat exists but has nothing to decide now."""

    reason = "not-your-decision"


class WrongSeat(Refused):
    """There is no such seat at this table."""

    reason = "wrong-seat"


class GameOver(Refused):
    """The game has ended; nobody decides anything."""

    reason = "game-over"


class CannotUndo(Refused):
    """The move stands: taking it back would use something that was revealed since."""

    reason = "cannot-undo"


@dataclass(frozen=True)
class Place:
    """Where in a text something was found; lines and columns count from 1."""

    source: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        numbers = [str(number) for number in (self.line, self.column) if number]
        return ":".join([self.source, *numbers] if self.source else numbers)

    def within(self, source: str, line: int, column: int = 1) -> Place:
        """The same place seen from the file whose `line` and `column` this text starts at."""
        first = self.line <= 1
        inner = max(self.column, 1)
        return Place(source, line + max(self.line, 1) - 1, inner + column - 1 if first else inner)


class BadInput(TableeError):
    """A text or value from outside that cannot be used.

    The problem is a text key with its details, such as ("no-such-game", game="chess"); it is
    said in English unless somebody asks for `sentence` in another language.
    """

    def __init__(
        self, problem: str | Phrase, place: Place | None = None, **details: object
    ) -> None:
        self.phrase = phrase(problem, details)
        self.place = place or Place()
        super().__init__(problem)

    @property
    def problem(self) -> str:
        """What is wrong, in English, without its place."""
        return say(self.phrase, "en")

    def sentence(self, language: str) -> str:
        """What is wrong and where, in one sentence."""
        where, problem = str(self.place), say(self.phrase, language)
        return f"{where}: {problem}" if where else problem

    def __str__(self) -> str:
        return self.sentence("en")


class NotationError(BadInput):
    """An action, outcome or position text that is not notation."""


class OptionError(BadInput):
    """An unknown option, or a value it cannot have."""


class RecordError(BadInput):
    """A record that cannot be read or does not follow the rules."""


class RulesGone(BadInput):
    """A game was played under rules that this program does not have."""

    def __init__(self, name: str, version: int, current: int) -> None:
        self.version = version
        self.current = current
        super().__init__("rules-gone", game=name, version=str(version), current=str(current))


class ScenarioError(BadInput):
    """A scenario file that cannot be read."""
