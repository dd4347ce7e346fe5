"""Two processes that serve the same tables: what happens at one is seen at the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from tablee.core.registry import game
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.server import protocol
from tablee.server.broker import Broker, Listener
from tablee.server.config import Settings
from tablee.server.errors import Conflict
from tablee.server.house import House
from tablee.server.live_table import LiveTable
from tablee.server.service import Made, Service
from tablee.server.store.store import Store
from tablee.server.tables.plan import Plan, SeatPlan
from tablee.server.tokens import hashed, table_id_after
from tests.ends import LONGEST, rounds
from tests.server.stores import content, run

TABLE = Plan("gruell", (SeatPlan("screen", "Ana"), SeatPlan("screen", "Bob")))


class Wire:
    """Carries word between processes, unless it is cut."""

    def __init__(self) -> None:
        self.cut = False
        self.carried: list[tuple[str, int]] = []
        self._ends: list[End] = []

    def end(self) -> Broker:
        """What one more process holds."""
        self._ends.append(End(self))
        return self._ends[-1]

    def carry(self, sender: End, table: str, seq: int) -> None:
        if not self.cut:
            self.carried.append((table, seq))
            for end in self._ends:
                if end is not sender:
                    end.hear(table, seq)


class End:
    """One process's end of the wire."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._listeners: list[Listener] = []

    def publish(self, table: str, seq: int) -> None:
        self._wire.carry(self, table, seq)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def hear(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)


class Stranger:
    """Watches a table, and notes what is told."""

    def __init__(self) -> None:
        self.seats: tuple[int, ...] = (SPECTATOR,)
        self.text: Text = game("gruell").text("en")
        self.known = {SPECTATOR: 0}
        self.last: dict[int, bytes] = {}
        self.holds: dict[int, str] = {}
        self.ended: int | None = None
        self.items: list[protocol.Item] = []
        self._told = asyncio.Event()

    def send(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame, type=protocol.ServerMessage)
        if isinstance(message, protocol.Update):
            self.items += message.items
            self._told.set()

    def end(self, code: int, why: str) -> None:
        self.ended = code
        self._told.set()

    def show(self, picture: bytes) -> None:
        raise AssertionError("no hand moves here")

    async def is_sent_away(self) -> None:
        async with asyncio.timeout(LONGEST):
            while self.ended is None:
                self._told.clear()
                await self._told.wait()

    async def hears_as_much_as(self, other: Stranger) -> None:
        async with asyncio.timeout(LONGEST):
            while len(self.items) < len(other.items):
                self._told.clear()
                await self._told.wait()
        assert self.items == other.items


class Scene:
    """A table that two processes serve."""

    def __init__(self, here: House, there: House, wire: Wire, made: Made) -> None:
        self.here, self.there, self.wire = here, there, wire
        self.houses = (here, there)
        self.name, self.keys = made.live.table.id, made.keys

    async def move(self, house: House) -> None:
        """Whoever is asked takes the first choice, at this process."""
        live = await house.table(self.name)
        seat = live.table.pending()[0]
        assert live.table.match is not None
        text = live.table.game.action_text(live.table.match.state, live.table.match.legal(seat)[0])
        act = protocol.Act(
            id=f"{len(self.wire.carried)}-{live.table.next_seq}",
            seat=seat,
            decision=live.table.decisions[seat],
            action=text,
        )
        await Service(house).ask(live, act, {seat: hashed(self.keys[seat])})

    async def watched(self, house: House) -> tuple[LiveTable, Stranger]:
        """Somebody who has seen everything so far."""
        live, stranger = await house.table(self.name), Stranger()
        await live.join(stranger)
        assert stranger.items
        return live, stranger


@asynccontextmanager
async def two_houses(url: str) -> AsyncIterator[Scene]:
    wire, settings = Wire(), Settings(store=url)
    stores = [Store.open(url), Store.open(url)]
    here, there = (House(store, settings, wire.end()) for store in stores)
    try:
        yield Scene(here, there, wire, await Service(here).make(TABLE))
    finally:
        for house in (here, there):
            await house.close()
        for store in stores:
            await store.close()


def played(url: str, play: Callable[[Scene], Awaitable[None]]) -> None:
    async def scene() -> None:
        async with two_houses(url) as found:
            await play(found)

    run(scene())


