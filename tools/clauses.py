"""Which clauses of the rules are proved by a test: `make clauses`."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tablee.core.game import AnyGame
from tablee.core.registry import games

RULE_TESTS = Path(__file__).parent.parent / "tests" / "rules"


def cited_in_python(path: Path) -> Iterator[str]:
    """The clause ids in `@pytest.mark.clause("GR-07")` on test functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from _ids(decorator)


def _ids(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant):
                yield str(argument.value)


def cited_in_scenario(path: Path) -> list[str]:
    """The clause ids that a scenario names."""
    clauses: list[str] = tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", [])
    return clauses


def cited(key: str) -> set[str]:
    """Every clause that a test of this game cites."""
    folder = RULE_TESTS / key
    found = {clause for path in folder.rglob("test_*.py") for clause in cited_in_python(path)}
    return found | {clause for path in folder.rglob("*.toml") for clause in cited_in_scenario(path)}


def missing(game: AnyGame) -> list[str]:
    """The clauses of a game that no test cites."""
    found = cited(game.key)
    return [clause for clause in game.clauses if clause not in found]


def unknown(game: AnyGame) -> list[str]:
    """Cited clauses that the rules do not have."""
    return sorted(cited(game.key) - set(game.clauses))


def main() -> int:
    """A line a game; exit code 1 if a clause has no test."""
    wrong = 0
    for game in games().values():
        lacking = missing(game) + unknown(game)
        total = len(game.clauses)
        line = f"{game.key} {total - len(missing(game))}/{total}"
        print(f"{line} without a test or unknown: {' '.join(lacking)}" if lacking else line)
        wrong += bool(lacking)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
