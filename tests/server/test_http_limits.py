"""A request must make sense within 64 kB and a minute: an endless one is refused, holds up nobody
and fills no memory. Over real sockets, with both parsers.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import pytest

from tablee.server import http_limits
from tablee.server.config import Settings
from tablee.server.http_limits import MOST_HEAD, Bounded, BoundedH11
from tablee.server.httptools_limits import BoundedHttpTools
from tablee.server.paced import PIECE
from tablee.server.run import options
from tests.ends import LONGEST, as_long_as
from tests.server.running import HUMAN, PATIENCE, Client, running
from tests.server.stores import run
from tests.server.test_durable import Child, served

MEGABYTE = 1_000_000
MOST_SENT = 4 * MEGABYTE
"""What the kernel may take for a server that reads no more: far from the 64 MB that are tried."""
TRIED = 64 * MEGABYTE
NO_ANSWER = 5.0
"""Seconds after which nobody will answer what was sent in vain."""
GET = b"GET /healthz HTTP/1.1\r\nHost: a\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
X = b"x" * 65_536
LINES = b"X-A: b\r\n" * 8_192
ENDLESS = {
    "a header's value": (GET + b"X: ", X),
    "a header's name": (GET, X),
    "header lines": (GET, LINES),
    "spaces before a value": (GET + b"X:", b" " * 65_536),
    "an address": (b"GET /", X),
    "a query": (b"GET /api/games?language=", X),
    "an upgrade's header": (UPGRADE + b"X: ", X),
    "an upgrade's header lines": (UPGRADE, LINES),
    "a header after a good request": (GET + b"\r\n" + GET + b"X: ", X),
}
ENDLESS_AFTER_HEAD = {
    "a trailer's value": (CHUNKED + b"1\r\n{\r\n0\r\nX: ", X),
    "trailers": (CHUNKED + b"1\r\n{\r\n0\r\n", LINES),
    "a chunk's extension": (CHUNKED + b"1;", X),
}
ENDLESS_BODIES = {
    "chunks of one byte": (CHUNKED, b"1\r\nx\r\n" * 10_000),
    "great chunks": (CHUNKED, b"ffff\r\n" + b"x" * 65_535 + b"\r\n"),
    "a length that is announced": (POST + b"Content-Length: 99999999999\r\n\r\n", X),
    "where none is read": (GET + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000),
}
PARSERS: dict[str, type[Bounded]] = {"httptools": BoundedHttpTools, "h11": BoundedH11}


@pytest.fixture(params=PARSERS)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(http_limits, "chosen", lambda: PARSERS[request.param])
    return str(request.param)


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/limits.db"


# --- visitors


@dataclass
class Visit:
    """What a visitor has sent and got back."""

    sent: int = 0
    answer: bytes = b""

    @property
    def statuses(self) -> list[int]:
        return [int(one) for one in re.findall(rb"HTTP/1\.1 (\d+) ", self.answer)]


@asynccontextmanager
async def visiting(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection whose own buffer is small: what it could send, the server's side has taken."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    plain.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=plain)
    except BaseException:
        plain.close()
        raise
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def pour(writer: asyncio.StreamWriter, piece: bytes, visit: Visit) -> None:
    """Send the same again and again until the connection is gone or too much was taken."""
    with suppress(ConnectionError):
        for _ in as_long_as(lambda: visit.sent < TRIED and not writer.is_closing(), most=TRIED):
            writer.write(piece)
            await writer.drain()
            visit.sent += len(piece)


async def endless(port: int, start: bytes, piece: bytes) -> Visit:
    """Begin a request and go on without end, until an answer has come."""
    visit = Visit()
    async with visiting(port) as (reader, writer):
        writer.write(start)
        pouring = asyncio.ensure_future(pour(writer, piece, visit))
        reading = asyncio.ensure_future(reader.read())
        await asyncio.wait({pouring, reading}, return_when=asyncio.FIRST_COMPLETED)
        pouring.cancel()
        with suppress(ConnectionError, TimeoutError):
            visit.answer = await asyncio.wait_for(reading, NO_ANSWER)
    return visit


async def asked(port: int, data: bytes) -> Visit:
    """Send this and nothing more; what comes back until the server closes."""
    visit = Visit(len(data))
    async with visiting(port) as (reader, writer):
        writer.write(data)
        with suppress(ConnectionError):
            visit.answer = await asyncio.wait_for(reader.read(), PATIENCE)
    return visit


def head(size: int, *, start: bytes = GET, more: bytes = b"") -> bytes:
    """The head of a request that is so long."""
    rest = b"\r\n" + more + b"\r\n"
    return start + b"X: " + b"x" * (size - len(start) - 3 - len(rest)) + rest


CLOSE = b"Connection: close\r\n"


# --- too long


def test_the_quick_parser_runs_where_it_is_installed(store: str) -> None:
    async def scene() -> None:
        async with running(store) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(GET + b"\r\n")
            assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"
            connections = options(server.server.settings)["http"]
            assert connections is BoundedHttpTools
            writer.close()

    run(scene())


def test_without_the_quick_parser_the_other_one_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "tablee.server.httptools_limits")
    monkeypatch.delitem(sys.modules, "uvicorn.protocols.http.httptools_impl")
    monkeypatch.setitem(sys.modules, "httptools", None)
    assert options(Settings())["http"] is BoundedH11


@pytest.mark.parametrize("what", ENDLESS)
def test_an_endless_request_is_refused_and_read_no_further(
    what: str, parser: str, store: str
) -> None:
    async def scene() -> None:
        async with running(store) as server:
            visit = await endless(server.port, *ENDLESS[what])
            assert visit.statuses == ([200, 431] if "after a good request" in what else [431])
            assert b'{"code":"too-long","problem":"the address and all headers' in visit.answer
            assert b"\r\nConnection: close\r\n" in visit.answer
            assert b"\r\nX-Content-Type-Options: nosniff\r\n" in visit.answer
            assert visit.sent < MOST_SENT
            assert (await server.http.get("/healthz")).status_code == 200

    run(scene())


@pytest.mark.parametrize("what", ENDLESS_AFTER_HEAD)
def test_what_goes_wrong_after_a_head_ends_the_connection(
    what: str, parser: str, store: str
) -> None:
    """The request may have an answer already, so there is no other one."""

    async def scene() -> None:
        async with running(store) as server:
            visit = await endless(server.port, *ENDLESS_AFTER_HEAD[what])
            assert visit.statuses == []
            assert visit.sent < MOST_SENT
            assert (await server.http.get("/healthz")).status_code == 200

    run(scene())


@pytest.mark.parametrize("what", ENDLESS_BODIES)
def test_an_endless_body_is_cut_off(what: str, parser: str, store: str) -> None:
    """It has its answer long before it ends; its rest was parsed for a minute once."""

    async def scene() -> None:
        async with running(store) as server:
            visit = Visit()
            async with visiting(server.port) as (reader, writer):
                writer.write(ENDLESS_BODIES[what][0])
                answer = asyncio.ensure_future(reader.readline())
                await asyncio.wait_for(pour(writer, ENDLESS_BODIES[what][1], visit), PATIENCE)
                assert visit.sent < MOST_SENT
                with suppress(ConnectionError):
                    assert (await answer).split()[1:2] in ([b"400"], [b"200"])
            assert (await server.http.get("/healthz")).status_code == 200

    run(scene())


def test_a_body_of_64_kb_may_come_in_any_chunks(parser: str, store: str) -> None:
    """It makes no sense, but it is read whole."""

    async def scene() -> None:
        async with running(store) as server:
            start = CHUNKED.replace(b"\r\n\r\n", b"\r\n" + CLOSE + b"\r\n")
            chunks = (b"400\r\n" + b"x" * 1_024 + b"\r\n") * 64 + b"0\r\n\r\n"
            visit = await asked(server.port, start + chunks)
            assert visit.statuses == [400]
            assert b"the body makes no sense" in visit.answer

    run(scene())


@pytest.mark.parametrize(
    ("start", "piece"),
    [(b"", X), (b"GETGET", X), (b"\x16\x03\x01", X), (b"", b"\r\n" * 32_768)],
    ids=["letters", "no method", "TLS", "empty lines"],
)
def test_endless_bytes_that_are_no_request_are_refused(
    start: bytes, piece: bytes, parser: str, store: str
) -> None:
    """A parser may see at the first letter that this will be no request."""

    async def scene() -> None:
        async with running(store) as server:
            visit = await endless(server.port, start, piece)
            assert visit.statuses in ([400], [431])
            assert visit.sent < MOST_SENT

    run(scene())


def test_a_head_of_64_kb_is_accepted_and_a_longer_one_is_not(parser: str, store: str) -> None:
    async def scene() -> None:
        async with running(store) as server:
            assert (await asked(server.port, head(MOST_HEAD, more=CLOSE))).statuses == [200]
            longer = MOST_HEAD + (1 if parser == "httptools" else PIECE + 1)
            assert (await asked(server.port, head(longer, more=CLOSE))).statuses == [431]

    run(scene())


def test_an_address_of_nearly_64_kb_is_an_address(parser: str, store: str) -> None:
    async def scene() -> None:
        async with running(store) as server:
            address = b"a" * (MOST_HEAD - 100)
            rest = b" HTTP/1.1\r\nHost: a\r\n" + CLOSE + b"\r\n"
            visit = await asked(server.port, b"GET /" + address + rest)
            assert visit.statuses == [404]

    run(scene())


def test_each_request_of_a_connection_has_its_own_64_kb(parser: str, store: str) -> None:
    """One after the other, and all at once without waiting for an answer."""

    async def scene() -> None:
        async with running(store) as server:
            body = b"x" * 60_000
            with_body = head(40_000, start=POST, more=b"Content-Length: 60000\r\n") + body
            requests = [head(60_000), with_body, head(60_000), head(MOST_HEAD, more=CLOSE)]
            visit = await asked(server.port, b"".join(requests))
            assert visit.statuses == [200, 400, 200, 200]
            async with visiting(server.port) as (reader, writer):
                for _ in range(4):
                    writer.write(head(60_000))
                    answer = await reader.readuntil(b"ok\n")
                    assert answer.startswith(b"HTTP/1.1 200 ")

    run(scene())


def test_a_request_that_drips_in_has_the_same_limit(parser: str, store: str) -> None:
    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (reader, writer):
            writer.transport.get_extra_info("socket").setsockopt(
                socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
            )
            answer = asyncio.ensure_future(reader.read())
            writer.write(GET + b"X: ")
            for _ in range(0, 2 * MOST_HEAD, 97):
                if answer.done():
                    break
                writer.write(b"x" * 97)
                await writer.drain()
                await asyncio.sleep(0)
            assert (await asyncio.wait_for(answer, PATIENCE)).startswith(b"HTTP/1.1 431 ")

    run(scene())


def test_who_never_reads_the_refusal_is_cut_off(
    parser: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_limits, "LINGER_SECONDS", 0.05)

    async def scene() -> None:
        async with running(store) as server, visiting(server.port) as (_, writer):
            visit = Visit()
            writer.write(GET + b"X: ")
            await asyncio.wait_for(pour(writer, X, visit), PATIENCE)
            assert visit.sent < MOST_SENT

    run(scene())


@pytest.mark.parametrize(
    ("start", "statuses"),
    [
        (b"", [408]),
        (b"GET /hea", [408]),
        (GET + b"X: ", [408]),
        (POST + b"Content-Length: 9\r\n\r\n{", []),
    ],
    ids=["nothing", "half an address", "half a header", "half a body"],
)
def test_a_request_that_does_not_arrive_in_time_is_refused(
    start: bytes, statuses: list[int], parser: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_limits, "REQUEST_SECONDS", 0.2)

    async def scene() -> None:
        async with running(store) as server:
            assert (await asked(server.port, start)).statuses == statuses

    run(scene())


def test_a_request_that_has_arrived_has_all_the_time_for_its_answer(
    parser: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same for a WebSocket: the time is that of the request, not of the connection."""
    monkeypatch.setattr(http_limits, "REQUEST_SECONDS", 0.2)

    async def scene() -> None:
        async with running(store) as server:
            made = await server.make("gootmu", HUMAN, HUMAN)
            async with server.at(made["table"], *made["keys"]) as player:
                visit = await asked(server.port, b"")  # somebody else's time is over
                assert visit.statuses == [408]
                assert (await pinged(player)) < PATIENCE

    run(scene())


