"""Which language somebody reads, and all sentences of it."""

from __future__ import annotations

import asyncio
import gc
from functools import cache

from tablee.core.game import AnyGame
from tablee.core.text import Text, languages

ENGLISH = "en"


def language_of(wish: str) -> str:
    """The language that is meant by `fr` or `fr-CA`; English if we do not speak it."""
    return wish[:2] if wish[:2] in _spoken() else ENGLISH


async def words_for(game: AnyGame, language: str) -> Text:
    """A game's sentences; read in a thread, so that no table waits for it the first time."""
    return await asyncio.to_thread(_prepared, game, language_of(language))


_spoken = cache(languages)


@cache
def _prepared(game: AnyGame, language: str) -> Text:
    text = game.text(language).prepare()
    gc.freeze()  # thousands of small parts that stay: collecting garbage need not look at them
    return text
