"""Settings: from flags, from environment variables (TABLEE_…), or what suits a family at home."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.core.errors import OptionError

PREFIX = "TABLEE_"

Port = Annotated[int, Meta(ge=0, le=65_535)]
Path = Annotated[str, Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*$")]
Processes = Annotated[int, Meta(ge=1, le=256)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(gt=0, le=36_500)]
Many = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, Meta(ge=1_024, le=1_048_576)]
Rate = Annotated[float, Meta(gt=0, le=100_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. The name of a variable is TABLEE_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: Port = 8000
    store: str = "sqlite:///tablee.db"
    base_path: Path = ""
    """The path under which a reverse proxy shows the server, such as /tablee."""
    origins: tuple[str, ...] = ()
    """Where pages that may connect come from; none: the server's own address only."""
    trusted_proxies: str = "127.0.0.1"
    """Whose word is taken for a visitor's address."""
    bot_processes: Processes = 1
    bot_pace: Seconds = 0.8
    """Seconds that a bot takes at least, so that people can follow."""
    nest_processes: Processes = 1
    moment_seconds: Seconds = 4.0
    """How long all may speak where silence is an answer: always as long, whoever could speak."""
    idle_seconds: Seconds = 600.0
    """After so long without anybody, a table leaves memory (never the store)."""
    keep_open_days: Days = 14.0
    keep_playing_days: Days = 120.0
    keep_over_days: Days = 365.0
    connections_per_address: Many = 40
    message_bytes: Bytes = 16_384
    messages_per_second: Rate = 20.0
    vapid_private_key: str = ""
    """For notifications by Web Push; without it there are none."""
    vapid_contact: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True


def from_environment(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """Settings out of the environment; flags that were given (not None) come first."""
    found: dict[str, object] = {}
    for name, value in (os.environ if environment is None else environment).items():
        field = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and field in Settings.__struct_fields__:
            found[field] = value.split(",") if field == "origins" else value
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(f"the settings make no sense: {error}") from None
