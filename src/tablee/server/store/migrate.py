"""Bringing a store's schema up to date, whoever comes first and only as far as we know it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from tablee.server.errors import StoreFailed
from tablee.server.store.new import make_private_file, wait_for_others
from tablee.server.store.revision import exists
from tablee.server.store.schema import WRITING, place, told

FOLDER = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def known() -> list[str]:
    """The revisions this version knows, the newest first."""
    return [s.revision for s in ScriptDirectory.from_config(_config()).walk_revisions()]


def upgrade(engine: Engine) -> tuple[str, str]:
    """Bring the schema up to date in one transaction: the revisions before (or "") and after."""
    make_private_file(engine)
    with told(engine), engine.execution_options(**{WRITING: True}).begin() as connection:
        wait_for_others(connection)
        before = _revision(connection)
        _refuse_unknown(engine, before)
        command.upgrade(_config(connection), "head")
        return before, _revision(connection)


def check(engine: Engine) -> None:
    """Refuse a store that is not up to date; nothing is changed or made."""
    found = revision_of(engine)
    _refuse_unknown(engine, found)
    if found != known()[0]:
        what = f"has the schema {found}" if found else "holds no tables of Tablée"
        raise StoreFailed(f"{place(engine.url)} {what}; bring it up to date with tablee migrate")


def revision_of(engine: Engine) -> str:
    """The revision of a store's schema; "" where there is none yet."""
    if not exists(engine):
        return ""
    with told(engine), engine.connect() as connection:
        return _revision(connection)


def _revision(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or ""


def _refuse_unknown(engine: Engine, found: str) -> None:
    if found and found not in known():
        raise StoreFailed(
            f"{place(engine.url)} has the schema {found}, which is newer than this version of "
            f"Tablée knows ({known()[0]}); nothing was changed"
        )
