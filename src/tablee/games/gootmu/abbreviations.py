"""Short forms of everything that is printed, for the terminal.

A label is two or three characters in small letters and signs, because capitals are pawns and
pieces: `+2`, `fw3`, `s3→`. `N` stands for the number that the square prints.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from tablee.games.gootmu.names import MARKERS, UNKNOWN
from tablee.games.gootmu.rules import tiles
from tablee.games.gootmu.rules.labels import ARROWED, NAMES

OBSTACLE: Final = "obstacle"
ROLL: Final = "roll"
SELF: Final = "self"
OTHERS: Final = "others"
THINGS: Final = "things"
BOARD: Final = "board"
WIDTH: Final = 3
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
HIGHER: Final = "⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"  # from ten on a number still takes one place


class Short(NamedTuple):
    """How a label is abbreviated."""

    code: str
    """For the terminal; an arrow is added where the square has one."""
    family: str
    """Obstacles, rolls and turns, moving oneself, moving others, things, the board."""


SHORTS: Final = {
    "LOCKED DOOR": Short("[#]", OBSTACLE),
    "POOL": Short("≈≈≈", OBSTACLE),
    "SNAKE PIT": Short("§§§", OBSTACLE),
    "NARROW PASSAGE (OIL NEEDED)": Short(")|(", OBSTACLE),
    "ADD 1 TO ALL FUTURE DIE ROLLS": Short("+1∞", ROLL),
    "SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS": Short("-1∞", ROLL),
    "ANY PERMANENT EFFECT ON YOU GOES AWAY": Short("no∞", ROLL),
    "ADD N TO YOUR NEXT ROLL": Short("+N", ROLL),
    "SUBTRACT N FROM YOUR NEXT ROLL": Short("-N", ROLL),
    "DOUBLE YOUR NEXT ROLL": Short("×2", ROLL),
    "SQUARE NEXT ROLL": Short("x²", ROLL),
    "MINUS 1 TO YOUR ROLL": Short("-1r", ROLL),
    "SELECT NEXT ROLL (1 TO 5)": Short("1-5", ROLL),
    "MOVE THREE SPACES NEXT TURN (NO ROLL)": Short("=3", ROLL),
    "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL": Short("odd", ROLL),
    "ROLL LESS THAN 3 TO MOVE": Short("<3", ROLL),
    "EXTRA TURN, ROLL AGAIN": Short("+1t", ROLL),
    "ROLL A 1, GET 2 EXTRA TURNS": Short("1+t", ROLL),
    "ROLL A 5, LOSE YOUR NEXT TURN": Short("5-t", ROLL),
    "LOSE 1 TURN": Short("-1t", ROLL),
    "ENEMY MOVES YOUR NEXT TURN": Short("foe", ROLL),
    "LET OTHER PLAYER MOVE YOUR NEXT TURN": Short("oth", ROLL),
    "MOVE RANDOMLY NEXT TURN": Short("rnd", ROLL),
    "MOVE THAT WAY NEXT TURN": Short("nx", ROLL),
    "MOVE FORWARD N SPACES": Short("fwN", SELF),
    "MOVE BACK N SPACES": Short("bkN", SELF),
    "MOVE FORWARD 10 SPACES, BACKTRACK OKAY": Short("f10", SELF),
    "MOVE THAT WAY N SPACES": Short("mN", SELF),
    "SLIDE N SPACES": Short("sN", SELF),
    "JUMP N SPACES": Short("jN", SELF),
    "MOVE ANY DIRECTION N SPACES, IGNORE WALLS": Short("awN", SELF),
    "MOVE N SPACES IGNORE WALLS": Short("iwN", SELF),
    "GO ANYWHERE": Short("go*", SELF),
    "MOVE TO THE NEAREST LABELED SPACE": Short("gol", SELF),
    "MOVE TO NEXT TILE, ANYWHERE IN IT": Short("go", SELF),
    "MOVE TO SAME SPACE AS ANOTHER PLAYER": Short("gop", SELF),
    "SWAP PLACE WITH ANOTHER PLAYER": Short("swp", SELF),
    "MOVE TO THE TILE WITH MONSTER ON IT": Short("gom", SELF),
    "GO TO NEAREST ENEMY GOOTMU": Short("gog", SELF),
    "GO TO NEAREST ITEM": Short("goi", SELF),
    "TELEPORT TO ANY GOOTMU TOKEN": Short("tel", SELF),
    "IGNORE WALLS NEXT TURN": Short("0w", SELF),
    "PASS THROUGH ANY WALL NEXT TURN": Short("1w", SELF),
    "CANCEL OUT ANY ONE FUTURE SQUARE": Short("ca1", SELF),
    "CANCEL OUT ANY TWO FUTURE SQUARES": Short("ca2", SELF),
    "MOVE ANOTHER PLAYER N SPACES": Short("opN", OTHERS),
    "MOVE 1 OTHER PLAYER 1 SPACE": Short("1p1", OTHERS),
    "MOVE OTHER PLAYERS 1 SPACE EACH": Short("ap1", OTHERS),
    "NEXT PLAYER YOU TOUCH GOES HOME": Short("tch", OTHERS),
    "FREE MOVE FOR MONSTER": Short("mo!", OTHERS),
    "MOVE MONSTER OVER 1 TILE ANY SPACE": Short("mo+", OTHERS),
    "GET NEAREST ITEM": Short("get", THINGS),
    "TAKE 1 ITEM FROM ANOTHER PLAYER": Short("tak", THINGS),
    "GIVE ANOTHER PLAYER 1 ITEM": Short("giv", THINGS),
    "CONFUSED, DISCARD ONE ITEM": Short("dis", THINGS),
    "TURN OVER ANY 1 ITEM, ANYWHERE": Short("flp", THINGS),
    "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES": Short("drp", THINGS),
    "DROP ONE ITEM 4 SPACES FROM HERE": Short("dr4", THINGS),
    "DROP 1 GOOTMU PIECE, GO BACK TO START": Short("drg", THINGS),
    "YOU MAY NOW CARRY 4 ITEMS": Short("4it", THINGS),
    "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU": Short("i<g", THINGS),
    "BRING 1 ENEMY GOOTMU HERE": Short("gbr", THINGS),
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS": Short("g1*", THINGS),
    "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS": Short("g1y", THINGS),
    "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE": Short("g1e", THINGS),
    "SWAP ANY 2 GOOTMU ON THE BOARD": Short("g↔g", THINGS),
    "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT": Short("g>p", THINGS),
    "ROTATE ANY TILE ON BOARD": Short("rt*", BOARD),
    "ROTATE THIS TILE CLOCKWISE 1/4 TURN": Short("rt!", BOARD),
    "YOU MAY ROTATE THIS TILE": Short("rt?", BOARD),
    "REMOVE 1 TILE FROM BOARD": Short("rmt", BOARD),
    "TRAP DOOR ONE WAY": Short("td", BOARD),
    "SECRET PANEL, ROLL 3 OR LESS TO PASS": Short("sp3", BOARD),
    "GET ANOTHER PLAYER PIECE": Short("2nd", BOARD),
    "THE MONSTER STARTS HERE": Short("mon", BOARD),
}

MARKER_NAMES: Final = dict(zip(MARKERS, tiles.MARKERS)) | {UNKNOWN: "FACE DOWN"}
MARKER_SIGNS: Final = dict(zip(MARKERS, "⚷◡▬♦∪⚒★⊘╫↶♨∴∩")) | {UNKNOWN: "■"}
MARKER_CLAUSES: Final = dict(
    zip(MARKERS, (30, 30, 30, 30, 30, 30, 31, 32, 33, 34, 25, 25, 35), strict=True)
)
"""The clause that says what a marker is for: 31 is GM-31."""
STAYS: Final = ("fire", "cave-in", "magnet")
"""Markers that nobody can take (GM-29)."""


class Printed(NamedTuple):
    """A label of a view, taken apart."""

    base: str
    """Its name in labels.NAMES."""
    number: str
    """What stands in the place of N; empty if nothing does."""


@cache
def printed(name: str) -> Printed:
    """Which name of labels.NAMES this is, and its number."""
    if name in NAMES:
        return Printed(name, "")
    for base in NAMES:
        found = re.fullmatch(re.sub(r"\bN\b", r"(\\d+)", base), name)
        if found:
            return Printed(base, found[1])
    raise KeyError(name)


def short_of(name: str) -> Short:
    """The abbreviation of a printed name, with its own number in the place of N."""
    base, number = printed(name)
    short = SHORTS[base]
    return short._replace(
        code=short.code.replace("N", _one_place(number) if len(short.code) > 2 else number),
    )


def code_of(name: str, arrow: str | None) -> str:
    """The two or three characters for the terminal."""
    base, number = printed(name)
    if base not in ARROWED:
        return short_of(name).code
    return SHORTS[base].code.replace("N", _one_place(number)) + ARROWS.get(arrow or "", "")


def _one_place(number: str) -> str:
    if len(number) < 2:
        return number
    return HIGHER[int(number) - 10] if int(number) < 10 + len(HIGHER) else "#"
