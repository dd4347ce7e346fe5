"""A physical nest at a table: a hand over the socket, frames for everybody, one outcome kept."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from random import Random

import pytest

from tablee.core.notation import Word
from tablee.core.registry import game as find_game
from tablee.games.gulo.live import NestHands, message_of, samples_in
from tablee.games.gulo.names import parse_egg
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pool import NestPool
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import Recording, verified
from tablee.games.gulo.nest.sight import FRAME_KIND, HandSeen, read_frame
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.worker import Poured
from tablee.server.live_table import LiveTable
from tablee.server.store.rows import Entry
from tablee.server.tables import log
from tests.ends import LONGEST, wait_until
from tests.nest.stage import stored
from tests.server.running import HUMAN, Client, Json, Running, bot, running
from tests.server.two_worlds import everything_has_come

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
    async with asyncio.timeout(LONGEST):
        while not (view(client).get("named") and view(client)["turn_of"] == 0):
            if client.asked(0):
                action = client.update["choices"][0]["action"]
                client.decided[0] = client.update.get("decision", 0)
                decision = client.decided[0]
                words = {"type": "act", "id": f"d{decision}", "seat": 0, "decision": decision}
                await client.send(**words, action=action)
            await heard(client)


def thefts_of(seat: int, entries: list[Entry]) -> list[log.HandsTold]:
    """What a seat's hand did; pours, rests and other hands leave no recording of it."""
    bodies = [log.read(entry) for entry in entries if entry.seat == seat]
    return [body for body in bodies if isinstance(body, log.HandsTold) and body.recording]


def lay_nests(server: Running) -> NestHands:
    """Nests that were poured before lie ready; how they are poured is the pool's own test."""
    hands = server.server.house.hands(find_game("gulo"))
    assert isinstance(hands, NestHands)
    hands.pool = NestPool(ready=2, pouring=False)
    for number in range(2):
        nest = stored(number)
        hands.pool._ready.put_nowait(Poured(nest.snapshot(), nest.lie()))
    return hands


async def pull(server: Running, client: Client, table: str, attempt: int = 0) -> None:
    """Move the hand like a person; read until the theft is decided."""
    live = await server.server.house.table(table)
    for message in planned(live, client, attempt):
        await client.socket.send(message)
    await wait_until(lambda: not view(client).get("named"), lambda: heard(client))


def planned(live: LiveTable, client: Client, attempt: int = 0) -> list[bytes]:
    """The messages of a good pull at the egg that was named."""
    egg = parse_egg(Word(view(client)["named"]))
    plan = plan_pull(Nest.restored(live.table.nest), egg, "deft", Random(1))
    return [message_of(plan[start : start + 60], attempt) for start in range(0, len(plan), 60)]


