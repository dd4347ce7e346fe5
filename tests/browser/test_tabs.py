"""One person with two tabs of one browser: neither takes from the other what it holds."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Door
from tests.browser.player import DECISION, NEXT, STATE, offered
from tests.browser.visitor import Visitor

SOUND = "JSON.parse(localStorage.getItem('tablee.settings')).sound"


def another_tab(visitor: Visitor) -> Page:
    """A second page in the same profile: the same storage, a memory of its own."""
    page = visitor.context.new_page()
    page.goto("./")
    page.get_by_test_id("games").wait_for()
    visitor.forgive("'localStorage' property")  # of the empty page that a tab begins with
    return page


def begin(page: Page, game: str) -> None:
    """Play now, until something is asked."""
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_function(STATE)


def decide(page: Page) -> None:
    """Any card of Grüll, or any egg of Œufs, anywhere."""
    page.wait_for_function(STATE)
    before = page.evaluate(DECISION)
    eggs = page.locator("[data-square].ready")
    eggs.or_(offered(page)).first.wait_for()
    if eggs.count():
        eggs.first.click()
    offered(page).first.click()
    page.wait_for_function(NEXT, arg=before)


def eyes(page: Page) -> str | None:
    return page.get_by_test_id("stage").get_attribute("data-eyes")


def tables(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "JSON.parse(localStorage.getItem('tablee.tables') ?? '[]')"
    )
    return found


def test_two_tabs_keep_both_seats(door: Door) -> None:
    """Whichever moves last, a reload finds everybody in their seat, and the lobby knows both."""
    ana = door.visitor()
    ana.go("/")
    first, second = ana.page, another_tab(ana)
    begin(first, "oeufs")
    begin(second, "gruell")
    for page in (first, second, first):
        page.bring_to_front()
        decide(page)
    assert {(one["game"], len(one["keys"])) for one in tables(first)} == {
        ("oeufs", 1),
        ("gruell", 1),
    }
    for page in (first, second):
        page.bring_to_front()
        page.reload()
        page.wait_for_function(STATE)
        assert eyes(page) == "0"
    second.goto("./")
    running = second.get_by_test_id("running")
    expect(running.get_by_role("link")).to_have_count(2)


def test_what_one_tab_puts_away_stays_away(door: Door) -> None:
    ana = door.visitor()
    ana.go("/")
    first, second = ana.page, another_tab(ana)
    begin(first, "gruell")
    running = second.get_by_test_id("running")
    expect(running.get_by_role("link")).to_have_count(1)  # told by the other tab
    second.bring_to_front()
    running.get_by_test_id("put-away").click()
    running.get_by_role("button", name="Yes").click()
    expect(running).to_have_count(0)
    first.bring_to_front()
    decide(first)
    assert tables(second) == []


def test_a_setting_of_one_tab_is_not_undone_by_another(door: Door) -> None:
    ana = door.visitor()
    ana.go("/")
    first, second = ana.page, another_tab(ana)
    begin(first, "gruell")
    first.keyboard.press("m")
    expect(first.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
    second.bring_to_front()
    second.get_by_test_id("settings").click()
    second.get_by_label("Night").check()
    assert second.evaluate(SOUND) is False
