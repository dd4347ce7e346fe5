"""A physics process that hangs is ended and replaced: nobody waits for it for ever."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing.process import BaseProcess
from time import monotonic

import pytest

from tablee.games.gulo.nest import pool as nests
from tablee.games.gulo.nest.pool import LIMIT, AttemptRepeated, NestPool, WorkerDied
from tablee.games.gulo.nest.worker import Pour
from tests.nest.stage import stored

NEST = stored(0)
TOP = NEST.lie().eggs[0]


def stop(process: BaseProcess) -> None:
    os.kill(process.pid or 0, signal.SIGSTOP)


def test_a_worker_that_hangs_in_an_attempt_is_replaced_and_the_attempt_begins_again() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool, pool.steal(NEST.snapshot(), TOP, 20) as steal:
            await steal.frame()
            process = pool.workers[0].process
            stop(process)
            since = monotonic()
            with pytest.raises(AttemptRepeated, match="begins again"):
                await steal.frame()
            assert LIMIT <= monotonic() - since < LIMIT + 20  # the new one has to start
            process.join(10)
            assert process.exitcode == -signal.SIGKILL
            assert (await steal.frame()).number == 1

    asyncio.run(scene())


def test_a_question_to_a_worker_that_hangs_is_answered_by_another() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool:
            before = await pool.look(NEST.snapshot())
            stop(pool.workers[0].process)
            assert await pool.look(NEST.snapshot()) == before

    asyncio.run(scene())


def test_a_pour_that_hangs_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool:
            (worker,) = pool.workers
            await pool.look(NEST.snapshot())  # so that it has started
            monkeypatch.setattr(nests, "LIMIT_OF_A_POUR", 0.1)
            with pytest.raises(WorkerDied):
                await worker.ask(Pour(1))
            worker.process.join(10)
            assert worker.process.exitcode == -signal.SIGKILL

    asyncio.run(scene())


def test_a_pool_ends_with_a_worker_that_is_stopped() -> None:
    async def scene() -> BaseProcess:
        async with NestPool(pouring=False) as pool:
            stop(pool.workers[0].process)
            return pool.workers[0].process

    assert asyncio.run(asyncio.wait_for(scene(), 10)).exitcode == -signal.SIGKILL
