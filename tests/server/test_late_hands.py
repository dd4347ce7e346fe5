"""A table's clock and a hand: it counts until the hand has begun, and not while it is at work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import pytest

from tablee.games.gulo.live import message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.server.tables.clocks import AT_LEAST, Clocks
from tablee.server.tables.plan import Clock
from tests.ends import LONGEST, wait_until
from tests.server.running import HUMAN, Client
from tests.server.test_clocks_and_bots import BOB, Room, played
from tests.server.test_nest import PHYSICS, events, heard, lay_nests, moving, named_an_egg
from tests.server.two_worlds import everything_has_come

SECONDS = 30
STILL = Sample(0.0, 0.0, 0.0, 0.2, False)


@asynccontextmanager
async def named(room: Room) -> AsyncIterator[tuple[str, int, Client]]:
    """Somebody has named an egg: the table, whose hand it waits for, and all people's screen."""
    lay_nests(room.server)
    rule = {"kind": "move", "seconds": SECONDS}
    table, keys = await room.make("gulo", HUMAN, BOB, options=PHYSICS, clock=rule)
    async with room.server.at(table, *keys) as both:
        yield table, await named_an_egg(room.live(table)), both


async def until_a_bot_came(client: Client) -> None:
    await wait_until(lambda: events(client, "table-bot-came"), lambda: heard(client))


@pytest.mark.clause("GU-14")
@pytest.mark.parametrize("sent", ["nothing", "for another attempt"])
def test_the_clock_runs_out_for_a_hand_that_does_not_begin(url: str, sent: str) -> None:
    async def scene(room: Room) -> None:
        async with named(room) as (table, thief, both):
            if sent != "nothing":
                await both.socket.send(message_of([STILL], attempt=5))
            room.later(table, SECONDS - 0.1)
            await everything_has_come(both)
            assert room.live(table).table.chairs[thief].kind == "person"
            room.later(table, 0.1)
            await until_a_bot_came(both)
            (came,) = events(both, "table-bot-came")
            assert (came["seat"], came["why"]) == (thief, "clock")
            await wait_until(lambda: moving(both), lambda: heard(both))  # the bot's hand moves

    played(url, scene)


@pytest.mark.clause("GU-14")
def test_no_clock_ends_what_a_hand_has_begun(url: str) -> None:
    async def scene(room: Room) -> None:
        async with named(room) as (table, thief, both):
            await both.socket.send(message_of([STILL]))
            await wait_until(lambda: moving(both), lambda: heard(both))
            for _ in range(3):
                room.later(table, SECONDS)
                assert (await asked(both))["type"] == "pong"
            assert room.live(table).table.chairs[thief].kind == "person"
            assert room.live(table).pointer is not None

    played(url, scene)


async def asked(client: Client) -> dict[str, object]:
    """Ask for the time; frames of the nest come in between."""
    known = len(client.received)
    await client.send(type="ping", sent=1.0)
    async with asyncio.timeout(LONGEST):
        while not (pongs := [m for m in client.received[known:] if m["type"] == "pong"]):
            await heard(client)
    return pongs[0]


@pytest.mark.parametrize(("kind", "ends"), [("move", 140.0), ("game", 130.0)])
def test_a_limit_a_move_starts_anew_for_who_goes_on(
    kind: Literal["move", "game"], ends: float
) -> None:
    clocks = Clocks(Clock(kind, SECONDS), 2)
    clocks.wait_for([0], 100.0)
    clocks.moved(0, 110.0)
    clocks.wait_for([0], 110.0)  # for the same seat again
    assert clocks.ends == {0: ends}


def test_who_must_begin_again_has_a_little_time_at_least() -> None:
    clocks = Clocks(Clock("move", SECONDS), 2)
    clocks.wait_for([0], 100.0)
    clocks.begins_again(0, 101.0)
    assert clocks.ends == {0: 131.0}
    clocks.begins_again(0, 150.0)
    assert clocks.ends == {0: 150.0 + AT_LEAST}
    clocks.begins_again(1, 150.0)  # no clock runs there
    assert set(clocks.ends) == {0}
