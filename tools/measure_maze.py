"""Measure the mazes that the house's tiles make, and write docs/gootmu-maze.md."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean

from rich.console import Console
from rich.progress import track

from tablee.games.gootmu.packs import HOUSE, find_pack
from tablee.games.gootmu.rules.labels import BLANK, SECRET_PANEL, TRAP_DOOR, is_obstacle
from tablee.games.gootmu.rules.maze import Maze, columns_for, rows_for
from tablee.games.gootmu.rules.tiles import EAST, NORTH, SIDE, SOUTH, WEST

PAGE = Path(__file__).parent.parent / "docs" / "gootmu-maze.md"
BOARDS = 1000
SEED = 90
SIZES = {"2": 2, "3": 3, "4–5": 4, "6–8": 6}
"""Players in words, and a number of seats that gives that board."""
ROLLS = range(1, 7)
ALL_ROLLS = sum(1 << roll for roll in ROLLS)


@dataclass
class Figures:
    """What was measured on boards of one size, a number a board."""

    reached: list[float] = field(default_factory=list)
    unhindered: list[float] = field(default_factory=list)
    distance: list[float] = field(default_factory=list)
    dead_ends: list[float] = field(default_factory=list)
    exact: list[float] = field(default_factory=list)
    exact_by_roll: list[list[float]] = field(default_factory=list)


def random_board(seats: int, random: Random) -> Maze:
    """Tiles of the house, drawn and turned at random (GM-01)."""
    pack = find_pack(HOUSE)
    maze = Maze(pack, columns_for(seats), rows_for(seats))
    slots = maze.columns * maze.rows
    turned = [random.randrange(4) for _ in range(slots)]
    maze.lay(random.sample(range(len(pack.tiles)), slots), turned)
    return maze


class Walker:
    """Where a piece without any item can walk on one board."""

    def __init__(self, maze: Maze) -> None:
        self.labels = maze.labels
        self.ways = [self._ways(maze, square) for square in range(maze.size)]
        self.blocked = [is_obstacle(label) for label in maze.labels]
        self.last_only = [label in (TRAP_DOOR, SECRET_PANEL) for label in maze.labels]

    def _ways(self, maze: Maze, square: int) -> list[int]:
        open_sides = [side for side in range(4) if maze.exits[square] >> side & 1]
        if maze.labels[square] == TRAP_DOOR:  # it is left by its arrow alone (GM-86)
            open_sides = [side for side in open_sides if side == maze.arrows[square]]
        return [maze.beside[4 * square + side] for side in open_sides]

    def distances(self, start: int, obstacles: bool) -> list[int]:
        """Steps to every square that can be reached."""
        found, frontier = {start: 0}, [start]
        for square in frontier:
            for other in self.ways[square]:
                if other not in found and not (obstacles and self.blocked[other]):
                    found[other] = found[square] + 1
                    frontier.append(other)
        return list(found.values())

    def exact_rolls(self, start: int) -> int:
        """Bit r for each roll r from 1 to 6 that can be walked exactly (GM-10 to GM-13)."""
        return self._exact(start, 0, frozenset([start]), 0)

    def _exact(self, square: int, steps: int, used: frozenset[int], found: int) -> int:
        for other in self.ways[square]:
            if found == ALL_ROLLS:
                break
            if other in used or self.blocked[other]:
                continue
            found |= 1 << steps + 1
            if steps + 1 < ROLLS[-1] and not self.last_only[other]:
                found = self._exact(other, steps + 1, used | {other}, found)
        return found


def measure_board(maze: Maze, figures: Figures, random: Random) -> None:
    """Add one board to the figures."""
    walker = Walker(maze)
    open_squares = [square for square in range(maze.size) if not maze.is_closed(square)]
    start = random.choice([square for square in open_squares if maze.is_plain(square)])
    with_obstacles = walker.distances(start, obstacles=True)
    figures.unhindered.append(len(walker.distances(start, obstacles=False)) / maze.size)
    figures.reached.append(len(with_obstacles) / maze.size)
    figures.distance.append(sum(with_obstacles) / (len(with_obstacles) - 1))
    dead = [square for square in open_squares if int(maze.walls[square]).bit_count() == 3]
    figures.dead_ends.append(len(dead) / len(maze.tiles))
    measure_moves(walker, [s for s in open_squares if not walker.blocked[s]], figures)


def measure_moves(walker: Walker, starts: list[int], figures: Figures) -> None:
    """Add how often a roll can be walked exactly, from each of these squares."""
    rolls = [walker.exact_rolls(start) for start in starts]
    shares = [fmean(found >> roll & 1 for found in rolls) for roll in ROLLS]
    figures.exact.append(fmean(shares))
    figures.exact_by_roll.append(shares)


def measure(players: str, seats: int) -> Figures:
    """Many boards of one size, the same ones each time."""
    figures, random, console = Figures(), Random(SEED), Console(stderr=True)
    for _ in track(range(BOARDS), f"{players} players", transient=True, console=console):
        measure_board(random_board(seats, random), figures, random)
    return figures


SIGNS = {NORTH: "^", EAST: ">", SOUTH: "v", WEST: "<"}


def sign(maze: Maze, square: int, circles: set[int]) -> str:
    """One character for what a square shows."""
    label = maze.labels[square]
    if label == BLANK:
        return "o" if square in circles else " "
    if label == TRAP_DOOR:
        return SIGNS[maze.arrows[square]]
    return "#" if is_obstacle(label) else "=" if label == SECRET_PANEL else "*"


def drawing(maze: Maze) -> Iterator[str]:
    """A whole board as text, line by line."""
    circles = {maze.circle(slot) for slot in range(len(maze.tiles))}
    for row in range(maze.rows * SIDE):
        squares = range(row * maze.width, (row + 1) * maze.width)
        yield edge_line(maze, squares, NORTH)
        cells = [f"{bar(maze, s, WEST)} {sign(maze, s, circles)} " for s in squares]
        yield "".join(cells) + bar(maze, squares[-1], EAST)
    yield edge_line(maze, squares, SOUTH)


def edge_line(maze: Maze, squares: range, side: int) -> str:
    """The walls above or below a row of squares."""
    return "".join("+---" if maze.walls[s] >> side & 1 else "+   " for s in squares) + "+"


def bar(maze: Maze, square: int, side: int) -> str:
    """The wall to the left or right of a square."""
    return "|" if maze.walls[square] >> side & 1 else " "


def percent(shares: list[float]) -> str:
    """The mean of shares, and the worst one."""
    return f"{fmean(shares):.2%} ({min(shares):.1%})"


def rows(measured: dict[str, Figures]) -> Iterator[list[str]]:
    """The table of the page, its head first."""
    all_figures = list(measured.values())
    yield ["", *(f"{players} players" for players in measured)]
    yield ["squares reached on foot", *(percent(f.unhindered) for f in all_figures)]
    yield ["… without any item", *(percent(f.reached) for f in all_figures)]
    yield ["mean way between two squares", *(f"{fmean(f.distance):.1f}" for f in all_figures)]
    yield ["dead ends a tile", *(f"{fmean(f.dead_ends):.1f}" for f in all_figures)]
    yield ["a roll can be walked exactly", *(percent(f.exact) for f in all_figures)]
    for roll in ROLLS:
        shares = [fmean(board[roll - 1] for board in f.exact_by_roll) for f in all_figures]
        yield [f"… a {roll}", *(f"{share:.2%}" for share in shares)]


def table(measured: dict[str, Figures]) -> str:
    """The rows as Markdown."""
    lines = ["| " + " | ".join(row) + " |" for row in rows(measured)]
    columns = len(measured)
    return "\n".join([lines[0], "|---|" + "---:|" * columns, *lines[1:]])


TEXT = """\
# The mazes of G.O.O.T.M.U.

