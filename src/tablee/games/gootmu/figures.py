"""Pawns, the monster, GOOTMU pieces and tokens: drawn round 0 0, in a box of 48 units."""

from __future__ import annotations

from html import escape
from typing import Final

from tablee.core.notation import seat_letter
from tablee.games.gootmu.abbreviations import STAYS
from tablee.games.gootmu.icons import dot, line, paint, put, shape, stroked
from tablee.games.gootmu.names import MONSTER_NAME, UNKNOWN

SEAT_PAINTS: Final = (
    "#e69f00", "#56b4e9", "#1fa67a", "#d58ab9", "#f0e442", "#0b63a5", "#c9510c", "#55525b",
)  # fmt: skip
LIGHT_ON: Final = (5, 6, 7)
"""Seats whose colour is so dark that letters on it are light."""

NOMINAL: Final = 48.0


def seat_paint(seat: int) -> str:
    """The colour of a seat, which a page can replace."""
    return f"var(--seat-{seat_letter(seat).lower()}, {SEAT_PAINTS[seat]})"


def words(text: str, y: float, size: float, fill: str, x: float = 0) -> str:
    """A line of bold text round x."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}" font-weight="700" text-anchor="middle"'
        f' fill="{fill}" stroke="none">{escape(text)}</text>'
    )


# --- pawns: every seat has a hat of its own, so that figures differ without colour and letter

HATS: Final = (
    "M-14-11Q0-7 14-11Q8-13 7-15Q6-24 0-22Q-6-24-7-15Q-8-13-14-11Z",  # an explorer's felt hat
    "M-11-11C-11-25 11-25 11-11L15-9H-15Z",  # a sun helmet
    "M-9-11C-10-22 7-24 9-12L17-10Q10-8-9-11Z",  # a cap
    "M-9-10C-12-18-4-25 0-22C4-25 12-18 9-10Q0-15-9-10Z",  # a turban
    "M-10-3C-13-18-4-24 2-26C3-22 11-18 10-3Q8-13 0-13T-10-3Z",  # a hood
    "M-9-11C-9-19-4-21 0-21A3 3 0 1 1 .1-21C4-21 9-19 9-11Z",  # a bobble hat
    "M-13-11H-7L-8-25H8L7-11H13V-9H-13Z",  # a top hat
    "M-10-11C-10-20-5-22-4-22V-25H4V-22C5-22 10-20 10-11Z",  # a miner's lamp
)
BODY: Final = "M-17 23C-18 8-11 0-6-1H6C11 0 18 8 17 23Q0 26-17 23Z"


def pawn(name: str, seat: int | None, small: bool = False) -> str:
    """A pawn's figure; the monster has no seat. A small one is hat and letter."""
    if seat is None:
        return monster()
    if small:
        return _bust(name, seat)
    own, ink = seat_paint(seat), paint("ink")
    stripes = stroked(line("M-15 4L-9 23M15 4L9 23"), 1.6, ink)
    return (
        f'<ellipse cy="23" rx="19" ry="3.5" fill="{ink}" opacity=".22" stroke="none"/>'
        + shape(BODY, own, ink)
        + (stripes if name.endswith("+") else "")
        + dot(0, -8, 8, paint("card"), ink)
        + dot(-3, -6.5, 1.3, ink)
        + dot(3, -6.5, 1.3, ink)
        + shape(HATS[seat], own, ink)
        + words(name, 19.5, 20 if len(name) == 1 else 16, on_seat(seat))
    )


def _bust(name: str, seat: int) -> str:
    own, ink = seat_paint(seat), paint("ink")
    return (
        shape("M-22 24C-24 3-14-9 0-9S24 3 22 24Q0 27-22 24Z", own, ink)
        + put(shape(HATS[seat], own, ink), 0, 2)
        + words(name, 20, 29 if len(name) == 1 else 23, on_seat(seat))
    )


def on_seat(seat: int) -> str:
    """The colour of letters on a seat's colour, by day and by night."""
    return "#fffaf0" if seat in LIGHT_ON else "#1d1815"


