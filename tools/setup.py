"""Set everything up: a virtual environment, locked packages, this package, web client, compiled
rules.

    python3 tools/setup.py play|test|bench

Runs with the standard library alone, says what it does, and does nothing when nothing changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from ctypes.util import find_library
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = {"play": ["play"], "test": ["test"], "bench": ["test", "bench"]}
OLDEST = (3, 11)
EGL = ("libegl1", "libegl-mesa0", "libgl1-mesa-dri")
"""Debian's packages for drawing without a window."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def run(*command: str | Path, **env: str) -> None:
    """Run a step quietly; if it fails, show what it said and stop."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\ntablee: this step failed: {' '.join(map(str, command))}")


def stamp_of(lock: str) -> tuple[Path, str]:
    """Where it is noted that a lock is installed, and what the note must say."""
    content = (ROOT / "requirements" / f"{lock}.txt").read_bytes()
    content += (ROOT / "pyproject.toml").read_bytes()
    return VENV / f".{lock}", hashlib.sha256(content).hexdigest()


def make_venv() -> None:
    """Create the virtual environment, once."""
    if not PYTHON.exists():
        print(f"making a virtual environment in {VENV.name} …", flush=True)
        venv.create(VENV, with_pip=True, clear=True)


def install(lock: str) -> None:
    """Install exactly what a lock file names, and this package."""
    stamp, wanted = stamp_of(lock)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"installing the locked packages of requirements/{lock}.txt …", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", f"requirements/{lock}.txt")
    run(*pip, "--no-deps", "--no-build-isolation", "-e", ".", TABLEE_INTERPRETED="1")
    stamp.write_text(wanted)


def has_egl() -> bool:
    """Can pictures be drawn without a window?"""
    return sys.platform != "linux" or find_library("EGL") is not None


def has_postgresql() -> bool:
    """Can the tests start a database server of their own? Root cannot run the one from a wheel."""
    found = shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return bool(found) or sys.platform != "linux" or os.geteuid() != 0


def has_browser() -> bool:
    """Is there a browser for the tests: one that is installed, or Playwright's own?"""
    caches = [Path.home() / folder for folder in (".cache", "Library/Caches", "AppData/Local")]
    own = [found for cache in caches for found in cache.glob("ms-playwright/chromium*")]
    return bool(own) or any(shutil.which(name) for name in BROWSERS)


PARTS: list[tuple[Callable[[], bool], tuple[str, ...], str]] = [
    (has_egl, EGL, "tests that draw the nest"),
    (has_postgresql, ("postgresql",), "tests of the store"),
    (has_browser, ("chromium",), "tests in a browser"),
]


def install_system_parts() -> None:
    """What no wheel ships: by apt where that is possible, else say in one line what to install."""
    missing = [(packages, who) for there, packages, who in PARTS if not there()]
    apt = shutil.which("apt-get")
    if not missing:
        return
    if apt is None or os.geteuid() != 0:
        for packages, who in missing:
            print(f"tablee: please install {' '.join(packages)}; {who} fail without")
        return
    names = [name for packages, _ in missing for name in packages]
    print(f"installing {' '.join(names)} …", flush=True)
    run(apt, "update")
    run(
        apt, "install", "--yes", "--no-install-recommends", *names, DEBIAN_FRONTEND="noninteractive"
    )


def step(*command: str) -> None:
    """Run a step that tells people itself what it does."""
    done = subprocess.run([PYTHON, *command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def compile_in_background() -> None:
    """People who want to play do not wait for the compiler: it works while they look around, and
    whatever starts later runs compiled.
    """
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    gently = ["nice", "-n", "15"] if shutil.which("nice") else []
    with log.open("w", encoding="utf-8") as output:
        subprocess.Popen(
            [*gently, str(PYTHON), "tools/compile_rules.py"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def main() -> None:
    """Bring the set-up for one purpose up to date."""
    if sys.version_info < OLDEST:
        sys.exit(f"tablee needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    purpose = sys.argv[1] if len(sys.argv) > 1 else "test"
    if purpose not in LOCKS:
        sys.exit(f"usage: python3 tools/setup.py {'|'.join(LOCKS)}")
    make_venv()
    for lock in LOCKS[purpose]:
        install(lock)
    if purpose == "play":
        step("tools/build_client.py")
        compile_in_background()
        return
    install_system_parts()
    step("tools/build_client.py", "--tools")
    step("tools/compile_rules.py")


if __name__ == "__main__":
    main()
