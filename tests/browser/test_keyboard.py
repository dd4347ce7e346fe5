"""Playing by the keyboard alone: no mouse, no finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.player import Move, Player
from tests.browser.tables import FIRST_DISCARD, against_a_bot, last_cards, made
from tests.browser.visitor import Visitor
from tests.ends import as_long_as

OFFERED = "[data-testid=stage] [data-action]:not([disabled])"
BETWEEN = """(selector) => {
  const squares = [...document.querySelectorAll("[role=grid] button")];
  const size = Math.sqrt(squares.length);
  const from = squares.indexOf(document.activeElement);
  const to = squares.indexOf(document.querySelector(selector));
  return [Math.floor(to / size) - Math.floor(from / size), (to % size) - (from % size)];
}"""
"""How many rows and columns lie between the square with the focus and the first of a kind."""


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something of that kind has the focus, as somebody would."""
    focused = f"() => document.activeElement?.matches({selector!r}) ?? false"
    for _ in range(60):
        if visitor.page.evaluate(focused):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")


def press(player: Player, selector: str) -> None:
    """Go there with Tab, and press Enter."""
    player.page.locator(selector).first.wait_for()
    tab_to(player.visitor, selector)
    player.page.keyboard.press("Enter")


def walk_to(player: Player, selector: str) -> None:
    """Go to a square with the arrow keys, and press Enter."""
    player.page.locator(selector).first.wait_for()
    tab_to(player.visitor, "[data-square]")
    down, right = player.page.evaluate(BETWEEN, selector)
    keys = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
    keys += ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)
    for key in [*keys, "Enter"]:
        player.page.keyboard.press(key)


def play_gruell(player: Player) -> None:
    """The first card or prey."""
    press(player, OFFERED)


def play_gologolo(player: Player) -> None:
    """The first thing on offer; else a card of the hand is discarded."""
    player.page.locator("[data-card]").first.wait_for()
    if player.page.locator(OFFERED).count() == 0:
        press(player, "[data-card]")
    press(player, OFFERED)


def play_oeufs(player: Player) -> None:
    """The first egg goes as far as it may."""
    player.page.locator("[data-square]").first.wait_for()
    if player.page.locator("[data-action=end]").count():
        press(player, "[data-action=end]")
    else:
        walk_to(player, "[data-square].ready")
        walk_to(player, "[data-square][data-action]")


def go_on(player: Player) -> bool:
    """One more thing; False when the game is over."""
    state = player.state()
    if state == "confirm":
        player.page.keyboard.press("Enter")
    elif state != "over":
        player.step()
    return state != "over"


def to_the_end(player: Player) -> None:
    for _ in as_long_as(lambda: go_on(player)):
        pass
    expect(player.visitor.find("result")).to_be_visible()


def test_a_whole_game_from_the_lobby_to_the_replay(door: Door) -> None:
    """And through it: every key of it, and back to the table."""
    ana = door.visitor()
    ana.go("/")
    tab_to(ana, "[data-testid=play-gruell]")
    ana.page.keyboard.press("Enter")
    to_the_end(Player(ana, play_gruell))
    ana.screen("keyboard-result")
    tab_to(ana, "nav a[href*=replay]")
    ana.page.keyboard.press("Enter")
    replay = ana.find("replay")
    expect(replay).to_have_attribute("data-step", "0")
    ana.find("slider").wait_for()
    for key, step in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        ana.page.keyboard.press(key)
        expect(replay).to_have_attribute("data-step", step)
    ana.page.keyboard.press(" ")
    expect(replay).not_to_have_attribute("data-step", "0")
    ana.page.keyboard.press(" ")
    expect(ana.find("play")).to_have_accessible_name("Play")


ENDINGS: dict[str, tuple[Move, dict[str, Any]]] = {
    "gologolo": (play_gologolo, {"start": last_cards()}),
    "oeufs": (play_oeufs, {"options": {"size": "6", "turn_limit": 12}}),
}


@pytest.mark.parametrize("game", ENDINGS)
def test_the_other_boards_to_the_end(game: str, door: Door) -> None:
    move, plan = ENDINGS[game]
    ana = door.visitor()
    made(ana, **against_a_bot(game, **plan))
    player = Player(ana, move)
    go_on(player)
    player.state()
    ana.screen(f"keyboard-{game}")
    to_the_end(player)


def test_a_hand_is_arranged_and_a_card_given_up(door: Door) -> None:
    """Gologolo: Shift and arrows move a card, Delete discards it."""
    ana = door.visitor()
    made(ana, **against_a_bot("gologolo", start=FIRST_DISCARD))
    cards = ana.page.locator("[data-card]")
    expect(cards).to_have_count(14)
    first = cards.first.get_attribute("data-card") or ""
    tab_to(ana, "[data-card]")
    ana.page.keyboard.press("Shift+ArrowRight")
    expect(cards.nth(1)).to_have_attribute("data-card", first)
    expect(cards.nth(1)).to_be_focused()
    words = cards.nth(1).get_attribute("title") or ""
    ana.page.keyboard.press("Delete")
    expect(ana.find("log")).to_contain_text(words)


def test_the_table_around_the_board(door: Door) -> None:
    """The menu, the chat, the leaves at the side; and the keyboard comes back to where it was."""
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    tab_to(ana, "[aria-label='This table']")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog", name="This table")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="This table")).to_be_focused()
    tab_to(ana, "[role=tab]")
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator("[data-tab=chat]")).to_be_focused()
    tab_to(ana, "[data-testid=say]")
    ana.page.keyboard.type("hello there")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("tabpanel")).to_contain_text("hello there")


def test_the_drawer_of_a_phone(door: Door) -> None:
    """A keyboard can be at a small screen as well."""
    ana = door.visitor("phone")
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    tab_to(ana, "[aria-keyshortcuts=r]")
    ana.page.keyboard.press("Enter")
    drawer = ana.page.get_by_role("dialog")
    expect(drawer).to_be_visible()
    expect(ana.page.locator("[data-tab=rules]")).to_have_attribute("aria-selected", "true")
    ana.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(ana.page.locator("[aria-keyshortcuts=r]")).to_be_focused()
