"""What happens where a piece comes to a square: taking, claiming, touching, pushing, and then the
square's own words (GM-09, GM-14, GM-15).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Chance, Outcome
from tablee.games.gootmu.rules.actions import APPLY, BLANK, NO, PUSH, SPIN, THING
from tablee.games.gootmu.rules.chances import Draw
from tablee.games.gootmu.rules.handing import HandOver
from tablee.games.gootmu.rules.labels import FIRST_INSTRUCTION, MONSTER_START, NAMES
from tablee.games.gootmu.rules.meanwhile import spin, spins_now
from tablee.games.gootmu.rules.notes import APPLIED, BLANKED, IGNORED, PUSHED, TURNED_UP
from tablee.games.gootmu.rules.pawn import Pawn
from tablee.games.gootmu.rules.sets import MARKER_BITS, bit, count, is_own, lowest, things_in
from tablee.games.gootmu.rules.table import BY_MONSTER, NOBODY, Frame, Question, Table, Wait
from tablee.games.gootmu.rules.tiles import BUCKET, FIRE, PICKAXE

# How a piece came to a square, for the step that breaks a loop (GM-15).
NO_MANNER: Final = 0
MOVE: Final = 1
STRAIGHT: Final = 2
THROUGH_WALLS: Final = 4  # added to either
FURTHER: Final = 8  # added when this was that step already


def pawn_code(table: Table, pawn: i64) -> i64:
    """A pawn as actions name it."""
    return pawn if pawn < table.seats else pawn - table.seats + 8


def pawn_of(table: Table, code: i64) -> i64:
    """The pawn that an action names."""
    return code if code < 8 else code - 8 + table.seats


class Reveal(Wait):
    """A marker is turned up; `number` is the thing."""

    def word(self) -> str:
        return "reveal"

    def chance(self, table: Table) -> Chance | None:
        return Draw(table.unseen)

    def settle(self, table: Table, outcome: Outcome) -> None:
        square = table.where[self.number]
        table.turn_up(self.number, outcome[0])
        if table.notes is not None:
            table.notes.append((TURNED_UP, table.seats, self.number, outcome[0], square))


@mypyc_attr(acyclic=True, free_list_len=1)
class Enter(Frame):
    """A piece is on a square: markers are turned up, things taken. `number`: it ends there."""

    def word(self) -> str:
        return "enter"

    def run(self, table: Table) -> None:
        square = table.pawns[self.pawn].square
        hidden = table.lying[square] & table.face_down
        if hidden:
            table.do(self)
            table.do(Reveal(self.pawn, self.by, lowest(hidden)))
            return
        if self.pawn != table.monster:
            self._clear(table, square)
            self._take(table)

    def _clear(self, table: Table, square: int) -> None:
        """Who carries the item removes FIRE and CAVE-IN for good (GM-21, GM-25)."""
        for thing in things_in(table.lying[square] & table.barriers):
            need = BUCKET if table.kinds[thing] == FIRE else PICKAXE
            if table.carries(self.pawn, need) >= 0:
                table.discard(thing)

    def _take(self, table: Table) -> None:
        things = table.takeable(self.pawn, self.number != 0)
        room = table.room(self.pawn)
        if not things or room <= 0:
            return
        if count(things) > room:
            table.do(TakeOne(self.pawn, self.by, self.number))
            return
        for thing in things_in(things):
            table.take(self.pawn, thing)
        if table.takeable(self.pawn, self.number != 0) and not table.ended:
            table.do(self)


class TakeOne(Question):
    """There is not room for everything: which thing is taken?"""

    def word(self) -> str:
        return "take"

    def options(self, table: Table) -> list[int]:
        things = table.takeable(self.pawn, self.number != 0)
        return [THING + thing for thing in things_in(things)]

    def chosen(self, table: Table, action: int) -> None:
        table.take(self.pawn, action - THING)
        if not table.ended:
            table.do(Enter(self.pawn, self.by, self.number))


def owner_first(table: Table, square: int, thing: int) -> list[int]:
    """The pawns on a square in the order in which a thing that comes there is offered (GM-26)."""
    here = [pawn for pawn in table.present() if table.pawns[pawn].square == square]
    owners = [pawn for pawn in here if is_own(table.pawns[pawn].seat, thing)]
    return owners + [pawn for pawn in here if pawn not in owners]


class Gather(Frame):
    """A thing (`number`) has come to lie under a pawn, which takes it and nothing else (GM-26)."""

    def word(self) -> str:
        return "gather"

    def run(self, table: Table) -> None:
        if table.takeable(self.pawn, True) >> self.number & 1 and table.room(self.pawn) > 0:
            table.take(self.pawn, self.number)


def offer_thing(table: Table, thing: int) -> None:
    """The pawns on the square where a thing lies now may take it, its owner's first (GM-26)."""
    for pawn in reversed(owner_first(table, table.where[thing], thing)):
        table.do(Gather(pawn, table.pawns[pawn].seat, thing))


