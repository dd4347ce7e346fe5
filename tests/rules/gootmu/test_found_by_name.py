"""Every instruction is found by its printed name: its piece of code, its words, its clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core.text import languages
from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.names import label_name, slug
from tablee.games.gootmu.rules import squares
from tablee.games.gootmu.rules.labels import FIRST_INSTRUCTION, MONSTER_START, NAMES, has_number
from tablee.games.gootmu.words import clause_of

SOURCES = [path.read_text(encoding="utf-8") for path in Path(squares.__file__).parent.glob("*.py")]


@pytest.mark.parametrize("code", range(FIRST_INSTRUCTION, MONSTER_START), ids=lambda c: NAMES[c])
def test_an_instruction_has_code_of_its_name(code: int) -> None:
    name = slug(NAMES[code]).replace("-", "_")
    assert sum(source.count(f"def {name}(here: Landing)") for source in SOURCES) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", range(1, len(NAMES)), ids=lambda c: NAMES[c])
def test_what_is_printed_is_explained(code: int, language: str) -> None:
    details = {"number": 3} if has_number(code) else {}
    assert GAME.text(language)(f"square-{slug(NAMES[code])}", **details)


@pytest.mark.parametrize("code", range(1, len(NAMES)), ids=lambda c: NAMES[c])
def test_what_is_printed_leads_to_its_clause(code: int) -> None:
    """A phrase of the printed name stands in the clause that the help opens."""
    printed = label_name(code, 3)
    assert clause_of(printed) in GAME.clauses
    text = (
        GAME.clauses[clause_of(printed)]
        .text.upper()
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    )
    words = [word for word in slug(NAMES[code]).upper().split("-") if len(word) > 3]
    assert any(word in text for word in words), (printed, clause_of(printed))
