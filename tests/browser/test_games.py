"""Whole games played through the page, at a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, Door
from tests.browser.everyone import overflow, untranslated
from tests.browser.player import Move, Player, play_gologolo, play_gruell, play_now, play_oeufs
from tests.browser.visitor import Visitor

QUICK_GAMES: dict[str, tuple[Move, dict[str, str]]] = {
    "gruell": (play_gruell, {}),
    "gologolo": (play_gologolo, {}),
    "oeufs": (play_oeufs, {"turn_limit": "24"}),
}
FIRST_LOOK = 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", QUICK_GAMES)
def test_a_whole_game_against_bots(game: str, size: str, door: Door) -> None:
    move, options = QUICK_GAMES[game]
    ana = door.visitor(size, motion=size == "desk")
    if options:
        make_table(ana, game, options)
        player = Player(ana, move)
    else:
        player = play_now(ana, game, move)
    for _ in range(FIRST_LOOK):
        player.step()
    player.state()
    ana.screen(f"{game}-playing")
    assert overflow(ana.page) == 0
    player.to_the_end()
    expect(ana.find("result")).to_be_visible()
    ana.screen(f"{game}-result")
    assert untranslated(ana.page) == []


def make_table(visitor: Visitor, game: str, options: dict[str, str]) -> None:
    """Through the page for tables: bots in all other places, some options."""
    visitor.go(f"/new/{game}")
    page = visitor.page
    page.get_by_label("are bots").check()
    for details in page.locator("details").all():
        visitor.press(details.locator("summary"))
    for name, value in options.items():
        page.locator(f"[data-option={name}]").fill(value)
    visitor.press(visitor.find("lay"))
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
