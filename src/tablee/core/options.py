"""What a table can agree on before it starts: options, their values and their text form."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tablee.core.errors import OptionError
from tablee.core.phrases import Phrase

Value = str | int | bool
Options = Mapping[str, Value]

_YES_OR_NO = Phrase("option-takes-switch")


@dataclass(frozen=True)
class Choice:
    """An option with a few named values."""

    name: str
    values: tuple[str, ...]
    default: str

    @property
    def expected(self) -> Phrase:
        """What may be given."""
        return Phrase("option-takes-choice", values=", ".join(self.values))

    @property
    def samples(self) -> Sequence[Value]:
        """Values worth testing: here all of them."""
        return self.values

    def check(self, value: object) -> Value | None:
        """The value in its own type, or None if this option cannot have it."""
        return str(value) if str(value) in self.values else None


@dataclass(frozen=True)
class Switch:
    """An option that is on or off."""

    name: str
    default: bool = False
    expected: Phrase = _YES_OR_NO
    samples: Sequence[Value] = (False, True)

    def check(self, value: object) -> Value | None:
        """The value in its own type, or None if this option cannot have it."""
        words: dict[object, bool] = {"yes": True, "no": False, True: True, False: False}
        return words.get(value) if isinstance(value, str | bool) else None


@dataclass(frozen=True)
class Number:
    """An option that is a whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int
    samples: Sequence[Value] = ()

    @property
    def expected(self) -> Phrase:
        """What may be given."""
        return Phrase("option-takes-number", low=str(self.low), high=str(self.high))

    def check(self, value: object) -> Value | None:
        """The value in its own type, or None if this option cannot have it."""
        text = str(value)
        if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]{1,18}", text):
            return None
        return int(text) if self.low <= int(text) <= self.high else None


@dataclass(frozen=True)
class Name:
    """An option that names something which the game knows, such as material from a file."""

    name: str
    default: str
    expected: Phrase
    samples: Sequence[Value] = ()

    def check(self, value: object) -> Value | None:
        """The value if it has the form of a name; the game says whether it knows it."""
        fits = isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9._-]{0,59}", value)
        return value if isinstance(value, str) and fits else None


Option = Choice | Switch | Number | Name


def complete(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every known option with its value: the given one, checked, or the default."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise _unknown(name, list(by_name))
    return {name: _checked(option, given) for name, option in by_name.items()}


def _unknown(name: str, known: list[str]) -> OptionError:
    if not known:
        return OptionError("no-options", name=name)
    return OptionError("no-such-option", name=name, names=", ".join(known))


def _checked(option: Option, given: Mapping[str, object]) -> Value:
    if option.name not in given:
        return option.default
    value = option.check(given[option.name])
    if value is None:
        raise OptionError(
            "bad-option-value",
            name=option.name,
            expected=option.expected,
            value=str(given[option.name]),
        )
    return value


def parse_options(known: Sequence[Option], text: str) -> dict[str, Value]:
    """Options from text such as `variant=1+3 turn_limit=200`."""
    given: dict[str, object] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise OptionError("not-an-option", text=word)
        if name in given:
            raise OptionError("option-twice", name=name)
        given[name] = value
    return complete(known, given)


def options_text(options: Options) -> str:
    """Options as text that `parse_options` reads back."""
    words = {True: "yes", False: "no"}
    return " ".join(
        f"{name}={words[value] if isinstance(value, bool) else value}"
        for name, value in options.items()
    )
