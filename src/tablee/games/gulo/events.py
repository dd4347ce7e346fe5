"""What happens in Gulo Gulo, as people are told about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tablee.core.chance import Outcome
from tablee.core.events import Event
from tablee.core.state import Note
from tablee.games.gulo.names import (
    COLOUR_NAMES,
    RESULT_NAMES,
    TILE_NAMES,
    egg_name,
    marked_eggs,
)
from tablee.games.gulo.rules import notes


class First(Event, frozen=True, tag="first"):
    """It was drawn who begins."""

    seat: int


class Poured(Event, frozen=True, tag="poured"):
    """All eggs were poured into the nest, and the pole stuck in; before this seat plays."""

    seat: int
    lean: int
    """How many degrees the pole leans."""
    eggs: tuple[str, ...]
    """From the highest to the lowest, a star behind those that touch the pole."""
    reveals: ClassVar[bool] = True


class Rested(Event, frozen=True, tag="rested"):
    """The nest came to rest after this seat's theft, and lies so."""

    seat: int
    lean: int
    eggs: tuple[str, ...]
    reveals: ClassVar[bool] = True


class Turned(Event, frozen=True, tag="turned"):
    """A seat turned a tile: of the path, with its number, or of the deck."""

    seat: int
    tile: str
    number: int | None
    reveals: ClassVar[bool] = True


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose the colour of an open tile."""

    seat: int
    colour: str


class Named(Event, frozen=True, tag="named"):
    """A seat named the egg that it will try to steal; with dice, its risk in a thousand."""

    seat: int
    egg: str
    risk: int | None = None
    reveals: ClassVar[bool] = True  # the egg may not be changed any more (GU-10)


class Stolen(Event, frozen=True, tag="stolen"):
    """A theft succeeded; with dice, the risk and what was rolled, both in a thousand."""

    seat: int
    egg: str
    risk: int | None = None
    roll: int | None = None
    reveals: ClassVar[bool] = True


class Alarm(Event, frozen=True, tag="alarm"):
    """A theft set off the alarm: by the pole, by an egg that fell, or by time; dice as above."""

    seat: int
    egg: str
    why: str
    risk: int | None = None
    roll: int | None = None
    reveals: ClassVar[bool] = True


class Moved(Event, frozen=True, tag="moved"):
    """A Gulo moved from a tile to another; 0 is before the first."""

    seat: int
    start: int
    end: int


class Grew(Event, frozen=True, tag="grew"):
    """A tile of the deck became the end of the path."""

    seat: int
    colour: str
    number: int


class PutUnder(Event, frozen=True, tag="under"):
    """A tile went face down under the deck."""

    seat: int
    tile: str


class Again(Event, frozen=True, tag="again"):
    """A seat plays again: for a last egg, a tile of the deck, or the last tile."""

    seat: int
    why: str


class PutBack(Event, frozen=True, tag="put-back"):
    """The pole fell while nobody was stealing: this seat put it back, no alarm."""

    seat: int


class Finished(Event, frozen=True, tag="finished"):
    """The game is over."""

    why: str
    winners: tuple[int, ...]


REASONS = ("last-egg", "deck", "last-tile")
"""Why somebody plays again, by the number in the notes."""

EVENTS = (
    First,
    Poured,
    Turned,
    Chose,
    Named,
    Stolen,
    Alarm,
    Moved,
    Grew,
    PutUnder,
    Again,
    PutBack,
    Rested,
    Finished,
)


def _told(number: int) -> int | None:
    return None if number == notes.UNTOLD else number


def _lying(lie: Outcome) -> tuple[int, tuple[str, ...]]:
    """The lean, and the eggs as people write them."""
    return lie[0], tuple(marked_eggs(lie))


_MAKERS: dict[int, Callable[..., Event]] = {
    notes.FIRST: First,
    notes.POURED: lambda seat, *lie: Poured(seat, *_lying(lie)),
    notes.TURNED: lambda seat, tile, number: Turned(seat, TILE_NAMES[tile], number or None),
    notes.CHOSE: lambda seat, colour: Chose(seat, COLOUR_NAMES[colour]),
    notes.NAMED: lambda seat, egg, risk: Named(seat, egg_name(egg), _told(risk)),
    notes.TOOK: lambda seat, egg, *dice: Stolen(seat, egg_name(egg), *map(_told, dice)),
    notes.ALARM: lambda seat, egg, why, *dice: Alarm(
        seat, egg_name(egg), RESULT_NAMES[why], *map(_told, dice)
    ),
    notes.MOVED: Moved,
    notes.GREW: lambda seat, colour, number: Grew(seat, COLOUR_NAMES[colour], number),
    notes.PUT_UNDER: lambda seat, tile: PutUnder(seat, TILE_NAMES[tile]),
    notes.AGAIN: lambda seat, why: Again(seat, REASONS[why]),
    notes.PUT_BACK: PutBack,
    notes.RESTED: lambda seat, *lie: Rested(seat, *_lying(lie)),
    notes.FINISHED: lambda why, winner: Finished(notes.ENDINGS[why], (winner,)),
}


def make_event(note: Note) -> Event:
    """What a note of the rules tells people."""
    return _MAKERS[note[0]](*note[1:])
