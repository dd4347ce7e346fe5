"""What a table offers besides its board: why not, hints, undo, rules, chat, replay, proof."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.player import Player, play_gruell, play_oeufs
from tests.browser.tables import against_a_bot, made

LAST_EGG = "oeufs 6 300 | BBBBBB/6/6/6/5a/aaaaa1 | turn A 20"
"""A takes the last egg home, and may then say so."""


def test_the_declaration_is_a_moment(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("oeufs", start=LAST_EGG))
    ana.page.locator("[data-square=f2]").click()
    ana.page.locator("[data-action=f2-f1]:visible").first.click()
    ana.page.locator("[data-action=declare]").click()
    ana.screen("oeufs-sure")
    ana.find("confirm").get_by_role("button").first.click()
    expect(ana.find("result")).to_be_visible()
    ana.screen("oeufs-declared")


def test_what_cannot_be_done_says_why(door: Door) -> None:
    """With its rule, which opens at the clause."""
    ana = door.visitor()
    made(ana, **against_a_bot("oeufs"))
    player = Player(ana, play_oeufs)
    player.state()
    ana.page.locator("[data-square].ready").first.click()
    far = ana.page.locator("[data-square=c4]")
    far.click()
    expect(ana.find("refusal")).to_contain_text("OE-")
    ana.screen("refusal")
    ana.find("refusal").get_by_role("button").click()
    clause = re.search(r"OE-\d+", ana.find("refusal").inner_text())
    assert clause is not None
    expect(ana.page.get_by_role("tabpanel")).to_contain_text(clause[0])


def test_a_hint_is_shown_and_said(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    ana.page.keyboard.press("h")
    expect(ana.find("hint")).to_be_visible()
    ana.screen("hint")


def test_a_secret_choice_is_taken_back(door: Door) -> None:
    """As long as somebody else still thinks."""
    ana = door.visitor()
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    ana.go("/")
    table = ana.page.request.post("api/tables", data={"game": "gruell", "seats": seats}).json()
    for seat in (1, 2):
        ana.page.request.post(f"api/tables/{table['table']}/seats/{seat}", data={"name": "Bob"})
    key = table["keys"][0]
    ana.page.goto(f"t/{table['table']}#seat=0&key={key['token']}")
    Player(ana, play_gruell).step()
    expect(ana.find("question")).to_have_attribute("data-active", "false")
    ana.page.keyboard.press("u")
    expect(ana.find("question")).to_have_attribute("data-active", "true")


def test_chat_is_heard(door: Door) -> None:
    ana, eve = door.visitor(), door.visitor()
    made(ana, **against_a_bot("gruell"))
    eve.page.goto(ana.page.url)
    eve.find("stage").wait_for()
    for visitor in (ana, eve):
        visitor.page.locator("[data-tab=chat]").click()
    ana.find("say").fill("bonne chance <b>!</b>")
    ana.find("say").press("Enter")
    for visitor in (ana, eve):
        expect(visitor.page.get_by_role("tabpanel")).to_contain_text("bonne chance <b>!</b>")


def test_the_rules_open_where_they_matter(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    ana.page.keyboard.press("r")
    expect(ana.page.get_by_role("tabpanel")).to_contain_text("GR-03")


def test_after_the_game(door: Door) -> None:
    """Replay by buttons and keys, a link to a position, the record, the proof, another game."""
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    table = ana.page.url
    Player(ana, play_gruell).to_the_end()
    ana.find("fairness").locator("summary").click()
    expect(ana.find("found")).to_have_text(ana.find("promised").inner_text())
    ana.screen("fairness")
    ana.page.get_by_role("link", name="See the game again").click()
    replay = ana.find("replay")
    expect(replay).to_have_attribute("data-step", "0")
    ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    ana.page.wait_for_url(re.compile("step=2"))
    ana.page.reload()
    expect(replay).to_have_attribute("data-step", "2")
    ana.page.keyboard.press("End")
    ana.screen("replay-end")
    ana.page.goto(table)
    ana.find("rematch").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and url != table)
    Player(ana, play_gruell).step()


def test_the_lobby_knows_my_games(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    player = Player(ana, play_gruell)
    player.step()
    player.state()
    ana.go("/")
    running = ana.find("running")
    expect(running).to_contain_text("Grüll")
    ana.screen("my-games")
    running.get_by_role("link").first.click()
    player.to_the_end()
    ana.go("/")
    expect(ana.find("finished")).to_contain_text("Grüll")


def test_the_tab_says_whose_turn_it_is(door: Door) -> None:
    ana = door.visitor(language="fr-FR")
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    expect(ana.page).to_have_title(re.compile("À toi"))
    expect(ana.find("seat-0")).to_have_attribute("data-awaited", "true")
