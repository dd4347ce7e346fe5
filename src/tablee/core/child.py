"""A process that answers questions one by one. It never outlives this one, nor a time limit."""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Generic, TypeVar
from weakref import WeakSet

from tablee.core.errors import TableeError

STARTING = 30.0
"""Seconds that a process has to load what it needs."""
_PR_SET_PDEATHSIG = 1

Question = TypeVar("Question")
Answers = Callable[[Any], Any]
"""Answers one question; it runs in the child process."""
_started: WeakSet[BaseProcess] = WeakSet()
"""Those that may have to be ended."""


class ChildDied(TableeError):
    """The process ended before it answered, or was killed because it took too long."""


class ChildFailed(TableeError):
    """The process could not answer this question; it lives and can be asked another one."""


@dataclass(frozen=True)
class _Failure:
    """What a child answers instead of raising an error."""

    error: str


class Child(Generic[Question]):
    """A process. Its questions wait for each other; each has a limit of its own."""

    def __init__(self, make: Callable[[], Answers]) -> None:
        """Start it. `make` runs there, in a fresh interpreter, and returns what answers."""
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        _started.add(self.process)
        theirs.close()  # so that the end of the process ends our reading too
        with suppress(OSError):  # it has ended already: whoever asks it will see
            self._ours.send(make)
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1)  # of its own: who hangs keeps no others waiting
        self._has_started = False

    async def ask(self, question: Question, seconds: float) -> Any:  # noqa: ANN401 - any answer
        """Return the answer; a caller who is cancelled does not confuse the next one.

        ChildDied says that there is none, at the latest so many seconds after its turn came.
        """
        asked = asyncio.ensure_future(self._ask(question, seconds))
        asked.add_done_callback(_seen)
        return await asyncio.shield(asked)

    async def _ask(self, question: object, seconds: float) -> object:
        async with self._turn:
            if not self._has_started:
                await self._in_time(self._ours.recv, STARTING)
                self._has_started = True
            answer = await self._in_time(lambda: self._exchange(question), seconds)
        if isinstance(answer, _Failure):
            raise ChildFailed(answer.error)
        return answer

    def _exchange(self, question: object) -> object:
        self._ours.send(question)
        return self._ours.recv()

    async def _in_time(self, exchange: Callable[[], object], seconds: float) -> object:
        """Kill a process that takes too long: that ends the exchange as well."""
        if not self.process.is_alive():
            raise ChildDied("the process has ended")
        answer = asyncio.get_running_loop().run_in_executor(self._thread, exchange)
        try:
            await asyncio.wait([answer], timeout=seconds)
        finally:  # also where the loop ends: our thread, which would be waited for, ends with it
            if not answer.done():
                self.process.kill()
        try:
            return await answer
        except (EOFError, OSError) as error:
            raise ChildDied("the process ended before it answered") from error

    def close(self) -> None:
        """End the process, whatever it is doing; a stopped one would not end more gently."""
        self.process.kill()
        self.process.join()


def _seen(asked: asyncio.Future[object]) -> None:
    """Look at the error of a question whose asker has gone, so that nobody reports it as lost."""
    if not asked.cancelled():
        asked.exception()


@atexit.register
def _end_all() -> None:
    """End whatever nobody has closed. Python itself would ask politely and wait: for ever, where a
    process is stopped.
    """
    for process in tuple(_started):
        process.kill()


# --- in the process itself


def _serve(connection: Connection) -> None:
    """Get what to do and say that it is ready, then answer until the other side closes."""
    _end_with_parent()  # first: what is to be done may take long to load
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    try:
        make: Callable[[], Answers] = connection.recv()
        answers = make()
        connection.send(None)
        while True:
            connection.send(_answered(answers, connection.recv()))
    except (EOFError, OSError):
        return


def _answered(answers: Answers, question: object) -> object:
    try:
        return answers(question)
    except Exception as error:  # noqa: BLE001 - one bad question must not end the process
        return _Failure(f"{type(error).__name__}: {error}")


def _end_with_parent() -> None:
    """End when the parent ends, however that happens, and whatever this process does then.

    Linux kills even a stopped process, at the latest when the thread that started it ends. Where
    only our own thread watches, a stopped process ends when somebody lets it go on.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()  # returns at once if it has ended already
        os._exit(1)
