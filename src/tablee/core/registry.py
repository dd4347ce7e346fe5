"""Finding games: whatever stands in a games folder is a game; nothing lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from tablee.core.errors import OptionError
from tablee.core.game import AnyGame

_packages = ["tablee.games"]


def add_games(package: str) -> None:
    """Find games in one more package of game folders, such as your own."""
    if package not in _packages:
        _packages.append(package)


def games() -> dict[str, AnyGame]:
    """Every game, by key."""
    return {key: game for package in _packages for key, game in games_in(package).items()}


@cache
def games_in(package: str) -> dict[str, AnyGame]:
    """The games in one package of game folders, by key."""
    folder = importlib.import_module(package)
    keys = sorted(module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg)
    return {key: importlib.import_module(f"{package}.{key}.game").GAME for key in keys}


def game(key: str) -> AnyGame:
    """The game with this key."""
    if key not in games():
        raise OptionError(f"there is no game '{key}'; the games are: {', '.join(games())}")
    return games()[key]
