"""Squares that move other players and the monster (GM-77 to GM-79). A lands on b1 mostly."""

import pytest

from tests.rules.gootmu.drawn import drawn
from tests.rules.gootmu.lanes import LONG, lane, steps, tile_squares, walk

# --- other players


@pytest.mark.clause("GM-77")
@pytest.mark.square("MOVE ANOTHER PLAYER N SPACES")
@pytest.mark.parametrize(("number", "end"), [(2, "g1"), (3, "h1")])
def test_another_player_is_moved_so_far(number: int, end: str) -> None:
    table = drawn(lane("| A a . . | B . . . |", f"a: MOVE ANOTHER PLAYER {number} SPACES")).roll(1)
    assert (table.at("A"), table.at("B")) == ("b1", end)
    assert table.turn_of == "B"


@pytest.mark.clause("GM-77")
@pytest.mark.square("MOVE ANOTHER PLAYER N SPACES")
def test_who_landed_here_chooses_the_way() -> None:
    table = drawn(lane("| A a . | . . B . . |", "a: MOVE ANOTHER PLAYER 2 SPACES")).roll(1)
    assert table.decider == "A"
    assert table.steps == {"e", "w"}
    steps(table, "B", "ww")
    assert table.at("B") == "d1"


@pytest.mark.clause("GM-77", "GM-26")
@pytest.mark.square("MOVE ANOTHER PLAYER N SPACES")
def test_the_other_player_takes_what_lies_on_the_way() -> None:
    picture = lane("| A a . . | B k . . |", "a: MOVE ANOTHER PLAYER 2 SPACES", "k: marker key")
    table = drawn(picture).roll(1)
    steps(table, "B", "ee", "e1")
    assert table.at("B") == "g1"
    assert table.carried("B") == {"m1"}


@pytest.mark.clause("GM-77", "GM-14", "GM-12")
@pytest.mark.square("MOVE ANOTHER PLAYER N SPACES")
def test_who_cannot_go_so_far_stays() -> None:
    table = drawn(lane("| A a . . | B . . . |", "a: MOVE ANOTHER PLAYER 4 SPACES")).roll(1)
    assert table.at("B") == "e1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-77")
@pytest.mark.square("MOVE ANOTHER PLAYER N SPACES")
def test_any_of_the_other_players_may_be_chosen() -> None:
    picture = lane("| A a | B . . | C . . |", "a: MOVE ANOTHER PLAYER 2 SPACES")
    table = drawn(picture, seats=3).roll(1)
    assert table.legal == {"B", "C"}
    table.act("A", "C")
    assert (table.at("B"), table.at("C")) == ("c1", "h1")


@pytest.mark.clause("GM-77")
@pytest.mark.square("MOVE 1 OTHER PLAYER 1 SPACE")
def test_one_other_player_goes_one_space() -> None:
    table = drawn(lane("| A a . | . B . . . |", "a: MOVE 1 OTHER PLAYER 1 SPACE")).roll(1)
    assert table.decider == "A"
    table.act("A", "w")
    assert table.at("B") == "d1"


@pytest.mark.clause("GM-77", "GM-10")
@pytest.mark.square("MOVE 1 OTHER PLAYER 1 SPACE")
def test_one_space_does_not_lead_through_a_wall() -> None:
    table = drawn(lane(LONG, "a: MOVE 1 OTHER PLAYER 1 SPACE")).roll(1)
    assert table.at("B") == "h1"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-77", "GM-15")
@pytest.mark.square("MOVE 1 OTHER PLAYER 1 SPACE", "SLIDE N SPACES")
def test_the_moved_player_applies_the_new_square() -> None:
    picture = lane(
        "| A a . . | B s . . |", "a: MOVE 1 OTHER PLAYER 1 SPACE", "s: SLIDE 2 SPACES, east"
    )
    assert drawn(picture).roll(1).at("B") == "h1"


@pytest.mark.clause("GM-77", "GM-09")
@pytest.mark.square("MOVE 1 OTHER PLAYER 1 SPACE", "GO ANYWHERE")
def test_the_moved_player_makes_the_choices_of_the_new_square() -> None:
    picture = lane("| A a . . | B s . . |", "a: MOVE 1 OTHER PLAYER 1 SPACE", "s: GO ANYWHERE")
    table = drawn(picture).roll(1)
    assert table.decider == "B"
    table.act("B", "k7")
    assert table.at("B") == "k7"


