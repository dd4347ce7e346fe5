"""A WebSocket connection that ends for good, also if nobody at the other end reads.

To close a connection waits until everything was read that was sent before. Whoever never reads
would keep it open for ever, and could keep more of them than an address may have.

Frames are parsed in turns with everybody else: thousands of small ones would hold up every table.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tablee.server.deflate import TextDeflateFactory
from tablee.server.http_limits import LINGER_SECONDS, NO_REQUEST, refusal
from tablee.server.paced import Paced

CLOSE_SECONDS = 5.0
"""So long we wait for the other end to hear that it is over."""
FRAMES = 512
"""Maximum bytes of frames that are parsed at once."""
MOST_UNREAD = 1_000_000
"""Bytes that may wait for a client to read them: pings are not answered without end."""
MOST_FRAGMENTS = 1_000
"""A message may come in so many fragments. Empty ones are free of its length, not of memory."""
UNSENT = 4_096
"""Bytes that the system takes from us before it has sent them: a second of pictures of a nest."""
NOT_SENT: int | None = getattr(socket, "TCP_NOTSENT_LOWAT", None)
_EXTENSION = "tablee.connection"


class Connection(Paced, WebSocketsSansIOProtocol):
    """A connection as uvicorn serves it; the application finds it in its scope."""

    _is_refused = False

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401 - as uvicorn makes it
        """A connection that may be compressed, in our own way."""
        super().__init__(*args, **more)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [TextDeflateFactory()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        self.lost = asyncio.Event()
        super().connection_made(transport)
        _keep_little(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.lost.set()

    # --- reading in turns

    def appetite(self) -> int:
        """Return how many bytes the parser may get: the upgrade's head at once, as it was checked
        before; later less than for HTTP, as a frame may have six bytes.
        """
        return FRAMES if self.handshake_initiated else len(self._rest)

    def data_received(self, data: bytes) -> None:
        """Take what has come. Whoever passed a refused upgrade on to us has it read again: stop."""
        if self._is_refused:
            self.hold()
        else:
            super().data_received(data)

    def feed(self, piece: bytes) -> None:
        """Parse a piece, and refuse an upgrade that cannot be read."""
        super().feed(piece)
        if self.conn.handshake_exc is not None and not self.close_sent:
            self._refuse()

    def is_over(self) -> bool:
        """Is it closed, or refused?"""
        return self._is_refused or super().is_over()

    def takes_more(self) -> bool:
        """Has the application heard everything so far, and does the client read its answers?"""
        return not self.read_paused and self.transport.get_write_buffer_size() < MOST_UNREAD

    def hold(self) -> None:
        """Read nothing for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def release(self) -> None:
        """Read again."""
        self.transport.resume_reading()

    async def receive(self) -> Any:  # noqa: ANN401 - as uvicorn has it
        """Return the next message; when it was the last one, more is parsed."""
        message = await super().receive()
        self._continue()
        return message

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as uvicorn has it
        """Send a message. After our close, only that of the other end is waited for."""
        await super().send(message)
        self._continue()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._continue()

    def _continue(self) -> None:
        if self._turn is None and not self.is_over():
            self.read_on()

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment, unless there are too many."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS and not self.close_sent:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()

    # --- the end

    def _refuse(self) -> None:
        """Answer, and close after a while. uvicorn says nothing if its parser cannot read the head
        of an upgrade, as with a header of 9 kB, and would take endless bytes after it.
        """
        self._is_refused = self.close_sent = self.handshake_complete = True
        self.hold()
        self.transport.write(b"".join(self.conn.data_to_send()) or refusal(NO_REQUEST))
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        """Let the application know us, before it begins."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"": self}

    def keepalive_timeout(self) -> None:
        """Nobody answers: do not wait for them to read that."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def _keep_little(transport: asyncio.Transport) -> None:
    """Let little wait in the system: a session knows better what is worth sending yet."""
    transport.set_write_buffer_limits(high=0)
    if NOT_SENT is not None:
        socket_of = transport.get_extra_info("socket")
        socket_of.setsockopt(socket.IPPROTO_TCP, NOT_SENT, UNSENT)


async def gone(visitor: WebSocket) -> None:
    """Return when the connection is gone: of itself, or because its time is over."""
    connection: Connection = visitor.scope["extensions"][_EXTENSION][""]
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await connection.lost.wait()
    except TimeoutError:
        connection.transport.abort()
        await connection.lost.wait()
