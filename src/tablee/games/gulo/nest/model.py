"""The nest's description: measures in metres, kilograms and seconds, and nothing that moves yet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

from tablee.games.gulo.nest import engine
from tablee.games.gulo.rules.eggs import EGGS, colour_of

ALL_EGGS = tuple(range(EGGS))

# The bowl: a floor disc, and rings of boxes along a quarter of an ellipse.
FLOOR_RADIUS = 0.018
RIM_RADIUS = 0.042
DEPTH = 0.0365
WALL = 0.005
RIM_HEIGHT = WALL + DEPTH
RINGS = 3
SEGMENTS = 24

# The eggs: half-lengths by colour; blue is the largest and green the smallest (GU-01).
HALF_LENGTHS = (0.009, 0.0116, 0.0128, 0.014, 0.0103)
SLIMNESS = 0.75
WOOD = 700.0

# The pole: a thin stick with an egg at its top.
POLE_LENGTH = 0.150
POLE_RADIUS = 0.002
HEAD_MASS = 0.0019
HEAD_HALF_LENGTH = 0.009
HEAD_HALF_WIDTH = 0.007

# The fingertips: two capsules that hang from a light body; they meet eggs and the pole only.
# Each is a body of its own: where a body's shapes are cannot be changed once it is compiled.
FINGER_RADIUS = 0.0025
FINGER_GAP = 0.003
"""So near to something, fingers wake a nest that lies still."""
FINGER_LENGTH = 0.020
HAND_MASS = 0.025
PARKED = (0.0, 0.0, 0.4)

# Contacts. Softer settings let the pole creep through the eggs by itself.
FRICTION = (0.45, 0.003, 0.0003)
FINGER_FRICTION = 0.25
STEP = 1 / 120
STEPS = 2
"""Steps in a frame of 1/60 s."""
DRAG = 2.0
SPIN_DRAG = 10.0

# Who meets whom: a pair touches when a bit of one's kind is among what the other meets.
TABLE_KIND, EGG_KIND, POLE_KIND, HAND_KIND = 1, 2, 4, 8
EGG_MEETS = TABLE_KIND | EGG_KIND | POLE_KIND | HAND_KIND

_OPTIONS = f"""
  <option timestep="{STEP}" integrator="implicitfast" solver="Newton" cone="elliptic"
    iterations="50" tolerance="1e-8" impratio="20" noslip_iterations="3">
    <flag autoreset="disable"/>
  </option>
  <size memory="8M"/>
  <default>
    <geom condim="4" friction="{FRICTION[0]} {FRICTION[1]} {FRICTION[2]}"
      solref="0.017 1" solimp="0.99 0.998 0.0005" contype="{TABLE_KIND}" conaffinity="0"/>
  </default>"""


def half_length(egg: int) -> float:
    """Half of the egg's longer axis."""
    return HALF_LENGTHS[colour_of(egg)]


def half_width(egg: int) -> float:
    """Half of the egg's shorter axes."""
    return SLIMNESS * half_length(egg)


def _profile(ring: int) -> tuple[float, float]:
    """Radius and height of the inner surface at the lower edge of a ring."""
    angle = pi / 2 * ring / RINGS
    return (
        FLOOR_RADIUS + (RIM_RADIUS - FLOOR_RADIUS) * sin(angle),
        WALL + DEPTH * (1 - cos(angle)),
    )


def _box(ring: int, segment: int) -> str:
    """One stave of the bowl: its inner face lies on the profile."""
    (low, bottom), (high, top) = _profile(ring), _profile(ring + 1)
    length = ((high - low) ** 2 + (top - bottom) ** 2) ** 0.5
    along, up = (high - low) / length, (top - bottom) / length
    turn = 2 * pi * segment / SEGMENTS
    radius = (low + high) / 2 + up * WALL / 2
    height = (bottom + top) / 2 - along * WALL / 2
    width = (high + WALL) * sin(pi / SEGMENTS) / cos(pi / SEGMENTS)
    return (
        f'<geom type="box" size="{width} {length / 2} {WALL / 2}"'
        f' pos="{radius * cos(turn)} {radius * sin(turn)} {height}"'
        f' xyaxes="{-sin(turn)} {cos(turn)} 0 {along * cos(turn)} {along * sin(turn)} {up}"/>'
    )


def _bowl() -> Iterator[str]:
    yield f'<geom type="cylinder" size="{FLOOR_RADIUS + WALL} {WALL / 2}" pos="0 0 {WALL / 2}"/>'
    for ring in range(RINGS):
        yield from (_box(ring, segment) for segment in range(SEGMENTS))


def _egg(egg: int) -> str:
    return (
        f'<body name="egg{egg}"><freejoint/><geom name="egg{egg}" type="ellipsoid"'
        f' size="{half_width(egg)} {half_width(egg)} {half_length(egg)}" density="{WOOD}"'
        f' contype="{EGG_KIND}" conaffinity="{EGG_MEETS}"/></body>'
    )


def _pole() -> str:
    meets = f'contype="{POLE_KIND}" conaffinity="{TABLE_KIND | HAND_KIND}"'
    return (
        f'<body name="pole"><freejoint/>'
        f'<geom name="stick" type="capsule" size="{POLE_RADIUS}" density="{WOOD}" {meets}'
        f' fromto="0 0 {POLE_RADIUS} 0 0 {POLE_LENGTH - POLE_RADIUS}"/>'
        f'<geom name="head" type="ellipsoid" mass="{HEAD_MASS}" {meets}'
        f' size="{HEAD_HALF_WIDTH} {HEAD_HALF_WIDTH} {HEAD_HALF_LENGTH}"'
        f' pos="0 0 {POLE_LENGTH}"/></body>'
    )


def _hand() -> str:
    slides = "".join(f'<joint type="slide" axis="{axis}"/>' for axis in ("1 0 0", "0 1 0", "0 0 1"))
    fingers = "".join(
        f'<body name="finger{side}" gravcomp="1"><geom name="finger{side}" type="capsule"'
        f' size="{FINGER_RADIUS} {FINGER_LENGTH / 2}" mass="{HAND_MASS / 2}" gap="{FINGER_GAP}"'
        f' contype="{HAND_KIND}" conaffinity="0" friction="{FINGER_FRICTION} 0.003 0.0003"/></body>'
        for side in (0, 1)
    )
    x, y, z = PARKED
    return f'<body name="hand" pos="{x} {y} {z}">{slides}{fingers}</body>'


def description(eggs: tuple[int, ...]) -> str:
    """The nest with these eggs in MuJoCo's language."""
    return "\n".join(
        (
            f'<mujoco model="gulo nest">{_OPTIONS}<worldbody>',
            '<geom name="table" type="plane" size="1 1 0.1"/>',
            *_bowl(),
            *(_egg(egg) for egg in eggs),
            _pole(),
            _hand(),
            "</worldbody></mujoco>",
        )
    )


def _drag(model: engine.Model, body: int) -> None:
    """Air and felt: a drag in proportion to mass and inertia, taken implicitly by the solver."""
    first = int(model.body_dofadr[body])
    model.dof_damping[first : first + 3] = DRAG * model.body_mass[body]
    model.dof_damping[first + 3 : first + 6] = SPIN_DRAG * model.body_inertia[body]


@lru_cache(maxsize=64)
def nest_model(eggs: tuple[int, ...] = ALL_EGGS) -> engine.Model:
    """The compiled nest with these eggs; copy it before changing anything in it."""
    model = engine.compiled(description(eggs))
    for name in (*(f"egg{egg}" for egg in eggs), "pole"):
        _drag(model, engine.number_of(model, engine.BODY, name))
    return model
