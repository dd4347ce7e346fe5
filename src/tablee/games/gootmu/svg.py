"""The board as a picture: an explorer's plan in ink on paper, with everything that lies on it.

The picture stands alone: no script, no font and no address of elsewhere. Colours are custom
properties with a value for a light page (`--maze-…`, `--seat-…`). Groups carry `data-square`,
`data-pawn`, `data-thing` and `data-label`, so that a page can find what it wants to move.
"""

from __future__ import annotations

from html import escape
from typing import Final

from tablee.core.notation import seat_letter
from tablee.games.gootmu import figures
from tablee.games.gootmu.abbreviations import MARKER_NAMES, printed, short_of
from tablee.games.gootmu.figures import NOMINAL, SYMBOLS
from tablee.games.gootmu.floor import MARGIN, SQUARE, centre, draw_floor, draw_walls, wall_defs
from tablee.games.gootmu.maze import Maze, carried_by, pawns_on, place, things_on
from tablee.games.gootmu.names import slug
from tablee.games.gootmu.paints import on_seat, paint, seat_paint
from tablee.games.gootmu.pictograms import NUMBER, PICTOGRAMS
from tablee.games.gootmu.rules.labels import ARROWED
from tablee.games.gootmu.strokes import put, words
from tablee.games.gootmu.trail import draw_trail
from tablee.games.gootmu.view import GootmuView, Label, Pawn, Thing

TEXT_FONT: Final = "Atkinson Hyperlegible Next, Atkinson Hyperlegible, Verdana, sans-serif"
TURNS: Final = {"e": 0, "s": 90, "w": 180, "n": 270}
WAYS: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}
TRAY: Final = 74  # how high a row of trays is
TRAY_WIDTH: Final = 250
GIVEN: Final = 3  # trays stand under the board, so many in a row at least
SMALL: Final = 0.66  # tokens below this scale leave details out
Spot = tuple[float, float, float]


def svg(view: GootmuView) -> str:
    """The whole picture of a position."""
    maze = Maze(view)
    width = maze.width * SQUARE + 2 * MARGIN
    height = maze.height * SQUARE + 2 * MARGIN + _trays_height(view, width)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-labelledby="gm-title gm-desc" font-family="{TEXT_FONT}">',
        f'<title id="gm-title">{_title(view)}</title>',
        f'<desc id="gm-desc">{_description(view)}</desc>',
        f"<defs>{_icon_defs(view)}{wall_defs(maze)}</defs>",
        f'<rect width="{width}" height="{height}" rx="14" fill="{paint("paper")}"/>',
        draw_floor(view, maze),
        _inked("".join(_circle(name) for name in view.circles), 1.6, paint("faint")),
        _inked("".join(_home(pawn, pawn.seat) for pawn in view.pawns if pawn.seat is not None), 2),
        _inked("".join(_label(view, name, label) for name, label in view.labels.items()), 2.2),
        draw_walls(maze),
        draw_trail(view, maze),
        _inked(_all_tokens(view), 2, paint("edge")),
        _inked(_trays(view, width, maze.height * SQUARE + 2 * MARGIN), 2, paint("edge")),
        "</svg>",
    ]
    return "\n".join(parts)


def _inked(drawing: str, width: float, ink: str = "") -> str:
    """A group whose lines are drawn in ink."""
    ink = ink or paint("ink")
    return (
        f'<g fill="none" stroke="currentColor" color="{ink}" stroke-width="{width:g}"'
        f' stroke-linecap="round" stroke-linejoin="round">{drawing}</g>'
    )


# --- words for those who hear the picture


def _title(view: GootmuView) -> str:
    return f"G.O.O.T.M.U., turn {view.turn}" if view.turn else "G.O.O.T.M.U."


def _description(view: GootmuView) -> str:
    sentences = [f"A maze of {view.columns} by {view.rows} tiles, which wraps round."]
    sentences += [f"Pawn {pawn.name} on {pawn.square}." for pawn in view.pawns]
    sentences += [_where(thing) for thing in view.things if thing.owner is not None]
    gone = [f"t{slot}" for slot, tile in enumerate(view.slots, 1) if tile.tile is None]
    if gone and view.walls:
        sentences.append(f"Removed tiles: {', '.join(gone)}.")
    return escape(" ".join(sentences))


def _where(thing: Thing) -> str:
    if thing.carrier is not None:
        return f"Piece {thing.name} carried by {thing.carrier}."
    return f"Piece {thing.name} on {thing.square}."


