"""Where two instructions meet: what waits for the next roll, move or turn, and who decides."""

import pytest

from tests.rules.gootmu.drawn import hall, room
from tests.rules.gootmu.meetings import on_house, played

PANEL = "p: SECRET PANEL, ROLL 3 OR LESS TO PASS"
CROSSING = on_house(
    "1 2 3 4 5 6 7 8 10",
    "A@f5/f1(waited=3) B@k7/h5",
    "A1@l6 A2@a7 A3@b7 B1@c7 B2@d7 B3@e7",
)


# --- crossing into closed squares


@pytest.mark.clause("GM-11", "GM-19")
def test_a_crossing_counts_its_squares() -> None:
    table = played(CROSSING, "A:cross:s A:roll *die:6")
    assert "cross:n" not in table.legal
    assert "turn:t5:left" in table.legal


@pytest.mark.clause("GM-19", "GM-58")
def test_a_crossing_by_a_six_follows_the_arrow_and_uses_it_up() -> None:
    position = CROSSING.replace("waited=3", "way=n")
    table = played(position, "A:roll *die:6")
    assert table.offers("cross:") == set()
    table = played(CROSSING.replace("waited=3", "way=s"), "A:roll *die:6 A:cross:s")
    assert "way" not in table.effects("A")


@pytest.mark.clause("GM-19", "GM-86")
def test_nobody_crosses_out_of_a_trap_door_that_binds() -> None:
    words = ["d: TRAP DOOR ONE WAY, west"]
    picture = ["..d|.|", *words]
    table = hall(*picture, pawns="A@c1/a1(door)").roll(6)
    assert table.offers("cross:") == set()


# --- trap doors


@pytest.mark.clause("GM-34", "GM-86")
def test_a_door_that_was_only_passed_backward_binds_who_ends_there_later() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", "b: MOVE BACK 1 SPACES"]
    table = hall(".bd.", *words, pawns="A@d1/d1", things="m1=door@A").roll(2).go("ww")
    assert table.at("A") == "c1"
    assert table.effects("A")["door"] == 1


# --- panels


@pytest.mark.clause("GM-86", "GM-24")
def test_a_failed_panel_and_an_arrow_elsewhere_throw_nobody_into_fire() -> None:
    pawns = "A@c1/a1(panel=w,way=e)"
    table = hall(".fp.", PANEL, "f: marker fire", pawns=pawns)
    table.act("A", "roll").die(6).die(1)
    assert (table.at("A"), table.turn_of) == ("c1", "B")


@pytest.mark.clause("GM-86")
def test_the_test_die_comes_before_the_choice_of_a_number() -> None:
    position = on_house(
        "1 2 3 4 7 5 6 8 10",
        "A@g7/f1(panel=e) B@k7/g5",
        "m1=token@A A1@f6 A2@h6 A3@i6 B1@l6 B2@a7 B3@b7",
    )
    table = played(position)
    assert table.refuse("A", "token:3") == "GM-10"
    table.act("A", "roll").die(2)
    assert table.asks == "number"
    assert {"roll", "token:3"} <= table.legal


@pytest.mark.clause("GM-51")
def test_a_failed_test_costs_no_token_and_no_choice() -> None:
    effects = {"A": "less,select"}
    table = hall("A...", things="m1=token@A", effects=effects).act("A", "roll").die(5)
    assert table.where("m1") == "A"
    assert table.effects("A")["select"] == 1


@pytest.mark.clause("GM-37", "GM-86")
def test_the_monster_throws_for_its_panel_each_time() -> None:
    position = on_house(
        "1 2 3 4 7 5 6 8 10",
        "A@f1/f1 B@k7/g5 M@g7/-(panel=e)",
        "A1@f6 A2@h6 A3@i6 B1@l6 B2@a7 B3@b7",
    )
    steps = "A:monster *die:3 *die:6 A:turn:t4:left B:monster *die:6 *die:1"
    table = played(position, steps)
    assert (table.at("M"), table.turn_of) == ("h7", "A")


@pytest.mark.clause("GM-86")
def test_a_passed_test_is_thrown_again_by_who_could_not_move() -> None:
    table = hall("|.p.|", PANEL, pawns="A@b1/a1(panel=w)").act("A", "roll").die(1).die(6)
    table.finish_turn()
    assert table.effects("A")["panel"] == "w"


# --- the next roll, the next move, the next turn


@pytest.mark.clause("GM-89", "GM-51")
def test_a_failed_test_uses_up_what_is_for_the_turn_and_keeps_roll_and_move() -> None:
    effects = {"A": "less,odd,random,nowalls,wall,enemy,add=2,double,square,select,way=e"}
    table = hall("A...", effects=effects).act("A", "roll").die(6)
    table.finish_turn()
    kept = {"add": 2, "double": 1, "square": 1, "select": 1, "way": "e"}
    assert table.effects("A") == kept


@pytest.mark.clause("GM-89", "GM-58")
@pytest.mark.parametrize(("effects", "face"), [("add=-3", 2), ("odd", 4)])
def test_an_arrow_waits_for_a_move(effects: str, face: int) -> None:
    table = hall("A...", effects={"A": f"way=e,{effects}"}).roll(face)
    table.finish_turn()
    assert table.effects("A") == {"way": "e"}