def come_to_lie(table: Table, thing: int, square: int) -> None:
    """A thing is moved to a square; a pawn there takes it."""
    table.shift(thing, square)
    offer_thing(table, thing)


def lay_down(table: Table, pawn: int, thing: int) -> None:
    """A pawn must put a thing on its square; another pawn there takes it."""
    table.put_down(pawn, thing)
    offer_thing(table, thing)


def go_home(table: Table, pawn: i64) -> None:
    """To the start: what lies there is taken, nothing else happens (GM-09). The monster sends
    home who stands on its start (GM-38).
    """
    table.send_home(pawn)
    if pawn != table.monster:
        table.do(Enter(pawn, table.pawns[pawn].seat, 1))
    else:
        touch(table, pawn, NOBODY)


def touch(table: Table, pawn: i64, by: i64) -> None:
    """Whom a piece meets on its square: the monster sends all home, GM-78 the first. Who is moved
    by another player touches nobody: that is no move of its own.
    """
    if pawn == table.monster:
        square = table.pawns[pawn].square
        for other in table.present():
            if table.pawns[other].square == square:
                go_home(table, other)
    elif table.pawns[pawn].touch and by == table.mover(pawn):
        met = table.met(pawn)
        if met:
            table.pawns[pawn].touch = 0
            go_home(table, met[0])


def arrive(table: Table, pawn: i64, by: i64, manner: i64) -> None:
    """A piece has ended its movement: everything that this brings with it."""
    moves = table.pawns[pawn].moves
    seat = table.pawns[pawn].seat
    decider = by if pawn == table.monster else table.mover(pawn)
    square = table.pawns[pawn].square
    if table.maze.labels[square]:
        table.do(Instruct(pawn, by if pawn == table.monster else seat, manner, moves))
    if pawn != table.monster and has_company(table, pawn):
        table.do(Push(pawn, decider, moves))
        table.do(Touch(pawn, by, moves))
        table.do(HandOver(pawn, seat, moves))
        table.do(Claim(pawn, seat, moves))
    if table.lying[square]:
        table.do(Enter(pawn, decider if pawn == table.monster else seat, 1))


def can_cancel(table: Table, pawn: i64, square: i64) -> bool:
    """Could this pawn cancel the obstacle on a square out (GM-76)? The monster is none."""
    return table.pawns[pawn].cancel > 0 and table.barrier(square) != BY_MONSTER


def may_enter(table: Table, pawn: i64, by: i64, square: i64) -> bool:
    """May a pawn be led there by choice? Its own player may cancel an obstacle out (GM-23, 76)."""
    if not table.is_blocked(pawn, square):
        return True
    return table.pawns[pawn].seat == by and can_cancel(table, pawn, square)


def has_company(table: Table, pawn: i64) -> bool:
    """Does any other player's or own pawn stand on the same square?"""
    square = table.pawns[pawn].square
    for other in range(table.monster):
        if other != pawn and table.pawns[other].square == square:
            return True
    return False


class Touch(Frame):
    """Whoever ends on a player's square touches that player (GM-78). `by` has made the move."""

    def word(self) -> str:
        return "touch"

    def run(self, table: Table) -> None:
        if table.pawns[self.pawn].moves == self.number:
            touch(table, self.pawn, self.by)


