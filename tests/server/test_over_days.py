"""Play over days, and tables that are cleared away in the end."""

from __future__ import annotations

from tests.ends import wait_until
from tests.server.running import HUMAN, Json
from tests.server.test_clocks_and_bots import BOB, Room, move, played

DAY = 86_400.0


async def status(room: Room, table: str) -> int:
    return (await room.server.http.get(f"/api/tables/{table}")).status_code


async def turn(room: Room, table: str, key: Json) -> None:
    """Somebody comes, decides once if it is their turn, and goes away again."""
    async with room.server.at(table, key) as client:
        if key["seat"] in client.update["view"]["waiting"]:
            await move(client, room.live(table), key["seat"])


def test_a_game_goes_on_for_weeks(url: str) -> None:
    """Nobody stays connected, the table leaves the memory, the clock is a move of three days."""

    async def scene(room: Room) -> None:
        rule = {"kind": "move", "seconds": int(3 * DAY)}
        table, keys = await room.make("oeufs", HUMAN, BOB, clock=rule)
        for number in range(20):
            await turn(room, table, keys[0])
            await turn(room, table, keys[1])
            room.time.now += DAY
            assert room.server.server.house.put_away_idle() == 1, number
            assert await room.server.server.expire() == 0
        async with room.server.at(table, *keys) as both:
            assert sum(room.live(table).table.decisions) >= 20
            assert [seat["kind"] for seat in both.table["seats"]] == ["person", "person"]

    played(url, scene, keep_playing_days=10.0, idle_seconds=60.0)


def test_who_lets_the_days_run_out_is_played_for(url: str) -> None:
    async def scene(room: Room) -> None:
        rule = {"kind": "move", "seconds": int(3 * DAY)}
        table, keys = await room.make("oeufs", HUMAN, BOB, clock=rule)
        room.time.now += 3 * DAY + 1
        room.server.server.house.put_away_idle()
        async with room.server.at(table, *keys) as both:
            await wait_until(
                lambda: not all(seat["kind"] == "person" for seat in both.table["seats"]),
                both.receive,
            )

    played(url, scene, idle_seconds=60.0)


def test_a_finished_game_is_kept_by_its_own_policy(url: str) -> None:
    async def scene(room: Room) -> None:
        table, keys = await room.make("oeufs", HUMAN, BOB, options={"turn_limit": 1})
        async with room.server.at(table, *keys) as both:
            await move(both, room.live(table), both.update["view"]["waiting"][0])
        assert room.live(table).table.status == "over"
        for days, left in [(19, 200), (2, 404)]:
            room.time.now += days * DAY
            room.server.server.house.put_away_idle()
            await room.server.server.expire()
            assert await status(room, table) == left

    kept = {"keep_open_days": 5.0, "keep_playing_days": 10.0, "keep_over_days": 20.0}
    played(url, scene, **kept, idle_seconds=60.0)


def test_old_tables_are_cleared_away_each_by_its_policy(url: str) -> None:
    async def scene(room: Room) -> None:
        waiting, _ = await room.make("oeufs", HUMAN, {"kind": "open"})
        playing, _ = await room.make("oeufs", HUMAN, BOB)
        for days, left in [(4, (200, 200)), (2, (404, 200)), (5, (404, 404))]:
            room.time.now += days * DAY
            room.server.server.house.put_away_idle()
            await room.server.server.expire()
            assert (await status(room, waiting), await status(room, playing)) == left

    played(url, scene, keep_open_days=5.0, keep_playing_days=10.0, idle_seconds=60.0)
