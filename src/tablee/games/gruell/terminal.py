"""Grüll in a terminal. Every card says what it is in letters; colour only helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tablee.core.text import Text
from tablee.games.gruell.view import GruellView
from tablee.games.gruell.words import card_key

STYLES = {
    "good": "bold #14301f on #8fc79a",
    "bad": "bold #f4e9e4 on #6d5a78",
    "ogre": "bold #2b1608 on #e0a458",
    "sorcerer": "bold #f2f0e6 on #3d5a98",
}
_OF_CARD = {"bad": "bad", "good": "good", "PO": "ogre", "GO": "ogre", "S": "sorcerer"}


def chip(card: str) -> Line:
    """A card as a small coloured tile with its letters."""
    kind = _OF_CARD.get(card) or ("bad" if card.startswith("-") else "good")
    return Line(card.replace("-", "−"), style=STYLES[kind])


def chips(cards: Iterable[str]) -> Line:
    """Cards side by side."""
    return Line(" ").join(chip(card) for card in cards)


def draw(view: GruellView, people: Sequence[str], text: Text) -> RenderableType:
    """The whole table as this view shows it."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=text("table-trick", trick=view.trick, tricks=view.tricks),
        title_justify="left",
        title_style="bold",
        header_style="dim",
        pad_edge=False,
    )
    for key in ("player", "played", "holds", "pile"):
        table.add_column(text(f"table-{key}"))
    table.add_column(text("table-score"), justify="right")
    for seat in range(len(view.players)):
        table.add_row(*_row(view, seat, people, text))
    lost = [Line(text("table-lost", cards="")).append_text(chips(view.lost))] if view.lost else []
    return Group(table, *lost)


def _row(view: GruellView, seat: int, people: Sequence[str], text: Text) -> list[Line]:
    player = view.players[seat]
    mark = "▸ " if seat in view.waiting else "  "
    style = "bold" if seat == view.seat else ""
    return [
        Line(mark + people[seat], style=style),
        _played(view, seat, text),
        chips(player.holds),
        chips(player.pile),
        Line(str(player.score).replace("-", "−"), style="bold"),
    ]


def _played(view: GruellView, seat: int, text: Text) -> Line:
    card = view.table[seat]
    if card is not None:
        return chip(card)
    if seat == view.seat and view.you is not None and view.you.choice is not None:
        return Line(text("table-sealed", card=text(card_key(view.you.choice))))
    return Line(text("table-ready") if view.players[seat].ready else "")
