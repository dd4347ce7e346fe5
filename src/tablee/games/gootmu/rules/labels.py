"""What is printed on squares: every instruction and obstacle by its printed name.

`N` in a name stands for the number that a square prints. An arrow is drawn beside the words where
`ARROWED` says so. The code of a name is its place in this list; the piece of code that carries an
instruction out has the same name in small letters (rules/squares), and so has its help text.
"""

from __future__ import annotations

from typing import Final

BLANK: Final = 0

NAMES: Final = [
    "",
    # obstacles (GM-21)
    "LOCKED DOOR",
    "POOL",
    "SNAKE PIT",
    "NARROW PASSAGE (OIL NEEDED)",
    # rolls and turns
    "ADD 1 TO ALL FUTURE DIE ROLLS",
    "SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS",
    "ANY PERMANENT EFFECT ON YOU GOES AWAY",
    "ADD N TO YOUR NEXT ROLL",
    "SUBTRACT N FROM YOUR NEXT ROLL",
    "DOUBLE YOUR NEXT ROLL",
    "SQUARE NEXT ROLL",
    "MINUS 1 TO YOUR ROLL",
    "SELECT NEXT ROLL (1 TO 5)",
    "MOVE THREE SPACES NEXT TURN (NO ROLL)",
    "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL",
    "ROLL LESS THAN 3 TO MOVE",
    "EXTRA TURN, ROLL AGAIN",
    "ROLL A 1, GET 2 EXTRA TURNS",
    "ROLL A 5, LOSE YOUR NEXT TURN",
    "LOSE 1 TURN",
    "ENEMY MOVES YOUR NEXT TURN",
    "LET OTHER PLAYER MOVE YOUR NEXT TURN",
    "MOVE RANDOMLY NEXT TURN",
    "MOVE THAT WAY NEXT TURN",
    # moving oneself
    "MOVE FORWARD N SPACES",
    "MOVE BACK N SPACES",
    "MOVE FORWARD 10 SPACES, BACKTRACK OKAY",
    "MOVE THAT WAY N SPACES",
    "SLIDE N SPACES",
    "JUMP N SPACES",
    "MOVE ANY DIRECTION N SPACES, IGNORE WALLS",
    "MOVE N SPACES IGNORE WALLS",
    "GO ANYWHERE",
    "MOVE TO THE NEAREST LABELED SPACE",
    "MOVE TO NEXT TILE, ANYWHERE IN IT",
    "MOVE TO SAME SPACE AS ANOTHER PLAYER",
    "SWAP PLACE WITH ANOTHER PLAYER",
    "MOVE TO THE TILE WITH MONSTER ON IT",
    "GO TO NEAREST ENEMY GOOTMU",
    "GO TO NEAREST ITEM",
    "TELEPORT TO ANY GOOTMU TOKEN",
    "IGNORE WALLS NEXT TURN",
    "PASS THROUGH ANY WALL NEXT TURN",
    "CANCEL OUT ANY ONE FUTURE SQUARE",
    "CANCEL OUT ANY TWO FUTURE SQUARES",
    # moving others
    "MOVE ANOTHER PLAYER N SPACES",
    "MOVE 1 OTHER PLAYER 1 SPACE",
    "MOVE OTHER PLAYERS 1 SPACE EACH",
    "NEXT PLAYER YOU TOUCH GOES HOME",
    "FREE MOVE FOR MONSTER",
    "MOVE MONSTER OVER 1 TILE ANY SPACE",
    # things
    "GET NEAREST ITEM",
    "TAKE 1 ITEM FROM ANOTHER PLAYER",
    "GIVE ANOTHER PLAYER 1 ITEM",
    "CONFUSED, DISCARD ONE ITEM",
    "TURN OVER ANY 1 ITEM, ANYWHERE",
    "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES",
    "DROP ONE ITEM 4 SPACES FROM HERE",
    "DROP 1 GOOTMU PIECE, GO BACK TO START",
    "YOU MAY NOW CARRY 4 ITEMS",
    "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU",
    "BRING 1 ENEMY GOOTMU HERE",
    "MOVE 1 GOOTMU 1 SPACE, IGNORE WALLS",
    "MOVE 1 OF YOUR GOOTMU 1 SPACE, IGNORE WALLS",
    "ENEMY MOVES ONE OF YOUR GOOTMUS ONE SPACE",
    "SWAP ANY 2 GOOTMU ON THE BOARD",
    "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT",
    # the board
    "ROTATE ANY TILE ON BOARD",
    "ROTATE THIS TILE CLOCKWISE 1/4 TURN",
    "YOU MAY ROTATE THIS TILE",
    "REMOVE 1 TILE FROM BOARD",
    "TRAP DOOR ONE WAY",
    "SECRET PANEL, ROLL 3 OR LESS TO PASS",
    "GET ANOTHER PLAYER PIECE",
    "THE MONSTER STARTS HERE",
]

CLAUSES: Final = [
    *[0, 21, 21, 21, 21, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 56],
    *[57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 73, 73, 74, 75, 76, 76],
    *[77, 77, 77, 78, 79, 79, 80, 80, 80, 80, 80, 81, 81, 81, 82, 82, 83, 83, 83, 83, 83, 83],
    *[84, 84, 84, 85, 86, 86, 87, 88],
]
"""The clause of each name: 57 is GM-57."""

LOCKED_DOOR: Final = 1
POOL: Final = 2
SNAKE_PIT: Final = 3
NARROW_PASSAGE: Final = 4
FIRST_INSTRUCTION: Final = 5
JUMP: Final = 30
TRAP_DOOR: Final = 72
SECRET_PANEL: Final = 73
MONSTER_START: Final = 75

ARROWED: Final = [
    "MOVE THAT WAY NEXT TURN",
    "MOVE THAT WAY N SPACES",
    "SLIDE N SPACES",
    "JUMP N SPACES",
    "MOVE TO NEXT TILE, ANYWHERE IN IT",
    "TRAP DOOR ONE WAY",
]


def is_obstacle(label: int) -> bool:
    """Is this one of the printed obstacles?"""
    return LOCKED_DOOR <= label <= NARROW_PASSAGE


def has_number(label: int) -> bool:
    """Does the square print a number of its own?"""
    return " N " in f" {NAMES[label]} "


def has_arrow(label: int) -> bool:
    """Does the square show an arrow?"""
    return NAMES[label] in ARROWED


def is_gate(label: int) -> int:
    """Is it a printed obstacle, or a door or panel, where every move stops (GM-13)?"""
    return 1 if is_obstacle(label) or label in (TRAP_DOOR, SECRET_PANEL) else 0
