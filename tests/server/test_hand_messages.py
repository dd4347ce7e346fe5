"""Messages of hands that come too many, too late or from the wrong seat: dropped and counted.

And pictures for whoever reads slowly: the newest, in order with everything that must not be missed.
"""

from __future__ import annotations

import asyncio
from math import floor, inf, nan

from websockets.asyncio.client import connect

from tablee.games.gulo.live import MOST_SAMPLES, message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.sight import read_frame
from tablee.server.outgoing import Outgoing
from tablee.server.pointer import MOST_WAITING
from tablee.server.session import HANDS_PER_SECOND
from tests.ends import wait_until
from tests.server.running import HUMAN, OPEN, Client, Json, Running, running
from tests.server.test_clocks_and_bots import without_room
from tests.server.test_http_limits import store
from tests.server.test_nest import PHYSICS, heard, lay_nests, named_an_egg
from tests.server.test_operated import METRICS_KEY, numbers_in
from tests.server.two_worlds import everything_has_come

__all__ = ["store"]

STILL = message_of([Sample(0.0, 0.0, 0.0, 0.2, False)])
FLOOD = 20 * HANDS_PER_SECOND


async def dropped(server: Running) -> tuple[float, float]:
    """The messages that nobody heard, and the samples that were refused."""
    with_key = {"Authorization": f"Bearer {METRICS_KEY}"}
    numbers = numbers_in((await server.http.get("/metrics", headers=with_key)).text)
    return (
        numbers["tablee_hand_messages_unheard_total"],
        numbers["tablee_hand_samples_refused_total"],
    )


async def theft(server: Running) -> tuple[Json, int]:
    """A table at which somebody must pull, and who."""
    lay_nests(server)
    made = await server.make("gulo", HUMAN, HUMAN, options=PHYSICS)
    return made, await named_an_egg(server.server.house.tables[made["table"]])


def frames_of(client: Client) -> list[bytes]:
    return [frame for frame in client.frames if isinstance(frame, bytes) and frame[0] == 1]


def test_a_flood_of_samples_closes_nothing_and_is_counted(store: str) -> None:
    async def scene() -> None:
        async with running(store, metrics_key=METRICS_KEY) as server:
            made, thief = await theft(server)
            live = server.server.house.tables[made["table"]]
            async with (
                server.at(made["table"], made["keys"][thief]) as hand,
                server.at(made["table"], made["keys"][1 - thief]) as other,
            ):
                for _ in range(FLOOD):
                    await hand.socket.send(STILL)
                await everything_has_come(hand)
                unheard, _ = await dropped(server)
                assert FLOOD // 4 <= unheard <= FLOOD - HANDS_PER_SECOND
                assert live.pointer is not None
                assert (await other.answer(type="say", seat=1 - thief, text="hm"))["type"] == "ack"
                await wait_until(lambda: frames_of(other), lambda: heard(other))

    asyncio.run(scene())


def test_samples_of_whoever_is_not_pulling_change_nothing(store: str) -> None:
    async def scene() -> None:
        async with running(store, metrics_key=METRICS_KEY) as server:
            made, thief = await theft(server)
            live = server.server.house.tables[made["table"]]
            async with (
                server.at(made["table"], made["keys"][1 - thief]) as other,
                server.at(made["table"]) as stranger,
            ):
                for client in (other, stranger):
                    await client.socket.send(STILL)
                    await everything_has_come(client)
                assert await dropped(server) == (2, 0)
                assert live.pointer is not None
                assert live.pointer.taken() == []

    asyncio.run(scene())


WILD = [
    Sample(nan, 0.0, 0.0, 0.2, False),
    Sample(20.0, inf, 0.0, 0.2, False),
    Sample(20.0, 0.0, -inf, 0.2, True),
    Sample(1e300, 0.0, 0.0, 0.2, False),
    Sample(-50.0, 0.0, 0.0, 0.2, False),
]


def test_wild_samples_are_refused_and_the_theft_goes_on(store: str) -> None:
    async def scene() -> None:
        async with running(store, metrics_key=METRICS_KEY) as server:
            made, thief = await theft(server)
            async with server.at(made["table"], made["keys"][thief]) as hand:
                await hand.socket.send(STILL)
                await wait_until(lambda: frames_of(hand), lambda: heard(hand))
                for sample in WILD:
                    await hand.socket.send(message_of([sample]))
                known = len(frames_of(hand))
                await wait_until(lambda: len(frames_of(hand)) > known + 10, lambda: heard(hand))
                house = server.server.house
                house._put_away(made["table"])  # they are counted when the attempt is over
                await wait_until(lambda: house.refused, lambda: asyncio.sleep(0))
                assert (await dropped(server))[1] >= len(WILD) - 1  # perhaps one was old, no more

    asyncio.run(scene())


