"""How people find a table: the lobby of public ones, and the QR code of an invitation."""

from __future__ import annotations

import asyncio
from io import BytesIO

import pytest
import segno

from tests.server.running import HUMAN, OPEN, Json, Running, bot, running
from tests.server.two_worlds import Time

# --- the lobby


async def lobby(server: Running) -> list[Json]:
    answer = await server.http.get("/api/tables")
    assert answer.status_code == 200
    tables: list[Json] = answer.json()
    return tables


async def listed(server: Running) -> list[str]:
    return [one["table"] for one in await lobby(server)]


def test_the_lobby_shows_the_public_table_and_not_the_private_one(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            time = server.server.house.now = Time()
            seats = (HUMAN, OPEN, bot())
            made = await server.make("gruell", *seats, public=True, options={"variant": "1+3"})
            await server.make("gruell", *seats)
            await server.make("gruell", *seats, public=False)
            (only,) = await lobby(server)
            assert only["options"].pop("variant") == "1+3"
            assert only == {
                "table": made["table"],
                "game": "gruell",
                "options": only["options"],
                "created": time.now,
                "seats": 3,
                "bots": 1,
            }

    asyncio.run(scene())


def test_a_table_leaves_the_lobby_with_its_last_open_seat(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            time = server.server.house.now = Time()
            old = (await server.make("gruell", HUMAN, OPEN, OPEN, public=True))["table"]
            time.now += 1
            new = (await server.make("oeufs", HUMAN, OPEN, public=True))["table"]
            assert await listed(server) == [new, old]
            await server.sit(old, 1)
            assert await listed(server) == [new, old]
            await server.sit(old, 2, "Cleo")
            assert await listed(server) == [new]
            await server.sit(new, 1)
            assert await listed(server) == []

    asyncio.run(scene())


def test_a_table_without_open_seats_is_never_in_the_lobby(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            await server.make("oeufs", HUMAN, HUMAN, public=True)
            assert await listed(server) == []

    asyncio.run(scene())


# --- the invitation


def qr_code(link: str) -> bytes:
    picture = BytesIO()
    style = {"scale": 8, "border": 3, "dark": "#1d1a16", "light": "#ffffff", "xmldecl": False}
    segno.make(link, error="m").save(picture, "svg", **style)
    return picture.getvalue()


@pytest.mark.parametrize("base_path", ["", "/tablee"])
@pytest.mark.parametrize(
    ("trusted", "headers", "begins"),
    [
        ("127.0.0.1", {}, "http://127.0.0.1:{port}"),
        ("127.0.0.1", {"Host": "games.example.org"}, "http://games.example.org"),
        (
            "127.0.0.1",
            {"Host": "games.example.org", "X-Forwarded-Proto": "https"},
            "https://games.example.org",
        ),
        (
            "192.0.2.1",
            {"Host": "games.example.org", "X-Forwarded-Proto": "https"},
            "http://games.example.org",
        ),
    ],
    ids=["plain", "by name", "behind a proxy", "behind a stranger"],
)
def test_the_qr_code_is_the_link_of_the_table(
    trusted: str, headers: dict[str, str], begins: str, base_path: str, url: str
) -> None:
    async def scene() -> None:
        async with running(url, base_path=base_path, trusted_proxies=trusted) as server:
            made = await server.make("gruell", HUMAN, OPEN)
            path = f"/api/tables/{made['table']}/invitation.svg"
            answer = await server.http.get(path, headers=headers)
            assert answer.headers["content-type"] == "image/svg+xml"
            link = f"{begins.format(port=server.port)}{base_path}/t/{made['table']}"
            assert answer.content == qr_code(link)

    asyncio.run(scene())
