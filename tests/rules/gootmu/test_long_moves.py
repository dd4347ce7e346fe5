"""Moves of up to 36 steps: SQUARE NEXT ROLL, DOUBLE YOUR NEXT ROLL, ADD N TO YOUR NEXT ROLL.

In a region that walls seal off from the rest every way can be listed, however many steps there are
to make. On real boards that is impossible; there each way that was begun must come to its end.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from tablee.games.gootmu.packs import add_pack
from tablee.games.gootmu.routes import SURE
from tablee.games.gootmu.rules import labels
from tablee.games.gootmu.rules.tiles import MARKERS, NO_ARROW, Pack, Tile
from tests.ends import as_long_as
from tests.rules.gootmu.slow_cases import (
    MANY,
    ONE_IN,
    USELESS,
    Board,
    Path,
    act,
    at,
    effect_text,
    gootmu,
    lay,
    moved,
    pack_name,
    parse,
    rolled,
    steps_of,
    turn_up,
    view_of,
)
from tests.rules.gootmu.slow_paths import BACK, OVER, SECRET_PANEL, WAYS, Maze, Mover, Walk

SIZE = 12
"""Two players' board is 12 × 12 squares, 3 × 3 tiles."""
CLOSED = 15
SELDOM = 0.01
"""The share of ends that routes of very long moves may miss: single steps lead there as well."""
Cell = tuple[int, int]

REGIONS = 240 // ONE_IN
WALKS = 3
"""Random ways in each region, and on each real board."""

FIXED = [
    labels.LOCKED_DOOR,
    labels.POOL,
    labels.SNAKE_PIT,
    labels.NARROW_PASSAGE,
    labels.SECRET_PANEL,
    labels.TRAP_DOOR,
]
ITEMS = ["key", "boat", "board", "oil"]


