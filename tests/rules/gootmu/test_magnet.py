"""MAGNET, and how far things are from each other (GM-08, GM-35)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, relaid, room

PLAIN = """
    +   +   +   +   +
      A
    +   +   +   +   +

    +   +   +   +   +

    +   +   +   +   +

    +   +   +   +   +
"""


@pytest.mark.clause("GM-35", "GM-08")
@pytest.mark.parametrize(
    ("square", "steps"),
    [("b1", 2), ("d1", 2), ("c2", 2), ("b3", 2), ("e1", 5), ("c3", 5), ("d2", 5), ("a5", 5)],
)
def test_rolls_within_three_squares_lose_three(square: str, steps: int) -> None:
    table = drawn(PLAIN, things=f"m1=magnet@{square}").roll(5)
    assert table.view.steps == steps


@pytest.mark.clause("GM-35", "GM-08")
@pytest.mark.parametrize(("square", "steps"), [("k1", 2), ("l12", 2), ("a10", 2), ("k11", 5)])
def test_distances_run_across_the_wrapped_edges(square: str, steps: int) -> None:
    table = drawn(PLAIN, things=f"m1=magnet@{square}").roll(5)
    assert table.view.steps == steps


@pytest.mark.clause("GM-35", "GM-08")
def test_distances_ignore_walls_and_obstacles() -> None:
    assert hall("m|A......", "m: marker magnet").roll(5).at("A") == "d1"
    assert hall("mpA.....", "m: marker magnet", "p: POOL").roll(5).at("A") == "e1"


@pytest.mark.clause("GM-35", "GM-08")
def test_distances_skip_holes() -> None:
    table = drawn(PLAIN, pawns="A@d1/d1 B@f7/f7", things="m1=magnet@i1")
    assert table.copy().roll(5).view.steps == 5
    assert relaid(table, {2: "-"}).roll(5).view.steps == 2  # i1 is beside d1 now


@pytest.mark.clause("GM-35")
def test_a_magnet_that_lies_face_down_does_nothing() -> None:
    table = drawn(PLAIN, things="m1=?@b2").roll(5)
    assert table.view.steps == 5


@pytest.mark.clause("GM-35")
def test_turning_it_up_does_not_change_the_move_under_way() -> None:
    table = hall("Am......", "m: marker ?").roll(5).marker("magnet")
    assert (table.at("A"), table.where("m1")) == ("f1", "b1")


@pytest.mark.clause("GM-35")
@pytest.mark.parametrize(("face", "end"), [(1, "c1"), (2, "b1"), (3, "a1")])
def test_a_negative_roll_slides_towards_it(face: int, end: str) -> None:
    table = hall("A..m", "m: marker magnet").roll(face)
    assert (table.at("A"), table.turn_of) == (end, "B")


@pytest.mark.clause("GM-35")
def test_the_slide_stops_on_the_magnet() -> None:
    table = hall(".Am.", "m: marker magnet").roll(1)
    assert table.at("A") == "c1"


@pytest.mark.clause("GM-35")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_who_stands_on_the_magnet_stays(face: int) -> None:
    table = hall(".m..", "m: marker magnet", pawns="A@b1/a1").roll(face)
    assert (table.at("A"), table.turn_of) == ("b1", "B")


@pytest.mark.clause("GM-35")
def test_from_the_magnet_one_walks_what_is_left() -> None:
    assert hall("m...", "m: marker magnet", pawns="A@a1/d1").roll(5).at("A") == "c1"


@pytest.mark.clause("GM-35", "GM-39")
def test_the_monster_is_in_the_way_of_a_slide() -> None:
    assert hall("AM.m", "m: marker magnet").roll(1).at("A") == "a1"


@pytest.mark.clause("GM-35")
def test_the_slide_ends_as_a_move() -> None:
    words = ["x: ADD 2 TO YOUR NEXT ROLL", "k: marker key", "m: marker magnet"]
    table = hall("Akxm", *words).roll(1)
    assert (table.at("A"), table.carried("A"), table.effects("A")["add"]) == ("c1", {"m1"}, 2)


@pytest.mark.clause("GM-35", "GM-20")
def test_a_slide_onto_a_player_may_push() -> None:
    table = hall("A..m", "m: marker magnet", pawns="B@b1/h8").roll(2)
    assert (table.at("A"), table.decider) == ("b1", "A")
    assert table.legal == {"push:B:e", "push:B:w", "no"}


@pytest.mark.clause("GM-35")
def test_the_slide_follows_a_way_one_can_walk() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A | m         |
        +   +   +   +   +
        |       |       |
        +---+---+---+   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        m: marker magnet
        """,
        rest="fenced",
    ).roll(1)
    assert table.at("A") == "b2"  # two squares of the way round the wall


@pytest.mark.clause("GM-35")
@pytest.mark.parametrize("cells", ["A.|m.", "A|.m.", "Apm."])
def test_without_such_a_way_it_stays(cells: str) -> None:
    table = hall(cells, "m: marker magnet", *(["p: POOL"] if "p" in cells else [])).roll(1)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-35")
def test_its_player_chooses_among_equally_short_ways() -> None:
    table = room("A... .m.. .... ....", "m: marker magnet").roll(2)
    assert (table.decider, table.steps) == ("A", {"e", "s"})
    assert table.go("s").at("A") == "a2"


