"""The way that the moving piece has come this turn, dotted."""

from __future__ import annotations

from itertools import pairwise

from tablee.games.gootmu.floor import SQUARE, centre
from tablee.games.gootmu.maze import Maze, place
from tablee.games.gootmu.paints import paint, seat_paint
from tablee.games.gootmu.view import GootmuView


def draw_trail(view: GootmuView, maze: Maze) -> str:
    """Dots from square to square in the colour of the piece, edged in ink."""
    if len(view.trail) < 2:
        return ""
    path = "".join(_leg(maze, one, other) for one, other in pairwise(view.trail))
    beads = "".join(_bead(name) for name in dict.fromkeys(view.trail[:-1]))
    own = _paint(view)
    dots = 'fill="none" stroke-linecap="round" stroke-dasharray="0 11"'
    return (
        f'<g class="gm-trail"><path d="{path}" {dots} stroke="{paint("ink")}" stroke-width="8"/>'
        f'<path d="{path}" {dots} stroke="{own}" stroke-width="5"/>'
        f'<g fill="{own}" stroke="{paint("ink")}" stroke-width="1.6">{beads}</g></g>'
    )


def _paint(view: GootmuView) -> str:
    mover = view.moving or view.turn_of
    seats = [pawn.seat for pawn in view.pawns if pawn.name == mover]
    return paint("monster-fur") if seats in ([], [None]) else seat_paint(seats[0] or 0)


def _bead(name: str) -> str:
    x, y = centre(*place(name))
    return f'<circle cx="{x:g}" cy="{y:g}" r="6"/>'


def _leg(maze: Maze, one: str, other: str) -> str:
    """From one square to the next; over the edge of the board it leaves and comes back."""
    start, end = place(one), place(other)
    down, right = end[0] - start[0], end[1] - start[1]
    (x, y), (to_x, to_y) = centre(*start), centre(*end)
    if abs(down) + abs(right) == 1:
        return f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
    if maze.distance(one, other) == 1:
        out_x, out_y = _sign(-right) * SQUARE * 0.6, _sign(-down) * SQUARE * 0.6
        return (
            f"M{x:g} {y:g}l{out_x:g} {out_y:g}M{to_x - out_x:g} {to_y - out_y:g}L{to_x:g} {to_y:g}"
        )
    return f"M{x:g} {y:g}Q{(x + to_x) / 2:g} {(y + to_y) / 2 - SQUARE:g} {to_x:g} {to_y:g}"


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
