"""Before the first turn: tiles, order, pawns, pieces (GM-01 to GM-06)."""

from __future__ import annotations

from tablee.core.chance import Chance, Outcome
from tablee.games.gootmu.rules.actions import PIECES_EACH, SQUARE, piece_of
from tablee.games.gootmu.rules.chances import Deal, Dice
from tablee.games.gootmu.rules.labels import MONSTER_START
from tablee.games.gootmu.rules.notes import LAID, ORDER, PUT_PAWN, PUT_PIECE
from tablee.games.gootmu.rules.table import Frame, Question, Table
from tablee.games.gootmu.rules.turns import NextTurn


class LayTiles(Frame):
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
    if MONSTER_START in table.maze.labels:
        monster = table.pawns[table.monster]
        monster.square = monster.home = table.maze.labels.index(MONSTER_START)
        monster.start_turn()


class Order(Frame):
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


def is_free(table: Table, square: int) -> bool:
    """Empty and unlabelled (GM-05, GM-06)."""
    return (
        not table.maze.is_hole(square)
        and table.maze.is_plain(square)
        and not table.lying[square]
        and not table.is_occupied(square)
        and not is_start(table, square)
    )


def is_start(table: Table, square: int) -> bool:
    """Does a start marker lie there?"""
    return any(pawn.home == square for pawn in table.pawns)


def reachable(table: Table, start: int, enough: int) -> list[int]:
    """Free squares that can be reached from a start (GM-06); at least `enough` if there are."""
    asked = enough
    while True:
        reached = table.maze.reached(start, asked)
        found = [square for square in reached if square != start and is_free(table, square)]
        if len(found) >= enough or len(reached) < asked:
            return found
        asked *= 2


class PlacePawn(Question):
    """A player chooses a start."""

    def word(self) -> str:
        return "pawn"

    def options(self, table: Table) -> list[int]:
        return [SQUARE + square for square in range(table.maze.size) if self._fits(table, square)]

    def _fits(self, table: Table, square: int) -> bool:
        if not is_free(table, square):
            return False
        return len(reachable(table, square, PIECES_EACH)) >= PIECES_EACH

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
        everything = table.maze.size + 1
        squares = reachable(table, table.pawns[self.pawn].home, everything)
        squares.sort()
        return [SQUARE + square for square in squares]

    def chosen(self, table: Table, action: int) -> None:
        table.lay(self.number, action - SQUARE)
        if table.notes is not None:
            table.notes.append((PUT_PIECE, table.seats, self.by, self.number, action - SQUARE))
