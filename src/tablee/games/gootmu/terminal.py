"""G.O.O.T.M.U. in a terminal: walls in lines, pawns and pieces in capitals, labels small.

Everything can be told without colour. What a square is too small to show is written out below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tablee.core.text import Text
from tablee.games.gootmu.abbreviations import (
    ARROWS,
    MARKER_SIGNS,
    WIDTH,
    code_of,
    short_of,
)
from tablee.games.gootmu.maze import (
    Maze,
    Place,
    carried_by,
    pawns_on,
    place,
    square,
    things_on,
)
from tablee.games.gootmu.names import COLUMNS, UNKNOWN
from tablee.games.gootmu.paints import SEATS_BY_NIGHT
from tablee.games.gootmu.rules.tiles import SIDE
from tablee.games.gootmu.view import GootmuView, Label, Pawn, Thing
from tablee.games.gootmu.words import called, clause_of, effect_words

MONSTER_INK = "#ff5f56"
FAMILY_INKS = {
    "obstacle": "bold",
    "roll": "#8fb3dd",
    "self": "#83c9a8",
    "others": "#d79abf",
    "things": "#d9a866",
    "board": "#e39480",
}
WALL = "#d8c7a3"
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # bits: wall to the north 1, east 2, south 4, west 8
HOLE = "░"
HOME = "⌂"
CIRCLE = "o"
BELOW = 24  # so many printed names at most are explained below the board
AT_LEAST = 12  # … and so many at least beside it
BESIDE = 48  # the legend stands beside the board if it has so many columns
Token = tuple[str, str]


def draw(view: GootmuView, people: Sequence[str], text: Text) -> RenderableType:
    """The whole table as this view shows it."""
    if not view.walls:
        return Group(_title(view, text), Line(text("table-no-tiles"), style="dim"))
    return _Sheet(view, people, text)


class _Sheet:
    """The board with its legend: beside it if there is room, else below."""

    def __init__(self, view: GootmuView, people: Sequence[str], text: Text) -> None:
        self.view = view
        self.people = people
        self.text = text
        self.maze = Maze(view)
        self.pawns = pawns_on(view)
        self.things = things_on(view)
        self.slot_names = _slot_names(view, self.maze)

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Choose by the width of the terminal."""
        board = self.board()
        yield _title(self.view, self.text)
        if options.max_width >= board.width + BESIDE:
            yield self._beside(board)
        else:
            yield from (board.lines, *self.persons(), *self.legend(BELOW))

    def _beside(self, board: _Board) -> Table:
        """Two columns; the legend is not much longer than the board is high."""
        persons, crowded = self.persons(), list(self._crowded())
        room = board.height - len(persons) - len(crowded) - len(self._signs()) // 2 - 1
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=board.width, no_wrap=True)
        grid.add_row(board.lines, Group(*persons, *self.legend(max(room, AT_LEAST))))
        return grid

    def board(self) -> _Board:
        """The maze, a line for each row of squares and one for the walls above it."""
        names = Line("   ", style="dim")
        for column in range(self.maze.width):
            names.append(f"  {COLUMNS[column]} ")
        lines = [names.append(" ")]
        for row in range(self.maze.height):
            lines += [self._wall_line(row), self._square_line(row)]
        return _Board([*lines, self._wall_line(self.maze.height)])

    # --- walls

    def _wall_line(self, row: int) -> Line:
        line = Line("   ")
        for column in range(self.maze.width):
            line.append_text(self._corner(row, column)).append_text(self._wall_above(row, column))
        return line.append_text(self._corner(row, self.maze.width))

    def _corner(self, row: int, column: int) -> Line:
        if all(self._no_floor(row - up, column - left) for up in (0, 1) for left in (0, 1)):
            return Line(HOLE, style="dim")
        maze = self.maze
        bits = (
            (row > 0 and maze.left(row - 1, column))
            + 2 * (column < maze.width and maze.above(row, column))
            + 4 * (row < maze.height and maze.left(row, column))
            + 8 * (column > 0 and maze.above(row, column - 1))
        )
        return Line(CORNERS[bits], style=WALL) if bits else Line("·", style="dim")

    def _no_floor(self, row: int, column: int) -> bool:
        """A hole, or beyond the border."""
        inside = 0 <= row < self.maze.height and 0 <= column < self.maze.width
        return not inside or self.maze.hole(row, column)

    def _wall_above(self, row: int, column: int) -> Line:
        if self.maze.above(row, column):
            return Line("─" * WIDTH, style=WALL)
        if self._no_floor(row, column) and self._no_floor(row - 1, column):
            return Line(HOLE * WIDTH, style="dim")
        seam = "╌" if self._inner_seam(row, self.maze.height) else " "
        return Line(self.slot_names.get((row, column), "").ljust(WIDTH, seam), style="dim")

    def _wall_left(self, row: int, column: int) -> Line:
        if self.maze.left(row, column):
            return Line("│", style=WALL)
        if self._no_floor(row, column) and self._no_floor(row, column - 1):
            return Line(HOLE, style="dim")
        return Line("┊" if self._inner_seam(column, self.maze.width) else " ", style="dim")

    def _inner_seam(self, number: int, length: int) -> bool:
        return number % SIDE == 0 and 0 < number < length

    # --- squares

    def _square_line(self, row: int) -> Line:
        line = Line().append(f"{row + 1:>2} ", style="dim")
        for column in range(self.maze.width):
            line.append_text(self._wall_left(row, column)).append_text(self._cell((row, column)))
        return line.append_text(self._wall_left(row, self.maze.width))

    def _cell(self, spot: Place) -> Line:
        if self.maze.hole(*spot):
            return Line(HOLE * WIDTH, style="dim")
        name = square(*spot)
        tokens = self._tokens(name)
        if tokens:
            return _squeeze(tokens)
        label = self.view.labels.get(name)
        if label is not None:
            return _label(label)
        return Line(f" {CIRCLE} " if name in self.view.circles else "   ", style="dim")

    def _tokens(self, name: str) -> list[Token]:
        """Who stands here, what lies here, whose start it is."""
        tokens = [_pawn_token(pawn) for pawn in self.pawns.get(name, [])]
        tokens += [_thing_token(thing) for thing in self.things.get(name, [])]
        if name in self.view.labels and not tokens:
            return []
        homes = [pawn for pawn in self.view.pawns if pawn.home == name and pawn.seat is not None]
        return tokens + [(HOME + pawn.name, _ink(pawn.seat)) for pawn in homes]

    # --- people

    def persons(self) -> list[Line]:
        """A line for each pawn: where it is, what it carries, what acts on it."""
        return [self._person(pawn) for pawn in self.view.pawns]

    def _person(self, pawn: Pawn) -> Line:
        line = Line("▸ " if pawn.name == (self.view.moving or self.view.turn_of) else "  ")
        line.append(*_pawn_token(pawn)).append(f" {self._who(pawn)}", style=_ink(pawn.seat))
        line.append(f" {pawn.square}")
        if pawn.home is not None:
            line.append(f" {HOME}{pawn.home}", style="dim")
        things = [self._thing_name(thing) for thing in carried_by(self.view, pawn)]
        if things:
            line.append(" · " + self.text("table-carries", things=", ".join(things)))
        effects = [effect_words(key, value, self.text) for key, value in pawn.effects.items()]
        return line.append("".join(f" · {effect}" for effect in effects), style="italic")

    def _who(self, pawn: Pawn) -> str:
        if pawn.seat is None:
            return self.text("table-monster")
        if pawn.name.endswith("+"):
            return self.text("table-second", who=self.people[pawn.seat])
        return self.people[pawn.seat]

    def _thing_name(self, thing: Thing) -> str:
        if thing.owner is not None:
            return thing.name
        if thing.kind == UNKNOWN:
            return self.text("table-face-down")
        return self.text(f"marker-{thing.kind}")

    # --- the legend

    def legend(self, most: int) -> list[RenderableType]:
        """What the signs mean: crowded squares, then signs, then printed names, the nearest."""
        parts: list[RenderableType] = [*self._crowded(), _columns(self._signs())]
        labels = self._labels()
        mover = self._mover()
        if mover is None or len(labels) <= most:
            title = self.text("table-printed")
        else:
            title = self.text("table-printed-near", pawn=mover.name)
            labels = labels[:most]
        entries = [
            _entry(code, _family_ink(name), called(name, self.text)).append(
                f" {clause_of(name)}", style="dim"
            )
            for name, code in sorted(labels)
        ]
        return [*parts, Line(title, style="bold"), _columns(entries)] if entries else parts

    def _mover(self) -> Pawn | None:
        name = self.view.moving or self.view.turn_of
        return next((pawn for pawn in self.view.pawns if pawn.name == name), None)

    def _labels(self) -> list[tuple[str, str]]:
        """Printed names with their abbreviations, each once, the nearest to the mover first."""
        mover = self._mover()
        names = sorted(self.view.labels)
        if mover is not None:
            names.sort(key=lambda name: self.maze.distance(mover.square, name))
        printed = dict.fromkeys(self.view.labels[name].name for name in names)
        return [(name, code_of(name, "e")) for name in printed]

    def _signs(self) -> list[Line]:
        """Markers that lie on the board, and the few other signs."""
        lying = [thing for things in self.things.values() for thing in things]
        kinds = {thing.kind: thing for thing in lying if thing.owner is None}
        signs = [
            _entry(MARKER_SIGNS[kind], "bold", self._thing_name(kinds[kind]))
            for kind in MARKER_SIGNS
            if kind in kinds
        ]
        others = [("A1", "piece", any(thing.owner is not None for thing in lying))]
        others += [(f"{HOME}A", "start", bool(self.view.pawns))]
        others += [(CIRCLE, "circle", bool(self.view.circles))]
        others += [(HOLE, "hole", any("." in row for row in self.view.walls))]
        return signs + [
            _entry(s, "", self.text(f"table-{key}")) for s, key, there in others if there
        ]

    def _crowded(self) -> Iterator[Line]:
        """Squares that hold more than they can show."""
        for name in sorted({*self.pawns, *self.things}, key=place):
            tokens = self._tokens(name)
            label = self.view.labels.get(name)
            if label is None and sum(len(token) for token, _ in tokens) <= WIDTH:
                continue
            line = Line(f"{name:>3} ").append_text(_spaced(tokens))
            if label is not None:
                meant = called(label.name, self.text) + _arrow(label)
                line.append(f" · {meant}", style=_family_ink(label.name))
            yield line


