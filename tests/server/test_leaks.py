"""Two tables that differ only in what somebody cannot see send that somebody the same bytes.

The one table plays a whole game; before each step the other becomes a table that the onlooker
cannot tell from it. Both are real servers with real sockets, the one on SQLite and the other on
PostgreSQL; their clocks are one and stand still between steps.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from tablee.core.match import Match
from tablee.core.notation import Word
from tablee.core.route import Route
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.server import live_table
from tablee.server.live_table import LiveTable, Watcher
from tablee.server.protocol import TableState, Update, encoded
from tablee.server.tables import log
from tablee.server.tables.plan import Clock, Plan, SeatPlan, checked
from tablee.server.tables.sight import table_state, update
from tablee.server.tables.table import Table
from tests.conformance.tables import STARTS
from tests.ends import as_long_as
from tests.server.conftest import NewUrl
from tests.server.running import Json
from tests.server.two_worlds import (
    DAYS,
    NAME,
    SEED,
    Two,
    World,
    difference,
    everything_has_come,
    keys,
    two_tables,
)

SOMETIMES = 0.08
PAGES = (
    *(f"/api/tables/{NAME}{page}" for page in (
        "", "/position.svg", "/position.svg?language=fr", "/position.svg?step=1", "/record",
        "/record.txt", "/replay", "/replay?seat=1", "/invitation.svg", "/seats/1/hint",
    )),
    "/api/tables", "/api/push-key", "/metrics", "/healthz", "/readyz", f"/t/{NAME}",
)  # fmt: skip
"""What anybody can ask for who knows the table's name; what is refused tells nothing either."""
ANSWERS = ("pass", "pass", "gologolo")
WHOLE = os.environ.get("TABLEE_WHOLE") == "1"
"""Everybody looks on from the first move, in every game: `make leaks`."""


# --- a whole game


async def played(two: Two, steps: int) -> None:
    """Random play to the end, or for so many steps; now and then somebody asks for nonsense or
    connects again.
    """
    texts = ["???", "pass", "0"]
    for _ in as_long_as(lambda: two.here.table.status != "over" and two.alike + two.learnt < steps):
        if two.here.table.moment_ends is not None:
            await moment(two)
        else:
            await step(two, texts)
        quiet = two.here.table.status == "playing" and two.here.table.moment_ends is None
        if quiet and two.rng.random() < SOMETIMES:
            two.part()
            await nonsense(two, two.rng.choice(texts))
            await come_again(two)
    assert two.alike > two.learnt, "hardly anything was compared"
    really_differed(two)


def really_differed(two: Two) -> None:
    """Where everything lies open nothing can be dealt again: there the worlds differ in what
    chance will bring, and it did bring something else that everybody then saw.
    """
    if two.here.match.game.key in HIDES:
        assert two.apart > 0
    else:
        assert two.apart == 0
        assert two.learnt > 0
    assert two.other_chances > 0


async def step(two: Two, texts: list[str]) -> None:
    """Somebody decides, in both worlds the same."""
    match, rng = two.here.match, two.rng
    actor = rng.choice(match.pending())
    action = rng.choice(match.legal(actor))
    text = match.game.action_text(match.state, action)
    texts.append(text)
    two.part(lambda state: action in state.legal(actor))
    two.time.now += rng.choice((0.0, 0.25, 3.0))
    since = two.told()
    if actor == two.onlooker:
        await decide(two, text)
    else:
        await two.write(actor, log.Moved(action=text))
    await two.compare(since)


async def decide(two: Two, text: str) -> None:
    """The onlooker decides, over the socket."""
    decision = two.here.table.decisions[two.onlooker]
    message = {"type": "act", "seat": two.onlooker, "decision": decision, "action": text}
    identity = f"d{two.here.table.next_seq}"

    async def ask(world: World) -> None:
        assert (await world.client.answer(**message, id=identity))["type"] == "ack"

    await two.each(ask)


async def moment(two: Two) -> None:
    """The moment after a discard: whoever is asked, in either world, may answer unseen (GL-13)."""
    for world in (two.here, two.there):
        for seat in world.match.pending():
            if seat != two.onlooker and two.rng.random() < 0.8:
                await world.live.write(seat, log.Moved(action=two.rng.choice(ANSWERS)))
    await nothing_but_pongs(two)
    since = two.told()
    if two.onlooker in two.here.match.pending() and two.rng.random() < 0.7:
        await decide(two, two.rng.choice(ANSWERS))
        await two.compare(since)
    await nonsense(two, "gologolo")
    await the_moment_ends(two)
    await two.compare(since)


async def the_moment_ends(two: Two) -> None:
    assert two.here.table.moment_ends == two.there.table.moment_ends
    two.time.now = two.here.table.moment_ends or 0.0
    await two.write(log.NOBODY, log.MomentOver())


async def nothing_but_pongs(two: Two) -> None:
    """The onlooker has been sent nothing, in either world, but the answer to our own ping."""
    news = [await world.news() for world in (two.here, two.there)]
    assert [[kind_of(frame) for frame in one] for one in news] == [["pong"], ["pong"]], news
    assert news[0] == news[1]


