"""Somebody in front of a browser: looks, clicks, types, and notices whatever goes wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
"""Milliseconds after which a test gives up waiting: never reached unless something is wrong."""
EXPECTED = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")


class Visitor:
    """One person with one browser profile."""

    def __init__(self, context: BrowserContext, screens: Path) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.page: Page = context.new_page()
        self._screens = screens
        self._problems: list[str] = []
        self.server_may_be_away = False
        """Only then may a connection fail."""
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._problems.append(str(error.error)))
        context.on("request", self._asked)

    # --- noticing

    def _heard(self, message: ConsoleMessage) -> None:
        away = self.server_may_be_away and any(part in message.text for part in EXPECTED)
        if message.type in ("error", "warning") and not away:
            self._problems.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in ("127.0.0.1", None, ""):
            self._problems.append(f"another host was asked: {request.url}")

    def forgive(self, part: str) -> None:
        """What was meant to go wrong."""
        self._problems = [problem for problem in self._problems if part not in problem]

    def leave(self) -> list[str]:
        """Go; whatever went wrong meanwhile."""
        self.context.close()
        return self._problems

    # --- looking

    def go(self, path: str) -> None:
        """Open one of our pages; the address is that of the house."""
        self.page.goto(path.lstrip("/") or "./")
        self.page.wait_for_selector("main")

    def find(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    def screen(self, name: str) -> None:
        """Keep what the page looks like, for people to look at."""
        self._screens.mkdir(parents=True, exist_ok=True)
        size = self.page.viewport_size or {"width": 0}
        self.page.screenshot(path=self._screens / f"{name}-{size['width']}.png")

    def violations(self) -> list[str]:
        """What axe-core finds fault with; added here because the page's policy forbids others."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes']])}"
            for one in found
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def untranslated(self) -> list[str]:
        """Keys that no language file knows are shown in brackets."""
        text = str(self.page.evaluate("document.body.innerText"))
        return [word for word in text.split() if "⟦" in word]


def _where(fault: dict[str, Any]) -> list[str]:
    return [node["html"][:160] for node in fault["nodes"]]
