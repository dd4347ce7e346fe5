"""What whoever runs the server relies on: health, numbers, logs, headers, limits, settings."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Mapping

import httpx
import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.core.errors import OptionError
from tablee.server.config import from_environment
from tests.cli.test_commands import ROOT, TABLEE
from tests.server.running import HUMAN, OPEN, Json, Running, bot, running
from tests.server.stores import PASSWORD, Server
from tests.server.test_durable import Child, Player, served

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


def test_the_numbers_are_those_of_the_house(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            async with server.at(made["table"], *made["keys"]) as ana, server.at(made["table"]):
                await ana.answer(type="say", seat=0, text="anybody there?")
                answer = await server.http.get("/metrics")
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


def test_numbers_can_be_kept_to_oneself(url: str) -> None:
    async def scene() -> None:
        async with running(url, metrics=False) as server:
            assert (await server.http.get("/metrics")).status_code == 404

    asyncio.run(scene())


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
    script = next(rule for rule in rules if rule.startswith("script-src"))
    assert script == "script-src 'self'"
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
            while len(server.server.sessions) > 1:
                await server.http.get("/healthz")
            assert await may_connect(server)

    asyncio.run(scene())


def test_nobody_believes_a_stranger_about_addresses(url: str) -> None:
    async def scene() -> None:
        settings = {"connections_per_address": 1, "trusted_proxies": "192.0.2.1"}
        async with running(url, **settings) as server, server.socket():
            assert not await may_connect(server, **{"X-Forwarded-For": "192.0.2.7"})

    asyncio.run(scene())


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


# --- settings


def test_flags_come_before_variables_and_both_before_what_suits_a_family() -> None:
    found = from_environment(
        {"TABLEE_PORT": "9000", "TABLEE_HOST": "::1", "TABLEE_ORIGINS": "https://a,https://b",
         "TABLEE_METRICS": "false", "TABLEE_BOT_PACE": "0.5", "PORT": "7"},
        port=8123, host=None,
    )  # fmt: skip
    assert (found.port, found.host, found.metrics, found.bot_pace) == (8123, "::1", False, 0.5)
    assert found.origins == ("https://a", "https://b")
    assert from_environment({}).port == 8000


BAD = {
    "TABLEE_PORT": ("abc", "99999", "-1", ""),
    "TABLEE_LOG_LEVEL": ("loud", ""),
    "TABLEE_BASE_PATH": ("tablee", "/tablee/", "/a b", "/{x}"),
    "TABLEE_METRICS": ("maybe",),
    "TABLEE_BOT_PACE": ("NaN", "soon", "-1"),
    "TABLEE_MOMENT_SECONDS": ("-4",),
    "TABLEE_BOT_PROCESSES": ("0", "1.5"),
    "TABLEE_MESSAGE_BYTES": ("0",),
}
CASES = [(name, value) for name, values in BAD.items() for value in values]


@pytest.mark.parametrize(("name", "value"), CASES)
def test_a_setting_that_cannot_work_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(OptionError, match=name.removeprefix("TABLEE_").lower()) as refusal:
        from_environment({name: value})
    assert "\n" not in str(refusal.value)


ALONE = [
    ("TABLEE_PORT", "abc"),
    ("TABLEE_STORE", "mysql://u:hunter2@h/d"),
    ("TABLEE_STORE", "sqlite:////dev/null/x.db"),
]


@pytest.mark.parametrize(("name", "value"), ALONE)
def test_a_bad_setting_is_one_clear_sentence(name: str, value: str) -> None:
    run = serve({"TABLEE_STORE": "sqlite:////dev/null/x.db", name: value})
    *before, sentence = run.stderr.splitlines()
    assert run.returncode == 2, run.stderr
    assert all(json.loads(line)["level"] == "info" for line in before), run.stderr
    assert sentence.startswith("tablee: "), run.stderr
    assert "hunter2" not in run.stderr


def serve(variables: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), **variables}
    return subprocess.run(
        [*TABLEE, "serve"], env=environment, capture_output=True, text=True, check=False, timeout=20
    )
