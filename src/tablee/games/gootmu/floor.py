"""The ground of the picture: tiles, holes, walls, the ways out at the border, names of squares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tablee.games.gootmu.maze import Maze
from tablee.games.gootmu.names import COLUMNS
from tablee.games.gootmu.paints import paint
from tablee.games.gootmu.rules.tiles import SIDE
from tablee.games.gootmu.view import GootmuView

SQUARE: Final = 64
MARGIN: Final = 46
STUB: Final = 12  # how far an open way is drawn beyond the border
DISPLAY_FONT: Final = "Fraunces, Fraunces Variable, Georgia, serif"
Edge = Callable[[int, int], bool]
Run = tuple[int, int, int]


def corner(row: int, column: int) -> tuple[int, int]:
    """The top left corner of a square."""
    return MARGIN + column * SQUARE, MARGIN + row * SQUARE


def centre(row: int, column: int) -> tuple[float, float]:
    """The middle of a square."""
    x, y = corner(row, column)
    return x + SQUARE / 2, y + SQUARE / 2


def draw_floor(view: GootmuView, maze: Maze) -> str:
    """Everything under the labels."""
    tiles = [_tile(view, maze, slot) for slot in range(view.rows * view.columns)]
    return "\n".join([_ways_out(maze), *tiles, _names(maze)])


# --- tiles


def _tile(view: GootmuView, maze: Maze, slot: int) -> str:
    row, column = divmod(slot, view.columns)
    x, y = corner(row * SIDE, column * SIDE)
    if not maze.laid:
        return _empty_slot(x, y)
    if maze.hole(row * SIDE, column * SIDE):
        return _hole(x, y)
    number = view.slots[slot].tile if slot < len(view.slots) else 0
    tone = 1 + (row + column) % 2 + 2 * ((number or 0) % 2)
    far = SIDE * SQUARE
    return (
        f'<g class="gm-tile" data-slot="t{slot + 1}"><rect x="{x}" y="{y}" width="{far}"'
        f' height="{far}" fill="{paint(f"floor-{tone}")}" stroke="{paint("gap")}"'
        f' stroke-width="1.3"/>{_grid(x, y)}<text x="{x + 6}" y="{y + 15}" font-size="11"'
        f' fill="{paint("faint")}">t{slot + 1}</text></g>'
    )


def _grid(x: int, y: int) -> str:
    """Dotted lines between the squares of a tile."""
    far = SIDE * SQUARE
    lines = [f"M{x + step} {y}v{far}M{x} {y + step}h{far}" for step in range(SQUARE, far, SQUARE)]
    return (
        f'<path d="{"".join(lines)}" fill="none" stroke="{paint("grid")}" stroke-width="1.4"'
        ' stroke-dasharray="1.5 5"/>'
    )


def _empty_slot(x: int, y: int) -> str:
    far = SIDE * SQUARE - 20
    return (
        f'<rect x="{x + 10}" y="{y + 10}" width="{far}" height="{far}" rx="8" fill="none"'
        f' stroke="{paint("gap")}" stroke-width="2" stroke-dasharray="8 8"/>'
    )


def _hole(x: int, y: int) -> str:
    """The table shows where a tile was taken away."""
    far = SIDE * SQUARE
    hatch = "".join(
        f"M{x} {y + step}L{x + step} {y}M{x + step} {y + far}L{x + far} {y + step}"
        for step in range(16, far + 1, 16)
    )
    return (
        f'<g class="gm-hole"><title>a removed tile</title><rect x="{x}" y="{y}" width="{far}"'
        f' height="{far}" fill="{paint("hole")}"/><path d="{hatch}" fill="none"'
        f' stroke="{paint("hole-line")}" stroke-width="1.6"/></g>'
    )


# --- walls


def _runs(edge: Edge, lines: int, length: int) -> Iterator[Run]:
    """Walls along one line that belong together: the line, where they begin, where they end."""
    for number in range(lines + 1):
        begin = None
        for step in range(length + 1):
            here = step < length and edge(number, step)
            if here and begin is None:
                begin = step
            elif not here and begin is not None:
                yield number, begin, step
                begin = None


def _wobble(run: Run) -> float:
    """A hand is not a ruler: how much the middle of a wall is off the line."""
    line, begin, end = run
    return ((line * 7 + begin * 13 + end * 5) % 5 - 2) * 0.55


def wall_defs(maze: Maze) -> str:
    """All walls as one path, each of them once."""
    if not maze.laid:
        return ""
    pieces = []
    for run in _runs(maze.above, maze.height, maze.width):
        x, y = corner(run[0], run[1])
        far = (run[2] - run[1]) * SQUARE
        pieces.append(f"M{x} {y}q{far / 2:g} {_wobble(run):.3g} {far} 0")
    for run in _runs(lambda line, step: maze.left(step, line), maze.width, maze.height):
        x, y = corner(run[1], run[0])
        far = (run[2] - run[1]) * SQUARE
        pieces.append(f"M{x} {y}q{_wobble(run):.3g} {far / 2:g} 0 {far}")
    return f'<path id="gm-walls" d="{"".join(pieces)}" fill="none" stroke-linecap="round"/>'


def draw_walls(maze: Maze) -> str:
    """The walls in ink, with one shadow."""
    if not maze.laid:
        return ""
    ink = paint("wall")
    return (
        f'<use href="#gm-walls" x="1.6" y="2.6" stroke="{ink}" stroke-width="7" opacity=".2"/>'
        f'<use href="#gm-walls" stroke="{ink}" stroke-width="6.4"/>'
    )


# --- the border


def _ways_out(maze: Maze) -> str:
    """A short piece of floor beyond every opening of the border: the maze goes on over there."""
    if not maze.laid:
        return ""
    stubs = []
    for column in range(maze.width):
        if not maze.above(0, column):
            stubs += [_stub(maze, 0, column, 0), _stub(maze, maze.height - 1, column, 180)]
    for row in range(maze.height):
        if not maze.left(row, 0):
            stubs += [_stub(maze, row, 0, 270), _stub(maze, row, maze.width - 1, 90)]
    return f'<g class="gm-ways">{"".join(stubs)}</g>'


def _stub(maze: Maze, row: int, column: int, turn: int) -> str:
    if maze.hole(row, column):
        return ""
    x, y = centre(row, column)
    half = SQUARE / 2
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn})">'
        f'<path d="M{-half + 6:g} {-half - STUB}V{-half}H{half - 6:g}V{-half - STUB}"'
        f' fill="{paint("floor-4")}"/>'
        f'<path d="M-5 {-half - 3:g}L0 {-half - 9:g}L5 {-half - 3:g}" fill="none"'
        f' stroke="{paint("faint")}" stroke-width="2" stroke-linecap="round"/></g>'
    )


def _names(maze: Maze) -> str:
    """Column letters and row numbers on all four sides."""
    right, bottom = corner(maze.height, maze.width)
    near, lift = 27, 7
    texts: list[tuple[float, float, str]] = []
    for column in range(maze.width):
        x = centre(0, column)[0]
        texts += [
            (x, MARGIN - near + lift, COLUMNS[column]),
            (x, bottom + near + lift, COLUMNS[column]),
        ]
    for row in range(maze.height):
        y = centre(row, 0)[1] + lift
        texts += [(MARGIN - near, y, str(row + 1)), (right + near, y, str(row + 1))]
    inner = "".join(f'<text x="{x:g}" y="{y:g}">{word}</text>' for x, y, word in texts)
    return (
        f'<g class="gm-names" font-family="{DISPLAY_FONT}" font-size="21" font-weight="600"'
        f' text-anchor="middle" fill="{paint("faint")}" aria-hidden="true">{inner}</g>'
    )
