"""From "Play now" to the first own piece, by what the page says and nothing else."""

from __future__ import annotations

import re
from collections import Counter, deque

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Door
from tests.browser.maze import LIT, SAID, TILES, press, turn_a_tile
from tests.browser.player import DECISION, Player
from tests.browser.visitor import Visitor
from tests.ends import as_long_as, rounds

MOST_TAPS = 3
NAMES = """() => Object.fromEntries([...document.querySelectorAll("[data-square]")]
  .map((square) => [square.dataset.square, square.getAttribute("aria-label")]))"""
AWAY = 999
GAMES = 4
"""The others are no beginners: now and then one of them has won before."""
Square = str


class Reader:
    """The maze as it is read aloud: every square says its walls and what lies there."""

    def __init__(self, page: Page) -> None:
        self.names: dict[Square, str] = page.evaluate(NAMES)
        self.width = max(ord(name[0]) - 96 for name in self.names)
        self.height = max(int(name[1:]) for name in self.names)

    def beside(self, square: Square) -> list[Square]:
        """The squares to which there is no wall; the maze wraps round at its edges."""
        column, row = ord(square[0]) - 97, int(square[1:]) - 1
        walls = re.search(r"walls ([^,.]*)", self.names[square])
        shut = walls[1] if walls else "north east south west" * ("walled in" in self.names[square])
        ways = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
        return [
            f"{chr(97 + (column + dx) % self.width)}{(row + dy) % self.height + 1}"
            for way, (dx, dy) in ways.items()
            if way not in shut
        ]

    def distances(self) -> dict[Square, int]:
        """How far each square is from the nearest piece of one's own machine."""
        found = {square: 0 for square, name in self.names.items() if "of your machine" in name}
        waiting = deque(found)
        for _ in as_long_as(lambda: bool(waiting)):
            square = waiting.popleft()
            for further in self.beside(square):
                if further in self.names and further not in found:
                    found[further] = found[square] + 1
                    waiting.append(further)
        return found


class Seeker(Player):
    """Rolls, and walks towards the nearest own piece; notes what each turn takes."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, lambda _: self.decide())
        self.decisions: dict[str, list[str]] = {}
        self.taps: Counter[str] = Counter()
        visitor.go("/")
        visitor.press(visitor.find("play-gootmu"))

    def has_found(self) -> bool:
        """Whoever looks stands first in the list, with the parts that they have found."""
        first = self.page.get_by_role("list", name="Who has what").locator("[data-seat]").first
        return first.locator(".parts .held").count() > 0

    def decide(self) -> None:
        page = self.page
        said, lit, tiles = page.locator(SAID), page.locator(LIT), page.locator(TILES)
        self.await_one(said.or_(lit).or_(tiles))
        roll = page.locator(f"{SAID}[data-action=roll]")
        if roll.count():
            self.noted("roll")
            self.tap(roll)
        elif lit.count():
            self.noted("square")
            self.walk()
        else:
            self.noted("other")
            self.tap(said.first) if said.count() else turn_a_tile(self, tiles, self.rng)

    def walk(self) -> None:
        """To the lit square from which the way to a piece is shortest; the first tap shows it."""
        page = self.page
        far, before = Reader(page).distances(), page.evaluate(DECISION)
        names = [str(one.get_attribute("data-square")) for one in page.locator(LIT).all()]
        square = page.locator(f'[data-square="{min(names, key=lambda name: far.get(name, AWAY))}"]')
        self.tap(square)
        assert page.evaluate(DECISION) == before
        self.tap(square)

    def tap(self, what: Locator) -> None:
        self.taps[self.turn()] += 1
        press(self, what)

    def noted(self, kind: str) -> None:
        self.decisions.setdefault(self.turn(), []).append(kind)

    def turn(self) -> str:
        """The turn as the page counts it; nothing before the first."""
        line = self.visitor.find("gootmu-turn")
        return line.inner_text() if line.count() else ""

    def plain(self) -> list[int]:
        """The taps of each turn that was a roll and a walk, and no more."""
        turns = [turn for turn, kinds in self.decisions.items() if kinds == ["roll", "square"]]
        return [self.taps[turn] for turn in turns]


def looked_for(ana: Visitor) -> Seeker:
    """A game until an own piece is found, or until it is over because others were quicker."""
    seeker = Seeker(ana)
    for _ in as_long_as(lambda: not seeker.has_found() and seeker.step()):
        pass
    return seeker


def test_the_page_leads_from_play_now_to_the_first_own_piece(door: Door) -> None:
    ana = door.visitor("phone")
    plain: list[int] = []
    for _ in rounds(GAMES):
        seeker = looked_for(ana)
        plain += seeker.plain()
        if seeker.has_found():
            break
    ana.screen("gootmu-first-piece")
    assert seeker.has_found()
    assert max(plain) <= MOST_TAPS
