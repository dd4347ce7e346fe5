"""Where a POWER TOKEN, a wall, a turned tile or another pawn meets an instruction's move."""

import pytest

from tests.rules.gootmu.drawn import drawn, hall
from tests.rules.gootmu.table import Table

SPINS = "m1=token@A"
BACK = "b: MOVE BACK {} SPACES"

# --- a POWER TOKEN at any moment


@pytest.mark.clause("GM-31")
def test_a_token_turns_a_tile_between_arriving_and_the_instruction() -> None:
    table = hall("Ax...", "x: SLIDE 2 SPACES, east", things=SPINS).roll(1).act("A", "e")
    assert {"apply", "spin:t1:right"} <= table.legal
    table.act("A", "spin:t1:right")  # the square turns, and its arrow points to the south
    assert (table.at("A"), table.where("m1")) == ("d4", None)


@pytest.mark.clause("GM-31", "GM-63")
def test_a_token_turns_a_tile_in_the_middle_of_a_slide() -> None:
    table = hall("Ax......", "x: SLIDE 4 SPACES, east", things=SPINS).roll(1)
    table.act("A", "e", "apply", "e")
    assert table.at("A") == "c1"
    assert {"e", "spin:t3:left"} <= table.legal
    assert "spin:t1:left" not in table.legal  # the slide could not go on
    assert table.act("A", "spin:t3:left").at("A") == "f1"


@pytest.mark.clause("GM-31", "GM-20")
def test_a_token_turns_a_tile_before_a_push() -> None:
    table = hall("AB|..", things=SPINS).roll(1).act("A", "e")
    assert (table.asks, table.offers("push:")) == ("push", {"push:B:w"})
    table.act("A", "spin:t1:right")  # both stand on d2 now, a wall to the south of them
    assert (table.at("A"), table.at("B"), table.offers("push:")) == ("d2", "d2", {"push:B:n"})
    assert table.where("m1") is None


@pytest.mark.clause("GM-31", "GM-57")
def test_a_token_turns_a_tile_between_the_dice_of_a_random_move() -> None:
    table = hall("A....", effects={"A": "random"}, things=SPINS).roll(2)
    assert table.asks == "between"
    table.act("A", "roll").die(2)
    assert {"roll", "spin:t1:left", "drop:m1"} <= table.legal
    table.act("A", "spin:t1:left")
    assert (table.at("A"), table.chance) == ("a3", "die")


@pytest.mark.clause("GM-31", "GM-36")
def test_a_token_turns_a_tile_during_the_monsters_move() -> None:
    table = hall("M.......", pawns="A@h8/h8", things=SPINS).act("A", "monster", "roll").die(3)
    assert {"e", "spin:t5:left"} <= table.legal
    assert table.act("A", "spin:t5:left").at("M") == "d1"


@pytest.mark.clause("GM-31", "GM-35")
def test_a_token_turns_a_tile_during_a_slide_to_a_magnet() -> None:
    table = hall("A.m.", "m: marker magnet", things=SPINS).roll(1)
    assert {"e", "spin:t2:left"} <= table.legal


@pytest.mark.clause("GM-56", "GM-31", "GM-79")
def test_the_owner_decides_about_tokens_for_the_monsters_die() -> None:
    words = "x: FREE MOVE FOR MONSTER"
    table = hall("Ax..", words, pawns="M@k9/k9", effects={"A": "enemy"}, things=SPINS).roll(1)
    table.act("A", "apply")
    assert (table.decider, table.asks) == ("A", "number")
    table.act("A", "roll").die(2)
    assert (table.decider, table.view.moving) == ("B", "M")


# --- MOVE BACK


@pytest.mark.clause("GM-60", "GM-64")
def test_a_jump_is_retraced_on_foot_where_the_way_is_open() -> None:
    words = ["j: JUMP 2 SPACES, east", BACK.format(3)]
    assert hall("Aj.b.", *words).roll(1).at("A") == "a1"
    assert hall("Aj|.b.", *words).roll(1).at("A") == "d1"


