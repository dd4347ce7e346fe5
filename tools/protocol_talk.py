"""A real conversation with a real server, over a real socket: where the examples come from.

Table, seed, keys and clock are fixed, so the same source always says the same.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from tablee.core.stream import seed_from
from tablee.server import protocol
from tablee.server.app import Server
from tablee.server.config import Settings
from tablee.server.run import options
from tablee.server.store.rows import Entry, TableRow
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tokens import hashed

TABLE = "k7m2pq9xwd"
PEOPLE = ("Ana", "Bob")
KEYS = tuple(
    protocol.Key(seat, f"key-of-{name.lower()}-in-the-examples") for seat, name in enumerate(PEOPLE)
)
MADE = 1_780_000_000.0
Json = dict[str, Any]


@dataclass
class Talk:
    """Every frame that went one way or the other, in order."""

    said: list[tuple[str, str, str]] = field(default_factory=list)
    """Who, to or from the server, and the frame."""

    def of(self, tag: str) -> list[str]:
        """The frames of this kind."""
        return [text for _, _, text in self.said if json.loads(text)["type"] == tag]

    def summary(self) -> str:
        """A line a frame: who said what."""
        return "\n".join(
            f"{who:<4}{way} {_short(json.loads(text))}" for who, way, text in self.said
        )


def _short(message: Json) -> str:
    keys = ("id", "action", "reason", "text")
    shown: Json = {key: message[key] for key in keys if key in message}
    if "items" in message:
        shown["items"] = len(message["items"])
    return " ".join([message["type"], *(f"{key}={value}" for key, value in shown.items())])


class Clock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.time = MADE + 60

    def __call__(self) -> float:
        """What it shows."""
        return self.time


class Person:
    """Somebody at the table, over a socket."""

    def __init__(self, name: str, socket: ClientConnection, talk: Talk, clock: Clock) -> None:
        self.name, self.socket, self.talk, self.clock = name, socket, talk, clock
        self.update: Json = {}

    async def send(self, message: protocol.ClientMessage) -> None:
        """Say something, a moment later than what was said before."""
        self.clock.time += 1.25
        text = msgspec.json.encode(message).decode()
        self.talk.said.append((self.name, "→", text))
        await self.socket.send(text)

    async def until(self, fits: Callable[[Json], bool]) -> None:
        """Listen up to a message that fits."""
        message: Json = {}
        while not message or not fits(message):
            text = str(await self.socket.recv())
            self.talk.said.append((self.name, "←", text))
            message = json.loads(text)
            self.update = message if message["type"] == "update" else self.update

    async def ask(self, request: protocol.Request) -> None:
        """Ask, and hear the answer."""
        await self.send(request)
        await self.until(lambda message: message.get("id") == request.id)

    async def act(self, name: str, action: str = "", decision: int | None = None) -> None:
        """Decide; without an action, what is offered first."""
        chosen = action or self.update["choices"][0]["action"]
        number = self.update.get("decision", 0) if decision is None else decision
        seat = PEOPLE.index(self.name)
        await self.ask(protocol.Act(id=name, seat=seat, decision=number, action=chosen))


def conversation() -> Talk:
    """Two people at a table of Grüll: everything that can be said, and one who comes back."""
    talk = Talk()
    asyncio.run(_scene(talk, Clock()))
    return talk


async def _scene(talk: Talk, clock: Clock) -> None:
    with TemporaryDirectory() as folder:
        async with _server(Path(folder), clock) as address:
            async with _person(address, "Ana", talk, clock) as ana:
                await _alone(ana)
                async with _person(address, "Bob", talk, clock) as bob:
                    await bob.act("b1")
                    await ana.until(lambda message: message["type"] == "update")
                await ana.until(_bob_has_gone)
                known = {"0": ana.update["count"] - 3}
            async with _person(address, "Ana", talk, clock, known):
                return


def _bob_has_gone(message: Json) -> bool:
    return message["type"] == "table" and "present" not in message["seats"][1]


async def _alone(ana: Person) -> None:
    await ana.send(protocol.Ping(sent=42.5))
    await ana.until(lambda message: message["type"] == "pong")
    await ana.act("a1")
    await ana.ask(protocol.Undo(id="a2", seat=0))
    await ana.act("a3", "KING")
    await ana.act("a4", decision=0)
    await ana.act("a5", ana.update["choices"][1]["action"])
    await ana.act("a5-twice", "+2")
    await ana.ask(protocol.LetBot(id="a6", seat=0, other=0))
    await ana.ask(protocol.TakeOver(id="a7", seat=0))
    await ana.ask(protocol.Say(id="a8", seat=0, text="Your turn, Bob!"))
    await ana.ask(protocol.Mute(id="a9", seat=0, other=1, muted=True))
    await ana.ask(protocol.GoOn(id="a10", seat=0))


@asynccontextmanager
async def _server(folder: Path, clock: Clock) -> AsyncIterator[str]:
    """The address of a server that knows our table."""
    settings = Settings(store=f"sqlite:///{folder}/talk.db", port=0, log_level="warning")
    store = Store.open(settings.store)
    await store.create(*_table())
    server = Server(settings, store)
    server.house.now = clock
    served = uvicorn.Server(uvicorn.Config(server.app, **options(settings)))  # type: ignore[arg-type]
    task = asyncio.create_task(served.serve())
    while not served.started:
        await asyncio.sleep(0.001)
    yield f"ws://127.0.0.1:{served.servers[0].sockets[0].getsockname()[1]}/live"
    served.should_exit = True
    await task


def _table() -> tuple[TableRow, list[Entry]]:
    seats = tuple(SeatPlan("screen", name) for name in PEOPLE)
    plan = checked(Plan("gruell", seats))
    head, seed = msgspec.json.encode(plan), seed_from("protocol")
    row = TableRow(TABLE, plan.game, MADE, MADE, "playing", False, head, seed)
    sits = [log.Sat(name=name, token=hashed(KEYS[seat].token)) for seat, name in enumerate(PEOPLE)]
    return row, [log.written(seat, seat, sat, MADE + 10 * seat) for seat, sat in enumerate(sits)]


@asynccontextmanager
async def _person(
    address: str, name: str, talk: Talk, clock: Clock, known: dict[str, int] | None = None
) -> AsyncIterator[Person]:
    """Somebody who says hello, hears everything that answers it, and leaves in the end."""
    keys = (KEYS[PEOPLE.index(name)],)
    hello = protocol.Hello(version=protocol.VERSION, table=TABLE, keys=keys, known=known or {})
    async with connect(address) as socket:
        person = Person(name, socket, talk, clock)
        await person.send(hello)
        await person.until(lambda message: message["type"] == "table")
        yield person
