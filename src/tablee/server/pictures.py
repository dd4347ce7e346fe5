"""A position as SVG: the game's own picture if it has one, else its terminal drawing."""

from __future__ import annotations

import importlib
import importlib.util
from io import StringIO

from rich.console import Console

from tablee.core.game import AnyGame
from tablee.core.view import View

WIDTH = 100
# Rich's own frame loads fonts from elsewhere; ours asks nobody.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, monospace; font-size: {char_height}px;
line-height: {line_height}px; }} {styles}</style>
<rect width="100%" height="100%" fill="#1d1a16"/>
<defs>{lines}</defs><g transform="translate(8, 4)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def svg_of(game: AnyGame, view: View, people: list[str]) -> str:
    """What a view shows, as a picture."""
    own = f"tablee.games.{game.key}.svg"
    if importlib.util.find_spec(own):
        picture: str = importlib.import_module(own).svg(view)
        return picture
    return _drawn(game, view, people)


def _drawn(game: AnyGame, view: View, people: list[str]) -> str:
    terminal = importlib.import_module(f"tablee.games.{game.key}.terminal")
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    console.print(terminal.draw(view, people, game.text("en")))
    return console.export_svg(code_format=FRAME, unique_id="t")
