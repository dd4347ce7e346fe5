"""Whoever hangs up before the answers are written does no harm, and fills no log."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import Any

import pytest
import uvicorn
import uvloop

from tablee.server.http_limits import Bounded, BoundedH11
from tablee.server.httptools_limits import BoundedHttpTools
from tests.server.running import PATIENCE, running
from tests.server.stores import run

REQUESTS = 3
GET = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
RESET = bytes([1, *[0] * 7])
"""To close so is to reset: the other end cannot write any more."""


@pytest.mark.parametrize("kind", [BoundedHttpTools, BoundedH11], ids=lambda kind: kind.__name__)
def test_answers_to_nobody_leave_no_traceback(
    kind: type[Bounded], caplog: pytest.LogCaptureFixture
) -> None:
    """With uvloop, which refuses to write to what is gone."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(answer_to_nobody(kind))
    assert not [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]


async def answer_to_nobody(kind: type[Bounded]) -> None:
    """A visitor asks for several things at once, and is gone before the first one is there."""
    asked, gone, lost = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        asked.set()
        await gone.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await lost.wait()
        await send({"type": "http.response.body", "body": b"{}"})

    class Watched(kind):  # type: ignore[misc, valid-type]
        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            lost.set()

    config = uvicorn.Config(app, http=Watched, lifespan="off", log_config=None)
    config.load()
    state = uvicorn.Server(config).server_state
    listener = await asyncio.get_running_loop().create_server(
        lambda: Watched(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with listener, asyncio.timeout(PATIENCE):
        with socket.create_connection(listener.sockets[0].getsockname()) as visitor:
            visitor.send(GET * REQUESTS)
            await asked.wait()
            visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        gone.set()
        await lost.wait()
        await asyncio.gather(*state.tasks)


def test_a_body_that_never_comes_whole_leaves_no_traceback(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"

    async def scene() -> None:
        async with running(url) as server, asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head + b"Content-Length: 9\r\n\r\n{")
            await writer.drain()
            for _ in range(50):  # until it was read
                await server.http.get("/healthz")
            writer.close()
            for _ in range(50):  # until it is noticed that nobody is there
                await server.http.get("/healthz")

    run(scene())
    assert not [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
