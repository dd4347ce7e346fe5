"""A match keeps its log, its secrets and its promises."""

from __future__ import annotations

from random import Random

import pytest

from tablee.core.errors import (
    CannotUndo,
    NotationError,
    NotYourDecision,
    OptionError,
    Refused,
    WrongSeat,
)
from tablee.core.events import Undone
from tablee.core.match import Match
from tablee.core.notation import Move, Settled
from tablee.core.record import parse_record, record_text
from tablee.core.replay import verify
from tablee.core.stream import commitment, seed_from
from tablee.games.gulo.names import egg_name
from tests.conformance.tables import GAMES, TRIED, TableOf
from tests.ends import as_long_as

assert GAMES  # also registers the toy games that this file plays


def gruell(*moves: str, seats: int = 3) -> Match:
    match = Match("gruell", seats, seed=seed_from("test"))
    for move in moves:
        match.act_text("ABCDE".index(move[0]), move[2:])
    return match


def play_on(match: Match) -> None:
    rng = Random(1)
    for pending in as_long_as(match.pending):
        match.act(pending[0], rng.choice(match.legal(pending[0])))


def test_choices_made_together_stand_on_one_line_of_the_record() -> None:
    moments = gruell("A:+4", "B:S", "C:GO", "B:goblins").record().moments
    assert moments == ((Move(0, "+4"), Move(1, "S"), Move(2, "GO")), (Move(1, "goblins"),))


def test_a_sealed_choice_is_in_no_record_until_all_are_in() -> None:
    match = gruell("A:+4", "C:GO")
    assert match.record().moments == ()
    assert "GO" not in record_text(match.record())


def test_the_seed_is_promised_at_once_and_shown_only_at_the_end() -> None:
    match = gruell()
    assert match.record().commitment == commitment(match.seed)
    assert match.record().seed == ""
    play_on(match)
    assert match.record().seed == match.seed.hex()
    assert match.record().scores == tuple(match.state.result().scores)  # type: ignore[union-attr]


@pytest.mark.parametrize("seat", [-2, 2, 8])
def test_nobody_reads_for_a_seat_that_is_not_there(seat: int) -> None:
    match = Match("gruell", 2)
    for read in (match.view, match.events, match.record):
        with pytest.raises(WrongSeat):
            read(seat)


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["Ana"], "expected a name for each of the 2 seats, not 1 names"),
        (["Ana", "Bob", "Cid"], "expected a name for each of the 2 seats, not 3 names"),
        (["Ana", ""], "expected a name of one line, not ''"),
        (["Ana\nscores: 99 0", "Bob"], "expected a name of one line, not 'Ana\\nscores: 99 0'"),
        (["Ana\n", "Bob"], "expected a name of one line"),
        (["Ana\u2028", "Bob"], "expected a name of one line"),
    ],
)
def test_names_that_no_record_can_hold_are_refused(names: list[str], problem: str) -> None:
    with pytest.raises(OptionError) as error:
        Match("gruell", 2, names=names)
    assert str(error.value).startswith(problem)


def test_a_sealed_choice_can_be_taken_back_while_others_still_choose() -> None:
    match = gruell("A:+4", "B:S")
    assert match.undo(0) == [Undone(0)]
    assert match.pending() == [0, 2]
    assert match.game.view(match.state, 1).you.choice == "S"
    match.act_text(0, "GO")
    match.act_text(2, "+2")
    assert [str(step) for step in match.record().moments[0]] == ["B:S", "A:GO", "C:+2"]


def test_nothing_is_undone_after_the_reveal() -> None:
    match = gruell("A:+4", "B:+2", "C:GO")
    for seat in range(3):
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_a_public_decision_can_be_taken_back_until_somebody_goes_on() -> None:
    match = gruell("A:+4", "B:S", "C:GO", "B:goblins")
    match.undo(1)
    assert match.pending() == [1]
    match.act_text(1, "ogre-C")
    match.act_text(0, "+2")
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_undoing_once_does_not_open_the_way_across_the_reveal_before() -> None:
    match = gruell("A:+4", "C:GO", "B:S", "B:goblins")
    match.undo(1)
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_who_has_not_decided_has_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo):
        gruell().undo(0)
    with pytest.raises(CannotUndo):
        gruell("A:+4").undo(1)


