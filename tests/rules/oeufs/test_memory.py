"""Remembering is the player's part: the log is short during play (OE-20), bots say how well they
remember (OE-21).
"""

from collections.abc import Sequence
from random import Random

import pytest

import tablee
from tablee.bots.any_game import make_bot
from tablee.core.bot import Bot
from tablee.core.events import Event
from tablee.core.match import Match
from tablee.core.record import parse_record, record_text
from tablee.core.replay import final_state
from tests.ends import as_long_as
from tests.rules.oeufs.table import FOUR, GAME, TWO, all_seen, line, on, play

VIEWERS = {2: [-1, 0, 1], 4: [-1, 0, 1, 2, 3]}
# A's camp as A sees it; in one world all is well, in the other the egg on a1 is B's.
RIGHT, WRONG = "BBBBB1/6/6/b5/6/aaaaaa", "BBBBB1/6/6/a5/6/baaaaa"
# A looks at its whole camp, from a1 to f1, while B goes to and fro.
SIX_LOOKS = """
A:?a1 A:end B:a6-a5 A:?b1 A:end B:a5-a6 A:?c1 A:end B:a6-a5
A:?d1 A:end B:a5-a6 A:?e1 A:end B:a6-a5 A:?f1
"""
# Two worlds that only differ in what the eggs on c3 and d4 are.
THIS, THAT = "BBBBB1/6/3b2/2a1A1/6/AAAA2", "BBBBB1/6/3a2/2b1A1/6/AAAA2"


def started(board: str, turn: str = "A 1", limit: int = 300) -> Match:
    return Match("oeufs", start=line(board, turn, limit=limit), seed=bytes(32))


def act(match: Match, steps: str) -> list[list[Event]]:
    """Play these steps; the events of each."""
    parted = [step.split(":") for step in steps.split()]
    return [match.act_text("ABCD".index(seat), action) for seat, action in parted]


def holds_any(log: Sequence[Event], events: Sequence[Event]) -> bool:
    return any(event is known for event in events for known in log)


def holds_all(log: Sequence[Event], events: Sequence[Event]) -> bool:
    return all(any(event is known for known in log) for event in events)


@pytest.mark.clause("OE-20")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_during_play_the_log_holds_each_players_latest_action_only(viewer: int) -> None:
    match = started(TWO)
    old, latest_b, latest_a = act(match, "A:a1-a2 B:a6-a5 A:b1-b2")
    log = match.events(viewer)
    assert not holds_any(log, old)
    assert holds_all(log, [event for event in latest_a + latest_b if event.seen_by(viewer)])


@pytest.mark.clause("OE-20")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_with_four_players_the_log_is_one_round_long(viewer: int) -> None:
    match = started(FOUR)
    first, *others = act(match, "A:b2-b3 B:b5-b4 C:e5-e4 D:e2-e3")
    assert holds_all(match.events(viewer), [event for event in first if event.seen_by(viewer)])
    act(match, "A:b3-c3")
    assert not holds_any(match.events(viewer), first)
    assert all(holds_any(match.events(viewer), events) for events in others)


@pytest.mark.clause("OE-20")
@pytest.mark.parametrize(("board", "seats"), [(TWO, 2), (FOUR, 4)])
def test_in_a_long_game_nothing_older_can_be_read(board: str, seats: int) -> None:
    match, rng = started(board), Random(seats)
    latest: dict[int, list[Event]] = {}
    old: list[Event] = []
    for _ in range(80):
        seat = match.pending()[0]
        old += latest.pop(seat, [])
        latest[seat] = match.act(seat, rng.choice(match.legal(seat)))
        assert not any(holds_any(match.events(viewer), old) for viewer in VIEWERS[seats])


@pytest.mark.clause("OE-20")
def test_nor_by_asking_for_older_numbers() -> None:
    match = started(TWO)
    old, *_ = act(match, "A:a1-a2 B:a6-a5 A:b1-b2 B:b6-b5")
    assert not any(holds_any(match.events(0, since=since), old) for since in range(8))


@pytest.mark.clause("OE-20")
def test_no_view_remembers_more_than_the_latest_actions() -> None:
    """Two ways to the same place, then the same round: nothing tells them apart."""
    ways = ("A:a1-a2 B:a6-a5 A:a2-a1 B:a5-a6", "A:b1-b2 B:b6-b5 A:b2-b1 B:b5-b6")
    one, other = (play(on(TWO, "A 1"), f"{way} A:c1-c2 B:c6-c5") for way in ways)
    assert all_seen(one) == all_seen(other)
    assert GAME.position_text(one) == GAME.position_text(other)


