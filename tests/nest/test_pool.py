"""Physics in other processes: attempts side by side, bad samples, and a worker that dies."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf, nan
from multiprocessing import active_children
from random import Random
from resource import RLIMIT_NOFILE, getrlimit, setrlimit

import pytest

from tablee.games.gulo.nest.errors import (
    BadSnapshot,
    NestError,
    NotANumber,
    NotInNest,
    OutOfOrder,
    TooLate,
    TooMany,
)
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pool import (
    MOST_STARTS,
    AttemptRepeated,
    LiveSteal,
    NestPool,
    Worker,
)
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import Recording, verified
from tablee.games.gulo.nest.worker import Advance, Frame, Pour
from tests.ends import rounds
from tests.nest.stage import stored

NEST = stored(0)
TOP = NEST.lie().eggs[0]
PLAN = plan_pull(NEST, TOP, "steady", Random(1))


async def decided(steal: LiveSteal) -> Frame:
    for _ in rounds():
        frame = await steal.frame()
        if frame.outcome is not None:
            return frame
    raise AssertionError("rounds end with an error")


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


class Doomed(NestPool):
    """A pool whose processes are killed before they can answer."""

    asked = 0

    def freest(self) -> Worker:
        self.asked += 1
        worker = super().freest()
        worker.process.kill()
        return worker


def test_processes_that_all_die_are_not_asked_for_ever() -> None:
    async def scene() -> None:
        async with Doomed(pouring=False) as pool:
            with pytest.raises(NestError, match="no physics process lives long enough to answer"):
                await pool.look(NEST.snapshot())
            assert pool.asked == MOST_STARTS

    asyncio.run(scene())


def test_a_nest_of_before_is_told_from_other_errors() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool:
            with pytest.raises(BadSnapshot):
                await pool.look(b"?")
            with pytest.raises(NotInNest):
                await pool.plan(NEST.snapshot(), 99, "deft")

    asyncio.run(scene())


def test_an_attempt_that_is_given_up_while_it_begins_leaves_nothing_behind() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool:
            beginning = asyncio.ensure_future(pool.steal(NEST.snapshot(), TOP, 20).__aenter__())
            await asyncio.sleep(0)
            assert list(pool._busy.values()) == [1]
            beginning.cancel()
            with pytest.raises(asyncio.CancelledError):
                await beginning
            assert list(pool._busy.values()) == [0]
            with pytest.raises(NestError, match="KeyError"):
                await pool.workers[0].ask(Advance(0, ()))

    asyncio.run(scene())


def test_a_pool_that_has_ended_starts_no_more_processes() -> None:
    async def scene() -> None:
        others = set(active_children())
        async with NestPool(pouring=False) as pool:
            assert len(set(active_children()) - others) == 1
        with pytest.raises(NestError, match="no physics process lives long enough"):
            await pool.look(NEST.snapshot())
        assert set(active_children()) == others

    asyncio.run(scene())


def test_nests_that_are_set_up_again_take_turns() -> None:
    """After an upgrade all tables may ask for that at once."""

    async def scene() -> None:
        others = set(active_children())
        async with NestPool(workers=0, pouring=False) as pool:
            asking = [asyncio.ensure_future(pool.again(frozenset({TOP}))) for _ in range(3)]
            await asyncio.sleep(0)
            assert len(set(active_children()) - others) == 1
            for one in asking:
                one.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        assert set(active_children()) == others

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


def test_attempts_are_shared_out_and_forgotten_when_they_are_over() -> None:
    async def scene() -> None:
        async with NestPool(workers=2, pouring=False) as pool:
            async with (
                pool.steal(NEST.snapshot(), TOP, 20) as one,
                pool.steal(NEST.snapshot(), TOP, 0.1) as other,
            ):
                workers = one._running(), other._running()
                assert set(workers) == set(pool.workers)
                assert [(await steal.frame()).number for steal in (one, other)] == [1, 1]
                await finished(other)
                with pytest.raises(NestError):
                    await other.frame()  # what has been told is not gone on with
            with pytest.raises(NestError):
                await workers[0].ask(Advance(0, ()))  # given up, and forgotten
            with pytest.raises(NestError):
                await pool.steal(b"?", TOP, 20).__aenter__()
            assert set(pool._busy.values()) == {0}

    asyncio.run(scene())


def test_a_request_that_makes_no_sense_ends_no_worker() -> None:
    async def scene() -> None:
        async with NestPool(pouring=False) as pool, pool.steal(NEST.snapshot(), TOP, 20) as steal:
            (worker,) = pool.workers
            with pytest.raises(NestError, match="KeyError"):
                await worker.ask(Advance(99, ()))
            assert (await steal.frame()).number == 1  # the other attempt goes on
            assert pool.workers == (worker,)

    asyncio.run(scene())


def test_the_next_question_waits_for_an_answer_that_nobody_wants_any_more() -> None:
    """Else it would be given that answer."""

    async def scene() -> None:
        async with NestPool(pouring=False) as pool:
            (worker,) = pool.workers
            pouring = asyncio.ensure_future(worker.ask(Pour(1)))  # takes seconds
            async with asyncio.timeout(10):
                while not worker._turn.locked():
                    await asyncio.sleep(0)
            pouring.cancel()
            with pytest.raises(asyncio.CancelledError):
                await pouring
            await asyncio.sleep(0)
            assert worker._turn.locked()

    asyncio.run(scene())


class Seeds:
    """The same seed always; whoever waits here learns which nest is being poured, unasked."""

    def __init__(self) -> None:
        self.asked = asyncio.Semaphore(0)

    def __call__(self) -> int:
        self.asked.release()
        return 1


def test_a_pool_keeps_nests_ready_unasked_even_if_the_pouring_process_is_killed() -> None:
    async def scene() -> None:
        seeds, others = Seeds(), set(active_children())
        async with NestPool(ready=1, workers=0, seeds=seeds) as pool:
            await seeds.asked.acquire()
            (pourer,) = set(active_children()) - others
            pourer.kill()
            async with asyncio.timeout(300):
                await seeds.asked.acquire()  # for the second nest: so the first is ready
            async with asyncio.timeout(0.5):  # far less than pouring takes
                poured = await pool.nest()
            assert poured.snapshot == stored(1).snapshot()

    asyncio.run(scene())


@contextmanager
def no_more_files() -> Iterator[None]:
    """Nothing can be opened meanwhile, and so no process can be started."""
    before = getrlimit(RLIMIT_NOFILE)
    setrlimit(RLIMIT_NOFILE, (0, before[1]))
    try:
        yield
    finally:
        setrlimit(RLIMIT_NOFILE, before)


def test_a_pool_that_cannot_start_a_process_pours_later() -> None:
    async def scene() -> None:
        seeds, others = Seeds(), set(active_children())
        async with NestPool(ready=1, workers=0, seeds=seeds) as pool:
            with no_more_files():
                await seeds.asked.acquire()
                await asyncio.sleep(0)
            assert pool._pourer is None
            async with asyncio.timeout(60):
                while not set(active_children()) - others:
                    await asyncio.sleep(0)

    asyncio.run(scene())


REFUSALS = {
    NotANumber: "is not a finite number",
    OutOfOrder: "comes after that of",
    TooLate: "too late|after the end of the attempt|the attempt has ended",
    TooMany: "more than",
}
WRONG = (nan, inf, -inf)
HUGE = (1e300, -1e300, 1e6)


def wild(rng: Random, now: float) -> Sample:
    """A sample at this time: perhaps good, perhaps wrong in any way."""
    fields = [now, *(rng.uniform(-0.1, 0.2) for _ in range(3))]
    for choices in (WRONG, HUGE):
        if rng.random() < 0.1:
            fields[rng.randrange(4)] = rng.choice(choices)
    time, x, y, z = fields
    early = rng.choice((0, 0, 0, 0, rng.uniform(0, 2000)))
    return Sample(time - early, x, y, z, grip=rng.random() < 0.5)


def kind_of(refusal: str) -> type[NestError]:
    """The only named error that says this."""
    (found,) = [kind for kind, words in REFUSALS.items() if re.search(words, refusal)]
    return found


def test_two_thousand_wild_samples_do_a_worker_no_harm() -> None:
    async def scene() -> None:
        rng = Random(9)
        async with NestPool(pouring=False) as pool, pool.steal(NEST.snapshot(), TOP, 2) as steal:
            process = pool.workers[0].process
            refused: list[str] = []
            for frame in range(100):
                steal.feed(wild(rng, (frame + part / 20) * 1000 / 60) for part in range(20))
                refused += (await steal.frame()).refused
            assert {kind_of(refusal) for refusal in refused} == set(REFUSALS)
            assert verified(await finished(steal))
            assert (await pool.look(NEST.snapshot())).lie == NEST.lie()
            assert [worker.process for worker in pool.workers] == [process]

    asyncio.run(scene())


async def finished(steal: LiveSteal) -> Recording:
    """What is kept of an attempt, which must be decided in the end."""
    outcome = (await decided(steal)).outcome
    recording = (await steal.ended()).recording
    assert recording is not None
    assert recording.outcome == outcome
    return recording
