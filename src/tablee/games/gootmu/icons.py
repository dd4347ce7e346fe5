"""Our own small drawings: pictograms of labels, obstacles, markers. Nothing here knows a position.

Every drawing is a piece of SVG round the point 0 0. Pictograms and markers fill a box of 28 units,
obstacles one of 52, a square of the maze measures 64. Lines and fills take `currentColor`;
other colours come from `paint`, which a page may change by custom properties.
"""

from __future__ import annotations

from typing import Final

PAINTS: Final = {
    "paper": "#f5eddb",
    "floor-1": "#fbf5e6",
    "floor-2": "#f4ead2",
    "floor-3": "#f8f1de",
    "floor-4": "#efe4c9",
    "grid": "#dccdaa",
    "gap": "#b79f74",
    "wall": "#2a231e",
    "ink": "#2a231e",
    "faint": "#8a7759",
    "hole": "#5b4634",
    "hole-line": "#776049",
    "card": "#fffaf0",
    "back": "#6b4a33",
    "back-line": "#e9d3a8",
    "turn": "#b3261e",
    "label-obstacle": "#3b342d",
    "label-roll": "#27496d",
    "label-self": "#1f5a44",
    "label-others": "#7a2f5c",
    "label-things": "#79460d",
    "label-board": "#8c2f1b",
    "wood": "#a9744a",
    "wood-dark": "#6b4426",
    "iron": "#555b62",
    "water": "#7fb4cf",
    "water-deep": "#2f6f93",
    "snake": "#5f8f3a",
    "rock": "#b3a58e",
    "brass": "#d9a93a",
    "flame": "#e0592a",
    "flame-light": "#f6c453",
    "magnet": "#c03a2b",
    "monster": "#231a26",
    "monster-fur": "#463450",
    "eye": "#ffd84a",
    "tooth": "#fdf6e3",
}


def paint(name: str) -> str:
    """A colour of the maze that a page can replace: `--maze-wall` and so on."""
    return f"var(--maze-{name}, {PAINTS[name]})"


def put(drawing: str, x: float = 0, y: float = 0, scale: float = 1, turn: int = 0) -> str:
    """A drawing moved, turned clockwise and scaled."""
    steps = f"translate({x:g} {y:g})"
    steps += f" rotate({turn})" if turn else ""
    steps += f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="{steps}">{drawing}</g>'


def line(path: str) -> str:
    """A line in ink."""
    return f'<path d="{path}"/>'


def shape(path: str, fill: str = "currentColor", edge: str = "none") -> str:
    """A filled shape."""
    return f'<path d="{path}" fill="{fill}" stroke="{edge}"/>'


def dot(x: float, y: float, radius: float, fill: str = "currentColor", edge: str = "none") -> str:
    """A filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>'


def ring(x: float, y: float, radius: float) -> str:
    """A circle in ink."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def stroked(drawing: str, width: float, ink: str = "currentColor") -> str:
    """A drawing in lines of another width and colour."""
    return f'<g stroke="{ink}" stroke-width="{width:g}">{drawing}</g>'


def dashed(drawing: str, dashes: str) -> str:
    """A drawing in broken lines."""
    return f'<g stroke-dasharray="{dashes}">{drawing}</g>'


def _pips(places: list[tuple[float, float]]) -> str:
    return "".join(dot(x, y, 2) for x, y in places)


def _die(places: list[tuple[float, float]]) -> str:
    body = f'<rect x="-9.5" y="-9.5" width="19" height="19" rx="4" fill="{paint("card")}"/>'
    return put(body + _pips(places), turn=-9)


