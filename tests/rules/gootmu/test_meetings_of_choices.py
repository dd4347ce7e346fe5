"""CANCEL OUT where one chooses the way: « pour passer un obstacle pour lequel vous n'avez pas
l'objet nécessaire » (GM-76), and an arrow that nobody can follow (GM-58, GM-14).
"""

import pytest

from tablee.core.notation import SEATS
from tablee.core.route import Route
from tablee.games.gootmu.words import label, question
from tests.rules.gootmu.drawn import drawn, hall, room
from tests.rules.gootmu.table import GAME, Table

SQUARES = "Aa.. ..p. .... ...."  # A comes to b1 from a1; the obstacle is on c2
EN, FR = GAME.text("en"), GAME.text("fr")


def arrived(name: str, obstacle: str = "POOL", effects: str = "cancel", **more: str) -> Table:
    """A has ended on b1 and applies it, if it is asked about that."""
    given = {"A": effects} if effects else {}
    said = [f"a: {name}", f"p: {obstacle}"]
    pawns = f"A@a1/h12 {more.get('pawns', '')}"
    seats = 3 if " C@" in pawns else 2
    things = more.get("things", "")
    table = room(SQUARES, *said, effects=given, pawns=pawns, things=things, seats=seats).roll(1)
    table.go("e")
    return table.act("A", "apply") if table.asks == "instruct" else table


def choices(table: Table) -> dict[str, str]:
    """What may be done, in English."""
    people = ["Ana", "Bob", "Cem"]
    seat = SEATS.index(table.decider or "")
    words = {}
    for code in table.state.legal(seat):
        words[GAME.action_text(table.state, code)] = label(table.view, code, people, EN)
    return words


# --- an instruction's move on foot


@pytest.mark.clause("GM-76")
@pytest.mark.parametrize("obstacle", ["POOL", "LOCKED DOOR", "marker fire", "marker cave-in"])
def test_a_step_of_an_instructions_move_may_cancel_an_obstacle_out(obstacle: str) -> None:
    table = arrived("MOVE FORWARD 3 SPACES", obstacle)
    assert table.steps == {"e", "s"}
    assert table.view.costly == ("s",)
    table.act("A", "s")
    assert table.at("A") == "c2"
    assert table.effects("A") == {}


@pytest.mark.clause("GM-76")
def test_a_free_way_of_an_instructions_move_costs_nothing() -> None:
    table = arrived("MOVE FORWARD 3 SPACES").act("A", "e")
    assert table.effects("A")["cancel"] == 1
    assert "POOL" not in table.view.costly
    assert arrived("MOVE FORWARD 3 SPACES", effects="").at("A") == "d2"


@pytest.mark.clause("GM-76", "GM-56")
def test_a_neighbour_cancels_nothing_out_on_an_instructions_move() -> None:
    table = arrived("MOVE FORWARD 3 SPACES", effects="cancel,enemy")
    assert table.at("A") == "d2"
    assert table.effects("A")["cancel"] == 1


@pytest.mark.clause("GM-76")
def test_a_straight_move_of_ones_choice_may_lead_over_an_obstacle() -> None:
    name = "MOVE ANY DIRECTION 2 SPACES, IGNORE WALLS"
    picture = "Aap. .... .... ...."
    said = [f"a: {name}", "p: POOL"]
    table = room(picture, *said, effects={"A": "cancel"}, pawns="A@a1/h12")
    table.roll(1).go("e").act("A", "apply")
    assert table.steps == {"n", "e", "s"}
    assert table.view.costly == ("e",)
    assert choices(table)["e"] == "east, cancelling the obstacle out"
    table.act("A", "e")
    assert table.at("A") == "d1"
    assert table.effects("A") == {}


@pytest.mark.clause("GM-33", "GM-76")
def test_behind_a_wall_that_is_passed_an_obstacle_may_be_cancelled_out_too() -> None:
    picture = """
        +---+---+---+---+
        | A   a |       |
        +---+---+   +   +
        |       | p     |
        +---+---+   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        a: MOVE FORWARD 3 SPACES
        p: POOL
    """
    things, effects = "m1=wall@A", {"A": "cancel"}
    table = drawn(picture, rest="fenced", things=things, effects=effects, pawns="A@a1/h12")
    table.roll(1).go("e").act("A", "apply").act("A", "apply")  # the square, and through the wall
    assert table.at("A") == "c1"
    assert table.steps == {"e", "s"}
    assert table.act("A", "s").effects("A") == {}


