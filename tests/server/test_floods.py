"""Thousands of small requests or frames on one connection: they are answered in turns with those of
everybody else, and no more of them is read than is parsed. Over real sockets, with both parsers.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from tablee.games.gulo.live import MOST_SAMPLES, message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.server import protocol
from tablee.server.connection import MOST_FRAGMENTS, MOST_UNREAD
from tests.ends import rounds
from tests.server import test_loop
from tests.server.running import HUMAN, PATIENCE, Client, running
from tests.server.stores import run
from tests.server.test_http_limits import (
    CHUNKED,
    CLOSE,
    GET,
    MOST_SENT,
    NO_ANSWER,
    UPGRADE,
    Visit,
    parser,
    pinged,
    pour,
    store,
    visiting,
)

__all__ = ["parser", "store"]

TRIES = 3
MOST_SECONDS = 0.1
"""For no longer a callback may hold up the loop; 256 kB in one went on for seconds."""
CONNECTIONS = 3
PINGS = 40
ANSWERS = 40
ONE_READ = 262_144
"""As much as the event loop reads at once."""


def frame(opcode: Opcode, *, fin: bool = True) -> bytes:
    """An empty frame of a client."""
    return Frame(opcode, b"", fin).serialize(mask=True)


def full(one: bytes, times: int = 4) -> bytes:
    """As many as are read at once, some times."""
    return one * (times * ONE_READ // len(one))


REQUESTS = {
    "pages": full(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
    "answers": full(GET + b"\r\n"),
    "bodies that come in chunks of one byte": full(CHUNKED + b"1\r\nx\r\n" * 10_000 + b"0\r\n\r\n"),
}
FRAMES = {
    "pings": full(frame(Opcode.PING), 2),
    "pongs": full(frame(Opcode.PONG), 2),
    "messages": full(frame(Opcode.TEXT), 2),
    "fragments": frame(Opcode.TEXT, fin=False) + full(frame(Opcode.CONT, fin=False), 2),
}


# --- everybody else


@asynccontextmanager
async def flooding(port: int, start: bytes, flood: bytes) -> AsyncIterator[None]:
    """Connections that send this and read whatever comes, again as soon as they are closed."""

    async def visit() -> None:
        for _ in rounds():
            async with visiting(port) as (reader, writer):
                with suppress(ConnectionError):
                    writer.write(start)
                    if start:
                        await reader.readuntil(b"\r\n\r\n")
                    writer.write(flood)
                    for _ in rounds():
                        if not await reader.read(65_536):
                            break

    visits = [asyncio.ensure_future(visit()) for _ in range(CONNECTIONS)]
    try:
        yield
    finally:
        for one in visits:
            one.cancel()
        ends = await asyncio.gather(*visits, return_exceptions=True)
        assert {type(end) for end in ends} == {asyncio.CancelledError}


def longest_beside(store: str, planted: str, start: bytes, flood: bytes) -> float:
    """For how long the loop of a server was held up while a player was there, too: at best, since
    the machine does other things as well, and what holds it up by itself does so every time.
    """
    found = (_longest_once(store, planted, start, flood) for _ in range(TRIES))
    return next((seconds for seconds in found if seconds < MOST_SECONDS), MOST_SECONDS)


def _longest_once(store: str, planted: str, start: bytes, flood: bytes) -> float:
    with test_loop.served(store, planted) as served:
        table = _made(served.address, game="gootmu")
        run(_play_beside(served.address, table, start, flood))
    return served.longest[0]


async def _play_beside(address: str, table: str, start: bytes, flood: bytes) -> None:
    port = int(address.rpartition(":")[2])
    async with connect(f"ws://{address}/live", compression=None) as socket:
        player = Client(socket)
        async with flooding(port, start, flood):
            await player.send(type="hello", version=1, table=table, keys=[])
            for _ in range(PINGS):
                await pinged(player)


def _made(address: str, **wish: object) -> str:
    wish = {"seats": [HUMAN, HUMAN], **wish}
    answer = httpx.post(f"http://{address}/api/tables", json=wish, timeout=PATIENCE)
    return str(answer.json()["table"])


@pytest.mark.parametrize("what", REQUESTS)
@pytest.mark.parametrize("planted", ["nothing", "h11"])
def test_thousands_of_requests_hold_up_no_player(what: str, planted: str, store: str) -> None:
    assert longest_beside(store, planted, b"", REQUESTS[what]) < MOST_SECONDS


@pytest.mark.parametrize("what", FRAMES)
def test_thousands_of_frames_hold_up_no_player(what: str, store: str) -> None:
    assert longest_beside(store, "nothing", UPGRADE + b"\r\n", FRAMES[what]) < MOST_SECONDS


def test_thousands_of_samples_hold_up_no_player(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing closes such a connection, but it is read slowly."""
    monkeypatch.setenv("TABLEE_HAND_CLIENTS", "true")
    monkeypatch.setenv("TABLEE_NESTS_READY", "0")
    samples = message_of([Sample(0.0, 0.0, 0.0, 0.2, False)] * MOST_SAMPLES)
    with test_loop.served(store) as served:
        table = _made(served.address, game="gulo", options={"nest": "physics"})
        hello = protocol.Hello(version=protocol.VERSION, table=table)
        first = Frame(Opcode.TEXT, msgspec.json.encode(hello)).serialize(mask=True)
        flood = first + full(Frame(Opcode.BINARY, samples).serialize(mask=True))
        run(_play_beside(served.address, table, UPGRADE + b"\r\n", flood))
    assert served.longest[0] < MOST_SECONDS


