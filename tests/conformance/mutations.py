"""Position texts changed at random, as a typing error or a careless author would change them."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

_TOKEN = re.compile(r"[^\s|,:/]+")


def mutated(text: str, donor: str, rng: Random) -> str:
    """Return `text` with one to three random changes; some of them come from `donor`."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(_CHANGES)(text, donor, rng)
    return text


def _replace_token(text: str, rng: Random, new: Callable[[str], str]) -> str:
    found = list(_TOKEN.finditer(text))
    if not found:
        return text
    token = rng.choice(found)
    return text[: token.start()] + new(token.group()) + text[token.end() :]


def _drop_token(text: str, donor: str, rng: Random) -> str:
    return _replace_token(text, rng, lambda token: "")


def _double_token(text: str, donor: str, rng: Random) -> str:
    return _replace_token(text, rng, lambda token: f"{token} {token}")


def _borrow_token(text: str, donor: str, rng: Random) -> str:
    tokens = _TOKEN.findall(donor)
    return _replace_token(text, rng, lambda token: rng.choice(tokens))


def _reuse_token(text: str, donor: str, rng: Random) -> str:
    return _borrow_token(text, text, rng)


def _change_number(text: str, donor: str, rng: Random) -> str:
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    number = rng.choice(numbers)
    value = rng.choice([0, 1, int(number.group()) + 1, max(0, int(number.group()) - 1), 99])
    return text[: number.start()] + str(value) + text[number.end() :]


def _drop_character(text: str, donor: str, rng: Random) -> str:
    at = rng.randrange(len(text)) if text else 0
    return text[:at] + text[at + 1 :]


def _swap_characters(text: str, donor: str, rng: Random) -> str:
    if not text:
        return text
    one, other = sorted(rng.randrange(len(text)) for _ in range(2))
    letters = list(text)
    letters[one], letters[other] = letters[other], letters[one]
    return "".join(letters)


def _borrow_section(text: str, donor: str, rng: Random) -> str:
    sections, others = text.split("|"), donor.split("|")
    at = rng.randrange(len(sections))
    sections[at] = others[at] if at < len(others) else rng.choice(others)
    return "|".join(sections)


def _drop_section(text: str, donor: str, rng: Random) -> str:
    sections = text.split("|")
    del sections[rng.randrange(len(sections))]
    return "|".join(sections)


_CHANGES = [
    _drop_token,
    _double_token,
    _borrow_token,
    _reuse_token,
    _change_number,
    _change_number,
    _drop_character,
    _swap_characters,
    _borrow_section,
    _drop_section,
]
