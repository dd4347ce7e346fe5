"""What must be true of every game. Each check takes a table and a seed and plays one random game.

They are plain functions so that `test_checks_can_fail` can show that broken games are caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import jsonschema
import msgspec
import pytest

from tablee.bots.any_game import bot_names, make_bot
from tablee.core.chance import RandomSource
from tablee.core.errors import Refused
from tablee.core.events import Event
from tablee.core.match import Match
from tablee.core.notation import Word
from tablee.core.record import parse_record, record_text
from tablee.core.replay import final_state, verify
from tablee.core.state import State
from tests.conformance.tables import TableOf, settle_all, walk

CANARY = 790_017
REDEALS = 40
MOST_ALTERNATIVES = 8
FAR_ON = 150  # decisions after which a copy must have shown that it is one


def view_bytes(table: TableOf, state: State, seat: int) -> bytes:
    return msgspec.json.encode(table.game.view(state, seat))


def seen_alike(table: TableOf, one: State, other: State, seat: int) -> bool:
    """Can this seat not tell the two states apart?"""
    same_view = view_bytes(table, one, seat) == view_bytes(table, other, seat)
    return same_view and one.legal(seat) == other.legal(seat)


def events_of(table: TableOf, state: State) -> list[Event]:
    return [table.game.event(note) for note in state.notes or []]


def told(table: TableOf, state: State, seat: int) -> bytes:
    return msgspec.json.encode([event for event in events_of(table, state) if event.seen_by(seat)])


def played(state: State, seat: int, action: int) -> State:
    """A copy in which this was played, with what it wrote down."""
    twin = state.copy()
    twin.notes = []
    twin.play(seat, action)
    return twin


# --- playing


def random_play_ends_with_a_result(table: TableOf, seed: int) -> None:
    *_, last = walk(table, seed)
    result = last.result()
    assert result is not None
    assert len(result.scores) == len(result.ranks) == table.seats
    assert result.winners()
    assert not any(last.legal(seat) for seat in range(table.seats))


def every_legal_action_can_be_played(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        assert state.first_pending() == next(iter(state.pending()), -1)
        for seat in range(table.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.pending())
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert 0 <= action < table.game.actions
                played(state, seat, action)


def past_states_never_change(table: TableOf, seed: int) -> None:
    past = [(state.copy(), table.game.position_text(state)) for state in walk(table, seed)]
    for state, text in past:
        assert table.game.position_text(state) == text


def copies_are_independent(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        before = table.game.position_text(state)
        twin = state.copy()
        for _ in range(FAR_ON):
            pending = twin.pending()
            if pending:
                seat = rng.choice(pending)
                twin.play(seat, rng.choice(twin.legal(seat)))
                settle_all(twin, rng)
        assert table.game.position_text(state) == before


def refused_actions_change_nothing(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        before = table.game.position_text(state)
        for _ in range(8):
            seat = rng.randint(-3, table.seats + 3)
            action = rng.randint(-5, table.game.actions + 5)
            if action not in state.legal(seat):
                with pytest.raises(Refused):
                    state.play(seat, action)
                assert table.game.position_text(state) == before


# --- notation


def actions_round_trip(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        for seat in state.pending():
            texts = [table.game.action_text(state, action) for action in state.legal(seat)]
            assert len(set(texts)) == len(texts)
            assert not any(set(text) & set(" \t\n") for text in texts)
            parsed = [table.game.parse_action(state, Word(text)) for text in texts]
            assert parsed == state.legal(seat)


def positions_round_trip(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        text = table.game.position_text(state)
        again = table.game.parse_position(Word(text))
        assert table.game.position_text(again) == text
        assert again.pending() == state.pending()
        assert all(seen_alike(table, state, again, seat) for seat in table.viewers())


def random_match(table: TableOf, seed: int) -> Match:
    rng = Random(seed)
    match = Match(table.game, table.seats, table.options, seed=rng.randbytes(32))
    while pending := match.pending():
        seat = rng.choice(pending)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def records_replay_to_the_same_state(table: TableOf, seed: int) -> None:
    match = random_match(table, seed)
    text = record_text(match.record())
    file = parse_record(text)
    assert file.record == match.record()
    assert record_text(file.record) == text
    again = final_state(file)
    assert table.game.position_text(again) == table.game.position_text(match.state)
    assert all(check.passed for check in verify(file))


# --- secrecy


def redeals_cannot_be_told_apart(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        for seat in table.viewers():
            for _ in range(3):
                assert seen_alike(table, state, state.redeal(seat, rng), seat)


def alternatives(state: State) -> Iterator[tuple[State, State]]:
    """What is, and what might be instead: two actions or two outcomes from the same state."""
    for seat in state.pending():
        first, *others = state.legal(seat)
        for other in others[:: 1 + len(others) // MOST_ALTERNATIVES]:
            yield played(state, seat, first), played(state, seat, other)


def redeal_differs(table: TableOf, one: State, other: State, seat: int, rng: Random) -> None:
    """If two states differ only in what this seat does not know, redealing shows it."""
    text = table.game.position_text(one)
    if text != table.game.position_text(other):
        redealt = (table.game.position_text(one.redeal(seat, rng)) for _ in range(REDEALS))
        assert any(other_text != text for other_text in redealt)


def redeals_really_differ(table: TableOf, seed: int) -> None:
    """Where another hidden part is possible, redealing comes to differ."""
    rng = Random(seed)
    for state in walk(table, seed):
        for one, other in alternatives(state):
            for seat in table.viewers():
                if not one.chance() and seen_alike(table, one, other, seat):
                    redeal_differs(table, one, other, seat, rng)


def hidden_deals_really_differ(table: TableOf, seed: int) -> None:
    """The same for what chance has dealt in secret."""
    rng = Random(seed)
    state = table.new()
    while (chance := state.chance()) is not None:
        one, other = state.copy(), state.copy()
        one.settle(chance.sample(RandomSource(rng)))
        other.settle(chance.sample(RandomSource(rng)))
        for seat in table.viewers():
            if seen_alike(table, one, other, seat):
                redeal_differs(table, one, other, seat, rng)
        state = one


def events_while_others_choose(table: TableOf, state: State, seat: int) -> Iterator[bytes]:
    """What this seat is told of each choice that leaves the moment open."""
    pending = state.pending()
    for chooser in pending if len(pending) > 1 else []:
        yield told(table, played(state, chooser, state.legal(chooser)[0]), seat)


def canaries_never_sing(table: TableOf, seed: int) -> None:
    """Hidden values replaced by an impossible one leave no trace in any view or event."""
    for state in walk(table, seed):
        for seat in table.viewers():
            planted = state.plant(seat, CANARY)
            assert str(CANARY).encode() not in view_bytes(table, planted, seat)
            assert view_bytes(table, planted, seat) == view_bytes(table, state, seat)
            for told_now in events_while_others_choose(table, planted, seat):
                assert str(CANARY).encode() not in told_now


def sealed_choices_are_invisible(table: TableOf, seed: int) -> None:
    """While others still choose, nobody else can tell what was chosen, by view or by event."""
    for state in walk(table, seed):
        pending = state.pending()
        for chooser in pending if len(pending) > 1 else []:
            first, *others = [played(state, chooser, action) for action in state.legal(chooser)]
            for other in others:
                for seat in table.viewers():
                    if seat != chooser:
                        assert seen_alike(table, first, other, seat)
                        assert told(table, first, seat) == told(table, other, seat)


def imagined_states_have_the_same_view(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        for seat in table.viewers():
            imagined = table.game.imagine(table.game.view(state, seat), rng)
            assert seen_alike(table, state, imagined, seat)


def bots_play_legally_and_blind(table: TableOf, seed: int) -> None:
    """A bot's move is legal, and the same in every world that its seat cannot tell apart."""
    rng = Random(seed)
    for name in bot_names(table.game):
        for state in walk(table, seed):
            for seat in state.pending()[:1]:
                choices = {
                    make_bot(table.game, name).choose(
                        table.game.view(world, seat), world.legal(seat), 2, Random(seed)
                    )
                    for world in (state, state.redeal(seat, rng))
                }
                assert len(choices) == 1
                assert choices <= set(state.legal(seat))


