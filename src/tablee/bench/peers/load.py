"""Importing another engine, or saying how to get it."""

from __future__ import annotations

import importlib
from typing import Any

from tablee.core.errors import OptionError


def load(package: str, module: str) -> Any:
    """The module of a package that `make bench` installs."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise OptionError(f"{package} is not installed; 'make bench' installs it") from None
