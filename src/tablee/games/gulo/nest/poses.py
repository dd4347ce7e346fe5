"""Poses as they are sent and kept: ten bytes each, enough for the eye, never for going on.

A place is three int16 over half a metre to each side. A turn is the three smaller parts of its
quaternion, ten bits each, and two bits that say which part is left out: the largest, which follows
from the others once it is made positive.
"""

from __future__ import annotations

import struct
from math import sqrt

import numpy as np
import numpy.typing as npt

from tablee.games.gulo.nest.simulator import BODIES, SPAN, Poses, nobody

POSE_BYTES = 10
FULL = 32767
_POSE = np.dtype([("place", "<i2", (3,)), ("turn", "<u4")])
_NUMBERS = struct.Struct("<hhhI")
_MOST = 1023
_SHIFTS = np.array([20, 10, 0], dtype=np.uint32)
_OTHERS = np.array([[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]])


def there(poses: Poses) -> int:
    """A bit for each body that is in the nest."""
    return sum(1 << body for body, z in enumerate(poses[:, 2].tolist()) if z > -SPAN)


def bodies_in(mask: int) -> list[int]:
    """The bodies whose bits are set, from the lowest."""
    return [body for body in range(BODIES) if mask >> body & 1]


def packed(poses: Poses) -> bytes:
    """The bytes of some poses, one after the other."""
    rows = np.zeros(len(poses), dtype=_POSE)
    rows["place"] = np.rint(np.clip(poses[:, :3] / SPAN, -1, 1) * FULL)
    rows["turn"] = _packed_turns(poses[:, 3:].astype(np.float64))
    return rows.tobytes()


def _packed_turns(turns: npt.NDArray[np.float64]) -> npt.NDArray[np.uint32]:
    each = np.arange(len(turns))
    largest = np.abs(turns).argmax(axis=1)
    signs = np.where(turns[each, largest] < 0, -1, 1)
    rest = turns[each[:, None], _OTHERS[largest]] * signs[:, None]
    steps = np.rint(np.clip((rest * sqrt(2) + 1) / 2, 0, 1) * _MOST).astype(np.uint32)
    found: npt.NDArray[np.uint32] = largest.astype(np.uint32) << np.uint32(30)
    for column, shift in enumerate(_SHIFTS):
        found |= steps[:, column] << shift
    return found


def looks_same(pose: bytes, other: bytes) -> bool:
    """Whether no number of two packed poses differs by more than one: nobody sees that."""
    if pose == other:
        return True
    *place, turn = _NUMBERS.unpack(pose)
    *its_place, its_turn = _NUMBERS.unpack(other)
    pairs = [*zip(place, its_place), *zip(_digits(turn), _digits(its_turn))]
    return turn >> 30 == its_turn >> 30 and all(abs(mine - its) <= 1 for mine, its in pairs)


def _digits(turn: int) -> tuple[int, int, int]:
    return turn >> 20 & _MOST, turn >> 10 & _MOST, turn & _MOST


def unpacked(data: bytes) -> Poses:
    """Poses out of their bytes."""
    rows = np.frombuffer(data, dtype=_POSE)
    poses = np.empty((len(rows), 7), dtype=np.float32)
    poses[:, :3] = rows["place"] * (SPAN / FULL)
    poses[:, 3:] = _unpacked_turns(rows["turn"])
    return poses


def _unpacked_turns(packed: npt.NDArray[np.uint32]) -> npt.NDArray[np.float64]:
    each, largest = np.arange(len(packed)), packed >> np.uint32(30)
    steps = packed[:, None] >> _SHIFTS & np.uint32(_MOST)
    rest = (steps / _MOST * 2 - 1) / sqrt(2)
    turns = np.empty((len(packed), 4))
    turns[each[:, None], _OTHERS[largest]] = rest
    turns[each, largest] = np.sqrt(np.maximum(0, 1 - (rest * rest).sum(axis=1)))
    return turns


def laid_out(mask: int, data: bytes) -> Poses:
    """A row for every body: those that the bytes tell of, the others away."""
    poses = nobody()
    poses[bodies_in(mask)] = unpacked(data)
    return poses
