"""What the fit says, for people: a page, and a plot of what was foretold and what happened."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.gulo.fitting import (
    FAST,
    Decile,
    Theft,
    all_pulls,
    calibration,
    fast_pulls,
    held_out,
    worst,
)
from tablee.games.gulo.names import COLOUR_NAMES
from tablee.games.gulo.odds import Fit
from tablee.games.gulo.rules.eggs import EGGS

SIDE = 360
EDGE = 46
BAR = 0.05
"""How far the odds may be off in any tenth."""


def page(found: Fit, thefts: Sequence[Theft], deciles: Sequence[Decile], plot: str) -> str:
    """The report in Markdown."""
    nests = len({theft.pour for theft in thefts})
    lines = [
        "# The odds of an alarm",
        "",
        f"Fitted from {len(thefts):,} thefts, begun from {nests:,} pours of the physical nest, by",
        "`tablee gulo fit`. For the check each nest is foretold by a fit of other pours, and the",
        "thefts are put in ten equal parts from the safest to the riskiest.",
        "",
        "## Careful pulls",
        "",
        "These are what dice stand for.",
        *_check(deciles),
        "",
        f"![What was foretold and what happened]({plot})",
        "",
        "## All pulls",
        "",
        *_check_of_all(thefts),
        "",
        "## How often pulls alarm",
        "",
        *_table(thefts),
        "",
        "## Weights",
        "",
        "The logarithm of the odds is the sum of these; depth goes from 0 at the top to 1 at the",
        f"bottom, fill from 0 to 1 for {EGGS} eggs, lean from 0 upright to 1 lying or lower.",
        "",
        "| what | weight |",
        "|---|---|",
        *[f"| {name} | {value:+.2f} |" for name, value in _weights(found)],
    ]
    return "\n".join(lines) + "\n"


def _check(deciles: Sequence[Decile]) -> list[str]:
    """The largest error, and every tenth."""
    total, error = sum(decile.thefts for decile in deciles), worst(deciles).error
    return [
        f"Of {total:,} thefts the largest error is {_points(error)} percentage points"
        f" (bar {100 * BAR:.0f}).",
        "",
        "| part | thefts | foretold | alarms | error | noise (two deviations) |",
        "|---|---|---|---|---|---|",
        *[_row(number, decile) for number, decile in enumerate(deciles, 1)],
    ]


def _check_of_all(thefts: Sequence[Theft]) -> list[str]:
    """The same with pulls in haste among them, and a word on those alone."""
    hasty = worst(calibration(held_out(thefts, fast_pulls)))
    return [
        "Careful ones and fast ones, each foretold by its speed.",
        *_check(calibration(held_out(thefts, all_pulls))),
        "",
        f"Fast pulls alone are too few for this check: in tenths of {hasty.thefts} the largest",
        f"error is {_points(hasty.error)} points, where chance alone makes",
        f"{_points(hasty.noise)} likely.",
    ]


def _points(share: float) -> str:
    return f"{100 * abs(share):.1f}"


def _row(number: int, part: Decile) -> str:
    parts = (part.foretold, part.alarms, part.error, part.noise)
    return f"| {number} | {part.thefts} | " + " | ".join(f"{100 * p:.1f} %" for p in parts) + " |"


def _table(thefts: Sequence[Theft]) -> list[str]:
    lines = ["| pull | top third | middle third | lowest third |", "|---|---|---|---|"]
    for manner in sorted({theft.manner for theft in thefts}):
        cells = [
            _share([t for t in thefts if t.manner == manner and _third(t) == n]) for n in (0, 1, 2)
        ]
        lines.append(f"| {manner} | " + " | ".join(cells) + " |")
    return lines


def _third(theft: Theft) -> int:
    return 3 * theft.rank // theft.left


def _share(thefts: Sequence[Theft]) -> str:
    alarms = sum(theft.alarm for theft in thefts)
    return f"{100 * alarms / max(len(thefts), 1):.0f} % of {len(thefts)}"


def _weights(found: Fit) -> list[tuple[str, float]]:
    colours = [(f"{name} egg", value) for name, value in zip(COLOUR_NAMES, found.colours)]
    return [
        ("base", found.base),
        *colours,
        ("depth", found.depth),
        ("depth squared", found.depth_squared),
        ("depth cubed", found.depth_cubed),
        ("touches the pole", found.touches),
        ("touches the pole, times depth", found.touches_depth),
        ("fill", found.fill),
        ("depth, times fill", found.depth_fill),
        ("touches the pole, times fill", found.touches_fill),
        ("lean", found.lean),
        ("lean squared", found.lean_squared),
        (f"pulled {FAST}", found.fast),
        (f"pulled {FAST}, times depth", found.fast_depth),
        (f"pulled {FAST}, times fill cubed", found.fast_fill),
    ]


# --- the plot


def plot(deciles: Sequence[Decile]) -> str:
    """A square with a dot for each tenth: on the diagonal, odds are right; inside the band, right
    enough. Lines show what chance alone may do.
    """
    top = max(0.2, *(max(d.foretold, d.alarms) + d.noise for d in deciles))
    top = min(1.0, (int(top * 10) + 1) / 10)
    scale = (SIDE - 2 * EDGE) / top
    parts = [_band(top, scale), *_axes(top, scale), *[_dot(decile, scale) for decile in deciles]]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" width="{SIDE}"'
        f' height="{SIDE}" font-family="sans-serif" font-size="11">'
        f'<rect width="{SIDE}" height="{SIDE}" fill="#fbf8f1"/>{"".join(parts)}</svg>\n'
    )


def _place(across: float, up: float, scale: float) -> str:
    return f"{EDGE + across * scale:.1f},{SIDE - EDGE - up * scale:.1f}"


def _band(top: float, scale: float) -> str:
    corners = ((0, 0), (0, BAR), (top - BAR, top), (top, top), (top, top - BAR), (BAR, 0))
    points = " ".join(_place(across, up, scale) for across, up in corners)
    return f'<polygon points="{points}" fill="#dfe8dc"/>'


def _axes(top: float, scale: float) -> list[str]:
    low, high, middle = EDGE, SIDE - EDGE, SIDE / 2
    parts = [f'<path d="M{low} {low}V{high}H{high}" fill="none" stroke="#5b5346"/>']
    for percent in range(0, round(top * 100) + 1, 10):
        along = percent / 100 * scale
        parts.append(_word(low + along, high + 16, f"{percent} %"))
        parts.append(_word(low - 20, high - along + 4, f"{percent} %"))
    parts.append(_word(middle, SIDE - 8, "foretold"))
    parts.append(f'<g transform="rotate(-90 12 {middle})">{_word(12, middle, "alarms")}</g>')
    return parts


def _word(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{text}</text>'


def _dot(decile: Decile, scale: float) -> str:
    low = _place(decile.foretold, max(decile.alarms - decile.noise, 0), scale)
    high = _place(decile.foretold, decile.alarms + decile.noise, scale)
    x, y = _place(decile.foretold, decile.alarms, scale).split(",")
    return (
        f'<path d="M{low}L{high}" stroke="#b9826b"/>'
        f'<circle cx="{x}" cy="{y}" r="4" fill="#a5432f"/>'
    )
