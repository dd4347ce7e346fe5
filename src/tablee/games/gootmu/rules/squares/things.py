"""Squares about markers that are taken, given, dropped and turned up (GM-80 to GM-82)."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import FIRST_PIECE, PAWN, STEP, THING
from tablee.games.gootmu.rules.arrival import (
    Instruction,
    Landing,
    Reveal,
    come_to_lie,
    go_home,
    lay_down,
    learn,
    offer_thing,
    pawn_code,
    pawn_of,
)
from tablee.games.gootmu.rules.moves import move_back
from tablee.games.gootmu.rules.sets import bit, things_in
from tablee.games.gootmu.rules.squares.moving import ask, nearest
from tablee.games.gootmu.rules.squares.rolls import PutDown
from tablee.games.gootmu.rules.table import CARRIED, Frame, Question, Table

# --- getting


def get_nearest_item(here: Landing) -> bool:
    if here.table.room(here.pawn) <= 0:
        return False
    return ask(here, GetNearest(here.pawn, here.seat))


class GetNearest(Question):
    """The nearest item comes to the pawn; what cannot be taken is turned up and skipped."""

    def word(self) -> str:
        return "get"

    def options(self, table: Table) -> list[int]:
        me = table.pawns[self.pawn]
        things = [thing for thing in table.items_lying() if not me.dropped >> thing & 1]
        here = [thing for thing in things if table.where[thing] == me.square]
        if here:
            return [THING + thing for thing in here]
        squares = nearest(table, self.pawn, [table.where[thing] for thing in things])
        return [THING + thing for thing in things if table.where[thing] in squares]

    def chosen(self, table: Table, action: int) -> None:
        thing = action - THING
        if table.face_down >> thing & 1:
            table.do(Grab(self.pawn, self.by, thing))
            table.do(Reveal(self.pawn, self.by, thing))
        else:
            table.take(self.pawn, thing)


class Grab(Frame):
    """A marker that was just turned up is taken, or the next nearest is looked for."""

    def word(self) -> str:
        return "grab"

    def run(self, table: Table) -> None:
        if (table.barriers | table.magnets) >> self.number & 1:
            table.do(GetNearest(self.pawn, self.by))
        else:
            table.take(self.pawn, self.number)


def take_1_item_from_another_player(here: Landing) -> bool:
    return ask(here, TakeFrom(here.pawn, here.seat))


class TakeFrom(Question):
    """Which item of another player?"""

    def word(self) -> str:
        return "takefrom"

    def options(self, table: Table) -> list[int]:
        others = table.others(self.pawn)
        things = [thing for other in others for thing in table.items_carried(other)]
        return [THING + thing for thing in things]

    def chosen(self, table: Table, action: int) -> None:
        thing = action - THING
        table.do(Receive(self.pawn, self.by, thing))
        if table.room(self.pawn) <= 0:
            table.do(PutDown(self.pawn, self.by))


class Receive(Frame):
    """A pawn gets a thing (`number`) that another one carries."""

    def word(self) -> str:
        return "receive"

    def run(self, table: Table) -> None:
        giver = CARRIED - table.where[self.number]
        table.get(self.pawn, giver, self.number)


def give_another_player_1_item(here: Landing) -> bool:
    if not here.table.others(here.pawn):
        return False
    return ask(here, GiveWhat(here.pawn, here.seat))


class GiveWhat(Question):
    """Which item is given away?"""

    def word(self) -> str:
        return "givewhat"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in table.items_carried(self.pawn)]

    def chosen(self, table: Table, action: int) -> None:
        table.do(GiveWhom(self.pawn, self.by, action - THING))


class GiveWhom(Question):
    """Who gets the item (`number`)?"""

    def word(self) -> str:
        return "givewhom"

    def options(self, table: Table) -> list[int]:
        return [PAWN + pawn_code(table, other) for other in table.others(self.pawn)]

    def chosen(self, table: Table, action: int) -> None:
        other = pawn_of(table, action - PAWN)
        table.do(Receive(other, table.pawns[other].seat, self.number))
        if table.room(other) <= 0:
            table.do(PutDown(other, table.pawns[other].seat))


# --- losing


def confused_discard_one_item(here: Landing) -> bool:
    return ask(here, Discard(here.pawn, here.seat))


class Discard(Question):
    """Which item leaves the game?"""

    def word(self) -> str:
        return "discard"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in table.items_carried(self.pawn)]

    def chosen(self, table: Table, action: int) -> None:
        table.discard(action - THING)


def drop_all_tokens_here_then_back_up_3_spaces(here: Landing) -> bool:
    things = things_in(here.me.hand)
    for thing in things:
        here.table.put_down(here.pawn, thing)
    moved = move_back(here.table, here.pawn, here.by, 3)
    for thing in reversed(things):
        offer_thing(here.table, thing)
    return moved or bool(things)


def drop_one_item_4_spaces_from_here(here: Landing) -> bool:
    return ask(here, DropWhat(here.pawn, here.seat))


class DropWhat(Question):
    """Which thing is thrown?"""

    def word(self) -> str:
        return "dropwhat"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in things_in(table.pawns[self.pawn].hand)]

    def chosen(self, table: Table, action: int) -> None:
        table.do(DropWhere(self.pawn, self.by, action - THING))


class DropWhere(Question):
    """In which direction is it thrown, four squares far through all walls?"""

    def word(self) -> str:
        return "dropwhere"

    def options(self, table: Table) -> list[int]:
        return [STEP + direction for direction in range(4)]

    def chosen(self, table: Table, action: int) -> None:
        square = table.pawns[self.pawn].square
        for _ in range(4):
            square = table.maze.beside[4 * square + action - STEP]
        table.pawns[self.pawn].dropped |= bit(self.number)
        come_to_lie(table, self.number, square)


def drop_1_gootmu_piece_go_back_to_start(here: Landing) -> bool:
    here.table.do(GoHome(here.pawn, here.seat))
    if here.table.pieces_carried(here.pawn):
        here.table.do(DropPiece(here.pawn, here.seat))
    return True


class DropPiece(Question):
    """Which GOOTMU piece stays on this square?"""

    def word(self) -> str:
        return "droppiece"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in table.pieces_carried(self.pawn)]

    def chosen(self, table: Table, action: int) -> None:
        lay_down(table, self.pawn, action - THING)


class GoHome(Frame):
    """A pawn goes back to its start."""

    def word(self) -> str:
        return "home"

    def run(self, table: Table) -> None:
        go_home(table, self.pawn)


# --- looking, and carrying


def turn_over_any_1_item_anywhere(here: Landing) -> bool:
    return ask(here, TurnOver(here.pawn, here.seat))


class TurnOver(Question):
    """Which face-down marker is turned up?"""

    def word(self) -> str:
        return "turnover"

    def options(self, table: Table) -> list[int]:
        return [THING + thing for thing in range(FIRST_PIECE) if table.face_down >> thing & 1]

    def chosen(self, table: Table, action: int) -> None:
        table.do(Reveal(self.pawn, self.by, action - THING))


def you_may_now_carry_4_items(here: Landing) -> bool:
    here.me.four = 1
    return True


def you_must_pick_up_1_item_before_gootmu(here: Landing) -> bool:
    if not here.table.items_lying():
        return False
    here.me.item = 1
    return True


INSTRUCTIONS: Final[dict[str, Instruction]] = {
    "GET NEAREST ITEM": get_nearest_item,
    "TAKE 1 ITEM FROM ANOTHER PLAYER": take_1_item_from_another_player,
    "GIVE ANOTHER PLAYER 1 ITEM": give_another_player_1_item,
    "CONFUSED, DISCARD ONE ITEM": confused_discard_one_item,
    "TURN OVER ANY 1 ITEM, ANYWHERE": turn_over_any_1_item_anywhere,
    "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES": drop_all_tokens_here_then_back_up_3_spaces,
    "DROP ONE ITEM 4 SPACES FROM HERE": drop_one_item_4_spaces_from_here,
    "DROP 1 GOOTMU PIECE, GO BACK TO START": drop_1_gootmu_piece_go_back_to_start,
    "YOU MAY NOW CARRY 4 ITEMS": you_may_now_carry_4_items,
    "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU": you_must_pick_up_1_item_before_gootmu,
}
learn(INSTRUCTIONS)