class _Board:
    """The lines of the maze, never wrapped."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = Line("\n", no_wrap=True, overflow="crop").join(lines)
        self.width = max(line.cell_len for line in lines)
        self.height = len(lines)


# --- small parts


def _slot_names(view: GootmuView, maze: Maze) -> dict[Place, str]:
    """Where `t1`, `t2` … are written: in an opening of the north side of their tile."""
    names = {}
    for slot in range(view.rows * view.columns):
        row, first = slot // view.columns * SIDE, slot % view.columns * SIDE
        open_at = [first + step for step in (1, 2, 0, 3) if not maze.above(row, first + step)]
        if open_at and not maze.hole(row, first):
            names[row, open_at[0]] = f"t{slot + 1}"
    return names


def _title(view: GootmuView, text: Text) -> Line:
    key = "table-turn" if view.turn_limit else "table-turn-no-limit"
    parts = [text(key, turn=view.turn, limit=view.turn_limit)]
    if view.die:
        parts.append(text("table-die", die=view.die))
    if view.steps:
        parts.append(text("table-steps", steps=view.steps))
    if view.about:
        parts.append(called(view.about, text))
    return Line(" · ".join(parts), style="bold")


def _ink(seat: int | None) -> str:
    return MONSTER_INK if seat is None else SEATS_BY_NIGHT[seat]


def _family_ink(name: str) -> str:
    return FAMILY_INKS[short_of(name).family]


def _pawn_token(pawn: Pawn) -> Token:
    return pawn.name, f"bold #1d1815 on {_ink(pawn.seat)}"


def _thing_token(thing: Thing) -> Token:
    if thing.owner is not None:
        return thing.name, f"bold {_ink(thing.owner)}"
    return MARKER_SIGNS[thing.kind], "dim" if thing.kind == UNKNOWN else "bold"


def _squeeze(tokens: list[Token]) -> Line:
    """As many tokens as three characters hold; dots say that there is more."""
    line, room = Line(), WIDTH
    for number, (token, style) in enumerate(tokens):
        last = number == len(tokens) - 1
        if len(token) > room - (0 if last else 1):
            line.append("…", style="dim")
            room -= 1
            break
        line.append(token, style=style)
        room -= len(token)
    return _centred(line, room)


def _centred(line: Line, room: int) -> Line:
    left = room // 2
    return Line(" " * left).append_text(line).append(" " * (room - left))


def _label(label: Label) -> Line:
    code = code_of(label.name, label.arrow)
    line = Line(code, style=_family_ink(label.name))
    return _centred(line, WIDTH - len(code))


def _arrow(label: Label) -> str:
    return f" {ARROWS[label.arrow]}" if label.arrow else ""


def _spaced(tokens: Iterable[Token]) -> Line:
    return Line(" ").join(Line(token, style=style) for token, style in tokens)


def _entry(sign: str, style: str, meaning: str) -> Line:
    return Line(f"{sign:>3}", style=style).append(f" {meaning}", style="not bold")


def _columns(entries: list[Line]) -> Columns:
    return Columns(entries, padding=(0, 2), column_first=True)
