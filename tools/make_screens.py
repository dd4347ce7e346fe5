"""Pictures of the real pages, for the README.

`python -m tools.make_screens` plays a few moves of every game in a browser and looks at the page.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, ViewportSize, sync_playwright
from tests.browser.conftest import FLAGS, launch, launch3d
from tests.browser.house import House, served
from tests.browser.maze import play_maze
from tests.browser.nest import SLOW_START, at_nest, reach_in, served_nest
from tests.browser.player import Move, Player, play_gologolo, play_gruell, play_oeufs
from tests.browser.scripted_hand import DRAWN, corner
from tests.browser.visitor import SETTLED, Visitor
from tests.ends import rounds

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs" / "pictures"
DESK, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
PLAYED: dict[str, tuple[Move, int]] = {
    "gruell": (play_gruell, 4),
    "gologolo": (play_gologolo, 9),
    "oeufs": (play_oeufs, 9),
    "gootmu": (play_maze, 14),
}
ENOUGH = 5
"""Squares that one can go to, for a picture of the maze."""
QUALITY = 82


def save(page: Page, path: Path) -> None:
    """Keep what the page shows as a small WebP, which Chromium can write and Playwright cannot."""
    page.wait_for_timeout(2000)  # the bots have chosen too,
    page.evaluate(SETTLED)  # and whatever travels has arrived
    options = {"format": "webp", "quality": QUALITY}
    found = page.context.new_cdp_session(page).send("Page.captureScreenshot", options)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(found["data"]))
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} KB", flush=True)


def visit(
    chromium: Browser,
    house: House,
    size: ViewportSize,
    language: str = "en-GB",
    night: bool = False,
) -> Visitor:
    """Somebody who likes it quick."""
    context = chromium.new_context(
        base_url=house.address,
        viewport=size,
        locale=language,
        color_scheme="dark" if night else "light",
        has_touch=size == PHONE,
    )
    return Visitor(context, ROOT / "build" / "screens", fingers=size == PHONE)


def played(visitor: Visitor, game: str) -> Page:
    """The page of a game in which a few decisions have been made."""
    move, decisions = PLAYED[game]
    visitor.go("/")
    visitor.find(f"play-{game}").click()
    player = Player(visitor, move, seed=3)
    for _ in range(decisions):
        player.step()
    player.state()
    if game == "gootmu":
        look_for_a_way(player)
    return visitor.page


def look_for_a_way(player: Player) -> None:
    """Play on until there are many squares to go to, and point at one of them."""
    ends = player.page.locator("[data-square][data-lit=end]")
    for _ in rounds(200):
        if ends.count() >= ENOUGH:
            break
        player.step()
        player.state()
    ends.last.hover()


def stealing(visitor: Visitor) -> Page:
    """A hand above the egg that it is after."""
    # The picture that a device with a graphics processor draws.
    visitor.context.add_init_script("sessionStorage.setItem('tablee.nest-step', '0')")
    at_nest(visitor, SLOW_START)
    reach_in(visitor)
    page, at = visitor.page, corner(visitor.page)
    for _ in range(60):
        drawn = page.evaluate(DRAWN)
        if drawn["hand"] and drawn["own"]:
            break
        page.mouse.move(at.x + drawn["egg"]["x"], at.y + drawn["egg"]["y"] - 60)
    return page


def main() -> None:
    """Draw everything anew."""
    with sync_playwright() as playwright:
        boards(playwright)
        nest(playwright)


def nest(playwright: Playwright) -> None:
    """A theft, which needs three dimensions."""
    with tempfile.TemporaryDirectory() as folder, served_nest(Path(folder)) as house:
        chromium = launch3d(playwright)
        page = stealing(visit(chromium, house, DESK))
        save(page, DOCS / "screen-gulo.webp")
        chromium.close()


def boards(playwright: Playwright) -> None:
    """All other pages."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as house:
        chromium = launch(playwright, FLAGS)
        for game in PLAYED:
            page = played(visit(chromium, house, DESK), game)
            save(page, DOCS / f"screen-{game}.webp")
        page = played(visit(chromium, house, PHONE, "fr-FR", night=True), "gruell")
        save(page, DOCS / "screen-phone.webp")
        visitor = visit(chromium, house, DESK)
        visitor.go("/")
        visitor.find("games").wait_for()
        save(visitor.page, DOCS / "screen-lobby.webp")
        chromium.close()


if __name__ == "__main__":
    main()
