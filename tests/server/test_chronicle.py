"""A table remembers what it told lately, and for nobody does that depend on what others heard."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.events import Event
from tablee.core.state import SPECTATOR
from tablee.server.tables.chronicle import LATEST, Chronicle

SEATS = 3
NOBODY_DEAF: frozenset[int] = frozenset()


class Whisper(Event, frozen=True):
    """Something that some seats hear."""

    number: int
    heard_by: tuple[int, ...] | None = None

    def audience(self) -> tuple[int, ...] | None:
        return self.heard_by


def batches(seed: int) -> list[list[Whisper]]:
    """A long story; some of it only A and B hear."""
    rng = Random(seed)
    heard = (None, None, (0,), (0, 1))
    return [[Whisper(n, rng.choice(heard)) for n in range(rng.randint(1, 4))] for _ in range(600)]


def told(story: list[list[Whisper]]) -> Chronicle:
    chronicle = Chronicle(SEATS)
    for batch in story:
        chronicle.add(batch, 0.0, NOBODY_DEAF)
    return chronicle


@pytest.mark.parametrize("seat", range(SPECTATOR, SEATS))
def test_the_latest_keep_their_numbers(seat: int) -> None:
    story = batches(1)
    heard = [event for batch in story for event in batch if event.seen_by(seat)]
    chronicle = told(story)
    assert chronicle.count(seat) == len(heard)
    numbered = chronicle.numbered(seat)
    assert len(numbered) >= LATEST
    assert [(number, one.event) for number, one in numbered] == list(enumerate(heard))[
        numbered[0][0] :
    ]


def test_a_long_story_is_forgotten() -> None:
    assert len(told(batches(1)).latest) < 5 * LATEST < told(batches(1)).total


def test_what_only_others_hear_takes_no_place() -> None:
    """Else the number of items on joining would tell how much was whispered."""
    quiet = [[Whisper(n)] for n in range(2 * LATEST - 1)]
    loud = [*quiet[:LATEST], [Whisper(n, (0,)) for n in range(10 * LATEST)], *quiet[LATEST:]]
    chronicles = [told(quiet), told(loud)]
    assert {chronicle.count(2) for chronicle in chronicles} == {len(quiet)}
    latest = [
        [(number, one.event) for number, one in chronicle.numbered(2)][-LATEST:]
        for chronicle in chronicles
    ]
    assert latest[0] == latest[1]
    assert len(latest[0]) == LATEST


def test_what_came_together_is_forgotten_together() -> None:
    story = [[Whisper(n) for n in range(7)] for _ in range(200)]
    first = told(story).latest[0]
    assert first.event == Whisper(0)
