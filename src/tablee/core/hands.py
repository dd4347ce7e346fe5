"""Who does with their hands what the rules leave to hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec

from tablee.core.state import State


class Hands(ABC):
    """Hands at one table, where nobody else's are: those of bots."""

    @abstractmethod
    def settle(self, state: State) -> str:
        """Do what the state waits for; how it went, in notation."""


# --- at a table where people's hands move while others look


ATTEMPTS = 256
"""So many attempts at one thing can be told apart: their numbers begin again after that."""


class HandLimit(NamedTuple):
    """How long a hand may take, and how it went if it takes longer."""

    seconds: float
    outcome: str
    """In notation."""


class Film(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody saw of what hands did, for any later version to show again."""

    frames: int
    outcome: str
    """How it went, in one word."""
    of: str = ""
    """To what it was done, in notation."""
    body: bytes = b""
    """The messages that were sent, compressed."""


class Story(msgspec.Struct, frozen=True):
    """What hands did."""

    outcome: str
    """How it went, in notation."""
    kept: bytes = b""
    """What the next hand finds; nothing: what this one found."""
    recording: bytes = b""
    """Enough to prove it."""
    film: Film | None = None


class Pointer(Protocol):
    """What a person's hand does, as it comes in."""

    async def moves(self) -> None:
        """Wait until the hand has moved."""

    def ages(self) -> list[float]:
        """How many seconds ago each message came in that has not been taken."""

    def taken(self) -> list[bytes]:
        """The messages that have come in since the last time."""


class Audience(Protocol):
    """Everybody at the table, while a hand moves."""

    @property
    def lost(self) -> int:
        """How many attempts at this were lost and said to be, before a restart too."""

    def show(self, picture: bytes) -> None:
        """One frame of what is seen."""

    def decided(self) -> None:
        """It is decided: what is still shown changes nothing, and nor does anybody's leaving."""

    async def begin_again(self) -> None:
        """Say plainly that the attempt has to be repeated from where it began."""


class Provision(NamedTuple):
    """What a server has for hands."""

    processes: int = 1
    """In which they move."""
    ready: int = 1
    """How much of what they need is kept ready."""
    folder: Path | None = None
    """Where that is kept while the server is off."""


class LiveHands(ABC):
    """All hands of one game at all tables of a server; the work is done in other processes."""

    @property
    @abstractmethod
    def refused(self) -> int:
        """How many samples broke a rule."""

    @abstractmethod
    async def start(self) -> None:
        """Get ready. It need not be called: the first hand does it else."""

    @abstractmethod
    def accepts(self, message: bytes) -> bool:
        """Is this a message of a pointer, whatever it says?"""

    @abstractmethod
    def rest(self, found: bytes, attempt: int) -> bytes:
        """What is seen of it before this attempt begins, at once; nothing: there is nothing."""

    @abstractmethod
    async def settle(
        self, state: State, found: bytes, mover: Pointer | str, audience: Audience
    ) -> Story:
        """Do what the state waits for, with a person's hand or that of a bot of this level."""

    @abstractmethod
    async def close(self) -> None:
        """End what was started."""
