"""A test that hangs is killed and named, and the tests after it still run."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TESTS = """
import threading

def test_that_counts_for_ever():
    while True:
        pass

def test_that_waits_for_ever():
    threading.Event().wait()

def test_after_them():
    pass
"""
LONGEST = 600
"""Seconds; a hanging test should cost no more of a day."""


@pytest.fixture(scope="module")
def output(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says with our settings, but a short limit."""
    folder = tmp_path_factory.mktemp("hanging")
    (folder / "test_hanging.py").write_text(TESTS, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "--timeout", "0.5"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, "-rA", str(folder / "test_hanging.py")],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["test_that_counts_for_ever", "test_that_waits_for_ever"])
def test_a_test_that_hangs_is_killed_and_named(name: str, output: str) -> None:
    (line,) = [one for one in output.splitlines() if one.startswith("FAILED") and name in one]
    assert "Timeout" in line


def test_the_tests_after_it_still_run(output: str) -> None:
    assert "PASSED test_hanging.py::test_after_them" in output


def test_every_test_has_a_time_limit() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert 0 < settings["tool"]["pytest"]["ini_options"]["timeout"] <= LONGEST
