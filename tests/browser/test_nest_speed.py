"""Watching thefts for long: frames come often enough in software, and memory does not grow."""

from __future__ import annotations

import os
from collections.abc import Iterator
from statistics import median

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.browser.conftest import Door
from tests.browser.house import House
from tests.browser.nest import ASKED, LAST_STEP, PATH, THIRTY_FRAMES, WAIT, act, thefts
from tests.browser.tables import enter, laid
from tests.browser.visitor import Visitor
from tests.ends import rounds

THEFTS = 50 if os.environ.get("TABLEE_WHOLE") else 8
BEFORE = 3
"""Thefts after which all is loaded."""
GROWTH = 3.5e6 + 0.1e6 * THEFTS
"""Bytes by which the heap may differ between two moments. What is kept to look back at comes and
goes, and the log grows; the pictures of a single theft that stayed would be nearly a megabyte."""
SLOWEST = 1000 / 30 + 0.1
"""Milliseconds from frame to frame, in the middle; the browser rounds to a tenth."""
MANY = f"gulo 6 physics 60 | {PATH} | 0 0 0 0 0 0 | - | pour A"
PEOPLE = [{"kind": "screen", "name": "Ana"}, *[{"kind": "bot", "level": "thief"}] * 5]
LISTEN = """() => {
  window.intervals = [];
  let before = performance.now();
  requestAnimationFrame(function next(now) {
    window.intervals.push(now - before);
    before = now;
    requestAnimationFrame(next);
  });
}"""


@pytest.fixture
def watcher(chromium3d: Browser, nest_house: House) -> Iterator[Visitor]:
    """Somebody who plays with five bots in the last step of quality."""
    door = Door(chromium3d, nest_house, WAIT, LAST_STEP)
    ana = door.visitor(motion=True)
    table = laid(ana, game="gulo", seats=PEOPLE, start=MANY)
    enter(ana, table["table"], *table["keys"])
    ana.page.locator(".picture[data-step='2']").wait_for()
    yield ana
    door.close()


def until(ana: Visitor, many: int) -> None:
    """Play and watch until there have been so many thefts."""
    for _ in rounds(10_000):
        if len(thefts(ana)) >= many:
            break
        act(ana, ana.page.evaluate(ASKED) or "")
        ana.page.evaluate(THIRTY_FRAMES)


def heap(session: CDPSession) -> float:
    """Bytes in use after everything that can be has been collected."""
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"]
    return used


def test_thirty_frames_per_second_in_software(watcher: Visitor) -> None:
    """While the server moves the eggs on the same machine: the best of some thefts."""
    ana = watcher
    until(ana, 1)
    ana.page.evaluate(LISTEN)
    found = []
    for _ in range(12):
        until(ana, len(thefts(ana)) + 1)
        found.append(median(ana.page.evaluate("() => window.intervals.splice(0)")))
        if min(found) <= SLOWEST:
            break
    assert min(found) <= SLOWEST, found


def test_memory_does_not_grow(watcher: Visitor) -> None:
    ana = watcher
    session = ana.context.new_cdp_session(ana.page)
    until(ana, BEFORE)
    before = heap(session)
    until(ana, BEFORE + THEFTS)
    assert heap(session) - before < GROWTH
