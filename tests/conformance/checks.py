"""What must be true of every game. Each check takes a table and a seed and plays one random game.

They are plain functions so that `test_checks_can_fail` can show that broken games are caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import jsonschema
import msgspec

from tablee.bots.any_game import bot_names, make_bot
from tablee.core.chance import RandomSource
from tablee.core.errors import Refused
from tablee.core.events import Event
from tablee.core.match import Match
from tablee.core.record import parse_record, record_text
from tablee.core.replay import final_state, verify
from tablee.core.state import State
from tests.conformance.copy_checks import a_copy_plays_on_like_its_original
from tests.conformance.explain import texts_unlike, unlike, where
from tests.conformance.record_checks import running_records_show_no_more_than_the_view
from tests.conformance.tables import TableOf, one_step, played, settle_all, start, walk
from tests.ends import as_long_as, rounds

CANARY = 790_017
REDEALS = 40
MOST_ALTERNATIVES = 8
FAR_ON = 150  # decisions after which a copy must have shown that it is one
MOST_CHANCES = 12
TRIES_OF_CHANCE = 5


def view_bytes(table: TableOf, state: State, seat: int) -> bytes:
    return msgspec.json.encode(table.game.view(state, seat))


def seen_alike(table: TableOf, one: State, other: State, seat: int) -> bool:
    """Can this seat not tell the two states apart?"""
    same_view = view_bytes(table, one, seat) == view_bytes(table, other, seat)
    return same_view and one.legal(seat) == other.legal(seat)


def must_look_alike(table: TableOf, one: State, other: State, seat: int) -> None:
    """This seat cannot tell the two states apart."""
    assert seen_alike(table, one, other, seat), unlike(table, one, other, seat)


def events_of(table: TableOf, state: State) -> list[Event]:
    return [table.game.event(note) for note in state.notes or []]


def told(table: TableOf, state: State, seat: int) -> bytes:
    return msgspec.json.encode([event for event in events_of(table, state) if event.seen_by(seat)])


# --- playing


def random_play_ends_with_a_result(table: TableOf, seed: int) -> None:
    *_, last = walk(table, seed)
    result = last.result()
    here = f"{where(table, last)}\nresult: {result!r}"
    assert result is not None, here
    assert len(result.scores) == len(result.ranks) == table.seats, here
    assert result.winners(), here
    assert not any(last.legal(seat) for seat in range(table.seats)), here


def every_legal_action_can_be_played(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        first, pending = state.first_pending(), state.pending()
        assert first == next(iter(pending), -1), f"{where(table, state)}\nfirst {first}, {pending}"
        for seat in range(table.seats):
            legal = state.legal(seat)
            here = f"{where(table, state, seat)}\nlegal: {legal}, pending: {pending}"
            assert bool(legal) == (seat in state.pending()), here
            assert len(set(legal)) == len(legal), here
            for action in legal:
                assert 0 <= action < table.game.actions, here
                must_be_playable(table, state, seat, action)


def must_be_playable(table: TableOf, state: State, seat: int, action: int) -> None:
    try:
        played(state, seat, action)
    except Exception as problem:
        raise AssertionError(
            f"{where(table, state, seat)}\naction {action}: {problem!r}"
        ) from problem


def past_states_never_change(table: TableOf, seed: int) -> None:
    past = [(state.copy(), table.game.position_text(state)) for state in walk(table, seed)]
    for state, text in past:
        assert table.game.position_text(state) == text, f"{where(table, state)}\nwas: {text}"


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
        assert table.game.position_text(state) == before, f"{where(table, state)}\nwas: {before}"


def refused_actions_change_nothing(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        before = table.game.position_text(state)
        for _ in range(8):
            seat = rng.randint(-3, table.seats + 3)
            action = rng.randint(-5, table.game.actions + 5)
            if action not in state.legal(seat):
                must_be_refused(table, state, seat, action)
                assert table.game.position_text(state) == before, (
                    f"{where(table, state)}\nwas: {before}\nseat {seat} tried {action}"
                )


def must_be_refused(table: TableOf, state: State, seat: int, action: int) -> None:
    here = f"{where(table, state)}\nseat {seat} may do {action}"
    try:
        state.play(seat, action)
    except Refused:
        return
    raise AssertionError(here)


# --- notation


def actions_round_trip(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        for seat in state.pending():
            texts = [table.game.action_text(state, action) for action in state.legal(seat)]
            here = f"{where(table, state, seat)}\nactions: {texts}"
            assert len(set(texts)) == len(texts), here
            assert not any(set(text) & set(" \t\n") for text in texts), here
            parsed = [table.game.parse_action(state, text) for text in texts]
            assert parsed == state.legal(seat), here


def positions_round_trip(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        text = table.game.position_text(state)
        again = table.game.parse_position(text)
        read = table.game.position_text(again)
        assert read == text, f"{where(table, state)}\nread as: {read}"
        asked = [state.pending(), again.pending()]
        assert asked[0] == asked[1], f"{where(table, state)}\npending: {asked}"
        for seat in table.viewers():
            must_look_alike(table, state, again, seat)


def random_match(table: TableOf, seed: int) -> Match:
    rng = Random(seed)
    match = Match(table.game, table.seats, table.options, seed=rng.randbytes(32))
    for pending in as_long_as(match.pending):
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
    same = table.game.position_text(again) == table.game.position_text(match.state)
    assert same, f"{where(table, match.state)}\nreplayed: {table.game.position_text(again)}"
    assert all(check.passed for check in verify(file)), f"{where(table, match.state)}\n{text}"


# --- secrecy


def redeals_cannot_be_told_apart(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        for seat in table.viewers():
            for _ in range(3):
                must_look_alike(table, state, state.redeal(seat, rng), seat)


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
        here = f"{where(table, one, seat)}\n{REDEALS} redeals are all like it"
        assert any(other_text != text for other_text in redealt), here


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
    for _ in rounds():
        if (chance := state.chance()) is None:
            break
        one, other = state.copy(), state.copy()
        one.settle(chance.sample(RandomSource(rng)))
        other.settle(chance.sample(RandomSource(rng)))
        for seat in table.viewers():
            if seen_alike(table, one, other, seat):
                redeal_differs(table, one, other, seat, rng)
        state = one


def heard_of_others(table: TableOf, state: State, seat: int) -> Iterator[bytes]:
    """What this seat is told of each choice that leaves the moment open."""
    pending = state.pending()
    for chooser in pending if len(pending) > 1 else []:
        yield told(table, played(state, chooser, state.legal(chooser)[0]), seat)


def canaries_never_sing(table: TableOf, seed: int) -> None:
    """Hidden values replaced by an impossible one leave no trace in any view or event."""
    for state in walk(table, seed):
        for seat in table.viewers():
            planted = state.plant(seat, CANARY)
            must_look_alike(table, state, planted, seat)
            for shown in (view_bytes(table, planted, seat), *heard_of_others(table, planted, seat)):
                here = f"{where(table, state, seat)}\n{shown.decode()}"
                assert str(CANARY).encode() not in shown, here


def sealed_choices_are_invisible(table: TableOf, seed: int) -> None:
    """While others still choose, nobody else can tell what was chosen, by view or by event."""
    for state in walk(table, seed):
        pending = state.pending()
        for chooser in pending if len(pending) > 1 else []:
            first, *others = [played(state, chooser, action) for action in state.legal(chooser)]
            for other in others:
                for seat in table.viewers():
                    if seat != chooser:
                        must_look_alike(table, first, other, seat)
                        must_be_told_alike(table, first, other, seat)


def must_be_told_alike(table: TableOf, one: State, other: State, seat: int) -> None:
    texts = [msgspec.json.format(told(table, state, seat)).decode() for state in (one, other)]
    assert texts[0] == texts[1], texts_unlike(table, one, seat, *texts)


def chance_that_is_told_alike_looks_alike(table: TableOf, seed: int) -> None:
    """If two outcomes of chance tell a seat the same events, its views are equal."""
    rng = Random(seed)
    for number, state in enumerate(chances(table, seed)):
        if number < MOST_CHANCES and not is_seen_without_words(table, state):
            for one, other in pairwise(settled(state, rng) for _ in range(TRIES_OF_CHANCE)):
                for seat in table.viewers():
                    if told(table, one, seat) == told(table, other, seat):
                        must_look_alike(table, one, other, seat)


SEEN_WITHOUT_WORDS = {
    ("gologolo", "Deal"): "`began` says that a round is dealt, and a hand is there to be seen",
}
"""Chances whose outcome no event repeats, and why."""


def is_seen_without_words(table: TableOf, state: State) -> bool:
    return (table.game.key, type(state.chance()).__name__) in SEEN_WITHOUT_WORDS


def chances(table: TableOf, seed: int) -> Iterator[State]:
    """One random game: the same live state wherever chance must be settled."""
    rng = Random(f"{table}-{seed}")
    state = start(table, seed)
    for _ in as_long_as(lambda: not state.over):
        if state.chance() is not None:
            yield state
        one_step(state, rng)


def settled(state: State, rng: Random) -> State:
    """A copy in which chance has fallen, with what it wrote down."""
    twin = state.copy()
    twin.notes = []
    one_step(twin, rng)
    return twin


def imagined_states_have_the_same_view(table: TableOf, seed: int) -> None:
    rng = Random(seed)
    for state in walk(table, seed):
        for seat in table.viewers():
            imagined = table.game.imagine(table.game.view(state, seat), rng)
            must_look_alike(table, state, imagined, seat)


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
                here = f"{where(table, state, seat)}\n{name} chose {sorted(choices)}"
                assert len(choices) == 1, here
                assert choices <= set(state.legal(seat)), here


# --- what is shown


def views_and_events_fit_their_schema(table: TableOf, seed: int) -> None:
    validators = {
        kind: jsonschema.Draft202012Validator(msgspec.json.schema(kind))
        for kind in (table.game.view_type, *table.game.event_types)
    }
    for state in walk(table, seed):
        for seat in table.viewers()[:3]:  # a stranger and two players: views differ by no more
            encoded = view_bytes(table, state, seat)
            here = f"{where(table, state, seat)}\nview: {encoded.decode()}"
            must_fit(validators[table.game.view_type], encoded, here)
            again = msgspec.json.decode(encoded, type=table.game.view_type)
            assert again == table.game.view(state, seat), here
    match = random_match(table, seed)
    for event in match.events(0):
        here = f"{where(table, match.state, 0)}\nevent: {event!r}"
        assert type(event) in validators, here
        must_fit(validators[type(event)], msgspec.json.encode(event), here)


def must_fit(validator: jsonschema.Draft202012Validator, encoded: bytes, here: str) -> None:
    faults = [fault.message for fault in validator.iter_errors(msgspec.json.decode(encoded))]
    assert not faults, "\n".join([here, *faults])


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
        must_look_alike(table, here, there, seat)
    else:
        reveals = any(event.reveals for event in told_here if event not in told_there)
        assert reveals, f"{where(table, one, seat)}\none: {told_here}\nother: {told_there}"


def random_actions_are_legal_and_even(table: TableOf, seed: int) -> None:
    """The fast way to draw a random action draws every legal one about equally often."""
    source = RandomSource(Random(seed))
    states = [state.copy() for state in walk(table, seed) if state.pending()]
    for state in states[:: max(1, len(states) // 4)]:
        seat = state.pending()[0]
        legal = state.legal(seat)
        draws = [state.random_action(seat, source) for _ in range(60 * len(legal))]
        counts = {action: draws.count(action) for action in legal}
        here = f"{where(table, state, seat)}\ndrawn: {counts}"
        assert set(draws) == set(legal), here
        assert all(20 < count < 120 for count in counts.values()), here


CHECKS = [
    random_play_ends_with_a_result,
    every_legal_action_can_be_played,
    past_states_never_change,
    copies_are_independent,
    a_copy_plays_on_like_its_original,
    refused_actions_change_nothing,
    actions_round_trip,
    positions_round_trip,
    records_replay_to_the_same_state,
    redeals_cannot_be_told_apart,
    redeals_really_differ,
    hidden_deals_really_differ,
    canaries_never_sing,
    sealed_choices_are_invisible,
    chance_that_is_told_alike_looks_alike,
    running_records_show_no_more_than_the_view,
    imagined_states_have_the_same_view,
    bots_play_legally_and_blind,
    views_and_events_fit_their_schema,
    own_actions_show_no_more_than_is_told,
    random_actions_are_legal_and_even,
]
