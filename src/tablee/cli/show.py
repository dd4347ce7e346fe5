"""`tablee show`: a position drawn. Each game has a `terminal` module that knows how, and may have
an `svg` module for a picture.
"""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console, RenderableType

from tablee.cli.gootmu import add_pack_file
from tablee.cli.language import chosen_language
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.notation import Word, seat_letter
from tablee.core.registry import game as find_game
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.core.view import View


def show(position: str, /, *, svg: bool = False, lang: str = "", tiles: Path | None = None) -> None:
    """Draw a position as anybody at the table sees it.

    Example: tablee show "gootmu 2 house 400 | …" --svg > board.svg

    Parameters
    ----------
    position
        A position in one line; its first word names the game.
    svg
        Write a picture instead of drawing in the terminal.
    lang
        en or fr; without it, the language of the environment.
    tiles
        A file with the tiles of the position, for G.O.O.T.M.U.
    """
    if tiles is not None:
        add_pack_file(tiles)
    game = find_game(position.split(maxsplit=1)[0] if position.split() else "")
    state = game.parse_position(Word(position))
    view = game.view(state, SPECTATOR)
    if svg:
        sys.stdout.write(picture(game, view))
        return
    text = game.text(chosen_language(lang))
    people = [text("player-name", seat=seat_letter(seat)) for seat in range(state.seats)]
    Console().print(drawing(game, view, people, text))


def _module(game: AnyGame, name: str) -> str:
    return f"{type(game).__module__.rpartition('.')[0]}.{name}"


def drawing(game: AnyGame, view: View, people: list[str], text: Text) -> RenderableType:
    """The table as this view shows it, in the terminal."""
    module = importlib.import_module(_module(game, "terminal"))
    table: RenderableType = module.draw(view, people, text)
    return table


def picture(game: AnyGame, view: View) -> str:
    """The table as this view shows it, as an SVG."""
    name = _module(game, "svg")
    if find_spec(name) is None:
        raise OptionError(f"there is no picture of {game.name} yet; leave --svg out")
    svg: str = importlib.import_module(name).svg(view)
    return svg
