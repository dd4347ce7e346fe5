"""The table: maze, pawns, things, and the tasks that are still to be done.

What is going on is a stack of frames. The frame on top asks somebody, waits for chance, or runs and
puts other frames on top. So instructions that lead to moves that lead to pushes that lead to
instructions need no special case, and the whole state stays plain data.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Chance, Outcome
from tablee.core.state import State
from tablee.games.gootmu.rules.actions import FIRST_PIECE, PIECES_EACH, THINGS
from tablee.games.gootmu.rules.chances import DIE
from tablee.games.gootmu.rules.labels import LOCKED_DOOR, NARROW_PASSAGE
from tablee.games.gootmu.rules.maze import NOWHERE, Maze, columns_for, filled, rows_for
from tablee.games.gootmu.rules.notes import (
    ALL_THREE,
    FINISHED,
    GONE,
    GOT,
    LIMIT,
    MOVED,
    PLACED,
    PUT_DOWN,
    SENT_HOME,
    SHIFTED,
    SPENT,
    TOOK,
)
from tablee.games.gootmu.rules.pawn import (
    ACTIVE,
    Pawn,
    trail_square,
)
from tablee.games.gootmu.rules.pawn import PLACED as BY_HAND
from tablee.games.gootmu.rules.sets import MARKER_BITS, bit, count, lowest, own_set, things_in
from tablee.games.gootmu.rules.tiles import (
    BOARD,
    BOAT,
    BUCKET,
    CAVE_IN,
    FIRE,
    MAGNET,
    PICKAXE,
    Pack,
)

UNSEEN: Final = -1  # the kind of a marker that nobody has turned up
OUT: Final = -1  # where a thing is that left the game
CARRIED: Final = -2  # minus the pawn that carries it

FREE: Final = -1  # no item is needed
BY_MONSTER: Final = 100  # no item helps
NOBODY: Final = -1


def item_for(obstacle: i64) -> i64:
    """The item that a printed obstacle needs: both are in the same order."""
    return obstacle - LOCKED_DOOR


@mypyc_attr(acyclic=True)
class Frame:
    """A task. `pawn` is the piece it is about, `by` the seat that decides."""

    def __init__(self, pawn: i64, by: i64, number: i64 = 0) -> None:
        self.pawn: i64 = pawn
        self.by: i64 = by
        self.number: i64 = number

    def word(self) -> str:
        """Its name in positions."""
        raise NotImplementedError

    def values(self) -> list[int]:
        """Everything that it knows, in the order of its arguments."""
        return [self.pawn, self.by, self.number]

    def asks(self) -> bool:
        """Does it put a question to `by`?"""
        return False

    def always(self) -> bool:
        """Is the question put even if it has only one answer?"""
        return False

    def options(self, table: Table) -> list[int]:
        """The possible answers; none: there is nothing to do."""
        return []

    def costly(self, table: Table) -> list[int]:
        """The answers that can only be carried out by spending something on the way."""
        return []

    def chosen(self, table: Table, action: int) -> None:
        """Carry an answer out."""

    def waits(self) -> bool:
        """Does it wait for chance?"""
        return False

    def chance(self, table: Table) -> Chance | None:
        """What it leaves to chance."""
        return None

    def settle(self, table: Table, outcome: Outcome) -> None:
        """Go on with what chance gave."""

    def run(self, table: Table) -> None:
        """Do it, where nobody is asked and nothing is left to chance."""


@mypyc_attr(acyclic=True)
class Question(Frame):
    """A task that is somebody's choice."""

    def asks(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Wait(Frame):
    """A task that is left to chance."""

    def waits(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Throw(Wait):
    """A task for one die."""

    def chance(self, table: Table) -> Chance | None:
        return DIE


class Table(State):
    """Everything on the table, and what can simply be done with it."""

    def __init__(self, seats: int, pack: Pack, exact: bool, turn_limit: int) -> None:
        super().__init__(seats)
        self.pack = pack
        self.exact = exact
        self.turn_limit = turn_limit
        self.maze = Maze(pack, columns_for(seats), rows_for(seats))
        self.pawns = [Pawn(seat) for seat in range(seats)]
        self.pawns += [Pawn(seat) for seat in range(seats)]
        self.pawns.append(Pawn(NOBODY))
        self.monster: i64 = 2 * seats
        self.kinds = filled(THINGS, UNSEEN)
        self.where = filled(THINGS, OUT)
        self.lying: vec[i64] = filled(self.maze.size, 0)
        self.marks: vec[i64] = filled(self.maze.size, 0)  # for searches, which leave it empty
        self.cuts: i64 = 0  # searches that ran out of their budget, for measuring
        self.path_slots: i64 = 0  # the tiles, a bit each, of the way that a search found last
        self.path_spends = False  # does every way that the last search found spend something?
        self.face_down: i64 = 0
        self.barriers: i64 = 0  # FIRE and CAVE-IN that lie face up
        self.magnets: i64 = 0
        self.loose: i64 = 0  # other markers that lie face up: they can be taken
        self.loose_kinds: i64 = 0  # their kinds, a bit each
        self.unseen = pack.markers[:]
        self.turn: i64 = 0
        self.turn_of: i64 = NOBODY  # the pawn whose turn it is
        self.regular: i64 = NOBODY  # the pawn that last had its turn in the order of the table
        self.die: i64 = 0
        self.stack: list[Frame] = []
        self.winner: i64 = NOBODY
        self.ended = False

    def copy_into(self, twin: Table) -> None:
        """Make another table equal to this one."""
        twin.maze = self.maze.copy()
        twin.pawns = [pawn.copy() for pawn in self.pawns]
        twin.kinds = self.kinds[:]
        twin.where = self.where[:]
        twin.lying = self.lying[:]
        twin.face_down = self.face_down
        twin.barriers = self.barriers
        twin.magnets = self.magnets
        twin.loose = self.loose
        twin.loose_kinds = self.loose_kinds
        twin.unseen = self.unseen[:]
        twin.turn = self.turn
        twin.turn_of = self.turn_of
        twin.regular = self.regular
        twin.die = self.die
        twin.stack = self.stack[:]
        twin.winner = self.winner
        twin.ended = self.ended

    def do(self, frame: Frame) -> None:
        """Put a task on top: it is done before everything below."""
        self.stack.append(frame)

    # --- people

    def right_of(self, seat: i64) -> i64:
        """The right-hand neighbour: play goes round to the left."""
        return (seat - 1) % self.seats

    def left_of(self, seat: i64) -> i64:
        """The left-hand neighbour, who plays next."""
        return (seat + 1) % self.seats

    def mover(self, pawn: i64) -> i64:
        """Who decides where this pawn goes: its player, or the neighbour this turn (GM-56)."""
        seat = self.pawns[pawn].seat
        return self.right_of(seat) if self.pawns[pawn].enemy & ACTIVE else seat

    # --- pawns

    def present(self) -> list[int]:
        """All pawns in play, without the monster."""
        return [i for i in range(self.monster) if self.pawns[i].square != NOWHERE]

    def others(self, pawn: i64) -> list[int]:
        """The pawns of other players, clockwise from this one's."""
        seat = self.pawns[pawn].seat
        found = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            for index in (other, other + self.seats):
                if self.pawns[index].square != NOWHERE:
                    found.append(index)
        return found

    def met(self, pawn: i64) -> list[int]:
        """The pawns of other players on this one's square."""
        square = self.pawns[pawn].square
        return [i for i in self.others(pawn) if self.pawns[i].square == square]

    def place(self, pawn: i64, square: i64, via: i64) -> None:
        """Put a pawn on a square."""
        self.pawns[pawn].put(square, via)

    def note_way(self, pawn: i64, since: i64) -> None:
        """Write down the squares of a move, from the entry of the trail where it began."""
        if self.notes is not None:
            way = [trail_square(entry) for entry in self.pawns[pawn].trail[since:]]
            self.notes.append((MOVED, self.seats, pawn, *way))

    def teleport(self, pawn: i64, square: i64) -> None:
        """Put a pawn on a square without a way there."""
        self.place(pawn, square, BY_HAND)
        if self.notes is not None:
            self.notes.append((PLACED, self.seats, pawn, square))

    def send_home(self, pawn: i64) -> None:
        """Back to the start marker."""
        home = self.pawns[pawn].home
        self.place(pawn, home, BY_HAND)
        if self.notes is not None:
            self.notes.append((SENT_HOME, self.seats, pawn, home))

    # --- obstacles

    def barrier(self, square: i64) -> i64:
        """The item that one needs to enter a square, or FREE, or BY_MONSTER."""
        if square == self.pawns[self.monster].square:
            return BY_MONSTER
        label = self.maze.labels[square]
        if LOCKED_DOOR <= label <= NARROW_PASSAGE:
            return item_for(label)
        burning = self.lying[square] & self.barriers
        if burning:
            return BUCKET if self.kinds[lowest(burning)] == FIRE else PICKAXE
        return FREE

    def is_blocked(self, pawn: i64, square: i64) -> bool:
        """Does an obstacle or the monster keep this pawn from entering by choice (GM-23)?"""
        need = self.barrier(square)
        if need == FREE or (need == BY_MONSTER and pawn == self.monster):
            return False
        return need == BY_MONSTER or self.carries(pawn, need) < 0

    def is_deadly(self, pawn: i64, square: i64) -> bool:
        """Does it send a piece home that is forced in, or is entering impossible (GM-24)? A monster
        without a start is not forced in: it would stay in the hazard.
        """
        need = self.barrier(square)
        return need in (BOAT, BOARD, BUCKET, BY_MONSTER) and self.pawns[pawn].home != NOWHERE

    # --- things

    def carries(self, pawn: i64, kind: i64) -> i64:
        """A marker of this kind in the pawn's hand, or -1."""
        hand = self.pawns[pawn].hand & MARKER_BITS
        while hand:
            thing = lowest(hand)
            if self.kinds[thing] == kind:
                return thing
            hand &= hand - 1
        return -1

    def skills(self, pawn: i64) -> i64:
        """The kinds of markers in the pawn's hand, a bit each."""
        return self.kinds_of(self.pawns[pawn].hand & MARKER_BITS)

    def kinds_of(self, markers: i64) -> i64:
        """The kinds of these markers, a bit each."""
        found: i64 = 0
        while markers:
            found |= 1 << self.kinds[lowest(markers)]
            markers &= markers - 1
        return found

    def carried_kind(self, pawn: i64, kind: i64) -> i64:
        """How many markers of this kind the pawn carries."""
        found: i64 = 0
        hand = self.pawns[pawn].hand & MARKER_BITS
        while hand:
            found += self.kinds[lowest(hand)] == kind
            hand &= hand - 1
        return found

    def room(self, pawn: i64) -> i64:
        """How many things the pawn can still take."""
        return self.pawns[pawn].limit() - count(self.pawns[pawn].hand)

    def items_carried(self, pawn: i64) -> list[int]:
        """The markers in the pawn's hand."""
        return things_in(self.pawns[pawn].hand & MARKER_BITS)

    def pieces_carried(self, pawn: i64) -> list[int]:
        """The GOOTMU pieces in the pawn's hand."""
        return things_in(self.pawns[pawn].hand & ~MARKER_BITS)

    def pieces_lying(self) -> list[int]:
        """The GOOTMU pieces that lie on the board."""
        return [t for t in range(FIRST_PIECE, THINGS) if self.where[t] >= 0]

    def items_lying(self) -> list[int]:
        """The items on the board: face-down markers and those that can be taken (GM-80)."""
        fixed = self.barriers | self.magnets
        return [t for t in range(FIRST_PIECE) if self.where[t] >= 0 and not fixed >> t & 1]

    def takeable(self, pawn: i64, ending: bool) -> i64:
        """What lies on the pawn's square and may be taken by it, room or not (GM-26, 82, 92)."""
        me = self.pawns[pawn]
        things = self.lying[me.square] & ~(self.barriers | self.magnets | self.face_down)
        things &= ~me.dropped
        if (self.exact and not ending) or not self.may_take_pieces(pawn):
            things &= MARKER_BITS
        return things

    def may_take_pieces(self, pawn: i64) -> bool:
        """Must the pawn not pick up an item first (GM-82)?"""
        return not self.pawns[pawn].item or not self.items_lying()

    def lift(self, thing: i64) -> None:
        """Take a thing from wherever it is."""
        place = self.where[thing]
        if place >= 0:
            self.lying[place] &= ~bit(thing)
        elif place <= CARRIED:
            self.pawns[CARRIED - place].hand &= ~bit(thing)
        others = ~bit(thing)
        self.face_down &= others
        self.barriers &= others
        self.magnets &= others
        if self.loose & bit(thing):
            self.loose &= others
            self.loose_kinds = self.kinds_of(self.loose)
        self.where[thing] = OUT

    def lay(self, thing: i64, square: i64) -> None:
        """Put a thing on a square, face up."""
        self.lift(thing)
        self.where[thing] = square
        self.lying[square] |= bit(thing)
        self._show(thing)

    def _show(self, thing: i64) -> None:
        """A FIRE, CAVE-IN or MAGNET that lies face up acts on the board."""
        kind = self.kinds[thing]
        if kind in (FIRE, CAVE_IN):
            self.barriers |= bit(thing)
        elif kind == MAGNET:
            self.magnets |= bit(thing)
        elif thing < FIRST_PIECE:
            self.loose |= bit(thing)
            self.loose_kinds |= 1 << kind

    def hide(self, thing: i64, square: i64) -> None:
        """Put a marker on a square, face down."""
        self.where[thing] = square
        self.lying[square] |= bit(thing)
        self.face_down |= bit(thing)

    def turn_up(self, thing: i64, kind: i64) -> None:
        """Show a marker's face."""
        self.kinds[thing] = kind
        self.unseen[kind] -= 1
        self.face_down &= ~bit(thing)
        self._show(thing)

    def discard(self, thing: i64) -> None:
        """Out of the game."""
        place = self.where[thing]
        self.lift(thing)
        if self.notes is not None:
            square = place if place >= 0 else self.pawns[CARRIED - place].square
            self.notes.append((GONE, self.seats, thing, self.kinds[thing], square))

    def spend(self, pawn: i64, kind: i64) -> None:
        """Use a marker up."""
        thing = self.carries(pawn, kind)
        self.lift(thing)
        if self.notes is not None:
            self.notes.append((SPENT, self.seats, pawn, thing, kind, self.pawns[pawn].square))

    def take(self, pawn: i64, thing: i64) -> None:
        """A pawn takes a thing that lies on the board; all three own pieces win (GM-07)."""
        self.hold(pawn, thing)
        if thing < FIRST_PIECE:
            self.pawns[pawn].item = 0  # only an item from the board frees for pieces (GM-82)
        if self.notes is not None:
            square = self.pawns[pawn].square
            self.notes.append((TOOK, self.seats, pawn, thing, self.kinds[thing], square))
        self._see_winner(pawn)

    def get(self, pawn: i64, giver: i64, thing: i64) -> None:
        """A pawn gets a thing from another one."""
        self._hand(pawn, giver, thing)
        self._see_winner(pawn)

    def exchange(self, pawn: i64, other: i64, got: i64, given: i64) -> None:
        """Two things change hands; a claimer who wins by it wins before anything is given."""
        self._hand(pawn, other, got)
        if not bit(given) & own_set(pawn):
            self._see_winner(pawn)
        if not self.ended:
            self._hand(other, pawn, given)
            self._see_winner(other)

    def _hand(self, pawn: i64, giver: i64, thing: i64) -> None:
        self.hold(pawn, thing)
        if self.notes is not None:
            square = self.pawns[pawn].square
            self.notes.append((GOT, self.seats, pawn, giver, thing, self.kinds[thing], square))

    def hold(self, pawn: i64, thing: i64) -> None:
        """Put a thing into a pawn's hand."""
        self.lift(thing)
        self.where[thing] = CARRIED - pawn
        self.pawns[pawn].hand |= bit(thing)

    def put_down(self, pawn: i64, thing: i64) -> None:
        """A pawn puts a thing on its square and does not retake it this turn."""
        me = self.pawns[pawn]
        self.lay(thing, me.square)
        me.dropped |= bit(thing)
        if self.notes is not None:
            self.notes.append((PUT_DOWN, self.seats, pawn, thing, self.kinds[thing], me.square))

    def shift(self, thing: i64, square: i64) -> None:
        """Move a thing that lies on the board, or is thrown there."""
        self.lay(thing, square)
        if self.notes is not None:
            self.notes.append((SHIFTED, self.seats, thing, square))

    def can_put_down(self, pawn: i64) -> bool:
        """Does the pawn's square hold nothing else (GM-27)?"""
        square = self.pawns[pawn].square
        if self.lying[square]:
            return False
        here = 0
        for other in self.pawns:
            here += other.square == square
        return here == 1

    # --- the end

    def own_pieces(self, seat: i64) -> i64:
        """How many of its pieces a player's own pawn holds."""
        return count(self.pawns[seat].hand & own_set(seat))

    def _see_winner(self, pawn: i64) -> None:
        if pawn < self.seats and self.own_pieces(pawn) == PIECES_EACH:
            self.winner = pawn
            self.finish(ALL_THREE, [pawn])

    def finish(self, ending: i64, winners: list[int]) -> None:
        """The game is over."""
        self.ended = True
        self.stack = []
        if self.notes is not None:
            self.notes.append((FINISHED, self.seats, ending, *winners))

    def finish_at_limit(self) -> None:
        """The last turn is over: most own pieces win (GM-93)."""
        held = [self.own_pieces(seat) for seat in range(self.seats)]
        self.finish(LIMIT, [seat for seat in range(self.seats) if held[seat] == max(held)])
