"""Packs of tiles and markers as text that people can read and edit, such as tiles/house.txt.

A tile is drawn with `+`, `---` and `|`. The middle of a square is blank, `o` for the circle, or a
letter that a line below the drawing explains. A line that begins with `#` is a comment.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NoReturn

from tablee.core.errors import BadInput, Place
from tablee.core.phrases import Phrase
from tablee.games.gootmu.rules.labels import BLANK, NAMES, has_arrow, has_number
from tablee.games.gootmu.rules.tiles import (
    EAST,
    MARKERS,
    NO_ARROW,
    NORTH,
    SIDE,
    SOUTH,
    SQUARES,
    WEST,
    Pack,
    Tile,
)

HOUSE = "house"
LETTERS = "abcdefghijklmnpqrstuvwxyz"
DIRECTIONS = ("north", "east", "south", "west")
FEWEST = 20
"""The largest board has this many tiles, with a marker on each."""
HIGHEST_NUMBER = 10

_CIRCLE = "o"
_WIDTH = 4 * SIDE + 1
_HEIGHT = 2 * SIDE + 1
_HOUSE_FILE = Path(__file__).parent / "tiles" / "house.txt"
_added: dict[str, Pack] = {}

Printed = tuple[int, int, int]
"""What a letter stands for: label, number (0 for none) and arrow."""


def find_pack(name: str) -> Pack:
    """The pack of this name: the house's own, or one that was added."""
    if name == HOUSE:
        return _house()
    if name not in _added:
        names = ", ".join([HOUSE, *sorted(_added)])
        raise BadInput("gootmu:no-such-pack", pack=name, names=names)
    return _added[name]


def add_pack(pack: Pack) -> None:
    """Make a pack known by its name, until this process ends."""
    if pack.name == HOUSE:
        raise BadInput("gootmu:pack-name-taken", pack=HOUSE)
    _added[pack.name] = pack


@cache
def _house() -> Pack:
    return parse_pack(_HOUSE_FILE.read_text(encoding="utf-8"), _HOUSE_FILE.name)


def parse_pack(text: str, source: str) -> Pack:
    """The pack that a text describes; `source` is how errors call that text."""
    lines = _Lines(text, source)
    name = _pack_name(lines)
    markers: list[int] | None = None
    tiles: dict[int, Tile] = {}
    while line := lines.next_filled():
        if line == "markers":
            if markers is not None:
                lines.fail(Phrase("gootmu:markers-twice"))
            markers = _marker_counts(lines)
        elif re.match(r"tile\b", line):
            number = _tile_number(lines, line, tiles)
            tiles[number] = _TileReader(lines, number).read()
        else:
            lines.fail(Phrase("gootmu:markers-or-tile", text=line))
    _check_enough(lines, tiles, markers)
    return Pack(name, [tiles[number] for number in sorted(tiles)], markers or [])


class _Lines:
    """The lines of a text without its comments, and where the reading stands."""

    def __init__(self, text: str, source: str) -> None:
        raw = text.removeprefix("\ufeff").split("\n")
        self.source = source
        self.lines = [(number, line.rstrip()) for number, line in enumerate(raw, 1)]
        self.lines = [line for line in self.lines if not line[1].startswith("#")]
        self.read = 0

    def next(self) -> str:
        """The next line; nothing after the last one."""
        self.read += 1
        return self.lines[self.read - 1][1] if self.read <= len(self.lines) else ""

    def next_filled(self) -> str:
        """The next line that is not blank; nothing after the last one."""
        while self.read < len(self.lines):
            if line := self.next():
                return line
        return ""

    def step_back(self) -> None:
        """Let the line that was read last be read again."""
        self.read -= 1

    def fail(self, problem: Phrase, column: int = 1, line: int = 0) -> NoReturn:
        """Refuse the text for a problem in the line that was read last, or in another one."""
        raise BadInput(problem, Place(self.source, line or self.number, column))

    @property
    def number(self) -> int:
        """The number of the line that was read last; 1 if there are only comments."""
        return self.lines[min(self.read, len(self.lines)) - 1][0] if self.lines else 1


def _pack_name(lines: _Lines) -> str:
    line = lines.next_filled()
    # The name is a word of positions and options, so it has no blanks.
    if not (match := re.fullmatch(r"pack +([a-z0-9][a-z0-9-]*)", line)):
        lines.fail(Phrase("gootmu:pack-first"))
    return match[1]