def effects_for(total: int, rng: Random) -> tuple[int, dict[str, int | str | None]]:
    """A die and effects that make this total (GM-17)."""
    ways: list[tuple[int, dict[str, int | str | None]]] = []
    for die in range(1, 7):
        ways.append((die, {"add": total - die}))
        if total % 2 == 0:
            ways.append((die, {"add": total // 2 - die, "double": 1}))
        if die * die == total:
            ways += [(die, {"square": 1})] * 20
        if 2 * die * die == total:
            ways += [(die, {"square": 1, "double": 1})] * 6
    die, effects = rng.choice(ways)
    return die, {name: value for name, value in effects.items() if value != 0}


# --- sealed regions


@dataclass
class Region:
    """A connected part of the board whose outer edges are all walls; all else is closed squares."""

    cells: list[Cell]
    walls: dict[Cell, int]
    printed: dict[Cell, tuple[int, int]]
    """Labels with their arrows."""


def beside(cell: Cell, way: str) -> Cell:
    return (cell[0] + OVER[way][0]) % SIZE, (cell[1] + OVER[way][1]) % SIZE


def name_of(cell: Cell) -> str:
    return f"{'abcdefghijkl'[cell[0]]}{cell[1] + 1}"


def open_edge(walls: dict[Cell, int], cell: Cell, way: str) -> None:
    walls[cell] &= ~(1 << WAYS.index(way))
    walls[beside(cell, way)] &= ~(1 << WAYS.index(BACK[way]))


def draw_region(rng: Random) -> Region:
    """Grown square by square, with some more openings between its squares; some are printed."""
    walls = {(x, y): CLOSED for x in range(SIZE) for y in range(SIZE)}
    cells = [(rng.randrange(SIZE), rng.randrange(SIZE))]
    size = rng.randint(8, 22)
    for _ in as_long_as(lambda: len(cells) < size):
        cell, way = rng.choice(cells[-6:] + cells), rng.choice(WAYS)
        if beside(cell, way) not in cells:
            open_edge(walls, cell, way)
            cells.append(beside(cell, way))
    share = rng.choice([0.1, 0.4, 0.7, 1.0])
    for cell in cells:
        for way in WAYS:
            if beside(cell, way) in cells and rng.random() < share:
                open_edge(walls, cell, way)
    return Region(cells, walls, draw_labels(cells, rng))


def draw_labels(cells: list[Cell], rng: Random) -> dict[Cell, tuple[int, int]]:
    """None, or a few; the first square is where the pawn starts and stays blank."""
    chosen = rng.sample(cells[1:], rng.choice([0, 0, 1, 2, 3]))
    printed = {cell: rng.choice(FIXED) for cell in chosen}
    return {
        cell: (label, rng.randrange(4) if label == labels.TRAP_DOOR else NO_ARROW)
        for cell, label in printed.items()
    }


def tile_at(region: Region, left: int, top: int) -> Tile:
    cells = [(left + x, top + y) for y in range(4) for x in range(4)]
    blank = (labels.BLANK, NO_ARROW)
    return Tile(
        [region.walls[cell] for cell in cells],
        [region.printed.get(cell, blank)[0] for cell in cells],
        [0] * 16,
        [region.printed.get(cell, blank)[1] for cell in cells],
        next(n for n, cell in enumerate(cells) if cell not in region.printed),
    )


def pack_of(region: Region, name: str) -> str:
    """Make these tiles known: the first nine are the board, the others only fill the pack."""
    tiles = [tile_at(region, x, y) for y in range(0, SIZE, 4) for x in range(0, SIZE, 4)]
    plain = Tile([0] * 16, [0] * 16, [0] * 16, [NO_ARROW] * 16, 0)
    add_pack(Pack(name, tiles + [plain] * 11, [MANY] * len(MARKERS)))
    return name


def sealed_line(region: Region, name: str, effects: str, rng: Random) -> str:
    """The pawn on the region's first square, some items in hand or in the region."""
    outside = [cell for cell in region.walls if cell not in region.cells]
    homes = rng.sample(outside, 3)
    tiles = " ".join(str(number) for number in range(1, 10))
    places = [name_of(cell) for cell in rng.sample(region.cells[1:], 3)]
    items = rng.sample([*ITEMS, "wall"], rng.choice([0, 1, 2, 3]))
    things = [
        f"m{number}={kind}@{rng.choice(['A', place])}"
        for number, (kind, place) in enumerate(zip(items, places), 1)
    ]
    start = name_of(region.cells[0])
    pawns = f"A@{start}/{name_of(homes[0])}{effects} B@{name_of(homes[1])}/{name_of(homes[2])}"
    return (
        f"gootmu 2 {pack_of(region, name)} 400 | {tiles} | {pawns} | {' '.join(things)} | turn A 9"
    )


def walk_sealed(line: str, die: int, total: int, rng: Random) -> None:
    """At each decision of a random way exactly those steps are offered that can be finished."""
    mover = Mover(view_of(parse(line)), "A")
    state = rolled(line, die)
    for _ in as_long_as(lambda: moved(state, mover.me.square) is None):
        view = view_of(state)
        here = Mover(view, "A", under_way=view.steps < total)
        assert steps_of(state) == here.first_ways(view.steps), line
        act(state, rng.choice(sorted(steps_of(state))))
    path = moved(state, mover.me.square)
    assert path is not None
    assert len(set(path)) == len(path) == total + 1, line
    assert mover.allows(path), line


def check_region(number: int) -> str:
    """Compare one region; whether the pawn can move in it."""
    rng = Random(f"region {number}")
    region = draw_region(rng)
    total = rng.choice([*range(8, len(region.cells) + 1), len(region.cells) - 1, 25, 36])
    die, effects = effects_for(total, rng)
    line = sealed_line(region, f"sealed{number}", effect_text(effects), rng)
    mover = Mover(view_of(parse(line)), "A")
    if mover.first_ways(total):
        for _ in range(WALKS):
            walk_sealed(line, die, total, rng)
        return "moves"
    state = rolled(line, die)
    assert moved(state, mover.me.square) is None, line
    assert not steps_of(state), line
    assert at(state) == mover.me.square, line
    return "stays"


@pytest.mark.clause("GM-10", "GM-11", "GM-12", "GM-13", "GM-21", "GM-33", "GM-45", "GM-46", "GM-86")
@pytest.mark.parametrize("part", range(8))
def test_in_a_sealed_region_a_pawn_moves_if_and_only_if_an_exact_way_exists(part: int) -> None:
    found = Counter(check_region(8 * number + part) for number in range(REGIONS // 8))
    assert found.total() * 8 >= 240 // ONE_IN - 8
    assert ONE_IN > 1 or (found["moves"] and found["stays"]), found


# --- real boards


def open_line(board: Board, effects: str, rng: Random) -> str:
    """The pawn anywhere, some markers face down."""
    printed = board.view.labels
    squares = sorted(Maze(board.view).bits)
    names = {square: label.name for square, label in printed.items()}
    start = rng.choice([square for square in squares if names.get(square) != SECRET_PANEL])
    blank = [square for square in squares if square not in printed and square != start]
    spots = rng.sample(blank, 2 * board.seats + 3)
    pawns = [f"A@{start}/{spots.pop()}{effects}"]
    pawns += [f"{seat}@{spots.pop()}/{spots.pop()}" for seat in "BCDEFGH"[: board.seats - 1]]
    things = [f"m{number}=?@{spots.pop()}" for number in range(1, rng.randint(1, 4))]
    parts = [" ".join(part) for part in (board.tiles, pawns, things)]
    return " | ".join([f"gootmu {board.seats} {pack_name()} 400", *parts, "turn A 9"])


def walk_open(line: str, die: int, rng: Random) -> Path | None:
    """Steps at random to the end of the move; None if it cannot begin."""
    state = rolled(line, die)
    start = at(parse(line))
    for _ in as_long_as(lambda: turn_up(state, start, USELESS) is None):
        steps = steps_of(state)
        if not steps:
            assert at(state) == start, f"stuck in mid-move: {line}"
            return None
        act(state, rng.choice(sorted(steps)))
    return turn_up(state, start, USELESS)


class Search:
    """Looks for a way of this length, at random and not for long."""

    def __init__(self, mover: Mover, rng: Random) -> None:
        self.mover = mover
        self.rng = rng
        self.tries = 0

    def path(self, total: int) -> Path | None:
        for _ in range(20):
            self.tries = 20 * total
            if (found := self._on(self.mover.start(), total)) is not None:
                return found
        return None

    def _on(self, walk: Walk, left: int) -> Path | None:
        self.tries -= 1
        if left == 0 or self.tries < 0:
            return walk.path if left == 0 else None
        for way in self.rng.sample(WAYS, 4):
            further = self.mover.enter(walk, way, left == 1)
            if further and (found := self._on(self.mover.surely(further), left - 1)):
                return found
        return None


def check_board(seats: int, number: int) -> str:
    """Some long moves on one board; whether a way was known before."""
    rng = Random(f"long {seats} {number}")
    total = 36 if number % 3 == 0 else rng.randint(15, 36)
    die, effects = effects_for(total, rng)
    line = open_line(lay(seats, rng), effect_text(effects), rng)
    mover = Mover(view_of(parse(line)), "A")
    known = Search(mover, rng).path(total)
    for path in [walk_open(line, die, rng) for _ in range(WALKS)]:
        assert path or not known, f"{line} *die:{die} {known}"
        if path:
            assert len(set(path)) == len(path) == total + 1, line
            assert mover.allows(path), line
    return "known" if known else "unknown"


@pytest.mark.clause("GM-10", "GM-11", "GM-12", "GM-13", "GM-45", "GM-46")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_long_move_that_has_begun_can_be_finished_exactly(seats: int) -> None:
    boards = 36 // ONE_IN
    found = Counter(check_board(seats, number) for number in range(boards))
    assert found.total() == boards
    assert ONE_IN > 1 or found["known"], found


# --- routes


def begun(seats: int, total: int, number: int) -> tuple[str, int, Random]:
    """A position on a real board, the die that makes this total, and the numbers behind both."""
    rng = Random(f"ends {seats} {total} {number}")
    die, effects = effects_for(total, rng)
    return open_line(lay(seats, rng), effect_text(effects), rng), die, rng


def offered(line: str, die: int) -> set[str]:
    """The ends to which there are routes."""
    return {route.end for route in gootmu().routes(view_of(rolled(line, die)))}


@pytest.mark.clause("GM-10", "GM-17")
@pytest.mark.parametrize("total", [7, 9, 12, 14, SURE])
def test_routes_come_to_every_end_of_a_move_that_is_not_too_long(total: int) -> None:
    met = 0
    for seats, number in product((2, 4, 8), range(3)):
        line, die, _ = begun(seats, total, number)
        paths = Mover(view_of(parse(line)), "A").sure_paths(total)
        ends = {walk.path[-1] for walk in paths}
        assert ends <= offered(line, die), line
        met += len(ends)
    assert met > 100


def ends_and_routes(seats: int, total: int, number: int) -> tuple[set[str], set[str]]:
    """Ends of ways that were found at random on a real board, and those that are offered."""
    line, die, rng = begun(seats, total, number)
    search = Search(Mover(view_of(parse(line)), "A"), rng)
    known = {path[-1] for path in (search.path(total) for _ in range(40)) if path}
    return known, offered(line, die)


@pytest.mark.clause("GM-10", "GM-17")
@pytest.mark.parametrize("total", [20, 25, 36])
def test_routes_of_longer_moves_come_to_nearly_every_end(total: int) -> None:
    found = [ends_and_routes(seats, total, number) for seats in (2, 4, 8) for number in range(3)]
    ends = sum(len(known) for known, _ in found)
    missed = sum(len(known - ends_offered) for known, ends_offered in found)
    assert ends > 60
    assert missed <= ends * SELDOM, f"{missed} of {ends}"
