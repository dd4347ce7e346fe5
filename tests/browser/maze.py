"""How people play the maze: on the board alone, never by the list of choices."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as NotThere

from tablee.core.notation import Word
from tablee.games.gootmu.names import COLUMNS
from tests.browser.player import NEXT, SOON, Gone, Player
from tests.browser.tables import made
from tests.browser.visitor import Visitor
from tests.rules.gootmu.table import GAME

POSITIONS = Path(__file__).with_name("maze_positions.txt")
"""One position per question, whose pawn it is about, and kinds of choices: found by random play."""
SAID = "[data-testid=gootmu-hand] [data-action]"
TOOLS = "[data-testid=gootmu-hand] [data-tool]"
LIT = "[data-square][data-lit]:not([data-lit=mine])"
ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
TILES = "[data-testid=maze] [data-tile].lit"


@cache
def positions() -> dict[str, str]:
    """The positions by their names."""
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if line)


def at_position(visitor: Visitor, position: str) -> None:
    """A table at this position, against bots; the first seat is asked."""
    seats = int(position.split()[1])
    people = [{"kind": "screen", "name": "Ana"}]
    bots = [{"kind": "bot", "level": "random"}] * (seats - 1)
    made(visitor, game="gootmu", seats=[*people, *bots], start=position)
    visitor.page.wait_for_selector("[data-testid=question][data-active=true]")


def decide(player: Player, tries: int = 4) -> None:
    """Make one decision; a tap may only show something at first."""
    before = decision(player.page)
    for _ in range(tries):
        play_maze(player)
        try:
            player.page.wait_for_function(NEXT, arg=before, timeout=SOON)
        except NotThere:
            continue
        return
    raise AssertionError(f"nothing that was pressed has decided {before}")


def squares(page: Page) -> Locator:
    """The lit squares that can be chosen."""
    return page.locator(LIT)


def choose_square(player: Player, square: Locator) -> None:
    """Tap it to see, tap it again to do; what a mouse has pointed at is done by one click, unless
    there are several ways to do it.
    """
    page = player.page
    name = square.get_attribute("data-square", timeout=SOON)
    press(player, page.locator(f'[data-square="{name}"]'))
    shown = page.locator(f'[data-square="{name}"][aria-pressed=true]')
    if shown.count():
        press(player, shown)


def press(player: Player, what: Locator) -> None:
    """What is there; else look again."""
    try:
        player.visitor.press(what, SOON)
    except NotThere as gone:
        raise Gone from gone


def decision(page: Page) -> str:
    """The number of what is asked now."""
    return str(page.locator("[data-testid=question]").get_attribute("data-decision"))


def play_maze(player: Player) -> None:
    """Anything on the board, at random; the die is rolled most of the time."""
    page, rng = player.page, player.rng
    said, lit, tiles = page.locator(SAID), squares(page), page.locator(TILES)
    player.await_one(said.or_(lit).or_(tiles))
    roll = page.locator(f"{SAID}[data-action=roll]")
    if roll.count() and rng.random() < 0.9:
        press(player, roll)
    elif lit.count() and (not said.count() or rng.random() < 0.8):
        choose_square(player, lit.nth(rng.randrange(lit.count())))
    elif said.count():
        player.press_any(said)
    else:
        turn_a_tile(player, tiles, rng)


def turn_a_tile(player: Player, tiles: Locator, rng: Random) -> None:
    """Tap a lit tile, choose a way, confirm."""
    page = player.page
    tile = str(tiles.nth(rng.randrange(tiles.count())).get_attribute("data-tile"))
    press(player, square_on(page, tile))
    slip = page.get_by_test_id("gootmu-tile")
    ways = slip.locator("[data-way]")
    if ways.count():
        press(player, ways.nth(rng.randrange(ways.count())))
    press(player, slip.locator("[data-action]"))


def square_on(page: Page, tile: str) -> Locator:
    """A square of a tile."""
    columns = page.locator("[role=row]").first.locator("[data-square]").count() // 4
    slot = int(tile[1:]) - 1
    column, row = COLUMNS[slot % columns * 4 + 1], slot // columns * 4 + 2
    return page.locator(f'[data-square="{column}{row}"]')


# --- with keys


def tab_to(page: Page, what: str, most: int = 90) -> None:
    """Go on by Tab until something like this has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.locator(f"{what}:focus").count():
            return
    raise AssertionError(f"{what} cannot be reached by Tab")


def go_to_square(page: Page, name: str) -> None:
    """From the square that has the focus, by arrow keys."""
    at = str(page.locator("[data-square]:focus").get_attribute("data-square"))
    across = COLUMNS.index(name[0]) - COLUMNS.index(at[0])
    down = int(name[1:]) - int(at[1:])
    for key, times in (
        ("ArrowRight", across),
        ("ArrowLeft", -across),
        ("ArrowDown", down),
        ("ArrowUp", -down),
    ):
        for _ in range(times):
            page.keyboard.press(key)


def play_maze_by_keys(player: Player) -> None:
    """Roll if that is possible; else a square, a word or a tile."""
    page = player.page
    said, lit, tiles = page.locator(SAID), squares(page), page.locator(TILES)
    player.await_one(said.or_(lit).or_(tiles))
    if page.locator(f"{SAID}[data-action=roll]").count() or (said.count() and not lit.count()):
        tab_to(page, SAID)
    elif lit.count():
        tab_to(page, "[data-square]")
        go_to_square(page, str(player.rng.choice(lit.all()).get_attribute("data-square")))
        before = decision(page)
        page.keyboard.press("Enter")
        if decision(page) != before or not page.locator("[data-square][aria-pressed=true]").count():
            return
    else:
        tab_to(page, "[data-square]")
        tile = square_on(page, str(tiles.first.get_attribute("data-tile")))
        go_to_square(page, str(tile.get_attribute("data-square")))
        page.keyboard.press("Enter")
        tab_to(page, "[data-testid=gootmu-tile] [data-action]")
    page.keyboard.press("Enter")


def steps_at(position: str) -> set[str]:
    """The directions of the steps that may be made at a position."""
    state = GAME.parse_position(Word(position))
    choices = [GAME.action_text(state, action) for action in state.legal(0)]
    return set(choices) & set(ARROWS)
