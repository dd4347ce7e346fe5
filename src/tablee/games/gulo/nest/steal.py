"""One attempt to steal a named egg (GU-10 to GU-14), frame by frame, until it is decided."""

from __future__ import annotations

from math import hypot
from typing import Literal

from tablee.games.gulo.nest import engine
from tablee.games.gulo.nest.errors import TooLate
from tablee.games.gulo.nest.hand import Hand, Intake, Sample, roomiest
from tablee.games.gulo.nest.model import RIM_HEIGHT, RIM_RADIUS, STEPS, WALL, half_length
from tablee.games.gulo.nest.sight import Seen
from tablee.games.gulo.nest.simulator import Nest

FRAME = 1 / 60
CLEAR = 0.045
"""An egg whose centre is so far above the rim has left the nest: the hand has it."""
QUIET = 0.003
"""Metres a second below which everything is at rest."""
STILL = 0.001
REST_FRAMES = 30
REST_LIMIT = 8 * 60
"""After so many frames the nest counts as at rest: what still moves only creeps."""

Kind = Literal["stolen", "egg", "pole", "time"]


class Steal:
    """An attempt: feed it samples, advance it frame by frame, read the outcome."""

    def __init__(self, nest: Nest, egg: int, seconds: float = 60.0) -> None:
        self.start = nest.snapshot()
        self.egg = egg
        self.seconds = seconds
        self.frame = 0
        self.outcome: Kind | None = None
        self.left_at: int | None = None
        self.applied: list[tuple[int, Sample]] = []
        # A nest of our own: holding changes what its egg meets.
        self.nest = Nest.restored(self.start)
        self._intake = Intake(seconds)
        self.hand = Hand(self.nest, egg, roomiest(self.nest, egg))
        self._quiet = 0
        self._still = 0
        self.asleep = True

    @property
    def now_ms(self) -> float:
        """The time of the attempt that has been simulated."""
        return self.frame * 1000 / 60

    def feed(self, sample: Sample) -> None:
        """Hand in a sample; one that breaks a rule is refused and changes nothing."""
        if self.outcome is not None:
            raise TooLate("the attempt has ended")
        self._intake.take(sample, self.now_ms)

    def advance(self) -> Seen:
        """Let one frame pass and say where everything is."""
        if self.outcome is None:
            for sample in self._intake.due(self.now_ms):
                self.apply(sample)
            self._move()
        return Seen(self.nest.poses(), self.hand.seen())

    def apply(self, sample: Sample) -> None:
        """Let the hand obey a sample now."""
        self.applied.append((self.frame, sample))
        self.hand.obey(sample)

    def _move(self) -> None:
        for _ in range(STEPS):
            self._step()
            self.outcome = self._alarm()
            if self.outcome is not None:
                break
        self.frame += 1
        if self.outcome is None:
            self._judge()
            self._maybe_sleep()

    def _step(self) -> None:
        self.hand.act()
        if self.asleep:
            self.hand.float_freely()
            engine.collide(self.nest.model, self.nest.data)
            self.asleep = not (self.hand.touches() or self.hand.holding)
        if not self.asleep:
            self.nest.step()

    def _maybe_sleep(self) -> None:
        """A nest that nobody touches and that lies still stays as it is, and costs no time."""
        still = self.nest.body_speeds().max() < STILL
        alone = self.left_at is None and not self.hand.holding and not self.hand.touches()
        self._still = self._still + 1 if still and alone else 0
        self.asleep = self.asleep or self._still >= REST_FRAMES

    def _alarm(self) -> Kind | None:
        """EGG ALARM (GU-12): another egg on the table, or the pole. Leaning on the rim is fine."""
        if self.nest.on_table() & self.nest.poles:
            return "pole"
        return "egg" if self._eggs_on_table() - {self.egg} else None

    def _eggs_on_table(self) -> set[int]:
        eggs = self.nest.shape_eggs
        return {eggs[shape] for shape in self.nest.on_table() if shape in eggs}

    def _judge(self) -> None:
        if self.left_at is None:
            if self._has_left():
                self.left_at = self.frame
                self.hand.bag()
            elif self.frame * FRAME >= self.seconds:
                self.outcome = "time"
        elif self._at_rest():
            self.outcome = "egg" if self._strays() else "stolen"

    def _has_left(self) -> bool:
        x, y, z = self.nest.where(self.egg)
        far = hypot(x, y)
        outside = far > RIM_RADIUS + WALL + half_length(self.egg)
        # Close beside the bowl, under its belly, it is not in the nest either. But a hand that
        # plunges in presses an egg into the floor, as far as the table under it.
        beside = far > RIM_RADIUS and self.egg in self._eggs_on_table()
        return bool(outside or z > RIM_HEIGHT + CLEAR or beside)

    def _at_rest(self) -> bool:
        self._quiet = self._quiet + 1 if self._others_speed() < QUIET else 0
        waited = self.frame - (self.left_at or 0)
        return self._quiet >= REST_FRAMES or waited >= REST_LIMIT

    def _others_speed(self) -> float:
        speeds = self.nest.body_speeds()
        speeds[self.nest.eggs.index(self.egg)] = 0
        return float(speeds.max())

    def _strays(self) -> bool:
        """Whether another egg lies outside without touching the table."""
        others = [self.nest.where(egg) for egg in self.nest.eggs if egg != self.egg]
        return any(hypot(x, y) > RIM_RADIUS + 2 * WALL for x, y, _ in others)

    def digest(self) -> str:
        """A short name for the exact state now."""
        return self.nest.digest()

    def left_over(self) -> Nest:
        """The nest after the attempt: without the egg if it was stolen."""
        return self.nest.without(self.egg) if self.outcome == "stolen" else self._plain()

    def _plain(self) -> Nest:
        return Nest.restored(self.nest.snapshot())
