"""A nest that lies still: which eggs it holds, where they lie, and its bytes."""

from __future__ import annotations

import copy
from hashlib import sha256
from math import acos, degrees
from typing import Self

import msgspec
import numpy as np
import numpy.typing as npt

from tablee.games.gulo.nest import engine
from tablee.games.gulo.nest.errors import BadSnapshot, Broken, NotInNest
from tablee.games.gulo.nest.model import ALL_EGGS, POLE_LENGTH, nest_model
from tablee.games.gulo.rules.eggs import EGGS

BODIES = EGGS + 1
EGG_RADIUS = 0.010
FORMAT = 1
SPAN = 0.5
"""Packed poses reach so many metres to each side."""
AWAY = (0.0, 0.0, -SPAN, 1.0, 0.0, 0.0, 0.0)
"""The pose of an egg that is not in the nest."""

Poses = npt.NDArray[np.float32]


class Lie(msgspec.Struct, frozen=True):
    """How a nest lies: what the rules of the game know of it."""

    lean: int
    """Degrees between the pole and upright."""
    eggs: tuple[int, ...]
    """From the highest to the lowest."""
    touching: frozenset[int]
    """The eggs that touch the pole."""


class _Snapshot(msgspec.Struct, array_like=True):
    format: int
    mujoco: str
    model: str
    eggs: tuple[int, ...]
    state: bytes


class Nest:
    """Eggs, pole and a parked hand, at one moment. Time passes only when somebody steps it."""

    def __init__(self, eggs: tuple[int, ...] = ALL_EGGS) -> None:
        self.eggs = eggs
        # A copy, because a steal changes what its egg meets and how the hand damps it.
        self.model = copy.copy(nest_model(eggs))
        self.data = engine.fresh(self.model)
        self.table = self._shape("table")
        self.poles = frozenset((self._shape("stick"), self._shape("head")))
        self.shape_eggs = {self._shape(f"egg{egg}"): egg for egg in eggs}

    def _shape(self, name: str) -> int:
        return engine.number_of(self.model, engine.GEOM, name)

    @classmethod
    def poured(cls, seed: int) -> Self:
        """A nest of all eggs, poured from a seed and aged until it lies still."""
        from tablee.games.gulo.nest.pour import pour

        return cls.restored(pour(seed).snapshot())

    # --- where things are

    def body(self, egg: int) -> int:
        """The number of an egg's body in the model."""
        if egg not in self.eggs:
            raise NotInNest(f"egg {egg} does not lie in this nest")
        return 1 + self.eggs.index(egg)

    @property
    def pole(self) -> int:
        """The number of the pole's body in the model."""
        return 1 + len(self.eggs)

    @property
    def hand(self) -> int:
        """The number of the hand's body in the model."""
        return 2 + len(self.eggs)

    @property
    def fingers(self) -> tuple[int, int]:
        """The numbers of the bodies of the two fingertips, which hang from the hand."""
        return self.hand + 1, self.hand + 2

    def place(self, body: int) -> slice:
        """Where the pose of an egg or the pole stands among the positions."""
        first = int(self.model.jnt_qposadr[self.model.body_jntadr[body]])
        return slice(first, first + 7)

    def motion(self, body: int) -> slice:
        """Where the speeds of an egg or the pole stand among the speeds."""
        first = int(self.model.body_dofadr[body])
        return slice(first, first + 6)

    def lean(self) -> float:
        """The angle between the pole and upright, in degrees."""
        upright = float(self.data.xmat[self.pole][8])
        return degrees(acos(max(-1.0, min(1.0, upright))))

    def where(self, egg: int) -> engine.Floats:
        """The centre of an egg, in metres from the middle of the table under the bowl."""
        place: engine.Floats = self.data.xpos[self.body(egg)].copy()
        return place

    def contacts(self) -> list[tuple[int, int]]:
        """Which shapes touch now."""
        return [(int(a), int(b)) for a, b in self.data.contact.geom]

    def on_table(self) -> frozenset[int]:
        """Which shapes touch the table now."""
        if not (self.data.contact.geom == self.table).any():
            return frozenset()  # as nearly always, and this is asked at every step
        pairs = [pair for pair in self.contacts() if self.table in pair]
        return frozenset(a if b == self.table else b for a, b in pairs)

    def touching_pole(self) -> frozenset[int]:
        """The eggs that touch the pole now."""
        pairs = [pair for pair in self.contacts() if self.poles & set(pair)]
        found = (self.shape_eggs.get(shape) for pair in pairs for shape in pair)
        return frozenset(egg for egg in found if egg is not None)

    def lie(self) -> Lie:
        """How the nest lies now."""
        heights = {egg: float(self.data.xpos[self.body(egg)][2]) for egg in self.eggs}
        order = sorted(self.eggs, key=lambda egg: (-heights[egg], egg))
        return Lie(round(self.lean()), tuple(order), self.touching_pole())

    def body_speeds(self) -> engine.Floats:
        """How fast each egg and the pole move, metres a second; turning counts by its radius."""
        speeds = np.abs(self.data.qvel[: 6 * (len(self.eggs) + 1)]).reshape(-1, 2, 3).max(axis=2)
        radii = np.full(len(speeds), EGG_RADIUS)
        radii[-1] = POLE_LENGTH
        fastest: engine.Floats = np.maximum(speeds[:, 0], radii * speeds[:, 1])
        return fastest

    def speed(self) -> float:
        """The fastest of all eggs and the pole."""
        return float(self.body_speeds().max())

    # --- what changes

    def step(self, count: int = 1) -> None:
        """Let time pass, and make sure that the numbers are still numbers."""
        engine.step(self.model, self.data, count)
        if engine.warned(self.data):
            raise Broken("the physics of the nest broke down")

    def without(self, egg: int) -> Nest:
        """The same nest at the same moment, with one egg taken away."""
        self.body(egg)
        nest = Nest(tuple(other for other in self.eggs if other != egg))
        for other in nest.eggs:
            self._copy_body(nest, self.body(other), nest.body(other))
        self._copy_body(nest, self.pole, nest.pole)
        nest.data.time = self.data.time
        nest.settle_state()
        return nest

    def let_go(self) -> Self:
        """The same nest at the same moment, with no hand in it and none of its forces."""
        nest = self.restored(self.snapshot())
        nest.data.qfrc_applied[:] = 0
        nest.data.xfrc_applied[:] = 0
        hand = int(self.model.jnt_qposadr[self.model.body_jntadr[self.hand]])
        nest.data.qpos[hand : hand + 3] = 0
        nest.data.qvel[int(self.model.body_dofadr[self.hand]) :][:3] = 0
        nest.settle_state()
        return nest

    def _copy_body(self, nest: Nest, mine: int, its: int) -> None:
        nest.data.qpos[nest.place(its)] = self.data.qpos[self.place(mine)]
        for name in ("qvel", "qacc_warmstart"):
            getattr(nest.data, name)[nest.motion(its)] = getattr(self.data, name)[self.motion(mine)]

    def settle_state(self) -> None:
        """Make positions and contacts fit a state that was written from outside."""
        engine.set_state(self.model, self.data, engine.get_state(self.model, self.data))

    # --- bytes

    def snapshot(self) -> bytes:
        """Everything needed to go on bit for bit, here or in another process."""
        state = engine.get_state(self.model, self.data).tobytes()
        return msgspec.msgpack.encode(_Snapshot(FORMAT, engine.VERSION, _mark(), self.eggs, state))

    @classmethod
    def restored(cls, snapshot: bytes) -> Self:
        """The nest of a snapshot; refused if this build would go on with other bits."""
        found = _read(snapshot)
        nest = cls(found.eggs)
        state = np.frombuffer(found.state)
        if len(state) != engine.state_size(nest.model):
            raise BadSnapshot("the snapshot does not fit its own list of eggs")
        if not _finite(state):
            raise BadSnapshot("the snapshot holds numbers that are none")
        engine.set_state(nest.model, nest.data, state)
        return nest

    def digest(self) -> str:
        """A short name for the exact state."""
        return sha256(self.snapshot()).hexdigest()

    def poses(self) -> Poses:
        """Place and turn (x, y, z, w, i, j, k) of the eggs in their order, then of the pole."""
        poses = nobody()
        for row, body in [*((egg, self.body(egg)) for egg in self.eggs), (EGGS, self.pole)]:
            poses[row] = self.data.qpos[self.place(body)]
        return poses


