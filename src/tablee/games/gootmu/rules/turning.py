"""A tile is turned, and everything on it turns with it (GM-18)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.gootmu.rules.grid import turned_place
from tablee.games.gootmu.rules.maze import NO_DIRECTION, NOWHERE, filled
from tablee.games.gootmu.rules.notes import ROTATED
from tablee.games.gootmu.rules.pawn import (
    NO_PANEL,
    NOT_ON_FOOT,
    PANEL_OPEN,
    PLACED,
    Pawn,
    trail_entry,
    trail_square,
    trail_via,
)
from tablee.games.gootmu.rules.sets import lowest
from tablee.games.gootmu.rules.table import Table
from tablee.games.gootmu.rules.tiles import SQUARES


def rotate(table: Table, pawn: i64, slot: i64, way: i64) -> None:
    """Turn a tile, and everything on it (GM-18)."""
    _turn_things(table, slot, way)
    for other in table.pawns:
        _turn_pawn(table, other, slot, way)
    table.maze.turn(slot, way)
    if table.notes is not None:
        table.notes.append((ROTATED, table.seats, pawn, slot, way))


def _turn_things(table: Table, slot: i64, way: i64) -> None:
    grid = table.maze.grid
    lay = filled(SQUARES, 0)
    for place in range(i64(SQUARES)):
        lay[turned_place(place, way)] = table.lying[grid.square(slot, place)]
    for place in range(i64(SQUARES)):
        square = grid.square(slot, place)
        things = lay[place]
        table.lying[square] = things
        while things:
            table.where[lowest(things)] = square
            things &= things - 1


def _turn_pawn(table: Table, pawn: Pawn, slot: i64, way: i64) -> None:
    on_it = pawn.square != NOWHERE and table.maze.slot_of(pawn.square) == slot
    quarter = 1 if way == 0 else 3
    for index in range(len(pawn.trail)):
        pawn.trail[index] = _turned_entry(table, pawn.trail[index], slot, way)
    for index in range(len(pawn.applied)):
        pawn.applied[index] = _turned(table, pawn.applied[index], slot, way)
    pawn.square = _turned(table, pawn.square, slot, way)
    pawn.home = _turned(table, pawn.home, slot, way)
    if on_it and pawn.way != NO_DIRECTION:
        pawn.way = (pawn.way + quarter) % 4
    if on_it and pawn.panel != NO_PANEL and pawn.panel % PANEL_OPEN != NOT_ON_FOOT:
        pawn.panel = pawn.panel // PANEL_OPEN * PANEL_OPEN + (pawn.panel + quarter) % 4


def _turned(table: Table, square: i64, slot: i64, way: i64) -> i64:
    if square == NOWHERE or table.maze.grid.slots[square] != slot:
        return square
    return table.maze.grid.turned(square, way)


def _turned_entry(table: Table, entry: i64, slot: i64, way: i64) -> i64:
    square, via = trail_square(entry), trail_via(entry)
    if table.maze.grid.slots[square] != slot:
        return entry
    quarter = 1 if way == 0 else 3
    if via < PLACED:
        via = (via + quarter) % 4
    elif via > PLACED:
        via = (via - PLACED - 1 + quarter) % 4 + PLACED + 1
    return trail_entry(table.maze.grid.turned(square, way), via)
