"""`tablee restore`: fill an empty store from a backup, whole or not at all."""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict, replace

from tablee.cli.backup import FORMAT, KEPT, VERSION, End, Head, Line, Row, Stamp, TableLine, watched
from tablee.cli.migrate import DEFAULT, StoreAddress, need_store, reached, say
from tablee.core.errors import BadInput, Place

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

_AT_ONCE = 500
_WITH_DUE = "0002"
"""The first schema that knows when something happens at a table by itself."""
_line = msgspec.json.Decoder(Line).decode


def restore(file: Path, /, *, store: StoreAddress = DEFAULT) -> None:
    """Fill a store that holds no tables from a backup; make the store if there is none.

    Example: tablee restore tablee-2026-11-16.backup --store postgresql://tablee@localhost/tablee

    Parameters
    ----------
    file
        A file that `tablee backup` wrote.
    store
        The address of the store's database.
    """
    need_store()
    head = checked(file)
    with reached(store) as engine, watched("restore", head, rows_in(file)) as rows:
        fill(engine, migrated(rows, head.schema))
    say(f"{file}: {head.tables} tables with {head.entries} entries restored")


def checked(path: Path) -> Head:
    """The head of a backup that is whole to its end: what is not is found before any change."""
    with opened(path) as file:
        head = read_head(file.readline(), path)
    with watched("check", head, rows_in(path)) as rows:
        deque(rows, maxlen=0)
    return head


@contextmanager
def opened(path: Path) -> Iterator[gzip.GzipFile]:
    """A backup to read; whatever shows that it is damaged is told in one sentence."""
    try:
        with gzip.open(path) as file:
            yield file
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, UnicodeDecodeError):
        raise _damaged(path) from None


def _damaged(path: Path) -> BadInput:
    return BadInput("backup-damaged", Place(str(path)))


def read_head(text: bytes, path: Path) -> Head:
    """The first line, if it is of a format and a schema that we know."""
    from tablee.server.store.migrate import known

    stamp = msgspec.json.decode(text, type=Stamp)
    if stamp.format == FORMAT and stamp.version > VERSION:
        raise _newer(path, f"format {stamp.version}")
    head = msgspec.json.decode(text, type=Head)
    if (head.format, head.version) != (FORMAT, VERSION) or not head.schema.isdecimal():
        raise _damaged(path)
    if head.schema not in known():
        raise _newer(path, f"schema {head.schema}")
    return head


def _newer(path: Path, what: str) -> BadInput:
    return BadInput("backup-newer", Place(str(path)), what=what)


def rows_in(path: Path) -> Iterator[Row]:
    """The rows of a backup; the last one comes only if everything was read as it was written."""
    with opened(path) as file:
        digest = hashlib.sha256(file.readline())
        for text in file:
            line = _line(text)
            if isinstance(line, End) and line.sha256 == digest.hexdigest() and not file.read(1):
                return
            if isinstance(line, Head | End):
                break
            digest.update(text)
            yield line
    raise _damaged(path)


def migrated(rows: Iterable[Row], schema: str) -> Iterator[Row]:
    """The rows of an older backup, as its migrations would have left them."""
    older = int(schema) < int(_WITH_DUE)
    for row in rows:
        playing = isinstance(row, TableLine) and row.status == "playing"
        yield replace(row, due=0.0) if older and playing else row


def fill(engine: Engine, rows: Iterable[Row]) -> None:
    """Put rows into a store in one transaction; one that holds tables is left as it is."""
    from tablee.server.store.migrate import check, revision_of, upgrade
    from tablee.server.store.schema import WRITING

    if revision_of(engine):
        check(engine)
    else:
        upgrade(engine)
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        _refuse_used(connection)
        _insert(connection, rows)


def _refuse_used(connection: Connection) -> None:
    from sqlalchemy import select

    from tablee.server.store.schema import place, tables

    if connection.execute(select(tables.c.id).limit(1)).first():
        where = place(connection.engine.url)
        raise BadInput("store-has-tables", store=where)


def _insert(connection: Connection, rows: Iterable[Row]) -> None:
    from sqlalchemy import insert

    from tablee.server.store.schema import METADATA

    names = {line: name for name, line in KEPT.items()}
    for kind, alike in groupby(rows, type):
        table = METADATA.tables[names[kind]]
        while some := list(islice(alike, _AT_ONCE)):
            connection.execute(insert(table), [asdict(row) for row in some])
