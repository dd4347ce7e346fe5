"""Where crossing into a closed square meets doors, tokens and players (GM-19)."""

import pytest

from tests.rules.gootmu.drawn import hall

DOOR = "d: TRAP DOOR ONE WAY, west"
WAITED = "A@a1/a1(waited=3)"


@pytest.mark.clause("GM-19", "GM-86")
def test_nobody_crosses_into_the_back_of_a_door() -> None:
    token = hall("A|d|.", DOOR, things="m1=token@A")
    assert {"token-cross:n", "token-cross:s"} <= token.legal  # squares of other closed rows
    assert "token-cross:e" not in token.legal
    assert "cross:e" not in hall("A|d|.", DOOR, pawns=WAITED).legal
    assert "cross:e" not in hall("A|d|.", DOOR).roll(6).legal
    assert "cross:w" in hall(".|d|A", DOOR, pawns="A@c1/c1").roll(6).legal


@pytest.mark.clause("GM-19", "GM-86", "GM-37")
def test_the_monster_does_not_cross_into_the_back_of_a_door() -> None:
    table = hall("M|d|..A", DOOR).act("A", "monster").die(6)
    assert "cross:e" not in table.legal


@pytest.mark.clause("GM-19", "GM-31")
def test_who_crossed_by_waiting_does_not_cross_by_a_token_in_the_same_turn() -> None:
    table = hall("A|.|.", pawns=WAITED, things="m1=token@A")
    assert "token-cross:e" in table.legal
    table.act("A", "cross:e")
    assert table.offers("token-cross:") == set()
    assert {"token:3", "spin:t1:left", "roll"} <= table.legal


@pytest.mark.clause("GM-19", "GM-78")
def test_a_crossing_by_waiting_touches_who_is_there() -> None:
    pawns = "A@a1/a1(waited=3,touch) B@b1/h8"
    table = hall("A|.|.", pawns=pawns).act("A", "cross:e")
    assert (table.at("A"), table.at("B"), table.effects("A")) == ("b1", "h8", {})


@pytest.mark.clause("GM-19", "GM-50")
def test_without_an_odd_roll_nobody_crosses() -> None:
    table = hall("A|.|.", pawns="A@a1/a1(waited=3,odd)", things="m1=token@A")
    assert (table.offers("cross:"), table.offers("token-cross:")) == (set(), set())
    table.roll(6)
    assert table.offers("cross:") == set()


@pytest.mark.clause("GM-51", "GM-19", "GM-49")
@pytest.mark.parametrize("more", ["", ",three"])
def test_the_test_die_comes_before_crossing_by_waiting(more: str) -> None:
    table = hall("A|.|.", pawns=f"A@a1/a1(waited=3,less{more})")
    assert table.offers("cross:") == set()
    failed = table.copy().act("A", "roll").die(3)
    assert (failed.turn_of, failed.at("A"), failed.effects("A")) == ("B", "a1", {})
    table.act("A", "roll").die(2)
    assert (table.asks, table.copy().act("A", "roll").effects("A").get("waited")) == (
        "number",
        None,
    )
    table.act("A", "cross:e")
    assert (table.at("A"), table.chance) == ("b1", None if more else "die")


@pytest.mark.clause("GM-86", "GM-19")
def test_a_panels_test_comes_before_crossing_by_waiting() -> None:
    words = "p: SECRET PANEL, ROLL 3 OR LESS TO PASS"
    table = hall("p|.|.", words, pawns="A@a1/a1(panel=n,waited=3)")
    assert table.offers("cross:") == set()
    assert "cross:e" not in table.copy().act("A", "roll").die(4).legal
    assert table.act("A", "roll").die(3).act("A", "cross:e").at("A") == "b1"


@pytest.mark.clause("GM-19", "GM-51", "GM-86")
@pytest.mark.parametrize("test", ["less", "panel=n"])
def test_the_test_die_comes_before_crossing_by_a_token(test: str) -> None:
    words = "p: SECRET PANEL, ROLL 3 OR LESS TO PASS"
    cells = "p|.|." if test != "less" else ".|.|."
    table = hall(cells, words, pawns=f"A@a1/a1({test})", things="m1=token@A")
    assert table.offers("token-cross:") == set()
    table.act("A", "roll").die(2)
    assert (table.asks, "token-cross:e" in table.legal) == ("number", True)
    table.act("A", "token-cross:e").finish_turn()
    assert (table.at("A"), table.where("m1"), table.effects("A")) == ("b1", None, {})
