"""The 144 cards, the 112 melds, the pair, the Gologolo."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import tablee
from tests.rules.gologolo.brute import KINDS, MELDS, crowded_hand, hands, is_gologolo
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    FULL,
    GAME,
    WAITS,
    after_draw,
    at_turn,
    cards,
    chance_of,
    clause_against,
    counts,
    drops,
    endings,
    go,
    hand,
    laid_before,
    lays,
    may,
    meld_texts,
    new,
    play,
    refused,
    takes,
)

MELD_TEXTS = ["".join(KINDS[kind] for kind in meld) for meld in MELDS]


def dealt(*texts: str) -> str:
    return "*deal:" + "/".join("".join(cards(text)) for text in texts)


def text_of(held: list[int]) -> str:
    return "".join(kind * count for kind, count in zip(KINDS, held))


@pytest.mark.clause("GL-01")
@pytest.mark.parametrize("kind", KINDS)
def test_there_are_three_cards_of_every_kind_and_no_fourth(kind: str) -> None:
    others = "".join(other for other in KINDS if other != kind)
    state = new(2)
    assert refused(state, dealt(kind * 4 + others[: 3 * 9], others[: 3 * 13]))
    assert refused(state, dealt(kind * 2 + others[: 3 * 11], kind * 2 + others[: 3 * 11]))
    go(state, dealt(kind * 2 + others[: 3 * 11], others[: 3 * 13]))
    go(state, f"*card:{kind}")
    assert hand(state, "A").count(kind) == 3
    play(state, f"A:drop-{others[:3]} B:draw")
    assert refused(state, f"*card:{kind}")


@pytest.mark.clause("GL-01", "GL-06", "GL-15")
def test_a_round_has_exactly_144_cards() -> None:
    state = at_turn("", "", visible="Cb0")
    stock = Counter(KINDS * 3)
    stock.subtract([*hand(state, "A"), *hand(state, "B"), "Cb0"])
    order = Random(1).sample(sorted(stock.elements()), 144 - 26 - 1)
    for turn, card in enumerate(order):
        assert chance_of(state) == ""
        seat = "BA"[turn % 2]
        play(state, f"{seat}:draw *card:{card} {seat}:drop-{card}")
    assert chance_of(state) == "deal"


@pytest.mark.clause("GL-01")
@pytest.mark.parametrize("card", ["Cb3", "Pb0", "Cp0", "Cb", "b0C", "Hr22", "Cb0Cb0"])
def test_there_is_no_other_card(card: str) -> None:
    state = go(at_turn("", "", visible="Cb0"), "B:draw")
    assert refused(state, f"*card:{card}")


@pytest.mark.clause("GL-02", "GL-09", "GL-10")
@pytest.mark.parametrize("meld", MELD_TEXTS)
def test_each_of_the_112_melds_can_be_laid_and_taken(meld: str) -> None:
    for card in cards(meld):
        two = meld.replace(card, "")
        assert takes(at_turn("", two, visible=card), "B") == {meld}
        junk = next(kind for kind in KINDS if not meld_texts([kind, *cards(meld)]) - {meld})
        state = go(at_turn("", two, visible=junk, keep=card), f"B:draw *card:{card}")
        assert lays(state, "B") == {meld}


@pytest.mark.clause("GL-02")
def test_of_all_triples_of_kinds_only_the_melds_can_be_laid() -> None:
    rng = Random("triples")
    tried: set[tuple[str, ...]] = set()
    for _ in range(300):
        held = sorted(rng.sample(KINDS, 14), key=KINDS.index)
        tried.update(combinations(held, 3))
        assert lays(after_draw("".join(held)), "B") == meld_texts(held)
    assert len(tried) > 17200  # of 17,296


@pytest.mark.clause("GL-02")
def test_hands_with_many_equal_cards_lay_each_meld_once() -> None:
    rng = Random("crowded")
    for _ in range(60):
        held = text_of(crowded_hand(rng, 14))
        assert lays(after_draw(held), "B") == meld_texts(cards(held))


@pytest.mark.clause("GL-02")
@pytest.mark.parametrize(
    "three",
    [
        "Cb0Cb0Cb0",  # three identical cards
        "Cb0Cb0Cb1",  # a pair and another fill
        "Cb0Cb1Cy2",  # three fills, two colours
        "Cb0Cy1Cg2",  # three fills and three colours
        "Cb0Cy0Cg1",  # three colours, two fills
        "Cb0Sb0Ty0",  # three shapes, two colours
        "Cb0Sy0Tg0",  # three shapes and three colours
        "Cb0Sb1Tb2",  # three shapes and three fills
        "Cb0Sy1Tg2",  # everything different
        "Cb0Cy0Sb0",  # neither of one shape nor of one colour
    ],
)
def test_these_are_no_melds(three: str) -> None:
    first, *two = cards(three)
    state = at_turn("", "".join(two), visible=first)
    assert may(state, "B") == {"draw"}
    assert refused(state, f"B:take-{three}")
    state = go(at_turn("", "".join(two), visible="Hr2", keep=first), f"B:draw *card:{first}")
    assert may(state, "B") == set()
    assert refused(state, f"B:lay-{three}")


@pytest.mark.clause("GL-03")
def test_a_pair_is_never_laid_while_other_cards_stay_in_hand() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:2], visible="Tb1", keep="Sr1")
    go(state, "B:draw *card:Sr1 B:lay-Tg0Tg1Tg2")
    assert hand(state, "B") == cards("Hr0Hr1 Cy0Cy0 Sr1")
    assert may(state, "B") == set()
    assert refused(state, "B:out")
    assert refused(state, "B:lay-Cy0Cy0")


@pytest.mark.clause("GL-03")
def test_the_pair_is_laid_as_the_last_two_cards() -> None:
    state = laid_before(WAITS, *FOUR_MELDS[:3], visible="Tb1", keep="Hr2")
    go(state, "B:draw *card:Hr2 B:lay-Hr0Hr1Hr2")
    assert hand(state, "B") == ["Cy0", "Cy0"]
    assert may(state, "B") == {"out"}


@pytest.mark.clause("GL-03")
def test_two_different_cards_are_no_pair() -> None:
    held = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2 Cy0Cy1"
    state = after_draw(held)
    go(state, " ".join(f"B:lay-{meld}" for meld in FOUR_MELDS))
    assert may(state, "B") == set()
    assert drops(state, "B") == {"Cy0", "Cy1"}


@pytest.mark.clause("GL-02")
@pytest.mark.parametrize("cards", ["Cb0Cb0Cb0", "Cb0Cb1Sy2", "Cb0Cb1Cy2", "Cb0Sb0Hr0", "Cb0Cy1Cg2"])
@pytest.mark.parametrize("verb", ["lay", "take"])
def test_three_cards_that_are_no_meld_are_refused_by_the_rule(verb: str, cards: str) -> None:
    """People try it; so it is a wrong move, not a slip of the pen."""
    assert clause_against(after_draw(FULL), f"B:{verb}-{cards}") == "GL-02"
    assert clause_against(after_draw(FULL), f"A:{verb}-{cards}") == "GL-08", "not A's turn"


@pytest.mark.parametrize("text", ["lay-Cb0Cb0", "lay-Cb0Cb1Cb9", "drop-Cb0Cb0Cb0", "lay-", "lay"])
def test_what_is_not_three_cards_is_no_notation(text: str) -> None:
    with pytest.raises(tablee.NotationError):
        GAME.parse_action(after_draw(FULL), text)


@pytest.mark.clause("GL-03", "GL-18")
def test_the_pair_is_worth_nothing() -> None:
    assert endings(after_draw(FULL), "B") == {"gologolo": [0, 15 + 4 * 3 + 0]}


@pytest.mark.clause("GL-04")
def test_a_gologolo_is_declared_with_four_melds_and_a_pair_only() -> None:
    declared = [0, 0]
    for held in hands("declare", 700, 14):
        right = is_gologolo(held)
        assert ("gologolo" in may(after_draw(text_of(held)), "B")) == right, text_of(held)
        declared[right] += 1
    assert min(declared) > 15


@pytest.mark.clause("GL-04", "GL-03")
def test_three_identical_cards_and_a_pair_are_no_gologolo() -> None:
    held = "Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr0Hr0 Cy0Cy0"
    assert not is_gologolo(counts(held))
    state = after_draw(held)
    assert may(state, "B") == {f"lay-{meld}" for meld in FOUR_MELDS[:3]}
    assert refused(state, "B:gologolo")


@pytest.mark.clause("GL-04", "GL-18")
def test_a_card_may_stand_in_the_pair_and_in_a_meld() -> None:
    held = "Cb0Cb0 Cb0Cb1Cb2 Sy0Sy1Sy2 Tg0Tg1Tg2 Hr0Hr1Hr2"
    assert endings(after_draw(held), "B") == {"gologolo": [0, 27]}


@pytest.mark.clause("GL-04")
def test_the_same_meld_may_stand_twice_in_a_gologolo() -> None:
    held = "Cb0Cb1Cb2 Cb0Cb1Cb2 Tg0Ty0Tr0 Tg0Ty0Tr0 Hr0Hr0"
    assert endings(after_draw(held), "B") == {"gologolo": [0, 27]}
