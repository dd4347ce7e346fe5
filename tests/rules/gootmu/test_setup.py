"""Laying the board, rolling for the start, placing pawns and pieces (GM-01 to GM-06)."""

from collections.abc import Sequence
from itertools import product

import pytest

import tablee
from tablee.games.gootmu.packs import find_pack
from tablee.games.gootmu.rules.labels import MONSTER_START
from tests.rules.gootmu.table import GAME, Table, square_name

SIZES = {2: (3, 3), 3: (3, 4), 4: (4, 4), 5: (4, 4), 6: (4, 5), 7: (4, 5), 8: (4, 5)}
PACK = find_pack("house")
MONSTER_TILE = next(n for n, tile in enumerate(PACK.tiles, 1) if MONSTER_START in tile.labels)
OTHERS = [number for number in range(1, len(PACK.tiles) + 1) if number != MONSTER_TILE]
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}


def laid(seats: int, words: Sequence[str] = ()) -> Table:
    """The tiles lie, these ones first; the rest are tiles without the monster."""
    high, wide = SIZES[seats]
    used = {int(word.rstrip("rul")) for word in words}
    rest = [str(number) for number in OTHERS if number not in used]
    tiles = [*words, *rest][: high * wide]
    return Table(GAME.new(seats)).settle("tiles", ",".join(tiles))


def begun(order: str = "6,1", words: Sequence[str] = ()) -> Table:
    """The first pawn is to be placed; `order` has a die for each seat."""
    return laid(order.count(",") + 1, words).settle("order", order)


def placed(table: Table, things: int) -> Table:
    """So many pawns and pieces are placed, each on the first square that is offered."""
    for _ in range(things):
        assert table.decider
        table.act(table.decider, min(table.legal))
    return table


def every_square(table: Table) -> set[str]:
    """All squares of the board."""
    wide, high = table.view.columns * 4, table.view.rows * 4
    return {square_name(column, row) for column in range(wide) for row in range(high)}


def free_squares(table: Table) -> set[str]:
    """Squares with nothing printed and nothing on them."""
    view = table.view
    full = {pawn.square for pawn in view.pawns} | {thing.square for thing in view.things}
    return {square for square in every_square(table) - set(view.labels) if square not in full}


def graph(table: Table, bound: bool) -> dict[str, set[str]]:
    """Where one gets from each square without passing walls; `bound`: doors by their arrow only."""
    doors = {name: x.arrow for name, x in table.view.labels.items() if x.name.startswith("TRAP")}
    squares = every_square(table)
    walls = {square: table.walls(square) for square in squares}
    found: dict[str, set[str]] = {square: set() for square in squares}
    for square, (way, back) in product(squares, OPPOSITE.items()):
        beyond = table.along(square, way)[1]
        walled = way in walls[square] or back in walls[beyond]
        held = bound and square in doors and doors[square] != way
        if not walled and not held and doors.get(beyond) != back:
            found[square].add(beyond)
    return found


def reached(ways: dict[str, set[str]], start: str, free: set[str]) -> set[str]:
    """Free squares that can be reached from a start."""
    found, todo = {start}, [start]
    for square in todo:  # which grows meanwhile
        new = ways[square] - found
        found |= new
        todo += new
    return found & free - {start}


def outer_sides(column: int, row: int) -> set[str]:
    """The sides of a square that lie on its tile's edge."""
    edges = {"n": row == 0, "e": column == 3, "s": row == 3, "w": column == 0}
    return {way for way, outer in edges.items() if outer}


# --- GM-01


@pytest.mark.clause("GM-01")
@pytest.mark.parametrize(("seats", "size"), SIZES.items())
def test_the_number_of_players_decides_the_size(seats: int, size: tuple[int, int]) -> None:
    view = laid(seats).view
    assert (view.rows, view.columns) == size
    assert len(view.slots) == size[0] * size[1]
    assert [len(row) for row in view.walls] == [4 * size[1]] * (4 * size[0])


@pytest.mark.clause("GM-01")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_two_to_eight_may_play(seats: int) -> None:
    with pytest.raises(tablee.BadInput):
        GAME.new(seats)


@pytest.mark.clause("GM-01")
def test_tiles_lie_in_reading_order_as_they_were_drawn_and_turned() -> None:
    words = [f"{OTHERS[0]}", f"{OTHERS[9]}r", f"{OTHERS[2]}u", f"{OTHERS[3]}l"]
    slots = laid(2, words).view.slots[:4]
    assert [slot.tile for slot in slots] == [OTHERS[place] for place in (0, 9, 2, 3)]
    assert [slot.turned for slot in slots] == [0, 1, 2, 3]


