"""What is wrong with a command line or a file, as a phrase that every language can say."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from tablee.core.phrases import Phrase

_TYPES = {int: "takes-whole-number", float: "takes-number"}
_FILES: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "file-not-found"),
    (FileExistsError, "file-exists"),
    (IsADirectoryError, "file-is-folder"),
    (NotADirectoryError, "file-under-file"),
    (PermissionError, "file-forbidden"),
)


def of_command_line(error: CycloptsError) -> Phrase:
    """What is wrong with the words that were typed."""
    match error:
        case UnknownCommandError():
            return _unknown_command(error)
        case UnknownOptionError():
            return _unknown_option(error)
        case MissingArgumentError():
            return Phrase("argument-missing", name=_argument(error))
        case CoercionError():
            return _wrong_type(error)
        case RepeatArgumentError():
            return Phrase("argument-twice", name=error.token.keyword or _argument(error))
        case UnusedCliTokensError():
            return Phrase("words-unused", words=" ".join(error.unused_tokens or ()))
        case _:
            return Phrase("command-line-unclear", words=" ".join(error.root_input_tokens or ()))


def of_file(error: OSError) -> Phrase:
    """What is wrong with a file; the system's own words where we have none."""
    key = next((key for kind, key in _FILES if isinstance(error, kind)), "")
    if not error.filename or not key:
        return Phrase("system-failed", detail=str(error))
    return Phrase(key, file=str(error.filename))


def _argument(error: CycloptsError) -> str:
    return error.argument.name if error.argument else ""


def _unknown_command(error: UnknownCommandError) -> Phrase:
    word = (error.unused_tokens or [""])[0]
    known = list(error.app or ())
    names = [name for name in known if not name.startswith("-")]
    problem = Phrase("no-such-command", name=word, names=", ".join(names))
    return _with_hint(problem, word, names)


def _unknown_option(error: UnknownOptionError) -> Phrase:
    word = error.token.keyword or error.token.value
    names = [name for argument in error.argument_collection for name in argument.names]
    return _with_hint(Phrase("no-such-flag", name=word), word, names)


def _with_hint(problem: Phrase, word: str, known: Iterable[str]) -> Phrase:
    near = get_close_matches(word, known, 1)
    return Phrase("did-you-mean", problem=problem, hint=near[0]) if near else problem


def _wrong_type(error: CoercionError) -> Phrase:
    expected = _TYPES.get(error.target_type or str, "takes-other")
    value = error.token.value if error.token else ""
    return Phrase("argument-value", name=_argument(error), value=value, expected=Phrase(expected))
