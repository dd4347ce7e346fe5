"""What happens in Les œufs sont faits, as people are told about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from tablee.core.events import Event
from tablee.core.state import Note
from tablee.games.oeufs.names import SYMBOLS, square_name
from tablee.games.oeufs.rules import notes


class FirstPlayer(Event, frozen=True, tag="first"):
    """It was drawn who begins."""

    seat: int


class Moved(Event, frozen=True, tag="moved"):
    """A seat moved an egg; the path is every square it stood on, from first to last."""

    seat: int
    path: tuple[str, ...]


class Turned(Event, frozen=True, tag="turned"):
    """The egg that a seat has just moved came to a foreign camp and was turned for good."""

    seat: int
    square: str


class Looked(Event, frozen=True, tag="looked"):
    """A seat looked at a turned egg; what it saw is not told."""

    seat: int
    square: str


class Saw(Event, frozen=True, tag="saw"):
    """What a seat saw when it looked: for that seat alone."""

    seat: int
    square: str
    symbol: str
    reveals: ClassVar[bool] = True

    def audience(self) -> tuple[int, ...] | None:
        """Only who looked."""
        return (self.seat,)


class Passed(Event, frozen=True, tag="passed"):
    """A seat had nothing that it could do."""

    seat: int


class Declared(Event, frozen=True, tag="declared"):
    """A seat said "les œufs sont faits", and was right or wrong."""

    seat: int
    right: bool
    reveals: ClassVar[bool] = True


class Shown(Event, frozen=True, tag="shown"):
    """A right declaration: all eggs of this camp are turned up and show the seat's symbol."""

    seat: int
    symbol: str
    squares: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Removed(Event, frozen=True, tag="removed"):
    """A wrong declaration among four: all eggs of the seat leave the board."""

    seat: int
    squares: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Finished(Event, frozen=True, tag="finished"):
    """The game is over; several winners share a draw."""

    why: str
    winners: tuple[int, ...]


EVENTS = (
    FirstPlayer,
    Moved,
    Turned,
    Looked,
    Saw,
    Passed,
    Declared,
    Shown,
    Removed,
    Finished,
)


def _names(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple(square_name(square) for square in squares)


_MAKERS: dict[int, Callable[..., Event]] = {
    notes.FIRST: FirstPlayer,
    notes.MOVED: lambda seat, *path: Moved(seat, _names(path)),
    notes.TURNED_OVER: lambda seat, square: Turned(seat, square_name(square)),
    notes.LOOKED: lambda seat, square: Looked(seat, square_name(square)),
    notes.SAW: lambda seat, square, symbol: Saw(seat, square_name(square), SYMBOLS[symbol]),
    notes.DECLARED: lambda seat, right: Declared(seat, bool(right)),
    notes.SHOWN: lambda seat, symbol, *squares: Shown(seat, SYMBOLS[symbol], _names(squares)),
    notes.REMOVED: lambda seat, *squares: Removed(seat, _names(squares)),
    notes.PASSED: Passed,
    notes.FINISHED: lambda why, *winners: Finished(notes.ENDINGS[why], winners),
}


def make_event(note: Note) -> Event:
    """What a note of the rules tells people."""
    return _MAKERS[note[0]](*note[1:])
