"""Positions that no play reaches are refused with one sentence, which points at what is wrong."""

from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.core.notation import Word
from tests.rules.gruell.table import DECK, GAME, KID_DECK


def held(*played: str, deck: list[str] = DECK) -> str:
    """The hand that is left of a deck."""
    cards = deck[:]
    for card in played:
        cards.remove(card)
    return " ".join(cards)


FULL = held()
G, P, S = held("GO"), held("PO"), held("S")
TWO, SIX = held("-2"), held("+6")
FOUR = held("-4")
KID = held(deck=KID_DECK)
KID_REST = held("bad", "bad", deck=KID_DECK)
OVER = "A +2 / +3 +3 +4 +4 +4 +4 +6 +6 -2 -2 -4 -4 PO PO GO GO S S | B +2 /"
KID_SHARED = "A good good good good bad bad PO / | B good good good good bad bad GO /"
"""A and B have played the great and the little ogre."""
KID_GOBLINS = "C good good good bad bad PO GO / | D good good good good bad PO GO /"

BAD = [
    # the variant, the seats
    ("@gruell 1+2 | A / | B /", "expected 'gruell' and a variant"),
    (f"@gruell base | A {FULL} /", "expected 2 to 5 seats, found 1"),
    ("@gruell kid" + "".join(f" | {seat} {KID} /" for seat in "ABCDE"), "expected 2 to 4 seats"),
    (f"gruell base | A {FULL} / | @C {FULL} /", "expected seat B here"),
    # all cards are there, and no others
    (f"@gruell base | A {FULL} / | B {G} /", "expected 2 of 'GO' in all, found 1"),
    (f"gruell base | A {FULL} / | B {G} / GO @GO", "there are only 2 of 'GO' in all"),
    (f"gruell base | A {FULL} / | B {FULL} / @bad", "there is no 'bad' in this variant"),
    (f"gruell kid | A {KID} / | B {KID} / @S", "there is no 'S' in this variant"),
    (f"gruell kid | A {KID} / | B {KID} / @+6", "there is no '+6' in this variant"),
    (f"gruell kid | A {KID} / | B {KID} / | table A:@S", "there is no 'S' in this variant"),
    # hands
    (f"gruell base | A {FULL} @GO / | B {G} /", "a hand holds at most 1 of 'GO'"),
    (f"gruell base | A {FULL} / | @B {G} / GO", "expected 10 cards in hand like the others, not 9"),
    (f"gruell base | @A / {FULL} | B / {FULL}", "the last card in hand is not played (GR-02)"),
    # sealed cards
    (f"gruell base | A {G} / GO ! @GO | B {G} / GO", "A does not hold 'GO'"),
    (f"gruell base | A {FULL} / @! | B {FULL} /", "expected one card behind '!'"),
    (f"@gruell base | A {FULL} / ! GO | B {FULL} / ! PO", "somebody must still have to choose"),
    (
        f"gruell kid | @A good / good good good bad bad PO GO | B bad / bad {KID_REST}",
        "the only card left is chosen: write '! good'",
    ),
    (f"gruell base | {OVER.replace('A', '@A').replace(' | B', ' ! +2 | B')}", "no card is sealed"),
    (
        f"gruell base | A {G} / @! PO | B {S} / | table A:GO B:S",
        "no card is sealed while a trick resolves",
    ),
    # lost cards
    (f"gruell base | A {G} / | B {G} / | @lost GO GO", "cards are lost only in variant 2"),
    (f"gruell 2 | A {SIX} / | B {SIX} / | lost @+6 +6", "only ogres and sorcerers are lost, two"),
    (f"gruell 2 | A {G} / | B {SIX} / +6 | lost @GO", "only ogres and sorcerers are lost, two"),
    # the open trick: who played what
    (
        f"gruell base | A {G} / | B {S} / | table @B:GO A:S",
        "B still holds 'GO', so it is not on the table",
    ),
    (f"gruell base | A {G} / | B {S} / | table A:GO @A:S", "A has a card on the table already"),
    # the sorcerer is asked
    (f"gruell base | A {S} / | B {S} / | @table A:S B:S", "a sorcerer is asked only when alone"),
    (f"gruell base | A {S} / | B {SIX} / | @table A:S B:+6", "a sorcerer is asked only when alone"),
    (
        f"gruell base | A {G} / | B {S} / | C {SIX} / +6 | @table A:GO B:S",
        "every card is on the table while a sorcerer is asked",
    ),
    (
        f"gruell base | A {G} / | B {S} / | @table A:GO B:S turn A",
        "'turn' stands only where two ogres share",
    ),
    # two ogres share
    (f"gruell base | A {SIX} / | B {TWO} / | @table A:+6 B:-2", "expected a sorcerer with an ogre"),
    (
        f"gruell base | A {G} / | B {P} / | C {SIX} / | D {TWO} / | @table A:GO B:PO C:+6 D:-2",
        "expected 'turn' and the seat of one of the two ogres",
    ),
    (
        f"gruell base | A {G} / | B {P} / | C {SIX} / | D {TWO} /"
        " | @table A:GO B:PO C:+6 D:-2 turn C",
        "expected 'turn' and the seat of one of the two ogres",
    ),
    (
        f"gruell base | A {G} / | B {P} / | C {SIX} / | D {TWO} /"
        " | @table A:GO B:PO C:+6 D:-2 turn B",
        "the great ogre takes first, then they take turns (GR-09, GR-12)",
    ),
    (
        f"gruell base | A {G} / | B {P} / | C {SIX} / | D {TWO} / -2"
        " | @table A:GO B:PO C:+6 turn A",
        "ogres are asked only while different goblins are left",
    ),
    (
        f"gruell base | A {G} / +4 | B {P} / | C {SIX} / | D {TWO} / | E {held('+4')} /"
        " | @table A:GO B:PO C:+6 D:-2 turn A",
        "the great ogre takes first, then they take turns",
    ),
    (
        f"gruell base | A {G} / | B {P} / +4 | C {SIX} / | D {TWO} / | E {held('+4')} /"
        " | @table A:GO B:PO C:+6 D:-2 turn B",
        "the great ogre takes first, then they take turns",
    ),
    (
        f"gruell base | A {G} / | B {P} / | C {FOUR} / | D {TWO} / | E {S} / S"
        " | @table A:GO B:PO C:-4 D:-2 turn B",
        "the great ogre takes first, then they take turns",
    ),
    (
        f"gruell base | A {G} / | B {P} / | C {SIX} / | D {TWO} / | E {S} / S"
        " | @table A:GO B:PO C:+6 D:-2 turn A",
        "the great ogre takes first, then they take turns",
    ),
    (
        f"gruell kid | {KID_SHARED} | {KID_GOBLINS} | table @A:PO B:GO C:good D:bad turn A",
        "A still holds 'PO', so it is not on the table",
    ),
]


