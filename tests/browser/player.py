"""People who play a game through the page, with a mouse or a finger, until it is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

from tests.browser.visitor import Visitor

STATE = """() => {
  const there = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (there("result") || there("result-strip")) return "over";
  if (there("confirm")) return "confirm";
  if (there("hand-over")) return "hand-over";
  return there("question")?.dataset.active === "true" ? "asked" : false;
}"""
DECISION = """() => document.querySelector('[data-testid="question"]')?.dataset.decision ?? ''"""
NEXT = f"""(before) => ({STATE})() !== "asked" || ({DECISION})() !== before"""

Move = Callable[["Player"], None]


class Gone(Exception):
    """What was offered a moment ago is offered no more: look again."""


class Player:
    """Does what the page asks for, at random or as a game's `move` says."""

    def __init__(self, visitor: Visitor, move: Move, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = Random(seed)
        self._move = move
        self.decided = 0

    def state(self) -> str:
        """Wait until somebody at this screen has to do something, or the game is over."""
        return str(self.page.wait_for_function(STATE).json_value())

    def step(self) -> bool:
        """Do one thing; False when there is nothing left to do."""
        state = self.state()
        if state == "over":
            return False
        if state in ("confirm", "hand-over"):
            self.visitor.find(state).get_by_role("button").first.click()
            return True
        before = self.page.evaluate(DECISION)
        self.decided += 1
        try:
            self._move(self)
        except Gone:
            return True
        self.page.wait_for_function(NEXT, arg=before)
        return True

    def to_the_end(self, most: int = 600) -> None:
        """Play on until the result is shown."""
        while self.step():
            assert self.decided < most, "this game does not end"

    def any_of(self, found: Locator) -> Locator:
        """One of those, at random."""
        found.first.wait_for()
        count = found.count()
        if not count:
            raise Gone
        return found.nth(self.rng.randrange(count))


def offered(page: Page) -> Locator:
    """Everything on the board that would decide something."""
    return page.locator("[data-testid=stage] [data-action]:visible:not([disabled])")


def play_gruell(player: Player) -> None:
    """Any card, or any prey."""
    player.any_of(offered(player.page)).click()


def play_gologolo(player: Player) -> None:
    """Whatever is offered; else discard the first card that may be."""
    page = player.page
    cards = page.locator("[data-card]:visible")
    cards.first.wait_for()
    if offered(page).count() == 0:
        player.any_of(cards).click()
    player.any_of(offered(page)).click()


def play_oeufs(player: Player) -> None:
    """Any egg, anywhere; what there is to say is not said."""
    page = player.page
    page.locator("[data-square]").first.wait_for()
    end = page.locator("[data-action=end]:visible")
    if end.count():
        end.first.click()
        return
    player.any_of(page.locator("[data-square].ready")).click()
    player.any_of(offered(page)).click()
