"""A real server on a real port, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions import ClientExtensionFactory

from tablee.server.app import Server
from tablee.server.config import Settings
from tablee.server.run import options
from tablee.server.store.store import Store
from tests.ends import LONGEST, MOST, wait_until
from tests.server.stores import PATIENT

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds after which a test gives up waiting: never reached unless something is wrong."""
HUMAN = {"kind": "screen", "name": "Ana"}
OPEN = {"kind": "open"}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


class Client:
    """Somebody at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: Json = {}
        self.table: Json = {}
        self.received: list[Json] = []
        self.frames: list[str | bytes] = []
        self.decided: dict[int, int] = {}

    async def send(self, **message: Any) -> None:  # noqa: ANN401 - any message
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.frames.append(frame)
        if isinstance(frame, bytes):
            return {"type": "picture"}  # of what a hand does
        message: Json = json.loads(frame)
        self.received.append(message)
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "table":
            self.table = message
        return message

    async def until(self, fits: Callable[[Json], object]) -> Json:
        async with asyncio.timeout(LONGEST):
            while not fits(message := await self.receive()):
                pass
        return message

    async def answer(self, **message: Any) -> Json:  # noqa: ANN401 - any message
        """Ask, and wait for the ack or refusal of it."""
        identity = message.setdefault("id", uuid4().hex)
        await self.send(**message)
        return await self.until(lambda m: m.get("id") == identity)

    async def act(self, seat: int, action: str, **more: Any) -> Json:  # noqa: ANN401
        decision: int = more["decision"] if "decision" in more else self.update.get("decision", 0)
        self.decided[seat] = decision
        message = {"type": "act", "seat": seat, "decision": decision, "action": action, **more}
        return await self.answer(**message)

    def asked(self, seat: int) -> bool:
        """Is there a decision on offer that this client has not made yet?"""
        fresh = self.decided.get(seat, -1) < self.update.get("decision", 0)
        return self.update.get("seat") == seat and fresh and bool(self.update.get("choices"))

    async def closed(self) -> int:
        """Read to the end; the code with which the server closed."""
        try:
            for _ in range(MOST):
                await self.receive()
        except Exception:  # noqa: BLE001 - whatever ends the connection
            return self.socket.close_code or 0
        raise AssertionError(f"the server does not close after {MOST} messages")


class Running:
    """A server that runs, and ways to reach it."""

    def __init__(self, server: Server, port: int, http: httpx.AsyncClient) -> None:
        self.server = server
        self.port = port
        self.http = http
        self.extensions: Sequence[ClientExtensionFactory] = ()
        """What clients offer: nothing is compressed for those who do not ask for it."""

    async def make(self, game: str, *seats: Json, **more: Any) -> Json:  # noqa: ANN401
        body = {"game": game, "seats": list(seats), **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    async def sit(self, table: str, seat: int, name: str = "Bob") -> Json:
        answer = await self.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})
        assert answer.status_code == 201, answer.text
        key: Json = answer.json()
        return key

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Client]:
        address = f"ws://127.0.0.1:{self.port}{self.server.settings.base_path}/live"
        async with connect(
            address,
            additional_headers=headers,
            extensions=list(self.extensions) or None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,  # a client that has stopped reading would not hear that it may go
        ) as socket:
            yield Client(socket)

    @asynccontextmanager
    async def at(self, table: str, *keys: Json, **more: Any) -> AsyncIterator[Client]:  # noqa: ANN401
        """Somebody who said hello; the first update of each seat has been read."""
        async with self.socket() as client:
            await client.send(type="hello", version=1, table=table, keys=list(keys), **more)
            await client.until(lambda message: message["type"] == "table")
            yield client


@asynccontextmanager
async def running(url: str, **settings: Any) -> AsyncIterator[Running]:  # noqa: ANN401
    """Start a server on a free port; it is stopped in the end."""
    quick = {"bot_pace": 0.0, "moment_seconds": 0.2}
    generous = {"messages_per_second": 1000.0, "writes_per_minute": 1_000_000}
    hands = {"hand_clients": True, "nests_ready": 0}
    chosen = {**quick, **generous, **hands, **settings}
    ours = Settings(store=url, port=0, **chosen)
    server = Server(ours, Store.open(url, patience=PATIENT))
    served = uvicorn.Server(uvicorn.Config(server.app, **options(ours)))  # type: ignore[arg-type]
    task = asyncio.create_task(served.serve())
    await wait_until(lambda: served.started, lambda: asyncio.sleep(0.001))
    port = served.servers[0].sockets[0].getsockname()[1]
    base = f"http://127.0.0.1:{port}{ours.base_path}"
    try:
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
            yield Running(server, port, http)
    finally:
        served.should_exit = True
        await asyncio.wait_for(task, PATIENCE)  # one that does not end is a failure, too
