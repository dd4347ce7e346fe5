"""Finding games: whatever stands in a games folder is a game; nothing lists them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from tablee.core.errors import OptionError, RulesGone
from tablee.core.game import AnyGame
from tablee.core.state import State

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
        raise OptionError("no-such-game", game=key, games=", ".join(games()))
    return games()[key]


def game_with_rules(key: str, version: int) -> AnyGame:
    """The game with this key as it was played under one version of its rules.

    Raises RulesGone if this program no longer has that version, or does not have it yet.
    """
    current = game(key)
    if version == current.rules_version:
        return current
    if version in current.earlier_rules:
        return current.earlier_rules[version]
    raise RulesGone(current.name, version, current.rules_version)


def game_of(state: State) -> AnyGame | None:
    """The game whose folder holds the class of this state, if any does."""
    module = type(state).__module__
    for candidate in games().values():
        if module.startswith(type(candidate).__module__.rpartition(".")[0] + "."):
            return candidate
    return None


def describe(state: State) -> str:
    """A state in notation, for people who debug: it shows everything, hidden parts too."""
    found = game_of(state)
    if found is None:
        return f"a state of no known game, {state.seats} seats"
    try:
        return found.position_text(state)
    except (LookupError, ValueError):  # a state that a test has damaged on purpose
        return f"{found.key}: a state that has no notation"
