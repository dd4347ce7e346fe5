"""Somebody in front of a browser: looks, clicks, types, and notices whatever goes wrong."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

PATIENCE = 20_000
"""Milliseconds after which a test gives up waiting: never reached unless something is wrong."""
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished))"""
EXPECTED = (
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",  # killed in the middle of an answer
    "ERR_CONTENT_LENGTH_MISMATCH",  # killed in the middle of a file
    "ERR_EMPTY_RESPONSE",  # killed before the answer
    "ERR_FAILED",  # what the service worker asked for
    "ERR_INTERNET_DISCONNECTED",
)


class Visitor:
    """One person with one browser profile."""

    def __init__(
        self,
        context: BrowserContext,
        screens: Path,
        *,
        fingers: bool = False,
        patience: int = PATIENCE,
    ) -> None:
        context.set_default_timeout(patience)
        self.context = context
        self.patience = patience
        self.fingers = fingers
        """Taps instead of clicking."""
        self.page: Page = context.new_page()
        self.screens = screens
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

    # --- doing

    def press(self, what: Locator, patience: int | None = None) -> None:
        """With a finger or with the mouse."""
        most = patience or self.patience
        if self.fingers:
            what.tap(timeout=most)
        else:
            what.click(timeout=most)

    # --- looking

    def go(self, path: str) -> None:
        """Open one of our pages; the address is that of the house."""
        self.page.goto(path.lstrip("/") or "./")
        self.page.wait_for_selector("main")

    def find(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    def settled(self) -> None:
        """Until whatever travels has arrived."""
        self.page.evaluate(SETTLED)

    def screen(self, name: str) -> None:
        """Keep what the page looks like, for people to look at."""
        self.screens.mkdir(parents=True, exist_ok=True)
        self.settled()
        size = self.page.viewport_size or {"width": 0}
        self.page.screenshot(path=self.screens / f"{name}-{size['width']}.png")
