"""Positions that no play reaches are refused with one sentence, which points at what is wrong."""

from __future__ import annotations

import pytest

from tablee.core.errors import NotationError
from tablee.core.notation import Word
from tests.rules.gologolo.brute import KINDS
from tests.rules.gologolo.table import GAME, WAITS, all_hands, cards

A, B = all_hands(["", WAITS]).split("/")
A14 = f"{A}Tr2"
A10, A11 = A[9:], A[9:] + "Tr2"
WAITING = WAITS.replace(" ", "")
MELD = "Sb0Sb1Sb2"
FOUR_MELDS = f"{MELD}+Cy0Cg0Cr0+Ty0Ty1Ty2+Hy0Hy1Hy2"
EMPTY = "A - / - / - | B - / - / -"
DEALT = f"A {A} / - / - | B {B} / - / -"
OPENING = f"A {A14} / - / - | B {B} / - / -"
LAID = f"A {A10} / {MELD} / - | B {B} / - / -"
LAID_NOW = f"A {A11} / {MELD} / - | B {B} / - / -"


def all_drops(held: str) -> str:
    """Every card that is not held, so that the stock is empty."""
    return " ".join(kind for kind in KINDS for _ in range(3 - cards(held).count(kind)))


BAD = [
    # the round and who began it
    (f"round @2 first - | turn - start 0 | {EMPTY}", "expected round 1: nobody has begun yet"),
    (f"round 1 first @A | turn - start 0 | {EMPTY}", "expected who began this round"),
    (f"round 1 first @- | turn - deal 0 | {EMPTY}", "expected who began this round"),
    (f"round 1 first @- | turn A turn 0 | {DEALT} | drops Tr1", "expected who began this round"),
    (f"round @0 first A | turn - deal 0 | {EMPTY}", "expected a round from 1 to 4"),
    (f"round @{'9' * 5000} first A | turn - deal 0 | {EMPTY}", "expected a round from 1 to 4"),
    (f"round @1 first A | turn - over 0 | {EMPTY}", "expected round 4, after which the game is"),
    (
        "round @3 first A | turn - over 0 | A - / - / 3+3+3 | B - / - / 0+0+0",
        "expected round 4, after which the game is over",
    ),
    # whose turn it is
    (f"round 1 first A | turn @A deal 0 | {EMPTY}", "a seat has the turn during a round"),
    (f"round 1 first A | turn @- turn 0 | {DEALT} | drops Tr1", "a seat has the turn during"),
    (f"round 1 first B | turn @A first-card 0 | {DEALT}", "expected B, who begins the round"),
    (f"round 1 first B | turn @A opening 0 | {OPENING}", "expected B, who begins the round"),
    # what has been discarded
    (f"round 1 first A | turn A @turn 0 | {DEALT}", "expected 'drops': in 'turn' a visible"),
    (f"round 1 first A | turn A @card 0 | {DEALT}", "expected 'drops': in 'card' a visible"),
    (f"round 1 first A | turn A @claim 0 | {DEALT}", "expected 'drops': in 'claim' a visible"),
    (f"round 1 first A | turn A @laying 0 | {OPENING}", "expected 'drops': in 'laying' a visible"),
    (f"round 1 first A | turn A @turn 0 | {DEALT} | drops", "expected 'drops'"),
    (f"round 1 first - | turn - start 0 | {EMPTY} | @drops Tr1", "nothing is discarded in the"),
    (f"round 1 first A | turn - deal 0 | {EMPTY} | @drops Tr1", "nothing is discarded in the"),
    (f"round 1 first A | turn A first-card 0 | {DEALT} | @drops Tr1", "nothing is discarded in"),
    (f"round 1 first A | turn A opening 0 | {OPENING} | @drops Tr1", "nothing is discarded in"),
    # the stock
    (
        f"round 1 first A | turn A @turn 0 | {DEALT} | drops {all_drops(A + B)}",
        "the stock is empty: only 'laying' or 'claim' is left (GL-15)",
    ),
    (f"round 1 first A | turn A @card 0 | {DEALT} | drops {all_drops(A + B)}", "the stock is"),
    (
        f"round 1 first A | turn A @taken 0 | {LAID_NOW} | drops {all_drops(A11 + MELD + B)}",
        "the stock is empty",
    ),
    (
        f"round 1 first A | turn A turn 0 | {DEALT} | drops Tr0 Tr0 Tr0 @Tr0",
        "there are only 3 Tr0, and this is one more",
    ),
    # melds, and how many lay there when the turn began
    (
        f"round 1 first A | turn - deal 0 | A - / @{MELD} / - | B - / - / -",
        "expected '-': no meld is laid in the phase 'deal'",
    ),
    (
        f"round 1 first A | turn A first-card 0 | A {A10} / @{MELD} / - | B {B} / - / -",
        "expected '-': no meld is laid in the phase 'first-card'",
    ),
    (
        f"round 1 first A | turn A opening 0 | A {A11} / @{MELD} / - | B {B} / - / -",
        "expected '-': no meld is laid in the phase 'opening'",
    ),
    (
        f"round 1 first A | turn B turn 0 | A - / @{FOUR_MELDS}+Tr0Tr1Tr2 / - | B {B} / - / -"
        " | drops Hg0",
        "expected at most 4 melds, found 5",
    ),
    (
        f"round 1 first A | turn A turn @1 | {DEALT} | drops Tr1",
        "expected 0 for the melds before this turn",
    ),
    (
        f"round 1 first A | turn A turn @0 | {LAID} | drops Tr1",
        "expected 1 for the melds before this turn",
    ),
    (
        f"round 1 first A | turn A card @0 | {LAID} | drops Tr1",
        "expected 1 for the melds before this turn",
    ),
    (f"round 1 first A | turn A claim @2 | {LAID} | drops Tr1", "expected 0 to 1 for the melds"),
    (
        f"round 1 first A | turn A laying @2 | {LAID_NOW} | drops Tr1",
        "expected 0 to 1 for the melds",
    ),
    (
        f"round 1 first A | turn A taken @1 | {LAID_NOW} | drops Tr1",
        "expected 0 for the melds before this turn",
    ),
    (f"round 1 first A | turn A @taken 0 | {OPENING} | drops Tr1", "in 'taken' the meld with"),
    (f"round 1 first A | turn A turn @9 | {DEALT} | drops Tr1", "expected how many melds lay"),
    # hands
    (
        f"round 1 first A | turn A opening 0 | A @{A} / - / - | B {B} / - / -",
        "expected 14 cards in this hand, found 13",
    ),
    (
        f"round 1 first A | turn A turn 0 | A {A} / - / - | B @{B}Tr2 / - / - | drops Tr1",
        "expected 13 cards in this hand, found 14",
    ),
    (
        f"round 1 first A | turn - deal 0 | A @{A} / - / - | B - / - / -",
        "expected 0 cards in this hand, found 13",
    ),
    (
        f"round 1 first A | turn A turn 1 | A @{A} / {MELD} / - | B {B} / - / - | drops Tr1",
        "expected 10 cards in this hand, found 13",
    ),
    # points
    (
        "round 2 first A | turn - deal 0 | A - / - / @- | B - / - / 3",
        "expected the points of every round that is over: 1",
    ),
    (
        "round 2 first A | turn - deal 0 | A - / - / @28 | B - / - / 3",
        "expected points of a round, 0 to 27, not '28'",
    ),
    (
        f"round 2 first A | turn - deal 0 | A - / - / @{'9' * 5000} | B - / - / 3",
        "expected points of a round, 0 to 27",
    ),
    # answers in the moment after a discard
    (
        f"round 1 first A | turn B turn 0 | A {A} / - / - | B {WAITING} / - / - @! pass"
        " | drops Hr2",
        "expected no answer: seats answer only in the phase 'claim'",
    ),
    (
        f"round 1 first A | turn A claim 0 | A {A} / - / - | B {WAITING} / - / - @! pass"
        " | drops Tr1",
        "this seat cannot declare, so it has not answered",
    ),
    (
        f"round 1 first A | turn B claim 0 | A {A} / - / - | B {WAITING} / - / - @! gologolo"
        " | drops Hr2",
        "this seat cannot declare, so it has not answered",
    ),
]


