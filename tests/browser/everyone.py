"""What every page must be, whoever looks at it: read aloud, narrow, translated, touchable."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 44
FREE = "p a, [data-square]"
"""Links in running text may be smaller; so are squares of a large board, which has a list too."""
TOO_SMALL = """([least, free]) => {
  const page = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const targets = [...page.querySelectorAll("button, a[href], input, select, textarea, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.matches(free) && !one.closest("[inert], .unseen"));

  // Where a finger meets it: itself, what belongs to it, or the label that speaks for it.
  const meets = (one, x, y) => {
    const at = document.elementFromPoint(x, y);
    return [one, ...(one.labels ?? [])].some((part) => part.contains(at));
  };
  const reach = (one, x, y, dx, dy) => {
    let far = 0;
    while (far < least && meets(one, x + dx * (far + 1), y + dy * (far + 1))) far++;
    return far;
  };
  return targets.flatMap((one) => {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    if (box.width <= 1) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const wide = 1 + reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0);
    const high = 1 + reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1);
    const enough = meets(one, x, y) && wide >= least - 1 && high >= least - 1;
    return enough ? [] : [`${one.outerHTML.slice(0, 140)} is hit on ${wide}x${high}`];
  });
}"""
"""What a finger does not hit within 44 pixels each way, measured by asking what lies there."""


def faults(visitor: Visitor) -> list[str]:
    """Everything that is wrong with what is shown now, for whoever looks at it."""
    page = visitor.page
    visitor.settled()
    found = [f"not translated: {word}" for word in untranslated(page)]
    if (wider := overflow(page)) > 0:
        found.append(f"{wider} pixels wider than the window")
    if visitor.fingers:
        found += [f"too small: {target}" for target in too_small(page)]
    return found + violations(page)


def untranslated(page: Page) -> list[str]:
    """Keys that no language file knows are shown in brackets."""
    text = str(page.evaluate("document.body.innerText"))
    return [word for word in text.split() if "⟦" in word]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, [SMALLEST, FREE])
    return found


def violations(page: Page) -> list[str]:
    """What axe-core finds fault with; added here because the page's policy forbids others."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {json.dumps([node['html'][:160] for node in one['nodes']])}" for one in found
    ]
