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

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NPM_LOCK = ROOT / "web" / "package-lock.json"
SECONDS = 60

Report = dict[str, Any]


def answer(*command: str | Path) -> Report:
    """What a tool says; nothing if it cannot ask anybody."""
    try:
        done = subprocess.run(
            command,
            cwd=NPM_LOCK.parent,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        report: Report = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        return {}
    return report


def reported(lock: Path) -> Report:
    """What is known about the packages of a lock of ours."""
    command = ["-m", "pip_audit", "--disable-pip", "--no-deps", "--format", "json",
               "--progress-spinner", "off", "--timeout", "10", "-r", str(lock)]  # fmt: skip
    return answer(sys.executable, *command) or {"dependencies": []}


def reported_by_npm() -> Report:
    """What is known about the packages of the web client, in the same form."""
    report = answer(Path(sys.executable).parent / "npm", "audit", "--json")
    total = report.get("metadata", {}).get("dependencies", {}).get("total", 0)
    weak = [
        {
            "name": name,
            "version": found["range"],
            "vulns": [{"id": found["severity"], "fix_versions": []}],
        }
        for name, found in report.get("vulnerabilities", {}).items()
    ]
    safe = [{"name": "", "vulns": []}] * (total - len(weak))
    return {"dependencies": [*weak, *safe]}


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
    reports[NPM_LOCK.name] = reported_by_npm()
    found = sorted({line for report in reports.values() for line in weaknesses(report)})
    asked = {name: asked_about(report) for name, report in reports.items()}
    if found:
        print("\n".join(["known weaknesses (make lock, then make test):", *found]))
    elif all(asked.values()):
        total = sum(asked.values())
        print(f"audit: no known weakness; asked about {total} packages of {len(asked)} locks")
    else:
        silent = ", ".join(name for name, count in asked.items() if not count)
        print(f"audit: NOT DONE for {silent}: no list of weaknesses can be reached from here")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
