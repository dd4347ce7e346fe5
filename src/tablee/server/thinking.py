"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread

from tablee.bots.any_game import make_bot
from tablee.core.events import Event
from tablee.core.registry import game as find_game
from tablee.core.view import View


@dataclass(frozen=True)
class Thought:
    """Everything a bot may know, and nothing else: what its seat sees and was told."""

    game: str
    level: str
    seat: int
    told: Sequence[Event]
    view: View
    legal: list[int]
    seed: bytes
    """For the bot's own chance; nobody at the table can guess it."""


def think(thought: Thought) -> int:
    """The bot's decision."""
    bot = make_bot(find_game(thought.game), thought.level)
    bot.told(thought.seat, thought.told)
    return bot.choose(thought.view, thought.legal, 0, Random(thought.seed))


def _end_with_the_server() -> None:
    """A server that is killed cannot end its processes: each of them notices by itself."""
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


async def _thought_out(pool: Executor, thought: Thought) -> int:
    # In a thread: handing over work may have to start a process first.
    return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, think, thought))


class Thinkers:
    """A few processes that think for all bots; they start when the first bot has to."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    async def decide(self, thought: Thought) -> int:
        """The bot's decision; a process that died is replaced, and the bot thinks again."""
        pool = self._ready()
        try:
            return await _thought_out(pool, thought)
        except BrokenProcessPool:
            if self._pool is pool:  # else another table that waited for it has replaced it
                self._pool = None
            return await _thought_out(self._ready(), thought)

    def _ready(self) -> Executor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=context, initializer=_end_with_the_server
            )
        return self._pool

    async def close(self) -> None:
        """End the processes; what has not been thought about yet is dropped."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
