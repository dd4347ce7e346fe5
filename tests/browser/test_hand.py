"""The hand of Gologolo: arranged by dragging, kept as it was left, discarded onto the pile."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Door
from tests.browser.tables import FIRST_DISCARD, against_a_bot, made
from tests.browser.visitor import Visitor

CARDS = 14
STEPS = 6
"""A hand moves a card over the table, it does not throw it."""


def sit_down(visitor: Visitor) -> None:
    made(visitor, **against_a_bot("gologolo", start=FIRST_DISCARD))
    expect(hand(visitor)).to_have_count(CARDS)


def hand(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-card]")


def order(visitor: Visitor) -> list[str]:
    """The cards from left to right."""
    found: list[str] = hand(visitor).evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return found


def drag(visitor: Visitor, what: Locator, to: Locator) -> None:
    """Press, move, and let go over the middle of the other thing."""
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=STEPS)
    mouse.up()


def test_a_card_is_dragged_to_its_place_and_stays_there(door: Door) -> None:
    ana = door.visitor()
    sit_down(ana)
    before = order(ana)
    drag(ana, hand(ana).first, hand(ana).nth(5))
    wanted = [*before[1:6], before[0], *before[6:]]
    assert order(ana) == wanted
    assert ana.page.locator("[data-card][aria-pressed=true]").count() == 0  # nor is it chosen
    ana.page.reload()
    expect(hand(ana)).to_have_count(CARDS)
    assert order(ana) == wanted


def test_a_hand_sorts_itself_again_when_asked(door: Door) -> None:
    ana = door.visitor()
    sit_down(ana)
    before = order(ana)
    drag(ana, hand(ana).first, hand(ana).nth(5))
    assert order(ana) != before
    ana.page.get_by_role("group", name="Sort").get_by_role("button").first.click()
    assert order(ana) == before


def test_a_card_dragged_onto_the_discards_is_discarded(door: Door) -> None:
    ana = door.visitor()
    sit_down(ana)
    card = hand(ana).nth(4)
    words, name = card.get_attribute("title"), card.get_attribute("data-card")
    assert words is not None
    assert name is not None
    before = order(ana).count(name)
    drag(ana, card, ana.page.locator("[data-pile]"))
    expect(ana.find("log")).to_contain_text(words)
    assert order(ana).count(name) <= before  # one has gone; another like it may have been drawn


def test_a_card_let_go_elsewhere_comes_back(door: Door) -> None:
    ana = door.visitor()
    sit_down(ana)
    before = order(ana)
    drag(ana, hand(ana).nth(4), ana.find("stock"))
    assert order(ana) == before
    assert ana.find("question").get_attribute("data-active") == "true"