@pytest.mark.clause("GM-35")
def test_every_magnet_in_range_counts() -> None:
    table = drawn(PLAIN, things="m1=magnet@b1 m2=magnet@a3").roll(6)
    assert table.steps == set()  # 6 - 3 - 3: nothing is left of it
    table = hall("mA..m", "m: marker magnet").roll(5)
    assert table.at("A") == "a1"  # -1: to the nearer one


@pytest.mark.clause("GM-35", "GM-17")
@pytest.mark.parametrize(
    ("effects", "face", "end"), [("add=3", 2, "c1"), ("add=2", 1, "a1"), ("double=1", 4, "c1")]
)
def test_the_magnet_is_summed_with_other_modifiers(effects: str, face: int, end: str) -> None:
    table = hall("A..m", "m: marker magnet", effects={"A": effects}).roll(face)
    assert table.at("A") == end


@pytest.mark.clause("GM-35", "GM-17")
def test_a_natural_six_near_a_magnet_keeps_its_privilege() -> None:
    table = drawn(PLAIN, things="m1=magnet@b1").roll(6)
    assert table.view.steps == 3
    assert "turn:t1:right" in table.legal


@pytest.mark.clause("GM-35", "GM-17")
def test_named_numbers_are_not_drawn_by_the_magnet() -> None:
    table = drawn(PLAIN, things="m1=magnet@b1 m2=token@A").act("A", "token:5")
    assert table.view.steps == 5


@pytest.mark.clause("GM-35", "GM-36")
def test_a_monster_roll_is_measured_from_the_rollers_pawn() -> None:
    near = drawn(PLAIN, pawns="M@g7/g7", things="m1=magnet@b1")
    assert near.copy().act("A", "monster").die(5).view.steps == 2
    assert near.act("A", "monster").die(1).at("M") == "g7"  # negative: it stays
    assert near.turn_of == "B"
    far = drawn(PLAIN, pawns="M@g7/g7", things="m1=magnet@g8")
    assert far.act("A", "monster").die(5).view.steps == 5


# --- CANCEL OUT on the way (GM-76)

MAGNET = "m: marker magnet"
SAVED = "A@a1/h8(cancel)"


@pytest.mark.clause("GM-76", "GM-35")
@pytest.mark.parametrize("obstacle", ["POOL", "LOCKED DOOR", "marker fire", "marker cave-in"])
def test_an_obstacle_on_the_way_to_a_magnet_may_be_cancelled_out(obstacle: str) -> None:
    table = hall("Ap.m", f"p: {obstacle}", MAGNET, pawns=SAVED).roll(1)
    assert (table.decider, table.asks, table.legal) == ("A", "cancelslide", {"apply", "blank"})
    stayed = table.copy().act("A", "apply")
    assert (stayed.at("A"), stayed.effects("A"), stayed.turn_of) == ("a1", {"cancel": 1}, "B")
    table.act("A", "blank")
    assert (table.at("A"), table.effects("A"), table.turn_of) == ("c1", {}, "B")


@pytest.mark.clause("GM-76", "GM-35")
def test_each_obstacle_on_a_slide_takes_one_square_to_cancel_out() -> None:
    words = ["p: POOL", MAGNET]
    assert hall("Appm", *words, pawns=SAVED).roll(1).at("A") == "a1"
    table = hall("Appm", *words, pawns="A@a1/h8(cancel=3)").roll(1).act("A", "blank")
    assert (table.at("A"), table.effects("A")) == ("c1", {"cancel": 1})


@pytest.mark.clause("GM-76", "GM-39")
def test_the_monster_is_not_cancelled_out_on_a_slide() -> None:
    table = hall("AM.m", MAGNET, pawns=SAVED).roll(1)
    assert (table.at("A"), table.turn_of) == ("a1", "B")


@pytest.mark.clause("GM-76", "GM-35")
def test_a_free_way_to_a_magnet_cancels_nothing_out() -> None:
    table = room("Ap.m .... .... ....", "p: POOL", MAGNET, pawns=SAVED).roll(1)
    assert (table.at("A"), table.effects("A")) == ("b2", {"cancel": 1})


@pytest.mark.clause("GM-76", "GM-35")
def test_a_longer_way_with_fewer_obstacles_is_found() -> None:
    """The straight way takes two squares to cancel out, the way round takes one."""
    table = room("Appm .p.. pppp pppp", "p: POOL", MAGNET, pawns=SAVED).roll(1).act("A", "blank")
    assert (table.at("A"), table.effects("A")) == ("b2", {})


@pytest.mark.clause("GM-76", "GM-56")
def test_the_owner_cancels_out_on_a_slide_that_the_neighbour_decides() -> None:
    pawns = "A@a1/h8(cancel,enemy)"
    table = hall("Ap.m", "p: POOL", MAGNET, pawns=pawns).roll(1)
    assert (table.decider, table.asks) == ("A", "cancelslide")


@pytest.mark.clause("GM-76", "GM-18")
def test_a_natural_six_turns_a_tile_instead_of_a_slide_through_an_obstacle() -> None:
    table = hall("Ap.m", "p: POOL", MAGNET, pawns="A@a1/h8(cancel,plus=-5)").roll(6)
    assert table.asks == "six"
    assert table.copy().act("A", "pass").asks == "cancelslide"
    table.act("A", min(table.offers("turn:")))
    assert (table.effects("A"), table.turn_of) == ({"cancel": 1, "plus": -5}, "B")
