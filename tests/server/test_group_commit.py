"""Many appends, few commits; and nobody suffers for what somebody else appended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event

from tablee.server.errors import Conflict, NoTable, StoreFailed
from tablee.server.store.rows import Change, Entry
from tablee.server.store.store import Store
from tablee.server.store.writer import LARGEST_GROUP
from tests.server.stores import change, content, everybody_begins, held, next_write, row, run

NONE = type(None)


@contextmanager
def counted(engine: Engine) -> Iterator[list[None]]:
    """As many items as there were commits."""
    commits: list[None] = []

    def noticed(_: object) -> None:
        commits.append(None)

    event.listen(engine, "commit", noticed)
    yield commits
    event.remove(engine, "commit", noticed)


async def together(store: Store, url: str, changes: list[Change]) -> list[BaseException | None]:
    """What becomes of changes that wait while the first of them is being written."""
    reached = next_write(store)
    with held(url, changes[0].table):
        first = asyncio.create_task(store.append(changes[0]))
        await reached.wait()
        others = [asyncio.create_task(store.append(one)) for one in changes[1:]]
        await everybody_begins()
    return await asyncio.gather(first, *others, return_exceptions=True)


async def with_tables(store: Store, names: str) -> None:
    for name in names:
        await store.create(row(name), [])


def seqs(url: str) -> dict[str, list[int]]:
    return {name: [one.seq for one in found[1]] for name, found in content(url).items() if found}


def test_200_appends_at_50_tables_need_far_fewer_commits(store: Store, url: str) -> None:
    async def scene() -> None:
        for number in range(50):
            await store.create(row(f"t{number}"), [])
        changes = [change(f"t{number}", seq) for seq in range(4) for number in range(50)]
        told = store.counts.commits
        with counted(store.engine) as commits:
            await asyncio.gather(*(store.append(one) for one in changes))
        assert len(commits) <= 50
        assert store.counts.commits - told == len(commits)
        assert store.counts.appended == 200

    run(scene())
    assert seqs(url) == {f"t{number}": [0, 1, 2, 3] for number in range(50)}


def test_what_waits_is_one_group_also_at_the_same_table(store: Store, url: str) -> None:
    async def scene() -> None:
        await with_tables(store, "ab")
        changes = [change("a", 0), change("a", 1), change("b", 0), change("a", 2, "over")]
        with counted(store.engine) as commits:
            assert await together(store, url, changes) == [None] * 4
        assert len(commits) == 2
        found = await store.load("a")
        assert found is not None
        assert (found[0].status, found[0].touched) == ("over", changes[-1].entry.at)

    run(scene())
    assert seqs(url) == {"a": [0, 1, 2], "b": [0]}


def test_a_group_has_a_largest_size(store: Store, url: str) -> None:
    async def scene() -> None:
        await with_tables(store, "a")
        changes = [change("a", seq) for seq in range(2 + LARGEST_GROUP)]
        with counted(store.engine) as commits:
            assert set(await together(store, url, changes)) == {None}
        assert len(commits) == 3

    run(scene())


def test_a_conflict_in_a_group_is_nobody_elses(store: Store, url: str) -> None:
    async def scene() -> None:
        await with_tables(store, "abc")
        await store.append(change("b", 0, body=b"first"))
        changes = [change("a", 0), change("b", 0, "over"), change("x", 0), change("c", 0)]
        with counted(store.engine) as commits:
            ends = await together(store, url, [*changes, change("c", 0, "over"), change("b", 1)])
        assert [type(end) for end in ends] == [NONE, Conflict, NoTable, NONE, Conflict, NONE]
        assert len(commits) == 2

    run(scene())
    kept = content(url)
    assert seqs(url) == {"a": [0], "b": [0, 1], "c": [0]}
    assert kept["b"] is not None
    assert kept["c"] is not None
    assert (kept["b"][1][0].body, kept["c"][0].status) == (b"first", "playing")


def test_what_cannot_be_stored_fails_alone(store: Store, url: str) -> None:
    async def scene() -> None:
        await with_tables(store, "abcd")
        odd = Change("c", Entry(0, "kind", 2**80, b"", 0.0), "playing")
        ends = await together(store, url, [change("a", 0), change("b", 0), odd, change("d", 0)])
        assert [type(end) for end in ends] == [NONE, NONE, StoreFailed, NONE]

    run(scene())
    assert seqs(url) == {"a": [0], "b": [0], "c": [], "d": [0]}


def test_a_busy_database_fails_the_callers_and_then_goes_on(url: str) -> None:
    async def scene() -> None:
        store = Store.open(url, patience=0.05)
        await with_tables(store, "ab")
        with held(url, "a"), pytest.raises(StoreFailed, match="lock"):
            await store.append(change("a", 0))
        await store.append(change("a", 0))
        await store.append(change("b", 0))
        await store.close()

    run(scene())
    assert seqs(url) == {"a": [0], "b": [0]}


def test_who_no_longer_waits_is_left_out(store: Store, url: str) -> None:
    async def scene() -> None:
        await with_tables(store, "abc")
        reached = next_write(store)
        with held(url, "a"):
            first = asyncio.create_task(store.append(change("a", 0)))
            await reached.wait()
            second, third = (asyncio.create_task(store.append(change(t, 0))) for t in "bc")
            await everybody_begins()
            first.cancel()  # too late: it is being written
            second.cancel()
            await everybody_begins()
        await third
        assert first.cancelled()
        assert second.cancelled()

    run(scene())
    assert seqs(url) == {"a": [0], "b": [], "c": [0]}


def test_other_writing_finds_its_turn_among_appends(store: Store, url: str) -> None:
    """It is asked for while the first of three groups is being written."""

    async def scene() -> None:
        await with_tables(store, "a")
        reached, ended = next_write(store), list[asyncio.Task[None]]()
        with held(url, "a"):
            changes = [change("a", seq) for seq in range(2 * LARGEST_GROUP + 2)]
            appends = [asyncio.create_task(store.append(one)) for one in changes]
            await reached.wait()
            other = asyncio.create_task(store.subscribe("a", 0, "https://push", b""))
            for task in (*appends, other):
                task.add_done_callback(ended.append)
            await everybody_begins()
        await asyncio.gather(*appends, other)
        assert ended.index(other) < len(appends)

    run(scene())
