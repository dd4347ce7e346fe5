"""Hands at the physical nests of a server: they move at sixty frames a second, and all can look.

A frame is the byte 1, its number (four bytes, little-endian), and the packed poses. A pointer's
message is the byte 2 and then samples of 21 bytes: time in milliseconds (float64), x, y and z in
metres (float32), and whether the hand is closed (one byte).
"""

from __future__ import annotations

import asyncio
import struct
from time import monotonic
from typing import Protocol

from tablee.core.hands import Audience, LiveHands, Pointer, Story
from tablee.core.state import State
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.lying import lie_in_words
from tablee.games.gulo.nest.pool import AttemptRepeated, LiveSteal, NestPool
from tablee.games.gulo.nest.steal import FRAME
from tablee.games.gulo.rules.state import POUR, STEAL, GuloState

FRAME_KIND, SAMPLES_KIND = 1, 2
LEVEL = "steady"
READY = 2
"""Nests kept ready."""
_SAMPLE = struct.Struct("<dfff?")
MOST_SAMPLES = 64
"""In one message."""


def samples_in(message: bytes) -> list[Sample]:
    """The samples of a pointer's message; a ValueError says what is wrong with it."""
    body = message[1:]
    if message[:1] != bytes([SAMPLES_KIND]) or len(body) % _SAMPLE.size:
        raise ValueError("not a message of pointer samples")
    if not 0 < len(body) <= MOST_SAMPLES * _SAMPLE.size:
        raise ValueError(f"a message has 1 to {MOST_SAMPLES} samples")
    return [Sample(*numbers) for numbers in _SAMPLE.iter_unpack(body)]


def message_of(samples: list[Sample]) -> bytes:
    """The message of some samples."""
    packed = (_SAMPLE.pack(s.time_ms, s.x, s.y, s.z, s.grip) for s in samples)
    return bytes([SAMPLES_KIND]) + b"".join(packed)


class NestHands(LiveHands):
    """One pool of nests and workers for all tables; it starts when the first nest is needed."""

    def __init__(self, processes: int) -> None:
        self.pool = NestPool(ready=READY, workers=processes)
        self._starting = asyncio.Lock()
        self._started = False

    async def _ready(self) -> NestPool:
        async with self._starting:
            if not self._started:
                await self.pool.__aenter__()
                self._started = True
        return self.pool

    async def close(self) -> None:
        """End the processes."""
        if self._started:
            await self.pool.__aexit__()

    def accepts(self, message: bytes) -> bool:
        """Is this a message of pointer samples?"""
        try:
            return bool(samples_in(message))
        except ValueError:
            return False

    async def settle(
        self, state: State, found: bytes, pointer: Pointer | None, audience: Audience
    ) -> Story:
        """Pour, steal, or say how the nest lies."""
        if not isinstance(state, GuloState):
            raise TypeError("these hands are for Gulo Gulo")
        pool = await self._ready()
        if state.stage == STEAL:
            return await self._steal(pool, state, found, pointer, audience)
        nest = await (pool.nest() if state.stage == POUR or not found else pool.look(found))
        return Story(lie_in_words(nest.lie), nest.snapshot)

    async def _steal(
        self,
        pool: NestPool,
        state: GuloState,
        found: bytes,
        pointer: Pointer | None,
        audience: Audience,
    ) -> Story:
        hand = await _hand(pool, state, found, pointer)
        async with pool.steal(found, state.egg, state.seconds) as steal:
            while steal.outcome is None:
                await _attempt(steal, hand, audience)
            ended = await steal.ended()
        if ended.recording is None or ended.snapshot is None:
            raise RuntimeError("a decided attempt has no recording")
        return Story(ended.recording.outcome, ended.snapshot, ended.recording.to_bytes())


class Hand(Protocol):
    """Where samples come from."""

    def samples(self, frame: int) -> list[Sample]:
        """Those for this frame of the attempt."""


class _Pointed:
    """A person's hand."""

    def __init__(self, pointer: Pointer) -> None:
        self._pointer = pointer

    def samples(self, frame: int) -> list[Sample]:
        """Whatever has come in."""
        return [sample for message in self._pointer.taken() for sample in samples_in(message)]


class _Planned:
    """A bot's hand: all samples at once, each to be obeyed when its time comes."""

    def __init__(self, plan: tuple[Sample, ...]) -> None:
        self._plan = plan

    def samples(self, frame: int) -> list[Sample]:
        """The whole plan before the first frame, also of an attempt that is repeated."""
        return [] if frame else list(self._plan)


async def _hand(pool: NestPool, state: GuloState, found: bytes, pointer: Pointer | None) -> Hand:
    if pointer is None:
        return _Planned(await pool.plan(found, state.egg, LEVEL))
    await pointer.begins()
    return _Pointed(pointer)


async def _attempt(steal: LiveSteal, hand: Hand, audience: Audience) -> None:
    """Frame by frame to the outcome, no faster than time; or until it must begin again."""
    start, number = monotonic(), 0
    try:
        while steal.outcome is None:
            steal.feed(hand.samples(number))
            frame = await steal.frame()
            audience.show(struct.pack("<BI", FRAME_KIND, frame.number) + frame.poses)
            number += 1
            await asyncio.sleep(max(0.0, start + number * FRAME - monotonic()))
    except AttemptRepeated:
        await audience.begin_again()
