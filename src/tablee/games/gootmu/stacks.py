"""Which tasks may stand on the table's stack together: only such positions are read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.core.notation import Word
from tablee.core.phrases import Phrase
from tablee.games.gootmu.names import pawn_name, thing_name
from tablee.games.gootmu.rules.actions import FIRST_PIECE, owner_of
from tablee.games.gootmu.rules.maze import NOWHERE
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.table import CARRIED, OUT, Frame
from tablee.games.gootmu.rules.tiles import CANCEL_TURN

SETTING_UP = frozenset(["tiles", "order", "pawn"])
"""Before the first turn. These name pawns that need not be on the board."""

BELOW: dict[str, tuple[str, ...]] = {
    "tiles": ("",),
    "order": ("",),
    "next": ("",),
    "pawn": ("next", "pawn"),
    "begin": ("next",),
    "offer": ("begin", "offer"),
    "end": ("next",),
    "turn": ("end",),
    "roll": ("end",),
    "slide": ("end",),
    "cancelslide": ("end",),
    "random": ("end",),
    "cancelstep": ("end",),
    "cancelrandom": ("end",),
    "arrow": ("random",),
    "between": ("random", "arrow"),
    "panel": ("number",),
    "less": ("number", "panel"),
}
"""The tasks on which a task may lie directly; `""` is the bottom. Others need a turn below them."""

ABOVE: dict[str, tuple[str, ...]] = {
    "tiles": (),
    "order": (),
    "next": ("pawn", "begin", "end", "piece"),
    "pawn": ("pawn", "piece"),
    "begin": ("offer",),
    "offer": ("offer",),
    "turn": ("enter", "take", "reveal"),
    "roll": (),
    "number": ("panel", "less", "enter", "take", "reveal"),
    "named": (),
    "panel": ("less",),
    "monster": (),
    "arrow": ("six", "between"),
    "less": (),
    "reveal": (),
    "test": (),
}
"""The tasks that may lie directly on a task; others carry any."""

FOR_MONSTER = frozenset(
    [
        *["walk", "six", "enter", "reveal", "instruct", "panel", "over", "named"],
        *["direction", "anywhere", "label", "intile", "rotate"],
    ]
)
"""The tasks that can be about the monster; `over` is about nobody else."""


def check_stack(state: GootmuState, words: Sequence[Word]) -> None:
    """Raise a NotationError at the first task that cannot stand where it does."""
    for index, frame in enumerate(state.stack):
        word = words[min(index, len(words) - 1)]
        _check_place(state, index, word)
        _check_pawn(state, frame, word)
        if frame.word() in _CHECKS:
            problem = _CHECKS[frame.word()](state, frame)
            if problem:
                raise word.error("gootmu:task-cannot-stand", task=frame.word(), why=problem)
    _check_pawns_on_board(state, words[-1])


def _check_place(state: GootmuState, index: int, word: Word) -> None:
    name = state.stack[index].word()
    below = state.stack[index - 1].word() if index else ""
    fits = below in BELOW[name] if name in BELOW else below not in ("", "begin", "offer")
    if not fits or (below in ABOVE and name not in ABOVE[below]):
        raise word.error("gootmu:cannot-follow", task=name, below=_named(below))
    if index == len(state.stack) - 1 and name in ("next", "begin"):
        raise word.error("gootmu:cannot-be-last", task=name)


def _named(below: str) -> Phrase:
    return Phrase("gootmu:below-task", task=below) if below else Phrase("gootmu:below-nothing")


def _check_pawn(state: GootmuState, frame: Frame, word: Word) -> None:
    name = frame.word()
    monster = frame.pawn == state.monster
    if (monster and name not in FOR_MONSTER) or (name == "over" and not monster):
        pawn = pawn_name(state, frame.pawn)
        raise word.error("gootmu:not-about-pawn", task=name, pawn=pawn)
    if name in ("begin", "end", "offer") and frame.pawn != state.turn_of:
        raise word.error("gootmu:about-turns-pawn", task=name)
    if name not in SETTING_UP | {"next"} and state.pawns[frame.pawn].square == NOWHERE:
        raise word.error("gootmu:pawn-on-board", task=name)


def _check_pawns_on_board(state: GootmuState, word: Word) -> None:
    """Everybody has a pawn, or is about to place one."""
    names = [frame.word() for frame in state.stack]
    if ("tiles" in names) == bool(state.maze.walls):
        raise word.error("gootmu:tiles-laid-once")
    placing = [frame.pawn for frame in state.stack if frame.word() == "pawn"]
    for seat in range(state.seats):
        missing = state.pawns[seat].square == NOWHERE
        waits = seat in placing or names in (["tiles"], ["order"])
        if missing != waits:
            pawn = pawn_name(state, seat)
            if missing:
                raise word.error("gootmu:pawn-not-on-board", text=pawn)
            raise word.error("gootmu:pawn-placed-already", pawn=pawn)


# --- what single tasks need: what is wrong, or nothing

Check = Callable[[GootmuState, Frame], Phrase | None]


def _needs_placing(state: GootmuState, frame: Frame) -> Phrase | None:
    first = frame.pawn < state.seats and frame.by == frame.pawn
    return None if first else Phrase("gootmu:needs-own-pawn")


def _needs_piece(state: GootmuState, frame: Frame) -> Phrase | None:
    thing = frame.number
    if owner_of(thing) != frame.pawn:
        return Phrase("gootmu:needs-players-piece")
    if state.where[thing] < 0:
        return None
    return Phrase("gootmu:needs-off-board", thing=thing_name(thing))


def _needs_carried(state: GootmuState, frame: Frame) -> Phrase | None:
    return None if state.where[frame.number] <= CARRIED else Phrase("gootmu:needs-carried")


def _needs_own(state: GootmuState, frame: Frame) -> Phrase | None:
    carried = state.where[frame.number] == CARRIED - frame.pawn
    return None if carried else Phrase("gootmu:needs-own")


def _needs_own_piece(state: GootmuState, frame: Frame) -> Phrase | None:
    return _needs_own(state, frame) or (
        None if frame.number >= FIRST_PIECE else Phrase("gootmu:needs-piece")
    )


def _needs_lying_piece(state: GootmuState, frame: Frame) -> Phrase | None:
    lies = frame.number >= FIRST_PIECE and state.where[frame.number] >= 0
    return None if lies else Phrase("gootmu:needs-lying-piece")


def _needs_lying_marker(state: GootmuState, frame: Frame) -> Phrase | None:
    lies = frame.number < FIRST_PIECE and state.where[frame.number] >= 0
    return None if lies else Phrase("gootmu:needs-lying-marker")


def _needs_place(state: GootmuState, frame: Frame) -> Phrase | None:
    return None if state.where[frame.number] != OUT else Phrase("gootmu:needs-placed")


def _needs_hidden(state: GootmuState, frame: Frame) -> Phrase | None:
    return None if state.face_down >> frame.number & 1 else Phrase("gootmu:needs-hidden")


def _needs_holder(state: GootmuState, frame: Frame) -> Phrase | None:
    holder = frame.number
    holds = holder != state.monster and state.pawns[holder].seat == frame.by
    can = holds and state.carries(holder, CANCEL_TURN) >= 0
    return None if can else Phrase("gootmu:needs-holder")


def _needs_trail(state: GootmuState, frame: Frame) -> Phrase | None:
    since = frame.values()[_SINCE[frame.word()]]
    if since >= len(state.pawns[frame.pawn].trail):
        return Phrase("gootmu:needs-trail")
    fixed = frame.values()[6] if frame.word() == "walk" else 0
    return None if fixed <= frame.number else Phrase("gootmu:too-many-steps")


_SINCE = {
    "walk": 3,
    "slide": 3,
    "random": 4,
    "cancelstep": 3,
    "cancelrandom": 4,
    "cancelslide": 3,
}


def _needs_tile(state: GootmuState, frame: Frame) -> Phrase | None:
    square = state.maze.squares_of(frame.number)[0]
    return Phrase("gootmu:needs-tile") if state.maze.is_hole(square) else None


def _needs_square(state: GootmuState, frame: Frame) -> Phrase | None:
    return Phrase("gootmu:needs-square") if state.maze.is_hole(frame.number) else None


def _needs_magnet(state: GootmuState, frame: Frame) -> Phrase | None:
    targets = frame.values()[4]
    known = targets and not targets & ~state.magnets
    return _needs_trail(state, frame) or (None if known else Phrase("gootmu:needs-magnet"))


def _needs_cancel(state: GootmuState, frame: Frame) -> Phrase | None:
    return _needs_fixed(state, frame) or _needs_one(state, frame)


def _needs_fixed(state: GootmuState, frame: Frame) -> Phrase | None:
    walks = frame.word() in ("cancelwalk", "wallwalk")
    too_many = walks and frame.values()[5] > frame.number
    return Phrase("gootmu:too-many-steps") if too_many else None


def _needs_one(state: GootmuState, frame: Frame) -> Phrase | None:
    return None if state.pawns[frame.pawn].cancel else Phrase("gootmu:needs-cancel")


def _needs_escape(state: GootmuState, frame: Frame) -> Phrase | None:
    return _needs_cancel(state, frame) or _needs_square(state, frame)


def _needs_saving(state: GootmuState, frame: Frame) -> Phrase | None:
    return _needs_cancel(state, frame) or _needs_trail(state, frame)


def _needs_saved_slide(state: GootmuState, frame: Frame) -> Phrase | None:
    return _needs_cancel(state, frame) or _needs_magnet(state, frame)


def _needs_monster(state: GootmuState, frame: Frame) -> Phrase | None:
    there = state.pawns[state.monster].square != NOWHERE
    return None if there else Phrase("gootmu:needs-monster")


_CHECKS: dict[str, Check] = {
    "pawn": _needs_placing,
    "piece": _needs_piece,
    "offer": _needs_holder,
    "walk": _needs_trail,
    "random": _needs_trail,
    "slide": _needs_magnet,
    "monster": _needs_monster,
    "reveal": _needs_hidden,
    "gather": _needs_place,
    "grab": _needs_lying_marker,
    "receive": _needs_carried,
    "givewhom": _needs_own,
    "dropwhere": _needs_own,
    "placer": _needs_own_piece,
    "movewhere": _needs_lying_piece,
    "swapsecond": _needs_lying_piece,
    "intile": _needs_tile,
    "atitem": _needs_square,
    "cancelwalk": _needs_cancel,
    "wallwalk": _needs_fixed,
    "cancelstep": _needs_saving,
    "cancelrandom": _needs_saving,
    "cancelslide": _needs_saved_slide,
    "escape": _needs_escape,
}
