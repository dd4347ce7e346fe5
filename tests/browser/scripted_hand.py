"""A hand that pulls as a person does: it looks at what is drawn, and trembles.

It aims above the egg, goes down to it, closes when the fingers that are drawn have come, waits
until the egg is held, and lifts it. Whatever it does goes through mouse, finger or keys of a real
browser; what differs between these is how the same wish is carried out.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Page

from tests.ends import rounds

DRAWN = """() => new Promise((done) => requestAnimationFrame(
  () => done(document.querySelector(".picture")?.drawn?.() ?? null)))"""
"""One look for each frame that the page draws."""
INSIDE = "() => document.querySelector('.nest.inside') !== null"
ABOVE = 0.035
"""Metres above the egg at which the hand comes in."""
NEAR = 0.004
"""Metres: as well as one sees whether fingers have come to an egg."""
TREMOR = 0.0006
"""Metres: how far a hand wanders between two looks."""
AIM = 0.0012
"""Metres by which one misses the middle of an egg."""
PATIENCE = 1.6
"""Seconds for which one waits for fingers to come, or to hold."""
CAREFUL = 0.03
"""Metres per second at which eggs are lifted, more or less."""


@dataclass(frozen=True)
class Spot:
    """A point of the picture, in its pixels."""

    x: float
    y: float

    def moved(self, dx: float, dy: float) -> Spot:
        return Spot(self.x + dx, self.y + dy)

    def away(self, other: Spot) -> float:
        return float(((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5)


@dataclass(frozen=True)
class Seen:
    """What is drawn at a moment."""

    own: Spot
    hand: Spot | None
    egg: Spot
    holds: bool
    metre: float


class Means(Protocol):
    """Mouse, finger or keys."""

    def go(self, seen: Seen, to: Spot) -> None:
        """Bring one's own fingertips nearer to this point."""

    def grip(self, closed: bool) -> None:
        """Close or open the fingers."""

    def done(self) -> None:
        """Let go of everything."""


class Mouse:
    """Hovering moves the hand; holding the button closes it."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse
        self._corner = corner(page)

    def go(self, seen: Seen, to: Spot) -> None:
        self._mouse.move(self._corner.x + to.x, self._corner.y + to.y)

    def grip(self, closed: bool) -> None:
        (self._mouse.down if closed else self._mouse.up)()

    def done(self) -> None:
        self._mouse.up()


class Finger:
    """Dragging moves the hand half as far; a button closes it; a lifted finger leaves it there."""

    GAIN = 0.5
    EDGE = 24

    def __init__(self, page: Page) -> None:
        self._page = page
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        box = page.locator(".picture").bounding_box()
        assert box is not None
        self._low = Spot(box["x"] + self.EDGE, box["y"] + self.EDGE)
        self._high = Spot(box["x"] + box["width"] - self.EDGE, box["y"] + box["height"] - 96)
        self._at: Spot | None = None

    def go(self, seen: Seen, to: Spot) -> None:
        wanted = Spot((to.x - seen.own.x) / self.GAIN, (to.y - seen.own.y) / self.GAIN)
        if self._at is None:
            self._touch(Spot((self._low.x + self._high.x) / 2, (self._low.y + self._high.y) / 2))
            return
        there = self._at.moved(wanted.x, wanted.y)
        inside = Spot(
            min(max(there.x, self._low.x), self._high.x),
            min(max(there.y, self._low.y), self._high.y),
        )
        if inside == self._at and there != inside:
            self._lift()  # and put it down again where there is room
        else:
            self._send("touchMove", inside)

    def _touch(self, at: Spot) -> None:
        self._send("touchStart", at)

    def _send(self, kind: str, at: Spot) -> None:
        self._at = at
        points = [{"x": at.x, "y": at.y}]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _lift(self) -> None:
        if self._at is not None:
            self._cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self._at = None

    def grip(self, closed: bool) -> None:
        self._lift()
        button = self._page.locator("button.grip")
        if (button.get_attribute("aria-pressed") == "true") != closed:
            button.tap()

    def done(self) -> None:
        self._lift()


class Keys:
    """Arrows move the hand faster and faster; with Shift it goes slowly; Space closes it."""

    FAR, CLOSE = 0.006, 0.0009
    """Metres off: hold the key alone, hold it with Shift, or let go."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: set[str] = set()
        self._closed = False

    def go(self, seen: Seen, to: Spot) -> None:
        off = {
            "ArrowRight": to.x - seen.own.x,
            "ArrowLeft": seen.own.x - to.x,
            "ArrowDown": to.y - seen.own.y,
            "ArrowUp": seen.own.y - to.y,
        }
        wanted = {key for key, pixels in off.items() if pixels > self.CLOSE * seen.metre}
        if wanted and max(off.values()) < self.FAR * seen.metre:
            wanted.add("Shift")
        self._hold(wanted)

    def _hold(self, wanted: set[str]) -> None:
        for key in self._held - wanted:
            self._page.keyboard.up(key)
        for key in sorted(wanted - self._held, reverse=True):  # Shift before arrows
            self._page.keyboard.down(key)
        self._held = wanted

    def grip(self, closed: bool) -> None:
        self._hold(set())
        if closed != self._closed:
            self._page.keyboard.press("Space")
        self._closed = closed

    def done(self) -> None:
        self._hold(set())


