"""Moves that instructions ask for: walks, slides, jumps, moves of others."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.actions import APPLY, BLANK, NO
from tablee.games.gootmu.rules.arrival import (
    FURTHER,
    MOVE,
    NO_MANNER,
    STRAIGHT,
    THROUGH_WALLS,
    Claim,
    Enter,
    Landing,
    arrive,
    can_cancel,
    go_home,
    learn_going_further,
    touch,
)
from tablee.games.gootmu.rules.handing import HandOver
from tablee.games.gootmu.rules.labels import JUMP
from tablee.games.gootmu.rules.maze import NO_DIRECTION, opposite
from tablee.games.gootmu.rules.notes import PLACED
from tablee.games.gootmu.rules.pawn import (
    ACTIVE,
    SPRUNG,
    trail_square,
    trail_via,
)
from tablee.games.gootmu.rules.pawn import PLACED as BY_HAND
from tablee.games.gootmu.rules.table import NOBODY, Question, Table
from tablee.games.gootmu.rules.tiles import PASS_WALL
from tablee.games.gootmu.rules.walk import Walk
from tablee.games.gootmu.rules.ways import (
    BREAKING,
    CANCELLING,
    ENEMY,
    HAZARD,
    NOT_BACK,
    NOWALLS,
    STRICT,
)

LEVELS: Final = [STRICT, 0, STRICT | HAZARD, HAZARD]
"""How an instruction is carried out: the first of these that is possible (GM-11, GM-24)."""

UNSAFE: Final = 2
"""From this level on the piece is thrown into a hazard."""


def walk_level(
    table: Table, pawn: int, number: int, mode: int, forced: int, fixed: int, manner: int
) -> int:
    """The first level at which a piece can walk so; len(LEVELS) if it cannot at all."""
    since = len(table.pawns[pawn].trail) - 1
    guest = pawn not in (table.turn_of, table.monster)  # GM-11 speaks of one's own turn
    for index, level in enumerate(LEVELS):
        if guest and level & STRICT:
            continue
        walk = Walk(pawn, NOBODY, number, since, mode | level, forced, fixed, manner)
        if walk.steps(table, mode | level):
            return index
    return len(LEVELS)


def start_walk(
    table: Table, pawn: int, by: int, number: int, mode: int, forced: int, fixed: int, manner: int
) -> bool:
    """Let a piece walk as an instruction says, if it can."""
    if mode & NOWALLS and manner:
        manner |= THROUGH_WALLS
    level = walk_level(table, pawn, number, mode, forced, fixed, manner)
    if not mode & (NOWALLS | BREAKING) and can_break_walls(table, pawn, by):
        if level < UNSAFE:
            mode |= BREAKING  # a wall is passed by choice, step by step
        else:
            through = WallWalk(pawn, by, number, mode, forced, fixed, manner, by)
            if through.helps(table):
                table.do(through)
                return True
    return walk_or_cancel(table, pawn, by, number, mode, level, forced, fixed, manner)


def can_break_walls(table: Table, pawn: int, by: int) -> bool:
    """Could this pawn, moved by its player in its turn, pass a wall (GM-33, GM-75)?"""
    me = table.pawns[pawn]
    if pawn != table.turn_of or me.seat != by or me.nowalls & ACTIVE:
        return False
    return me.wall & ACTIVE != 0 or table.carries(pawn, PASS_WALL) >= 0


def walk_or_cancel(
    table: Table,
    pawn: int,
    by: int,
    number: int,
    mode: int,
    level: int,
    forced: int,
    fixed: int,
    manner: int,
) -> bool:
    """Let a piece walk at this level; ask first if its player could cancel a danger out (GM-76).
    Where there is a safe way, obstacles are cancelled out by choice, step by step.
    """
    me = table.pawns[pawn]
    if me.cancel and level < UNSAFE and me.seat == by:
        mode |= CANCELLING
    elif me.cancel and level >= UNSAFE:
        saving = CancelWalk(pawn, me.seat, number, mode, forced, fixed, manner, by)
        if saving.level(table) < UNSAFE:
            table.do(saving)
            return True
    return walk_at(table, pawn, by, number, mode, level, forced, fixed, manner)


def walk_at(
    table: Table,
    pawn: int,
    by: int,
    number: int,
    mode: int,
    level: int,
    forced: int,
    fixed: int,
    manner: int,
) -> bool:
    """Let a piece walk at a level that was found, if it is one."""
    if level == len(LEVELS):
        return False
    since = len(table.pawns[pawn].trail) - 1
    table.do(Walk(pawn, by, number, since, mode | LEVELS[level], forced, fixed, manner))
    return True


class CancelWalk(Question):
    """An obstacle is in the way of an instruction's move: its player may cancel it out (GM-76), or
    let the instruction throw the pawn in, or be ignored. `mover` decides about the way.
    """

    def __init__(
        self,
        pawn: int,
        by: int,
        number: int,
        mode: int,
        forced: int,
        fixed: int,
        manner: int,
        mover: int,
    ) -> None:
        super().__init__(pawn, by, number)
        self.mode = mode
        self.forced = forced
        self.fixed = fixed
        self.manner = manner
        self.mover = mover

    def word(self) -> str:
        return "cancelwalk"

    def values(self) -> list[int]:
        rest = [self.mode, self.forced, self.fixed, self.manner, self.mover]
        return [self.pawn, self.by, self.number, *rest]

    def level(self, table: Table, saving: int = CANCELLING) -> int:
        """The first level at which the pawn can walk so, obstacles cancelled out or not."""
        mode = self.mode | saving
        return walk_level(table, self.pawn, self.number, mode, self.forced, self.fixed, self.manner)

    def options(self, table: Table) -> list[int]:
        return [APPLY, BLANK]

    def chosen(self, table: Table, action: int) -> None:
        saving = CANCELLING if action == BLANK else 0
        level = self.level(table, saving)
        mode = self.mode | saving
        forced, fixed, manner = self.forced, self.fixed, self.manner
        walk_at(table, self.pawn, self.mover, self.number, mode, level, forced, fixed, manner)


class WallWalk(CancelWalk):
    """A wall is in the way of an instruction's move: it may be passed, as the turn or a marker
    allows it (GM-33, GM-75), or left.
    """

    def word(self) -> str:
        return "wallwalk"

    def level(self, table: Table, saving: int = BREAKING) -> int:
        return super().level(table, saving)

    def helps(self, table: Table) -> bool:
        """Is there a safe way if the wall is passed, and an obstacle behind it cancelled out where
        that alone would not do (GM-76)?
        """
        if self.level(table) < UNSAFE:
            return True
        if not table.pawns[self.pawn].cancel or self.level(table, CANCELLING) < UNSAFE:
            return False
        return self.level(table, BREAKING | CANCELLING) < UNSAFE

    def options(self, table: Table) -> list[int]:
        return [APPLY, NO]

    def chosen(self, table: Table, action: int) -> None:
        mode = self.mode | (BREAKING if action == APPLY else 0)
        level = self.level(table, mode)
        forced, fixed, manner = self.forced, self.fixed, self.manner
        number, mover = self.number, self.mover
        walk_or_cancel(table, self.pawn, mover, number, mode, level, forced, fixed, manner)


class Escape(Question):
    """An instruction puts a pawn into an obstacle (on the square `number`): cancel it out (GM-76)?
    `via` is how the pawn comes there, `partner` a pawn that changes places with it.
    """

    def __init__(self, pawn: int, by: int, number: int, via: int, partner: int) -> None:
        super().__init__(pawn, by, number)
        self.via = via
        self.partner = partner

    def word(self) -> str:
        return "escape"

    def values(self) -> list[int]:
        return [self.pawn, self.by, self.number, self.via, self.partner]

    def options(self, table: Table) -> list[int]:
        return [APPLY, BLANK]

    def chosen(self, table: Table, action: int) -> None:
        if action == BLANK:
            table.pawns[self.pawn].cancel -= 1
        elif not table.is_deadly(self.pawn, self.number):
            return  # it cannot be entered: the instruction is ignored
        by = table.mover(self.pawn)
        come_down(table, self.pawn, by, self.number, self.via, self.partner, action == APPLY)


def put_there(table: Table, pawn: int, square: int, via: int) -> None:
    """Put a piece on a square to which it did not walk."""
    table.place(pawn, square, via)
    if table.notes is not None:
        table.notes.append((PLACED, table.seats, pawn, square))


def manner_of(via: int) -> int:
    """How the step goes on that breaks a loop, after a jump or a teleport (GM-15)."""
    return STRAIGHT | THROUGH_WALLS if via >= SPRUNG else NO_MANNER


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


def land(
    table: Table, pawn: int, by: int, square: int, via: int = BY_HAND, partner: int = NOBODY
) -> None:
    """Put a piece somewhere by an instruction; fire, water, pit and monster send it home, unless
    its player cancels them out.
    """
    blocked = table.is_blocked(pawn, square)
    if blocked and can_cancel(table, pawn, square):
        table.do(Escape(pawn, table.pawns[pawn].seat, square, via, partner))
    else:
        come_down(table, pawn, by, square, via, partner, blocked)


def come_down(
    table: Table, pawn: int, by: int, square: int, via: int, partner: int, dies: bool
) -> None:
    """A piece lands; whoever changes places with it takes and claims on its square, but does not
    apply it (GM-71).
    """
    here = table.pawns[pawn].square
    if partner != NOBODY:
        table.teleport(partner, here)
    if here != square:
        put_there(table, pawn, square, via)
    if dies:
        go_home(table, pawn)
    else:
        if pawn == table.monster:
            touch(table, pawn, by)
        arrive(table, pawn, by, manner_of(via))
    if partner != NOBODY:
        gather_there(table, partner)


def gather_there(table: Table, pawn: int) -> None:
    """A pawn that somebody put on a square takes and claims what is there."""
    me = table.pawns[pawn]
    if table.is_blocked(pawn, me.square):
        go_home(table, pawn)
        return
    table.do(HandOver(pawn, me.seat, me.moves))
    table.do(Claim(pawn, me.seat, me.moves))
    table.do(Enter(pawn, me.seat, 1))


def jump(table: Table, pawn: int, by: int, direction: int, number: int) -> bool:
    """Over everything onto one square (GM-64)."""
    square = table.pawns[pawn].square
    for _ in range(number):
        square = table.maze.beside[4 * square + direction]
    passable = table.is_deadly(pawn, square) or can_cancel(table, pawn, square)
    if table.is_blocked(pawn, square) and not passable:
        return False
    land(table, pawn, by, square, SPRUNG + direction)
    return True


def move_back(table: Table, pawn: int, by: int, number: int) -> bool:
    """Retrace this turn's steps, then go on freely (GM-60)."""
    me = table.pawns[pawn]
    square = me.square
    index = len(me.trail) - 1
    forced = fixed = 0
    while fixed < number and index > 0:
        via = trail_via(me.trail[index])
        back = back_from(via)
        index -= 1
        before = trail_square(me.trail[index])
        length = steps_back(table, square, before, via)
        if not length:
            return False  # put there by hand, or a tile was turned since
        for _ in range(min(length, number - fixed)):
            forced |= back << 2 * fixed
            fixed += 1
        square = before
    if fixed == 0:
        return False
    return start_walk(table, pawn, by, number, 0, forced, fixed, MOVE)


