"""The house stays good to live in: small functions, short files, layers that hold."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parent.parent.parent
PYTHON = [path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py")]
SOURCE = ROOT / "src" / "tablee"


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of the body, without the docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (function.end_lineno or 0) - body[0].lineno + 1 if body else 0


LONGEST_FUNCTION = 60


def too_long(path: Path) -> list[str]:
    """The functions of a file that nobody reads at a glance."""
    lengths = {function.name: length(function) for function in functions(path)}
    return [f"{path}: {name} ({n})" for name, n in lengths.items() if n > LONGEST_FUNCTION]


def test_no_function_is_long() -> None:
    assert [found for path in PYTHON for found in too_long(path)] == []


def test_a_long_function_is_found(tmp_path: Path) -> None:
    path = tmp_path / "long.py"
    body = '"""Not counted."""\n' + "    pass\n" * LONGEST_FUNCTION
    path.write_text(f"def fits():\n    {body}\n\ndef grows():\n    {body}    pass\n")
    assert too_long(path) == [f"{path}: grows ({LONGEST_FUNCTION + 1})"]


@pytest.mark.parametrize("folder", ["src", "tests", "tools"])
def test_most_functions_are_short(folder: str) -> None:
    here = [path for path in PYTHON if path.is_relative_to(ROOT / folder)]
    assert median(length(function) for path in here for function in functions(path)) <= 8


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_over_500_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


LAYERS = [
    ("core/*.py", r"tablee\.(?!core\.)"),  # core knows no game and nothing above it
    ("games/*/**/*.py", r"tablee\.(?!core\.|games\.)"),  # games stand on core alone
    (
        "games/*/rules/**/*.py",
        r"(?!tablee\.(core|games)\.|__future__|random$|typing$|collections\.abc$"
        r"|mypy_extensions$|librt\.vecs$)",  # numbers and lists that compile to those of C
    ),
    ("bots/*.py", r"tablee\.(?!core\.|games\.|bots\.)"),
]


@pytest.mark.parametrize(("files", "forbidden"), LAYERS, ids=[files for files, _ in LAYERS])
def test_layers_hold(files: str, forbidden: str) -> None:
    paths = list(SOURCE.glob(files))
    assert paths
    wrong = [f"{p}: {name}" for p in paths for name in imports(p) if re.match(forbidden, name)]
    assert wrong == []


def test_no_game_imports_another() -> None:
    for path in SOURCE.glob("games/*/**/*.py"):
        key = path.relative_to(SOURCE / "games").parts[0]
        others = [n for n in imports(path) if re.match(rf"tablee\.games\.(?!{key}\b)", n)]
        assert others == []


def tracked() -> list[Path]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


REGISTRY = r"(?:https?|file)://\S*(?:pypi|pythonhosted|npmjs|debian)"


def test_no_registry_address_stands_in_any_file() -> None:
    wrong = [
        path
        for path in tracked()
        if path.suffix not in {".png", ".woff2"}
        and re.search(REGISTRY, path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert wrong == []


@pytest.mark.parametrize("lock", ["play", "test", "bench"])
def test_every_locked_package_has_hashes(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    packages = [number for number, line in enumerate(lines) if re.match(r"\S+==", line)]
    assert len(packages) > 10
    assert all("--hash=sha256:" in lines[number + 1] for number in packages)