def _hint(hint: str) -> str:
    return f"<title>{escape(hint)}</title>"


# --- what is printed


def _icon_defs(view: GootmuView) -> str:
    """The drawings that this position needs, each once."""
    names = sorted({printed(label.name).base for label in view.labels.values()})
    kinds = sorted({thing.kind for thing in view.things} & set(SYMBOLS))
    icons = [f'<g id="gm-icon-{slug(name)}">{PICTOGRAMS[name].drawing}</g>' for name in names]
    return "".join(
        icons + [f'<g id="gm-marker-{kind}">{figures.marker(kind)}</g>' for kind in kinds]
    )


def _use(name: str, x: float, y: float, scale: float, turn: int = 0) -> str:
    return put(f'<use href="#gm-{name}"/>', x, y, scale, turn)


def _circle(name: str) -> str:
    return _on_square(name, '<circle r="24"/><circle r="20.5" stroke-dasharray="2 4"/>', "circle")


def _on_square(name: str, drawing: str, kind: str, more: str = "") -> str:
    x, y = centre(*place(name))
    return (
        f'<g class="gm-{kind}" data-square="{name}"{more}'
        f' transform="translate({x:g} {y:g})">{drawing}</g>'
    )


def _home(pawn: Pawn, seat: int) -> str:
    """A start marker: painted corners and a pennant with the owner's letter."""
    if pawn.home is None:
        return ""
    own = seat_paint(seat)
    one = len(pawn.name) == 1
    corners = "M-27-14V-27H-14M14-27H27V-14M27 14V27H14M-14 27H-27V14"
    drawing = (
        _hint(f"start of {pawn.name}")
        + f'<path d="{corners}" stroke-width="5.5"/>'
        + f'<path d="{corners}" stroke="{own}" stroke-width="3"/>'
        + f'<path d="M-28-28H{-6 if one else 2}L{-11 if one else -4}-20L{-6 if one else 2}-12H-28Z"'
        + f' fill="{own}" stroke-width="1.5"/>'
        + words(pawn.name, -15.4, 13, on_seat(seat), x=-20 if one else -16.5)
    )
    return _on_square(pawn.home, drawing, "home", f' data-home="{pawn.name}"')


def _label(view: GootmuView, name: str, label: Label) -> str:
    base, number = printed(label.name)
    turn = TURNS[label.arrow] if label.arrow and base in ARROWED else 0
    picture = _use(f"icon-{slug(base)}", 0, 0, 1, turn)
    picture += PICTOGRAMS[base].over.replace(NUMBER, number)
    if _crowded(view, name):
        picture = put(picture, 0, -18.5, 0.42)
    drawing = f'<g color="{paint(f"label-{short_of(label.name).family}")}">{picture}</g>'
    way = f", {WAYS[label.arrow]}" if label.arrow else ""
    more = f' data-label="{escape(label.name)}"'
    return _on_square(name, _hint(label.name + way) + drawing, "label", more)


def _crowded(view: GootmuView, name: str) -> bool:
    """Does something stand on the square?"""
    return any(pawn.square == name for pawn in view.pawns) or any(
        thing.square == name for thing in view.things
    )


# --- what stands and lies about


def _all_tokens(view: GootmuView) -> str:
    pawns, things = pawns_on(view), things_on(view)
    names = sorted(set(pawns) | set(things), key=place)
    return "".join(_tokens(view, name, pawns.get(name, []), things.get(name, [])) for name in names)


def _tokens(view: GootmuView, name: str, pawns: list[Pawn], things: list[Thing]) -> str:
    """Everything on one square, side by side, so that all of it is seen."""
    spots = _spots(view, name, len(things) + len(pawns))
    small = spots[0][2] < SMALL
    drawings = [_thing(thing, small) for thing in things]
    drawings += [_pawn(view, pawn, small) for pawn in pawns]
    inner = "".join(put(drawing, *spot) for drawing, spot in zip(drawings, spots))
    return _on_square(name, inner, "tokens")


def _spots(view: GootmuView, name: str, count: int) -> list[Spot]:
    """Where tokens go: below a label, beside the pennant of a start marker, else in the middle."""
    if name in view.labels:
        return [(x, y + 9.5, scale) for x, y, scale in arrange(count, 58, 37)]
    if any(pawn.home == name for pawn in view.pawns):
        return [(x + 4, y + 4, scale) for x, y, scale in arrange(count, 48, 48)]
    return arrange(count, 58, 58)


