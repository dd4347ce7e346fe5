"""What happens in Grüll, as people are told about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from tablee.core.events import Event
from tablee.core.state import Note
from tablee.games.gruell.names import ACTIONS, CARDS
from tablee.games.gruell.rules import notes

Why = Literal["saved", "captured", "shared", "cancelled", "kept"]
WHYS: tuple[Why, ...] = ("saved", "captured", "shared", "cancelled", "kept")


class Chose(Event, frozen=True, tag="chose"):
    """A seat laid a card face down."""

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """All cards were turned up together."""

    trick: int
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Decided(Event, frozen=True, tag="decided"):
    """A sorcerer said what it captures."""

    seat: int
    choice: str


class Went(Event, frozen=True, tag="went"):
    """A played card joined a pile, or left the game."""

    card: str
    owner: int
    to: int | None
    why: Why


class Finished(Event, frozen=True, tag="finished"):
    """The last trick is over."""

    scores: tuple[int, ...]


def _went(card: int, owner: int, to: int, why: int) -> Event:
    return Went(CARDS[card], owner, None if to == notes.NOWHERE else to, WHYS[why])


_MAKERS: dict[int, Callable[..., Event]] = {
    notes.CHOSE: Chose,
    notes.REVEALED: lambda trick, *cards: Revealed(trick, tuple(CARDS[card] for card in cards)),
    notes.DECIDED: lambda seat, action: Decided(seat, ACTIONS[action]),
    notes.WENT: _went,
    notes.FINISHED: lambda *scores: Finished(scores),
}


def make_event(note: Note) -> Event:
    """What a note of the rules tells people."""
    return _MAKERS[note[0]](*note[1:])
