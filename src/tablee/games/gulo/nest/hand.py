"""The hand: what it is told (pointer samples, checked here) and how it pulls and pushes."""

from __future__ import annotations

from collections import deque
from math import cos, isfinite, pi, sin, sqrt

import msgspec
import numpy as np

from tablee.games.gulo.nest.engine import Floats
from tablee.games.gulo.nest.errors import NotANumber, OutOfOrder, TooLate, TooMany
from tablee.games.gulo.nest.model import (
    EGG_MEETS,
    FINGER_LENGTH,
    FINGER_RADIUS,
    HAND_KIND,
    HAND_MASS,
    PARKED,
    STEP,
    STEPS,
    half_width,
)
from tablee.games.gulo.nest.sight import HandSeen
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.space import length, lengths

# --- samples

SIDE_REACH = 0.20
HIGH_REACH = 0.30
PER_SECOND = 250
IN_TOTAL = 60_000
GRACE_MS = 250.0
"""A sample may be so late on its way and still count, from the next frame on."""


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """Where the pointer is at a time of the attempt, in metres above the table's middle."""

    time_ms: float
    x: float
    y: float
    z: float
    grip: bool


def clamped(sample: Sample) -> Sample:
    """The same sample within reach of an arm."""
    x, y = (max(-SIDE_REACH, min(SIDE_REACH, value)) for value in (sample.x, sample.y))
    return Sample(sample.time_ms, x, y, max(0.0, min(HIGH_REACH, sample.z)), sample.grip)


class Intake:
    """Checks samples one by one, and hands them out when their time comes."""

    def __init__(self, seconds: float) -> None:
        self.waiting: deque[Sample] = deque()
        self._until = seconds * 1000
        self._last = 0.0
        self._total = 0
        self._recent: deque[float] = deque()

    def take(self, sample: Sample, now_ms: float) -> None:
        """Accept a sample, or refuse it and change nothing."""
        _check_numbers(sample)
        self._check_time(sample.time_ms, now_ms)
        self._check_amount(sample.time_ms)
        self._last = sample.time_ms
        self._total += 1
        self._recent.append(sample.time_ms)
        self.waiting.append(clamped(sample))

    def due(self, now_ms: float) -> list[Sample]:
        """The samples whose time has come, oldest first."""
        found = []
        while self.waiting and self.waiting[0].time_ms <= now_ms:
            found.append(self.waiting.popleft())
        return found

    def _check_time(self, time_ms: float, now_ms: float) -> None:
        if time_ms < self._last:
            raise OutOfOrder(f"the sample of {time_ms:g} ms comes after that of {self._last:g} ms")
        if time_ms < now_ms - GRACE_MS:
            raise TooLate(f"the sample of {time_ms:g} ms is too late: it is {now_ms:g} ms already")
        if time_ms > self._until:
            raise TooLate(f"the sample of {time_ms:g} ms lies after the end of the attempt")

    def _check_amount(self, time_ms: float) -> None:
        while self._recent and self._recent[0] <= time_ms - 1000:
            self._recent.popleft()
        if len(self._recent) >= PER_SECOND:
            raise TooMany(f"more than {PER_SECOND} samples within a second")
        if self._total >= IN_TOTAL:
            raise TooMany(f"more than {IN_TOTAL} samples in one attempt")


def _check_numbers(sample: Sample) -> None:
    for name in ("time_ms", "x", "y", "z"):
        if not isfinite(getattr(sample, name)):
            raise NotANumber(f"the sample's {name} is not a finite number")


# --- pulling

PULL = 60.0
"""Newtons a metre between the held egg and where the hand wants it."""
PULL_CAP = 0.8
SPIN_HOLD = 60.0
"""How much fingers keep the held egg from turning, by its inertia."""
NEAR = 0.014
"""A closing hand takes the egg if its centre is so near."""
SLIPS = 0.028
"""A held egg slips out of the fingers when it stays so far behind."""

