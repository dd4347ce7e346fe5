"""A real server in a process of its own, and a real Chromium, for every test here."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.house import House, served
from tests.browser.nest import served_nest
from tests.browser.visitor import PATIENCE, Visitor

SCREENS = Path(__file__).parent.parent.parent / "build" / "screens"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WEB_FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SOFTWARE_3D = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
# Software that draws in three dimensions takes both cores: test_nest.py alone needs it.
FLAGS = [*WEB_FLAGS, "--disable-gpu", "--disable-3d-apis"]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}
SIZES = {"desk": DESK, "phone": PHONE}
ALL_SIZES = {**SIZES, "small": SMALL}
HURRIED = """try {
  if (!localStorage.getItem("tablee.settings"))
    localStorage.setItem("tablee.settings", JSON.stringify({ pace: 0.1 }));
} catch {} // an empty page keeps nothing"""
"""Somebody who has set the speed of everything that moves to "very fast"."""
expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright, flags: list[str]) -> Browser:
    """An installed Chromium; without one, Playwright's own, or a failure that says so."""
    installed = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    return playwright.chromium.launch(executable_path=installed, args=flags)


def launch3d(playwright: Playwright) -> Browser:
    """One that draws in three dimensions, in software."""
    return launch(playwright, [*WEB_FLAGS, *SOFTWARE_3D])


# For this package only: as long as Playwright runs, no other test of the process may start a loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that plays fast; what it shows is what everybody sees."""
    with served(tmp_path_factory.mktemp("house")) as found:
        yield found


class Door:
    """Lets visitors in, each with a browser profile of their own."""

    def __init__(
        self, chromium: Browser, house: House, patience: int = PATIENCE, *scripts: str
    ) -> None:
        self._chromium = chromium
        self._scripts = scripts
        self._patience = patience
        self._house = house
        self._visitors: list[Visitor] = []

    def visitor(
        self,
        size: str = "desk",
        language: str = "en-GB",
        *,
        dark: bool = False,
        motion: bool = False,
        hurried: bool = True,
        house: House | None = None,
    ) -> Visitor:
        """Somebody who comes for the first time, in a hurry; with `motion`, things travel."""
        context = self._chromium.new_context(
            base_url=(house or self._house).address,
            viewport=ALL_SIZES[size],  # type: ignore[arg-type]
            has_touch=size != "desk",
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        if hurried:
            context.add_init_script(HURRIED)
        fingers = size != "desk"
        for script in self._scripts:
            context.add_init_script(script)
        visitor = Visitor(context, SCREENS, fingers=fingers, patience=self._patience)
        self._visitors.append(visitor)
        return visitor

    def close(self) -> None:
        """Everybody leaves; nobody may have seen an error."""
        problems = [problem for visitor in self._visitors for problem in visitor.leave()]
        assert problems == []


@pytest.fixture
def door(chromium: Browser, house: House) -> Iterator[Door]:
    found = Door(chromium, house)
    yield found
    found.close()


@pytest.fixture(scope="module")
def chromium3d(playwright: Playwright) -> Iterator[Browser]:
    browser = launch3d(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def nest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served_nest(tmp_path_factory.mktemp("nest")) as found:
        yield found
