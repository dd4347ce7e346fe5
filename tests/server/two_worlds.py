"""Two servers whose tables differ only in what one onlooker cannot see, and that compare bytes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from random import Random

import msgspec

from tablee.core.events import Event
from tablee.core.match import Match
from tablee.core.state import SPECTATOR, State
from tablee.core.stream import SeededStream
from tablee.server.live_table import LiveTable, Watcher
from tablee.server.protocol import encoded
from tablee.server.store.rows import TableRow
from tablee.server.tables import log
from tablee.server.tables.plan import Plan
from tablee.server.tables.sight import table_state, update
from tablee.server.tables.table import Table
from tablee.server.tokens import hashed
from tests.server.conftest import NewUrl
from tests.server.running import Client, Json, Running, running

NAME = "leaktable2"
SEED = bytes(range(32))
DAYS = 86_400.0 * 10
FAR = {"moment_seconds": 3600.0, "messages_per_second": 1e9, "connections_per_address": 99}
"""Settings with which nothing happens by itself: the test is the driver."""
TRIES = 60
"""So many other worlds are thought of at most, until the next action is possible in one."""


@dataclass
class Time:
    """The one clock of both servers."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Tape(SeededStream):
    """Chance that can be played again from any point."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def below(self, bound: int) -> int:
        return self.rng.randrange(bound)

    def again(self) -> Tape:
        twin = Random()
        twin.setstate(self.rng.getstate())
        return Tape(twin)


def token(seat: int) -> str:
    return "abcdefgh"[seat] * 32


@dataclass
class World:
    """A server, its one table, and the onlooker's connection to it."""

    server: Running
    client: Client
    seen: int = 0
    """How many frames have been compared."""

    @property
    def live(self) -> LiveTable:
        return self.server.server.house.tables[NAME]

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def news(self) -> list[str | bytes]:
        """Everything that the onlooker was sent since the last time."""
        await everything_has_come(self.client)
        fresh, self.seen = self.client.frames[self.seen :], len(self.client.frames)
        return fresh


async def everything_has_come(client: Client) -> None:
    """Frames come in order: what was sent before the answer to a ping is here with it."""
    await client.send(type="ping", sent=7.0)
    await client.until(lambda message: message["type"] == "pong")


# --- the two tables


@dataclass
class Two:
    """A table, and another that one onlooker cannot tell from it."""

    here: World
    there: World
    onlooker: int
    time: Time
    rng: Random
    alike: int = 0
    apart: int = 0
    """How often the two really differed in what lies hidden."""
    other_chance: bool = False
    """Does chance fall in another way from now on?"""
    other_chances: int = 0
    """How often it did."""
    learnt: int = 0
    """How often the onlooker was shown something that was hidden before."""

    def part(self, possible: Callable[[State], bool] = lambda state: True) -> None:
        """Let the other table differ in what the onlooker cannot see, what comes by chance too."""
        here, there = self.here.match, self.there.match
        redealt = (here.state.redeal(self.onlooker, self.rng) for _ in range(TRIES))
        there.state = next((state for state in redealt if possible(state)), here.state.copy())
        there.state.notes = []
        chance = here._stream
        assert isinstance(chance, Tape)
        self.other_chance = self.rng.random() < 0.3
        self.other_chances += self.other_chance
        there._stream = Tape(Random(self.rng.random())) if self.other_chance else chance.again()
        text = here.game.position_text
        self.apart += text(here.state) != text(there.state)

    async def each(self, act: Callable[[World], Awaitable[object]]) -> None:
        await asyncio.gather(act(self.here), act(self.there))

    async def write(self, seat: int, body: log.Body) -> None:
        await self.each(lambda world: world.live.write(seat, body))

    def told(self) -> tuple[int, int]:
        return self.here.table.chronicle.total, self.there.table.chronicle.total

    async def compare(self, since: tuple[int, int]) -> None:
        """The same bytes; or else an event showed the onlooker something that was hidden."""
        one, other = await self.here.news(), await self.there.news()
        if one == other:
            self.same_sight()
            self.alike += 1
            return
        lists = zip((self.here, self.there), since)
        shown, shown_there = (self._shown(world.table, first) for world, first in lists)
        assert any(event.reveals for event in [*shown, *shown_there]), difference(one, other)
        assert shown != shown_there or self.other_chance, difference(one, other)
        self.learnt += 1
        self._meet_again()

    def _shown(self, table: Table, since: int) -> list[Event]:
        latest = table.chronicle.latest
        lately = latest[len(latest) - (table.chronicle.total - since) :]
        return [told.event for told in lately if told.seen_by(self.onlooker)]

    def same_sight(self) -> None:
        """What the gate would send now, whole or in part, and to whoever asks by HTTP."""
        known = self.rng.choice((0, self.rng.randrange(self.here.table.chronicle.total + 1)))
        for language in ("en", "fr"):
            text = self.here.table.game.text(language)
            one, other = (
                encoded(update(world.table, self.onlooker, known, text))
                for world in (self.here, self.there)
            )
            assert one == other
        away: dict[int, float] = {}
        assert table_state(self.here.table, away) == table_state(self.there.table, away)

    def _meet_again(self) -> None:
        """After something was shown the tables differ for everybody: the other one follows."""
        here, there = self.here.table, self.there.table
        events = {id(told.event): told.event for told in here.chronicle.latest}
        there.chronicle, there.decisions = deepcopy(here.chronicle, events), here.decisions[:]
        there.moment_ends, there.public = here.moment_ends, here.public
        there.clocks.left, there.clocks.ends = here.clocks.left[:], dict(here.clocks.ends)
        self.there.match._events = self.here.match._events[:]
        self.there.match._moments = self.here.match._moments[:]
        self.there.match._asked = set(self.here.match._asked)
        self.there.match._revealed = self.here.match._revealed
        for mine, theirs in zip(watching(self.here), watching(self.there)):
            theirs.known, theirs.last = dict(mine.known), dict(mine.last)


def watching(world: World) -> list[Watcher]:
    return list(world.live.watchers)


def difference(one: Sequence[str | bytes], other: Sequence[str | bytes]) -> str:
    pairs = [(a, b) for a, b in zip(one, other) if a != b]
    return f"{len(one)} and {len(other)} frames; the first that differ: {pairs[:1]}"


@asynccontextmanager
async def two_tables(new_url: NewUrl, plan: Plan, onlooker: int) -> AsyncIterator[Two]:
    time, rng = Time(), Random(f"{plan.game}-{onlooker}")
    async with (
        table_at(new_url("sqlite"), plan, onlooker, time) as here,
        table_at(new_url("postgresql"), plan, onlooker, time) as there,
    ):
        here.match._stream = Tape(Random(rng.random()))
        two = Two(here, there, onlooker, time, rng)
        assert await here.news() == await there.news()
        yield two


@asynccontextmanager
async def table_at(url: str, plan: Plan, onlooker: int, time: Time) -> AsyncIterator[World]:
    """A server with our table, and the onlooker, who is connected."""
    async with running(url, **FAR) as server:
        server.server.house.now = time
        row = TableRow(
            NAME, plan.game, time(), time(), "open", False, msgspec.json.encode(plan), SEED
        )
        sits = [
            log.written(seat, seat, log.Sat(name=f"P{seat}", token=hashed(token(seat))), time())
            for seat in range(len(plan.seats))
        ]
        await server.server.store.create(row, sits)
        async with server.at(NAME, *keys(onlooker)) as client:
            yield World(server, client)


def keys(onlooker: int) -> list[Json]:
    return [] if onlooker == SPECTATOR else [{"seat": onlooker, "token": token(onlooker)}]