BOX: Final = '<rect x="-8" y="-8" width="16" height="16" rx="1.5"/>'
PAWN: Final = dot(0, -5.5, 4) + shape("M-6.5 10C-6.5 2-3 0 0 0S6.5 2 6.5 10Z")
EAST: Final = line("M-5.5 0H5.5M1.5-4L5.5 0L1.5 4")
CROSS: Final = line("M-4-4L4 4M4-4L-4 4")
SLASH: Final = line("M-12 12L12-12")
HOURGLASS: Final = line("M-7-11H7M-7 11H7M-6-11C-6-2 6 2 6 11M6-11C6-2-6 2-6 11") + shape(
    "M-4.5 10C-3 5 3 5 4.5 10Z"
)
BAG: Final = (
    line("M-9-3H9L10.5 9.5Q0 12-10.5 9.5ZM-4.5-3V-6A4.5 4.5 0 0 1 4.5-6V-3M-9.4 1.5Q0 6 9.4 1.5")
    + dot(0, 4, 1.8)
)  # fmt: skip
GEAR: Final = (
    ring(0, 0, 6.8)
    + '<circle r="9.4" stroke-width="3.8" stroke-dasharray="3.69 3.69" stroke-linecap="butt"/>'
    + dot(0, 0, 2.2)
)
HOUSE: Final = line("M-8 0L0-8L8 0M-6-1V8H6V-1M-1.5 8V3H1.5V8")
BRICKS: Final = line("M-11-7H11M-11 0H11M-11 7H11M-5-7V0M5-7V0M-9 0V7M0 0V7M9 0V7")
HEAD: Final = (
    shape("M-9-3C-13-6-13-11-11-14C-9-10-7-9-4-9Q0-10 4-9C7-9 9-10 11-14C13-11 13-6 9-3"
          "C11 3 9 8 5 11L3 8L0 12L-3 8L-5 11C-9 8-11 3-9-3Z")
    + shape("M-6-3L-1.5-1L-5.5 1ZM6-3L1.5-1L5.5 1Z", paint("eye"))
)  # fmt: skip
LOOP: Final = line("M8.5-6.5A11 11 0 1 1 1-11M1-11L-3.5-13M1-11L-2.5-7")
STRINGS: Final = line("M-10-12H10M-8-12L-4.5 3M0-12V-6M8-12L4.5 3")