@pytest.mark.clause("GM-77")
@pytest.mark.square("MOVE OTHER PLAYERS 1 SPACE EACH")
def test_all_other_players_go_one_space_each() -> None:
    picture = lane("| A a . | B . | C . . |", "a: MOVE OTHER PLAYERS 1 SPACE EACH")
    table = drawn(picture, seats=3).roll(1)
    assert [table.at(pawn) for pawn in "ABC"] == ["b1", "e1", "g1"]


@pytest.mark.clause("GM-77", "GM-14")
@pytest.mark.square("MOVE OTHER PLAYERS 1 SPACE EACH")
def test_a_player_who_cannot_move_is_left_out() -> None:
    picture = lane("| A a . . | B | C . . |", "a: MOVE OTHER PLAYERS 1 SPACE EACH")
    table = drawn(picture, seats=3).roll(1)
    assert (table.at("B"), table.at("C")) == ("e1", "g1")


@pytest.mark.clause("GM-77")
@pytest.mark.square("MOVE OTHER PLAYERS 1 SPACE EACH", "LOSE 1 TURN")
def test_each_moved_player_applies_the_new_square() -> None:
    picture = lane(
        "| A a . | B b | C c . |", "a: MOVE OTHER PLAYERS 1 SPACE EACH", "b: LOSE 1 TURN",
        "c: SLIDE 1 SPACES, east",
    )  # fmt: skip
    table = drawn(picture, seats=3).roll(1)
    assert (table.at("B"), table.at("C")) == ("e1", "h1")
    assert table.turn_of == "C"


# --- the touch that sends home


TOUCH = "a: NEXT PLAYER YOU TOUCH GOES HOME"


@pytest.mark.clause("GM-78")
@pytest.mark.square("NEXT PLAYER YOU TOUCH GOES HOME")
def test_the_touch_waits_for_a_later_move() -> None:
    table = drawn(lane(LONG, TOUCH)).roll(1)
    assert "touch" in table.effects("A")
    table.roll(1)
    walk(table, 1, "e")
    assert "touch" in table.effects("A")


@pytest.mark.clause("GM-78")
@pytest.mark.square("NEXT PLAYER YOU TOUCH GOES HOME")
@pytest.mark.parametrize("die", [3, 2], ids=["passing over", "ending on"])
def test_the_next_player_touched_goes_home(die: int) -> None:
    picture = lane("| A . B . . . . . |")
    table = drawn(picture, pawns="B@c1/h8", effects={"A": "touch"}).roll(die)
    assert table.at("B") == "h8"
    assert table.at("A") == ("d1" if die == 3 else "c1")
    assert "touch" not in table.effects("A")
    assert table.turn_of == "B"  # nobody is left there to be pushed


@pytest.mark.clause("GM-78")
@pytest.mark.square("NEXT PLAYER YOU TOUCH GOES HOME")
def test_only_one_player_is_sent_home() -> None:
    picture = lane("| A . B . C . . . |")
    table = drawn(picture, seats=3, pawns="B@c1/h8 C@e1/h9", effects={"A": "touch"}).roll(5)
    assert (table.at("A"), table.at("B"), table.at("C")) == ("f1", "h8", "e1")


@pytest.mark.clause("GM-78")
@pytest.mark.square("NEXT PLAYER YOU TOUCH GOES HOME")
def test_who_ends_on_the_toucher_without_a_push_goes_home() -> None:
    table = drawn(lane("| B A . . |"), pawns="B@a1/h8", effects={"A": "touch"}, turn="B 12").roll(1)
    table.act("B", "no")
    assert (table.at("A"), table.at("B")) == ("b1", "h8")
    assert "touch" not in table.effects("A")


@pytest.mark.clause("GM-78")
@pytest.mark.square("NEXT PLAYER YOU TOUCH GOES HOME")
def test_a_push_escapes_and_leaves_the_touch() -> None:
    table = drawn(lane("| B A . . |"), pawns="B@a1/h8", effects={"A": "touch"}, turn="B 12").roll(1)
    table.act("B", "push:A:e")
    assert (table.at("A"), table.at("B")) == ("c1", "b1")
    assert "touch" in table.effects("A")


@pytest.mark.clause("GM-78")
@pytest.mark.square("NEXT PLAYER YOU TOUCH GOES HOME")
def test_who_only_passes_over_the_toucher_goes_on() -> None:
    table = drawn(lane("| B A . . |"), pawns="B@a1/h8", effects={"A": "touch"}, turn="B 12").roll(2)
    assert table.at("B") == "c1"
    assert "touch" in table.effects("A")