@pytest.mark.clause("GM-01")
@pytest.mark.parametrize(("mark", "quarters"), [("", 0), ("r", 1), ("u", 2), ("l", 3)])
def test_everything_printed_turns_with_the_tile(mark: str, quarters: int) -> None:
    for number in OTHERS[:8]:
        table = laid(2, [f"{number}{mark}"])
        tile = PACK.tiles[number - 1]
        for index in range(16):
            column, row = index % 4, index // 4
            for _ in range(quarters):
                column, row = 3 - row, column
            square = square_name(column, row)
            sides = {(way + quarters) % 4 for way in range(4) if tile.walls[index] >> way & 1}
            walls = {"nesw"[side] for side in sides}
            assert walls <= table.walls(square)
            assert table.walls(square) - walls <= outer_sides(column, row)  # a neighbour's
            assert (square in table.view.labels) is bool(tile.labels[index])
            assert (square in table.view.circles) is (tile.circle == index)
            if tile.arrows[index] >= 0:
                arrow = "nesw"[(tile.arrows[index] + quarters) % 4]
                assert table.view.labels[square].arrow == arrow


@pytest.mark.clause("GM-01")
@pytest.mark.parametrize(
    "tiles", ["1,1,2,3,4,5,6,7,8", "1,2,3,4,5,6,7,8", "1,2,3,4,5,6,7,8,99", "1x,2,3,4,5,6,7,8,9"]
)
def test_every_tile_is_there_once(tiles: str) -> None:
    table = Table(GAME.new(2))
    assert table.chance == "tiles"
    assert not table.could(tiles)
    assert table.could("9u,8,7l,6,5r,4,3,2,1")


# --- GM-03


@pytest.mark.clause("GM-03", "GM-94")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_marker_lies_face_down_on_every_circle(seats: int) -> None:
    view = laid(seats).view
    assert len(set(view.circles)) == len(view.slots)
    assert sorted(thing.square or "" for thing in view.things) == sorted(view.circles)
    assert {thing.kind for thing in view.things} == {"?"}
    names = [f"m{number}" for number in range(1, len(view.slots) + 1)]
    assert sorted(thing.name for thing in view.things) == sorted(names)


