"""People together: two browsers, one screen, a server that goes away, a private link."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.house import served
from tests.browser.player import Player, play_gruell, play_now, play_together
from tests.browser.tables import FIRST_DISCARD, at_one_screen, made
from tests.browser.visitor import Visitor
from tests.ends import rounds


def open_table(visitor: Visitor, game: str = "gruell") -> str:
    """A table for two with one's own place taken; the link that it shows to send to somebody."""
    visitor.go(f"/new/{game}")
    visitor.page.get_by_label("2", exact=True).check()
    visitor.find("lay").click()
    visitor.page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    return visitor.page.get_by_label("The link to this table").input_value()


def take_a_seat(visitor: Visitor, link: str, name: str) -> None:
    visitor.page.goto(link)
    visitor.press(visitor.find("seat-1").get_by_role("button").first)
    visitor.find("name").fill(name)
    visitor.find("name").press("Enter")
    visitor.find("stage").wait_for()


def log_of(visitor: Visitor) -> str:
    return visitor.find("log").inner_text()


def test_two_browsers_play_one_table(door: Door) -> None:
    """By the link that is shown; each reads in their own language what happens to both."""
    ana, bob = door.visitor(), door.visitor("phone", "fr-FR")
    link = open_table(ana)
    ana.screen("together-waiting")
    take_a_seat(bob, link, "Bob")
    players = [Player(ana, play_gruell, 1), Player(bob, play_gruell, 2)]
    for player in players:
        player.step()
    bob.press(bob.page.get_by_role("button", name="Journal"))
    expect(ana.find("log")).to_contain_text("Trick 1")
    expect(bob.find("log")).to_contain_text("Pli 1")
    assert "Trick" not in log_of(bob)
    bob.press(bob.page.get_by_role("button", name="Fermer"))
    play_together(players)
    for visitor in (ana, bob):
        expect(visitor.find("result")).to_be_visible()
        visitor.screen("together-result")
    assert "Bob" in ana.find("result").inner_text()


def test_a_spectator_sees_no_hand(door: Door) -> None:
    ana, bob, eve = door.visitor(), door.visitor(), door.visitor()
    link = open_table(ana, "gologolo")
    take_a_seat(bob, link, "Bob")
    for seated in (ana, bob):
        expect(seated.page.locator("[data-card]").nth(12)).to_be_visible()
    eve.page.goto(link)
    expect(eve.find("stock")).to_be_visible()
    expect(eve.find("stage")).to_have_attribute("data-eyes", "stranger")
    assert eve.page.locator("[data-card]").count() == 0
    assert eve.page.locator("[data-testid=stage] [data-action]").count() == 0
    eve.screen("spectator")


def cards_of(visitor: Visitor) -> set[str]:
    """The hand on the screen, card by card in words."""
    expect(visitor.page.locator("[data-card]").nth(12)).to_be_visible()
    titles: list[str] = visitor.page.locator("[data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.title)"
    )
    return set(titles)


def told(visitor: Visitor, cards: set[str]) -> set[str]:
    """Those of the cards that the page names anywhere, seen or not."""
    page = str(visitor.page.evaluate("document.body.outerHTML"))
    return {card for card in cards if re.search(rf"(?<!half-){card}", page)}


def take_the_screen(visitor: Visitor) -> None:
    visitor.press(visitor.find("hand-over").get_by_role("button").first)


def test_people_at_one_screen_hand_it_over(door: Door) -> None:
    """Between two people nothing of anybody's hand is there, neither drawn nor in words."""
    ana = door.visitor("phone")
    made(ana, **at_one_screen("gologolo", start=FIRST_DISCARD))
    expect(ana.find("hand-over")).to_contain_text("Ana")
    assert ana.page.locator("[data-card]").count() == 0
    take_the_screen(ana)
    anas = cards_of(ana)
    assert told(ana, anas) == anas
    discarded = ana.page.locator("[data-card]").first
    still_hidden = anas - {discarded.get_attribute("title")}
    ana.press(discarded)
    ana.press(ana.find("commit"))
    expect(ana.find("hand-over")).to_contain_text("Bob")
    ana.screen("hand-over")
    expect(ana.find("stage")).to_have_attribute("data-eyes", "stranger")
    assert ana.page.locator("[data-card]").count() == 0
    assert told(ana, still_hidden) == set()
    take_the_screen(ana)
    bobs = cards_of(ana)
    assert not anas & bobs
    assert told(ana, still_hidden) == set()


def test_a_whole_game_at_one_screen(door: Door) -> None:
    ana = door.visitor("phone")
    ana.go("/new/gruell")
    ana.page.get_by_label("2", exact=True).check()
    ana.page.get_by_label("are here with me").check()
    ana.press(ana.find("lay"))
    player = Player(ana, play_gruell)
    handed = 0
    for _ in rounds():
        handed += player.state() == "hand-over"
        if not player.step():
            break
    assert handed >= 9
    expect(ana.find("result")).to_be_visible()


def test_the_server_may_be_restarted_in_mid_game(door: Door, tmp_path: Path) -> None:
    """Killed, not stopped: what was acknowledged is there, and the page goes on by itself."""
    with served(tmp_path) as house:
        ana = door.visitor(house=house)
        ana.server_may_be_away = True
        player = play_now(ana, "gruell", play_gruell)
        for _ in range(3):
            player.step()
        player.state()
        told = log_of(ana)
        house.stop(signal.SIGKILL)
        expect(ana.find("connection")).to_be_visible()
        assert told in log_of(ana)
        ana.screen("connection-lost")
        house.start()
        # A browser says so when the network is back; we need not wait for the next try.
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.find("connection")).to_be_hidden()
        player.to_the_end()
        assert told in log_of(ana)
        ana.page.goto("about:blank")


def test_a_seat_is_taken_along_to_another_device(door: Door) -> None:
    """By the private link, whose secret is in the part that no server sees."""
    ana, phone = door.visitor(), door.visitor("phone")
    ana.go("/")
    ana.find("play-gruell").click()
    Player(ana, play_gruell).step()
    mine = ana.page.evaluate("JSON.parse(localStorage.getItem('tablee.tables'))[0]")
    key = mine["keys"][0]
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(f"t/{mine['table']}#seat={key['seat']}&key={key['token']}")
    Player(phone, play_gruell).step()
    expect(phone.find("stage")).to_have_attribute("data-eyes", "0")
    assert key["token"] not in phone.page.url
    assert not any(key["token"] in url for url in asked)