def _marker_counts(lines: _Lines) -> list[int]:
    counts: dict[str, int] = {}
    while (line := lines.next_filled()) and not re.match(r"tile\b|markers$", line):
        name, _, count = line.rpartition(" ")
        name = name.strip()
        if name not in MARKERS:
            lines.fail(Phrase("gootmu:no-such-marker", text=name or line))
        if name in counts:
            lines.fail(Phrase("gootmu:marker-twice", kind=name))
        if not re.fullmatch(r"[0-9]{1,2}", count):
            column = len(line) - len(count) + 1
            lines.fail(Phrase("gootmu:count-of-marker", kind=name, text=count), column)
        counts[name] = int(count)
    if line:
        lines.step_back()
    return [counts.get(name, 0) for name in MARKERS]


def _tile_number(lines: _Lines, line: str, tiles: dict[int, Tile]) -> int:
    if not (match := re.fullmatch(r"tile +([1-9][0-9]{0,2})", line)):
        lines.fail(Phrase("gootmu:tile-number", text=line))
    number = int(match[1])
    if number in tiles:
        lines.fail(Phrase("gootmu:tile-drawn-twice", tile=str(number)), match.start(1) + 1)
    return number


def _check_enough(lines: _Lines, tiles: dict[int, Tile], markers: list[int] | None) -> None:
    missing = [number for number in range(1, len(tiles) + 1) if number not in tiles]
    if markers is None:
        lines.fail(Phrase("gootmu:markers-missing"))
    if missing:
        lines.fail(Phrase("gootmu:tile-missing", tile=str(missing[0])))
    if len(tiles) < FEWEST:
        lines.fail(Phrase("gootmu:too-few-tiles", least=str(FEWEST), found=str(len(tiles))))
    if sum(markers) < FEWEST:
        lines.fail(Phrase("gootmu:too-few-markers", least=str(FEWEST), found=str(sum(markers))))


