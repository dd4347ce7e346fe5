"""What whoever runs the server relies on: health, numbers, logs, headers, limits."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable

import httpx
import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.server import app, clock
from tablee.server.clock import DAY
from tablee.server.config import Settings
from tablee.server.errors import TooFast
from tablee.server.limits import MOST_ADDRESSES, Visitors
from tests.ends import wait_until
from tests.server.running import HUMAN, OPEN, PATIENCE, Json, Running, bot, running
from tests.server.stores import PASSWORD, Server
from tests.server.test_durable import Child, Player, served
from tests.server.two_worlds import Time

# --- health and numbers


def test_a_healthy_server_says_so(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            for path, word in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
                answer = await server.http.get(path)
                assert (answer.status_code, answer.text) == (200, word)

    asyncio.run(scene())


def test_without_its_database_the_server_lives_but_is_not_ready(
    postgresql: Server, caplog: pytest.LogCaptureFixture
) -> None:
    url = postgresql.new_database()

    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            with psycopg.connect(postgresql.url("postgres"), autocommit=True) as other:
                name = server.server.store.engine.url.database
                other.execute(f"drop database {name} with (force)".encode())
            assert (await server.http.get("/healthz")).status_code == 200
            sit = {"name": "Bob"}
            for answer in (
                await server.http.get("/readyz"),
                await server.http.get("/api/tables"),
                await server.http.get("/api/tables/abcdefgh23"),
                await server.http.post(f"/api/tables/{made['table']}/seats/1", json=sit),
            ):
                assert answer.status_code == 503
                assert answer.json() == {
                    "code": "store-failed",
                    "problem": "the database does not answer",
                }

    asyncio.run(scene())
    assert "does not exist" in caplog.text
    assert PASSWORD not in caplog.text


METRICS_KEY = "numbers-for-the-host"


def test_the_numbers_are_those_of_the_house(url: str) -> None:
    async def scene() -> None:
        async with running(url, metrics_key=METRICS_KEY) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            async with server.at(made["table"], *made["keys"]) as ana, server.at(made["table"]):
                await ana.answer(type="say", seat=0, text="anybody there?")
                with_key = {"Authorization": f"Bearer {METRICS_KEY}"}
                answer = await server.http.get("/metrics", headers=with_key)
                assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
                numbers = numbers_in(answer.text)
                assert numbers["tablee_live_tables"] == 1
                assert numbers["tablee_connections"] == 2
                assert numbers["tablee_entries_total"] == 1
                assert numbers["tablee_commits_total"] >= 2

    asyncio.run(scene())


def numbers_in(text: str) -> dict[str, float]:
    families = text_string_to_metric_families(text)
    return {sample.name: sample.value for family in families for sample in family.samples}


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("key", ["", METRICS_KEY])
def test_who_plays_reads_no_numbers(url: str, key: str) -> None:
    """They grow with every secret answer. Without the key it is as if there were none."""

    async def scene() -> None:
        async with running(url, metrics_key=key) as server:
            made = await server.make("gruell", HUMAN, HUMAN)
            nothing = await server.http.get("/nothing")
            tried = ("", "Bearer", "Bearer x", f"Bearer {METRICS_KEY}x", "Basic YTpi",
                     f"Bearer {made['keys'][0]['token']}", f"Basic {METRICS_KEY}")  # fmt: skip
            for words in tried:
                answer = await server.http.get("/metrics", headers={"Authorization": words})
                assert (answer.status_code, answer.content) == (404, nothing.content), words
            assert (await server.http.get(f"/metrics?key={METRICS_KEY}")).status_code == 404

    asyncio.run(scene())


def test_the_key_to_the_numbers_is_never_logged(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        caplog.set_level("DEBUG")
        async with running(url, metrics_key=METRICS_KEY) as server:
            for key, status in ((METRICS_KEY, 200), (METRICS_KEY + "x", 404)):
                with_key = {"Authorization": f"Bearer {key}"}
                assert (await server.http.get("/metrics", headers=with_key)).status_code == status

    asyncio.run(scene())
    ours = [one for one in caplog.records if not one.name.startswith("http")]  # not the visitor's
    assert ours
    assert not any(METRICS_KEY in one.getMessage() for one in ours)


# --- logs


async def talk(child: Child) -> list[str]:
    """Do everything for which a secret is needed; the secrets."""
    player = Player(await child.make())
    tokens = [key["token"] for key in player.keys]
    async with child.at(player.table, player.keys) as client:
        player.last = player._next(client)
        await player.finish(client)
    address = f"127.0.0.1:{child.port}"
    odd = f"/api/tables/{player.table}/seats/0?token={tokens[0]}"
    async with httpx.AsyncClient(base_url=f"http://{address}") as http:
        await http.delete(odd, headers={"Authorization": f"Bearer {tokens[0]}"})
        await http.get(f"/{tokens[0]}")
    async with connect(f"ws://{address}/live?token={tokens[1]}") as socket:
        await socket.send(json.dumps({"type": "hello", "token": tokens[1]}))
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    return tokens


@pytest.mark.parametrize("level", ["debug", "info"])
def test_logs_are_json_without_secrets(level: str, url: str) -> None:
    async def scene() -> None:
        async with served(url, "--log-level", level) as child:
            tokens = await talk(child)
            await child.end(signal.SIGTERM)
            lines = (await child.log).decode().splitlines()
        assert lines
        for line in lines:
            assert {"time", "level", "logger", "message"} <= set(json.loads(line))
            assert not any(token in line for token in (*tokens, PASSWORD)), line

    asyncio.run(scene())


# --- headers

ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def is_safe(answer: httpx.Response) -> None:
    """Whatever it is: nothing foreign may run in it, frame it, or learn where it came from."""
    for name, value in ALWAYS.items():
        assert answer.headers.get(name) == value, (answer.request.url, name)
    rules = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(rules)
    assert [rule for rule in rules if rule.startswith("script-src")] == ["script-src 'self'"]
    style = "'unsafe-inline'" if answer.request.url.path.endswith("position.svg") else "'self'"
    assert [rule for rule in rules if rule.startswith("style-src")] == [f"style-src {style}"]
    assert "server" not in answer.headers
    if "/api/" in answer.request.url.path:
        assert answer.headers["cache-control"] == "no-store"


async def answers(server: Running) -> list[httpx.Response]:
    """One of every kind."""
    made = await server.make("gruell", HUMAN, bot())
    table, key = f"/api/tables/{made['table']}", made["keys"][0]
    open_table = await server.make("gruell", HUMAN, OPEN)
    http, bearer = server.http, {"Authorization": f"Bearer {key['token']}"}
    seat = f"/api/tables/{open_table['table']}/seats"
    plain = ("/healthz", "/readyz", "/metrics", "/openapi.json", "/nowhere", "/api/games", table)
    gets = [await http.get(path) for path in (*plain, "/api/tables/none", "/api/tables")]
    pictures = [await http.get(f"{table}/{name}.svg") for name in ("position", "invitation")]
    return [
        *gets,
        *pictures,
        await http.get(f"{table}/record"),
        await http.put(table),
        await http.options("/api/tables"),
        await http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
        await http.post(f"{seat}/1", json={"name": "Bob"}),
        await http.post(f"{seat}/1", json={"name": "Cleo"}),
        await http.delete(f"{table}/seats/0"),
        await http.delete(f"{table}/seats/1", headers=bearer),
        await http.delete(f"{table}/seats/0", headers=bearer),
    ]


@pytest.mark.parametrize("base_path", ["", "/tablee"])
def test_every_answer_has_the_safe_headers(base_path: str, url: str) -> None:
    async def scene() -> None:
        async with running(url, base_path=base_path) as server:
            found = await answers(server)
            for answer in found:
                is_safe(answer)
            codes = {answer.status_code for answer in found}
            assert {200, 201, 204, 400, 403, 404, 405, 409} <= codes

    asyncio.run(scene())


def test_even_a_failure_of_ours_has_the_safe_headers_and_tells_nothing(url: str) -> None:
    async def broken(request: Request) -> Response:
        raise RuntimeError("hunter2")

    async def scene() -> None:
        async with running(url) as server:
            server.server.app.routes.insert(0, Route("/api/broken", broken))
            answer = await server.http.get("/api/broken")
            assert answer.status_code == 500
            assert "hunter2" not in answer.text
            is_safe(answer)

    asyncio.run(scene())


# --- who may connect


async def may_connect(server: Running, **headers: str) -> bool:
    try:
        async with server.socket(**headers):
            return True
    except InvalidStatus as refusal:
        return refusal.response.status_code != 403


def test_only_our_own_pages_may_connect(url: str) -> None:
    async def scene() -> None:
        async with running(url, origins=("https://club.example",)) as server:
            ours = f"127.0.0.1:{server.port}"
            assert await may_connect(server)
            for good in (f"http://{ours}", f"https://{ours}", "https://club.example"):
                assert await may_connect(server, Origin=good)
            for bad in (
                "http://club.example",
                "https://evil.example",
                f"http://{ours}.evil",
                "null",
            ):
                assert not await may_connect(server, Origin=bad)

    asyncio.run(scene())


def test_an_address_has_only_so_many_connections(url: str) -> None:
    async def scene() -> None:
        many = running(url, connections_per_address=2)
        async with many as server, server.socket(), server.socket() as second:
            assert not await may_connect(server)
            assert await may_connect(server, **{"X-Forwarded-For": "192.0.2.7"})
            await second.socket.close()
            await wait_until(
                lambda: len(server.server.sessions) <= 1, lambda: server.http.get("/healthz")
            )
            assert await may_connect(server)

    asyncio.run(scene())


def test_nobody_believes_a_stranger_about_addresses(url: str) -> None:
    async def scene() -> None:
        settings = {"connections_per_address": 1, "trusted_proxies": "192.0.2.1"}
        async with running(url, **settings) as server, server.socket():
            assert not await may_connect(server, **{"X-Forwarded-For": "192.0.2.7"})

    asyncio.run(scene())


# --- how often an address may write


async def senseless(server: Running, times: int = 1, address: str = "") -> int:
    """Ask so often for a table that cannot be made; the last status."""
    headers = {"X-Forwarded-For": address}
    for _ in range(times):
        answer = await server.http.post("/api/tables", json={}, headers=headers)
    return answer.status_code


def test_an_address_writes_only_so_often(url: str) -> None:
    most = Settings().writes_per_minute

    async def scene() -> None:
        async with running(url, writes_per_minute=most) as server:
            time = server.server.house.now = Time()
            assert await senseless(server, most) == 400
            refusal = await server.http.delete("/api/tables/abcdefgh23/seats/0")
            assert refusal.status_code == 429
            assert refusal.json()["code"] == "too-fast"
            is_safe(refusal)
            assert (await server.http.get("/api/tables")).status_code == 200
            assert await senseless(server, address="192.0.2.7") == 400
            assert await senseless(server) == 429
            time.now += 1
            assert [await senseless(server) for _ in range(3)] == [400, 400, 429]
            time.now += 60
            assert await senseless(server, most) == 400
            assert await senseless(server) == 429

    asyncio.run(scene())


def test_nobody_writes_more_often_in_the_name_of_others(url: str) -> None:
    async def scene() -> None:
        async with running(url, writes_per_minute=2, trusted_proxies="192.0.2.1") as server:
            server.server.house.now = Time()
            names = [f"192.0.2.{number}" for number in range(3)]
            assert [await senseless(server, address=one) for one in names] == [400, 400, 429]

    asyncio.run(scene())


def test_who_has_not_written_for_a_minute_is_forgotten() -> None:
    time = Time()
    visitors = Visitors(5, time)
    for number in range(300):
        visitors.let_in(f"early {number}")
    time.now += 30
    for _ in range(5):
        visitors.let_in("often")
    assert len(visitors) > 1
    time.now += 31
    for number in range(300):
        visitors.let_in(f"late {number}")
    assert len(visitors) == 300 + 1
    for _ in range(2):  # what half a minute has brought back
        visitors.let_in("often")
    with pytest.raises(TooFast):
        visitors.let_in("often")


def test_only_so_many_addresses_are_remembered() -> None:
    visitors = Visitors(5, Time())
    for number in range(MOST_ADDRESSES + 100):
        visitors.let_in(str(number))
    assert len(visitors) == MOST_ADDRESSES


# --- housekeeping


async def until(server: Running, is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await server.http.get("/healthz")


async def old_tables_go(server: Running, time: Time) -> None:
    """A table that nobody comes to leaves memory, and after weeks the store too."""
    house = server.server.house
    table = (await server.make("gruell", HUMAN, OPEN))["table"]
    time.now += server.server.settings.idle_seconds + 1
    await until(server, lambda: table not in house.tables)
    assert await server.server.store.load(table) is not None
    time.now += server.server.settings.keep_open_days * DAY
    async with asyncio.timeout(PATIENCE):
        while await server.server.store.load(table) is not None:
            pass


def test_the_house_is_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.Server, "housekeeping_seconds", 0.01)
    monkeypatch.setattr(clock, "SETTLING", 0.0)

    async def scene() -> None:
        async with running(url) as server:
            time = server.server.house.now = Time()
            await old_tables_go(server, time)

    asyncio.run(scene())


class LateClock(Time):
    """Cannot be read the first time."""

    broken = True

    def __call__(self) -> float:
        if self.broken:
            self.broken = False
            raise ZeroDivisionError("no clock")
        return super().__call__()


def test_housekeeping_that_fails_is_logged_and_goes_on(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app.Server, "housekeeping_seconds", 0.01)
    monkeypatch.setattr(clock, "SETTLING", 0.0)

    async def scene() -> None:
        async with running(url) as server:
            time = server.server.house.now = LateClock()
            await until(server, lambda: not time.broken)
            await old_tables_go(server, time)

    asyncio.run(scene())
    (failure,) = [record for record in caplog.records if record.name == "tablee.app"]
    assert "housekeeping failed" in failure.message
    assert "no clock" in caplog.text


# --- where it is shown


def test_the_server_works_under_a_path(url: str) -> None:
    async def scene() -> None:
        async with running(url, base_path="/tablee") as server:
            made = await server.make("gruell", HUMAN, bot())
            assert made["path"] == f"/tablee/t/{made['table']}"
            document: Json = (await server.http.get("/openapi.json")).json()
            assert document["servers"] == [{"url": "/tablee"}]
            async with server.at(made["table"], *made["keys"]) as ana:
                choice = ana.update["choices"][0]["action"]
                assert (await ana.act(0, choice))["type"] == "ack"
            root = f"http://127.0.0.1:{server.port}"
            for path in ("/api/games", "/healthz", "/tableeapi/games", "/live"):
                assert (await server.http.get(f"{root}{path}")).status_code == 404

    asyncio.run(scene())
