"""The same bits: snapshots, pouring, replays here and in another process."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest

from tablee.games.gulo.nest.checks import replayed_elsewhere, round_trips
from tablee.games.gulo.nest.collect import attempt
from tablee.games.gulo.nest.errors import BadSnapshot, NestError
from tablee.games.gulo.nest.recording import Recording, ReplayDiffers, recorded, replay, verified
from tablee.games.gulo.nest.simulator import Nest, packed, unpacked
from tests.nest.stage import STORED, stored


def test_restored_nests_go_on_with_the_same_bits() -> None:
    assert round_trips(stored(0), 20) == 0


def test_a_stored_nest_is_what_its_bytes_say() -> None:
    data = (STORED / "0.nest").read_bytes()
    assert Nest.restored(data).snapshot() == data


def test_nests_with_eggs_gone_go_on_with_the_same_bits() -> None:
    nest = stored(1)
    assert round_trips(nest.without(nest.lie().eggs[0]), 3) == 0


def test_another_mujoco_is_refused() -> None:
    parts = msgspec.msgpack.decode(stored(0).snapshot())
    parts[1] = "3.1.0"
    with pytest.raises(BadSnapshot, match=r"made by MuJoCo 3\.1\.0"):
        Nest.restored(msgspec.msgpack.encode(parts))


def test_another_model_is_refused() -> None:
    parts = msgspec.msgpack.decode(stored(0).snapshot())
    parts[2] = "0" * 16
    with pytest.raises(BadSnapshot, match="another model"):
        Nest.restored(msgspec.msgpack.encode(parts))


@pytest.mark.parametrize("eggs", [[0, 0], [99], [3, 1]])
def test_a_senseless_list_of_eggs_is_refused(eggs: list[int]) -> None:
    parts = msgspec.msgpack.decode(stored(0).snapshot())
    parts[3] = eggs
    with pytest.raises(BadSnapshot, match="makes no sense"):
        Nest.restored(msgspec.msgpack.encode(parts))


def test_a_state_of_another_size_is_refused() -> None:
    parts = msgspec.msgpack.decode(stored(0).snapshot())
    parts[4] = parts[4][:-8]
    with pytest.raises(BadSnapshot, match="does not fit"):
        Nest.restored(msgspec.msgpack.encode(parts))


@pytest.mark.parametrize("data", [b"", b"nest", b"\x00" * 100])
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadSnapshot, match="no snapshot"):
        Nest.restored(data)
    with pytest.raises(NestError, match="no recording"):
        Recording.from_bytes(data)


@pytest.fixture(scope="module")
def recording() -> Recording:
    nest = stored(0)
    return recorded(attempt(nest, nest.lie().eggs[4], "steady", Random(5)))


def test_a_recording_is_replayed_here_and_elsewhere(recording: Recording) -> None:
    again = Recording.from_bytes(recording.to_bytes())
    assert again == recording
    assert verified(again)
    assert replayed_elsewhere([again]) == [True]


def test_a_replay_shows_every_frame(recording: Recording) -> None:
    frames = list(replay(recording))
    assert len(frames) == recording.frames
    assert not np.array_equal(frames[0], frames[-1])


def test_a_recording_that_was_changed_does_not_replay(recording: Recording) -> None:
    other = msgspec.structs.replace(
        recording, samples=recording.samples[: len(recording.samples) // 2]
    )
    assert not verified(other)
    with pytest.raises(ReplayDiffers):
        list(replay(other))


def test_packed_poses_are_close_enough_for_the_eye() -> None:
    poses = stored(0).without(7).poses()
    data = packed(poses)
    assert len(data) == 322
    assert np.abs(unpacked(data) - poses).max() < 2e-5
