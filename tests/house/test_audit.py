"""The audit of dependencies says what was found, and what could not be asked."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from tools import audit

SAFE = {"name": "good", "version": "1.0", "vulns": []}
WEAK = {"name": "bad", "version": "2.0", "vulns": [{"id": "W-1", "fix_versions": ["2.1"]}]}
UNKNOWN = {"name": "odd", "skip_reason": "not found"}


NPM = {"metadata": {"dependencies": {"total": 3}}, "vulnerabilities": {}}
WEAK_NPM = {**NPM, "vulnerabilities": {"worse": {"range": "<3", "severity": "high"}}}


def audited(monkeypatch: pytest.MonkeyPatch, *packages: object, npm: object = NPM) -> int:
    """What is done about these answers of the two tools."""

    def run(command: Sequence[object], **_: object) -> subprocess.CompletedProcess[str]:
        answer = npm if "npm" in str(command[0]) else {"dependencies": packages}
        return subprocess.CompletedProcess([], 0, stdout=json.dumps(answer))

    monkeypatch.setattr(subprocess, "run", run)
    return audit.main()


def test_a_weakness_stops_the_lint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audited(monkeypatch, SAFE, WEAK, UNKNOWN) == 1
    assert "bad 2.0: W-1, mended in 2.1" in capsys.readouterr().out


def test_no_weakness_is_good_news(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audited(monkeypatch, SAFE, UNKNOWN) == 0
    assert "asked about 6 packages of 4 locks" in capsys.readouterr().out


def test_a_weakness_of_the_web_client_stops_it_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audited(monkeypatch, SAFE, npm=WEAK_NPM) == 1
    assert "worse <3: high" in capsys.readouterr().out


def test_what_could_not_be_asked_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audited(monkeypatch, UNKNOWN, npm={"message": "405"}) == 0
    told = capsys.readouterr().out
    assert "NOT DONE for bench.txt, play.txt, test.txt, package-lock.json" in told


def test_every_lock_is_asked_about() -> None:
    assert {lock.name for lock in audit.LOCKS} == {"play.txt", "test.txt", "bench.txt"}
    assert all(isinstance(lock, Path) for lock in audit.LOCKS)
