"""A POWER TOKEN in the middle of a move: « avant, après ou pendant votre mouvement » (GM-31)."""

import pytest

from tablee.core.text import Text
from tablee.games.gootmu.words import question
from tests.rules.gootmu.drawn import drawn, hall, relaid
from tests.rules.gootmu.table import GAME, Table

EN, FR = GAME.text("en"), GAME.text("fr")


def dead_end(
    things: str = "m1=token@A", effects: str = "", b1: str = " ", e4: str = " ", said: str = ""
) -> Table:
    """From a1 four squares lead to e1, a dead end. With t2 turned clockwise, its open lower left
    corner (e4) comes to e1, and the way goes on.
    """
    lines = [
        "+---+---+---+---+---+---+---+---+",
        f"| A   {b1}             |           |",
        "+---+---+---+---+---+   +   +   +",
        "|               |               |",
        "+   +   +   +   +   +   +   +   +",
        "|               |               |",
        "+   +   +   +   +   +   +   +   +",
        f"|               | {e4}             |",
        "+---+---+---+---+   +   +   +   +",
    ]
    given = {"A": effects} if effects else None
    return drawn("\n".join([*lines, said]), rest="fenced", things=things, effects=given)


@pytest.mark.clause("GM-31", "GM-12")
def test_a_step_is_possible_if_a_token_can_finish_the_move() -> None:
    table = dead_end().roll(5)
    assert table.steps == {"e"}
    assert "pass" in table.legal  # nobody need spend a token
    assert dead_end(things="m1=key@A").roll(5).steps == set()
    assert dead_end(things="m1=token@B").roll(5).steps == set()


@pytest.mark.clause("GM-31", "GM-12")
def test_the_token_becomes_compulsory_where_no_other_way_is_left() -> None:
    table = dead_end().roll(5).act("A", "e")
    assert table.legal == {"e", "spin:t2:right"}
    table.act("A", "spin:t2:right")
    assert table.where("m1") is None
    assert table.go("eee").at("A")[0] in "ef"
    assert table.turn_of == "B"


@pytest.mark.clause("GM-31")
def test_a_step_that_needs_no_token_stays_free() -> None:
    table = dead_end().roll(4)
    assert (table.view.costly, table.view.must_spend) == ((), False)
    assert "pass" not in table.legal
    assert table.go("eeee").at("A") == "e1"
    assert table.where("m1") == "A"


@pytest.mark.clause("GM-31", "GM-12")
@pytest.mark.parametrize(("language", "words"), [(EN, "power token"), (FR, "jeton de pouvoir")])
def test_the_question_says_that_a_token_must_be_spent(language: Text, words: str) -> None:
    table = dead_end().roll(5)
    warned = question(table.view, language)
    assert table.view.costly == ("e",)
    assert words in warned
    assert language("direction-e") in warned
    table.act("A", "e")
    assert table.view.must_spend
    assert question(table.view, language) == language("ask-walk-spend", steps=4)
    assert words in question(table.view, language)


@pytest.mark.clause("GM-31", "GM-21")
def test_a_key_on_the_way_and_a_turned_tile_together() -> None:
    said = "k: marker key\nd: LOCKED DOOR"
    table = dead_end("m2=token@A", b1="k", e4="d", said=said).roll(5)
    assert table.steps == {"e"}
    table.go("e")
    assert "m1" in table.carried("A")
    assert table.legal == {"e", "spin:t2:right"}
    assert dead_end("m2=token@A", e4="d", said="d: LOCKED DOOR").roll(5).steps == set()


@pytest.mark.clause("GM-31", "GM-26")
def test_a_token_that_lies_on_the_way_can_be_spent_beyond_it() -> None:
    table = dead_end("", b1="k", said="k: marker token").roll(5)
    assert table.steps == {"e"}
    assert table.go("e").legal == {"e", "spin:t2:right"}
    full = dead_end("m2=oil@A m3=key@A A1@A", b1="k", said="k: marker token")
    assert full.roll(5).steps == set()


