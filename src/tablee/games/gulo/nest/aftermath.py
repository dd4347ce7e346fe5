"""What an alarm leaves: for a moment eggs roll on and the pole strikes, and nobody's hand is there.

It happens in a copy of the nest: the attempt has ended, and its recording ends with it.
"""

from __future__ import annotations

import msgspec

from tablee.games.gulo.nest.model import STEPS
from tablee.games.gulo.nest.sight import Seen
from tablee.games.gulo.nest.steal import QUIET, Steal

ALARMS = ("egg", "pole")
FRAMES = 120
STILL_FRAMES = 15
"""After so many frames in which nothing moves there is nothing more to see."""


class Aftermath:
    """Advance it frame by frame until it is over."""

    def __init__(self, steal: Steal) -> None:
        self.frame = steal.frame
        self.nest = steal.nest.let_go()
        seen = steal.hand.seen()
        self._hand = msgspec.structs.replace(seen, closed=False, holding=False, strain=0.0)
        self._left = FRAMES
        self._still = 0

    @property
    def over(self) -> bool:
        """Is there nothing more to see?"""
        return self._left == 0 or self._still >= STILL_FRAMES

    def advance(self) -> Seen:
        """Let one frame pass and say where everything is."""
        self.nest.step(STEPS)
        self.frame += 1
        self._left -= 1
        self._still = self._still + 1 if self.nest.speed() < QUIET else 0
        return Seen(self.nest.poses(), self._hand, aftermath=True)
