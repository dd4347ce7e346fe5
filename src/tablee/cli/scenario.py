"""`tablee scenario`: play scenario files and see whether what they expect holds."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tablee.cli.files import read_text
from tablee.core.errors import OptionError
from tablee.core.scenario import run_scenario


def scenario(*files: Path) -> int:
    """Run scenario files (TOML).

    Example: tablee scenario tests/rules/gruell/scenarios/*.toml
    """
    if not files:
        raise OptionError("name at least one scenario file")
    # All files are read before any is told about: a malformed one stops the run at once.
    outcomes = [(path, run_scenario(read_text(path), str(path))) for path in files]
    console = Console()
    for path, outcome in outcomes:
        mark = "[red]✗[/]" if outcome.failures else "[green]✓[/]"
        console.print(f"{mark} {escape(outcome.title)} [dim]{escape(str(path))}[/]")
        for failure in outcome.failures:
            console.print(f"  {escape(failure)}")
    failed = sum(bool(outcome.failures) for _, outcome in outcomes)
    console.print(f"{len(outcomes) - failed} held, {failed} did not")
    return 1 if failed else 0
