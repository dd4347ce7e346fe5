"""Tables, seats and live play, on both kinds of store."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.tables.table import MOST_DONE
from tests.ends import LONGEST, wait_until
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, running
from tests.server.two_worlds import everything_has_come

GAMES = {
    "gruell": [HUMAN, bot("greedy"), bot()],
    "oeufs": [HUMAN, bot()],
    "gologolo": [HUMAN, bot(), bot()],
    "gootmu": [HUMAN, bot(), bot()],
    "gulo": [HUMAN, bot(), bot()],
}


async def play(client: Client, decisions: int) -> int:
    """Decide whatever comes, up to so many times or to the end; how often."""
    for number in range(decisions):
        async with asyncio.timeout(LONGEST):
            while not client.asked(0):
                if (client.update.get("view") or {}).get("ending"):
                    return number
                await client.receive()
        choices = client.update["choices"]
        answer = await client.act(0, choices[number % len(choices)]["action"])
        assert answer["type"] == "ack", answer
    return decisions


async def quiet_table(server: Running) -> tuple[Json, Json]:
    """A table where everything waits for Ana, as made and as she saw it last."""
    made = await server.make("oeufs", *GAMES["oeufs"])
    async with server.at(made["table"], *made["keys"]) as client:
        await play(client, 3)
        await wait_until(lambda: client.asked(0), client.receive)
        return made, client.update


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_over_the_socket(game: str, url: str) -> None:
    async def scene() -> None:
        async with running(url, moment_seconds=0.01) as server:
            made = await server.make(game, *GAMES[game])
            async with server.at(made["table"], *made["keys"]) as client:
                assert await play(client, 12) > 0

    asyncio.run(scene())


def test_a_finished_game_has_its_record(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            path = f"/api/tables/{made['table']}/record"
            assert (await server.http.get(path)).status_code == 409
            async with server.at(made["table"], *made["keys"]) as client:
                await play(client, 10_000)
            text = (await server.http.get(f"{path}.txt")).text
            assert text.startswith("Tablée record 1\n")
            assert "seed: " in text

    asyncio.run(scene())


def test_an_invited_friend_takes_the_open_seat_and_the_game_begins(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("oeufs", HUMAN, OPEN)
            async with server.at(made["table"], *made["keys"]) as ana:
                assert ana.table["status"] == "open"
                key = await server.sit(made["table"], 1)
                await ana.until(lambda message: message.get("status") == "playing")
                async with server.at(made["table"], key) as bob:
                    assert bob.update["view"]["seat"] == 1
                    await both_move(ana, bob)

    asyncio.run(scene())


async def both_move(ana: Client, bob: Client) -> None:
    """One decision of whoever is asked, seen by both."""
    await wait_until(lambda: ana.update.get("choices") or bob.update.get("choices"), ana.receive)
    seat, mover, other = (0, ana, bob) if ana.update.get("choices") else (1, bob, ana)
    assert (await mover.act(seat, mover.update["choices"][0]["action"]))["type"] == "ack"
    told = await other.until(lambda message: message["type"] == "update")
    assert told["items"][-1]["said"]


def test_a_repeated_send_is_applied_once(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            async with server.at(made["table"], *made["keys"]) as client:
                action = client.update["choices"][0]["action"]
                first = await client.act(0, action, id="same", decision=0)
                again = await client.act(0, action, id="same", decision=0)
                assert (first, again) == ({"type": "ack", "id": "same"},) * 2
            live = server.server.house.tables[made["table"]]
            assert live.table.decisions[0] == 1

    asyncio.run(scene())


def test_what_others_do_meanwhile_does_not_let_a_repeated_word_be_said_again(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            seats = [{"kind": "screen", "name": name} for name in ("Ana", "Bob")]
            made = await server.make("gruell", *seats)
            async with server.at(made["table"], *made["keys"]) as people:
                hello = {"type": "say", "id": "same", "seat": 0, "text": "Hello"}
                await people.answer(**hello)
                for turn in range(2 * MOST_DONE):
                    await people.answer(type="mute", seat=1, other=0, muted=turn % 2 == 0)
                await people.answer(**hello)
            entries = await server.server.store.entries_since(made["table"], 0)
            assert [entry.kind for entry in entries].count("say") == 1

    asyncio.run(scene())


@pytest.mark.clause("OE-20")
def test_who_was_here_all_the_time_is_told_what_to_forget(url: str) -> None:
    """A log on a screen reaches no further back than one that is opened now."""

    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("oeufs", HUMAN, {"kind": "screen", "name": "Bob"})
            table, (anas, bobs) = made["table"], made["keys"]
            async with server.at(table, anas) as ana, server.at(table, bobs) as bob:
                assert "readable" not in ana.update
                for _ in range(6):
                    await both_move(ana, bob)
                    await everything_has_come(ana)
                    await everything_has_come(bob)
                kept = ana.update["readable"]
            async with server.at(table, anas) as newcomer:
                items = newcomer.update["items"]
            assert [item["number"] for item in items] == kept
            moved = [item["event"]["seat"] for item in items if item["event"]["event"] == "moved"]
            assert sorted(moved) == [0, 1]

    asyncio.run(scene())


def test_a_late_click_decides_nothing_else(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            async with server.at(made["table"], *made["keys"]) as client:
                action = client.update["choices"][0]["action"]
                await client.act(0, action, decision=0)
                late = await client.act(0, action, decision=0)
                assert late["reason"] == "stale-decision"

    asyncio.run(scene())


def test_who_missed_something_is_told_from_there(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            async with server.at(made["table"], *made["keys"]) as client:
                await play(client, 3)
                everything = [item for m in client.received for item in m.get("items", [])]
                count = client.update["count"]
            for known in (0, count // 2, count):
                news = await told_from(server.at(made["table"], *made["keys"], known={"0": known}))
                assert news["items"][: count - known] == everything[known:count]
                assert news["count"] >= count

    asyncio.run(scene())


async def told_from(connection: object) -> Json:
    async with connection as client:  # type: ignore[attr-defined]
        update: Json = next(m for m in client.received if m["type"] == "update")
        return update


def test_a_spectator_sees_what_a_stranger_sees(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot(), bot())
            async with server.at(made["table"]) as stranger:
                assert stranger.update["view"]["seat"] is None
                assert not stranger.update.get("choices")
                answer = await stranger.act(0, "+4")
                assert answer["reason"] == "not-allowed"

    asyncio.run(scene())


def test_a_restarted_server_goes_on_where_it_was(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made, before = await quiet_table(server)
        async with running(url) as server, server.at(made["table"], *made["keys"]) as client:
            assert client.update["view"] == before["view"]
            assert client.update["count"] == before["count"]
            assert await play(client, 2) == 2

    asyncio.run(scene())


def test_a_table_that_nobody_watches_leaves_memory_and_comes_back(url: str) -> None:
    async def scene() -> None:
        async with running(url, idle_seconds=-1.0) as server:
            made, before = await quiet_table(server)
            await wait_until(lambda: not server.server.sessions, lambda: asyncio.sleep(0))
            assert server.server.house.put_away_idle() == 1
            async with server.at(made["table"], *made["keys"]) as client:
                assert client.update["view"] == before["view"]
                assert server.server.house.put_away_idle() == 0

    asyncio.run(scene())
