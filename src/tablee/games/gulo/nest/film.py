"""Films of what everybody saw: the messages that were sent, in their order, and compressed.

Any later version can show them: they need no physics, only what `sight.py` says of a message.
"""

from __future__ import annotations

import zlib

from tablee.games.gulo.nest.model import PARKED, STEPS
from tablee.games.gulo.nest.sight import (
    Frames,
    HandSeen,
    Seen,
    read_frame,
    read_rest,
    rest_in,
    unheard,
)
from tablee.games.gulo.nest.simulator import Nest

NOBODYS = HandSeen(*PARKED, yaw=0.0, closed=False, holding=False)
"""The hand of a film without one."""


class Reel:
    """A film in the making."""

    def __init__(self) -> None:
        self.frames = 0
        self._packer = zlib.compressobj(9)
        self._packed = b""

    def take(self, frame: bytes, picture: bytes) -> None:
        """Keep a frame as it was sent; the first begins with all that its picture holds."""
        if self.frames == 0:
            self._packed += self._packer.compress(rest_in(picture))
        self._packed += self._packer.compress(unheard(frame))
        self.frames += 1

    def done(self) -> bytes:
        """All of it."""
        return self._packed + self._packer.flush()


class PourFilm:
    """Somebody who looks on while a nest is poured, thirty times a second."""

    def __init__(self) -> None:
        self._steps = 0
        self._reel = Reel()
        self._frames = Frames(0)

    def see(self, nest: Nest) -> None:
        """Look at each step; every second frame of sixty is kept."""
        self._steps += 1
        if (self._steps - 1) % (2 * STEPS):
            return
        picture = Seen(nest.poses(), NOBODYS).to_bytes()
        self._reel.take(self._frames.next(2 * self._reel.frames, picture, None), picture)

    def done(self) -> bytes:
        """All of it."""
        return self._reel.done()


def messages(film: bytes) -> list[bytes]:
    """The messages of a film: the nest at rest, then its frames."""
    data = zlib.decompress(film)
    ends = [read_rest(data)[2]]
    while ends[-1] < len(data):
        ends.append(ends[-1] + read_frame(data[ends[-1] :]).size)
    return [data[start:end] for start, end in zip([0, *ends], ends)]
