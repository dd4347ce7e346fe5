"""How late the event loop is: whether tables have to wait for each other."""

from __future__ import annotations

import asyncio
from time import perf_counter

TICK = 0.05


class LoopWatch:
    """Ticks, and notes how late it comes."""

    def __init__(self) -> None:
        self.latest = 0.0
        """The longest delay since the start, in seconds."""

    async def run(self) -> None:
        """Watch until cancelled."""
        while True:
            before = perf_counter()
            await asyncio.sleep(TICK)
            self.latest = max(self.latest, perf_counter() - before - TICK)
