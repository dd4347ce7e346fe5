"""A wrong system clock deletes nothing and ends nobody's turn; a right one is believed soon."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from tablee.server.app import Server
from tablee.server.clock import DAY, DOUBT, MOST_ABSENCE, MOST_JUMP, SETTLING, Clock
from tablee.server.config import Settings
from tablee.server.store import store as store_module
from tablee.server.store.rows import Seen
from tablee.server.store.store import Store
from tests.server.running import HUMAN, OPEN, Running, running
from tests.server.stores import PATIENT, row, run

BEGIN = 1_800_000_000.0
LONG = 400 * DAY
SELDOM = 600.0
"""Seconds between two rounds where days go by."""


@dataclass
class Machine:
    """A system's clock, which somebody can set, and a steady one."""

    system: float = BEGIN
    steady: float = 5_000.0
    clock: Clock = field(init=False)

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        """A server starts here."""
        self.clock = Clock(lambda: self.system, lambda: self.steady)

    def wait(self, seconds: float, step: float = 60.0) -> None:
        """Let time go by; the server looks at its clock again and again."""
        for _ in range(int(seconds / step)):
            self.system += step
            self.steady += step
            self.clock()


@pytest.fixture
def machine() -> Machine:
    """A machine whose server has run for a while."""
    made = Machine()
    made.wait(2 * SETTLING)
    assert made.clock.settled
    return made


# --- the clock itself


def test_it_follows_the_system_s_clock(machine: Machine) -> None:
    for correction in (0.3, -0.3, 30.0, -MOST_JUMP + 1, MOST_JUMP - 1):
        machine.system += correction
        assert machine.clock() == machine.system
        machine.wait(600)
    assert machine.clock.settled


