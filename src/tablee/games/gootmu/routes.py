"""Where a move may end when the way there makes no difference: one click instead of many steps."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablee.core.notation import Word
from tablee.games.gootmu.names import name_square
from tablee.games.gootmu.position import parse_position, position_text
from tablee.games.gootmu.rules.actions import STEP
from tablee.games.gootmu.rules.notes import MOVED
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.view import GootmuView

MOST_STEPS = 12
MOST_STATES = 2_000
_WAY = re.compile(r"(trail|moves)=[^,)]*,?")


def routes(view: GootmuView) -> dict[str, list[int]]:
    """The squares where the move may end, each with steps that lead there.

    A square is left out if ways to it differ in what is taken, met or left for chance, or in how
    the square's own words see the way.
    """
    if view.asks != "walk" or view.steps > MOST_STEPS:
        return {}
    found: dict[str, list[int]] = {}
    outcomes: dict[str, set[str]] = {}
    for square, steps, outcome in _ways(parse_position(Word(view.position))):
        found.setdefault(square, steps)
        outcomes.setdefault(square, set()).add(outcome)
    return {square: steps for square, steps in found.items() if len(outcomes[square]) == 1}


def _ways(state: GootmuState) -> Iterator[tuple[str, list[int], str]]:
    """Every way to finish the move: its last square, its steps, and all that is then the case."""
    mover, seat = state.stack[-1].pawn, state.first_pending()
    open_ways: list[tuple[GootmuState, list[int]]] = [(state, [])]
    for looked, (now, steps) in enumerate(open_ways):
        if looked > MOST_STATES:
            return
        for action in now.legal(seat):
            if STEP <= action < STEP + 4:
                after = now.copy()
                after.notes = []
                after.play(seat, action)
                if _goes_on(after, mover):
                    open_ways.append((after, [*steps, action]))
                else:
                    yield _end(after, mover), [*steps, action], _outcome(after, mover)


def _goes_on(state: GootmuState, mover: int) -> bool:
    return (
        bool(state.choices) and state.stack[-1].word() == "walk" and state.stack[-1].pawn == mover
    )


def _end(state: GootmuState, mover: int) -> str:
    """The last square that the move itself came to, before anything else happened."""
    ends = [note[-1] for note in state.notes or [] if note[0] == MOVED and note[2] == mover]
    return name_square(state, ends[0] if ends else state.pawns[mover].square)


def _outcome(state: GootmuState, mover: int) -> str:
    """All that is the case; the way itself only matters to a square that speaks."""
    text = position_text(state)
    return text if state.pawns[mover].applied else _WAY.sub("", text)
