"""Thousands of requests that make no sense: never a failure of ours, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sized
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from tablee.core.match import Match
from tablee.core.options import complete
from tablee.core.registry import games_in
from tests.server.running import HUMAN, PATIENCE, Json, running
from tests.server.test_bad_input import AT_A_TIME, New, Scene, begun, still_works, undisturbed

REQUESTS = 2000
"""On each of two stores: none of them may change anything."""
SPOILT = 200
"""Positions that may happen to be good ones, and are not counted among those."""
JUNK: tuple[object, ...] = (
    None, True, -1, 8, 10**19, 10**400, 0.5, -1e308, "", " ", "x" * 31, "\x00", "ü" * 99, [], [[]],
    {}, {"a": {}}, [None] * 9,
)  # fmt: skip
"""Names that nobody can have."""


@dataclass(frozen=True)
class Asked:
    """One request."""

    method: str
    path: str
    content: bytes = b""
    headers: tuple[tuple[bytes, bytes], ...] = ()


NO_HTTP = b"Invalid HTTP request received."
METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "X-ODD", "get")
SEATS = ("0", "1", "7", "8", "-1", "00", "1.0", "", "٣", "9" * 400, "%00", "a", "%2e%2e")
TAILS = ("", "/", "/record", "/record.txt", "/position.svg", "/invitation.svg", "/seats", "/%00")
PLACES = (
    "/", "/api", "/api/", "/openapi.json", "/healthz", "/readyz", "/metrics", "/live", "/%",
    "/t/x", "/t/%2e%2e/replay", "/new/%00", "/rules/", "/assets/", "/assets/%2e%2e%2fapp.py",
    "/assets/../../app.py", "/pictures/%00", "/index.html", "/sw.js%00", "/api/games/x/rules",
)  # fmt: skip
ODD = ("", "-1", "1.5", "9" * 400, "x", "%00", "%ff", "٣", "null", "0&seat=1", "+1", "1e3", "[]")
TYPES = (b"application/json", b"text/plain", b"", b"application/jsonx", b"\xff", b"multipart/a")
KEYS = (b"", b"Bearer", b"Bearer  x", b"bearer \xff\xfe", b"Basic YTpi", b"Bearer " + b"x" * 9000)


def names(scene: Scene, rng: Random) -> str:
    odd = (
        "",
        ".",
        "..",
        "%00",
        "%00" * 9,
        "%ff%fe",
        "x" * 3000,
        "' or 1=1 --",
        "%2f",
        "ABCD",
        "💥",
    )
    return rng.choice((scene.table, "abcdefgh23", *odd))


def path(scene: Scene, rng: Random) -> str:
    table = f"/api/tables/{names(scene, rng)}"
    seat = f"{table}/seats/{rng.choice(SEATS)}{rng.choice(('', '/rematch', '/hint', '/x'))}"
    asked = rng.choice(("seat", "language", "first", "count", "odd"))
    replay = f"{table}/replay?{asked}={rng.choice(ODD)}"
    odd = "/" + "".join(chr(rng.randint(33, 0x2FF)) for _ in range(rng.randint(1, 30)))
    return rng.choice(
        (seat, seat, table + rng.choice(TAILS), replay, "/api/tables", rng.choice(PLACES), odd)
    )


PLAN: Json = {"game": "gruell", "seats": [HUMAN, {"kind": "open"}], "public": True}


def plan(rng: Random) -> Json:
    """A table that cannot be made."""
    seats: list[object] = [
        [], [HUMAN], [HUMAN] * 9, [{"kind": "king"}] * 2, [{"kind": "bot"}] * 2, [{}, {}], "all",
        [{"kind": "bot", "level": "random@x" * 9}] * 2, [HUMAN, {"kind": "open", "level": "x"}],
        [HUMAN, {"kind": "bot", "level": "\x00"}], [HUMAN | {"name": "x" * 31}, HUMAN],
    ]  # fmt: skip
    options: list[object] = [
        {"variant": "9" * 4000}, {"variant": 10**300}, {"x" * 999: 1}, {"variant": None}, [], "all",
    ]  # fmt: skip
    clocks: list[object] = [{"kind": "move", "seconds": 4}, {"seconds": 10**30}, {"kind": 1}, []]
    changed: list[Json] = [
        {"seats": rng.choice(seats)}, {"options": rng.choice(options)},
        {"clock": rng.choice(clocks)}, {"public": "yes"},
        {"game": rng.choice(["", "chess", "../gruell", "x" * 21, 7])},
        {"start": rng.choice(["x", "\x00", "gruell", "x" * 4001])}, {"admin": True},
        {"game": "gootmu", "options": {"turn_limit": "9" * 4000}},
        {"game": "oeufs", "options": {"turn_limit": "-" + "9" * 4000}},
    ]  # fmt: skip
    wish = PLAN
    for change in rng.sample(changed, rng.randint(1, 3)):
        wish = wish | change
    return wish


def content(rng: Random) -> bytes:
    whole = json.dumps(plan(rng)).encode()
    joining = json.dumps({"name": rng.choice(JUNK)}).encode()
    noise = rng.randbytes(rng.randint(0, 90))
    return rng.choice((whole, whole, whole[:-9], joining, noise, b"[" * 5000, b"\xff" + whole))


def request(scene: Scene, rng: Random) -> Asked:
    if rng.random() < 0.4:
        json_type = ((b"content-type", b"application/json"),)
        return Asked("POST", "/api/tables", json.dumps(plan(rng)).encode(), json_type)
    headers = [
        (b"content-type", rng.choice(TYPES)), (b"authorization", rng.choice(KEYS)),
        (b"x-forwarded-for", rng.choice((b"", b"1.2.3.4", b"\xff", b"," * 99))),
        (b"accept", rng.choice((b"", b"*/*", b"\xff", b"," * 99))), (b"range", b"bytes=9-1"),
    ]  # fmt: skip
    chosen = tuple(rng.sample(headers, rng.randint(0, len(headers))))
    return Asked(rng.choice(METHODS), path(scene, rng), content(rng), chosen)


async def answered(port: int, data: bytes, *, hang_up: bool = False) -> bytes:
    """What comes back for these bytes, until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        if hang_up:
            writer.write_eof()
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def wire(asked: Asked) -> bytes:
    """A request as it goes over the wire; nobody on the way makes it better."""
    fixed = ((b"host", b"here"), (b"connection", b"close"))
    size = (b"content-length", str(len(asked.content)).encode())
    lines = [b": ".join(header) for header in (*fixed, size, *asked.headers)]
    first = b" ".join((asked.method.encode(), raw(asked.path), b"HTTP/1.1"))
    return b"\r\n".join([first, *lines, b"", asked.content])


