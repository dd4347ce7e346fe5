"""`tablee replay`: look at a recorded game, step by step or all at once."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tablee.cli.files import read_text
from tablee.cli.gootmu import add_pack_file
from tablee.cli.language import Language, chosen_language
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.record import RecordFile, parse_record
from tablee.core.replay import Replayed, final_state
from tablee.core.replay import replay as replay_steps
from tablee.core.state import SPECTATOR
from tablee.pictures import drawing


def replay(record: Path, /, *, lang: Language = "", at: int = 0, tiles: Path | None = None) -> None:
    """Tell a recorded game in sentences and show where it ended, or the table after one line.

    Example: tablee replay records/gruell-2026-11-15-2030.tablee --at 5

    Parameters
    ----------
    record
        A record file.
    lang
        en or fr; without it, the language of the environment.
    at
        The number of the record's line after which to look at the table.
    tiles
        The file with the tiles of the game, if they are not the house's.
    """
    if tiles is not None:
        add_pack_file(tiles)
    file = parse_record(read_text(record), str(record))
    if not 0 <= at <= len(file.record.moments):
        raise OptionError(
            "no-such-line", file=str(record), last=str(len(file.record.moments)), line=str(at)
        )
    Teller(file, chosen_language(lang), Console()).tell(at or len(file.record.moments))


class Teller:
    """Tells one record to one console."""

    def __init__(self, file: RecordFile, language: str, console: Console) -> None:
        self.file = file
        self.game: AnyGame = file.record.find_game()
        self.text = self.game.text(language)
        self.console = console

    def tell(self, last: int) -> None:
        """Every step up to a line, then the table."""
        state = final_state(self.file) if not self.file.record.moments else None
        for replayed in replay_steps(self.file):
            if replayed.moment > last:
                break
            state = replayed.state
            self._tell_step(replayed)
        if state is not None:
            view = self.game.view(state, SPECTATOR)
            self.console.print(drawing(self.game, view, list(self.file.record.names), self.text))

    def _tell_step(self, replayed: Replayed) -> None:
        events = [self.game.event(note) for note in replayed.notes]
        for sentence in self.game.tell(events, self.file.record.names, self.text):
            line = f"[dim]{replayed.moment:>3}[/] {escape(sentence)}"
            self.console.print(line, highlight=False)
