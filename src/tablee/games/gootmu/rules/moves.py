"""Moves that instructions ask for: walks, slides, jumps, moves of others."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.arrival import (
    FURTHER,
    MOVE,
    NO_MANNER,
    STRAIGHT,
    THROUGH_WALLS,
    Landing,
    arrive,
    go_home,
    learn_going_further,
    touch,
)
from tablee.games.gootmu.rules.maze import NO_DIRECTION, opposite
from tablee.games.gootmu.rules.notes import PLACED
from tablee.games.gootmu.rules.pawn import (
    SPRUNG,
    trail_via,
)
from tablee.games.gootmu.rules.table import NOBODY, Table
from tablee.games.gootmu.rules.walk import Walk
from tablee.games.gootmu.rules.ways import (
    ENEMY,
    HAZARD,
    NOT_BACK,
    NOWALLS,
    STRICT,
)

LEVELS: Final = [STRICT, 0, STRICT | HAZARD, HAZARD]
"""How an instruction is carried out: the first of these that is possible (GM-11, GM-24)."""


def walk_level(
    table: Table, pawn: int, number: int, mode: int, forced: int, fixed: int, manner: int
) -> int:
    """The first level at which a piece can walk so; len(LEVELS) if it cannot at all."""
    since = len(table.pawns[pawn].trail) - 1
    for index, level in enumerate(LEVELS):
        walk = Walk(pawn, NOBODY, number, since, mode | level, forced, fixed, manner)
        if walk.steps(table, mode | level):
            return index
    return len(LEVELS)


def start_walk(
    table: Table, pawn: int, by: int, number: int, mode: int, forced: int, fixed: int, manner: int
) -> bool:
    """Let a piece walk as an instruction says, if it can."""
    level = walk_level(table, pawn, number, mode, forced, fixed, manner)
    if level == len(LEVELS):
        return False
    if mode & NOWALLS and manner:
        manner |= THROUGH_WALLS
    since = len(table.pawns[pawn].trail) - 1
    table.do(Walk(pawn, by, number, since, mode | LEVELS[level], forced, fixed, manner))
    return True


def straight(direction: int, number: int) -> int:
    """So many prescribed steps in one direction."""
    forced = 0
    for _ in range(number):
        forced = forced << 2 | direction
    return forced


def walk_straight(table: Table, pawn: int, by: int, number: int, direction: int, mode: int) -> bool:
    """Straight all the way."""
    forced = straight(direction, number)
    return start_walk(table, pawn, by, number, mode, forced, number, STRAIGHT)


def go_further(here: Landing, manner: int) -> bool:
    """One space further in the same manner (GM-15)."""
    direction = here.me.last_direction()
    if direction == NO_DIRECTION:
        return False
    mode = NOWALLS if manner & THROUGH_WALLS else 0
    if manner & STRAIGHT:
        forced, fixed = direction, 1
    else:
        forced, fixed = 0, 0
        mode |= NOT_BACK
    return start_walk(here.table, here.pawn, here.by, 1, mode, forced, fixed, manner | FURTHER)


learn_going_further(go_further)


def land(table: Table, pawn: int, by: int, square: int) -> None:
    """Put a piece somewhere by an instruction; fire, water, pit and monster send it home."""
    arrives_at(table, pawn, by, square, NO_MANNER)


def arrives_at(table: Table, pawn: int, by: int, square: int, manner: int) -> None:
    """The same for a piece that was put there with `place` before, or is put now."""
    me = table.pawns[pawn]
    if me.square != square:
        table.teleport(pawn, square)
    if table.is_blocked(pawn, square):
        go_home(table, pawn)
        return
    if pawn == table.monster:
        touch(table, pawn)
    arrive(table, pawn, by, manner)


def jump(table: Table, pawn: int, by: int, direction: int, number: int) -> bool:
    """Over everything onto one square (GM-64)."""
    square = table.pawns[pawn].square
    for _ in range(number):
        square = table.maze.beside[4 * square + direction]
    if table.is_blocked(pawn, square) and not table.is_deadly(square):
        return False
    table.place(pawn, square, SPRUNG + direction)
    if table.notes is not None:
        table.notes.append((PLACED, table.seats, pawn, square))
    arrives_at(table, pawn, by, square, STRAIGHT | THROUGH_WALLS)
    return True


def move_back(table: Table, pawn: int, by: int, number: int) -> bool:
    """Retrace this turn's steps, then go on freely (GM-60)."""
    trail = table.pawns[pawn].trail
    forced = 0
    fixed = 0
    while fixed < number and fixed < len(trail) - 1:
        via = trail_via(trail[len(trail) - 1 - fixed])
        if via > 3:
            return False
        forced |= opposite(via) << 2 * fixed
        fixed += 1
    if fixed == 0:
        return False
    return start_walk(table, pawn, by, number, 0, forced, fixed, MOVE)


def can_move(table: Table, pawn: int, number: int) -> bool:
    """Could this pawn be moved so far by somebody else (GM-77)?"""
    since = len(table.pawns[pawn].trail) - 1
    walk = Walk(pawn, 0, number, since, ENEMY | STRICT, 0, 0, NO_MANNER)
    return bool(walk.steps(table, ENEMY | STRICT))


def move_other(table: Table, pawn: int, by: int, number: int) -> bool:
    """Somebody moves another player's pawn: an ordinary move (GM-77)."""
    since = len(table.pawns[pawn].trail) - 1
    walk = Walk(pawn, by, number, since, ENEMY | STRICT, 0, 0, NO_MANNER)
    if not walk.steps(table, ENEMY | STRICT):
        return False
    table.do(walk)
    return True
