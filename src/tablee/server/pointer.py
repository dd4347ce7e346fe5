"""A person's hand as it comes in over the socket, for whoever lets it move."""

from __future__ import annotations

import asyncio

MOST_WAITING = 240
"""Messages; a hand that is so far ahead is not listened to."""


class PersonsPointer:
    """The hand of one seat, while the table waits for it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.at_work = False
        """Has an attempt begun with it? What has only come in may be meant for another attempt."""
        self._messages: list[bytes] = []
        self._moved = asyncio.Event()

    def put(self, message: bytes) -> bool:
        """Take a message that has come in; False if too many wait already."""
        self._moved.set()
        if len(self._messages) >= MOST_WAITING:
            return False
        self._messages.append(message)
        return True

    async def moves(self) -> None:
        """Wait until the hand has moved."""
        await self._moved.wait()

    def taken(self) -> list[bytes]:
        """The messages that have come in since the last time."""
        self._moved.clear()
        messages, self._messages = self._messages, []
        return messages
