"""Who does with their hands what the rules leave to hands."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tablee.core.state import State


class Hands(ABC):
    """Hands at one table, where nobody else's are: those of bots."""

    @abstractmethod
    def settle(self, state: State) -> str:
        """Do what the state waits for; how it went, in notation."""
