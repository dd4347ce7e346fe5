"""The pictograms of the maze as people see them: no two of them look alike, however small."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import SCREENS

SOURCE = Path(__file__).parent.parent.parent / "web" / "src"
INK: Final = (
    'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
    ' stroke-width="2.2"'
)
LEAST: Final = 0.04
"""The share of points by which two pictures differ at least."""
GREYS: Final = """async ([drawings, size]) => {
  const canvas = new OffscreenCanvas(size, size);
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  const greys = [];
  for (const drawing of drawings) {
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(drawing);
    await image.decode();
    paper.clearRect(0, 0, size, size);
    paper.drawImage(image, 0, 0, size, size);
    const { data } = paper.getImageData(0, 0, size, size);
    greys.push(Array.from({ length: size * size }, (_, at) =>
      Math.round((data[4 * at] + data[4 * at + 1] + data[4 * at + 2]) / 3)));
  }
  return greys;
}"""


def pictures(night: bool) -> dict[str, str]:
    """Every square and marker as a picture of its own. Numbers are 1, where most look alike."""
    maze = json.loads((SOURCE / "generated" / "maze.json").read_text(encoding="utf-8"))
    squares = {
        name: (square["drawing"] + square.get("over", "").replace("{n}", "1"), square["group"])
        for name, square in maze["squares"].items()
    }
    found = {
        name: _picture(drawn, f"label-{group}", night) for name, (drawn, group) in squares.items()
    }
    return found | {kind: _picture(drawn, "edge", night) for kind, drawn in maze["markers"].items()}


def _picture(drawing: str, ink: str, night: bool) -> str:
    style = (SOURCE / "generated" / "maze.css").read_text(encoding="utf-8")
    style = re.sub(r"light-dark\((#\w+), (#\w+)\)", r"\2" if night else r"\1", style)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64" width="64" height="64"'
        f' class="maze"><style>{style}</style>'
        '<rect x="-32" y="-32" width="64" height="64" fill="var(--maze-floor-1)"/>'
        f'<g color="var(--maze-{ink})" {INK}>{drawing}</g></svg>'
    )


def difference(one: list[int], other: list[int]) -> float:
    """The share of points that somebody sees to be lighter or darker."""
    return sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("size", [44, 19])
def test_no_two_pictograms_look_alike(size: int, night: bool, chromium: Browser) -> None:
    drawn = pictures(night)
    page = chromium.new_page(viewport={"width": 12 * (size + 4) + 16, "height": 100})
    try:
        page.set_content("".join(drawn.values()))
        page.add_style_tag(content=f"svg {{ width: {size}px; height: {size}px; margin: 2px }}")
        SCREENS.mkdir(parents=True, exist_ok=True)
        look = "night" if night else "day"
        page.screenshot(path=SCREENS / f"pictograms-{size}-{look}.png", full_page=True)
        greys = dict(zip(drawn, page.evaluate(GREYS, [list(drawn.values()), size]), strict=True))
    finally:
        page.close()
    alike = {
        pair: share
        for pair in combinations(greys, 2)
        if (share := difference(greys[pair[0]], greys[pair[1]])) < LEAST
    }
    assert len(greys) == 75 + 13
    assert alike == {}
