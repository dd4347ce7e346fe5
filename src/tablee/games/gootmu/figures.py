"""Pawns, the monster, GOOTMU pieces and tokens: drawn round 0 0, in a box of 48 units."""

from __future__ import annotations

from typing import Final

from tablee.games.gootmu.abbreviations import STAYS
from tablee.games.gootmu.names import MONSTER_NAME, UNKNOWN
from tablee.games.gootmu.paints import on_seat, paint, seat_paint
from tablee.games.gootmu.pictograms import HOURGLASS
from tablee.games.gootmu.strokes import dot, line, put, ring, shape, stroked, words

NOMINAL: Final = 48.0


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


STRIPES: Final = stroked(line("M-15 4L-9 23M15 4L9 23"), 1.6, paint("edge"))
"""What a second pawn wears."""


def pawn(name: str, seat: int | None, small: bool = False) -> str:
    """A pawn's figure; the monster has no seat. A small one is hat and letter."""
    if seat is None:
        return monster()
    own, on, hat = seat_paint(seat), on_seat(seat), HATS[seat]
    second = name.endswith("+")
    if small:
        return bust_of(own, on, hat, name, "23" if second else "29")
    return pawn_of(own, on, hat, STRIPES if second else "", name, "16" if second else "20")


def pawn_of(own: str, on: str, hat: str, stripes: str, name: str, size: str) -> str:
    """A figure in a seat's colour, with a letter on it, its hat and its stripes if it has any."""
    ink = paint("edge")
    return (
        f'<ellipse cy="23" rx="19" ry="3.5" fill="{ink}" opacity=".22" stroke="none"/>'
        + shape(BODY, own, ink)
        + stripes
        + dot(0, -8, 8, paint("token"), ink)
        + dot(-3, -6.5, 1.3, ink)
        + dot(3, -6.5, 1.3, ink)
        + shape(hat, own, ink)
        + words(name, 19.5, size, on)
    )


def bust_of(own: str, on: str, hat: str, name: str, size: str) -> str:
    """The figure where there is little room: hat and letter."""
    ink = paint("edge")
    return (
        shape("M-22 24C-24 3-14-9 0-9S24 3 22 24Q0 27-22 24Z", own, ink)
        + put(shape(hat, own, ink), 0, 2)
        + words(name, 20, size, on)
    )


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
    return piece_of(seat_paint(owner), name[1:], name, small)


def piece_of(own: str, part: str, name: str, small: bool = False) -> str:
    """One of the three parts in a seat's colour."""
    ink = paint("edge")
    bolts = "".join(dot(x, y, 2.2, ink) for x, y in BOLTS[part])
    return (
        put(shape(PARTS[part], ink), 0.8, 1.8)
        + shape(PARTS[part], own, ink)
        + bolts
        + dot(0, 0, 18 if small else 14, paint("token"), ink)
        + words(name, 7 if small else 6, 20 if small else 17, "currentColor")
    )


# --- markers

KEY: Final = line("M-2.5-2.5L9 9M5.5 5.5L8.5 2.5M9 9L12 6") + ring(-5.5, -5.5, 5)
SYMBOLS: Final = {
    "key": stroked(KEY, 5.4, paint("edge")) + stroked(KEY, 2.6, paint("brass")),
    "boat": shape("M-13 4H13L8 11H-8Z", paint("wood"), "currentColor")
    + shape("M-1 1V-13L9 1Z", paint("token"), "currentColor") + line("M-1 4V-13M-4 1L-4-7L-9 1Z"),
    "board": put(shape("M-14-4H14V4H-14Z", paint("wood"), "currentColor")
    + line("M-10-1H-2M2 1H10") + dot(-11, 1.6, 1) + dot(11, -1.6, 1), turn=-28),
    "oil": shape("M-9-2H5V11H-9Z", paint("iron"), "currentColor")
    + line("M5 2L12-6M-5-2V-5H1V-2M-9 2C-14 2-14 8-9 8")
    + shape("M12-4C14-1 14 1 12 2C10 1 10-1 12-4Z", paint("edge")),
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
    + stroked(line("M-14 0H11"), 6, paint("token")) + stroked(line("M-14 0H13M8-5L13 0L8 5"), 2.8),
    "door": shape("M-2-11L11-7V13L-2 9Z", paint("wood"), "currentColor") + dot(8, 3, 1.4)
    + line("M-2-11H11V-7") + stroked(line("M5 0H-13M-8-5L-13 0L-8 5"), 2.8),
    "fire": shape("M-1-14C3-8 11-5 10 4C10 11 5 14 0 14S-10 11-10 4C-10-1-7-3-6-8C-3-6-1-9-1-14Z",
    paint("flame"), "currentColor")
    + shape("M0-2C2 2 5 3 5 7.5A5 5 0 0 1-5 7.5C-5 4-1 3 0-2Z", paint("flame-light")),
    "cave-in": shape("M-13 11L-10 3L-3 2L0 11ZM-1 11L1 3L9 2L13 11ZM-7 1L-4-7L4-8L7 0L0 3Z",
    paint("rock"), "currentColor") + line("M-9-6L-11-12M0-11V-14M9-6L11-12"),
    "magnet": shape("M-11 11V-2A11 11 0 0 1 11-2V11H4V-2A4 4 0 0 0-4-2V11Z", paint("magnet"),
    "currentColor") + shape("M-11 5H-4V11H-11ZM4 5H11V11H4Z", paint("token"), "currentColor"),
}  # fmt: skip
"""What is on each kind of marker, in a box of 28."""

OCTAGON: Final = "M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z"
STAR: Final = "M0-15L3-5L11-11L5-3L15 0L5 3L11 11L3 5L0 15L-3 5L-11 11L-5 3L-15 0L-5-3L-11-11L-3-5Z"


def marker(kind: str) -> str:
    """A marker face up: round if it can be taken, eight-sided if it stays where it lies."""
    if kind == UNKNOWN:
        return token_back()
    ink = paint("edge")
    icon = put(SYMBOLS[kind], scale=1.12)
    if kind in STAYS:
        return put(shape(OCTAGON, ink), 0.8, 1.8) + shape(OCTAGON, paint("token"), ink) + icon
    return dot(0.8, 1.8, 22, ink) + dot(0, 0, 22, paint("token"), ink) + icon


def token_back() -> str:
    """A marker that lies face down."""
    edge = paint("back-line")
    return (
        dot(0.8, 1.8, 22, paint("edge"))
        + dot(0, 0, 22, paint("back"), paint("edge"))
        + f'<circle r="17.5" stroke="{edge}" stroke-width="1.4" fill="none"/>'
        + shape(STAR, edge)
        + dot(0, 0, 6.5, paint("back"))
        + words("?", 4.2, 12, edge)
    )
