"""A physical nest at a table: a hand over the socket, frames for everybody, one outcome kept."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from random import Random

import pytest

from tablee.core.notation import Word
from tablee.games.gulo.live import NestHands, message_of, samples_in
from tablee.games.gulo.names import parse_egg
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import Recording, verified
from tablee.games.gulo.nest.simulator import Nest
from tablee.server.live_table import LiveTable
from tablee.server.store.rows import Entry
from tablee.server.tables import log
from tests.server.running import HUMAN, Client, Json, Running, bot, running

PHYSICS = {"nest": "physics", "fast": True}


async def heard(client: Client) -> None:
    """The next frame: words are understood, frames of the nest are kept."""
    frame = await asyncio.wait_for(client.socket.recv(), 60)
    client.frames.append(frame)
    if isinstance(frame, str):
        message: Json = json.loads(frame)
        client.received.append(message)
        client.update = message if message["type"] == "update" else client.update


def view(client: Client) -> Json:
    return client.update.get("view") or {}


async def until_my_hand(client: Client) -> None:
    """Choose whatever comes until the table waits for this hand."""
    while not (view(client).get("named") and view(client)["turn_of"] == 0):
        if client.asked(0):
            action = client.update["choices"][0]["action"]
            client.decided[0] = client.update.get("decision", 0)
            decision = client.decided[0]
            words = {"type": "act", "id": f"d{decision}", "seat": 0, "decision": decision}
            await client.send(**words, action=action)
        await heard(client)


def hands_told(live: LiveTable, entries: list[Entry]) -> list[log.HandsTold]:
    bodies = [log.read(entry) for entry in entries if entry.kind == "hands"]
    return [body for body in bodies if isinstance(body, log.HandsTold)]


async def pull(server: Running, client: Client, table: str) -> LiveTable:
    """Move the hand like a person; read until the theft is decided."""
    live = await server.server.house.table(table)
    egg = parse_egg(Word(view(client)["named"]))
    plan = plan_pull(Nest.restored(live.table.nest), egg, "deft", Random(1))
    for start in range(0, len(plan), 60):
        await client.socket.send(message_of(plan[start : start + 60]))
    while view(client).get("named"):
        await heard(client)
    return live


@pytest.fixture
def sqlite(new_url: object) -> str:
    return str(new_url("sqlite"))  # type: ignore[operator]


@pytest.mark.clause("GU-33")
def test_a_hand_over_the_socket_steals_and_everybody_sees_it(sqlite: str) -> None:
    async def scene() -> None:
        async with running(sqlite) as server:
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"]) as stranger:
                async with server.at(made["table"], *made["keys"]) as ana:
                    await until_my_hand(ana)
                    live = await pull(server, ana, made["table"])
                told = hands_told(live, await server.server.store.entries_since(made["table"], 0))
                recording = Recording.from_bytes(
                    next(one.recording for one in told if one.recording)
                )
                assert verified(recording)
                assert recording.outcome in [one.outcome for one in told]
                frames = [frame for frame in ana.frames if isinstance(frame, bytes)]
                assert len(frames) > 30
                assert {len(frame) for frame in frames} == {5 + 322}
                while not any(isinstance(frame, bytes) for frame in stranger.frames):
                    await heard(stranger)

    asyncio.run(scene())


def test_a_worker_that_dies_is_owned_up_to_and_the_attempt_is_repeated(sqlite: str) -> None:
    async def scene() -> None:
        async with running(sqlite) as server:
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"], *made["keys"]) as ana:
                await until_my_hand(ana)
                ana.frames.clear()  # those of the bot's thefts
                await ana.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                while not any(isinstance(frame, bytes) for frame in ana.frames):
                    await heard(ana)
                hands = server.server.house.hands(
                    server.server.house.tables[made["table"]].table.game
                )
                assert isinstance(hands, NestHands)
                for worker in hands.pool.workers:
                    os.kill(worker.process.pid or 0, signal.SIGKILL)
                while not events(ana, "table-attempt-again"):
                    await heard(ana)
                await pull(server, ana, made["table"])
                assert events(ana, "stolen") or events(ana, "alarm")

    asyncio.run(scene())


def events(client: Client, kind: str) -> list[Json]:
    items = [item for message in client.received for item in message.get("items", [])]
    return [item["event"] for item in items if item["event"]["event"] == kind]


@pytest.mark.parametrize("message", [b"", b"\x02", b"\x01" * 22, b"\x02" + b"x" * 20])
def test_what_is_no_hand_ends_the_connection(sqlite: str, message: bytes) -> None:
    async def scene() -> None:
        async with running(sqlite) as server:
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"], *made["keys"]) as ana:
                await ana.socket.send(message)
                assert await ana.closed() == 4400

    asyncio.run(scene())


def test_a_table_without_a_nest_takes_no_hand(sqlite: str) -> None:
    async def scene() -> None:
        async with running(sqlite) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            async with server.at(made["table"], *made["keys"]) as ana:
                await ana.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                assert await ana.closed() == 4400

    asyncio.run(scene())


def test_samples_come_out_as_they_went_in() -> None:
    samples = [Sample(1.5, 0.25, -0.5, 0.125, True), Sample(17.0, 0.0, 0.0, 0.0, False)]
    assert samples_in(message_of(samples)) == samples