# --- what is shown


def views_and_events_fit_their_schema(table: TableOf, seed: int) -> None:
    validators = {
        kind: jsonschema.Draft202012Validator(msgspec.json.schema(kind))
        for kind in (table.game.view_type, *table.game.event_types)
    }
    for state in walk(table, seed):
        for seat in table.viewers()[:3]:  # a stranger and two players: views differ by no more
            encoded = view_bytes(table, state, seat)
            validators[table.game.view_type].validate(msgspec.json.decode(encoded))
            again = msgspec.json.decode(encoded, type=table.game.view_type)
            assert again == table.game.view(state, seat)
    for event in random_match(table, seed).events(0):
        validators[type(event)].validate(msgspec.json.decode(msgspec.json.encode(event)))


def own_actions_show_no_more_than_is_told(table: TableOf, seed: int) -> None:
    """In two worlds that a seat cannot tell apart its action looks the same afterwards, too.

    Whether anybody else is asked, is waited for or could have acted must not show.
    """
    rng = Random(seed)
    for state in walk(table, seed):
        for seat in state.pending():
            legal = state.legal(seat)
            for action in rng.sample(legal, min(len(legal), 20)):
                other = state.redeal(seat, rng)
                acts_alike(table, state, other, seat, action)


def acts_alike(table: TableOf, one: State, other: State, seat: int, action: int) -> None:
    """After the same action of a seat the two worlds still look alike, or a revealing event says
    what it has learnt."""
    here, there = played(one, seat, action), played(other, seat, action)
    told_here = [event for event in events_of(table, here) if event.seen_by(seat)]
    told_there = [event for event in events_of(table, there) if event.seen_by(seat)]
    if told_here == told_there:
        assert seen_alike(table, here, there, seat)
    else:
        assert any(event.reveals for event in told_here if event not in told_there)


def random_actions_are_legal_and_even(table: TableOf, seed: int) -> None:
    """The fast way to draw a random action draws every legal one about equally often."""
    source = RandomSource(Random(seed))
    states = [state.copy() for state in walk(table, seed) if state.pending()]
    for state in states[:: max(1, len(states) // 4)]:
        seat = state.pending()[0]
        legal = state.legal(seat)
        draws = [state.random_action(seat, source) for _ in range(60 * len(legal))]
        assert set(draws) == set(legal)
        assert all(20 < draws.count(action) < 120 for action in legal)


CHECKS = [
    random_play_ends_with_a_result,
    every_legal_action_can_be_played,
    past_states_never_change,
    copies_are_independent,
    refused_actions_change_nothing,
    actions_round_trip,
    positions_round_trip,
    records_replay_to_the_same_state,
    redeals_cannot_be_told_apart,
    redeals_really_differ,
    hidden_deals_really_differ,
    canaries_never_sing,
    sealed_choices_are_invisible,
    imagined_states_have_the_same_view,
    bots_play_legally_and_blind,
    views_and_events_fit_their_schema,
    own_actions_show_no_more_than_is_told,
    random_actions_are_legal_and_even,
]
