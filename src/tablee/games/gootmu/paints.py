"""The colours of the maze: paper by day, the same plan on a dark table by night.

A drawing names a colour by `paint`; a page replaces it by a custom property. The server's pictures
stand alone and show the day. Tokens are things, not ink: by night they stay light with dark edges.
"""

from __future__ import annotations

from typing import Final

DAY_AND_NIGHT: Final = {
    "paper": ("#f5eddb", "#241e18"),
    "floor-1": ("#fbf5e6", "#3b3229"),
    "floor-2": ("#f4ead2", "#362d25"),
    "floor-3": ("#f8f1de", "#3f362c"),
    "floor-4": ("#efe4c9", "#312921"),
    "grid": ("#dccdaa", "#5b4d3d"),
    "gap": ("#b79f74", "#14100c"),
    "wall": ("#2a231e", "#f0e5cc"),
    "ink": ("#2a231e", "#f0e5cc"),
    "faint": ("#75664a", "#b3a184"),
    "hole": ("#5b4634", "#120e0b"),
    "hole-line": ("#776049", "#3a2f25"),
    "card": ("#fffaf0", "#4b4034"),
    "turn": ("#b3261e", "#ff8170"),
    "label-obstacle": ("#3b342d", "#ddd1bb"),
    "label-roll": ("#27496d", "#a3caf2"),
    "label-self": ("#1f5a44", "#8bd8b5"),
    "label-others": ("#7a2f5c", "#efaed7"),
    "label-things": ("#79460d", "#f0bd7c"),
    "label-board": ("#8c2f1b", "#f8ab96"),
    "token": ("#fffaf0", "#eadfc6"),
    "edge": ("#2a231e", "#15100c"),
    "back": ("#6b4a33", "#7a563c"),
    "back-line": ("#e9d3a8", "#e9d3a8"),
    "wood": ("#a9744a", "#96663f"),
    "wood-dark": ("#6b4426", "#6b4426"),
    "iron": ("#555b62", "#6d747c"),
    "water": ("#7fb4cf", "#35708f"),
    "water-deep": ("#2f6f93", "#a5d6ec"),
    "snake": ("#5f8f3a", "#86b85c"),
    "rock": ("#b3a58e", "#7b705f"),
    "brass": ("#d9a93a", "#d9a93a"),
    "flame": ("#e0592a", "#e0592a"),
    "flame-light": ("#f6c453", "#f6c453"),
    "magnet": ("#c03a2b", "#c9402f"),
    "monster": ("#231a26", "#120c14"),
    "monster-fur": ("#463450", "#6a4f78"),
    "gleam": ("#ffd84a", "#2b2118"),
    "eye": ("#ffd84a", "#ffd84a"),
    "tooth": ("#fdf6e3", "#fdf6e3"),
}
PAINTS: Final = {name: day for name, (day, _) in DAY_AND_NIGHT.items()}

SEATS_BY_DAY: Final = (
    "#0072b2", "#d55e00", "#008a66", "#b8860b", "#b0568f", "#3a8fc0", "#6a5acd", "#5b5b55",
)  # fmt: skip
SEATS_BY_NIGHT: Final = (
    "#56a8e0", "#f08a3c", "#35c39a", "#e6bd3a", "#dd8fbf", "#9fd4f2", "#b3a8ff", "#c9c6bd",
)  # fmt: skip
"""The colours of seats, as every page of the house has them (web/src/styles/tokens.css)."""

LIGHT: Final = "#fffaf0"
DARK: Final = "#1d1815"


def paint(name: str) -> str:
    """A colour of the maze that a page can replace: `--maze-wall` and so on."""
    return f"var(--maze-{name}, {PAINTS[name]})"


def seat_paint(seat: int) -> str:
    """The colour of a seat, which a page can replace."""
    return f"var(--seat-{seat}, {SEATS_BY_DAY[seat]})"


def on_seat(seat: int) -> str:
    """The colour of letters on a seat's colour, which a page can replace."""
    return f"var(--maze-on-{seat}, {letters_on(SEATS_BY_DAY[seat])})"


def letters_on(ground: str) -> str:
    """Light or dark, whichever is easier to read on this colour."""
    return max(LIGHT, DARK, key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """How far two colours are apart for readers, from 1 to 21 (WCAG)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """How light a colour `#rrggbb` is, from 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