class Caught(Frame):
    """A pushed player comes to a player and pushes nobody: GM-78 may send it home. Its own GM-78
    waits: being pushed is no move of its own.
    """

    def word(self) -> str:
        return "caught"

    def run(self, table: Table) -> None:
        if table.pawns[self.pawn].moves == self.number:
            catch(table, self.pawn, NOBODY)


def catch(table: Table, pawn: i64, pushed: i64) -> None:
    """Somebody whom this pawn came to and did not push may send it home (GM-78)."""
    for other in table.met(pawn):
        if other != pushed and table.pawns[other].touch:
            table.pawns[other].touch = 0
            go_home(table, pawn)
            return


class Claim(Question):
    """A player who ends on a carrier's square gets own pieces from it (GM-28)."""

    def word(self) -> str:
        return "claim"

    def carrier(self, table: Table) -> int:
        """A pawn here that carries one of this player's pieces, or -1."""
        for other in table.met(self.pawn):
            if self._claimed(table, other) >= 0:
                return other
        return -1

    def _claimed(self, table: Table, other: int) -> int:
        seat = table.pawns[self.pawn].seat
        for thing in table.pieces_carried(other):
            if is_own(seat, thing) and not table.pawns[self.pawn].dropped >> thing & 1:
                return thing
        return -1

    def options(self, table: Table) -> list[int]:
        """With room the piece comes by itself; without, something may be given for it."""
        me = table.pawns[self.pawn]
        if self.pawn >= table.seats or me.moves != self.number or self.carrier(table) < 0:
            return []
        if not table.may_take_pieces(self.pawn):
            return []
        if table.room(self.pawn) > 0:
            return [APPLY]
        given = me.hand
        if not table.may_take_pieces(self.carrier(table)):
            given &= MARKER_BITS
        return [THING + thing for thing in things_in(given)] + [NO]

    def chosen(self, table: Table, action: int) -> None:
        if action == NO:
            return
        carrier = self.carrier(table)
        claimed = self._claimed(table, carrier)
        if action == APPLY:
            table.get(self.pawn, carrier, claimed)
        else:
            table.exchange(self.pawn, carrier, claimed, action - THING)
            # Otherwise whoever gives an own piece could claim it back for ever.
            table.pawns[self.pawn].dropped |= bit(action - THING)
        if not table.ended:
            table.do(self)


