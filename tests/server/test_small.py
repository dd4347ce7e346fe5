"""How little a table needs, and how soon a server answers."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from random import Random
from resource import RUSAGE_CHILDREN, getrusage

import httpx
import pytest

from tablee.core.state import SPECTATOR
from tablee.server.protocol import encoded
from tablee.server.store.rows import Entry
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tables.sight import update
from tablee.server.tables.table import Table, replayed
from tests.server.conftest import NewUrl
from tests.server.running import running
from tests.server.test_durable import served

TABLE_BYTES = 200 * 1024
FIRST_ANSWER = 1.0
TABLES = 5
LONG_GAMES = {"gruell": 4, "oeufs": 2, "gologolo": 3, "gootmu": 4, "gulo": 4}
ACTIONS = 400


def played_for_long(table: Table, rng: Random, actions: int) -> list[Entry]:
    """The log of random play, until the end or so many actions."""
    entries: list[Entry] = []
    while table.status != "over" and len(entries) < actions:
        body: log.Body
        if table.moment_ends is not None or not table.pending():
            seat, body = log.NOBODY, log.MomentOver()
        else:
            seat = table.pending()[0]
            assert table.match is not None
            action = rng.choice(table.match.legal(seat))
            text = table.game.action_text(table.match.state, action)
            body = log.Moved(action=text, id=f"{rng.getrandbits(128):032x}")
        entries.append(log.written(table.next_seq, seat, body, float(len(entries))))
        table.apply(entries[-1])
    return entries


def plan_of(game: str) -> Plan:
    return checked(Plan(game, (SeatPlan("open"),) * LONG_GAMES[game]))


def long_log(game: str, seed: int) -> list[Entry]:
    plan = plan_of(game)
    sits = [
        log.written(seat, seat, log.Sat(name=f"P{seat}", token="x" * 64), 0.0)
        for seat in range(LONG_GAMES[game])
    ]
    table = replayed("t", plan, bytes([seed]) * 32, 0.0, 1.0, sits)
    return sits + played_for_long(table, Random(seed), ACTIONS)


@pytest.mark.parametrize("game", LONG_GAMES)
def test_a_table_is_small_even_late_in_a_long_game(game: str, new_url: NewUrl) -> None:
    """As it lies in memory between two actions, in the house, with its driver."""
    logs = [long_log(game, seed) for seed in range(TABLES + 1)]
    plan = plan_of(game)

    async def scene(url: str) -> float:
        async with running(url) as server:
            house = server.server.house

            async def live(seed: int) -> None:
                table = replayed(f"t{seed}", plan, bytes([seed]) * 32, 0.0, 1.0, logs[seed])
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

    assert asyncio.run(scene(new_url("sqlite"))) < TABLE_BYTES


def test_the_first_answer_comes_at_once(new_url: NewUrl) -> None:
    """In processor time, because other tests run beside this one; the best of five."""

    async def answered(url: str) -> None:
        async with served(url) as child, httpx.AsyncClient() as http:
            answer = await http.get(f"http://127.0.0.1:{child.port}/healthz")
            assert answer.status_code == 200

    url = new_url("sqlite")
    asyncio.run(answered(url))  # the store is made once

    def seconds() -> float:
        before = getrusage(RUSAGE_CHILDREN)
        asyncio.run(answered(url))
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    times = [seconds() for _ in range(5)]
    assert min(times) < FIRST_ANSWER, times