@pytest.mark.parametrize(("marked", "problem"), BAD)
def test_a_position_that_cannot_be_is_refused_where_it_is_wrong(marked: str, problem: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.parse_position(Word(marked.replace("@", "")))
    assert error.value.problem.startswith(problem)
    assert error.value.place.column == marked.index("@") + 1


MEANT = [
    f"gruell base | {OVER}",
    f"gruell kid | {KID_SHARED} | {KID_GOBLINS} | table A:GO B:PO C:good D:bad turn A",
    f"gruell base | A {FULL} / ! GO | B {FULL} /",
    f"gruell base | A {G} / | B {S} / | table A:GO B:S",
    f"gruell 2 | A {G} / | B {G} / | lost GO GO",
    f"gruell base | A {G} / | B {P} / | C {SIX} / | D {TWO} / | table A:GO B:PO C:+6 D:-2 turn A",
    f"gruell base | A {G} / +4 | B {P} / | C {SIX} / | D {TWO} / | E {held('+4')} /"
    " | table A:GO B:PO C:+6 D:-2 turn B",
    f"gruell base | A {G} / | B {P} / | C {FOUR} / | D {TWO} / | E {S} / S"
    " | table A:GO B:PO C:-4 D:-2 turn A",
]


@pytest.mark.parametrize("text", MEANT)
def test_a_position_that_an_author_means_is_read(text: str) -> None:
    assert GAME.position_text(GAME.parse_position(Word(text))) == text
