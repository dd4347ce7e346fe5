"""Simple moves and jumps (OE-06 to OE-08). Scenes are on 10 × 10, far from any camp."""

from collections import Counter

import pytest

import tablee
from tests.rules.oeufs.table import (
    destinations,
    egg,
    moves,
    on,
    play,
    refused,
    rows,
    scene,
    squares,
    texts,
    turn,
)

WAYS = "c4 d4 e4 c5 e5 c6 d6 e6"  # the neighbours of d5
BEHIND = "b3 d3 f3 b5 f5 b7 d7 f7"  # and what lies behind them


def jumps(state: tablee.State, start: str) -> set[str]:
    """Where the egg on d5 or such goes but by a simple move: two squares away or more."""
    column, row = ord(start[0]), int(start[1:])
    ends = destinations(state, start)
    return {end for end in ends if max(abs(ord(end[0]) - column), abs(int(end[1:]) - row)) > 1}


@pytest.mark.clause("OE-07")
def test_a_simple_move_goes_one_square_in_any_direction() -> None:
    assert destinations(scene("d5:A"), "d5") == set(WAYS.split())


@pytest.mark.clause("OE-07")
@pytest.mark.parametrize("kind", "ABab")
@pytest.mark.parametrize("square", WAYS.split())
def test_a_simple_move_needs_an_empty_square(square: str, kind: str) -> None:
    state = scene(f"d5:A {square}:{kind}")
    assert square not in destinations(state, "d5")
    assert isinstance(refused(state, f"A:d5-{square}"), tablee.Illegal)


@pytest.mark.clause("OE-07")
@pytest.mark.parametrize("square", [*BEHIND.split(), "c3", "e7", "d9", "h9"])
def test_a_simple_move_goes_no_further_than_one_square(square: str) -> None:
    refused(scene("d5:A"), f"A:d5-{square}")


@pytest.mark.clause("OE-07", "OE-06")
def test_one_egg_moves_and_the_turn_is_over() -> None:
    state = play(on("BBBBBB/6/6/6/6/AAAAAA"), "A:c1-d2")
    assert rows(state) == "BBBBBB/6/6/6/3A2/AA1AAA"
    assert turn(state) == "B 6"


@pytest.mark.clause("OE-07")
def test_to_stay_is_no_move() -> None:
    state = scene("d5:A")
    refused(state, "A:d5-d5")
    refused(state, "A:d5")


@pytest.mark.clause("OE-06")
def test_an_empty_square_has_no_egg_to_move() -> None:
    refused(scene("d5:A"), "A:d6-d7")


@pytest.mark.clause("OE-08")
@pytest.mark.parametrize(("over", "end"), list(zip(WAYS.split(), BEHIND.split())))
@pytest.mark.parametrize("kind", "ABab")
def test_any_egg_can_be_jumped_in_any_direction(over: str, end: str, kind: str) -> None:
    state = scene(f"d5:A {over}:{kind}")
    assert jumps(state, "d5") == {end}
    play(state, f"A:d5-{end}")
    assert (egg(state, "d5"), egg(state, over), egg(state, end)) == ("", kind, "A")


@pytest.mark.clause("OE-08")
@pytest.mark.parametrize("kind", "ABab")
def test_the_square_behind_must_be_empty(kind: str) -> None:
    state = scene(f"d5:A e5:B f5:{kind}")
    assert jumps(state, "d5") == set()  # g5 is empty, but two eggs at once are not jumped
    refused(state, "A:d5-g5")


@pytest.mark.clause("OE-08")
def test_an_egg_further_away_is_not_jumped() -> None:
    state = scene("c5:A e5:B")
    assert jumps(state, "c5") == set()
    refused(state, "A:c5-g5")


@pytest.mark.clause("OE-08")
def test_no_jump_over_nothing_and_none_off_the_board() -> None:
    assert jumps(scene("b5:A a5:B"), "b5") == set()
    assert jumps(scene("i5:A j6:b"), "i5") == set()
    assert jumps(scene("a5:A"), "a5") == set()


@pytest.mark.clause("OE-08")
def test_jumps_can_be_chained_and_ended_after_any_of_them() -> None:
    state = scene("b5:A c5:B e5:a g5:A")
    assert jumps(state, "b5") == {"d5", "f5", "h5"}
    for path in ("b5-d5", "b5-d5-f5", "b5-d5-f5-h5"):
        assert egg(play(state.copy(), f"A:{path}"), path[-2:]) == "A"


@pytest.mark.clause("OE-08")
def test_a_chain_needs_a_free_square_between_the_jumped_eggs() -> None:
    state = scene("b5:A c5:B e5:a f5:B g5:A")
    assert jumps(state, "b5") == {"d5"}
    refused(state, "A:b5-d5-h5")