@pytest.mark.clause("GM-76", "GM-12")
def test_the_question_says_that_a_square_must_be_cancelled_out() -> None:
    rows = "A.p. .p.. .... ...."
    table = room(rows, "p: POOL", effects={"A": "cancel"}).roll(3)
    assert not table.view.must_spend
    assert table.view.costly == ("e",)
    table.act("A", "e")
    assert table.steps == {"e", "s"}
    assert table.view.must_spend
    assert "You must spend something" in question(table.view, EN)
    assert "Il faut dépenser quelque chose" in question(table.view, FR)


# --- where the move ends by choice


@pytest.mark.clause("GM-76", "GM-67")
@pytest.mark.parametrize("obstacle", ["POOL", "LOCKED DOOR", "marker fire"])
def test_one_may_go_anywhere_by_cancelling_the_obstacle_out(obstacle: str) -> None:
    table = arrived("GO ANYWHERE", obstacle, things="A1@c2")
    assert table.view.costly == ("c2",)
    assert "cancelling the obstacle out" in choices(table)["c2"]
    table.act("A", "c2")
    assert (table.at("A"), table.where("A1")) == ("c2", "A")
    assert table.effects("A") == {}
    assert "c2" not in arrived("GO ANYWHERE", obstacle, effects="").legal


@pytest.mark.clause("GM-76", "GM-39")
def test_nobody_cancels_the_monster_out_by_going_anywhere() -> None:
    table = arrived("GO ANYWHERE", pawns="M@d4/d4")
    assert "c2" in table.legal
    assert "d4" not in table.legal


@pytest.mark.clause("GM-76", "GM-56")
def test_a_neighbour_chooses_no_square_that_must_be_cancelled_out() -> None:
    table = arrived("GO ANYWHERE", effects="cancel,enemy")
    assert "c2" not in table.legal


@pytest.mark.clause("GM-76", "GM-69")
def test_a_square_of_the_next_tile_may_be_cancelled_out() -> None:
    said = ["a: MOVE TO NEXT TILE, ANYWHERE IN IT, east", "p: SNAKE PIT"]
    pawns = "A@a1/h12"
    table = hall("Aa...p..", *said, effects={"A": "cancel"}, pawns=pawns).roll(1).go("e")
    table.act("A", "apply").act("A", "f1")
    assert (table.at("A"), table.effects("A")) == ("f1", {})


@pytest.mark.clause("GM-76", "GM-71")
@pytest.mark.parametrize("obstacle", ["POOL", "LOCKED DOOR"])
def test_one_may_swap_into_an_obstacle_that_one_cancels_out(obstacle: str) -> None:
    pawns = "B@c2/h11 C@d4/h10"
    name = "SWAP PLACE WITH ANOTHER PLAYER"
    table = arrived(name, obstacle, pawns=pawns, things="m1=boat@B m2=key@B")
    assert table.legal == {"B", "C"}
    assert table.view.costly == ("B",)
    table.act("A", "B")
    assert (table.at("A"), table.at("B"), table.effects("A")) == ("c2", "b1", {})
    table = arrived(name, obstacle, pawns=pawns, things="m1=boat@B m2=key@B").act("A", "C")
    assert (table.at("A"), table.effects("A")) == ("d4", {"cancel": 1})


@pytest.mark.clause("GM-76", "GM-70")
def test_one_may_join_a_player_in_an_obstacle_that_one_cancels_out() -> None:
    pawns = "B@c2/h11 C@d4/h10"
    table = arrived("MOVE TO SAME SPACE AS ANOTHER PLAYER", pawns=pawns, things="m1=boat@B")
    assert table.legal == {"B", "C"}
    table.act("A", "B")
    assert (table.at("A"), table.effects("A")) == ("c2", {})


@pytest.mark.clause("GM-76", "GM-73")
@pytest.mark.parametrize(
    ("name", "things"),
    [
        ("GO TO NEAREST ENEMY GOOTMU", "B1@c2 B2@a2"),
        ("TELEPORT TO ANY GOOTMU TOKEN", "B1@c2 B2@a2"),
        ("GO TO NEAREST ITEM", "m1=key@c2 m2=oil@a2"),
    ],
)
def test_one_may_teleport_to_an_obstacle_that_one_cancels_out(name: str, things: str) -> None:
    table = arrived(name, things=things)
    assert {"a2", "c2"} <= table.legal
    assert table.view.costly == ("c2",)
    table.act("A", "c2")
    assert (table.at("A"), table.effects("A")) == ("c2", {})
    assert table.carried("A")


