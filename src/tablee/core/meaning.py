"""What a choice is about, for programs that draw it: labels are for people alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

Target = Mapping[str, str | int]
NOTHING: Target = MappingProxyType({})


class Meaning(NamedTuple):
    """The kind of a choice, in the game's own word, and what the choice is about."""

    kind: str
    target: Target = NOTHING
    """Names of things as the view and the notation have them, by what each of them is. Two choices
    of a question never have the same kind and target.
    """
