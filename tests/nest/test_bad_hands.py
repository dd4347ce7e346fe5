"""A hand whose page sends nonsense or is loaded anew: what makes sense is heard all the same."""

from __future__ import annotations

import asyncio
from math import inf, nan

import pytest

from tablee.core.hands import Story
from tablee.games.gulo.live import message_of
from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.recording import Recording
from tablee.server.pointer import PersonsPointer
from tests.nest.test_live_hands import (
    MESSAGES,
    NEST,
    Onlookers,
    hands_without_pouring,
    stealing,
)

BAD = [
    Sample(nan, 0, 0, 0.2, True),
    Sample(100.0, nan, inf, 0.2, True),
    Sample(1e300, 0, 0, 0, True),
    Sample(-5.0, 0, 0, 0, True),
]


def test_a_bad_sample_does_not_lose_its_message() -> None:
    async def pulled(*, spoilt: bool) -> tuple[Story, int]:
        hands, pointer = await hands_without_pouring(), PersonsPointer(0)
        for samples in MESSAGES:
            pointer.put(message_of([samples[0], *BAD, *samples[1:]] if spoilt else samples))
        story = await hands.settle(stealing(), NEST.snapshot(), pointer, Onlookers())
        await hands.close()
        return story, hands.refused

    (story, refused), (plain, none) = (asyncio.run(pulled(spoilt=bad)) for bad in (True, False))
    assert (refused, none) == (len(BAD) * len(MESSAGES), 0)
    assert story.outcome == "stolen"
    assert Recording.from_bytes(story.recording) == Recording.from_bytes(plain.recording)


class Reloading(Onlookers):
    """Whose page is loaded anew when the hand has come to a place."""

    def __init__(self, pointer: PersonsPointer) -> None:
        super().__init__()
        self.pointer = pointer

    def show(self, picture: bytes) -> None:
        super().show(picture)
        if len(self.heard) == 60:
            self.pointer.put(message_of([Sample(0.0, -0.1, 0.1, 0.2, True)]))


@pytest.mark.clause("GU-33")
def test_a_page_that_is_loaded_anew_in_mid_pull_is_heard() -> None:
    async def scene() -> Reloading:
        hands, pointer = await hands_without_pouring(), PersonsPointer(0)
        onlookers = Reloading(pointer)
        away = [Sample(20.0 * number, 0.1, 0.0, 0.2, False) for number in range(45)]
        pointer.put(message_of(away))
        state = stealing()
        state.seconds = 2
        await hands.settle(state, NEST.snapshot(), pointer, onlookers)
        await hands.close()
        return onlookers

    onlookers = asyncio.run(scene())
    assert onlookers.lost == 0
    before, after = onlookers.hands[59], onlookers.hands[-1]
    assert (before.x, before.y) == pytest.approx((0.1, 0.0), abs=1e-3)
    assert (after.x, after.y) == pytest.approx((-0.1, 0.1), abs=1e-3)
    assert (before.closed, after.closed) == (False, True)
    assert [onlookers.heard[0], onlookers.heard[59], onlookers.heard[-1]] == [0, 880, 0]
