"""The `tablee` command. Bad input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from rich.console import Console

from tablee.core.errors import TableeError

app = App(
    name="tablee",
    help="Five table games by their rulebooks, to the letter.",
    version_flags=["--version"],
)
COMMANDS = (
    "play", "serve", "replay", "verify", "scenario", "show", "rules", "games",
    "backup", "restore", "migrate", "export",
)  # fmt: skip
for command in COMMANDS:
    app.command(f"tablee.cli.{command}:{command}", name=command)
app.command("tablee.cli.serve_keys:push_key", name="push-key")
app.command("tablee.cli.bench:app", name="bench")
app.command("tablee.cli.gootmu:app", name="gootmu")
app.command("tablee.cli.gulo:app", name="gulo")

BAD_INPUT = 2


def one_line(error: CycloptsError) -> str:
    """What is wrong with a command line, in one line."""
    return " ".join(str(error).split())


def refuse(problem: str) -> int:
    """Tell what is wrong, in one line."""
    sys.stderr.write(f"tablee: {problem}\n")
    return BAD_INPUT


def run(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; its exit code."""
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        return refuse(f"{one_line(error)} (see tablee --help)")
    except TableeError as error:
        return refuse(str(error))
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        Console(stderr=True).print()
        return 130
    return code if isinstance(code, int) else 0


def main() -> None:
    """What the `tablee` script runs."""
    try:
        code = run()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
