"""What the rulebook leaves open where two instructions meet: each ruling, one by one."""

import pytest

from tests.rules.gootmu.drawn import hall
from tests.rules.gootmu.table import Table

PANEL = "p: SECRET PANEL, ROLL 3 OR LESS TO PASS"
SLIDE = "x: SLIDE 2 SPACES, east"

# --- walls in an instruction's move


@pytest.mark.clause("GM-74", "GM-63")
def test_ignored_walls_do_not_stop_a_slide_and_nobody_is_asked() -> None:
    table = hall("A|x|..", SLIDE, effects={"A": "nowalls"}).roll(1).act("A", "e")
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-75", "GM-33", "GM-63")
@pytest.mark.parametrize(("effects", "things"), [("wall", ""), ("", "m1=wall@A")])
def test_whoever_may_pass_a_wall_is_asked_in_an_instruction(effects: str, things: str) -> None:
    table = hall("Ax|..", SLIDE, effects={"A": effects} if effects else {}, things=things).roll(1)
    table.act("A", "e")
    assert (table.decider, table.asks, table.legal) == ("A", "wallwalk", {"apply", "no"})
    assert table.copy().act("A", "no").at("A") == "b1"
    table.act("A", "apply")
    assert (table.at("A"), table.where("m1"), table.effects("A").get("wall")) == ("d1", None, None)


@pytest.mark.clause("GM-75", "GM-76", "GM-63")
@pytest.mark.parametrize(("obstacle", "ends"), [("POOL", "h8"), ("LOCKED DOOR", "b1")])
def test_a_wall_and_an_obstacle_behind_it_are_asked_about_in_turn(obstacle: str, ends: str) -> None:
    pawns = "A@a1/h8(wall,cancel)"
    table = hall("Ax|p..", SLIDE, f"p: {obstacle}", pawns=pawns).roll(1).act("A", "e", "apply")
    assert (table.asks, table.legal) == ("wallwalk", {"apply", "no"})
    assert table.copy().act("A", "no").at("A") == "b1"
    table.act("A", "apply")
    assert (table.asks, table.legal) == ("cancelwalk", {"apply", "blank"})
    assert table.copy().act("A", "apply").at("A") == ends
    assert (table.act("A", "blank").at("A"), table.effects("A")) == ("d1", {})


# --- random moves, pushes and moves of others


@pytest.mark.clause("GM-57", "GM-24")
def test_a_random_step_into_a_pool_is_lost() -> None:
    table = hall("Ap..", "p: POOL", pawns="A@a1/h8(random)").roll(2).die(2, 3)
    assert table.at("A") == "a1"


@pytest.mark.clause("GM-11", "GM-77")
def test_a_pushed_player_may_be_moved_back_in_the_same_turn() -> None:
    table = hall("Ax.", "x: MOVE 1 OTHER PLAYER 1 SPACE", pawns="B@b1/h8").roll(1)
    assert table.act("A", "push:B:e").at("B") == "b1"


@pytest.mark.clause("GM-86", "GM-20", "GM-77")
def test_a_push_leads_through_a_panel_but_a_move_by_another_does_not() -> None:
    table = hall("A.p.", PANEL, pawns="B@c1/h8(panel=w)").roll(2)
    assert table.offers("push:") == {"push:B:w", "push:B:e"}
    table = hall("Ax.p.", "x: MOVE 1 OTHER PLAYER 1 SPACE", PANEL, pawns="B@d1/h8(panel=w)")
    assert table.roll(1).at("B") == "c1"


@pytest.mark.clause("GM-77")
def test_the_other_players_are_moved_clockwise() -> None:
    table = hall("Ax.", "x: MOVE OTHER PLAYERS 1 SPACE EACH", seats=3).roll(1)
    moved = []
    for _ in range(2):
        moved.append(table.view.moving)
        table.act("A", sorted(table.steps)[0])
    assert moved == ["B", "C"]


@pytest.mark.clause("GM-78")
@pytest.mark.parametrize("pawns", ["B@b1/k9 C@b1/n11", "C@b1/n11 B@b1/k9"])
def test_of_two_on_a_square_the_next_clockwise_goes_home(pawns: str) -> None:
    table = hall("A...", seats=3, pawns=pawns, effects={"A": "touch"}).roll(2)
    assert (table.at("B"), table.at("C")) == ("k9", "b1")


# --- trap doors


@pytest.mark.clause("GM-86", "GM-74")
@pytest.mark.parametrize("cells", ["Ad..", "A|d.."])
def test_ignored_walls_open_no_door_from_behind(cells: str) -> None:
    words = "d: TRAP DOOR ONE WAY, west"
    assert "e" not in hall(cells, words, effects={"A": "nowalls"}).roll(1).steps
    random = hall(cells, words, effects={"A": "nowalls,random"}).roll(1).die(2)
    assert random.at("A") == "a1"


@pytest.mark.clause("GM-86", "GM-14")
def test_a_door_that_faces_a_wall_binds_nobody() -> None:
    words = "d: TRAP DOOR ONE WAY, east"
    assert hall("..d|.", words, pawns="A@c1/a1(door)").roll(1).at("A") == "b1"
    assert hall("..d.", words, pawns="A@c1/a1(door)").roll(1).at("A") == "d1"


@pytest.mark.clause("GM-86", "GM-24")
def test_a_door_that_faces_a_wall_throws_nobody_into_a_pool() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "p: POOL"]
    assert hall(".pd|.", *words, pawns="A@c1/h8(door)").roll(1).at("A") == "c1"


