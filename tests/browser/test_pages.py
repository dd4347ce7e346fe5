"""Every page: no fault for axe-core, no sideways scrolling, all translated, targets for fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Door
from tests.browser.everyone import faults
from tests.browser.player import Player
from tests.browser.test_after import ENDINGS, finish
from tests.browser.visitor import Visitor

BROKEN = """() => {
  document.querySelector("main").insertAdjacentHTML("beforeend", `
    ⟦no-such-key⟧ <img src>
    <button id="narrow">x</button>
    <label id="low">no<input type="checkbox"></label>
    <label id="enough">yes<input type="checkbox"></label>`);
  const dress = (id, look) => Object.assign(document.getElementById(id).style, look);
  dress("narrow", { width: "30px", minWidth: "0", height: "60px", padding: "0" });
  dress("low", { display: "block", height: "20px", overflow: "hidden" });
  dress("enough", { display: "block", padding: "20px" });
  document.body.style.minWidth = "3000px";
}"""


def lobby(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.find("games").wait_for()


def lobby_with_its_pictures(visitor: Visitor) -> None:
    """They come after the words, so that one need not wait for them to play."""
    lobby(visitor)
    visitor.page.wait_for_load_state("networkidle")


def new_table(visitor: Visitor) -> None:
    visitor.go("/new/gruell")
    visitor.find("lay").wait_for()


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/gruell")
    visitor.page.locator("#GR-09").wait_for()


def rules_in_pictures(visitor: Visitor) -> None:
    visitor.go("/rules/gootmu")
    visitor.page.locator("#GM-57").wait_for()
    visitor.page.locator("#legend-markers + ul > li").last.scroll_into_view_if_needed()


def waiting_room(visitor: Visitor) -> None:
    new_table(visitor)
    visitor.find("lay").click()
    visitor.page.locator("img[src*=invitation]").wait_for()


def no_table(visitor: Visitor) -> None:
    visitor.page.goto("t/nosuchtable")
    visitor.page.get_by_role("heading").first.wait_for()
    visitor.forgive("404")


def playing(game: str) -> Callable[[Visitor], None]:
    def open_page(visitor: Visitor) -> None:
        lobby(visitor)
        visitor.press(visitor.find(f"play-{game}"))
        player = Player(visitor, ENDINGS[game][0])
        player.step()
        player.state()
        visitor.page.locator(
            "[data-testid=stage] [data-action], [data-card], .ready"
        ).first.wait_for()

    return open_page


def maze(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.press(visitor.find("play-gootmu"))
    visitor.page.locator("[data-square][data-lit]").first.wait_for()


def nest(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.press(visitor.find("play-gulo"))
    visitor.page.locator("[data-testid=gulo-panel] [data-choice]").first.wait_for()


def replay(visitor: Visitor) -> None:
    """Of the game whose result is shown."""
    visitor.page.goto(visitor.page.url + "/replay?step=1")
    visitor.page.locator("[data-testid=replay][data-step='1']").wait_for()
    visitor.find("chart-slider").wait_for()


PAGES: dict[str, Callable[[Visitor], None]] = {
    "lobby": lobby_with_its_pictures,
    "new": new_table,
    "rules": rules,
    "rules-in-pictures": rules_in_pictures,
    "waiting": waiting_room,
    "gone": no_table,
    "gruell": playing("gruell"),
    "gologolo": playing("gologolo"),
    "oeufs": playing("oeufs"),
    "gootmu": maze,
    "gulo": nest,
}
LOOKS = {"day": ("desk", "en-GB", False), "night": ("small", "fr-FR", True)}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_for_everyone(page: str, look: str, door: Door) -> None:
    ana = visitor_with(look, door)
    PAGES[page](ana)
    seen(ana, page, look)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", ENDINGS)
def test_the_pages_after_a_game_are_for_everyone(game: str, look: str, door: Door) -> None:
    ana = visitor_with(look, door)
    finish(ana, game)
    seen(ana, f"result-{game}", look)
    replay(ana)
    seen(ana, f"replay-{game}", look)


def visitor_with(look: str, door: Door) -> Visitor:
    size, language, dark = LOOKS[look]
    return door.visitor(size, language, dark=dark)


def seen(visitor: Visitor, page: str, look: str) -> None:
    """Keep a picture of it, and find nothing wrong."""
    visitor.screen(f"page-{page}-{look}")
    assert visitor.page.evaluate("document.documentElement.lang") == LOOKS[look][1][:2]
    assert faults(visitor) == []


def test_what_is_wrong_would_be_found(door: Door) -> None:
    ana = door.visitor("phone")
    lobby(ana)
    assert faults(ana) == []
    ana.page.evaluate(BROKEN)
    found = faults(ana)
    for fault in ("not translated: ⟦no-such-key⟧", "image-alt", "wider than", "too small: <button"):
        assert any(fault in one for one in found), fault
    assert sum(one.startswith("too small") for one in found) == 2
    ana.forgive("")
