"""What happens at a table besides the game, as people are told about it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.events import Event, Undone, tag_of
from tablee.core.text import Text


class TableEvent(Event, frozen=True):
    """Something about seats and talk, not about the game."""

    seat: int


class SatDown(TableEvent, frozen=True, tag="table-sat"):
    """A person took a seat."""

    name: str


class StoodUp(TableEvent, frozen=True, tag="table-stood-up"):
    """A person gave up a seat."""

    name: str


class BotCame(TableEvent, frozen=True, tag="table-bot-came"):
    """A bot plays for somebody."""

    why: str


class CameBack(TableEvent, frozen=True, tag="table-came-back"):
    """The person plays again."""


class Spoke(TableEvent, frozen=True, tag="table-spoke"):
    """A line of chat."""

    text: str


class AttemptAgain(TableEvent, frozen=True, tag="table-attempt-again"):
    """What a hand had begun begins again: our fault, not the player's."""


class GameBegan(Event, frozen=True, tag="table-began"):
    """All seats are taken."""


class RulesGoneFor(Event, frozen=True, tag="table-rules-gone"):
    """The rules that the game began with are gone, and with them the game has ended."""


class Rematch(TableEvent, frozen=True, tag="table-rematch"):
    """There is a new table for the same people."""

    table: str


def sentences(event: Event, people: Sequence[str], text: Text) -> list[str]:
    """A happening in words; chat is shown as it is, not told."""
    if isinstance(event, Undone):
        return [text("event-undone", who=people[event.seat])]
    if isinstance(event, GameBegan):
        return [text("table-began")]
    if isinstance(event, RulesGoneFor):
        return [text("table-rules-gone")]
    if isinstance(event, BotCame):
        return [text(f"table-bot-came-{event.why}", who=people[event.seat])]
    if isinstance(event, SatDown | StoodUp):
        return [text(tag_of(type(event)), who=event.name)]
    if isinstance(event, CameBack | Rematch | AttemptAgain):
        return [text(tag_of(type(event)), who=people[event.seat])]
    return []
