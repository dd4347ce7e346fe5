"""A page's own time: one that was loaded anew is heard; nonsense is dropped and counted."""

from __future__ import annotations

from math import inf, nan

import pytest

from tablee.games.gulo.nest.hand import Sample
from tablee.games.gulo.nest.page_clock import MOST_WAITING, PageClock
from tablee.games.gulo.nest.steal import FRAME

SECOND = 60


def at(time_ms: float, x: float = 0.0) -> Sample:
    return Sample(time_ms, x, 0.0, 0.1, False)


def obeyed(clock: PageClock, frame: int) -> list[float]:
    """Where the hand goes in a frame; what it obeys is of that very frame."""
    now = frame * 1000 * FRAME
    found = clock.due(now)
    assert all(sample.time_ms == now for sample in found)
    return [sample.x for sample in found]


def test_of_sixty_samples_a_second_each_has_its_frame() -> None:
    clock = PageClock(10)
    for number in range(SECOND):
        clock.take(at(round(number * 1000 * FRAME, 1), number / 1000), 0.0)
    heard = [obeyed(clock, frame) for frame in range(SECOND)]
    assert heard == [[number / 1000] for number in range(SECOND)]
    assert clock.heard == 983


def test_of_many_samples_in_a_frame_the_last_one_counts() -> None:
    clock = PageClock(10)
    for number in range(100):
        clock.take(at(number / 10, number), 0.0)
    assert obeyed(clock, 0) == [83]
    assert obeyed(clock, 1) == [99]
    assert (clock.heard, clock.dropped) == (9, 0)


def test_a_page_that_was_loaded_anew_goes_on_from_now() -> None:
    clock = PageClock(10)
    clock.take(at(0), 0.0)
    clock.take(at(4000, 1), 0.0)
    clock.take(at(9000, 2), 0.0)
    assert obeyed(clock, 240) == [1]
    clock.take(at(0, 3), 5000.0)
    assert clock.heard is None
    assert [obeyed(clock, 300), clock.heard] == [[3], 0]
    clock.take(at(500, 4), 5500.0)
    assert [obeyed(clock, 330), clock.heard] == [[4], 500]
    assert obeyed(clock, 600) == []  # what the old page wanted later is void
    assert clock.dropped == 1


def test_one_sample_from_the_future_does_not_stop_the_hand() -> None:
    clock = PageClock(10)
    clock.take(at(0), 0.0)
    obeyed(clock, 0)
    clock.take(at(9999, 9), 0.0)
    clock.take(at(16, 1), 16.0)
    assert obeyed(clock, 1) == [1]
    assert clock.dropped == 1


def test_one_sample_that_is_far_out_of_order_is_dropped() -> None:
    clock = PageClock(10)
    for time, now in ((0, 0), (1000, 1000), (400, 1010), (1016, 1016)):
        clock.take(at(time, time), now)
        obeyed(clock, round(now / 1000 / FRAME))
    assert [clock.heard, clock.dropped] == [1016, 1]


@pytest.mark.parametrize("at_once", [False, True])
def test_two_that_are_out_of_order_in_the_same_batch_are_dropped(at_once: bool) -> None:
    clock = PageClock(10)
    clock.take(at(0), 0.0)
    for time in (1000, 400, 1001, 300, 1002):
        clock.take(at(time, time), 1000.0)
        found = [] if at_once else obeyed(clock, 60)
    assert [found or obeyed(clock, 60), clock.heard, clock.dropped] == [[1002], 1002, 2]


def test_a_page_whose_first_samples_were_lost_is_heard_from_the_second_one_on() -> None:
    clock = PageClock(10)
    clock.take(at(0), 0.0)
    clock.take(at(4000, 1), 4000.0)
    assert obeyed(clock, 240) == [1]
    for number, time in enumerate((700, 717, 733)):
        clock.take(at(time, time), 5000.0 + number * 1000 * FRAME)
        assert obeyed(clock, 300 + number) == ([time] if number else [])
    assert clock.dropped == 1


def test_a_hand_that_is_far_ahead_is_not_kept_without_end() -> None:
    clock = PageClock(10)
    for number in range(MOST_WAITING + 5):
        clock.take(at(number / 1000), 0.0)
    assert clock.dropped == 5


def test_a_sample_that_is_late_is_obeyed_at_once_if_it_is_the_newest() -> None:
    clock = PageClock(10)
    clock.take(at(0), 0.0)
    obeyed(clock, 0)
    clock.take(at(100, 1), 2000.0)
    clock.take(at(200, 2), 2000.0)
    assert obeyed(clock, 120) == [2]


@pytest.mark.parametrize("bad", [nan, inf, -inf, -1.0, 10_001.0, 1e300])
def test_impossible_times_are_dropped_and_counted(bad: float) -> None:
    clock = PageClock(10)
    clock.take(at(100), 0.0)
    clock.take(at(bad, 5), 0.0)
    clock.take(at(100, 1), 0.0)
    assert [obeyed(clock, 0), clock.dropped] == [[1], 1]


@pytest.mark.parametrize("bad", [nan, inf, -inf])
def test_places_that_are_no_numbers_are_dropped(bad: float) -> None:
    clock = PageClock(10)
    for x, y, z in ((bad, 0, 0), (0, bad, 0), (0, 0, bad)):
        clock.take(Sample(0, x, y, z, True), 0.0)
    assert [obeyed(clock, 0), clock.dropped] == [[], 3]


def test_a_little_out_of_order_is_dropped() -> None:
    clock = PageClock(10)
    for time in (0, 100, 60):
        clock.take(at(time, time), 0.0)
    assert [obeyed(clock, 60), clock.dropped] == [[100], 1]
