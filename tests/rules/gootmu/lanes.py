"""Corridors and rooms as lines of squares, and how pawns walk in them.

`lane("| A a . . | B . . . |", "a: SLIDE 2 SPACES, east")` is a picture for `drawn`: a corridor in
row 1 with walls above and below it, `|` for a wall across it. Without a bar at its ends it goes on
into the board. Further lines are further corridors; rows of the tile that are not given are open.
"""

from __future__ import annotations

import re

from tests.ends import as_long_as
from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.table import SIDE, Table

# A comes to b1 with a 1. B is shut in and loses its turn with any roll but a 6.
LONG = "| A a . . . . . | B |"


# --- pictures


def lane(*lines: str) -> str:
    """A picture of corridors from west to east, then the explanations of its letters."""
    return _picture(list(lines), between="---")


def room(*lines: str) -> str:
    """A picture of one tile or more with a wall around it and none inside but the drawn bars."""
    rows = [line for line in lines if not _explains(line)]
    notes = [line for line in lines if _explains(line)]
    return _picture([*(f"| {row} |" for row in rows), *notes], between="   ")


def serpent() -> str:
    """One corridor of 48 squares: from a1, where A stands, to l1, l2, a2, a3, l3, l4 and a4."""
    east, west = "+---" * 11 + "+   +", "+   +" + "---+" * 11
    closed, row = "+---" * 12 + "+", "|" + " " * 47 + "|"
    first = "| A" + " " * 45 + "|"
    return "\n".join([closed, first, east, row, west, row, east, row, closed])


def _explains(line: str) -> bool:
    return re.match(r"[a-z]: ", line) is not None


def _picture(lines: list[str], between: str) -> str:
    rows = [_row(line) for line in lines if not _explains(line)]
    wide = len(rows[0]) // SIDE
    closed, inner, free = (f"+{side}" * wide + "+" for side in ("---", between, "   "))
    drawing = [closed]
    for number, row in enumerate(rows):
        drawing += [row, closed if number == len(rows) - 1 else inner]
    for _ in range((1 - len(drawing)) % 8 // 2):
        drawing += [" " * len(closed), free]
    return "\n".join([*drawing, *(line for line in lines if _explains(line))])


def _row(line: str) -> str:
    """`| A a | . |` as a line of a picture."""
    text, bar = "", " "
    for word in line.split():
        if word == "|":
            bar = "|"
        else:
            text, bar = f"{text}{bar} {word.replace('.', ' ')} ", " "
    return text + bar


# --- playing


def landed(name: str, row: str = LONG, effects: str = "") -> Table:
    """A has rolled a 1 and ended on `a`, B has not got away: A's next turn starts."""
    given = {"A": effects} if effects else None
    table = drawn(lane(row, f"a: {name}"), effects=given).roll(1)
    assert table.turn_of == "B"
    table.roll(1)
    assert table.turn_of == "A"
    return table


def walk(table: Table, die: int, path: str) -> Table:
    """The pawn whose turn it is rolls this and takes this way."""
    pawn = table.turn_of
    assert pawn
    start = table.at(pawn)
    return steps(table.roll(die), pawn, path, start)


def steps(table: Table, pawn: str, path: str, start: str = "") -> Table:
    """A pawn takes this way; what is forced has been done already."""
    squares = table.along(start or table.at(pawn), path)
    for square, way in zip(squares, path):
        if table.at(pawn) == square and way in table.legal:
            table.act(table.decider or "", way)
    return table


def either(table: Table, *texts: str) -> Table:
    """Choose what may be written in one of these ways."""
    found = [text for text in texts if text in table.legal]
    assert found, f"none of {texts} in {sorted(table.legal)}"
    return table.act(table.decider or "", found[0])


def idle(table: Table) -> Table:
    """Whoever decides does nothing more in this turn."""
    for words in as_long_as(lambda: table.legal & {"pass", "done"}):
        table.act(table.decider or "", words.pop())
    return table


def tile_squares(columns: str, first_row: int) -> set[str]:
    """The squares of the tile with these columns."""
    return {f"{column}{row}" for column in columns for row in range(first_row, first_row + SIDE)}
