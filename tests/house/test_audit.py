"""The audit of dependencies says what was found, and what could not be asked."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tools import audit

SAFE = {"name": "good", "version": "1.0", "vulns": []}
WEAK = {"name": "bad", "version": "2.0", "vulns": [{"id": "W-1", "fix_versions": ["2.1"]}]}
UNKNOWN = {"name": "odd", "skip_reason": "not found"}


def audited(monkeypatch: pytest.MonkeyPatch, *packages: object) -> int:
    answer = json.dumps({"dependencies": packages})
    done = subprocess.CompletedProcess([], 0, stdout=answer)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
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
    assert "no known weakness in 1 packages" in capsys.readouterr().out


def test_what_could_not_be_asked_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audited(monkeypatch, UNKNOWN) == 0
    assert "NOT DONE for bench.txt, play.txt, test.txt" in capsys.readouterr().out


def test_every_lock_is_asked_about() -> None:
    assert {lock.name for lock in audit.LOCKS} == {"play.txt", "test.txt", "bench.txt"}
    assert all(isinstance(lock, Path) for lock in audit.LOCKS)
