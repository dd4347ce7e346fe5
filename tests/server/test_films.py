"""What everybody saw of a nest: at rest for who joins, and films that go with their table."""

from __future__ import annotations

import asyncio
from math import cos, sin

import pytest

from tablee.core.notation import Word
from tablee.games.gulo.live import message_of
from tablee.games.gulo.names import egg_name, parse_egg
from tablee.games.gulo.nest.aftermath import ALARMS
from tablee.games.gulo.nest.film import PourFilm, messages
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.pool import NestPool
from tablee.games.gulo.nest.sight import REST_KIND, read_frame, read_rest, unheard
from tablee.games.gulo.nest.simulator import Nest, poses_in
from tablee.games.gulo.nest.worker import Poured
from tablee.server.store.rows import Entry
from tablee.server.tables import log
from tests.ends import wait_until
from tests.nest.stage import path, stored
from tests.server.running import HUMAN, Client, Json, Running, running
from tests.server.test_nest import (
    PHYSICS,
    events,
    heard,
    lay_nests,
    moving,
    named_an_egg,
    view,
)


def at_rest(client: Client) -> list[bytes]:
    """What this client was sent of nests that lie still."""
    of_rest = bytes([REST_KIND])
    return [f for f in client.frames if isinstance(f, bytes) and f.startswith(of_rest)]


async def thefts(server: Running, table: str) -> list[Json]:
    answer = await server.http.get(f"/api/tables/{table}/thefts")
    assert answer.status_code == 200
    found: list[Json] = answer.json()
    return found


async def film(server: Running, table: str, number: int) -> list[bytes]:
    answer = await server.http.get(f"/api/tables/{table}/thefts/{number}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/octet-stream"
    return messages(answer.content)


def lay_filmed_nests(server: Running) -> None:
    """As `lay_nests`; some steps were seen of their pours."""
    hands = lay_nests(server)
    hands.pool = NestPool(ready=2, pouring=False)
    for number in range(2):
        nest, film = stored(number), PourFilm()
        for _ in range(20):
            film.see(nest)
            nest.step()
        nest = stored(number)
        hands.pool._ready.put_nowait(Poured(nest.snapshot(), nest.lie(), film.done()))


def stirring(nest: Nest, egg: int) -> list[Sample]:
    """A hand that takes its egg and stirs the nest with it, round and round and up to the rim."""
    x, y, z = (float(part) for part in nest.where(egg))
    turns = [
        (1.0 + n / 10, 0.04 * cos(1.3 * n), 0.04 * sin(1.3 * n), 0.02 + n / 2000, True)
        for n in range(80)
    ]
    stops = [(0.0, x, y, 0.12, False), (0.5, x, y, z, False), (0.8, x, y, z, True)]
    return list(path([*stops, *turns]))


async def send(client: Client, samples: list[Sample]) -> None:
    for start in range(0, len(samples), 60):
        await client.socket.send(message_of(samples[start : start + 60]))


@pytest.mark.clause("GU-33")
def test_who_joins_sees_how_the_nest_lies_before_anybody_pulls(url: str) -> None:
    """Also after a theft, and when the server has been restarted."""

    async def before() -> tuple[Json, bytes]:
        async with running(url) as server:
            lay_nests(server)
            made = await server.make("gulo", HUMAN, HUMAN, options=PHYSICS)
            live = server.server.house.tables[made["table"]]
            async with server.at(made["table"], *made["keys"]) as both:
                await named_an_egg(live)
                await wait_until(lambda: both.update.get("attempt") == 0, lambda: heard(both))
                async with server.at(made["table"]) as stranger:
                    assert at_rest(stranger) == at_rest(both)[-1:]
                attempt, poses, _ = read_rest(at_rest(both)[-1])
                assert attempt == 0
                assert abs(poses[:, :3] - poses_in(live.table.nest)[:, :3]).max() < 1e-5
            return made, at_rest(both)[-1]

    async def after(made: Json, last: bytes) -> None:
        async with running(url) as server:
            lay_nests(server)
            async with server.at(made["table"], *made["keys"]) as both:
                assert at_rest(both) == [last]
                await both.socket.send(message_of([Sample(1500.0, 0.0, 0.0, 0.2, False)]))
                await wait_until(lambda: events(both, "table-attempt-again"), lambda: heard(both))
                assert read_rest(at_rest(both)[-1])[0] == both.update["attempt"] == 1

    asyncio.run(after(*asyncio.run(before())))


def test_the_films_of_a_table_show_what_everybody_saw_and_go_with_it(url: str) -> None:
    """An alarm is told once it has been seen, though the thief lets a bot play on by then."""

    async def scene() -> None:
        async with running(url) as server:
            lay_filmed_nests(server)
            made = await server.make("gulo", HUMAN, HUMAN, options=PHYSICS)
            table, live = made["table"], server.server.house.tables[made["table"]]
            async with server.at(table, *made["keys"]) as both:
                seat, first = await named_an_egg(live), live.table.nest
                await wait_until(lambda: view(both).get("named"), lambda: heard(both))
                egg = parse_egg(Word(view(both)["named"]))
                await send(both, stirring(Nest.restored(first), egg))
                await wait_until(lambda: saw_the_alarm(both), lambda: heard(both))
                assert not events(both, "alarm")
                await live.write(seat, log.BotFor(other=seat, level="cub"))
                await wait_until(lambda: len(live.table.films) > 2, lambda: heard(both))
                assert {one["seat"] for one in events(both, "alarm")} == {seat}
            pour, theft, again = (await thefts(server, table))[:3]
            assert (theft["seat"], theft["egg"]) == (seat, egg_name(egg))
            assert theft["outcome"] in ALARMS
            assert [pour["outcome"], again["outcome"]] == ["poured", "poured"]
            rest, *shown = await film(server, table, theft["number"])
            assert shown == [unheard(frame) for frame in moving(both)][: theft["frames"]]
            assert abs(read_rest(rest)[1][:, :3] - poses_in(first)[:, :3]).max() < 1e-5
            assert len(await film(server, table, pour["number"])) == 1 + pour["frames"] == 6
            await gone_with_the_table(server, table, theft["number"])

    asyncio.run(scene())


def saw_the_alarm(client: Client) -> bool:
    return any(read_frame(frame).seen.aftermath for frame in moving(client)[-1:])


async def gone_with_the_table(server: Running, table: str, number: int) -> None:
    for wrong in ("0", "999999", "x", "-1", "1" * 400):
        await refused(server, f"{table}/thefts/{wrong}", "no-film")
    server.server.house._put_away(table)
    assert await server.server.store.expire({"playing": 1e12}) == [table]
    await refused(server, f"{table}/thefts", "no-table")
    await refused(server, f"{table}/thefts/{number}", "no-table")


async def refused(server: Running, path: str, code: str) -> None:
    answer = await server.http.get(f"/api/tables/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_a_log_from_before_there_were_films_is_read() -> None:
    body = b'{"kind":"hands","outcome":"stolen","nest":"AA==","recording":"AA=="}'
    told = log.read(Entry(1, "hands", 0, body, 1.0))
    assert isinstance(told, log.HandsTold)
    assert told.film is None
