"""Tables with a physical nest, and what people do at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.house import House, served
from tests.browser.player import SOON
from tests.browser.scripted_hand import ScriptedHand
from tests.browser.tables import made
from tests.browser.visitor import Visitor
from tests.ends import as_long_as, rounds

PATH = "rgbyrgbyrgbyrgbyrgb | ?????"
"""All tiles of the path lie face up."""
START = f"gulo 2 physics 60 fast | {PATH} | 0 0 | - | pour A"
SLOW_START = START.replace(" fast", "")
BEFORE_THE_END = f"gulo 2 physics 60 fast | {PATH} | 18 18 | - | pour A"
"""One more tile; then the deck is turned over until Gulo junior is found."""
SHORT = f"gulo 2 physics 10 fast | {PATH} | 0 0 | - | pour A"
"""A hand that does nothing for ten seconds has raised the alarm."""
PEOPLE = [{"kind": "screen", "name": "Ana"}, {"kind": "bot", "level": "thief"}]
CHOICES = "[data-testid=gulo-panel] [data-choice]"
CONFIRM = "[data-testid=gulo-panel] [data-action]"
ASKED = """() => {
  const there = (what) => document.querySelector(what);
  if (there("[data-testid=result], [data-testid=result-strip]")) return "over";
  if (there(".nest.inside")) return "inside";
  if (there(".nest button.in")) return "pull";
  const asked = there('[data-testid="question"]')?.dataset.active === "true";
  return asked && there("[data-testid=gulo-panel] [data-choice]")
    ? there("[data-testid=gulo-panel]").dataset.asks : false;
}"""
"""What somebody at this screen has to do now."""
BRISK = 0.07
"""Metres per second: eggs on top come out at this speed, too."""
THIRTY_FRAMES = """() => new Promise((done) => {
  let left = 30;
  const next = () => (left-- ? requestAnimationFrame(next) : done());
  next();
})"""
LAST_STEP = "sessionStorage.setItem('tablee.nest-step', '2')"
"""A page that knows already how much this machine can draw need not find out."""
WAIT = 60_000
"""Milliseconds: software that draws in three dimensions is slow to begin."""


@contextmanager
def served_nest(folder: Path) -> Iterator[House]:
    """A server with nests; they come with the game, so nobody waits for one."""
    with served(folder, nests_ready="1", nest_folder=str(folder)) as house:
        yield house


def asked(page: Page) -> str:
    """Wait for something to do here; which it is."""
    return str(page.wait_for_function(ASKED, timeout=WAIT).json_value())


def at_nest(visitor: Visitor, start: str = START, seats: Sequence[dict[str, Any]] = PEOPLE) -> None:
    """A table at this position, where Ana begins."""
    made(visitor, game="gulo", seats=list(seats), start=start)
    assert asked(visitor.page) in ("colour", "egg")


def choose_colour(visitor: Visitor, number: int = 0) -> None:
    """Decide for a colour, and wait for what comes of it."""
    choices = visitor.page.locator(CHOICES)
    visitor.press(choices.nth(number % choices.count()))
    if visitor.fingers:
        visitor.press(visitor.page.locator(CONFIRM))
    visitor.page.wait_for_function(
        "() => document.querySelector('[data-testid=gulo-panel]')?.dataset.asks !== 'colour'"
    )


def name_egg(visitor: Visitor, number: int = 0) -> None:
    """Name an egg of the colour, counted from the highest; the hand goes in by itself."""
    choices = visitor.page.locator(CHOICES)
    visitor.press(choices.nth(min(number, choices.count() - 1)))
    visitor.press(visitor.page.locator(CONFIRM))
    visitor.page.locator(".nest.inside").wait_for()


def reach_in(visitor: Visitor, colour: int = 0, egg: int = 0) -> None:
    """Choose a colour and an egg, if one is asked; then the hand is in the nest."""
    choose_colour(visitor, colour)
    if asked(visitor.page) == "egg":
        name_egg(visitor, egg)
    expect(visitor.page.locator(".nest.inside")).to_be_visible()


def pull(visitor: Visitor, means: str | None = None, speed: float = BRISK, seed: int = 1) -> None:
    """Pull the named egg out; the hand is in the nest."""
    chosen = means or ("touch" if visitor.fingers else "mouse")
    ScriptedHand(visitor.page, chosen, Random(seed), speed).pull()


def thefts(visitor: Visitor) -> list[dict[str, Any]]:
    """The thefts of this visitor's table that are decided, oldest first."""
    table = urlsplit(visitor.page.url).path.rpartition("/")[2]
    found = visitor.page.request.get(f"api/tables/{table}/thefts").json()
    return [theft for theft in found if theft["outcome"] != "poured"]


def decided(visitor: Visitor, many: int = 1) -> str:
    """Wait until so many thefts are decided; how the last of these went."""
    for _ in rounds(10_000):
        if len(found := thefts(visitor)) >= many:
            break
        visitor.page.evaluate(THIRTY_FRAMES)
    return str(found[many - 1]["outcome"])


def act(visitor: Visitor, what: str) -> None:
    """Do what is asked: steal the highest egg of the furthest colour."""
    if what == "colour":
        choose_colour(visitor, -1)
    elif what == "egg":
        name_egg(visitor)
    elif what == "pull":
        with suppress(NotThere):  # the hand goes in by itself where its egg was named on this page
            visitor.press(visitor.page.locator(".nest button.in"), SOON)
    elif what == "inside":
        pull(visitor)


def play_to_the_end(visitor: Visitor, most: int = 240) -> None:
    """Steal until the game is over."""

    def step() -> bool:
        what = asked(visitor.page)
        act(visitor, what)
        return what != "over"

    for _ in as_long_as(step, most):
        pass
