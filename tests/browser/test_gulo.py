"""The path, the eggs and the odds of Gulo Gulo in the page: every decision is made on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SIZES, Door
from tests.browser.everyone import faults, overflow, untranslated
from tests.browser.maze import decision, tab_to
from tests.browser.player import NEXT, Player
from tests.browser.tables import made
from tests.browser.visitor import Visitor

EGGS = "4:y2,y3,r4,g4,p2,r3,p1,g3,y1,b5,b1*,g5,r2,y5,b4,r5,b2,b3,r1,y4,g1,g2"
"""Yellow ones on top, green ones at the bottom: thefts of 1 and of 69 percent."""
HALF_OPEN = f"gulo 2 dice 60 | rrgryybbyrygg?????? | ????? | 5 12 | {EGGS} | choose A"
"""A stands on a yellow tile; green leads to tile 12, blue to 7, and tile 14 may be turned."""
STAGES = {
    "half": HALF_OPEN,
    "open": f"gulo 2 dice 60 | rrgryybbyrygggybggr | ????? | 5 12 | {EGGS} | choose A",
    "path": f"gulo 2 dice 60 | rrgryybbyrygg?????? | ????? | 5 12 | {EGGS} | name A green path",
    "deck": f"gulo 2 dice 60 | rrgryybbyrygggybggr | ???? | 19 12 | {EGGS} | name A yellow deck",
    "junior": f"gulo 2 dice 60 | rrgryybbyrygggybggr | ???? | 19 12 | {EGGS} | name A purple deck",
}
CHOICES = "[data-testid=gulo-panel] [data-choice]"
CONFIRM = "[data-testid=gulo-panel] [data-action]"
PEOPLE = [{"kind": "screen", "name": "Ana"}, {"kind": "bot", "level": "thief"}]


def at_stage(visitor: Visitor, position: str) -> None:
    """A table at this position, against a bot; Ana is asked."""
    made(visitor, game="gulo", seats=PEOPLE, start=position)
    visitor.page.wait_for_selector("[data-testid=question][data-active=true]")
    visitor.page.locator(CHOICES).first.wait_for()


def choose(visitor: Visitor, choice: Locator) -> None:
    """Choose, and decide: a mouse chooses a colour at once, a finger sees first what it means."""
    before = decision(visitor.page)
    naming = visitor.page.locator("[data-testid=gulo-panel][data-asks=egg]").count() > 0
    visitor.press(choice)
    if naming or visitor.fingers:
        assert decision(visitor.page) == before
        visitor.press(visitor.page.locator(CONFIRM))
    visitor.page.wait_for_function(NEXT, arg=before)


def play_gulo(player: Player) -> None:
    """The safest egg; any colour."""
    choices = player.page.locator(CHOICES)
    player.await_one(choices)
    naming = player.page.locator("[data-testid=gulo-panel][data-asks=egg]").count() > 0
    choose(player.visitor, choices.nth(0 if naming else player.rng.randrange(choices.count())))


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_with_dice(size: str, door: Door) -> None:
    """At a desk in English with the faster variation, on a phone in French by the book."""
    ana = door.visitor(size, language="en-GB" if size == "desk" else "fr-FR", motion=size == "desk")
    made(ana, game="gulo", seats=PEOPLE, options={"nest": "dice", "fast": size == "desk"})
    player = Player(ana, play_gulo)
    player.step()
    player.state()
    ana.screen("gulo-playing")
    player.to_the_end()
    expect(ana.find("result")).to_be_visible()
    ana.screen("gulo-result")
    assert overflow(ana.page) == 0
    assert untranslated(ana.page) == []


@pytest.mark.parametrize("size", SIZES)
def test_every_stage_is_decided_on_the_board(size: str, door: Door) -> None:
    ana = door.visitor(size, language="en-GB" if size == "desk" else "fr-FR")
    for stage, position in STAGES.items():
        at_stage(ana, position)
        choices = ana.page.locator(CHOICES)
        expect(choices).to_have_count({"half": 5, "open": 4, "junior": 2}.get(stage, 5))
        choose(ana, choices.last)


@pytest.mark.parametrize("size", [*SIZES, "small"])
@pytest.mark.parametrize("stage", ["half", "path"])
def test_what_is_asked_can_be_read_and_touched(size: str, stage: str, door: Door) -> None:
    ana = door.visitor(size, language="fr-FR", dark=size == "phone")
    at_stage(ana, STAGES[stage])
    assert faults(ana) == []
    ana.press(ana.page.locator(CHOICES).first)
    ana.screen(f"gulo-{stage}")


def test_a_tile_is_chosen_by_a_tap_and_another_says_why_not(door: Door) -> None:
    ana = door.visitor("phone")
    at_stage(ana, HALF_OPEN)
    tile = ana.page.locator('[data-square="7"]')
    before = decision(ana.page)
    ana.press(tile)
    expect(ana.find("gulo-panel")).to_contain_text("brings you to tile 7")
    assert decision(ana.page) == before
    ana.press(tile)
    ana.page.wait_for_function(NEXT, arg=before)
    expect(ana.page.locator(CHOICES)).to_have_count(5)  # the blue eggs
    ana.press(ana.page.locator('[data-square="1"]'))
    expect(ana.find("refusal")).to_contain_text("GU-10")


def test_a_named_egg_can_be_changed_until_the_hand_goes_in(door: Door) -> None:
    ana = door.visitor()
    at_stage(ana, STAGES["path"])
    before = decision(ana.page)
    for name in ("g4", "g2", "g5"):
        ana.press(ana.page.locator(f"{CHOICES}[data-choice={name}]"))
        expect(ana.page.locator(f"{CHOICES}[aria-pressed=true]")).to_have_attribute(
            "data-choice", name
        )
    assert decision(ana.page) == before
    expect(ana.page.locator(CONFIRM)).to_have_attribute("data-action", "g5")


def test_a_theft_shows_the_roll_and_leads_where_it_said(door: Door) -> None:
    ana = door.visitor(hurried=False)
    at_stage(ana, STAGES["path"])
    page = ana.page
    ana.press(page.locator(f"{CHOICES}[data-choice=g2]"))
    expect(ana.find("gulo-panel")).to_contain_text("If it works: tile 12.")
    expect(ana.find("gulo-panel")).to_contain_text("back to tile 3")
    ana.press(page.locator(CONFIRM))
    outcome = page.locator("[data-outcome]")
    outcome.wait_for(state="attached")
    rolled = re.search(r"Rolled (\d+\.\d); the alarm is below (\d+\.\d)", outcome.inner_text())
    assert rolled is not None
    alarm = float(rolled[1]) < float(rolled[2])
    assert outcome.get_attribute("data-outcome") == ("alarm" if alarm else "stolen")
    assert ("Egg alarm!" in outcome.inner_text()) == alarm
    at = page.locator("[data-gulo='0']").get_attribute("data-at")
    assert at == ("3" if alarm else "12")


def test_a_turn_by_keys_alone(door: Door) -> None:
    ana = door.visitor()
    at_stage(ana, HALF_OPEN)
    page = ana.page
    before = decision(page)
    tab_to(page, "[data-square]")
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(ana.find("gulo-panel")).to_contain_text("brings you to tile 7")
    page.keyboard.press("Enter")
    page.wait_for_function(NEXT, arg=before)
    before = decision(page)
    tab_to(page, CHOICES)
    page.keyboard.press("Enter")
    tab_to(page, CONFIRM)
    page.keyboard.press("Enter")
    page.wait_for_function(NEXT, arg=before)