What the house's 32 tiles are like to walk on: {boards} random boards of each size, drawn and
turned as at the start of a game. `make maze-report` measures again and rewrites this page.

{table}

Where two figures stand, the first is the mean and the one in brackets the worst board.

- **Squares reached on foot**: from a random square with nothing printed on it, as a share of all
  squares. Printed obstacles are ignored, as when pieces are placed (GM-06); trap doors lead one way
  and a square with four walls stays out of reach. **Without any item** nobody passes a printed
  obstacle.
- **Mean way**: the fewest steps from that square to the others, without any item.
- **Dead ends**: squares with exactly one open side.
- **Walked exactly**: from every square where a piece may stand without an item and that is not
  closed, is there a way of exactly that length, no square twice, doors, panels and dead ends only
  last (GM-10 to GM-13)? Whoever stands on a trap door leaves it by its arrow; on a secret panel
  either side is tried. Markers, other pieces and the monster are left out.

One of the boards for two players. Open edges continue on the opposite side. `o` is a circle, `*` an
instruction, `#` an obstacle, `=` a secret panel, and `^ > v <` a trap door with its arrow.

```
{drawing}
```
"""


def main() -> None:
    """Measure, and write the page."""
    measured = {players: measure(players, seats) for players, seats in SIZES.items()}
    lines = [line.rstrip() for line in drawing(random_board(2, Random(SEED)))]
    page = TEXT.format(boards=f"{BOARDS:,}", table=table(measured), drawing="\n".join(lines))
    PAGE.write_text(page, encoding="utf-8")
    print(table(measured))


if __name__ == "__main__":
    main()
