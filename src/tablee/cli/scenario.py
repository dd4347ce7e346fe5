"""`tablee scenario`: play scenario files and see whether what they expect holds."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tablee.cli.files import read_text
from tablee.cli.gootmu import add_pack_file
from tablee.cli.language import Language, chosen_language
from tablee.core.errors import OptionError
from tablee.core.phrases import say
from tablee.core.scenario import Outcome, run_scenario
from tablee.core.text import text_for


def scenario(*files: Path, lang: Language = "", tiles: Path | None = None) -> int:
    """Run scenario files (TOML).

    Example: tablee scenario tests/rules/gruell/scenarios/*.toml

    Parameters
    ----------
    files
        Scenario files.
    lang
        en or fr; without it, the language of the environment.
    tiles
        A file with other tiles for G.O.O.T.M.U.: scenarios that name no tiles use these.
    """
    language = chosen_language(lang)
    if not files:
        raise OptionError("no-scenario-file")
    given = {"tiles": add_pack_file(tiles)} if tiles is not None else {}
    # All files are read before any is told about: a malformed one stops the run at once.
    outcomes = [(path, run_scenario(read_text(path), str(path), given)) for path in files]
    console = Console(soft_wrap=True)
    for path, outcome in outcomes:
        _print_outcome(console, path, outcome, language)
    failed = sum(bool(outcome.failures) for _, outcome in outcomes)
    text = text_for(language)
    console.print(text("scenarios-held", held=len(outcomes) - failed, failed=failed))
    return 1 if failed else 0


def _print_outcome(console: Console, path: Path, outcome: Outcome, language: str) -> None:
    mark = "[red]✗[/]" if outcome.failures else "[green]✓[/]"
    console.print(f"{mark} {escape(outcome.title)} [dim]{escape(str(path))}[/]")
    for failure in outcome.failures:
        console.print(f"  {escape(say(failure, language))}")