@pytest.mark.clause("GU-33")
def test_a_hand_over_the_socket_steals_and_everybody_sees_it(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            lay_nests(server)
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"]) as stranger:
                async with server.at(made["table"], *made["keys"]) as ana:
                    await until_my_hand(ana)
                    ana.frames.clear()  # those of the bot's thefts
                    await pull(server, ana, made["table"])
                told = thefts_of(0, await server.server.store.entries_since(made["table"], 0))
                recording = Recording.from_bytes(told[0].recording)
                assert verified(recording)
                assert recording.outcome in [one.outcome for one in told]
                hands = hands_seen(ana)
                assert len(hands) > 30
                await wait_until(
                    lambda: moving(stranger),
                    lambda: heard(stranger),
                )

    asyncio.run(scene())


def hands_seen(client: Client) -> list[HandSeen]:
    """The hand in each frame that this client was shown."""
    return [read_frame(frame).seen.hand for frame in moving(client)]


def moving(client: Client) -> list[bytes]:
    """The frames of hands that this client was shown."""
    of_hands = bytes([FRAME_KIND])
    return [f for f in client.frames if isinstance(f, bytes) and f.startswith(of_hands)]


@pytest.mark.clause("GU-33")
def test_others_see_the_hand_go_where_it_is_moved_and_close(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            lay_nests(server)
            made = await server.make("gulo", HUMAN, HUMAN, options=PHYSICS)
            live, keys = server.server.house.tables[made["table"]], made["keys"]
            async with (
                server.at(live.table.id, keys[0]) as ana,
                server.at(live.table.id, keys[1]) as bob,
            ):
                hand, other = (ana, bob) if await named_an_egg(live) == 0 else (bob, ana)
                await hand.socket.send(message_of([Sample(0.0, 0.10, -0.05, 0.25, False)]))
                await seen_at(other, (0.10, -0.05, 0.25), closed=False)
                await hand.socket.send(message_of(whenever(-0.08, 0.10, 0.20)))
                await seen_at(other, (-0.08, 0.10, 0.20), closed=True)
                assert not any(one.holding for one in hands_seen(other))

    asyncio.run(scene())


def whenever(x: float, y: float, z: float) -> list[Sample]:
    """A closed hand there from the next second on, however late this comes: what is past is not
    heard."""
    return [Sample(1000.0 * second, x, y, z, True) for second in range(1, 60)]


async def seen_at(client: Client, place: tuple[float, float, float], closed: bool) -> None:
    """Look until the hand is there; it must be closed there, or open."""
    async with asyncio.timeout(LONGEST):
        while True:
            await heard(client)
            for hand in hands_seen(client)[-1:]:
                if (hand.x, hand.y, hand.z) == pytest.approx(place, abs=1e-3):
                    assert hand.closed == closed
                    return


def test_a_worker_that_dies_is_owned_up_to_and_the_attempt_is_repeated(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            hands = lay_nests(server)
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"], *made["keys"]) as ana:
                await until_my_hand(ana)
                ana.frames.clear()  # those of the bot's thefts
                await ana.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                await wait_until(
                    lambda: moving(ana),
                    lambda: heard(ana),
                )
                for worker in hands.pool.workers:
                    os.kill(worker.process.pid or 0, signal.SIGKILL)
                await wait_until(lambda: events(ana, "table-attempt-again"), lambda: heard(ana))
                await ana.socket.send(message_of([Sample(9000.0, 0.0, 0.0, 0.2, False)]))
                await pull(server, ana, made["table"], attempt=1)
                told = thefts_of(0, await server.server.store.entries_since(made["table"], 0))
                taken = Recording.from_bytes(told[-1].recording).samples
                # What came late for the lost attempt neither began the new one nor stopped it.
                assert len(taken) > 100
                assert events(ana, "stolen") or events(ana, "alarm")

    asyncio.run(scene())


def test_a_server_that_restarts_in_mid_theft_says_that_it_begins_again(url: str) -> None:
    """And the next server counts attempts on, as whoever steals does."""

    async def begun() -> Json:
        async with running(url) as server:
            lay_nests(server)
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"], *made["keys"]) as ana:
                await until_my_hand(ana)
                ana.frames.clear()  # those of the bot's thefts
                await ana.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                await wait_until(
                    lambda: moving(ana),
                    lambda: heard(ana),
                )
            return made

    async def said(made: Json) -> None:
        async with running(url) as server:
            lay_nests(server)
            async with server.at(made["table"], *made["keys"]) as ana:
                await ana.socket.send(message_of([Sample(1500.0, 0.0, 0.0, 0.2, False)]))
                await wait_until(lambda: events(ana, "table-attempt-again"), lambda: heard(ana))

    async def decided(made: Json) -> list[log.HandsTold]:
        async with running(url) as server:
            lay_nests(server)
            async with server.at(made["table"], *made["keys"]) as ana:
                await pull(server, ana, made["table"], attempt=1)
            return thefts_of(0, await server.server.store.entries_since(made["table"], 0))

    made = asyncio.run(begun())
    asyncio.run(said(made))
    assert len(asyncio.run(decided(made))) == 1


async def named_an_egg(live: LiveTable) -> int:
    """Whose hand the table waits for, once people have chosen whatever came first."""
    async with asyncio.timeout(LONGEST):
        while live.pointer is None:
            for seat in live.table.pending():
                assert live.table.match is not None
                action = live.table.match.legal(seat)[0]
                text = live.table.game.action_text(live.table.match.state, action)
                await live.write(seat, log.Moved(action=text))
            await asyncio.sleep(0)
    return live.pointer.seat


def test_only_the_hand_of_whoever_steals_is_heard(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            lay_nests(server)
            made = await server.make("gulo", HUMAN, HUMAN, options=PHYSICS)
            live, keys = server.server.house.tables[made["table"]], made["keys"]
            async with (
                server.at(live.table.id, keys[0]) as ana,
                server.at(live.table.id, keys[1]) as bob,
                server.at(live.table.id) as stranger,
            ):
                thief = await named_an_egg(live)
                for other in (stranger, bob if thief == 0 else ana):
                    await other.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                    await everything_has_come(other)
                assert live.pointer is not None
                assert live.pointer.taken() == []
                hand = ana if thief == 0 else bob
                await hand.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                await wait_until(
                    lambda: moving(stranger),
                    lambda: heard(stranger),
                )

    asyncio.run(scene())


def events(client: Client, kind: str) -> list[Json]:
    items = [item for message in client.received for item in message.get("items", [])]
    return [item["event"] for item in items if item["event"]["event"] == kind]


@pytest.mark.parametrize("message", [b"", b"\x02", b"\x01" * 22, b"\x02\x00" + b"x" * 20])
def test_what_is_no_hand_ends_the_connection(url: str, message: bytes) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gulo", HUMAN, bot("thief"), options=PHYSICS)
            async with server.at(made["table"], *made["keys"]) as ana:
                await ana.socket.send(message)
                assert await ana.closed() == 4400

    asyncio.run(scene())


def test_a_table_without_a_nest_takes_no_hand(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            async with server.at(made["table"], *made["keys"]) as ana:
                await ana.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
                assert await ana.closed() == 4400

    asyncio.run(scene())


@pytest.mark.parametrize(("samples", "said"), [(0, "1 to 64"), (65, "1 to 64")])
def test_a_message_has_neither_no_samples_nor_too_many(samples: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        samples_in(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)] * samples))


def test_samples_come_out_as_they_went_in() -> None:
    samples = [Sample(1.5, 0.25, -0.5, 0.125, True), Sample(17.0, 0.0, 0.0, 0.0, False)]
    assert samples_in(message_of(samples, 3)) == (3, samples)