@pytest.mark.parametrize(("marked", "problem"), BAD)
def test_a_position_that_cannot_be_is_refused_where_it_is_wrong(marked: str, problem: str) -> None:
    text = f"gologolo closed | {marked}"
    with pytest.raises(NotationError) as error:
        GAME.parse_position(Word(text.replace("@", "")))
    assert error.value.problem.startswith(problem)
    assert error.value.place.column == text.index("@") + 1


MEANT = [
    f"round 1 first - | turn - start 0 | {EMPTY}",
    f"round 1 first B | turn - deal 0 | {EMPTY}",
    f"round 1 first A | turn A first-card 0 | {DEALT}",
    f"round 1 first A | turn A opening 0 | {OPENING}",
    f"round 1 first A | turn A turn 1 | {LAID} | drops Tr1",
    f"round 1 first B | turn A laying 0 | {LAID_NOW} | drops Tr1",
    f"round 1 first B | turn A laying 1 | {LAID_NOW} | drops Tr1",
    f"round 1 first A | turn A taken 0 | {LAID_NOW}",
    f"round 1 first A | turn A laying 0 | {OPENING} | drops {all_drops(A14 + B)}",
    f"round 1 first A | turn A claim 0 | {DEALT} | drops {all_drops(A + B)}",
    "round 4 first A | turn - over 0 | A - / - / 5+0+0+11 | B - / - / 0+27+0+0",
]


@pytest.mark.parametrize("text", MEANT)
def test_a_position_that_an_author_means_is_read(text: str) -> None:
    line = f"gologolo closed | {text}"
    assert GAME.position_text(GAME.parse_position(Word(line))) == line
