"""Every page: no fault that axe-core finds, no sideways scrolling, every word translated, little to
load, quick to answer.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Door
from tests.browser.player import Player, play_gruell
from tests.browser.tables import against_a_bot, last_trick, made
from tests.browser.test_games import QUICK_GAMES
from tests.browser.visitor import Visitor
from tests.cli.test_commands import ROOT

FIRST_LOAD = 300 * 1024
TO_PAINT = 100.0
SMALLEST = 44
INLINE = "p a, li a, summary, .link, [data-square]"
"""Links in running text may be smaller; so are squares of a large board, which has a list too."""
TOO_SMALL = """([least, inline]) => [...document.querySelectorAll("button, a, input, select")]
  .filter((one) => one.checkVisibility() && !one.matches(inline) && !one.closest("label"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)"""
CLIENT = ROOT / "src" / "tablee" / "server" / "client"


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
        visitor.find(f"play-{game}").click()
        player = Player(visitor, QUICK_GAMES[game][0])
        player.step()
        player.state()
        visitor.page.locator(
            "[data-testid=stage] [data-action], [data-card], .ready"
        ).first.wait_for()

    return open_page


def plain_board(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.find("play-gootmu").click()
    visitor.page.locator("[data-testid=stage] [data-action]").first.wait_for()


def finished(visitor: Visitor) -> None:
    made(visitor, **against_a_bot("gruell", start=last_trick()))
    Player(visitor, play_gruell).to_the_end()
    visitor.find("result").wait_for()


def replay(visitor: Visitor) -> None:
    finished(visitor)
    visitor.page.goto(visitor.page.url + "/replay?step=1")
    visitor.find("replay").wait_for()
    visitor.page.locator("[data-testid=replay][data-step='1']").wait_for()


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
    "result": finished,
    "replay": replay,
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
    assert ana.untranslated() == []
    assert ana.overflow() <= 0
    assert size == "desk" or ana.page.evaluate(TOO_SMALL, [SMALLEST, INLINE]) == []
    assert ana.violations() == []


def test_a_missing_word_and_a_fault_would_be_found(door: Door) -> None:
    ana = door.visitor()
    lobby(ana)
    ana.page.evaluate("document.querySelector('main').append('⟦no-such-key⟧')")
    ana.page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<img src>')")
    ana.page.evaluate("document.body.style.minWidth = '3000px'")
    assert ana.untranslated() == ["⟦no-such-key⟧"]
    assert any(fault.startswith("image-alt") for fault in ana.violations())
    assert ana.overflow() > 0
    ana.forgive("")


def test_little_has_to_be_loaded_first(door: Door) -> None:
    """Everything the lobby needs, as it comes over the wire."""
    ana = door.visitor()
    loaded: dict[str, int] = {}

    def count(request: Request) -> None:
        loaded[request.url] = request.sizes()["responseBodySize"]

    ana.page.on("requestfinished", count)
    lobby(ana)
    ana.page.wait_for_load_state("networkidle")
    assert 0 < sum(loaded.values()) < FIRST_LOAD, loaded
    everything = sum(len(gzip.compress(path.read_bytes())) for path in CLIENT.glob("assets/*.js"))
    assert everything < FIRST_LOAD, "even all boards together are little"


def test_a_click_is_seen_at_once(door: Door) -> None:
    """From the click to the picture: opening the menu, the rules, choosing a card's place."""
    ana = door.visitor()
    playing("gologolo")(ana)
    measured = """async (selector) => {
      const times = [];
      for (let turn = 0; turn < 7; turn++) {
        const start = performance.now();
        document.querySelector(selector).click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[3];
    }"""
    for selector in ("[data-card]", "[role=tab]:nth-child(3)"):
        assert ana.page.evaluate(measured, selector) < TO_PAINT


def test_the_page_speaks_another_language_at_once(door: Door) -> None:
    ana = door.visitor()
    playing("gruell")(ana)
    ana.find("settings").click()
    ana.page.get_by_label("Français").check()
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ana.find("question")).to_contain_text("À toi")
    assert ana.untranslated() == []


def test_it_can_be_installed(door: Door) -> None:
    ana = door.visitor()
    lobby(ana)
    address = ana.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = ana.page.request.get(address).json()
    assert manifest["display"] in ("standalone", "minimal-ui")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    script = ana.page.evaluate(
        "navigator.serviceWorker.ready.then((found) => found.active.scriptURL)"
    )
    assert "/sw.js" in script
