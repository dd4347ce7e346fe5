"""Hands at the physical nests of a server: they move at sixty frames a second, and all can look.

What is sent is described in `sight.py`. An attempt that has not begun shows no frames.

A pointer's message is the byte 2, the number of the attempt that it is for, and then samples of 21
bytes: time in milliseconds since the page's first sample (float64), x, y and z in metres (float32),
and whether the hand is closed (one byte). Attempts are counted from 0; the next number comes only
where an attempt was lost and is repeated, which is said: what was on its way for the lost one is
not taken for the new one. A server that was restarted goes on counting, and says so to a hand that
is in the middle of a pull.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from contextlib import suppress
from itertools import compress, count
from time import monotonic
from typing import NamedTuple, Protocol

from tablee.core.hands import ATTEMPTS, Audience, Film, LiveHands, Pointer, Provision, Story
from tablee.core.state import State
from tablee.games.gulo.bots import hand_of
from tablee.games.gulo.names import FELL, egg_name
from tablee.games.gulo.nest.errors import BadSnapshot, NestError
from tablee.games.gulo.nest.film import Reel, messages
from tablee.games.gulo.nest.hand import GRACE_MS, Sample
from tablee.games.gulo.nest.lying import lie_in_words
from tablee.games.gulo.nest.page_clock import PageClock
from tablee.games.gulo.nest.pool import AttemptRepeated, LiveSteal, NestPool
from tablee.games.gulo.nest.pull import in_time
from tablee.games.gulo.nest.shelf import Shelf
from tablee.games.gulo.nest.sight import Frames, rest_of
from tablee.games.gulo.nest.simulator import poses_in
from tablee.games.gulo.nest.steal import FRAME
from tablee.games.gulo.nest.worker import Frame, Poured
from tablee.games.gulo.rules.state import POUR, STEAL, GuloState

SAMPLES_KIND = 2
_SAMPLE = struct.Struct("<dfff?")
MOST_SAMPLES = 64
"""In one message; of more, the newest are heard."""
LATEST_START = 1000.0
"""Milliseconds: the time of the first sample that comes is at most this."""
EVEN = 0.5
"""At which part of its time a frame is shown: most are ready by then, so that they come evenly."""
RETRY = 5.0
"""Seconds before an attempt that failed for another reason than a lost process is repeated."""

logger = logging.getLogger("tablee.nest")


def samples_in(message: bytes) -> tuple[int, list[Sample]]:
    """The attempt and the samples of a pointer's message; a ValueError says what is wrong."""
    if not 0 < samples_sent(message) <= MOST_SAMPLES:
        raise ValueError(f"a message has 1 to {MOST_SAMPLES} samples")
    return message[1], [Sample(*numbers) for numbers in _SAMPLE.iter_unpack(message[2:])]


def samples_sent(message: bytes) -> int:
    """How many samples a pointer's message holds; a ValueError says that it is none."""
    if message[:1] != bytes([SAMPLES_KIND]) or len(message[2:]) % _SAMPLE.size:
        raise ValueError("not a message of pointer samples")
    return len(message[2:]) // _SAMPLE.size


def _newest(message: bytes) -> bytes:
    """As much of it as is heard."""
    return message[:2] + message[2:][-MOST_SAMPLES * _SAMPLE.size :]


def message_of(samples: list[Sample], attempt: int = 0) -> bytes:
    """The message of some samples."""
    packed = (_SAMPLE.pack(s.time_ms, s.x, s.y, s.z, s.grip) for s in samples)
    return bytes([SAMPLES_KIND, attempt]) + b"".join(packed)


class NestHands(LiveHands):
    """One pool of nests and workers for all tables; it starts when the first nest is needed."""

    def __init__(self, provision: Provision) -> None:
        shelf = Shelf(provision.folder)
        self.pool = NestPool(provision.ready, provision.processes, shelf=shelf)
        self._starting = asyncio.Lock()
        self._started = False

    async def _ready(self) -> NestPool:
        async with self._starting:
            if not self._started:
                await self.pool.__aenter__()
                self._started = True
        return self.pool

    async def start(self) -> None:
        """Start the processes; nests that were poured before are taken out."""
        await self._ready()

    @property
    def refused(self) -> int:
        """Samples that broke a rule."""
        return self.pool.refused

    async def close(self) -> None:
        """End the processes."""
        if self._started:
            await self.pool.__aexit__()

    def accepts(self, message: bytes) -> bool:
        """Is this a message of pointer samples?"""
        try:
            return samples_sent(message) > 0
        except ValueError:
            return False

    def rest(self, found: bytes, attempt: int) -> bytes:
        """The message with every pose; nothing for bytes that are no nest."""
        try:
            return rest_of(poses_in(found), attempt)
        except BadSnapshot:
            return b""

    async def settle(
        self, state: State, found: bytes, mover: Pointer | str, audience: Audience
    ) -> Story:
        """Pour, steal, or say how the nest lies."""
        if not isinstance(state, GuloState):
            raise TypeError("these hands are for Gulo Gulo")
        pool = await self._ready()
        if state.stage == STEAL:
            return await _steal(pool, state, found, mover, audience)
        if state.stage == POUR:
            nest = await pool.nest()
            return Story(lie_in_words(nest.lie), nest.snapshot, film=_pour_film(nest.film))
        return await _look(pool, state, found)


