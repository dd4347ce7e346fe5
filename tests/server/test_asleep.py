"""What is due at a table happens also if nobody has it open, and after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import text

from tablee.server import app, house, notices
from tablee.server.errors import Conflict
from tablee.server.store import migrate
from tablee.server.store.schema import reach
from tablee.server.store.store import Store
from tablee.server.tables import log
from tests.server.push_service import Browser, push_service
from tests.server.running import HUMAN, OPEN, PATIENCE, Running, bot, running
from tests.server.stores import change, row, run
from tests.server.test_clocks_and_bots import BOB, Room, played
from tests.server.test_over_days import DAY
from tests.server.test_push_api import Ahead, bearer, place, telling

FAR = 1e12
OLD_TABLE = text(
    "insert into tables (id, game, created, touched, status, public, head, seed)"
    " values (:id, 'gruell', 1, 1, :status, :yes, :bytes, :bytes)"
)


async def until_written(server: Running, table: str, kind: str) -> None:
    """Wait until the log says so, without looking at the table itself."""
    async with asyncio.timeout(PATIENCE):
        while kind not in [one.kind for one in await server.server.store.entries_since(table, 0)]:
            pass


async def until_asleep(room: Room, table: str) -> None:
    room.time.now += room.server.server.settings.idle_seconds + 1
    async with asyncio.timeout(PATIENCE):
        while table in room.server.server.house.tables:
            await room.server.http.get("/healthz")


def test_a_clock_runs_out_while_nobody_has_the_table_open(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.Server, "housekeeping_seconds", 0.01)

    async def scene(room: Room) -> None:
        rule = {"kind": "move", "seconds": int(3 * DAY)}
        table, _ = await room.make("oeufs", HUMAN, BOB, clock=rule)
        await until_asleep(room, table)
        room.time.now += 2 * DAY
        assert await room.server.server.store.due(room.time.now) == []
        room.time.now += DAY
        await until_written(room.server, table, "fill")
        await until_written(room.server, table, "move")  # the bot plays on

    played(url, scene)


def test_after_a_restart_bots_play_on_with_nobody_there(url: str) -> None:
    async def scene() -> None:
        async with running(url, bot_pace=3600.0) as server:
            table = (await server.make("gruell", HUMAN, bot()))["table"]
            log = await server.server.store.entries_since(table, 0)
            assert [one.kind for one in log] == ["sit"]
        async with running(url) as server:
            await until_written(server, table, "move")
            assert await server.server.store.due(FAR) == []  # it waits for a person, and no clock

    asyncio.run(scene())


def test_after_a_restart_who_is_waited_for_is_still_told(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.01)

    async def scene() -> None:
        clock, browser = Ahead(), Browser()
        async with push_service(tmp_path) as service:
            async with telling(url, service, clock) as server:
                made = await server.make("gruell", HUMAN, OPEN)
                bob = bearer(await server.sit(made["table"], 1))
                wish = msgspec.to_builtins(browser.wish(service.endpoint()))
                await server.http.post(place(made, 1), json=wish, headers=bob)
            assert not service.posts
            clock.seconds = notices.PATIENCE + 1
            async with telling(url, service, clock) as server, asyncio.timeout(PATIENCE):
                while made["table"] not in server.server.house.tables:
                    await server.http.get("/healthz")
                clock.seconds *= 2
                while not service.posts or await server.server.store.due(FAR):
                    await server.http.get("/healthz")
            assert len(service.posts) == 1
            clock.seconds *= 2
            async with telling(url, service, clock) as server:  # it was told already
                assert await server.server.house.wake() == 0

    asyncio.run(scene())


def test_what_talk_puts_off_is_due_only_once(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word at a table whose player was told already does not wake it for ever."""
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.01)

    async def scene() -> None:
        clock = Ahead()
        async with push_service(tmp_path) as service, telling(url, service, clock) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            await server.sit(made["table"], 1)
            assert await server.server.store.due(FAR) == [made["table"]]
            clock.seconds += notices.PATIENCE + 1
            for _ in range(2):
                async with asyncio.timeout(PATIENCE):
                    while await server.server.store.due(FAR):
                        await server.http.get("/healthz")
                async with server.at(made["table"], *made["keys"]) as ana:
                    await ana.answer(type="say", seat=0, text="Bob?")

    asyncio.run(scene())


def test_tables_are_woken_a_few_at_a_time_and_one_that_cannot_be_read_stops_nobody(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house, "WOKEN_AT_ONCE", 2)

    async def scene(room: Room) -> None:
        ours = room.server.server.house
        for _ in range(4):
            await room.make("oeufs", HUMAN, BOB, clock={"kind": "move", "seconds": 60})
        await ours.store.create(row("broken", due=0.0), [])
        room.time.now += 59
        for name in list(ours.tables):
            ours._put_away(name)
        room.time.now += 1
        assert [await ours.wake() for _ in range(4)] == [1, 2, 1, 0]
        assert "table broken cannot be read" in caplog.text

    played(url, scene)


def test_a_table_at_which_nothing_is_due_after_all_is_woken_only_once(url: str) -> None:
    """An upgrade knows only that a game is being played, and not what is due there."""

    async def scene(room: Room) -> None:
        house = room.server.server.house
        table, _ = await room.make("oeufs", HUMAN, BOB)
        await house.store.note_due(table, None, 0.0)
        assert await house.wake() == 0  # it is in memory
        house._put_away(table)
        assert await house.wake() == 1
        assert await house.store.due(FAR) == []

    played(url, scene)


def test_a_table_whose_commit_failed_goes_on_with_nobody_there(url: str) -> None:
    """Nothing drives what may be ahead of the log, and nobody may come to have it built again."""

    async def scene(room: Room) -> None:
        table, _ = await room.make("oeufs", HUMAN, BOB, clock={"kind": "move", "seconds": 60})
        async with running(url) as other:  # another server was faster
            await (await other.server.house.table(table)).write(0, log.Said(text="first"))
        with pytest.raises(Conflict):
            await room.live(table).write(0, log.Said(text="second"))
        room.time.now += 61
        assert await room.server.server.house.wake() == 1
        await until_written(room.server, table, "fill")

    played(url, scene)


def test_the_store_knows_what_is_due(store: Store) -> None:
    async def scene() -> None:
        for name, when in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0)):
            await store.create(row(name, due=when), [])
        assert await store.due(20.0) == ["b", "d"]
        later = msgspec.structs.replace(change("b", 0), due=40.0)
        await store.append(later)
        assert await store.due(40.0) == ["d", "a", "b"]
        await store.note_due("b", later.entry.at - 1, None)  # it has gone on since
        assert "b" in await store.due(40.0)
        await store.note_due("b", later.entry.at, None)
        assert await store.due(FAR) == ["d", "a"]

    run(scene())


def test_games_of_an_older_store_are_looked_at_once(url: str) -> None:
    engine = reach(url)
    with engine.begin() as connection:
        command.upgrade(migrate._config(connection), "0001")
        for name, status in (("one", "playing"), ("two", "open"), ("three", "over")):
            values = {"id": name, "status": status, "yes": True, "bytes": b"{}"}
            connection.execute(OLD_TABLE, values)
    engine.dispose()

    async def scene() -> None:
        store = Store.open(url)
        assert await store.due(0.0) == ["one"]
        await store.close()

    run(scene())
