"""Nests that lie ready: whoever needs one draws it at random, and nobody else gets the same."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom

from tablee.games.gulo.nest.shelf import Kept, Shelf
from tablee.games.gulo.nest.worker import Poured

logger = logging.getLogger("tablee.nest")


class Ready:
    """So many nests, in memory and on a shelf. A shelf that fails costs a warning, never a nest."""

    def __init__(self, most: int, shelf: Shelf | None = None) -> None:
        self._most = most
        self._shelf = shelf
        self._kept: list[Kept] = []
        self._draw = SystemRandom()
        self._changed = asyncio.Event()

    async def open(self) -> None:
        """Add what waits on the shelf."""
        if self._shelf is not None:
            try:
                self._kept += await asyncio.to_thread(self._shelf.load)
            except OSError as error:
                self._give_up(error)
        self._note()

    def put_nowait(self, nest: Poured) -> None:
        """Add a nest, in memory only."""
        self._kept.append(Kept(nest))
        self._note()

    async def put(self, nest: Poured) -> None:
        """Add a nest."""
        kept = Kept(nest)
        if self._shelf is not None:
            try:
                kept = await asyncio.to_thread(self._shelf.put, nest)
            except OSError as error:
                self._give_up(error)
        self._kept.append(kept)
        self._note()

    async def get(self) -> Poured:
        """Take a nest, as soon as there is one."""
        while True:
            while not self._kept:
                await self._changed.wait()
            kept = self._kept.pop(self._draw.randrange(len(self._kept)))
            self._note()
            if await self._is_ours(kept):
                return kept.nest

    async def _is_ours(self, kept: Kept) -> bool:
        if self._shelf is None:
            return True
        try:
            return await asyncio.to_thread(self._shelf.take, kept)
        except OSError as error:
            self._give_up(error)
            return True

    async def until_one_is_missing(self) -> None:
        """Return when there is room for another one."""
        while len(self._kept) >= self._most:
            await self._changed.wait()

    def _note(self) -> None:
        """Wake whoever waits; each looks for itself."""
        self._changed.set()
        self._changed = asyncio.Event()

    def _give_up(self, error: OSError) -> None:
        logger.warning("no nests are kept on disk from now on: %s", error)
        self._shelf = None
