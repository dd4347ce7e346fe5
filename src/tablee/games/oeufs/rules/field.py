"""The board and its camps (OE-02 to OE-04), as sets of places that fit into one integer.

Inside the rules a square is a *place*: row × (size + 1) + column. The one column too many is never
on the board, so that nothing moves around an edge, and a set of places is an integer with a bit for
each. On the board of 6 × 6 such a set and its shifts stay below 2^62, where compiled code needs no
objects for numbers.
"""

from __future__ import annotations

from typing import Final

from tablee.games.oeufs.rules.actions import ROW, SQUARES

OFF: Final = -1
SIZES: Final = (6, 8, 10)
LINE: Final = 6  # eggs of each of two players
CORNER: Final = 4  # eggs of each of four
STEPS: Final = 8


class Field:
    """One board for two or four players: facts that never change, shared by all states."""

    def __init__(self, size: int, seats: int) -> None:
        self.size = size
        self.seats = seats
        self.stride = size + 1
        self.eggs_each = LINE if seats == 2 else CORNER
        self.places = [self._place(square) for square in range(SQUARES)]
        self.on_board = [place for place in self.places if place != OFF]
        self.all = bits_of(self.on_board)
        self.squares = [OFF] * (size * self.stride)
        for square in range(SQUARES):
            if self.places[square] != OFF:
                self.squares[self.places[square]] = square
        self.camps = [self._camp(seat) for seat in range(seats)]
        self.camp_bits = [bits_of(camp) for camp in self.camps]
        self.enemy_bits = [self._enemy_bits(seat) for seat in range(seats)]
        self.offsets = self._offsets()
        self.jump_targets = [self._jump_targets(place) for place in range(len(self.squares))]
        self.slots = STEPS + 1 + len(self.jump_targets[0])
        """How many things there may be to do with an egg: steps, a look, jumps."""

    def _place(self, square: int) -> int:
        row, column = square // ROW, square % ROW
        return row * self.stride + column if row < self.size and column < self.size else OFF

    def _camp(self, seat: int) -> list[int]:
        """Two face each other from bottom and top; four sit clockwise from the bottom left."""
        last = self.size - 1
        if self.seats == 2:
            row, first = last * seat, (self.size - LINE) // 2
            return [row * self.stride + first + index for index in range(LINE)]
        row = 0 if seat in (0, 3) else last - 1
        column = 0 if seat in (0, 1) else last - 1
        corner = row * self.stride + column
        return [corner, corner + 1, corner + self.stride, corner + self.stride + 1]

    def _enemy_bits(self, seat: int) -> int:
        """The camps where an egg of this seat is turned (OE-10)."""
        return sum([self.camp_bits[other] for other in range(self.seats) if other != seat])

    def _offsets(self) -> list[int]:
        """Eight directions, from up on clockwise."""
        up = self.stride
        return [up, up + 1, 1, 1 - up, -up, -up - 1, -1, up - 1]

    def corner(self, place: int) -> int:
        """The lowest, leftmost place that jumps from here may reach: two squares far each time."""
        return place // self.stride % 2 * self.stride + place % self.stride % 2

    def _jump_targets(self, start: int) -> list[int]:
        """Where jumps from a place may lead at all: a quarter of the board."""
        corner = self.corner(start)
        return [p for p in self.on_board if self.corner(p) == corner and p != start]


def bits_of(places: list[int]) -> int:
    """These places as a set."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


_FIELDS: Final = {(size, seats): Field(size, seats) for size in SIZES for seats in (2, 4)}


def field_of(size: int, seats: int) -> Field:
    """The board of this size for this many players."""
    return _FIELDS[(size, seats)]
