"""Clocks, bots that stand in, chat, rematches, and people with several screens or slow ones."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tablee.server import protocol
from tablee.server.errors import NotAllowed
from tablee.server.live_table import LiveTable
from tablee.server.tables import log
from tablee.server.tokens import hashed
from tests.ends import wait_until
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, running
from tests.server.test_leaks import ONE_AWAY, C
from tests.server.two_worlds import Time, everything_has_come

BOB = {"kind": "screen", "name": "Bob"}
MINUTE = 60.0
Scene = Callable[["Room"], Coroutine[Any, Any, None]]


class Room:
    """A server whose clock stands still until somebody turns it."""

    def __init__(self, server: Running, time: Time) -> None:
        self.server = server
        self.time = time

    async def make(self, game: str, *seats: Json, **more: Any) -> tuple[str, list[Json]]:  # noqa: ANN401
        made = await self.server.make(game, *seats, **more)
        return made["table"], made["keys"]

    def live(self, table: str) -> LiveTable:
        return self.server.server.house.tables[table]

    def later(self, table: str, seconds: float) -> None:
        """Let time pass; whoever drives the table looks at the clock."""
        self.time.now += seconds
        self.live(table).changed.set()

    async def delete(self, table: str, key: Json) -> int:
        path = f"/api/tables/{table}/seats/{key['seat']}"
        return (await self.server.http.delete(path, headers=bearer(key))).status_code

    async def rematch(self, table: str, key: Json) -> tuple[int, Json]:
        path = f"/api/tables/{table}/seats/{key['seat']}/rematch"
        answer = await self.server.http.post(path, headers=bearer(key))
        return answer.status_code, answer.json()

    async def is_let_in(self, table: str, key: Json) -> bool:
        async with self.server.socket() as client:
            await client.send(type="hello", version=1, table=table, keys=[key])
            await client.send(type="nonsense")
            return await client.closed() != protocol.NOT_ALLOWED


def bearer(key: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {key['token']}"}


@asynccontextmanager
async def room(url: str, **settings: Any) -> AsyncIterator[Room]:  # noqa: ANN401
    async with running(url, **settings) as server:
        time = server.server.house.now = Time()
        yield Room(server, time)


def played(url: str, scene: Scene, **settings: Any) -> None:  # noqa: ANN401
    async def run() -> None:
        async with room(url, **settings) as found:
            await scene(found)

    asyncio.run(run())


async def until_kind(client: Client, seat: int, kind: str) -> None:
    """Wait until everybody is told that a bot plays there, or its person again."""
    await wait_until(lambda: client.table["seats"][seat]["kind"] == kind, client.receive)


def clocks(client: Client) -> list[tuple[float | None, float | None]]:
    """For each seat, what stands on its clock and when it runs out: one of the two."""
    return [(seat.get("clock"), seat.get("clock_ends")) for seat in client.table["seats"]]


# --- clocks


@pytest.mark.parametrize(("kind", "left"), [("move", 60.0), ("game", 50.0)])
def test_a_clock_runs_for_whoever_the_table_waits_for(kind: str, left: float, url: str) -> None:
    async def scene(room: Room) -> None:
        rule = {"kind": kind, "seconds": 60}
        table, keys = await room.make("oeufs", HUMAN, BOB, clock=rule)
        async with room.server.at(table, *keys) as both:
            began, first = room.time.now, both.update["view"]["waiting"][0]
            assert clocks(both)[first] == (None, began + 60)
            assert clocks(both)[1 - first] == (60.0, None)
            room.later(table, 10.0)
            await move(both, room.live(table), first)
            await everything_has_come(both)
            assert clocks(both)[first] == (left, None)
            assert clocks(both)[1 - first] == (None, began + 10 + 60)

    played(url, scene)


async def move(client: Client, live: LiveTable, seat: int, number: int = 0) -> None:
    """Decide whatever comes for a seat, once."""
    assert live.table.match is not None
    action = live.table.match.legal(seat)[number]
    text = live.table.game.action_text(live.table.match.state, action)
    answer = await client.act(seat, text, decision=live.table.decisions[seat])
    assert answer["type"] == "ack", answer


def test_where_all_choose_at_once_every_clock_runs_until_its_choice(url: str) -> None:
    async def scene(room: Room) -> None:
        rule = {"kind": "game", "seconds": 60}
        table, keys = await room.make("gruell", HUMAN, BOB, clock=rule)
        async with room.server.at(table, *keys) as both:
            ends = room.time.now + 60
            assert clocks(both) == [(None, ends), (None, ends)]
            room.later(table, 20.0)
            await move(both, room.live(table), 1)
            await everything_has_come(both)
            assert clocks(both) == [(None, ends), (40.0, None)]

    played(url, scene)


def test_who_takes_a_move_back_has_no_more_time_than_before(url: str) -> None:
    async def scene(room: Room) -> None:
        rule = {"kind": "move", "seconds": 60}
        table, keys = await room.make("gruell", HUMAN, BOB, clock=rule)
        async with room.server.at(table, *keys) as both:
            for _ in range(3):  # also if it is done again and again
                room.later(table, 10.0)
                await move(both, room.live(table), 1)
                assert (await both.answer(type="undo", seat=1))["type"] == "ack"
            await everything_has_come(both)
            assert clocks(both)[1] == (None, room.time.now + 30)

    played(url, scene)


def test_in_a_moment_nobodys_clock_runs(url: str) -> None:
    async def scene(room: Room) -> None:
        seats = [HUMAN, BOB, {"kind": "screen", "name": "Cleo"}]
        rule = {"kind": "game", "seconds": 60}
        table, keys = await room.make("gologolo", *seats, start=ONE_AWAY, clock=rule)
        async with room.server.at(table, *keys) as everybody:
            assert clocks(everybody)[C][1] == room.time.now + 60
            await room.live(table).write(C, log.Moved(action="drop-Cb0"))
            await everything_has_come(everybody)
            assert [ends for _, ends in clocks(everybody)] == [None] * 3

    played(url, scene, moment_seconds=3600.0)


def test_a_bot_plays_on_when_the_clock_has_run_out(url: str) -> None:
    async def scene(room: Room) -> None:
        rule = {"kind": "game", "seconds": 60}
        table, keys = await room.make("oeufs", HUMAN, BOB, clock=rule)
        async with room.server.at(table, *keys) as both:
            late = both.update["view"]["waiting"][0]
            room.later(table, 59.9)
            await everything_has_come(both)
            assert both.table["seats"][late]["kind"] == "person"
            room.later(table, 0.1)
            await until_kind(both, late, "away")
            await both.until(lambda m: m.get("view", {}).get("waiting") == [1 - late])
            told = [item["event"] for m in both.received for item in m.get("items", [])]
            assert {"event": "table-bot-came", "seat": late, "why": "clock"} in told
            await comes_back(room, both, table, late)

    played(url, scene)


async def comes_back(room: Room, client: Client, table: str, seat: int) -> None:
    """Until then the bot decides; afterwards there is a little time at least."""
    refusal = await client.act(seat, "x", decision=room.live(table).table.decisions[seat])
    assert refusal["reason"] == "not-now"
    assert (await client.answer(type="take-over", seat=seat))["type"] == "ack"
    await everything_has_come(client)
    assert client.table["seats"][seat]["kind"] == "person"
    await move(client, room.live(table), 1 - seat)
    await everything_has_come(client)
    assert clocks(client)[seat] == (None, room.time.now + 30)


# --- bots that stand in


def test_a_bot_may_be_called_when_somebody_has_been_away_for_a_minute(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana_key, bob_key) = await room.make("gruell", HUMAN, BOB)
        async with room.server.at(table, ana_key) as ana:
            call = {"type": "let-bot", "seat": 0, "other": 1}
            async with room.server.at(table, bob_key):
                room.later(table, 10 * MINUTE)
                assert (await ana.answer(**call))["reason"] == "not-now"
            await ana.until(lambda m: m["type"] == "table" and "present" not in m["seats"][1])
            assert ana.table["seats"][1]["away_since"] == room.time.now
            room.later(table, MINUTE - 0.001)
            assert (await ana.answer(**call))["reason"] == "not-now"
            room.later(table, 0.001)
            assert (await ana.answer(**call))["type"] == "ack"
            await until_kind(ana, 1, "away")
            async with room.server.at(table, bob_key) as bob:
                assert bob.table["seats"][1]["kind"] == "away"
                assert (await bob.answer(type="take-over", seat=1))["type"] == "ack"
                await until_kind(bob, 1, "person")

    played(url, scene)


def test_anybody_may_call_a_bot_for_themselves(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, bot())
        async with room.server.at(table, *keys) as ana:
            call = {"type": "let-bot", "seat": 0, "other": 0}
            assert (await ana.answer(**call))["type"] == "ack"
            await ana.until(lambda m: m.get("status") == "over")
            assert ana.update["view"]["ending"]

    played(url, scene)


def test_a_bot_fills_a_seat_that_was_given_up(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana_key, bob_key) = await room.make("gruell", HUMAN, BOB)
        assert await room.delete(table, {**bob_key, "token": ana_key["token"]}) == 403
        async with room.server.at(table, ana_key) as ana:
            assert await room.delete(table, bob_key) == 204
            await until_kind(ana, 1, "away")
            assert not await room.is_let_in(table, bob_key)
            assert await room.delete(table, bob_key) == 403
            await ana.until(lambda m: m.get("view", {}).get("waiting") == [0])  # the bot has chosen

    played(url, scene)


def test_a_seat_can_be_given_up_while_a_bot_plays_it(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana_key, bob_key) = await room.make("gruell", HUMAN, BOB)
        async with room.server.at(table, bob_key) as bob:
            await bob.answer(type="let-bot", seat=1, other=1)
        assert await room.delete(table, bob_key) == 204
        assert not await room.is_let_in(table, bob_key)
        assert await room.is_let_in(table, ana_key)

    played(url, scene)


def test_who_gave_up_a_seat_sees_and_does_nothing_there_any_more(url: str) -> None:
    """Not even on a connection that was open before."""

    async def scene(room: Room) -> None:
        table, (ana_key,) = await room.make("gruell", HUMAN, OPEN)
        async with room.server.at(table, ana_key) as ana:
            assert await room.delete(table, ana_key) == 204
            await room.server.sit(table, 0, "Cleo")
            await room.server.sit(table, 1, "Bob")
            assert await ana.closed() == protocol.NOT_ALLOWED
            assert not any(message.get("view") for message in ana.received)
            late = protocol.Act(id="x", seat=0, decision=0, action="goblins")
            with pytest.raises(NotAllowed):  # it was on its way when the seat was given up
                await room.server.server.service.ask(
                    room.live(table), late, {0: hashed(ana_key["token"])}
                )
            assert room.live(table).table.decisions == [0, 0]

    played(url, scene)


def test_nobody_takes_back_what_a_bot_did_for_them(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB)
        async with room.server.at(table, *keys) as both:
            await both.answer(type="let-bot", seat=0, other=0)
            await both.until(lambda m: m.get("view", {}).get("waiting") == [1])
            assert (await both.answer(type="undo", seat=0))["reason"] == "not-now"

    played(url, scene)


def test_the_end_stands_because_the_seed_is_shown_by_then(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("oeufs", HUMAN, BOB, options={"turn_limit": 1})
        async with room.server.at(table, *keys) as both:
            last = both.update["view"]["waiting"][0]
            await move(both, room.live(table), last)
            assert room.live(table).table.status == "over"
            record = await room.server.http.get(f"/api/tables/{table}/record")
            assert record.json()["seed"]
            assert (await both.answer(type="undo", seat=last))["reason"] == "cannot-undo"
            assert not any(
                m.get("may_undo") for m in both.received if m.get("view", {}).get("ending")
            )

    played(url, scene)


# --- rematch


async def finished(room: Room, *seats: Json) -> tuple[str, list[Json]]:
    """A game that is over; where people sit, bots have played for them."""
    table, keys = await room.make("gruell", *seats)
    async with room.server.at(table, *keys) as client:
        for key in keys:
            await client.answer(type="let-bot", seat=key["seat"], other=key["seat"])
        await wait_until(lambda: client.table["status"] == "over", client.receive)
    return table, keys


def test_a_rematch_is_held_by_the_same_secrets(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana, bob) = await finished(room, HUMAN, BOB, bot())
        async with room.server.at(table, bob) as waiting:
            status, made = await room.rematch(table, ana)
            assert status == 201
            told = await waiting.until(lambda m: m["type"] == "table" and m.get("rematch"))
            assert told["rematch"] == made["table"]
        for key in (ana, bob):
            assert await room.rematch(table, key) == (201, made)
            assert await room.is_let_in(made["table"], key)
        assert not await room.is_let_in(made["table"], {**ana, "seat": 1})
        async with room.server.at(made["table"], ana, bob) as both:
            assert [seat["kind"] for seat in both.table["seats"]] == ["person", "person", "bot"]
            assert both.table["commitment"] != told["commitment"]

    played(url, scene)


def test_both_ask_for_a_rematch_at_once_and_meet(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await finished(room, HUMAN, BOB)
        ask = room.server.server.service.rematch
        wishes = [ask(table, key["seat"], key["token"]) for key in keys]
        first, second = await asyncio.gather(*wishes)
        assert first == second == room.live(table).table.rematch

    played(url, scene)


def test_a_rematch_needs_a_seat_and_an_end(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana,) = await room.make("gruell", HUMAN, OPEN)
        assert (await room.rematch(table, ana))[0] == 409
        assert (await room.rematch(table, {**ana, "token": "x" * 32}))[0] == 403

    played(url, scene)


# --- chat


def spoken(client: Client) -> list[str]:
    items = [item["event"] for message in client.received for item in message.get("items", [])]
    return [event["text"] for event in items if event["event"] == "table-spoke"]


def test_who_takes_a_seat_does_not_inherit_whom_another_had_muted(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB, OPEN)
        async with room.server.at(table, keys[0]) as ana:
            await ana.answer(type="mute", seat=0, other=1, muted=True)
        assert await room.delete(table, keys[0]) == 204
        token = await room.server.server.service.sit(table, 0, "Cleo")
        async with room.server.at(table, {"seat": 0, "token": token}) as cleo:
            await room.live(table).write(1, log.Said(text="welcome"))
            await everything_has_come(cleo)
            assert spoken(cleo) == ["welcome"]

    played(url, scene)


def test_chat_is_heard_unless_muted(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana_key, bob_key) = await room.make("gruell", HUMAN, BOB)
        at = room.server.at
        async with at(table, ana_key) as ana, at(table, bob_key) as bob, at(table) as stranger:
            await bob.answer(type="say", seat=1, text="  bonjour\n\tAna ")
            mute = {"type": "mute", "seat": 0, "other": 1}
            await ana.answer(**mute, muted=True)
            await bob.answer(type="say", seat=1, text="listen!")
            await ana.answer(**mute, muted=False)
            await bob.answer(type="say", seat=1, text="good night")
            for client in (ana, bob, stranger):
                await everything_has_come(client)
            assert spoken(ana) == ["bonjour Ana", "good night"]
            assert spoken(bob) == spoken(stranger) == ["bonjour Ana", "listen!", "good night"]
        async with at(table, ana_key) as again:
            assert spoken(again) == ["bonjour Ana", "good night"]

    played(url, scene)


def test_chat_has_limits(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB)
        async with room.server.at(table, keys[0]) as ana:
            said = [await ana.answer(type="say", seat=0, text=f"{n}" * 300) for n in range(8)]
            kinds = [answer.get("reason", "ack") for answer in said]
            assert kinds[:5] == ["ack"] * 5
            assert kinds[-1] == "too-fast"
        async with room.server.at(table, keys[0]) as ana:  # connecting again does not help
            assert (await ana.answer(type="say", seat=0, text="!"))["reason"] == "too-fast"
            await ana.send(type="say", id="x", seat=0, text="x" * 301)
            assert await ana.closed() == protocol.BAD_MESSAGE

    played(url, scene)


# --- screens


def test_several_people_share_a_screen(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB, bot())
        async with room.server.at(table, *keys) as screen:
            updates = {m["seat"]: m for m in screen.received if m["type"] == "update"}
            assert set(updates) == {0, 1}
            for seat in (0, 1):
                assert updates[seat]["view"]["seat"] == seat
                assert updates[seat]["choices"]
                await move(screen, room.live(table), seat)
            assert (await screen.act(2, "goblins"))["reason"] == "not-allowed"

    played(url, scene)


def test_a_seat_is_reclaimed_on_another_device(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (ana_key, bob_key) = await room.make("gruell", HUMAN, BOB)
        async with room.server.at(table, bob_key) as bob:
            async with room.server.at(table, ana_key) as phone:
                async with room.server.at(table, ana_key) as desk:
                    await move(desk, room.live(table), 0)
                    await everything_has_come(phone)
                    assert phone.update["view"] == desk.update["view"]
                    assert phone.update["decision"] == 1
                await everything_has_come(phone)
                assert phone.table["seats"][0]["present"]
            await bob.until(lambda m: m["type"] == "table" and "present" not in m["seats"][0])

    played(url, scene)


# --- a slow client


async def without_room(port: int) -> socket.socket:
    """A connection with as little room as possible, so that what is not read piles up."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(slow, ("127.0.0.1", port))
    return slow


def test_who_does_not_read_is_dropped_and_resumes(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gootmu", *[HUMAN] * 5)  # so many views fill it soon
        live, address = room.live(table), f"ws://127.0.0.1:{room.server.port}/live"
        sock = await without_room(room.server.port)
        async with connect(address, sock=sock, max_queue=1, compression=None) as connection:
            slow = Client(connection)
            await slow.send(type="hello", version=1, table=table, keys=keys)
            await slow.until(lambda message: message["type"] == "table")
            await wait_until(
                lambda: not live.watchers, lambda: live.write(1, log.Said(text="x" * 300))
            )
            assert await slow.closed() == protocol.TOO_SLOW
        known = slow.update["count"]
        async with room.server.at(table, keys[0], known={"0": known}) as again:
            assert again.update["items"][-1]["number"] == again.update["count"] - 1 > known
            assert again.update["view"]["seat"] == 0

    played(url, scene)
