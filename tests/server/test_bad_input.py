"""Thousands of frames that make no sense: nothing breaks, nothing changes, and whoever sent them is
told so in the way that the protocol names. (Requests are in test_bad_requests.)
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import TypeVar
from zlib import crc32

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.server import connection, protocol, session
from tablee.server.store.rows import Entry, TableRow
from tests.ends import as_long_as, first_that
from tests.server.conftest import KINDS
from tests.server.running import HUMAN, PATIENCE, Client, Json, Running, running

FRAMES = 3000
"""On each of two stores; with 2000 requests on each that makes 10,000, all different."""
T = TypeVar("T")
AT_A_TIME = 10
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

    async def stored(self) -> tuple[int, tuple[TableRow, list[Entry]] | None]:
        """The table as it is kept, and how often anything at all was committed."""
        store = self.server.server.store
        return store.counts.commits, await store.load(self.table)

    async def shown(self) -> list[Json]:
        """What everybody sees who comes to the table now, and a stranger."""
        found = []
        for keys in (*([key] for key in self.keys), []):
            async with self.server.at(self.table, *keys) as client:
                found.append(client.update)
        return found


async def begun(server: Running) -> Scene:
    made = await server.make("gruell", HUMAN, HUMAN, HUMAN)
    return Scene(server, made["table"], tuple(made["keys"]))


@asynccontextmanager
async def undisturbed(scene: Scene) -> AsyncIterator[None]:
    """Meanwhile nothing is written or seen to change, and people at another table hear nothing."""
    bystanders = await begun(scene.server)
    before = [await one.stored() for one in (scene, bystanders)], await scene.shown()
    async with scene.server.at(bystanders.table, bystanders.keys[0]) as bystander:
        heard = len(bystander.frames)
        yield
        await bystander.send(type="ping", sent=1.0)
        assert (await bystander.receive())["type"] == "pong"
        assert len(bystander.frames) == heard + 1
    after = [await one.stored() for one in (scene, bystanders)], await scene.shown()
    assert after == before


class New:
    """Draws only what was not drawn before; and what one store is sent, the other is not."""

    def __init__(self, url: str) -> None:
        self._kind = url.partition(":")[0]
        self.drawn: set[bytes] = set()

    def chances(self, many: int) -> list[Random]:
        """Seeds of this store's own."""
        return [Random(f"{self._kind} {number}") for number in range(many)]

    def of(self, draw: Callable[[], T], as_sent: Callable[[T], bytes]) -> T:
        """Draw until something is new."""
        found = first_that(lambda found: self._is_new(as_sent(found)), draw)
        self.drawn.add(as_sent(found))
        return found

    def _is_new(self, data: bytes) -> bool:
        return data not in self.drawn and crc32(data) % len(KINDS) == KINDS.index(self._kind)


# --- frames after which the connection has to end, with the code


Ending = tuple[str | bytes, bool, int]
"""A frame, whether it is sent as text, and how the connection ends."""
Deadly = Callable[[Scene, Random], Ending]


def text(message: object, code: int = protocol.BAD_MESSAGE) -> Ending:
    return json.dumps(message), True, code


