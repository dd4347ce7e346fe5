"""The `tablee` command. Bad input gets one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from rich.console import Console

from tablee.cli import problems
from tablee.cli.language import language_for_errors
from tablee.core.errors import BadInput, TableeError
from tablee.core.phrases import Phrase, say

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


def one_line(error: Exception, language: str) -> str:
    """What is wrong, in one line of a language."""
    match error:
        case CycloptsError():
            sentence = say(Phrase("see-help", problem=problems.of_command_line(error)), language)
        case BadInput():
            sentence = error.sentence(language)
        case OSError():
            sentence = say(problems.of_file(error), language)
        case _:
            sentence = str(error)
    return " ".join(sentence.split())


def run(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; its exit code."""
    words = sys.argv[1:] if words is None else words
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, TableeError, OSError) as error:
        sys.stderr.write(f"tablee: {one_line(error, language_for_errors(words))}\n")
        return BAD_INPUT
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
