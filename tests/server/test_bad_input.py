"""Thousands of frames that make no sense: nothing breaks, nothing changes, and whoever sent them is
told so in the way that the protocol names. (Requests are in test_bad_requests.)
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.server import protocol
from tablee.server.store.rows import Entry, TableRow
from tests.server.running import HUMAN, Client, Json, Running, running

FRAMES = 3000  # on each of two stores; with 2000 requests on each that makes 10,000
AT_A_TIME = 12
"""People who send nonsense at the same time."""
NOT_TEXT = 1007
"""What the protocol of sockets itself says of a text that is not UTF-8."""


@dataclass(frozen=True)
class Scene:
    """A game that is being played, and what the attacker knows of it: one seat's key."""

    server: Running
    table: str
    keys: tuple[Json, ...]

    @property
    def hello(self) -> Json:
        key = self.keys[0]
        return {"type": "hello", "version": 1, "table": self.table, "keys": [key]}

    async def stored(self) -> tuple[TableRow, list[Entry]] | None:
        return await self.server.server.store.load(self.table)


async def begun(server: Running) -> Scene:
    made = await server.make("gruell", HUMAN, HUMAN, HUMAN)
    return Scene(server, made["table"], tuple(made["keys"]))


# --- frames after which the connection has to end, with the code


Ending = tuple[str | bytes, bool, int]
"""A frame, whether it is sent as text, and how the connection ends."""
Deadly = Callable[[Scene, Random], Ending]


def text(message: object, code: int = protocol.BAD_MESSAGE) -> Ending:
    return json.dumps(message), True, code


def valid(scene: Scene, rng: Random) -> Json:
    """A message that would be understood."""
    messages: list[Json] = [
        {"type": "act", "id": "x", "seat": 0, "decision": 999, "action": "goblins"},
        {"type": "undo", "id": "x", "seat": 0},
        {"type": "say", "id": "x", "seat": 0, "text": "hello"},
        {"type": "mute", "id": "x", "seat": 0, "other": 1, "muted": True},
        {"type": "take-over", "id": "x", "seat": 0},
        {"type": "let-bot", "id": "x", "seat": 0, "other": 1},
        {"type": "ping", "sent": 1.0},
    ]
    return rng.choice(messages)


def noise(scene: Scene, rng: Random) -> Ending:
    letters = "".join(chr(rng.randint(1, 0x2FF)) for _ in range(rng.randint(0, 60)))
    return "x" + letters, True, protocol.BAD_MESSAGE


def cut_short(scene: Scene, rng: Random) -> Ending:
    whole = json.dumps(valid(scene, rng))
    return whole[: rng.randrange(len(whole))], True, protocol.BAD_MESSAGE


def wrong_type(scene: Scene, rng: Random) -> Ending:
    message = valid(scene, rng)
    field = rng.choice(sorted(message))
    wrong = [[], {}, None, [message], {"a": 1}]
    return text(message | {field: rng.choice(wrong)})


def out_of_bounds(scene: Scene, rng: Random) -> Ending:
    message: Json = {"type": "act", "id": "x", "seat": 0, "decision": 0, "action": "goblins"}
    field, value = rng.choice(
        [
            ("id", ""), ("id", "a b"), ("id", "x" * 41), ("id", "é"), ("seat", -1), ("seat", 8),
            ("seat", 10**30), ("seat", 0.5), ("seat", "0"), ("decision", -1), ("decision", 10**9),
            ("action", ""), ("action", "x" * 201), ("action", 7), ("decision", True),
        ]
    )  # fmt: skip
    return text(message | {field: value})


def unknown(scene: Scene, rng: Random) -> Ending:
    message = valid(scene, rng)
    kinds: list[object] = ["", "welcome", "update", "table", "Act", "act ", 7, "\x00", "ack"]
    changed: Json = rng.choice([{"type": rng.choice(kinds)}, {"token": "x"}, {"admin": True}])
    return text(message | changed)


def missing(scene: Scene, rng: Random) -> Ending:
    message = dict(valid(scene, rng))
    del message[rng.choice(sorted(message))]
    return text(message)


def no_object(scene: Scene, rng: Random) -> Ending:
    whole: object = rng.choice([[], None, 7, "hello", True, [valid(scene, rng)], 1e308])
    return text(whole)


def no_number(scene: Scene, rng: Random) -> Ending:
    number = rng.choice(["NaN", "Infinity", "-Infinity", "1e999", "9" * 400, "0x10", "01", "1."])
    return f'{{"type":"ping","sent":{number}}}', True, protocol.BAD_MESSAGE


def deep(scene: Scene, rng: Random) -> Ending:
    brackets = rng.choice(["[", '{"a":', '[{"a":'])
    many = brackets * rng.randint(1000, 2500)
    return '{"type":"ping","sent":' + many, True, protocol.BAD_MESSAGE