async def nonsense(two: Two, text: str) -> None:
    """What the onlooker may not do is refused with the same bytes, or does the same."""
    seat, other = max(two.onlooker, 0), (two.onlooker + 1) % len(two.here.table.chairs)
    decision = two.here.table.decisions[seat]
    act = {"type": "act", "seat": seat, "decision": decision}
    legal = [two.here.match.game.action_text(two.here.match.state, a) for a in legal_of(two, seat)]
    messages: list[Json] = [
        act | {"action": text if text not in legal else "???"},
        act | {"action": "???"},
        act | {"seat": other, "action": text},
        act | {"decision": decision + 1, "action": text},
        {"type": "take-over", "seat": seat},
        {"type": "let-bot", "seat": seat, "other": 7},
        {"type": "mute", "seat": seat, "other": 7, "muted": True},
    ]
    if two.here.table.moment_ends is not None or not two.here.match.may_undo(seat):
        messages.append({"type": "undo", "seat": seat})
    for number, message in enumerate(messages):
        identity = f"n{number}"
        await two.each(lambda world: world.client.answer(**message, id=identity))  # noqa: B023
    one, other_news = await two.here.news(), await two.there.news()
    assert one == other_news, difference(one, other_news)
    assert {kind_of(frame) for frame in one} == {"refusal", "pong"}, one


def legal_of(two: Two, seat: int) -> list[int]:
    return two.here.match.legal(seat) if seat == two.onlooker else []


def kind_of(frame: str | bytes) -> str:
    return str(json.loads(frame)["type"])


async def come_again(two: Two) -> None:
    """Who connects a second time, knowing something already or nothing, is sent the same."""
    count = two.here.table.chronicle.count(two.onlooker)
    seat = "-" if two.onlooker == SPECTATOR else str(two.onlooker)
    for more in ({}, {"known": {seat: two.rng.randint(0, count)}}, {"language": "fr"}):
        frames = [await first_frames(world, two.onlooker, more) for world in (two.here, two.there)]
        assert frames[0] == frames[1]
    await fetch(two, two.rng.sample(PAGES, 3))


async def fetch(two: Two, pages: Iterable[str]) -> None:
    """Whoever asks by HTTP is answered the same."""
    for page in pages:
        one, other = [await answered(world, page) for world in (two.here, two.there)]
        assert one == other, page


async def answered(world: World, page: str) -> tuple[int, Json, bytes]:
    """Status, headers and body; an invitation tells the host that was asked, so that is given."""
    answer = await world.server.http.get(page, headers={"Host": "tablee.example"})
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, headers, answer.content


async def first_frames(world: World, onlooker: int, more: Json) -> list[str | bytes]:
    async with world.server.at(NAME, *keys(onlooker), **more) as client:
        await everything_has_come(client)
        return client.frames


# --- the games


@cache
def later(game: str, seats: int, options: tuple[tuple[str, Any], ...], steps: int) -> str:
    """The position after so many random decisions."""
    rng = Random(3)
    match = Match(game, seats, dict(options), seed=SEED)
    for _ in range(steps):
        seat = match.pending()[0]
        match.act(seat, rng.choice(match.legal(seat)))
    return match.game.position_text(match.state)


GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "gruell": (3, {}),
    "oeufs": (2, {"turn_limit": 250}),
    "gologolo": (3, {}),
    "gootmu": (3, {"turn_limit": 12}),
    "gulo": (2, {}),
}
"""Seats and options."""
HIDES = {"gruell", "oeufs", "gologolo"}
"""Where something lies hidden. In G.O.O.T.M.U. and Gulo Gulo everything lies open."""
WHOLE_GAME = 10**6
FIRST_STEPS, LAST_ROUND = 80, 600


def plan_of(game: str, onlooker: int, start: str = "") -> Plan:
    seats, options = GAMES[game]
    clock = Clock("move" if onlooker % 2 else "game", int(DAYS))
    return checked(Plan(game, (SeatPlan("open"),) * seats, options, clock, start=start))


def in_the_last_round(game: str) -> str:
    seats, options = GAMES[game]
    return later(game, seats, tuple(options.items()), LAST_ROUND)


CASES = [(game, seat) for game, (seats, _) in GAMES.items() for seat in range(SPECTATOR, seats)]
LONG = [] if WHOLE else [case for case in CASES if case[0] == "gologolo" and case[1] != 0]
"""A game of so many steps is seen whole by A; others see how it begins and how it ends."""


def look_on(new_url: NewUrl, plan: Plan, onlooker: int, steps: int = WHOLE_GAME) -> None:
    async def scene() -> None:
        async with two_tables(new_url, plan, onlooker) as two:
            await played(two, steps)

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "onlooker"), [case for case in CASES if case not in LONG])
def test_what_cannot_be_seen_changes_no_byte(game: str, onlooker: int, new_url: NewUrl) -> None:
    look_on(new_url, plan_of(game, onlooker), onlooker)


