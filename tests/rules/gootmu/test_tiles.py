"""The house's tiles and markers are what GM-90 and GM-91 ask for, and the checker would know."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from tools.measure_maze import Figures, measure_board, random_board

from tablee.cli.gootmu import check_tiles
from tablee.games.gootmu.check import Problem, beyond, check_pack, is_wall
from tablee.games.gootmu.packs import draw_tile, find_pack, pack_text, parse_pack
from tablee.games.gootmu.rules.labels import (
    BLANK,
    LOCKED_DOOR,
    MONSTER_START,
    NAMES,
    NARROW_PASSAGE,
    POOL,
    SECRET_PANEL,
    SNAKE_PIT,
    TRAP_DOOR,
)
from tablee.games.gootmu.rules.tiles import (
    EAST,
    MAGNET,
    NORTH,
    POWER_TOKEN,
    SIDE,
    SOUTH,
    WEST,
    Pack,
    Tile,
)

HOUSE = find_pack("house")


def copied() -> Pack:
    """The house's pack, free to be spoiled."""
    return parse_pack(pack_text(HOUSE), "house")


def squares_with(label: int) -> list[tuple[Tile, int]]:
    return [(t, square) for t in HOUSE.tiles for square in range(16) if t.labels[square] == label]


def open_places(tile: Tile) -> list[str]:
    """For each side its four places clockwise, as the drawing shows them: `.` is open."""
    lines = [line.ljust(17) for line in draw_tile(tile, [" "] * 16)]
    north, south = lines[0][2::4], lines[-1][2::4][::-1]
    east = "".join(line[16] for line in lines[1::2])
    west = "".join(line[0] for line in lines[1::2])[::-1]
    return [side.replace(" ", ".") for side in (north, east, south, west)]


# --- the house's pack


@pytest.mark.clause("GM-90", "GM-91")
def test_nothing_is_wrong_with_the_house() -> None:
    assert check_pack(HOUSE) == []


@pytest.mark.clause("GM-90")
def test_there_are_32_tiles_with_every_name_and_one_lair() -> None:
    printed = [label for tile in HOUSE.tiles for label in tile.labels]
    assert len(HOUSE.tiles) == 32
    assert set(printed) == set(range(len(NAMES)))
    assert printed.count(MONSTER_START) == 1


@pytest.mark.clause("GM-90", "GM-21")
@pytest.mark.parametrize("obstacle", [LOCKED_DOOR, POOL, SNAKE_PIT, NARROW_PASSAGE])
def test_every_permanent_obstacle_is_printed(obstacle: int) -> None:
    assert squares_with(obstacle)


@pytest.mark.clause("GM-90", "GM-02")
def test_any_two_tiles_are_joined_whichever_sides_meet() -> None:
    sides = [open_places(tile) for tile in HOUSE.tiles]
    for one, other in permutations(sides, 2):
        for side in one:
            assert all((side[1], facing[2]) == (".", ".") for facing in other)


@pytest.mark.clause("GM-90", "GM-19")
def test_some_squares_are_closed_on_all_sides() -> None:
    assert any(wall == 15 for tile in HOUSE.tiles for wall in tile.walls)


@pytest.mark.clause("GM-90")
def test_most_squares_are_blank_and_numbers_small() -> None:
    labels = [label for tile in HOUSE.tiles for label in tile.labels]
    assert labels.count(BLANK) > len(labels) / 2
    assert all(0 <= number <= 6 for tile in HOUSE.tiles for number in tile.numbers)


@pytest.mark.clause("GM-16", "GM-90")
@pytest.mark.parametrize(
    "name", ["SLIDE N SPACES", "MOVE THAT WAY N SPACES", "MOVE THAT WAY NEXT TURN"]
)
def test_arrows_on_foot_do_not_point_at_walls(name: str) -> None:
    for tile, square in squares_with(NAMES.index(name)):
        steps = tile.numbers[square] if name.startswith("SLIDE") else 1
        here: int | None = square
        for _ in range(steps):
            assert here is not None
            assert not is_wall(tile, here, tile.arrows[square])
            here = beyond(here, tile.arrows[square])


