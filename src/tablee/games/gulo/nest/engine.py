"""The only door to MuJoCo, which has no types: everything else sees typed names."""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

if sys.platform == "linux":  # pictures need no window; MuJoCo reads this when it is loaded
    os.environ.setdefault("MUJOCO_GL", "egl")

import mujoco as _mujoco  # type: ignore[import-untyped]

mujoco: Any = _mujoco
"""All of it, for pictures."""

Floats = npt.NDArray[np.float64]
Model = Any
"""An MjModel: sizes, shapes, masses, friction."""
Data = Any
"""An MjData: where everything is and how it moves."""


def _unsaid(warning: str) -> None:
    """Whoever lets time pass asks `warned`; MuJoCo by itself writes a file wherever we are."""


_mujoco.set_mju_user_warning(_unsaid)

VERSION: str = _mujoco.__version__
STATE = int(_mujoco.mjtState.mjSTATE_INTEGRATION)
GEOM = _mujoco.mjtObj.mjOBJ_GEOM
BODY = _mujoco.mjtObj.mjOBJ_BODY


def compiled(xml: str) -> Model:
    """Build a model from its description."""
    return _mujoco.MjModel.from_xml_string(xml)


def fresh(model: Model) -> Data:
    """Everything where the description puts it."""
    return _mujoco.MjData(model)


def step(model: Model, data: Data, count: int = 1) -> None:
    """Let time pass."""
    _mujoco.mj_step(model, data, count)


def forward(model: Model, data: Data) -> None:
    """Work out positions and contacts of the state as it is, without time passing."""
    _mujoco.mj_forward(model, data)


def collide(model: Model, data: Data) -> None:
    """Find what touches, without time passing or forces being worked out."""
    _mujoco.mj_kinematics(model, data)
    _mujoco.mj_collision(model, data)


def number_of(model: Model, kind: Any, name: str) -> int:  # noqa: ANN401 - an enum of MuJoCo
    """The number of a named body or shape; -1 if there is none."""
    return int(_mujoco.mj_name2id(model, kind, name))


def state_size(model: Model) -> int:
    """How many numbers a state of this model has."""
    return int(_mujoco.mj_stateSize(model, STATE))


def get_state(model: Model, data: Data) -> Floats:
    """The whole state, warm start included, so that going on from it gives the same bits."""
    state = np.empty(state_size(model))
    _mujoco.mj_getState(model, data, state, STATE)
    return state


def set_state(model: Model, data: Data, state: Floats) -> None:
    """Go back to a state, positions and contacts included."""
    _mujoco.mj_setState(model, data, state, STATE)
    forward(model, data)


def warned(data: Data) -> bool:
    """Whether MuJoCo met numbers that are none, or ran out of room."""
    return bool(data.warning.number.any())