def test_chance_after_a_decision_makes_it_final() -> None:
    match = Match("lots", 2, seed=seed_from("dice"))
    match.act_text(0, "above")
    match.undo(0)
    match.act_text(0, "below")
    match.act_text(1, "below")
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_undo_leaves_the_promised_chance_as_it_was() -> None:
    plain, undone = (Match("lots", 2, seed=seed_from("dice")) for _ in range(2))
    undone.act_text(0, "below")
    undone.undo(0)
    for match in (plain, undone):
        match.act_text(0, "above")
        match.act_text(1, "below")
    assert plain.record() == undone.record()


def test_events_reach_only_their_audience() -> None:
    match = Match("lots", 3, seed=seed_from("secret"))
    assert [event.seat for event in match.events(1)] == [1]  # type: ignore[attr-defined]
    assert match.events() == []
    match.act_text(2, "above")
    assert len(match.events()) == 1
    assert len(match.events(1)) == 2
    assert len(match.events(1, since=1)) == 1


def test_a_refused_action_leaves_record_events_and_state_alone() -> None:
    match = gruell("A:+4")
    before = (match.record(), match.events(0), match.game.position_text(match.state))
    with pytest.raises(NotYourDecision):
        match.act_text(0, "+2")
    with pytest.raises(Refused):
        match.act(1, 99)
    with pytest.raises(WrongSeat):
        match.act(7, 0)
    with pytest.raises(WrongSeat):
        match.view(7)
    assert before == (match.record(), match.events(0), match.game.position_text(match.state))


def chance_steps(match: Match) -> int:
    return sum(isinstance(step, Settled) for m in match.all_moments() for step in m)


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_undo_is_exact_and_never_crosses_anything_revealed(table: TableOf) -> None:
    rng = Random(str(table))
    match = Match(table.game, table.seats, table.options, seed=rng.randbytes(32))
    for _ in range(150):
        if not match.pending():
            break
        seat = rng.choice(match.pending())
        before = table.game.position_text(match.state)
        action = rng.choice(match.legal(seat))
        drawn = chance_steps(match)
        told = match.act(seat, action)
        final = any(event.reveals for event in told) or chance_steps(match) > drawn
        assert match.may_undo(seat) != final
        if not final and rng.random() < 0.5:
            assert match.undo(seat) == [Undone(seat)]
            assert table.game.position_text(match.state) == before
            assert match.act(seat, action) == told, "it is told as it was the first time"


def decided(match: Match, rng: Random) -> tuple[int, int]:
    """A decision, whatever comes: whose, and what."""
    seat = rng.choice(match.pending())
    action = rng.choice(match.legal(seat))
    match.act(seat, action)
    return seat, action


def may_undo(match: Match) -> list[int]:
    return [seat for seat in range(match.state.seats) if match.may_undo(seat)]


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_who_takes_back_all_that_may_be_taken_back_can_do_it_again(table: TableOf) -> None:
    """Choices made together can be taken back in any order, and the others' stand."""
    rng = Random(str(table))
    match = Match(table.game, table.seats, table.options, seed=rng.randbytes(32))
    for _ in range(8):
        for _ in range(rng.randint(1, 20)):
            if match.pending():
                decided(match, rng)
        after, record = table.game.position_text(match.state), match.record()
        taken: list[tuple[int, int]] = []
        for able in as_long_as(lambda: may_undo(match)):
            seat = rng.choice(able)
            done = max(i for i, done in enumerate(match._done) if done.move.seat == seat)
            taken.append((seat, match._done[done].action))
            match.undo(seat)
        for seat, action in reversed(taken):
            match.act(seat, action)
        assert table.game.position_text(match.state) == after
        if len(taken) <= 1:
            assert match.record() == record


