"""What is sent of a nest: packed poses, the nest at rest, and frames that hold what has moved."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from random import Random
from statistics import mean

import numpy as np
import pytest

from tablee.games.gulo.nest.collect import begun
from tablee.games.gulo.nest.errors import BadSnapshot
from tablee.games.gulo.nest.poses import bodies_in, packed, unpacked
from tablee.games.gulo.nest.sight import (
    FRAME_BYTES,
    REFRESHED,
    WHOLE_EVERY,
    Frames,
    HandSeen,
    Seen,
    read_frame,
    read_rest,
    rest_of,
    unheard,
)
from tablee.games.gulo.nest.simulator import BODIES, SPAN, Poses, poses_in
from tests.ends import as_long_as
from tests.nest.stage import rested, stored

NEST = stored(0)
POLE = BODIES - 1
POSE = struct.Struct("<hhhI")
BODY = 9
HAND = HandSeen(0.1234, -0.2, 0.3, 2.5, closed=True, holding=False, strain=0.5)


def near(one: Poses, other: Poses, steps: float = 0.5) -> None:
    """Each number to so many of its steps: for places these are 15 micrometres."""
    assert np.abs(one[:, :3] - other[:, :3]).max() < (steps + 0.1) * SPAN / 32767
    alike = np.abs((one[:, 3:] * other[:, 3:]).sum(axis=1))
    there = one[:, 2] > -SPAN
    assert alike[there].min() > 1 - 8e-6 * steps * steps


def test_any_turn_comes_out_as_it_went_in() -> None:
    rng = np.random.default_rng(1)
    turns = rng.normal(size=(500, 4))
    turns /= np.sqrt((turns * turns).sum(axis=1))[:, None]
    poses = np.hstack([rng.uniform(-SPAN, SPAN, (500, 3)), turns]).astype(np.float32)
    data = packed(poses)
    assert len(data) == 10 * 500
    near(poses, unpacked(data))


def test_the_bits_of_a_pose_are_those_that_are_written_down() -> None:
    """Half a turn about y, which is the third of the four parts: 2 in the highest bits."""
    pose = np.array([[0.25, -0.5, 0.0, 0, 0, -1, 0]], dtype=np.float32)
    x, y, z, turn = struct.unpack("<hhhI", packed(pose))
    assert (x, y, z) == (16384, -32767, 0)
    assert [turn >> 30, turn >> 20 & 1023, turn >> 10 & 1023, turn & 1023] == [2, 512, 512, 512]


def test_what_flies_farther_than_poses_reach_stays_at_their_end() -> None:
    poses = NEST.poses()
    poses[3, :2] = (0.7, -9.0)
    assert unpacked(packed(poses))[3, :2] == pytest.approx((SPAN, -SPAN))


def test_a_snapshot_says_where_everything_lies_without_any_physics() -> None:
    nest = rested(NEST.without(7).without(21))
    assert np.array_equal(poses_in(nest.snapshot()), nest.poses())
    data = rest_of(nest.poses(), 3)
    number, poses, size = read_rest(data)
    assert (number, size, len(data)) == (3, 6 + 21 * 10, 6 + 21 * 10)
    near(nest.poses(), poses)
    assert poses[7, 2] == poses[21, 2] == -SPAN


@pytest.mark.parametrize("length", [0, 10, 400])
def test_bytes_that_are_no_snapshot_have_no_poses(length: int) -> None:
    with pytest.raises(BadSnapshot):
        poses_in(NEST.snapshot()[:length])


def test_a_frame_says_what_the_hand_does_and_what_it_has_heard() -> None:
    data = Frames(5).next(77, Seen(NEST.poses(), HAND, aftermath=True).to_bytes(), 1234)
    assert len(data) == 24 + 23 * 10
    frame = read_frame(data)
    assert (frame.attempt, frame.number, frame.heard, frame.everything) == (5, 77, 1234, True)
    hand = frame.seen.hand
    assert (hand.closed, hand.holding, frame.seen.aftermath) == (True, False, True)
    places = (hand.x, hand.y, hand.z, hand.yaw)
    assert places == pytest.approx((0.1234, -0.2, 0.3, 2.5), abs=1e-4)
    assert hand.strain == pytest.approx(0.5, abs=0.01)
    assert read_frame(unheard(data)).heard is None
    assert read_frame(unheard(data)).seen.hand == hand


def test_a_frame_holds_what_moved_and_two_others_in_turn() -> None:
    frames, poses = Frames(0), NEST.poses()
    frames.next(1, Seen(poses, HAND).to_bytes(), None)
    again: list[int] = []
    for number in range(2, 24):
        poses[4, 0] += 0.001
        told = bodies_in(read_frame(frames.next(number, Seen(poses, HAND).to_bytes(), None)).mask)
        assert len(told) == 1 + REFRESHED
        again += [body for body in told if body != 4]
    assert set(again) == set(range(BODIES)) - {4}  # all in less than half a second
    assert POLE in again


def theft(rank: int, seed: int) -> Iterator[tuple[Seen, bytes]]:
    """Each moment of a whole theft, and the message that tells of it."""
    steal, frames = begun(NEST, NEST.lie().eggs[rank], "deft", Random(seed)), Frames(0)
    for _ in as_long_as(lambda: steal.outcome is None):
        seen = steal.advance()
        yield seen, frames.next(steal.frame, seen.to_bytes(), None)


def test_who_misses_every_other_frame_is_soon_right_again() -> None:
    """And who sees all of them sees everything as it is, at every moment."""
    complete, lossy, wrong = NEST.poses(), NEST.poses(), np.zeros(BODIES, dtype=int)
    whole = 0
    for number, (seen, data) in enumerate(theft(0, 1)):
        whole += see(complete, data)
        near(seen.poses, complete, steps=1.5)
        if number % 2:
            see(lossy, data)
        wrong = np.where((lossy == complete).all(axis=1), 0, wrong + 1)
        assert wrong.max() < 30  # half a second
    assert whole == number // WHOLE_EVERY + 1


def see(poses: Poses, data: bytes) -> bool:
    """Draw what a frame tells of; whether that is everything."""
    frame = read_frame(data)
    assert frame.size == len(data)
    told = bodies_in(frame.mask)
    poses[told] = frame.seen.poses[told]
    return frame.everything


def test_frames_are_much_smaller_than_all_poses() -> None:
    """44 bytes while nothing moves; a heap that slides as a whole costs the most."""
    thefts = [theft(rank, seed) for seed, rank in enumerate((0, 10, 18))]
    sizes = [len(data) for frames in thefts for _, data in frames]
    assert min(sizes) == 24 + 2 * 10
    assert mean(sizes) < 80, mean(sizes)


@pytest.mark.parametrize(("field", "step"), [(0, 1), (1, -1), (3, 1), (3, 1 << 10), (3, -1 << 20)])
def test_what_nobody_sees_is_not_told(field: int, step: int) -> None:
    """By itself; but the difference to what was sent never grows."""
    frames, picture = Frames(0), Seen(NEST.poses(), HAND).to_bytes()
    frames.next(1, picture, None)
    for times, told in ((0, 0), (1, 0), (2, 1), (2, 0), (1, 0), (0, 1)):
        moved = bytearray(picture)
        numbers = list(POSE.unpack_from(picture, FRAME_BYTES + POSE.size * BODY))
        numbers[field] += times * step
        POSE.pack_into(moved, FRAME_BYTES + POSE.size * BODY, *numbers)
        frame = read_frame(frames.next(2, bytes(moved), None))
        assert frame.mask.bit_count() == REFRESHED + told
