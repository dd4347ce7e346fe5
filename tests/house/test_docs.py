"""Documentation and code agree."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tablee
from tablee.cli.main import app
from tablee.core.game import AnyGame
from tablee.core.notation import Word
from tablee.core.record import parse_record
from tablee.core.registry import games_in
from tablee.core.replay import verify
from tablee.core.scenario import run_scenario
from tests.conformance.tables import tables_of, walk

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
README = PAGES[0].read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (page.parent / link).exists()] == []


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(tablee).failed == 0


def python_examples() -> list[str]:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    return [block for t in texts for block in re.findall(r"```python\n(.*?)```", t, re.DOTALL)]


@pytest.mark.parametrize("game", games_in("tablee.games").values(), ids=lambda game: game.key)
def test_every_python_example_runs_for_every_game(game: AnyGame) -> None:
    examples = [block for block in python_examples() if '"gruell"' in block]
    assert len(examples) >= 6
    for block in examples:
        mine = block.replace('"gruell"', f'"{game.key}"')
        exec(compile(mine, game.key, "exec"), {})  # noqa: S102 - our own examples


def test_every_python_example_is_about_a_game() -> None:
    assert [block for block in python_examples() if '"gruell"' not in block] == []


def test_every_public_name_is_documented() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8").split("## Public names")[1]
    listed = {
        name
        for row in re.findall(r"^\| (`.*?) \|", page, re.M)
        for name in re.findall(r"`(\w+)`", row)
    }
    assert listed == set(tablee.__all__)


def test_every_make_target_in_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"make ([a-z]+)", README):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target


def test_every_command_is_in_the_readme() -> None:
    commands = [name for name in app if not name.startswith("-")]
    assert [name for name in commands if f"tablee {name}" not in README] == []


def test_every_public_name_exists() -> None:
    assert [name for name in tablee.__all__ if not hasattr(tablee, name)] == []


@pytest.mark.parametrize("game", games_in("tablee.games").values(), ids=lambda game: game.key)
def test_every_position_of_the_notation_page_holds(game: AnyGame) -> None:
    found = re.findall(rf"^{game.key} .*\|.*$", NOTATION, flags=re.MULTILINE)
    assert found
    for text in found:
        assert game.position_text(game.parse_position(Word(text))) == text


@pytest.mark.parametrize("game", games_in("tablee.games").values(), ids=lambda game: game.key)
def test_every_action_of_the_notation_page_can_be_read(game: AnyGame) -> None:
    section = NOTATION.split(f"## {game.name}\n")[1].split("### Positions")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, flags=re.MULTILINE)
    state = next(walk(next(tables_of(game)), 0))
    texts = [text for row in rows for text in re.findall(r"`(.+?)`", row)]
    assert len(texts) >= 4
    for text in texts:
        assert game.parse_action(state, Word(text)) >= 0


def test_the_worked_examples_of_the_notation_page_hold() -> None:
    (record,) = re.findall(r"```\n(Tablée record 1.*?)```", NOTATION, flags=re.DOTALL)
    assert all(check.passed for check in verify(parse_record(record)))
    scenarios = re.findall(r"```toml\n(.*?)```", NOTATION, flags=re.DOTALL)
    assert scenarios
    for scenario in scenarios:
        assert run_scenario(scenario).failures == []
