"""A pawn, a second pawn or the monster: where it is, what it carries, what acts on it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.gootmu.rules.maze import NO_DIRECTION, NOWHERE

# An effect on the next turn is pending, active in the turn that uses it, or both.
PENDING: Final = 1
ACTIVE: Final = 2

# Where a pawn came from onto a secret panel, besides a direction.
NO_PANEL: Final = -1
NOT_ON_FOOT: Final = 4
PANEL_OPEN: Final = 8  # added: this turn's test was passed, so that both sides are free

# How a pawn came to a square of its trail, besides a direction.
PLACED: Final = 4
SPRUNG: Final = 5  # by a jump or through a wall: cannot be retraced. Its direction is added.
VIA_BITS: Final = 4
VIAS: Final = 15


@final
class Pawn:
    """One piece that moves. The names of effects are those of the notation."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat  # whose it is; -1 for the monster
        self.square: i64 = NOWHERE
        self.home: i64 = NOWHERE
        self.hand: i64 = 0  # the things it carries, a bit each
        self.dropped: i64 = 0  # what it put down this turn and does not retake (GM-26)
        self.moves: i64 = 0  # how often it has moved: tells whether it is still where it arrived
        self.trail: vec[i64] = vec[i64]()  # this turn's squares, each with how it came there
        self.applied: vec[i64] = vec[i64]()  # the squares applied in this chain (GM-15)
        self.plus = 0
        self.four = 0
        self.add = 0
        self.double = 0
        self.squared = 0
        self.select = 0
        self.three: i64 = 0
        self.odd: i64 = 0
        self.less = 0
        self.enemy: i64 = 0
        self.random: i64 = 0
        self.way: i64 = NO_DIRECTION
        self.nowalls: i64 = 0
        self.wall: i64 = 0
        self.cancel: i64 = 0
        self.touch = 0
        self.item = 0
        self.lost = 0
        self.extra = 0
        self.door = 0
        self.panel = NO_PANEL
        self.waited = 0

    def copy(self) -> Pawn:
        """An independent pawn, equal to this one."""
        twin = Pawn(self.seat)
        twin.square, twin.home = self.square, self.home
        twin.hand, twin.dropped = self.hand, self.dropped
        twin.moves = self.moves
        twin.trail = self.trail[:]
        twin.applied = self.applied[:]
        twin.plus, twin.four = self.plus, self.four
        twin.add, twin.double, twin.squared = self.add, self.double, self.squared
        twin.select, twin.three, twin.odd, twin.less = self.select, self.three, self.odd, self.less
        twin.enemy, twin.random, twin.way = self.enemy, self.random, self.way
        twin.nowalls, twin.wall = self.nowalls, self.wall
        twin.cancel, twin.touch, twin.item = self.cancel, self.touch, self.item
        twin.lost, twin.extra = self.lost, self.extra
        twin.door, twin.panel, twin.waited = self.door, self.panel, self.waited
        return twin

    def limit(self) -> i64:
        """How many things it may carry (GM-26, GM-82)."""
        return 3 + self.four

    def start_turn(self) -> None:
        """Forget where it was in earlier turns."""
        self.dropped = 0
        if self.moves or len(self.trail) != 1:
            self.trail = vec[i64]()
            self.applied = vec[i64]()
            if self.square != NOWHERE:
                self.trail = append(self.trail, trail_entry(self.square, PLACED))
            self.moves = 0

    def put(self, square: i64, via: i64) -> None:
        """Stand somewhere else, come there in this way."""
        self.square = square
        self.moves += 1
        self.door = 0
        self.panel = NO_PANEL
        self.waited = 0
        self.trail = append(self.trail, trail_entry(square, via))

    # --- when effects are used (GM-89): by a roll, a turn or a move; `less` by its own test

    def use_roll(self) -> None:
        """A movement roll, the monster's included, uses what is for the next roll."""
        self.add = self.double = self.squared = self.select = 0

    def use_turn(self) -> None:
        """The pawn sets out, by a roll or across a wall: what is for the next turn acts from now
        on until the turn ends.
        """
        self.enemy = _activated(self.enemy)
        self.nowalls = _activated(self.nowalls)
        self.wall = _activated(self.wall)
        self.odd = _activated(self.odd)
        self.random = _activated(self.random)
        self.three = _activated(self.three)

    def end_turn(self) -> None:
        """What acted on this turn acts no more; what was pending since is for the next one."""
        self.enemy &= PENDING
        self.nowalls &= PENDING
        self.wall &= PENDING
        self.odd &= PENDING
        self.random &= PENDING
        self.three &= PENDING
        self.dropped = 0
        self.close_panel()

    def use_move(self) -> None:
        """The pawn moves of its own: what is for the next move is used. A door and a panel are
        left behind by any change of square (`put`).
        """
        self.way = NO_DIRECTION

    def close_panel(self) -> None:
        """A test is good for one move: who stays on the panel throws again (GM-86)."""
        if self.panel >= PANEL_OPEN:
            self.panel -= PANEL_OPEN

    def apply(self, square: i64) -> None:
        """A square's words are carried out, once in a chain."""
        self.applied = append(self.applied, square)

    def last_direction(self) -> i64:
        """The direction in which it arrived; NO_DIRECTION after a teleport (GM-59)."""
        via = trail_via(self.trail[len(self.trail) - 1])
        if via == PLACED:
            return NO_DIRECTION
        return via if via < PLACED else via - SPRUNG


def _activated(effect: i64) -> i64:
    """An effect that acts already goes on acting: one may roll after crossing a wall."""
    return ACTIVE if effect == PENDING else effect


def trail_entry(square: i64, via: i64) -> i64:
    """A square, and how the pawn came there: a direction, PLACED, or SPRUNG + a direction."""
    return square << VIA_BITS | via


def trail_square(entry: i64) -> i64:
    """The square of an entry of a trail."""
    return entry >> VIA_BITS


def trail_via(entry: i64) -> i64:
    """How the pawn came to the square of an entry."""
    return entry & VIAS
