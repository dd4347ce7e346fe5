"""What a table offers besides its board: why not, hints, undo, rules, chat, clock, whose turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.player import Player, play_gruell, play_oeufs
from tests.browser.tables import (
    FALSE_EGG,
    LAST_EGG,
    against_a_bot,
    enter,
    laid,
    made,
    with_somebody,
)
from tests.browser.visitor import Visitor

WATCH = """() => {
  window.declared = new Promise((seen) =>
    new MutationObserver((_, watch) => {
      const there = document.querySelector("[data-testid=declaration]");
      if (!there?.checkVisibility()) return;
      watch.disconnect();
      seen({ said: there.innerText, hidden: document.querySelector("dialog[open]") !== null });
    }).observe(document.body, { childList: true, subtree: true }),
  );
}"""
"""Look out for the great moment, which passes: were it looked for afterwards, it might be over."""


@pytest.mark.parametrize(
    ("start", "said", "result"),
    [(LAST_EGG, "", "You win"), (FALSE_EGG, "not quite", "wins")],
    ids=["right", "wrong"],
)
def test_the_declaration_is_a_moment(door: Door, start: str, said: str, result: str) -> None:
    """Before the result, for everybody to see; whoever is wrong sees that too."""
    ana = door.visitor()
    made(ana, **against_a_bot("oeufs", start=start))
    ana.page.locator("[data-square=f2]").click()
    ana.page.locator("[data-action=f2-f1]:visible").first.click()
    ana.page.locator("[data-action=declare]").click()
    ana.screen("oeufs-sure")
    ana.page.evaluate(WATCH)
    ana.find("confirm").get_by_role("button").first.click()
    moment = ana.page.evaluate("window.declared")
    assert "Ana" in moment["said"]
    assert "Les œufs sont faits" in moment["said"]
    assert said in moment["said"]
    assert not moment["hidden"]
    expect(ana.find("result")).to_contain_text(result)
    ana.screen(f"oeufs-declared-{result.split()[-1]}")


def test_what_cannot_be_done_says_why(door: Door) -> None:
    """With its rule, which opens at the clause."""
    ana = door.visitor()
    made(ana, **against_a_bot("oeufs"))
    player = Player(ana, play_oeufs)
    player.state()
    ana.page.locator("[data-square].ready").first.click()
    ana.page.locator("[data-square=c4]").click()
    expect(ana.find("refusal")).to_contain_text("OE-")
    ana.screen("refusal")
    clause = re.search(r"OE-\d+", ana.find("refusal").inner_text())
    assert clause is not None
    ana.find("refusal").get_by_role("button").click()
    expect(ana.find("clause-asked")).to_contain_text(clause[0])
    expect(ana.find("clause-asked")).to_be_in_viewport()


def test_the_rules_open_where_they_matter(door: Door) -> None:
    """And again, for whoever has read on since."""
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    ana.page.keyboard.press("r")
    now = ana.find("clause-now").first
    expect(now).to_be_in_viewport()
    expect(ana.find("clause-now").filter(has_text="GR-03").first).to_be_in_viewport()
    ana.page.get_by_role("link", name="All the rules").scroll_into_view_if_needed()
    expect(now).not_to_be_in_viewport()
    ana.page.keyboard.press("r")
    expect(now).to_be_in_viewport()


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
    with_somebody(ana, "gruell", others=2)
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


def test_the_page_says_whose_turn_it_is(door: Door) -> None:
    """In the tab, at the seat, at the question; and no longer once one has chosen."""
    ana = door.visitor(language="fr-FR")
    with_somebody(ana, "gruell")
    player = Player(ana, play_gruell)
    player.state()
    seat = ana.find("seat-0")
    expect(ana.page).to_have_title(re.compile("À toi"))
    expect(seat).to_have_attribute("data-awaited", "true")
    expect(seat).to_contain_text("À toi")
    expect(ana.find("question")).to_contain_text("À toi")
    player.step()
    expect(ana.page).not_to_have_title(re.compile("À toi"))
    expect(seat).not_to_contain_text("À toi")
    expect(ana.find("question")).not_to_contain_text("À toi")


def seconds_on(visitor: Visitor) -> int:
    """What the clock of the first seat shows."""
    shown = visitor.find("seat-0").get_by_role("timer").inner_text()
    minutes, seconds = shown.split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_clock_runs_where_one_was_agreed(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell", clock={"kind": "move", "seconds": 600}))
    Player(ana, play_gruell).state()
    clock = ana.find("seat-0").get_by_role("timer")
    expect(clock).to_be_visible()
    first = seconds_on(ana)
    assert 500 < first <= 600
    expect(clock).not_to_have_text(re.compile(f"^{first // 60}:{first % 60:02}$"))
    assert seconds_on(ana) < first
    ana.screen("clock")


def test_no_clock_where_nobody_is_in_a_hurry(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).state()
    assert ana.page.get_by_role("timer").count() == 0


def test_what_happens_can_be_heard_and_the_board_read(door: Door) -> None:
    """The log is a live region wherever it is, and `w` tells the position in sentences."""
    ana = door.visitor()
    table = laid(ana, **against_a_bot("gruell"))
    enter(ana, table["table"], *table["keys"])
    player = Player(ana, play_gruell)
    player.step()
    player.state()
    log = ana.page.get_by_role("log")
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log).to_contain_text("Trick 1")
    ana.page.keyboard.press("w")
    words = ana.page.get_by_role("tabpanel").get_by_test_id("in-words")
    expect(words).to_be_visible()
    expect(words).to_contain_text("Ana")
    ana.screen("in-words")
    expect(log).to_have_attribute("aria-live", "polite")
    player.step()
    expect(log).to_contain_text("Trick 2")  # told while another leaf is open


def test_whoever_leaves_while_the_log_still_scrolls_sees_no_error(door: Door) -> None:
    """A browser tells of scrolling a frame later: by then the page may be another one."""
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    log = ana.find("log").element_handle()
    assert log is not None
    ana.page.get_by_role("link", name="Back to the games").click()
    ana.find("games").wait_for()
    log.evaluate("(box) => box.dispatchEvent(new Event('scroll'))")
    assert not log.evaluate("(box) => box.isConnected")


def test_the_log_of_the_eggs_is_as_short_as_memory_wants(door: Door) -> None:
    """Nobody can look up what happened before each player's latest action (OE-20)."""
    ana = door.visitor()
    made(ana, **against_a_bot("oeufs"))
    player = Player(ana, play_oeufs)
    for _ in range(4):
        player.step()
    player.state()
    expect(ana.find("log").get_by_text(re.compile(" moves "))).to_have_count(2)