@pytest.mark.clause("GM-60", "GM-84")
def test_a_way_that_a_turned_tile_tears_is_not_retraced() -> None:
    table = hall("...A.b..", BACK.format(2), things=SPINS).roll(2)
    assert table.copy().act("A", "e", "e", "apply", "w", "w").at("A") == "d1"
    assert table.act("A", "e", "spin:t1:right").at("A") == "f1"


def bottom_row(squares: str, *said: str) -> Table:
    """Two open tiles, without a wall, with these squares in their lowest row."""
    posts, empty = "+   " * 8 + "+", " " * 33
    row = "".join(f"  {square} " for square in squares.replace(".", " ")) + " "
    return drawn("\n".join([*[posts, empty] * 3, posts, row, posts, *said]), things=SPINS)


@pytest.mark.clause("GM-60", "GM-31")
def test_a_step_back_is_one_step_though_its_square_lies_straight_on_farther_away() -> None:
    table = bottom_row("...Ab...", BACK.format(1)).roll(1).act("A", "e")
    table.act("A", "spin:t1:right")  # the pawn came from the square that is a4 now
    assert (table.at("A"), table.turn_of) == ("e4", "B")


@pytest.mark.clause("GM-60", "GM-64", "GM-31")
def test_a_jump_back_is_as_long_as_the_jump_was() -> None:
    table = bottom_row("..Ax.b..", "x: JUMP 2 SPACES, east", BACK.format(1)).roll(1)
    table.act("A", "e", "apply")
    assert table.copy().act("A", "apply", "w").at("A") == "e4"
    table.act("A", "spin:t1:right")  # the square of the jump is a4 now
    assert (table.at("A"), table.turn_of) == ("f4", "B")


NICHE = """
+---+---+---+---+
| A   x         |
+---+---+   +   +
        |   |
+   +   +---+   +

+   +   +   +   +

+---+---+---+---+
x: MOVE THAT WAY 3 SPACES, east
"""


@pytest.mark.clause("GM-33", "GM-62")
def test_steps_that_cost_a_wall_marker_are_named_in_an_instructions_move() -> None:
    table = drawn(NICHE, things="m1=wall@A").roll(1).act("A", "e")
    assert (table.at("A"), table.steps, table.view.costly) == ("c1", {"n", "e", "s"}, ("n", "s"))
    table.act("A", "s")
    assert (set(table.view.costly), table.view.must_spend) == (table.steps, True)


@pytest.mark.clause("GM-60", "GM-74")
def test_ignored_walls_are_ignored_on_the_way_back() -> None:
    table = hall("A|b..", BACK.format(1), effects={"A": "nowalls"}).roll(1).act("A", "e")
    assert table.at("A") == "a1"


@pytest.mark.clause("GM-58", "GM-74", "GM-24")
def test_an_arrow_through_an_ignored_wall_leads_into_the_pool() -> None:
    table = hall("A|p.", "p: POOL", pawns="A@a1/h8(way=e,nowalls)").roll(1)
    assert table.at("A") == "h8"


# --- things that change hands


@pytest.mark.clause("GM-87", "GM-26")
def test_two_pawns_with_full_hands_exchange() -> None:
    things = "A1@A m1=key@A m2=oil@A A2@A+ m3=boat@A+ m4=board@A+"
    table = hall("A..", pawns="A@a1/a1 A+@b1/c1", things=things).roll(1).act("A", "e")
    assert table.legal == {"A1", "m1", "m2", "A2", "m3", "m4", "no"}
    table.act("A", "A2")
    assert table.legal == {"A1", "A2", "m1", "m2"}
    table.act("A", "m1")
    assert (table.carried("A"), table.carried("A+")) == ({"A1", "A2", "m2"}, {"m1", "m3", "m4"})


@pytest.mark.clause("GM-26", "GM-80")
def test_the_giver_has_room_for_what_the_receiver_puts_down() -> None:
    things = "m1=key@A m4=boat@A m5=oil@A A1@B m2=oil@B m3=key@B"
    table = hall("Ax..", "x: GIVE ANOTHER PLAYER 1 ITEM", pawns="B@b1/h8", things=things)
    table.roll(1).act("A", "e", "no", "no", "m1").act("B", "A1")
    assert (table.where("A1"), table.where("m1")) == ("A", "B")
