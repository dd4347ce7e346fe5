"""Engines that we measure ourselves against, a module each; the `bench` extra installs them."""

from __future__ import annotations

import importlib
import pkgutil

from tablee.bench.measure import Player
from tablee.core.errors import OptionError


def find_peer(spec: str) -> Player:
    """The engine and what of it to measure, from text such as `open_spiel:goofspiel`."""
    engine, _, name = spec.partition(":")
    engines = [module.name for module in pkgutil.iter_modules(__path__) if module.name != "load"]
    if engine not in engines or not name:
        known = ", ".join(f"{engine}:…" for engine in sorted(engines))
        raise OptionError(f"'{spec}' is not a peer; the peers are: {known}")
    player: Player = importlib.import_module(f"{__name__}.{engine}").player(name)
    return player
