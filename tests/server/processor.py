"""How long somebody stood in line for a processor: on a busy machine that is nobody's fault."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path


def in_line(who: str = "thread-self") -> Callable[[], float] | None:
    """Tells for how many seconds in all this process or thread was ready to run and could not,
    since it began; None where the system does not say (it is Linux that does).
    """
    try:
        told = os.open(Path("/proc", who, "schedstat"), os.O_RDONLY)
    except OSError:
        return None
    return lambda: int(os.pread(told, 64, 0).split()[1]) / 1e9


class Threads:
    """All threads of this process, and for how long they stood in line together."""

    def __init__(self) -> None:
        self._told: dict[int, Callable[[], float]] = {}
        self._last: dict[int, float] = {}

    def waited(self) -> float:
        """Seconds so far; those of threads that have ended stay."""
        for thread in threading.enumerate():
            self._look(thread.native_id or 0)
        return sum(self._last.values())

    def _look(self, thread: int) -> None:
        told = self._told.get(thread) or in_line(f"self/task/{thread}")
        if told is not None:
            self._told[thread] = told
            try:
                self._last[thread] = told()
            except OSError:
                del self._told[thread]  # it has just ended


class Stopwatch:
    """Times what this thread does: its work, and whatever it sleeps or waits for. The time in which
    a processor was missing, here or in a thread that we waited for, does not count.
    """

    def __init__(self) -> None:
        self._threads = Threads()
        self.start()

    def start(self) -> None:
        self._waited = self._threads.waited()
        self._work, self._began = time.thread_time(), time.perf_counter()

    def seconds(self) -> float:
        """Since the start."""
        work, wall = time.thread_time() - self._work, time.perf_counter() - self._began
        return max(work, wall - (self._threads.waited() - self._waited))