def arrange(count: int, width: float, height: float) -> list[Spot]:
    """Places and scales for so many tokens in a box, as large as they can be, rows centred."""
    if count == 2 and width == height:
        off = width / 5
        return [(-off, -off, 0.62 * width / NOMINAL), (off, off, 0.62 * width / NOMINAL)]
    columns = max(range(1, count + 1), key=lambda tried: _cell(count, tried, width, height))
    cell = _cell(count, columns, width, height)
    rows = -(-count // columns)
    spots = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = (column - (in_row - 1) / 2) * cell
        spots.append((x, (row - (rows - 1) / 2) * cell, min(1.0, cell / (NOMINAL + 4))))
    return spots


def _cell(count: int, columns: int, width: float, height: float) -> float:
    return min(width / columns, height / -(-count // columns))


def _pawn(view: GootmuView, pawn: Pawn, small: bool) -> str:
    halo = _halo(view, pawn) if pawn.name == (view.moving or view.turn_of) else ""
    hint = "the monster" if pawn.seat is None else f"pawn {pawn.name}"
    figure = _hint(hint) + halo + figures.pawn(pawn.name, pawn.seat, small)
    return f'<g class="gm-pawn" data-pawn="{pawn.name}">{figure}</g>'


def _halo(view: GootmuView, pawn: Pawn) -> str:
    """Who is to move has a ring; it is red only for the person who looks at the picture."""
    yours = view.seat is not None and view.seat in view.waiting
    ink = paint("turn") if yours else paint("ink")
    dashes = "" if yours else ' stroke-dasharray="5 5"'
    return (
        f'<circle r="25.5" fill="{paint("card")}" fill-opacity=".75" stroke="{ink}"'
        f' stroke-width="3.2"{dashes}/>'
    )


def _thing(thing: Thing, small: bool = False) -> str:
    if thing.owner is not None:
        hint = f"GOOTMU piece {thing.name} of {seat_letter(thing.owner)}"
        drawing = figures.piece(thing.name, thing.owner, small)
    else:
        hint = f"{thing.name}: {MARKER_NAMES[thing.kind]}"
        known = thing.kind in SYMBOLS
        drawing = f'<use href="#gm-marker-{thing.kind}"/>' if known else figures.token_back()
    return f'<g class="gm-thing" data-thing="{thing.name}">{_hint(hint)}{drawing}</g>'


# --- what is carried: a tray for each pawn, under the board


def _with_hands(view: GootmuView) -> list[Pawn]:
    return [pawn for pawn in view.pawns if pawn.seat is not None]


def _in_a_row(view: GootmuView, width: int) -> int:
    """How many trays stand side by side: rows as even as can be."""
    pawns = max(1, len(_with_hands(view)))
    most = max(GIVEN, (width - 2 * MARGIN) // TRAY_WIDTH)
    rows = -(-pawns // most)
    return max(GIVEN, -(-pawns // rows))


def _trays_height(view: GootmuView, width: int) -> int:
    rows = -(-len(_with_hands(view)) // _in_a_row(view, width))
    return rows * TRAY + (14 if rows else 0)


def _trays(view: GootmuView, width: int, top: int) -> str:
    in_a_row = _in_a_row(view, width)
    each = (width - 2 * MARGIN) / in_a_row
    drawn = []
    for number, pawn in enumerate(_with_hands(view)):
        row, column = divmod(number, in_a_row)
        tray = _tray(view, pawn, each - 10)
        drawn.append(put(tray, MARGIN + column * each + 5, top + row * TRAY))
    return "".join(drawn)


def _tray(view: GootmuView, pawn: Pawn, width: float) -> str:
    things = carried_by(view, pawn)
    step = min(50.0, (width - 66) / max(3, len(things)))
    inner = "".join(
        put(_thing(thing), 66 + step * (number + 0.5), 31, min(0.98, step / 50))
        for number, thing in enumerate(things)
    )
    own = seat_paint(pawn.seat or 0)
    return (
        f'<rect width="{width:g}" height="62" rx="10" fill="{paint("floor-2")}" stroke="{own}"'
        f' stroke-width="2.5"/>'
        f'<path d="M60 10V52" stroke="{paint("grid")}"/>'
        + put(figures.pawn(pawn.name, pawn.seat), 31, 30, 0.95)
        + f'<g data-tray="{pawn.name}">{inner}</g>'
    )
