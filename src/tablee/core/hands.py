"""Who does with their hands what the rules leave to hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

import msgspec

from tablee.core.state import State


class Hands(ABC):
    """Hands at one table, where nobody else's are: those of bots."""

    @abstractmethod
    def settle(self, state: State) -> str:
        """Do what the state waits for; how it went, in notation."""


# --- at a table where people's hands move while others look


class Story(msgspec.Struct, frozen=True):
    """What hands did."""

    outcome: str
    """How it went, in notation."""
    kept: bytes = b""
    """What the next hand finds; nothing: what this one found."""
    recording: bytes = b""
    """Enough to show it again."""


class Pointer(Protocol):
    """What a person's hand does, as it comes in."""

    async def moves(self) -> None:
        """Wait until the hand has moved."""

    def taken(self) -> list[bytes]:
        """The messages that have come in since the last time."""


class Audience(Protocol):
    """Everybody at the table, while a hand moves."""

    @property
    def lost(self) -> int:
        """How many attempts at this were lost and said to be, before a restart too."""

    def show(self, picture: bytes) -> None:
        """One frame of what is seen."""

    async def begin_again(self) -> None:
        """Say plainly that the attempt has to be repeated from where it began."""


class LiveHands(ABC):
    """All hands of one game at all tables of a server; the work is done in other processes."""

    @abstractmethod
    def accepts(self, message: bytes) -> bool:
        """Is this a message of a pointer, whatever it says?"""

    @abstractmethod
    async def settle(
        self, state: State, found: bytes, mover: Pointer | str, audience: Audience
    ) -> Story:
        """Do what the state waits for, with a person's hand or that of a bot of this level."""

    @abstractmethod
    async def close(self) -> None:
        """End what was started."""