def monster() -> str:
    """The monster: horns, fur, too many teeth."""
    fur = (
        "M-16-8C-24-12-25-20-21-26C-19-20-15-18-9-18Q0-21 9-18C15-18 19-20 21-26C25-20 24-12 16-8"
        "L22-3L18 0L25 7L20 9L25 17L19 17L20 24L13 21L10 26L5 22L0 27L-5 22L-10 26L-13 21L-20 24"
        "L-19 17L-25 17L-20 9L-25 7L-18 0L-22-3Z"
    )
    teeth = "M-13 4L-10 11L-7 5L-4 12L-1 6L2 12L5 6L8 11L11 5L13 4Q0 9-13 4Z"
    return (
        shape(fur, paint("monster-fur"), paint("monster"))
        + shape("M-15 2Q0 9 15 2C14 18 6 21 0 21S-14 18-15 2Z", paint("monster"))
        + shape(teeth, paint("tooth"))
        + shape("M-7 19L-5 14L-3 20ZM3 20L5 14L7 19Z", paint("tooth"))
        + shape("M-14-10L-3-4L-4-1Q-12-1-14-10ZM14-10L3-4L4-1Q12-1 14-10Z", paint("eye"))
        + dot(-7.5, -4.2, 1.6, paint("monster"))
        + dot(7.5, -4.2, 1.6, paint("monster"))
        + words(MONSTER_NAME, -9, 9, paint("tooth"))
    )


# --- GOOTMU pieces: the three parts of a machine

TEETH: Final = (
    "M-4-23H4L5-18Q9-17 12-15L16-18L21-12L17-8Q18-6 18-4L23-3V5L18 6Q17 9 15 12L18 16L12 21L8 17"
    "Q6 18 4 18L3 23H-5L-6 18Q-9 17-12 15L-16 18L-21 12L-17 8Q-18 6-18 4L-23 3V-5L-18-6Q-17-9-15-12"
    "L-18-16L-12-21L-8-17Q-6-18-4-18Z"
)
NUT: Final = "M-12-22H12L24 0L12 22H-12L-24 0Z"
CAM: Final = (
    "M0-24C10-24 12-14 16-7C22 2 27 8 20 17C13 24 7 18 0 18S-13 24-20 17C-27 8-22 2-16-7"
    "C-12-14-10-24 0-24Z"
)
PARTS: Final = {"1": TEETH, "2": NUT, "3": CAM}
BOLTS: Final = {
    "1": [],
    "2": [(-18, 0), (18, 0)],
    "3": [(0, -18), (-16, 12), (16, 12)],
}


def piece(name: str, owner: int, small: bool = False) -> str:
    """A GOOTMU piece: `A2` is the second part of A's machine."""
    ink = paint("ink")
    bolts = "".join(dot(x, y, 2.2, ink) for x, y in BOLTS.get(name[1:], []))
    return (
        put(shape(PARTS.get(name[1:], NUT), ink), 0.8, 1.8)
        + shape(PARTS.get(name[1:], NUT), seat_paint(owner), ink)
        + bolts
        + dot(0, 0, 18 if small else 14, paint("card"), ink)
        + words(name, 8.3 if small else 6, 24 if small else 17, "currentColor")
    )


# --- markers

OCTAGON: Final = "M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z"
STAR: Final = "M0-15L3-5L11-11L5-3L15 0L5 3L11 11L3 5L0 15L-3 5L-11 11L-5 3L-15 0L-5-3L-11-11L-3-5Z"


def marker(kind: str, icon: str) -> str:
    """A marker face up: round if it can be taken, eight-sided if it stays where it lies."""
    if kind == UNKNOWN:
        return token_back()
    ink = paint("ink")
    if kind in STAYS:
        return put(shape(OCTAGON, ink), 0.8, 1.8) + shape(OCTAGON, paint("card"), ink) + icon
    return dot(0.8, 1.8, 22, ink) + dot(0, 0, 22, paint("card"), ink) + icon


def token_back() -> str:
    """A marker that lies face down."""
    edge = paint("back-line")
    return (
        dot(0.8, 1.8, 22, paint("ink"))
        + dot(0, 0, 22, paint("back"), paint("ink"))
        + f'<circle r="17.5" stroke="{edge}" stroke-width="1.4" fill="none"/>'
        + shape(STAR, edge)
        + dot(0, 0, 6.5, paint("back"))
        + words("?", 4.2, 12, edge)
    )
