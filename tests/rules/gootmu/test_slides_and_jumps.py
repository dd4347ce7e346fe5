"""SLIDE and JUMP (GM-63, GM-64): straight all the way. A lands on b1 unless said otherwise."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import lane, walk

EIGHT = "| A a . . . . . . |"


# --- slides


@pytest.mark.clause("GM-63")
@pytest.mark.square("SLIDE N SPACES")
@pytest.mark.parametrize(("number", "end"), [(1, "c1"), (5, "g1"), (6, "h1")])
def test_a_slide_goes_straight(number: int, end: str) -> None:
    assert drawn(lane(EIGHT, f"a: SLIDE {number} SPACES, east")).roll(1).at("A") == end


@pytest.mark.clause("GM-63", "GM-16")
@pytest.mark.square("SLIDE N SPACES")
def test_five_spaces_of_which_three_are_free_are_ignored() -> None:
    table = drawn(lane("| A a . . . | . . . |", "a: SLIDE 5 SPACES, east")).roll(1)
    assert table.at("A") == "b1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-63", "GM-26")
@pytest.mark.square("SLIDE N SPACES")
def test_a_slide_takes_what_it_passes() -> None:
    picture = lane("| A a k b . . . . |", "a: SLIDE 3 SPACES, east", "k: marker key", "b: piece B2")
    table = drawn(picture).roll(1)
    assert table.at("A") == "e1"
    assert table.carried("A") == {"m1", "B2"}


@pytest.mark.clause("GM-63", "GM-11")
@pytest.mark.square("SLIDE N SPACES")
def test_a_slide_may_go_back_over_this_turns_squares() -> None:
    table = drawn(lane("| A . . a . . . . |", "a: SLIDE 3 SPACES, west")).roll(3)
    assert table.at("A") == "a1"


@pytest.mark.clause("GM-63", "GM-02")
@pytest.mark.square("SLIDE N SPACES")
def test_a_slide_goes_round_the_edge_of_the_board() -> None:
    picture = lane("A a . . . . . . . . . .", "a: SLIDE 4 SPACES, west")
    assert walk(drawn(picture), 1, "e").at("A") == "j1"


@pytest.mark.clause("GM-63", "GM-18")
@pytest.mark.square("SLIDE N SPACES")
def test_the_arrow_turns_with_its_tile() -> None:
    table = drawn(lane("| A a . . |", "| B | . . . |", "a: SLIDE 2 SPACES, east")).roll(6)
    table.act("A", "turn:t1:right")
    assert table.at("A") == "d1"
    table.roll(1)
    table.roll(1)
    assert table.at("A") == "d4"


@pytest.mark.clause("GM-63", "GM-24")
@pytest.mark.square("SLIDE N SPACES", "POOL", "SNAKE PIT")
@pytest.mark.parametrize(("hazard", "item"), [("POOL", "boat"), ("SNAKE PIT", "board")])
@pytest.mark.parametrize("holds_it", [True, False])
def test_a_slide_into_a_hazard_leads_home_without_the_item(
    hazard: str, item: str, holds_it: bool
) -> None:
    picture = lane("| A a . p . . . . |", "a: SLIDE 4 SPACES, east", f"p: {hazard}")
    thing = item if holds_it else "key"
    table = drawn(picture, pawns="A@a1/k9", things=f"m1={thing}@A")
    walk(table, 1, "e").finish_turn()
    assert table.at("A") == ("f1" if holds_it else "k9")
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-63", "GM-24")
@pytest.mark.square("SLIDE N SPACES", "LOCKED DOOR", "NARROW PASSAGE (OIL NEEDED)")
@pytest.mark.parametrize("obstacle", ["LOCKED DOOR", "NARROW PASSAGE (OIL NEEDED)"])
def test_a_slide_into_what_cannot_be_entered_is_ignored(obstacle: str) -> None:
    picture = lane("| A a . p . . . . |", "a: SLIDE 4 SPACES, east", f"p: {obstacle}")
    table = drawn(picture, pawns="A@a1/k9").roll(1)
    assert table.at("A") == "b1"


@pytest.mark.clause("GM-63", "GM-24")
@pytest.mark.square("SLIDE N SPACES")
def test_walls_are_judged_before_hazards() -> None:
    picture = lane("| A a p . | . . . . |", "a: SLIDE 4 SPACES, east", "p: POOL")
    assert drawn(picture, pawns="A@a1/k9").roll(1).at("A") == "b1"


@pytest.mark.clause("GM-63", "GM-24")
@pytest.mark.square("SLIDE N SPACES")
def test_a_slide_into_the_monster_leads_home() -> None:
    picture = lane("| A a . M . . . . |", "a: SLIDE 2 SPACES, east")
    table = drawn(picture, pawns="A@a1/k9").roll(1)
    assert (table.at("A"), table.at("M")) == ("k9", "d1")


@pytest.mark.clause("GM-63", "GM-37")
@pytest.mark.square("SLIDE N SPACES")
def test_the_monster_slides_too() -> None:
    table = drawn(lane("| M a . . . . . . |", "a: SLIDE 4 SPACES, east"))
    table.act("A", "monster").die(1)
    assert table.at("M") == "f1"


# --- jumps


@pytest.mark.clause("GM-64")
@pytest.mark.square("JUMP N SPACES")
@pytest.mark.parametrize(("number", "end"), [(2, "d1"), (3, "e1"), (5, "g1")])
def test_a_jump_ignores_walls(number: int, end: str) -> None:
    picture = lane("| A a | . | . . . | . . |", f"a: JUMP {number} SPACES, east")
    assert drawn(picture).roll(1).at("A") == end


@pytest.mark.clause("GM-64")
@pytest.mark.square("JUMP N SPACES")
def test_a_jump_south_leaves_the_corridor() -> None:
    assert drawn(lane("| A a . . |", "a: JUMP 4 SPACES, south")).roll(1).at("A") == "b5"


@pytest.mark.clause("GM-64", "GM-16")
@pytest.mark.square("JUMP N SPACES", "POOL")
def test_a_jump_touches_only_its_landing_square() -> None:
    picture = lane("| A a k p M . . . |", "a: JUMP 4 SPACES, east", "k: marker key", "p: POOL")
    table = drawn(picture, pawns="A@a1/k9").roll(1)
    assert table.at("A") == "f1"
    assert table.where("m1") == "c1"


@pytest.mark.clause("GM-64", "GM-26")
@pytest.mark.square("JUMP N SPACES")
def test_a_jump_takes_what_lies_where_it_lands() -> None:
    picture = lane("| A a . . k . . . |", "a: JUMP 3 SPACES, east", "k: marker ?")
    table = drawn(picture).roll(1).marker("oil")
    assert table.carried("A") == {"m1"}


@pytest.mark.clause("GM-64", "GM-24")
@pytest.mark.square("JUMP N SPACES", "SNAKE PIT", "LOCKED DOOR")
@pytest.mark.parametrize(("obstacle", "end"), [("SNAKE PIT", "k9"), ("LOCKED DOOR", "b1")])
def test_a_jump_onto_an_obstacle(obstacle: str, end: str) -> None:
    picture = lane("| A a . p . . . . |", "a: JUMP 2 SPACES, east", f"p: {obstacle}")
    assert drawn(picture, pawns="A@a1/k9").roll(1).at("A") == end


@pytest.mark.clause("GM-64", "GM-20")
@pytest.mark.square("JUMP N SPACES")
def test_who_lands_on_a_player_may_push() -> None:
    table = drawn(lane("| A a | . B . . . . |", "a: JUMP 2 SPACES, east")).roll(1)
    assert table.legal == {"push:B:e", "push:B:w", "no"}
    table.act("A", "push:B:e")
    assert (table.at("A"), table.at("B")) == ("d1", "e1")


@pytest.mark.clause("GM-64", "GM-19")
@pytest.mark.square("JUMP N SPACES")
def test_a_jump_leads_into_a_closed_square() -> None:
    table = drawn(lane("| A a . | . | . . . . |", "a: JUMP 2 SPACES, east")).roll(1)
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-64", "GM-02")
@pytest.mark.square("JUMP N SPACES")
def test_a_jump_goes_round_the_edge_of_the_board() -> None:
    assert drawn(lane("| A a . . |", "a: JUMP 3 SPACES, north")).roll(1).at("A") == "b10"