@pytest.mark.clause("GM-57", "GM-58", "GM-89")
def test_an_arrow_gives_the_first_step_of_a_random_move() -> None:
    table = room("A... .... .... ....", effects={"A": "random,way=s"}).roll(2)
    assert table.at("A") == "a2"
    table.die(3)
    assert table.at("A") == "a3"


# --- who decides


@pytest.mark.clause("GM-56", "GM-76")
def test_the_owner_cancels_a_square_while_a_neighbour_moves() -> None:
    table = hall("Ax..", "x: LOSE 1 TURN", effects={"A": "enemy,cancel"}).roll(1)
    assert (table.decider, table.legal) == ("A", {"apply", "blank"})


# --- the monster


@pytest.mark.clause("GM-24", "GM-38")
def test_the_monster_sent_to_its_start_touches_who_stands_there() -> None:
    words = ["x: MOVE THAT WAY 1 SPACES, east", "p: POOL"]
    table = hall("Mxp..", *words, pawns="A@e1/e1 M@a1/d1 B@d1/h8")
    table.act("A", "monster").die(1)
    assert (table.at("M"), table.at("B")) == ("d1", "h8")


@pytest.mark.clause("GM-36", "GM-31", "GM-48")
def test_a_token_or_select_replaces_the_monsters_die() -> None:
    table = hall("M....", pawns="A@e1/e1", things="m1=token@A", effects={"A": "select"})
    table.act("A", "monster")
    assert table.offers("call:") == {f"call:{number}" for number in range(1, 6)}
    by_token = table.copy().act("A", "token:3")
    assert (by_token.at("M"), by_token.where("m1")) == ("d1", None)
    table.act("A", "roll").die(2)
    assert "select" not in table.effects("A")


# --- changing places


@pytest.mark.clause("GM-71", "GM-23", "GM-24")
def test_nobody_swaps_into_an_obstacle_they_cannot_pass() -> None:
    position = on_house(
        "11u 17l 15l 16r 23 24l 32r 29l 9u",
        "A@k4/a1 B@b2/l12",
        "m1=key@B A1@b1 A2@c1 A3@f1 B1@g1 B2@j1 B3@k1",
    )
    table = played(position, "A:roll *die:1 A:e")
    assert table.at("A") == "l4"
    assert table.at("B") == "b2"


@pytest.mark.clause("GM-71", "GM-76", "GM-24")
@pytest.mark.parametrize(
    ("obstacle", "ends"), [("POOL", ("h7", "b1")), ("LOCKED DOOR", ("b1", "c1"))]
)
def test_nobody_changes_places_before_the_obstacle_is_decided_about(
    obstacle: str, ends: tuple[str, str]
) -> None:
    words = ["x: SWAP PLACE WITH ANOTHER PLAYER", f"p: {obstacle}"]
    pawns = "A@a1/h7(cancel) B@c1/h8"
    table = hall("Axp.", *words, pawns=pawns, things="A1@c1").roll(1).act("A", "apply")
    assert (table.asks, table.at("A"), table.at("B")) == ("escape", "b1", "c1")
    saved = table.copy().act("A", "blank")
    assert (saved.at("A"), saved.at("B"), saved.where("A1")) == ("c1", "b1", "A")
    table.act("A", "apply")
    assert (table.at("A"), table.at("B")) == ends


# --- CANCEL OUT


@pytest.mark.clause("GM-76", "GM-64", "GM-24")
def test_a_jump_into_a_pool_may_be_cancelled_out() -> None:
    words = ["x: JUMP 2 SPACES, east", "p: POOL"]
    table = hall("Ax.p.", *words, pawns="A@a1/e1", effects={"A": "cancel"}).roll(1)
    table.act("A", "apply")
    assert (table.asks, table.legal) == ("escape", {"apply", "blank"})
    saved = table.copy().act("A", "blank")
    assert (saved.at("A"), saved.effects("A")) == ("d1", {})
    table.act("A", "apply")
    assert (table.at("A"), table.effects("A")) == ("e1", {"cancel": 1})


@pytest.mark.clause("GM-76", "GM-63", "GM-24")
@pytest.mark.parametrize(
    ("obstacle", "ends"), [("POOL", ("e1", {"cancel": 1})), ("LOCKED DOOR", ("b1", {"cancel": 1}))]
)
def test_a_slide_into_an_obstacle_may_be_cancelled_out(
    obstacle: str, ends: tuple[str, dict[str, int]]
) -> None:
    words = ["x: SLIDE 2 SPACES, east", f"p: {obstacle}"]
    table = hall("Axp..", *words, pawns="A@a1/e1", effects={"A": "cancel"}).roll(1)
    table.act("A", "apply")
    assert (table.asks, table.legal) == ("cancelwalk", {"apply", "blank"})
    saved = table.copy().act("A", "blank")
    assert (saved.at("A"), saved.effects("A")) == ("d1", {})
    table.act("A", "apply")
    assert (table.at("A"), table.effects("A")) == ends
