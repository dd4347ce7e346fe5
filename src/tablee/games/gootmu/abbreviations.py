"""Short forms of everything that is printed: for the terminal, and for the picture of the maze.

In the terminal a label is two or three characters in small letters and signs, because capitals are
pawns and pieces: `+2`, `fw3`, `s3→`. In the picture it is a pictogram with a word or a number.
`N` stands for the number that the square prints.
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
    icon: str
    """The pictogram, by its name in icons.py; of an arrowed one, the arrow itself."""
    words: str
    """What stands under the pictogram; nothing if it speaks for itself."""
    family: str
    """Obstacles, rolls and turns, moving oneself, moving others, things, the board."""


SHORTS: Final = {
    "LOCKED DOOR": Short("[#]", "door", "", OBSTACLE),
    "POOL": Short("≈≈≈", "pool", "", OBSTACLE),
    "SNAKE PIT": Short("§§§", "snakes", "", OBSTACLE),
    "NARROW PASSAGE (OIL NEEDED)": Short(")|(", "passage", "", OBSTACLE),
    "ADD 1 TO ALL FUTURE DIE ROLLS": Short("+1∞", "die", "+1 ∞", ROLL),
    "SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS": Short("-1∞", "die", "−1 ∞", ROLL),
    "ANY PERMANENT EFFECT ON YOU GOES AWAY": Short("no∞", "unbind", "undo", ROLL),
    "ADD N TO YOUR NEXT ROLL": Short("+N", "die", "+N", ROLL),
    "SUBTRACT N FROM YOUR NEXT ROLL": Short("-N", "die", "−N", ROLL),
    "DOUBLE YOUR NEXT ROLL": Short("×2", "die", "×2", ROLL),
    "SQUARE NEXT ROLL": Short("x²", "die", "x²", ROLL),
    "MINUS 1 TO YOUR ROLL": Short("-1r", "die", "−1 now", ROLL),
    "SELECT NEXT ROLL (1 TO 5)": Short("1-5", "die", "1 to 5", ROLL),
    "MOVE THREE SPACES NEXT TURN (NO ROLL)": Short("=3", "steps", "then 3", ROLL),
    "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL": Short("odd", "die", "odd", ROLL),
    "ROLL LESS THAN 3 TO MOVE": Short("<3", "die", "< 3", ROLL),
    "EXTRA TURN, ROLL AGAIN": Short("+1t", "again", "again", ROLL),
    "ROLL A 1, GET 2 EXTRA TURNS": Short("1+t", "die-one", "2 more", ROLL),
    "ROLL A 5, LOSE YOUR NEXT TURN": Short("5-t", "die-five", "lose 1", ROLL),
    "LOSE 1 TURN": Short("-1t", "lost", "lose 1", ROLL),
    "ENEMY MOVES YOUR NEXT TURN": Short("foe", "puppet", "enemy", ROLL),
    "LET OTHER PLAYER MOVE YOUR NEXT TURN": Short("oth", "puppet", "other", ROLL),
    "MOVE RANDOMLY NEXT TURN": Short("rnd", "scribble", "random", ROLL),
    "MOVE THAT WAY NEXT TURN": Short("nx", "later", "next", ROLL),
    "MOVE FORWARD N SPACES": Short("fwN", "ahead", "on N", SELF),
    "MOVE BACK N SPACES": Short("bkN", "back", "back N", SELF),
    "MOVE FORWARD 10 SPACES, BACKTRACK OKAY": Short("f10", "to-and-fro", "fro 10", SELF),
    "MOVE THAT WAY N SPACES": Short("mN", "go", "go N", SELF),
    "SLIDE N SPACES": Short("sN", "slide", "slide N", SELF),
    "JUMP N SPACES": Short("jN", "jump", "jump N", SELF),
    "MOVE ANY DIRECTION N SPACES, IGNORE WALLS": Short("awN", "four-ways", "any N", SELF),
    "MOVE N SPACES IGNORE WALLS": Short("iwN", "ghost", "thru N", SELF),
    "GO ANYWHERE": Short("go*", "compass", "roam", SELF),
    "MOVE TO THE NEAREST LABELED SPACE": Short("gol", "tag", "near", SELF),
    "MOVE TO NEXT TILE, ANYWHERE IN IT": Short("go", "next-tile", "tile", SELF),
    "MOVE TO SAME SPACE AS ANOTHER PLAYER": Short("gop", "join", "join", SELF),
    "SWAP PLACE WITH ANOTHER PLAYER": Short("swp", "swap", "swap", SELF),
    "MOVE TO THE TILE WITH MONSTER ON IT": Short("gom", "den", "visit", SELF),
    "GO TO NEAREST ENEMY GOOTMU": Short("gog", "gear-go", "near", SELF),
    "GO TO NEAREST ITEM": Short("goi", "bag-go", "near", SELF),
    "TELEPORT TO ANY GOOTMU TOKEN": Short("tel", "gear-beam", "beam", SELF),
    "IGNORE WALLS NEXT TURN": Short("0w", "walls-gone", "0 walls", SELF),
    "PASS THROUGH ANY WALL NEXT TURN": Short("1w", "wall-gap", "1 wall", SELF),
    "CANCEL OUT ANY ONE FUTURE SQUARE": Short("ca1", "void", "void 1", SELF),
    "CANCEL OUT ANY TWO FUTURE SQUARES": Short("ca2", "void", "void 2", SELF),
    "MOVE ANOTHER PLAYER N SPACES": Short("opN", "pawn-go", "other N", OTHERS),
    "MOVE 1 OTHER PLAYER 1 SPACE": Short("1p1", "pawn-go", "one 1", OTHERS),
    "MOVE OTHER PLAYERS 1 SPACE EACH": Short("ap1", "pawns-go", "all 1", OTHERS),
    "NEXT PLAYER YOU TOUCH GOES HOME": Short("tch", "touch", "touch", OTHERS),
    "FREE MOVE FOR MONSTER": Short("mo!", "monster", "free", OTHERS),
    "MOVE MONSTER OVER 1 TILE ANY SPACE": Short("mo+", "monster-go", "1 tile", OTHERS),
    "GET NEAREST ITEM": Short("get", "bag-in", "get", THINGS),
    "TAKE 1 ITEM FROM ANOTHER PLAYER": Short("tak", "bag-from", "take 1", THINGS),
    "GIVE ANOTHER PLAYER 1 ITEM": Short("giv", "bag-to", "give 1", THINGS),
    "CONFUSED, DISCARD ONE ITEM": Short("dis", "bag-off", "toss 1", THINGS),
    "TURN OVER ANY 1 ITEM, ANYWHERE": Short("flp", "flip", "flip", THINGS),
    "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES": Short("drp", "bag-down", "all −3", THINGS),
    "DROP ONE ITEM 4 SPACES FROM HERE": Short("dr4", "bag-throw", "throw 4", THINGS),
    "DROP 1 GOOTMU PIECE, GO BACK TO START": Short("drg", "gear-home", "home", THINGS),
    "YOU MAY NOW CARRY 4 ITEMS": Short("4it", "bag", "carry 4", THINGS),
    "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU": Short("i<g", "bag-first", "first", THINGS),
    "BRING 1 ENEMY GOOTMU HERE": Short("gbr", "gear-in", "bring", THINGS),
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS": Short("g1*", "gear-step", "any 1", THINGS),
    "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS": Short("g1y", "gear-step", "own 1", THINGS),
    "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE": Short("g1e", "gear-puppet", "foe 1", THINGS),
    "SWAP ANY 2 GOOTMU ON THE BOARD": Short("g↔g", "gears", "swap", THINGS),
    "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT": Short("g>p", "gear-to", "give", THINGS),
    "ROTATE ANY TILE ON BOARD": Short("rt*", "turn-any", "any", BOARD),
    "ROTATE THIS TILE CLOCKWISE 1/4 TURN": Short("rt!", "turn-right", "this", BOARD),
    "YOU MAY ROTATE THIS TILE": Short("rt?", "turn-either", "may", BOARD),
    "REMOVE 1 TILE FROM BOARD": Short("rmt", "tile-off", "remove", BOARD),
    "TRAP DOOR ONE WAY": Short("td", "trap-door", "1 way", BOARD),
    "SECRET PANEL, ROLL 3 OR LESS TO PASS": Short("sp3", "panel", "≤ 3", BOARD),
    "GET ANOTHER PLAYER PIECE": Short("2nd", "pawn-plus", "2nd", BOARD),
    "THE MONSTER STARTS HERE": Short("mon", "lair", "lair", BOARD),
}

MARKER_NAMES: Final = dict(zip(MARKERS, tiles.MARKERS)) | {UNKNOWN: "FACE DOWN"}
MARKER_SIGNS: Final = dict(zip(MARKERS, "⚷◡▬♦∪⚒★⊘╫↶♨∴∩")) | {UNKNOWN: "■"}
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
        words=short.words.replace("N", number),
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
