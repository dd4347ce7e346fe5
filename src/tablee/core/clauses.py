"""The clauses of a game's rules, read from the rules text that people read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+)$")
_HEADING = re.compile(r"^#+ (.+)$")


@dataclass(frozen=True)
class Clause:
    """One rule, under the heading where it stands."""

    id: str
    text: str
    heading: str


def read_clauses(path: Path) -> dict[str, Clause]:
    """The clauses of a rules file, by id, in the file's order."""
    clauses: dict[str, Clause] = {}
    heading = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := _HEADING.match(line):
            heading = found[1]
        elif found := _CLAUSE.match(line):
            clauses[found[1]] = Clause(found[1], found[2], heading)
    return clauses
