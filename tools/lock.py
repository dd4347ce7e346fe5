"""Lock all dependencies with hashes, for every platform, without any registry's address."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = {"play": ["compile", "nest", "server", "web"], "test": ["dev"], "bench": ["dev", "bench"]}


def lock(name: str, extras: list[str]) -> None:
    """Write requirements/<name>.txt."""
    print(f"locking requirements/{name}.txt …", flush=True)
    chosen = [part for extra in extras for part in ("--extra", extra)]
    subprocess.run(
        [
            sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal",
            "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links",
            "--no-emit-package", "tablee", "--python-version", "3.11", *chosen,
            "--custom-compile-command", "make lock",
            "--output-file", f"requirements/{name}.txt", "pyproject.toml",
        ],
        cwd=ROOT,
        check=True,
    )  # fmt: skip


if __name__ == "__main__":
    for name, extras in EXTRAS.items():
        lock(name, extras)