PICTOGRAMS: Final = {
    # rolls and turns
    "die": _die([(-4.5, -4.5), (0, 0), (4.5, 4.5)]),
    "die-one": _die([(0, 0)]),
    "die-five": _die([(-4.5, -4.5), (4.5, -4.5), (0, 0), (-4.5, 4.5), (4.5, 4.5)]),
    "unbind": line("M0 0C-3-6-12-7-12 0S-3 6 0 0S12-7 12 0S3 6 0 0") + line("M-9 11L9-11"),
    "steps": "".join(
        put(shape("M-2-5C1-6 3-3 2 0L-1 1C-3-2-4-4-2-5ZM-1 3L2 2C3 4 1 6-0 5Z"), x, y, 1.15)
        for x, y in ((-8, 5), (0, -5), (8, 5))
    ),
    "again": LOOP + put(HOURGLASS, 0, 0, 0.45),
    "lost": HOURGLASS + SLASH,
    "puppet": STRINGS + put(PAWN, 0, 2, 0.95),
    "scribble": line("M-12 8C-8-12-3-10-4-2S-10 6-3 8S2-9 6-6S2 4 11 2M7-2L11 2L7 6"),
    "later": shape("M-1-3.5H3V-9L13 0L3 9V3.5H-1Z") + put(HOURGLASS, -8, 0, 0.62),
    # moving oneself
    "ahead": line("M-7 11L0 4L7 11M-7 3L0-4L7 3") + shape("M-7-5L0-13L7-5Z"),
    "back": line("M9 11V-3A8.5 8.5 0 0 0-8-3V9M-12.5 4.5L-8 10L-3.5 4.5"),
    "to-and-fro": line("M-5 11V-10M-9-6L-5-11L-1-6M5-11V10M1 6L5 11L9 6"),
    "go": shape("M-13-3.5H2V-9.5L13 0L2 9.5V3.5H-13Z"),
    "slide": shape("M-4-3H4V-8L13 0L4 8V3H-4Z") + line("M-14-4H-8M-16 0H-8M-14 4H-8"),
    "jump": stroked(line("M-12 8C-9-11 4-12 9 2") + line("M-1-1V11"), 3)
    + shape("M13-3L10.5 9L2 2Z") + dot(-12, 8, 2.8),
    "four-ways": dashed('<rect x="-7" y="-7" width="14" height="14"/>', "3 3")
    + line("M0-13V13M-13 0H13M-3-10L0-13L3-10M-3 10L0 13L3 10M-10-3L-13 0L-10 3M10-3L13 0L10 3"),
    "ghost": dashed(line("M0-13V13"), "3 3.4") + line("M-12 5C-6-10 4 12 11-3M5.5-4L11-4L12 2"),
    "compass": ring(0, 0, 12) + shape("M0-10L2.6-2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6-2.6Z"),
    "tag": line("M-12-6H5L12 0L5 6H-12ZM-8-1.8H1M-8 2H-2") + dot(6, 0, 1.7),
    "next-tile": line("M-13 0H1M-3-4.5L1.5 0L-3 4.5") + put(BOX, 8, 0, 0.75),
    "join": put(PAWN, -6, 1) + put(PAWN, 6, 1) + line("M-12 14H12"),
    "swap": put(PAWN, -8, 1, 0.75) + put(PAWN, 8, 1, 0.75)
    + line("M-6-9Q0-14 6-9M6-9L3-9.5M6-9L6-12.5M6 11Q0 15-6 11M-6 11L-3 11.5M-6 11L-6 14.2"),
    "den": '<rect x="-12.5" y="-12.5" width="25" height="25" rx="2"/>' + put(HEAD, 0, 1, 0.68),
    "gear-go": put(GEAR, 5, 0, 0.85) + put(EAST, -10, 0, 0.85),
    "bag-go": put(BAG, 5, 0, 0.85) + put(EAST, -10, 1, 0.85),
    "gear-beam": put(GEAR, 0, -2, 0.75) + line("M-10 8Q0 13 10 8M-7 12Q0 15.5 7 12"),
    "walls-gone": dashed(BRICKS, "2 3.2"),
    "wall-gap": line("M-12-7H-4M-12 0H-5M-12 7H-4M12-7H4M12 0H5M12 7H4M-8-7V0M8-7V0M-8 7V12M8 7V12")
    + line("M0 12V-10M-3.5-6L0-11L3.5-6"),
    "void": dashed('<rect x="-10" y="-10" width="20" height="20" rx="2"/>', "4 3") + CROSS,
    # moving others
    "pawn-go": put(PAWN, -5, 0) + put(EAST, 8, 2, 0.9),
    "pawns-go": "".join(put(PAWN, x, y, 0.75) for x, y in ((-8, -1), (0, 3), (8, -1)))
    + line("M-9 13H9M6 10L9.5 13L6 16"),
    "touch": put(PAWN, -7, 2, 0.9) + put(HOUSE, 6.5, 0, 0.85),
    "monster": HEAD,
    "monster-go": put(HEAD, -4, 0, 0.85) + put(EAST, 10, 3, 0.75),
    # things
    "bag": BAG,
    "bag-in": put(BAG, 0, 6, 0.72) + line("M0-15V-4M-4-8L0-4L4-8"),
    "bag-from": put(PAWN, -9, 0, 0.75) + put(BAG, 7, 4, 0.65)
    + line("M-4-9Q4-12 7-6M7-6L4-7M7-6L9-9"),
    "bag-to": put(BAG, -7, 4, 0.65) + put(PAWN, 9, 0, 0.75)
    + line("M-7-6Q-4-12 4-9M4-9L1-11M4-9L1-7"),
    "bag-off": put(BAG, 0, 1, 0.95) + SLASH,
    "bag-first": put(BAG, -4, 1, 0.85) + line("M10-9V4") + dot(10, 9, 1.8),
    "bag-down": put(BAG, 0, -4, 0.8) + line("M-10 12H10M0 5V10"),
    "bag-throw": put(BAG, -6, 4, 0.7) + line("M-5-7C2-14 11-9 11 4M7.5 0L11 5L14 0"),
    "flip": ring(-1, 2, 8) + line("M-9-6C-4-14 8-13 11-4M11-4L6-5.5M11-4L13-9")
    + shape("M-1-6A8 8 0 0 0-1 10Z"),
    "gear-home": put(GEAR, -6, 3, 0.72) + put(HOUSE, 7, -3, 0.8),
    "gear-in": put(GEAR, 0, 6, 0.7) + line("M0-15V-5M-4-9L0-5L4-9"),
    "gear-step": put(GEAR, -4, 0, 0.85) + put(EAST, 10, 0, 0.75),
    "gear-puppet": line("M-10-13H10M-8-13L-4-4M8-13L4-4") + put(GEAR, 0, 4, 0.8),
    "gears": put(GEAR, -6.5, -4, 0.68) + put(GEAR, 6.5, 5, 0.68)
    + line("M3-10Q9-10 10-5M-3 12Q-9 12-10 7"),
    "gear-to": put(GEAR, -7, 3, 0.68) + put(PAWN, 9, 1, 0.8)
    + line("M-5-8Q0-12 4-8M4-8L0-8M4-8L4-12"),
    # the board
    "turn-any": put(BOX, 0, 0, 0.72) + line("M-4-12A12.5 12.5 0 0 1 12 3M12 3L8.5 0M12 3L14-1.5")
    + line("M4 12A12.5 12.5 0 0 1-12-3M-12-3L-8.5 0M-12-3L-14 1.5") + dot(0, 0, 2),
    "turn-right": put(BOX, 0, 1, 0.85, 14)
    + line("M-11-4A12 12 0 0 1 9.5-8M9.5-8L4-8.5M9.5-8L10-13"),
    "turn-either": put(BOX, 0, 2, 0.8, 14)
    + line("M-9.5-5A11.5 11.5 0 0 1 9.5-5M9.5-5L5-5.5M9.5-5L10.5-10M-9.5-5L-5-5.5M-9.5-5L-10.5-10"),
    "tile-off": put(BOX, 0, 0, 1.25) + CROSS,
    "trap-door": shape("M-13-3H3V-8.5L13 0L3 8.5V3H-13Z")
    + stroked(line("M-5-14V-7M-5 14V7"), 3.4) + line("M-5-7L3-13"),
    "panel": line("M-12 12V-12H12V12") + dashed(line("M-6 12V-6H6V12"), "2.5 2.6")
    + line("M-4 1Q0-4 4 1Q0 5-4 1") + dot(0, 1, 1.4),
    "pawn-plus": put(PAWN, -5, 1) + line("M9-6V4M4-1H14"),
    "lair": HEAD,
}  # fmt: skip

