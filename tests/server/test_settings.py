"""What a server can be told: by flags, by variables, and what it says to nonsense."""

from __future__ import annotations

import json
import os
import socket
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from tablee.core.errors import OptionError
from tablee.server.config import from_environment
from tablee.server.run import _address
from tests.cli.test_commands import ROOT, TABLEE


def test_flags_come_before_variables_and_both_before_what_suits_a_family() -> None:
    found = from_environment(
        {"TABLEE_PORT": "9000", "TABLEE_HOST": "::1", "TABLEE_ORIGINS": "https://a,https://b",
         "TABLEE_METRICS_KEY": "k" * 16, "TABLEE_BOT_PACE": "0.5", "PORT": "7"},
        port=8123, host=None,
    )  # fmt: skip
    assert (found.port, found.host, found.bot_pace) == (8123, "::1", 0.5)
    assert found.metrics_key == "k" * 16
    assert found.origins == ("https://a", "https://b")
    spaced = from_environment({"TABLEE_ORIGINS": " https://a:8443, http://[::1]:8000 ,"})
    assert spaced.origins == ("https://a:8443", "http://[::1]:8000")
    assert from_environment({"TABLEE_ORIGINS": ""}).origins == ()
    assert from_environment({}).port == 8000


def test_what_is_typed_comes_first_for_the_server_itself() -> None:
    variables = {"TABLEE_STORE": "mysql://u:hunter2@h/d", "TABLEE_LOG_LEVEL": "warning"}
    run = serve(variables, "--store", "sqlite:////dev/null/typed.db")
    assert run.returncode == 2
    assert "/dev/null/typed.db" in run.stderr


BAD = {
    "TABLEE_PORT": ("abc", "99999", "-1", ""),
    "TABLEE_LOG_LEVEL": ("loud", ""),
    "TABLEE_BASE_PATH": ("tablee", "/tablee/", "/a b", "/{x}"),
    "TABLEE_ORIGINS": (
        "club.example",
        "https://club.example/",
        "https://Club.example",
        "null",
        "*",
    ),
    "TABLEE_METRICS_KEY": ("short", "k" * 15, "with a space in it"),
    "TABLEE_BOT_PACE": ("NaN", "soon", "-1"),
    "TABLEE_MOMENT_SECONDS": ("-4",),
    "TABLEE_BOT_PROCESSES": ("0", "1.5"),
    "TABLEE_MESSAGE_BYTES": ("0",),
}
CASES = [(name, value) for name, values in BAD.items() for value in values]


@pytest.mark.parametrize(("name", "value"), CASES)
def test_a_setting_that_cannot_work_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(OptionError, match=name.removeprefix("TABLEE_").lower()) as refusal:
        from_environment({name: value})
    assert "\n" not in str(refusal.value)


def test_where_somebody_else_listens_no_server_starts(tmp_path: Path) -> None:
    """It is said in one line, and the store is not touched."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        run = serve({"TABLEE_STORE": f"sqlite:///{tmp_path}/x.db", "TABLEE_PORT": f"{port}"})
    assert run.returncode == 2
    (sentence,) = run.stderr.splitlines()
    assert sentence.startswith(f"tablee: cannot listen on 127.0.0.1, port {port}: Address already")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("host", ["192.0.2.1", "a..b"])
def test_an_address_that_is_not_ours_is_one_clear_sentence(host: str) -> None:
    run = serve({"TABLEE_STORE": "sqlite:////dev/null/x.db", "TABLEE_HOST": host})
    assert run.returncode == 2
    (sentence,) = run.stderr.splitlines()
    assert sentence.startswith(f"tablee: cannot listen on {host}, port 8000: ")


@pytest.mark.parametrize(
    ("host", "told"), [("127.0.0.1", "http://127.0.0.1:8000"), ("::1", "http://[::1]:8000")]
)
def test_where_it_runs_is_told_as_a_browser_takes_it(host: str, told: str) -> None:
    assert _address(host, 8000) == told


ALONE = [
    ("TABLEE_PORT", "abc"),
    ("TABLEE_STORE", "mysql://u:hunter2@h/d"),
    ("TABLEE_STORE", "sqlite:////dev/null/x.db"),
]


@pytest.mark.parametrize(("name", "value"), ALONE)
def test_a_bad_setting_is_one_clear_sentence(name: str, value: str) -> None:
    run = serve({"TABLEE_STORE": "sqlite:////dev/null/x.db", name: value})
    *before, sentence = run.stderr.splitlines()
    assert run.returncode == 2, run.stderr
    assert all(json.loads(line)["level"] == "info" for line in before), run.stderr
    assert sentence.startswith("tablee: "), run.stderr
    assert "hunter2" not in run.stderr


def serve(variables: Mapping[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), **variables}
    command = [*TABLEE, "serve", *words]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=20
    )
