"""When something happens at a table by itself. The store knows it, so that it happens also while
the table is not in memory; nobody else is told.
"""

from __future__ import annotations

from tablee.server.tables.table import Table

PATIENCE = 20.0
"""Seconds that somebody may be away and waited for before a notice; a page that is loaded anew
takes less.
"""


def due(table: Table, patience: float | None) -> float | None:
    """The time of what comes first if nobody does anything; None if nothing would come.

    `patience` is how long somebody may be waited for before a notice, if notices are sent.
    """
    if table.status != "playing":
        return None
    if table.moment_ends is not None:
        return table.moment_ends
    if _moves_itself(table):
        return table.touched
    ends = table.clocks.next_end()
    times = [] if ends is None else [ends[0]]
    if table.hand_ends is not None:
        times.append(table.hand_ends)
    if patience is not None and people_waited_for(table):
        times.append(table.touched + patience)
    return min(times, default=None)


def _moves_itself(table: Table) -> bool:
    """Is it a bot's turn, or that of a hand that is no person's?"""
    seats = table.pending() if (hand := table.hand()) is None else [hand]
    return any(seat < 0 or table.chairs[seat].plays_itself for seat in seats)


def people_waited_for(table: Table) -> list[int]:
    """In a moment where silence is an answer, nobody in particular is waited for."""
    if table.status != "playing" or table.moment_ends is not None:
        return []
    return [seat for seat in table.waiting() if table.chairs[seat].kind == "person"]
