"""What lies over a page is for everyone too: sheets, drawers, questions asked twice, hand-over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Door
from tests.browser.everyone import faults
from tests.browser.player import Player, play_gruell
from tests.browser.tables import (
    FIRST_DISCARD,
    GOLOGOLO,
    LAST_EGG,
    against_a_bot,
    at_one_screen,
    end_of_a_round,
    laid,
    made,
)
from tests.browser.test_pages import LOOKS, visitor_with
from tests.browser.visitor import Visitor


class Walk:
    """Somebody who opens one sheet after the other, and notes what is wrong with each."""

    def __init__(self, visitor: Visitor, look: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._look = look
        self.found: dict[str, list[str]] = {}

    def see(self, name: str, what: Locator) -> None:
        what.first.wait_for()
        self.visitor.screen(f"sheet-{name}-{self._look}")
        if wrong := faults(self.visitor):
            self.found[name] = wrong

    def sheet(self, name: str, opener: Locator) -> None:
        """Open it, look at it, close it."""
        self.visitor.press(opener)
        self.see(name, self.page.locator("dialog[open]"))
        self.page.keyboard.press("Escape")
        self.page.locator("dialog[open]").wait_for(state="detached")


def at_gruell(walk: Walk) -> None:
    """Settings, the menu, the keys, somebody's camp; what lies in the drawer."""
    made(walk.visitor, **against_a_bot("gruell"))
    player = Player(walk.visitor, play_gruell)
    player.step()
    player.state()
    walk.sheet("settings", walk.visitor.find("settings"))
    walk.sheet("menu", walk.page.locator("header .more > button").last)
    walk.sheet("camp", walk.visitor.find("camp-1"))
    walk.page.keyboard.press("?")
    walk.see("keys", walk.page.locator("dialog[open]"))
    walk.page.keyboard.press("Escape")
    for key, tab in {"l": "log", "c": "chat", "r": "rules", "w": "words"}.items():
        walk.page.keyboard.press(key)
        walk.see(f"leaf-{tab}", walk.page.locator(f"[data-tab={tab}][aria-selected=true]"))
        walk.page.keyboard.press("Escape")


def at_oeufs(walk: Walk) -> None:
    """The list of eggs, and what is asked twice."""
    made(walk.visitor, **against_a_bot("oeufs", start=LAST_EGG))
    walk.sheet("egg-list", walk.visitor.find("oeufs-list"))
    walk.visitor.press(walk.page.locator("[data-square=f2]"))
    walk.see("oeufs-picked", walk.page.locator("[data-action=f2-f1]:visible"))
    walk.visitor.press(walk.page.locator("[data-action=f2-f1]:visible").first)
    walk.visitor.press(walk.page.locator("[data-action=declare]"))
    walk.see("confirm-oeufs", walk.visitor.find("confirm"))


def at_gologolo(walk: Walk) -> None:
    """A Gologolo in hand and about to be given up; the sheet between two rounds; all scores."""
    made(walk.visitor, **against_a_bot("gologolo", start=GOLOGOLO))
    walk.visitor.press(walk.page.locator("[data-card]").first)
    walk.see("gologolo-chosen", walk.visitor.find("commit"))
    walk.visitor.press(walk.visitor.find("commit"))
    walk.see("confirm-gologolo", walk.visitor.find("confirm"))
    made(walk.visitor, **against_a_bot("gologolo", start=end_of_a_round()))
    walk.sheet("scores", walk.page.locator("button.round"))
    walk.sheet("discards", walk.page.locator("button.river"))
    walk.visitor.press(walk.page.locator("[data-card]").first)
    walk.visitor.press(walk.visitor.find("commit"))
    walk.see("round-sheet", walk.visitor.find("round-sheet"))


def at_one_table(walk: Walk) -> None:
    """Sitting down, and handing the screen over."""
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "open"}]
    table = laid(walk.visitor, game="gologolo", seats=seats)
    walk.page.goto(f"t/{table['table']}")
    walk.sheet("take-seat", walk.visitor.find("seat-1").get_by_role("button"))
    made(walk.visitor, **at_one_screen("gologolo", start=FIRST_DISCARD))
    walk.see("hand-over", walk.visitor.find("hand-over"))


WALKS: dict[str, Callable[[Walk], None]] = {
    "gruell": at_gruell,
    "oeufs": at_oeufs,
    "gologolo": at_gologolo,
    "together": at_one_table,
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("where", WALKS)
def test_what_lies_over_a_page_is_for_everyone(where: str, look: str, door: Door) -> None:
    walk = Walk(visitor_with(look, door), look)
    WALKS[where](walk)
    assert walk.found == {}
