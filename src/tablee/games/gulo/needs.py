"""The packages of the physical nest, which only some users have."""

from __future__ import annotations

import importlib.util

from tablee.core.errors import OptionError


def need_physics() -> None:
    """Say in one sentence what is missing, if anything is."""
    missing = [name for name in ("mujoco", "numpy") if importlib.util.find_spec(name) is None]
    if missing:
        raise OptionError("the physical nest needs more packages: pip install 'tablee[nest]'")
