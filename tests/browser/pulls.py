"""Scripted hands steal through the page: the same eggs by mouse, finger and keys, and far away.

Run it: python -m tests.browser.pulls FILE.csv NESTS CASE…
A case is `mouse`, `touch` or `keys`, and after an `@` the milliseconds that each way to the server
takes (`mouse@150`); jitter adds up to a third. Each nest is pulled at three depths. It goes on
where it was stopped, and prints the share of alarms. Nothing else should run meanwhile.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Browser, sync_playwright

from tablee.core.registry import game
from tablee.games.gulo.live import NestHands
from tablee.games.gulo.names import COLOUR_NAMES, DEPTHS, egg_name
from tablee.games.gulo.nest.collect import nest_of
from tablee.games.gulo.nest.mark import pulls_mark
from tablee.games.gulo.nest.pool import NestPool
from tablee.games.gulo.nest.runs import PIECE, Kept, Made, Row, pieces, told
from tablee.games.gulo.nest.worker import Poured
from tablee.games.gulo.rules.eggs import PURPLE, colour_of
from tests.browser.conftest import PHONE, SCREENS, launch3d
from tests.browser.nest import CHOICES, CONFIRM, LAST_STEP, SLOW_START, WAIT, asked, decided
from tests.browser.scripted_hand import ScriptedHand
from tests.browser.slow_line import slow_line
from tests.browser.tables import enter
from tests.browser.visitor import Visitor
from tests.ends import first_that
from tests.server.running import Json, Running, running

SEED = 7
DESK = {"width": 1024, "height": 700}
NAMES = ("Ana", "Bob")
"""Bob's screen stays dark: nobody else's hand moves, and a table is left after one pull."""


class Case(NamedTuple):
    """By what a hand pulls, and how many seconds each way to the server takes."""

    means: str
    delay: float

    @staticmethod
    def of(word: str) -> Case:
        means, _, milliseconds = word.partition("@")
        return Case(means, float(milliseconds or 0) / 1000)


class Place:
    """A server whose tables get the nests that they are given."""

    def __init__(self, portal: BlockingPortal, server: Running, address: str) -> None:
        self.address = address
        self._portal = portal
        self._server = server
        hands = server.server.house.hands(game("gulo"))
        assert isinstance(hands, NestHands)
        hands.pool = self._pool = NestPool(ready=1, pouring=False)

    def made(self, nest: Poured) -> Json:
        """A table with this nest."""
        self._portal.call(self._pool._ready.put_nowait, nest)
        seats = [{"kind": "screen", "name": name} for name in NAMES]
        return self._portal.call(lambda: self._server.make("gulo", *seats, start=SLOW_START))


@contextmanager
def placed(case: Case) -> Iterator[Place]:
    """A server, and the way to it."""
    with TemporaryDirectory() as folder, start_blocking_portal() as portal:
        served = running(f"sqlite:///{folder}/tables.db", nest_folder=folder)
        with portal.wrap_async_context_manager(served) as server:
            line = slow_line(server.port, case.delay, case.delay / 3)
            with portal.wrap_async_context_manager(line) as way:
                yield Place(portal, server, f"http://127.0.0.1:{way.port}")


def egg_at(nest: Poured, depth: int, number: int) -> int:
    """An egg of the top, middle or lowest third that one may steal from the beginning."""
    rng = Random(f"{SEED}:{number}:{depth}")
    third = nest.lie.eggs[len(nest.lie.eggs) * depth // 3 : len(nest.lie.eggs) * (depth + 1) // 3]
    return first_that(lambda egg: colour_of(egg) != PURPLE, lambda: rng.choice(third))


def one_nest(browser: Browser, places: dict[str, Place], number: int) -> list[Row]:
    """One pull for each case and depth in the nest of this number."""
    poured = nest_of(SEED, number)
    nest = Poured(poured.snapshot(), poured.lie())
    eggs = {name: egg_at(nest, depth, number) for depth, name in enumerate(DEPTHS)}
    rows = []
    for case, place in places.items():
        for depth, egg in eggs.items():
            seconds, outcome = one_pull(browser, place, Case.of(case), nest, egg)
            row = {PIECE: str(number), "case": case, "depth": depth, "egg": egg_name(egg)}
            rows.append(row | {"outcome": outcome, "seconds": f"{seconds:.1f}"})
    return rows


def one_pull(
    browser: Browser, place: Place, case: Case, nest: Poured, egg: int
) -> tuple[float, str]:
    """Sit down, choose, pull; how long that took, and how it went."""
    fingers = case.means == "touch"
    context = browser.new_context(
        base_url=place.address,
        viewport=PHONE if fingers else DESK,  # type: ignore[arg-type]
        has_touch=fingers,
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.add_init_script(LAST_STEP)
    visitor = Visitor(context, SCREENS, fingers=fingers, patience=WAIT)
    table = place.made(nest)
    enter(visitor, table["table"], table["keys"][0])
    name_this(visitor, egg)
    start = monotonic()
    ScriptedHand(visitor.page, case.means, Random(f"{SEED}:{egg}:{nest.lie.lean}")).pull()
    seconds = monotonic() - start
    outcome = decided(visitor)
    visitor.leave()
    return seconds, outcome


def name_this(visitor: Visitor, egg: int) -> None:
    """Choose the egg's colour, then the egg; the hand goes in by itself."""
    for what, choice in (("colour", COLOUR_NAMES[colour_of(egg)]), ("egg", egg_name(egg))):
        if asked(visitor.page) == what:
            visitor.press(visitor.page.locator(f"{CHOICES}[data-choice={choice}]"))
            if what == "egg" or visitor.fingers:
                visitor.press(visitor.page.locator(CONFIRM))
            visitor.page.locator(f"[data-testid=gulo-panel][data-asks={what}]").wait_for(
                state="detached"
            )
    visitor.page.locator(".nest.inside").wait_for()


# --- what comes of it


def table(rows: list[Row]) -> str:
    """The share of alarms for each case and depth, as a Markdown table."""
    counts: dict[str, dict[str, Counter[bool]]] = {}
    for row in rows:
        for depth in (row["depth"], "all"):
            found = counts.setdefault(row["case"], {}).setdefault(depth, Counter())
            found[row["outcome"] != "stolen"] += 1
    heads = (*DEPTHS, "all")
    lines = ["| pull | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
    for case, depths in counts.items():
        cells = " | ".join(_share(depths.get(depth, Counter())) for depth in heads)
        lines.append(f"| {case} | {cells} |")
    return "\n".join(lines)


def _share(found: Counter[bool]) -> str:
    return f"{100 * found[True] / found.total():.0f} % of {found.total()}" if found else "none"


def measure(nests: int, cases: tuple[str, ...], path: Path) -> list[Row]:
    """The rows of all nests; those in the file already are not worked out again."""
    kept = Kept(path, Made(f"pulls through the page by {', '.join(cases)}", pulls_mark()))
    with sync_playwright() as started, ExitStack() as stack:
        browser = launch3d(started)
        stack.callback(browser.close)
        places = {case: stack.enter_context(placed(Case.of(case))) for case in cases}
        return pieces(partial(one_nest, browser, places), nests, 1, told, kept)


def main(path: str, nests: str, *cases: str) -> None:
    """Measure from the command line and print the table."""
    sys.stdout.write("\n" + table(measure(int(nests), cases, Path(path))) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
