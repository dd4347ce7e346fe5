"""Is a pack fit to be the house's own? Every statement of GM-90 and GM-91, proved or refuted.

The places of a side count clockwise from 0 to 3, however the tile is turned; where two tiles meet,
place i of one lies against place 3 - i of the other. A place of a side is *sure* when it is open
and every side of every other tile is open at the place that would lie against it: whatever tile
comes to lie there, turned any way, the passage is open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.games.gootmu.packs import DIRECTIONS
from tablee.games.gootmu.rules.labels import (
    BLANK,
    MONSTER_START,
    NAMES,
    SECRET_PANEL,
    TRAP_DOOR,
)
from tablee.games.gootmu.rules.tiles import (
    EAST,
    MARKERS,
    NORTH,
    POWER_TOKEN,
    SIDE,
    SOUTH,
    SQUARES,
    WEST,
    Pack,
    Tile,
)

TILES = 32
FEWEST_MARKERS = 24
FEWEST_POWER_TOKENS = 4

_ALL_WALLS = 0b1111
_OUTSIDE = SQUARES
_STEPS = (-SIDE, 1, SIDE, -1)

Exits = set[tuple[int, int]]
"""Sure openings of a tile: square and direction."""


@dataclass(frozen=True)
class Problem:
    """What is wrong with a pack; tile 0 is the pack as a whole, row 0 a tile as a whole."""

    tile: int
    row: int
    column: int
    sentence: str

    def __str__(self) -> str:
        if not self.tile:
            return self.sentence
        square = f", row {self.row}, column {self.column}" if self.row else ""
        return f"tile {self.tile}{square}: {self.sentence}"


def check_pack(pack: Pack) -> list[Problem]:
    """Everything that keeps a pack from being the house's own; nothing if all is well."""
    problems = [Problem(0, 0, 0, sentence) for sentence in _whole_pack(pack)]
    for index in range(len(pack.tiles)):
        problems += _tile(pack, index)
    return problems


def _whole_pack(pack: Pack) -> Iterator[str]:
    if len(pack.tiles) != TILES:
        yield f"there are {len(pack.tiles)} tiles, not {TILES} (GM-90)"
    yield from _missing_labels(pack)
    if all(wall != _ALL_WALLS for tile in pack.tiles for wall in tile.walls):
        yield "no square is closed on all four sides (GM-90)"
    yield from _markers(pack.markers)


def _missing_labels(pack: Pack) -> Iterator[str]:
    printed = [label for tile in pack.tiles for label in tile.labels]
    for label in range(1, len(NAMES)):
        if label not in printed:
            yield f"{NAMES[label]} stands on no tile (GM-90)"
    if printed.count(MONSTER_START) > 1:
        count = printed.count(MONSTER_START)
        yield f"{NAMES[MONSTER_START]} stands on {count} squares, not on one (GM-90)"


def _markers(counts: list[int]) -> Iterator[str]:
    if sum(counts) < FEWEST_MARKERS:
        yield f"there are {sum(counts)} markers, fewer than {FEWEST_MARKERS} (GM-91)"
    for name, count in zip(MARKERS, counts):
        if not count:
            yield f"there is no marker {name} (GM-91)"
    if 0 < counts[POWER_TOKEN] < FEWEST_POWER_TOKENS:
        yield (
            f"POWER TOKEN is there {counts[POWER_TOKEN]} times,"
            f" fewer than {FEWEST_POWER_TOKENS} (GM-91)"
        )


