"""What happens in Gologolo, as people are told about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from tablee.core.events import Event
from tablee.core.state import Note
from tablee.games.gologolo.names import CARDS, MELD_NAMES, meld_names
from tablee.games.gologolo.rules import notes

How = Literal["royal", "minor", "out"]
HOWS: tuple[How, ...] = ("royal", "minor", "out")


class Starts(Event, frozen=True, tag="starts"):
    """Chance chose the seat that begins the first round."""

    seat: int
    reveals: ClassVar[bool] = True


class Began(Event, frozen=True, tag="began"):
    """A round was dealt."""

    round: int
    first: int
    reveals: ClassVar[bool] = True


class Draws(Event, frozen=True, tag="draws"):
    """A seat drew from the stock."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """The card that a seat drew, which that seat alone knows."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


class Took(Event, frozen=True, tag="took"):
    """A seat took the visible card and laid a meld with it."""

    seat: int
    meld: str
    reveals: ClassVar[bool] = True


class Laid(Event, frozen=True, tag="laid"):
    """A seat laid a meld."""

    seat: int
    meld: str
    reveals: ClassVar[bool] = True


class Dropped(Event, frozen=True, tag="dropped"):
    """A seat discarded."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


class WentOut(Event, frozen=True, tag="went-out"):
    """A seat laid everything: a royal or minor Gologolo, or without one."""

    seat: int
    how: How
    melds: tuple[str, ...]
    pair: str
    reveals: ClassVar[bool] = True


class RoundOver(Event, frozen=True, tag="round-over"):
    """A round was scored."""

    round: int
    points: tuple[int, ...]


class Finished(Event, frozen=True, tag="finished"):
    """The last round is over."""

    scores: tuple[int, ...]


def make_event(note: Note) -> Event:
    """What a note of the rules tells people."""
    kind, *rest = note
    details = iter(rest)
    match kind:
        case notes.STARTS:
            return Starts(next(details))
        case notes.BEGAN:
            return Began(next(details), next(details))
        case notes.DRAWS:
            return Draws(next(details))
        case notes.DREW:
            return Drew(next(details), CARDS[next(details)])
        case notes.TOOK:
            return Took(next(details), MELD_NAMES[next(details)])
        case notes.LAID:
            return Laid(next(details), MELD_NAMES[next(details)])
        case notes.DROPPED:
            return Dropped(next(details), CARDS[next(details)])
        case notes.WENT_OUT:
            return _went_out(details)
        case notes.ROUND_OVER:
            return RoundOver(next(details), tuple(details))
        case _:
            return Finished(tuple(details))


def _went_out(details: Iterator[int]) -> Event:
    seat, how, pair = next(details), HOWS[next(details)], CARDS[next(details)]
    return WentOut(seat, how, meld_names(details), pair)
