"""What happens, as the rules write it down: a kind, the number of seats, then small integers.

The number of seats says how pawns and squares are counted.
"""

from __future__ import annotations

from typing import Final

LAID: Final = 0  # slots: tile, quarters, tile, quarters …
ORDER: Final = 1  # seat, die, seat, die …
PUT_PAWN: Final = 2  # pawn, square
PUT_PIECE: Final = 3  # seat, thing, square
TURN: Final = 4  # pawn, number of the turn
LOST: Final = 5  # pawn
CANCELLED: Final = 6  # seat, pawn
WAITED: Final = 7  # pawn, times
MONSTER_TURN: Final = 8  # pawn
ROLLED: Final = 9  # pawn, face, total
TESTED: Final = 10  # pawn, face, passed, square
NAMED: Final = 11  # pawn, number
STEPPED: Final = 12  # pawn, square
MOVED: Final = 13  # pawn, squares …
STUCK: Final = 14  # pawn
TURNED_UP: Final = 15  # thing, kind, square
TOOK: Final = 16  # pawn, thing, kind, square
PUT_DOWN: Final = 17  # pawn, thing, kind, square
GOT: Final = 18  # pawn, from pawn, thing, kind, square
SPENT: Final = 19  # pawn, thing, kind, square
PUSHED: Final = 20  # pawn, other pawn, square
SENT_HOME: Final = 21  # pawn, square
APPLIED: Final = 22  # pawn, label, number, square
BLANKED: Final = 23  # pawn, label, number, square
IGNORED: Final = 24  # pawn, label, number, square
ROTATED: Final = 25  # pawn, slot, way
REMOVED: Final = 26  # pawn, slot
PLACED: Final = 27  # pawn, square
SHIFTED: Final = 28  # thing, square
GONE: Final = 29  # thing, kind, square
SECOND: Final = 30  # pawn, square
THROWN: Final = 31  # pawn, face
FINISHED: Final = 32  # ending, seats …

# How a game ends.
ALL_THREE: Final = 0
LIMIT: Final = 1
ENDINGS: Final = ["all-three-pieces", "turn-limit"]
