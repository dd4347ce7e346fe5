"""What stands on each printed square: a drawing of its own, told apart without words.

A hollow pawn or wheel is yours, a filled one is somebody else's, a half-filled one anybody's. An
hourglass is a turn, a bag an item, a wheel a GOOTMU piece, a box with a cross a tile; broken lines
are walls and squares that do not count.

Drawings fill a box of 28 units round 0 0, obstacles one of 56; `pictogram` makes them fit a square.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.games.gootmu.paints import paint
from tablee.games.gootmu.strokes import dashed, dot, line, put, ring, shape, stroked, words


class Pictogram(NamedTuple):
    """The drawing of a printed square, for a square of 64 units."""

    drawing: str
    """What turns with the arrow, if there is one."""
    over: str = ""
    """What stays upright: numbers. `{n}` stands for the number that is printed."""


NUMBER: Final = "{n}"


# --- parts


def _digits(text: str, x: float, y: float, size: float, fill: str = "currentColor") -> str:
    """Figures whose middle is at x, y."""
    return words(text, y + 0.36 * size, size, fill, x)


def _pressed(text: str, y: float, size: float, width: float, fill: str = "currentColor") -> str:
    """Figures in the middle that take the same room, however many there are."""
    kept = f'<text textLength="{width:g}" lengthAdjust="spacingAndGlyphs"'
    return _digits(text, 0, y, size, fill).replace("<text", kept, 1)


def _die(
    inner: str = "",
    scale: float = 1,
    x: float = 0,
    y: float = 0,
    turn: int = -8,
    dark: bool = False,
) -> str:
    """A die; one that takes something away is dark."""
    body = "M-8.6-11.2Q0-11.8 8.9-11Q11.3-10.8 11.2-8.6Q11.7 0 11 8.9Q10.8 11.2 8.6 11.1"
    body += "Q0 11.6-8.8 11Q-11.2 10.9-11.1 8.7Q-11.6 0-11-8.8Q-10.9-11.1-8.6-11.2Z"
    fill = "currentColor" if dark else paint("card")
    return put(shape(body, fill, "currentColor") + inner, x, y, scale, turn)


def _pips(*places: tuple[float, float], radius: float = 2.4, fill: str = "currentColor") -> str:
    return "".join(dot(x, y, radius, fill) for x, y in places)


LIGHT: Final = paint("card")
ONE: Final = _pips((0, 0), radius=3)
THREE: Final = _pips((-5, -5), (0, 0), (5, 5))
LIGHT_THREE: Final = _pips((-5, -5), (0, 0), (5, 5), radius=2.8, fill=LIGHT)
FIVE: Final = _pips((-5.2, -5.2), (5.2, -5.2), (0, 0), (-5.2, 5.2), (5.2, 5.2))
EVER: Final = line("M0 0C-2-3.6-7.5-3.6-7.5 0S-2 3.6 0 0S7.5-3.6 7.5 0S2 3.6 0 0Z")

_BODY: Final = "M-6.7 10C-6.4 2-3.2 0 0 .2S6.6 2 6.5 10.2Q0 10.8-6.7 10Z"
THEIRS: Final = dot(0, -5.5, 4.2) + shape(_BODY)
MINE: Final = shape(_BODY, paint("card"), "currentColor") + dot(
    0, -5.2, 4, paint("card"), "currentColor"
)
_COGS: Final = (
    '<circle r="9.4" stroke-width="3.8" stroke-dasharray="3.69 3.69" stroke-linecap="butt"/>'
)
WHEEL: Final = dot(0, 0, 7.4, paint("card"), "currentColor") + _COGS + ring(0, 0, 2.4)
THEIR_WHEEL: Final = dot(0, 0, 8) + _COGS + dot(0, 0, 2.8, paint("card"))
ANY_WHEEL: Final = WHEEL + shape("M0-7.4A7.4 7.4 0 0 0 0 7.4Z")

BOX: Final = "M-8.2-7.9Q0-8.5 8.1-8.1Q8.5 0 7.9 8.2Q0 7.8-8 8Q-8.4 0-8.2-7.9Z"
TILE: Final = (
    shape(BOX, paint("card"), "currentColor") + stroked(line("M0-8V8M-8 0H8"), 1.2)
)  # fmt: skip
VOID: Final = dashed(line(BOX), "3 2.8") + stroked(line("M-4-4L4 4M4-4L-4 4"), 2.8)
EAST: Final = line("M-5.5 0H5.5M1.3-4.2L5.5 0L1.3 4.2")
SLASH: Final = stroked(line("M-12.5 12L12.5-12"), 2.8)
HOURGLASS: Final = line(
    "M-7.5-11.5H7.5M-7.5 11.5H7.5M-6-11C-6-2 6 2 6 11M6-11C6-2-6 2-6 11"
) + shape("M-4.8 10.5C-3 4.5 3 4.5 4.8 10.5ZM-3.6-5.5H3.6L0-1.5Z")
BAG: Final = (
    shape("M-9-3H9L10.5 9.5Q0 12-10.5 9.5Z", paint("card"), "currentColor")
    + line("M-4.5-3V-6A4.5 4.5 0 0 1 4.5-6V-3M-9.4 1.5Q0 6 9.4 1.5")
    + dot(0, 4, 1.9)
)
SACK: Final = shape("M-11-5H11L12.6 11Q0 14-12.6 11Z", paint("card"), "currentColor") + line(
    "M-5.4-5V-8A5.4 5.4 0 0 1 5.4-8V-5"
)
"""A bag large enough to write on."""
HOUSE: Final = shape("M-6-1V8H6V-1L0-7.6Z", paint("card"), "currentColor") + line(
    "M-8.5 1L0-8L8.5 1M-1.6 8V3H1.6V8"
)
BRICKS: Final = line(
    "M-12-8H12M-12 0H12M-12 8H12M-5-8V0M6-8V0M-9 0V8M1 0V8M9.5 0V8M-3 8V13M-3-13V-8"
)
FOOT: Final = shape(
    "M-2-5C1-6.4 3.2-3 2.2 0L-1.2 1C-3.2-2-4.2-4-2-5ZM-1 2.8L2.2 1.8C3.2 4 1 6.2-.2 5.2Z"
)
HEAD: Final = shape(
    "M-9-3C-13-6-13-11-11-14C-9-10-7-9-4-9Q0-10 4-9C7-9 9-10 11-14C13-11 13-6 9-3"
    "C11 3 9 8 5 11L3 8L0 12L-3 8L-5 11C-9 8-11 3-9-3Z"
) + shape("M-6.6-3.4L-1.4-1L-5.8 1.2ZM6.6-3.4L1.4-1L5.8 1.2Z", paint("gleam"))
LOOP: Final = line("M9.5-7A12 12 0 1 1 .5-12M.5-12L-4.2-14.2M.5-12L-3.4-7.6")
BLADES: Final = stroked(line("M-11-14L10-7.5M11-14L-10-7.5"), 2.4)
"""Who holds the strings: an enemy crosses blades, anybody else has a bar."""
STRINGS: Final = line("M-8-7.5L-4.6 2.5M8-7.5L4.6 2.5")
FROM_BAR: Final = line("M-11-12.5H11M0-12.5V-6M-8-12L-4.6 2.5M8-12L4.6 2.5")


# --- rolls and turns

ROLLS: Final = {
    "ADD 1 TO ALL FUTURE DIE ROLLS": Pictogram(
        _die(_pressed("+1", 0, 17, 17), 0.86, 0, -4) + put(EVER, 0, 10.6)
    ),
    "SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS": Pictogram(
        _die(_pressed("−1", 0, 17, 17, LIGHT), 0.86, 0, -4, dark=True) + put(EVER, 0, 10.6)
    ),
    "ANY PERMANENT EFFECT ON YOU GOES AWAY": Pictogram(put(EVER, 0, 0, 1.7) + SLASH),
    "ADD N TO YOUR NEXT ROLL": Pictogram(_die(), _pressed("+{n}", 0, 17, 18)),
    "SUBTRACT N FROM YOUR NEXT ROLL": Pictogram(
        _die(dark=True), _pressed("−{n}", 0, 17, 18, LIGHT)
    ),
    "DOUBLE YOUR NEXT ROLL": Pictogram(_die(_pressed("×2", 0, 17, 18))),
    "SQUARE NEXT ROLL": Pictogram(
        _die(_digits("n", -2.6, 1.4, 18) + _digits("2", 6, -5, 11))
    ),
    "MINUS 1 TO YOUR ROLL": Pictogram(
        _die(LIGHT_THREE, 0.84, -3.6, -3.6, dark=True)
        + stroked(line("M0 10.5H4.6"), 2.8) + _digits("1", 9.6, 9, 14)
    ),
    "SELECT NEXT ROLL (1 TO 5)": Pictogram(_die(_pressed("1–5", 0, 13, 19))),
    "MOVE THREE SPACES NEXT TURN (NO ROLL)": Pictogram(
        "".join(
            put(FOOT, x, y, 1.3)
            for x, y in ((-9, 7), (0.5, -5), (9, 5))
        )
    ),
    "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL": Pictogram(
        _die(ONE, 0.5, 0, -7.6) + _die(THREE, 0.5, -7.2, 6, 10) + _die(FIVE, 0.5, 7.2, 6.4, -4)
    ),
    "ROLL LESS THAN 3 TO MOVE": Pictogram(_die(_pressed("<3", 0, 16, 17), turn=12)),
    "EXTRA TURN, ROLL AGAIN": Pictogram(LOOP + put(HOURGLASS, 0, 0.5, 0.5)),
    "ROLL A 1, GET 2 EXTRA TURNS": Pictogram(
        _die(ONE, 0.8, -4, -4) + put(HOURGLASS, 4, 8.5, 0.46) + put(HOURGLASS, 11.5, 8.5, 0.46)
    ),
    "ROLL A 5, LOSE YOUR NEXT TURN": Pictogram(
        _die(FIVE, 0.8, -4, -4) + put(HOURGLASS, 9, 8.2, 0.5) + line("M3.5 14L14 3")
    ),
    "LOSE 1 TURN": Pictogram(HOURGLASS + SLASH),
    "ENEMY MOVES YOUR NEXT TURN": Pictogram(BLADES + STRINGS + put(MINE, 0, 3.5, 0.98)),
    "LET OTHER PLAYER MOVE YOUR NEXT TURN": Pictogram(FROM_BAR + put(MINE, 0, 3.5, 0.98)),
    "MOVE RANDOMLY NEXT TURN": Pictogram(
        stroked(line("M-12 8C-8-12-3-10-4-2S-10 6-3 8S2-9 6-6S2 4 12 2M7.5-2.5L12 2L7.5 6.5"), 2.6)
    ),
    "MOVE THAT WAY NEXT TURN": Pictogram(
        shape("M1-4H4V-10L14 0L4 10V4H1Z") + put(HOURGLASS, -7, 0, 0.82)
    ),
}  # fmt: skip

# --- moving oneself

SELF: Final = {
    "MOVE FORWARD N SPACES": Pictogram(
        shape("M-13-3L-6-12L1-3.4L-3-3.2V1.6H-9V-3Z") + line("M-9.4 6.4H-2.8M-9.2 11.6H-3"),
        _digits(NUMBER, 7, 2, 20),
    ),
    "MOVE BACK N SPACES": Pictogram(
        stroked(line("M3 12V-5A5.5 5.5 0 0 0-8-5V6"), 2.8) + shape("M-13 4H-3L-8 12Z"),
        _digits(NUMBER, 9.5, 3, 17),
    ),
    "MOVE FORWARD 10 SPACES, BACKTRACK OKAY": Pictogram(
        line("M-10 11V-10M-14-6L-10-11L-6-6M-3 11V-10M-7 6L-3 11.5L1 6"),
        _digits("10", 7.4, 1, 13),
    ),
    "MOVE THAT WAY N SPACES": Pictogram(
        shape("M-14-7.4H1.4V-13.4L14.6 0L1.2 13.4L1.4 7.2L-14 7.6Z"),
        _digits(NUMBER, 0, 0, 16, paint("card")),
    ),
    "SLIDE N SPACES": Pictogram(
        shape("M-7-6.4H4V-12L14.4 0L4 12V6.6L-7 6.4Z")
        + stroked(line("M-14-5.5H-10M-15 0H-10.5M-14 5.5H-10"), 2.6),
        _digits(NUMBER, 0, 0, 13.5, paint("card")),
    ),
    "JUMP N SPACES": Pictogram(
        stroked(line("M-12 8C-13-15 8-16 10.5 0"), 3) + shape("M15-1L10.2 9.5L4.6-.5Z")
        + dot(-12, 8.5, 3),
        _digits(NUMBER, 0, 3, 14),
    ),
    "MOVE ANY DIRECTION N SPACES, IGNORE WALLS": Pictogram(
        shape("M0-15L4.6-9.4H-4.6ZM0 15L4.6 9.4H-4.6ZM-15 0L-9.4-4.6V4.6ZM15 0L9.4-4.6V4.6Z")
        + dashed(line("M-7.2-7.2H7.2V7.2H-7.2Z"), "3 3.2"),
        _digits(NUMBER, 0, 0, 12.5),
    ),
    "MOVE N SPACES IGNORE WALLS": Pictogram(
        dashed(line("M-3-14V14"), "3.2 3.6") + stroked(line("M-13-4C-8-13 0 4 12-6"), 2.8)
        + shape("M13.6-9.6L12.4 .4L5.4-5.4Z"),
        _digits(NUMBER, 6.5, 8.2, 14),
    ),
    "GO ANYWHERE": Pictogram(
        ring(0, 0, 12.6) + shape("M0-10.6L2.7-2.7L10.6 0L2.7 2.7L0 10.6L-2.7 2.7L-10.6 0L-2.7-2.7Z")
    ),
    "MOVE TO THE NEAREST LABELED SPACE": Pictogram(
        put(shape(BOX, paint("card"), "currentColor"), 5, 0, 1.08)
        + line("M0-3.6H10M0 .4H10M0 4.4H6") + put(EAST, -9.6, 0, 0.86)
    ),
    "MOVE TO NEXT TILE, ANYWHERE IN IT": Pictogram(
        put(TILE, 5.4, 0, 1.06) + stroked(line("M-14.5 0H3"), 3) + shape("M9.6 0L1.4-5.4V5.4Z")
    ),
    "MOVE TO SAME SPACE AS ANOTHER PLAYER": Pictogram(
        put(THEIRS, 5.4, -1.4) + put(MINE, -5.4, -1.4) + stroked(line("M-13 12.4H13"), 2.8)
    ),
    "SWAP PLACE WITH ANOTHER PLAYER": Pictogram(
        put(MINE, -8, 1.4, 0.8) + put(THEIRS, 8, 1.4, 0.8)
        + line("M-7-8.6Q0-15 7-8.6M7-8.6L2.6-8.6M7-8.6L7-13")
        + line("M7 12Q0 17-7 12M-7 12L-2.6 12M-7 12V15.6")
    ),
    "MOVE TO THE TILE WITH MONSTER ON IT": Pictogram(
        put(line(BOX), scale=1.6) + put(HEAD, 0, 1, 0.74)
    ),
    "GO TO NEAREST ENEMY GOOTMU": Pictogram(
        put(THEIR_WHEEL, 4.4, 0, 0.9) + put(EAST, -10, 0, 0.86)
    ),
    "GO TO NEAREST ITEM": Pictogram(put(BAG, 4.8, 0, 0.9) + put(EAST, -10.4, 1, 0.8)),
    "TELEPORT TO ANY GOOTMU TOKEN": Pictogram(
        put(ANY_WHEEL, 0, 0, 0.72)
        + '<ellipse cy="11.4" rx="12.5" ry="3"/><ellipse cy="-11.4" rx="12.5" ry="3"/>'
        + dashed(line("M-12.4-10V10M12.4-10V10"), "2 3.4")
    ),
    "IGNORE WALLS NEXT TURN": Pictogram(
        dashed(BRICKS, "2 3.2")
    ),
    "PASS THROUGH ANY WALL NEXT TURN": Pictogram(
        line("M-13-8H-5M-13 0H-6M-13 8H-5M13-8H5M13 0H6M13 8H5M-9-8V0M9-8V0M-9 8V13M9 8V13")
        + stroked(line("M0 13V-6"), 2.8) + shape("M0-14L5-5.4H-5Z")
    ),
    "CANCEL OUT ANY ONE FUTURE SQUARE": Pictogram(put(VOID, scale=1.4)),
    "CANCEL OUT ANY TWO FUTURE SQUARES": Pictogram(
        put(VOID, -5.6, -5.6, 0.96) + put(VOID, 6, 6, 0.96)
    ),
}  # fmt: skip

# --- moving others

OTHERS: Final = {
    "MOVE ANOTHER PLAYER N SPACES": Pictogram(
        put(THEIRS, -7, 0) + put(EAST, 7.4, 8, 1.05), _digits(NUMBER, 7, -4.5, 15)
    ),
    "MOVE 1 OTHER PLAYER 1 SPACE": Pictogram(
        put(line(BOX), -6.6, 3, 0.86) + put(dashed(line(BOX), "3 2.8"), 7.6, 3, 0.86)
        + put(THEIRS, -6.6, -2, 0.8) + put(EAST, 6, 3, 0.8)
    ),
    "MOVE OTHER PLAYERS 1 SPACE EACH": Pictogram(
        "".join(put(THEIRS, x, y, 0.72) for x, y in ((-9, -3.6), (0, -6), (9, -3.6)))
        + stroked(line("M-9 8.6H4"), 2.8) + shape("M11 8.6L3 3.8V13.4Z")
    ),
    "NEXT PLAYER YOU TOUCH GOES HOME": Pictogram(
        put(THEIRS, -7, 4, 0.92) + put(HOUSE, 7, 4.4, 0.86)
        + line("M-7-14V-10M-13.4-12L-11-8.6M-.6-12L-3-8.6")
        + put(EAST, 6, -9, 0.7)
    ),
    "FREE MOVE FOR MONSTER": Pictogram(
        put(HEAD, -2.4, -1.6, 0.94) + _die(THREE, 0.5, 8.4, 8.2, 10)
    ),
    "MOVE MONSTER OVER 1 TILE ANY SPACE": Pictogram(
        put(TILE, 7.6, 5.4, 0.76) + put(HEAD, -5, -3, 0.76)
        + line("M7-11Q10.5-9 9-3.6M5.4-6.6L9-3.4L12.2-7")
    ),
}  # fmt: skip

# --- things

THINGS: Final = {
    "GET NEAREST ITEM": Pictogram(
        put(BAG, 0, -4.4, 0.8) + stroked(line("M-13 4C-11 13 11 13 13 4"), 2.8)
    ),
    "TAKE 1 ITEM FROM ANOTHER PLAYER": Pictogram(
        put(THEIRS, -8.4, -1, 0.86) + put(BAG, 7, 5, 0.64)
        + line("M-4-9.6Q4-14 7.4-6M3.2-7L7.6-5.4L9.4-9.6")
    ),
    "GIVE ANOTHER PLAYER 1 ITEM": Pictogram(
        put(BAG, -7, 5, 0.64) + put(THEIRS, 8.4, -1, 0.86)
        + line("M-7-3.4Q-5-13 3.6-9.8M0-13.4L4-9.6L.2-5.8")
    ),
    "CONFUSED, DISCARD ONE ITEM": Pictogram(
        put(SACK, -1.6, -1.6, 0.92) + _digits("?", -1.6, 2, 14)
        + stroked(line("M6.4 6.4L14 14M14 6.4L6.4 14"), 3)
    ),
    "TURN OVER ANY 1 ITEM, ANYWHERE": Pictogram(
        dot(-1, 3, 9, paint("card"), "currentColor") + shape("M-1-6A9 9 0 0 0-1 12Z")
        + line("M-10-7C-4-16 9-14 12-4M12-4L6.6-5.6M12-4L13.4-9.6")
    ),
    "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES": Pictogram(
        put(BAG, -6.6, 1, 0.68) + put(WHEEL, -5, -8.6, 0.42) + stroked(line("M-14 11.4H1"), 2.8)
        + line("M13 2V-7A3.6 3.6 0 0 0 5.8-7V-1M2.6-3.4L5.8 .4L9-3.4") + _digits("3", 9, 9, 12)
    ),
    "DROP ONE ITEM 4 SPACES FROM HERE": Pictogram(
        put(BAG, -7.6, 5.4, 0.64) + stroked(line("M-7-5C-2-15 9-14 10-4"), 2.6)
        + shape("M14.4-5.4L9.8 1.6L5.8-5Z") + _digits("4", 8.6, 8.6, 14)
    ),
    "DROP 1 GOOTMU PIECE, GO BACK TO START": Pictogram(
        put(WHEEL, -6.4, 3.4, 0.7) + stroked(line("M-14 12.6H1"), 2.8) + put(HOUSE, 7.6, 4, 0.78)
        + line("M-4-8Q3-13.6 7-6M2.8-7.4L7.2-5.2L9.2-9.6")
    ),
    "YOU MAY NOW CARRY 4 ITEMS": Pictogram(
        SACK + _digits("4", 0, 4, 16)
    ),
    "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU": Pictogram(
        put(BAG, -7, -4.8, 0.68) + put(ANY_WHEEL, 7.4, 6, 0.62)
        + line("M3.6-10.6Q9.6-10 8.6-4.4M5.2-6.4L8.6-3.8L11.4-7")
        + _digits("1", -10.4, 9.6, 11) + stroked(line("M-6 12V12"), 2.4)
    ),
    "BRING 1 ENEMY GOOTMU HERE": Pictogram(
        put(THEIR_WHEEL, 7.4, -5.4, 0.64) + put(MINE, -7.4, 3.6, 0.84)
        + line("M8 4.4Q7 12 .6 10.4M4 6.6L0 10.2L4.4 13.8")
    ),
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS": Pictogram(
        put(THEIR_WHEEL, -6, -6.4, 0.6) + put(WHEEL, -6, 6.8, 0.6)
        + dashed(line("M7-14V14"), "3.2 3.6") + put(EAST, 9, 0, 0.9)
    ),
    "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS": Pictogram(
        put(WHEEL, -4.6, 0, 0.8) + dashed(line("M7-14V14"), "3.2 3.6") + put(EAST, 9, 0, 0.9)
    ),
    "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE": Pictogram(
        BLADES + line("M-8-7.5L-4.6-.5M8-7.5L4.6-.5") + put(WHEEL, 0, 5.4, 0.78)
    ),
    "SWAP ANY 2 GOOTMU ON THE BOARD": Pictogram(
        put(ANY_WHEEL, -7, -4.4, 0.66) + put(ANY_WHEEL, 7, 5.4, 0.66, 180)
        + line("M3-11Q10-11.4 10.6-4.4M7-7L10.8-4L13.6-8")
        + line("M-3 12Q-10 12.4-10.6 5.4M-7 8L-10.8 5L-13.6 9")
    ),
    "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT": Pictogram(
        put(WHEEL, -7, 4.4, 0.68) + put(THEIRS, 9, 0.4, 0.84)
        + line("M-7-5.6Q-4-14 4-9.6M.4-13.4L4.4-9.4L.4-6")
    ),
}  # fmt: skip

# --- the board

BOARD: Final = {
    "ROTATE ANY TILE ON BOARD": Pictogram(
        put(TILE, scale=0.78)
        + line("M-5-12.4A13.4 13.4 0 0 1 12.6 4.4M12.6 4.4L8.8 1M12.6 4.4L15-.4")
        + line("M5 12.4A13.4 13.4 0 0 1-12.6-4.4M-12.6-4.4L-8.8-1M-12.6-4.4L-15 .4")
    ),
    "ROTATE THIS TILE CLOCKWISE 1/4 TURN": Pictogram(
        put(shape(BOX, paint("card"), "currentColor"), 0, 2.6, 1.1, 14) + put(MINE, 0, 2.6, 0.56)
        + stroked(line("M-12-3.6A13 13 0 0 1 9-9.6"), 2.6) + shape("M13.2-4.4L3.8-7.2L11-13.8Z")
    ),
    "YOU MAY ROTATE THIS TILE": Pictogram(
        put(shape(BOX, paint("card"), "currentColor"), 0, 3.2, 1.1, 14) + _digits("?", 0, 3.4, 14)
        + line("M-12-4.6A13.4 13.4 0 0 1 12-4.6M12.2-4.2L7-5.4M12.2-4.2L13-9.6")
        + line("M-12.2-4.2L-7-5.4M-12.2-4.2L-13-9.6")
    ),
    "REMOVE 1 TILE FROM BOARD": Pictogram(
        dashed(line("M-14-7V-14H-7M14-7V-14H7M-14 7V14H-7M14 7V14H7"), "3 2.6")
        + put(TILE, 0, 0, 0.98)
        + stroked(line("M-11.5 11.5L11.5-11.5M-11.5-11.5L11.5 11.5"), 2.8)
    ),
    "TRAP DOOR ONE WAY": Pictogram(
        shape("M-13-3.4H4V-9L14.4 0L4 9V3.4H-13Z")
        + stroked(line("M-4-15V-6.6M-4 15V6.6"), 3.6) + stroked(line("M-4-6.8L5-14.4"), 2.6)
    ),
    "SECRET PANEL, ROLL 3 OR LESS TO PASS": Pictogram(
        stroked(line("M-14 13V-13H14V13"), 3) + dashed(line("M-9.4 13V-8.4H9.4V13"), "2.6 2.8"),
        _pressed("≤3", 3, 14, 14),
    ),
    "GET ANOTHER PLAYER PIECE": Pictogram(
        put(MINE, -5.4, 1.4, 1.14) + stroked(line("M10-7.4V3.4M4.6-2H15.4"), 3)
    ),
    "THE MONSTER STARTS HERE": Pictogram(
        shape("M-14.6 13C-15-2-11-13.6 0-14S15-2 14.6 13Q8 11.6 4 13.2Q-6 11.8-14.6 13Z")
        + shape("M-8.4-4.4L-1.6-.6L-7.4 2ZM8.4-4.4L1.6-.6L7.4 2Z", paint("gleam"))
        + shape(
            "M-8 5.4L-5.6 9.8L-3.4 5.6L-1 10.2L1.4 5.6L3.6 10L5.8 5.6L8 5Q0 7.6-8 5.4Z",
            paint("card"),
        )
    ),
}  # fmt: skip

# --- obstacles: the whole square

OBSTACLES: Final = {
    "LOCKED DOOR": shape("M-17 25V-8A17 17 0 0 1 17-8V25Z", paint("wood"), "currentColor")
    + line("M-6 25V-23M6 25V-23")
    + stroked(line("M-16-7H16M-16 15H16"), 4, paint("iron"))
    + shape("M-6 0H6V9.5H-6Z", paint("brass"), "currentColor")
    + line("M-3.5 0V-3.5A3.5 3.5 0 0 1 3.5-3.5V0")
    + dot(0, 4, 1.6),
    "POOL": shape(
        "M-25 1C-26-14-13-19-4-17C4-22 22-19 24-6C29 4 22 19 8 18C0 24-23 20-25 1Z",
        paint("water"), paint("water-deep"),
    )
    + stroked(
        line("M-16-7Q-12-11-8-7T0-7T8-7T16-7M-18 2Q-14-2-10 2T-2 2T6 2T14 2T20 1")
        + line("M-12 11Q-8 7-4 11T4 11T12 11"),
        2.6, paint("water-deep"),
    ),
    "SNAKE PIT": shape("M-24 3C-24-12-12-19 1-18S25-12 24 2S12 20-1 20S-24 15-24 3Z", paint("hole"))
    + stroked(
        line("M-15 9C-9-4-4 15 2 3S9-9 3-11M16 10C10 15 5 10 9 5S17-2 14-8M-15-1C-13-9-8-10-4-8"),
        5, paint("snake"),
    )
    + dot(2, -11, 3.6, paint("snake")) + dot(14, -9, 3.6, paint("snake"))
    + dot(-16, 0, 3.6, paint("snake"))
    + dot(1, -12, 1.1, paint("eye")) + dot(13.2, -10, 1.1, paint("eye"))
    + dot(-16.6, -1, 1.1, paint("eye"))
    + stroked(line("M-1-13L-5-15M12-12L9-15M-18-2L-21-4"), 1.4, paint("magnet")),
    "NARROW PASSAGE (OIL NEEDED)": shape(
        "M-26-24H-8L-3-10L-6 0L-2 12L-7 25H-26Z", paint("rock"), "currentColor",
    )
    + shape("M26-24H9L4-11L7 0L3 11L8 25H26Z", paint("rock"), "currentColor")
    + line("M-20-14L-12-10M-21 6L-11 4M-17 17L-11 15M20-15L13-8M21 3L14 6M18 18L12 14")
    + shape("M0-9C5-3 7 0 7 4A7 7 0 0 1-7 4C-7 0-5-3 0-9Z", paint("ink"), paint("card"))
    + stroked(line("M-3 4A3.6 3.6 0 0 0 0 7.4"), 1.6, paint("card")),
}  # fmt: skip

_SCALE: Final = 1.68


def _fitted(small: Pictogram) -> Pictogram:
    return Pictogram(put(small.drawing, scale=_SCALE), small.over and put(small.over, scale=_SCALE))


PICTOGRAMS: Final = {
    name: Pictogram(put(scene, 0, 1, 1.06)) for name, scene in OBSTACLES.items()
} | {name: _fitted(drawn) for name, drawn in (ROLLS | SELF | OTHERS | THINGS | BOARD).items()}
"""Every printed name with its drawing, for a square of 64 units."""
