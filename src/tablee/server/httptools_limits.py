"""HTTP connections with httptools, which has no limits itself."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.http_limits import MOST_HEAD, TOO_LONG, Bounded
from tablee.server.paced import PIECE


class BoundedHttpTools(Bounded, HttpToolsProtocol):
    """Each byte counts until the parser has read something whole: a head, some of a body, the end.
    So one number limits the request line, headers, trailers and all that stands between chunks.

    The rest of a piece behind something whole is not counted: the head of a request that comes
    right after another one can be longer, by one piece at most.
    """

    _taken = 0
    _in_head = True
    _whole = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        self._unanswered: deque[Any] = deque()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let no request answer any more. uvicorn says so to the one that was read last, and the
        others would write to what is gone: an error, and a traceback in the log, for each.
        """
        self.pipeline.clear()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Forget the request that has its answer; they are answered in order."""
        self._unanswered.popleft()
        super().on_response_complete()

    def in_head(self) -> bool:
        """Is the head of a request being read, or waited for?"""
        return self._in_head

    def in_body(self) -> bool:
        """Is the body of a request being read?"""
        return not self._in_head

    def expects_more(self) -> bool:
        """Is a request not whole yet?"""
        return not self._whole

    def appetite(self) -> int:
        """Return no more than is left: a head of just the maximum length is accepted."""
        return min(PIECE, MOST_HEAD - self._taken)

    def parse(self, piece: bytes) -> None:
        """Parse a piece; if nothing whole came out of so much, refuse."""
        self._taken += len(piece)
        super().parse(piece)
        if self._taken >= MOST_HEAD and self.listens():
            self.refuse(TOO_LONG)

    # --- called by the parser

    def on_message_begin(self) -> None:
        """A request begins."""
        self._whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is whole."""
        self._taken, self._in_head = 0, False
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # else it is an upgrade
            self._unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        """Some of a body is here; the application limits its length."""
        self._taken = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is whole."""
        self._taken, self._in_head, self._whole = 0, True, True
        super().on_message_complete()
