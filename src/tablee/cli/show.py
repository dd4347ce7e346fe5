"""Drawing a view in the terminal: each game has a `terminal` module that knows how."""

from __future__ import annotations

import importlib

from rich.console import RenderableType

from tablee.core.game import AnyGame
from tablee.core.text import Text
from tablee.core.view import View


def drawing(game: AnyGame, view: View, people: list[str], text: Text) -> RenderableType:
    """The table as this view shows it."""
    module = type(game).__module__.rpartition(".")[0] + ".terminal"
    table: RenderableType = importlib.import_module(module).draw(view, people, text)
    return table
