"""A bot's walk is one move: one entry, one update, and a pause as long as it is watched."""

from __future__ import annotations

import asyncio
from functools import cache
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.game import AnyGame
from tablee.core.registry import game
from tablee.games.gootmu.pace import LONGEST_WALK, STEP
from tablee.server.tables import log
from tablee.server.thinking import Intention, Thought, think_on
from tests.ends import as_long_as
from tests.rules.gootmu.drawn import room as drawn_room
from tests.server.running import HUMAN, Client, Json, bot
from tests.server.test_clocks_and_bots import Room, played, room
from tests.server.two_worlds import everything_has_come

MAZE = game("gootmu")
GAMES = ("gologolo", "gruell", "gulo", "oeufs")
PACE = 1.0


def walking(state_seed: int, seats: int = 3, walker: int = 1) -> str:
    """A position of a random game in which this seat has just rolled a 5 or 6 and walks."""
    for attempt in range(200):
        rng = Random(f"{state_seed}-{attempt}")
        state = MAZE.new(seats)
        for _ in range(400):
            for chance in as_long_as(state.chance):
                state.settle(chance.sample(RandomSource(rng)))
            if not state.pending():
                break
            view = MAZE.view(state, walker)
            if state.pending() == [walker] and view.asks == "walk" and view.steps >= 5:
                return MAZE.position_text(state)
            seat = state.first_pending()
            state.play(seat, rng.choice(state.legal(seat)))
    raise AssertionError("nobody walks far")


@cache
def start() -> str:
    """One from which a bot makes several decisions in a row."""
    return walking(6)


def thought(of: AnyGame, position: str, seat: int, seed: int) -> Thought:
    state = of.parse_position(position)
    view, legal = of.view(state, seat), state.legal(seat)
    level = "walker" if of is MAZE else "random"
    return Thought(of.key, of.rules_version, level, seat, [], view, legal, bytes([seed]))


# --- thinking on


@pytest.mark.parametrize("seed", range(12))
def test_a_bot_goes_on_until_something_comes_that_it_cannot_know(seed: int) -> None:
    state = MAZE.parse_position(walking(seed, seats=2 + seed % 3))
    found = think_on(thought(MAZE, MAZE.position_text(state), 1, seed))
    actions = [MAZE.action_text(state, found.action), *found.then]
    for number, text in enumerate(actions, 1):
        before, state.notes = MAZE.view(state, 1), []
        action = MAZE.parse_action(state, text)
        assert action in state.legal(1)
        state.play(1, action)
        events = [MAZE.event(note) for note in state.notes]
        unforeseen = state.chance() is not None or any(event.reveals for event in events)
        same = state.pending() == [1] and MAZE.goes_on(before, events, MAZE.view(state, 1))
        assert (same and not unforeseen) == (number < len(actions))


def test_walks_of_several_decisions_are_among_them() -> None:
    walks = [think_on(thought(MAZE, walking(seed), 1, seed)) for seed in range(6)]
    assert sum(len(walk.then) > 1 for walk in walks) >= 3


@pytest.mark.clause("GM-23")
def test_a_face_that_nobody_knows_ends_it() -> None:
    """The squares around the start have markers that lie face down."""
    rows = "Ak...... kk...... ........ ........"
    position = drawn_room(rows, "k: marker ?").roll(6).position
    for seed in range(20):
        assert think_on(thought(MAZE, position, 0, seed)).then == ()


@pytest.mark.parametrize("key", GAMES)
def test_where_nobody_walks_each_decision_is_a_move(key: str) -> None:
    of, rng = game(key), Random(3)
    state = of.new(of.seat_counts({one.name: one.default for one in of.options})[0])
    for seed in range(30):
        for chance in as_long_as(state.chance):
            state.settle(chance.sample(RandomSource(rng)))
        if not state.pending():
            break
        seat = state.first_pending()
        found = think_on(thought(of, of.position_text(state), seat, seed))
        assert found == Intention(found.action)
        state.play(seat, found.action)


# --- at a table


async def walk_of(room: Room, table: str) -> log.Moved:
    """What the bot B wrote first."""
    entries = await room.server.server.store.entries_since(table, 0)
    return next(
        body
        for entry in entries
        if entry.seat == 1 and isinstance(body := log.read(entry), log.Moved)
    )


def told(update: Json) -> list[Json]:
    return [item["event"] for item in update.get("items", [])]


def steps_in(update: Json) -> int:
    return sum(event["event"] == "stepped" for event in told(update))


async def first_walk(client: Client) -> Json:
    """The update in which the bot walks."""
    known = [news for news in client.received if news["type"] == "update" and steps_in(news)]
    return known[0] if known else await client.until(steps_in)


def test_a_walk_is_one_entry_and_one_update(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gootmu", HUMAN, bot("walker"), bot("walker"), start=start())
        async with room.server.at(table, *keys) as ana:
            room.later(table, PACE + 9)
            news = await first_walk(ana)
            moved = await walk_of(room, table)
            assert len(moved.then) > 1
            assert not moved.left
            assert steps_in(news) >= 1 + len(moved.then)
            assert news["view"]["asks"] not in ("walk", "walk-spend")

    played(url, scene, bot_pace=PACE)


def test_the_next_bot_waits_until_the_walk_was_watched(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gootmu", HUMAN, bot("walker"), bot("walker"), start=start())
        live = room.live(table)
        async with room.server.at(table, *keys) as ana:
            room.later(table, PACE + 9)
            news = await first_walk(ana)
            least = PACE + min(steps_in(news) * STEP, LONGEST_WALK)
            written = live.table.next_seq
            room.later(table, least - 0.01)
            await everything_has_come(ana)
            assert live.table.next_seq == written
            room.later(table, 9.0)
            await ana.until(lambda message: message["type"] == "update")
            assert live.table.next_seq > written

    played(url, scene, bot_pace=PACE)


def test_after_a_restart_the_walk_is_the_same_and_the_pause_goes_on(url: str) -> None:
    async def scene() -> None:
        async with room(url, bot_pace=PACE) as before:
            table, keys = await before.make(
                "gootmu", HUMAN, bot("walker"), bot("walker"), start=start()
            )
            async with before.server.at(table, *keys) as ana:
                before.later(table, PACE + 9)
                news = await first_walk(ana)
            now = before.time.now
        async with room(url, bot_pace=PACE) as after:
            after.time.now = now
            async with after.server.at(table, *keys) as ana:
                assert ana.update["view"] == news["view"]
                written = after.live(table).table.next_seq
                after.later(table, PACE + STEP)
                await everything_has_come(ana)
                assert after.live(table).table.next_seq == written
                after.later(table, 9.0)
                await ana.until(lambda message: message["type"] == "update")

    asyncio.run(scene())


def test_nobody_takes_a_bots_walk_back(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gootmu", HUMAN, bot("walker"), start=walking(6, seats=2))
        async with room.server.at(table, *keys) as ana:
            await first_walk(ana)
            assert (await ana.answer(type="undo", seat=0))["reason"] == "cannot-undo"

    played(url, scene)
