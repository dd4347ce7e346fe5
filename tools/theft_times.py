"""How regularly frames of thefts come, as somebody sees them who watches over the socket.

Run it: python -m tools.theft_times [THEFTS AT ONCE] [SECONDS]

It starts a server of its own with an empty folder, lets hands steal at so many tables at once, and
looks on at each as a stranger does. It says how long the first theft of the cold server took to
show its first frame, and how far frames are apart while all tables have a theft under way.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from tablee.core.notation import Word
from tablee.games.gulo.live import message_of
from tablee.games.gulo.names import parse_egg
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.sight import FRAME_KIND, REST_KIND, read_frame, read_rest
from tablee.games.gulo.nest.simulator import Poses, nobody
from tablee.games.gulo.nest.steal import FRAME

Json = dict[str, Any]
SEATS = [{"kind": "screen", "name": name} for name in ("Ana", "Bob")]
PLAN = {"game": "gulo", "seats": SEATS, "options": {"nest": "physics", "fast": True}}
START = [sys.executable, "-c", "import sys; from tablee.cli.main import main; sys.exit(main())"]
WANTED = 0.025
"""Seconds between frames, at the 99th percentile."""
ABOVE = 0.08
TRY = 6.0
"""Seconds of a pull; then the hand tries again."""


# --- the server


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server as a person starts it; its address."""
    words = [*START, "serve", "--port", "0", "--store", f"sqlite:///{folder}/store.db"]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield _address(process)
        finally:
            process.terminate()
            process.communicate()


def _address(process: subprocess.Popen[str]) -> str:
    for line in process.stderr or ():
        if found := re.search(r"running on http://([\d.:]+)", line):
            return found.group(1)
    raise RuntimeError("the server did not start")


def made(address: str) -> Json:
    """A new table for two at one screen."""
    headers = {"Content-Type": "application/json"}
    body = json.dumps(PLAN).encode()
    request = urllib.request.Request(f"http://{address}/api/tables", body, headers)
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
        table: Json = json.load(answer)
        return table


@asynccontextmanager
async def at(address: str, table: Json, *keys: Json) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello."""
    async with connect(f"ws://{address}/live", compression=None, max_queue=None) as socket:
        hello = {"type": "hello", "version": 1, "table": table["table"], "keys": keys}
        await socket.send(json.dumps(hello))
        yield socket


# --- who looks on


@dataclass
class Onlooker:
    """A stranger at one table, and when each frame of each theft came."""

    thefts: list[list[float]] = field(default_factory=list)
    last: int = 0

    def see(self, frame: bytes) -> None:
        """Note when it came; numbers begin again with each theft."""
        number = read_frame(frame).number
        if number <= self.last or not self.thefts:
            self.thefts.append([])
        self.last = number
        self.thefts[-1].append(monotonic())

    async def look(self, socket: ClientConnection) -> None:
        """Until the connection ends."""
        async for message in socket:
            if isinstance(message, bytes) and message[0] == FRAME_KIND:
                self.see(message)

    def is_shown(self, time: float) -> bool:
        """Was a theft under way then?"""
        return any(theft[0] <= time <= theft[-1] for theft in self.thefts)


def together(onlookers: list[Onlooker]) -> list[float]:
    """Seconds between frames that followed each other while all tables had a theft."""
    pairs = [(a, b) for one in onlookers for theft in one.thefts for a, b in pairwise(theft)]
    return [b - a for a, b in pairs if all(one.is_shown((a + b) / 2) for one in onlookers)]


# --- who steals


class Thief:
    """Two people at one screen, who pull at any egg that may be named, again and again."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self.over = False
        self._socket = socket
        self._rng = rng
        self._poses: Poses = nobody()
        self._answered: set[tuple[int, int]] = set()
        self._pulling: tuple[str, int] | None = None
        """The egg that was named, and the attempt."""
        self._begun = 0.0
        self._goal = (0.0, 0.0, 0.0)
        self._tries = -1

    async def steal(self) -> None:
        """Until the game is over."""
        hand = asyncio.ensure_future(self._move())
        try:
            async for message in self._socket:
                await self._take(message)
                if self.over:
                    return
        finally:
            hand.cancel()

    async def _take(self, message: str | bytes) -> None:
        if isinstance(message, str):
            heard = json.loads(message)
            if heard["type"] == "update":
                await self._told(heard)
        elif message[0] == REST_KIND:
            self._poses = read_rest(message)[1]
        else:
            frame = read_frame(message)
            moved = [body for body in range(len(self._poses)) if frame.mask >> body & 1]
            self._poses[moved] = frame.seen.poses[moved]

    async def _told(self, update: Json) -> None:
        view = update.get("view") or {}
        self.over = view.get("ending") is not None
        named = view.get("named")
        pulling = (named, update.get("attempt") or 0) if named else None
        if pulling != self._pulling:
            self._pulling, self._begun, self._tries = pulling, monotonic(), -1
        asked = update["seat"], update.get("decision", 0)
        if update.get("choices") and asked not in self._answered:
            self._answered.add(asked)
            action = self._rng.choice(update["choices"])["action"]
            words = {
                "type": "act",
                "id": "{}x{}".format(*asked),
                "seat": asked[0],
                "decision": asked[1],
            }
            await self._socket.send(json.dumps({**words, "action": action}))

    async def _move(self) -> None:
        """Sixty samples a second while the hand may pull."""
        while True:
            if self._pulling is not None:
                sample = self._sample(*self._pulling)
                await self._socket.send(message_of([sample], self._pulling[1]))
            await asyncio.sleep(FRAME)

    def _sample(self, named: str, attempt: int) -> Sample:
        """From above to the egg as it is seen, close, and slowly up; then once more."""
        passed = monotonic() - self._begun
        tries, now = divmod(passed, TRY)
        if tries != self._tries:
            self._tries = int(tries)
            x, y, z = (float(part) for part in self._poses[parse_egg(Word(named))][:3])
            self._goal = (x, y, z)
        x, y, z = self._goal
        lift = ABOVE * max(0.0, 1.0 - now) if now < 1.5 else 0.06 * (now - 1.5)
        return Sample(passed * 1000, x, y, z + min(lift, 0.2), now >= 1.2)


