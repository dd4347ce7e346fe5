"""`tablee games`: what can be played."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tablee.bots.any_game import bot_names
from tablee.cli.language import chosen_language
from tablee.core.game import AnyGame
from tablee.core.options import complete
from tablee.core.registry import games as all_games


def games(*, lang: str = "") -> None:
    """List the games, their seats, options and bots.

    Example: tablee games --lang fr
    """
    language = chosen_language(lang)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("", "", "seats", "options", "bots"):
        table.add_column(column)
    for game in all_games().values():
        table.add_row(*_row(game), end_section=True)
        table.add_row("", f"[dim]{game.text(language)('tagline')}")
    Console().print(table)


def _row(game: AnyGame) -> tuple[str, str, str, str, str]:
    counts = game.seat_counts(complete(game.options, {}))
    options = [f"{option.name} ({option.expected})" for option in game.options]
    seats = f"{counts[0]}–{counts[-1]}"
    return game.key, f"[bold]{game.name}", seats, "\n".join(options), ", ".join(bot_names(game))
