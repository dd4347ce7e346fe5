"""Listing what a player can do, without making a single object but the list itself.

This is where most of the time of a game goes, so it is written for the compiler: actions are
objects made once and shared by all lists, and they are kept in fields of classes rather than in
lists. Nothing here is written to but the list that is made: threads list at the same time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.oeufs.rules.actions import ACTIONS, ROW, move_of
from tablee.games.oeufs.rules.field import Field
from tablee.games.oeufs.rules.jumps import Jumps

# A power of two is told by what it leaves when divided by this prime, for 130 different powers.
BIT_PRIME: Final = 131

# The 3 × 3 squares around a place make nine marks; the middle one stands for looking at it.
LOOK: Final = 16
LOWER_ROW: Final = 7
SAME_ROW: Final = 7 << 3
UPPER_ROW: Final = 7 << 6

TEN: Final = 10

_SHARED: Final[list[object]] = list(range(ACTIONS))


class Ten:
    """Ten actions from one place, of which some are picked by marks."""

    def __init__(self, start: int, ends: list[int]) -> None:
        """Ends that do not exist are never marked; any action may stand in for them."""
        actions = [_SHARED[max(0, move_of(start, end)) % ACTIONS] for end in ends]
        self.first, self.second, self.third, self.fourth, self.fifth = actions[:5]
        self.sixth, self.seventh, self.eighth, self.ninth, self.tenth = actions[5:]

    def pick(self, marks: i64, actions: list[object]) -> None:
        """Add the marked actions to a list."""
        if marks & 1:
            actions.append(self.first)
        if marks & 2:
            actions.append(self.second)
        if marks & 4:
            actions.append(self.third)
        if marks & 8:
            actions.append(self.fourth)
        if marks & 16:
            actions.append(self.fifth)
        if marks > 31:
            self._pick_rest(marks >> 5, actions)

    def _pick_rest(self, marks: i64, actions: list[object]) -> None:
        if marks & 1:
            actions.append(self.sixth)
        if marks & 2:
            actions.append(self.seventh)
        if marks & 4:
            actions.append(self.eighth)
        if marks & 8:
            actions.append(self.ninth)
        if marks & 16:
            actions.append(self.tenth)


class Spot:
    """A place, and what can be done with an egg on it.

    Jumps reach every other row. Two such rows are a band, marked in turn: lower, upper, lower, …
    """

    def __init__(self, field: Field, place: int) -> None:
        start = field.squares[place]
        self.place = place
        self.corner = field.corner(place)
        self.around = Ten(start, [start + _around(index) for index in range(TEN)])
        self.low_band = self._band(field, start, 0)
        self.middle_band = self._band(field, start, 1)
        self.high_band = self._band(field, start, 2)

    def _band(self, field: Field, start: int, band: int) -> Ten:
        corner = field.squares[self.corner] + band * 4 * ROW
        return Ten(start, [corner + mark % 2 * 2 * ROW + mark // 2 * 2 for mark in range(TEN)])


def _around(index: int) -> int:
    """From the middle of nine squares to one of them."""
    return (index // 3 - 1) * ROW + index % 3 - 1


class Listing:
    """Lists actions on one kind of board."""

    def __init__(self, field: Field) -> None:
        self.stride = field.stride
        self.window = (1 << 2 * field.stride + 3) - 1  # three rows, as far as the third column
        self.band = (1 << field.size) - 1
        nowhere = Spot(field, 0)
        self.spots = [nowhere] * BIT_PRIME
        for place in field.on_board:
            self.spots[(1 << place) % BIT_PRIME] = Spot(field, place)

    def add(
        self, eggs: int, free: int, jumps: Jumps, stops: int, look: i64, actions: list[object]
    ) -> None:
        """Add what can be done with these eggs to a list, the lowest and leftmost first."""
        shift: i64 = self.stride - 3
        window, anywhere = self.window, jumps.any
        free <<= self.stride + 1
        while eggs:
            bit = eggs & -eggs
            eggs ^= bit
            spot = self.spots[bit % BIT_PRIME]
            near: i64 = free >> spot.place & window
            marks = near & LOWER_ROW | near >> shift & SAME_ROW | near >> 2 * shift & UPPER_ROW
            spot.around.pick(marks | look, actions)
            if anywhere & bit:
                self._add_jumps(spot, jumps.reach(spot.place, stops) >> spot.corner, actions)

    def _add_jumps(self, spot: Spot, ends: int, actions: list[object]) -> None:
        to_odd = 2 * self.stride - 1  # lays the upper row of a band between the marks of the lower
        spot.low_band.pick((ends | ends >> to_odd) & self.band, actions)
        ends >>= 4 * self.stride
        if ends:
            spot.middle_band.pick((ends | ends >> to_odd) & self.band, actions)
            ends >>= 4 * self.stride
            if ends:
                spot.high_band.pick(ends & self.band, actions)