def same(here: LiveTable, there: LiveTable) -> bool:
    """Do both have the same log behind them, and the same game before them?"""
    assert here.table.match is not None
    assert there.table.match is not None
    ours, theirs = here.table.match.record(), there.table.match.record()
    return (here.table.next_seq, ours) == (there.table.next_seq, theirs)


def test_a_move_at_one_process_reaches_who_watches_at_the_other(url: str) -> None:
    async def play(scene: Scene) -> None:
        (here, near), (there, far) = [await scene.watched(one) for one in scene.houses]
        before = len(near.items)
        for house in (scene.here, scene.there, scene.there, scene.here):
            mover, other = (near, far) if house is scene.here else (far, near)
            await scene.move(house)
            await other.hears_as_much_as(mover)
        assert len(near.items) > before + 4
        assert same(here, there)
        assert scene.wire.carried == [(scene.name, seq) for seq in (2, 3, 4, 5)]

    played(url, play)


def test_word_that_was_lost_is_made_good_by_the_next(url: str) -> None:
    async def play(scene: Scene) -> None:
        (here, near), (there, far) = [await scene.watched(one) for one in scene.houses]
        before = list(far.items)
        scene.wire.cut = True
        for _ in range(3):
            await scene.move(scene.here)
        assert (there.table.next_seq, far.items) == (2, before)
        scene.wire.cut = False
        await scene.move(scene.here)
        await far.hears_as_much_as(near)
        assert there.table.next_seq == 6
        assert same(here, there)

    played(url, play)


def test_who_cannot_be_told_what_happened_elsewhere_is_sent_to_connect_again(url: str) -> None:
    async def play(scene: Scene) -> None:
        there, far = await scene.watched(scene.there)
        await scene.there.store.close()
        await scene.move(scene.here)
        await far.is_sent_away()
        assert (there.spoilt, far.ended) == (True, protocol.GOING_AWAY)

    played(url, play)


def test_who_writes_behind_the_log_is_refused_and_then_sees_it(url: str) -> None:
    async def play(scene: Scene) -> None:
        there, far = await scene.watched(scene.there)
        scene.wire.cut = True
        await scene.move(scene.here)
        with pytest.raises(Conflict):
            await scene.move(scene.there)
        assert far.ended == protocol.GOING_AWAY
        fresh = await scene.there.table(scene.name)
        assert fresh is not there
        assert same(await scene.here.table(scene.name), fresh)
        await scene.move(scene.there)
        assert fresh.table.next_seq == 4

    played(url, play)


def test_word_of_what_is_known_already_changes_nothing(url: str) -> None:
    async def play(scene: Scene) -> None:
        (here, near), (there, far) = [await scene.watched(one) for one in scene.houses]
        await scene.move(scene.here)
        await far.hears_as_much_as(near)
        for seq in (0, 2):
            scene.wire.carry(End(scene.wire), scene.name, seq)
        await there.catch_up()
        assert same(here, there)
        assert (there.table.next_seq, far.items) == (3, near.items)

    played(url, play)


async def until_over(scene: Scene) -> None:
    for _ in rounds():
        if (await scene.here.table(scene.name)).table.status == "over":
            break
        await scene.move(scene.here)


def test_a_rematch_that_is_asked_for_at_two_processes_is_one_table(url: str) -> None:
    made: set[str] = set()

    async def play(scene: Scene) -> None:
        scene.wire.cut = True
        await until_over(scene)
        for house in scene.houses:
            await house.table(scene.name)  # both know the end, and of no rematch
        asked = [
            Service(house).rematch(scene.name, seat, scene.keys[seat])
            for seat, house in enumerate(scene.houses)
        ]
        made.update(await asyncio.gather(*asked), {scene.name})

    played(url, play)
    assert len(made) == 2
    assert set(content(url)) == made


def test_a_rematch_that_was_made_and_not_told_is_found(url: str) -> None:
    """A process died in between: whoever asks next is led to the same table."""

    async def play(scene: Scene) -> None:
        await until_over(scene)
        table = (await scene.here.table(scene.name)).table
        lost = await scene.here.create(table.plan, [], table_id_after(table.seed))
        found = await Service(scene.there).rematch(scene.name, 0, scene.keys[0])
        assert found == lost.table.id
        again = await Service(scene.here).rematch(scene.name, 1, scene.keys[1])
        assert again == found

    played(url, play)
