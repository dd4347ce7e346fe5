"""Gulo Gulo in a terminal: the path in rows, the Gulos under it, the nest from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tablee.core.notation import seat_letter
from tablee.core.text import Text
from tablee.games.gulo.names import COLOUR_NAMES
from tablee.games.gulo.view import Egg, GuloView
from tablee.games.gulo.words import percent

INKS = {
    "green": "#2fbf8f",
    "yellow": "#f0c419",
    "red": "#e8604c",
    "blue": "#56b4e9",
    "purple": "#c48bd9",
    "junior": "#f4efe4",
}
DIM = "dim"
IN_A_ROW = 12
CELL = 4
BAR = 20  # characters for a risk of 100 %


def draw(view: GuloView, people: Sequence[str], text: Text) -> RenderableType:
    """The whole table as everybody sees it."""
    parts: list[RenderableType] = [*_path(view, text), *_deck(view, text), Line("")]
    parts += [_person(view, seat, people, text) for seat in range(len(view.at))]
    return Group(*parts, Line(""), _nest(view, text))


# --- the path


def _path(view: GuloView, text: Text) -> list[Line]:
    """Tiles with their numbers and letters, and under them who stands there."""
    lines = [Line(text("table-path"), style="bold")]
    before = "".join(seat_letter(s) for s, number in enumerate(view.at) if number == 0)
    if before:
        lines.append(Line(f"  {text('table-start')}  {before}"))
    for first in range(1, len(view.path) + 1, IN_A_ROW):
        numbers = range(first, min(first + IN_A_ROW, len(view.path) + 1))
        lines.append(Line(_cells(str(number) for number in numbers), style=DIM))
        lines.append(_row([view.path[number - 1] for number in numbers]))
        if any(number in view.at for number in numbers):
            lines.append(Line(_cells(_standing(view, number) for number in numbers), "bold"))
    return lines


def _cells(texts: Iterable[str]) -> str:
    return "".join(f"{part:>{CELL}}" for part in texts)


def _row(tiles: Sequence[str | None]) -> Line:
    line = Line()
    for tile in tiles:
        mark = "?" if tile is None else "★" if tile == "junior" else tile[0]
        line.append(f"{mark:>{CELL}}", style=DIM if tile is None else f"bold {INKS[tile]}")
    return line


def _standing(view: GuloView, number: int) -> str:
    return "".join(seat_letter(seat) for seat, at in enumerate(view.at) if at == number)


def _deck(view: GuloView, text: Text) -> list[Line]:
    line = Line(f"{text('table-deck')} ", style="bold")
    line.append_text(_row(view.deck))
    if view.colour is not None:
        colour = text(f"colour-{view.colour}")
        line.append(f"   {text('table-steals', colour=colour)}", style=f"bold {INKS[view.colour]}")
    unseen = [text(f"tiles-{colour}", number=n) for colour, n in view.unseen.items() if n]
    known = [Line(text("table-unseen", tiles=text.list(unseen)), style=DIM)] if unseen else []
    return [line, *known]


def _person(view: GuloView, seat: int, people: Sequence[str], text: Text) -> Line:
    mark = "▸ " if seat == view.turn_of else "  "
    stands = text("table-stands", number=view.at[seat])
    style = "bold" if seat == view.seat else ""
    return Line(f"{mark}{seat_letter(seat)} {people[seat]}, {stands}", style=style)


# --- the nest


def _nest(view: GuloView, text: Text) -> RenderableType:
    if not view.eggs:
        return Line(text("table-poured"), style=DIM)
    title = Line(text("table-nest"), style="bold")
    title.append(f"  {text('table-lean', lean=view.lean or 0)}", style=DIM)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    rows = _rows_of(view, text) if view.colour is None else _rows_of_colour(view, text)
    for row in rows:
        table.add_row(*row)
    return Group(title, table, *_bag(view, text))


def _rows_of(view: GuloView, text: Text) -> list[list[Line]]:
    """A row for each colour, with its eggs from the top and, with dice, their risks."""
    rows = []
    for colour in COLOUR_NAMES:
        eggs = [egg for egg in view.eggs if egg.colour == colour]
        rows.append([Line(text(f"colour-{colour}"), style=f"bold {INKS[colour]}")])
        rows[-1] += [_short(egg, text) for egg in eggs]
    return rows


def _short(egg: Egg, text: Text) -> Line:
    star = "*" if egg.touches_pole else ""
    if egg.risk is None:
        return Line(f"{egg.name}{star}", style=INKS[egg.colour])
    line = Line(f"{egg.name} ", style=INKS[egg.colour])
    return line.append(f"{text('table-percent', risk=percent(egg.risk))}{star}", style=DIM)


def _rows_of_colour(view: GuloView, text: Text) -> list[list[Line]]:
    return [_egg(egg, view, text) for egg in view.eggs if egg.colour == view.colour]


def _egg(egg: Egg, view: GuloView, text: Text) -> list[Line]:
    ink = INKS[egg.colour]
    mark = "▸" if egg.name == view.named else " "
    pole = text("touches-pole") if egg.touches_pole else ""
    return [
        Line(f"{mark}{egg.name}", style=f"bold {ink}"),
        Line(text(f"depth-{egg.depth}")),
        *_odds(egg, text),
        Line(pole, style=DIM),
    ]


def _odds(egg: Egg, text: Text) -> list[Line]:
    """The risk as a number and a bar, where dice decide."""
    if egg.risk is None:
        return []
    bar = "█" * max(1, round(BAR * egg.risk / 1000))
    percentage = Line(text("table-percent", risk=percent(egg.risk)), justify="right")
    return [percentage, Line(bar, style=INKS[egg.colour])]


def _bag(view: GuloView, text: Text) -> list[Line]:
    lines = [Line(f"* {text('touches-pole')}", style=DIM)] if view.colour is None else []
    if view.bag:
        lines.append(Line(f"{text('table-bag')}  {' '.join(view.bag)}", style=DIM))
    return lines
