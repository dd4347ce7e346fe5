"""Hints: what the best bot would do, from what the seat sees, and unknown to everybody else."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from tablee.bots.any_game import bot_names
from tablee.core.registry import games_in
from tablee.core.state import SPECTATOR
from tablee.server import hints
from tablee.server.live_table import LiveTable
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tables.table import Table
from tablee.server.thinking import Thought
from tablee.server.tokens import hashed
from tests.server.conftest import NewUrl
from tests.server.running import HUMAN, OPEN, Client, Json, Running, running
from tests.server.test_leaks import ONE_AWAY, C, plan_of
from tests.server.two_worlds import NAME, Time, World, everything_has_come, token, two_tables

LONG = 600.0
BOB = {"kind": "screen", "name": "Bob"}
OURS = games_in("tablee.games")


async def hint(
    server: Running, table: str, seat: int, secret: str, query: str = ""
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {secret}"}
    return await server.http.get(f"/api/tables/{table}/seats/{seat}/hint{query}", headers=headers)


async def told(server: Running, made: Json, seat: int = 0, query: str = "") -> httpx.Response:
    keys = {key["seat"]: key["token"] for key in made["keys"]}
    return await hint(server, made["table"], seat, keys[seat], query)


# --- what is told


@pytest.mark.parametrize("game", list(OURS))
def test_a_hint_is_one_of_the_choices(game: str, url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make(game, HUMAN, BOB)
            live = server.server.house.tables[made["table"]]
            (seat, *_) = live.table.pending()
            key = made["keys"][seat]
            async with server.at(made["table"], key, language="fr") as client:
                answer = await told(server, made, seat, "?language=fr")
                assert answer.status_code == 200, answer.text
                offered = [(one["action"], one["label"]) for one in client.update["choices"]]
            assert (answer.json()["action"], answer.json()["label"]) in offered

    asyncio.run(scene())


def test_the_best_bot_gives_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[Thought] = []

    async def scene() -> None:
        async with running(url) as server:

            async def decide(thought: Thought) -> int:
                thoughts.append(thought)
                return thought.legal[-1]

            monkeypatch.setattr(server.server.house, "decide", decide)
            made = await server.make("gruell", HUMAN, BOB)
            answer = await told(server, made)
            assert answer.json()["action"] == "S"

    asyncio.run(scene())
    assert [thought.level for thought in thoughts] == ["greedy"]


# --- when and for whom


def test_only_who_holds_the_seat_is_told(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, BOB)
            first, second = (key["token"] for key in made["keys"])
            for seat, secret in ((0, second), (1, first), (0, "x"), (0, "x" * 43), (7, first)):
                answer = await hint(server, made["table"], seat, secret)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
            path = f"/api/tables/{made['table']}/seats/0/hint"
            assert (await server.http.get(path)).status_code == 403
            assert (await hint(server, "abcdefgh23", 0, first)).status_code == 404

    asyncio.run(scene())


@pytest.mark.parametrize("query", ["?language=FR", "?language=", "?language=en&language=fr"])
def test_bad_wishes_are_refused(query: str, url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, BOB)
            answer = await told(server, made, 0, query)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    asyncio.run(scene())


def test_there_is_no_hint_where_there_is_nothing_to_decide(url: str) -> None:
    async def scene() -> None:
        async with running(url, bot_pace=LONG) as server:
            waits = await server.make("gruell", HUMAN, OPEN)
            assert (await told(server, waits)).status_code == 409
            made = await server.make("gruell", HUMAN, BOB)
            live = server.server.house.tables[made["table"]]
            await live.write(0, log.Moved(action="+4"))
            answer = await told(server, made)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            await live.write(1, log.BotFor(other=1, level="greedy"))
            answer = await told(server, made, 1)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            assert "take over" in answer.json()["problem"]

    asyncio.run(scene())


def test_a_seat_gets_one_hint_in_two_seconds(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            time = server.server.house.now = Time()
            made = await server.make("gruell", HUMAN, BOB)
            codes = [(await told(server, made, seat)).status_code for seat in (0, 0, 1, 1)]
            assert codes == [200, 429, 200, 429]
            time.now += 1.9
            answer = await told(server, made)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            time.now += 2.0
            assert (await told(server, made)).status_code == 200

    asyncio.run(scene())


def test_a_hint_that_comes_too_late_is_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, BOB)
            live = server.server.house.tables[made["table"]]

            async def slow(thought: Thought) -> int:
                await live.write(0, log.Moved(action="+4"))
                return thought.legal[0]

            monkeypatch.setattr(server.server.house, "decide", slow)
            answer = await told(server, made)
            assert (answer.status_code, answer.json()["code"]) == (409, "stale-decision")

    asyncio.run(scene())


def test_a_seat_that_was_given_up_meanwhile_tells_nothing(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, BOB)
            live = server.server.house.tables[made["table"]]
            async with live.lock:  # the hint has to wait, as for somebody who writes
                asked = asyncio.ensure_future(told(server, made))
                await asyncio.sleep(0.05)
                live.table.chairs[0].token = hashed("somebody else's")
            assert (await asked).status_code == 403

    asyncio.run(scene())


# --- what a hint may know


def table_of(game: str, seed: bytes) -> Table:
    table = Table(NAME, checked(Plan(game, (SeatPlan("open"),) * 2)), seed, 0.0)
    for seat in range(2):
        table.apply(log.written(table.next_seq, seat, log.Sat(name="P", token="x" * 64), 0.0))
    return table


def test_chance_of_the_game_does_not_decide_hints() -> None:
    """What a bot does by the seed of the game would tell something about the seed."""
    thoughts = []
    for seed in (bytes(32), bytes(range(32))):
        table = table_of("gruell", seed)
        assert table.match is not None
        thoughts.append(hints.thought_of(table, table.match, 0))
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0].seed) == 32


def test_a_hint_does_not_remember_for_anybody() -> None:
    """Which turned egg is whose is for players to remember (OE-20): a hint knows no more than may
    be looked up.
    """
    table, rng = table_of("oeufs", bytes(32)), Random(2)
    assert table.match is not None
    for _ in range(60):
        (seat,) = table.match.pending()
        table.match.act(seat, rng.choice(table.match.legal(seat)))
    (seat,) = table.match.pending()
    thought = hints.thought_of(table, table.match, seat)
    all_told = [event for event in table.match.all_events() if event.seen_by(seat)]
    assert list(thought.told) == table.match.events(seat)
    assert len(thought.told) < len(all_told)
    assert thought.level == bot_names(table.game)[-1]


async def hint_of(world: World, seat: int) -> tuple[int, bytes]:
    answer = await hint(world.server, NAME, seat, token(seat))
    return answer.status_code, answer.content


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize(
    ("seat", "card", "status"), [(0, "Cb0", 200), (1, "Cb0", 200), (1, "Hb0", 200), (0, "Hb0", 409)]
)
def test_in_a_moment_a_hint_comes_from_what_the_seat_sees(
    seat: int, card: str, status: int, new_url: NewUrl
) -> None:
    """Whatever others hold, and whoever else is asked."""

    async def scene() -> None:
        async with two_tables(new_url, plan_of("gologolo", seat, ONE_AWAY), seat) as two:
            await two.write(C, log.Moved(action=f"drop-{card}"))
            two.part()
            here, there = await hint_of(two.here, seat), await hint_of(two.there, seat)
            assert here == there
            assert (here[0], two.apart) == (status, 1)

    asyncio.run(scene())


# --- what others learn


@pytest.mark.clause("GL-13")
def test_nobody_else_learns_that_a_hint_was_asked_for(url: str) -> None:
    async def scene() -> None:
        async with running(url, moment_seconds=LONG) as server:
            server.server.house.now = Time()
            seats = [{"kind": "screen", "name": name} for name in "ABC"]
            made = await server.make("gologolo", *seats, start=ONE_AWAY)
            live = server.server.house.tables[made["table"]]
            await live.write(C, log.Moved(action="drop-Hb0"))
            name, keys = made["table"], made["keys"]
            async with (
                server.at(name, keys[0]) as ana,
                server.at(name, keys[1]) as bob,
                server.at(name) as stranger,
            ):
                before = await everything(server, live, ana, bob, stranger)
                assert (await told(server, made, 1)).json()["action"] == "gologolo"
                assert (await told(server, made, 0)).status_code == 409
                assert await everything(server, live, ana, bob, stranger) == before

    asyncio.run(scene())


async def everything(server: Running, live: LiveTable, *people: Client) -> list[object]:
    """All that anybody can learn, and all that is kept."""
    for client in people:
        await everything_has_come(client)
    frames = [[frame for frame in one.frames if "pong" not in str(frame)] for one in people]
    state = (await server.http.get(f"/api/tables/{live.table.id}")).json()
    counts = [live.table.chronicle.count(seat) for seat in range(SPECTATOR, 3)]
    kept = await server.server.store.entries_since(live.table.id, 0)
    return [frames, state, counts, live.table.next_seq, live.table.moment_ends, live.used, kept]