# --- where samples come from


class Attempt(NamedTuple):
    """Which one it is, as frames and pointers say."""

    number: int
    announced: bool
    """Was everybody told by us that it begins?"""


class Mover(Protocol):
    """A hand that makes one attempt."""

    seconds: float
    """How long it takes at most."""

    async def begins(self) -> None:
        """Wait until it moves."""

    @property
    def heard(self) -> int | None:
        """The last time that it was obeyed, by its own clock; None: not yet."""

    def samples(self, now_ms: float) -> list[Sample]:
        """Those for the next frame."""


class _Pointed:
    """A person's hand, which has all the time that the table agreed on."""

    def __init__(self, pool: NestPool, pointer: Pointer, attempt: Attempt, seconds: float) -> None:
        self.seconds = seconds
        self._pool = pool
        self._pointer = pointer
        self._attempt = attempt
        self._clock = PageClock(seconds)
        self._ages: list[float] = []
        """How long ago the messages that were taken last had come in, in seconds."""

    @property
    def heard(self) -> int | None:
        """As its page counts."""
        return self._clock.heard

    async def begins(self) -> None:
        """Until the person knows of this attempt and moves; a hand that is in the middle of one
        goes on with what another server began, which is lost.
        """
        while not (first := self._clock.sound(come := self._come_in())):
            self._pool.refused += len(come)
            await self._pointer.moves()
        if not self._attempt.announced and first[0].time_ms > LATEST_START:
            raise AttemptRepeated("the attempt of this hand began elsewhere")
        self._take(come, -1000 * self._late(first))

    def _late(self, samples: list[Sample]) -> float:
        """For how many seconds a hand has moved that had to wait for the attempt to begin: it is
        where it is now, and not late for good. What came all at once was planned ahead.
        """
        lasts_ms = samples[-1].time_ms - samples[0].time_ms
        came_in_ms = 1000 * (self._ages[0] - self._ages[-1])
        return self._ages[0] if lasts_ms <= came_in_ms + GRACE_MS else 0.0

    def samples(self, now_ms: float) -> list[Sample]:
        """What its page wanted last."""
        self._take(self._come_in(), now_ms)
        return self._clock.due(now_ms)

    def _take(self, samples: list[Sample], now_ms: float) -> None:
        known = self._clock.dropped
        for sample in samples:
            self._clock.take(sample, now_ms)
        self._pool.refused += self._clock.dropped - known

    def _come_in(self) -> list[Sample]:
        ages, taken = self._pointer.ages(), self._pointer.taken()
        mine = [message[1] == self._attempt.number for message in taken]
        self._ages = list(compress(ages, mine))
        found = [one for m in compress(taken, mine) for one in samples_in(_newest(m))[1]]
        self._pool.refused += sum(map(samples_sent, taken)) - len(found)
        return found


class _Planned:
    """A bot's hand: all samples at once, each to be obeyed when its time comes.

    When it has made all its tries the attempt is over: nobody watches a hand that does nothing.
    """

    def __init__(self, plan: tuple[Sample, ...], seconds: float) -> None:
        self._ahead, self.seconds = in_time(plan, seconds)
        self.heard = None
        """It has no page that would want to know."""

    async def begins(self) -> None:
        """At once."""

    def samples(self, now_ms: float) -> list[Sample]:
        """The whole plan before the first frame."""
        ahead, self._ahead = self._ahead, ()
        return list(ahead)


async def _mover(
    pool: NestPool, state: GuloState, found: bytes, mover: Pointer | str, attempt: Attempt
) -> Mover:
    if not isinstance(mover, str):
        return _Pointed(pool, mover, attempt, state.seconds)
    return _Planned(await pool.plan(found, state.egg, hand_of(mover)), state.seconds)


# --- attempts


