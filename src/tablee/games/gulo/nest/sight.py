"""What everybody sees of a nest (GU-33): eggs, pole and hand, as the messages that are sent.

At rest a nest is one message with everything that is in it. While a hand moves each frame holds
what has moved since it was sent last, and two other bodies in turn: who misses frames sees what is
right within half a second.
"""

from __future__ import annotations

import struct
from math import pi

import msgspec

from tablee.games.gulo.nest.poses import (
    FULL,
    POSE_BYTES,
    bodies_in,
    laid_out,
    looks_same,
    packed,
    there,
)
from tablee.games.gulo.nest.simulator import BODIES, SPAN, Poses

FRAME_KIND, REST_KIND = 1, 3
CLOSED, HOLDING, AFTERMATH, EVERYTHING = 1, 2, 4, 8
NOT_HEARD = 0xFFFFFFFF
"""Where no sample has been obeyed yet."""
WHOLE_EVERY = 60
"""Frames from one that holds everything to the next."""
REFRESHED = 2
"""So many bodies are told again in each frame though they lie still."""
MOST_STRAIN = 255
_FRAME = struct.Struct("<BBIBBIhhhhI")
_REST = struct.Struct("<BBI")
FRAME_BYTES, REST_BYTES = _FRAME.size, _REST.size


class HandSeen(msgspec.Struct, frozen=True):
    """Where the hand is, and what it does."""

    x: float
    y: float
    z: float
    """The point between the fingertips, in metres."""
    yaw: float
    """How far the line through the fingertips is turned, in radians."""
    closed: bool
    holding: bool
    """Whether it has the egg."""
    strain: float = 0.0
    """How hard it pushes and pulls, as a part of what it can."""


class Seen(msgspec.Struct, frozen=True):
    """One moment."""

    poses: Poses
    hand: HandSeen
    aftermath: bool = False
    """Has the alarm gone off already?"""

    def to_bytes(self) -> bytes:
        """The message of a frame that holds everything; which frame it is comes later."""
        hand, mask = self.hand, there(self.poses)
        flags = CLOSED * hand.closed | HOLDING * hand.holding | AFTERMATH * self.aftermath
        places = (_whole(value / SPAN) for value in (hand.x, hand.y, hand.z))
        strain = round(MOST_STRAIN * min(1.0, hand.strain))
        head = (0, 0, flags | EVERYTHING, strain, NOT_HEARD, *places, _whole(hand.yaw / pi), mask)
        return _FRAME.pack(FRAME_KIND, *head) + packed(self.poses[bodies_in(mask)])


def _whole(part: float) -> int:
    return round(FULL * max(-1.0, min(1.0, part)))


# --- at rest


def rest_of(poses: Poses, attempt: int) -> bytes:
    """The message of a nest that lies still, before this attempt."""
    mask = there(poses)
    return _REST.pack(REST_KIND, attempt, mask) + packed(poses[bodies_in(mask)])


def rest_in(picture: bytes) -> bytes:
    """The same out of a frame that holds everything."""
    *_, mask = _FRAME.unpack_from(picture)
    return _REST.pack(REST_KIND, picture[1], mask) + picture[FRAME_BYTES:]


# --- frame by frame


class Frames:
    """The messages of one attempt, made out of frames that hold everything."""

    def __init__(self, attempt: int) -> None:
        self._attempt = attempt
        self._sent: dict[int, bytes] = {}
        self._next = 0
        """The body that is told again first."""
        self._count = 0

    def next(self, number: int, picture: bytes, heard: int | None) -> bytes:
        """The next one; `heard`: the time of the last sample that was obeyed."""
        _, _, _, flags, *rest, mask = _FRAME.unpack_from(picture)
        poses = _poses(mask, picture[FRAME_BYTES:])
        everything = self._count % WHOLE_EVERY == 0
        self._count += 1
        told = list(poses) if everything else self._news(poses)
        self._sent.update((body, poses[body]) for body in told)
        flags = flags if everything else flags & ~EVERYTHING
        rest[1] = NOT_HEARD if heard is None else heard
        mask = sum(1 << body for body in told)
        head = _FRAME.pack(FRAME_KIND, self._attempt, number & 0xFFFFFFFF, flags, *rest, mask)
        return head + b"".join(poses[body] for body in told)

    def _news(self, poses: dict[int, bytes]) -> list[int]:
        moved = {body for body, pose in poses.items() if not looks_same(self._sent[body], pose)}
        still = sorted(poses.keys() - moved, key=lambda body: (body - self._next) % BODIES)
        again = still[:REFRESHED]
        self._next = again[0] + 1 if again else self._next  # each twice, for who sees every other
        return sorted(moved.union(again))


def _poses(mask: int, data: bytes) -> dict[int, bytes]:
    pieces = (data[start : start + POSE_BYTES] for start in range(0, len(data), POSE_BYTES))
    return dict(zip(bodies_in(mask), pieces, strict=True))


def unheard(frame: bytes) -> bytes:
    """The same frame without the time of the hand that was heard, as films keep it."""
    return frame[:8] + struct.pack("<I", NOT_HEARD) + frame[12:]


# --- reading


class Frame(msgspec.Struct, frozen=True):
    """A frame as it came."""

    attempt: int
    number: int
    heard: int | None
    seen: Seen
    """Bodies of which it does not tell are away."""
    mask: int
    everything: bool
    size: int


def read_frame(data: bytes) -> Frame:
    """The frame at the beginning of some bytes."""
    _, attempt, number, flags, strain, heard, *places, yaw, mask = _FRAME.unpack_from(data)
    size = FRAME_BYTES + POSE_BYTES * mask.bit_count()
    x, y, z = (SPAN * place / FULL for place in places)
    does = (bool(flags & CLOSED), bool(flags & HOLDING), strain / MOST_STRAIN)
    seen = Seen(
        laid_out(mask, data[FRAME_BYTES:size]),
        HandSeen(x, y, z, pi * yaw / FULL, *does),
        bool(flags & AFTERMATH),
    )
    known = None if heard == NOT_HEARD else heard
    return Frame(attempt, number, known, seen, mask, bool(flags & EVERYTHING), size)


def read_rest(data: bytes) -> tuple[int, Poses, int]:
    """The attempt, the poses and the size of the message of a nest at rest."""
    _, attempt, mask = _REST.unpack_from(data)
    size = REST_BYTES + POSE_BYTES * mask.bit_count()
    return attempt, laid_out(mask, data[REST_BYTES:size]), size
