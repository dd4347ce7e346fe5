"""Words for people: Fluent files, one per language, for the house and for each game.

A language may be translated only in part: what it does not say yet is said in English.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from pathlib import Path

HOUSE = Path(__file__).parent.parent / "text"
ENGLISH = "en"


def languages() -> list[str]:
    """Every language there is; adding files adds one."""
    return sorted(path.stem for path in HOUSE.glob("*.ftl"))


class Text:
    """All sentences of one language, the house's and those of some folders."""

    def __init__(self, language: str, *folders: Path) -> None:
        # Here, because it is slow to load and a server should answer at once.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._folders = folders
        # Babel may not know a new language; numbers and plurals are English then.
        self._bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        files = [folder / f"{language}.ftl" for folder in (HOUSE, *folders)]
        self._files = [file for file in files if file.exists()]
        for file in self._files:
            source = file.read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, key: str, **details: object) -> str:
        """Return the sentence of this key, in English where this language has none that is whole.

        A key or a detail that is missing in English too is a defect and raises LookupError.
        """
        try:
            return self._say(key, details)
        except (LookupError, RecursionError):  # missing, or made of itself
            if self._english is None:
                raise
            return self._english(key, **details)

    def _say(self, key: str, details: dict[str, object]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        sentence, errors = self._bundle.format_pattern(pattern, details)
        if errors:
            raise LookupError(f"{key}: {errors[0]}") from errors[0]
        return str(sentence)

    @cached_property
    def _english(self) -> Text | None:
        """What is said where a sentence is missing; loaded only when it is needed."""
        return None if self.language == ENGLISH else text_for(ENGLISH, *self._folders)

    def prepare(self) -> Text:
        """Make every sentence ready, which is otherwise done when it is first needed."""
        for file in self._files:
            for key in keys_in(file):
                if self._bundle.has_message(key):
                    self._bundle.get_message(key)
        if self._english is not None:
            self._english.prepare()
        return self

    def has(self, key: str) -> bool:
        """Is there such a sentence, in this language or in English?"""
        if self._bundle.has_message(key):
            return True
        return self._english is not None and self._english.has(key)

    def list(self, items: list[str]) -> str:
        """`a, b and c` in this language."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def text_for(language: str, *folders: Path) -> Text:
    """The sentences of a language: the house's, and those in a game's folders."""
    return Text(language, *folders)


def keys_in(path: Path) -> dict[str, set[str]]:
    """The keys of a Fluent file, each with the variables that it uses."""
    source = path.read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) *=", source, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2])}
