"""`tablee rules`: a game's rules, or one clause of them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown

from tablee.cli.language import chosen_language
from tablee.core.clauses import Clause
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.registry import game as find_game


def rules(game: str, clause: str = "", /, *, lang: str = "") -> None:
    """Read the rules of a game, or one clause of them.

    Example: tablee rules gruell GR-09 --lang fr
    """
    chosen = find_game(game)
    language = chosen_language(lang)
    wanted = [find_clause(chosen, clause, language)] if clause else chosen.rules(language).values()
    show_clauses(Console(), wanted)


def find_clause(game: AnyGame, clause: str, language: str) -> Clause:
    """The clause with this id, capitals or not."""
    found = game.rules(language).get(clause.upper())
    if found is None:
        first, *_, last = game.clauses
        raise OptionError(f"{game.name} has no clause '{clause}'; they go from {first} to {last}")
    return found


def show_clauses(console: Console, clauses: Iterable[Clause]) -> None:
    """Print clauses under their headings."""
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            console.print(f"\n[bold]{heading}[/]")
        console.print(Markdown(f"**{clause.id}** {clause.text}"))
