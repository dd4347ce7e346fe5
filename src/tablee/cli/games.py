"""`tablee games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from tablee.bots.any_game import bot_names
from tablee.cli.language import Language, chosen_language
from tablee.core.game import AnyGame
from tablee.core.options import complete
from tablee.core.phrases import numbers, say
from tablee.core.registry import games as all_games


def games(*, lang: Language = "") -> None:
    """List the games, their seats, options and bots.

    Example: tablee games --lang fr
    """
    language = chosen_language(lang)
    console = Console(highlight=False)
    for game in all_games().values():
        first, *details = _lines(game, language)
        console.print(f"[bold]{game.key}[/]  {escape(first)}")
        for line in details:
            console.print(Padding(f"[dim]{escape(line)}[/]", (0, 0, 0, 4), expand=False))


def _lines(game: AnyGame, language: str) -> Iterator[str]:
    """Name and seats of a game, what it is about, its options and its bots."""
    text = game.text(language)
    counts = game.seat_counts(complete(game.options, {}))
    yield text("games-seats", game=game.name, counts=say(numbers(counts), language))
    yield text("tagline")
    for option in game.options:
        expected = say(option.expected, language)
        yield text("games-option", name=option.name, expected=expected)
    yield text("games-bots", bots=", ".join(bot_names(game)))
