"""Tables at which much has been decided already, as logs and in a store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import time

import msgspec

from tablee.core.chance import RandomSource
from tablee.core.match import Match
from tablee.server.store.rows import Entry, TableRow
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.plan import Agreed
from tablee.server.tables.table import Table
from tablee.server.tokens import hashed
from tests.ends import as_long_as


def token(seat: int) -> str:
    return "abcdefgh"[seat] * 32


@dataclass
class Played:
    """A table and the log that made it."""

    table: Table
    entries: list[Entry]
    nest: bytes = b""
    """How a physical nest lies after whatever a hand did."""

    def happens(self, seat: int, body: log.Body) -> Table:
        """Write an entry; the table after it."""
        at = float(len(self.entries))
        self.entries.append(log.written(self.table.next_seq, seat, body, at))
        self.table.apply(self.entries[-1])
        return self.table

    def go_on(self, rng: Random) -> None:
        """Whoever is asked decides at random, hands are lucky or not, and moments end."""
        match, hand = self.table.match, self.table.hand()
        assert match is not None
        if hand is not None:
            self.happens(hand, self._told(match, rng))
        elif self.table.moment_ends is not None or not match.pending():
            self.happens(log.NOBODY, log.MomentOver())
        else:
            seat = match.pending()[0]
            text = match.game.action_text(match.state, rng.choice(match.legal(seat)))
            self.happens(seat, log.Moved(action=text, id=f"{rng.getrandbits(128):032x}"))

    def _told(self, match: Match, rng: Random) -> log.HandsTold:
        chance = match.state.chance()
        assert chance is not None
        outcome = match.game.outcome_text(match.state, chance.sample(RandomSource(rng)))
        return log.HandsTold(outcome=outcome, nest=self.nest, recording=self.nest)

    def keep(self, url: str) -> None:
        """Put the table into a store, as a server would have."""
        table, head, now = self.table, msgspec.json.encode(self.table.plan), time()
        row = TableRow(table.id, table.plan.game, now, now, table.status, False, head, table.seed)
        asyncio.run(_kept(url, row, self.entries))


async def _kept(url: str, row: TableRow, entries: list[Entry]) -> None:
    store = Store.open(url)
    try:
        await store.create(row, entries)
    finally:
        await store.close()


def begun(name: str, plan: Agreed, seed: int = 0, nest: bytes = b"") -> Played:
    """A table at whose open seats people have just sat down."""
    played = Played(Table(name, plan, bytes([seed]) * 32, 0.0, moment=1.0), [], nest)
    for seat, one in enumerate(plan.seats):
        if one.kind != "bot":
            played.happens(seat, log.Sat(name=f"P{seat}", token=hashed(token(seat))))
    return played


def played_until(
    enough: Callable[[Played], bool], name: str, plan: Agreed, seed: int = 0, nest: bytes = b""
) -> Played:
    """Random play to the end, or until it is enough."""
    played, rng = begun(name, plan, seed, nest), Random(seed)
    for _ in as_long_as(lambda: played.table.status != "over" and not enough(played)):
        played.go_on(rng)
    return played