@pytest.mark.clause("OE-08")
def test_the_direction_may_change_between_jumps() -> None:
    state = scene("c3:A d3:B e4:b f6:A")
    # over d3 to e3, up over e4 to e5, aslant over f6 to g7
    assert jumps(state, "c3") == {"e3", "e5", "g7"}
    play(state, "A:c3-e3-e5-g7")
    assert (egg(state, "c3"), egg(state, "g7")) == ("", "A")


@pytest.mark.clause("OE-08")
def test_an_egg_may_be_jumped_twice() -> None:
    state = scene("d5:A e6:B f6:b")
    # over e6 to f7, over f6 to f5, over e6 again to d7: there is no other way to d7
    assert jumps(state, "d5") == {"f7", "f5", "d7"}
    assert egg(play(state, "A:d5-f7-f5-d7"), "d7") == "A"


@pytest.mark.clause("OE-08")
def test_a_chain_never_comes_back_to_its_start() -> None:
    state = scene("d5:A e5:B f6:B e7:B d6:B")  # four eggs to jump round in a ring
    assert jumps(state, "d5") == {"f5", "f7", "d7"}
    assert "d5-d5" not in moves(state)
    refused(state, "A:d5-f5-f7-d7-d5")
    refused(state, "A:d5-f5-d5")


@pytest.mark.clause("OE-08")
def test_a_chain_does_not_lead_on_through_its_start() -> None:
    state = scene("d5:A e5:B f6:B e7:B d6:B c5:A")
    assert "b5" in jumps(state, "d5")
    refused(state, "A:d5-f5-f7-d7-d5-b5")


@pytest.mark.clause("OE-08")
def test_a_chain_never_lands_twice_on_a_square() -> None:
    state = scene("b5:A c5:A e5:B f6:B e7:B d6:B d4:a")
    assert jumps(state, "b5") == {"d5", "f5", "f7", "d7", "d3"}
    refused(state, "A:b5-d5-f5-f7-d7-d5-d3")
    refused(state, "A:b5-d5-f5-f7-d7-d5")
    assert egg(play(state, "A:b5-d5-d3"), "d3") == "A"


@pytest.mark.clause("OE-08")
@pytest.mark.parametrize("path", ["d5-f5-f7", "d5-d7-f7", "d5-f7"])
def test_two_ways_to_one_square_are_the_same_move(path: str) -> None:
    state = scene("d5:A e5:B f6:B e7:B d6:B")
    assert [text for text in texts(state) if text[:2] == "d5" and text[-2:] == "f7"] in (
        [["d5-f5-f7"], ["d5-d7-f7"]]
    )
    play(state, f"A:{path}")
    assert (egg(state, "d5"), egg(state, "f7"), turn(state)) == ("", "A", "B 6")


@pytest.mark.clause("OE-08")
@pytest.mark.parametrize(
    ("eggs", "path"),
    [
        ("c5:A e5:B", "c5-d5-f5"),  # a step, then a jump
        ("c5:A d5:B", "c5-e5-f5"),  # a jump, then a step
        ("c5:A d5:B g6:B", "c5-e5-f5-h7"),  # a jump, a step, a jump
        ("c5:A", "c5-d5-e5"),  # two steps
    ],
)
def test_simple_moves_and_jumps_never_mix(eggs: str, path: str) -> None:
    state = scene(eggs)
    assert path[-2:] not in destinations(state, "c5")
    refused(state, f"A:{path}")
    refused(state, f"A:c5-{path[-2:]}")


@pytest.mark.clause("OE-08")
def test_a_written_way_must_be_one_even_if_its_end_can_be_reached() -> None:
    state = scene("c5:A d5:B f5:B")  # c5 jumps to e5 and to g5
    refused(state, "A:c5-c6-g5")
    refused(state, "A:c5-e7-g5")
    refused(state, "A:c5-d5-e5")


@pytest.mark.clause("OE-07", "OE-08")
def test_an_egg_may_either_step_or_jump() -> None:
    state = scene("d5:A e6:B f6:b")
    assert destinations(state, "d5") == {"c4", "d4", "e4", "c5", "e5", "c6", "d6", "f7", "f5", "d7"}


@pytest.mark.clause("OE-08")
def test_nothing_that_is_jumped_is_captured_or_turned() -> None:
    state = scene("b5:A c5:B e5:a g5:A")
    before = Counter(squares(rows(state)).values())
    play(state, "A:b5-d5-f5-h5")
    assert Counter(squares(rows(state)).values()) == before
    assert [egg(state, square) for square in ("c5", "e5", "g5")] == ["B", "a", "A"]


@pytest.mark.clause("OE-07", "OE-08")
def test_jumps_out_of_the_first_line() -> None:
    state = on("BBBBBB/6/6/6/1A4/A1AAAA", "A 3")
    assert destinations(state, "a1") == {"a2", "b1", "c3"}
    assert destinations(state, "c1") == {"b1", "c2", "d2", "a3"}
    assert destinations(state, "d1") == {"c2", "d2", "e2", "b1", "b3"}
