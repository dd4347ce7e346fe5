"""Sentences that are chosen before the language is: what went wrong, said later to somebody."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tablee.core.text import Text, text_for

_KEY = re.compile(r"(?:[a-z]+:)?[a-z0-9]+(?:-[a-z0-9]+)+")
LONGEST = 200
"""Of what somebody wrote, a sentence repeats no more letters than that."""


class Phrase:
    """A text key with its details; `gruell:not-a-card` is a key in the texts of that game.

    A detail may be a phrase itself.
    """

    def __init__(self, key: str, **details: object) -> None:
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return say(self, "en")


def phrase(problem: str | Phrase, details: dict[str, object]) -> str | Phrase:
    """A key becomes a phrase with these details; a sentence of one language stays as it is."""
    if isinstance(problem, str) and _KEY.fullmatch(problem):
        return Phrase(problem, **details)
    return problem


def numbers(counts: Sequence[int]) -> Phrase:
    """`2 to 5`, or `2 or 4` where numbers between are left out."""
    if counts[-1] - counts[0] == len(counts) - 1:
        return Phrase("numbers-from-to", low=str(counts[0]), high=str(counts[-1]))
    first = ", ".join(str(count) for count in counts[:-1])
    return Phrase("numbers-or", first=first, last=str(counts[-1]))


def say(sentence: str | Phrase, language: str) -> str:
    """A phrase in a language; a sentence that has no key is said as it stands."""
    if isinstance(sentence, str):
        return sentence
    game, _, key = sentence.key.rpartition(":")
    details = {name: _detail(value, language) for name, value in sentence.details.items()}
    return _text(game, language)(key, **details)


def _detail(value: object, language: str) -> object:
    if isinstance(value, Phrase):
        return say(value, language)
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _text(game: str, language: str) -> Text:
    from tablee.core.registry import games  # which needs errors, and errors need phrases

    return games()[game].text(language) if game else text_for(language)
