"""Which language to speak."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from cyclopts import Parameter

from tablee.core.errors import OptionError
from tablee.core.text import languages

FLAGS = ("--lang", "--language")
ENVIRONMENT = ("TABLEE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a language; the first that is set decides."""

Language = Annotated[str, Parameter(name=FLAGS)]
"""The option of a command that speaks to people."""


def chosen_language(wanted: str) -> str:
    """The wanted language, or the one of the environment, or English."""
    if not wanted:
        return _language_of_environment()
    if wanted not in languages():
        raise OptionError("no-such-language", language=wanted, languages=", ".join(languages()))
    return wanted


def language_for_errors(words: Sequence[str]) -> str:
    """The language that a command line asks for, even if nothing else in it can be understood."""
    parts = [part for word in words for part in _flag_and_value(word)]
    wishes = [wish for flag, wish in pairwise(parts) if flag in FLAGS]
    return chosen_language(next((wish for wish in wishes if wish in languages()), ""))


def _flag_and_value(word: str) -> list[str]:
    """`--lang=fr` as two words; any other word stays one."""
    flag, equals, value = word.partition("=")
    return [flag, value] if equals and flag in FLAGS else [word]


def _language_of_environment() -> str:
    setting = next(filter(None, map(os.environ.get, ENVIRONMENT)), "")
    return setting[:2] if setting[:2] in languages() else "en"
