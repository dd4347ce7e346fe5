"""When something happens at a table by itself: what the store is told, so that it happens."""

from __future__ import annotations

from tablee.core.stream import seed_from
from tablee.games.gulo.names import lie_text
from tablee.games.gulo.rules.eggs import EGGS
from tablee.server.tables import log
from tablee.server.tables.due import PATIENCE, due
from tablee.server.tables.plan import Clock, Plan, SeatPlan, checked
from tablee.server.tables.table import Table
from tests.ends import as_long_as
from tests.server.test_notices import ANA, BOB, move, write

BOT = SeatPlan("bot", level="random")
OPEN = SeatPlan("open")
HANDS = {"nest": "physics", "fast": True}
NOBODY = log.NOBODY
POURED = lie_text((3, 0, *range(EGGS)))
"""Eggs lie somehow; how is not in question here."""


def table(game: str, *seats: SeatPlan, **more: object) -> Table:
    """A table at which everybody sat down at the time 0."""
    plan = checked(Plan(game, seats, **more))  # type: ignore[arg-type]
    made = Table("t", plan, seed_from("due"), 0.0)
    for seat, kind in enumerate(seats):
        if kind is OPEN:
            write(made, seat, log.Sat(name=f"{seat}", token=""), 0.0)
    return made


def test_at_a_table_that_waits_for_people_nothing_is_due() -> None:
    assert due(table("gruell", OPEN, OPEN), None) is None


def test_before_the_game_and_after_it_nothing_is_due() -> None:
    plan = checked(Plan("gruell", (OPEN, BOT), clock=Clock("move", 60)))
    made = Table("t", plan, seed_from("due"), 0.0)
    assert due(made, PATIENCE) is None
    write(made, ANA, log.Sat(name="Ana", token=""), 0.0)
    for _ in as_long_as(lambda: made.status == "playing"):
        assert due(made, PATIENCE) is not None
        move(made, made.pending()[0], 1.0)
    assert due(made, PATIENCE) is None


def test_a_bots_turn_is_due_at_once() -> None:
    made = table("gruell", OPEN, BOT, clock=Clock("move", 60))
    write(made, ANA, log.Said(text="now you"), 7.0)
    assert due(made, PATIENCE) == 7.0
    move(made, 1, 8.0)
    assert due(made, None) == 60.0  # Ana's clock


def test_who_is_played_for_needs_nobody() -> None:
    made = table("gruell", OPEN, OPEN)
    move(made, ANA, 1.0)
    write(made, BOB, log.Filled(level="random", why="away"), 2.0)
    assert due(made, None) == 2.0


def test_the_first_clock_to_run_out_is_due() -> None:
    made = table("gruell", OPEN, OPEN, clock=Clock("game", 60))
    move(made, ANA, 10.0)
    assert due(made, None) == 60.0
    move(made, BOB, 20.0)
    assert due(made, None) == 20.0 + 40.0  # Bob's: Ana has ten seconds more


def test_a_notice_is_due_before_a_clock_that_runs_for_longer_and_after_a_shorter_one() -> None:
    for seconds, first in ((int(PATIENCE) + 5, PATIENCE), (int(PATIENCE) - 5, PATIENCE - 5)):
        made = table("gruell", OPEN, OPEN, clock=Clock("move", seconds))
        assert due(made, PATIENCE) == first
        assert due(made, None) == seconds


def test_a_moment_is_due_at_its_end_whoever_could_speak() -> None:
    for last in (OPEN, BOT):
        made = table("gologolo", OPEN, OPEN, last, clock=Clock("move", 1000))
        until_a_moment(made)
        assert due(made, PATIENCE) == 5.0 + made.moment


def test_a_hand_that_is_no_persons_is_due_at_once() -> None:
    made = table("gulo", BOT, OPEN, options=HANDS)
    assert made.hand() == NOBODY  # the nest has to be poured
    write(made, NOBODY, log.Said(text="pour!"), 3.0)
    assert due(made, PATIENCE) == 3.0


def test_a_persons_hand_is_waited_for_and_a_bots_is_not() -> None:
    made = table("gulo", OPEN, OPEN, options=HANDS, clock=Clock("move", 60))
    thief = until_a_hand(made)
    assert due(made, None) == 4.0 + 60
    write(made, thief, log.Filled(level="random", why="away"), 9.0)
    assert made.pending() == []
    assert due(made, None) == 9.0


def until_a_hand(made: Table) -> int:
    """Let the nest be poured and eggs be named; whose hand it is."""
    for _ in as_long_as(lambda: made.hand() in (None, NOBODY)):
        if made.hand() == NOBODY:
            write(made, NOBODY, log.HandsTold(outcome=POURED), 4.0)
        else:
            move(made, made.pending()[0], 4.0)
    hand = made.hand()
    assert hand is not None
    return hand


def until_a_moment(made: Table) -> None:
    """Choose whatever comes first until several could speak."""
    for _ in as_long_as(lambda: made.moment_ends is None):
        move(made, made.pending()[0], 5.0)