PUSH = 150.0
PUSH_CAP = 2.0
PUSH_DRAG = 2 * sqrt(PUSH * HAND_MASS)
ARM_SPEED = 1.0
BAG = (0.0, -0.30, 0.20)
GRAVITY = 9.81
TIP = 0.003
"""Fingertips reach so far below the point between them."""


class Hand:
    """Two fingertips that follow the samples, and pull on the named egg while closed around it."""

    def __init__(self, nest: Nest, egg: int, yaw: float) -> None:
        self.nest = nest
        self.egg = nest.body(egg)
        self.yaw = yaw
        self.holding = False
        self.bagging = False
        self._grip = False
        self._goal: Floats | None = None
        self._arm = np.array(PARKED)
        self._arm_speed = np.zeros(3)
        self._haste = 1
        self._offset = np.zeros(3)
        self._mass = float(nest.model.body_mass[self.egg])
        self._pull_drag = 2 * sqrt(PULL * self._mass)
        self._drag = nest.model.dof_damping.copy()
        self._shape_fingers(egg, yaw)

    def _shape_fingers(self, egg: int, yaw: float) -> None:
        model = self.nest.model
        model.geom_conaffinity[model.body_geomadr[self.egg]] = EGG_MEETS & ~HAND_KIND
        aside = half_width(egg) + FINGER_RADIUS
        up = FINGER_LENGTH / 2 + FINGER_RADIUS - TIP
        for finger, sign in zip(self.nest.fingers, (1, -1), strict=True):
            model.body_pos[finger] = (sign * aside * cos(yaw), sign * aside * sin(yaw), up)
        model.dof_damping[self._dofs] = PUSH_DRAG

    @property
    def _dofs(self) -> slice:
        first = int(self.nest.model.body_dofadr[self.nest.hand])
        return slice(first, first + 3)

    @property
    def _seats(self) -> slice:
        first = int(self.nest.model.jnt_qposadr[self.nest.model.body_jntadr[self.nest.hand]])
        return slice(first, first + 3)

    @property
    def place(self) -> Floats:
        """The point between the fingertips."""
        found: Floats = np.array(PARKED) + self.nest.data.qpos[self._seats]
        return found

    def finger(self) -> Floats:
        """From the point between the fingertips to the axis of the first, on the same height."""
        x, y, _ = self.nest.model.body_pos[self.nest.fingers[0]]
        return np.array((x, y, 0.0))

    def seen(self) -> HandSeen:
        """What others see of it."""
        x, y, z = (float(value) for value in self.place)
        closed = self._grip or self.bagging
        return HandSeen(x, y, z, self.yaw, closed, self.holding, self._strain())

    def _strain(self) -> float:
        """How far its springs are drawn, as a part of the most that it can."""
        if self._goal is None or self.bagging:
            return 0.0
        behind = PUSH * length(self._arm - self.place) / PUSH_CAP
        if self.holding:
            away = self._arm + self._offset - self.nest.data.xpos[self.egg]
            behind = max(behind, PULL * length(away) / PULL_CAP)
        return min(1.0, behind)

    def obey(self, sample: Sample) -> None:
        """Go where the sample says, closed or open."""
        if self.bagging:
            return
        goal = np.array((sample.x, sample.y, sample.z))
        if self._goal is None:  # the first time a hand comes from above, not out of the heap
            self._enter(np.array((sample.x, sample.y, max(sample.z, HIGH_REACH))))
        self._goal = goal
        self._haste = STEPS
        self._grip = sample.grip

    def _enter(self, place: Floats) -> None:
        self.nest.data.qpos[self._seats] = place - np.array(PARKED)
        self._arm = place

    def bag(self) -> None:
        """The egg has left the nest: carry it to the bag, past everything."""
        model = self.nest.model
        shapes = model.body_geomadr[[self.egg, *self.nest.fingers]]
        model.geom_contype[shapes] = model.geom_conaffinity[shapes] = 0
        self._goal = np.array(BAG)
        self.bagging = True
        if not self.holding:
            self._take()

    def act(self) -> None:
        """Set the forces of the next step."""
        if self._goal is None:
            return
        self._move_arm(self._goal)
        self._push()
        self._decide_hold()
        if self.holding:
            self._pull()

    def _move_arm(self, goal: Floats) -> None:
        """Spread the way to the goal over a frame, so that samples do not come as jerks."""
        speed = (goal - self._arm) / (self._haste * STEP)
        self._arm_speed = _capped(speed, ARM_SPEED)
        self._arm = self._arm + self._arm_speed * STEP
        self._haste = max(1, self._haste - 1)

    def _push(self) -> None:
        force = PUSH * (self._arm - self.place) + PUSH_DRAG * self._arm_speed
        self.nest.data.qfrc_applied[self._dofs] = _capped(force, PUSH_CAP)

    def float_freely(self) -> None:
        """Be where the arm is: for a hand that meets nothing while the nest sleeps."""
        data = self.nest.data
        data.qvel[self._dofs] = (self._arm - self.place) / STEP
        data.qpos[self._seats] = self._arm - np.array(PARKED)

    def touches(self) -> bool:
        """Whether a fingertip meets anything, or is about to."""
        first = int(self.nest.model.body_geomadr[self.nest.fingers[0]])
        return bool((self.nest.data.contact.geom >= first).any())

    def _decide_hold(self) -> None:
        if self.bagging:
            return
        gap = length(self.nest.data.xpos[self.egg] - self.place - self._offset)
        if self.holding and (not self._grip or gap > SLIPS):
            self._let_go()
        elif self._grip and not self.holding and gap < NEAR:
            self._take()

    def _take(self) -> None:
        self.holding = True
        self._offset = self.nest.data.xpos[self.egg] - self.place
        dofs = self.nest.motion(self.egg)
        damping = self.nest.model.dof_damping
        # Damped by the solver, implicitly: an explicit force would explode for the light eggs.
        damping[dofs.start : dofs.start + 3] = self._pull_drag
        damping[dofs.start + 3 : dofs.stop] = SPIN_HOLD * self.nest.model.body_inertia[self.egg]

    def _let_go(self) -> None:
        self.holding = False
        self._offset = np.zeros(3)
        dofs = self.nest.motion(self.egg)
        self.nest.model.dof_damping[dofs] = self._drag[dofs]
        self.nest.data.xfrc_applied[self.egg] = 0

    def _pull(self) -> None:
        away = self._arm + self._offset - self.nest.data.xpos[self.egg]
        force = (
            PULL * away + self._pull_drag * self._arm_speed + np.array((0, 0, GRAVITY * self._mass))
        )
        self.nest.data.xfrc_applied[self.egg, :3] = _capped(force, PULL_CAP)


def _capped(force: Floats, cap: float) -> Floats:
    size = length(force)
    return force if size <= cap else force * (cap / size)


def roomiest(nest: Nest, egg: int) -> float:
    """The direction in which fingers beside the egg meet least: where its neighbours leave room."""
    body = nest.body(egg)
    others = [b for b in range(1, nest.pole) if b != body]
    ways = nest.data.xpos[others] - nest.data.xpos[body]
    near = ways[lengths(ways) < 0.04]
    yaws = np.linspace(0, pi, 12, endpoint=False)
    return float(max(yaws, key=lambda yaw: _room(near, half_width(egg), float(yaw))))


def _room(ways: Floats, aside: float, yaw: float) -> float:
    spot = (aside + FINGER_RADIUS) * np.array((cos(yaw), sin(yaw), 0.0))
    gaps = [float(lengths(ways - sign * spot).min(initial=1)) for sign in (1, -1)]
    return round(min(gaps), 6)
