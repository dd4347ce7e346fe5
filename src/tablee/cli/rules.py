"""`tablee rules`: a game's rules, or one clause of them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown

from tablee.cli.language import Language, chosen_language
from tablee.core.clauses import Clause
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.registry import game as find_game


def rules(game: str, clause: str = "", /, *, lang: Language = "") -> None:
    """Read the rules of a game, or one clause of them.

    Example: tablee rules gruell GR-09 --lang fr
    """
    chosen = find_game(game)
    language = chosen_language(lang)
    show_rules(Console(), chosen, clause, language)


def show_rules(console: Console, game: AnyGame, clause: str, language: str) -> None:
    """Print one clause, or the introduction and every clause if none is named."""
    if clause:
        show_clauses(console, [find_clause(game, clause, language)])
        return
    for paragraph in game.introduction(language):
        console.print(Markdown(paragraph))
        console.print()
    show_clauses(console, game.rules(language).values())


def find_clause(game: AnyGame, clause: str, language: str) -> Clause:
    """The clause with this id, capitals or not."""
    found = game.rules(language).get(clause.upper())
    if found is None:
        first, *_, last = game.clauses
        raise OptionError("no-such-clause", game=game.name, clause=clause, first=first, last=last)
    return found


def show_clauses(console: Console, clauses: Iterable[Clause]) -> None:
    """Print clauses under their headings."""
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            console.print(f"\n[bold]{heading}[/]")
        console.print(Markdown(f"**{clause.id}** {clause.text}"))
