"""Reading in turns: nobody may keep the event loop busy with what they send.

The event loop reads up to 256 kB from a connection at once. That can hold thousands of requests or
frames, and to parse all of them at once would hold up every table. So a parser gets a small piece,
and then everybody else has a turn. What waits for its turn is kept, and nothing more is read.
"""

from __future__ import annotations

import asyncio

PIECE = 2_048
"""Maximum bytes that a parser gets at once."""


class Paced(asyncio.Protocol):
    """A connection that parses piece by piece; a subclass says when it takes more."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _turn: asyncio.Handle | None = None

    def takes_more(self) -> bool:
        """May the parser get a piece now?"""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Will the parser never get anything again?"""
        return self.transport.is_closing()

    def appetite(self) -> int:
        """Return how many bytes the parser may get now."""
        return PIECE

    def feed(self, piece: bytes) -> None:
        """Parse a piece."""
        super().data_received(piece)

    def hold(self) -> None:
        """Read nothing from the network for now."""
        raise NotImplementedError

    def release(self) -> None:
        """Read from the network again, unless somebody else wants to wait."""
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with nothing to parse."""
        self._rest = bytearray()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was not parsed yet."""
        self._rest.clear()
        self._cancel_turn()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Keep what has come, and parse a piece of it unless others come first."""
        self._rest += data
        if self._turn is None:
            self.read_on()
        else:
            self.hold()

    def read_on(self) -> None:
        """Parse a piece, if that may be now, and plan the next turn."""
        self._cancel_turn()
        if self._rest and self.takes_more():
            size = self.appetite()
            piece = bytes(self._rest[:size])
            del self._rest[:size]
            self.feed(piece)
        self._plan()

    def _plan(self) -> None:
        if self.is_over():
            self._rest.clear()
        elif self._rest:
            self.hold()
            if self.takes_more():
                self._turn = self.loop.call_soon(self.read_on)
        elif self.takes_more():
            self.release()

    def _cancel_turn(self) -> None:
        if self._turn is not None:
            self._turn.cancel()
            self._turn = None
