"""A finished game is told again as each seat saw it, in pages, and only when it is over."""

from __future__ import annotations

import asyncio
from functools import cache
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tablee.core.events import Event
from tablee.core.match import Match
from tablee.core.notation import Move
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.pictures import svg
from tablee.server.store.rows import Entry, TableRow
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tables.retelling import Replay, retold
from tablee.server.tables.table import Table
from tests.ends import as_long_as
from tests.server.running import HUMAN, Json, Running, bot, running
from tests.server.test_leaks import ONE_AWAY
from tests.server.test_play import play
from tests.server.two_worlds import NAME, SEED

SEATS = {"gologolo": 3, "gootmu": 3, "gruell": 4, "gulo": 3, "oeufs": 2}
OPTIONS: dict[str, Json] = {"gootmu": {"turn_limit": 30}, "oeufs": {"turn_limit": 90}}
EVERY = [(game, seat) for game, seats in SEATS.items() for seat in range(SPECTATOR, seats)]


@cache
def played(game: str) -> tuple[Match, dict[int, list[bytes]]]:
    """A game at random, and what everybody saw whenever something had been told."""
    rng = Random(5)
    match = Match(game, SEATS[game], OPTIONS.get(game), seed=SEED, stop_at_pauses=True, hands=True)
    seen: dict[int, list[bytes]] = {seat: [] for seat in range(SPECTATOR, SEATS[game])}
    look(match, seen)
    for _ in as_long_as(lambda: match.state.result() is None):
        events = [event for seat in match.pending() for event in decide(match, seat, rng)]
        events = events or match.end_pause()
        if events:
            look(match, seen)
    return match, seen


def decide(match: Match, seat: int, rng: Random) -> list[Event]:
    return match.act(seat, rng.choice(match.legal(seat)))


def look(match: Match, seen: dict[int, list[bytes]]) -> None:
    for seat, views in seen.items():
        views.append(msgspec.json.encode(match.view(seat)))


def whole(match: Match, seat: int, language: str = "en") -> Replay:
    return retold(match.record(), 0, 10**6, seat, match.game.text(language))


@pytest.mark.parametrize(("game", "seat"), EVERY)
def test_it_shows_what_the_seat_saw(game: str, seat: int) -> None:
    match, seen = played(game)
    replay = whole(match, seat)
    assert replay.total == len(replay.steps) > 5
    assert [msgspec.json.encode(step.view) for step in replay.steps] == seen[seat]
    assert replay.steps[-1].view == match.view(seat)
    assert replay.steps[-1].view.ending is not None


@pytest.mark.parametrize(("game", "seat"), EVERY)
def test_it_tells_what_the_seat_was_told(game: str, seat: int) -> None:
    match, _ = played(game)
    replay = whole(match, seat)
    assert [event for step in replay.steps for event in step.events] == match.events(seat)
    text: Text = match.game.text("en")
    for step in replay.steps:
        assert list(step.said) == match.game.tell(step.events, match.names, text)
    assert whole(match, seat, "fr").steps[-1].said != replay.steps[-1].said


@pytest.mark.parametrize("game", list(SEATS))
def test_every_seat_has_the_same_steps(game: str) -> None:
    """So that a step is the same for whoever looks."""
    match, _ = played(game)
    assert len({whole(match, seat).total for seat in range(SPECTATOR, SEATS[game])}) == 1


@pytest.mark.parametrize("game", list(SEATS))
def test_pages_make_up_the_whole(game: str) -> None:
    match, _ = played(game)
    text, replay = match.game.text("en"), whole(match, 0)
    pages = [retold(match.record(), first, 7, 0, text) for first in range(0, replay.total + 14, 7)]
    assert [step for page in pages for step in page.steps] == list(replay.steps)
    assert {page.total for page in pages} == {replay.total}
    assert [page.first for page in pages[:3]] == [0, 7, 14]
    assert pages[-1].steps == ()


def test_choices_made_together_are_one_step_and_the_start_another() -> None:
    match, _ = played("gruell")
    replay = whole(match, SPECTATOR)
    assert replay.steps[0].events == ()
    assert replay.steps[0].view.ending is None
    decisions = [moment for moment in match.record().moments if isinstance(moment[0], Move)]
    assert replay.total == 1 + len(decisions)
    assert len(decisions[0]) == 4


def test_a_secret_pass_is_no_step() -> None:
    match = Match("gologolo", 3, seed=SEED, start=ONE_AWAY)
    for seat, action in ((2, "drop-Cb0"), (0, "pass"), (1, "pass"), (0, "draw")):
        match.act_text(seat, action)
    moments = tuple(match.all_moments())
    assert ["A:pass", "B:pass"] in [[*map(str, moment)] for moment in moments]
    record = replace(match.record(), moments=moments, start=ONE_AWAY)
    steps = retold(record, 0, 9, SPECTATOR, match.game.text("en")).steps
    assert [[type(event).__name__ for event in step.events] for step in steps] == [
        [],
        ["Dropped"],
        ["Draws"],
    ]


def test_what_was_taken_back_is_not_told() -> None:
    match = Match("gruell", 2, seed=SEED)
    match.act_text(0, "+4")
    match.undo(0)
    rng = Random(1)
    for _ in as_long_as(lambda: match.state.result() is None):
        for seat in match.pending():
            decide(match, seat, rng)
    assert "undone" not in msgspec.json.encode(whole(match, 0)).decode()
    assert whole(match, 0).steps[-1].view == match.view(0)


