"""What everybody sees of an attempt, frame by frame (GU-33): every egg, the pole, and the hand."""

from __future__ import annotations

import struct
from math import pi

import msgspec

from tablee.games.gulo.nest.simulator import BODIES, SPAN, Poses, packed, unpacked

POSES_BYTES = 14 * BODIES
_HAND = struct.Struct("<hhhhB")
HAND_BYTES = _HAND.size
CLOSED, HOLDING = 1, 2
_FULL = 32767


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


class Seen(msgspec.Struct, frozen=True):
    """One frame."""

    poses: Poses
    hand: HandSeen

    def to_bytes(self) -> bytes:
        """The poses, then the hand: enough for the eye, never for going on."""
        return packed(self.poses) + _packed_hand(self.hand)

    @staticmethod
    def from_bytes(data: bytes) -> Seen:
        """A frame out of its bytes."""
        return Seen(unpacked(data[:POSES_BYTES]), _unpacked_hand(data[POSES_BYTES:]))


def _packed_hand(hand: HandSeen) -> bytes:
    places = (_whole(value / SPAN) for value in (hand.x, hand.y, hand.z))
    does = CLOSED * hand.closed | HOLDING * hand.holding
    return _HAND.pack(*places, _whole(hand.yaw / pi), does)


def _whole(part: float) -> int:
    return round(_FULL * max(-1.0, min(1.0, part)))


def _unpacked_hand(data: bytes) -> HandSeen:
    *numbers, does = _HAND.unpack(data)
    x, y, z, yaw = (number / _FULL for number in numbers)
    return HandSeen(
        SPAN * x, SPAN * y, SPAN * z, pi * yaw, bool(does & CLOSED), bool(does & HOLDING)
    )