async def games(address: str, onlooker: Onlooker, rng: Random) -> None:
    """One game after the other, with somebody who looks on."""
    while True:
        table = await asyncio.to_thread(made, address)
        async with at(address, table) as stranger, at(address, table, *table["keys"]) as socket:
            looking = asyncio.ensure_future(onlooker.look(stranger))
            try:
                await Thief(socket, rng).steal()
            finally:
                looking.cancel()


async def measured(address: str, count: int, seconds: float) -> list[Onlooker]:
    """What strangers saw at so many tables."""
    onlookers = [Onlooker() for _ in range(count)]
    playing = [
        asyncio.ensure_future(games(address, one, Random(seed)))
        for seed, one in enumerate(onlookers)
    ]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for one in done:
        one.result()  # games have no end: this one failed
    return onlookers


# --- what came out


def told(onlookers: list[Onlooker], start: float) -> str:
    """The figures in sentences."""
    first = min(theft[0] for one in onlookers for theft in one.thefts)
    apart = together(onlookers)
    lines = [
        f"first frame {first - start:.2f} s after the first table of a cold server was asked for",
        f"{sum(len(one.thefts) for one in onlookers)} thefts at {len(onlookers)} tables;"
        f" load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    ]
    if not apart:
        return "\n".join([*lines, "never were all tables at a theft at once"])
    middle, high, longest = (1000 * float(np.quantile(apart, part)) for part in (0.5, 0.99, 1))
    late = sum(one > WANTED for one in apart) / len(apart)
    lines.append(
        f"{len(apart)} intervals while all had a theft: median {middle:.1f} ms, 99th percentile"
        f" {high:.1f} ms, longest {longest:.0f} ms, {late:.2%} over {1000 * WANTED:.0f} ms"
    )
    return "\n".join(lines)


def main(count: str = "2", seconds: str = "60") -> None:
    """Measure."""
    with TemporaryDirectory() as folder, server(Path(folder)) as address:
        start = monotonic()
        onlookers = asyncio.run(measured(address, int(count), float(seconds)))
    sys.stdout.write(told(onlookers, start) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