# --- over HTTP


async def finished(server: Running, game: str) -> Table:
    """A table in the store at which everything has been decided, at random."""
    plan, rng = checked(Plan(game, (SeatPlan("open"),) * 2, OPTIONS.get(game, {}))), Random(3)
    table, entries = Table(NAME, plan, SEED, 0.0), list[Entry]()

    def happens(seat: int, body: log.Body) -> None:
        entries.append(log.written(table.next_seq, seat, body, 0.0))
        table.apply(entries[-1])

    for seat in range(2):
        happens(seat, log.Sat(name=f"P{seat}", token="x" * 64))
    assert table.match is not None
    for _ in as_long_as(lambda: table.status != "over"):
        for seat in table.pending():
            action = rng.choice(table.match.legal(seat))
            happens(seat, log.Moved(action=table.game.action_text(table.match.state, action)))
        if table.moment_ends is not None:
            happens(log.NOBODY, log.MomentOver())
    head = msgspec.json.encode(plan)
    row = TableRow(NAME, game, 0.0, server.server.house.now(), "over", False, head, SEED)
    await server.server.store.create(row, entries)
    return table


@pytest.mark.parametrize("game", list(SEATS))
def test_a_table_is_told_again_from_its_log(game: str, url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            match = (await finished(server, game)).match
            assert match is not None
            path = f"/api/tables/{NAME}/replay"
            answer = await server.http.get(f"{path}?seat=1&language=fr&first=3&count=5")
            assert answer.status_code == 200, answer.text
            expected = retold(match.record(), 3, 5, 1, match.game.text("fr"))
            assert answer.content == msgspec.json.encode(expected)
            stranger = (await server.http.get(path)).json()
            assert stranger["steps"][0]["view"]["seat"] is None
            assert len(stranger["steps"]) == min(stranger["total"], 200)
            beyond: Json = (await server.http.get(f"{path}?first={stranger['total']}")).json()
            assert beyond == {"total": stranger["total"], "first": stranger["total"], "steps": []}

    asyncio.run(scene())


@pytest.mark.parametrize("game", list(SEATS))
def test_a_step_can_be_drawn(game: str, url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            match = (await finished(server, game)).match
            assert match is not None
            steps, names = whole(match, SPECTATOR).steps, ["P0", "P1"]
            for number in (0, 4):
                path = f"/api/tables/{NAME}/position.svg?step={number}"
                drawn = svg(match.game, steps[number].view, names, match.game.text("en"))
                assert (await server.http.get(path)).text == drawn
            beyond = f"/api/tables/{NAME}/position.svg?step={len(steps)}"
            answer = await server.http.get(beyond)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")

    asyncio.run(scene())


def test_no_step_is_drawn_before_the_end(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot())
            path = f"/api/tables/{made['table']}/position.svg"
            assert (await server.http.get(path)).status_code == 200
            assert (await server.http.get(f"{path}?step=0")).status_code == 409

    asyncio.run(scene())


def test_a_table_that_has_just_ended_is_told_again(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, bot())
            async with server.at(made["table"], *made["keys"]) as client:
                await play(client, 10_000)
                path = f"/api/tables/{made['table']}/replay?seat=0"
                steps = (await server.http.get(path)).json()["steps"]
                assert steps[-1]["view"] == client.update["view"]
                told = [item["event"] for item in client.update["items"] if "event" in item]
                assert steps[-1]["events"][-1] == told[-1]

    asyncio.run(scene())


def test_nothing_is_told_before_the_end(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            for seats in ([HUMAN, {"kind": "open"}], [HUMAN, bot()]):
                made = await server.make("gruell", *seats)
                answer = await server.http.get(f"/api/tables/{made['table']}/replay")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            assert (await server.http.get("/api/tables/abcdefgh23/replay")).status_code == 404

    asyncio.run(scene())


BAD = {
    "seat=8": "seat is a whole number from 0 to 7",
    "seat=-1": "seat is a whole number from 0 to 7",
    "seat=": "seat is a whole number from 0 to 7",
    "seat=3": "there is no such seat at this table",
    "seat=٣": "seat is a whole number from 0 to 7",
    "seat=0&seat=1": "seat can be given only once",
    "first=-1": "first is a whole number from 0 to 999999",
    "first=1000000": "first is a whole number from 0 to 999999",
    "first=1.0": "first is a whole number from 0 to 999999",
    "first=" + "9" * 5000: "first is a whole number from 0 to 999999",
    "count=0": "count is a whole number from 1 to 200",
    "count=201": "count is a whole number from 1 to 200",
    "count=1%0A": "count is a whole number from 1 to 200",
    "count=ten": "count is a whole number from 1 to 200",
    "language=Fr": "a language is written as fr or fr-CA",
    "language=": "a language is written as fr or fr-CA",
}


def test_what_makes_no_sense_is_refused_in_one_sentence(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            await finished(server, "gruell")
            for query, problem in BAD.items():
                answer = await server.http.get(f"/api/tables/{NAME}/replay?{query}")
                assert answer.status_code == 400, query
                assert answer.json() == {"code": "bad-request", "problem": problem}

    asyncio.run(scene())
