"""Real databases for tests: a SQLite file, and a PostgreSQL server that we start ourselves."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import re
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest
from cyclopts import App
from sqlalchemy import event, select

from tablee.server.store.rows import Change, Entry, TableRow
from tablee.server.store.schema import WRITING, reach, tables
from tablee.server.store.store import Store
from tablee.server.store.writer import hold

T = TypeVar("T")
PATIENT = 60.0
"""Seconds to wait for somebody else's lock: a busy machine does not make a test give up."""
PASSWORD = "correct-horse-battery"  # noqa: S105 - of a server that lives for one test run
INSTALL = "no PostgreSQL to test with: apt-get install postgresql, or pip install pgserver"
# What PostgreSQL promises is not in question here, only what we do with it: the disk may lag.
QUICK = "-c fsync=off -c full_page_writes=off -c listen_addresses='' -c max_connections=50"


def programs() -> Path:
    """The folder of PostgreSQL's programs: the system's newest, else those of `pgserver`."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    found.sort(key=lambda folder: int(re.sub(r"\D", "", folder.parent.name)))
    if (onpath := shutil.which("initdb")) is not None:
        found.insert(0, Path(onpath).parent)
    if not found and (spec := importlib.util.find_spec("pgserver")) and spec.origin:
        found = [Path(spec.origin).parent / "pginstall" / "bin"]
    if not found:
        pytest.fail(INSTALL, pytrace=False)
    return found[-1]


def unprivileged() -> str | None:
    """Whom to run the server as: PostgreSQL refuses to be started by root."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Server:
    """A PostgreSQL server of our own, reached through a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.bin, self.user = programs(), unprivileged()
        self._numbers = count()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.bin / program), "-D", str(self.data), *words]
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        with (self.folder / "log").open("ab") as log:
            run = subprocess.run(
                command,
                cwd=self.folder,
                env=environment,
                user=self.user,
                stdout=log,
                stderr=log,
                check=False,
            )
        if run.returncode:
            pytest.fail(f"{program}: {(self.folder / 'log').read_text()}", pytrace=False)

    def start(self) -> None:
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        if self.user is not None:
            for path in (self.folder, secret):
                shutil.chown(path, self.user)
        check = ("--auth=scram-sha-256", f"--pwfile={secret}", "--username=tablee")
        self._run("initdb", "--no-sync", "--encoding=UTF8", *check)
        self._run("pg_ctl", "-w", "-o", f"{QUICK} -k {self.folder}", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def url(self, database: str) -> str:
        return f"postgresql://tablee:{PASSWORD}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        return self.url(self._make("database"))

    def new_schema(self) -> str:
        """The address of an empty corner of a database; quicker to make than a whole one."""
        return f"{self.url('postgres')}&options=-csearch_path%3D{self._make('schema')}"

    def _make(self, what: str) -> str:
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"create {what} {name}".encode())
        return name


@contextmanager
def running_server() -> Iterator[Server]:
    """A server for as long as it is needed; its path is short, as sockets want it."""
    with tempfile.TemporaryDirectory(prefix="tablee-pg-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def row(name: str = "t", **changes: object) -> TableRow:
    """A table to keep; NUL, high bytes and quotes in whatever is opaque."""
    values: dict[str, object] = {
        "id": name,
        "game": "gruell",
        "created": 1700000000.1234567,
        "touched": 1700000000.1234567,
        "status": "open",
        "public": True,
        "head": b'{"name":"L\xc3\xa9a"}\x00\xff',
        "seed": bytes(range(32)),
    }
    return TableRow(**(values | changes))  # type: ignore[arg-type]


def entry(seq: int, body: bytes = b'{"a":"\xc3\xa9"}', kind: str = "moved") -> Entry:
    return Entry(seq, kind, seq % 3 - 1, body, 1700000001.1 + seq)


def change(table: str, seq: int, status: str = "playing", body: bytes = b"{}") -> Change:
    return Change(table, entry(seq, body), status)


@contextmanager
def held(url: str, names: Iterable[str]) -> Iterator[None]:
    """Somebody else is writing at these tables, and takes their time."""
    engine = reach(url, PATIENT)
    try:
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            assert hold(connection, set(names))
            yield
    finally:
        engine.dispose()


def next_write(store: Store) -> asyncio.Event:
    """An event that is set when the writer's next transaction has reached the database.

    The listener stays until the store is closed: to remove it while the writer's thread goes
    through its listeners would fail that thread's write.
    """
    loop, reached = asyncio.get_running_loop(), asyncio.Event()

    def noticed(*_: object) -> None:
        with suppress(RuntimeError):  # the scene is over, and its loop closed
            loop.call_soon_threadsafe(reached.set)

    event.listen(store.engine, "before_cursor_execute", noticed)
    return reached


def run(scene: Coroutine[Any, Any, T]) -> T:
    """Play a scene; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(scene, 2 * PATIENT))


async def everybody_begins() -> None:
    """Let every task that was made before reach what it waits for."""
    turn = asyncio.Event()
    asyncio.get_running_loop().call_soon(turn.set)
    await turn.wait()


def tablee(*words: str) -> None:
    """A store command as it is typed."""
    app = App()
    for name in ("backup", "restore", "migrate", "export"):
        app.command(f"tablee.cli.{name}:{name}", name=name)
    app(words, exit_on_error=False, print_error=False, result_action="return_value")


def content(url: str) -> dict[str, tuple[TableRow, list[Entry]] | None]:
    """Every table of a store, with its log."""

    async def read() -> dict[str, tuple[TableRow, list[Entry]] | None]:
        store = Store.open(url, migrate=False)
        try:
            with store.engine.connect() as connection:
                names = connection.scalars(select(tables.c.id)).all()
            return {name: await store.load(name) for name in names}
        finally:
            await store.close()

    return run(read())