# --- memory


def test_an_answer_lets_no_more_in_than_its_request(parser: str, store: str) -> None:
    """Each one once let another 256 kB in."""

    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            visit = Visit()
            pouring = asyncio.ensure_future(pour(writer, full(GET + b"\r\n", 1), visit))
            for _ in range(ANSWERS):
                await asyncio.wait_for(reader.readuntil(b"ok\n"), PATIENCE)
            assert visit.sent < MOST_SENT
            pouring.cancel()
            assert (await server.http.get("/healthz")).status_code == 200

    run(scene())


def test_who_pings_and_reads_nothing_is_read_no_further(store: str) -> None:
    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            writer.write(UPGRADE + b"\r\n")
            await reader.readuntil(b"\r\n\r\n")
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            visit = Visit()
            ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(pour(writer, full(ping, 1), visit), NO_ANSWER)
            assert visit.sent < 2 * MOST_SENT + MOST_UNREAD
            assert (await server.http.get("/healthz")).status_code == 200

    run(scene())


def test_a_message_has_only_so_many_fragments(store: str) -> None:
    """Empty ones would never be too long."""

    async def scene(number: int) -> int:
        async with running(store) as server, server.socket() as client:

            async def fragments() -> AsyncIterator[str]:
                for _ in range(number):
                    yield ""
                yield "{"

            await client.socket.send(fragments())
            return await client.closed()

    assert run(scene(MOST_FRAGMENTS - 3)) == 4400  # it is read, and makes no sense
    assert run(scene(2 * MOST_FRAGMENTS)) == 1009


# --- honest clients


PATHS = ("/healthz", "/api/games", "/readyz")
IN_ORDER = [b"text/plain; charset=utf-8", b"application/json", b"text/plain; charset=utf-8"]


def pipeline(*paths: str) -> bytes:
    """Requests, the last of which closes."""
    heads = [f"GET {path} HTTP/1.1\r\nHost: a\r\n".encode() for path in paths]
    return b"\r\n".join(heads) + CLOSE + b"\r\n"


@pytest.mark.parametrize("pieces", [1, 2, 50])
def test_a_few_requests_at_once_are_answered_in_order(pieces: int, parser: str, store: str) -> None:
    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            data = pipeline(*PATHS)
            size = len(data) // pieces + 1
            for begin in range(0, len(data), size):
                writer.write(data[begin : begin + size])
                await writer.drain()
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert re.findall(rb"HTTP/1\.1 (\d+) ", answer) == [b"200"] * len(PATHS)
            assert re.findall(rb"content-type: ([^\r]+)", answer.lower()) == IN_ORDER

    run(scene())


def test_very_many_requests_are_all_answered(parser: str, store: str) -> None:
    """Nobody is refused for that: they only wait for their turn."""

    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            paths = ["/healthz", "/no/such/page"] * 500
            writer.write(pipeline(*paths))
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert re.findall(rb"HTTP/1\.1 (\d+) ", answer) == [b"200", b"404"] * 500

    run(scene())


def test_who_says_no_more_still_gets_all_answers(parser: str, store: str) -> None:
    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            writer.write(pipeline(*PATHS))
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.count(b"HTTP/1.1 200 ") == len(PATHS)

    run(scene())


def test_a_websocket_may_follow_a_request(parser: str, store: str) -> None:
    """It reads, though what came before it held the connection."""

    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            page = b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 5_000 + b"\r\n\r\n"
            writer.write(page * 2 + UPGRADE + b"\r\n")
            for line in (b"HTTP/1.1 200 ", b"HTTP/1.1 200 ", b"HTTP/1.1 101 "):
                head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                assert line in head
            writer.write(Frame(Opcode.PING, b"here").serialize(mask=True))
            assert await asyncio.wait_for(reader.readexactly(6), PATIENCE) == b"\x8a\x04here"

    run(scene())