class Push(Question):
    """Ending on another player's square one may push that player (GM-20), or is sent home for not
    doing it (GM-78).
    """

    def word(self) -> str:
        return "push"

    def options(self, table: Table) -> list[int]:
        if table.pawns[self.pawn].moves != self.number:
            return []
        found = []
        for other in table.met(self.pawn):
            for direction in range(4):
                if can_be_pushed(table, other, direction):
                    found.append(PUSH + 4 * pawn_code(table, other) + direction)
        return [*found, NO, *spins_now(table, self.by)]

    def chosen(self, table: Table, action: int) -> None:
        if SPIN <= action < PUSH:
            spin(table, table.turn_of, action)
            table.do(self)
            return
        pushed = NOBODY
        if action != NO:
            pushed = pawn_of(table, (action - PUSH) // 4)
        catch(table, self.pawn, pushed)
        if pushed >= 0:
            push(table, self.pawn, pushed, (action - PUSH) % 4)


def can_be_pushed(table: Table, pawn: i64, direction: i64) -> bool:
    """No wall between, no monster, no obstacle that the pushed player cannot pass."""
    square = table.pawns[pawn].square
    if not table.maze.exits[square] >> direction & 1:
        return False
    return not table.is_blocked(pawn, table.maze.beside[4 * square + direction])


def push(table: Table, pusher: i64, pawn: i64, direction: i64) -> None:
    """The pushed player takes what lies there and applies the square, but pushes nobody."""
    me = table.pawns[pawn]
    table.place(pawn, table.maze.beside[4 * me.square + direction], direction)
    if table.notes is not None:
        table.notes.append((PUSHED, table.seats, pusher, pawn, me.square))
    table.do(Instruct(pawn, me.seat, NO_MANNER, me.moves))
    table.do(Caught(pawn, me.seat, me.moves))
    table.do(HandOver(pawn, me.seat, me.moves))
    table.do(Claim(pawn, me.seat, me.moves))
    table.do(Enter(pawn, me.seat, 1))


# --- the square's own words


@mypyc_attr(acyclic=True, free_list_len=1)
class Landing:
    """A piece on a square whose words are carried out."""

    def __init__(self, table: Table, pawn: i64, by: i64) -> None:
        self.table = table
        self.pawn: i64 = pawn
        self.by: i64 = by
        self.me: Pawn = table.pawns[pawn]
        self.square = self.me.square
        self.label = table.maze.labels[self.square]
        self.number = table.maze.numbers[self.square]
        self.arrow = table.maze.arrows[self.square]
        self.seat = self.me.seat


Instruction = Callable[[Landing], bool]
"""Carries a square's words out; False if nothing of it is possible, so that they are ignored."""

_instructions: dict[int, Instruction] = {}
_for_monster: set[int] = set()


def learn(instructions: dict[str, Instruction], for_monster: bool = False) -> None:
    """Make the pieces of code known that carry out what is printed."""
    for name, instruction in instructions.items():
        _instructions[NAMES.index(name)] = instruction
        if for_monster:
            _for_monster.add(NAMES.index(name))


_APPLY_ONLY: Final = [APPLY]


@mypyc_attr(acyclic=True, free_list_len=1)
class Instruct(Question):
    """The square that a piece has come to is applied, if the piece is still there."""

    def __init__(self, pawn: i64, by: i64, manner: i64, moves: i64) -> None:
        super().__init__(pawn, by, manner)
        self.moves: i64 = moves

    def word(self) -> str:
        return "instruct"

    def values(self) -> list[int]:
        return [self.pawn, self.by, self.number, self.moves]

    def options(self, table: Table) -> list[int]:
        """Is the square cancelled out (GM-76), is a tile turned before it is applied (GM-31)?"""
        me = table.pawns[self.pawn]
        label = table.maze.labels[me.square]
        if me.moves != self.moves or not self._concerns(table, label):
            return []
        found = _APPLY_ONLY
        if me.cancel and me.square not in me.applied:
            found = [APPLY, BLANK]
        spins = spins_now(table, self.by)
        return found + spins if spins else found

    def _concerns(self, table: Table, label: i64) -> bool:
        if self.pawn == table.monster and label not in _for_monster:
            return False
        return FIRST_INSTRUCTION <= label < MONSTER_START

    def chosen(self, table: Table, action: int) -> None:
        if action >= SPIN:
            spin(table, table.turn_of, action)
            table.do(self)
            return
        # The pawn's player cancels out, whoever moves the pawn on from here (GM-56).
        monster = self.pawn == table.monster
        here = Landing(table, self.pawn, self.by if monster else table.mover(self.pawn))
        if action == BLANK:
            here.me.cancel -= 1
            _note(here, BLANKED)
        elif here.square in here.me.applied:
            go_further(here, self.number)
        else:
            here.me.apply(here.square)
            applied = len(table.notes) if table.notes is not None else 0
            done = _instructions[here.label](here)
            if table.notes is not None:
                note = (
                    APPLIED if done else IGNORED,
                    table.seats,
                    here.pawn,
                    here.label,
                    here.number,
                    here.square,
                )
                table.notes.insert(applied, note)


def _note(here: Landing, kind: int) -> None:
    if here.table.notes is not None:
        note = (kind, here.table.seats, here.pawn, here.label, here.number, here.square)
        here.table.notes.append(note)


_further: list[Callable[[Landing, int], bool]] = []


def learn_going_further(how: Callable[[Landing, int], bool]) -> None:
    """Make the code known that moves a piece one space further (GM-15)."""
    _further[:] = [how]


def go_further(here: Landing, manner: int) -> None:
    """The square was applied already: one space further, or it counts as blank."""
    if manner == NO_MANNER or manner & FURTHER or not _further[0](here, manner):
        _note(here, IGNORED)
