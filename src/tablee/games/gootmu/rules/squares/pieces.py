"""Squares about GOOTMU pieces (GM-83)."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import PAWN, STEP, THING, owner_of
from tablee.games.gootmu.rules.arrival import (
    Instruction,
    Landing,
    come_to_lie,
    learn,
    pawn_code,
    pawn_of,
)
from tablee.games.gootmu.rules.setting_up import PlacePiece
from tablee.games.gootmu.rules.squares.moving import ask, enemy_pieces
from tablee.games.gootmu.rules.table import Question, Table


def bring_1_enemy_gootmu_here(here: Landing) -> bool:
    return ask(here, Bring(here.pawn, here.seat))


class Bring(Question):
    """Which piece of somebody else comes to the pawn's square?"""

    def word(self) -> str:
        return "bring"

    def options(self, table: Table) -> list[int]:
        me = table.pawns[self.pawn]
        foreign = enemy_pieces(table, me.seat)
        return [THING + thing for thing in foreign if table.where[thing] != me.square]

    def chosen(self, table: Table, action: int) -> None:
        come_to_lie(table, action - THING, table.pawns[self.pawn].square)


def move_1_gootmu_1_space_ignore_walls(here: Landing) -> bool:
    return ask(here, MoveWhich(here.pawn, here.seat, ANY))


def move_1_of_your_gootmu_1_space_ignore_walls(here: Landing) -> bool:
    return ask(here, MoveWhich(here.pawn, here.seat, OWN))


def enemy_moves_one_of_your_gootmus_one_space(here: Landing) -> bool:
    return ask(here, MoveWhich(here.pawn, here.table.left_of(here.seat), OWN))


ANY: Final = 0
OWN: Final = 1


class MoveWhich(Question):
    """Which piece on the board is moved one space?"""

    def word(self) -> str:
        return "movewhich"

    def options(self, table: Table) -> list[int]:
        seat = table.pawns[self.pawn].seat
        pieces = table.pieces_lying()
        if self.number == OWN:
            pieces = [thing for thing in pieces if owner_of(thing) == seat]
        return [THING + thing for thing in pieces]

    def chosen(self, table: Table, action: int) -> None:
        table.do(MoveWhere(self.pawn, self.by, action - THING))


class MoveWhere(Question):
    """In which direction does the piece (`number`) go?"""

    def word(self) -> str:
        return "movewhere"

    def options(self, table: Table) -> list[int]:
        return [STEP + direction for direction in range(4)]

    def chosen(self, table: Table, action: int) -> None:
        square = table.maze.beside[4 * table.where[self.number] + action - STEP]
        come_to_lie(table, self.number, square)


def swap_any_2_gootmu_on_the_board(here: Landing) -> bool:
    return ask(here, SwapFirst(here.pawn, here.seat))


class SwapFirst(Question):
    """The first of two pieces that change places."""

    def word(self) -> str:
        return "swapfirst"

    def options(self, table: Table) -> list[int]:
        pieces = table.pieces_lying()
        return [THING + thing for thing in pieces if partners(table, thing)]

    def chosen(self, table: Table, action: int) -> None:
        table.do(SwapSecond(self.pawn, self.by, action - THING))


def partners(table: Table, thing: int) -> list[int]:
    """The pieces that lie elsewhere."""
    return [other for other in table.pieces_lying() if table.where[other] != table.where[thing]]


class SwapSecond(Question):
    """The second of two pieces; `number` is the first."""

    def word(self) -> str:
        return "swapsecond"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in partners(table, self.number)]

    def chosen(self, table: Table, action: int) -> None:
        other = action - THING
        one, two = table.where[self.number], table.where[other]
        come_to_lie(table, other, one)
        come_to_lie(table, self.number, two)  # on top: the piece that was named first is first


def give_1_gootmu_to_another_player_for_placement(here: Landing) -> bool:
    return ask(here, GivePiece(here.pawn, here.seat))


class GivePiece(Question):
    """Which carried piece is given away to be placed anew?"""

    def word(self) -> str:
        return "givepiece"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in table.pieces_carried(self.pawn)]

    def chosen(self, table: Table, action: int) -> None:
        table.do(Placer(self.pawn, self.by, action - THING))


class Placer(Question):
    """Who places the piece (`number`)?"""

    def word(self) -> str:
        return "placer"

    def options(self, table: Table) -> list[int]:
        people = [other for other in table.others(self.pawn) if other < table.seats]
        return [PAWN + pawn_code(table, other) for other in people]

    def chosen(self, table: Table, action: int) -> None:
        placer = pawn_of(table, action - PAWN)
        table.do(PlacePiece(owner_of(self.number), placer, self.number))


INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "BRING 1 ENEMY GOOTMU HERE": bring_1_enemy_gootmu_here,
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS": move_1_gootmu_1_space_ignore_walls,
    "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS": move_1_of_your_gootmu_1_space_ignore_walls,
    "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE": enemy_moves_one_of_your_gootmus_one_space,
    "SWAP ANY 2 GOOTMU ON THE BOARD": swap_any_2_gootmu_on_the_board,
    "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT": give_1_gootmu_to_another_player_for_placement,
}
learn(INSTRUCTIONS)
