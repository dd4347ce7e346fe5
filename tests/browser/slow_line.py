"""A line that is slow both ways: what goes in comes out later, in its order, and never evenly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.ends import rounds

CHUNK = 65_536
CHUNKS = 1_000_000
"""More than a test sends over one connection."""


class SlowLine:
    """A proxy on a port of its own; each byte takes `delay` to `delay + jitter` seconds."""

    def __init__(self, to: int, delay: float, jitter: float, seed: int = 1) -> None:
        self.port = 0
        self._to = to
        self._delay = delay
        self._jitter = jitter
        self._rng = Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect a client to the server, until either has gone."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        except (OSError, asyncio.CancelledError):
            writer.close()
        finally:
            self._tasks.discard(task)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Read at once, write later: two tasks, so that many chunks are on their way."""
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(_deliver(on_the_way, sink))
        due = 0.0
        with suppress(OSError):
            for _ in rounds(CHUNKS):
                chunk = await source.read(CHUNK)
                late = self._delay + self._rng.uniform(0, self._jitter)
                due = max(due, asyncio.get_running_loop().time() + late)
                on_the_way.put_nowait((due, chunk))
                if not chunk:
                    break
        await writing

    def close(self) -> None:
        """Cut whatever is still connected."""
        for task in self._tasks:
            task.cancel()


async def _deliver(
    on_the_way: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter
) -> None:
    with suppress(OSError):
        for _ in rounds(CHUNKS):
            due, chunk = await on_the_way.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if not chunk:
                break
            sink.write(chunk)
            await sink.drain()
    sink.close()


@asynccontextmanager
async def slow_line(to: int, delay: float, jitter: float) -> AsyncIterator[SlowLine]:
    """A slow way to the server on this port."""
    line = SlowLine(to, delay, jitter)
    server = await asyncio.start_server(line.accept, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        line.close()