def valid(scene: Scene, rng: Random) -> Json:
    """A message that would be understood."""
    number = rng.randint(999, 999_999)
    messages: list[Json] = [
        {"type": "act", "id": "x", "seat": 0, "decision": number, "action": "goblins"},
        {"type": "undo", "id": "x", "seat": 0},
        {"type": "say", "id": "x", "seat": 0, "text": f"hello {number}"},
        {"type": "mute", "id": "x", "seat": 0, "other": 1, "muted": True},
        {"type": "take-over", "id": "x", "seat": 0},
        {"type": "let-bot", "id": "x", "seat": 0, "other": 1},
        {"type": "ping", "sent": number / 8},
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
    return text(scene.hello | {"known": {"0": rng.randint(0, 9999)}})


def binary(scene: Scene, rng: Random) -> Ending:
    return rng.randbytes(rng.randint(0, 200)), False, protocol.BAD_MESSAGE


def oversize(scene: Scene, rng: Random) -> Ending:
    size = scene.server.server.settings.message_bytes + rng.randint(1, 9)
    as_text = rng.random() < 0.5
    return (b"x" * size, as_text, protocol.TOO_BIG)


def no_utf8(scene: Scene, rng: Random) -> Ending:
    bad = rng.choice([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf"])
    return b'{"type":"%d' % rng.getrandbits(20) + bad + b'"}', True, NOT_TEXT


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


Wish = tuple[Json, set[str]]
"""A message, and why it can be refused."""


def refused(scene: Scene, rng: Random) -> Wish:
    """A request that nobody may make now, and the reasons that fit."""
    other, act = rng.randint(1, 7), {"type": "act", "decision": 0, "action": "goblins"}
    junk = "".join(chr(rng.randint(33, 0x2FF)) for _ in range(rng.randint(1, 40)))
    stale = rng.randint(1, 1_000_000)
    wishes: list[tuple[Json, set[str]]] = [
        (act | {"seat": other, "action": junk}, {"not-allowed"}),
        (act | {"seat": 0, "decision": stale}, {"stale-decision"}),
        (act | {"seat": 0, "action": "x" + junk}, {"bad-notation"}),
        ({"type": "undo", "seat": 0}, {"cannot-undo"}),
        ({"type": "undo", "seat": other}, {"not-allowed"}),
        ({"type": "say", "seat": other, "text": junk}, {"not-allowed"}),
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


def wish_as_sent(wish: Wish) -> bytes:
    """Without its id: two wishes that differ in nothing else are the same."""
    return json.dumps(wish[0] | {"id": ""}).encode()


def ending_as_sent(ending: Ending) -> bytes:
    frame, as_text, _ = ending
    return bytes([as_text]) + (frame.encode() if isinstance(frame, str) else frame)


async def is_refused(client: Client, message: Json, reasons: set[str]) -> None:
    answer = await client.answer(**message)
    assert answer["type"] == "refusal", (message, answer)
    assert answer["reason"] in reasons, (message, answer)
    assert answer["sentence"]


async def ends(client: Client, ending: Ending) -> None:
    frame, as_text, code = ending
    await client.socket.send(frame, text=as_text)
    assert await client.closed() == code, frame[:300]


@dataclass(frozen=True)
class Talk:
    """What one connection sends: with a good key some wishes, and then what has to end it."""

    let_in: bool
    wishes: tuple[Wish, ...]
    kind: str
    ending: Ending


def talk(scene: Scene, rng: Random, new: New) -> Talk:
    let_in = rng.random() < 0.5
    wishes = tuple(
        new.of(lambda: refused(scene, rng), wish_as_sent)
        for _ in range(rng.randint(0, 40) if let_in else 0)
    )
    kinds = DEADLY if let_in else FIRST

    def draw() -> tuple[str, Ending]:
        kind = rng.choice(kinds)
        return kind.__name__, kind(scene, rng)

    return Talk(let_in, wishes, *new.of(draw, lambda drawn: ending_as_sent(drawn[1])))


def talks(scene: Scene, rng: Random, new: New, frames: int) -> list[Talk]:
    """On as many connections as so many frames cost."""
    found: list[Talk] = []
    for _ in as_long_as(lambda: sum(len(one.wishes) + 1 for one in found) < frames):
        found.append(talk(scene, rng, new))
    return found


async def attack(scene: Scene, attempts: list[Talk]) -> None:
    for one in attempts:
        if not one.let_in:
            async with scene.server.socket() as client:
                await ends(client, one.ending)
        else:
            async with scene.server.at(scene.table, scene.keys[0]) as client:
                for wish in one.wishes:
                    await is_refused(client, *wish)
                await ends(client, one.ending)


def test_bad_frames_change_nothing_and_end_with_their_code(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So that no busy machine sets the code:
    monkeypatch.setattr(session, "HELLO_SECONDS", PATIENCE)
    monkeypatch.setattr(connection, "CLOSE_SECONDS", PATIENCE)

    async def attacked() -> None:
        async with running(url, messages_per_second=1e9, connections_per_address=999) as server:
            scene, new = await begun(server), New(url)
            many = FRAMES // AT_A_TIME
            attacks = [talks(scene, rng, new, many) for rng in new.chances(AT_A_TIME)]
            async with (
                server.at(scene.table, scene.keys[1]),
                server.at(scene.table, scene.keys[2]),
                undisturbed(scene),
            ):
                await asyncio.gather(*(attack(scene, one) for one in attacks))
            assert len(new.drawn) >= FRAMES
            sent = {one.kind for attempts in attacks for one in attempts}
            assert sent == {kind.__name__ for kind in (*DEADLY, *FIRST)}
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
            async with undisturbed(scene):
                await asyncio.gather(*(flipped(scene, rng) for rng in New(url).chances(60)))

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