MEANS: dict[str, type[Mouse | Finger | Keys]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}


def corner(page: Page) -> Spot:
    """Where the picture begins on the page."""
    box = page.locator(".picture").bounding_box()
    assert box is not None
    return Spot(box["x"], box["y"])


class ScriptedHand:
    """One pull, from the moment at which the hand is in the nest."""

    def __init__(self, page: Page, means: str, rng: Random, speed: float = CAREFUL) -> None:
        self._page = page
        self._means: Means = MEANS[means](page)
        self._rng = rng
        self._stage = "above"
        self._since = monotonic()
        self._speed = speed * rng.uniform(0.75, 1.3)
        self._miss = (rng.gauss(0, AIM), rng.gauss(0, AIM))
        self._wander = (0.0, 0.0)
        self._low = 0.0
        """Where the lift began, in pixels."""
        self.looks = 0

    def pull(self) -> None:
        """Until the hand is out again, which is when the candle has burnt down at the latest."""
        for _ in rounds(20_000):
            seen = self._look()
            if seen is None:
                if not self._page.evaluate(INSIDE):
                    break
                continue
            self.looks += 1
            self._act(seen)
        self._means.done()

    def _look(self) -> Seen | None:
        found: dict[str, Any] | None = self._page.evaluate(DRAWN)
        if not found or not found["own"] or not found["egg"]:
            return None
        hand = found["hand"] and Spot(**found["hand"])
        return Seen(
            Spot(**found["own"]), hand, Spot(**found["egg"]), found["holds"], found["metre"]
        )

    def _act(self, seen: Seen) -> None:
        passed = monotonic() - self._since
        here = seen.hand or seen.own
        near = NEAR * seen.metre
        if self._stage == "above" and here.away(self._aim(seen, ABOVE)) < 2 * near:
            self._begin("down")
        elif self._stage == "down" and (here.away(self._aim(seen, 0)) < near or passed > PATIENCE):
            self._means.grip(True)
            self._begin("hold")
        elif self._stage == "hold" and ((seen.holds and passed > 0.3) or passed > PATIENCE):
            self._low = seen.own.y
            self._begin("lift" if seen.holds else "open")
        elif self._stage == "lift" and not seen.holds and passed > 0.3:
            self._begin("open")  # it slipped
        elif self._stage == "open":
            self._means.grip(False)
            self._begin("above")
        self._means.go(seen, self._trembling(seen, self._wanted(seen)))

    def _begin(self, stage: str) -> None:
        self._stage = stage
        self._since = monotonic()

    def _wanted(self, seen: Seen) -> Spot:
        if self._stage == "lift":
            risen = (monotonic() - self._since) * self._speed * seen.metre
            return Spot(seen.own.x, self._low - risen)
        return self._aim(seen, ABOVE if self._stage == "above" else 0)

    def _aim(self, seen: Seen, above: float) -> Spot:
        dx, dy = self._miss
        return seen.egg.moved(dx * seen.metre, (dy - above) * seen.metre)

    def _trembling(self, seen: Seen, to: Spot) -> Spot:
        wander = tuple(0.8 * old + self._rng.gauss(0, TREMOR) for old in self._wander)
        self._wander = (wander[0], wander[1])
        return to.moved(wander[0] * seen.metre, wander[1] * seen.metre)
