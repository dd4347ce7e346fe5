"""An attempt whose process hangs, at whatever point: people are told, and nobody waits for long."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from tablee.core.hands import Story
from tablee.games.gulo.live import MOST_SAMPLES, NestHands, message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pool import LIMIT
from tablee.games.gulo.nest.recording import Recording, verified
from tablee.games.gulo.nest.sight import read_frame
from tablee.games.gulo.nest.steal import Steal
from tablee.server.pointer import PersonsPointer
from tests.ends import LONGEST, wait_until
from tests.nest.stage import run
from tests.nest.test_hung_workers import stop
from tests.nest.test_live_hands import (
    MESSAGES,
    NEST,
    TOP,
    Onlookers,
    hands_without_pouring,
    stealing,
)
from tests.server.test_films import stirring

STARTS = 20.0
"""Seconds that another process may take to start here."""


async def nothing() -> None:
    await asyncio.sleep(0)


async def warm() -> NestHands:
    """Hands whose process has started."""
    hands = await hands_without_pouring()
    await hands.pool.look(NEST.snapshot())
    return hands


@pytest.mark.parametrize("mover", ["a person", "thief"])
def test_an_attempt_whose_process_hangs_before_it_begins_is_said_to_begin_again(mover: str) -> None:
    """The process of a bot hangs when it plans."""

    async def scene() -> tuple[Onlookers, Story, float]:
        hands, onlookers, pointer = await warm(), Onlookers(), PersonsPointer(0)
        pointer.put(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))  # for the one that is lost
        stop(hands.pool.workers[0].process)
        hand, since = pointer if mover == "a person" else mover, monotonic()
        moving = asyncio.ensure_future(hands.settle(stealing(), NEST.snapshot(), hand, onlookers))
        await wait_until(lambda: onlookers.lost, nothing)
        took = monotonic() - since
        for samples in MESSAGES:
            pointer.put(message_of(samples, 1))
        story = await asyncio.wait_for(moving, LONGEST)
        await hands.close()
        return onlookers, story, took

    onlookers, story, took = asyncio.run(scene())
    assert LIMIT <= took < LIMIT + STARTS
    assert onlookers.lost == 1
    assert {attempt for attempt, _ in onlookers.shown} == {1}
    assert verified(Recording.from_bytes(story.recording))


def alarming() -> list[Sample]:
    """A hand that makes everything fall."""
    plan = stirring(NEST, TOP)
    assert run(Steal(NEST, TOP), plan) in ("egg", "pole")
    return plan


def test_a_process_that_hangs_after_the_alarm_costs_only_what_was_still_to_be_seen() -> None:
    """And whoever steals next is not told of it."""

    async def scene() -> tuple[Onlookers, Story, Story]:
        hands, onlookers, pointer = await warm(), Onlookers(), PersonsPointer(0)
        show = onlookers.show

        def seen(picture: bytes) -> None:
            show(picture)
            if read_frame(picture).seen.aftermath and not hands.pool.replaced:
                stop(hands.pool.workers[0].process)

        onlookers.show = seen  # type: ignore[method-assign]
        pull = alarming()
        for start in range(0, len(pull), MOST_SAMPLES):
            pointer.put(message_of(pull[start : start + MOST_SAMPLES]))
        story = await hands.settle(stealing(), NEST.snapshot(), pointer, onlookers)
        assert hands.pool.replaced == 1
        after = await hands.settle(stealing(), NEST.snapshot(), "thief", onlookers)
        await hands.close()
        return onlookers, story, after

    onlookers, story, after = asyncio.run(scene())
    assert story.outcome in ("egg", "pole")
    assert verified(Recording.from_bytes(story.recording))
    assert verified(Recording.from_bytes(after.recording))
    assert onlookers.lost == 0


# --- what is not heard is counted


def test_whatever_is_not_heard_is_counted() -> None:
    async def scene() -> int:
        hands, onlookers, pointer = await warm(), Onlookers(), PersonsPointer(0)
        moving = asyncio.ensure_future(
            hands.settle(stealing(), NEST.snapshot(), pointer, onlookers)
        )
        still = Sample(0.0, 0.0, 0.0, 0.2, False)
        pointer.put(message_of([Sample(float("nan"), 0.0, 0.0, 0.2, False)]))
        await wait_until(lambda: hands.refused == 1, nothing)
        pointer.put(message_of([still], 7))
        await wait_until(lambda: hands.refused == 2, nothing)
        pointer.put(message_of([still] * (MOST_SAMPLES + 9)))
        await wait_until(lambda: hands.refused == 11, nothing)
        await wait_until(lambda: onlookers.shown, nothing)
        moving.cancel()
        await asyncio.wait([moving])
        await hands.close()
        return hands.refused

    assert asyncio.run(scene()) == 11
