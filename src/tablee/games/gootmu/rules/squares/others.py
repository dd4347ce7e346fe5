"""Squares that move others: players and the monster (GM-77 to GM-79)."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import PAWN, SQUARE
from tablee.games.gootmu.rules.arrival import (
    Enter,
    Instruction,
    Landing,
    learn,
    pawn_code,
    pawn_of,
    touch,
)
from tablee.games.gootmu.rules.maze import NOWHERE
from tablee.games.gootmu.rules.moves import can_move, move_other
from tablee.games.gootmu.rules.squares.moving import ask
from tablee.games.gootmu.rules.table import Frame, Question, Table
from tablee.games.gootmu.rules.turns import start_monster


class MoveOther(Question):
    """Which other player is moved `number` spaces? `pawn` is who ended on the square."""

    def word(self) -> str:
        return "other"

    def options(self, table: Table) -> list[int]:
        others = [other for other in table.others(self.pawn) if can_move(table, other, self.number)]
        return [PAWN + pawn_code(table, other) for other in others]

    def chosen(self, table: Table, action: int) -> None:
        move_other(table, pawn_of(table, action - PAWN), self.by, self.number)


def move_another_player_n_spaces(here: Landing) -> bool:
    return ask(here, MoveOther(here.pawn, here.by, here.number))


def move_1_other_player_1_space(here: Landing) -> bool:
    return ask(here, MoveOther(here.pawn, here.by, 1))


def move_other_players_1_space_each(here: Landing) -> bool:
    others = here.table.others(here.pawn)
    for other in reversed(others):
        here.table.do(MoveEach(other, here.by))
    return any(can_move(here.table, other, 1) for other in others)


class MoveEach(Frame):
    """One of the players who are all moved one space; who cannot be moved stays."""

    def word(self) -> str:
        return "each"

    def run(self, table: Table) -> None:
        move_other(table, self.pawn, self.by, 1)


def next_player_you_touch_goes_home(here: Landing) -> bool:
    here.me.touch = 1
    return True


def free_move_for_monster(here: Landing) -> bool:
    if here.table.pawns[here.table.monster].square == NOWHERE:
        return False
    start_monster(here.table, here.pawn, here.by)
    return True


def move_monster_over_1_tile_any_space(here: Landing) -> bool:
    if here.table.pawns[here.table.monster].square == NOWHERE:
        return False
    return ask(here, MonsterOver(here.table.monster, here.by))


class MonsterOver(Question):
    """The monster goes to an unlabelled square of a tile beside its own."""

    def word(self) -> str:
        return "over"

    def options(self, table: Table) -> list[int]:
        maze = table.maze
        slots = maze.slots_around(maze.slot_of(table.pawns[self.pawn].square))[1:]
        squares = [square for slot in slots for square in maze.squares_of(slot)]
        return [SQUARE + square for square in squares if self._fits(table, square)]

    def _fits(self, table: Table, square: int) -> bool:
        return table.maze.is_plain(square) and not table.is_blocked(self.pawn, square)

    def chosen(self, table: Table, action: int) -> None:
        table.teleport(self.pawn, action - SQUARE)
        touch(table, self.pawn, self.by)
        table.do(Enter(self.pawn, self.by, 1))


INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "MOVE ANOTHER PLAYER N SPACES": move_another_player_n_spaces,
    "MOVE 1 OTHER PLAYER 1 SPACE": move_1_other_player_1_space,
    "MOVE OTHER PLAYERS 1 SPACE EACH": move_other_players_1_space_each,
    "NEXT PLAYER YOU TOUCH GOES HOME": next_player_you_touch_goes_home,
    "FREE MOVE FOR MONSTER": free_move_for_monster,
    "MOVE MONSTER OVER 1 TILE ANY SPACE": move_monster_over_1_tile_any_space,
}
learn(INSTRUCTIONS)
