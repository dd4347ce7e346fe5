"""A store that holds nothing is made whole at once: only older ones need Alembic's steps, and
loading Alembic would take a new server's first second.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, insert, inspect, text

from tablee.server.store.revision import NEWEST, exists
from tablee.server.store.schema import METADATA, WRITING, told

_LOCK = 0x7AB1EE
_VERSIONS = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), primary_key=True),
)
"""Where Alembic keeps the revision, as it would make it."""


def wait_for_others(connection: Connection) -> None:
    """Two servers that start together change a store one after the other. SQLite does so anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def make_private_file(engine: Engine) -> None:
    """Seeds lie in it: the file is made for its owner alone. SQLite itself tells what fails."""
    if not exists(engine):
        with suppress(OSError):
            Path(engine.url.database or "").touch(mode=0o600)


def made(engine: Engine) -> bool:
    """Make everything in one transaction; False if the store already holds something."""
    make_private_file(engine)
    with told(engine), engine.execution_options(**{WRITING: True}).begin() as connection:
        wait_for_others(connection)
        if inspect(connection).get_table_names():
            return False
        METADATA.create_all(connection, checkfirst=False)
        _VERSIONS.create(connection)
        connection.execute(insert(_VERSIONS).values(version_num=NEWEST))
        return True
