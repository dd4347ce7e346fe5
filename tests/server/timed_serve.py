"""`tablee serve`, in a process that notes for how long each callback held its event loop up.

The longest is told on the error stream in the end. The first word says what is planted into the
answer of /healthz, so that a test can show that it would be found.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.events import Handle
from collections.abc import Callable
from typing import Any

from tests.ends import as_long_as
from tests.server.processor import Stopwatch

CHAOS = 0.05
"""Seconds that what is planted takes: more than twice what is allowed."""


class Longest:
    """The callback that took longest."""

    seconds = 0.0
    what = ""

    def watch(self) -> None:
        """Time every callback of the loop from now on."""
        run, watch = Handle._run, Stopwatch()

        def timed(handle: Handle) -> None:
            watch.start()
            run(handle)
            if (took := watch.seconds()) > self.seconds:
                self.seconds, self.what = took, _named(handle)

        Handle._run = timed  # type: ignore[method-assign,assignment]

    def forget(self) -> None:
        """Begin anew."""
        self.seconds, self.what = 0.0, ""


def _named(handle: Handle) -> str:
    """Whose callback it is: a task tells more of itself than the handle of its step."""
    callback = getattr(handle, "_callback", None)
    return repr(getattr(callback, "__self__", handle))


def sleep() -> None:
    """What waiting for a disk or a lock would look like."""
    time.sleep(CHAOS)


def work() -> None:
    """What a search or a long log would look like."""
    began = time.thread_time()
    for _ in as_long_as(lambda: time.thread_time() < began + CHAOS, most=10**7):
        pass


NOTHING: Callable[[], None] = lambda: None  # noqa: E731
PLANTS = {"sleep": sleep, "work": work, "nothing": NOTHING, "h11": NOTHING}


def plant(before: Callable[[], None]) -> None:
    """Let this happen on the loop whenever somebody asks for /healthz."""
    from tablee.server.app import Server

    healthy = Server._healthy

    async def answered(self: Server, request: Any) -> Any:  # noqa: ANN401
        before()
        return await healthy(self, request)

    Server._healthy = answered  # type: ignore[method-assign]


def forget_the_start(longest: Longest) -> None:
    """Nobody waits before it serves."""
    import uvicorn

    startup = uvicorn.Server.startup

    async def started(self: uvicorn.Server, sockets: Any = None) -> None:  # noqa: ANN401
        await startup(self, sockets)
        asyncio.get_running_loop().call_soon(longest.forget)

    uvicorn.Server.startup = started  # type: ignore[method-assign]


def keep_house_often() -> None:
    """Tables that nobody looks at leave memory soon; nests come from logs and are not poured."""
    from tablee.server.app import Server
    from tablee.server.house import House

    hands = House.hands

    def without_pouring(self: House, game: Any) -> Any:  # noqa: ANN401
        found: Any = hands(self, game)
        found.pool._pours = False
        return found

    House.hands = without_pouring  # type: ignore[method-assign]
    Server.housekeeping_seconds = 0.5


def main() -> None:
    """Serve, and tell the longest callback in the end."""
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # callbacks of asyncio can be timed
    from tablee.cli.main import main as tablee

    longest = Longest()
    planted = sys.argv.pop(1)
    if planted == "h11":
        sys.modules["httptools"] = None  # type: ignore[assignment]  # the other parser runs
    plant(PLANTS[planted])
    forget_the_start(longest)
    keep_house_often()
    longest.watch()
    try:
        tablee()
    finally:
        sys.stderr.write(f"\nlongest {longest.seconds} {longest.what}\n")


if __name__ == "__main__":
    main()
