"""What may go wrong between two steps: commits that fail, people who come and go at once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path
from threading import Event

import pytest
from websockets.asyncio.client import connect

from tablee.core.errors import OptionError
from tablee.core.registry import game as find_game
from tablee.core.route import Route
from tablee.core.text import Text
from tablee.server import connection, live_table, protocol, thinking
from tablee.server import driver as driving
from tablee.server.errors import Conflict, StoreFailed
from tablee.server.live_table import LiveTable
from tablee.server.protocol import Update
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tables.sight import update
from tablee.server.tables.table import Table
from tablee.server.thinking import Intention, Thinkers, Thought
from tablee.server.tokens import hashed
from tests.ends import wait_until
from tests.server.running import HUMAN, OPEN, PATIENCE, Client, Json, bot, running
from tests.server.test_clocks_and_bots import (
    BOB,
    Room,
    finished,
    move,
    played,
    without_room,
)
from tests.server.test_leaks import ONE_AWAY, C


async def in_line(live: LiveTable, count: int) -> None:
    """Wait until so many wait for the table; who came first is first."""
    async with asyncio.timeout(PATIENCE):
        while len(live.lock._waiters or ()) < count:
            await asyncio.sleep(0)


# --- what is not committed is told to nobody


READS = ("", "/record", "/record.txt", "/replay", "/position.svg", "/invitation.svg")


def test_nobody_reads_an_end_that_is_not_committed(url: str) -> None:
    """The last move cannot be committed: the game goes on, and its seed stays secret."""

    async def scene(room: Room) -> None:
        table, _ = await room.make("oeufs", HUMAN, BOB, options={"turn_limit": 1})
        live, http = room.live(table), room.server.http
        async with running(url) as other:  # another server was faster
            there = await other.server.house.table(table)
            await there.write(0, log.Said(text="not yet"))
        async with live.lock:
            ending = asyncio.ensure_future(last_move(live))
            await in_line(live, 1)
            reading = [asyncio.ensure_future(http.get(f"/api/tables/{table}{r}")) for r in READS]
            await in_line(live, 1 + len(READS))
        with pytest.raises(Conflict):
            await ending
        for answer in await asyncio.gather(*reading):
            assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
        assert (await http.get(f"/api/tables/{table}")).json()["status"] == "playing"

    played(url, scene)


async def last_move(live: LiveTable) -> None:
    match = live.table.match
    assert match is not None
    seat = match.pending()[0]
    text = live.table.game.action_text(match.state, match.legal(seat)[0])
    await live.write(seat, log.Moved(action=text))


# --- people who come and go at once


def test_who_leaves_while_the_last_seat_is_taken_is_played_for(url: str) -> None:
    async def scene(room: Room) -> None:
        table, (key,) = await room.make("gruell", HUMAN, OPEN)
        live, service = room.live(table), room.server.server.service
        async with live.lock:
            sitting = asyncio.ensure_future(service.sit(table, 1, "Bob"))
            await in_line(live, 1)
            leaving = asyncio.ensure_future(service.stand_up(table, 0, key["token"]))
            await in_line(live, 2)
        await asyncio.gather(sitting, leaving)
        chair = live.table.chairs[0]
        assert (live.table.status, chair.kind, chair.token) == ("playing", "away", "")

    played(url, scene)


def bob_is_here(message: Json) -> bool:
    return message["type"] == "table" and "present" in message["seats"][1]


def test_who_leaves_while_something_is_noted_is_seen_to_be_gone(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB)
        live, go_on = room.live(table), Event()
        async with room.server.at(table, keys[0]) as ana:
            async with room.server.at(table, keys[1]):
                await ana.until(bob_is_here)
                room.server.server.store._writer.run(lambda _: go_on.wait())
                noting = asyncio.ensure_future(live.note_due(1.0))
            async with asyncio.timeout(PATIENCE):
                while len(live.watchers) > 1:
                    await asyncio.sleep(0)
                go_on.set()
                await noting
                await ana.until(lambda m: m["type"] == "table" and not bob_is_here(m))

    played(url, scene)


def test_who_decides_in_the_last_moment_is_not_played_for(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The clock ran out while the decision was on its way to the store: nothing failed."""

    async def scene(room: Room) -> None:
        table, _ = await room.make("oeufs", HUMAN, BOB, clock={"kind": "move", "seconds": 60})
        live = room.live(table)
        late = live.table.pending()[0]
        async with live.lock:
            deciding = asyncio.ensure_future(last_move(live))
            await in_line(live, 1)
            room.later(table, 60.0)
            await in_line(live, 2)  # the clock, too
        await deciding
        async with live.lock:
            assert live.table.chairs[late].kind == "person"

    played(url, scene)
    assert "it is tried again" not in caplog.text


