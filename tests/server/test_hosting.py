"""docs/hosting.md, the flags and the systemd unit name what there is."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import UnknownOptionError

from tablee.cli.main import app
from tablee.server.app import Server
from tablee.server.config import PREFIX, SECRET, Settings, from_environment
from tablee.server.notices import PATIENCE
from tablee.server.run import options
from tablee.server.store.store import Store
from tests.cli.test_commands import tablee

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "tablee.service").read_text(encoding="utf-8")
VARIABLES = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
ROW = re.compile(r"^\| `(TABLEE_\w+)` \| (?:`(.*?)` )?\| \S", flags=re.MULTILINE)


def shown(value: object) -> str:
    """A default as somebody would write it into the environment."""
    return value if isinstance(value, str) else json.dumps(value) if value != () else ""


def commands() -> Iterator[list[str]]:
    """Every `tablee …` that the page tells people to type."""
    for block in re.findall(r"^```sh\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE):
        for line in block.splitlines():
            for part in re.split(r"&&|\|", line):
                words = shlex.split(part, comments=True)
                found = [
                    n for n, word in enumerate(words) if re.fullmatch(r"([^=]*/)?tablee", word)
                ]
                if found and found[0] + 1 < len(words) and is_typed(words[: found[0]]):
                    yield words[found[0] + 1 :]


def is_typed(before: list[str]) -> bool:
    return all("=" in word for word in before)


def test_every_setting_stands_in_the_table_with_its_default() -> None:
    rows = dict(ROW.findall(PAGE))
    real = {name: shown(getattr(Settings(), field)) for name, field in VARIABLES.items()}
    assert rows == real


def test_every_default_in_the_table_is_taken() -> None:
    given = {name: value for name, value in ROW.findall(PAGE) if value}
    assert from_environment(given) == Settings()


def test_every_variable_named_anywhere_exists() -> None:
    named = set(re.findall(r"TABLEE_[A-Z_]*[A-Z]", PAGE + UNIT)) - {"TABLEE_KEEP"}
    assert named <= set(VARIABLES)


def test_the_page_names_every_command_that_hosting_needs() -> None:
    named = {words[0] for words in commands()}
    assert named >= {"serve", "backup", "restore", "migrate", "export", "push-key"}


@pytest.mark.parametrize("words", list(commands()), ids=" ".join)
def test_every_command_can_be_typed(words: list[str]) -> None:
    assert words[0] in app
    app.parse_args(words, exit_on_error=False, print_error=False)


def test_every_other_command_named_exists() -> None:
    named = set(re.findall(r"`tablee ([a-z-]+)", PAGE))
    assert [name for name in named if name not in app] == []


def test_every_path_and_number_is_there(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/store.db")
    server = Server(Settings(), store)
    paths = {getattr(route, "path", "") for route in server.app.routes}
    watched = PAGE.split("## Watching it")[1]
    assert set(re.findall(r"^\| `(/\S+)` \|", watched, flags=re.MULTILINE)) <= paths
    families = server.metrics.collect()
    real = {one.name + ("_total" if one.type == "counter" else "") for one in families}
    assert set(re.findall(r"^\| `(tablee_\w+)` \|", watched, flags=re.MULTILINE)) == real
    store.engine.dispose()


def test_the_page_tells_how_long_tables_are_kept_and_when_notices_come() -> None:
    days = {"two weeks": 14.0, "four months": 120.0, "a year": 365.0}
    kept = Settings()
    assert list(days.values()) == [
        kept.keep_open_days,
        kept.keep_playing_days,
        kept.keep_over_days,
    ]
    assert all(words in PAGE for words in days)
    assert f"for somebody for {PATIENCE:g} seconds" in " ".join(PAGE.split())


def test_the_page_tells_how_often_connections_are_pinged() -> None:
    given = options(Settings())
    assert (given["ws_ping_interval"], given["ws_ping_timeout"]) == (20.0, 20.0)
    assert "pings every connection three times a minute" in " ".join(PAGE.split())


# --- flags


ODD_WORDS = {
    "base_path": "/seven",
    "log_level": "error",
    "message_bytes": "7000",
    "origins": "https://seven",
}
"""What is typed for a setting that cannot be 7."""
FLAGS = [name for name in Settings.__struct_fields__ if name not in SECRET]


def typed(*words: str) -> dict[str, object]:
    """What a command line sets."""
    _, bound, _ = app.parse_args(["serve", *words], exit_on_error=False, print_error=False)
    return bound.kwargs


@pytest.mark.parametrize("name", FLAGS)
def test_every_setting_has_a_flag_that_comes_before_its_variable(name: str) -> None:
    flag, default = name.replace("_", "-"), getattr(Settings(), name)
    variable, word = PREFIX + name.upper(), ODD_WORDS.get(name, "7")
    words = [f"--{flag}", word]
    if isinstance(default, bool):
        word, words = shown(not default), [f"--no-{flag}" if default else f"--{flag}"]
    expected = from_environment({variable: word})
    assert expected != Settings()
    assert from_environment({variable: shown(default)}, **typed(*words)) == expected


def test_only_what_is_typed_is_set() -> None:
    assert typed() == {}
    several = typed("--origins", "https://a", "--origins", "https://b")
    assert from_environment({"TABLEE_ORIGINS": "https://c"}, **several) == Settings(
        origins=("https://a", "https://b")
    )


def test_no_secret_is_typed() -> None:
    assert {"vapid_private_key", "metrics_key"} == SECRET
    for name in SECRET:
        with pytest.raises(UnknownOptionError):
            typed(f"--{name.replace('_', '-')}", "hunter2")
        assert f"TABLEE_{name.upper()}" in tablee("serve", "--help").stdout


# --- the unit


def setting(name: str) -> str:
    (found,) = re.findall(rf"^{name}=(.*)$", UNIT, flags=re.MULTILINE)
    return str(found)


def test_the_unit_starts_the_server() -> None:
    program, *words = shlex.split(setting("ExecStart"))
    assert program == "/opt/tablee/bin/tablee"
    assert program in PAGE
    app.parse_args(words, exit_on_error=False, print_error=False)


def test_the_unit_and_the_page_agree_on_the_database() -> None:
    name, _, value = setting("Environment").partition("=")
    settings = from_environment({name: value})
    assert settings.store == f"sqlite:///{setting('WorkingDirectory')}/tablee.db"
    assert settings.store in PAGE
    assert setting("EnvironmentFile").removeprefix("-") in PAGE


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("NoNewPrivileges", "yes"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateDevices", "yes"),
        ("CapabilityBoundingSet", ""),
        ("MemoryDenyWriteExecute", "yes"),
        ("UMask", "0077"),
    ],
)
def test_the_unit_gives_the_server_no_more_than_it_needs(name: str, value: str) -> None:
    assert setting(name) == value
