"""A copy is like its original: in all that it holds, in what shows, and however play goes on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tablee.core.state import State
from tests.conformance.explain import unlike, where
from tests.conformance.fields import unlike_fields
from tests.conformance.tables import TableOf, one_step, played, start, starts, walk

FAR_ON = 150  # decisions after which a copy must have shown that it is one
RENEWED_EVERY = 11


def a_copy_plays_on_like_its_original(table: TableOf, seed: int) -> None:
    """The same choices and the same luck lead both to the same positions."""
    for state in [start(table, seed), *starts(table)]:
        must_play_on_like_copies(table, state, Random(seed))
    for state in copied_states(table, seed):
        must_play_alike(table, state, state.copy())


def copied_states(table: TableOf, seed: int) -> Iterator[State]:
    """One random game, and what each decision makes of the positions that it hardly ever meets."""
    yield from walk(table, seed)
    for state in starts(table):
        yield state
        for seat in state.pending():
            yield from (played(state, seat, action) for action in state.legal(seat))


def must_play_on_like_copies(table: TableOf, state: State, rng: Random) -> None:
    for number in range(FAR_ON):
        if state.over:
            return
        if number % RENEWED_EVERY == 0:
            twin = state.copy()
        luck = rng.randrange(1 << 30)
        for each in (state, twin):
            one_step(each, Random(luck))
        for copied in (twin, state.copy()):
            must_play_alike(table, state, copied)


def must_play_alike(table: TableOf, state: State, twin: State) -> None:
    copied = table.game.position_text(twin)
    assert table.game.position_text(state) == copied, f"{where(table, state)}\nits copy: {copied}"
    asked = [state.pending(), twin.pending()]
    assert asked[0] == asked[1], f"{where(table, state)}\npending: {asked}"
    ends = [repr(state.result()), repr(twin.result())]
    assert ends[0] == ends[1], f"{where(table, state)}\nresults: {ends}"
    for seat in table.viewers():
        difference = unlike(table, state, twin, seat)
        assert not difference, difference
    fields = [f"{name}: {values}" for name, values in unlike_fields(state, twin)]
    assert not fields, "\n".join([where(table, state), "its copy holds something else:", *fields])
