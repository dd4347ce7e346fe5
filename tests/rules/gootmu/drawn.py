"""Positions as little drawings.

    table = drawn(
        '''
        +---+---+---+---+
        | A   a       B |
        +   +---+---+   +
        |         k     |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        a: SLIDE 2 SPACES, east
        k: marker key
        '''
    )

The picture has whole tiles and lies at the top left of the board, so its first square is a1. In it
a capital is a pawn (M: the monster) with its home; `o` is a tile's circle, if that matters; another
small letter is explained below: a printed instruction as in pack files, `marker KIND`, `marker ?`
for one that lies face down, `piece A1`, or `closed`, which puts nothing there. Markers are called
m1, m2 … in the order of their explanations, without the names that `things` uses.

What is not mentioned: pawns and pieces of all seats stand and lie as far from the picture as the
wrapped board allows (`far_squares`; on a board of 12 × 12 under a picture of one tile, B stands on
h8 and the first piece lies on j9), three squares from each other at least where there is room, and
never in the picture; where there is no room pieces are out of the game. There are no markers and
there is no monster. Other tiles are plain: `rest="open"` without any wall, `rest="walls"` with
walls round every square, `rest="fenced"` with walls round the tile alone.

`hall` and `room` draw the two simplest places, `relaid` turns or removes tiles of a position.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count, product
from textwrap import dedent
from typing import TypedDict, Unpack

from tablee.core.notation import SEATS, Word
from tablee.games.gootmu import packs
from tablee.games.gootmu.rules.tiles import MARKERS
from tests.rules.gootmu.table import GAME, SIDE, Table, square_name, square_place

SIZES = {2: (3, 3), 3: (3, 4), 4: (4, 4), 5: (4, 4), 6: (4, 5), 7: (4, 5), 8: (4, 5)}
TILES = 32
MARKERS_OF_A_KIND = 4

_numbers = count(1)


class More(TypedDict, total=False):
    """What `drawn` takes besides the picture."""

    seats: int
    pawns: str
    things: str
    turn: str
    effects: dict[str, str]
    exact: bool
    turn_limit: int
    rest: str


def drawn(
    picture: str,
    *,
    seats: int = 2,
    pawns: str = "",
    things: str = "",
    turn: str = "A 12",
    effects: dict[str, str] | None = None,
    exact: bool = False,
    turn_limit: int = 400,
    rest: str = "open",
) -> Table:
    """The position that this drawing shows, at the start of somebody's turn."""
    drawing = Drawing(picture)
    name = f"drawn{next(_numbers)}"
    packs.add_pack(packs.parse_pack(_pack_text(name, drawing, rest), name))
    standing = _pawn_words(drawing, pawns.split(), seats)
    taken = {word[1] for word in standing.values()} | {word[0] for word in standing.values()}
    parts = [
        f"gootmu {seats} {name} {turn_limit}" + (" exact" if exact else ""),
        _slots(drawing, seats),
        " ".join(_pawn_text(pawn, *word, effects or {}) for pawn, word in standing.items()),
        " ".join(_thing_words(drawing, things.split(), seats, taken)),
        f"turn {turn}",
    ]
    return Table(GAME.parse_position(Word(" | ".join(parts))))


def hall(cells: str, *said: str, **more: Unpack[More]) -> Table:
    """A corridor from a1 to the east, shut off from all else: `A.k|.` (`|` is a wall in it)."""
    squares = re.findall(r"([^|])([|]?)", cells)
    missing = -len(squares) % SIDE
    walls = ["|" if wall else " " for _, wall in squares]
    walls[-1] = "|"
    letters = [letter.replace(".", " ") for letter, _ in squares] + [" "] * missing
    row = "|" + "".join(f" {x} {w}" for x, w in zip(letters, [*walls, *" " * missing]))
    top = "+---" * len(letters) + "+"
    below = "+---" * len(squares) + "+   " * missing + "+"
    blank, free = "|" + " " * (len(top) - 2) + "|", "+   " * len(letters) + "+"
    picture = [top, row[:-1] + "|", below, blank, free, blank, free, blank, top, *said]
    more.setdefault("rest", "fenced")
    return drawn("\n".join(picture), **more)


def room(rows: str, *said: str, **more: Unpack[More]) -> Table:
    """A room from a1 to the south east with walls only around it: `A... .... ..k. ....`."""
    lines = ["|" + "".join(f" {x}  " for x in row)[:-1] + "|" for row in _letters(rows)]
    top = "+---" * len(_letters(rows)[0]) + "+"
    free = top.replace("-", " ")
    picture = [top, *[part for line in lines for part in (line, free)][:-1], top, *said]
    more.setdefault("rest", "fenced")
    return drawn("\n".join(picture), **more)


