"""`tablee verify`: was this game played by the rules, and was its chance fair?"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from tablee.cli.files import read_text
from tablee.cli.gootmu import add_pack_file
from tablee.cli.language import Language, chosen_language
from tablee.core.record import RecordFile, parse_record
from tablee.core.replay import Check
from tablee.core.replay import verify as checks_of
from tablee.core.text import text_for


def verify(record: Path, /, *, lang: Language = "", tiles: Path | None = None) -> int:
    """Prove that a finished game's every step, outcome and score is right.

    A record of a running game proves nothing yet: only its steps are checked, and the code is 1.

    Example: tablee verify records/gruell-2026-11-15-2030.tablee

    Parameters
    ----------
    record
        A record file.
    lang
        en or fr; without it, the language of the environment.
    tiles
        The file with the tiles of the game, if they are not the house's.
    """
    if tiles is not None:
        add_pack_file(tiles)
    text = text_for(chosen_language(lang))
    file = parse_record(read_text(record), str(record))
    checks = checks_of(file)
    if is_unfinished(file, checks):
        checks = [check for check in checks if check.passed]  # the others need the end of the game
        verdict = "verify-unfinished"
    else:
        verdict = "verify-passed" if all(check.passed for check in checks) else "verify-failed"
    console = Console()
    for check in checks:
        console.print(
            f"[{'green' if check.passed else 'red'}]{'✓' if check.passed else '✗'}[/] "
            f"{text(check.key)}"
        )
    console.print(f"[bold]{text(verdict)}")
    return 0 if verdict == "verify-passed" else 1


def is_unfinished(file: RecordFile, checks: list[Check]) -> bool:
    """Was it written while the game ran, and says so? Then nothing is wrong, only open."""
    finished = next(check.passed for check in checks if check.key == "verify-finished")
    record = file.record
    return bool(record.seen_by) and not (finished or record.seed or record.scores)