SCENES: Final = {
    "door": shape("M-17 25V-8A17 17 0 0 1 17-8V25Z", paint("wood"), "currentColor")
    + line("M-6 25V-23M6 25V-23")
    + stroked(line("M-16-7H16M-16 15H16"), 4, paint("iron"))
    + shape("M-6 0H6V9.5H-6Z", paint("brass"), "currentColor")
    + line("M-3.5 0V-3.5A3.5 3.5 0 0 1 3.5-3.5V0")
    + dot(0, 4, 1.6),
    "pool": shape(
        "M-25 1C-26-14-13-19-4-17C4-22 22-19 24-6C29 4 22 19 8 18C0 24-23 20-25 1Z",
        paint("water"), paint("water-deep"),
    )
    + stroked(
        line("M-16-7Q-12-11-8-7T0-7T8-7T16-7M-18 2Q-14-2-10 2T-2 2T6 2T14 2T20 1")
        + line("M-12 11Q-8 7-4 11T4 11T12 11"),
        2.6, paint("water-deep"),
    ),
    "snakes": shape("M-24 3C-24-12-12-19 1-18S25-12 24 2S12 20-1 20S-24 15-24 3Z", paint("hole"))
    + stroked(
        line("M-15 9C-9-4-4 15 2 3S9-9 3-11M16 10C10 15 5 10 9 5S17-2 14-8M-15-1C-13-9-8-10-4-8"),
        5, paint("snake"),
    )
    + dot(2, -11, 3.6, paint("snake")) + dot(14, -9, 3.6, paint("snake"))
    + dot(-16, 0, 3.6, paint("snake"))
    + dot(1, -12, 1.1, paint("eye")) + dot(13.2, -10, 1.1, paint("eye"))
    + dot(-16.6, -1, 1.1, paint("eye"))
    + stroked(line("M-1-13L-5-15M12-12L9-15M-18-2L-21-4"), 1.4, paint("magnet")),
    "passage": shape("M-26-24H-8L-3-10L-6 0L-2 12L-7 25H-26Z", paint("rock"), "currentColor")
    + shape("M26-24H9L4-11L7 0L3 11L8 25H26Z", paint("rock"), "currentColor")
    + line("M-20-14L-12-10M-21 6L-11 4M-17 17L-11 15M20-15L13-8M21 3L14 6M18 18L12 14")
    + shape("M0-9C5-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-5-3 0-9Z", paint("ink"), paint("card"))
    + stroked(line("M-3 4A3.6 3.6 0 0 0 0 7.4"), 1.6, paint("card")),
}  # fmt: skip

