"""Who is told that the table waits: whoever is away, after a while, once."""

from __future__ import annotations

import pytest

from tablee.core.stream import seed_from
from tablee.server import notices
from tablee.server.notices import PATIENCE, TurnNotices
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tables.table import Table
from tests.ends import as_long_as

ANA, BOB, BOT = 0, 1, 2
EVERYBODY_AWAY = {ANA: 0.0, BOB: 0.0, BOT: 0.0}
LONG = 1000.0


def table(game: str = "gruell", name: str = "t", bots: int = 1) -> Table:
    """A table with Ana and Bob that has just begun, at the time 0."""
    people = [SeatPlan("open"), SeatPlan("open")]
    plan = checked(Plan(game, (*people, *[SeatPlan("bot", level="random")] * bots)))
    made = Table(name, plan, seed_from("notices"), 0.0)
    for seat in (ANA, BOB):
        write(made, seat, log.Sat(name=f"{seat}", token=""), 0.0)
    return made


def write(made: Table, seat: int, body: log.Body, at: float) -> None:
    made.apply(log.written(made.next_seq, seat, body, at))


def move(made: Table, seat: int, at: float) -> None:
    """Decide something, whatever is allowed."""
    assert made.match is not None
    action = made.match.legal(seat)[0]
    write(made, seat, log.Moved(action=made.game.action_text(made.match.state, action)), at)


def test_who_is_away_is_told_after_a_while() -> None:
    told = TurnNotices()
    made = table()
    assert told.due(made, {BOB: 0.0}, PATIENCE - 0.1) == []
    assert told.due(made, {BOB: 0.0}, PATIENCE) == [BOB]


def test_who_is_there_is_not_told() -> None:
    assert TurnNotices().due(table(), {}, LONG) == []


def test_bots_are_not_told() -> None:
    assert TurnNotices().due(table(), EVERYBODY_AWAY, LONG) == [ANA, BOB]


def test_whom_a_bot_stands_in_for_is_not_told() -> None:
    made = table()
    write(made, BOB, log.Filled(level="random", why="away"), 1.0)
    assert TurnNotices().due(made, {BOB: 0.0}, LONG) == []


def test_each_wait_is_told_once() -> None:
    told, made = TurnNotices(), table()
    assert told.due(made, {BOB: 0.0}, LONG) == [BOB]
    assert told.due(made, {BOB: 0.0}, 2 * LONG) == []
    write(made, ANA, log.Said(text="Bob?"), 2 * LONG)
    assert told.due(made, {BOB: 0.0}, 3 * LONG) == []


def test_the_next_wait_is_told_again() -> None:
    told, made = TurnNotices(), table()
    assert told.due(made, {BOB: 0.0}, LONG) == [BOB]
    for seat in (BOB, ANA, BOT):
        move(made, seat, LONG + 1)
    assert BOB in made.waiting()
    assert told.due(made, {BOB: 0.0}, LONG + 2) == []
    assert told.due(made, {BOB: 0.0}, LONG + 1 + PATIENCE) == [BOB]


def test_who_has_decided_is_not_told() -> None:
    made = table()
    move(made, BOB, 1.0)
    assert TurnNotices().due(made, EVERYBODY_AWAY, LONG) == [ANA]


def test_talk_does_not_make_a_wait_younger() -> None:
    told, made = TurnNotices(), table()
    assert told.due(made, {BOB: 0.0}, 1.0) == []
    write(made, ANA, log.Said(text="Bob?"), PATIENCE - 1)
    assert told.due(made, {BOB: 0.0}, PATIENCE) == [BOB]


def test_loading_the_page_anew_brings_no_notice() -> None:
    told, made = TurnNotices(), table()
    assert told.due(made, {BOB: LONG}, LONG + 1) == []
    assert told.due(made, {}, LONG + 2) == []
    assert told.due(made, {BOB: LONG}, LONG + PATIENCE) == [BOB]


def test_a_table_that_is_built_anew_tells_nobody_twice() -> None:
    told = TurnNotices()
    assert told.due(table(), {BOB: 0.0}, LONG) == [BOB]
    assert told.due(table(), {BOB: 0.0}, 2 * LONG) == []


def test_tables_do_not_mix() -> None:
    told = TurnNotices()
    assert told.due(table(name="one"), {BOB: 0.0}, LONG) == [BOB]
    assert told.due(table(name="two"), {BOB: 0.0}, LONG) == [BOB]


def test_nobody_is_told_before_the_game_or_after_it() -> None:
    plan = checked(Plan("gruell", (SeatPlan("open"), SeatPlan("open"))))
    open_table = Table("t", plan, seed_from("notices"), 0.0)
    assert TurnNotices().due(open_table, EVERYBODY_AWAY, LONG) == []
    made = table(bots=0)
    for _ in as_long_as(lambda: made.status == "playing"):
        move(made, made.pending()[0], 1.0)
    assert TurnNotices().due(made, EVERYBODY_AWAY, LONG) == []


def test_in_a_moment_where_silence_is_an_answer_nobody_is_told() -> None:
    made = table("gologolo")
    for _ in as_long_as(lambda: made.moment_ends is None):
        move(made, made.pending()[0], 1.0)
    assert made.waiting()
    assert TurnNotices().due(made, EVERYBODY_AWAY, LONG) == []


def test_old_tables_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST_TABLES", 2)
    told = TurnNotices()
    for name in ("one", "two", "one", "three"):
        told.due(table(name=name), {BOB: 0.0}, LONG)
    assert told.due(table(name="one"), {BOB: 0.0}, LONG) == []
    assert told.due(table(name="two"), {BOB: 0.0}, LONG) == [BOB]
