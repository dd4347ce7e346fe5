"""Settings: from flags, from environment variables (TABLEE_…), or what suits a family at home."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.core.errors import OptionError

PREFIX = "TABLEE_"
SECRET = frozenset({"vapid_private_key", "metrics_key"})
"""Never a flag: whoever is logged in on a machine can read the command lines of all."""

Port = Annotated[int, Meta(ge=0, le=65_535)]
Path = Annotated[str, Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*$")]
Processes = Annotated[int, Meta(ge=1, le=256)]
Ready = Annotated[int, Meta(ge=0, le=1_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(gt=0, le=36_500)]
Many = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1_024, le=1_048_576)]
Rate = Annotated[float, Meta(gt=0, le=100_000)]
Origin = Annotated[str, Meta(pattern=r"^https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$")]
"""As browsers write it: anything else, such as a slash at the end, would never be the same."""
MetricsKey = Annotated[str, Meta(pattern="^([!-~]{16,200})?$")]
LogLevel = Literal["debug", "info", "warning", "error"]


def says(sentence: str) -> Meta:
    """What a setting is for, as `tablee serve --help` tells it."""
    return Meta(description=sentence)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. The name of a variable is TABLEE_ and the name in capitals."""

    host: Annotated[str, says("The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1"
    port: Annotated[Port, says("The port to listen on; 0 for any that is free.")] = 8000
    store: Annotated[
        str,
        says("The database: sqlite:///FILE or postgresql://… (with a password, use the variable)."),
    ] = "sqlite:///tablee.db"
    base_path: Annotated[
        Path, says("The path under which a reverse proxy shows the server, such as /tablee.")
    ] = ""
    origins: Annotated[
        tuple[Origin, ...],
        says("From which other sites pages may connect; give it once for each."),
    ] = ()
    trusted_proxies: Annotated[
        str, says("Whose word is taken for a visitor's address, with commas between.")
    ] = "127.0.0.1"
    bot_processes: Annotated[Processes, says("Processes in which bots think.")] = 1
    bot_pace: Annotated[
        Seconds, says("Seconds that a bot takes at least, so that people can follow.")
    ] = 0.8
    nest_processes: Annotated[Processes, says("Processes that simulate nests.")] = 1
    nests_ready: Annotated[
        Ready, says("Nests kept ready from the start on; 0: none before a table needs one.")
    ] = 12
    nest_folder: Annotated[
        str,
        says("Where ready nests are kept; by default beside the database, if that is a file."),
    ] = ""
    hand_clients: Annotated[
        bool,
        says("Let people steal from a physical nest, where its packages are installed."),
    ] = True
    moment_seconds: Annotated[
        Seconds, says("How long all may speak where silence is an answer.")
    ] = 4.0
    """Always as long, whoever could speak."""
    idle_seconds: Annotated[
        Seconds,
        says("After so long without anybody, a table leaves memory (never the database)."),
    ] = 600.0
    keep_open_days: Annotated[
        Days, says("How long a table is kept at which seats are still open.")
    ] = 14.0
    keep_playing_days: Annotated[
        Days, says("How long a game is kept in which nothing happens.")
    ] = 120.0
    keep_over_days: Annotated[Days, says("How long a finished game is kept.")] = 365.0
    connections_per_address: Annotated[
        Many, says("How many connections one address may have open.")
    ] = 40
    writes_per_minute: Annotated[
        Many, says("How many requests a minute one address may send that change something.")
    ] = 120
    message_bytes: Annotated[Bytes, says("The longest message that is taken.")] = 16_384
    messages_per_second: Annotated[
        Rate, says("How many messages a connection may send for long.")
    ] = 20.0
    vapid_private_key: Annotated[
        str, says("The key for notices by Web Push; without it there are none.")
    ] = ""
    vapid_contact: Annotated[str, says("Whom push services write to: mailto:… or https://…")] = ""
    log_level: Annotated[LogLevel, says("How much is logged.")] = "info"
    metrics_key: Annotated[
        MetricsKey, says("The key with which /metrics is read; without it nobody reads them.")
    ] = ""
    """Numbers that grow with every entry would tell players who decides in secret (GL-13)."""


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Settings out of the environment; flags that were given (not None) come first."""
    found: dict[str, object] = {}
    for name, value in (os.environ if environment is None else environment).items():
        field = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and field in Settings.__struct_fields__:
            found[field] = _listed(value) if field == "origins" else value
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError("settings-wrong", detail=str(error)) from None


def _listed(value: str) -> list[str]:
    """What stands between commas; spaces do not count."""
    return [one for one in map(str.strip, value.split(",")) if one]
