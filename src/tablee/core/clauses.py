"""The clauses of a game's rules, read from the rules text that people read."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from tablee.core.text import ENGLISH

_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+)$")
_HEADING = re.compile(r"^#+ (.+)$")


@dataclass(frozen=True)
class Clause:
    """One rule, under the heading where it stands."""

    id: str
    text: str
    heading: str


def read_introduction(path: Path) -> tuple[str, ...]:
    """The paragraphs between the title of a rules file and its first heading, a line each."""
    before, _, _ = path.read_text(encoding="utf-8").partition("\n## ")
    _, *paragraphs = before.strip().split("\n\n")
    return tuple(" ".join(paragraph.split()) for paragraph in paragraphs)


def introduction_in(folder: Path, language: str) -> tuple[str, ...]:
    """The introduction in a language, or in English where the language has none."""
    path = folder / f"rules.{language}.md"
    found = read_introduction(path) if path.exists() else ()
    return found or read_introduction(folder / f"rules.{ENGLISH}.md")


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


def rules_in(folder: Path, language: str) -> dict[str, Clause]:
    """The clauses of a game in a language, in the order of the English rules.

    A clause that the language does not have yet is read in English, under the heading of the
    clauses around it.
    """
    english = read_clauses(folder / f"rules.{ENGLISH}.md")
    path = folder / f"rules.{language}.md"
    if language == ENGLISH or not path.exists():
        return english
    found = read_clauses(path)
    headings = {english[key].heading: found[key].heading for key in found if key in english}
    return {key: found.get(key) or _under(headings, one) for key, one in english.items()}


def _under(headings: dict[str, str], clause: Clause) -> Clause:
    return replace(clause, heading=headings.get(clause.heading, clause.heading))
