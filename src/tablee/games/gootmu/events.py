"""What happens in G.O.O.T.M.U., as people are told about it. Everything is public."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from tablee.core.events import Event
from tablee.core.notation import SEATS
from tablee.core.state import Note
from tablee.games.gootmu.names import (
    MONSTER_NAME,
    WAYS,
    kind_name,
    label_name,
    slot_name,
    square_name,
    thing_name,
)
from tablee.games.gootmu.rules import notes
from tablee.games.gootmu.rules.maze import columns_for
from tablee.games.gootmu.rules.notes import ENDINGS
from tablee.games.gootmu.rules.tiles import SIDE


class Laid(Event, frozen=True, tag="laid"):
    """The tiles were laid: tile and quarter turns, slot by slot."""

    tiles: tuple[tuple[int, int], ...]
    reveals: ClassVar[bool] = True


class Order(Event, frozen=True, tag="order"):
    """Players rolled for the start: seat and die."""

    rolls: tuple[tuple[int, int], ...]
    reveals: ClassVar[bool] = True


class PutPawn(Event, frozen=True, tag="put-pawn"):
    """A player chose a start."""

    pawn: str
    square: str


class PutPiece(Event, frozen=True, tag="put-piece"):
    """Somebody placed a GOOTMU piece."""

    seat: int
    thing: str
    square: str


class Turn(Event, frozen=True, tag="turn"):
    """A pawn's turn begins."""

    pawn: str
    number: int


class Lost(Event, frozen=True, tag="lost"):
    """A pawn loses this turn."""

    pawn: str


class Cancelled(Event, frozen=True, tag="cancelled"):
    """Somebody cancelled a pawn's turn."""

    seat: int
    pawn: str


class Waited(Event, frozen=True, tag="waited"):
    """A pawn waits beside a closed square."""

    pawn: str
    number: int


class MonsterTurn(Event, frozen=True, tag="monster-turn"):
    """A pawn's player moves the monster."""

    pawn: str


class Rolled(Event, frozen=True, tag="rolled"):
    """A movement roll: the die, and how far it goes."""

    pawn: str
    face: int
    total: int
    reveals: ClassVar[bool] = True


class Tested(Event, frozen=True, tag="tested"):
    """A test die."""

    pawn: str
    face: int
    passed: bool
    square: str
    reveals: ClassVar[bool] = True


class Named(Event, frozen=True, tag="named"):
    """A pawn moves by a number that was named or is fixed."""

    pawn: str
    number: int


class Stepped(Event, frozen=True, tag="stepped"):
    """One step of a move that goes on; `Moved` tells the whole way."""

    pawn: str
    square: str


class Moved(Event, frozen=True, tag="moved"):
    """A move on foot, with its first square."""

    pawn: str
    path: tuple[str, ...]


class Stuck(Event, frozen=True, tag="stuck"):
    """A pawn does not move."""

    pawn: str


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A marker shows its face."""

    thing: str
    kind: str
    square: str
    reveals: ClassVar[bool] = True


class Took(Event, frozen=True, tag="took"):
    """A pawn takes a thing."""

    pawn: str
    thing: str
    kind: str
    square: str


class PutDown(Event, frozen=True, tag="put-down"):
    """A pawn puts a thing down."""

    pawn: str
    thing: str
    kind: str
    square: str


class Got(Event, frozen=True, tag="got"):
    """A pawn gets a thing from another one."""

    pawn: str
    giver: str
    thing: str
    kind: str
    square: str


class Spent(Event, frozen=True, tag="spent"):
    """A pawn uses a marker up."""

    pawn: str
    kind: str
    square: str


class Pushed(Event, frozen=True, tag="pushed"):
    """A pawn pushes another one."""

    pawn: str
    other: str
    square: str


class SentHome(Event, frozen=True, tag="sent-home"):
    """A pawn goes back to its start."""

    pawn: str
    square: str


class Applied(Event, frozen=True, tag="applied"):
    """A pawn does what its square says."""

    pawn: str
    label: str
    square: str


class Blanked(Event, frozen=True, tag="blanked"):
    """A pawn cancels its square out."""

    pawn: str
    label: str
    square: str


class Ignored(Event, frozen=True, tag="ignored"):
    """What a square says cannot be done."""

    pawn: str
    label: str
    square: str


class Rotated(Event, frozen=True, tag="rotated"):
    """A tile was turned."""

    pawn: str
    tile: str
    way: str


class Removed(Event, frozen=True, tag="removed"):
    """A tile was taken away."""

    pawn: str
    tile: str


class Placed(Event, frozen=True, tag="placed"):
    """A piece is put somewhere without a way."""

    pawn: str
    square: str


class Shifted(Event, frozen=True, tag="shifted"):
    """A thing comes to lie elsewhere."""

    thing: str
    square: str


class Gone(Event, frozen=True, tag="gone"):
    """A marker leaves the game."""

    thing: str
    kind: str
    square: str


class Second(Event, frozen=True, tag="second"):
    """A player gets a second pawn."""

    pawn: str
    square: str


class Thrown(Event, frozen=True, tag="thrown"):
    """A die decides where a pawn wanders."""

    pawn: str
    face: int
    reveals: ClassVar[bool] = True


class Finished(Event, frozen=True, tag="finished"):
    """The game is over."""

    why: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    Laid,
    Order,
    PutPawn,
    PutPiece,
    Turn,
    Lost,
    Cancelled,
    Waited,
    MonsterTurn,
    Rolled,
    Tested,
    Named,
    Stepped,
    Moved,
    Stuck,
    TurnedUp,
    Took,
    PutDown,
    Got,
    Spent,
    Pushed,
    SentHome,
    Applied,
    Blanked,
    Ignored,
    Rotated,
    Removed,
    Placed,
    Shifted,
    Gone,
    Second,
    Thrown,
    Finished,
)


def _pairs(values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(zip(values[::2], values[1::2]))


class Names:
    """What pawns and squares are called at a table of this many seats."""

    def __init__(self, seats: int) -> None:
        self.width = SIDE * columns_for(seats)
        letters = SEATS[:seats]
        self.pawns: list[str] = [*letters, *(f"{letter}+" for letter in letters), MONSTER_NAME]

    def pawn(self, pawn: int) -> str:
        """A pawn's name."""
        return self.pawns[pawn]

    def square(self, square: int) -> str:
        """A square's name."""
        return square_name(self.width, square)