@pytest.mark.parametrize(("game", "onlooker"), LONG)
def test_it_changes_none_as_a_long_game_begins(game: str, onlooker: int, new_url: NewUrl) -> None:
    look_on(new_url, plan_of(game, onlooker), onlooker, FIRST_STEPS)


@pytest.mark.parametrize(("game", "onlooker"), LONG)
def test_it_changes_none_as_a_long_game_ends(game: str, onlooker: int, new_url: NewUrl) -> None:
    look_on(new_url, plan_of(game, onlooker, in_the_last_round(game)), onlooker)


# --- the moment after a discard (GL-13)

ONE_AWAY = next(
    line
    for line in (STARTS / "gologolo.txt").read_text(encoding="utf-8").splitlines()
    if "turn C laying" in line and line.count(" / - / - ") == 3
)
"""C may discard Cb0, for which A and B wait; Hb0, for which B waits; Tr1, for which nobody does."""
C = 2


async def discard(two: Two, card: str) -> None:
    """C discards; whoever could claim it in the one world, others could in the other."""
    action = two.here.match.game.parse_action(two.here.match.state, Word(f"drop-{card}"))
    two.part(lambda state: action in state.legal(C))
    since = two.told()
    await two.write(C, log.Moved(action=f"drop-{card}"))
    await two.compare(since)
    assert two.here.match.pending() != two.there.match.pending()


CLAIMS = [(a, b) for a in (0, 1) for b in (SPECTATOR, 0, 1, C) if a != b]
"""Who claims Cb0, and who looks on."""


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("card", ["Cb0", "Hb0"])
@pytest.mark.parametrize("onlooker", [SPECTATOR, 0, 1, C])
def test_nobody_can_tell_who_is_asked(onlooker: int, card: str, new_url: NewUrl) -> None:
    async def scene() -> None:
        plan = plan_of("gologolo", onlooker, ONE_AWAY)
        async with two_tables(new_url, plan, onlooker) as two:
            await discard(two, card)
            await come_again(two)
            await fetch(two, PAGES)
            await moment(two)

    if (onlooker, card) != (1, "Hb0"):  # there B alone is asked, in both worlds
        asyncio.run(scene())


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize(("claimant", "onlooker"), CLAIMS)
def test_a_claim_is_not_heard_before_the_moment_ends(
    claimant: int, onlooker: int, new_url: NewUrl
) -> None:
    """In one world somebody claims, in the other nobody says a word."""

    async def scene() -> None:
        plan = plan_of("gologolo", onlooker, ONE_AWAY)
        async with two_tables(new_url, plan, onlooker) as two:
            await discard(two, "Cb0")
            since = two.told()
            await two.here.live.write(claimant, log.Moved(action="gologolo"))
            await nothing_but_pongs(two)
            await come_again(two)
            await fetch(two, PAGES)
            await nonsense(two, "gologolo")
            await the_moment_ends(two)
            await two.compare(since)
            assert two.learnt == 1, "the claim was for nothing"

    asyncio.run(scene())


@pytest.mark.clause("GL-13")
def test_a_pass_is_not_taken_back(new_url: NewUrl) -> None:
    """Else the answer would tell whether somebody else has passed since, and everybody would be
    told that somebody was asked.
    """

    async def scene() -> None:
        async with two_tables(new_url, plan_of("gologolo", 0, ONE_AWAY), 0) as two:
            await discard(two, "Cb0")
            await decide(two, "pass")
            await two.here.live.write(1, log.Moved(action="pass"))
            await two.each(lambda world: world.client.answer(type="undo", seat=0, id="u"))
            one, other = await two.here.news(), await two.there.news()
            assert one == other, difference(one, other)
            assert "undone" not in "".join(map(str, one))

    asyncio.run(scene())


# --- the tests above can fail


def chatty_update(
    table: Table, seat: int, known: int, text: Text, routes: Sequence[Route] = ()
) -> Update:
    """Tells how much the others could do."""
    news = update(table, seat, known, text, routes)
    others = set(range(len(table.chairs))) - {seat}
    count = sum(len(table.match.legal(other)) for other in others) if table.match else 0
    return msgspec.structs.replace(news, clauses=(*news.clauses, f"{count}"))


def chatty_seats(table: Table, away: Any, now: float = 0.0) -> TableState:  # noqa: ANN401
    """Tells how many are asked."""
    state = table_state(table, away, now)
    return msgspec.structs.replace(state, rematch=f"{len(table.pending())}")


def chatty_news(live: LiveTable, watcher: Watcher, seat: int, news: Update) -> None:
    """Sends a frame whenever anything happened."""
    watcher.send(encoded(news))


LEAKS = [
    (live_table, "update", chatty_update),
    (live_table, "table_state", chatty_seats),
    (LiveTable, "_send_news", chatty_news),
]


@pytest.mark.parametrize(("where", "name", "leak"), LEAKS)
def test_a_leak_is_found(
    where: object, name: str, leak: object, new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError):
        test_nobody_can_tell_who_is_asked(C, "Cb0", new_url)
