"""What a person tries by the rules is refused by a rule, never as something that cannot be read."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import tablee
from tablee.core.notation import SEATS, Word
from tablee.core.state import State
from tests.conformance.tables import states_of
from tests.rules.oeufs.table import GAME, begun, clause, on, play, refused, texts

THROUGH = "BB4/2BB2/2A3/5B/5B/AAAAA1"  # c4-c6 lands in B's camp, and d5 stands between c6 and e4
AROUND = "BB4/2BB2/2AB2/6/5B/AAAAA1"  # the same, and d4 can be jumped too
RING = "BB4/6/3B2/2B1B1/2AB2/AAAAA1"  # eggs to jump between c2, e2, e4 and c4
MIXED = "BBBBBB/6/6/6/2A3/AA1AAA"


@pytest.mark.clause("OE-10")
@pytest.mark.parametrize("rows", [THROUGH, AROUND])
def test_a_chain_through_a_camp_is_refused_by_the_camp(rows: str) -> None:
    assert clause(on(rows), "A:c4-c6-e4") == "OE-10"


@pytest.mark.clause("OE-10")
def test_another_way_to_the_same_square_is_right() -> None:
    assert "c4-e4" in texts(on(AROUND))
    play(on(AROUND), "A:c4-e4")


@pytest.mark.clause("OE-08")
@pytest.mark.parametrize("way", ["c2-e2-e4-c4-c2", "c2-e2-c2", "c2-e2-e4-e2-e4", "c2-c2"])
def test_no_chain_lands_twice_on_a_square_nor_where_it_began(way: str) -> None:
    error = refused(on(RING), f"A:{way}")
    assert isinstance(error, tablee.Refused)
    assert (error.clause, error.reason) == ("OE-08", "lands-twice")


@pytest.mark.clause("OE-08")
@pytest.mark.parametrize(
    ("rows", "way"),
    [
        (MIXED, "c2-c3-c1"),
        (MIXED, "c2-c3-c4"),
        (RING, "c2-e2-f3"),
        (RING, "c2-d3-e2"),
        (RING, "c2-a2-c4"),
    ],
)
def test_every_part_of_a_chain_is_a_jump(rows: str, way: str) -> None:
    error = refused(on(rows), f"A:{way}")
    assert isinstance(error, tablee.Refused)
    assert (error.clause, error.reason) == ("OE-08", "not-a-jump")


@pytest.mark.clause("OE-08")
def test_a_right_chain_may_be_written_out() -> None:
    assert GAME.position_text(play(on(RING), "A:c2-e2-e4-c4")) == GAME.position_text(
        play(on(RING), "A:c2-c4")
    )


@pytest.mark.clause("OE-02")
@pytest.mark.parametrize("text", ["h8-h7", "a6-a7", "?j10", "a1-c1-g1", "g7-g7"])
def test_a_square_of_a_larger_board_is_not_on_this_one(text: str) -> None:
    assert clause(begun(2), f"A:{text}") == "OE-02"


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("B:c2-e2-c2", "OE-05"),  # the turn comes before the way
        ("A:f5-f6-f5", "OE-06"),
        ("A:d2-f2-d2", "OE-09"),
        ("A:c2-e2-e4-c4-c2", "OE-08"),
    ],
)
@pytest.mark.clause("OE-05", "OE-06", "OE-09")
def test_turn_and_egg_are_looked_at_before_the_way(step: str, expected: str) -> None:
    assert clause(on(RING), step) == expected


@pytest.mark.parametrize(
    "text", ["", "a1", "a1-", "-a1", "a1-k2", "a0-a1", "a1-a11", "?", "?a1-a2", "pass"]
)
def test_what_is_no_move_in_any_position_is_not_notation(text: str) -> None:
    with pytest.raises(tablee.NotationError):
        GAME.parse_action(begun(2), Word(text))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("oeufs 6 300 | BBBBB1/6/6/b5/6/aaaaaa | turn A 7 | over A", "OE-15"),
        ("oeufs 6 300 | BBBBB1/6/6/a5/6/baaaaa | turn A 7 | over B", "OE-16"),
        ("oeufs 6 300 | 6/6/6/2AA2/2AA2/6 | turn D 9 | out B C D | over A", "OE-18"),
        ("oeufs 6 40 | BBBBBB/6/6/6/6/AAAAAA | turn B 40 | over draw", "OE-19"),
    ],
)
@pytest.mark.clause("OE-15", "OE-16", "OE-18", "OE-19")
def test_after_the_end_the_rule_that_ended_the_game_refuses(position: str, expected: str) -> None:
    error = refused(GAME.parse_position(position), "A:?a1")
    assert isinstance(error, tablee.GameOver)
    assert error.clause == expected


@pytest.mark.clause("OE-17")
def test_a_player_who_is_out_is_told_so() -> None:
    state = GAME.parse_position("oeufs 6 300 | 6/6/1D1C2/2DC2/2DC2/2DC2 | turn C 9 | out A B")
    for seat in "AB":
        error = refused(state, f"{seat}:c1-b1")
        assert isinstance(error, tablee.NotYourDecision)
        assert (error.clause, error.reason) == ("OE-17", "you-are-out")
    assert clause(state, "D:c1-b1") == "OE-05"


@cache
def states() -> list[State]:
    return [state for _, state in states_of(GAME)]


def chains(rng: Random) -> str:
    """Squares in a row, near each other as people write them, or anywhere."""
    column, row, near = rng.randrange(10), rng.randrange(10), rng.random() < 0.8
    names = []
    for _ in range(rng.randint(2, 5)):
        names.append(f"{'abcdefghij'[column]}{row + 1}")
        column = (column + rng.choice((-2, -1, 0, 1, 2))) % 10 if near else rng.randrange(10)
        row = (row + rng.choice((-2, -1, 0, 1, 2))) % 10 if near else rng.randrange(10)
    return "-".join(names)


def refusal(state: State, seat: int, text: str) -> tablee.Refused | None:
    try:
        state.play(seat, GAME.parse_action(state, Word(text)))
    except tablee.Refused as error:
        return error
    return None


def try_text(state: State, text: str) -> None:
    """Seat after seat: it is played, or a clause refuses it and nothing changes."""
    before = GAME.position_text(state)
    for seat in range(state.seats):
        twin = state.copy()
        error = refusal(twin, seat, text)
        where = f"{SEATS[seat]}:{text} in {before}"
        if error is None:
            assert seat in state.pending(), where
        else:
            assert error.clause, where
            assert GAME.position_text(twin) == before, where


def test_whatever_is_a_move_somewhere_is_refused_by_a_clause_elsewhere() -> None:
    rng = Random("moves of other positions")
    for _ in range(3000):
        elsewhere = rng.choice(states())
        legal = [
            GAME.action_text(elsewhere, a) for s in elsewhere.pending() for a in elsewhere.legal(s)
        ]
        text = rng.choice(legal) if legal and rng.random() < 0.5 else chains(rng)
        try_text(rng.choice(states()), text)
