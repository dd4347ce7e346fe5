"""Physics in other processes: attempts side by side, bad samples, and a worker that dies."""

from __future__ import annotations

import asyncio
from math import nan
from random import Random

import pytest

from tablee.games.gulo.nest.errors import NestError
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pool import AttemptRepeated, LiveSteal, NestPool
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import verified
from tablee.games.gulo.nest.worker import Frame
from tests.nest.stage import stored

NEST = stored(0)
TOP = NEST.lie().eggs[0]
PLAN = plan_pull(NEST, TOP, "steady", Random(1))


async def decided(steal: LiveSteal) -> Frame:
    frame = await steal.frame()
    while frame.outcome is None:
        frame = await steal.frame()
    return frame


def test_an_attempt_runs_in_a_worker_and_its_recording_holds() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool, pool.steal(NEST.snapshot(), TOP, 20) as steal:
            steal.feed(PLAN)
            assert (await decided(steal)).outcome == "stolen"
            end = await steal.ended()
            assert end.recording is not None
            assert end.lie is not None
            assert TOP not in end.lie.eggs
            assert verified(end.recording)

    asyncio.run(scene())


def test_bad_samples_are_refused_one_by_one_and_the_worker_lives() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool, pool.steal(NEST.snapshot(), TOP, 20) as steal:
            good = Sample(10, 0, 0, 0.2, False)
            steal.feed([good, Sample(nan, 0, 0, 0, True), Sample(5, 0, 0, 0, True)])
            frame = await steal.frame()
            assert len(frame.refused) == 2
            assert (await steal.frame()).refused == ()

    asyncio.run(scene())


def test_a_worker_that_dies_leads_to_the_same_attempt_from_the_start() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool, pool.steal(NEST.snapshot(), TOP, 20) as steal:
            for _ in range(3):
                await steal.frame()
            pool.workers[0].process.kill()
            with pytest.raises(AttemptRepeated, match="begins again"):
                await steal.frame()
            assert (await steal.frame()).number == 1
            steal.feed(PLAN)
            assert (await decided(steal)).outcome == "stolen"

    asyncio.run(scene())


def test_a_nest_that_is_none_is_refused_in_one_sentence() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool:
            with pytest.raises(NestError, match="no snapshot"):
                async with pool.steal(b"?", TOP, 20):
                    pass
            async with pool.steal(NEST.snapshot(), TOP, 1) as steal:
                assert (await steal.frame()).number == 1

    asyncio.run(scene())


def test_two_attempts_share_a_worker() -> None:
    async def scene() -> None:
        async with (
            NestPool(pouring=False) as pool,
            pool.steal(NEST.snapshot(), TOP, 0.2) as one,
            pool.steal(NEST.snapshot(), 3, 0.1) as other,
        ):
            frames = await asyncio.gather(decided(one), decided(other))
            assert [frame.number for frame in frames] == [12, 6]

    asyncio.run(scene())


def test_a_pool_keeps_a_nest_ready() -> None:
    async def scene() -> None:
        async with NestPool(ready=1, workers=0, seeds=lambda: 0) as pool:
            poured = await pool.nest()
            assert len(poured.lie.eggs) == 22
            assert poured.snapshot == NEST.snapshot()

    asyncio.run(scene())
