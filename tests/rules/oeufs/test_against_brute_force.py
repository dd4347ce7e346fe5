"""Every move on random boards, against an enumeration that knows nothing of the engine."""

from random import Random

import pytest

from tests.rules.oeufs import brute
from tests.rules.oeufs.table import (
    camps,
    looks,
    moves,
    on,
    play,
    rows,
    rows_of,
    squares,
    texts,
)
from tests.rules.oeufs.table import words as said

TABLES = [(seats, size) for seats in (2, 4) for size in (6, 8, 10)]
BOARDS = 100
SEATS = {2: "AB", 4: "ABCD"}


def boards(seats: int, size: int) -> list[tuple[str, brute.Board]]:
    """Some boards, each with the seat whose turn it is."""
    rng = Random(f"{seats} {size}")
    drawn = [
        (rng.choice(SEATS[seats]), brute.random_board(rng, size, seats)) for _ in range(BOARDS)
    ]
    return [(seat, board) for seat, board in drawn if brute.all_paths(board, seat, size, seats)]


def full(board: brute.Board, camp: list[str]) -> bool:
    return all(board.get(square, "X").islower() for square in camp)


@pytest.mark.clause("OE-06", "OE-07", "OE-08", "OE-09", "OE-10", "OE-11")
@pytest.mark.parametrize(("seats", "size"), TABLES)
def test_the_same_moves_are_possible(seats: int, size: int) -> None:
    for seat, board in boards(seats, size):
        expected = {f"{path[0]}-{path[-1]}" for path in brute.all_paths(board, seat, size, seats)}
        assert moves(on(rows_of(board, size), f"{seat} 9")) == expected


@pytest.mark.clause("OE-06", "OE-13", "OE-14")
@pytest.mark.parametrize(("seats", "size"), TABLES)
def test_all_else_is_to_look_at_turned_eggs_or_to_declare_a_full_camp(
    seats: int, size: int
) -> None:
    for seat, board in boards(seats, size):
        state = on(rows_of(board, size), f"{seat} 9")
        assert looks(state) == {square for square, egg in board.items() if egg.islower()}
        may = full(board, camps(size, seats)[seat])
        assert said(state) == ({"declare"} if may else set())


@pytest.mark.clause("OE-08", "OE-10")
@pytest.mark.parametrize(("seats", "size"), TABLES)
def test_every_move_is_written_as_one_of_its_shortest_ways(seats: int, size: int) -> None:
    for seat, board in boards(seats, size):
        known = set(brute.all_paths(board, seat, size, seats))
        shortest: dict[tuple[str, str], int] = {}
        for path in sorted(known, key=len):
            shortest.setdefault((path[0], path[-1]), len(path))
        state = on(rows_of(board, size), f"{seat} 9")
        for way in (tuple(text.split("-")) for text in texts(state) if "-" in text):
            assert way in known
            assert len(way) == shortest[way[0], way[-1]]


@pytest.mark.clause("OE-08", "OE-10", "OE-11")
@pytest.mark.parametrize(("seats", "size"), TABLES)
def test_every_move_leaves_the_same_board(seats: int, size: int) -> None:
    rng = Random(size)
    for seat, board in boards(seats, size):
        paths = brute.all_paths(board, seat, size, seats)
        for path in rng.sample(paths, min(12, len(paths))):
            state = play(on(rows_of(board, size), f"{seat} 9"), f"{seat}:{'-'.join(path)}")
            assert squares(rows(state)) == brute.after(board, path, size, seats)


def test_there_are_long_chains_and_stops_among_them() -> None:
    chains = stops = 0
    for seats, size in TABLES:
        for seat, board in boards(seats, size):
            ways = brute.all_paths(board, seat, size, seats)
            chains += sum(len(way) > 4 for way in ways)
            stops += sum(way[-1] in brute.Mover(board, way[0], size, seats).stops for way in ways)
    assert chains > 2000
    assert stops > 500
