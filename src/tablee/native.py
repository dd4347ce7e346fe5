"""Compiled rules, and the certainty that they are the rules of today's source.

The set-up compiles the rules with mypyc and writes a manifest of the sources that went into them.
When any of those files has changed since, or when there is no manifest, the compiled modules are
passed over and the same source runs interpreted.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
MANIFEST = PACKAGE / "native.json"
COMPILED = ("core/chance.py", "core/state.py", "core/playout.py", "games/*/rules/**/*.py")
SWITCH = "TABLEE_INTERPRETED"


def sources() -> list[Path]:
    """The files that mypyc compiles."""
    found = (path for pattern in COMPILED for path in sorted(PACKAGE.glob(pattern)))
    return [path for path in found if path.name != "__init__.py"]


def fingerprint() -> dict[str, str]:
    """What the sources hold now, and which Python would run them."""
    files = {
        path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources()
    }
    return {"python": sys.implementation.cache_tag, **files}


def compiled_from() -> dict[str, str] | None:
    """What went into the compiled rules; None if there are none."""
    if not MANIFEST.exists():
        return None
    manifest: dict[str, str] = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return manifest


class _SourceOnly:
    """Finds this package's modules as source, past any compiled file beside it."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source module of this name, if it is one of ours."""
        if not name.startswith("tablee.") or path is None:
            return None
        finders = (FileFinder(folder, (SourceFileLoader, [".py"])) for folder in path)
        specs: Iterator[ModuleSpec | None] = (finder.find_spec(name) for finder in finders)
        return next((spec for spec in specs if spec is not None), None)


def choose_rules() -> None:
    """Let compiled rules be imported only if they are what the source says."""
    compiled = compiled_from()
    if os.environ.get(SWITCH) == "1" or compiled != fingerprint():
        sys.meta_path.insert(0, _SourceOnly)
        if compiled is not None and os.environ.get(SWITCH) != "1":
            sys.stderr.write(
                "tablee: the rules changed since they were compiled; running interpreted "
                "('make setup' compiles them again)\n"
            )


def is_compiled() -> bool:
    """Do the rules that are loaded run compiled?"""
    from tablee.core import state

    return not str(state.__file__).endswith(".py")
