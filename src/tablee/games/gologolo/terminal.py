"""Gologolo in a terminal. A card is its letters; colour and weight only help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tablee.core.text import Text
from tablee.games.gologolo.names import WIDTH
from tablee.games.gologolo.view import GologoloView

INKS = {"b": "#6ea2e8", "y": "#e8cf5a", "g": "#7cc48a", "r": "#e5786d"}
SHAPES = {"C": "●", "S": "■", "T": "▲", "H": "⬢"}
RECENT = 12  # discards that are shown


def chip(card: str) -> Line:
    """A card: its shape drawn, then its letters; a full card is filled, an empty one is plain."""
    ink = INKS[card[1]]
    style = {"0": ink, "1": f"{ink} underline", "2": f"bold #1d1815 on {ink}"}[card[2]]
    return Line(f"{SHAPES[card[0]]}{card}", style=style)


def chips(cards: Iterable[str]) -> Line:
    """Cards side by side."""
    return Line(" ").join(chip(card) for card in cards)


def meld_chips(meld: str) -> Line:
    """The cards of a meld."""
    return chips(meld[start : start + WIDTH] for start in range(0, len(meld), WIDTH))


def draw(view: GologoloView, people: Sequence[str], text: Text) -> RenderableType:
    """The whole table as this view shows it."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=text("table-round", round=view.round, rounds=view.rounds, stock=view.stock),
        title_justify="left",
        title_style="bold",
        header_style="dim",
        pad_edge=False,
    )
    for key in ("player", "cards", "melds", "score"):
        table.add_column(text(f"table-{key}"), justify="left" if key != "score" else "right")
    for seat in range(len(view.players)):
        table.add_row(*_row(view, seat, people))
    return Group(table, *_pile(view, text), *_hand(view, text))


def _row(view: GologoloView, seat: int, people: Sequence[str]) -> list[Line]:
    player = view.players[seat]
    mark = "▸ " if seat in view.waiting else "  "
    return [
        Line(mark + people[seat], style="bold" if seat == view.seat else ""),
        Line(str(player.cards)),
        Line("\n").join(meld_chips(meld) for meld in player.melds),
        Line(str(player.score), style="bold"),
    ]


def _pile(view: GologoloView, text: Text) -> list[Line]:
    if view.visible is None:
        return []
    covered = view.discards[:-1][-RECENT:]
    line = Line(text("table-visible") + " ").append_text(chip(view.visible))
    if covered:
        line.append(f"   {text('table-covered')} ", style="dim").append_text(chips(covered))
    return [line]


def _hand(view: GologoloView, text: Text) -> list[Line]:
    if view.you is None or not view.you.hand:
        return []
    return [Line(text("table-hand") + " ").append_text(chips(view.you.hand))]
