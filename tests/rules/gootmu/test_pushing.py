"""Passing and pushing other players (GM-20)."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall, room


@pytest.mark.clause("GM-20")
def test_pieces_pass_freely_over_other_players() -> None:
    table = hall("AB..").roll(2)
    assert (table.at("A"), table.at("B"), table.turn_of) == ("c1", "b1", "B")


@pytest.mark.clause("GM-20")
def test_whoever_ends_on_a_player_may_push_it_to_a_square_beside() -> None:
    table = room(".... .B.. A... ....").roll(2).go("ne")
    assert (table.decider, table.at("A")) == ("A", "b2")
    assert table.legal == {"push:B:n", "push:B:e", "push:B:s", "push:B:w", "no"}
    table.act("A", "push:B:e")
    assert (table.at("A"), table.at("B"), table.turn_of) == ("b2", "c2", "B")


@pytest.mark.clause("GM-20")
def test_a_push_may_be_declined() -> None:
    table = room("AB.. .... .... ....").roll(1).go("e").act("A", "no")
    assert (table.at("A"), table.at("B"), table.turn_of) == ("b1", "b1", "B")


@pytest.mark.clause("GM-20")
def test_nobody_is_pushed_through_a_wall() -> None:
    table = hall("AB|..").roll(1)
    assert table.legal == {"push:B:w", "no"}
    table.refuse("A", "push:B:e")
    table.refuse("A", "push:B:s")


@pytest.mark.clause("GM-20")
def test_nobody_is_pushed_through_a_trap_door_against_its_arrow() -> None:
    table = drawn(
        """
        +---+---+---+---+
        | d   B         |
        +---+   +   +   +
        |     A         |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        d: TRAP DOOR ONE WAY, east
        """
    )
    table.roll(1).go("n")
    assert table.legal == {"push:B:e", "push:B:s", "no"}


@pytest.mark.clause("GM-20")
def test_the_pushed_player_applies_the_square_at_once() -> None:
    table = room("AB.. .x.. .... ....", "x: LOSE 1 TURN").roll(1).go("e").act("A", "push:B:s")
    assert (table.at("B"), table.turn_of) == ("b2", "A")  # B's next turn is lost already


@pytest.mark.clause("GM-20", "GM-86")
def test_a_push_onto_a_trap_door_binds() -> None:
    table = room("AB.. .d.. .... ....", "d: TRAP DOOR ONE WAY, east").roll(1).go("e")
    table.act("A", "push:B:s")
    assert "door" in table.effects("B")
    assert table.roll(1).at("B") == "c2"


@pytest.mark.clause("GM-20", "GM-02")
def test_a_push_goes_across_the_wrapped_edge() -> None:
    table = drawn(
        """
        +   +---+---+---+
        | B   A         |
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """
    )
    table.roll(1).go("w").act("A", "push:B:n")
    assert table.at("B") == "a12"


@pytest.mark.clause("GM-20", "GM-59")
def test_a_push_counts_as_the_direction_of_arrival() -> None:
    table = room("AB.. .x.. .... ....", "x: MOVE FORWARD 2 SPACES").roll(1).go("e")
    table.act("A", "push:B:s")
    assert (table.at("B"), table.decider) == ("b3", "B")  # its player chooses the second step
    table.refuse("A", "s")
    assert table.act("B", "s").at("B") == "b4"


@pytest.mark.clause("GM-20", "GM-26")
def test_the_pushed_player_takes_what_lies_there() -> None:
    table = room("AB.. .k.. .... ....", "k: marker key").roll(1).go("e").act("A", "push:B:s")
    assert table.carried("B") == {"m1"}


@pytest.mark.clause("GM-20", "GM-39")
def test_nobody_is_pushed_into_the_monster() -> None:
    table = room("AB.. .M.. .... ....").roll(1).go("e")
    assert table.legal == {"push:B:e", "push:B:w", "no"}
    table.refuse("A", "push:B:s")


@pytest.mark.clause("GM-20", "GM-21")
@pytest.mark.parametrize(
    "label", ["LOCKED DOOR", "POOL", "SNAKE PIT", "NARROW PASSAGE (OIL NEEDED)", "marker fire"]
)
def test_nobody_is_pushed_into_an_obstacle_it_cannot_pass(label: str) -> None:
    table = room("AB.. .x.. .... ....", f"x: {label}").roll(1).go("e")
    assert "push:B:e" in table.legal
    table.refuse("A", "push:B:s")


@pytest.mark.clause("GM-20", "GM-21")
def test_the_item_of_the_pushed_player_counts_not_that_of_the_pusher() -> None:
    for carrier, possible in (("B", True), ("A", False)):
        table = room("AB.. .x.. .... ....", "x: POOL", things=f"m1=boat@{carrier}")
        table.roll(1).go("e")
        assert ("push:B:s" in table.legal) is possible


@pytest.mark.clause("GM-20")
def test_one_player_is_pushed_in_one_arrival() -> None:
    table = room("A... .... .... ....", seats=3, pawns="B@b1/h8 C@b1/h5").roll(1).go("e")
    assert {"push:B:e", "push:C:e", "push:B:s", "push:C:s", "no"} <= table.legal
    table.act("A", "push:C:e")
    assert (table.at("B"), table.at("C"), table.turn_of) == ("b1", "c1", "B")


@pytest.mark.clause("GM-20")
def test_the_pushed_player_pushes_nobody() -> None:
    table = room("AB.. .C.. .... ....", seats=3).roll(1).go("e").act("A", "push:B:s")
    assert (table.at("B"), table.at("C")) == ("b2", "b2")
    assert (table.turn_of, table.decider, table.legal & {"no"}) == ("B", "B", set())


@pytest.mark.clause("GM-20", "GM-14")
def test_who_follows_an_instruction_after_a_push_arrives_and_may_push() -> None:
    table = hall("A.b.", "b: MOVE BACK 1 SPACES", pawns="B@b1/h8").roll(1).act("A", "push:B:e")
    assert (table.at("B"), table.decider, table.asks) == ("b1", "B", "push")
    assert table.copy().act("B", "no").at("A") == "b1"
    assert table.act("B", "push:A:w").at("A") == "a1"


@pytest.mark.clause("GM-20")
def test_only_the_one_who_arrives_pushes() -> None:
    table = room("AB.. .... .... ....").roll(1).go("e").act("A", "no")
    table.refuse("B", "push:A:e")  # B was left there, it did not arrive
    table.roll(1)
    assert table.offers("push:") == set()


@pytest.mark.clause("GM-20")
def test_no_push_in_passing_and_none_by_others() -> None:
    table = room("AB.. .... .... ....").roll(2).go("e")
    table.refuse("A", "push:B:s")
    table = room("AB.. .... .... ....").roll(1).go("e")
    table.refuse("B", "push:B:s")
    table.reject("A", "push:A:s")
