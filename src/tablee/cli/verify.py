"""`tablee verify`: was this game played by the rules, and was its chance fair?"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from tablee.cli.files import read_text
from tablee.cli.gootmu import add_pack_file
from tablee.cli.language import Language, chosen_language
from tablee.core.record import parse_record
from tablee.core.replay import verify as checks_of
from tablee.core.text import text_for


def verify(record: Path, /, *, lang: Language = "", tiles: Path | None = None) -> int:
    """Prove that a finished game's every step, outcome and score is right.

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
    checks = checks_of(parse_record(read_text(record), str(record)))
    console = Console()
    for check in checks:
        console.print(
            f"[{'green' if check.passed else 'red'}]{'✓' if check.passed else '✗'}[/] "
            f"{text(check.key)}"
        )
    passed = all(check.passed for check in checks)
    console.print(f"[bold]{text('verify-passed' if passed else 'verify-failed')}")
    return 0 if passed else 1
