"""Squares about tiles, doors, panels and second pawns (GM-84 to GM-88)."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import NO, SQUARE, THINGS, TILE, TURN
from tablee.games.gootmu.rules.arrival import Instruction, Landing, learn
from tablee.games.gootmu.rules.grid import RIGHT
from tablee.games.gootmu.rules.maze import HOLE, NOWHERE, opposite
from tablee.games.gootmu.rules.notes import REMOVED, SECOND
from tablee.games.gootmu.rules.pawn import NOT_ON_FOOT, trail_via
from tablee.games.gootmu.rules.setting_up import free_squares
from tablee.games.gootmu.rules.squares.moving import ask
from tablee.games.gootmu.rules.table import Question, Table
from tablee.games.gootmu.rules.turning import rotate


def rotate_any_tile_on_board(here: Landing) -> bool:
    return ask(here, Rotate(here.pawn, here.by, ANY_TILE))


def you_may_rotate_this_tile(here: Landing) -> bool:
    return ask(here, Rotate(here.pawn, here.by, THIS_TILE))


def rotate_this_tile_clockwise_1_4_turn(here: Landing) -> bool:
    rotate(here.table, here.pawn, here.table.maze.slot_of(here.square), RIGHT)
    return True


ANY_TILE: Final = 0
THIS_TILE: Final = 1


class Rotate(Question):
    """Which tile is turned, which way?"""

    def word(self) -> str:
        return "rotate"

    def options(self, table: Table) -> list[int]:
        if self.number == THIS_TILE:
            slot = table.maze.slot_of(table.pawns[self.pawn].square)
            return [TURN + 2 * slot, TURN + 2 * slot + 1, NO]
        slots = [slot for slot, tile in enumerate(table.maze.tiles) if tile != HOLE]
        return [TURN + 2 * slot + way for slot in slots for way in range(2)]

    def chosen(self, table: Table, action: int) -> None:
        if action != NO:
            rotate(table, self.pawn, (action - TURN) // 2, (action - TURN) % 2)


def remove_1_tile_from_board(here: Landing) -> bool:
    return ask(here, Remove(here.pawn, here.seat))


class Remove(Question):
    """Which tile is taken away (GM-85)?"""

    def word(self) -> str:
        return "remove"

    def options(self, table: Table) -> list[int]:
        slots = [slot for slot, tile in enumerate(table.maze.tiles) if tile != HOLE]
        taken = {table.maze.slot_of(square) for square in kept_squares(table)}
        return [TILE + slot for slot in slots if slot not in taken]

    def chosen(self, table: Table, action: int) -> None:
        slot = action - TILE
        for square in table.maze.squares_of(slot):
            for thing in range(THINGS):
                if table.where[thing] == square:
                    table.lift(thing)
        monster = table.pawns[table.monster]
        if monster.home != NOWHERE and table.maze.slot_of(monster.home) == slot:
            monster.home = NOWHERE
        if table.notes is not None:
            table.notes.append((REMOVED, table.seats, self.pawn, slot))
        table.maze.remove(slot)


def kept_squares(table: Table) -> list[int]:
    """The squares that keep a tile on the board: pawns, starts, the monster, pieces.

    The monster's own start square keeps nothing (GM-24 speaks of its being gone).
    """
    squares = [table.where[thing] for thing in table.pieces_lying()]
    for index, pawn in enumerate(table.pawns):
        if pawn.square != NOWHERE:
            squares.append(pawn.square)
            if index != table.monster:
                squares.append(pawn.home)
    return squares


def trap_door_one_way(here: Landing) -> bool:
    here.me.door = 1
    return True


def secret_panel_roll_3_or_less_to_pass(here: Landing) -> bool:
    via = trail_via(here.me.trail[-1])
    here.me.panel = opposite(via) if via < 4 else NOT_ON_FOOT
    return True


def get_another_player_piece(here: Landing) -> bool:
    second = here.seat + here.table.seats
    if here.table.pawns[second].square != NOWHERE:
        return False
    return ask(here, SecondPawn(here.pawn, here.seat))


class SecondPawn(Question):
    """Where does the second pawn start (GM-87)?"""

    def word(self) -> str:
        return "second"

    def options(self, table: Table) -> list[int]:
        far = table.maze.distances(table.pawns[self.pawn].square)
        free = free_squares(table)
        squares = [s for s in range(table.maze.size) if 0 < far[s] <= 3 and free[s]]
        return [SQUARE + square for square in squares]

    def chosen(self, table: Table, action: int) -> None:
        pawn = table.pawns[self.pawn].seat + table.seats
        second = table.pawns[pawn]
        second.square = second.home = action - SQUARE
        second.start_turn()
        if table.notes is not None:
            table.notes.append((SECOND, table.seats, pawn, second.square))


ROTATIONS: Final[dict[str, Instruction]] = {
    "ROTATE ANY TILE ON BOARD": rotate_any_tile_on_board,
    "ROTATE THIS TILE CLOCKWISE 1/4 TURN": rotate_this_tile_clockwise_1_4_turn,
    "YOU MAY ROTATE THIS TILE": you_may_rotate_this_tile,
}
DOORS: Final[dict[str, Instruction]] = {
    "TRAP DOOR ONE WAY": trap_door_one_way,
    "SECRET PANEL, ROLL 3 OR LESS TO PASS": secret_panel_roll_3_or_less_to_pass,
}
INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "REMOVE 1 TILE FROM BOARD": remove_1_tile_from_board,
    "GET ANOTHER PLAYER PIECE": get_another_player_piece,
}
learn(ROTATIONS, for_monster=True)
learn(DOORS, for_monster=True)  # the monster uses doors and panels (GM-37)
learn(INSTRUCTIONS)
