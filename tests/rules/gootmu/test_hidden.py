"""What nobody knows: the faces of markers that were never turned up (GM-94)."""

import pytest

from tablee.core.notation import SEATS
from tests.rules.gootmu.drawn import MARKERS_OF_A_KIND, hall
from tests.rules.gootmu.table import GAME, Table

KINDS = ["key", "boat", "board", "oil", "bucket", "pickaxe", "token", "cancel", "wall", "door"]
FIXED = ["fire", "cave-in", "magnet"]


def kinds_seen(table: Table, thing: str) -> set[str]:
    """What a stranger and every seat see of a thing."""
    views = [GAME.view(table.state, seat) for seat in range(-1, table.state.seats)]
    return {found.kind for view in views for found in view.things if found.name == thing}


@pytest.mark.clause("GM-94")
def test_nobody_sees_a_face_before_it_is_turned_up() -> None:
    table = hall("Ak..", "k: marker ?", seats=4, things="m9=oil@B")
    assert kinds_seen(table, "m1") == {"?"}
    assert kinds_seen(table, "m9") == {"oil"}
    assert "m1=?@b1" in table.position
    assert kinds_seen(table.roll(1).marker("boat"), "m1") == {"boat"}


@pytest.mark.clause("GM-94", "GM-30")
@pytest.mark.parametrize("kind", [*KINDS, *FIXED])
def test_a_face_down_marker_may_be_anything_that_was_never_seen(kind: str) -> None:
    table = hall("Ak..", "k: marker ?").roll(1)
    assert table.could(kind)
    assert kinds_seen(table.marker(kind), "m1") == {kind}


@pytest.mark.clause("GM-94", "GM-03")
@pytest.mark.parametrize("kind", [*KINDS, *FIXED])
@pytest.mark.parametrize("squares", ["a3 b4 c3 d4", "- - - -"])
def test_what_all_have_seen_is_not_turned_up_again(kind: str, squares: str) -> None:
    assert len(squares.split()) == MARKERS_OF_A_KIND
    seen = [f"m{number + 2}={kind}@{square}" for number, square in enumerate(squares.split())]
    table = hall("........Ak..", "k: marker ?", things=" ".join(seen)).roll(1).go("e")
    assert (table.at("A"), table.chance) == ("j1", "marker")
    assert not table.could(kind)
    assert table.could("oil" if kind != "oil" else "key")


@pytest.mark.clause("GM-94", "GM-03")
@pytest.mark.parametrize("kind", ["gootmu", "monster", "start", "?"])
def test_no_other_thing_lies_face_down(kind: str) -> None:
    table = hall("Ak..", "k: marker ?").roll(1)
    assert not table.could(kind)


@pytest.mark.clause("GM-94")
def test_all_else_is_public() -> None:
    table = hall("AB..", seats=3, things="m1=key@A A1@B C2@d4", effects={"A": "add=2,lost=1"})
    views = [GAME.view(table.state, seat) for seat in range(3)]
    for name in ("pawns", "things", "slots", "walls", "labels", "turn_of", "asks", "turn"):
        assert len({repr(getattr(view, name)) for view in views}) == 1, name
    assert [view.seat for view in views] == [SEATS.index(letter) for letter in "ABC"]
