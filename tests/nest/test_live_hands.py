"""Hands at a server's nests, without the server: what is lost is said, and what was meant for it
is not taken for anything else.
"""

from __future__ import annotations

import asyncio
from multiprocessing import active_children
from random import Random
from time import monotonic

import msgspec
import pytest

from tablee.core.hands import Provision, Story
from tablee.core.notation import Word
from tablee.core.registry import game
from tablee.games.gulo.live import NestHands, message_of
from tablee.games.gulo.names import egg_name, parse_outcome
from tablee.games.gulo.nest.collect import attempt
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pool import NestPool
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import Recording, replay, verified
from tablee.games.gulo.nest.sight import HandSeen, read_frame
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import FRAME, Steal
from tablee.games.gulo.rules.chances import STOLEN
from tablee.games.gulo.rules.state import REST, STEAL, GuloState
from tablee.server.pointer import PersonsPointer
from tests.ends import wait_until
from tests.nest.stage import run, stored

NEST = stored(0)
TOP = NEST.lie().eggs[0]
PLAN = plan_pull(NEST, TOP, "steady", Random(1))
MISSED = (2, 18)
"""A nest, and the rank in it of an egg that a clumsy hand with seed 1 misses."""
AGAIN = 2
"""A seed with which a nest of fewer eggs is soon set up again."""
MESSAGES = [PLAN[start : start + 60] for start in range(0, len(PLAN), 60)]


def last_frame() -> int:
    """At which this pull is decided."""
    steal = Steal(NEST, TOP)
    assert run(steal, PLAN) == "stolen"
    return steal.frame


