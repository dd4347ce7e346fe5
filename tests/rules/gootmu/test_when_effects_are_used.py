"""GM-89 as one table: every effect is for a roll, a turn or a move, and whatever happens in a turn
uses up all effects of a kind, or none.
"""

import pytest

from tests.ends import as_long_as
from tests.rules.gootmu.drawn import hall
from tests.rules.gootmu.table import Table

ROLL = {"add": "add=1", "double": "double", "square": "square", "select": "select"}
TURN = {name: name for name in ("three", "odd", "enemy", "random", "nowalls", "wall")}
MOVE = {"way": "way=e"}
KINDS = {"roll": ROLL, "turn": TURN, "move": MOVE}
EACH = [(kind, name) for kind, effects in KINDS.items() for name in effects]


def but(*names: str) -> list[tuple[str, str]]:
    """All effects but those that make the case impossible."""
    return [(kind, name) for kind, name in EACH if name not in names]


def corridor(effect: str, more: str = "", things: str = "") -> Table:
    """A on b1 in a corridor from a1 to d1, with a monster elsewhere."""
    effects = ",".join(part for part in (effect, more) if part)
    return hall("....", pawns=f"A@b1/b1({effects}) M@a9/a9", things=things)


def is_kept(table: Table, name: str) -> bool:
    """Does it still wait for the next time when the turn is over?"""
    table.finish_turn()
    assert table.turn_of != "A"
    return name in table.effects("A")


def move_east(table: Table, to: str) -> None:
    """Whoever decides leads the pawn there; forced steps are made already."""
    for _ in as_long_as(lambda: table.at("A") != to):
        table.act(table.decider or "", "e")


@pytest.mark.clause("GM-89", "GM-44")
@pytest.mark.parametrize(("kind", "name"), but("three"))
def test_a_total_of_zero_uses_roll_and_turn_and_keeps_the_move(kind: str, name: str) -> None:
    table = corridor(KINDS[kind][name], "plus=-9").act("A", "roll").die(3)
    assert is_kept(table, name) == (kind == "move")


@pytest.mark.clause("GM-89", "GM-50")
@pytest.mark.parametrize(("kind", "name"), but("odd", "three"))
def test_a_barred_even_roll_uses_roll_and_turn_and_keeps_the_move(kind: str, name: str) -> None:
    table = corridor(KINDS[kind][name], "odd").act("A", "roll").die(4)
    assert is_kept(table, name) == (kind == "move")


@pytest.mark.clause("GM-89", "GM-12")
@pytest.mark.parametrize(("kind", "name"), but("three", "random", "nowalls", "wall"))
def test_no_exact_move_uses_roll_and_turn_and_keeps_the_move(kind: str, name: str) -> None:
    table = hall("..", pawns=f"A@a1/a1({KINDS[kind][name]})").act("A", "roll").die(5)
    assert table.at("A") == "a1"
    assert is_kept(table, name) == (kind == "move")


@pytest.mark.clause("GM-89", "GM-51")
@pytest.mark.parametrize(("kind", "name"), EACH)
def test_a_failed_test_uses_the_turn_and_keeps_roll_and_move(kind: str, name: str) -> None:
    table = corridor(KINDS[kind][name], "less").act("A", "roll").die(5)
    assert is_kept(table, name) == (kind != "turn")
    assert "less" not in table.effects("A")


@pytest.mark.clause("GM-89", "GM-19")
@pytest.mark.parametrize(("kind", "name"), but("enemy"))
def test_waiting_uses_nothing(kind: str, name: str) -> None:
    pawns = f"A@b1/b1({KINDS[kind][name]},less)"
    table = hall("..|.|", pawns=pawns).act("A", "wait")
    assert is_kept(table, name)
    assert "less" in table.effects("A")


@pytest.mark.clause("GM-89", "GM-55")
@pytest.mark.parametrize(("kind", "name"), EACH)
def test_a_lost_turn_uses_nothing(kind: str, name: str) -> None:
    pawns = f"A@b1/b1({KINDS[kind][name]},less,lost) B@d1/d1(plus=-9)"
    table = hall("....", pawns=pawns, turn="B 12").roll(1)
    assert (table.turn_of, table.view.turn) == ("B", 14)
    assert {name, "less"} <= set(table.effects("A"))


@pytest.mark.clause("GM-89", "GM-32")
@pytest.mark.parametrize(("kind", "name"), EACH)
def test_a_cancelled_turn_uses_nothing(kind: str, name: str) -> None:
    pawns = f"A@b1/b1({KINDS[kind][name]},less) B@d1/d1(plus=-9)"
    table = hall("....", pawns=pawns, things="m1=cancel@B", turn="B 12").roll(1)
    table.act("B", "done", "cancel")
    assert (table.turn_of, table.view.turn) == ("B", 14)
    assert {name, "less"} <= set(table.effects("A"))


@pytest.mark.clause("GM-89", "GM-36")
@pytest.mark.parametrize(("kind", "name"), but("enemy"))
def test_a_turn_of_the_monster_uses_the_roll_only(kind: str, name: str) -> None:
    table = corridor(KINDS[kind][name], "less,plus=-9").act("A", "monster")
    if name == "select":
        table.act("A", "roll")
    assert is_kept(table.die(1), name) == (kind != "roll")
    assert "less" in table.effects("A")


