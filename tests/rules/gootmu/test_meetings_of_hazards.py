"""Where CANCEL OUT, hazards and the monster meet moves of every kind (GM-24, GM-38, GM-76)."""

import pytest

from tests.rules.gootmu.drawn import hall

POOL = "p: POOL"
ASKED = ("A", {"apply", "blank"})

# --- CANCEL OUT is asked about wherever a pawn is led into an obstacle


@pytest.mark.clause("GM-76", "GM-58", "GM-24")
def test_an_arrow_into_a_pool_asks() -> None:
    table = hall("Ap..", POOL, effects={"A": "way=e,cancel"}).roll(2)
    assert ((table.decider, table.legal), table.asks) == (ASKED, "cancelstep")
    saved = table.copy().act("A", "blank")
    assert (saved.at("A"), saved.effects("A")) == ("c1", {})
    table = hall(".Ap..", POOL, pawns="A@b1/a1(way=e,cancel)").roll(2).act("A", "apply")
    assert (table.at("A"), table.effects("A")) == ("a1", {"cancel": 1})


@pytest.mark.clause("GM-76", "GM-86", "GM-24")
def test_a_trap_door_into_a_pool_asks() -> None:
    words = ["d: TRAP DOOR ONE WAY, east", POOL]
    table = hall(".dp..", *words, pawns="A@b1/a1(door,cancel)").roll(3)
    assert (table.decider, table.legal) == ASKED
    assert table.copy().act("A", "blank").at("A") == "e1"
    assert table.act("A", "apply").at("A") == "a1"


@pytest.mark.clause("GM-76", "GM-56", "GM-24")
def test_the_owner_is_asked_while_a_neighbour_moves_the_pawn() -> None:
    table = hall("Ap..", POOL, pawns="A@a1/h8(way=e,cancel,enemy)").roll(2)
    assert (table.decider, table.legal) == ASKED
    assert table.copy().act("A", "blank").at("A") == "c1"
    assert table.act("A", "apply").at("A") == "h8"


@pytest.mark.clause("GM-76", "GM-24")
def test_who_could_not_finish_the_move_beyond_the_pool_is_not_asked() -> None:
    table = hall("Ap|.", POOL, pawns="A@a1/h8(way=e,cancel)").roll(2)
    assert (table.at("A"), table.effects("A")) == ("h8", {"cancel": 1})


@pytest.mark.clause("GM-76", "GM-57")
def test_a_random_step_into_an_obstacle_asks() -> None:
    door = "p: LOCKED DOOR"
    table = hall("Ap..", door, effects={"A": "random,cancel"}).roll(2).die(2)
    assert ((table.decider, table.legal), table.asks) == (ASKED, "cancelrandom")
    lost = table.copy().act("A", "apply").die(3)  # straight on, into the door again
    assert lost.act("A", "apply").at("A") == "a1"
    table.act("A", "blank")
    assert table.effects("A") == {"random": 2}
    assert table.die(3).at("A") == "c1"


@pytest.mark.clause("GM-76", "GM-57", "GM-58")
def test_a_random_move_whose_arrow_meets_an_obstacle_asks() -> None:
    table = hall("Ap..", POOL, effects={"A": "random,way=e,cancel"}).roll(2)
    assert (table.decider, table.legal) == ASKED
    assert table.act("A", "blank").die(3).at("A") == "c1"


@pytest.mark.clause("GM-76", "GM-62")
def test_a_move_into_an_obstacle_asks() -> None:
    words = ["x: MOVE THAT WAY 2 SPACES, east", POOL]
    table = hall("Axp..", *words, effects={"A": "cancel"}).roll(1).act("A", "apply")
    assert (table.decider, table.legal) == ASKED
    assert table.act("A", "blank").at("A") == "d1"


