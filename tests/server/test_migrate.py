"""The schema comes up to date, once, whole, and never backwards."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from setuptools import find_packages
from sqlalchemy import Text, event, inspect, text

from tablee.server.errors import StoreFailed
from tablee.server.store import migrate
from tablee.server.store.revision import NEWEST
from tablee.server.store.schema import METADATA, reach
from tablee.server.store.store import Store
from tests.server.conftest import NewUrl
from tests.server.stores import Server, content, entry, row, run, tablee

ROOT = Path(__file__).parent.parent.parent


def run_sql(url: str, *statements: str) -> None:
    engine = reach(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def names(url: str) -> set[str]:
    engine = reach(url)
    found = set(inspect(engine).get_table_names())
    engine.dispose()
    return found


def with_a_table(url: str) -> None:
    async def scene() -> None:
        store = Store.open(url)
        await store.create(row("t"), [entry(0)])
        await store.close()

    run(scene())


def test_an_empty_database_becomes_a_store(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    tablee("migrate", "--store", url)
    assert capsys.readouterr().out.endswith(": from nothing to 0004\n")
    assert names(url) == {*METADATA.tables, "alembic_version"}


def test_a_store_that_is_up_to_date_stays_as_it_is(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with_a_table(url)
    tablee("migrate", "--store", url)
    assert capsys.readouterr().out.endswith(": already at 0004\n")
    assert content(url) == {"t": (row("t"), [entry(0)])}


def test_the_migrations_make_what_the_code_expects(url: str) -> None:
    engine = reach(url)
    assert migrate.upgrade(engine) == ("", NEWEST)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def shape(url: str) -> dict[str, list[object]]:
    """Everything that a database says about its tables."""
    engine = reach(url)
    found = inspect(engine)
    told = {
        name: [
            [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(found.get_indexes(name), key=str),
            [{**key, "name": None} for key in found.get_foreign_keys(name)],
        ]
        for name in sorted(found.get_table_names())
    }
    engine.dispose()
    return told


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_store_made_at_once_is_the_one_that_the_steps_make(new_url: NewUrl, kind: str) -> None:
    at_once, by_steps = new_url(kind), new_url(kind)
    run(Store.open(at_once).close())
    engine = reach(by_steps)
    assert migrate.upgrade(engine) == ("", NEWEST)
    engine.dispose()
    assert shape(at_once) == shape(by_steps)
    assert list(shape(at_once)) == sorted([*METADATA.tables, "alembic_version"])


def test_a_log_goes_with_its_table_in_the_database_itself(url: str) -> None:
    with_a_table(url)
    engine = reach(url)
    for name in ("entries", "subscriptions"):
        (key,) = inspect(engine).get_foreign_keys(name)
        assert key["options"]["ondelete"] == "CASCADE"
    engine.dispose()


def test_every_step_can_be_taken_back(store: Store, url: str) -> None:
    with store.engine.begin() as connection:
        command.downgrade(migrate._config(connection), "base")
    assert names(url) == {"alembic_version"}
    assert migrate.upgrade(store.engine) == ("", NEWEST)


@pytest.mark.parametrize("up", [True, False])
def test_a_newer_store_is_refused_in_one_sentence(url: str, up: bool) -> None:
    with_a_table(url)
    run_sql(url, "update alembic_version set version_num = '9999'")
    with pytest.raises(StoreFailed) as refusal:
        Store.open(url, migrate=up)
    assert str(refusal.value).endswith(
        " has the schema 9999, which is newer than this version of Tablée knows (0004); "
        "nothing was changed"
    )
    run_sql(url, "update alembic_version set version_num = '0004'")
    assert content(url) == {"t": (row("t"), [entry(0)])}


def test_without_migrating_an_empty_database_is_refused_and_none_is_made(url: str) -> None:
    with pytest.raises(StoreFailed, match=r"holds no tables of Tablée; .* tablee migrate$"):
        Store.open(url, migrate=False)
    if url.startswith("sqlite"):
        assert not Path(url.removeprefix("sqlite:///")).exists()
    assert names(url) == set()


def test_a_migration_that_fails_leaves_nothing(url: str) -> None:
    run_sql(url, "create table subscriptions (id integer)")
    with pytest.raises(StoreFailed, match="already exists"):
        Store.open(url)
    assert names(url) == {"subscriptions"}


def test_of_two_servers_that_start_together_one_makes_the_store(url: str) -> None:
    first, second = reach(url), reach(url)
    halfway, waiting = Event(), Event()

    @event.listens_for(first, "before_cursor_execute")
    def pause(_: object, __: object, statement: str, *___: object) -> None:
        if "CREATE TABLE entries" in statement:
            halfway.set()
            waiting.wait(10)

    event.listen(second, "before_cursor_execute", lambda *_: waiting.set())
    with ThreadPoolExecutor(2) as servers:
        making = servers.submit(migrate.upgrade, first)
        assert halfway.wait(10)
        finding = servers.submit(migrate.upgrade, second)
        assert making.result(10) == ("", NEWEST)
        assert finding.result(10) == (NEWEST, NEWEST)
    first.dispose()
    second.dispose()


OPEN = "import sys; from tablee.server.store.store import Store; Store.open(sys.argv[1])"


def test_processes_that_start_together_all_find_a_store(url: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, "-c", OPEN, url]
    started = [subprocess.Popen(words, env=environment, stderr=subprocess.PIPE) for _ in "ab"]
    assert [one.communicate()[1] for one in started] == [b"", b""]
    assert [one.returncode for one in started] == [0, 0]


def test_names_sort_by_their_bytes_everywhere(postgresql: Server) -> None:
    store = Store.open(postgresql.new_schema())
    columns = {
        column["name"]: column["type"] for column in inspect(store.engine).get_columns("entries")
    }
    assert isinstance(columns["table_id"], Text)
    assert columns["table_id"].collation == "C"
    run(store.close())


def test_the_migrations_are_in_the_package() -> None:
    steps = migrate.FOLDER / "versions"
    package = ".".join(steps.relative_to(ROOT / "src").parts)
    assert package in find_packages(str(ROOT / "src"))


def test_the_revision_that_a_start_looks_for_is_the_newest() -> None:
    assert migrate.known()[0] == NEWEST
