"""HTTP connections with a limit: 64 kB for the head of a request, one minute until it is whole.

uvicorn feeds its parser with all bytes that arrive. httptools has no limit: it keeps an endless
header and copies all of it for every piece, so one visitor would hold up every table. h11 has a
limit, but answers 400. Here parsers get small pieces, and the limit is checked after each.

Both parsers also take as many requests as arrive, and queue them. Here the next piece waits until
all requests of the piece before it are answered.
"""

from __future__ import annotations

import asyncio
import sys
from http import HTTPStatus
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.paced import Paced
from tablee.server.security import HEADERS

MOST_HEAD = 65_536
"""Maximum bytes of a request line and its headers."""
MOST_BODY = 2 * MOST_HEAD
"""Maximum bytes of a body as it arrives, with all that stands around its chunks. Whoever reads it
takes 64 kB, but the rest would still arrive and be parsed.
"""
REQUEST_SECONDS = 60.0
"""Time for a request to arrive; a new connection has the same time for its first one."""
LINGER_SECONDS = 2.0
"""Time for a client to read a refusal before its connection is gone."""

TOO_LONG = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
TOO_SLOW = HTTPStatus.REQUEST_TIMEOUT
NO_REQUEST = HTTPStatus.BAD_REQUEST
PROBLEMS = {
    TOO_LONG: ("too-long", f"the address and all headers together have at most {MOST_HEAD} bytes"),
    TOO_SLOW: ("too-slow", "the request took too long to arrive"),
    NO_REQUEST: ("bad-request", "this is not an HTTP request"),
}


def refusal(status: HTTPStatus) -> bytes:
    """Return the whole answer to bytes that did not become a request."""
    code, problem = PROBLEMS[status]
    body = msgspec.json.encode({"code": code, "problem": problem})
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        "Cache-Control": "no-store",
        **HEADERS,
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Gate(FlowControl):
    """What decides if a connection is read: uvicorn may ask for more while something waits here."""

    held = False

    def resume_reading(self) -> None:
        """Read on, unless we hold the connection."""
        if not self.held:
            super().resume_reading()


class Bounded(Paced):
    """The limits for either parser; a subclass says what its parser is reading."""

    flow: FlowControl
    cycle: Any
    """The request that was read last, and its answer; None before the first one."""
    _refused: HTTPStatus | None = None
    _deadline: asyncio.TimerHandle | None = None
    _body = 0
    """Bytes of the body that arrives now."""
    _is_cut = False
    """Is the rest of a body thrown away?"""

    def in_head(self) -> bool:
        """Is the head of a request being read, or waited for?"""
        raise NotImplementedError

    def in_body(self) -> bool:
        """Is the body of a request being read?"""
        raise NotImplementedError

    def expects_more(self) -> bool:
        """Is a request not whole yet?"""
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self.flow = self._gate = Gate(self.transport)
        self._start_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the deadline."""
        self._stop_time()
        super().connection_lost(exc)

    def feed(self, piece: bytes) -> None:
        """Parse a piece, and look at what it was."""
        self.parse(piece)
        self._measure_body(len(piece))
        if self._is_cut:
            self.hold()  # whoever waits for the body has asked for more
        elif self.transport.get_protocol() is not self:
            self.release()  # a WebSocket reads for itself

    def parse(self, piece: bytes) -> None:
        """Parse a piece."""
        super().feed(piece)

    def read_on(self) -> None:
        """Parse a piece; the time that a request has runs while we wait for it."""
        super().read_on()
        if self.listens() and self.expects_more() and not self.is_busy():
            self._start_time()
        else:
            self._stop_time()

    def takes_more(self) -> bool:
        """Are all requests answered that are here already?"""
        return self.listens() and not self.is_busy()

    def is_busy(self) -> bool:
        """Does a whole request wait for its answer?"""
        return self.cycle is not None and not self.cycle.response_complete and not self.in_body()

    def is_over(self) -> bool:
        """Is it closed, refused, or a WebSocket by now?"""
        return super().is_over() or not self.listens()

    def hold(self) -> None:
        """Read nothing, whatever uvicorn asks for. h11 does not ask the gate: say so again."""
        self._gate.held = self._gate.read_paused = True
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def release(self) -> None:
        """Read again."""
        self._gate.held = False
        self._gate.resume_reading()

    def listens(self) -> bool:
        """Is this still an HTTP connection, with nothing refused?"""
        return self._refused is None and self.transport.get_protocol() is self

    def _measure_body(self, size: int) -> None:
        """Count a piece that was parsed, and cut off a body that is too long."""
        self._body = self._body + size if self.in_body() else 0
        if self._body > MOST_BODY and self.listens():
            self._cut()

    def _cut(self) -> None:
        """Read nothing more. The request may have its answer: leave time to read that."""
        self._refused, self._is_cut = TOO_LONG, True
        self._stop_time()
        self.hold()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    # --- refusing

    def send_400_response(self, msg: str) -> None:
        """Refuse what the parser cannot read (uvicorn calls this); h11 knows if it was too much."""
        hint = getattr(sys.exception(), "error_status_hint", NO_REQUEST)
        self.refuse(TOO_LONG if hint == TOO_LONG else NO_REQUEST)

    def refuse(self, status: HTTPStatus) -> None:
        """Read nothing more. Answer as soon as all requests before this one are answered; a request
        that goes wrong after its head may have an answer already, so its connection just ends.
        """
        self._refused = status
        self._stop_time()
        self.hold()
        if not self.in_head():
            self.transport.abort()
        elif self.cycle is None or self.cycle.response_complete:
            self._answer(refusal(status))

    def _answer(self, answer: bytes) -> None:
        """Answer and close after a while: to close at once, with bytes unread, would throw the
        answer away at the other end.
        """
        if self.transport.is_closing():
            return
        self.transport.write(answer)
        self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def on_response_complete(self) -> None:
        """Refuse what came after the request that has its answer now, or read on."""
        waiting = None if self._is_cut else self._refused
        super().on_response_complete()  # type: ignore[misc]
        if waiting is not None:
            self.refuse(waiting)
        elif not self.is_over():
            if self.is_busy():
                self.hold()  # uvicorn would read on, and take an early end for a hang-up
            self.read_on()

    # --- time

    def _start_time(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.refuse, TOO_SLOW)

    def _stop_time(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class BoundedH11(Bounded, H11Protocol):
    """With the parser that runs everywhere. It counts by itself what it cannot use yet."""

    def in_head(self) -> bool:
        """Has the application nothing to answer yet?"""
        return bool(self.conn.our_state is h11.IDLE)

    def in_body(self) -> bool:
        """Is the body of a request being read?"""
        return bool(self.conn.their_state is h11.SEND_BODY)

    def expects_more(self) -> bool:
        """Is a request not whole yet?"""
        return self.conn.their_state in {h11.IDLE, h11.SEND_BODY}


def chosen() -> type[Bounded]:
    """Return connections with httptools where it is installed, else with h11."""
    try:
        from tablee.server.httptools_limits import BoundedHttpTools
    except ModuleNotFoundError:
        return BoundedH11
    return BoundedHttpTools