def _tile(pack: Pack, index: int) -> Iterator[Problem]:
    tile, number = pack.tiles[index], index + 1
    exits = sure_exits(pack, index)
    for side in range(4):
        if all(direction != side for _, direction in exits):
            sentence = "is not open at any place where every neighbour is open too (GM-90)"
            yield Problem(number, 0, 0, f"the {DIRECTIONS[side]} side {sentence}")
    for square in range(SQUARES):
        for sentence in _square(tile, square, exits):
            yield Problem(number, square // SIDE + 1, square % SIDE + 1, sentence)


def _square(tile: Tile, square: int, exits: Exits) -> Iterator[str]:
    if square == tile.circle:
        yield from _circle(tile, square)
    if tile.labels[square] == TRAP_DOOR:
        yield from _trap_door(tile, square, exits)
    if tile.labels[square] == SECRET_PANEL:
        yield from _secret_panel(tile, square, exits)
    if tile.walls[square] != _ALL_WALLS:
        yield from _ways(tile, square, exits)


def _circle(tile: Tile, square: int) -> Iterator[str]:
    if tile.labels[square] != BLANK:
        yield "the circle stands on a label (GM-90)"
    if tile.walls[square] == _ALL_WALLS:
        yield "the circle stands on a closed square (GM-90)"


def _trap_door(tile: Tile, square: int, exits: Exits) -> Iterator[str]:
    arrow = tile.arrows[square]
    ways = _sure_ways(tile, square, exits)
    if is_wall(tile, square, arrow):
        yield "the trap door leads into a wall (GM-86)"
    elif arrow not in ways:
        yield "the trap door leads out where a neighbour may have a wall (GM-86)"
    if not any(way != arrow for way in ways):
        yield "the trap door cannot be entered for certain (GM-86)"


def _secret_panel(tile: Tile, square: int, exits: Exits) -> Iterator[str]:
    sides = [direction for direction in range(4) if not is_wall(tile, square, direction)]
    if len(sides) != 2:
        yield f"a secret panel has two open sides; this one has {len(sides)} (GM-86)"
    elif sides != _sure_ways(tile, square, exits):
        yield "the secret panel opens where a neighbour may have a wall (GM-86)"


def _ways(tile: Tile, square: int, exits: Exits) -> Iterator[str]:
    """A square that is not closed can be walked to from outside, and left again."""
    if square not in _walk(tile, exits, _OUTSIDE):
        yield "no way leads here from a side of the tile (GM-90)"
    if _OUTSIDE not in _walk(tile, exits, square):
        yield "no way leads from here out of the tile (GM-90)"


def is_wall(tile: Tile, square: int, direction: int) -> bool:
    """Does the square have a wall on that side?"""
    return bool(tile.walls[square] >> direction & 1)


def beyond(square: int, direction: int) -> int | None:
    """The next square of the same tile in that direction; None outside of it."""
    row, column = divmod(square, SIDE)
    edges = {NORTH: row == 0, EAST: column == SIDE - 1, SOUTH: row == SIDE - 1, WEST: column == 0}
    return None if edges[direction] else square + _STEPS[direction]


def edge_square(side: int, place: int) -> int:
    """The square at a place of a side; places count clockwise."""
    back = SIDE - 1 - place
    row, column = [(0, place), (place, SIDE - 1), (SIDE - 1, back), (back, 0)][side]
    return SIDE * row + column


def sure_exits(pack: Pack, index: int) -> Exits:
    """Where a tile opens to whatever other tile of the pack lies beside it, turned any way."""
    others = [tile for other, tile in enumerate(pack.tiles) if other != index]
    sure = [place for place in range(SIDE) if all(_open(tile, SIDE - 1 - place) for tile in others)]
    spots = [(edge_square(side, place), side) for side in range(4) for place in sure]
    return {spot for spot in spots if not is_wall(pack.tiles[index], *spot)}


def _open(tile: Tile, place: int) -> bool:
    """Is every side of the tile open at this place?"""
    return not any(is_wall(tile, edge_square(side, place), side) for side in range(4))


def _sure_ways(tile: Tile, square: int, exits: Exits) -> list[int]:
    """The directions that are open for certain."""
    return [
        direction
        for direction in range(4)
        if not is_wall(tile, square, direction)
        and (beyond(square, direction) is not None or (square, direction) in exits)
    ]


def _walk(tile: Tile, exits: Exits, start: int) -> set[int]:
    """Every square that one can walk to; item obstacles do not count, trap doors do."""
    seen, waiting = {start}, [start]
    while waiting:
        for square in _next_squares(tile, exits, waiting.pop()):
            if square not in seen:
                seen.add(square)
                # Walking on from outside would prove any way possible.
                waiting += [square] if square != _OUTSIDE else []
    return seen


def _next_squares(tile: Tile, exits: Exits, square: int) -> list[int]:
    if square == _OUTSIDE:
        return [inside for inside, side in exits if not _leads(tile, inside, side)]
    ways = _sure_ways(tile, square, exits)
    if tile.labels[square] == TRAP_DOOR:
        ways = [way for way in ways if _leads(tile, square, way)]
    found = [(beyond(square, way), way) for way in ways]
    return [
        _OUTSIDE if inside is None else inside
        for inside, way in found
        if inside is None or not _leads(tile, inside, (way + 2) % 4)
    ]


def _leads(tile: Tile, square: int, direction: int) -> bool:
    """Is this the side by which a trap door is left, and cannot be entered?"""
    return tile.labels[square] == TRAP_DOOR and tile.arrows[square] == direction
