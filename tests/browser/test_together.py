"""People together: two browsers, one screen, a reload, a server that goes away, a private link."""

from __future__ import annotations

import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.house import served
from tests.browser.player import Player, play_gruell
from tests.browser.visitor import Visitor


def open_table(visitor: Visitor, seats: int = 2) -> str:
    """A table of Grüll for that many, with one's own place taken; its link."""
    visitor.go("/new/gruell")
    visitor.page.get_by_label(f"{seats}", exact=True).check()
    visitor.find("lay").click()
    visitor.page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    return visitor.page.url


def take_a_seat(visitor: Visitor, link: str, name: str) -> None:
    visitor.page.goto(link)
    visitor.find("seat-1").get_by_role("button").first.click()
    visitor.find("name").fill(name)
    visitor.find("name").press("Enter")
    visitor.find("stage").wait_for()


def log_of(visitor: Visitor) -> str:
    return visitor.find("log").inner_text()


def test_two_browsers_play_one_table(door: Door) -> None:
    ana, bob = door.visitor(), door.visitor("phone", "fr-FR")
    link = open_table(ana)
    ana.screen("together-waiting")
    take_a_seat(bob, link, "Bob")
    players = [Player(ana, play_gruell, 1), Player(bob, play_gruell, 2)]
    ana.find("stage").wait_for()
    while [player for player in players if player.step()]:
        pass
    for visitor in (ana, bob):
        expect(visitor.find("result")).to_be_visible()
        visitor.screen("together-result")
    assert "Bob" in ana.find("result").inner_text()


def test_a_spectator_sees_no_hand(door: Door) -> None:
    ana, bob, eve = door.visitor(), door.visitor(), door.visitor()
    link = open_table(ana)
    take_a_seat(bob, link, "Bob")
    eve.page.goto(link)
    eve.find("stage").wait_for()
    expect(eve.find("stage")).to_have_attribute("data-eyes", "stranger")
    assert eve.page.locator("[data-testid=stage] [data-action]").count() == 0
    eve.screen("spectator")


def test_people_at_one_screen_hand_it_over(door: Door) -> None:
    """Between two people nothing of anybody's hand is drawn."""
    ana = door.visitor("phone")
    ana.go("/new/gruell")
    ana.page.get_by_label("2", exact=True).check()
    ana.page.get_by_label("are here with me").check()
    ana.find("lay").click()
    player = Player(ana, play_gruell)
    handed = 0
    while (state := player.state()) != "over":
        if state == "hand-over":
            handed += 1
            expect(ana.find("stage")).to_have_attribute("data-eyes", "stranger")
            assert ana.page.locator("[data-testid=stage] button[data-card]").count() == 0
            if handed == 3:
                ana.screen("hand-over")
        player.step()
    assert handed >= 9
    expect(ana.find("result")).to_be_visible()


def test_a_reload_loses_nothing(door: Door) -> None:
    ana = door.visitor()
    ana.go("/")
    ana.find("play-gruell").click()
    player = Player(ana, play_gruell)
    for _ in range(4):
        player.step()
        player.state()
        told = log_of(ana)
        ana.page.reload()
        player.state()
        assert told in log_of(ana)
    player.to_the_end()


def test_the_server_may_be_restarted_in_mid_game(door: Door, tmp_path: Path) -> None:
    """Killed, not stopped: what was acknowledged is there, and the page goes on by itself."""
    with served(tmp_path) as house:
        ana = door.visitor(house=house)
        ana.server_may_be_away = True
        ana.go("/")
        ana.find("play-gruell").click()
        player = Player(ana, play_gruell)
        for _ in range(3):
            player.step()
        player.state()
        told = log_of(ana)
        house.stop(signal.SIGKILL)
        expect(ana.find("connection")).to_be_visible()
        assert told in log_of(ana)
        ana.screen("connection-lost")
        house.start()
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


def test_a_game_by_the_keyboard_alone(door: Door) -> None:
    """From the lobby to the result; no mouse, no finger."""
    ana = door.visitor()
    ana.go("/")
    tab_to(ana, "[data-testid=play-gruell]")
    ana.page.keyboard.press("Enter")

    def by_keys(player: Player) -> None:
        offered = "[data-testid=stage] [data-action]"
        player.page.locator(offered).first.wait_for()
        tab_to(ana, offered)
        player.page.keyboard.press("Enter")

    player = Player(ana, by_keys)
    while (state := player.state()) != "over":
        if state == "confirm":
            player.page.keyboard.press("Enter")
        else:
            player.step()
    expect(ana.find("result")).to_be_visible()
    ana.screen("keyboard-result")


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something of that kind has the focus, as somebody would; then arrows do."""
    focused = f"() => document.activeElement?.matches({selector!r}) ?? false"
    for _ in range(60):
        if visitor.page.evaluate(focused):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {selector}")