def _letters(rows: str) -> list[str]:
    return [row.replace(".", " ") for row in rows.split()]


def relaid(table: Table, slots: dict[int, str]) -> Table:
    """The same position with other words for some slots: `{1: "1r", 2: "-"}`."""
    parts = table.position.split(" | ")
    words = parts[1].split()
    for slot, word in slots.items():
        words[slot - 1] = word
    return Table(GAME.parse_position(Word(" | ".join([parts[0], " ".join(words), *parts[2:]]))))


class Drawing:
    """A picture taken apart: its lines without pawns and things, and where those are."""

    def __init__(self, picture: str) -> None:
        text = dedent(picture).strip("\n").rstrip()
        lines = text.split("\n")
        said = [line for line in lines if re.match(r"[a-z]: ", line)]
        self.lines = [line for line in lines if line not in said]
        self.words = {line[0]: line[3:].strip() for line in said}
        self.columns, self.rows = len(self.lines[0].rstrip()) // 16, len(self.lines) // 8
        self._check()
        self.pawns: dict[str, str] = {}
        self.things: dict[str, list[str]] = {}  # what lies there, by square
        self.circles: set[str] = set()
        self.labels: dict[str, str] = {}  # the letters of instructions, by square
        for column, row in product(range(SIDE * self.columns), range(SIDE * self.rows)):
            self._read(column, row)

    def _check(self) -> None:
        wide, high = 16 * self.columns + 1, 8 * self.rows + 1
        assert self.columns * self.rows, "a picture has at least one whole tile"
        assert len(self.lines) == high, f"a picture has {high} lines, not {len(self.lines)}"
        self.lines = [line.rstrip().ljust(wide) for line in self.lines]
        for number, line in enumerate(self.lines):
            assert len(line) == wide, f"line {number + 1} of the picture is too long"
            pattern = r"(\+(---|   ))+\+" if number % 2 == 0 else r"([| ] [\w ] )+[| ]"
            assert re.fullmatch(pattern, line), f"line {number + 1}, letters in the middle: {line}"

    def _read(self, column: int, row: int) -> None:
        square = square_name(column, row)
        letter = self.lines[2 * row + 1][4 * column + 2]
        word = self.words.get(letter, "")
        if letter.isupper():
            assert letter not in self.pawns, f"{letter} is drawn twice"
            self.pawns[letter] = square
        elif word.startswith(("marker ", "piece ")):
            self.things.setdefault(letter, []).append(square)
        elif letter == "o" and not word:
            self.circles.add(square)
        elif letter != " " and word != "closed":
            assert word, f"{letter} on {square} is not explained"
            self.labels[square] = letter

    def tile_text(self, across: int, down: int) -> str:
        """One tile of the picture as pack files write it."""
        rows = self.lines[8 * down : 8 * down + 9]
        lines = [line[16 * across : 16 * across + 17] for line in rows]
        circle = self._circle(across, down)
        letters = set()
        for column, row in product(range(SIDE), range(SIDE)):
            square = square_name(SIDE * across + column, SIDE * down + row)
            letter = "o" if square == circle else self._printed(square)
            letters.add(letter)
            line = lines[2 * row + 1]
            lines[2 * row + 1] = line[: 4 * column + 2] + letter + line[4 * column + 3 :]
        said = [f"{_pack_letter(x)}: {self.words[x]}" for x in sorted(letters - {"o", " "})]
        return "\n".join([*lines, *said])

    def _printed(self, square: str) -> str:
        return self.labels.get(square, " ")

    def _circle(self, across: int, down: int) -> str:
        """The tile's circle: the one that is drawn, or its last square without a label."""
        places = product(range(SIDE), range(SIDE))
        squares = [square_name(SIDE * across + x, SIDE * down + y) for y, x in places]
        drawn_ones = [square for square in squares if square in self.circles]
        return [*(s for s in squares if s not in self.labels), *drawn_ones][-1]


# --- the pack


def _pack_letter(letter: str) -> str:
    assert letter != "o", "o is the circle: use another letter for an instruction"
    return letter


def _pack_text(name: str, drawing: Drawing, rest: str) -> str:
    """A pack whose first tiles are those of the picture."""
    places = product(range(drawing.rows), range(drawing.columns))
    tiles = [drawing.tile_text(across, down) for down, across in places]
    tiles += [_plain_tile(rest)] * (TILES - len(tiles))
    markers = [f"{marker} {MARKERS_OF_A_KIND}" for marker in MARKERS]
    numbered = [f"\ntile {number + 1}\n{tile}" for number, tile in enumerate(tiles)]
    return "\n".join([f"pack {name}", "", "markers", *markers, *numbered]) + "\n"