@pytest.mark.clause("GM-91")
def test_markers_cover_twenty_tiles_with_some_unseen() -> None:
    assert sum(HOUSE.markers) >= 24
    assert min(HOUSE.markers) >= 1
    assert HOUSE.markers[POWER_TOKEN] >= 4
    assert HOUSE.markers[MAGNET] == 1


@pytest.mark.clause("GM-90")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_random_boards_are_good_to_walk_on(seats: int) -> None:
    figures, random = Figures(), Random(seats)
    for _ in range(20):
        measure_board(random_board(seats, random), figures, random)
    assert fmean(figures.unhindered) > 0.93
    assert fmean(figures.exact) > 0.97


# --- the checker can fail: each spoils one thing and says what must be found

Spoiler = Callable[[Pack], None]


def print_on(tile: int, square: int, label: int, arrow: int = -1) -> Spoiler:
    def spoil(pack: Pack) -> None:
        pack.tiles[tile - 1].labels[square] = label
        pack.tiles[tile - 1].arrows[square] = arrow

    return spoil


def erase(label: int) -> Spoiler:
    def spoil(pack: Pack) -> None:
        for tile in pack.tiles:
            tile.labels = [BLANK if there == label else there for there in tile.labels]

    return spoil


def set_walls(tile: int, square: int, *sides: int) -> Spoiler:
    """Walls on exactly these sides of a square, and on the neighbours' sides that meet it."""

    def spoil(pack: Pack) -> None:
        walls = pack.tiles[tile - 1].walls
        walls[square] = sum(1 << side for side in sides)
        for side in range(4):
            other = beyond(square, side)
            if other is not None:
                bit = 1 << (side + 2) % 4
                walls[other] = walls[other] | bit if side in sides else walls[other] & ~bit

    return spoil


def set_markers(marker: int, count: int) -> Spoiler:
    def spoil(pack: Pack) -> None:
        pack.markers[marker] = count

    return spoil


def no_closed_square(pack: Pack) -> None:
    for tile in pack.tiles:
        for square in range(16):
            if tile.walls[square] == 15:
                tile.walls[square] = 0


def one_tile_less(pack: Pack) -> None:
    pack.tiles.pop()


def few_markers(pack: Pack) -> None:
    pack.markers = [4 if marker == POWER_TOKEN else 1 for marker in range(len(pack.markers))]


def all_of(*spoilers: Spoiler) -> Spoiler:
    def spoil(pack: Pack) -> None:
        for one in spoilers:
            one(pack)

    return spoil


def circle_at(tile: int, square: int) -> Spoiler:
    def spoil(pack: Pack) -> None:
        pack.tiles[tile - 1].circle = square

    return spoil


