"""The record of a running game holds no more than its reader has seen."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from tablee.core.match import Match
from tablee.core.record import record_text
from tablee.core.state import State
from tests.conformance.explain import texts_unlike
from tests.conformance.tables import TableOf, walk

RECORDED = (0, 5, 14, 29, 31)  # numbers of the states from which two games go on
RECORDED_DECISIONS = 12


def running_records_show_no_more_than_the_view(table: TableOf, seed: int) -> None:
    """Two games that a seat cannot tell apart have the same record for it, byte for byte."""
    rng = Random(seed)
    for seat in table.viewers():
        keep_alike(table, matches_dealt_apart(table, rng), seat, rng)
        for number, state in enumerate(walk(table, seed)):
            if number in RECORDED and not state.over:
                keep_alike(table, matches_redealt(table, state, seat, rng), seat, rng)


def matches_dealt_apart(table: TableOf, rng: Random) -> tuple[Match, Match]:
    one, other = (
        Match(table.game, table.seats, table.options, seed=rng.randbytes(32)) for _ in range(2)
    )
    return one, other


def matches_redealt(table: TableOf, state: State, seat: int, rng: Random) -> tuple[Match, Match]:
    texts = [table.game.position_text(each) for each in (state, state.redeal(seat, rng))]
    seed = rng.randbytes(32)
    one, other = (Match(table.game, start=text, seed=seed) for text in texts)
    return one, other


def keep_alike(table: TableOf, matches: tuple[Match, Match], seat: int, rng: Random) -> None:
    """Play the same in both for as long as the seat cannot tell them apart, and compare."""
    one, other = matches
    for _ in range(RECORDED_DECISIONS):
        if one.over or other.over or shown_to(one, seat) != shown_to(other, seat):
            return
        records = [record_text(replace(m.record(seat), commitment="")) for m in matches]
        assert records[0] == records[1], texts_unlike(table, one.state, seat, *records)
        if not decide_alike(one, other, rng):
            return


def shown_to(match: Match, seat: int) -> list[bytes]:
    return [msgspec.json.encode(match.view(seat)), msgspec.json.encode(match.events(seat))]


def decide_alike(one: Match, other: Match, rng: Random) -> bool:
    """Take one decision in both, the same one where the other game has it as well."""
    seat = rng.choice(one.pending())
    if seat not in other.pending():
        return False
    choice = rng.choice(one.choices(seat))
    one.act_text(seat, choice)
    choices = other.choices(seat)
    other.act_text(seat, choice if choice in choices else rng.choice(choices))
    return True
