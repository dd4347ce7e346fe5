"""The rules of moving once more, slow and simple, as another opinion (OE-07 to OE-11).

Every jump path is walked, one by one; nothing is shared with the engine but the way to write.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.rules.oeufs.table import COLUMNS, camps

Board = dict[str, str]
Path = tuple[str, ...]
EIGHT = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def beside(square: str, way: tuple[int, int], far: int, size: int) -> str:
    """The square so far away in this direction; nothing beyond the edge."""
    column = COLUMNS.index(square[0]) + way[0] * far
    row = int(square[1:]) + way[1] * far
    return f"{COLUMNS[column]}{row}" if 0 <= column < size and 1 <= row <= size else ""


class Mover:
    """One egg that could be moved."""

    def __init__(self, board: Board, start: str, size: int, seats: int) -> None:
        egg = board[start]
        self.start = start
        self.size = size
        self.others = {square: kind for square, kind in board.items() if square != start}
        self.stops = {
            square
            for owner, camp in camps(size, seats).items()
            for square in camp
            if egg.isupper() and owner != egg
        }

    def paths(self) -> list[Path]:
        """Every simple move and every chain of jumps."""
        steps = [beside(self.start, way, 1, self.size) for way in EIGHT]
        simple = [(self.start, end) for end in steps if end and end not in self.others]
        return simple + list(self.chains((self.start,)))

    def chains(self, path: Path) -> Iterator[Path]:
        """Every way to jump on from the end of a path; each of them may be the last."""
        for way in EIGHT:
            over, end = (beside(path[-1], way, far, self.size) for far in (1, 2))
            if over in self.others and end and end not in self.others and end not in path:
                yield (*path, end)
                if end not in self.stops:
                    yield from self.chains((*path, end))


def movable(board: Board, seat: str) -> set[str]:
    """One's own visible eggs and all turned ones (OE-06, OE-09)."""
    return {square for square, egg in board.items() if egg == seat or egg.islower()}


def all_paths(board: Board, seat: str, size: int, seats: int) -> list[Path]:
    """Every move that this seat can make."""
    eggs = movable(board, seat)
    return [path for start in eggs for path in Mover(board, start, size, seats).paths()]


def after(board: Board, path: Path, size: int, seats: int) -> Board:
    """The board after a move (OE-10)."""
    mover = Mover(board, path[0], size, seats)
    egg = board[path[0]]
    return {**mover.others, path[-1]: egg.lower() if path[-1] in mover.stops else egg}


def random_board(rng: Random, size: int, seats: int) -> Board:
    """Eggs anywhere, some of them turned; crowded in one part, so that there are long chains."""
    letters = "A" * 6 + "B" * 6 if seats == 2 else "AAAABBBBCCCCDDDD"
    low = rng.randint(0, size - 6)
    part = COLUMNS[low : low + 6] if rng.random() < 0.7 else COLUMNS[:size]
    cells = [f"{column}{row}" for column in part for row in range(1, size + 1)]
    turned = rng.random()
    drawn = zip(rng.sample(cells, len(letters)), letters)
    board = {cell: egg.lower() if rng.random() < turned else egg for cell, egg in drawn}
    for owner, camp in camps(size, seats).items():  # nobody's visible egg stands in another's camp
        board |= {cell: board[cell].lower() for cell in camp if board.get(cell, owner) != owner}
    return board