SPOILED: list[tuple[Spoiler, Problem]] = [
    (one_tile_less,
     Problem(0, 0, 0, "there are 31 tiles, not 32 (GM-90)")),
    (erase(SNAKE_PIT), Problem(0, 0, 0, "SNAKE PIT stands on no tile (GM-90)")),
    (erase(MONSTER_START), Problem(0, 0, 0, "THE MONSTER STARTS HERE stands on no tile (GM-90)")),
    (print_on(1, 0, MONSTER_START),
     Problem(0, 0, 0, "THE MONSTER STARTS HERE stands on 2 squares, not on one (GM-90)")),
    (no_closed_square, Problem(0, 0, 0, "no square is closed on all four sides (GM-90)")),
    (few_markers, Problem(0, 0, 0, "there are 16 markers, fewer than 24 (GM-91)")),
    (set_markers(MAGNET, 0), Problem(0, 0, 0, "there is no marker MAGNET (GM-91)")),
    (set_markers(POWER_TOKEN, 3),
     Problem(0, 0, 0, "POWER TOKEN is there 3 times, fewer than 4 (GM-91)")),
    (circle_at(1, 5), Problem(1, 2, 2, "the circle stands on a label (GM-90)")),
    (all_of(circle_at(5, 5), print_on(5, 5, BLANK)),
     Problem(5, 2, 2, "the circle stands on a closed square (GM-90)")),
    (all_of(set_walls(1, 1, NORTH), set_walls(1, 2, NORTH)),
     Problem(1, 0, 0, "the north side is not open at any place where every neighbour is open too"
                      " (GM-90)")),
    (all_of(set_walls(1, 7, EAST), set_walls(9, 13, SOUTH)),
     Problem(2, 0, 0, "the west side is not open at any place where every neighbour is open too"
                      " (GM-90)")),
    (set_walls(6, 5, NORTH, EAST, SOUTH),
     Problem(6, 2, 2, "the trap door leads into a wall (GM-86)")),
    (set_walls(6, 5, NORTH, EAST, WEST),
     Problem(6, 2, 2, "the trap door cannot be entered for certain (GM-86)")),
    (print_on(2, 3, TRAP_DOOR, NORTH),
     Problem(2, 1, 4, "the trap door leads out where a neighbour may have a wall (GM-86)")),
    (set_walls(7, 10, NORTH, SOUTH, WEST),
     Problem(7, 3, 3, "a secret panel has two open sides; this one has 1 (GM-86)")),
    (set_walls(7, 10),
     Problem(7, 3, 3, "a secret panel has two open sides; this one has 4 (GM-86)")),
    (all_of(print_on(2, 3, SECRET_PANEL), set_walls(2, 3, EAST, WEST)),
     Problem(2, 1, 4, "the secret panel opens where a neighbour may have a wall (GM-86)")),
    (all_of(set_walls(1, 0, WEST, NORTH, EAST), set_walls(1, 4, WEST, EAST, SOUTH)),
     Problem(1, 1, 1, "no way leads from here out of the tile (GM-90)")),
    (all_of(set_walls(1, 0, WEST, NORTH, EAST), set_walls(1, 4, WEST, EAST, SOUTH)),
     Problem(1, 2, 1, "no way leads here from a side of the tile (GM-90)")),
    (set_walls(6, 9, EAST, SOUTH, WEST),
     Problem(6, 3, 2, "no way leads from here out of the tile (GM-90)")),
    (all_of(set_walls(1, 3, NORTH, EAST, WEST), print_on(1, 3, TRAP_DOOR, SOUTH)),
     Problem(1, 1, 4, "no way leads here from a side of the tile (GM-90)")),
]  # fmt: skip


@pytest.mark.clause("GM-90", "GM-91")
@pytest.mark.parametrize(("spoil", "expected"), SPOILED, ids=[str(p) for _, p in SPOILED])
def test_the_checker_finds_what_is_wrong(spoil: Spoiler, expected: Problem) -> None:
    pack = copied()
    spoil(pack)
    assert expected in check_pack(pack)


# --- the command


@pytest.mark.clause("GM-90")
def test_the_command_says_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_tiles() == 0
    assert capsys.readouterr().out == "all is well: pack house, 32 tiles (GM-90, GM-91)\n"


@pytest.mark.clause("GM-90")
def test_the_command_tells_one_line_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = copied()
    set_walls(6, 5, NORTH, EAST, SOUTH)(pack)
    set_markers(MAGNET, 0)(pack)
    path = tmp_path / "mine.txt"
    path.write_text(pack_text(pack), encoding="utf-8")
    assert check_tiles(path) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "there is no marker MAGNET (GM-91)" in lines
    assert "tile 6, row 2, column 2: the trap door leads into a wall (GM-86)" in lines


def test_the_north_west_corner_square_borders_two_sides() -> None:
    assert [beyond(0, side) for side in (NORTH, EAST, SOUTH, WEST)] == [None, 1, SIDE, None]
