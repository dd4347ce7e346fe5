"""The lobby: five boxes that say what is in them, each playable in one click, and my own tables."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.player import Player, play_gruell
from tests.browser.tables import against_a_bot, last_trick, made

BOXES = {
    "gruell": ("Grüll", "2–5 players"),
    "gologolo": ("Gologolo", "2–5 players"),
    "oeufs": ("Les œufs sont faits", "2 or 4 players"),
    "gootmu": ("G.O.O.T.M.U.", "2–8 players"),
    "gulo": ("Gulo Gulo", "2–6 players"),
}
SENTENCE = 20
"""Letters, at least, that say what a game is about."""


def test_every_box_says_what_is_in_it(door: Door) -> None:
    """Its name, a picture, how many play, how long, one sentence, and three ways on."""
    ana = door.visitor()
    ana.go("/")
    boxes = ana.find("games").get_by_role("article")
    expect(boxes).to_have_count(len(BOXES))
    for key, (name, players) in BOXES.items():
        box = ana.find("games").get_by_role("article", name=name, exact=True)
        expect(box).to_contain_text(players)
        expect(box).to_contain_text("minutes")
        expect(box.locator(".lid svg").first).to_be_visible()
        assert len(box.locator(".tagline").inner_text()) > SENTENCE
        expect(box.get_by_test_id(f"play-{key}")).to_be_enabled()
        expect(box.get_by_role("link", name="With friends")).to_be_visible()
        expect(box.get_by_role("link", name="Rules")).to_be_visible()


def test_the_lobby_knows_my_games(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell", start=last_trick()))
    player = Player(ana, play_gruell)
    player.state()
    ana.go("/")
    running = ana.find("running")
    expect(running).to_contain_text("Grüll")
    ana.screen("my-games")
    running.get_by_role("link").first.click()
    player.to_the_end()
    ana.go("/")
    expect(ana.find("finished")).to_contain_text("Grüll")
    assert running.count() == 0
