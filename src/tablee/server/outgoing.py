"""What waits to be sent on one connection: every message, and of pictures only the newest.

A picture shows anew what the one before it showed. So whoever reads slowly misses some, and is
never shown what is long past. All that is sent keeps its order.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

Message = str | bytes


@dataclass
class _Waiting:
    message: Message | None
    """None: a newer picture has come after it."""


class Outgoing:
    """A queue in which a picture takes the place of an older one of its kind (its first byte)."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._messages = 0
        self._queue: deque[_Waiting] = deque()
        self._pictures: dict[int, _Waiting] = {}
        self._filled = asyncio.Event()

    def put(self, message: Message) -> bool:
        """Add a message that must not be missed; False if too many wait already."""
        if self._messages >= self._most:
            return False
        self._messages += 1
        self._add(_Waiting(message))
        return True

    def show(self, picture: bytes) -> None:
        """Add a picture, and forget an older one of its kind."""
        older = self._pictures.get(picture[0])
        if older is not None and older is self._queue[-1]:
            older.message = picture
            return
        if older is not None:
            older.message = None
        self._pictures[picture[0]] = newer = _Waiting(picture)
        self._add(newer)

    def _add(self, waiting: _Waiting) -> None:
        self._queue.append(waiting)
        self._filled.set()

    async def get(self) -> Message:
        """Return what comes next, as soon as there is something."""
        while True:
            if not self._queue:
                self._filled.clear()
                await self._filled.wait()
            message = self._taken(self._queue.popleft())
            if message is not None:
                return message

    def _taken(self, waiting: _Waiting) -> Message | None:
        message = waiting.message
        if isinstance(message, bytes) and self._pictures.get(message[0]) is waiting:
            del self._pictures[message[0]]
        elif message is not None:
            self._messages -= 1
        return message
