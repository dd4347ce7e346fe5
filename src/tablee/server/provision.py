"""What this server has for hands, as the settings say."""

from __future__ import annotations

from pathlib import Path

from tablee.core.hands import Provision
from tablee.server.config import Settings
from tablee.server.store.schema import address


def provision(settings: Settings) -> Provision:
    """Return how many processes there are for hands, and what is kept ready for them where."""
    return Provision(settings.nest_processes, settings.nests_ready, _folder(settings))


def _folder(settings: Settings) -> Path | None:
    """Beside the database, unless the settings name one; None: a database elsewhere."""
    if settings.nest_folder:
        return Path(settings.nest_folder)
    url = address(settings.store)
    if url.drivername != "sqlite" or url.database is None:
        return None
    return Path(f"{url.database}.nests")
