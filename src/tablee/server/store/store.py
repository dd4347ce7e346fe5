"""The store as the server uses it: every method waits in a thread, so the event loop never does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Self, TypeVar

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    and_,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tablee.server.errors import Conflict, NoTable
from tablee.server.store.new import made
from tablee.server.store.revision import is_newest
from tablee.server.store.rows import Change, Entry, Seen, Subscription, TableRow
from tablee.server.store.schema import (
    PATIENCE,
    READERS,
    clock,
    entries,
    reach,
    subscriptions,
    tables,
    told,
)
from tablee.server.store.writer import Counts, Writer, entry_row, hold

T = TypeVar("T")
EXPIRED_AT_ONCE = 20
"""Maximum tables that one call deletes: what goes wrong is noticed before all are gone, and appends
do not wait long for a great clean-up.
"""
DUE_AT_ONCE = 10_000


class Store:
    """Tables, their logs and who wants to be told, in a database that other servers may share."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    @classmethod
    def open(cls, url: str, *, migrate: bool = True, patience: float = PATIENCE) -> Self:
        """The store at an address; without `migrate`, one that is not up to date is refused."""
        engine = reach(url, patience)
        try:
            if not is_newest(engine):
                _bring_up_to_date(engine, migrate)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    @property
    def counts(self) -> Counts:
        """How much was written since the store was opened."""
        return self._writer.counts

    async def create(self, row: TableRow, log: Sequence[Entry]) -> None:
        """Keep a new table with the first entries of its log."""
        await self._write(partial(_create, row, log))

    async def append(self, change: Change) -> None:
        """Append an entry; returns when it is committed, together with what others append now.

        Await one append of a table before the next is decided: a Conflict refuses its own entry
        only, and not what was decided in the belief that it stands.
        """
        await asyncio.wrap_future(self._writer.append(change))

    async def load(self, table: str) -> tuple[TableRow, list[Entry]] | None:
        """A table and its whole log, as they were at one moment."""
        return await self._read(partial(_load, table), isolation_level="REPEATABLE READ")

    async def entries_since(self, table: str, seq: int) -> list[Entry]:
        """The log from entry number `seq` on."""
        return await self._read(partial(_log, table, seq))

    async def entry(self, table: str, seq: int) -> Entry | None:
        """One entry of a log."""
        return next(iter(await self._read(partial(_log, table, seq, limit=1))), None)

    async def lobby(self, limit: int) -> list[TableRow]:
        """The public tables that wait for players, the newest first."""
        return await self._read(partial(_lobby, limit))

    async def due(self, now: float) -> list[str]:
        """The tables where something should have happened by itself, the most urgent first."""
        return await self._read(partial(_due, now))

    async def note_due(self, table: str, touched: float | None, due: float | None) -> None:
        """Note when something is due, unless the table went on after `touched`."""
        await self._write(partial(_note_due, table, touched, due))

    async def expire(self, before: Mapping[str, float]) -> list[str]:
        """Delete some tables by status, if nothing happened there since; return their names."""
        return await self._write(partial(_expire, before))

    async def seen(self) -> Seen | None:
        """The time that a server saw last; None if nothing here has a time."""
        return await self._read(_seen)

    async def note_seen(self, seen: Seen) -> None:
        """Remember the time for the next start."""
        await self._write(partial(_note_seen, seen))

    async def subscribe(self, table: str, seat: int, endpoint: str, body: bytes) -> None:
        """Tell a seat's browser from now on; what it said before is replaced."""
        await self._write(partial(_subscribe, table, seat, Subscription(endpoint, body)))

    async def unsubscribe(self, table: str, seat: int, endpoint: str) -> None:
        """Tell it no more."""
        await self._write(partial(_unsubscribe, table, seat, endpoint))

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        """Where a seat wants to be told."""
        return await self._read(partial(_subscriptions, table, seat))

    async def ping(self) -> None:
        """Return if the database answers."""
        await self._read(_ping)

    async def close(self) -> None:
        """Take nothing more, and return when everything taken is committed."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._writer.run(work))

    async def _read(self, work: Callable[[Connection], T], **options: str) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(self._reading, work, options))

    def _reading(self, work: Callable[[Connection], T], options: Mapping[str, str]) -> T:
        known = options if self.engine.dialect.name == "postgresql" else {}
        with told(self.engine), self.engine.connect().execution_options(**known) as connection:
            return work(connection)


def _bring_up_to_date(engine: Engine, migrate: bool) -> None:
    if migrate and made(engine):
        return
    from tablee.server.store import migrate as migrations

    migrations.upgrade(engine) if migrate else migrations.check(engine)


def _create(row: TableRow, log: Sequence[Entry], connection: Connection) -> None:
    try:
        connection.execute(insert(tables), asdict(row))
    except IntegrityError:
        raise Conflict(f"there is a table {row.id} already") from None
    if log:
        connection.execute(insert(entries), [entry_row(row.id, entry) for entry in log])


def _load(table: str, connection: Connection) -> tuple[TableRow, list[Entry]] | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return (TableRow(*row), _log(table, 0, connection)) if row else None


def _log(table: str, seq: int, connection: Connection, limit: int | None = None) -> list[Entry]:
    one = entries.c
    query = select(one.seq, one.kind, one.seat, one.body, one.at).order_by(one.seq).limit(limit)
    found = connection.execute(query.where(one.table_id == table, one.seq >= seq))
    return [Entry(*row) for row in found]


def _lobby(limit: int, connection: Connection) -> list[TableRow]:
    listed = select(tables).where(tables.c.public, tables.c.status == "open")
    newest = listed.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
    return [TableRow(*row) for row in connection.execute(newest)]


def _due(now: float, connection: Connection) -> list[str]:
    urgent = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due, tables.c.id)
    return list(connection.scalars(urgent.limit(DUE_AT_ONCE)))


def _note_due(table: str, touched: float | None, due: float | None, connection: Connection) -> None:
    noted = update(tables).where(tables.c.id == table).values(due=due)
    connection.execute(noted if touched is None else noted.where(tables.c.touched == touched))


def _refuse_missing(connection: Connection, table: str) -> None:
    if not hold(connection, {table}):
        raise NoTable(f"there is no table {table}")


def _expire(before: Mapping[str, float], connection: Connection) -> list[str]:
    old = list(connection.scalars(_old(before)))
    connection.execute(delete(tables).where(tables.c.id.in_(old)))
    return old


def _old(before: Mapping[str, float]) -> Select[str]:
    """Tables to delete; one at which another server writes right now is passed over."""
    old: list[ColumnElement[bool]] = [
        and_(tables.c.status == status, tables.c.touched < time) for status, time in before.items()
    ]
    query = select(tables.c.id).where(or_(false(), *old)).order_by(tables.c.touched)
    return query.limit(EXPIRED_AT_ONCE).with_for_update(skip_locked=True)


def _seen(connection: Connection) -> Seen | None:
    if row := connection.execute(
        select(clock.c.seen, clock.c.doubted, clock.c.jumped)
    ).one_or_none():
        return Seen(*row)
    newest = connection.scalar(select(func.max(tables.c.touched)))
    return None if newest is None else Seen(newest)


def _note_seen(seen: Seen, connection: Connection) -> None:
    """Two servers that start together may both find no row: then one of them notes it later.
    A jump that another one has noted stays.
    """
    known = connection.scalar(select(clock.c.jumped))
    jumps = [jump for jump in (known, seen.jumped) if jump is not None]
    noted = asdict(seen) | {"jumped": max(jumps, default=None)}
    if not connection.execute(update(clock).values(**noted)).rowcount:
        connection.execute(insert(clock).values(id=1, **noted))


def _subscribe(table: str, seat: int, wish: Subscription, connection: Connection) -> None:
    _refuse_missing(connection, table)
    _unsubscribe(table, seat, wish.endpoint, connection)
    row = {"table_id": table, "seat": seat, **asdict(wish)}
    connection.execute(insert(subscriptions), row)


def _unsubscribe(table: str, seat: int, endpoint: str, connection: Connection) -> None:
    one = subscriptions.c
    mine = (one.table_id == table, one.seat == seat, one.endpoint == endpoint)
    connection.execute(delete(subscriptions).where(*mine))


def _subscriptions(table: str, seat: int, connection: Connection) -> list[Subscription]:
    one = subscriptions.c
    query = select(one.endpoint, one.body).where(one.table_id == table, one.seat == seat)
    return [Subscription(*row) for row in connection.execute(query.order_by(one.endpoint))]


def _ping(connection: Connection) -> None:
    connection.execute(select(1))
