"""The moment after a discard lasts as long whoever can claim it, so that waiting tells nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablee.core.registry import game as find_game
from tablee.server.live_table import LiveTable
from tablee.server.tables import log
from tablee.server.tables.table import ONE_BY_ONE
from tablee.server.thinking import Thought
from tests.ends import wait_until
from tests.server.running import PATIENCE, Client, Json, Running, bot, running
from tests.server.stores import everybody_begins
from tests.server.test_leaks import ONE_AWAY, C
from tests.server.two_worlds import Time, everything_has_come

LONG = 600.0
WHOLE = LONG * ONE_BY_ONE
"""Here three people share a screen."""


async def open_moment(server: Running, card: str, *, bot_at: int | None = None) -> LiveTable:
    """C has just discarded; at one seat a bot may sit."""
    seats: list[Json] = [{"kind": "screen", "name": name} for name in "ABC"]
    if bot_at is not None:
        seats[bot_at] = bot("greedy")
    made = await server.make("gologolo", *seats, start=ONE_AWAY)
    live = server.server.house.tables[made["table"]]
    await live.write(C, log.Moved(action=f"drop-{card}"))
    return live


async def think_of_something_else(server: Running) -> None:
    """Until whatever a bot had to decide is decided: there is one process that thinks."""
    view = find_game("gruell").view(find_game("gruell").new(2), 0)
    await server.server.house._thinkers.decide(
        Thought("gruell", 1, "random", 0, [], view, [0], b"")
    )


async def thought_through(server: Running, live: LiveTable) -> None:
    """Whatever a bot had to decide is decided and written."""
    await think_of_something_else(server)
    async with live.lock:
        return


@asynccontextmanager
async def nobody_thinks(server: Running) -> AsyncIterator[None]:
    """The process that thinks is there, and is held."""
    await think_of_something_else(server)
    held = [process.pid or 0 for process in server.server.house._thinkers.processes]
    assert held
    for process in held:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in held:
            os.kill(process, signal.SIGCONT)


async def entries_of(server: Running, live: LiveTable) -> list[tuple[str, int, float]]:
    """Kind, seat and time of everything from the discard on."""
    log_of = await server.server.store.entries_since(live.table.id, 0)
    return [(entry.kind, entry.seat, entry.at) for entry in log_of if entry.kind != "sit"]


ANSWERS: dict[str, tuple[str, int | None, list[tuple[int, str]]]] = {
    "nobody can": ("Tr1", None, []),
    "somebody passes at once": ("Hb0", None, [(1, "pass")]),
    "somebody claims at once": ("Hb0", None, [(1, "gologolo")]),
    "somebody says nothing": ("Hb0", None, []),
    "two pass": ("Cb0", None, [(1, "pass"), (0, "pass")]),
    "a bot can": ("Hb0", 1, []),
    "a bot cannot": ("Tr1", 1, []),
}


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("case", ANSWERS)
def test_the_moment_lasts_as_long_whoever_can_claim(case: str, url: str) -> None:
    card, bot_at, answers = ANSWERS[case]

    async def scene() -> None:
        async with running(url, moment_seconds=LONG) as server:
            time = server.server.house.now = Time()
            live = await open_moment(server, card, bot_at=bot_at)
            began = time.now
            async with server.at(live.table.id) as stranger:
                for seat, answer in answers:
                    await live.write(seat, log.Moved(action=answer))
                await thought_through(server, live)
                for later in (0.0, WHOLE / 2, WHOLE - 0.001):
                    time.now = began + later
                    live.changed.set()
                    await everything_has_come(stranger)
                    assert live.table.moment_ends == began + WHOLE
                time.now = began + WHOLE
                live.changed.set()
                await stranger.until(lambda m: m.get("view", {}).get("asks", "claim") != "claim")
            ended = [at for kind, _, at in await entries_of(server, live) if kind == "moment"]
            assert ended == [began + WHOLE]

    asyncio.run(scene())


@pytest.mark.clause("GL-13")
def test_a_bot_that_thinks_for_longer_than_the_moment_does_not_prolong_it(url: str) -> None:
    async def scene() -> None:
        async with running(url, moment_seconds=0.02) as server, nobody_thinks(server):
            live = await open_moment(server, "Hb0", bot_at=1)
            async with server.at(live.table.id) as stranger:
                await wait_until(
                    lambda: stranger.update["view"]["asks"] != "claim", stranger.receive
                )
            kinds = [(kind, seat) for kind, seat, _ in await entries_of(server, live)]
            assert kinds == [("move", C), ("moment", log.NOBODY)]

    asyncio.run(scene())


@pytest.mark.clause("GL-13")
def test_in_a_moment_a_bot_answers_at_once_however_slow_bots_play_else(url: str) -> None:
    """Its pace is for people to follow; here nobody sees it, and the moment would be over."""

    async def scene() -> None:
        async with running(url, moment_seconds=LONG, bot_pace=3600.0) as server:
            live = await open_moment(server, "Hb0", bot_at=1)
            async with asyncio.timeout(PATIENCE):
                while len(await entries_of(server, live)) < 2:
                    await everybody_begins()
            kinds = [(kind, seat) for kind, seat, _ in await entries_of(server, live)]
            assert kinds == [("move", C), ("move", 1)]

    asyncio.run(scene())


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("card", ["Tr1", "Hb0"])
def test_who_share_a_screen_go_on_when_all_have_been_asked(card: str, url: str) -> None:
    """Whether anybody could have claimed or not; bots have a second to speak first."""

    async def scene() -> None:
        async with running(url, moment_seconds=LONG) as server:
            time = server.server.house.now = Time()
            seats = [{"kind": "screen", "name": name} for name in "ABC"]
            made = await server.make("gologolo", *seats, start=ONE_AWAY)
            live = server.server.house.tables[made["table"]]
            async with server.at(made["table"], *made["keys"]) as people:
                assert await go_on(people) == "not-now"  # nobody is asked yet
                await live.write(C, log.Moved(action=f"drop-{card}"))
                time.now += 0.9
                assert await go_on(people) == "not-now"
                time.now += 0.1
                assert await go_on(people) == "ack"
                await everything_has_come(people)
                assert people.update["view"]["asks"] != "claim"
            (ended,) = [one for one in await entries_of(server, live) if one[0] == "moment"]
            assert ended == ("moment", 0, time.now)

    asyncio.run(scene())


def test_nobody_goes_on_for_somebody_elsewhere(url: str) -> None:
    async def scene() -> None:
        async with running(url, moment_seconds=LONG) as server:
            time = server.server.house.now = Time()
            seats = [
                {"kind": "screen", "name": "A"},
                {"kind": "open"},
                {"kind": "screen", "name": "C"},
            ]
            made = await server.make("gologolo", *seats, start=ONE_AWAY)
            await server.sit(made["table"], 1, "B")
            live = server.server.house.tables[made["table"]]
            async with server.at(made["table"], *made["keys"]) as people:
                await live.write(C, log.Moved(action="drop-Tr1"))
                time.now += 60
                assert await go_on(people) == "not-now"

    asyncio.run(scene())


async def go_on(people: Client) -> str:
    answer = await people.answer(type="go-on", seat=0)
    return str(answer.get("reason", answer["type"]))
