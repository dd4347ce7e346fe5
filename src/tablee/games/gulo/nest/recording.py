"""What happened in an attempt: enough to show it again bit for bit, and never to judge it anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from tablee.games.gulo.nest.errors import NestError
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.machine import this_machine
from tablee.games.gulo.nest.sight import Seen
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.steal import FRAME, Kind, Steal


class ReplayDiffers(NestError):
    """A replay did not end where the attempt ended."""


class MadeElsewhere(ReplayDiffers):
    """The recording was made on another kind of machine, so that the difference proves nothing."""


Machine = Annotated[str, msgspec.Meta(max_length=200, pattern="^[ -~]*$")]
"""A kind of machine; printable, because it is shown to people."""


class Applied(msgspec.Struct, frozen=True, array_like=True):
    """A sample, and the frame at whose beginning the hand obeyed it."""

    frame: int
    sample: Sample


class Recording(msgspec.Struct, frozen=True):
    """A decided attempt."""

    snapshot: bytes
    """The nest before it."""
    egg: int
    seconds: float
    samples: tuple[Applied, ...]
    outcome: Kind
    frames: int
    digest: str
    """Of the exact state at its end."""
    machine: Machine = ""
    """The kind of machine that made it; empty in recordings that do not say."""

    def to_bytes(self) -> bytes:
        """As it is stored."""
        return msgspec.msgpack.encode(self)

    @staticmethod
    def from_bytes(data: bytes) -> Recording:
        """Out of storage."""
        try:
            return msgspec.msgpack.decode(data, type=Recording)
        except msgspec.MsgspecError as error:
            raise NestError("these bytes are no recording of an attempt") from error


def recorded(steal: Steal) -> Recording:
    """The recording of an attempt that is decided."""
    if steal.outcome is None:
        raise NestError("the attempt is not decided yet")
    samples = tuple(Applied(frame, sample) for frame, sample in steal.applied)
    return Recording(
        steal.start,
        steal.egg,
        steal.seconds,
        samples,
        steal.outcome,
        steal.frame,
        steal.digest(),
        this_machine(),
    )


def replay(recording: Recording) -> Iterator[Seen]:
    """Every frame again, bit for bit; an error at the end if it came out differently."""
    steal = Steal(Nest.restored(recording.snapshot), recording.egg, recording.seconds)
    yield from _frames(steal, recording, recording.frames)
    end = (steal.outcome, steal.frame, steal.digest())
    if end != (recording.outcome, recording.frames, recording.digest):
        raise _difference(recording.machine)


def _difference(machine: str) -> ReplayDiffers:
    if machine == this_machine():
        return ReplayDiffers("the replay did not end where the attempt ended")
    made = machine or "an unknown one"
    return MadeElsewhere(
        f"the attempt was recorded on another kind of machine ({made}); on this one"
        f" ({this_machine()}) it ends differently"
    )


def nest_at(recording: Recording, seconds: float) -> Nest:
    """The nest, with the hand in it, so many seconds into the attempt or at its end."""
    steal = Steal(Nest.restored(recording.snapshot), recording.egg, recording.seconds)
    frames = min(recording.frames, round(max(0.0, seconds) / FRAME))
    for _ in _frames(steal, recording, frames):
        pass
    return steal.nest


def _frames(steal: Steal, recording: Recording, frames: int) -> Iterator[Seen]:
    """So many frames, or fewer: when it is decided, nothing moves any more."""
    samples = list(recording.samples)
    for frame in range(frames):
        if steal.outcome is not None:
            return
        while samples and samples[0].frame == frame:
            steal.apply(samples.pop(0).sample)
        yield steal.advance()


def verified(recording: Recording) -> bool:
    """Whether a replay here ends in exactly the same state."""
    try:
        check(recording)
    except ReplayDiffers:
        return False
    return True


def check(recording: Recording) -> None:
    """Replay to the end; an error says how the end differs, if it does."""
    for _ in replay(recording):
        pass
