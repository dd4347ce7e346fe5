"""Les œufs sont faits in a terminal. Every egg is told by letters and shapes, colour only helps."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tablee.core.notation import SEATS, seat_letter
from tablee.core.text import Text
from tablee.games.oeufs.names import COLUMNS
from tablee.games.oeufs.view import TURNED, OeufsView

INKS = ("#e69f00", "#56b4e9", "#2fbf8f", "#d58ab9")
GROUNDS = ("#4a3717", "#1d3a4d", "#123f31", "#452a3b")
BOARD = "#2b2420"
SHELL = "bold #f4efe4"
EGG = "()"  # a turned egg: plain on all sides
EMPTY = " ·"


def draw(view: OeufsView, people: Sequence[str], text: Text) -> RenderableType:
    """The whole table as this view shows it."""
    board = Table(box=None, padding=0, show_header=False, pad_edge=False)
    for row in range(view.size, 0, -1):
        board.add_row(Line(f"{row:>2} ", style="dim"), *_row(view, row))
    letters = [Line(f" {COLUMNS[column]} ", style="dim") for column in range(view.size)]
    board.add_row(Line("   "), *letters)
    return Group(Line(_title(view, text), style="bold"), board, *_people(view, people, text))


def _title(view: OeufsView, text: Text) -> str:
    if view.turn_limit:
        return text("table-turn", turn=view.turn, limit=view.turn_limit)
    return text("table-turn-no-limit", turn=view.turn)


def _row(view: OeufsView, row: int) -> list[Line]:
    return [_cell(view, f"{COLUMNS[column]}{row}") for column in range(view.size)]


def _cell(view: OeufsView, square: str) -> Line:
    owners = [seat for seat, player in enumerate(view.players) if square in player.camp]
    ground = GROUNDS[owners[0]] if owners else BOARD
    shown = view.board.get(square)
    if shown is None:
        return Line(f"{EMPTY} ", style=f"dim on {ground}")
    if shown == TURNED:
        return Line(f"{EGG} ", style=f"{SHELL} on {ground}")
    seat = SEATS.index(shown)
    return Line(f"{view.players[seat].symbol}{shown} ", style=f"bold {INKS[seat]} on {ground}")


def _people(view: OeufsView, people: Sequence[str], text: Text) -> list[Line]:
    lines = [_person(view, seat, people, text) for seat in range(len(view.players))]
    lines.append(Line(f"  {EGG} {text('table-turned')}", style="dim"))
    if view.looked is not None:
        who = people[view.looked.seat]
        lines.append(Line(text("table-looked", who=who, square=view.looked.square)))
    if view.you is not None and view.you.look is not None:
        look = view.you.look
        seen = text("table-saw", symbol=look.symbol, square=look.square)
        lines.append(Line(seen, style="bold"))
    return lines


def _person(view: OeufsView, seat: int, people: Sequence[str], text: Text) -> Line:
    player = view.players[seat]
    mark = "▸ " if seat in view.waiting else "  "
    out = f" ({text('table-out')})" if player.out else ""
    style = f"bold {INKS[seat]}" if seat == view.seat else INKS[seat]
    return Line(f"{mark}{player.symbol} {seat_letter(seat)} {people[seat]}{out}", style=style)