async def is_told(port: int, asked: Asked) -> None:
    """Whatever is asked, the answer is no failure of ours, and a refusal says why."""
    answer = await answered(port, wire(asked))
    head, _, content = answer.partition(b"\r\n\r\n")
    assert head, asked
    status = int(head.split()[1])
    assert 200 <= status < 500, (asked, answer)
    assert status != 201, asked
    if status >= 400 and content != NO_HTTP and asked.method != "HEAD":
        assert set(json.loads(content)) == {"code", "problem"}, asked


def raw(path: str) -> bytes:
    """A path as it goes over the wire: no blanks, no letters beyond ASCII."""
    return "".join(c if 32 < ord(c) < 127 else f"%{ord(c) % 256:02x}" for c in path).encode()


def requests(scene: Scene, rng: Random, new: New, many: int) -> list[Asked]:
    return [new.of(lambda: request(scene, rng), wire) for _ in range(many)]


async def besiege(scene: Scene, attempts: list[Asked]) -> None:
    for asked in attempts:
        await is_told(scene.server.port, asked)


def test_bad_requests_change_nothing_and_never_fail(url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            scene, new = await begun(server), New(url)
            many = REQUESTS // AT_A_TIME
            attacks = [requests(scene, rng, new, many) for rng in new.chances(AT_A_TIME)]
            async with undisturbed(scene):
                tables = set(server.server.house.tables)
                await asyncio.gather(*(besiege(scene, one) for one in attacks))
                assert set(server.server.house.tables) == tables
            assert len(new.drawn) == REQUESTS
            assert (await server.http.get("/api/tables")).json() == []
            await still_works(scene)

    asyncio.run(attacked())


def test_an_option_of_many_digits_is_refused(url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            wish = PLAN | {"game": "gootmu", "options": {"turn_limit": "9" * 5000}}
            assert (await server.http.post("/api/tables", json=wish)).status_code == 400

    asyncio.run(attacked())


def test_a_name_is_one_line_that_can_be_seen(url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            seats = [
                HUMAN | {"name": " A\u202en\na\x00 "},
                {"kind": "bot", "level": "random", "name": "B\t\tB"},
            ]
            made = await server.make("gruell", *seats)
            state = (await server.http.get(f"/api/tables/{made['table']}")).json()
            assert [seat["name"] for seat in state["seats"]] == ["A n a", "B B"]

    asyncio.run(attacked())


def sizes(thing: object) -> dict[str, int]:
    """How much everything holds that a thing keeps."""
    return {name: len(kept) for name, kept in vars(thing).items() if isinstance(kept, Sized)}


def test_nothing_is_kept_of_tables_that_do_not_exist(url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            house = server.server.house
            before = sizes(house)
            for number in range(1000, 1009):
                assert (await server.http.get(f"/api/tables/{number}")).status_code == 404
            assert sizes(house) == before

    asyncio.run(attacked())


@cache
def positions() -> tuple[tuple[str, int, str], ...]:
    """A few positions of every game, with their seats."""
    found = []
    for game in games_in("tablee.games").values():
        seats = game.seat_counts(complete(game.options, {}))[0]
        match = Match(game, seats, seed=bytes(32))
        for step in range(31):
            if step % 10 == 0:
                found.append((game.key, seats, game.position_text(match.state)))
            for seat in match.pending()[:1]:
                match.act(seat, match.legal(seat)[step % len(match.legal(seat))])
    return tuple(found)


def spoilt(position: str, rng: Random) -> str:
    """A position with a few letters changed, left out, doubled or moved."""
    letters = list(position)
    for _ in range(rng.randint(1, 3)):
        place, other = rng.randrange(len(letters)), rng.randrange(len(letters))
        change = rng.randrange(4)
        if change == 0:
            letters[place] = rng.choice("0123456789ABCxyz|/-+ ?*:.,é\x00")
        elif change == 1:
            letters[place : place + rng.randint(1, 5)] = ["-"]
        elif change == 2:
            letters[place:place] = letters[other : other + 9]
        else:
            letters[place], letters[other] = letters[other], letters[place]
    return "".join(letters)


async def set_up(scene: Scene, rng: Random) -> bool:
    """Ask for a table that begins from a spoilt position; should it be one, look at it."""
    game, seats, position = rng.choice(positions())
    wish = {"game": game, "seats": [HUMAN] * seats, "start": spoilt(position, rng)}
    answer = await scene.server.http.post("/api/tables", json=wish)
    assert answer.status_code in {201, 400}, (wish, answer.text)
    if answer.status_code == 201:
        made = answer.json()
        picture = await scene.server.http.get(f"/api/tables/{made['table']}/position.svg")
        assert picture.status_code == 200, (wish, picture.text)
        async with scene.server.at(made["table"], *made["keys"]) as client:
            assert client.update["view"]
    return answer.status_code == 201


def test_a_spoilt_position_makes_no_table_or_one_that_works(url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            scene = await begun(server)
            _, before = await scene.stored()
            (rng,) = New(url).chances(1)
            made = [await set_up(scene, rng) for _ in range(SPOILT)]
            assert 0 < made.count(True) < SPOILT
            assert len(server.server.house.tables) == 1 + made.count(True)
            assert (await scene.stored())[1] == before

    asyncio.run(attacked())


# --- bytes that are hardly a request


RAW = (
    b"\x00\x01\x02\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: abc\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET http://[/ HTTP/1.1\r\nHost: [\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)


@pytest.mark.parametrize("data", RAW, ids=lambda data: repr(data[:40]))
def test_bytes_that_are_no_request_are_no_failure_of_ours(data: bytes, url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            answer = await answered(server.port, data, hang_up=True)
            assert not answer.startswith(b"HTTP/1.1 5"), answer
            assert (await server.http.get("/healthz")).status_code == 200

    asyncio.run(attacked())


async def pieces(size: int) -> AsyncIterator[bytes]:
    """A body whose length nobody announces."""
    yield json.dumps(PLAN).encode()
    for _ in range(size):
        yield b" " * 1000


@pytest.mark.parametrize("announced", [True, False])
def test_a_body_that_is_too_long_is_refused(announced: bool, url: str) -> None:
    async def attacked() -> None:
        async with running(url) as server:
            whole = json.dumps(PLAN).encode() + b" " * 100_000
            answer = await server.http.post(
                "/api/tables",
                content=whole if announced else pieces(100),
                headers={"content-type": "application/json"},
            )
            assert answer.status_code in {400, 413}, answer.text
            assert server.server.house.tables == {}

    asyncio.run(attacked())
