"""`tablee show`: a position drawn."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from tablee import pictures
from tablee.cli.gootmu import add_pack_file
from tablee.cli.language import Language, chosen_language
from tablee.core.notation import Word, seat_letter
from tablee.core.registry import game as find_game
from tablee.core.state import SPECTATOR


def show(
    position: str, /, *, svg: bool = False, lang: Language = "", tiles: Path | None = None
) -> None:
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
    text = game.text(chosen_language(lang))
    people = [text("player-name", seat=seat_letter(seat)) for seat in range(state.seats)]
    if svg:
        sys.stdout.write(pictures.svg(game, view, people, text))
    else:
        Console().print(pictures.drawing(game, view, people, text))
