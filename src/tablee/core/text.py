"""Words for people: Fluent files, one a language, for the house and for each game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parent.parent / "text"


def languages() -> list[str]:
    """Every language there is; adding files adds one."""
    return sorted(path.stem for path in HOUSE.glob("*.ftl"))


class Text:
    """All sentences of one language, the house's and those of some folders."""

    def __init__(self, language: str, *folders: Path) -> None:
        # Here, because it is slow to load and a server should answer at once.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files = [folder / f"{language}.ftl" for folder in (HOUSE, *folders)]
        for file in self._files:
            source = file.read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, key: str, **details: object) -> str:
        """The sentence of this key; a missing key or detail is a defect and raises."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        sentence, errors = self._bundle.format_pattern(pattern, details)
        if errors:
            raise errors[0]
        return str(sentence)

    def prepare(self) -> Text:
        """Make every sentence ready, which is else done when it is first needed."""
        for file in self._files:
            for key in keys_in(file):
                self._bundle.get_message(key)
        return self

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return bool(self._bundle.has_message(key))

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
