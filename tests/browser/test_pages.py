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


def new_table(visitor: Visitor) -> None:
    visitor.go("/new/gruell")
    visitor.find("lay").wait_for()


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/gruell")
    visitor.page.locator("#GR-09").wait_for()


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


def plain_board(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.press(visitor.find("play-gootmu"))
    visitor.page.locator("[data-testid=stage] [data-action]").first.wait_for()
    visitor.find("stage").get_by_role("img").first.wait_for()


def finished(game: str) -> Callable[[Visitor], None]:
    return lambda visitor: finish(visitor, game)


def replay(game: str) -> Callable[[Visitor], None]:
    def open_page(visitor: Visitor) -> None:
        finish(visitor, game)
        visitor.page.goto(visitor.page.url + "/replay?step=1")
        visitor.page.locator("[data-testid=replay][data-step='1']").wait_for()
        visitor.find("chart-slider").wait_for()

    return open_page


PAGES: dict[str, Callable[[Visitor], None]] = {
    "lobby": lobby,
    "new": new_table,
    "rules": rules,
    "waiting": waiting_room,
    "gone": no_table,
    "gruell": playing("gruell"),
    "gologolo": playing("gologolo"),
    "oeufs": playing("oeufs"),
    "plain": plain_board,
    **{f"result-{game}": finished(game) for game in ENDINGS},
    **{f"replay-{game}": replay(game) for game in ENDINGS},
}
LOOKS = {"day": ("desk", "en-GB", False), "night": ("small", "fr-FR", True)}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_for_everyone(page: str, look: str, door: Door) -> None:
    size, language, dark = LOOKS[look]
    ana = door.visitor(size, language, dark=dark)
    PAGES[page](ana)
    ana.screen(f"page-{page}-{look}")
    assert ana.page.evaluate("document.documentElement.lang") == language[:2]
    assert faults(ana) == []


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
