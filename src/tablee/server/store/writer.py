"""Group commit: one thread writes everything that waits in one transaction, then tells everybody.

A commit waits for a disk, and the disk does not care how much it is handed. While one group is
being committed the next one gathers, so a busy server makes larger groups instead of queues.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import OperationalError

from tablee.server.errors import Conflict, NoTable, ServerError, StoreFailed
from tablee.server.store.rows import Change, Entry
from tablee.server.store.schema import WRITING, entries, failure, place, tables, told

LARGEST_GROUP = 256
T = TypeVar("T")


class Counts(Struct):
    """What the writer did since it began."""

    commits: int = 0
    appended: int = 0


class _Waiting(NamedTuple):
    change: Change
    done: Future[None]


class Writer:
    """The one thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.counts = Counts()
        self._engine = engine.execution_options(**{WRITING: True})
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._waiting: deque[_Waiting] = deque()
        self._lock = Lock()
        self._open = True

    def append(self, change: Change) -> Future[None]:
        """Put a change in the next group; who cancels before the group is written is left out."""
        waiting = _Waiting(change, Future())
        with self._lock:
            self._refuse_if_closed()
            self._waiting.append(waiting)
            if len(self._waiting) == 1:
                self._thread.submit(self._write_group)
        return waiting.done

    def run(self, work: Callable[[Connection], T]) -> Future[T]:
        """Do other writing in a transaction of its own, between two groups."""
        with self._lock:
            self._refuse_if_closed()
            return self._thread.submit(self._told, work)

    def close(self) -> None:
        """Take nothing more, and return when everything taken is written."""
        with self._lock:
            self._open = False
        self._thread.shutdown()
        while self._waiting:
            self._write_group()

    def _refuse_if_closed(self) -> None:
        if not self._open:
            raise StoreFailed(f"{place(self._engine.url)}: the store is closed")

    def _take(self) -> list[_Waiting]:
        with self._lock:
            size = min(len(self._waiting), LARGEST_GROUP)
            group = [self._waiting.popleft() for _ in range(size)]
            if self._waiting and self._open:
                self._thread.submit(self._write_group)
        return [waiting for waiting in group if waiting.done.set_running_or_notify_cancel()]

    def _write_group(self) -> None:
        if group := self._take():
            self._settle(group)

    def _settle(self, group: Sequence[_Waiting]) -> None:
        """Write a group; nobody in it is left without an answer."""
        try:
            answers = self._transaction(partial(add, changes=[one.change for one in group]))
        except OperationalError as error:  # the database is away: nobody's fault
            answers = [failure(self._engine, error) for _ in group]
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            if len(group) > 1:
                self._settle_one_by_one(group)
                return
            answers = [failure(self._engine, error)]
        self._answer(group, answers)

    def _settle_one_by_one(self, group: Sequence[_Waiting]) -> None:
        """One of them cannot be stored, and the others shall not suffer for it."""
        for one in group:
            self._settle([one])

    def _answer(self, group: Sequence[_Waiting], answers: Sequence[ServerError | None]) -> None:
        self.counts.appended += answers.count(None)
        for one, refusal in zip(group, answers):
            if refusal is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(refusal)

    def _told(self, work: Callable[[Connection], T]) -> T:
        with told(self._engine):
            return self._transaction(work)

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            result = work(connection)
        self.counts.commits += 1
        return result


def hold(connection: Connection, names: Collection[str]) -> set[str]:
    """Those of the tables that exist, locked until the commit against everybody else who writes.

    All servers lock in the same order, so that no two wait for each other. (SQLite has one writer
    at a time anyway and knows no such locks.)
    """
    query = select(tables.c.id).where(tables.c.id.in_(names)).order_by(tables.c.id)
    return set(connection.scalars(query.with_for_update(key_share=True)))


def add(connection: Connection, changes: Sequence[Change]) -> list[ServerError | None]:
    """Append what follows its table's log; for each change, None or why it was refused."""
    lengths = _lengths(connection, hold(connection, {change.table for change in changes}))
    answers = [_refusal(lengths, change) for change in changes]
    good = [change for change, refusal in zip(changes, answers) if refusal is None]
    if good:
        connection.execute(insert(entries), [entry_row(one.table, one.entry) for one in good])
        connection.execute(_TOUCH, list({one.table: _touched(one) for one in good}.values()))
    return answers


def _lengths(connection: Connection, held: Collection[str]) -> dict[str, int]:
    last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id)
    length = func.coalesce(last.scalar_subquery() + 1, 0)
    query = select(tables.c.id, length).where(tables.c.id.in_(held))
    return {row[0]: row[1] for row in connection.execute(query)}


def _refusal(lengths: dict[str, int], change: Change) -> ServerError | None:
    """A log has no entry twice and none left out: the second would make it unreadable for ever."""
    length, seq = lengths.get(change.table), change.entry.seq
    if length is None:
        return NoTable(f"there is no table {change.table}")
    if seq != length:
        return Conflict(f"table {change.table} has {length} entries, so number {seq} is not next")
    lengths[change.table] += 1
    return None


def entry_row(table: str, entry: Entry) -> dict[str, object]:
    """An entry as the database keeps it."""
    return {"table_id": table, **asdict(entry)}


_TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("changed"))
    .values(status=bindparam("status"), touched=bindparam("touched"), due=bindparam("when"))
)


def _touched(change: Change) -> dict[str, object]:
    touched, due = change.entry.at, change.due
    return {"changed": change.table, "status": change.status, "touched": touched, "when": due}
