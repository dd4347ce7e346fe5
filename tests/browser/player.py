"""People who play a game through the page, with a mouse or a finger, until it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotThere

from tests.browser.visitor import Visitor
from tests.ends import as_long_as

STATE = """() => {
  const there = (name) => document.querySelector(`[data-testid="${name}"]`);
  if (there("result") || there("result-strip")) return "over";
  if (there("confirm")) return "confirm";
  if (there("hand-over")) return "hand-over";
  return there("question")?.dataset.active === "true" ? "asked" : false;
}"""
DECISION = """() => document.querySelector('[data-testid="question"]')?.dataset.decision ?? ''"""
NEXT = f"""(before) => ({STATE})() !== "asked" || ({DECISION})() !== before"""
SOON = 3_000
"""Milliseconds after which what was offered is taken to be gone: then one looks again."""
A_LOOK = 100

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
        self._in_vain = 0

    def state(self) -> str:
        """Wait until somebody at this screen has to do something, or the game is over."""
        return str(self.page.wait_for_function(STATE).json_value())

    def looks_up(self) -> bool:
        """Is there something to do here, or will there be in a moment?"""
        try:
            self.page.wait_for_function(STATE, timeout=A_LOOK)
        except NotThere:
            return False
        return True

    def step(self) -> bool:
        """Do one thing; False when there is nothing left to do."""
        state = self.state()
        if state == "over":
            return False
        if state in ("confirm", "hand-over"):
            self.visitor.press(self.visitor.find(state).get_by_role("button").first)
            return True
        before = self.page.evaluate(DECISION)
        try:
            self._move(self)
        except Gone:
            self._in_vain += 1
            assert self._in_vain < 5, "what is asked cannot be answered"
            return True
        self.page.wait_for_function(NEXT, arg=before)
        self.decided += 1
        self._in_vain = 0
        return True

    def to_the_end(self, most: int = 600) -> None:
        """Play on until the result is shown."""
        for _ in as_long_as(self.step):
            assert self.decided < most, "this game does not end"

    def await_one(self, found: Locator) -> None:
        """Until there is at least one of those."""
        try:
            found.first.wait_for(timeout=SOON)
        except NotThere as gone:
            raise Gone from gone

    def press_any(self, found: Locator) -> None:
        """One of those, at random. A moment may end while one reaches for it."""
        self.await_one(found)
        one = found.nth(self.rng.randrange(max(1, found.count())))
        try:
            self.visitor.press(one, SOON)
        except NotThere as gone:
            raise Gone from gone


def play_together(players: Sequence[Player]) -> None:
    """Whoever is asked goes on, until the game is over for everybody."""
    over: set[Player] = set()
    for _ in as_long_as(lambda: len(over) < len(players)):
        for player in players:
            if player not in over and player.looks_up() and not player.step():
                over.add(player)


def play_now(visitor: Visitor, game: str, move: Move) -> Player:
    """From the lobby to a game against bots, in one click."""
    visitor.go("/")
    visitor.press(visitor.find(f"play-{game}"))
    return Player(visitor, move)


def offered(page: Page) -> Locator:
    """Everything on the board that would decide something."""
    return page.locator("[data-testid=stage] [data-action]:visible:not([disabled])")


def play_gruell(player: Player) -> None:
    """Any card, or any prey."""
    player.press_any(offered(player.page))


def play_gologolo(player: Player) -> None:
    """Whatever is offered; else discard the first card that may be."""
    page = player.page
    cards = page.locator("[data-card]:visible")
    player.await_one(cards)
    if offered(page).count() == 0:
        player.press_any(cards)
    player.press_any(offered(page))


def play_oeufs(player: Player) -> None:
    """Any egg, anywhere; what there is to say is not said."""
    page = player.page
    ready, there = page.locator("[data-square].ready"), page.locator("[data-square][data-action]")
    end = page.locator("[data-action=end]:visible")
    player.await_one(ready.or_(there).or_(end))
    if end.count():
        player.press_any(end)
        return
    if ready.count():
        player.press_any(ready)
    player.press_any(offered(page))
