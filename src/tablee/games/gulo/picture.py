"""Pictures of a nest from fixed cameras, drawn by MuJoCo without a graphics card."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.core.errors import OptionError
from tablee.games.gulo.names import COLOUR_NAMES
from tablee.games.gulo.nest import engine
from tablee.games.gulo.nest.model import description
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.rules.eggs import colour_of

mujoco = engine.mujoco

Pixels = npt.NDArray[np.uint8]

CAMERAS = {
    "side": (90.0, -22.0, 0.31, (0.0, 0.0, 0.072)),
    "close": (125.0, -38.0, 0.19, (0.0, 0.0, 0.035)),
    "top": (90.0, -89.0, 0.24, (0.0, 0.0, 0.03)),
}
"""Where each looks from: azimuth, elevation, distance, and at what."""

INKS = {
    "green": (0.18, 0.62, 0.42),
    "yellow": (0.95, 0.77, 0.16),
    "red": (0.83, 0.27, 0.20),
    "blue": (0.23, 0.51, 0.80),
    "purple": (0.55, 0.33, 0.66),
}
WOOD = (0.55, 0.38, 0.24)
STICK = (0.87, 0.78, 0.62)
HEAD = (0.93, 0.87, 0.76)
SKIN = (0.93, 0.74, 0.62)
CLOTH = (0.36, 0.45, 0.40)
DUSK = (0.80, 0.84, 0.80)
PARKED_ABOVE = 0.3  # metres: a hand up there does nothing, and would only throw a shadow
BROWSE = (960, 720)


def check_camera(camera: str) -> None:
    """Refuse a camera that is none."""
    if camera not in CAMERAS:
        raise OptionError("gulo:no-such-camera", text=camera, names=", ".join(CAMERAS))


def picture(nest: Nest, camera: str = "side", size: tuple[int, int] = BROWSE) -> Pixels:
    """The nest as one camera sees it."""
    check_camera(camera)
    hand = engine.number_of(nest.model, engine.BODY, "hand")
    model = _painted(nest.eggs, size, with_hand=nest.data.xpos[hand][2] < PARKED_ABOVE)
    model.body_pos[:] = nest.model.body_pos  # the fingers stand apart by the egg's width
    data = mujoco.MjData(model)
    data.qpos[:] = nest.data.qpos
    mujoco.mj_forward(model, data)
    with _renderer(model, size) as renderer:
        renderer.update_scene(data, _camera(camera))
        pixels: Pixels = renderer.render()
    return pixels


def _renderer(model: Any, size: tuple[int, int]) -> Any:  # noqa: ANN401 - MuJoCo has no types
    width, height = size
    try:
        return mujoco.Renderer(model, height, width)
    except Exception as error:
        raise OptionError("gulo:pictures-need-egl") from error


def _camera(name: str) -> Any:  # noqa: ANN401 - MuJoCo has no types
    camera = mujoco.MjvCamera()
    camera.azimuth, camera.elevation, camera.distance, camera.lookat = CAMERAS[name]
    return camera


def _painted(eggs: tuple[int, ...], size: tuple[int, int], with_hand: bool) -> Any:  # noqa: ANN401
    """The same nest with colours and light, which physics has no use for."""
    spec = mujoco.MjSpec.from_string(description(eggs))
    spec.visual.global_.offwidth, spec.visual.global_.offheight = size
    spec.visual.headlight.ambient = (0.35, 0.35, 0.35)
    spec.visual.headlight.diffuse = (0.25, 0.25, 0.25)
    spec.visual.map.znear = 0.01
    spec.visual.quality.shadowsize = 4096
    spec.worldbody.add_light(
        pos=(0.25, -0.3, 0.6), dir=(-0.4, 0.5, -1), diffuse=(0.75, 0.72, 0.66), castshadow=True
    )
    for shape in spec.geoms:
        hidden = shape.name.startswith("finger") and not with_hand
        shape.rgba = (*_ink(shape.name), 0 if hidden else 1)
    spec.add_texture(
        type=mujoco.mjtTexture.mjTEXTURE_SKYBOX,
        builtin=mujoco.mjtBuiltin.mjBUILTIN_GRADIENT,
        rgb1=DUSK,
        rgb2=CLOTH,
        width=64,
        height=384,
    )
    return spec.compile()


def _ink(name: str) -> tuple[float, float, float]:
    if name.startswith("egg"):
        return INKS[COLOUR_NAMES[colour_of(int(name[3:]))]]
    known = {"table": CLOTH, "stick": STICK, "head": HEAD}
    return known.get(name, SKIN if name.startswith("finger") else WOOD)


def png(pixels: Pixels) -> bytes:
    """Pixels as a PNG file: a head, the compressed rows, an end."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in np.ascontiguousarray(pixels))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    size, check = struct.pack(">I", len(data)), struct.pack(">I", zlib.crc32(kind + data))
    return size + kind + data + check
