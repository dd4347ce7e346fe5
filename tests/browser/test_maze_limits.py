"""The smallest and the largest board, and what this page has never heard of."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

import tablee
from tests.browser.conftest import SIZES, Door
from tests.browser.everyone import faults, overflow
from tests.browser.maze import LIT, at_position, positions
from tests.browser.test_maze_speed import EVERYWHERE
from tests.browser.visitor import Visitor

View = dict[str, Any]
ASSETS = Path(tablee.__file__).parent / "server" / "client" / "assets"
HEAVIEST = 80_000
WORDS = "DANCE A JIG FOR 3 TURNS, THEN HAND YOUR HAT TO WHOEVER LAUGHED FIRST"
TALL = {"width": 1440, "height": 900}
ON_A_FINGER = 44
OUTSIDE = """() => {
  const far = (inner, outer) => Math.max(outer.left - inner.left, outer.top - inner.top,
    inner.right - outer.right, inner.bottom - outer.bottom);
  return [...document.querySelectorAll("[data-testid=maze] .print")]
    .flatMap((print) => [...print.querySelectorAll("text")].map((text) =>
      far(text.getBoundingClientRect(), print.getBoundingClientRect())));
}"""
"""By how many pixels printed words stand out of their squares."""


def server_of_tomorrow(visitor: Visitor, changed: Callable[[View], None]) -> None:
    """What the server says of the board is changed on its way to the page."""

    def between(page: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            content = json.loads(message)
            if content.get("type") == "update" and content["view"].get("walls"):
                changed(content["view"])
            page.send(json.dumps(content))

        page.connect_to_server().on_message(told)

    visitor.page.route_web_socket(lambda _: True, between)


def unheard_of(view: View) -> None:
    """Every instruction is one that this page does not know, and so is what is asked."""
    for label in view["labels"].values():
        label["name"] = WORDS


def of_one_tile(view: View) -> None:
    """The board is its first tile alone, and everybody and everything is on it."""

    def here(square: str | None) -> str | None:
        if square is None:
            return None
        return "abcd"[(ord(square[0]) - ord("a")) % 4] + str((int(square[1:]) - 1) % 4 + 1)

    view.update(columns=1, rows=1, trail=[], circles=["d4"], slots=view["slots"][:1])
    view["walls"] = [row[:4] for row in view["walls"][:4]]
    view["labels"] = {here(square): label for square, label in view["labels"].items()}
    for one in (*view["pawns"], *view["things"]):
        one["square"] = here(one["square"])
    for pawn in view["pawns"]:
        pawn["home"] = here(pawn["home"])
    unheard_of(view)


@pytest.mark.parametrize("changed", [unheard_of, of_one_tile])
@pytest.mark.parametrize("size", SIZES)
def test_a_board_of_other_people_is_drawn_within_its_squares(
    size: str, changed: Callable[[View], None], door: Door
) -> None:
    ana = door.visitor(size)
    server_of_tomorrow(ana, changed)
    at_position(ana, positions()["turn own monster+roll"])
    outside = ana.page.evaluate(OUTSIDE)
    assert len(outside) > 5
    assert max(outside) < 0
    square = ana.page.locator("[data-square]", has_text="").filter(visible=True)
    named = ana.page.locator(f'[data-square][aria-label*="{WORDS}"]')
    assert square.count() == (16 if changed is of_one_tile else 144)
    ana.press(named.first)
    assert WORDS in ana.find("gootmu-slip").inner_text()
    assert overflow(ana.page) == 0
    ana.screen(f"gootmu-{changed.__name__}")
    assert faults(ana) == []


def side(visitor: Visitor) -> float:
    """How many pixels wide a square is."""
    box = visitor.page.locator("[data-square]").first.bounding_box()
    assert box
    return box["width"]


def test_squares_of_a_board_of_12_tiles_are_large_on_a_desk(door: Door) -> None:
    ana = door.visitor()
    ana.page.set_viewport_size(TALL)  # type: ignore[arg-type]
    at_position(ana, positions()["walk twin step"])
    assert ana.page.locator("[role=row]").first.locator("[data-square]").count() == 16
    assert side(ana) >= ON_A_FINGER


def test_one_step_larger_is_enough_for_a_finger_on_the_largest_board(door: Door) -> None:
    ana = door.visitor("phone")
    at_position(ana, EVERYWHERE)
    ana.page.locator(LIT).first.wait_for()
    before = side(ana)
    assert before > 16
    assert ana.page.locator(".small-plan").count() == 0
    ana.press(ana.page.get_by_label("Larger"))
    ana.settled()
    ana.page.wait_for_function(
        "(least) => document.querySelector('[data-square]').getBoundingClientRect().width >= least",
        arg=max(ON_A_FINGER, 2.3 * before),
    )
    assert ana.page.locator(".small-plan").is_visible()
    ana.screen("gootmu-larger")


def test_the_board_is_light_to_fetch() -> None:
    """Its own code and styles, and the drawings that it shares with other pages."""
    files = [file for name in ("gootmu", "Art") for file in ASSETS.glob(f"{name}-*")]
    assert len(files) >= 3
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < HEAVIEST
