"""What was acknowledged is there after the process was killed; nothing is acknowledged before."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import SystemRandom

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tablee.server import protocol
from tablee.server.store.store import Store
from tablee.server.tables import log
from tests.cli.test_commands import ROOT, TABLEE
from tests.ends import rounds
from tests.server.running import HUMAN, PATIENCE, Client, Json, Running, running
from tests.server.stores import held, next_write

TABLES = 3
KILLS = 2
LANGUAGES = ("en", "fr")


# --- a server in a process of its own


class Child:
    """`tablee serve`, as a person starts it."""

    def __init__(self, process: Process, port: int) -> None:
        self.process = process
        self.port = port
        self.log = asyncio.ensure_future(_errors(process).read())
        """Everything that it writes from now on."""

    @asynccontextmanager
    async def at(self, table: str, keys: list[Json]) -> AsyncIterator[Client]:
        address = f"ws://127.0.0.1:{self.port}/live"
        async with connect(address, compression=None) as socket:
            client = Client(socket)
            await client.send(type="hello", version=1, table=table, keys=keys)
            await client.until(lambda message: message["type"] == "table")
            yield client

    async def make(self) -> Json:
        """A table for two at one screen."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            wish = {"game": "gootmu", "seats": [HUMAN, HUMAN]}
            made: Json = (await http.post("/api/tables", json=wish)).json()
            return made

    async def end(self, number: signal.Signals) -> int:
        """Send a signal; the exit code."""
        self.process.send_signal(number)
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self.log
        return code


def _errors(process: Process) -> asyncio.StreamReader:
    assert process.stderr is not None
    return process.stderr