# --- the monster


@pytest.mark.clause("GM-79")
@pytest.mark.square("FREE MOVE FOR MONSTER")
def test_the_monster_is_rolled_for_and_moved_now() -> None:
    table = drawn(lane("| A a . . |", "| M . . . |", "a: FREE MOVE FOR MONSTER")).roll(1).die(3)
    assert (table.at("A"), table.at("M")) == ("b1", "d2")
    assert table.turn_of == "B"


@pytest.mark.clause("GM-79", "GM-38")
@pytest.mark.square("FREE MOVE FOR MONSTER")
def test_the_freely_moved_monster_sends_players_home() -> None:
    picture = lane("| A a . . |", "| M B . . |", "a: FREE MOVE FOR MONSTER")
    table = drawn(picture, pawns="B@b2/h8").roll(1).die(2)
    assert (table.at("M"), table.at("B")) == ("c2", "h8")


@pytest.mark.clause("GM-79")
@pytest.mark.square("FREE MOVE FOR MONSTER")
def test_who_landed_here_moves_the_monster() -> None:
    table = drawn(lane("| A a . . |", "| . M . . |", "a: FREE MOVE FOR MONSTER")).roll(1).die(1)
    assert table.decider == "A"
    table.act("A", "w")
    assert table.at("M") == "a2"


@pytest.mark.clause("GM-79", "GM-17", "GM-36")
@pytest.mark.square("FREE MOVE FOR MONSTER")
def test_the_players_bonus_counts_for_the_monsters_roll() -> None:
    picture = lane("| A . a . |", "| M . . . |", "a: FREE MOVE FOR MONSTER")
    table = drawn(picture, effects={"A": "plus=1"}).roll(1).die(2)
    assert (table.at("A"), table.at("M")) == ("c1", "d2")


@pytest.mark.clause("GM-79", "GM-04")
@pytest.mark.square("FREE MOVE FOR MONSTER", "MOVE MONSTER OVER 1 TILE ANY SPACE")
@pytest.mark.parametrize("name", ["FREE MOVE FOR MONSTER", "MOVE MONSTER OVER 1 TILE ANY SPACE"])
def test_without_a_monster_nothing_happens(name: str) -> None:
    table = drawn(lane(LONG, f"a: {name}")).roll(1)
    assert table.chance is None
    assert table.turn_of == "B"


OVER = "a: MOVE MONSTER OVER 1 TILE ANY SPACE"


@pytest.mark.clause("GM-79")
@pytest.mark.square("MOVE MONSTER OVER 1 TILE ANY SPACE")
def test_the_monster_goes_to_a_tile_beside_its_own() -> None:
    table = drawn(lane("| A a . . |", OVER), pawns="M@f6/f6").roll(1)
    beside = [("efgh", 1), ("abcd", 5), ("ijkl", 5), ("efgh", 9)]
    assert table.legal == set().union(*(tile_squares(*tile) for tile in beside))
    assert table.act("A", "g11").at("M") == "g11"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-79", "GM-02")
@pytest.mark.square("MOVE MONSTER OVER 1 TILE ANY SPACE")
def test_tiles_at_opposite_edges_are_beside_each_other() -> None:
    table = drawn(lane("| A a . . |", OVER), pawns="M@b11/b11").roll(1)  # on t7
    assert tile_squares("ijkl", 9) <= table.legal
    assert table.legal & tile_squares("abcd", 1) == tile_squares("abcd", 1) - {"b1"}


@pytest.mark.clause("GM-79")
@pytest.mark.square("MOVE MONSTER OVER 1 TILE ANY SPACE")
def test_a_player_where_the_monster_lands_goes_home() -> None:
    table = drawn(lane("| A a . . |", OVER), pawns="M@f6/f6 B@f2/k9").roll(1)
    table.act("A", "f2")
    assert (table.at("M"), table.at("B")) == ("f2", "k9")


@pytest.mark.clause("GM-79")
@pytest.mark.square("MOVE MONSTER OVER 1 TILE ANY SPACE")
def test_the_monster_does_not_land_on_a_label() -> None:
    picture = lane("| A a . . . s p . |", OVER, "s: SLIDE 1 SPACES, east", "p: POOL")
    table = drawn(picture, pawns="M@f6/f6").roll(1)
    assert table.legal & tile_squares("efgh", 1) == tile_squares("efgh", 1) - {"f1", "g1"}
