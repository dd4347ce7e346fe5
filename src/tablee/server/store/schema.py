"""The tables of the store, and how the two kinds of database that hold them are reached."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from tablee.core.errors import BadInput
from tablee.server.errors import StoreFailed

METADATA = MetaData()
# Names sort by their bytes in both databases, so that a backup has one order.
Name = Text().with_variant(Text(collation="C"), "postgresql")

tables = Table(
    "tables",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("due", Double),
    Index("tables_in_the_lobby", "public", "status", "created"),
    Index("tables_by_age", "status", "touched"),
    Index("tables_by_due", "due"),
)


def _table_id() -> Column[str]:
    return Column("table_id", Name, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


entries = Table(
    "entries",
    METADATA,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,  # a log lies together on the disk and is written once, not twice
)

subscriptions = Table(
    "subscriptions",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("endpoint", Name, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

clock = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Double, nullable=False),
    Column("doubted", Double),
    Column("jumped", Double),
)
"""One row: the time that a server saw last. Backups leave it out: it is of no game."""

PATIENCE = 5.0
"""Seconds to wait for somebody else's lock before giving up."""
READERS = 4
"""Threads that read; one more writes."""
WRITING = "tablee_writing"
"""The execution option of connections that will write."""
# A network that swallows packets must not hold the writer for ever; the address may say otherwise.
_LIMITS = {"connect_timeout": "10", "tcp_user_timeout": "30000"}


def address(text: str) -> URL:
    """A database's address. It may hold a password: no message repeats any of it unread."""
    kind = re.match(r"([a-z]+)(?:\+[a-z0-9]+)?://", text)
    name = kind[1] if kind else ""
    if name not in {"sqlite", "postgresql", "postgres"}:
        raise BadInput("not-a-store")
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    if url is None or (name != "sqlite" and text.count("@") > 1):
        raise BadInput("store-address-unclear")
    return _file(url) if name == "sqlite" else url.set(drivername="postgresql+psycopg")


def _file(url: URL) -> URL:
    if url.database in {None, "", ":memory:"} or url.host or url.query:
        raise BadInput("not-a-sqlite-store")
    return url.set(drivername="sqlite")


def reach(text: str, patience: float = PATIENCE) -> Engine:
    """An engine for a store's address; nothing is connected yet."""
    url = address(text)
    if url.drivername != "sqlite":
        url = url.set(query=_LIMITS | dict(url.query))
    engine = create_engine(url, hide_parameters=True, pool_size=READERS + 1, pool_pre_ping=True)
    if url.drivername == "sqlite":
        _prepare_sqlite(engine, patience)
    else:
        _prepare_postgresql(engine, patience)
    return engine


def _prepare_sqlite(engine: Engine, patience: float) -> None:
    """Set what SQLite forgets between connections, and begin transactions ourselves."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:  # noqa: ANN401 - a driver's connection
        connection.isolation_level = None  # else the driver guesses when a transaction begins
        connection.execute(f"PRAGMA busy_timeout = {int(1000 * patience)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


_DURABLE = """select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') = 'off'"""


def _prepare_postgresql(engine: Engine, patience: float) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:  # noqa: ANN401 - a driver's connection
        connection.execute(f"set lock_timeout = {int(1000 * patience)}")
        connection.execute(_DURABLE)
        connection.commit()


def place(url: URL) -> str:
    """A database's address for messages: nothing that could be a password."""
    if url.drivername == "sqlite":
        return f"sqlite:///{url.database}"
    known = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return known.render_as_string()


def failure(engine: Engine, error: Exception) -> StoreFailed:
    """What went wrong in a database, in one sentence."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    words = " ".join(str(cause).split()) or type(cause).__name__
    return StoreFailed(f"{place(engine.url)}: {words}")


@contextmanager
def told(engine: Engine) -> Iterator[None]:
    """Tell any failure of the database as StoreFailed."""
    try:
        yield
    except SQLAlchemyError as error:
        raise failure(engine, error) from error
