"""Every printed instruction and obstacle has a test of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tablee.games.gootmu.rules import labels

HERE = Path(__file__).parent


def marked(path: Path) -> Iterator[str]:
    """The names in `@pytest.mark.square("…")` on the test functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from names_in(decorator)


def names_in(decorator: ast.expr) -> Iterator[str]:
    """What one decorator marks."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.square":
        yield from (str(ast.literal_eval(argument)) for argument in decorator.args)


def test_every_printed_square_has_a_test() -> None:
    found = {name for path in HERE.glob("test_*.py") for name in marked(path)}
    assert [name for name in labels.NAMES if name and name not in found] == []


def test_no_test_names_a_square_that_is_not_printed() -> None:
    found = {name for path in HERE.glob("test_*.py") for name in marked(path)}
    assert found <= set(labels.NAMES)