def back_from(via: int) -> int:
    """The direction opposite to that in which a piece came."""
    return opposite(via if via < BY_HAND else via - SPRUNG)


def steps_back(table: Table, square: int, before: int, via: int) -> int:
    """How many steps straight back lies the square that a piece came from in this way: one, or as
    many as it jumped; 0 if it was put there by hand, or a tile was turned since.
    """
    if via == BY_HAND:
        return 0
    jumped = via > BY_HAND and table.maze.labels[before] == JUMP
    longest = table.maze.numbers[before] if jumped else 1
    for length in range(1, longest + 1):
        square = table.maze.beside[4 * square + back_from(via)]
        if square == before and length in (1, longest):
            return length
    return 0


def can_move(table: Table, pawn: int, number: int) -> bool:
    """Could this pawn be moved so far by somebody else (GM-77)?"""
    walk = _ordinary(table, pawn, NOBODY, number)
    return bool(walk.steps(table, walk.mode))


def move_other(table: Table, pawn: int, by: int, number: int) -> bool:
    """Somebody moves another player's pawn: an ordinary move (GM-77)."""
    walk = _ordinary(table, pawn, by, number)
    if not walk.steps(table, walk.mode):
        return False
    table.do(walk)
    return True


def _ordinary(table: Table, pawn: int, by: int, number: int) -> Walk:
    """A move in somebody else's turn; squares of other moves count in one's own only (GM-11)."""
    mode = ENEMY | STRICT if pawn == table.turn_of else ENEMY
    return Walk(pawn, by, number, len(table.pawns[pawn].trail) - 1, mode, 0, 0, NO_MANNER)
