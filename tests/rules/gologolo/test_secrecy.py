"""What stays hidden, what everybody sees, and that nobody can tell who was asked."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.notation import Move, Settled
from tablee.core.state import State
from tests.rules.gologolo.table import (
    FOUR_MELDS,
    GAME,
    WAITS,
    WAITS_TOO,
    all_hands,
    at_turn,
    cards,
    chance_of,
    deal,
    go,
    hand,
    new,
    play,
    seen,
    to_move,
    told,
    won_by,
)

NOT_QUITE = WAITS.replace("Cy0Cy0", "Cy0Cy1")


def worlds(first: str = "A", *, seats: int = 4, hand_of_a: str = "") -> tuple[State, State]:
    """Two games that differ in C's hand alone: with Hr2 one is a Gologolo, the other is not."""
    hands = [hand_of_a, "", WAITS, "", ""][:seats]
    dealt = all_hands(hands, "Hr2 Cy1 Tb1")
    other = dealt.replace("".join(cards(WAITS)), "".join(cards(NOT_QUITE)))
    assert dealt != other
    one = go(new(seats, first), f"*deal:{dealt} *card:Hr2")
    return one, go(new(seats, first), f"*deal:{other} *card:Hr2")


def same(one: State, two: State, viewers: list[str]) -> bool:
    """Do these viewers see the same in both, and have they been told the same?"""
    return all(seen(one, by) == seen(two, by) and told(one, by) == told(two, by) for by in viewers)


@pytest.mark.clause("GL-20")
def test_hands_are_hidden_from_everybody_else() -> None:
    one, two = worlds()
    assert same(one, two, ["", "A", "B", "D"])
    assert seen(one, "C") != seen(two, "C")
    assert hand(one, "C") == cards(WAITS)
    assert hand(two, "C") == cards(NOT_QUITE)


@pytest.mark.clause("GL-05", "GL-20")
@pytest.mark.parametrize("by", ["", "A", "B", "C"])
def test_all_are_told_who_begins_as_soon_as_they_can_see_it(by: str) -> None:
    one, two = new(3, "A"), new(3, "B")
    assert seen(one, by) != seen(two, by)
    assert told(one, by) != told(two, by)


@pytest.mark.clause("GL-20")
def test_a_stranger_sees_no_hand() -> None:
    state = at_turn("", "", visible="Hr2")
    assert seen(state).you is None
    assert len(hand(state, "A")) == len(hand(state, "B")) == 13


@pytest.mark.clause("GL-20")
def test_only_the_drawer_sees_the_drawn_card() -> None:
    before = at_turn("", "", "", visible="Hr2", keep="Tb1 Sg1 Cb1")
    one, two = (play(before.copy(), f"B:draw *card:{card}") for card in ("Tb1", "Sg1"))
    assert all(seen(one, by) == seen(two, by) for by in ("", "A", "C"))
    assert ("Tb1" in hand(one, "B"), "Tb1" in hand(two, "B")) == (True, False)
    card = hand(before, "B")[0]
    assert all(
        seen(play(one.copy(), f"B:drop-{card}"), by) == seen(play(two.copy(), f"B:drop-{card}"), by)
        for by in ("", "A", "C")
    )


@pytest.mark.clause("GL-20")
def test_only_the_drawer_is_told_the_drawn_card() -> None:
    dealt = all_hands(["", "", ""], "Hr2 Tb1 Sg1")
    one, two = (
        play(new(3), f"*deal:{dealt} *card:Hr2 A:drop-Hr2 B:draw *card:{card}")
        for card in ("Tb1", "Sg1")
    )
    assert same(one, two, ["", "A", "C"])
    other, another = (go(new(3), f"*deal:{dealt} *card:{card}") for card in ("Tb1", "Sg1"))
    assert same(other, another, ["", "B", "C"])
    assert seen(other, "A") != seen(another, "A")


@pytest.mark.clause("GL-20", "GL-11")
def test_numbers_melds_and_every_discard_are_public() -> None:
    state = at_turn("", "Cb0Cb1Cb2", "", visible="Hr2", keep="Tb1Sg1Hy1")
    play(state, "B:draw *card:Tb1 B:lay-Cb0Cb1Cb2 B:drop-Tb1 C:draw *card:Sg1 C:drop-Sg1")
    go(state, "A:draw *card:Hy1")
    for by in ("", "A", "B", "C"):
        view = seen(state, by)
        assert [player.cards for player in view.players] == [14, 10, 13]
        assert [len(player.melds) for player in view.players] == [0, 1, 0]
        assert view.players[1].melds == ("Cb0Cb1Cb2",)
        assert (view.discards, view.visible) == (("Hr2", "Tb1", "Sg1"), "Sg1")
        assert view.stock == 144 - 39 - 4


@pytest.mark.clause("GL-20")
def test_hands_that_did_not_win_stay_hidden_when_the_round_ends() -> None:
    one, two = worlds(hand_of_a=WAITS_TOO)
    go(one, "A:gologolo")
    go(two, "A:gologolo")
    assert chance_of(one) == chance_of(two) == "deal"
    assert same(one, two, ["", "A", "B", "D"])


@pytest.mark.clause("GL-13", "GL-20")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_the_moment_nobody_can_tell_whether_somebody_was_asked(seats: int) -> None:
    can, cannot = worlds(seats=seats)
    go(can, "A:drop-Hr2")
    go(cannot, "A:drop-Hr2")
    assert (to_move(can), to_move(cannot)) == ("C", "")
    assert same(can, cannot, ["", *"ABDE"[: seats - 1]])
    assert seen(can).waiting == seen(cannot).waiting
    assert seen(can).asks == seen(cannot).asks


