"""The largest board answers at once: 8 players, and 156 squares to which A may go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Door
from tests.browser.maze import LIT, at_position
from tests.browser.visitor import Visitor

EVERYWHERE = (
    "gootmu 8 house 400 | 32r 12r 18l 1l 4l 6l 21u 22l 27r 15u 26 2u 24r 16 10u 5l 19 7r 23u 30"
    " | A@n3/m16 B@e11/f12 C@n2/l15 D@d7/f4 E@o4/n1 F@a6/t6 G@i13/h14 H@j9/h10"
    " | m1=?@b3 m2=?@g3 m3=?@j2 m4=wall@A m5=?@r3 m6=?@b6 m7=bucket@f7 m8=?@k6 m9=?@m7 m10=?@r5"
    " m11=?@c10 m12=?@h11 m13=token@i9 m14=?@m11 m15=?@s10 m16=?@b14 m17=?@f14 m18=?@j14 m19=?@o14"
    " m20=?@r15 A1@d16 A2@b11 A3@e14 B1@c13 B2@f6 B3@r10 C1@g15 C2@q6 C3@s5 D1@c8 D2@n13 D3@r2"
    " E1@p11 E2@p10 E3@q14 F1@o13 F2@t15 F3@a10 G1@k4 G2@e13 G3@i4 H1@k13 H2@h7 H3@f3"
    " | turn A 16 die 6 | next:0,0 end:0,0 walk:0,0,16,0,3"
)
"""Found by random play: with a marker that lets A through walls, nearly every square is an end."""
ENDS = 156
WATCH = """() => {
  window.slow = { tasks: [], answers: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.slow.tasks.push(entry.duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.slow.answers.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
BUSY = """() => new Promise((done) => setTimeout(() => {
  for (const end = performance.now() + 80; performance.now() < end; );
  done();
}))"""
LONGEST_TASK = 50.0
SLOWEST_ANSWER = 100.0
"""Milliseconds. Chromium calls a task long at 50, and rounds answers to 8."""
ROUNDS = 20
"""The machine does other things as well: one good round of so many is enough."""


def slowest(page: Page, what: str) -> float:
    """The longest since the last call; observers report a little later, in an idle moment."""
    page.evaluate("() => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))")
    return float(page.evaluate(f"() => Math.max(0, ...slow.{what}.splice(0))"))


def look_everywhere(ana: Visitor, turn: int) -> None:
    """Tap ends to see the ways, or point at them and click another square; then use the keys."""
    lit, dark = ana.page.locator(LIT), ana.page.locator("[data-square]:not([data-lit])")
    for index in range(4):
        end = lit.nth((turn * 31 + index * 29) % ENDS)
        if ana.fingers:
            ana.press(end)
        else:
            end.hover()
            ana.press(dark.nth(turn * 17 + index * 23))
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        ana.page.keyboard.press(key)


def push_about(ana: Visitor) -> None:
    """Zoom in, drag the plan there and back, and see the whole again."""
    for _ in range(2):
        ana.press(ana.page.get_by_label("Larger"))
    box = ana.find("maze").bounding_box()
    assert box
    mouse, x, y = ana.page.mouse, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = place_of_a_tile(ana)
    mouse.move(x, y)
    mouse.down()
    for step in (*range(20), *range(20, 0, -1)):
        mouse.move(x + 4 * step, y + 3 * step)
        if step == 20:
            assert place_of_a_tile(ana) != before
    mouse.up()
    ana.press(ana.page.get_by_label("Whole maze"))


def place_of_a_tile(ana: Visitor) -> object:
    """Where a tile is on the screen."""
    return ana.page.locator("[data-testid=maze] [data-tile]").first.bounding_box()


@pytest.mark.parametrize("size", SIZES)
def test_the_largest_board_answers_at_once(size: str, door: Door) -> None:
    ana = door.visitor(size, motion=True)
    at_position(ana, EVERYWHERE)
    expect(ana.page.locator(LIT)).to_have_count(ENDS)
    ana.page.evaluate(WATCH)
    ana.page.evaluate(BUSY)
    assert slowest(ana.page, "tasks") >= LONGEST_TASK  # so that it would be seen
    answers, tasks = [], []
    for turn in range(ROUNDS):
        look_everywhere(ana, turn)
        answers.append(slowest(ana.page, "answers"))
        slowest(ana.page, "tasks")
        push_about(ana)
        tasks.append(slowest(ana.page, "tasks"))
        if min(answers) < SLOWEST_ANSWER and min(tasks) < LONGEST_TASK:
            break
    assert 0 < min(answers) < SLOWEST_ANSWER, answers
    assert min(tasks) < LONGEST_TASK, tasks
