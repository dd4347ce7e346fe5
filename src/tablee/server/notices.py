"""Who should be told that the table waits for them: whoever is away while all others can see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from tablee.server.house import House
from tablee.server.push import Push
from tablee.server.tables.due import PATIENCE as PATIENCE
from tablee.server.tables.due import people_waited_for
from tablee.server.tables.table import Table

LOOK_SECONDS = 5.0
"""Between two looks at all tables."""
MOST_TABLES = 10_000
"""Remembered besides those in memory, so that nobody is told twice when a table is loaded again."""

logger = logging.getLogger("tablee.notices")


@dataclass
class Wait:
    """The table waits for a decision of a seat."""

    decision: int
    since: float
    told: bool = False


@dataclass
class Waits:
    """Whom a table waits for, as its log stood at one entry."""

    entry: int = -1
    seats: dict[int, Wait] = field(default_factory=dict)


class TurnNotices:
    """Remembers who has been told of which wait. What it knows is what everybody at the table sees:
    nothing that is hidden can be told from whether or when a notice comes.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._tables: dict[str, Waits] = {}

    def due(self, table: Table, away: Mapping[int, float], now: float) -> list[int]:
        """The seats to tell now, each only once a wait; `away` says since when nobody has been
        connected for a seat.
        """
        waits = self._seen(table)
        found = [
            seat
            for seat, wait in waits.seats.items()
            if not wait.told and seat in away and self._is_long(max(wait.since, away[seat]), now)
        ]
        for seat in found:
            waits.seats[seat].told = True
        return found

    def have_told_all(self, table: Table) -> bool:
        """Is the table waiting, and has everybody been told whom it waits for?"""
        waits = self._tables.get(table.id, Waits())
        return bool(waits.seats) and all(wait.told for wait in waits.seats.values())

    def _is_long(self, since: float, now: float) -> bool:
        return now - since >= self._patience

    def _seen(self, table: Table) -> Waits:
        """Whom the table waits for; looked up anew only if something happened there."""
        waits = self._tables.pop(table.id, None) or Waits()
        if waits.entry != table.next_seq:
            seats = {seat: _wait(waits, table, seat) for seat in people_waited_for(table)}
            waits = Waits(table.next_seq, seats)
        if waits.seats:
            self._tables[table.id] = waits  # as the newest: what is forgotten first is the oldest
        while len(self._tables) > MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        return waits


def _wait(before: Waits, table: Table, seat: int) -> Wait:
    """The wait that goes on, or a new one since the latest entry."""
    known = before.seats.get(seat)
    if known is not None and known.decision == table.decisions[seat]:
        return known
    return Wait(table.decisions[seat], table.touched)


async def keep_telling(house: House, push: Push) -> None:
    """Look at every table in memory now and then, and tell whoever is due, until cancelled."""
    notices = TurnNotices()
    while push.enabled:
        await asyncio.sleep(LOOK_SECONDS)
        for live in tuple(house.tables.values()):
            try:
                for seat in notices.due(live.table, live.away(), live.now()):
                    push.soon(live.table.id, seat)
                if notices.have_told_all(live.table):
                    await live.note_due(None)
            except Exception:
                # Whatever is wrong at one table, people at the others are told.
                logger.exception("table %s cannot be looked at for notices", live.table.id)
            await asyncio.sleep(0)  # others come in between: a thousand tables take a while
