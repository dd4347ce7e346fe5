"""What plays in place of a person. A bot sees a view and what is legal, never a state."""

from __future__ import annotations

from random import Random
from typing import Protocol

from tablee.core.view import View


class Bot(Protocol):
    """One player of one game."""

    def choose(self, view: View, legal: list[int], budget: int, rng: Random) -> int:
        """One of `legal`; `budget` says how much to think, in the bot's own small steps."""
        ...