@pytest.mark.clause("GM-31", "GM-27")
def test_the_token_that_the_move_needs_is_not_put_down() -> None:
    table = dead_end(things="m1=token@A m2=oil@A").roll(5).act("A", "e")
    assert table.offers("drop:") == {"drop:m2"}


@pytest.mark.clause("GM-31", "GM-12")
def test_several_tokens_may_be_needed() -> None:
    """Three turns to the left are one to the right; two would lead nowhere."""
    assert "spin:t2:left" not in dead_end("m1=token@A m2=token@A").roll(5).act("A", "e").legal
    three = "m1=token@A m2=token@A m3=token@A"
    table = dead_end(three).roll(5).act("A", "e", "spin:t2:left")
    assert table.offers("spin:t2:") == {"spin:t2:left", "spin:t2:right"}
    assert table.view.must_spend
    table.act("A", "spin:t2:left", "spin:t2:left")
    assert table.carried("A") == set()
    assert not table.view.must_spend


@pytest.mark.clause("GM-31", "GM-58", "GM-14")
def test_an_arrow_that_only_a_token_could_follow_does_not_bind() -> None:
    table = dead_end(effects="way=e").roll(5)
    assert "pass" in table.legal


@pytest.mark.clause("GM-31", "GM-56")
def test_a_neighbour_who_moves_the_pawn_counts_on_no_token() -> None:
    table = dead_end(effects="enemy").roll(5)
    assert (table.at("A"), table.where("m1")) == ("a1", "A")


@pytest.mark.clause("GM-31", "GM-13")
def test_the_end_of_a_hall_is_no_way_even_with_a_token() -> None:
    assert hall("A...", things="m1=token@A").roll(4).steps == set()


@pytest.mark.clause("GM-31", "GM-14")
def test_an_instruction_counts_on_tokens_spent_before_it_only() -> None:
    hallway = hall("Ax......", "x: MOVE THAT WAY 6 SPACES, east", things="m1=token@A")
    table = relaid(hallway, {2: "2l"}).roll(1).act("A", "e")  # turned so that e1 is walled off
    assert (table.at("A"), table.asks, "spin:t2:right" in table.legal) == ("b1", "instruct", True)
    ignored = table.copy().act("A", "apply")
    assert (ignored.at("A"), ignored.where("m1")) == ("b1", "A")
    assert table.act("A", "spin:t2:right").at("A") == "h1"


@pytest.mark.clause("GM-31", "GM-46")
def test_a_roll_of_36_with_tokens_is_judged_in_time() -> None:
    things = "m1=token@A m2=token@A m3=token@A"
    table = dead_end(things, "square").roll(6)
    assert table.state.cuts <= 4  # type: ignore[attr-defined]
    assert "pass" in table.legal


@pytest.mark.clause("GM-31", "GM-36", "GM-12")
def test_no_tile_is_turned_so_that_the_monster_could_not_go_on() -> None:
    """The token is in the hand of the pawn whose turn it is, not of the piece that moves."""
    table = hall("M.......", pawns="A@j2/j2", things="m1=token@A")
    spins = {action for action in table.legal if action.startswith("spin")}
    harmful = {f"spin:t{tile}:{way}" for tile in (1, 2) for way in ("left", "right")}
    assert spins & harmful
    table.act("A", "monster").act("A", "roll").die(5).act("A", "e")
    assert table.legal == {"e"} | spins - harmful
    table.act("A", min(table.legal - {"e"}))
    assert (table.at("M"), table.turn_of) == ("f1", "B")


@pytest.mark.clause("GM-31", "GM-36", "GM-12")
def test_a_second_token_may_turn_the_monsters_way_back() -> None:
    table = hall("M.......", pawns="A@j2/j2", things="m1=token@A m2=token@A")
    table.act("A", "monster").act("A", "roll").die(5).act("A", "e")
    assert "spin:t2:left" in table.legal
    table.act("A", "spin:t2:left")  # after which only one thing is left to do: turn it back
    assert (table.where("m1"), table.where("m2")) == (None, None)
    assert (table.at("M"), table.turn_of) == ("f1", "B")
