"""One connection to a table: it says hello, asks and is told; who cannot follow is dropped."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.errors import BadInput, Refused
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.server import connection, protocol
from tablee.server.errors import Conflict, NoTable, NotAllowed, RulesAhead, ServerError
from tablee.server.limits import Bucket
from tablee.server.live_table import LiveTable
from tablee.server.outgoing import Outgoing
from tablee.server.pointer import PersonsPointer
from tablee.server.service import Service, hold
from tablee.server.tables.table import Outcome
from tablee.server.words import words_for

WAITING_FRAMES = 256
"""A client that leaves so many unread is too slow."""
HELLO_SECONDS = 10.0
AT_ONCE = 60
HANDS_PER_SECOND = 120
"""Messages of a hand that are heard: the nest uses 60, and some come in bursts."""
UNHEARD_SECONDS = 0.001
"""Before the next message is read: whoever floods us is read slowly, and keeps nobody waiting."""
NO_SEAT = "-"

logger = logging.getLogger("tablee.session")


class Closed(Exception):
    """The connection has to end with this code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Session:
    """A watcher of one table."""

    def __init__(self, socket: WebSocket, service: Service) -> None:
        self.socket = socket
        self.service = service
        self.seats: tuple[int, ...] = (SPECTATOR,)
        self.known: dict[int, int] = {}
        self.last: dict[int, bytes] = {}
        self.holds: dict[int, str] = {}
        self.live: LiveTable | None = None
        rate = service.house.settings.messages_per_second
        self._messages = Bucket(rate, AT_ONCE, monotonic)
        self._samples = Bucket(HANDS_PER_SECOND, HANDS_PER_SECOND, monotonic)
        self._outgoing = Outgoing(WAITING_FRAMES)
        self._ending: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()

    # --- a connection's life

    async def run(self) -> None:
        """From hello to the end, whoever ends it."""
        await self.socket.accept()
        tasks = [asyncio.ensure_future(work()) for work in (self._read, self._write)]
        try:
            waited: list[asyncio.Future[Any]] = [*tasks, self._ending]
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.live is not None:
                self.live.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._close(tasks)

    async def _close(self, tasks: list[asyncio.Task[None]]) -> None:
        errors = [t.exception() for t in tasks if t.done() and not t.cancelled()]
        end = self._ending.result() if self._ending.done() else None
        for error in errors:
            end = end or _ending_of(error)
        if end is not None:
            try:
                async with asyncio.timeout(connection.CLOSE_SECONDS):
                    await self.socket.close(end.code, end.why)
            except (RuntimeError, WebSocketDisconnect, TimeoutError):
                return  # it has gone already, or does not even read that

    def send(self, frame: str | bytes) -> None:
        """Put a frame on its way; who does not read is dropped and may resume."""
        if not self._outgoing.put(frame):
            self.end(protocol.TOO_SLOW, "too slow: connect again")

    def show(self, picture: bytes) -> None:
        """Put a picture on its way; who is behind is sent the newest one only."""
        self._outgoing.show(picture)

    def end(self, code: int, why: str) -> None:
        """End the connection."""
        if not self._ending.done():
            self._ending.set_result(Closed(code, why))

    async def _write(self) -> None:
        while True:
            frame = await self._outgoing.get()
            if isinstance(frame, str):
                await self.socket.send_text(frame)
            else:
                await self.socket.send_bytes(frame)

    async def _read(self) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await self._next()
        if not isinstance(hello, protocol.Hello):
            raise Closed(protocol.BAD_MESSAGE, "the first message must be hello")
        live = await self._enter(hello)
        while True:
            message = await self._next()
            if isinstance(message, protocol.Hello):
                raise Closed(protocol.BAD_MESSAGE, "hello comes only once")
            if isinstance(message, protocol.Ping):
                self._answer(protocol.Pong(sent=message.sent, time=live.now()))
            else:
                await self._ask(message)

    async def _next(self) -> protocol.ClientMessage:
        """The next message in words; what hands do on the way goes to the nest."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1005))
            if (text := frame.get("text")) is not None:
                return self._message(text)
            await self._point(frame.get("bytes") or b"")

    def _message(self, text: str) -> protocol.ClientMessage:
        if not self._messages.use():
            raise Closed(protocol.TOO_MANY, "too many messages")
        return protocol.decoded(text)

    async def _point(self, message: bytes) -> None:
        """A hand moves. Of too much, and of what comes when no hand may move, nothing is heard."""
        if self.live is None or not self._is_pointer(self.live, message):
            raise Closed(protocol.BAD_MESSAGE, "not a message of a hand at this table")
        if not self._heard(self.live.pointer, message):
            self.service.house.unheard += 1
            await asyncio.sleep(UNHEARD_SECONDS)

    def _heard(self, pointer: PersonsPointer | None, message: bytes) -> bool:
        if pointer is None or pointer.seat not in self.seats:
            return False
        return self._samples.use() and pointer.put(message)

    def _is_pointer(self, live: LiveTable, message: bytes) -> bool:
        if not live.table.by_hand:
            return False
        return self.service.house.hands(live.table.game).accepts(message)

    # --- hello

    async def _enter(self, hello: protocol.Hello) -> LiveTable:
        if hello.version != protocol.VERSION:
            raise Closed(protocol.BAD_MESSAGE, f"this server speaks version {protocol.VERSION}")
        live = await self.service.house.table(hello.table)
        for key in hello.keys:
            hold(live.table, key.seat, key.token)
        self.holds = {key.seat: live.table.chairs[key.seat].token for key in hello.keys}
        seats = tuple(self.holds)
        self.seats = seats or (SPECTATOR,)
        self.text: Text = await words_for(live.table.game, hello.language)
        self._answer(
            protocol.Welcome(
                version=protocol.VERSION, table=live.table.id, seats=seats, time=live.now()
            )
        )
        async with live.settled():  # what is being committed has to be in the store first
            self.known = {seat: self._known(hello, seat, live) for seat in self.seats}
            self.live = live
            await live.join(self)
        return live

    def _known(self, hello: protocol.Hello, seat: int, live: LiveTable) -> int:
        """Who claims to know more than there is gets everything again."""
        known = hello.known.get(NO_SEAT if seat == SPECTATOR else str(seat), 0)
        return known if known <= live.table.chronicle.count(seat) else 0

    # --- asking

    async def _ask(self, request: protocol.Request) -> None:
        live = await self._table()
        try:
            self._check(request)
            outcome = await self.service.ask(live, request, self.holds)
        except (Refused, BadInput, ServerError) as error:
            self._answer(_refusal(request.id, error, self.text))
        else:
            self._answer(_ack(request.id, outcome, self.text))

    async def _table(self) -> LiveTable:
        """The table; built anew from its log if a commit failed meanwhile."""
        live = self.live
        if live is None or live.spoilt:
            raise Closed(protocol.GOING_AWAY, "connect again")
        return live

    def _check(self, request: protocol.Request) -> None:
        if request.seat not in self.holds:
            raise NotAllowed("this connection does not hold that seat")

    def _answer(self, message: protocol.ServerMessage) -> None:
        self.send(protocol.encoded(message))


def _ack(identity: str, outcome: Outcome, text: Text) -> protocol.Ack:
    done, refusal = outcome
    if refusal is None:
        return protocol.Ack(id=identity, done=done)
    reason, sentence, clause = _why(refusal, text)
    stopped = protocol.Stopped(at=done, reason=reason, sentence=sentence, clause=clause)
    return protocol.Ack(id=identity, done=done, stopped=stopped)


def _refusal(identity: str, error: Exception, text: Text) -> protocol.Refusal:
    reason, sentence, clause = _why(error, text)
    return protocol.Refusal(id=identity, reason=reason, sentence=sentence, clause=clause)


def _why(error: Exception, text: Text) -> tuple[str, str, str]:
    """The reason, the sentence and the clause of a refusal."""
    if isinstance(error, Refused):
        sentence = text(error.reason) if text.has(error.reason) else str(error)
        return error.reason, sentence, error.clause
    if isinstance(error, ServerError):
        key = f"refused-{error.code}"
        return error.code, text(key) if text.has(key) else error.code, ""
    return "bad-notation", text("bad-notation"), ""


_ENDINGS: list[tuple[type[Exception], int, str]] = [
    (protocol.BadMessage, protocol.BAD_MESSAGE, "not a message of this protocol"),
    (NotAllowed, protocol.NOT_ALLOWED, "this key does not hold that seat"),
    (Conflict, protocol.GOING_AWAY, "connect again"),
    (NoTable, protocol.NO_TABLE, "there is no such table"),
    (RulesAhead, protocol.GOING_AWAY, "this server is older than the table: connect again"),
    (TimeoutError, protocol.BAD_MESSAGE, "nobody said hello"),
]


def _ending_of(error: BaseException | None) -> Closed | None:
    """How a connection ends on which something went wrong; None: it has gone by itself."""
    if error is None or isinstance(error, WebSocketDisconnect):
        return None
    if isinstance(error, Closed):
        return error
    for kind, code, why in _ENDINGS:
        if isinstance(error, kind):
            return Closed(code, why)
    logger.error("a connection failed", exc_info=error)
    return Closed(1011, "something went wrong here")
