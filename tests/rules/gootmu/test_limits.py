"""The two options: exact_gootmu and turn_limit (GM-92, GM-93)."""

import pytest

import tablee
from tests.ends import as_long_as
from tests.rules.gootmu.drawn import drawn, hall
from tests.rules.gootmu.table import GAME, Table

LANE = """
    +---+---+---+---+
    | A             |
    +---+---+---+---+
    | B             |
    +---+---+---+---+
    |               |
    +   +   +   +   +
    |               |
    +---+---+---+---+
"""


def last(turn: str = "A 10", things: str = "", turn_limit: int = 10) -> Table:
    """Two corridors, with ten turns in all."""
    return drawn(LANE, rest="fenced", turn=turn, turn_limit=turn_limit, things=things)


# --- GM-92


@pytest.mark.clause("GM-92")
@pytest.mark.parametrize("piece", ["A1", "B1"])
def test_exact_gootmu_leaves_pieces_that_are_passed_over(piece: str) -> None:
    table = hall("Ap..", f"p: piece {piece}", exact=True).roll(2)
    assert (table.at("A"), table.where(piece)) == ("c1", "b1")


@pytest.mark.clause("GM-92")
@pytest.mark.parametrize("piece", ["A1", "B1"])
def test_exact_gootmu_takes_a_piece_where_the_move_ends(piece: str) -> None:
    assert hall("Ap..", f"p: piece {piece}", exact=True).roll(1).where(piece) == "A"


@pytest.mark.clause("GM-92")
def test_exact_gootmu_does_not_concern_markers() -> None:
    assert hall("Ak..", "k: marker key", exact=True).roll(2).where("m1") == "A"


@pytest.mark.clause("GM-92")
def test_exact_gootmu_is_off_by_default() -> None:
    assert hall("Ap..", "p: piece A1").roll(2).where("A1") == "A"
    assert not Table(GAME.new(2)).view.exact_gootmu
    assert Table(GAME.new(2, {"exact_gootmu": True})).view.exact_gootmu


@pytest.mark.clause("GM-92", "GM-07")
def test_exact_gootmu_wins_only_by_ending_on_the_third_piece() -> None:
    for face, winners in ((1, "A"), (2, "")):
        table = hall("Ap..", "p: piece A3", things="A1@A A2@A", exact=True).roll(face)
        assert table.go("ee"[:face]).winners == winners


# --- GM-93


@pytest.mark.clause("GM-93")
@pytest.mark.parametrize(
    ("things", "winners"),
    [
        ("B1@B", "B"),
        ("A1@A B1@B B2@B", "B"),
        ("A1@A", "A"),
        ("A1@A B1@B", "AB"),
        ("", "AB"),
        ("B1@A B2@A B3@B", "B"),
        ("A1@B A2@B", "AB"),
        ("m1=key@A m2=oil@A", "AB"),
    ],
)
def test_after_the_last_turn_most_own_pieces_held_win(things: str, winners: str) -> None:
    table = last(things=things).roll(1).go("e")
    for _ in as_long_as(lambda: not table.over):
        table.act("A", "done")
    assert table.winners == winners
    table.refuse("B", "roll")


@pytest.mark.clause("GM-93")
def test_the_turn_before_the_last_does_not_end_the_game() -> None:
    table = last("A 9").roll(1)
    assert (table.over, table.turn_of, table.view.turn) == (False, "B", 10)
    assert table.roll(1).winners == "AB"


@pytest.mark.clause("GM-93")
def test_no_limit() -> None:
    table = last("A 5000", turn_limit=0).roll(1)
    assert (table.over, table.turn_of) == (False, "B")


@pytest.mark.clause("GM-93", "GM-07")
def test_three_pieces_in_the_last_turn_win_in_the_ordinary_way() -> None:
    table = last(things="A1@A A2@A A3@b1 B1@B B2@B").roll(1).go("e")
    assert table.winners == "A"


@pytest.mark.clause("GM-93")
def test_400_turns_by_default() -> None:
    assert Table(GAME.new(2)).view.turn_limit == 400
    assert Table(GAME.new(2, {"turn_limit": 7})).view.turn_limit == 7
    with pytest.raises(tablee.BadInput):
        GAME.new(2, {"turn_limit": -1})
