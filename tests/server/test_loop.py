"""Fifty tables in one server process: none of them holds the others up."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from tests.server.running import HUMAN, PATIENCE, Client, Json, bot

TABLES = 50
DECISIONS = 4
MOST_WORK = 0.020
GAMES = ("gruell", "oeufs", "gologolo", "gootmu", "gulo")
SERVE = """
import asyncio.events, atexit, sys, time

longest = [0.0]
run = asyncio.events.Handle._run

def timed(handle):
    before = time.thread_time()  # work, not waiting for a busy machine's processor
    run(handle)
    longest.append(max(longest.pop(), time.thread_time() - before))

if __name__ == "__main__":
    sys.modules["uvloop"] = None  # the loop whose callbacks can be timed
    asyncio.events.Handle._run = timed
    atexit.register(lambda: print(f"longest {longest[0]}", file=sys.stderr))
    from tablee.cli.main import main
    import uvicorn
    startup = uvicorn.Server.startup

    async def started(server, sockets=None):
        await startup(server, sockets)
        asyncio.get_running_loop().call_later(0.01, lambda: longest.__setitem__(0, 0.0))

    uvicorn.Server.startup = started  # nobody waits before it serves
    main()
"""


@dataclass
class Served:
    """A server in another process."""

    address: str
    last_words: str = ""


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """A server in a process of its own; it says in its log where it listens."""
    environment = {
        **os.environ,
        "TABLEE_PORT": "0",
        "TABLEE_STORE": f"sqlite:///{folder}/tables.db",
        "TABLEE_BOT_PACE": "0.2",
        "TABLEE_MOMENT_SECONDS": "0.2",
        "TABLEE_CONNECTIONS_PER_ADDRESS": "1000",
    }
    command = [sys.executable, "-c", SERVE, "serve"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        running = Served(_address(process))
        try:
            yield running
        finally:
            process.terminate()
            running.last_words = process.communicate(timeout=PATIENCE)[1]
            assert process.returncode == 0


def _address(process: subprocess.Popen[str]) -> str:
    for line in process.stderr or ():
        if found := re.search(r"running on http://([\d.:]+)", line):
            return found.group(1)
    raise AssertionError("the server did not say where it listens")


async def enter(address: str, made: Json, number: int, doors: AsyncExitStack) -> Client:
    """Somebody who has sat down and seen the table."""
    client = Client(await doors.enter_async_context(connect(f"ws://{address}/live")))
    hello = {"type": "hello", "version": 1, "table": made["table"], "keys": made["keys"]}
    await client.send(**hello, language="fr" if number % 2 else "en")
    await client.until(lambda message: message["type"] == "table")
    return client


async def play(client: Client) -> None:
    """Decide a few times, and look on in between."""
    for decision in range(DECISIONS):
        while not client.asked(0):
            if (client.update.get("view") or {}).get("ending"):
                return
            await client.receive()
        choices = client.update["choices"]
        await client.act(0, choices[decision % len(choices)]["action"])


async def make(http: httpx.AsyncClient, number: int) -> Json:
    game = GAMES[number % len(GAMES)]
    seats = [HUMAN, bot()] if game == "oeufs" else [HUMAN, bot(), bot()]
    made: Json = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
    return made


async def fifty_tables(address: str) -> str:
    """People come one after another, then all tables play at once; the server's numbers."""
    async with (
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http,
        AsyncExitStack() as doors,
    ):
        people = [
            await enter(address, await make(http, number), number, doors)
            for number in range(TABLES)
        ]
        await asyncio.gather(*(play(client) for client in people))
        return (await http.get("/metrics")).text


def test_no_table_holds_up_the_others(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        numbers = asyncio.run(fifty_tables(server.address))
    found = dict(re.findall(r"^(tablee_\w+) ([\d.e+-]+)$", numbers, re.MULTILINE))
    assert float(found["tablee_live_tables"]) == TABLES
    assert float(found["tablee_entries_total"]) > TABLES * DECISIONS
    assert 0 < float(server.last_words.split("longest ")[1]) < MOST_WORK
