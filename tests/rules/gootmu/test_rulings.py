"""Rulings that the rulebook leaves to us, each as a scenario."""

from pathlib import Path

import pytest

from tablee.core.clauses import read_clauses
from tablee.games import gootmu
from tests.rules.gootmu.drawn import hall

RULED = [11, 12, 19, 20, 24, 25, 27, 28, 31, 32, 33, 35, 42, 51, 56, 57, 60, 71, 73, 74, 75, 76, 77]
RULED += [78, 83, 86, 87, 89]
PANEL = "p: SECRET PANEL, ROLL 3 OR LESS TO PASS"


@pytest.mark.clause("GM-78", "GM-20")
def test_a_player_pushed_onto_the_toucher_goes_home() -> None:
    pawns = "A@a1/a1 B@b1/h8 C@c1/h7(touch)"
    table = hall("....", seats=3, pawns=pawns).roll(1).act("A", "push:B:e")
    assert (table.at("B"), table.at("C")) == ("h8", "c1")
    assert "touch" not in table.effects("C")


@pytest.mark.clause("GM-78", "GM-20")
def test_a_pushed_toucher_sends_nobody_home() -> None:
    pawns = "A@a1/a1 B@b1/h8(touch) C@c1/h7"
    table = hall("....", seats=3, pawns=pawns).roll(1).act("A", "push:B:e")
    assert (table.at("B"), table.at("C")) == ("c1", "c1")
    assert "touch" in table.effects("B")


@pytest.mark.clause("GM-78", "GM-77")
@pytest.mark.parametrize(("name", "steps"), [("MOVE ANOTHER PLAYER 2 SPACES", "ee"),
                                             ("MOVE 1 OTHER PLAYER 1 SPACE", "e")])  # fmt: skip
def test_a_toucher_moved_by_another_sends_nobody_home(name: str, steps: str) -> None:
    pawns = "A@a1/a1 B@c1/h8(touch) C@d1/h7"
    table = hall("AxBC..", f"x: {name}", seats=3, pawns=pawns).roll(1).act("A", "B")
    table.go(steps)
    assert (table.at("B"), table.at("C")) == ("e1" if steps == "ee" else "d1", "d1")
    assert "touch" in table.effects("B")


@pytest.mark.clause("GM-78", "GM-77")
def test_an_instruction_that_a_moved_toucher_follows_is_its_own_move() -> None:
    pawns = "A@a1/a1 B@c1/h8(touch) C@e1/h7"
    words = ["x: MOVE 1 OTHER PLAYER 1 SPACE", "s: SLIDE 2 SPACES, east"]
    table = hall("AxBsC.", *words, seats=3, pawns=pawns).roll(1).act("A", "B", "e")
    assert (table.at("B"), table.at("C")) == ("f1", "h7")
    assert "touch" not in table.effects("B")


@pytest.mark.clause("GM-78", "GM-56")
def test_a_toucher_whom_the_neighbour_moves_in_its_turn_sends_home() -> None:
    pawns = "A@a1/a1(touch,enemy) B@c1/h8 C@f1/h7"
    table = hall("A.....", seats=3, pawns=pawns).roll(3)
    assert (table.at("A"), table.at("B")) == ("d1", "h8")


@pytest.mark.clause("GM-19", "GM-14")
@pytest.mark.parametrize("face", [1, 6])
def test_a_closed_square_entered_by_waiting_does_not_apply_its_text(face: int) -> None:
    table = hall(".|x|.", "x: LOSE 1 TURN", pawns="A@a1/a1(waited=3)")
    table.act("A", "cross:e").roll(face).finish_turn()
    assert (table.at("A"), table.effects("A")) == ("b1", {})


@pytest.mark.clause("GM-19", "GM-26")
def test_a_closed_square_entered_by_waiting_gives_what_lies_there() -> None:
    table = hall(".|k|.", "k: marker key", pawns="A@a1/a1(waited=3)").act("A", "cross:e")
    assert table.where("m1") == "A"


@pytest.mark.clause("GM-86", "GM-12")
def test_a_panel_that_was_passed_without_an_exact_move_is_tested_again() -> None:
    table = hall("|.p.|", PANEL, pawns="A@b1/a1(panel=w)").act("A", "roll").die(2).die(5)
    table.finish_turn()
    assert (table.at("A"), table.effects("A")) == ("b1", {"panel": "w"})


@pytest.mark.clause("GM-56", "GM-31", "GM-27")
def test_an_owner_uses_tokens_before_and_after_a_neighbours_move_only() -> None:
    table = hall("....", pawns="A@a1/a1(enemy)", things="m1=token@A m2=oil@A")
    assert table.offers("spin:")
    table.roll(2)
    assert (table.decider, table.turn_of) == ("A", "A")
    assert table.at("A") == "c1"  # no question came between the two steps
    assert "drop:m2" in table.legal
    assert table.offers("spin:")


@pytest.mark.parametrize(("language", "word"), [("en", "*Ruling:*"), ("fr", "*Décision\u00a0:*")])
def test_rulings_are_marked_in_both_languages(language: str, word: str) -> None:
    path = Path(gootmu.__file__).parent / "text" / f"rules.{language}.md"
    clauses = read_clauses(path)
    for number in RULED:
        assert word in clauses[f"GM-{number}"].text, number
    assert f"{word} {word}" not in path.read_text(encoding="utf-8")
