"""Films: whatever was shown, and nothing else, kept so that any later version can show it."""

from __future__ import annotations

import asyncio
import zlib
from random import Random

import pytest

from tablee.core.hands import Story
from tablee.games.gulo.names import egg_name
from tablee.games.gulo.nest.film import PourFilm, messages
from tablee.games.gulo.nest.poses import bodies_in
from tablee.games.gulo.nest.pour import attempted
from tablee.games.gulo.nest.recording import Recording, verified
from tablee.games.gulo.nest.sight import read_frame, read_rest, rest_of, unheard
from tablee.games.gulo.nest.simulator import Nest, poses_in
from tests.nest.stage import stored
from tests.nest.test_live_hands import Onlookers, hands_without_pouring, stealing

NEST = stored(0)
DEEP = NEST.lie().eggs[14]
ALARM = 14
"""A seed with which a cub that grabs that egg sweeps another one out."""


class Viewers(Onlookers):
    """Keep every message; whatever is to happen at one of the last frames happens then."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[bytes] = []

    def show(self, picture: bytes) -> None:
        super().show(picture)
        self.messages.append(picture)
        if self.decided_at is not None and len(self.shown) == self.decided_at + 5:
            self.soon_after()

    def soon_after(self) -> None:
        """Five frames after it was decided."""


async def alarm(viewers: Viewers) -> Story:
    hands = await hands_without_pouring(seed=ALARM)
    viewers.soon_after = lambda: killed(hands)  # type: ignore[method-assign]
    story = await hands.settle(stealing(egg=DEEP), NEST.snapshot(), "cub", viewers)
    await hands.close()
    return story


def killed(hands: object) -> None:
    """Nothing dies, unless a test says so."""


@pytest.mark.clause("GU-33")
def test_after_an_alarm_everybody_sees_what_it_leaves_before_it_is_told() -> None:
    viewers = Viewers()
    story = asyncio.run(alarm(viewers))
    recording = Recording.from_bytes(story.recording)
    assert verified(recording)
    assert recording.outcome == story.outcome == "egg"
    assert viewers.decided_at == recording.frames
    frames = [read_frame(message) for message in viewers.messages]
    assert [frame.number for frame in frames] == list(range(1, len(frames) + 1))
    after = frames[recording.frames :]
    assert 15 <= len(after) <= 120
    assert all(frame.seen.aftermath for frame in after)
    assert not any(frame.seen.aftermath for frame in frames[: recording.frames])
    # What lies there in the end is what everybody goes on to see.
    seen = read_rest(rest_of(poses_in(story.kept), 0))[1]
    last = after[-1]
    told = bodies_in(last.mask)
    assert abs(seen[told] - last.seen.poses[told]).max() < 0.002


def test_the_film_of_a_theft_is_what_was_shown() -> None:
    viewers = Viewers()
    story = asyncio.run(alarm(viewers))
    assert story.film is not None
    assert (story.film.outcome, story.film.of) == ("egg", egg_name(DEEP))
    assert story.film.frames == len(viewers.messages)
    rest, *shown = messages(story.film.body)
    assert shown == [unheard(message) for message in viewers.messages]
    assert rest == rest_of(NEST.poses(), 0)
    assert len(story.film.body) < 27_000


def test_a_process_that_dies_when_all_is_decided_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(f"{__name__}.killed", lambda hands: hands.pool.workers[0].process.kill())
    viewers = Viewers()
    story = asyncio.run(alarm(viewers))
    assert viewers.lost == 0
    assert story.outcome == "egg"
    assert verified(Recording.from_bytes(story.recording))
    assert Nest.restored(story.kept).eggs == NEST.eggs
    assert story.film is not None
    assert story.film.frames == len(viewers.messages)


def test_the_film_of_a_pour_shows_how_all_eggs_fall() -> None:
    film = PourFilm()
    nest, plain = attempted(Random("film:2"), film.see), attempted(Random("film:2"))
    assert nest is not None
    assert plain is not None
    assert nest.digest() == plain.digest()  # who looks on changes nothing
    body = film.done()
    rest, *frames = messages(body)
    assert len(frames) == 78  # two seconds and a half
    assert [read_frame(frame).number for frame in frames] == list(range(0, 156, 2))
    start, end = read_rest(rest)[1], read_frame(frames[-1]).seen.poses
    told = bodies_in(read_frame(frames[-1]).mask)
    assert start[:22, 2].max() > 0.2  # a column of eggs
    assert end[[body for body in told if body < 22], 2].max() < 0.1
    assert len(body) < 30_000
    assert zlib.decompress(body).startswith(rest)