# --- into a closed square


CELL = """
+---+---+---+---+
| A | p         |
+---+   +   +   +
|               |
+   +   +   +   +
|               |
+   +   +   +   +
|               |
+---+---+---+---+
"""


def cell(effects: str, obstacle: str = "LOCKED DOOR", things: str = "") -> Table:
    """A is shut in on a1; beside it, on b1, is an obstacle."""
    picture = f"{CELL}p: {obstacle}"
    return drawn(picture, effects={"A": effects}, rest="fenced", things=things)


@pytest.mark.clause("GM-19", "GM-76")
@pytest.mark.parametrize("obstacle", ["LOCKED DOOR", "POOL", "marker fire"])
def test_who_crosses_a_wall_may_cancel_an_obstacle_out(obstacle: str) -> None:
    table = cell("cancel", obstacle).roll(6)
    assert "cross:e" in table.view.costly
    assert "cancelling the obstacle out" in choices(table)["cross:e"]
    table.act("A", "cross:e")
    assert (table.at("A"), table.effects("A")) == ("b1", {})
    table = cell("cancel,waited=3", obstacle).act("A", "cross:e")
    assert (table.at("A"), table.effects("A")) == ("b1", {})
    table = cell("cancel", obstacle, things="m9=token@A").act("A", "token-cross:e")
    assert (table.at("A"), table.effects("A")) == ("b1", {})


@pytest.mark.clause("GM-19", "GM-56", "GM-76")
def test_a_neighbour_who_crosses_cancels_nothing_out() -> None:
    assert "cross:e" not in cell("cancel,enemy").roll(6).legal


@pytest.mark.clause("GM-58", "GM-14", "GM-19")
def test_an_arrow_that_cannot_be_followed_keeps_nobody_in_a_closed_square() -> None:
    table = cell("way=e").roll(6)
    assert table.offers("cross:") == {"cross:n", "cross:s", "cross:w"}
    assert "wait" in cell("way=e").legal
    assert "cross:s" in cell("way=e,waited=3").legal
    assert "token-cross:s" in cell("way=e", things="m1=token@A").legal
    assert cell("way=s").roll(6).offers("cross:") == {"cross:s"}


BESIDE = """
+---+---+---+---+
|   | A         |
+---+---+---+---+
|   |           |
+---+   +   +   +
|               |
+   +   +   +   +
|               |
+---+---+---+---+
"""


@pytest.mark.clause("GM-58", "GM-14", "GM-19")
def test_an_arrow_with_an_exact_move_along_it_still_forbids_to_cross() -> None:
    table = drawn(BESIDE, effects={"A": "way=e,waited=3"}, rest="fenced")
    assert table.offers("cross:") == set()  # the die will tell how far it leads
    # Three squares lead east: with a six nothing can follow the arrow.
    table = drawn(BESIDE, effects={"A": "way=e"}, rest="fenced").roll(6)
    assert table.offers("cross:") == {"cross:w"}


# --- what a route tells


@pytest.mark.clause("GM-76", "GM-21")
@pytest.mark.parametrize("obstacle", ["POOL", "marker fire", "marker cave-in"])
def test_a_route_tells_what_is_cancelled_out_on_it(obstacle: str) -> None:
    table = hall("A.p.", f"p: {obstacle}", effects={"A": "cancel"}).roll(3)
    [route] = GAME.routes(table.view)
    assert told(route) == ["Ana cancels out the obstacle on c1."]


@pytest.mark.clause("GM-21")
def test_a_route_through_fire_with_the_bucket_cancels_nothing_out() -> None:
    things = "m9=bucket@A"
    table = hall("A.p.", "p: marker fire", effects={"A": "cancel"}, things=things).roll(3)
    [route] = [route for route in GAME.routes(table.view) if route.end == "d1"]
    assert not any("cancels out" in sentence for sentence in told(route))


def told(route: Route) -> list[str]:
    """What happens on a route, in English."""
    return list(GAME.tell(route.events, ["Ana", "Bob"], EN))
