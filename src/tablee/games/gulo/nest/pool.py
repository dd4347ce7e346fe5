"""Nests kept ready and attempts run in worker processes: no event loop waits for physics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import count
from random import SystemRandom
from typing import Self, TypeVar

from tablee.core.child import Child, ChildDied
from tablee.games.gulo.nest.errors import NestError
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.ready import Ready
from tablee.games.gulo.nest.shelf import Shelf
from tablee.games.gulo.nest.worker import (
    Advance,
    After,
    Again,
    Answer,
    Begin,
    Ended,
    Failed,
    Finish,
    Frame,
    Look,
    Plan,
    Planned,
    Pour,
    Poured,
    Request,
    physics,
)


class AttemptRepeated(NestError):
    """The process that ran the attempt died; it begins again from the nest as it was before."""


class WorkerDied(NestError):
    """A worker process ended before it answered, or was ended because it hung."""


LIMIT = 3.0
"""Seconds for whatever people wait for: a process that takes longer hangs."""
LIMIT_OF_A_POUR = 300.0
"""Seconds. Most pours take about ten, those in which pole or eggs fall take several tries."""
MOST_STARTS = 5
PATIENCE = 0.5
"""Seconds before another process pours: one that cannot even start must not be started for ever."""

logger = logging.getLogger("tablee.nest")


class Worker(Child[Request]):
    """One physics process. Requests wait for each other."""

    def __init__(self, *, gives_way: bool = False) -> None:
        """With `gives_way`, it works only when nobody else on this machine wants to."""
        super().__init__(partial(physics, gives_way=gives_way))

    async def ask(self, request: Request, seconds: float = 0.0) -> Answer:
        """Return the answer to a request; WorkerDied if it took too long."""
        try:
            answer: Answer = await super().ask(request, seconds or _limit(request))
        except ChildDied as error:
            raise WorkerDied("the physics process ended") from error
        if isinstance(answer, Failed):
            raise answer.kind(answer.error)
        return answer


def _limit(request: Request) -> float:
    return LIMIT_OF_A_POUR if isinstance(request, Pour | Again) else LIMIT


class LiveSteal:
    """An attempt in a worker: `feed` samples at any time, `await frame()` sixty times a second."""

    def __init__(self, pool: NestPool, begin: Begin) -> None:
        self._pool = pool
        self._begin = begin
        self._worker: Worker | None = None
        self._samples: list[Sample] = []
        self.outcome: str | None = None

    async def __aenter__(self) -> Self:
        try:
            await self._start()
        except asyncio.CancelledError:  # what was not entered is not left either
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        worker, self._worker = self._worker, None
        if worker is None:
            return
        try:
            with suppress(NestError):
                await self._pool.answer_of(worker, Finish(self._begin.attempt))
        finally:
            self._pool.released(worker)

    async def _start(self) -> None:
        """Begin in the freest worker; if that one dies before it has begun, in another."""
        self._samples = []
        self.outcome = None
        for _ in range(MOST_STARTS):
            self._worker = self._pool.freest()
            try:
                await self._pool.answer_of(self._worker, self._begin)
            except WorkerDied:
                continue
            except NestError:
                await self.__aexit__()
                raise
            else:
                return
        raise NestError("no physics process lives long enough to begin an attempt")

    def _running(self) -> Worker:
        if self._worker is None:
            raise NestError("the attempt has not begun")
        return self._worker

    def feed(self, samples: Iterable[Sample]) -> None:
        """Samples for the next frame; the frame says which were refused."""
        self._samples += samples

    async def frame(self) -> Frame:
        """Let a frame pass. AttemptRepeated says that everything begins again at time 0."""
        samples, self._samples = tuple(self._samples), []
        frame = _only(await self._ask(Advance(self._begin.attempt, samples)), Frame)
        self.outcome = frame.outcome
        self._pool.refused += len(frame.refused)
        return frame

    async def ended(self) -> Ended:
        """The recording, and the nest after the attempt; ask once, when it is decided.

        AttemptRepeated says that even this was lost.
        """
        return _only(await self._ask(Finish(self._begin.attempt)), Ended)

    async def after(self) -> Frame | Ended:
        """A frame of what an alarm leaves, once it has ended; at last how the nest lies then."""
        answer = await self._pool.answer_of(self._running(), After(self._begin.attempt))
        return answer if isinstance(answer, Frame) else _only(answer, Ended)

    async def _ask(self, request: Request) -> Answer:
        try:
            return await self._pool.answer_of(self._running(), request)
        except WorkerDied as error:
            await self._start()
            raise AttemptRepeated("the attempt begins again: its process ended") from error


T = TypeVar("T")


def _only(answer: Answer, kind: type[T]) -> T:
    if not isinstance(answer, kind):
        raise NestError("the physics process gave an answer to another question")
    return answer


class NestPool:
    """Aged nests kept ready by one process, and attempts shared out over others."""

    def __init__(
        self,
        ready: int = 3,
        workers: int = 1,
        seeds: Callable[[], int] | None = None,
        pouring: bool = True,
        shelf: Shelf | None = None,
    ) -> None:
        self._ready = Ready(max(1, ready), shelf)
        self._seeds = seeds or (lambda: SystemRandom().getrandbits(53))
        self._count = workers
        self._pours = pouring
        self._busy: dict[Worker, int] = {}
        self._attempts = count()
        self._pouring: asyncio.Task[None] | None = None
        self._pourer: Worker | None = None
        self._open = True
        self.refused = 0
        """Samples that broke a rule."""
        self.replaced = 0
        """Workers that died."""
        self._one_again = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self._busy = {Worker(): 0 for _ in range(self._count)}
        try:
            await self._ready.open()
        except asyncio.CancelledError:  # what was not entered is not left either
            await self.__aexit__()
            raise
        if self._pours:
            self._pouring = asyncio.create_task(self._pour())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._open = False
        if self._pouring is not None:
            self._pouring.cancel()
        closing = [*self._busy, *([self._pourer] if self._pourer else [])]
        for worker in closing:
            await asyncio.to_thread(worker.close)

    async def _pour(self) -> None:
        """Keep nests ready; a pouring process that dies is replaced and pours the seed again, and
        one that cannot even start is started later.
        """
        seed = self._seeds()
        while True:
            try:
                await self._ready.until_one_is_missing()
                self._pourer = self._pourer or Worker(gives_way=True)
                await self._ready.put(_only(await self._pourer.ask(Pour(seed)), Poured))
                seed = self._seeds()
            except (WorkerDied, OSError):
                self._pourer = None
                await asyncio.sleep(PATIENCE)
            except NestError as error:
                logger.warning("a nest could not be poured: %s", error)
                seed = self._seeds()

    async def nest(self) -> Poured:
        """A nest that lies still, as soon as one is ready."""
        return await self._ready.get()

    async def again(self, eggs: frozenset[int]) -> Poured:
        """A nest with only these eggs, from a process of its own: it takes a while.

        One after the other: after an upgrade, all tables of a server may need that at once.
        """
        async with self._one_again:
            worker = Worker()
            try:
                return _only(await worker.ask(Again(eggs, self._seeds())), Poured)
            finally:
                await asyncio.to_thread(worker.close)

    async def look(self, snapshot: bytes) -> Poured:
        """How a nest lies."""
        return _only(await self._quick(Look(snapshot)), Poured)

    async def plan(self, snapshot: bytes, egg: int, level: str) -> tuple[Sample, ...]:
        """A pull like a person of this level."""
        asked = Plan(snapshot, egg, level, self._seeds())
        return _only(await self._quick(asked), Planned).samples

    async def _quick(self, request: Request) -> Answer:
        """Ask the freest worker; one that died is replaced, and the next is asked."""
        for _ in range(MOST_STARTS):
            worker = self.freest()
            try:
                return await self.answer_of(worker, request)
            except WorkerDied:
                continue
            finally:
                self.released(worker)
        raise NestError("no physics process lives long enough to answer")

    def steal(self, snapshot: bytes, egg: int, seconds: float) -> LiveSteal:
        """An attempt on a nest, to be entered with `async with`."""
        return LiveSteal(self, Begin(next(self._attempts), snapshot, egg, seconds))

    @property
    def workers(self) -> tuple[Worker, ...]:
        """The processes that run attempts."""
        return tuple(self._busy)

    def freest(self) -> Worker:
        """The worker with the fewest attempts, which gets one more."""
        worker = min(self._busy, key=self._busy.__getitem__)
        self._busy[worker] += 1
        return worker

    def released(self, worker: Worker) -> None:
        """An attempt of this worker is over."""
        if worker in self._busy:
            self._busy[worker] -= 1

    async def answer_of(self, worker: Worker, request: Request) -> Answer:
        """The answer of a worker; one that died is replaced before WorkerDied says so."""
        try:
            return await worker.ask(request)
        except WorkerDied:
            self._buried(worker)
            raise

    def _buried(self, worker: Worker) -> None:
        """Put another worker in the place of one that died, unless all of them end."""
        if worker in self._busy and self._open:
            self._busy[Worker()] = 0  # first: if none can start, the dead one is buried next time
            del self._busy[worker]
            self.replaced += 1
            logger.warning("a physics process died or hung, and was replaced")