class Onlookers:
    """Keep what they are shown, and do something at a frame."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, int]] = []
        self.hands: list[HandSeen] = []
        self.heard: list[int | None] = []
        self.lost = 0
        self.decided_at: int | None = None

    def show(self, picture: bytes) -> None:
        frame = read_frame(picture)
        self.shown.append((frame.attempt, frame.number))
        self.hands.append(frame.seen.hand)
        self.heard.append(frame.heard)

    def decided(self) -> None:
        self.decided_at = len(self.shown)

    async def begin_again(self) -> None:
        self.lost += 1


def stealing(seconds: int = 60, egg: int = TOP, nest: Nest = NEST) -> GuloState:
    eggs = ",".join(egg_name(egg) for egg in nest.lie().eggs)
    colour = {"g": "green", "y": "yellow", "r": "red", "b": "blue"}[egg_name(egg)[0]]
    path = "gyrb" + 15 * "?"
    line = f"gulo 2 physics {seconds} | {path} | ????? | 0 0 | 12:{eggs} | name A {colour} path"
    state: GuloState = game("gulo").parse_position(Word(line))
    if state.stage != STEAL:
        state.play(0, game("gulo").parse_action(state, Word(egg_name(egg))))
    return state


async def hands_without_pouring(seed: int | None = None) -> NestHands:
    """With a seed, plans and nests that are set up again are always the same."""
    hands = NestHands(Provision())
    hands.pool = NestPool(pouring=False, seeds=None if seed is None else lambda: seed)
    await hands._ready()
    return hands


def test_bots_move_as_their_level_says() -> None:
    """A cub grabs at once, a thief takes its time."""

    async def grabbed_at(level: str) -> float:
        hands = await hands_without_pouring()
        story = await hands.settle(stealing(), NEST.snapshot(), level, Onlookers())
        await hands.close()
        recording = Recording.from_bytes(story.recording)
        assert verified(recording)
        return next(one.sample.time_ms for one in recording.samples if one.sample.grip)

    cub, thief = asyncio.run(grabbed_at("cub")), asyncio.run(grabbed_at("thief"))
    assert 0 < 2 * cub < thief


def test_processes_are_started_once_and_ended_with_the_server() -> None:
    async def scene() -> None:
        others = set(active_children())
        hands, state = await hands_without_pouring(), stealing()
        state.settle((STOLEN,))
        started = set(active_children()) - others
        for _ in range(2):
            await hands.settle(state, NEST.without(TOP).snapshot(), "", Onlookers())
        assert set(active_children()) - others == started
        await hands.close()
        assert not set(active_children()) - others

    asyncio.run(scene())


def test_a_bot_has_no_more_time_than_others() -> None:
    async def scene() -> Story:
        hands = await hands_without_pouring()
        story = await hands.settle(stealing(10), NEST.snapshot(), "master", Onlookers())
        await hands.close()
        return story

    recording = Recording.from_bytes(asyncio.run(scene()).recording)
    assert recording.seconds == 10
    assert max(one.sample.time_ms for one in recording.samples) <= 10_000


def test_a_bot_that_has_made_all_its_tries_lets_nobody_wait() -> None:
    """Its attempt ends as in all measurements, long before the time of the table is over."""
    nest = stored(MISSED[0])
    egg = nest.lie().eggs[MISSED[1]]

    async def scene() -> tuple[Onlookers, Story]:
        hands, onlookers = await hands_without_pouring(seed=1), Onlookers()
        state = stealing(60, egg, nest)
        story = await hands.settle(state, nest.snapshot(), "cub", onlookers)
        await hands.close()
        return onlookers, story

    measured = attempt(nest, egg, "clumsy", Random(1))
    assert measured.outcome == "time"
    onlookers, story = asyncio.run(scene())
    assert story.outcome == "time"
    assert len(onlookers.shown) == measured.frame < 10 * 60
    assert Recording.from_bytes(story.recording).digest == measured.digest()


@pytest.mark.clause("GU-33")
def test_everybody_sees_where_the_hand_is_and_what_it_does() -> None:
    async def scene() -> tuple[Onlookers, Story, float]:
        hands, onlookers = await hands_without_pouring(seed=1), Onlookers()
        start = monotonic()
        story = await hands.settle(stealing(), NEST.snapshot(), "cub", onlookers)
        took = monotonic() - start
        await hands.close()
        return onlookers, story, took

    onlookers, story, took = asyncio.run(scene())
    assert took >= len(onlookers.hands) * FRAME  # no faster than a hand moves
    again = [seen.hand for seen in replay(Recording.from_bytes(story.recording))]
    assert len(again) == len(onlookers.hands)
    for hand, shown in zip(again, onlookers.hands, strict=True):
        assert (hand.closed, hand.holding) == (shown.closed, shown.holding)
        places = (hand.x, hand.y, hand.z, hand.yaw)
        assert places == pytest.approx((shown.x, shown.y, shown.z, shown.yaw), abs=1e-4)
    assert [hand.closed for hand in onlookers.hands[:1]] == [False]
    assert any(hand.holding for hand in onlookers.hands)


def kill_when(hands: NestHands, onlookers: Onlookers, frame: int) -> None:
    """A process that dies as soon as this frame has been seen."""
    show = onlookers.show

    def seen(picture: bytes) -> None:
        show(picture)
        if onlookers.shown[-1] == (0, frame):
            hands.pool.workers[0].process.kill()

    onlookers.show = seen  # type: ignore[method-assign]


@pytest.mark.parametrize("when", ["on the way", "at the end"])
def test_an_attempt_that_is_lost_is_said_to_be(when: str) -> None:
    """Also one that was decided already, but not yet told."""

    async def scene() -> tuple[Onlookers, Story]:
        hands, pointer, onlookers = await hands_without_pouring(), PersonsPointer(0), Onlookers()
        kill_when(hands, onlookers, 20 if when == "on the way" else last_frame())
        for samples in MESSAGES:
            pointer.put(message_of(samples))
        moving = asyncio.ensure_future(
            hands.settle(stealing(), NEST.snapshot(), pointer, onlookers)
        )
        async with asyncio.timeout(60):
            while not onlookers.lost and not moving.done():
                await asyncio.sleep(0)
        pointer.put(message_of(MESSAGES[-1], 0))  # too late: it was for the attempt that is lost
        for samples in MESSAGES:
            pointer.put(message_of(samples, 1))
        story = await moving
        await hands.close()
        return onlookers, story

    onlookers, story = asyncio.run(scene())
    assert onlookers.lost == 1
    assert next(number for attempt, number in onlookers.shown if attempt == 1) == 1
    recording = Recording.from_bytes(story.recording)
    assert verified(recording)
    assert recording.outcome == "stolen"
    assert [one.sample.x for one in recording.samples[:2]] == pytest.approx(
        [one.x for one in PLAN[:2]]
    )


@pytest.mark.parametrize("lost_before", [0, 3])
def test_a_hand_that_pulled_while_the_server_restarted_begins_again(lost_before: int) -> None:
    """Attempts are counted on, and what was half done elsewhere is said to be lost, once."""

    async def scene() -> tuple[Onlookers, Story]:
        hands, pointer, onlookers = await hands_without_pouring(), PersonsPointer(0), Onlookers()
        onlookers.lost = lost_before
        pointer.put(message_of(MESSAGES[-1], lost_before))
        moving = asyncio.ensure_future(
            hands.settle(stealing(), NEST.snapshot(), pointer, onlookers)
        )
        async with asyncio.timeout(60):
            while onlookers.lost == lost_before and not moving.done():
                await asyncio.sleep(0)
        late = [Sample(5000.0, 0.0, 0.0, 0.3, False)]
        pointer.put(message_of(late, lost_before + 1))  # who was told may take a moment
        for samples in MESSAGES:
            pointer.put(message_of(samples, lost_before + 1))
        story = await moving
        await hands.close()
        return onlookers, story

    onlookers, story = asyncio.run(scene())
    assert onlookers.lost == lost_before + 1
    assert {attempt for attempt, _ in onlookers.shown} == {lost_before + 1}
    assert verified(Recording.from_bytes(story.recording))


@pytest.mark.parametrize(("at_once", "heard"), [(True, 0), (False, 1983)])
def test_a_hand_that_had_to_wait_is_not_late_for_good(at_once: bool, heard: int) -> None:
    """Two seconds came in one by one before the attempt could begin; or they are a plan."""
    came = iter([0.0] * 120 if at_once else [number * FRAME for number in range(120)])
    last = 0.0

    def now() -> float:
        nonlocal last
        return (last := next(came, last))

    async def scene() -> int | None:
        hands, pointer, onlookers = (
            await hands_without_pouring(),
            PersonsPointer(0, now),
            Onlookers(),
        )
        for number in range(120):
            pointer.put(message_of([Sample(number * 1000 * FRAME, 0.0, 0.0, 0.2, False)]))
        moving = asyncio.ensure_future(
            hands.settle(stealing(), NEST.snapshot(), pointer, onlookers)
        )
        await wait_until(lambda: onlookers.heard, lambda: asyncio.sleep(0))
        moving.cancel()
        await asyncio.wait([moving])
        await hands.close()
        return onlookers.heard[0]

    assert asyncio.run(scene()) == heard


# --- a nest from before an upgrade


def from_before(nest: Nest) -> bytes:
    """Its bytes as another model of the nest would have written them."""
    parts = msgspec.msgpack.decode(nest.snapshot())
    parts[2] = "0" * 16
    return msgspec.msgpack.encode(parts)


def emptier() -> GuloState:
    """A theft from a nest in which three eggs are missing."""
    nest = NEST
    for egg in NEST.lie().eggs[-3:]:
        nest = nest.without(egg)
    return stealing(nest=nest)


def test_a_theft_from_a_nest_of_before_is_said_to_begin_again_with_the_same_eggs() -> None:
    async def scene() -> tuple[Onlookers, Story]:
        hands, pointer, onlookers = (
            await hands_without_pouring(seed=AGAIN),
            PersonsPointer(0),
            Onlookers(),
        )
        pointer.put(message_of([Sample(0, 0, 0, 0.2, False)], 1))  # who was told begins again
        story = await hands.settle(emptier_in(1), from_before(NEST), pointer, onlookers)
        await hands.close()
        return onlookers, story

    onlookers, story = asyncio.run(scene())
    assert onlookers.lost == 1
    assert {attempt for attempt, _ in onlookers.shown} == {1}
    recording = Recording.from_bytes(story.recording)
    assert verified(recording)
    assert set(Nest.restored(recording.snapshot).eggs) == set(emptier().nest.order)


def emptier_in(seconds: int) -> GuloState:
    state = emptier()
    state.seconds = seconds
    return state


@pytest.mark.clause("GU-15")
def test_a_nest_of_before_is_put_in_order_again_and_it_is_no_alarm() -> None:
    state = emptier()
    state.settle((STOLEN,))
    assert state.stage == REST
    left = set(state.nest.order)

    async def scene() -> Story:
        hands = await hands_without_pouring(seed=AGAIN)
        story = await hands.settle(state, from_before(NEST), "", Onlookers())
        await hands.close()
        return story

    story = asyncio.run(scene())
    fell, _, _, *eggs = parse_outcome(state, Word(story.outcome))
    assert fell
    assert set(eggs) == left == set(Nest.restored(story.kept).eggs)
