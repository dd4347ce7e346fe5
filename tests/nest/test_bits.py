"""The same bits: snapshots, pouring, replays here and in another process."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import inf, nan
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import numpy as np
import pytest

from tablee.games.gulo.nest import hand, mark, model, steal
from tablee.games.gulo.nest.checks import replayed_elsewhere, round_trips
from tablee.games.gulo.nest.collect import attempt
from tablee.games.gulo.nest.errors import BadSnapshot, Broken, NestError
from tablee.games.gulo.nest.machine import this_machine
from tablee.games.gulo.nest.pull import plan_pull
from tablee.games.gulo.nest.recording import (
    MadeElsewhere,
    Recording,
    ReplayDiffers,
    check,
    recorded,
    replay,
    verified,
)
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import Steal
from tests.nest.stage import STORED, run, stored


def test_a_thousand_restored_nests_go_on_with_the_same_bits() -> None:
    assert round_trips(stored(0), 1000, steps=1) == 0


def test_a_stored_nest_is_what_its_bytes_say() -> None:
    data = (STORED / "0.nest").read_bytes()
    assert Nest.restored(data).snapshot() == data


def in_mid_steal() -> Nest:
    """The moment at which a hand lifts an egg between others, as its bytes keep it."""
    nest = stored(0)
    steal = Steal(nest, nest.lie().eggs[14])
    run(steal, plan_pull(nest, steal.egg, "clumsy", Random(1)), frames=36)
    assert steal.outcome is None
    assert steal.hand.holding
    assert steal.nest.speed() > 0.1
    return Nest.restored(steal.nest.snapshot())


def just_after_a_theft() -> Nest:
    nest = stored(0)
    steal = attempt(nest, nest.lie().eggs[0], "fast", Random(1))
    assert steal.outcome == "stolen"
    return steal.left_over()


@pytest.mark.parametrize("moment", [in_mid_steal, just_after_a_theft])
def test_nests_out_of_a_steal_go_on_with_the_same_bits(moment: Callable[[], Nest]) -> None:
    assert round_trips(moment(), 100, steps=1) == 0


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


@pytest.mark.parametrize("number", [nan, inf])
def test_a_state_of_no_numbers_is_refused(number: float) -> None:
    parts = msgspec.msgpack.decode(stored(0).snapshot())
    state = np.frombuffer(parts[4]).copy()
    state[10] = number
    parts[4] = state.tobytes()
    with pytest.raises(BadSnapshot, match="numbers that are none"):
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


def test_every_outcome_is_replayed_elsewhere() -> None:
    found = one_of_each_outcome()
    assert set(found) == {"stolen", "egg", "pole", "time"}
    assert replayed_elsewhere(found.values()) == [True] * 4


def one_of_each_outcome() -> dict[str, Recording]:
    """Pulls of eggs by nest and rank, most likely first, until they have ended in all four ways."""
    found: dict[str, Recording] = {}
    for number, rank in [(0, 1), (0, 18), (0, 13), (2, 18), *product(range(3), range(1, 22, 3))]:
        nest = stored(number)
        pulled = recorded(attempt(nest, nest.lie().eggs[rank], "clumsy", Random(1)))
        found.setdefault(pulled.outcome, pulled)
        if len(found) == 4:
            break
    return found


@pytest.mark.clause("GU-33")
def test_a_replay_shows_every_frame_with_eggs_pole_and_hand(recording: Recording) -> None:
    frames = list(replay(recording))
    assert len(frames) == recording.frames
    assert not np.array_equal(frames[0].poses, frames[-1].poses)
    wanted = {one.frame: one.sample for one in recording.samples}
    closed = [frame.hand.closed for frame in frames]
    closes = min(frame for frame, sample in wanted.items() if sample.grip)
    assert closed.index(True) == closes
    found, asked = frames[closes].hand, wanted[closes]
    near = pytest.approx((asked.x, asked.y, asked.z), abs=0.01)
    assert (found.x, found.y, found.z) == near


OLD = [("theft", "time"), ("stolen", "stolen"), ("egg", "egg"), ("pole", "pole")]


@pytest.mark.parametrize(("name", "outcome"), OLD)
def test_a_theft_of_old_still_replays(name: str, outcome: str) -> None:
    """If this fails, what moves things has changed: count `mark.CODE` up, measure, make nests."""
    theft = Recording.from_bytes((STORED / f"{name}.recording").read_bytes())
    assert theft.outcome == outcome
    assert verified(theft)


@pytest.mark.parametrize(
    ("module", "name"),
    [(model, "DRAG"), (model, "STEPS"), (hand, "PULL"), (steal, "CLEAR"), (steal, "REST_FRAMES")],
)
def test_a_nest_moved_by_other_numbers_is_refused(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = stored(0).snapshot()
    monkeypatch.setattr(module, name, getattr(module, name) * 2)
    mark.bits_mark.cache_clear()
    try:
        with pytest.raises(BadSnapshot, match="another model"):
            Nest.restored(kept)
    finally:
        mark.bits_mark.cache_clear()


def test_marks_know_how_nests_are_poured_and_hands_are_moved() -> None:
    assert len({mark.bits_mark(), mark.pours_mark(), mark.pulls_mark()}) == 3


def test_a_recording_that_was_changed_does_not_replay(recording: Recording) -> None:
    other = msgspec.structs.replace(
        recording, samples=recording.samples[: len(recording.samples) // 2]
    )
    assert not verified(other)
    with pytest.raises(ReplayDiffers):
        list(replay(other))


@pytest.mark.parametrize("more", [-1, 1, 10**12])
def test_a_recording_that_tells_of_other_frames_does_not_replay(
    recording: Recording, more: int
) -> None:
    """Nor is anybody kept waiting for frames in which nothing moves."""
    assert not verified(msgspec.structs.replace(recording, frames=recording.frames + more))


def test_a_recording_that_tells_of_another_end_does_not_replay(recording: Recording) -> None:
    other = "egg" if recording.outcome == "stolen" else "stolen"
    assert not verified(msgspec.structs.replace(recording, outcome=other))
    assert not verified(msgspec.structs.replace(recording, digest="0" * 64))


def test_a_recording_names_the_kind_of_machine_that_made_it(recording: Recording) -> None:
    assert recording.machine == this_machine()
    assert np.__version__ in recording.machine


def test_a_difference_on_another_kind_of_machine_proves_no_change(recording: Recording) -> None:
    changed = msgspec.structs.replace(recording, digest="0" * 64)
    with pytest.raises(ReplayDiffers) as here:
        check(changed)
    assert not isinstance(here.value, MadeElsewhere)
    for machine in ("sparc64 Plan 9", ""):
        with pytest.raises(MadeElsewhere, match="on another kind of machine"):
            check(msgspec.structs.replace(changed, machine=machine))


def test_a_recording_of_another_machine_that_replays_is_right(recording: Recording) -> None:
    assert verified(msgspec.structs.replace(recording, machine="sparc64 Plan 9"))


@pytest.mark.parametrize("machine", ["\x1b[2J", "x" * 201])
def test_a_machine_that_cannot_be_shown_is_refused(recording: Recording, machine: str) -> None:
    data = msgspec.structs.replace(recording, machine=machine).to_bytes()
    with pytest.raises(NestError, match="no recording"):
        Recording.from_bytes(data)


def test_an_attempt_that_is_not_decided_is_not_recorded() -> None:
    with pytest.raises(NestError, match="not decided yet"):
        recorded(Steal(stored(0), 3))


@pytest.mark.parametrize("number", [nan, inf, 1e300])
def test_physics_that_breaks_down_is_said_to(
    number: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """In an error, and nowhere else: neither on the screen nor in a file."""
    monkeypatch.chdir(tmp_path)
    nest = stored(0)
    nest.data.qvel[0] = number
    with pytest.raises(Broken, match="broke down"):
        nest.step()
    assert capfd.readouterr() == ("", "")
    assert not list(tmp_path.iterdir())
