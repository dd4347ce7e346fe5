"""The moment after a discard lasts as long whoever can claim it, so that waiting tells nothing."""

from __future__ import annotations

import asyncio

import pytest

from tablee.core.registry import game as find_game
from tablee.server.live_table import LiveTable
from tablee.server.tables import log
from tablee.server.thinking import Thought
from tests.server.running import Json, Running, bot, running
from tests.server.test_leaks import ONE_AWAY, C
from tests.server.two_worlds import Time, everything_has_come

LONG = 600.0


async def open_moment(server: Running, card: str, *, bot_at: int | None = None) -> LiveTable:
    """C has just discarded; at one seat a bot may sit."""
    seats: list[Json] = [{"kind": "screen", "name": name} for name in "ABC"]
    if bot_at is not None:
        seats[bot_at] = bot("greedy")
    made = await server.make("gologolo", *seats, start=ONE_AWAY)
    live = server.server.house.tables[made["table"]]
    await live.write(C, log.Moved(action=f"drop-{card}"))
    return live


async def thought_through(server: Running, live: LiveTable) -> None:
    """Whatever a bot had to decide is decided and written: there is one process that thinks."""
    view = find_game("gruell").view(find_game("gruell").new(2), 0)
    await server.server.house._thinkers.decide(Thought("gruell", "random", 0, [], view, [0], b""))
    async with live.lock:
        return


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
                for later in (0.0, LONG / 2, LONG - 0.001):
                    time.now = began + later
                    live.changed.set()
                    await everything_has_come(stranger)
                    assert live.table.moment_ends == began + LONG
                time.now = began + LONG
                live.changed.set()
                await stranger.until(lambda m: m.get("view", {}).get("asks", "claim") != "claim")
            ended = [at for kind, _, at in await entries_of(server, live) if kind == "moment"]
            assert ended == [began + LONG]

    asyncio.run(scene())


@pytest.mark.clause("GL-13")
def test_a_bot_that_thinks_for_longer_than_the_moment_does_not_prolong_it(url: str) -> None:
    async def scene() -> None:
        # The process that thinks has to start first, which takes longer than this moment.
        async with running(url, moment_seconds=0.02) as server:
            live = await open_moment(server, "Hb0", bot_at=1)
            async with server.at(live.table.id) as stranger:
                while stranger.update["view"]["asks"] == "claim":
                    await stranger.receive()
            kinds = [(kind, seat) for kind, seat, _ in await entries_of(server, live)]
            assert kinds == [("move", C), ("moment", log.NOBODY)]

    asyncio.run(scene())
