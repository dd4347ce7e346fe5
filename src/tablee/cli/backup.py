"""`tablee backup`: everything in a store as one file that goes back into either kind of database.

The file is gzip over lines of JSON: a head with the format, its version and what to expect, then a
line for each row in the order of its key, then the SHA-256 of everything before. Nothing in it
tells when or where it was made, so that stores with the same content have the same backup.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.migrate import DEFAULT, StoreAddress, reached, say
from tablee.core.errors import BadInput, Place
from tablee.server.store.rows import Entry, Subscription, TableRow

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, Table

FORMAT = "tablee-store"
VERSION = 1


class Stamp(Struct, frozen=True):
    """What the head of every backup says, also that of a version to come."""

    format: str
    version: int


class Head(Struct, frozen=True, tag="head"):
    """The first line."""

    format: str
    version: int
    schema: str
    tables: int
    entries: int
    subscriptions: int

    @property
    def rows(self) -> int:
        """How many lines follow before the last."""
        return self.tables + self.entries + self.subscriptions


class TableLine(TableRow, frozen=True, tag="table"):
    """A row of `tables`."""


class EntryLine(Entry, frozen=True, tag="entry"):
    """A row of `entries`."""

    table_id: str


class SubscriptionLine(Subscription, frozen=True, tag="subscription"):
    """A row of `subscriptions`."""

    table_id: str
    seat: int


class End(Struct, frozen=True, tag="end"):
    """The last line."""

    sha256: str


Row = TableLine | EntryLine | SubscriptionLine
Line = Head | Row | End
KEPT: dict[str, type[Row]] = {
    "tables": TableLine,
    "entries": EntryLine,
    "subscriptions": SubscriptionLine,
}
"""The tables of the schema, in an order in which they can be filled."""


def backup(file: Path, /, *, store: StoreAddress = DEFAULT) -> None:
    """Write everything in a store into a new file, as it is at one moment; the store stays in use.

    Example: tablee backup tablee-2026-11-16.backup --store sqlite:///tablee.db

    Parameters
    ----------
    file
        The file to make. It holds the seeds of unfinished games: keep it to yourself.
    store
        The address of the store's database.
    """
    with reached(store) as engine, whole(engine) as connection:
        head = head_of(connection)
        with new_file(file) as target, watched("backup", head, rows_of(connection)) as rows:
            write(target, head, rows)
        say(f"{file}: {head.tables} tables with {head.entries} entries")


@contextmanager
def whole(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the store as it is now, whatever is written meanwhile."""
    from tablee.server.store.migrate import check

    check(engine)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for its owner alone; on the disk when we leave, gone if anything failed."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise BadInput("file-kept", Place(str(path))) from None
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise


@contextmanager
def watched(name: str, head: Head, rows: Iterable[Row]) -> Iterator[Iterable[Row]]:
    """The same rows, with a bar on a person's terminal that shows how far they are."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal
    )
    with bar:
        yield bar.track(rows, total=head.rows, description=name)


def head_of(connection: Connection) -> Head:
    """What a backup of this store would begin with."""
    from sqlalchemy import func, select

    from tablee.server.store.migrate import known

    sizes = [select(func.count()).select_from(table) for table in _tables()]
    return Head(FORMAT, VERSION, known()[0], *(connection.execute(s).scalar_one() for s in sizes))


def rows_of(connection: Connection) -> Iterator[Row]:
    """Everything in a store, row by row."""
    from sqlalchemy import select

    for table in _tables():
        query = select(table).order_by(*table.primary_key)
        for row in connection.execution_options(yield_per=500).execute(query):
            yield KEPT[table.name](**row._mapping)


def _tables() -> list[Table]:
    from tablee.server.store.schema import METADATA

    return [METADATA.tables[name] for name in KEPT]


def write(target: IO[bytes], head: Head, rows: Iterable[Row]) -> None:
    """Write a backup."""
    digest = hashlib.sha256()
    with gzip.GzipFile("", "wb", fileobj=target, mtime=0) as file:
        for line in chain([head], rows):
            text = msgspec.json.encode(line) + b"\n"
            digest.update(text)
            file.write(text)
        file.write(msgspec.json.encode(End(digest.hexdigest())) + b"\n")
