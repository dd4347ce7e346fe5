"""What a trick does when nobody has to decide anything."""

import pytest

from tests.rules.gruell.table import by_seat, piles, play, waits_for


@pytest.mark.clause("GR-05")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:+6 B:+2", "A +6 | B +2"),
        ("A:-2 B:-2", "A -2 | B -2"),
        ("A:+4 B:-4 C:+3", "A +4 | B -4 | C +3"),
        ("A:+4 B:+4 C:-2 D:+6", "A +4 | B +4 | C -2 | D +6"),
        ("A:+2 B:+3 C:+4 D:-2 E:-4", "A +2 | B +3 | C +4 | D -2 | E -4"),
    ],
)
def test_without_ogre_and_sorcerer_everyone_saves_their_own_goblin(
    line: str, expected: str
) -> None:
    assert piles(play(line)) == by_seat(expected)


@pytest.mark.clause("GR-06")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:S B:S C:+6", "A S | B S | C +6"),
        ("A:S B:+6 C:-4 D:S", "A S | B +6 | C -4 | D S"),
        ("A:+2 B:S C:S D:-2 E:+6", "A +2 | B S | C S | D -2 | E +6"),
    ],
)
def test_two_sorcerers_cancel_and_goblins_are_saved(line: str, expected: str) -> None:
    assert piles(play(line)) == by_seat(expected)


@pytest.mark.clause("GR-06")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:S B:S C:S D:+6", "A S | B S | C S | D +6"),
        ("A:S B:+6 C:S D:S E:-2", "A S | B +6 | C S | D S | E -2"),
        ("A:S B:S C:S D:S E:+4", "A S | B S | C S | D S | E +4"),
    ],
)
def test_of_three_or_more_sorcerers_none_is_left(line: str, expected: str) -> None:
    assert piles(play(line)) == by_seat(expected)


@pytest.mark.clause("GR-06", "GR-07")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
def test_an_ogre_beside_cancelled_sorcerers_captures_every_goblin(ogre: str) -> None:
    state = play(f"A:S B:{ogre} C:S D:+6 E:-2")
    assert piles(state) == by_seat(f"A S | B {ogre} +6 -2 | C S | D | E")


@pytest.mark.clause("GR-06", "GR-07")
def test_an_ogre_beside_three_cancelled_sorcerers_captures_the_goblin() -> None:
    assert piles(play("A:S B:S C:S D:PO E:+6")) == by_seat("A S | B S | C S | D PO +6 | E")


@pytest.mark.clause("GR-06", "GR-10")
def test_sorcerers_and_identical_ogres_all_cancel_and_the_goblin_is_saved() -> None:
    assert piles(play("A:S B:GO C:S D:GO E:+6")) == by_seat("A S | B GO | C S | D GO | E +6")


@pytest.mark.clause("GR-06", "GR-09")
def test_a_great_and_a_little_ogre_share_beside_cancelled_sorcerers() -> None:
    state = play("A:S B:PO C:S D:GO E:+6")
    assert piles(state) == by_seat("A S | B PO | C S | D GO +6 | E")


@pytest.mark.clause("GR-06", "GR-15")
@pytest.mark.parametrize("rest", ["C:GO", "C:GO D:+4", "C:GO D:GO E:+4", "C:GO D:PO E:+4"])
def test_cancelled_sorcerers_are_asked_nothing(rest: str) -> None:
    assert waits_for(play(f"A:S B:S {rest}")).startswith("choose: AB")


@pytest.mark.clause("GR-07")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
@pytest.mark.parametrize(
    ("goblins", "captured"),
    [
        ("B:+6", "+6"),
        ("B:-4", "-4"),
        ("B:+4 C:-2", "+4 -2"),
        ("B:+4 C:+4 D:-4", "+4 +4 -4"),
        ("B:+6 C:+3 D:-2 E:-4", "+6 +3 -2 -4"),
    ],
)
def test_one_ogre_alone_captures_every_goblin_good_and_bad(
    ogre: str, goblins: str, captured: str
) -> None:
    found = piles(play(f"A:{ogre} {goblins}"))
    assert found["A"] == sorted([ogre, *captured.split()])
    assert all(pile == [] for letter, pile in found.items() if letter != "A")


