"""What a server does about its nests by itself: it has some ready, replaces a process that hangs,
and says so where it has no physics at all. Each server runs in a process of its own.
"""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic

import httpx
import pytest

from tablee.games.gulo.live import message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.shelf import shipped
from tests.ends import wait_until
from tests.server.running import HUMAN, PATIENCE, Client, Json
from tests.server.test_durable import Child, served
from tests.server.test_nest import PHYSICS, events, heard, view
from tests.server.test_no_orphans import started_by

SOON = 10.0
"""Seconds until a hand can pull: two on a machine that does nothing else."""
STILL = message_of([Sample(0.0, 0.0, 0.0, 0.2, False)])


async def made(server: Child, wish: Json) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
        return await http.post("/api/tables", json=wish, timeout=PATIENCE)


async def named_an_egg(client: Client) -> None:
    """Let both seats choose whatever comes first until a hand is awaited."""
    answered = set()

    async def choose() -> None:
        for update in [one for one in client.received if one["type"] == "update"]:
            seat, decision = update["seat"], update.get("decision", 0)
            if update.get("choices") and (seat, decision) not in answered:
                answered.add((seat, decision))
                action = update["choices"][0]["action"]
                words = {"type": "act", "id": f"{seat}x{decision}", "action": action}
                await client.send(**words, seat=seat, decision=decision)
        await heard(client)

    await wait_until(lambda: view(client).get("named"), choose)


def frames(client: Client) -> list[bytes]:
    return [frame for frame in client.frames if isinstance(frame, bytes) and frame[0] == 1]


def test_the_first_table_of_a_new_server_waits_for_no_pour(tmp_path: Path) -> None:
    async def scene() -> None:
        url, folder = f"sqlite:///{tmp_path}/store.db", tmp_path / "store.db.nests"
        async with served(url, "--hand-clients", "--nests-ready", "1") as server:
            since = monotonic()
            table = (await made(server, wish("physics"))).json()
            async with server.at(table["table"], table["keys"]) as both:
                await named_an_egg(both)
                await both.socket.send(STILL)
                await wait_until(lambda: frames(both), lambda: heard(both))
                assert monotonic() - since < SOON
            assert len(list(folder.glob("*.nest"))) == len(shipped()) - 1
            await server.end(signal.SIGTERM)

    asyncio.run(scene())


def test_a_process_that_hangs_in_a_theft_is_owned_up_to(tmp_path: Path) -> None:
    async def scene() -> None:
        url = f"sqlite:///{tmp_path}/store.db"
        async with served(url, "--hand-clients", "--nests-ready", "1") as server:
            table = (await made(server, wish("physics"))).json()
            async with server.at(table["table"], table["keys"]) as both:
                await named_an_egg(both)
                await both.socket.send(STILL)
                await wait_until(lambda: frames(both), lambda: heard(both))
                for pid, process in started_by(server).items():
                    if "resource_tracker" not in process.words:
                        os.kill(pid, signal.SIGSTOP)
                await wait_until(lambda: events(both, "table-attempt-again"), lambda: heard(both))
                both.frames.clear()
                await both.socket.send(STILL[:1] + b"\x01" + STILL[2:])
                await wait_until(lambda: frames(both), lambda: heard(both))
            await server.end(signal.SIGTERM)

    asyncio.run(scene())


# --- without physics


def wish(nest: str) -> Json:
    return {"game": "gulo", "seats": [HUMAN, HUMAN], "options": {**PHYSICS, "nest": nest}}


BROKEN = {
    "missing": "raise ModuleNotFoundError(\"No module named 'mujoco'\", name='mujoco')",
    "incomplete": "raise OSError('libEGL.so.1: cannot open shared object file')",
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_server_without_physics_offers_dice_only(how: str, tmp_path: Path) -> None:
    async def scene() -> bytes:
        (tmp_path / "mujoco.py").write_text(BROKEN[how])
        url = f"sqlite:///{tmp_path}/store.db"
        async with served(url, "--hand-clients", path=[tmp_path]) as server:
            address = f"http://127.0.0.1:{server.port}/api/games"
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                games = {game["key"]: game for game in (await http.get(address)).json()}
            options = {option["name"]: option for option in games["gulo"]["options"]}
            assert options["nest"]["withheld"] == ["physics"]
            refused = await made(server, wish("physics"))
            assert (refused.status_code, refused.json()["code"]) == (400, "no-hand")
            assert "this server has no physical nest" in refused.json()["problem"]
            assert (await made(server, wish("dice"))).status_code == 201
            await server.end(signal.SIGTERM)
            return await server.log

    told = b"the physics of the nest cannot be loaded: libEGL.so.1" in asyncio.run(scene())
    assert told == (how == "incomplete")