async def _steal(
    pool: NestPool, state: GuloState, found: bytes, mover: Pointer | str, audience: Audience
) -> Story:
    """As many attempts as it takes until one is decided and kept; each that is lost is told."""
    first = audience.lost
    for number in count(first):
        try:
            attempt = Attempt(number % ATTEMPTS, announced=number > first)
            return await _attempt(pool, state, found, mover, audience, attempt)
        except NestError as error:
            found = await _found_next(pool, state, found, error)
            await audience.begin_again()
    raise AssertionError("counting has no end")


async def _found_next(pool: NestPool, state: GuloState, found: bytes, error: NestError) -> bytes:
    """The nest from which the next attempt begins when one has failed."""
    if isinstance(error, AttemptRepeated):
        return found
    logger.warning("an attempt is repeated: %s", error)
    if isinstance(error, BadSnapshot):
        with suppress(NestError):
            return (await _set_up_again(pool, state)).snapshot
    await asyncio.sleep(RETRY)
    return found


async def _attempt(
    pool: NestPool,
    state: GuloState,
    found: bytes,
    mover: Pointer | str,
    audience: Audience,
    attempt: Attempt,
) -> Story:
    known = pool.replaced
    hand = await _mover(pool, state, found, mover, attempt)
    async with pool.steal(found, state.egg, hand.seconds) as steal:
        if pool.replaced > known:  # all have waited, and a hand may be in the middle of a pull
            raise AttemptRepeated("the attempt begins again: its process ended")
        await hand.begins()
        return await _to_the_end(steal, hand, Shown(audience, attempt.number), state.egg)


class Shown:
    """An attempt as everybody sees it: frame by frame, no faster than time."""

    def __init__(self, audience: Audience, attempt: int) -> None:
        self.count = 0
        self._audience = audience
        self._frames = Frames(attempt)
        self._reel = Reel()
        self._start = monotonic()

    async def show(self, frame: Frame, heard: int | None = None) -> None:
        """Show a frame in the middle of its time, and wait until that is over."""
        message = self._frames.next(frame.number, frame.picture, heard)
        self._reel.take(message, frame.picture)
        await self._until(self.count + EVEN)
        self._audience.show(message)
        self.count += 1
        await self._until(self.count)

    async def _until(self, frames: float) -> None:
        await asyncio.sleep(max(0.0, self._start + frames * FRAME - monotonic()))

    def decided(self) -> None:
        """Nobody's hand moves any more."""
        self._audience.decided()

    def film(self, outcome: str, egg: int) -> Film:
        """All that was shown."""
        return Film(self._reel.frames, outcome, egg_name(egg), self._reel.done())


async def _to_the_end(steal: LiveSteal, hand: Mover, shown: Shown, egg: int) -> Story:
    """Until it is decided, and what an alarm leaves has been seen: only then is it told."""
    while steal.outcome is None:
        steal.feed(hand.samples(shown.count * 1000 * FRAME))
        await shown.show(await steal.frame(), hand.heard)
    ended = await steal.ended()
    if ended.recording is None or ended.snapshot is None:
        raise RuntimeError("a decided attempt has no recording")
    shown.decided()
    left = await _aftermath(steal, shown) or ended.snapshot
    outcome = ended.recording.outcome
    return Story(outcome, left, ended.recording.to_bytes(), shown.film(outcome, egg))


async def _aftermath(steal: LiveSteal, shown: Shown) -> bytes | None:
    """The nest after all has come to rest. If its process ends meanwhile, less is seen."""
    try:
        while isinstance(answer := await steal.after(), Frame):
            await shown.show(answer)
    except NestError:
        return None
    return answer.snapshot


def _pour_film(body: bytes) -> Film | None:
    return Film(len(messages(body)) - 1, "poured", body=body) if body else None


# --- a nest that this build cannot go on with


async def _look(pool: NestPool, state: GuloState, found: bytes) -> Story:
    """How the nest lies; if it had to be set up again, its pole was put back (GU-15)."""
    try:
        nest = await pool.look(found)
    except BadSnapshot as error:
        logger.warning("a nest is set up again: %s", error)
        nest = await _set_up_again(pool, state)
        return Story(f"{FELL}:{lie_in_words(nest.lie)}", nest.snapshot)
    return Story(lie_in_words(nest.lie), nest.snapshot)


async def _set_up_again(pool: NestPool, state: GuloState) -> Poured:
    """A nest of the same eggs: what was stolen stays stolen, and nobody is to blame.

    A nest from before an upgrade would go on with other bits. That is as if somebody had bumped
    into the table: no alarm, and the nest is put in order again (GU-15).
    """
    return await pool.again(frozenset(state.nest.order))
