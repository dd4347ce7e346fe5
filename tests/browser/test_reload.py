"""A reload at any moment loses nothing: in the middle of a game, of a question, of a hand-over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.player import Player, play_gologolo, play_gruell, play_now
from tests.browser.tables import (
    FIRST_DISCARD,
    LAST_EGG,
    against_a_bot,
    at_one_screen,
    end_of_a_round,
    made,
    with_somebody,
)


def test_between_two_decisions(door: Door) -> None:
    ana = door.visitor()
    player = play_now(ana, "gruell", play_gruell)
    for _ in range(3):
        player.step()
        player.state()
        told = ana.find("log").inner_text()
        ana.page.reload()
        player.state()
        assert told in ana.find("log").inner_text()
    player.to_the_end()


def test_while_what_was_revealed_is_still_shown(door: Door) -> None:
    """Nobody has to see it all: who comes back finds the table after it, and the log of it."""
    ana = door.visitor(motion=True, hurried=False)
    player = play_now(ana, "gruell", play_gruell)
    player.step()
    expect(ana.find("log")).to_contain_text("Trick 1")
    ana.page.reload()
    player.state()
    expect(ana.find("log")).to_contain_text("Trick 1")
    player.step()


def test_after_a_secret_choice(door: Door) -> None:
    """It stays chosen, and can still be taken back."""
    ana = door.visitor()
    with_somebody(ana, "gruell")
    player = Player(ana, play_gruell)
    player.state()
    offers = ana.page.locator("[data-testid=stage] [data-action]")
    offers.first.wait_for()
    cards = offers.count()
    player.step()
    ana.page.reload()
    expect(ana.find("question")).to_have_attribute("data-active", "false")
    ana.page.locator("[data-testid=stage] ul button").first.wait_for()
    assert offers.count() == 0
    ana.page.keyboard.press("u")
    player.state()
    expect(offers).to_have_count(cards)


def test_while_the_screen_is_handed_over(door: Door) -> None:
    """Whoever is to take it is asked again, and nobody's cards are there."""
    ana = door.visitor()
    made(ana, **at_one_screen("gologolo", start=FIRST_DISCARD))
    for _ in range(2):
        expect(ana.find("hand-over")).to_contain_text("Ana")
        assert ana.page.locator("[data-card]").count() == 0
        ana.page.reload()
    ana.find("hand-over").get_by_role("button").click()
    expect(ana.page.locator("[data-card]")).to_have_count(14)


def test_while_one_is_asked_whether_one_is_sure(door: Door) -> None:
    """Nothing has been decided, and everything is still offered."""
    ana = door.visitor()
    made(ana, **against_a_bot("oeufs", start=LAST_EGG))
    ana.page.locator("[data-square=f2]").click()
    ana.page.locator("[data-action=f2-f1]:visible").first.click()
    declare = ana.page.locator("[data-action=declare]")
    declare.click()
    ana.find("confirm").wait_for()
    ana.page.reload()
    declare.wait_for()
    assert ana.find("confirm").count() == 0
    declare.click()
    ana.find("confirm").get_by_role("button").first.click()
    expect(ana.find("result")).to_contain_text("You win")


def test_at_the_sheet_between_two_rounds(door: Door) -> None:
    """It is there until somebody has read it."""
    ana = door.visitor()
    made(ana, **against_a_bot("gologolo", start=end_of_a_round()))
    Player(ana, play_gologolo).step()
    sheet = ana.find("round-sheet")
    expect(sheet).to_contain_text("Ana")
    ana.screen("round-sheet")
    ana.page.reload()
    expect(sheet).to_contain_text("Ana")
    ana.find("go-on").click()
    expect(sheet).to_have_count(0)
    expect(ana.page.locator("[data-card]").nth(12)).to_be_visible()
    ana.page.reload()
    expect(ana.page.locator("[data-card]").nth(12)).to_be_visible()
    assert sheet.count() == 0
