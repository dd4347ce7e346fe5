"""A WebSocket connection that ends for good, also if nobody at the other end reads.

To close a connection waits until everything was read that was sent before. Whoever never reads
would keep it open for ever, and could keep more of them than an address may have.
"""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CLOSE_SECONDS = 5.0
"""So long we wait for the other end to hear that it is over."""
_EXTENSION = "tablee.connection"


class Connection(WebSocketsSansIOProtocol):
    """A connection as uvicorn serves it; the application finds it in its scope."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        self.lost = asyncio.Event()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.lost.set()

    def handle_connect(self, event: Request) -> None:
        """Let the application know us, before it begins."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"": self}

    def keepalive_timeout(self) -> None:
        """Nobody answers: do not wait for them to read that."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


async def gone(socket: WebSocket) -> None:
    """Return when the connection is gone: of itself, or because its time is over."""
    connection: Connection = socket.scope["extensions"][_EXTENSION][""]
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await connection.lost.wait()
    except TimeoutError:
        connection.transport.abort()
        await connection.lost.wait()