@pytest.mark.parametrize("jump", [LONG, -LONG, 2 * MOST_JUMP, -2 * MOST_JUMP, 1e15, -1e15])
def test_a_jump_is_not_followed(
    machine: Machine, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    right = machine.system
    machine.system += jump
    machine.wait(600)
    assert machine.clock() == right + 600
    assert not machine.clock.settled
    machine.system -= jump
    machine.wait(600)
    assert machine.clock() == machine.system == right + 1200
    assert machine.clock.settled
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert "check it. Nothing expires until it is right again" in caplog.text


def test_a_jump_of_both_clocks_is_not_followed(machine: Machine) -> None:
    """No machine sleeps for over a year."""
    right = machine.system
    machine.system += LONG
    machine.steady += LONG
    assert machine.clock() == right
    assert not machine.clock.settled


def test_a_machine_that_slept_has_the_time_that_it_says(machine: Machine) -> None:
    machine.system += 3 * DAY
    machine.steady += 3 * DAY
    assert machine.clock() == machine.system
    assert machine.clock.settled


def test_a_clock_that_jumped_is_believed_after_a_day(machine: Machine) -> None:
    machine.system += LONG
    machine.clock()
    machine.wait(DOUBT - 60)
    assert not machine.clock.settled
    machine.wait(60)
    assert machine.clock.settled
    assert machine.clock() == machine.system


def test_a_new_machine_may_get_its_time_from_the_network() -> None:
    machine = Machine()
    machine.wait(60)
    machine.system += 3 * DAY
    assert machine.clock() == machine.system
    assert machine.clock.doubted is None
    assert not machine.clock.settled
    machine.wait(SETTLING)
    assert machine.clock.settled


@pytest.mark.parametrize("absence", [0.0, 3 * DAY, MOST_ABSENCE - 1])
def test_a_server_may_have_been_off(absence: float) -> None:
    machine = Machine()
    machine.clock.resume(BEGIN - absence, None)
    assert machine.clock() == machine.system
    assert machine.clock.doubted is None


@pytest.mark.parametrize("jump", [LONG, -LONG, MOST_ABSENCE + 1, -MOST_JUMP - 1])
def test_a_restart_with_a_wrong_clock_goes_on_from_the_time_seen_last(jump: float) -> None:
    machine = Machine(BEGIN + jump)
    machine.clock.resume(BEGIN, None)
    machine.wait(3_600)
    assert machine.clock() == BEGIN + 3_600
    assert not machine.clock.settled


def test_doubt_ends_though_the_server_starts_anew_every_hour() -> None:
    """Only the time in which a server runs counts."""
    machine = Machine(BEGIN + LONG)
    machine.clock.resume(BEGIN, None)
    starts = 0
    for _ in range(100):
        if machine.clock.doubted is None:
            break
        machine.wait(3_600)
        seen, doubted = machine.clock(), machine.clock.doubted
        machine.start()
        machine.clock.resume(seen, doubted)
        starts += 1
    assert starts == DOUBT / 3_600
    assert machine.clock() == machine.system


# --- tables


@asynccontextmanager
async def house_of(url: str, machine: Machine, **settings: Any) -> AsyncIterator[Server]:  # noqa: ANN401
    """A server on this machine whose housekeeping we do ourselves."""
    server = Server(Settings(store=url, **settings), Store.open(url, patience=PATIENT))
    machine.start()
    server.clock = server.house.now = machine.clock
    try:
        await server.resume_clock()
        yield server
    finally:
        await server.close()


async def kept(store: Store, number: int, touched: float = BEGIN, status: str = "over") -> None:
    for one in range(number):
        await store.create(row(f"t{one:04}", status=status, touched=touched), [])


async def left(server: Server) -> int:
    names = [f"t{one:04}" for one in range(100)]
    return sum([await server.store.load(name) is not None for name in names])


async def keep_house(
    server: Server, machine: Machine, seconds: float, every: float | None = None
) -> None:
    """As many rounds as a running server makes, or one every so many seconds."""
    apart = every or server.housekeeping_seconds
    for _ in range(int(seconds / apart)):
        machine.wait(apart)
        await server.keep_house_once()


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_a_clock_that_is_wrong_for_hours_deletes_nothing(url: str, status: str) -> None:
    """400 days ahead for one minute had left none of five tables."""

    async def scene() -> None:
        machine = Machine()
        async with house_of(url, machine) as server:
            await kept(server.store, 5, status=status)
            await keep_house(server, machine, 2 * SETTLING)
            machine.system += LONG
            await keep_house(server, machine, 3 * 3_600)
            assert await server.expire() == 0
            machine.system -= LONG
            await keep_house(server, machine, 3_600)
            assert await left(server) == 5

    run(scene())


@pytest.mark.parametrize("noted", [True, False], ids=["time stored", "only tables stored"])
def test_a_restart_with_a_wrong_clock_deletes_nothing(url: str, noted: bool) -> None:
    """Stores of older versions know no time but that of their tables."""

    async def scene() -> None:
        machine = Machine()
        async with house_of(url, machine) as server:
            await kept(server.store, 5)
            if noted:
                await keep_house(server, machine, 2 * SETTLING)
        machine.system += LONG
        async with house_of(url, machine) as server:
            await keep_house(server, machine, 3 * 3_600)
            assert await server.expire() == 0
            assert await left(server) == 5

    run(scene())


@pytest.mark.parametrize("restarts", [0, 3])
@pytest.mark.parametrize("wrong", [-LONG, LONG], ids=["behind", "ahead"])
def test_a_server_that_began_with_a_wrong_clock_deletes_nothing_when_it_is_right(
    url: str, wrong: float, restarts: int
) -> None:
    """A year behind: all tables were gone as soon as the right clock was believed, after a day."""

    async def scene() -> None:
        machine = Machine(BEGIN + wrong)
        async with house_of(url, machine) as server:
            for number, status in enumerate(("open", "playing", "over")):
                await server.store.create(
                    row(f"t{number:04}", status=status, touched=machine.clock()), []
                )
            await keep_house(server, machine, SETTLING / 2)
            machine.system -= wrong
            await keep_house(server, machine, DOUBT + 3_600, SELDOM)
            assert machine.clock() == machine.system
        for _ in range(restarts):
            async with house_of(url, machine) as server:
                await keep_house(server, machine, 2 * 3_600, SELDOM)
        async with house_of(url, machine) as server:
            await keep_house(server, machine, 2 * 3_600, SELDOM)
            assert await left(server) == 3

    run(scene())


def test_tables_from_before_a_jump_go_when_they_are_surely_old(url: str) -> None:
    async def scene() -> None:
        machine = Machine(BEGIN - LONG)
        async with house_of(url, machine, keep_over_days=3.0) as server:
            await kept(server.store, 2, machine.clock())
            await keep_house(server, machine, SETTLING / 2)
            machine.system += LONG
            await keep_house(server, machine, DOUBT + 2.9 * DAY, SELDOM)
            assert await left(server) == 2
            await keep_house(server, machine, 0.3 * DAY, SELDOM)
            assert await left(server) == 0

    run(scene())


def test_a_jump_that_one_server_has_seen_is_known_to_the_other(url: str) -> None:
    """Both note the time in the same store: neither forgets what the other one knows."""

    async def scene() -> None:
        machine = Machine()
        async with house_of(url, machine) as server:
            await server.store.note_seen(Seen(BEGIN, None, BEGIN - 5))
            for seen in (Seen(BEGIN + 1), Seen(BEGIN + 1, None, BEGIN - 9)):
                await server.store.note_seen(seen)
                assert await server.store.seen() == Seen(BEGIN + 1, None, BEGIN - 5)

    run(scene())


def test_old_tables_go_in_small_portions_with_a_line_in_the_log(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store_module, "EXPIRED_AT_ONCE", 2)
    caplog.set_level(logging.INFO, "tablee.app")

    async def scene() -> None:
        machine = Machine()
        async with house_of(url, machine) as server:
            await server.store.note_seen(Seen(BEGIN))
            await kept(server.store, 5, BEGIN - LONG)
            await keep_house(server, machine, SETTLING - 60)
            assert await left(server) == 5  # not before the machine has its time
            numbers = []
            for _ in range(4):
                await keep_house(server, machine, 60)
                numbers.append(await left(server))
            assert numbers == [3, 1, 0, 0]

    run(scene())
    lines = [record.getMessage() for record in caplog.records if record.name == "tablee.app"]
    assert [line.partition(":")[0] for line in lines] == [
        "deleted 2 tables unused for long",
        "deleted 2 tables unused for long",
        "deleted 1 tables unused for long",
    ]
    assert sorted(" ".join(line.partition(": ")[2] for line in lines).split()) == [
        f"t{one:04}" for one in range(5)
    ]


def test_the_store_remembers_the_time(store: Store) -> None:
    async def scene() -> None:
        assert await store.seen() is None
        await kept(store, 2, BEGIN)
        assert await store.seen() == Seen(BEGIN)
        for seen in (Seen(BEGIN + 5), Seen(BEGIN + 9, BEGIN + 7), Seen(BEGIN + 3)):
            await store.note_seen(seen)
            assert await store.seen() == seen

    run(scene())


# --- turns


def test_a_wrong_clock_ends_nobody_s_turn(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            machine = Machine()
            machine.wait(2 * SETTLING)
            server.server.house.now = machine.clock
            table = await with_a_clock(server)
            machine.system += LONG
            assert await server.server.house.wake() == 0
            seats = (await server.http.get(f"/api/tables/{table}")).json()["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person"]

    run(scene())


async def with_a_clock(server: Running) -> str:
    """A table that nobody watches and that has left memory."""
    rule = {"kind": "move", "seconds": 3 * 86_400}
    made = await server.make("oeufs", HUMAN, OPEN, clock=rule)
    table: str = made["table"]
    await server.sit(table, 1)
    house = server.server.house
    house.tables[table].used -= house.settings.idle_seconds + 1
    assert house.put_away_idle() == 1
    return table