@pytest.mark.clause("OE-20")
def test_a_look_drops_out_of_the_log_like_every_action() -> None:
    match = started("BBBBB1/6/6/a4b/6/AAAAA1")
    look, *_ = act(match, "A:?a3 B:a6-a5 A:a1-a2")
    assert look
    assert not holds_any(match.events(0), look)


@pytest.mark.clause("OE-20")
def test_after_the_end_the_log_is_whole() -> None:
    match = started(TWO, limit=4)
    acts = act(match, "A:a1-a2 B:a6-a5 A:b1-b2 B:b6-b5")
    assert match.state.result() is not None
    public = [event for events in acts for event in events if event.seen_by(-1)]
    assert holds_all(match.events(), public)


@pytest.mark.clause("OE-20")
def test_after_the_end_the_record_shows_everything() -> None:
    match = started("BBBBB1/6/6/a4b/6/AAAAA1", limit=4)
    steps = "A:?a3 B:a3-a2 A:b1-b2 B:?f3"
    act(match, steps)
    record = match.record()
    assert " ".join(str(step) for moment in record.moments for step in moment) == steps
    again = final_state(parse_record(record_text(record)))
    assert GAME.position_text(again) == GAME.position_text(match.state)


# --- bots


@pytest.mark.clause("OE-21")
@pytest.mark.parametrize("setting", ["0", "0.0", "0.25", "0.5", "1", "1.0"])
def test_a_bot_remembers_from_not_at_all_to_perfectly(setting: str) -> None:
    assert isinstance(make_bot(GAME, f"racer@{setting}"), Bot)


@pytest.mark.clause("OE-21")
@pytest.mark.parametrize("setting", ["1.1", "-0.1", "2", "x", "nan", "inf", "0.5.5", "0,5", "50%"])
def test_any_other_memory_is_refused_in_one_line(setting: str) -> None:
    with pytest.raises(tablee.BadInput) as caught:
        make_bot(GAME, f"racer@{setting}")
    assert "no bot" not in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.clause("OE-21")
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_of_any_memory_play_to_the_end(seats: int) -> None:
    match = Match("oeufs", seats, {"turn_limit": 60}, seed=bytes(32))
    settings = ["0.0", "1.0", "0.5", "0.9"]
    bots = [make_bot(GAME, f"racer@{setting}") for setting in settings[:seats]]
    rng = Random(1)
    for pending in as_long_as(match.pending):
        seat = pending[0]
        events = match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 10, rng))
        for other, bot in enumerate(bots):
            bot.told(other, [event for event in events if event.seen_by(other)])
    assert match.state.result() is not None


def choice(board: str, bot_name: str, steps: str, dice: int, listening: bool = True) -> str:
    """What A's bot does after these steps; it was asked each time, but all was done as written."""
    match, bot, rng = started(board), make_bot(GAME, bot_name), Random(dice)
    for step in steps.split():
        if step[0] == "A":
            bot.choose(match.view(0), match.legal(0), 20, rng)
        (events,) = act(match, step)
        if listening:
            bot.told(0, [event for event in events if event.seen_by(0)])
    code = bot.choose(match.view(0), match.legal(0), 20, rng)
    return GAME.action_text(match.state, code)


def choices(board: str, bot_name: str, steps: str, listening: bool = True) -> list[str]:
    return [choice(board, bot_name, steps, dice, listening) for dice in range(8)]


@pytest.mark.clause("OE-21")
def test_a_perfect_memory_knows_when_the_eggs_are_made() -> None:
    assert choices(RIGHT, "racer@1.0", SIX_LOOKS) == ["declare"] * 8
    assert choices(WRONG, "racer@1.0", SIX_LOOKS) == ["end"] * 8


@pytest.mark.clause("OE-21")
def test_no_memory_does_not_know_it() -> None:
    here, there = (choices(board, "racer@0.0", SIX_LOOKS) for board in (RIGHT, WRONG))
    assert here == there


@pytest.mark.clause("OE-21")
def test_no_memory_has_forgotten_its_look_by_the_next_turn() -> None:
    """Forgets at once: the next turn is the same whatever the egg on c3 was."""
    here, there = (choices(board, "racer@0.0", "A:?c3 B:a6-a5") for board in (THIS, THAT))
    assert here == there


@pytest.mark.clause("OE-21", "OE-20")
@pytest.mark.parametrize("setting", ["0.0", "0.5", "1.0"])
@pytest.mark.parametrize(
    ("worlds", "steps"), [((RIGHT, WRONG), SIX_LOOKS), ((THIS, THAT), "A:?c3 B:a6-a5")]
)
def test_perfect_or_not_a_bot_knows_only_what_it_is_told(
    setting: str, worlds: tuple[str, str], steps: str
) -> None:
    here, there = (choices(board, f"racer@{setting}", steps, listening=False) for board in worlds)
    assert here == there