def test_a_message_of_too_many_samples_closes_nothing_and_its_newest_is_heard(store: str) -> None:
    async def scene() -> None:
        async with running(store, metrics_key=METRICS_KEY) as server:
            made, thief = await theft(server)
            async with server.at(made["table"], made["keys"][thief]) as hand:
                late = [Sample(float(time), 0.0, 0.0, 0.2, False) for time in range(500)]
                await hand.socket.send(message_of(late))
                newest = floor(late[-1].time_ms)
                await wait_until(
                    lambda: newest in [read_frame(frame).heard for frame in frames_of(hand)],
                    lambda: heard(hand),
                )
                assert await dropped(server) == (0, len(late) - MOST_SAMPLES)

    asyncio.run(scene())


def test_a_hand_that_is_far_ahead_is_not_kept_without_end(store: str) -> None:
    async def scene() -> None:
        async with running(store) as server:
            made, _ = await theft(server)
            pointer = server.server.house.tables[made["table"]].pointer
            assert pointer is not None
            assert [pointer.put(STILL) for _ in range(MOST_WAITING + 1)].count(False) == 1

    asyncio.run(scene())


# --- pictures for whoever reads slowly


def sent(outgoing: Outgoing, count: int) -> list[str | bytes]:
    async def scene() -> list[str | bytes]:
        return [await asyncio.wait_for(outgoing.get(), 1) for _ in range(count)]

    return asyncio.run(scene())


def test_the_newest_picture_of_a_kind_is_sent_where_it_came() -> None:
    outgoing = Outgoing(9)
    for message in ("a", b"\x01old", b"\x01older", b"\x05other", "b", b"\x01new", b"\x01newest"):
        outgoing.show(message) if isinstance(message, bytes) else outgoing.put(message)
    outgoing.put("c")
    assert sent(outgoing, 5) == ["a", b"\x05other", "b", b"\x01newest", "c"]


def test_nests_at_rest_are_never_missed_and_stand_where_they_came() -> None:
    outgoing = Outgoing(9)
    outgoing.show(b"\x01last of attempt 0")
    outgoing.put(b"\x03rest 1")
    outgoing.show(b"\x01first of attempt 1")
    outgoing.put(b"\x03rest 2")
    assert sent(outgoing, 3) == [b"\x03rest 1", b"\x01first of attempt 1", b"\x03rest 2"]
    outgoing.show(b"\x01next")
    assert sent(outgoing, 1) == [b"\x01next"]


def test_only_messages_count_against_whoever_is_too_slow() -> None:
    outgoing = Outgoing(2)
    for _ in range(100):
        outgoing.show(b"\x01")
    assert [outgoing.put("x") for _ in range(3)] == [True, True, False]
    assert sent(outgoing, 3) == [b"\x01", "x", "x"]
    assert outgoing.put("x")


def test_whoever_reads_again_is_shown_what_is_now_not_what_was(store: str) -> None:
    """Only what the network held is old: 5,000 pictures are a minute and a half."""

    async def scene() -> None:
        async with running(store) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            live = server.server.house.tables[made["table"]]
            async with connect(
                f"ws://127.0.0.1:{server.port}/live",
                sock=await without_room(server.port),
                max_queue=1,
                compression=None,
            ) as slow:
                client = Client(slow)
                await client.send(type="hello", version=1, table=made["table"], keys=made["keys"])
                await client.until(lambda message: message["type"] == "table")
                slow.transport.pause_reading()
                for number in range(5_000):
                    live.show(b"\x01" + number.to_bytes(4, "big") + bytes(60))
                    await asyncio.sleep(0)
                slow.transport.resume_reading()
                await client.send(type="ping", sent=1.0)
                await client.until(lambda message: message["type"] == "pong")
                pictures = [int.from_bytes(frame[1:5], "big") for frame in frames_of(client)]
                assert pictures[-1] == 4_999
                assert pictures == sorted(pictures)
                assert len(pictures) < 500

    asyncio.run(scene())
