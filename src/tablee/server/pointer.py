"""A person's hand as it comes in over the socket, for whoever lets it move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

MOST_WAITING = 240
"""Messages; a hand that is so far ahead is not listened to."""


class PersonsPointer:
    """The hand of one seat, while the table waits for it."""

    def __init__(self, seat: int, now: Callable[[], float] = monotonic) -> None:
        self.seat = seat
        self._now = now
        self.at_work = False
        """Has an attempt begun with it? What has only come in may be meant for another attempt."""
        self._messages: list[bytes] = []
        self._came: list[float] = []
        self._moved = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """Take a message that has come in; False if too many wait already."""
        self._moved.set()
        if len(self._messages) >= MOST_WAITING:
            return False
        self._messages.append(message)
        self._came.append(self._now())
        return True

    async def moves(self) -> None:
        """Wait until the hand has moved."""
        await self._moved.wait()

    def ages(self) -> list[float]:
        """How many seconds ago each message came in that has not been taken."""
        now = self._now()
        return [now - came for came in self._came]

    def taken(self) -> list[bytes]:
        """The messages that have come in since the last time."""
        self._moved.clear()
        messages, self._messages, self._came = self._messages, [], []
        return messages
