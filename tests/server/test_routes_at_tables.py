"""Routes in updates: for whoever walks and nobody else, in their language, in nobody's way."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.registry import game
from tablee.server.routing import Routes
from tablee.server.tables import log
from tests.ends import rounds
from tests.server.running import HUMAN, Client, Json, Running, running
from tests.server.test_several_actions import BOB, lane, played
from tests.server.two_worlds import everything_has_come

MAZE = game("gootmu")


def routes_in(client: Client) -> list[Json]:
    return [r for m in client.received if m["type"] == "update" for r in m.get("routes", [])]


async def looking_on(client: Client, moves: int = 1) -> None:
    await everything_has_come(client)
    assert len([m for m in client.received if m["type"] == "update"]) >= moves


def test_only_who_walks_is_sent_routes(url: str) -> None:
    async def scene(server: Running, ana: Client, made: Json) -> None:
        table, (_, bobs) = made["table"], made["keys"]
        async with server.at(table, bobs) as bob, server.at(table) as stranger:
            await ana.act(0, "e")
            await looking_on(bob, moves=2)
            await looking_on(stranger, moves=2)
            assert routes_in(ana)
            assert routes_in(bob) == routes_in(stranger) == []

    played(url, lane(4), scene)


def test_a_route_can_be_sent_back_as_one_request(url: str) -> None:
    async def scene(server: Running, ana: Client, made: Json) -> None:
        route = ana.update["routes"][-1]
        first, *rest = route["actions"]
        assert (await ana.act(0, first, then=rest))["done"] == len(route["actions"])
        await everything_has_come(ana)
        pawn = next(one for one in ana.update["view"]["pawns"] if one["name"] == "A")
        assert pawn["square"] == route["end"] == route["path"][-1]
        assert not ana.update.get("routes")

    played(url, lane(4), scene)


def test_everybody_reads_routes_in_their_own_language(url: str) -> None:
    async def scene(server: Running, ana: Client, made: Json) -> None:
        async with server.at(made["table"], made["keys"][0], language="fr") as again:
            english = [route.get("told", []) for route in ana.update["routes"]]
            french = [route.get("told", []) for route in again.update["routes"]]
            ends = [route["end"] for route in ana.update["routes"]]
            assert ends == [route["end"] for route in again.update["routes"]]
        assert any(english)
        assert [len(told) for told in english] == [len(told) for told in french]
        assert all(one != other for one, other in zip(english, french) if one)

    played(url, lane(3, things="m8=boat@c1"), scene)


def test_the_same_question_is_searched_once(url: str) -> None:
    async def scene(server: Running, ana: Client, made: Json) -> None:
        live = server.server.house.tables[made["table"]]
        first = await live._routes.of(live.table, 0)
        await live.write(1, log.Said(text="take your time"))
        async with server.at(made["table"], made["keys"][0], language="fr"):
            assert await live._routes.of(live.table, 0) is first
        await ana.act(0, "e")
        later = await live._routes.of(live.table, 0)
        assert later is not first
        assert all(len(route.path) == 3 for route in later)
        assert not await live._routes.of(live.table, 1)

    played(url, lane(4), scene)


PILES = " ".join(
    f"m{number}={kind}@{square}"
    for number, (kind, square) in enumerate(
        zip(
            ["boat", "oil", "key", "board", "bucket", "pickaxe", "boat", "oil", "key"],
            ["b1", "a2"] * 5,
        ),
        1,
    )
)
"""So much to choose from on the first squares that even a short move has thousands of ways."""


def test_a_short_move_with_many_ways_is_not_searched_on_the_event_loop(url: str) -> None:
    async def scene(server: Running, ana: Client, made: Json) -> None:
        table = server.server.house.tables[made["table"]].table
        assert table.match is not None
        view = table.match.view(0)
        start = time.thread_time()
        MAZE.routes(view)
        searching = time.thread_time() - start
        start = time.thread_time()
        assert await Routes().of(table, 0)
        assert time.thread_time() - start < searching / 4

    played(url, lane(5, things=f"{PILES} B1@b1 B2@a2 B3@b1"), scene)


def roll_of_36() -> str:
    """A position on the house's tiles in which Ana has 36 steps to walk."""
    rng, state = Random(4), MAZE.new(2)
    for _ in rounds():
        if (chance := state.chance()) is not None:
            state.settle(chance.sample(RandomSource(rng)))
            continue
        view = MAZE.view(state, 0)
        if view.asks == "turn" and state.pending() == [0]:
            me = state.pawns[0]
            me.squared, me.add, me.double, me.three, me.random, me.plus, me.less = (
                1,
                0,
                0,
                0,
                0,
                0,
                0,
            )
            state.play(0, MAZE.parse_action(state, "roll"))
            state.settle((6,))
            if state.pending() == [0] and MAZE.view(state, 0).steps == 36:
                return MAZE.position_text(state)
            continue
        seat = state.pending()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    raise AssertionError("no roll of 36 was met")


@pytest.mark.clause("GM-17")
def test_other_tables_do_not_wait_while_a_long_move_is_searched(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gootmu", HUMAN, BOB, start=roll_of_36())
            other = await server.make("gruell", HUMAN, BOB)
            async with server.at(other["table"]) as bystander, server.socket() as ana:
                hello = {"version": 1, "table": made["table"], "keys": made["keys"][:1]}
                await ana.send(type="hello", **hello)
                await ana.until(lambda message: message["type"] == "welcome")
                told = asyncio.create_task(ana.until(lambda message: message["type"] == "update"))
                for _ in range(5):
                    await everything_has_come(bystander)
                assert not told.done()
                assert len((await told)["routes"]) > 10

    asyncio.run(scene())