def hello_again(scene: Scene, rng: Random) -> Ending:
    return text(scene.hello)


def binary(scene: Scene, rng: Random) -> Ending:
    return rng.randbytes(rng.randint(0, 200)), False, protocol.BAD_MESSAGE


def oversize(scene: Scene, rng: Random) -> Ending:
    size = scene.server.server.settings.message_bytes + rng.randint(1, 9)
    as_text = rng.random() < 0.5
    return (b"x" * size, as_text, protocol.TOO_BIG)


def no_utf8(scene: Scene, rng: Random) -> Ending:
    bad = rng.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf"])
    return b'{"type":"' + bad + b'"}', True, NOT_TEXT


DEADLY: tuple[Deadly, ...] = (
    noise, cut_short, wrong_type, out_of_bounds, unknown, missing, no_object, no_number, deep,
    hello_again, binary, oversize, no_utf8,
)  # fmt: skip


# --- first messages that let nobody in


def stranger(scene: Scene, rng: Random) -> Ending:
    """A hello for somebody else's seat, with a wrong key, or for a table that does not exist."""
    mine, theirs = (key["token"] for key in scene.keys[:2])
    guess = "".join(rng.choices("abcXYZ019_-", k=32))
    keys = rng.choice(
        [
            [{"seat": 1, "token": mine}], [{"seat": 0, "token": theirs}],
            [{"seat": rng.randint(0, 7), "token": guess}], [{"seat": 7, "token": mine}],
            [scene.keys[0], {"seat": 1, "token": mine}], [{"seat": 0, "token": mine[:-1]}],
        ]
    )  # fmt: skip
    return text(scene.hello | {"keys": keys}, protocol.NOT_ALLOWED)


def nowhere(scene: Scene, rng: Random) -> Ending:
    name = "".join(rng.choices("abcdefgh23456789", k=rng.randint(4, 24)))
    return text(scene.hello | {"table": name}, protocol.NO_TABLE)


def bad_hello(scene: Scene, rng: Random) -> Ending:
    changed: list[Json] = [
        {"version": 2}, {"version": -(10**30)}, {"version": "1"}, {"table": "a"}, {"table": "../x"},
        {"table": "x" * 25}, {"table": "\x00\x00\x00\x00"}, {"keys": [scene.keys[0]] * 9},
        {"keys": [{"seat": 0}]}, {"keys": [{"seat": 0, "token": "short"}]}, {"keys": "all"},
        {"keys": [scene.keys[0] | {"admin": 1}]}, {"known": {"0": -1}}, {"known": {"0": 10**9}},
        {"known": {str(n): 1 for n in range(10)}}, {"known": {"abc": 1}}, {"language": "../../x"},
    ]  # fmt: skip
    return text(scene.hello | rng.choice(changed))


def too_early(scene: Scene, rng: Random) -> Ending:
    return text(valid(scene, rng))


FIRST: tuple[Deadly, ...] = (stranger, nowhere, bad_hello, too_early, noise, binary, no_utf8, deep)


# --- messages that are understood and refused


def refused(scene: Scene, rng: Random) -> tuple[Json, set[str]]:
    """A request that nobody may make now, and the reasons that fit."""
    other, act = rng.randint(1, 7), {"type": "act", "decision": 0, "action": "goblins"}
    junk = "".join(chr(rng.randint(33, 0x2FF)) for _ in range(rng.randint(1, 40)))
    stale = rng.choice([1, 2, 999, 1_000_000])
    wishes: list[tuple[Json, set[str]]] = [
        (act | {"seat": other}, {"not-allowed"}),
        (act | {"seat": 0, "decision": stale}, {"stale-decision"}),
        (act | {"seat": 0, "action": "x" + junk}, {"bad-notation"}),
        ({"type": "undo", "seat": 0}, {"cannot-undo"}),
        ({"type": "undo", "seat": other}, {"not-allowed"}),
        ({"type": "say", "seat": other, "text": "I am you"}, {"not-allowed"}),
        ({"type": "say", "seat": 0, "text": "\t \x00\u200b\n"}, {"bad-request", "too-fast"}),
        ({"type": "mute", "seat": 0, "other": rng.randint(3, 7), "muted": True}, {"bad-request"}),
        ({"type": "mute", "seat": other, "other": 0, "muted": True}, {"not-allowed"}),
        ({"type": "take-over", "seat": 0}, {"not-now"}),
        ({"type": "take-over", "seat": other}, {"not-allowed"}),
        ({"type": "let-bot", "seat": 0, "other": rng.randint(1, 2)}, {"not-now"}),
        ({"type": "let-bot", "seat": 0, "other": rng.randint(3, 7)}, {"bad-request"}),
        ({"type": "let-bot", "seat": other, "other": other}, {"not-allowed"}),
    ]
    message, reasons = rng.choice(wishes)
    return message | {"id": f"f{rng.getrandbits(60)}"}, reasons


