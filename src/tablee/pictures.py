"""A view drawn, for the terminal or as SVG. Each game has a `terminal` module that knows how, and
may have an `svg` module for a picture of its own.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from io import StringIO

from rich.console import Console, RenderableType
from rich.segment import Segment

from tablee.core.game import AnyGame
from tablee.core.text import Text
from tablee.core.view import View

WIDTH = 100
# Rich's own frame loads fonts from elsewhere; ours asks nobody. Its sizes leave no room for a
# margin: drawn a little smaller, the text has one, and the last line is whole.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, monospace; font-size: {char_height}px;
line-height: {line_height}px; }} {styles}</style>
<rect width="100%" height="100%" fill="#1d1a16"/>
<defs>{lines}</defs><g transform="translate(8, 4) scale(0.975)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def drawing(game: AnyGame, view: View, people: list[str], text: Text) -> RenderableType:
    """The table as this view shows it, in the terminal."""
    table: RenderableType = importlib.import_module(_module(game, "terminal")).draw(
        view, people, text
    )
    return table


def svg(game: AnyGame, view: View, people: list[str], text: Text) -> str:
    """The table as this view shows it: the game's own picture, else what the terminal shows."""
    own = _module(game, "svg")
    if find_spec(own) is not None:
        picture: str = importlib.import_module(own).svg(view)
        return picture
    table = drawing(game, view, people, text)
    console = Console(record=True, width=_width_of(table), file=StringIO(), force_terminal=True)
    console.print(table)
    return console.export_svg(code_format=FRAME, unique_id="t")


def _width_of(table: RenderableType) -> int:
    """Columns that it needs: on a phone, every one that stays empty makes the letters smaller."""
    lines = Console(width=WIDTH, file=StringIO()).render_lines(table, pad=False)
    return max(map(Segment.get_line_length, lines), default=WIDTH)


def _module(game: AnyGame, name: str) -> str:
    return f"{type(game).__module__.rpartition('.')[0]}.{name}"
