"""A connection to a table: clocks agree, silence ends it, and only a seat's secret opens it."""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from tablee.server import connection, protocol
from tablee.server.config import Settings
from tablee.server.run import options
from tablee.server.session import WAITING_FRAMES
from tablee.server.store.schema import reach
from tablee.server.tables import log
from tablee.server.tokens import hashed
from tests.ends import rounds
from tests.server.conftest import KINDS, NewUrl
from tests.server.running import HUMAN, OPEN, PATIENCE, Client, Json, Running, running
from tests.server.stores import run
from tests.server.test_clocks_and_bots import bearer, without_room
from tests.server.test_races import open_at_the_server
from tests.server.two_worlds import Time

# --- clocks


def test_a_client_learns_the_time_of_the_server(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            time = server.server.house.now = Time()
            made = await server.make("gruell", HUMAN, OPEN)
            async with server.at(made["table"], *made["keys"]) as ana:
                welcome = ana.received[0]
                assert (welcome["type"], welcome["time"]) == ("welcome", time.now)
                for sent, later in ((123.25, 0.0), (-7.5, 61.125)):
                    time.now += later
                    await ana.send(type="ping", sent=sent)
                    pong = await ana.until(lambda message: message["type"] == "pong")
                    assert pong == {"type": "pong", "sent": sent, "time": time.now}

    asyncio.run(scene())


# --- heartbeats

BEATS = {"ws_ping_interval": 0.05, "ws_ping_timeout": 0.5}
"""As often as a test can wait for; test_hosting looks at what a server really does."""


def heartbeats(settings: Settings) -> dict[str, object]:
    return options(settings) | BEATS


def fall_silent(socket: ClientConnection, after: int) -> list[Frame]:
    """Answer only so many pings; all the answers that were due."""
    send, due = socket.protocol.send_frame, list[Frame]()

    def send_unless_silent(frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            due.append(frame)
        if frame.opcode is not Opcode.PONG or len(due) <= after:
            send(frame)

    socket.protocol.send_frame = send_unless_silent  # type: ignore[method-assign]
    return due


def test_who_does_not_answer_pings_any_more_is_dropped(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.running.options", heartbeats)

    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, HUMAN)
            ana_key, bob_key = made["keys"]
            async with (
                server.at(made["table"], ana_key) as ana,
                server.at(made["table"], bob_key) as bob,
            ):
                due = fall_silent(bob.socket, after=3)
                assert await bob.closed() == 1011
                assert len(due) == 4
                await ana.until(lambda m: m["type"] == "table" and "away_since" in m["seats"][1])
                assert ana.table["seats"][0]["present"]

    asyncio.run(scene())


def test_who_answers_no_pings_and_reads_nothing_is_cut_off(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To close such a connection politely would wait until they read that."""
    monkeypatch.setattr(connection, "CLOSE_SECONDS", 0.1)

    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            sock = await without_room(server.port)
            visitor: int = sock.getsockname()[1]
            address = f"ws://127.0.0.1:{server.port}/live"
            async with connect(address, sock=sock, max_queue=1, compression=None) as socket:
                slow = Client(socket)
                hello = {"type": "hello", "version": protocol.VERSION, "table": made["table"]}
                await slow.send(**hello, keys=made["keys"])
                await slow.until(lambda message: message["type"] == "table")
                ours = await full_connection(server)
                ours.keepalive_timeout()  # as uvicorn says that no answer has come
                async with asyncio.timeout(PATIENCE):
                    while open_at_the_server(server.port, visitor):
                        await server.http.get("/healthz")
                socket.transport.abort()

    asyncio.run(scene())


async def full_connection(server: Running) -> connection.Connection:
    """The only connection there is, when nothing more fits into the network."""
    (session,) = server.server.sessions
    found = session.socket.scope["extensions"][connection._EXTENSION][""]
    assert isinstance(found, connection.Connection)
    async with asyncio.timeout(PATIENCE):
        while found.writable.is_set():
            session.send("x" * 100_000)
            await server.http.get("/healthz")  # meanwhile, whatever still fits is read
    return found


# --- who cannot follow, or claims too much


def test_who_is_behind_misses_pictures_and_nothing_else(url: str) -> None:
    """There are sixty a second of what a hand does: the next one shows it all again."""

    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            async with server.at(made["table"], *made["keys"]) as ana:
                live = server.server.house.tables[made["table"]]
                for number in range(10 * WAITING_FRAMES):  # nothing is sent meanwhile
                    live.show(b"picture %d" % number)
                await live.write(0, log.Said(text="here?"))
                await ana.until(lambda message: message["type"] == "update")
                pictures = [frame for frame in ana.frames if isinstance(frame, bytes)]
                assert pictures == [b"picture %d" % (10 * WAITING_FRAMES - 1)]

    asyncio.run(scene())


def test_who_claims_to_know_more_than_there_is_gets_everything(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, HUMAN)
            at = (made["table"], made["keys"][0])
            async with server.at(*at) as ana:
                count, items = ana.update["count"], ana.update["items"]
            assert len(items) == count > 0
            for known, left in ((count, []), (count + 1, items), (10**6, items)):
                async with server.at(*at, known={"0": known}) as ana:
                    assert ana.update["items"] == left

    asyncio.run(scene())


# --- secrets


async def held_seats(server: Running) -> list[str]:
    """Seats that were taken in every way, one of them given up again; their secrets."""
    made = await server.make("gruell", HUMAN, OPEN, OPEN)
    table, keys = made["table"], made["keys"]
    keys += [await server.sit(table, seat, f"P{seat}") for seat in (1, 2)]
    async with server.at(table, *keys) as all_three:
        await all_three.answer(type="say", seat=1, text="hello")
    path = f"/api/tables/{table}/seats/2"
    assert (await server.http.delete(path, headers=bearer(keys[2]))).status_code == 204
    return [key["token"] for key in keys]


def dump(url: str) -> bytes:
    """Every value in every table of a database."""
    engine = reach(url)
    try:
        with engine.connect() as store:
            names = inspect(store).get_table_names()
            rows = [row for name in names for row in store.execute(text(f"table {name}"))]
    finally:
        engine.dispose()
    return b"\n".join(_raw(value) for row in rows for value in row)


def _raw(value: object) -> bytes:
    return bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()


def files(folder: Path) -> bytes:
    """The raw bytes of a database and of all that lies beside it."""
    found = sorted(folder.glob("store*"))
    assert len(found) > 1, "the log of what is written lies beside the database"
    return b"\n".join(path.read_bytes() for path in found)


@pytest.mark.parametrize("kind", KINDS)
def test_only_the_hash_of_a_secret_is_stored(kind: str, new_url: NewUrl, tmp_path: Path) -> None:
    url = new_url(kind)

    async def scene() -> None:
        async with running(url) as server:
            tokens = await held_seats(server)
            stored = files(tmp_path) if kind == "sqlite" else dump(url)
            for token in tokens:
                assert hashed(token).encode() in stored
                assert token.encode() not in stored

    asyncio.run(scene())


async def use(server: Running, table: str, key: Json) -> list[bool]:
    """Try a key wherever one is asked for; where it was good."""
    seat = f"/api/tables/{table}/seats/{key['seat']}"
    http, headers, end = server.http, bearer(key), {"endpoint": "https://push.example/1"}
    answers = [
        await http.get(f"{seat}/hint", headers=headers),
        await http.post(f"{seat}/rematch", headers=headers),
        await http.request("DELETE", f"{seat}/push", headers=headers, json=end),
        await http.delete(seat, headers=headers),
    ]
    return [answer.status_code != 403 for answer in answers]


async def enters(server: Running, table: str, key: Json) -> bool:
    async with server.socket() as client:
        await client.send(type="hello", version=protocol.VERSION, table=table, keys=[key])
        welcome = await client.receive()
        return bool(welcome["type"] == "welcome" and welcome["seats"] == [key["seat"]])


def test_secrets_are_compared_in_constant_time_wherever_they_are_asked_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[tuple[object, ...]] = []
    compare = hmac.compare_digest

    def noted(*two: str) -> bool:
        compared.append(two)
        return compare(*two)

    monkeypatch.setattr(hmac, "compare_digest", noted)

    def times(token: str, stored: str) -> int:
        return compared.count((hashed(token), hashed(stored)))

    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            table, key = made["table"], made["keys"][0]
            good, bad = key["token"], key["token"][::-1]
            wrong = key | {"token": bad}
            assert await use(server, table, wrong) == [False] * 4
            assert times(bad, good) == 4
            with pytest.raises(Exception, match="does not hold that seat"):
                await enters(server, table, wrong)
            assert times(bad, good) == 5
            assert times(good, good) == 0
            assert await enters(server, table, key)
            assert times(good, good) == 1
            assert await use(server, table, key) == [True] * 4
            assert times(good, good) >= 5

    asyncio.run(scene())


# --- an upgrade that cannot be read

UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
UNREADABLE = {
    "a header of 9 kB": (UPGRADE + b"X: " + b"x" * 9_000 + b"\r\n\r\n", 431),
    "an address of 9 kB": (UPGRADE.replace(b"/live", b"/" + b"x" * 9_000) + b"\r\n", 414),
    "200 headers": (UPGRADE + b"X: y\r\n" * 200 + b"\r\n", 431),
}
MOST_TAKEN = 4_000_000
"""What the kernel may take for a server that reads no more."""


@pytest.mark.parametrize("what", UNREADABLE)
def test_an_upgrade_that_cannot_be_read_is_answered_and_read_no_further(
    what: str, url: str
) -> None:
    head, status = UNREADABLE[what]

    async def scene() -> None:
        async with running(url) as server, asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head)
            assert (await reader.readline()).startswith(f"HTTP/1.1 {status} ".encode())
            assert await poured(writer) < MOST_TAKEN
            assert (await server.http.get("/healthz")).status_code == 200

    run(scene())


async def poured(writer: asyncio.StreamWriter) -> int:
    """Send until the other end is gone; how many bytes it took."""
    sent = 0
    with suppress(OSError):
        for _ in rounds():
            writer.write(bytes(65_536))
            await writer.drain()
            sent += 65_536
    return sent
