"""How little a table needs, and how soon a server answers."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import Callable
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter

import httpx
import pytest

from tablee.core.state import SPECTATOR
from tablee.server.protocol import encoded
from tablee.server.store.rows import Entry
from tablee.server.tables.plan import Agreed, Plan, SeatPlan, checked
from tablee.server.tables.sight import update
from tablee.server.tables.table import replayed
from tests.nest.stage import stored
from tests.server.conftest import KINDS, NewUrl
from tests.server.long_games import Played, played_until
from tests.server.processor import in_line
from tests.server.running import Json, running
from tests.server.test_durable import served

TABLE_BYTES = 200 * 1024
FIRST_ANSWER = 1.0
TRIES = 8
TABLES = 5
PHYSICS = {"nest": "physics"}
LONG_GAMES: dict[str, tuple[int, Json]] = {
    "gruell": (4, {}),
    "oeufs": (2, {}),
    "gologolo": (3, {}),
    "gootmu": (4, {}),
    "gulo": (4, {}),
    "gulo physics": (4, PHYSICS),
}
"""Seats and options."""
ENTRIES = 400


def plan_of(name: str) -> Agreed:
    seats, options = LONG_GAMES[name]
    return checked(Plan(name.partition(" ")[0], (SeatPlan("open"),) * seats, options))


def long_log(name: str, seed: int) -> list[Entry]:
    nest = stored(seed % 3).snapshot() if LONG_GAMES[name][1] is PHYSICS else b""
    enough: Callable[[Played], bool] = lambda it: len(it.entries) >= ENTRIES  # noqa: E731
    return played_until(enough, "t", plan_of(name), seed, nest).entries


@pytest.mark.parametrize("game", LONG_GAMES)
def test_a_table_is_small_even_late_in_a_long_game(game: str, url: str) -> None:
    """As it lies in memory between two actions, in the house, with its driver."""
    logs = [long_log(game, seed) for seed in range(TABLES + 1)]
    plan = plan_of(game)

    async def scene() -> float:
        async with running(url) as server:
            house = server.server.house

            async def live(seed: int) -> None:
                table = replayed(f"t{seed}", plan, bytes([seed]) * 32, 0.0, 1.0, logs[seed])
                assert bool(table.nest) == (plan.options.get("nest") == "physics")
                encoded(update(table, SPECTATOR, 0, table.game.text("en")))
                house._live(table)
                await asyncio.sleep(0)

            await live(TABLES)  # what all tables share is there from now on
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            for seed in range(TABLES):
                await live(seed)
            gc.collect()
            after = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
            return (after - before) / TABLES

    assert asyncio.run(scene()) < TABLE_BYTES


async def seconds_to_the_first_answer(url: str) -> float:
    """On the clock, without the time in which the server or we only waited for a processor: other
    programs had it then. Whatever the server itself does or waits for counts. How long PostgreSQL
    stands in line cannot be told from here, so there the server's own work counts.
    """
    before = work_of_servers()
    took = await _on_the_clock(url)
    return took if url.startswith("sqlite") else work_of_servers() - before


def work_of_servers() -> float:
    """Seconds that all servers that have ended had a processor."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


async def _on_the_clock(url: str) -> float:
    ours = in_line() or (lambda: 0.0)
    async with httpx.AsyncClient() as http:
        began = perf_counter() - ours()
        async with served(url) as child:
            theirs = in_line(str(child.process.pid)) or (lambda: 0.0)
            answer = await http.get(f"http://127.0.0.1:{child.port}/readyz")
            assert answer.status_code == 200
            return perf_counter() - ours() - theirs() - began


@pytest.mark.parametrize("start", ["new", "again"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_first_answer_comes_at_once(kind: str, start: str, new_url: NewUrl) -> None:
    """With a store that is made for it and with one that is there.

    Disks and databases are shared with whatever else runs, so it may be tried again: one start in
    time shows that the server's part is small enough.
    """
    url = new_url(kind)
    asyncio.run(seconds_to_the_first_answer(url))
    times: list[float] = []
    for _ in range(TRIES):
        url = new_url(kind) if start == "new" else url
        times.append(asyncio.run(seconds_to_the_first_answer(url)))
        if times[-1] < FIRST_ANSWER:
            break
    assert 0 < min(times) < FIRST_ANSWER, times