def _mark() -> str:
    """Of everything that moves a nest; it is known only when all of that is loaded."""
    from tablee.games.gulo.nest.mark import bits_mark

    return bits_mark()


def _decoded(snapshot: bytes) -> _Snapshot:
    try:
        return msgspec.msgpack.decode(snapshot, type=_Snapshot)
    except msgspec.MsgspecError as error:
        raise BadSnapshot("these bytes are no snapshot of a nest") from error


def _read(snapshot: bytes) -> _Snapshot:
    found = _decoded(snapshot)
    if found.mujoco != engine.VERSION:
        raise BadSnapshot(
            f"the snapshot was made by MuJoCo {found.mujoco}; this is {engine.VERSION},"
            " which would go on with other bits"
        )
    if (found.format, found.model) != (FORMAT, _mark()):
        raise BadSnapshot("the snapshot was made with another model of the nest")
    if found.eggs != tuple(sorted(set(found.eggs) & set(ALL_EGGS))) or len(found.state) % 8:
        raise BadSnapshot("the snapshot's list of eggs makes no sense")
    return found


def poses_in(snapshot: bytes) -> Poses:
    """The poses of a snapshot, read without any physics: also of one that no longer goes on."""
    found = _decoded(snapshot)
    count = 7 * (len(found.eggs) + 1)
    numbers = np.frombuffer(found.state, count=len(found.state) // 8)[1 : 1 + count]  # after time
    if len(numbers) < count or not set(found.eggs) <= set(ALL_EGGS) or not _finite(numbers):
        raise BadSnapshot("the snapshot does not say where everything lies")
    poses = nobody()
    poses[[*found.eggs, EGGS]] = numbers.reshape(-1, 7)
    return poses


def remarked(snapshot: bytes) -> bytes:
    """Mark a snapshot for this build. Only for one that is known to be of the same model of the
    nest, with other hands.
    """
    found = msgspec.msgpack.decode(snapshot, type=_Snapshot)
    found.model = _mark()
    return msgspec.msgpack.encode(found)


def _finite(numbers: npt.NDArray[np.float64]) -> bool:
    return bool(np.isfinite(numbers).all())


def nobody() -> Poses:
    """A row for each egg and the pole, of which none is in the nest."""
    return np.tile(np.array(AWAY, dtype=np.float32), (BODIES, 1))
