"""However a server ends, its processes end with it: also those that think, pour, or are stopped."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.ends import wait_until
from tests.server.running import HUMAN, PATIENCE, bot
from tests.server.test_durable import Child, served

MORE_NESTS = "100"
"""Than come with the game: so there is always one being poured."""


class Process(NamedTuple):
    """As the system lists it."""

    parent: int
    ignores_ctrl_c: bool
    words: str
    """With which it was started."""


def processes() -> dict[int, Process]:
    """Every process that has not ended."""
    asked = ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,ignored=,args="]
    lines = subprocess.run(asked, capture_output=True, check=True, text=True).stdout.splitlines()
    fields = [line.split(None, 4) for line in lines]
    return {
        int(pid): Process(int(parent), bool(int(ignored, 16) & 1 << signal.SIGINT - 1), words)
        for pid, parent, state, ignored, words in fields
        if not state.startswith("Z")
    }


def started_by(server: Child) -> dict[int, Process]:
    """What has begun to work for the server: all of that ignores Ctrl-C."""
    ours = server.process.pid
    found = processes().items()
    return {pid: one for pid, one in found if one.parent == ours and one.ignores_ctrl_c}


async def nothing() -> None:
    await asyncio.sleep(0)


async def busy(server: Child) -> dict[int, Process]:
    """Let bots think and nests be poured; the processes, once all have started."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
        wish = {"game": "gruell", "seats": [HUMAN, bot(), bot()]}
        await http.post("/api/tables", json=wish, timeout=PATIENCE)
        # Attempts, pours, bots, and Python's own.
        await wait_until(lambda: len(started_by(server)) == 4, lambda: http.get("/healthz"))
    return started_by(server)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("is_stopped", [False, True])
def test_nothing_is_left_of_a_server(tmp_path: Path, end: signal.Signals, is_stopped: bool) -> None:
    async def scene() -> None:
        url = f"sqlite:///{tmp_path}/store.db"
        async with served(url, "--hand-clients", "--nests-ready", MORE_NESTS) as server:
            started = await busy(server)
            if is_stopped:
                for pid, process in started.items():
                    if "resource_tracker" not in process.words:
                        os.kill(pid, signal.SIGSTOP)
            await server.end(end)
            await wait_until(lambda: not set(started) & set(processes()), nothing)

    asyncio.run(scene())


BREAKS_DOWN = """
import asyncio, os, signal, sys
from functools import partial
from operator import attrgetter
from tablee.core.child import Child

async def scene():
    child = Child(partial(attrgetter, "real"))
    assert await child.ask(1, 60) == 1
    print(child.process.pid, flush=True)
    os.kill(child.process.pid, signal.SIGSTOP)
    asked = [asyncio.ensure_future(child.ask(2, 600)) for _ in sys.argv[1:]]
    for _ in range(100):
        await asyncio.sleep(0)
    raise RuntimeError("this broke down")

asyncio.run(scene())
"""


@pytest.mark.parametrize("asked", [[], ["a question"]])
def test_whoever_breaks_down_waits_for_no_process_that_is_stopped(asked: list[str]) -> None:
    command = [sys.executable, "-c", BREAKS_DOWN, *asked]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1
    assert "this broke down" in ended.stderr
    assert int(ended.stdout) not in processes()