@pytest.mark.clause("GM-03")
def test_markers_are_numbered_like_their_tiles() -> None:
    table = laid(3)
    for number, slot in enumerate(table.view.slots):
        square = table.where(f"m{number + 1}")
        assert square
        column, row = "abcdefghijklmnop".index(square[0]), int(square[1:]) - 1
        assert (row // 4) * table.view.columns + column // 4 == number, slot


# --- GM-04


@pytest.mark.clause("GM-04")
@pytest.mark.parametrize("mark", ["", "r", "u", "l"])
def test_the_monster_starts_on_its_square(mark: str) -> None:
    table = laid(2, [f"{MONSTER_TILE}{mark}"])
    labels = table.view.labels
    [square] = [name for name, label in labels.items() if label.name == "THE MONSTER STARTS HERE"]
    assert (table.at("M"), table.home("M")) == (square, square)


@pytest.mark.clause("GM-04")
def test_without_its_tile_there_is_no_monster() -> None:
    table = begun()
    assert not table.has_pawn("M")
    placed(table, 8)
    assert "monster" not in table.legal
    table.refuse("A", "monster")


# --- GM-05


@pytest.mark.clause("GM-05")
@pytest.mark.parametrize(
    ("order", "first"), [("6,1", "A"), ("2,3", "B"), ("1,2,5", "C"), ("3,6,4,5", "B")]
)
def test_the_highest_places_first_and_plays_first(order: str, first: str) -> None:
    table = begun(order)
    assert (table.decider, table.turn_of) == (first, None)
    placed(table, 4 * (order.count(",") + 1))
    assert (table.turn_of, table.decider, table.view.turn) == (first, first, 1)
    assert "roll" in table.legal


@pytest.mark.clause("GM-05")
def test_ties_roll_again() -> None:
    table = begun("4,4")
    assert (table.chance, table.decider) == ("order", None)
    table.settle("order", "2,2").settle("order", "2,5")
    assert table.decider == "B"


@pytest.mark.clause("GM-05")
def test_only_those_who_tie_for_the_start_roll_again() -> None:
    table = begun("5,1,5")
    assert table.chance == "order"
    assert not table.could("5,1,5")
    table.settle("order", "3,4")
    assert table.decider == "C"


@pytest.mark.clause("GM-05")
@pytest.mark.parametrize("order", ["7,1", "0,1", "5", "5,4,3", "x,y"])
def test_order_dice_have_six_faces_and_one_for_each(order: str) -> None:
    assert not laid(2).could(order)


@pytest.mark.clause("GM-05")
def test_then_it_goes_clockwise() -> None:
    table = begun("1,6,2")
    order = []
    for _ in range(3):
        order.append(table.decider)
        placed(table, 4)
    assert order == ["B", "C", "A"]


@pytest.mark.clause("GM-05")
def test_a_pawn_is_placed_on_an_empty_unlabelled_square() -> None:
    table = begun(words=[f"{MONSTER_TILE}"])
    assert table.legal <= free_squares(table)
    for square in [*table.view.labels, *table.view.circles]:
        table.refuse("A", square)
    table.reject("A", "z1")
    table.reject("A", "a13")
    table.refuse("B", min(table.legal))


@pytest.mark.clause("GM-05")
def test_its_start_marker_stays_there() -> None:
    table = begun()
    square = max(table.legal)
    table.act("A", square)
    assert (table.at("A"), table.home("A")) == (square, square)


@pytest.mark.clause("GM-05")
def test_a_square_that_is_taken_is_not_empty() -> None:
    table = placed(begun(), 4)
    assert table.decider == "B"
    for square in [table.at("A"), *(table.where(f"A{number}") for number in (1, 2, 3))]:
        assert square
        table.refuse("B", square)


@pytest.mark.clause("GM-05", "GM-06")
def test_a_start_leaves_three_squares_for_its_pieces() -> None:
    table = begun()
    loose, strict = graph(table, bound=False), graph(table, bound=True)
    free, legal = free_squares(table), table.legal
    for square in free:
        if len(reached(loose, square, free)) < 3:
            table.refuse("A", square)
        if len(reached(strict, square, free)) >= 3:
            assert square in legal


# --- GM-06


@pytest.mark.clause("GM-06")
@pytest.mark.parametrize(
    ("order", "placers"), [("6,1", "ABBBBAAA"), ("2,6,3", "BAAACBBBACCC"), ("5,6", "BAAAABBB")]
)
def test_the_right_hand_neighbour_places_the_pieces_at_once(order: str, placers: str) -> None:
    table = begun(order)
    for placer in placers:
        assert table.decider == placer
        placed(table, 1)


@pytest.mark.clause("GM-06")
def test_three_pieces_lie_face_up_on_three_squares() -> None:
    table = begun()
    pawn = min(table.legal)
    table.act("A", pawn)
    squares = sorted(table.legal)[:3]
    for square in squares:
        table.refuse("A", square)
        table.act("B", square)
        assert square not in table.legal
    assert [table.where(f"A{number}") for number in (1, 2, 3)] == squares
    assert {table.kind(f"A{number}") for number in (1, 2, 3)} == {"gootmu"}


@pytest.mark.clause("GM-06")
@pytest.mark.parametrize("shift", [0, 5, 11, 17, 22])
def test_pieces_lie_on_free_squares_that_can_be_reached(shift: int) -> None:
    words = [str(number) for number in (OTHERS[shift:] + OTHERS[:shift])[:9]]
    table = begun(words=words)
    start = sorted(table.legal)[shift]
    table.act("A", start)
    free = free_squares(table)
    assert reached(graph(table, bound=True), start, free) <= table.legal
    assert table.legal <= reached(graph(table, bound=False), start, free)


@pytest.mark.clause("GM-06")
def test_no_piece_on_labels_markers_pawns_or_out_of_reach() -> None:
    table = begun(words=[f"{MONSTER_TILE}"])
    start = min(table.legal)
    table.act("A", start)
    near = reached(graph(table, bound=False), start, free_squares(table))
    for square in every_square(table) - near:
        table.refuse("B", square)


@pytest.mark.clause("GM-06")
def test_the_game_starts_when_all_is_placed() -> None:
    table = placed(begun("6,1,3"), 11)
    table.refuse("A", "roll")
    placed(table, 1)
    assert table.turn_of == "A"
    assert "roll" in table.legal
    pieces = {thing.name for thing in table.view.things if thing.kind == "gootmu"}
    assert pieces == {f"{seat}{number}" for seat in "ABC" for number in (1, 2, 3)}
