"""Several actions in one request: one acknowledgement, one entry, one update, one undo."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tablee.server import protocol
from tablee.server.tables import log
from tests.rules.gootmu.drawn import room
from tests.server.running import HUMAN, Client, Json, Running, running
from tests.server.two_worlds import everything_has_come

BOB = {"kind": "screen", "name": "Bob"}
Scene = Callable[[Running, Client, Json], Awaitable[None]]


def lane(steps: int, cells: str = "A.......", *said: str, things: str = "") -> str:
    """A position in which Ana has so many steps to walk in a room of eight squares by four. These
    are its first squares; a way is nowhere so narrow that it would be walked by itself.
    """
    rows = " ".join([cells, *["........"] * 3])
    return room(rows, *said, things=things).roll(steps).position


async def table_at(server: Running, start: str) -> Json:
    return await server.make("gootmu", HUMAN, BOB, start=start)


def played(url: str, start: str, scene: Scene) -> None:
    """Ana is about to walk from this position; Bob sits at her screen."""

    async def run() -> None:
        async with running(url) as server:
            made = await table_at(server, start)
            async with server.at(made["table"], made["keys"][0]) as client:
                await scene(server, client, made)

    asyncio.run(run())


def pawn(update: Json, name: str = "A") -> str:
    return next(str(pawn["square"]) for pawn in update["view"]["pawns"] if pawn["name"] == name)


async def updates_of(client: Client, act: Awaitable[Json]) -> tuple[Json, list[Json]]:
    """The answer to an action, and the updates that came with it."""
    known = len(client.received)
    answer = await act
    await everything_has_come(client)
    return answer, [news for news in client.received[known:] if news["type"] == "update"]


async def moves(server: Running, table: str) -> list[log.Moved]:
    entries = await server.server.store.entries_since(table, 0)
    bodies = [log.read(entry) for entry in entries]
    return [body for body in bodies if isinstance(body, log.Moved)]


def test_a_whole_way_is_one_answer_one_update_and_one_entry(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        answer, news = await updates_of(client, client.act(0, "e", id="way", then=["e", "e"]))
        assert answer == {"type": "ack", "id": "way", "done": 3}
        assert [pawn(update) for update in news] == ["d1"]
        assert news[0]["decision"] == 3
        assert [event["event"] for event in events_of(news[0])].count("stepped") == 3
        assert await moves(server, made["table"]) == [
            log.Moved(action="e", id="way", then=("e", "e"))
        ]

    played(url, lane(4), scene)


def events_of(update: Json) -> list[Json]:
    return [item["event"] for item in update["items"]]


@pytest.mark.clause("GM-10")
def test_an_impossible_third_action_leaves_two_carried_out_and_says_why(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        act = client.act(0, "e", id="way", then=["e", "n", "e"])
        answer, news = await updates_of(client, act)
        assert answer["done"] == 2
        stopped = answer["stopped"]
        assert (stopped["at"], stopped["clause"]) == (2, "GM-10")
        assert stopped["sentence"]
        assert [pawn(update) for update in news] == ["c1"]
        assert {choice["action"] for choice in news[0]["choices"]} == {"e", "s"}
        assert (await moves(server, made["table"]))[0].then == ("e",)
        assert (await client.act(0, "e"))["type"] == "ack"

    played(url, lane(4), scene)


def test_an_action_that_is_no_notation_stops_the_others_too(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        answer = await client.act(0, "e", then=["?!"])
        assert answer["stopped"]["reason"] == "bad-notation"
        assert answer["stopped"]["at"] == 1

    played(url, lane(4), scene)


def test_an_impossible_first_action_is_refused_and_changes_nothing(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        before = client.update
        answer, news = await updates_of(client, client.act(0, "n", then=["e", "e"]))
        assert answer["type"] == "refusal"
        assert not news
        assert client.update == before
        assert not await moves(server, made["table"])

    played(url, lane(4), scene)


def test_what_is_asked_of_somebody_else_ends_the_request(url: str) -> None:
    """Ana's move and turn end; the roll that comes next is Bob's."""

    async def scene(server: Running, client: Client, made: Json) -> None:
        answer = await client.act(0, "e", then=["e", "done", "roll"])
        assert answer["stopped"]["reason"] == "not-your-decision"
        assert answer["done"] == answer["stopped"]["at"]
        await everything_has_come(client)
        assert client.update["view"]["turn_of"] == "B"
        assert pawn(client.update) == "c1"

    played(url, lane(2), scene)


@pytest.mark.clause("GM-26")
def test_a_question_on_the_way_ends_the_request(url: str) -> None:
    """With three things in hand Ana is asked which of two she leaves on the second square."""

    async def scene(server: Running, client: Client, made: Json) -> None:
        answer = await client.act(0, "e", then=["e", "e"])
        assert (answer["done"], answer["stopped"]["at"]) == (2, 2)
        await everything_has_come(client)
        assert client.update["view"]["asks"] == "take"
        assert pawn(client.update) == "c1"

    held = "m8=boat@A m9=oil@A B1@c1 B2@c1"
    played(url, lane(4, things=held), scene)


def test_the_same_request_again_is_answered_alike_and_applied_once(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        wish = {"id": "same", "decision": 0, "then": ["e", "n"]}
        first = await client.act(0, "e", **wish)
        assert first["done"] == 2
        assert await client.act(0, "e", **wish) == first
        async with server.at(made["table"], made["keys"][0]) as again:
            assert await again.act(0, "e", **wish) == first
            assert pawn(again.update) == "c1"
        assert len(await moves(server, made["table"])) == 1

    played(url, lane(4), scene)


def test_it_is_answered_alike_after_a_restart_and_the_game_is_the_same(url: str) -> None:
    async def scene() -> None:
        wish = {"id": "same", "decision": 0, "then": ["e", "n"]}
        async with running(url) as server:
            made = await table_at(server, lane(4))
            async with server.at(made["table"], made["keys"][0]) as client:
                first = await client.act(0, "e", **wish)
                await everything_has_come(client)
                before = client.update
        async with running(url) as server, server.at(made["table"], made["keys"][0]) as client:
            assert await client.act(0, "e", **wish) == first
            assert client.update["view"] == before["view"]
            assert client.update["decision"] == before["decision"] == 2
            assert client.update["choices"] == before["choices"]

    asyncio.run(scene())


def test_a_commit_that_fails_has_done_nothing_and_is_sent_again(url: str) -> None:
    """Another server was faster: nobody saw the way, and the same request walks it once."""

    async def scene(server: Running, client: Client, made: Json) -> None:
        live = server.server.house.tables[made["table"]]
        async with running(url) as other:
            there = await other.server.house.table(made["table"])
            await there.write(1, log.Said(text="first"))
        await client.send(type="act", id="way", seat=0, decision=0, action="e", then=["e", "e"])
        assert await client.closed() == protocol.GOING_AWAY
        assert not [m for m in client.received if m["type"] == "ack"]
        assert live.spoilt
        async with server.at(made["table"], made["keys"][0]) as again:
            assert pawn(again.update) == "a1"
            answer = await again.act(0, "e", id="way", decision=0, then=["e", "e"])
            assert answer["done"] == 3
        assert len(await moves(server, made["table"])) == 1

    played(url, lane(4), scene)


def test_another_server_takes_over_what_was_done_and_nothing_else(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        async with running(url) as other, other.at(made["table"]) as stranger:
            await client.act(0, "e", then=["e", "n"])
            await (await other.server.house.table(made["table"])).catch_up()
            await everything_has_come(stranger)
            assert pawn(stranger.update) == "c1"

    played(url, lane(4), scene)


def test_one_undo_takes_the_whole_request_back(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        await client.act(0, "e")
        await client.act(0, "e", then=["e", "e"])
        await everything_has_come(client)
        assert pawn(client.update) == "e1"
        assert (await client.answer(type="undo", seat=0))["type"] == "ack"
        await everything_has_come(client)
        assert pawn(client.update) == "b1"
        assert (await client.answer(type="undo", seat=0))["type"] == "ack"
        await everything_has_come(client)
        assert pawn(client.update) == "a1"

    played(url, lane(6), scene)


def test_an_undo_goes_back_no_further_than_what_was_shown(url: str) -> None:
    """A marker was turned up on the second square: only the steps after it are taken back."""

    async def scene(server: Running, client: Client, made: Json) -> None:
        answer = await client.act(0, "e", then=["e", "e", "e"])
        assert answer["done"] == 4
        assert (await client.answer(type="undo", seat=0))["type"] == "ack"
        await everything_has_come(client)
        assert pawn(client.update) == "c1"
        assert not client.update.get("may_undo")

    played(url, lane(6, "A.k.....", "k: marker ?"), scene)


def test_forty_actions_may_follow_and_one_more_is_no_message(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        answer = await client.act(0, "e", then=["x"] * 40)
        assert answer["stopped"]["at"] == 1
        await client.send(type="act", id="long", seat=0, decision=1, action="e", then=["e"] * 41)
        assert await client.closed() == protocol.BAD_MESSAGE
        assert len(await moves(server, made["table"])) == 1

    played(url, lane(4), scene)


def test_a_clock_per_move_begins_anew_once(url: str) -> None:
    async def run() -> None:
        async with running(url) as server:
            now = server.server.house.now()
            server.server.house.now = lambda: now
            start = lane(4)
            clock = {"kind": "move", "seconds": 60}
            made = await server.make("gootmu", HUMAN, BOB, start=start, clock=clock)
            live = server.server.house.tables[made["table"]]
            async with server.at(made["table"], made["keys"][0]) as client:
                began, now = now, now + 10
                await client.act(0, "e", then=["e"])
                assert live.table.clocks.ends[0] == now + 60
                now += 5
                await client.answer(type="undo", seat=0)
                assert live.table.clocks.ends[0] == began + 60 + 5

    asyncio.run(run())


def test_the_record_has_every_decision(url: str) -> None:
    async def scene(server: Running, client: Client, made: Json) -> None:
        await client.act(0, "e", then=["e", "e"])
        table = server.server.house.tables[made["table"]].table
        assert table.match is not None
        steps = [str(step) for moment in table.match.record().moments for step in moment]
        assert steps == ["A:e", "A:e", "A:e"]

    played(url, lane(4), scene)
