"""What happens on a way that the rules need not write down: doors opened, pools crossed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.core.events import Event
from tablee.core.state import Note
from tablee.games.gootmu.events import make_event
from tablee.games.gootmu.names import name_square, pawn_name
from tablee.games.gootmu.rules.labels import LOCKED_DOOR, is_obstacle
from tablee.games.gootmu.rules.notes import MOVED, SENT_HOME, SPENT, STEPPED, TOOK, TURN
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.table import BY_MONSTER, FREE

OBSTACLES = ("locked-door", "pool", "snake-pit", "narrow-passage")
"""In the order of the labels, and of the items that help."""
CANCELLED_OUT, WALL = "cancelled-out", "wall"


class Passed(Event, frozen=True, tag="passed"):
    """A piece comes past an obstacle. Only routes tell this: who sees a move sees it by itself."""

    pawn: str
    square: str
    what: str


def happening(start: GootmuState, mover: int, notes: Sequence[Note]) -> Iterator[Event]:
    """What these notes of a move tell besides its steps."""
    at, has_moved = start.pawns[mover].square, False
    helps = start.skills(mover)
    for index, note in enumerate(notes):
        if note[0] == TURN:
            return  # what follows is somebody else's turn
        mine = note[2] == mover
        if note[0] == STEPPED:
            if mine and not has_moved and not _dies(notes[index:], mover):
                before = notes[index - 1] if index else ()
                yield from _passed(start, mover, at, note[3], helps, before)
            at = note[3] if mine else at
        elif note[0] == MOVED and mine and not has_moved:
            has_moved = True
        else:
            yield make_event(note)
        if note[0] == TOOK and mine and note[4] >= 0:
            helps |= 1 << note[4]


def _dies(notes: Sequence[Note], mover: int) -> bool:
    """Is the piece sent home from the square of this step?"""
    kinds = [note[0] for note in notes[:3] if note[2] == mover]
    return kinds == [STEPPED, MOVED, SENT_HOME]


def _passed(
    start: GootmuState, mover: int, at: int, square: int, helps: int, before: Note
) -> Iterator[Passed]:
    pawn, name = pawn_name(start, mover), name_square(start, square)
    if not _is_open(start, at, square) and before[:1] != (SPENT,):
        yield Passed(pawn, name, WALL)
    label = start.maze.labels[square]
    item = start.barrier(square)
    if item in (FREE, BY_MONSTER):
        return
    if not helps >> item & 1:
        yield Passed(pawn, name, CANCELLED_OUT)
    elif is_obstacle(label):  # that FIRE or CAVE-IN is removed stands in the notes
        yield Passed(pawn, name, OBSTACLES[label - LOCKED_DOOR])


def _is_open(start: GootmuState, at: int, square: int) -> bool:
    beside, exits = start.maze.beside, start.maze.exits[at]
    return any(beside[4 * at + side] == square and exits >> side & 1 for side in range(4))
