"""Compiled rules are used only when they are what the source says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee import native

ROOT = Path(__file__).parent.parent.parent
WHICH = "from tablee.native import is_compiled; print(is_compiled())"
compiled_here = pytest.mark.skipif(
    native.compiled_from() != native.fingerprint(),
    reason="there is no C compiler here, so nothing is compiled",
)


def python(folder: Path, code: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run code against the copy of our source in a folder."""
    clean = {key: value for key, value in os.environ.items() if key != native.SWITCH}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=clean | {"PYTHONPATH": f"{folder / 'src'}:{ROOT}"} | env,
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def change_a_rule(folder: Path) -> None:
    path = folder / "src/tablee/games/gruell/rules/score.py"
    path.write_text(path.read_text().replace("points = 0", "points = 1000"))


SCORE = "import tablee; print(tablee.game('gruell').new(2).scores())"


@compiled_here
def test_compiled_rules_are_used(copy: Path) -> None:
    run = python(copy, WHICH)
    assert (run.stdout, run.stderr) == ("True\n", "")


@compiled_here
def test_after_a_change_the_source_runs_and_one_line_says_so(copy: Path) -> None:
    change_a_rule(copy)
    run = python(copy, SCORE)
    assert run.stdout == "[1000, 1000]\n"
    assert run.stderr.startswith("tablee: the rules changed since they were compiled")
    assert run.stderr.count("\n") == 1
    assert python(copy, WHICH).stdout == "False\n"


@compiled_here
def test_compiled_files_without_a_manifest_are_not_trusted(copy: Path) -> None:
    (copy / "src/tablee/native.json").unlink()
    change_a_rule(copy)
    assert python(copy, SCORE).stdout == "[1000, 1000]\n"


def test_the_switch_chooses_the_source(copy: Path) -> None:
    run = python(copy, WHICH, **{native.SWITCH: "1"})
    assert (run.stdout, run.stderr) == ("False\n", "")


def test_without_a_compiler_one_line_says_so_and_the_source_runs(copy: Path) -> None:
    (copy / "src/tablee/native.json").unlink(missing_ok=True)
    run = subprocess.run(
        [sys.executable, "tools/compile_rules.py"],
        cwd=copy,
        env=os.environ | {"CC": "no-such-compiler", "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.count("\n") == 1
    assert "no C compiler" in run.stdout
    assert run.stderr == ""
    assert python(copy, WHICH).stdout == "False\n"


DIGEST = """
import hashlib
from tests.conformance.tables import TABLES
from tests.conformance.checks import random_match
from tablee.core.record import record_text
texts = [record_text(random_match(table, seed).record()) for table in TABLES for seed in range(4)]
print(hashlib.sha256("".join(texts).encode()).hexdigest())
"""


@compiled_here
def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    compiled = python(ROOT, DIGEST)
    interpreted = python(ROOT, DIGEST, **{native.SWITCH: "1"})
    assert compiled.stdout == interpreted.stdout