def test_both_who_ask_for_a_rematch_at_once_make_one_table(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await finished(room, HUMAN, BOB)
        ask = room.server.server.service.rematch
        made = await asyncio.gather(*(ask(table, key["seat"], key["token"]) for key in keys))
        assert set(room.server.server.house.tables) == {table, *made}
        assert len(set(made)) == 1

    played(url, scene)


def test_a_word_that_is_sent_again_was_not_said_too_fast(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB)
        async with room.server.at(table, keys[0]) as ana:
            words = [{"type": "say", "seat": 0, "id": f"w{n}", "text": "hi"} for n in range(6)]
            answers = [await ana.answer(**word) for word in words]
            assert [one["type"] for one in answers] == [*["ack"] * 5, "refusal"]
            assert (await ana.answer(**words[4]))["type"] == "ack"
            assert (await ana.answer(**words[5]))["reason"] == "too-fast"

    played(url, scene)


def test_a_word_that_comes_in_twice_at_once_is_said_once(url: str) -> None:
    """Both times it is looked up before the other one is written."""

    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB)
        live, service = room.live(table), room.server.server.service
        word = protocol.Say(id="w", seat=0, text="hi")
        async with live.lock:
            holds = {0: hashed(keys[0]["token"])}
            twice = [asyncio.ensure_future(service.ask(live, word, holds)) for _ in range(2)]
            await in_line(live, 2)
        await asyncio.gather(*twice)
        kinds = [one.kind for one in await room.server.server.store.entries_since(table, 0)]
        assert kinds.count("say") == 1

    played(url, scene)


