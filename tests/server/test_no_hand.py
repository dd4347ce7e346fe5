"""People without a hand for a physical nest: the option is refused, and no theft lasts for ever."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tablee.core.registry import game as find_game
from tablee.games.gulo.live import NestHands, message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.server.config import Settings, from_environment
from tablee.server.driver import OVERTIME
from tablee.server.tables import log
from tablee.server.tables.clocks import AT_LEAST
from tablee.server.tables.due import due
from tablee.server.tables.table import MOST_LOST, Table
from tests.ends import wait_until
from tests.rules.gulo.table import FULL, line
from tests.server.running import HUMAN, OPEN, PATIENCE, Json, bot
from tests.server.test_clocks_and_bots import BOB, Room, played
from tests.server.test_due import HANDS, until_a_hand
from tests.server.test_due import OPEN as OPEN_SEAT
from tests.server.test_due import table as made_table
from tests.server.test_nest import events, heard, lay_nests, named_an_egg
from tests.server.test_notices import write
from tests.server.two_worlds import everything_has_come

PHYSICS: Json = {"nest": "physics", "fast": True, "steal_seconds": 10}
SECONDS = 10.0
REASON = "this server has no physical nest"


# --- the option is refused


async def refused(room: Room, *seats: Json, **more: Any) -> str:  # noqa: ANN401
    body = {"game": "gulo", "seats": list(seats), **more}
    answer = await room.server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "no-hand")
    assert not room.server.server.house.tables
    problem: str = answer.json()["problem"]
    return problem


NEST = line("rgb", "0 0", "choose A", head="physics 60")
WITH_PEOPLE = [(HUMAN, bot("thief")), (OPEN, bot("thief")), (HUMAN, OPEN), (OPEN, OPEN)]


@pytest.mark.parametrize("seats", WITH_PEOPLE)
@pytest.mark.parametrize("more", [{"options": {"nest": "physics"}}, {"start": NEST}])
def test_no_table_with_people_has_a_physical_nest(
    url: str, seats: tuple[Json, ...], more: Json
) -> None:
    async def scene(room: Room) -> None:
        assert REASON in await refused(room, *seats, **more)

    played(url, scene, hand_clients=False)


def test_dice_are_for_everybody(url: str) -> None:
    async def scene(room: Room) -> None:
        await room.make("gulo", HUMAN, bot("thief"))
        await room.make("gulo", OPEN, OPEN, start=line(FULL, "0 0", "choose A"))

    played(url, scene, hand_clients=False)


def test_nobody_sits_down_at_a_physical_nest_from_before(url: str) -> None:
    async def scene(room: Room) -> None:
        table, _ = await room.make("gulo", HUMAN, OPEN, options=PHYSICS)
        room.server.server.house.settings = Settings(store=url, hand_clients=False)
        answer = await room.server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Bob"})
        assert (answer.status_code, answer.json()["code"]) == (400, "no-hand")
        assert REASON in answer.json()["problem"]
        assert room.live(table).table.chairs[1].kind == "open"

    played(url, scene)


@pytest.mark.parametrize(("hands", "withheld"), [(False, ["physics"]), (True, [])])
def test_the_list_of_games_says_what_people_cannot_choose(
    url: str, hands: bool, withheld: list[str]
) -> None:
    async def scene(room: Room) -> None:
        games = (await room.server.http.get("/api/games")).json()
        found = {
            (game["key"], option["name"]): option["withheld"]
            for game in games
            for option in game["options"]
            if option.get("withheld")
        }
        assert found == ({("gulo", "nest"): withheld} if withheld else {})

    played(url, scene, hand_clients=hands)


@pytest.mark.parametrize(("hands", "usual"), [(False, {}), (True, {("gulo", "nest"): "physics"})])
def test_pages_are_told_to_steal_by_hand_where_that_is_possible(
    url: str, hands: bool, usual: dict[tuple[str, str], str]
) -> None:
    async def scene(room: Room) -> None:
        games = (await room.server.http.get("/api/games")).json()
        found = {
            (game["key"], option["name"]): option["usual"]
            for game in games
            for option in game["options"]
            if "usual" in option
        }
        assert found == usual

    played(url, scene, hand_clients=hands)


def test_people_have_hands_unless_the_host_says_otherwise() -> None:
    assert from_environment({}).hand_clients
    assert not from_environment({"TABLEE_HAND_CLIENTS": "false"}).hand_clients


# --- a theft ends


async def theft(room: Room) -> tuple[str, list[Json], int]:
    """A table without a clock at which somebody has named an egg, and whose hand it is."""
    lay_nests(room.server)
    table, keys = await room.make("gulo", HUMAN, BOB, options=PHYSICS)
    return table, keys, await named_an_egg(room.live(table))


async def until_an_alarm(room: Room, table: str) -> log.HandsTold:
    """Wait for the entry that ends the theft."""
    await asyncio.wait_for(_until_it_ends(room, table), PATIENCE)
    async with room.live(table).settled():  # kept, not only applied
        entries = await room.server.server.store.entries_since(table, 0)
    told = [body for entry in entries if isinstance(body := log.read(entry), log.HandsTold)]
    return next(body for body in reversed(told) if body.outcome == "time")


async def _until_it_ends(room: Room, table: str) -> None:
    await wait_until(lambda: room.live(table).table.hand_limit() is None, lambda: asyncio.sleep(0))


@pytest.mark.clause("GU-14")
def test_a_hand_that_never_moves_is_an_alarm_without_any_clock(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys, thief = await theft(room)
        async with room.server.at(table, *keys) as both:
            room.later(table, SECONDS)
            await wait_until(lambda: events(both, "alarm"), lambda: heard(both))
            (alarm,) = events(both, "alarm")
            assert (alarm["seat"], alarm["why"]) == (thief, "time")
            assert room.live(table).table.chairs[thief].kind == "person"

    played(url, scene)


@pytest.mark.clause("GU-14")
def test_a_hand_has_all_of_its_time(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys, _ = await theft(room)
        async with room.server.at(table, *keys) as both:
            room.later(table, SECONDS - 0.1)
            await everything_has_come(both)
            assert not events(both, "alarm")

    played(url, scene)


@pytest.mark.clause("GU-14")
def test_the_time_runs_out_when_every_page_is_gone(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys, _ = await theft(room)
        async with room.server.at(table, *keys):
            pass
        room.later(table, SECONDS)
        assert (await until_an_alarm(room, table)).recording == b""

    played(url, scene)


@pytest.mark.clause("GU-14")
def test_the_time_runs_out_at_a_table_that_left_memory(url: str) -> None:
    async def scene(room: Room) -> None:
        table, _, _ = await theft(room)
        house = room.server.server.house
        room.time.now += house.settings.idle_seconds + 1
        assert house.put_away_idle() == 1
        assert await house.wake() == 1
        room.later(table, AT_LEAST)
        await until_an_alarm(room, table)

    played(url, scene)


@pytest.mark.clause("GU-14")
def test_the_time_runs_out_after_a_restart(url: str) -> None:
    tables: list[str] = []

    async def before(room: Room) -> None:
        tables.append((await theft(room))[0])

    async def after(room: Room) -> None:
        lay_nests(room.server)
        room.time.now += SECONDS
        assert await room.server.server.house.wake() == 1
        room.later(tables[0], AT_LEAST)
        await until_an_alarm(room, tables[0])

    played(url, before)
    played(url, after)


@pytest.mark.clause("GU-14")
def test_the_time_runs_out_when_the_process_of_the_nest_hangs(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys, _ = await theft(room)
        async with room.server.at(table, *keys) as both:
            await both.socket.send(message_of([Sample(0.0, 0.0, 0.0, 0.2, False)]))
            await wait_until(
                lambda: any(isinstance(frame, bytes) for frame in both.frames), lambda: heard(both)
            )
            with stopped(room):
                room.later(table, (1 + OVERTIME) * SECONDS + AT_LEAST)
                await until_an_alarm(room, table)

    played(url, scene)


@contextmanager
def stopped(room: Room) -> Iterator[None]:
    """Stop the processes that simulate nests, and let them go on in the end."""
    hands = room.server.server.house.hands(find_game("gulo"))
    assert isinstance(hands, NestHands)
    processes = [worker.process.pid or 0 for worker in hands.pool.workers]
    assert processes
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


# --- what follows from the log


def awaited() -> tuple[Table, int]:
    """A table without a clock, and whose hand it waits for since the time 4."""
    options = {**HANDS, "steal_seconds": 10}
    made = made_table("gulo", OPEN_SEAT, OPEN_SEAT, options=options)
    return made, until_a_hand(made)


@pytest.mark.clause("GU-14")
def test_the_store_knows_when_a_theft_ends() -> None:
    made, thief = awaited()
    assert due(made, None) == made.hand_ends == 4.0 + SECONDS
    write(made, thief, log.Said(text="wait"), 9.0)
    assert due(made, None) == 4.0 + SECONDS


def test_a_lost_attempt_gives_time_anew_but_not_for_ever() -> None:
    made, thief = awaited()
    for at in range(5, 5 + MOST_LOST):
        write(made, thief, log.Again(), float(at))
        assert made.hand_ends == at + SECONDS
    last = made.hand_ends
    for at in range(20, 30):
        write(made, thief, log.Again(), float(at))
        assert made.hand_ends == last


def test_a_bots_hand_has_a_time_of_its_own() -> None:
    made, thief = awaited()
    write(made, thief, log.Filled(level="thief", why="clock"), 9.0)
    assert made.hand_ends == 9.0 + SECONDS
    write(made, thief, log.Back(), 11.0)
    assert made.hand_ends == 11.0 + SECONDS


def test_an_ended_theft_has_no_time() -> None:
    made, thief = awaited()
    write(made, thief, log.HandsTold(outcome="time"), 14.0)
    assert made.hand_ends is None