# --- everybody else


async def pinged(player: Client) -> float:
    """Seconds until a ping is answered."""
    before = perf_counter()
    await player.send(type="ping", sent=before)
    await player.until(lambda message: message["type"] == "pong")
    return perf_counter() - before


@pytest.mark.parametrize("what", ["a header's value", "header lines", "an address"])
def test_an_endless_request_holds_up_no_player(what: str, store: str) -> None:
    """In a process of its own, as people start it: the longest ping was 3.5 s once."""

    async def scene() -> None:
        async with served(store) as child:
            made = await child.make()
            async with child.at(made["table"], made["keys"]) as player:
                attacks = asyncio.ensure_future(attacked(child, *ENDLESS[what]))
                pings = [await pinged(player)]
                async with asyncio.timeout(LONGEST):
                    while not attacks.done():
                        pings.append(await pinged(player))
                        await asyncio.wait([attacks], timeout=A_PING)
                assert attacks.result() == [431] * ATTACKS
                assert max(pings) < 0.5, max(pings)

    run(scene())


ATTACKS = 20
A_PING = 0.06
"""Seconds between two pings: a connection may send 20 messages a second."""


async def attacked(child: Child, start: bytes, piece: bytes) -> list[int]:
    visits = [await endless(child.port, start, piece) for _ in range(ATTACKS)]
    assert max(visit.sent for visit in visits) < MOST_SENT
    return [status for visit in visits for status in visit.statuses]