@pytest.mark.clause("GL-13")
def test_a_moment_that_somebody_has_just_ended_does_not_end_twice(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(room: Room) -> None:
        seats = [{"kind": "screen", "name": name} for name in "ABC"]
        table, _ = await room.make("gologolo", *seats, start=ONE_AWAY)
        live = room.live(table)
        await live.write(C, log.Moved(action="drop-Tr1"))
        assert live.table.moment_ends is not None
        async with live.lock:
            ending = asyncio.ensure_future(live.write(0, log.MomentOver()))
            await in_line(live, 1)
            room.later(table, live.table.moment_ends - room.time.now)
            await in_line(live, 2)  # its time is over, too
        await ending
        async with live.lock:
            kinds = [one.kind for one in await room.server.server.store.entries_since(table, 0)]
        assert kinds.count("moment") == 1

    played(url, scene, moment_seconds=600.0)
    assert "it is tried again" not in caplog.text


@pytest.mark.clause("GL-13")
def test_only_who_holds_all_peoples_seats_goes_on_for_them(url: str) -> None:
    """Seats that were made for one screen may be played at several since."""

    async def scene(room: Room) -> None:
        seats = [{"kind": "screen", "name": name} for name in "ABC"]
        table, keys = await room.make("gologolo", *seats, start=ONE_AWAY)
        await room.live(table).write(C, log.Moved(action="drop-Tr1"))
        room.time.now += 1.0
        async with room.server.at(table, *keys[:2]) as two:
            assert (await two.answer(type="go-on", seat=0))["reason"] == "not-now"
        async with room.server.at(table, *keys) as three:
            assert (await three.answer(type="go-on", seat=0))["type"] == "ack"

    played(url, scene, moment_seconds=600.0)


def test_bots_alone_have_no_table(url: str) -> None:
    with pytest.raises(OptionError, match="needs a seat for a person"):
        checked(Plan("gruell", (SeatPlan("bot", level="random"),) * 2))

    async def scene(room: Room) -> None:
        wish = {"game": "gruell", "seats": [bot(), bot()]}
        answer = await room.server.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert room.server.server.house.tables == {}

    played(url, scene)


# --- people who take something back while others think about it

A_BEGINS = "oeufs 6 300 | BBBBBB/6/6/6/6/AAAAAA | turn A 1"
ONE, OTHER = log.Moved(action="a1-a2"), log.Moved(action="f1-f2")


def test_an_answer_to_what_was_taken_back_is_too_late(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("oeufs", HUMAN, BOB, start=A_BEGINS)
        live = room.live(table)
        await live.write(0, ONE)
        async with room.server.at(table, keys[1]) as bob:
            asked = bob.update.get("decision", 0)
            await live.write(0, log.Undid())
            await live.write(0, OTHER)
            late = await bob.act(1, "a6-a5", decision=asked)
            assert (late["reason"], live.table.pending()) == ("stale-decision", [1])
            assert (await bob.act(1, "a6-a5"))["type"] == "ack"

    played(url, scene)


def test_a_bot_whose_question_was_taken_back_thinks_of_the_next_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: asyncio.Queue[Thought] = asyncio.Queue()
    answers: asyncio.Queue[int] = asyncio.Queue()

    async def when_told(self: Thinkers, thought: Thought) -> Intention:
        asked.put_nowait(thought)
        return Intention(await answers.get())

    monkeypatch.setattr(Thinkers, "decide_on", when_told)

    async def scene(room: Room) -> None:
        table, _ = await room.make("oeufs", HUMAN, bot(), start=A_BEGINS)
        live = room.live(table)
        await live.write(0, ONE)
        first = await asked.get()
        await live.write(0, log.Undid())
        await live.write(0, OTHER)
        answers.put_nowait(first.legal[0])
        async with asyncio.timeout(PATIENCE):
            second = await asked.get()
        assert second.view != first.view
        assert live.table.pending() == [1]

    played(url, scene, bot_pace=0.0)


# --- who does not read


def open_at_the_server(port: int, visitor: int) -> bool:
    """Does the server hold its end of a connection? The kernel lists it, with who has it."""
    ends = (f":{port:04X}", f":{visitor:04X}")
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, ours, theirs, *_, inode = line.split()[:10]
        if ours.endswith(ends[0]) and theirs.endswith(ends[1]):
            return inode != "0"
    return False


def test_who_never_reads_does_not_keep_the_connection(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "CLOSE_SECONDS", 0.1)

    async def scene(room: Room) -> None:
        table, keys = await room.make("gootmu", *[HUMAN] * 5)
        live, port = room.live(table), room.server.port
        sock = await without_room(port)
        visitor: int = sock.getsockname()[1]
        address = f"ws://127.0.0.1:{port}/live"
        async with connect(address, sock=sock, max_queue=1, compression=None) as socket:
            slow = Client(socket)
            await slow.send(type="hello", version=1, table=table, keys=keys)
            await slow.until(lambda message: message["type"] == "table")
            assert open_at_the_server(port, visitor)  # from now on nothing is read
            await wait_until(
                lambda: not live.watchers, lambda: live.write(1, log.Said(text="x" * 300))
            )
            async with asyncio.timeout(PATIENCE):
                while room.server.server.doors.total():
                    await room.server.http.get("/healthz")
            assert not open_at_the_server(port, visitor)
            socket.transport.abort()

    played(url, scene)


# --- what fails


def thought() -> Thought:
    game = find_game("gruell")
    return Thought("gruell", 1, "random", 0, [], game.view(game.new(2), 0), [0], b"")


def test_a_process_that_died_is_replaced_once_for_all_who_waited() -> None:
    async def scene() -> None:
        before = set(active_children())
        thinkers = Thinkers(1)
        await thinkers.decide(thought())
        (process,) = set(active_children()) - before
        os.kill(process.pid or 0, signal.SIGSTOP)  # so that both wait
        waiting = [asyncio.ensure_future(thinkers.decide(thought())) for _ in range(2)]
        async with asyncio.timeout(PATIENCE):
            while not thinkers._free.empty():
                await asyncio.sleep(0)
        os.kill(process.pid or 0, signal.SIGKILL)
        assert await asyncio.gather(*waiting) == [0, 0]
        assert len([one for one in set(active_children()) - before if one.is_alive()]) == 1
        await thinkers.close()

    asyncio.run(scene())


def test_a_bot_whose_process_hangs_thinks_again_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        await thinkers.decide(thought())
        (process,) = thinkers.processes
        monkeypatch.setattr(thinking, "LIMIT", 1.0)
        os.kill(process.pid or 0, signal.SIGSTOP)
        assert await asyncio.wait_for(thinkers.decide(thought()), PATIENCE) == 0
        process.join(PATIENCE)
        assert process.exitcode == -signal.SIGKILL
        assert process not in thinkers.processes
        await thinkers.close()

    asyncio.run(scene())


def test_a_bot_whose_answer_is_not_allowed_is_asked_again_only_later(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[int] = []

    async def nonsense(self: Thinkers, thought: Thought) -> Intention:
        asked.append(thought.seat)
        await asyncio.sleep(0)
        return Intention(-7)

    monkeypatch.setattr(driving, "RETRY", 3600.0)
    monkeypatch.setattr(Thinkers, "decide_on", nonsense)

    async def scene(room: Room) -> None:
        await room.make("gruell", HUMAN, bot())
        for _ in range(5):
            await room.server.http.get("/healthz")
        assert asked == [1]

    played(url, scene)
    assert "it is tried again" in caplog.text


def test_one_who_cannot_be_told_keeps_nothing_from_the_others(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken: list[str] = []

    def told(
        table: Table, seat: int, known: int, text: Text, routes: Sequence[Route] = ()
    ) -> Update:
        if text.language in broken:
            raise ZeroDivisionError("no words")
        return update(table, seat, known, text, routes)

    monkeypatch.setattr(live_table, "update", told)

    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, BOB)
        at = room.server.at
        async with at(table, keys[0], language="fr") as ana, at(table, keys[1]) as bob:
            broken.append("fr")
            await move(bob, room.live(table), 1)
            assert bob.update["view"]["waiting"] == [0]
            assert await ana.closed() == protocol.GOING_AWAY

    played(url, scene)
    assert "could not be told" in caplog.text


def test_a_driver_that_died_does_not_keep_the_store_open(url: str) -> None:
    async def died() -> None:
        raise ZeroDivisionError("a driver died")

    async def scene() -> None:
        async with running(url) as server:
            made: Json = await server.make("gruell", HUMAN, OPEN)
            house = server.server.house
            house._drivers[made["table"]].cancel()
            house._drivers[made["table"]] = asyncio.ensure_future(died())
        with pytest.raises(StoreFailed, match="closed"):
            await server.server.store.expire({})

    asyncio.run(scene())
