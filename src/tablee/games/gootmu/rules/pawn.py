"""A pawn, a second pawn or the monster: where it is, what it carries, what acts on it."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.rules.maze import NO_DIRECTION, NOWHERE

# An effect on the next turn is pending, active in the turn that uses it, or both.
PENDING: Final = 1
ACTIVE: Final = 2

# Where a pawn came from onto a secret panel, besides a direction.
NO_PANEL: Final = -1
NOT_ON_FOOT: Final = 4
PANEL_OPEN: Final = 5  # the test die was thrown: both sides are free

# How a pawn came to a square of its trail, besides a direction.
PLACED: Final = 4
SPRUNG: Final = 5  # by a jump or through a wall: cannot be retraced. Its direction is added.
VIAS: Final = 16


class Pawn:
    """One piece that moves. The names of effects are those of the notation."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # whose it is; -1 for the monster
        self.square = NOWHERE
        self.home = NOWHERE
        self.hand = 0  # the things it carries, a bit each
        self.dropped = 0  # what it put down this turn and does not retake (GM-26)
        self.moves = 0  # how often it has moved: tells whether it is still where it arrived
        self.trail: list[int] = []  # this turn's squares, each with how it came there
        self.applied: list[int] = []  # the squares applied in this chain (GM-15)
        self.plus = 0
        self.four = 0
        self.add = 0
        self.double = 0
        self.squared = 0
        self.select = 0
        self.three = 0
        self.odd = 0
        self.less = 0
        self.enemy = 0
        self.random = 0
        self.way = NO_DIRECTION
        self.nowalls = 0
        self.wall = 0
        self.cancel = 0
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

    def limit(self) -> int:
        """How many things it may carry (GM-26, GM-82)."""
        return 3 + self.four

    def start_turn(self) -> None:
        """Forget where it was in earlier turns."""
        self.dropped = 0
        if self.moves or len(self.trail) != 1:
            self.trail = [self.square * VIAS + PLACED] if self.square != NOWHERE else []
            self.applied = []
            self.moves = 0

    def put(self, square: int, via: int) -> None:
        """Stand somewhere else, come there in this way."""
        self.square = square
        self.moves += 1
        self.door = 0
        self.panel = NO_PANEL
        self.waited = 0
        self.trail.append(square * VIAS + via)

    def last_direction(self) -> int:
        """The direction in which it arrived; NO_DIRECTION after a teleport (GM-59)."""
        via = self.trail[-1] % VIAS
        if via == PLACED:
            return NO_DIRECTION
        return via if via < PLACED else via - SPRUNG


def trail_square(entry: int) -> int:
    """The square of an entry of a trail."""
    return entry // VIAS


def trail_via(entry: int) -> int:
    """How the pawn came there: a direction, PLACED, or SPRUNG + a direction."""
    return entry % VIAS