@pytest.mark.clause("GM-86", "GM-19")
def test_a_cell_behind_a_door_is_not_closed() -> None:
    table = hall("Bd.", "d: TRAP DOOR ONE WAY, east", pawns="A@c1/h8").roll(6)
    assert table.offers("cross:") == set()
    assert table.offers("turn:")


# --- items, magnets, pieces


@pytest.mark.clause("GM-73")
def test_who_stands_beside_the_fire_already_stays() -> None:
    table = hall("Axm..", "x: GO TO NEAREST ITEM", "m: marker ?").roll(1).marker("fire")
    assert (table.at("A"), table.turn_of) == ("b1", "B")


@pytest.mark.clause("GM-73")
@pytest.mark.parametrize(("name", "things"), [("ENEMY GOOTMU", "B2@b1"), ("ITEM", "m4=?@d1")])
def test_who_stands_on_the_nearest_already_stays(name: str, things: str) -> None:
    hands = "m1=key@A m2=oil@A m3=boat@A m5=token@b1"
    table = hall("Ax.q", f"x: GO TO NEAREST {name}", "q: piece B1", things=f"{hands} {things}")
    table.roll(1).act("A", "e").finish_turn()
    assert (table.at("A"), table.chance, table.effects("A")) == ("b1", None, {})


@pytest.mark.clause("GM-68")
def test_the_nearest_labelled_space_is_another_one() -> None:
    table = hall("Ax.y", "x: MOVE TO THE NEAREST LABELED SPACE", "y: LOSE 1 TURN").roll(1)
    assert table.at("A") == "d1"


@pytest.mark.clause("GM-35")
def test_a_magnet_behind_a_wall_pulls_nobody_elsewhere() -> None:
    table = hall("m|A..m", "m: marker magnet").roll(1)
    assert (table.at("A"), table.turn_of) == ("b1", "B")
    assert hall("..A..m", "m: marker magnet").roll(1).at("A") == "e1"


@pytest.mark.clause("GM-83", "GM-07")
@pytest.mark.parametrize(("first", "winner"), [("A3", "A"), ("B3", "B")])
def test_a_swap_that_completes_two_players_has_one_winner(first: str, winner: str) -> None:
    table = hall(
        "Ax.",
        "x: SWAP ANY 2 GOOTMU ON THE BOARD",
        pawns="A@a1/a1(dropped=B3) B@c1/h8(dropped=A3)",
        things="A1@A A2@A B1@B B2@B A3@c1 B3@b1",
    )
    table.roll(1).act("A", "e", first)
    assert table.winners == winner


@pytest.mark.clause("GM-73")
def test_a_carried_piece_is_no_place_to_teleport_to() -> None:
    table = hall("Ax..", "x: TELEPORT TO ANY GOOTMU TOKEN", things="A1@B").roll(1)
    assert table.at("B") not in table.legal
    assert len(table.legal) == 5


@pytest.mark.clause("GM-25", "GM-60", "GM-24")
def test_a_fire_that_one_turned_up_burns_on_the_way_back() -> None:
    words = ["b: MOVE BACK 2 SPACES", "m: marker ?"]
    table = hall("Amb.", *words, pawns="A@a1/h8").roll(2).marker("fire")
    assert table.at("A") == "h8"
    table = hall("Amb.", *words, pawns="A@a1/h8").roll(2).marker("cave-in")
    assert table.at("A") == "c1"


# --- turns


@pytest.mark.clause("GM-32")
def test_nobody_cancels_a_turn_of_ones_own() -> None:
    table = hall("A..", pawns="A@a1/a1 A+@c1/c1", things="m1=cancel@A").roll(5)
    table.finish_turn()
    assert (table.turn_of, table.asks) == ("A+", "turn")
    table.roll(5)
    assert (table.asks, table.decider) == ("offer", "A")


@pytest.mark.clause("GM-19")
def test_a_turn_without_an_exact_move_is_no_turn_of_waiting() -> None:
    table = hall(".A|.|", pawns="A@b1/a1(waited=2)").roll(5).finish_turn()
    assert "waited" not in table.effects("A")


@pytest.mark.clause("GM-19", "GM-55")
def test_a_lost_turn_neither_counts_nor_breaks_the_wait() -> None:
    table = hall(".A|.|", pawns="A@b1/a1(waited=2,lost)", turn="B 12").roll(1)
    table.act("B", sorted(table.steps)[0]).finish_turn()
    assert (table.turn_of, table.effects("A")) == ("B", {"waited": 2})


# --- putting down


def carrying(label: str) -> Table:
    """A has carried a key onto a square with this label."""
    return hall("Ax...", f"x: {label}", things="m1=key@A").roll(1).act("A", "e")


@pytest.mark.clause("GM-27")
def test_the_end_is_that_of_the_turn_after_the_square() -> None:
    assert carrying("CONFUSED, DISCARD ONE ITEM").where("m1") is None
    assert "drop:m1" in carrying("LOSE 1 TURN").legal


@pytest.mark.clause("GM-27", "GM-62")
def test_things_are_put_down_during_an_instructions_move() -> None:
    table = carrying("MOVE THAT WAY 3 SPACES, east")
    assert (table.at("A"), table.legal) == ("c1", {"e", "drop:m1"})
    assert table.act("A", "drop:m1").at("A") == "e1"
    assert table.where("m1") == "c1"


@pytest.mark.clause("GM-27", "GM-63")
def test_nothing_is_put_down_on_a_slide() -> None:
    assert carrying("SLIDE 3 SPACES, east").at("A") == "e1"
