"""What the terminal prints and saves of a running game tells its reader nothing hidden."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tablee.bots.any_game import make_bot
from tablee.cli.table import Player, Table
from tablee.core.match import Match
from tests.conformance.record_checks import (
    decide_alike,
    matches_dealt_apart,
    matches_redealt,
    shown_to,
)
from tests.conformance.tables import TRIED, TableOf, walk

STATES = (0, 5, 29)
"""Numbers of the states from which two games go on."""
DECISIONS = 5


def printed(match: Match, reader: int, path: Path) -> list[str]:
    """What `record` prints, what is saved on leaving, and how Python shows the match.

    A seat is alone with bots here; the spectator stands for several people at one screen.
    """
    players = [
        Player(f"P{seat}", None if reader in (seat, -1) else make_bot(match.game, "random"))
        for seat in range(match.state.seats)
    ]
    console = Console(file=io.StringIO(), width=100)
    table = Table(match, players, match.game.text("en"), console, Random(1), path)
    path.unlink(missing_ok=True)
    table._show_record()
    table._leave()
    saved = path.read_text(encoding="utf-8") if path.exists() else ""
    assert isinstance(console.file, io.StringIO)
    texts = [console.file.getvalue(), saved]
    hidden = f"{match.record().commitment}"
    lines = [line for text in texts for line in text.splitlines()]
    kept = [line for line in lines if not line.startswith("date:") and hidden not in line]
    return [*kept, repr(match)]


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_the_terminal_prints_the_same_of_what_a_seat_cannot_tell_apart(
    table: TableOf, tmp_path: Path
) -> None:
    rng = Random(str(table))
    path = tmp_path / "game.tablee"
    compared = 0
    for seat in table.viewers():
        pairs = [matches_dealt_apart(table, rng)]
        pairs += [
            matches_redealt(table, state, seat, rng)
            for number, state in enumerate(walk(table, 1))
            if number in STATES and not state.over
        ]
        for one, other in pairs:
            for _ in range(DECISIONS):
                if one.over or other.over or shown_to(one, seat) != shown_to(other, seat):
                    break
                compared += 1
                assert printed(one, seat, path) == printed(other, seat, path), f"{table}, {seat}"
                if not decide_alike(one, other, rng):
                    break
    assert compared