@pytest.mark.clause("GM-76", "GM-73")
@pytest.mark.parametrize(("obstacle", "ends"), [("POOL", "h8"), ("LOCKED DOOR", "b1")])
def test_a_teleport_into_an_obstacle_asks(obstacle: str, ends: str) -> None:
    words = ["x: GO TO NEAREST ITEM", f"p: {obstacle}"]
    table = hall("Ax.p", *words, pawns="A@a1/h8(cancel)", things="m1=oil@d1").roll(1)
    table.act("A", "apply")
    assert ((table.decider, table.legal), table.asks) == (ASKED, "escape")
    assert table.copy().act("A", "blank").where("m1") == "A"
    assert table.act("A", "apply").at("A") == ends


# --- the monster


MONSTER = ["x: MOVE THAT WAY 2 SPACES, east", POOL]


@pytest.mark.clause("GM-24", "GM-38")
def test_the_monster_sent_home_touches_everybody_there() -> None:
    pawns = "A@e1/e1 M@a1/d1 B@d1/h8 B+@d1/h7"
    table = hall("Mxp..", *MONSTER, pawns=pawns).act("A", "monster").die(1)
    assert (table.at("M"), table.at("B"), table.at("B+")) == ("d1", "h8", "h7")


@pytest.mark.clause("GM-24", "GM-38", "GM-87")
def test_the_monster_sent_home_touches_the_second_pawn_of_who_moves_it() -> None:
    pawns = "A@e1/e1 M@a1/d1 A+@d1/h7"
    table = hall("Mxp..", *MONSTER, pawns=pawns).act("A", "monster").die(1)
    assert (table.at("M"), table.at("A+")) == ("d1", "h7")


@pytest.mark.clause("GM-24", "GM-14")
def test_a_monster_without_a_start_is_not_forced_into_a_hazard() -> None:
    table = hall("Mxp..", *MONSTER, pawns="A@e1/e1 M@a1/-").act("A", "monster").die(1)
    assert (table.at("M"), table.turn_of) == ("b1", "B")
    jump = ["x: JUMP 2 SPACES, east", POOL]
    table = hall("Mx.p.", *jump, pawns="A@e1/e1 M@a1/-").act("A", "monster").die(1)
    assert table.at("M") == "b1"


@pytest.mark.clause("GM-24", "GM-39")
def test_nobody_shares_a_pool_with_a_monster_that_has_no_start() -> None:
    pawns = "A@e1/e1 M@a1/- B@c1/h8"
    table = hall("Mxp..", *MONSTER, pawns=pawns, things="m1=boat@B")
    table.act("A", "monster").die(1)
    assert (table.at("M"), table.at("B")) == ("b1", "c1")


# --- exchanges


@pytest.mark.clause("GM-28", "GM-82")
def test_a_carrier_who_must_pick_up_an_item_gets_no_piece_in_exchange() -> None:
    things = "A1@A A2@A m1=oil@A A3@B m2=key@k9"
    table = hall("AB..", things=things, effects={"B": "item"}).roll(1).go("e")
    assert table.legal == {"m1", "no"}


@pytest.mark.clause("GM-28", "GM-07")
def test_who_gave_an_own_piece_still_claims_from_a_second_carrier() -> None:
    things = "A1@A m1=oil@A m2=key@A A2@B A3@C"
    table = hall("A...", seats=3, things=things, pawns="A@a1/a1 B@b1/h8 C@b1/h7").roll(1)
    table.go("e").act("A", "A1")
    assert (table.where("A1"), table.where("A2")) == ("B", "A")
    assert table.legal == {"A2", "m1", "m2", "no"}
    table.act("A", "m1")
    assert table.where("A3") == "A"
    assert "A1" not in table.legal  # it does not come back this turn


@pytest.mark.clause("GM-28", "GM-87")
def test_a_second_pawn_does_not_claim() -> None:
    table = hall("A...", things="A1@B", pawns="A@h8/h8 A+@a1/a1 B@b1/h7", turn="A+ 12").roll(1)
    table.finish_turn()
    assert table.where("A1") == "B"
