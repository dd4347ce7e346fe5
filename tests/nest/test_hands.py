"""Bots play with their hands: the rules and the physical nest together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from tablee.cli.main import run
from tablee.core.errors import OptionError
from tablee.core.match import Match
from tablee.core.notation import Move, Settled, Word
from tablee.core.record import parse_record, record_text
from tablee.core.replay import final_state
from tablee.core.stream import seed_from
from tablee.games.gulo.hands import BotHands
from tablee.games.gulo.names import parse_action
from tablee.games.gulo.nest.recording import verified
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.rules.actions import NAME
from tests.ends import as_long_as

NESTS = sorted((Path(__file__).parent / "nests").glob("*.nest"))


def stored(seed: int) -> Nest:
    return Nest.restored(NESTS[seed % len(NESTS)].read_bytes())


def played(
    thefts: int,
    levels: tuple[str, str] = ("deft", "deft"),
    options: Mapping[str, object] | None = None,
) -> tuple[Match, BotHands]:
    """A match in which hands have made so many thefts."""
    agreed = {"nest": "physics", **(options or {})}
    match = Match("gulo", 2, agreed, seed=seed_from("hands"), hands=True)
    hands = BotHands(levels, Random(5), stored)
    for _ in as_long_as(lambda: len(hands.recordings) < thefts or match.awaited()):
        if match.awaited():
            match.settle_text(hands.settle(match.state))
        else:
            seat = match.pending()[0]
            match.act(seat, match.legal(seat)[0])
    return match, hands


@pytest.mark.clause("GU-10", "GU-13", "GU-14")
def test_bots_steal_from_the_physical_nest_and_the_rules_follow() -> None:
    match, hands = played(4)
    steps = [step for moment in match.record().moments for step in moment]
    told = [step.outcome for step in steps if isinstance(step, Settled) and step.kind == "steal"]
    assert told == [recording.outcome for recording in hands.recordings]
    assert "stolen" in told
    assert final_state(parse_record(record_text(match.record()))).result() is None


def test_every_theft_of_a_bot_can_be_shown_again() -> None:
    _, hands = played(2)
    assert all(verified(recording) for recording in hands.recordings)


def test_each_seat_has_its_own_hand() -> None:
    """A clumsy hand grabs at once, a deft one takes its time."""
    match, hands = played(4, ("clumsy", "deft"))
    steps = [step for moment in match.record().moments for step in moment]
    seats = [s.seat for s in steps if isinstance(s, Move) and parse_action(Word(s.action)) >= NAME]
    grabs = [
        next(one.sample.time_ms for one in recording.samples if one.sample.grip)
        for recording in hands.recordings
    ]
    assert set(seats) == {0, 1}
    assert [grab > 700 for grab in grabs] == [seat == 1 for seat in seats]


@pytest.mark.clause("GU-14")
def test_hands_have_the_seconds_that_the_table_agreed_on() -> None:
    _, hands = played(1, options={"steal_seconds": 10})
    recording = hands.recordings[0]
    assert recording.seconds == 10
    assert max(one.sample.time_ms for one in recording.samples) <= 10_000


@pytest.mark.clause("GU-33")
def test_after_a_theft_everybody_sees_how_the_nest_lies() -> None:
    match, hands = played(1)
    assert hands.recordings[0].outcome == "stolen"
    view = match.view()
    assert len(view.eggs) == 21  # type: ignore[attr-defined]


def test_a_hand_of_no_level_is_refused() -> None:
    with pytest.raises(OptionError, match="clumsy, steady, deft"):
        BotHands(["steady", "perfect"], Random(1))


def test_a_terminal_has_no_pointer_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "gulo", "--seats", "human,bot:thief", "--options", "nest=physics"]) == 2
    assert "nest=dice" in capsys.readouterr().err