@pytest.mark.clause("GL-13", "GL-20")
def test_who_is_seen_to_be_waited_for_does_not_depend_on_the_hands() -> None:
    states = [
        go(deal(*hands, drawn="Hr2"), "A:drop-Hr2")
        for hands in (["", "", ""], ["", WAITS, ""], ["", "", WAITS], ["", WAITS, WAITS_TOO])
    ]
    assert [to_move(state) for state in states] == ["", "B", "C", "BC"]
    for by in ("", "A"):
        assert len({(seen(state, by).waiting, seen(state, by).asks) for state in states}) == 1


@pytest.mark.clause("GL-13", "GL-20")
@pytest.mark.parametrize("first", ["A", "B", "D"])
def test_afterwards_nobody_can_tell_a_pass_from_not_being_asked(first: str) -> None:
    can, cannot = worlds(first)
    go(can, f"{first}:drop-Hr2 C:pass *moment:over")
    go(cannot, f"{first}:drop-Hr2 *moment:over")
    assert to_move(can) == to_move(cannot)
    others = ["", "A", "B", "D"]
    assert same(can, cannot, others)
    for state in (can, cannot):
        play(state, f"{to_move(state)}:draw *card:Tb1")
    assert same(can, cannot, [by for by in others if by != to_move(can)])


@pytest.mark.clause("GL-13", "GL-20")
@pytest.mark.parametrize("answer", ["pass", "gologolo"])
def test_an_answer_is_sealed_until_all_have_answered(answer: str) -> None:
    before = go(deal("", WAITS, WAITS_TOO, "", drawn="Hr2"), "A:drop-Hr2")
    after = go(deal("", WAITS, WAITS_TOO, "", drawn="Hr2"), f"A:drop-Hr2 C:{answer}")
    assert (to_move(before), to_move(after)) == ("BC", "B")
    assert same(before, after, ["", "A", "B", "D"])


@pytest.mark.clause("GL-13")
def test_a_sealed_answer_is_in_no_record_before_all_have_answered() -> None:
    state = go(deal("", WAITS, WAITS_TOO, "", drawn="Hr2"), "A:drop-Hr2")
    match = tablee.Match("gologolo", start=GAME.position_text(state))
    match.act_text(2, "gologolo")
    assert match.record().moments == ()
    assert all(match.events(by) == [] for by in (-1, 0, 1, 3))
    match.act_text(1, "gologolo")
    assert match.record(1).moments[0] == (Move(1, "gologolo"),)
    assert match.record(0).moments == ((Settled("moment", "over"),),), "who passed stays secret"
    assert match.view().players[1].score == 22  # type: ignore[attr-defined]


@pytest.mark.clause("GL-13")
@pytest.mark.parametrize("by", [-1, 0, 1, 3])
def test_a_match_does_not_tell_others_who_was_asked(by: int) -> None:
    heard, shown = [], []
    for state in worlds():
        match = tablee.Match("gologolo", start=GAME.position_text(state), seed=bytes(32))
        match.act_text(0, "drop-Hr2")
        if match.pending() == [2]:
            match.act_text(2, "pass")
        heard.append(match.events(by))
        shown.append(match.view(by))
    assert heard[0] == heard[1] != []
    assert shown[0] == shown[1]


@pytest.mark.clause("GL-13", "GL-20")
def test_the_asked_player_knows_it() -> None:
    can, cannot = worlds()
    assert seen(go(can, "A:drop-Hr2"), "C").asks == "claim"
    assert seen(can, "C") != seen(go(cannot, "A:drop-Hr2"), "C")


@pytest.mark.clause("GL-11", "GL-18", "GL-20")
def test_a_declared_gologolo_lies_open_for_everybody() -> None:
    royal = go(deal(WAITS, "", "", drawn="Hr2"), "A:gologolo")
    claimed = play(deal("", WAITS, "", drawn="Hr2"), "A:drop-Hr2 B:gologolo")
    for state in (royal, claimed):
        for by in ("", "A", "B", "C"):
            shown = str(told(state, by))
            assert all(meld in shown for meld in FOUR_MELDS)
            assert "Cy0" in shown


@pytest.mark.clause("GL-11", "GL-20")
def test_everybody_is_told_what_is_taken_laid_and_discarded() -> None:
    state = deal("Cb0Cb1Cb2", "Hr0Hr1 Tb1", "", drawn="Hr2", keep="Sg2")
    play(state, "A:drop-Hr2 B:take-Hr0Hr1Hr2 B:drop-Tb1")
    card = hand(state, "C")[0]
    play(state, f"C:draw *card:Sg2 C:drop-{card} A:draw *card:Sg2 A:lay-Cb0Cb1Cb2")
    for by in ("", "A", "B", "C"):
        shown = str(told(state, by))
        assert all(text in shown for text in ("Hr0Hr1Hr2", "Tb1", card, "Cb0Cb1Cb2"))
        assert ("Sg2" in shown) == (by in ("A", "C"))


@pytest.mark.clause("GL-20", "GL-13")
def test_the_table_is_seen_to_wait_for_who_is_to_move_and_for_nobody_at_the_end() -> None:
    state = at_turn("", "", "", visible="Hr2")
    assert all(seen(state, by).waiting == (1,) for by in ("", "A", "B", "C"))
    opening = deal("", "", "", drawn="Hr2", first="C")
    assert all(seen(opening, by).waiting == (2,) for by in ("", "A", "B", "C"))
    over = won_by(won_by(won_by(new(3), "A"), "B"), "C")
    assert (seen(over).waiting, seen(over).asks) == ((), "nothing")
