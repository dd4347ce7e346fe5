"""Before the first turn: tiles, order, pawns, pieces (GM-01 to GM-06)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.chance import Chance, Outcome
from tablee.games.gootmu.rules.actions import PIECES_EACH, SQUARE, piece_of
from tablee.games.gootmu.rules.chances import Deal, Dice
from tablee.games.gootmu.rules.labels import MONSTER_START
from tablee.games.gootmu.rules.maze import NOWHERE, filled
from tablee.games.gootmu.rules.notes import LAID, ORDER, PUT_PAWN, PUT_PIECE
from tablee.games.gootmu.rules.table import Question, Table, Wait
from tablee.games.gootmu.rules.turns import NextTurn


class LayTiles(Wait):
    """The board is laid, with a marker face down on each circle."""

    def word(self) -> str:
        return "tiles"

    def chance(self, table: Table) -> Chance | None:
        return Deal(len(table.pack.tiles), len(table.maze.tiles))

    def settle(self, table: Table, outcome: Outcome) -> None:
        if table.notes is not None:
            table.notes.append((LAID, table.seats, *outcome))
        lay_tiles(table, list(outcome[::2]), list(outcome[1::2]))
        table.do(Order(0, 0, (1 << table.seats) - 1))


def lay_tiles(table: Table, tiles: list[int], turned: list[int]) -> None:
    """Tiles, markers, and the monster if its start is there (GM-03, GM-04)."""
    table.maze.lay(tiles, turned)
    for slot in range(len(tiles)):
        table.hide(slot, table.maze.circle(slot))
    start = table.maze.label_at(MONSTER_START)
    if start != NOWHERE:
        monster = table.pawns[table.monster]
        monster.square = monster.home = start
        monster.start_turn()


class Order(Wait):
    """Everybody rolls, the highest begins; `number` has a bit for each who still competes."""

    def word(self) -> str:
        return "order"

    def competitors(self, table: Table) -> list[int]:
        """Who rolls now."""
        return [seat for seat in range(table.seats) if self.number >> seat & 1]

    def chance(self, table: Table) -> Chance | None:
        return Dice(len(self.competitors(table)))

    def settle(self, table: Table, outcome: Outcome) -> None:
        seats = self.competitors(table)
        if table.notes is not None:
            rolls = [n for pair in zip(seats, outcome) for n in pair]
            table.notes.append((ORDER, table.seats, *rolls))
        best = [seat for seat, face in zip(seats, outcome) if face == max(outcome)]
        if len(best) > 1:
            table.do(Order(0, 0, sum([1 << seat for seat in best])))
        else:
            start_placing(table, best[0])


def start_placing(table: Table, first: int) -> None:
    """The first player places and then plays first, the others follow clockwise (GM-05)."""
    table.regular = table.right_of(first)
    table.do(NextTurn(0, 0))
    for step in reversed(range(table.seats)):
        seat = (first + step) % table.seats
        table.do(PlacePawn(seat, seat))


def free_squares(table: Table) -> vec[i64]:
    """A 1 for each square that is empty and unlabelled (GM-05, GM-06)."""
    free = filled(table.maze.size, 0)
    for square in range(table.maze.size):
        if table.maze.is_plain(square) and not table.lying[square]:
            free[square] = 1 - table.maze.is_hole(square)
    for pawn in table.pawns:
        if pawn.square != NOWHERE:
            free[pawn.square] = 0
        if pawn.home != NOWHERE:
            free[pawn.home] = 0
    return free


class PlacePawn(Question):
    """A player chooses a start."""

    def word(self) -> str:
        return "pawn"

    def options(self, table: Table) -> list[int]:
        """Free squares from which all pieces can find a place."""
        free = free_squares(table)
        found: list[int] = []
        for square in range(table.maze.size):
            if free[square] and table.maze.can_reach(square, free, PIECES_EACH):
                found.append(SQUARE + square)
        return found

    def chosen(self, table: Table, action: int) -> None:
        square = action - SQUARE
        me = table.pawns[self.pawn]
        me.square = me.home = square
        me.start_turn()
        if table.notes is not None:
            table.notes.append((PUT_PAWN, table.seats, self.pawn, square))
        for number in reversed(range(PIECES_EACH)):
            table.do(PlacePiece(self.pawn, table.right_of(self.pawn), piece_of(self.pawn, number)))


class PlacePiece(Question):
    """Somebody places a GOOTMU piece (`number`) of a player where it can be reached."""

    def word(self) -> str:
        return "piece"

    def options(self, table: Table) -> list[int]:
        free = free_squares(table)
        can_hold = filled(table.maze.size, 0)
        for square in table.maze.reached(table.pawns[self.pawn].home, free, table.maze.size):
            can_hold[square] = free[square]
        return [SQUARE + square for square in range(table.maze.size) if can_hold[square]]

    def chosen(self, table: Table, action: int) -> None:
        table.lay(self.number, action - SQUARE)
        if table.notes is not None:
            table.notes.append((PUT_PIECE, table.seats, self.by, self.number, action - SQUARE))
