"""What the store keeps and refuses, on both kinds of database."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import traceback
from contextlib import nullcontext
from pathlib import Path
from random import SystemRandom

import psycopg
import pytest
from sqlalchemy import text

from tablee.core.errors import BadInput, TableeError
from tablee.server.errors import Conflict, NoTable, StoreFailed
from tablee.server.store import store as store_module
from tablee.server.store.rows import Change, Subscription
from tablee.server.store.schema import address, place, reach
from tablee.server.store.store import Store
from tests.server.conftest import NewUrl
from tests.server.stores import (
    PASSWORD,
    Server,
    change,
    content,
    entry,
    everybody_begins,
    held,
    next_write,
    row,
    run,
)

ROOT = Path(__file__).parent.parent.parent


def test_a_table_comes_back_byte_for_byte(store: Store) -> None:
    async def scene() -> None:
        log = [entry(0, b"\x00\xff{}"), entry(1, b"")]
        await store.create(row("t", public=False), log)
        assert await store.load("t") == (row("t", public=False), log)
        assert await store.load("u") is None

    run(scene())


def test_a_table_that_exists_is_not_made_again(store: Store) -> None:
    async def scene() -> None:
        await store.create(row("t"), [entry(0)])
        with pytest.raises(Conflict, match=r"^there is a table t already$"):
            await store.create(row("t", game="gulo"), [entry(0, b"2"), entry(1)])
        assert await store.load("t") == (row("t"), [entry(0)])

    run(scene())


def test_an_append_is_seen_by_another_connection_when_it_returns(store: Store, url: str) -> None:
    other = reach(url)

    async def scene() -> None:
        await store.create(row("t"), [])
        for seq in range(3):
            await store.append(change("t", seq))
            with other.connect() as connection:
                assert connection.scalar(text("select count(*) from entries")) == seq + 1

    run(scene())
    other.dispose()


def test_an_append_changes_status_and_time_of_its_table(store: Store) -> None:
    async def scene() -> None:
        await store.create(row("t"), [])
        await store.append(change("t", 0, "over"))
        found = await store.load("t")
        assert found is not None
        assert found[0] == row("t", status="over", touched=entry(0).at)

    run(scene())


def test_the_same_number_twice_is_a_conflict_and_the_first_stays(store: Store) -> None:
    async def scene() -> None:
        await store.create(row("t"), [entry(0)])
        await store.append(change("t", 1, "playing", b"first"))
        with pytest.raises(Conflict, match=r"^table t has 2 entries, so number 1 is not next$"):
            await store.append(Change("t", entry(1, b"second"), "over"))
        found = await store.load("t")
        assert found is not None
        assert found[0].status == "playing"
        assert [one.body for one in found[1]] == [entry(0).body, b"first"]

    run(scene())


def test_no_number_is_left_out(store: Store) -> None:
    async def scene() -> None:
        await store.create(row("t"), [entry(0)])
        with pytest.raises(Conflict):
            await store.append(change("t", 2))
        assert await store.load("t") == (row("t"), [entry(0)])

    run(scene())


def test_two_stores_race_and_one_of_them_wins(store: Store, url: str) -> None:
    other = Store.open(url)

    async def scene() -> None:
        await store.create(row("t"), [])
        for seq in range(20):
            both = [one.append(change("t", seq, body=b"%d" % n)) for n, one in enumerate(stores)]
            ends = await asyncio.gather(*both, return_exceptions=True)
            assert [type(end) for end in ends if end] == [Conflict]
            winner = b"%d" % ends.index(None)
            assert [one.body for one in await store.entries_since("t", seq)] == [winner]
        await other.close()

    stores = (store, other)
    run(scene())


def test_nothing_is_appended_to_a_table_that_is_not_there(store: Store) -> None:
    async def scene() -> None:
        with pytest.raises(NoTable, match=r"^there is no table t$"):
            await store.append(change("t", 0))
        with pytest.raises(NoTable):
            await store.subscribe("t", 0, "https://push", b"")

    run(scene())


def test_the_log_can_be_read_from_any_entry_on(store: Store) -> None:
    async def scene() -> None:
        await store.create(row("t"), [entry(seq) for seq in range(5)])
        assert await store.entries_since("t", 3) == [entry(3), entry(4)]
        assert await store.entries_since("t", 5) == []
        assert await store.entries_since("u", 0) == []

    run(scene())


def test_the_lobby_lists_open_public_tables_the_newest_first(store: Store) -> None:
    async def scene() -> None:
        for number in range(4):
            await store.create(row(f"t{number}", created=float(number)), [])
        await store.create(row("secret", public=False), [])
        await store.create(row("busy", status="playing"), [])
        assert [one.id for one in await store.lobby(3)] == ["t3", "t2", "t1"]
        assert [one.id for one in await store.lobby(9)] == ["t3", "t2", "t1", "t0"]

    run(scene())


def test_old_tables_go_by_status_with_all_that_was_theirs(store: Store) -> None:
    async def scene() -> None:
        for status in ("open", "playing", "over"):
            for time in (10.0, 20.0):
                name = f"{status}{time:.0f}"
                await store.create(row(name, status=status, touched=time), [entry(0)])
                await store.subscribe(name, 0, "https://push", b"")
        gone = await store.expire({"open": 20.0, "over": 21.0})
        assert sorted(gone) == ["open10", "over10", "over20"]
        names = [f"{status}{time}" for status in ("open", "playing", "over") for time in (10, 20)]
        left = [name for name in names if await store.load(name)]
        assert left == ["open20", "playing10", "playing20"]
        assert await store.entries_since("open10", 0) == []
        assert await store.subscriptions("open10", 0) == []
        assert await store.expire({}) == []

    run(scene())


def test_a_great_clean_up_goes_in_steps(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "EXPIRED_AT_ONCE", 3)

    async def scene() -> None:
        for number in range(7):
            await store.create(row(f"t{number}", touched=float(number)), [])
        portions = [await store.expire({"open": 1e12}) for _ in range(4)]
        assert portions == [["t0", "t1", "t2"], ["t3", "t4", "t5"], ["t6"], []]

    run(scene())


def test_a_table_where_somebody_writes_is_not_deleted(postgresql: Server) -> None:
    url = postgresql.new_schema()

    async def scene() -> None:
        store = Store.open(url)
        await store.create(row("b"), [])
        await store.create(row("idle"), [])
        with held(url, "b"):
            assert await store.expire({"open": 1e12}) == ["idle"]
        assert await store.load("b") is not None
        await store.close()

    run(scene())


def test_a_seat_is_told_wherever_it_asked_to_be(store: Store) -> None:
    async def scene() -> None:
        await store.create(row("t"), [])
        await store.subscribe("t", 0, "https://b", b"old")
        await store.subscribe("t", 0, "https://b", b"new")
        await store.subscribe("t", 0, "https://a", b"\x00")
        await store.subscribe("t", 1, "https://b", b"other")
        both = [Subscription("https://a", b"\x00"), Subscription("https://b", b"new")]
        assert await store.subscriptions("t", 0) == both
        await store.unsubscribe("t", 0, "https://b")
        await store.unsubscribe("t", 0, "https://nowhere")
        assert await store.subscriptions("t", 0) == both[:1]
        assert await store.subscriptions("t", 1) == [Subscription("https://b", b"other")]

    run(scene())


def test_the_event_loop_runs_while_the_database_is_busy(store: Store, url: str) -> None:
    async def scene() -> None:
        await store.create(row("t"), [])
        reached = next_write(store)
        with held(url, "t"):
            append = asyncio.create_task(store.append(change("t", 0)))
            await reached.wait()  # were the loop blocked, the append would run out of patience
            assert not append.done()
        await append
        assert await store.entries_since("t", 0) != []

    run(scene())


def test_the_event_loop_runs_while_a_reader_waits(postgresql: Server) -> None:
    url = postgresql.new_schema()
    store = Store.open(url)

    async def scene() -> None:
        reached = next_write(store)
        with psycopg.connect(url) as other:
            other.execute("lock table tables")
            load = asyncio.create_task(store.load("t"))
            await reached.wait()
            assert not load.done()
        assert await load is None
        await store.close()

    run(scene())


def test_a_store_that_is_closed_has_committed_what_it_took(url: str) -> None:
    async def scene() -> None:
        store = Store.open(url)
        await store.create(row("t"), [])
        appends = [asyncio.create_task(store.append(change("t", seq))) for seq in range(600)]
        await everybody_begins()
        await store.close()
        await asyncio.gather(*appends)
        with pytest.raises(StoreFailed, match="the store is closed"):
            await store.append(change("t", 600))
        with pytest.raises(StoreFailed, match="the store is closed"):
            await store.create(row("u"), [])
        await store.close()

    run(scene())
    (found,) = content(url).values()
    assert found is not None
    assert [one.seq for one in found[1]] == list(range(600))


def test_a_commit_is_on_the_disk(store: Store) -> None:
    with store.engine.connect() as connection:
        if store.engine.dialect.name == "sqlite":
            assert connection.scalar(text("pragma synchronous")) == 2
            assert connection.scalar(text("pragma journal_mode")) == "wal"
        else:
            assert connection.scalar(text("show synchronous_commit")) == "on"


def test_postgresql_is_told_to_be_durable_where_it_was_told_not_to(postgresql: Server) -> None:
    url = postgresql.new_database()
    with psycopg.connect(url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"alter database {name} set synchronous_commit = off".encode())
    store = Store.open(url)
    test_a_commit_is_on_the_disk(store)
    asyncio.run(store.close())


def test_connections_that_were_lost_are_made_anew(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def scene() -> None:
        store = Store.open(url)
        await store.create(row("t"), [])
        with psycopg.connect(url) as other:
            other.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )
        await store.append(change("t", 0))
        await store.ping()
        await store.close()

    run(scene())


def test_a_database_that_is_gone_does_not_answer(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def scene() -> None:
        store = Store.open(url)
        await store.ping()
        with psycopg.connect(postgresql.url("postgres"), autocommit=True) as other:
            name = store.engine.url.database
            other.execute(f"drop database {name} with (force)".encode())
        with pytest.raises(StoreFailed, match="does not exist"):
            await store.ping()
        with pytest.raises(StoreFailed, match="does not exist"):
            await store.append(change("t", 0))
        await store.close()

    run(scene())


def test_only_its_owner_can_read_a_store_in_a_file(new_url: NewUrl) -> None:
    url = new_url("sqlite")
    asyncio.run(Store.open(url).close())
    assert Path(url.removeprefix("sqlite:///")).stat().st_mode & 0o077 == 0


CHILD = """
import asyncio, sys
from itertools import count
from tablee.server.store.store import Store
from tests.server.stores import change, row

