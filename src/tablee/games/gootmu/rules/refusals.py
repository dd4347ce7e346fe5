"""Why an action is not among those that are offered."""

from __future__ import annotations

from typing import Final

from tablee.core.errors import Illegal
from tablee.games.gootmu.rules.actions import STEP
from tablee.games.gootmu.rules.pawn import trail_square
from tablee.games.gootmu.rules.table import BY_MONSTER, FREE, Frame, Table

CLAUSES: Final = {
    "pawn": "GM-05",
    "piece": "GM-06",
    "offer": "GM-32",
    "turn": "GM-10",
    "number": "GM-17",
    "walk": "GM-12",
    "six": "GM-18",
    "slide": "GM-35",
    "end": "GM-27",
    "take": "GM-26",
    "claim": "GM-28",
    "hand": "GM-87",
    "push": "GM-20",
    "instruct": "GM-76",
    "cancelwalk": "GM-76",
    "wallwalk": "GM-33",
    "escape": "GM-76",
    "between": "GM-57",
    "cancelstep": "GM-76",
    "cancelrandom": "GM-76",
    "cancelslide": "GM-76",
    "putdown": "GM-26",
}
"""The clause behind each question; those of instructions have GM-14."""


def refuse(table: Table, frame: Frame, action: int) -> Illegal:
    """Why this is no answer to the question on top."""
    if frame.word() == "walk" and STEP <= action < STEP + 4:
        return _refuse_step(table, frame.pawn, action - STEP)
    return Illegal(CLAUSES.get(frame.word(), "GM-14"), "not-offered")


def _refuse_step(table: Table, pawn: int, direction: int) -> Illegal:
    """The plainest reason: a wall, a door's back, one's own way, what stands there, the count."""
    me = table.pawns[pawn]
    square = table.maze.beside[4 * me.square + direction]
    if table.maze.walls[me.square] >> direction & 1:
        return Illegal("GM-10", "wall-there")
    if not table.maze.exits[me.square] >> direction & 1:
        return Illegal("GM-86", "door-one-way")
    if square in [trail_square(entry) for entry in me.trail]:
        return Illegal("GM-11", "been-there")
    need = table.barrier(square)
    if need == BY_MONSTER and pawn != table.monster:
        return Illegal("GM-39", "monster-there")
    if need != FREE and table.is_blocked(pawn, square):
        return Illegal("GM-23", "obstacle-there")
    return Illegal("GM-12", "no-exact-move")
