"""Who may leave a seat to a bot, which bot that is, and how fast it plays."""

from __future__ import annotations

from tablee.bots.any_game import bot_names
from tablee.core.registry import game as find_game
from tests.server.running import HUMAN, OPEN, bot
from tests.server.test_clocks_and_bots import BOB, MINUTE, Room, clocks, played, until_kind
from tests.server.two_worlds import everything_has_come


def test_only_a_persons_seat_in_a_running_game_is_left_to_a_bot(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, bot(), OPEN)
        async with room.server.at(table, *keys) as ana:
            call = {"type": "let-bot", "seat": 0}
            room.later(table, 2 * MINUTE)
            for other in (0, 1, 2):  # the game has not begun
                assert (await ana.answer(**call, other=other))["reason"] == "not-now"
            await room.server.sit(table, 2)
            assert (await ana.answer(**call, other=1))["reason"] == "not-now"
            chairs = room.live(table).table.chairs
            assert [chair.kind for chair in chairs] == ["person", "bot", "person"]

    played(url, scene)


def test_who_is_not_played_for_does_not_come_back_for_more_time(url: str) -> None:
    async def scene(room: Room) -> None:
        rule = {"kind": "game", "seconds": 20}
        table, keys = await room.make("oeufs", HUMAN, BOB, clock=rule)
        async with room.server.at(table, *keys) as both:
            before = clocks(both)
            for seat in (0, 1):
                refusal = await both.answer(type="take-over", seat=seat)
                assert refusal["reason"] == "not-now"
            assert room.live(table).table.clocks.left == [20.0, 20.0]
            assert clocks(both) == before

    played(url, scene)


def test_the_best_bot_stands_in(url: str) -> None:
    best = bot_names(find_game("gruell"))[-1]
    assert best != bot_names(find_game("gruell"))[0]

    async def scene(room: Room) -> None:
        rule = {"kind": "game", "seconds": 60}
        table, keys = await room.make("gruell", *[HUMAN] * 3, clock=rule)
        async with room.server.at(table, keys[0]) as ana:
            assert (await ana.answer(type="let-bot", seat=0, other=0))["type"] == "ack"
            assert await room.delete(table, keys[1]) == 204
            room.later(table, 60.0)
            await until_kind(ana, 2, "away")
            assert [seat["level"] for seat in ana.table["seats"]] == [best] * 3

    played(url, scene)


def test_a_bot_takes_its_time_so_that_people_can_follow(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("gruell", HUMAN, bot())
        async with room.server.at(table, *keys) as ana:
            for passed in (0.0, 9.9):
                room.later(table, passed)
                await everything_has_come(ana)
                assert room.live(table).table.waiting() == (0, 1)
                assert not room.server.server.house._thinkers.processes  # nobody has begun to think
            room.later(table, 0.1)
            await ana.until(lambda m: m.get("view", {}).get("waiting") == [0])

    played(url, scene, bot_pace=10.0)