class _TileReader:
    """Reads one tile: nine lines of drawing, then the lines that explain its letters."""

    def __init__(self, lines: _Lines, number: int) -> None:
        self.lines = lines
        self.tile = number
        self.walls = [0] * SQUARES
        self.signs = [" "] * SQUARES
        self.top = lines.number

    def read(self) -> Tile:
        """The whole tile."""
        for height in range(_HEIGHT):
            line = self._drawn_line(height)
            if height % 2:
                self._squares(line, height // 2)
            else:
                self._edges(line, height // 2)
        circle = self._circle()
        printed = self._explanations()
        return Tile(
            self.walls,
            [printed[sign][0] for sign in self.signs],
            [printed[sign][1] for sign in self.signs],
            [printed[sign][2] for sign in self.signs],
            circle,
        )

    def _drawn_line(self, height: int) -> str:
        line = self.lines.next()
        row = min(height // 2, SIDE - 1)
        if self.lines.read > len(self.lines.lines):
            problem = Phrase("gootmu:drawing-ends", found=str(height), lines=str(_HEIGHT))
            self._fail(row, 0, problem)
        if len(line) > _WIDTH:
            problem = Phrase("gootmu:line-too-long", most=str(_WIDTH))
            self._fail(row, SIDE - 1, problem, _WIDTH + 1)
        return line.ljust(_WIDTH)

    def _edges(self, line: str, row: int) -> None:
        """A line between two rows of squares; `row` is the row below it."""
        beside = min(row, SIDE - 1)
        for column in range(SIDE + 1):
            if line[4 * column] != "+":
                reason = Phrase("gootmu:not-a-corner", text=line[4 * column])
                self._fail(beside, min(column, SIDE - 1), reason, 4 * column + 1)
        for column in range(SIDE):
            drawn = line[4 * column + 1 : 4 * column + 4]
            if drawn == "---":
                self._wall(row, column, NORTH)
            elif drawn.strip():
                reason = Phrase("gootmu:not-a-north-side", text=drawn)
                if row == SIDE:
                    reason = Phrase("gootmu:not-a-south-side", text=drawn)
                self._fail(beside, column, reason, 4 * column + 2)

    def _squares(self, line: str, row: int) -> None:
        for column in range(SIDE + 1):
            edge = line[4 * column]
            if edge == "|":
                self._wall(row, column, WEST)
            elif edge != " ":
                reason = Phrase("gootmu:not-a-west-side", text=edge)
                if column == SIDE:
                    reason = Phrase("gootmu:not-an-east-side", text=edge)
                self._fail(row, min(column, SIDE - 1), reason, 4 * column + 1)
        for column in range(SIDE):
            self._sign(row, column, line[4 * column + 1 : 4 * column + 4])

    def _sign(self, row: int, column: int, drawn: str) -> None:
        sign = drawn[1]
        if drawn[0] + drawn[2] != "  ":
            reason = Phrase("gootmu:one-sign", text=drawn.strip())
            if _CIRCLE in drawn:
                reason = Phrase("gootmu:one-sign-no-circle", text=drawn.strip())
            self._fail(row, column, reason, 4 * column + 2)
        if sign not in f" {_CIRCLE}{LETTERS}":
            reason = Phrase("gootmu:not-a-sign", text=sign)
            self._fail(row, column, reason, 4 * column + 3)
        self.signs[SIDE * row + column] = sign

    def _wall(self, row: int, column: int, side: int) -> None:
        """A wall on the north or west side of a square counts for its neighbour there too."""
        up, left = (row - 1, column), (row, column - 1)
        behind, opposite = (up, SOUTH) if side == NORTH else (left, EAST)
        for (down, across), bit in (((row, column), side), (behind, opposite)):
            if 0 <= down < SIDE and 0 <= across < SIDE:
                self.walls[SIDE * down + across] |= 1 << bit

    def _circle(self) -> int:
        found = [square for square in range(SQUARES) if self.signs[square] == _CIRCLE]
        if not found:
            self.lines.fail(self._named(Phrase("gootmu:no-circle")), line=self.top)
        if len(found) > 1:
            self._fail_at(found[1], Phrase("gootmu:second-circle"))
        return found[0]

    def _explanations(self) -> dict[str, Printed]:
        blank = (BLANK, 0, NO_ARROW)
        printed: dict[str, Printed] = {" ": blank, _CIRCLE: blank}
        while (line := self.lines.next_filled()) and not re.match(r"(tile|markers)\b", line):
            letter, name = self._explanation(line)
            if letter in printed:
                self.lines.fail(self._named(Phrase("gootmu:letter-twice", text=letter)))
            printed[letter] = self._printed(self.signs.index(letter), line, name)
        for square, sign in enumerate(self.signs):
            if sign not in printed:
                self._fail_at(square, Phrase("gootmu:letter-unexplained", text=sign))
        if line:
            self.lines.step_back()
        return printed

    def _explanation(self, line: str) -> tuple[str, str]:
        if not (match := re.fullmatch(r"(\S) *: *(\S.*)", line)):
            self.lines.fail(self._named(Phrase("gootmu:not-an-explanation", text=line)))
        letter = match[1]
        if letter == _CIRCLE and _CIRCLE in self.signs:
            reason = Phrase("gootmu:circle-explained")
            self._fail(*divmod(self.signs.index(_CIRCLE), SIDE), reason)
        if letter not in self.signs:
            self.lines.fail(self._named(Phrase("gootmu:letter-nowhere", text=letter)))
        return letter, match[2]

    def _printed(self, square: int, line: str, name: str) -> Printed:
        try:
            return parse_label(name)
        except BadInput as error:
            column = line.index(name, 1) + 1
            reason = Phrase("gootmu:wrong-label", why=error.phrase)
            self._fail(*divmod(square, SIDE), reason, column)

    def _fail_at(self, square: int, reason: Phrase) -> NoReturn:
        """Refuse the tile for the sign that is drawn on a square."""
        row, column = divmod(square, SIDE)
        below = [number for number, _ in self.lines.lines if number > self.top]
        self._fail(row, column, reason, 4 * column + 3, below[2 * row + 1])

    def _fail(self, row: int, column: int, reason: Phrase, at: int = 1, line: int = 0) -> NoReturn:
        tile, down, across = str(self.tile), str(row + 1), str(column + 1)
        problem = Phrase("gootmu:wrong-in-square", tile=tile, row=down, column=across, why=reason)
        self.lines.fail(problem, at, line)

    def _named(self, reason: Phrase) -> Phrase:
        return Phrase("gootmu:wrong-in-tile", tile=str(self.tile), why=reason)


def parse_label(text: str) -> Printed:
    """What is printed on a square, such as `SLIDE 3 SPACES, east`."""
    name, arrow = _split_arrow(text)
    label, number = _split_number(name)
    if has_arrow(label) and arrow not in DIRECTIONS:
        words = ", ".join(DIRECTIONS)
        if arrow:
            raise BadInput("gootmu:not-an-arrow", label=NAMES[label], words=words, text=arrow)
        raise BadInput("gootmu:needs-arrow", label=NAMES[label], words=words)
    if arrow and not has_arrow(label):
        raise BadInput("gootmu:has-no-arrow", label=NAMES[label])
    return label, number, DIRECTIONS.index(arrow) if arrow else NO_ARROW


def _split_arrow(text: str) -> tuple[str, str]:
    """A printed name without its arrow, and the arrow; names may hold commas themselves."""
    name, comma, last = text.rpartition(",")
    arrow = last.strip()
    if comma and (arrow in DIRECTIONS or arrow.islower()):
        return name.rstrip(), arrow
    return text, ""


def _split_number(name: str) -> tuple[int, int]:
    if name in NAMES[1:] and not has_number(NAMES.index(name)):
        return NAMES.index(name), 0
    if name in NAMES[1:]:
        raise BadInput("gootmu:needs-number", label=name)
    for number in re.findall(r"(?<!\S)-?[0-9]+(?!\S)", name):
        pattern = re.sub(rf"(?<!\S){number}(?!\S)", "N", name, count=1)
        if pattern in NAMES:
            return NAMES.index(pattern), _checked_number(pattern, number)
    raise _wrong_name(name)


def _checked_number(name: str, number: str) -> int:
    if len(number) > 2 or not 1 <= int(number) <= HIGHEST_NUMBER:
        raise BadInput("gootmu:number-of-label", label=name, most=str(HIGHEST_NUMBER), text=number)
    return int(number)


def _wrong_name(name: str) -> BadInput:
    """What is wrong with a name that nothing prints."""
    words = name.split()
    for place, word in enumerate(words):
        shorter = " ".join(words[:place] + words[place + 1 :])
        if re.fullmatch(r"-?[0-9]+", word) and shorter in NAMES:
            return BadInput("gootmu:has-no-number", label=shorter, text=word)
    for label in range(1, len(NAMES)):
        if has_number(label) and NAMES[label].replace(" N ", " ") == name:
            return BadInput("gootmu:needs-number", label=NAMES[label])
    return BadInput("gootmu:nothing-called", text=name)


def label_text(label: int, number: int, arrow: int) -> str:
    """What is printed on a square, as `parse_label` reads it."""
    name = re.sub(r"\bN\b", str(number), NAMES[label]) if has_number(label) else NAMES[label]
    return name if arrow == NO_ARROW else f"{name}, {DIRECTIONS[arrow]}"


def pack_text(pack: Pack) -> str:
    """A pack as text that `parse_pack` reads back."""
    counts = [f"{name} {count}" for name, count in zip(MARKERS, pack.markers) if count]
    parts = [f"pack {pack.name}", "\n".join(["markers", *counts])]
    parts += [tile_text(tile, f"tile {number}") for number, tile in enumerate(pack.tiles, 1)]
    return "\n\n".join(parts) + "\n"


def tile_text(tile: Tile, title: str) -> str:
    """One tile under a title: its drawing, then what its letters stand for."""
    legend: dict[Printed, str] = {}
    signs = [" "] * SQUARES
    signs[tile.circle] = _CIRCLE
    for square, printed in enumerate(zip(tile.labels, tile.numbers, tile.arrows)):
        if printed[0] != BLANK:
            signs[square] = legend.setdefault(printed, LETTERS[len(legend)])
    explained = [f"{letter}: {label_text(*printed)}" for printed, letter in legend.items()]
    return "\n".join([title, *draw_tile(tile, signs), *explained])


def draw_tile(tile: Tile, signs: list[str]) -> list[str]:
    """The nine lines of a tile's drawing, with these signs in its squares."""
    lines: list[str] = []
    for row in range(SIDE):
        squares = range(SIDE * row, SIDE * row + SIDE)
        walls = [tile.walls[square] for square in squares]
        lines.append(_edge_text(walls, NORTH))
        drawn = "".join(f"{_bar(tile.walls[square], WEST)} {signs[square]} " for square in squares)
        lines.append((drawn + _bar(walls[-1], EAST)).rstrip())
    return [*lines, _edge_text(tile.walls[-SIDE:], SOUTH)]


def _edge_text(walls: list[int], side: int) -> str:
    return "".join("+---" if wall >> side & 1 else "+   " for wall in walls) + "+"


def _bar(wall: int, side: int) -> str:
    return "|" if wall >> side & 1 else " "