async def play(store, table):
    await store.create(row(table), [])
    for seq in count():
        await store.append(change(table, seq))
        print(table, seq, flush=True)

async def scene():
    store = Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, table) for table in "abcdefgh"))

asyncio.run(scene())
"""


@pytest.mark.parametrize("busy", [False, True], ids=["at once", "while others write"])
def test_what_was_acknowledged_survives_a_killed_process(url: str, busy: bool) -> None:
    command = [sys.executable, "-c", CHILD, url]
    path = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    with subprocess.Popen(command, env=path, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(SystemRandom().randint(1, 150))]
        with held(url, "abcdefgh") if busy else nullcontext():
            child.send_signal(signal.SIGKILL)
        told += child.stdout.readlines()
    kept = {(name, one.seq) for name, found in content(url).items() if found for one in found[1]}
    pairs = [line.decode().split() for line in told if line.endswith(b"\n")]
    assert {(name, int(seq)) for name, seq in pairs} <= kept


BAD = [
    "tablee.db",
    "hunter2",
    "mysql://u:hunter2@h/d",
    "postgresql:u:hunter2@h/d",
    "postgresql://u:hunter2/d",
    "postgresql://u:x@hunter2@h/d",
    "postgresql://u:x@h:hunter2@h/d",
    "postgresql://u:x@a/hunter2@h/d",
    "postgresql://u:x@a?hunter2=1@h/d",
    "sqlite://",
    "sqlite:///:memory:",
    "sqlite:///x.db?key=hunter2",
    "sqlite://u:hunter2@h/x.db",
]


@pytest.mark.parametrize("url", BAD)
def test_a_bad_address_is_refused_without_telling_it(url: str) -> None:
    with pytest.raises(BadInput) as refusal:
        Store.open(url)
    assert "hunter2" not in "".join(traceback.format_exception(refusal.value))
    assert "\n" not in str(refusal.value)


UNREACHABLE = [
    "postgresql://u:hunter2@127.0.0.1:1/d",
    "postgres://u@127.0.0.1:1/d?password=hunter2",
    "postgresql+psycopg://u:hunter2@127.0.0.1:1/d?sslmode=nonsense",
    "postgresql://u:hunter2@127.0.0.1:1/d?nonsense=1",
]


@pytest.mark.parametrize("url", UNREACHABLE)
def test_a_failure_does_not_tell_the_password(url: str) -> None:
    with pytest.raises(TableeError) as failure:
        Store.open(url)
    assert str(failure.value).startswith("postgresql://u@127.0.0.1:1/d: ")
    assert "hunter2" not in "".join(traceback.format_exception(failure.value))
    assert "\n" not in str(failure.value)


def test_a_wrong_password_is_not_told_either(postgresql: Server) -> None:
    wrong = postgresql.url("postgres").replace(PASSWORD, "hunter2")
    with pytest.raises(StoreFailed, match="password authentication failed") as failure:
        Store.open(wrong)
    assert "hunter2" not in "".join(traceback.format_exception(failure.value))


def test_a_place_names_the_database_alone() -> None:
    assert place(address("postgres://ana:x@h:5/d?host=y")) == "postgresql://ana@h:5/d"
    assert place(address("sqlite:////a b/é%.db")) == "sqlite:////a b/é%.db"


def test_a_file_that_is_no_database_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(b"something else entirely" * 100)
    with pytest.raises(StoreFailed, match=r"x\.db: file is not a database$"):
        Store.open(f"sqlite:///{file}")


def test_a_file_in_no_folder_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=r"x\.db: unable to open database file$"):
        Store.open(f"sqlite:///{tmp_path}/none/x.db")