def test_the_first_decision_taken_back_does_not_tell_the_opening_again() -> None:
    match = Match("gruell", 2, seed=seed_from("test"))
    opening = match.all_events()
    told = match.act_text(0, "+4")
    match.undo(0)
    assert match.act_text(0, "+4") == told
    assert match.all_events() == [*opening, *told, Undone(0), *told]


def test_taking_back_does_not_play_the_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it has been: everybody at the server would wait for that."""
    match, rng = Match("gootmu", 4, seed=seed_from("long")), Random(1)
    for _ in range(300):
        decided(match, rng)
    for _ in as_long_as(lambda: not may_undo(match)):
        decided(match, rng)
    seat = may_undo(match)[0]
    since = len(match._done)
    assert since < 50
    monkeypatch.setattr(Match, "_first_state", lambda self: pytest.fail("begins anew"))
    match.undo(seat)
    assert len(match._done) == since - 1


def test_a_match_can_start_from_a_position() -> None:
    start = gruell("A:+4", "B:S", "C:GO")
    text = start.game.position_text(start.state)
    match = Match("gruell", start=text)
    assert match.pending() == [1]
    assert match.names == ("A", "B", "C")
    assert match.record().start == "", "a position shows what is hidden"
    play_on(match)
    assert match.record().start == text


# --- what hands decide


POUR = "12:" + ",".join(egg_name(egg) for egg in range(22))


def gulo(hands: bool, seed: str = "test") -> Match:
    return Match("gulo", 2, {"nest": "physics"}, seed=seed_from(seed), hands=hands)


def test_a_match_waits_for_hands_and_is_told_what_they_did() -> None:
    match = gulo(hands=True)
    assert (match.awaited(), match.pending()) == ("pour", [])
    match.settle_text(POUR)
    seat = match.pending()[0]
    match.act(seat, match.legal(seat)[0])
    assert match.awaited() == "steal"
    match.settle_text("pole")
    kinds = [s.kind for m in match.all_moments() for s in m if isinstance(s, Settled)]
    assert kinds == ["start", "pour", "tile", "steal"]
    assert match.awaited() == "pour"


@pytest.mark.parametrize("text", ["stolen", "12:g1", "181:" + POUR[3:], "12:r9", "", "nonsense"])
def test_what_hands_cannot_have_done_is_refused_and_changes_nothing(text: str) -> None:
    match = gulo(hands=True)
    before = match.game.position_text(match.state)
    with pytest.raises(NotationError):
        match.settle_text(text)
    assert match.game.position_text(match.state) == before


def test_nothing_is_told_of_hands_when_nobody_waits_for_them() -> None:
    match = gulo(hands=True)
    match.settle_text(POUR)
    with pytest.raises(NotYourDecision):
        match.settle_text(POUR)


def test_without_hands_their_part_is_drawn_and_the_rest_still_follows_from_the_seed() -> None:
    """The tiles are the same whatever hands do: they have numbers of their own."""
    drawn, told = gulo(hands=False), gulo(hands=True)
    told.settle_text(POUR)
    tiles = [
        [str(s) for m in match.all_moments() for s in m if str(s).startswith("*tile")]
        for match in (drawn, told)
    ]
    assert tiles[0] == tiles[1] != []


def test_a_record_of_hands_is_verified_but_for_what_hands_did() -> None:
    match = gulo(hands=True)
    rng = Random(4)
    for _ in as_long_as(lambda: match.state.result() is None):
        if match.awaited() == "pour":
            match.settle_text(POUR)
        elif match.awaited() == "rest":
            order = match.state.nest.order  # type: ignore[attr-defined]
            match.settle_text("30:" + ",".join(egg_name(egg) for egg in order))
        elif match.awaited():
            match.settle_text(rng.choice(["stolen", "stolen", "stolen", "egg"]))
        else:
            seat = match.pending()[0]
            match.act(seat, rng.choice(match.legal(seat)))
    checks = verify(parse_record(record_text(match.record())))
    assert all(check.passed for check in checks)