KEY: Final = line("M-2.5-2.5L9 9M5.5 5.5L8.5 2.5M9 9L12 6") + ring(-5.5, -5.5, 5)
MARKERS: Final = {
    "key": stroked(KEY, 5.4, paint("ink")) + stroked(KEY, 2.6, paint("brass")),
    "boat": shape("M-13 4H13L8 11H-8Z", paint("wood"), "currentColor")
    + shape("M-1 1V-13L9 1Z", paint("card"), "currentColor") + line("M-1 4V-13M-4 1L-4-7L-9 1Z"),
    "board": put(shape("M-14-4H14V4H-14Z", paint("wood"), "currentColor")
    + line("M-10-1H-2M2 1H10") + dot(-11, 1.6, 1) + dot(11, -1.6, 1), turn=-28),
    "oil": shape("M-9-2H5V11H-9Z", paint("iron"), "currentColor")
    + line("M5 2L12-6M-5-2V-5H1V-2M-9 2C-14 2-14 8-9 8")
    + shape("M12-4C14-1 14 1 12 2C10 1 10-1 12-4Z", paint("ink")),
    "bucket": shape("M-10-4H10L7 12H-7Z", paint("iron"), "currentColor")
    + f'<ellipse cy="-4" rx="10" ry="3.2" fill="{paint("water")}"/>'
    + line("M-10-5C-9-15 9-15 10-5"),
    "pickaxe": stroked(line("M-9 11L5-6"), 3.6, paint("wood-dark"))
    + shape("M-8-10C1-13 12-7 13 6C9-1 4-4-1-4.5C-3-6-5-8-8-10Z", paint("iron"), "currentColor"),
    "token": shape("M2-14L-9 3H-1L-3 14L9-4H1Z", paint("flame-light"), "currentColor"),
    "cancel": put(HOURGLASS, 0, 0, 0.9)
    + stroked(ring(0, 0, 12.5) + line("M-8.8 8.8L8.8-8.8"), 3.2, paint("magnet")),
    "wall": shape("M-6-13H6V13H-6Z", paint("rock"), "currentColor")
    + line("M-6-4.5H6M-6 4.5H6M0-13V-4.5M0 4.5V13")
    + stroked(line("M-14 0H11"), 6, paint("card")) + stroked(line("M-14 0H13M8-5L13 0L8 5"), 2.8),
    "door": shape("M-2-11L11-7V13L-2 9Z", paint("wood"), "currentColor") + dot(8, 3, 1.4)
    + line("M-2-11H11V-7") + stroked(line("M5 0H-13M-8-5L-13 0L-8 5"), 2.8),
    "fire": shape("M-1-14C3-8 11-5 10 4C10 11 5 14 0 14S-10 11-10 4C-10-1-7-3-6-8C-3-6-1-9-1-14Z",
    paint("flame"), "currentColor")
    + shape("M0-2C2 2 5 3 5 7.5A5 5 0 0 1-5 7.5C-5 4-1 3 0-2Z", paint("flame-light")),
    "cave-in": shape("M-13 11L-10 3L-3 2L0 11ZM-1 11L1 3L9 2L13 11ZM-7 1L-4-7L4-8L7 0L0 3Z",
    paint("rock"), "currentColor") + line("M-9-6L-11-12M0-11V-14M9-6L11-12"),
    "magnet": shape("M-11 11V-2A11 11 0 0 1 11-2V11H4V-2A4 4 0 0 0-4-2V11Z", paint("magnet"),
    "currentColor") + shape("M-11 5H-4V11H-11ZM4 5H11V11H4Z", paint("card"), "currentColor"),
}  # fmt: skip
