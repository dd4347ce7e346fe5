"""A table may leave memory at any time; nobody is left at one that nothing drives any more."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server import protocol, session
from tablee.server.tables import log
from tablee.server.words import words_for
from tests.ends import wait_until
from tests.server.running import HUMAN, bot, running
from tests.server.two_worlds import Time


def test_a_table_that_somebody_has_just_found_stays(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            house = server.server.house
            time = house.now = Time()
            made = await server.make("gruell", HUMAN, bot())
            time.now += house.settings.idle_seconds + 1
            found = await house.table(made["table"])
            assert house.put_away_idle() == 0
            time.now += house.settings.idle_seconds + 1
            assert house.put_away_idle() == 1
            assert found.spoilt

    asyncio.run(scene())


def test_a_table_that_somebody_watches_stays_however_quiet_it_is(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            house = server.server.house
            time = house.now = Time()
            made = await server.make("gruell", HUMAN, HUMAN)
            async with server.at(made["table"]) as stranger:
                time.now += 100 * house.settings.idle_seconds
                assert house.put_away_idle() == 0
                live = house.tables[made["table"]]
                await live.write(0, log.Said(text="still there?"))
                await stranger.until(lambda message: message["type"] == "update")

    asyncio.run(scene())


def test_a_table_at_which_something_is_being_written_stays(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            house = server.server.house
            time = house.now = Time()
            made = await server.make("gruell", HUMAN, HUMAN)
            live = house.tables[made["table"]]
            time.now += house.settings.idle_seconds + 1
            async with live.lock:
                assert house.put_away_idle() == 0
            assert house.put_away_idle() == 1

    asyncio.run(scene())


def test_who_comes_while_a_table_is_put_away_comes_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot())

            async def slowly(*asked: str) -> object:
                server.server.house._put_away(made["table"])
                return await words_for(*asked)  # type: ignore[arg-type]

            monkeypatch.setattr(session, "words_for", slowly)
            async with server.socket() as late:
                hello = {"type": "hello", "version": protocol.VERSION, "table": made["table"]}
                await late.send(**hello, keys=made["keys"], language="en")
                assert await late.closed() == protocol.GOING_AWAY
            monkeypatch.setattr(session, "words_for", words_for)
            async with server.at(made["table"], *made["keys"]) as ana:
                await ana.act(0, ana.update["choices"][0]["action"])
                await wait_until(lambda: ana.asked(0), ana.receive)  # the bot has chosen too

    asyncio.run(scene())
