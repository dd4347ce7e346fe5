"""Are known weaknesses reported for anything that the locks name? Part of `make lint`.

The lists of weaknesses are kept by the package registry, not by its mirrors: where nobody answers,
that is said, and the rest of the lint goes on. A weakness that is found stops it.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOCKS = sorted((Path(__file__).parent.parent / "requirements").glob("*.txt"))
SECONDS = 60

Report = dict[str, Any]


def reported(lock: Path) -> Report:
    """What is known about the packages of a lock; nothing if nobody can be asked."""
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--format", "json",
               "--progress-spinner", "off", "--timeout", "10", "-r", str(lock)]  # fmt: skip
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        report: Report = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return {"dependencies": []}
    return report


def weaknesses(report: Report) -> list[str]:
    """A line for each known weakness."""
    return [
        f"{package['name']} {package['version']}: {weakness['id']}, mended in "
        f"{', '.join(weakness['fix_versions']) or 'no version yet'}"
        for package in report["dependencies"]
        for weakness in package.get("vulns", [])
    ]


def asked_about(report: Report) -> int:
    """How many packages somebody could say anything about."""
    return sum("vulns" in package for package in report["dependencies"])


def main() -> int:
    """Ask about each lock, say what was learnt, and fail if that is a weakness."""
    reports = {lock.name: reported(lock) for lock in LOCKS}
    found = sorted({line for report in reports.values() for line in weaknesses(report)})
    asked = {name: asked_about(report) for name, report in reports.items()}
    if found:
        print("\n".join(["known weaknesses (make lock, then make test):", *found]))
    elif all(asked.values()):
        print(f"audit: no known weakness in {max(asked.values())} packages")
    else:
        silent = ", ".join(name for name, count in asked.items() if not count)
        print(f"audit: NOT DONE for {silent}: no list of weaknesses can be reached from here")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