async def is_refused(client: Client, message: Json, reasons: set[str]) -> None:
    answer = await client.answer(**message)
    assert answer["type"] == "refusal", (message, answer)
    assert answer["reason"] in reasons, (message, answer)
    assert answer["sentence"]


async def ends(client: Client, ending: Ending) -> None:
    frame, as_text, code = ending
    await client.socket.send(frame, text=as_text)
    assert await client.closed() == code, frame[:300]


async def attack(scene: Scene, seed: int, frames: int) -> None:
    """Send so many frames, on as many connections as they cost."""
    rng = Random(seed)
    sent = 0
    while sent < frames:
        if rng.random() < 0.5:
            async with scene.server.socket() as client:
                await ends(client, rng.choice(FIRST)(scene, rng))
        else:
            sent += await quarrel(scene, rng)
        sent += 1


async def quarrel(scene: Scene, rng: Random) -> int:
    """Somebody whose key is good sends nonsense until the connection has to end; how often."""
    patience = rng.randint(0, 40)
    async with scene.server.at(scene.table, scene.keys[0]) as client:
        for _ in range(patience):
            await is_refused(client, *refused(scene, rng))
        await ends(client, rng.choice(DEADLY)(scene, rng))
    return patience


def test_bad_frames_change_nothing_and_end_with_their_code(url: str) -> None:
    async def attacked() -> None:
        async with running(url, messages_per_second=1e9, connections_per_address=999) as server:
            scene = await begun(server)
            async with server.at(scene.table, scene.keys[1]), server.at(scene.table, scene.keys[2]):
                before = await scene.stored()
                many = FRAMES // AT_A_TIME
                await asyncio.gather(*(attack(scene, seed, many) for seed in range(AT_A_TIME)))
                assert await scene.stored() == before
            await still_works(scene)

    asyncio.run(attacked())


async def still_works(scene: Scene) -> None:
    """The game goes on as if nothing had happened."""
    live = scene.server.server.house.tables[scene.table]
    assert not live.spoilt
    async with scene.server.at(scene.table, scene.keys[0]) as client:
        choice = client.update["choices"][0]["action"]
        assert (await client.act(0, choice))["type"] == "ack"


def test_flipped_bits_are_refused_or_end_the_connection(url: str) -> None:
    async def attacked() -> None:
        async with running(url, messages_per_second=1e9, connections_per_address=999) as server:
            scene = await begun(server)
            before = await scene.stored()
            rng = Random(7)
            await asyncio.gather(*(flipped(scene, Random(rng.random())) for _ in range(60)))
            assert await scene.stored() == before

    asyncio.run(attacked())


async def flipped(scene: Scene, rng: Random) -> None:
    late = {"type": "act", "id": "x", "seat": 0, "decision": 999, "action": "goblins"}
    data = bytearray(json.dumps(late).encode())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(7)
    async with scene.server.at(scene.table, scene.keys[0]) as client:
        await client.socket.send(bytes(data), text=True)
        await client.send(type="nonsense")
        assert await client.closed() == protocol.BAD_MESSAGE
        assert "ack" not in {message["type"] for message in client.received}


def test_who_sends_too_much_is_cut_off(url: str) -> None:
    async def attacked() -> None:
        async with running(url, messages_per_second=0.001) as server:
            scene = await begun(server)
            async with server.at(scene.table, scene.keys[0]) as client:
                for number in range(200):
                    await client.send(type="ping", sent=number)
                assert await client.closed() == protocol.TOO_MANY

    asyncio.run(attacked())


@pytest.mark.parametrize("garbage", [b"\x00" * 40, b"\x81\x05hello", b"\xff" * 99, b"GET / HTTP"])
def test_bytes_that_are_no_frames_end_the_connection(garbage: bytes, url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            async with server.socket() as client:
                client.socket.transport.write(garbage)
                assert await client.closed() == 1002
            assert (await server.http.get("/healthz")).status_code == 200

    asyncio.run(attacked())


ORIGINS = ["http://[", "null", "http://evil.example", "http://127.0.0.1:1@evil", "\xff", "//", " "]


@pytest.mark.parametrize("origin", ORIGINS)
def test_an_origin_that_makes_no_sense_is_not_let_in(origin: str, url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            address = f"ws://127.0.0.1:{server.port}/live"
            with pytest.raises(InvalidStatus) as refusal:
                async with connect(address, additional_headers={"Origin": origin}):
                    pass
            assert refusal.value.response.status_code == 403

    asyncio.run(attacked())
