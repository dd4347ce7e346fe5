"""How many turns an egg needs to where it should go, if nothing else moves."""

from __future__ import annotations

from collections.abc import Callable, Collection

Square = tuple[int, int]
"""Column and row, from 0."""

DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
FAR = 99


def square_of(name: str) -> Square:
    """The square of this name."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


class Ways:
    """The moves of one egg over a board of other eggs."""

    def __init__(self, size: int, others: Collection[Square]) -> None:
        self.size = size
        self.others = set(others)

    def _free(self, square: Square) -> bool:
        inside = 0 <= square[0] < self.size and 0 <= square[1] < self.size
        return inside and square not in self.others

    def from_(self, square: Square) -> set[Square]:
        """Where the egg can be after one turn: one step, or any chain of jumps."""
        column, row = square
        steps = {(column + dx, row + dy) for dx, dy in DIRECTIONS}
        return {step for step in steps if self._free(step)} | self._jumps(square)

    def _jumps(self, start: Square) -> set[Square]:
        landed: set[Square] = set()
        frontier = [start]
        while frontier:
            column, row = frontier.pop()
            for dx, dy in DIRECTIONS:
                landing = (column + 2 * dx, row + 2 * dy)
                over = (column + dx, row + dy) in self.others
                if over and self._free(landing) and landing not in landed:
                    landed.add(landing)
                    frontier.append(landing)
        return landed - {start}

    def turns_to(self, goals: Collection[Square]) -> Callable[[Square], int]:
        """How many turns from each square to the nearest goal; moves can be made backwards."""
        turns = {goal: 0 for goal in goals if self._free(goal)}
        frontier = list(turns)
        for square in frontier:
            for other in self.from_(square):
                if other not in turns:
                    turns[other] = turns[square] + 1
                    frontier.append(other)
        return lambda square: turns.get(square, FAR)
