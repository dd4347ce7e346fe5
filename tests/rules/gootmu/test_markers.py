"""The kept markers: another's turn, a wall, a trap door (GM-32 to GM-34)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, room
from tests.rules.gootmu.table import Table

ROOM = "A... .... .... ...."
DOOR = "d: TRAP DOOR ONE WAY, east"


def ended(things: str, seats: int = 2, **effects: str) -> Table:
    """A has just ended its turn; whoever may cancel the next one is asked."""
    table = room(ROOM, things=things, seats=seats, effects=effects).roll(1).go("e")
    return table.act("A", "done") if "done" in table.legal else table


# --- GM-32


@pytest.mark.clause("GM-32")
def test_the_holder_is_asked_just_before_anothers_turn() -> None:
    table = ended("m1=cancel@A")
    assert (table.decider, table.legal) == ("A", {"cancel", "no"})


@pytest.mark.clause("GM-32")
def test_a_cancelled_turn_is_skipped_and_the_marker_spent() -> None:
    table = ended("m1=cancel@A").act("A", "cancel")
    assert (table.turn_of, table.decider, table.where("m1")) == ("A", "A", None)
    assert "roll" in table.legal


@pytest.mark.clause("GM-32")
def test_the_holder_may_keep_it() -> None:
    table = ended("m1=cancel@A").act("A", "no")
    assert (table.turn_of, table.decider, table.where("m1")) == ("B", "B", "A")


@pytest.mark.clause("GM-32")
def test_nobody_else_is_asked() -> None:
    for things in ("m1=key@A", "m1=cancel@h4", "m1=?@h4"):
        table = ended(things)
        assert (table.decider, table.turn_of) == ("B", "B")
        table.refuse("A", "cancel")
    table = ended("m1=cancel@A")
    table.refuse("B", "cancel")
    table.refuse("B", "roll")


@pytest.mark.clause("GM-32")
def test_ones_own_turn_is_not_asked_about() -> None:
    table = ended("m1=cancel@B")
    assert (table.turn_of, table.decider) == ("B", "B")
    assert "cancel" not in table.legal
    table.refuse("B", "cancel")


@pytest.mark.clause("GM-32")
def test_it_is_too_late_once_the_turn_has_started() -> None:
    table = ended("m1=cancel@A").act("A", "no")
    table.refuse("A", "cancel")
    table.act("B", "roll").die(1)
    table.refuse("A", "cancel")


@pytest.mark.clause("GM-32")
def test_any_holder_may_cancel_any_other_player() -> None:
    table = ended("m1=cancel@C", seats=3)
    assert (table.decider, table.legal) == ("C", {"cancel", "no"})
    table.act("C", "cancel")
    assert (table.turn_of, table.decider) == ("C", "C")


@pytest.mark.clause("GM-32")
def test_two_markers_cancel_two_turns() -> None:
    table = ended("m1=cancel@A m2=cancel@A", seats=3).act("A", "cancel")
    assert (table.decider, table.legal) == ("A", {"cancel", "no"})
    table.act("A", "cancel")
    assert (table.turn_of, table.carried("A")) == ("A", set())


@pytest.mark.clause("GM-32", "GM-89")
def test_a_cancelled_turn_uses_no_effects() -> None:
    table = ended("m1=cancel@A", B="add=2").act("A", "cancel")
    assert table.effects("B")["add"] == 2


# --- GM-33


@pytest.mark.clause("GM-33")
def test_the_marker_leads_through_one_wall_and_is_spent() -> None:
    table = hall("A.|..", things="m1=wall@A").roll(2).go("e")
    assert table.where("m1") == "A"
    table.go("e")
    assert (table.at("A"), table.where("m1")) == ("c1", None)


@pytest.mark.clause("GM-33")
def test_only_one_wall_a_marker() -> None:
    table = hall("A|.|..", things="m1=wall@A").roll(2)
    table.refuse("A", "e")
    assert table.finish_turn().at("A") == "a1"
    table = hall("A|.|..", things="m1=wall@A m2=wall@A").roll(2).go("ee")
    assert (table.at("A"), table.carried("A")) == ("c1", set())


@pytest.mark.clause("GM-33", "GM-02")
def test_the_walls_of_two_tiles_between_two_squares_are_one_wall() -> None:
    table = hall("...A", things="m1=wall@A").roll(1)
    assert table.steps == {"n", "e", "s", "w"}
    assert table.copy().go("w").where("m1") == "A"
    assert table.go("e").at("A") == "e1"


@pytest.mark.clause("GM-33")
def test_without_the_marker_the_wall_stands() -> None:
    hall("A.|..", things="m1=key@A m2=wall@B").roll(2).refuse("A", "e")


@pytest.mark.clause("GM-33", "GM-12")
def test_nobody_must_spend_it() -> None:
    table = hall("A.|..", things="m1=wall@A").roll(2)
    assert "pass" in table.legal
    table.act("A", "pass").finish_turn()
    assert (table.at("A"), table.where("m1"), table.turn_of) == ("a1", "A", "B")


@pytest.mark.clause("GM-33", "GM-12")
def test_where_a_free_way_exists_one_moves() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | A |           |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """,
        things="m1=wall@A",
        rest="fenced",
    ).roll(1)
    assert {"e", "s"} <= table.steps
    table.refuse("A", "pass")
    assert table.copy().go("s").where("m1") == "A"
    assert table.go("e").where("m1") is None


@pytest.mark.clause("GM-33", "GM-26")
def test_a_marker_found_on_the_way_serves_in_the_same_move() -> None:
    table = hall("Ak|..", "k: marker wall")
    table.roll(2).go("ee")
    assert (table.at("A"), table.where("m1")) == ("c1", None)


# --- GM-34


@pytest.mark.clause("GM-34")
def test_the_marker_leads_back_onto_the_door() -> None:
    table = hall(".dA", DOOR, things="m1=door@A").roll(1).go("w")
    assert (table.at("A"), table.where("m1")) == ("b1", None)
    assert "door" not in table.effects("A")  # the door's text is ignored


@pytest.mark.clause("GM-34")
def test_a_longer_move_goes_on_from_the_door() -> None:
    table = hall("..dA", DOOR, things="m1=door@A").roll(3).go("www")
    assert (table.at("A"), table.where("m1")) == ("a1", None)


@pytest.mark.clause("GM-34")
def test_only_the_first_step_goes_back() -> None:
    table = hall(".d.A", DOOR, things="m1=door@A").roll(2)
    table.refuse("A", "w")
    assert table.finish_turn().at("A") == "d1"


@pytest.mark.clause("GM-34")
def test_without_the_marker_the_door_is_shut() -> None:
    table = hall(".dA.", DOOR, things="m1=wall@B m2=door@B").roll(2)
    assert (table.at("A"), table.turn_of) == ("c1", "B")


@pytest.mark.clause("GM-34", "GM-12")
def test_nobody_must_use_it() -> None:
    table = hall(".dA", DOOR, things="m1=door@A").roll(1)
    assert "pass" in table.legal
    table.act("A", "pass").finish_turn()
    assert (table.at("A"), table.where("m1")) == ("c1", "A")


@pytest.mark.clause("GM-34")
def test_it_opens_no_wall() -> None:
    table = hall("..|A.", things="m1=door@A").roll(1)
    table.refuse("A", "w")