@pytest.mark.clause("GR-07")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_the_lone_ogre_may_sit_anywhere(seat: str) -> None:
    others = [letter for letter in "ABC" if letter != seat]
    found = piles(play(f"{seat}:PO {others[0]}:+6 {others[1]}:-4"))
    assert found == {seat: sorted(["PO", "+6", "-4"]), others[0]: [], others[1]: []}


@pytest.mark.clause("GR-08")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:S B:+6", "A S +6 | B"),
        ("A:S B:-2", "A S | B -2"),
        ("A:+4 B:S C:-4", "A | B S +4 | C -4"),
        ("A:-2 B:-4 C:S", "A -2 | B -4 | C S"),
        ("A:+6 B:+6 C:+2 D:S", "A | B | C | D S +6 +6 +2"),
        ("A:+3 B:-2 C:S D:-2 E:+4", "A | B -2 | C S +3 +4 | D -2 | E"),
    ],
)
def test_a_lone_sorcerer_captures_only_the_positive_goblins(line: str, expected: str) -> None:
    assert piles(play(line)) == by_seat(expected)


@pytest.mark.clause("GR-08", "GR-15")
def test_a_sorcerer_without_an_ogre_in_the_trick_is_asked_nothing() -> None:
    assert waits_for(play("A:S B:+6 C:-2")) == "choose: ABC"


@pytest.mark.clause("GR-10")
@pytest.mark.parametrize("ogre", ["GO", "PO"])
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("A:O B:O C:+6", "A O | B O | C +6"),
        ("A:O B:-2 C:O D:+3", "A O | B -2 | C O | D +3"),
        ("A:O B:O C:O D:+6", "A O | B O | C O | D +6"),
        ("A:O B:O C:O D:+6 E:-4", "A O | B O | C O | D +6 | E -4"),
        ("A:O B:O C:O D:O E:+6", "A O | B O | C O | D O | E +6"),
    ],
)
def test_identical_ogres_all_cancel_and_goblins_are_saved(
    ogre: str, line: str, expected: str
) -> None:
    found = piles(play(line.replace("O", ogre)))
    assert found == by_seat(expected.replace("O", ogre))


@pytest.mark.clause("GR-10", "GR-07")
@pytest.mark.parametrize(("twin", "other"), [("GO", "PO"), ("PO", "GO")])
@pytest.mark.parametrize("goblin", ["+6", "-4"])
def test_the_one_ogre_left_beside_two_identical_captures_everything(
    twin: str, other: str, goblin: str
) -> None:
    state = play(f"A:{twin} B:{other} C:{twin} D:{goblin} E:+2")
    assert piles(state) == by_seat(f"A {twin} | B {other} {goblin} +2 | C {twin} | D | E")


@pytest.mark.clause("GR-10", "GR-07")
@pytest.mark.parametrize(("triplet", "other"), [("GO", "PO"), ("PO", "GO")])
def test_the_one_ogre_left_beside_three_identical_captures_the_goblin(
    triplet: str, other: str
) -> None:
    state = play(f"A:{triplet} B:{triplet} C:{triplet} D:{other} E:+6")
    assert piles(state) == by_seat(f"A {triplet} | B {triplet} | C {triplet} | D {other} +6 | E")


@pytest.mark.clause("GR-10", "GR-05")
@pytest.mark.parametrize("goblin", ["+6", "-2"])
def test_two_pairs_of_identical_ogres_leave_the_goblin_to_its_player(goblin: str) -> None:
    state = play(f"A:GO B:PO C:{goblin} D:GO E:PO")
    assert piles(state) == by_seat(f"A GO | B PO | C {goblin} | D GO | E PO")


@pytest.mark.clause("GR-14", "GR-25")
@pytest.mark.parametrize(
    "cards",
    ["GO PO", "GO GO", "PO PO", "S S", "S S S", "GO GO PO", "GO GO PO PO", "GO GO GO PO PO",
     "S S GO", "S S GO PO", "S S S GO GO", "GO GO GO GO GO", "S S S S S"],
)  # fmt: skip
def test_without_goblins_ogres_and_sorcerers_go_to_their_own_piles(cards: str) -> None:
    played = list(zip("ABCDE", cards.split()))
    state = play(" ".join(f"{letter}:{card}" for letter, card in played))
    assert piles(state) == {letter: [card] for letter, card in played}
    assert waits_for(state) == f"choose: {'ABCDE'[: len(played)]}"
