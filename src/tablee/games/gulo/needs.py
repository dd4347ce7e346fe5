"""The packages of the physical nest, which only some users have."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module

from tablee.core.errors import OptionError

PACKAGES = ("mujoco", "numpy")

logger = logging.getLogger("tablee.nest")


@cache
def has_physics() -> bool:
    """Return whether they are installed, and can be loaded; the first time this loads them."""
    try:
        import_module("tablee.games.gulo.nest.engine")
    except Exception as error:  # noqa: BLE001 - whatever an incomplete installation raises
        if not (isinstance(error, ModuleNotFoundError) and error.name in PACKAGES):
            logger.warning("the physics of the nest cannot be loaded: %s", error)
        return False
    return True


def need_physics() -> None:
    """Say in one sentence what is missing, if anything is."""
    if not has_physics():
        raise OptionError("gulo:nest-needs-packages")