@pytest.mark.clause("GM-89", "GM-31", "GM-17")
@pytest.mark.parametrize(("kind", "name"), but("three", "random"))
def test_a_named_number_is_no_roll(kind: str, name: str) -> None:
    table = corridor(KINDS[kind][name], things="m1=token@A").act("A", "token:1")
    move_east(table, "c1")
    assert is_kept(table, name) == (kind == "roll")


@pytest.mark.clause("GM-89", "GM-49")
@pytest.mark.parametrize(("kind", "name"), but("three", "random"))
def test_a_fixed_move_is_no_roll(kind: str, name: str) -> None:
    table = hall("....", pawns=f"A@a1/a1({KINDS[kind][name]},three)").act("A", "roll")
    move_east(table, "d1")
    assert is_kept(table, name) == (kind == "roll")


@pytest.mark.clause("GM-89", "GM-19", "GM-31")
@pytest.mark.parametrize(("kind", "name"), but("enemy", "odd", "random", "three"))
def test_crossing_by_a_token_is_the_turns_move_and_no_roll(kind: str, name: str) -> None:
    pawns = f"A@b1/b1({KINDS[kind][name]})"
    table = hall("..|.|", pawns=pawns, things="m1=token@A").act("A", "token-cross:e")
    assert table.at("A") == "c1"
    assert is_kept(table, name) == (kind == "roll")


@pytest.mark.clause("GM-89", "GM-19", "GM-36")
@pytest.mark.parametrize(("kind", "name"), but("enemy", "odd"))
def test_crossing_by_waiting_uses_turn_and_move_and_the_roll_the_rest(kind: str, name: str) -> None:
    pawns = f"A@a1/a1(waited=3,plus=-9,{KINDS[kind][name]}) M@f9/f9"
    crossed = hall("A|.|.", pawns=pawns).act("A", "cross:e")
    table = crossed.copy().act("A", "monster")
    if name == "select":
        table.act("A", "roll")
    assert (table.at("A"), is_kept(table.die(1), name)) == ("b1", False)
    if name not in ("three", "random"):  # what these do with the rest of the turn: below
        assert not is_kept(crossed.roll(1), name)


@pytest.mark.clause("GM-19", "GM-49", "GM-57", "GM-74")
def test_after_crossing_by_waiting_the_turns_effects_act() -> None:
    pawns = "A@a1/a1(waited=3,{})"
    three = hall("A|....|.", pawns=pawns.format("three")).act("A", "cross:e")
    assert three.offers("token:") == three.offers("call:") == set()
    walls = hall("A|.|.|.", pawns=pawns.format("nowalls")).act("A", "cross:e").roll(2).go("ee")
    assert (walls.at("A"), walls.effects("A")) == ("d1", {})
    random = hall("A|.|.|.", pawns=pawns.format("random")).act("A", "cross:e").roll(1)
    assert random.die(2).at("A") == "b1"
    assert random.effects("A") == {}


@pytest.mark.clause("GM-19", "GM-49", "GM-57")
@pytest.mark.parametrize("effect", ["three", "random"])
def test_no_token_crosses_where_an_effect_prescribes_the_move(effect: str) -> None:
    table = hall("A|.|.", pawns=f"A@a1/a1({effect},less)", things="m1=token@A")
    assert table.offers("token-cross:") == set()
    table.act("A", "roll").die(1)
    assert table.offers("token-cross:") == set()


@pytest.mark.clause("GM-89", "GM-35")
@pytest.mark.parametrize(("kind", "name"), but("three", "double", "square"))
def test_a_slide_to_a_magnet_uses_all(kind: str, name: str) -> None:
    pawns = f"A@c1/c1({KINDS[kind][name]},plus=-2)"
    table = hall("m....", "m: marker magnet", pawns=pawns).act("A", "roll").die(1)
    assert table.at("A") in ("a1", "b1")
    assert not is_kept(table, name)


@pytest.mark.clause("GM-89", "GM-20")
@pytest.mark.parametrize(("kind", "name"), EACH)
def test_being_pushed_uses_nothing(kind: str, name: str) -> None:
    pawns = f"A@a1/a1 B@b1/b1({KINDS[kind][name]},less)"
    table = hall(".....", pawns=pawns).roll(1).act("A", "push:B:e")
    assert {name, "less"} <= set(table.effects("B"))


@pytest.mark.clause("GM-89", "GM-50", "GM-74", "GM-49")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("odd", "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL"),
        ("nowalls", "IGNORE WALLS NEXT TURN"),
        ("three", "MOVE THREE SPACES NEXT TURN (NO ROLL)"),
        ("random", "MOVE RANDOMLY NEXT TURN"),
    ],
)
def test_an_effect_met_in_the_turn_that_uses_one_is_for_the_next_turn(name: str, said: str) -> None:
    squares = "A..x." if name == "three" else "Ax..."
    table = hall(squares, f"x: {said}", effects={"A": name}).act("A", "roll")
    if name != "three":
        table.die(1)
    if name == "random":
        table.die(2)
    move_east(table, "d1" if name == "three" else "b1")
    table.finish_turn()
    assert table.effects("A") == {name: 1}