def _plain_tile(rest: str) -> str:
    closed, free = "+---+---+---+---+", "+   +   +   +   +"
    if rest == "walls":
        row = "|   |   |   |   |"
        return "\n".join([closed, *[row, closed] * 3, "|   |   |   | o |", closed])
    assert rest in ("open", "fenced"), rest
    if rest == "open":
        return "\n".join([free, *["", free] * 3, "              o", free])
    row = "|               |"
    return "\n".join([closed, *[row, free] * 3, "|             o |", closed])


def _slots(drawing: Drawing, seats: int) -> str:
    """The tiles of the board by slot: the picture's at the top left, plain ones elsewhere."""
    high, wide = SIZES[seats]
    assert drawing.rows <= high, "the picture is too high"
    assert drawing.columns <= wide, "the picture is too wide"
    plain = count(drawing.rows * drawing.columns + 1)
    slots = []
    for row, column in product(range(high), range(wide)):
        inside = row < drawing.rows and column < drawing.columns
        slots.append(row * drawing.columns + column + 1 if inside else next(plain))
    return " ".join(map(str, slots))


# --- pawns and things


def _pawn_words(drawing: Drawing, words: list[str], seats: int) -> dict[str, tuple[str, str, str]]:
    """Square, home and effects of every pawn, by its name."""
    found = {pawn: (square, square, "") for pawn, square in drawing.pawns.items()}
    for word in words:
        parts = re.fullmatch(r"(\w\+?)@(\w+)(?:/([\w-]+))?(?:\((.*)\))?", word)
        assert parts, f"'{word}' is no pawn"
        name, square, home, effects = parts.groups("")
        drawn_home = found[name][1] if name in found else square
        found[name] = (square, home or drawn_home, effects)
    taken = {square for word in found.values() for square in word[:2]}
    far = far_squares(drawing, seats, taken)
    for seat in SEATS[:seats]:
        if seat not in found:
            square = next(far)
            found[seat] = (square, square, "")
    return dict(sorted(found.items(), key=lambda item: (item[0] == "M", item[0])))


def _pawn_text(name: str, square: str, home: str, effects: str, more: dict[str, str]) -> str:
    both = ",".join(part for part in (effects, more.get(name, "")) if part)
    return f"{name}@{square}/{home}" + (f"({both})" if both else "")


def _thing_words(drawing: Drawing, words: list[str], seats: int, taken: set[str]) -> list[str]:
    """All things in the notation of positions: markers, then pieces."""
    markers = [word for word in words if word.startswith("m")]
    pieces = {word.split("@")[0]: word for word in words if not word.startswith("m")}
    used = {word.split("=")[0] for word in markers}
    names = (name for name in (f"m{number}" for number in count(1)) if name not in used)
    for letter, word in drawing.words.items():
        what, _, which = word.partition(" ")
        for square in drawing.things.get(letter, []):
            if what == "marker":
                markers.append(f"{next(names)}={which}@{square}")
            else:
                pieces[which] = f"{which}@{square}"
    lying = {word.split("@")[1] for word in [*markers, *pieces.values()]}
    far = far_squares(drawing, seats, taken | lying)
    for piece in [f"{seat}{number}" for seat in SEATS[:seats] for number in (1, 2, 3)]:
        square = pieces.get(piece) or next(far, "")
        if square:
            pieces[piece] = square if "@" in square else f"{piece}@{square}"
    return [*sorted(markers), *(pieces[piece] for piece in sorted(pieces))]


def far_squares(drawing: Drawing, seats: int, taken: set[str]) -> Iterator[str]:
    """Free squares outside the picture: the farthest first, three apart if there are such."""
    high, wide = SIZES[seats]
    around = (SIDE * wide, SIDE * high)
    used = {square for square in taken if re.fullmatch(r"[a-t]\d+", square)}
    for apart in (3, 2, 1):
        for square in _from_afar(drawing.columns, drawing.rows, around):
            if all(distance(square, other, around) >= apart for other in used):
                used.add(square)
                yield square


@cache
def _from_afar(columns: int, rows: int, around: tuple[int, int]) -> list[str]:
    """The squares outside a picture of so many tiles, the farthest first."""
    wide, high = around
    every = [square_name(x, y) for y, x in product(range(high), range(wide))]
    inside = [square_name(x, y) for y, x in product(range(SIDE * rows), range(SIDE * columns))]
    away = {s: min(distance(s, b, around) for b in inside) for s in set(every) - set(inside)}
    return sorted(away, key=lambda square: (-away[square], every.index(square)))


def distance(one: str, two: str, around: tuple[int, int]) -> int:
    """Steps between two squares on a wrapped board that is so wide and high (GM-08)."""
    steps = [abs(a - b) for a, b in zip(square_place(one), square_place(two))]
    return sum(min(step, size - step) for step, size in zip(steps, around))
