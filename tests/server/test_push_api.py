"""A browser asks for notices over HTTP, and is told when its player is away and waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import uvicorn
from httpx import AsyncClient

from tablee.server import notices
from tablee.server.app import Server
from tablee.server.push import Push
from tablee.server.run import options
from tablee.server.store.store import Store
from tests.ends import wait_until
from tests.server.push_service import Browser, PushService, push_service
from tests.server.running import HUMAN, OPEN, PATIENCE, Json, Running, running
from tests.server.test_push import SETTINGS

KEYS = {
    "vapid_private_key": SETTINGS.vapid_private_key,
    "vapid_contact": SETTINGS.vapid_contact,
}
WISH: Json = msgspec.to_builtins(Browser().wish("https://push.example.org/x"))


def bearer(key: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {key['token']}"}


def place(made: Json, seat: int) -> str:
    return f"/api/tables/{made['table']}/seats/{seat}/push"


def test_without_a_key_the_server_says_so(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            assert (await server.http.get("/api/push-key")).json() == {"key": None}
            made = await server.make("gruell", HUMAN, OPEN)
            mine = bearer(made["keys"][0])
            answer = await server.http.post(place(made, 0), json=WISH, headers=mine)
            assert answer.status_code == 409

    asyncio.run(scene())


def test_a_browser_subscribes_and_unsubscribes(url: str) -> None:
    async def scene() -> None:
        async with running(url, **KEYS) as server:
            assert len((await server.http.get("/api/push-key")).json()["key"]) == 87
            made = await server.make("gruell", HUMAN, OPEN)
            mine, told = bearer(made["keys"][0]), server.server.store.subscriptions
            answer = await server.http.post(place(made, 0), json=WISH, headers=mine)
            assert (answer.status_code, len(await told(made["table"], 0))) == (204, 1)
            end = {"endpoint": WISH["endpoint"]}
            answer = await server.http.request("DELETE", place(made, 0), json=end, headers=mine)
            assert (answer.status_code, await told(made["table"], 0)) == (204, [])

    asyncio.run(scene())


def test_only_who_holds_the_seat_asks_for_its_notices(url: str) -> None:
    async def scene() -> None:
        async with running(url, **KEYS) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            for headers in ({}, {"Authorization": "Bearer wrong"}):
                for method, body in (("POST", WISH), ("DELETE", {"endpoint": WISH["endpoint"]})):
                    path = place(made, 0)
                    answer = await server.http.request(method, path, json=body, headers=headers)
                    assert answer.status_code == 403
            assert await server.server.store.subscriptions(made["table"], 0) == []

    asyncio.run(scene())


def test_an_endpoint_in_our_own_network_is_refused(url: str) -> None:
    async def scene() -> None:
        async with running(url, **KEYS) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            wish, mine = WISH | {"endpoint": "https://10.0.0.1/x"}, bearer(made["keys"][0])
            answer = await server.http.post(place(made, 0), json=wish, headers=mine)
            assert answer.status_code == 400

    asyncio.run(scene())


class Ahead:
    """A clock that can be put forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return time.time() + self.seconds


@asynccontextmanager
async def telling(url: str, service: PushService, clock: Ahead) -> AsyncIterator[Running]:
    """A server whose push service is on this machine."""
    settings = msgspec.structs.replace(SETTINGS, store=url, port=0)
    store = Store.open(url)
    push = Push(settings, store, reach=service.reach, trust=service.trust)
    server = Server(settings, store, push)
    server.house.now = clock
    served = uvicorn.Server(uvicorn.Config(server.app, **options(settings)))  # type: ignore[arg-type]
    task = asyncio.create_task(served.serve())
    await wait_until(lambda: served.started, lambda: asyncio.sleep(0.001))
    port = served.servers[0].sockets[0].getsockname()[1]
    async with AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        yield Running(server, port, http)
    served.should_exit = True
    await asyncio.wait_for(task, PATIENCE)


def test_who_is_away_and_waited_for_is_told_once(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.01)

    async def scene() -> None:
        clock, browser = Ahead(), Browser()
        async with push_service(tmp_path) as service, telling(url, service, clock) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            bob = bearer(await server.sit(made["table"], 1))
            wish = msgspec.to_builtins(browser.wish(service.endpoint()))
            answer = await server.http.post(place(made, 1), json=wish, headers=bob)
            assert answer.status_code == 204
            async with server.at(made["table"], *made["keys"]):
                clock.seconds = notices.PATIENCE + 1
                await wait_until(lambda: service.posts, lambda: asyncio.sleep(0.001))
                clock.seconds *= 10
                await asyncio.sleep(0.1)  # ten more looks
            (post,) = service.posts
            told = msgspec.json.decode(browser.opened(post.body))
            assert told == {"table": made["table"], "seat": 1}

    asyncio.run(scene())


def test_a_table_that_cannot_be_looked_at_keeps_no_notice_from_others(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notices, "LOOK_SECONDS", 0.01)

    async def scene() -> None:
        clock, browser = Ahead(), Browser()
        async with push_service(tmp_path) as service, telling(url, service, clock) as server:
            broken = await server.make("gruell", HUMAN, HUMAN)
            table = server.server.house.tables[broken["table"]].table
            table.decisions.clear()
            table.next_seq += 1  # so that it is looked at again
            made = await server.make("gruell", HUMAN, HUMAN)
            wish = msgspec.to_builtins(browser.wish(service.endpoint()))
            await server.http.post(place(made, 1), json=wish, headers=bearer(made["keys"][1]))
            clock.seconds = notices.PATIENCE + 1
            async with asyncio.timeout(PATIENCE):
                while not service.posts:
                    await server.http.get("/healthz")
            assert f"table {broken['table']} cannot be looked at" in caplog.text

    asyncio.run(scene())


def test_who_gives_the_seat_up_is_told_no_more(url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(url, **KEYS) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            mine = bearer(made["keys"][0])
            await server.http.post(place(made, 0), json=WISH, headers=mine)
            await server.http.delete(place(made, 0).removesuffix("/push"), headers=mine)
            assert await server.server.store.subscriptions(made["table"], 0) == []

    asyncio.run(scene())
