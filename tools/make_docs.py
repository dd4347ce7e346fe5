"""Write the generated parts of the docs: the rules, and pictures of real games."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tablee.bots.any_game import make_bot
from tablee.cli.table import Left, Player, Table
from tablee.core.match import Match
from tablee.core.registry import game as find_game
from tablee.core.registry import games
from tablee.core.stream import seed_from
from tablee.core.text import languages
from tablee.core.view import View
from tablee.games.gootmu.view import GootmuView
from tablee.pictures import svg

PICTURED_TURN = 9
DOCS = Path(__file__).parent.parent / "docs"
NIGHT = TerminalTheme(
    (36, 28, 24),
    (236, 226, 208),
    [(60, 48, 42), (214, 84, 72), (143, 199, 154), (224, 164, 88),
     (110, 140, 200), (160, 130, 180), (120, 180, 190), (236, 226, 208)],
)  # fmt: skip


def write_rules() -> None:
    """docs/rules/<game>.<language>.md, copied from the text that the program itself shows."""
    for game in games().values():
        for language in languages():
            source = game.folder / "text" / f"rules.{language}.md"
            if source.exists():  # a language may have no rules yet
                text = source.read_text(encoding="utf-8")
                (DOCS / "rules" / f"{game.key}.{language}.md").write_text(text, encoding="utf-8")


class Typed:
    """Answers typed by an imaginary person, shown as a terminal would."""

    def __init__(self, console: Console, answers: list[str]) -> None:
        self.console = console
        self.answers = answers

    def __call__(self, prompt: str) -> str:
        """The next answer; without one the person leaves."""
        if not self.answers:
            raise EOFError
        answer = self.answers.pop(0)
        self.console.print(f"{prompt}[bold]{answer}[/]")
        return answer


def draw_terminal(path: Path, language: str, answers: list[str]) -> None:
    """A picture of Grüll in the terminal, from a real game."""
    console = Console(record=True, width=88, file=io.StringIO(), force_terminal=True)
    console.input = Typed(console, answers)  # type: ignore[method-assign,assignment]
    game = find_game("gruell")
    text = game.text(language)
    players = [Player("Ana", None)]
    players += [Player(f"{text('bot-greedy')} {seat}", make_bot(game, "greedy")) for seat in "BC"]
    names = [player.name for player in players]
    match = Match(game, 3, names=names, seed=seed_from("picture"))
    table = Table(match, players, text, console, Random(8), path.with_suffix(".tablee"))
    with suppress(Left):
        table.play_to_the_end()
    title = f"tablee play gruell --lang {language}"
    picture = console.export_svg(title=title, theme=NIGHT)
    own = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # fonts of other hosts
    path.write_text(own, encoding="utf-8")


def _is_worth_a_picture(view: View) -> bool:
    assert isinstance(view, GootmuView)
    return view.turn >= PICTURED_TURN and view.asks == "walk"


def draw_maze(path: Path) -> None:
    """A picture of G.O.O.T.M.U. from a game between walkers."""
    game = find_game("gootmu")
    match = Match(game, 2, seed=seed_from("maze"))
    bot, rng = make_bot(game, "walker"), Random(8)
    while not _is_worth_a_picture(match.view()):
        seat = match.pending()[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), 0, rng))
    path.write_text(svg(game, match.view(), [], game.text("en")), encoding="utf-8")


if __name__ == "__main__":
    write_rules()
    draw_maze(DOCS / "pictures" / "gootmu-board.svg")
    draw_terminal(DOCS / "pictures" / "gruell-terminal.svg", "fr", ["+6", "GO"])
    print("docs/rules and docs/pictures are written")
