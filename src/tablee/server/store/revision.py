"""Which schema a store has. Alembic is loaded only to change it: a server starts quickly."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, select
from sqlalchemy import table as any_table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import column

NEWEST = "0004"
"""The revision that this version of the store reads and writes."""


def exists(engine: Engine) -> bool:
    """Looking into a SQLite file would make it."""
    return engine.dialect.name != "sqlite" or Path(engine.url.database or "").exists()


def is_newest(engine: Engine) -> bool:
    """Is there nothing to bring up to date?"""
    versions = any_table("alembic_version", column("version_num"))
    if not exists(engine):
        return False
    try:
        with engine.connect() as connection:
            return connection.scalars(select(versions.c.version_num)).all() == [NEWEST]
    except DBAPIError:
        return False  # no such table, or no database: whoever migrates will say which
