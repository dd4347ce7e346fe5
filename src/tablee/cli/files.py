"""Reading and writing files so that bad ones are told in one line and none is written half."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tablee.core.errors import BadInput, Place


def read_text(path: Path) -> str:
    """A text file's content."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise BadInput("not-utf-8", Place(str(path), line)) from None


def write_text(path: Path, content: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink()
        raise