@cache
def names_for(seats: int) -> Names:
    """The names at a table of this many seats."""
    return Names(seats)


def make_event(note: Note) -> Event:
    """What a note tells people."""
    return _TELLING[note[0]](names_for(note[1]), *note[2:])


def _finished(_: Names, ending: int, *winners: int) -> Event:
    return Finished(ENDINGS[ending], winners)


def _moved(t: Names, pawn: int, *path: int) -> Event:
    return Moved(t.pawn(pawn), tuple(t.square(square) for square in path))


_TELLING: dict[int, Callable[..., Event]] = {
    notes.LAID: lambda t, *v: Laid(_pairs(v)),
    notes.ORDER: lambda t, *v: Order(_pairs(v)),
    notes.PUT_PAWN: lambda t, p, s: PutPawn(t.pawn(p), t.square(s)),
    notes.PUT_PIECE: lambda t, seat, x, s: PutPiece(seat, thing_name(x), t.square(s)),
    notes.TURN: lambda t, p, n: Turn(t.pawn(p), n),
    notes.LOST: lambda t, p: Lost(t.pawn(p)),
    notes.CANCELLED: lambda t, seat, p: Cancelled(seat, t.pawn(p)),
    notes.WAITED: lambda t, p, n: Waited(t.pawn(p), n),
    notes.MONSTER_TURN: lambda t, p: MonsterTurn(t.pawn(p)),
    notes.ROLLED: lambda t, p, face, total: Rolled(t.pawn(p), face, total),
    notes.TESTED: lambda t, p, face, ok, s: Tested(t.pawn(p), face, bool(ok), t.square(s)),
    notes.NAMED: lambda t, p, n: Named(t.pawn(p), n),
    notes.STEPPED: lambda t, p, s: Stepped(t.pawn(p), t.square(s)),
    notes.MOVED: _moved,
    notes.STUCK: lambda t, p: Stuck(t.pawn(p)),
    notes.TURNED_UP: lambda t, x, k, s: TurnedUp(thing_name(x), kind_name(k), t.square(s)),
    notes.TOOK: lambda t, p, x, k, s: Took(t.pawn(p), thing_name(x), kind_name(k), t.square(s)),
    notes.PUT_DOWN: lambda t, p, x, k, s: PutDown(
        t.pawn(p), thing_name(x), kind_name(k), t.square(s)
    ),
    notes.GOT: lambda t, p, g, x, k, s: Got(
        t.pawn(p), t.pawn(g), thing_name(x), kind_name(k), t.square(s)
    ),
    notes.SPENT: lambda t, p, x, k, s: Spent(t.pawn(p), kind_name(k), t.square(s)),
    notes.PUSHED: lambda t, p, o, s: Pushed(t.pawn(p), t.pawn(o), t.square(s)),
    notes.SENT_HOME: lambda t, p, s: SentHome(t.pawn(p), t.square(s)),
    notes.APPLIED: lambda t, p, label, n, s: Applied(t.pawn(p), label_name(label, n), t.square(s)),
    notes.BLANKED: lambda t, p, label, n, s: Blanked(t.pawn(p), label_name(label, n), t.square(s)),
    notes.IGNORED: lambda t, p, label, n, s: Ignored(t.pawn(p), label_name(label, n), t.square(s)),
    notes.ROTATED: lambda t, p, slot, way: Rotated(t.pawn(p), slot_name(slot), WAYS[way]),
    notes.REMOVED: lambda t, p, slot: Removed(t.pawn(p), slot_name(slot)),
    notes.PLACED: lambda t, p, s: Placed(t.pawn(p), t.square(s)),
    notes.SHIFTED: lambda t, x, s: Shifted(thing_name(x), t.square(s)),
    notes.GONE: lambda t, x, k, s: Gone(thing_name(x), kind_name(k), t.square(s)),
    notes.SECOND: lambda t, p, s: Second(t.pawn(p), t.square(s)),
    notes.THROWN: lambda t, p, face: Thrown(t.pawn(p), face),
    notes.FINISHED: _finished,
}
