"""Every event that happens at a square names it, and every item carries its own sentence."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.events import Event
from tablee.games.gootmu.events import (
    Applied,
    Blanked,
    Ignored,
    Moved,
    Placed,
    Pushed,
    PutPawn,
    Removed,
    Rotated,
    Second,
    SentHome,
    Stepped,
    Took,
)
from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.view import GootmuView
from tests.ends import as_long_as

PEOPLE = ["Ana", "Bo", "Cleo", "Dan"]
SEEDS = range(6)
PRINTED = (Applied, Blanked, Ignored)
Happened = tuple[GootmuView, list[Event], GootmuView]


def happenings(seed: int, seats: int) -> Iterator[Happened]:
    """Each step of a random game: what is seen before, what happens, what is seen then."""
    rng, state = Random(seed), GAME.new(seats)
    for _ in as_long_as(lambda: state.result() is None and state.turn < 300):
        before, state.notes = GAME.view(state, 0), []
        if (chance := state.chance()) is not None:
            state.settle(chance.sample(RandomSource(rng)))
        else:
            seat = state.first_pending()
            state.play(seat, rng.choice(state.legal(seat)))
        yield before, [GAME.event(note) for note in state.notes], GAME.view(state, 0)


def followed(happened: Happened) -> Iterator[tuple[Event, dict[str, str]]]:
    """Each event, with where every pawn is then; nothing after a tile has turned or gone."""
    before, events, _ = happened
    where = {pawn.name: pawn.square for pawn in before.pawns if pawn.square}
    for event in events:
        if isinstance(event, Rotated | Removed):
            return
        if isinstance(event, Stepped | Placed | SentHome | PutPawn | Second):
            where[event.pawn] = event.square
        elif isinstance(event, Pushed):
            where[event.other] = event.square
        elif isinstance(event, Moved):
            where[event.pawn] = event.path[-1]
        yield event, dict(where)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_instruction_names_the_square_on_which_it_is_printed(seed: int) -> None:
    found = 0
    for happened in happenings(seed, 2 + seed % 3):
        for event, where in followed(happened):
            if isinstance(event, PRINTED):
                found += 1
                assert happened[0].labels[event.square].name == event.label
                assert where[event.pawn] == event.square
    assert found > 10


@pytest.mark.clause("GM-26")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_taken_lay_there_and_who_takes_it_stands_there(seed: int) -> None:
    found = 0
    for happened in happenings(seed, 2 + seed % 3):
        for event, where in followed(happened):
            if isinstance(event, Took):
                found += 1
                assert where[event.pawn] == event.square
    assert found > 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_each_event_has_its_own_sentences(seed: int, language: str) -> None:
    """Told alone, an event says what it says among the others, if it is an instruction."""
    text, seats = GAME.text(language), 2 + seed % 3
    people, found = PEOPLE[:seats], 0
    for _, events, _ in happenings(seed, seats):
        told = GAME.narrate(events, people, text)
        assert [index for index, _ in told] == sorted(index for index, _ in told)
        for index, event in enumerate(events):
            if isinstance(event, PRINTED):
                found += 1
                own = [sentence for at, sentence in told if at == index]
                assert own == GAME.tell([event], people, text)
                assert len(own) == 1
    assert found > 10