@asynccontextmanager
async def served(url: str, *more: str, path: Sequence[Path] = ()) -> AsyncIterator[Child]:
    """A server that has told its port; in the end it is gone, whatever happened. It finds modules
    in a path first.
    """
    folders = map(str, [*path, ROOT / "src"])
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(folders)}
    words = [*TABLEE, "serve", "--port", "0", "--store", url, *more]
    process = await asyncio.create_subprocess_exec(
        *words, env=environment, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    try:
        yield Child(process, await asyncio.wait_for(_port(process), PATIENCE))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _port(process: Process) -> int:
    said = []
    async for line in _errors(process):
        said.append(line)
        if found := re.search(rb"running on http://127\.0\.0\.1:(\d+)", line):
            return int(found[1])
    raise AssertionError(b"".join(said).decode())


# --- people who play until the server is gone


class Player:
    """Plays both seats of a table, and knows what was acknowledged."""

    def __init__(self, made: Json) -> None:
        self.table: str = made["table"]
        self.keys: list[Json] = made["keys"]
        self.acknowledged: list[str] = []
        self.last: Json = {}
        """What was sent and perhaps not answered."""
        self._number = 0

    async def play(self, child: Child, progress: asyncio.Queue[str]) -> None:
        """Decide whatever comes until the connection breaks."""
        with suppress(ConnectionClosed):
            async with child.at(self.table, self.keys) as client:
                await self.finish(client)
                for _ in rounds():
                    self.last = self._next(client)
                    await self.finish(client)
                    progress.put_nowait(self.table)

    async def finish(self, client: Client) -> None:
        """Send what may not have arrived (again), and wait for its answer."""
        if self.last:
            answer = await client.answer(**self.last)
            assert answer["type"] == "ack", answer
            self.acknowledged.append(self.last["id"])
            self.last = {}

    def _next(self, client: Client) -> Json:
        """The next decision, of whichever seat is asked."""
        updates = {m["seat"]: m for m in client.received if m["type"] == "update"}
        asked = next(update for update in updates.values() if update.get("choices"))
        self._number += 1
        choices = asked["choices"]
        return {
            "type": "act",
            "id": f"a{self._number}",
            "seat": asked["seat"],
            "decision": asked.get("decision", 0),
            "action": choices[self._number % len(choices)]["action"],
        }


async def played_until_killed(url: str, players: list[Player], chance: SystemRandom) -> None:
    """After some acknowledgements, at no particular moment, the process is gone."""
    progress: asyncio.Queue[str] = asyncio.Queue()
    async with served(url) as child:
        playing = [asyncio.create_task(player.play(child, progress)) for player in players]
        for _ in range(chance.randint(1, 60)):
            await asyncio.wait_for(progress.get(), PATIENCE)
        assert await child.end(signal.SIGKILL) == -signal.SIGKILL
        await asyncio.gather(*playing)


async def ids_in_log(url: str, table: str) -> list[str]:
    store = Store.open(url, migrate=False)
    try:
        found = await store.load(table)
        assert found is not None
        bodies = [json.loads(entry.body) for entry in found[1]]
        return [body["id"] for body in bodies if body.get("id")]
    finally:
        await store.close()


def test_a_killed_server_loses_nothing_that_it_acknowledged(url: str) -> None:
    async def scene() -> None:
        async with served(url) as child:
            players = [Player(await child.make()) for _ in range(TABLES)]
            assert await child.end(signal.SIGTERM) == 0
        for _ in range(KILLS):
            await played_until_killed(url, players, SystemRandom())
        for player in players:
            kept = await ids_in_log(url, player.table)
            assert set(player.acknowledged) <= set(kept)
            assert len(kept) == len(set(kept)), "a decision was applied twice"
            assert len(kept) <= len(player.acknowledged) + 1
        async with served(url) as child:
            await goes_on(child, players)

    asyncio.run(scene())


async def goes_on(child: Child, players: list[Player]) -> None:
    for player in players:
        async with child.at(player.table, player.keys) as client:
            await player.finish(client)
            seats = {m["seat"]: m for m in client.received if m["type"] == "update"}
            decided = sum(update.get("decision", 0) for update in seats.values())
            assert decided == len(player.acknowledged)


def test_a_server_that_is_told_to_stop_says_goodbye(url: str) -> None:
    async def scene() -> None:
        async with served(url) as child:
            player = Player(await child.make())
            async with (
                child.at(player.table, player.keys) as client,
                child.at(player.table, []) as b,
            ):
                player.last = player._next(client)
                await player.finish(client)
                ending = asyncio.create_task(child.end(signal.SIGTERM))
                assert [await client.closed(), await b.closed()] == [protocol.RESTARTING] * 2
                assert await ending == 0
        assert await ids_in_log(url, player.table) == player.acknowledged

    asyncio.run(scene())


# --- nothing is told before it is committed


@asynccontextmanager
async def two_at_a_table(url: str) -> AsyncIterator[tuple[Running, Json, Client, Client]]:
    async with running(url) as server:
        made = await server.make("gruell", HUMAN, HUMAN)
        keys = made["keys"]
        async with (
            server.at(made["table"], keys[0]) as ana,
            server.at(made["table"], keys[1]) as bob,
        ):
            await ana.until(lambda m: m["type"] == "table" and "present" in m["seats"][1])
            yield server, made, ana, bob


CHOICE = {"type": "act", "id": "once", "seat": 0, "decision": 0, "action": "goblins"}


async def nothing_comes(server: Running, client: Client) -> None:
    """While the server answers others, this client is sent nothing."""
    news = asyncio.ensure_future(client.socket.recv())
    for _ in range(3):
        assert (await server.http.get("/healthz")).status_code == 200
    assert not news.done()
    news.cancel()


def with_legal_action(client: Client) -> Json:
    return CHOICE | {"action": client.update["choices"][0]["action"]}


def test_nobody_hears_of_a_decision_before_it_is_committed(url: str) -> None:
    async def scene() -> None:
        async with two_at_a_table(url) as (server, made, ana, bob):
            reached = next_write(server.server.store)
            with held(url, [made["table"]]):
                await ana.send(**with_legal_action(ana))
                await reached.wait()
                await nothing_comes(server, ana)
                await nothing_comes(server, bob)
            assert (await ana.until(lambda m: m.get("id") == "once"))["type"] == "ack"

    asyncio.run(scene())


def test_a_repeated_send_is_not_acknowledged_before_the_first_is_committed(url: str) -> None:
    """A connection that broke: the client sends again on a new one, and the disk is slow."""

    async def scene() -> None:
        async with two_at_a_table(url) as (server, made, ana, _):
            decision = with_legal_action(ana)
            async with server.at(made["table"], made["keys"][0]) as again:
                reached = next_write(server.server.store)
                with held(url, [made["table"]]):
                    await ana.send(**decision)
                    await reached.wait()
                    await again.send(**decision)
                    await nothing_comes(server, again)
                for client in (ana, again):
                    answer = await client.until(lambda m: m.get("id") == "once")
                    assert answer["type"] == "ack"
            assert server.server.house.tables[made["table"]].table.decisions[0] == 1

    asyncio.run(scene())


def test_who_hangs_up_after_a_decision_holds_up_nobody(url: str) -> None:
    """Everybody is told of it all the same, however many look on."""

    async def scene() -> None:
        async with running(url) as server, AsyncExitStack() as stack:
            made = await server.make("gruell", *[HUMAN] * 5)
            table, (first, *others) = made["table"], made["keys"]
            ana = await stack.enter_async_context(server.at(table, first))
            seated = [server.at(table, *others, language=word) for word in LANGUAGES]
            strangers = [server.at(table, language=word) for word in LANGUAGES]
            watching = [await stack.enter_async_context(one) for one in (*seated, *strangers)]
            reached = next_write(server.server.store)
            with held(url, [table]):
                await ana.send(**with_legal_action(ana))
                await reached.wait()
                ana.socket.transport.abort()
                await nothing_comes(server, watching[0])
            for client in watching:
                await client.until(lambda m: m.get("view", {}).get("waiting") == [1, 2, 3, 4])
            assert not server.server.house.tables[table].spoilt

    asyncio.run(scene())


def test_when_another_server_was_faster_everybody_is_sent_to_connect_again(url: str) -> None:
    """Two servers on one store: the log decides, and who saw the table that lost resumes."""

    async def scene() -> None:
        async with two_at_a_table(url) as (server, made, ana, bob):
            async with running(url) as other:
                live = await other.server.house.table(made["table"])
                await live.write(1, log.Said(text="I was here first"))
            await ana.send(**with_legal_action(ana))
            assert [await ana.closed(), await bob.closed()] == [protocol.GOING_AWAY] * 2
            assert not any(message["type"] == "ack" for message in ana.received)
            async with server.at(made["table"], made["keys"][0]) as again:
                events = [item["event"]["event"] for item in again.update["items"]]
                assert events[-1] == "table-spoke"
                assert (await again.answer(**with_legal_action(again)))["type"] == "ack"

    asyncio.run(scene())
