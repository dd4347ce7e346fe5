"""What plays in place of a person. A bot sees a view and what is legal, never a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tablee.core.events import Event


class Bot(ABC):
    """One player at one seat of one game."""

    @abstractmethod
    def choose(self, view: Any, legal: list[int], budget: int, rng: Random) -> int:  # noqa: ANN401
        """One of `legal`; `budget` says how much to think, in the bot's own small steps."""

    def told(self, seat: int, events: Sequence[Event]) -> None:
        """Hear what this seat has just been told; a bot that remembers keeps it."""
        return


BotMaker = Callable[[str], Bot]
"""Makes a bot from its setting: what stands behind `@` in `racer@0.5`, or nothing."""
