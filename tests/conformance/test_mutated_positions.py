"""A position is refused with one sentence, or every legal action works from there on.

`MUTATIONS=20000 pytest tests/conformance/test_mutated_positions.py -k gulo` tries more of them.
"""

from __future__ import annotations

import os
from random import Random

import msgspec
import pytest

from tablee.core.chance import RandomSource
from tablee.core.errors import NotationError
from tablee.core.game import AnyGame
from tablee.core.notation import Word
from tablee.core.state import SPECTATOR, State
from tests.conformance.mutations import mutated
from tests.conformance.tables import GAMES, states_of

MUTATIONS = int(os.environ.get("MUTATIONS", "400"))
DECISIONS = 200
LOOKED_AT = 8  # decisions during which every legal action is tried, not only the one chosen
TOYS = {"lots"}  # toys read only positions that their own tests write

REAL_GAMES = [game for game in GAMES if game.key not in TOYS]


def read(game: AnyGame, text: str) -> State | None:
    """The state that a text describes, or None if it is refused in one sentence."""
    try:
        state: State = game.parse_position(Word(text))
    except NotationError as error:
        if not error.problem or "\n" in error.problem:
            raise
        return None
    return state


def is_coherent(state: State) -> bool:
    """Exactly one of three holds: somebody decides, chance is due, or the game is over."""
    return [bool(state.pending()), state.chance() is not None, state.result() is not None].count(
        True
    ) == 1


def try_every_action(state: State, rng: Random) -> None:
    for seat in state.pending():
        legal = state.legal(seat)
        assert legal
        for action in rng.sample(legal, min(len(legal), 40)):
            state.copy().play(seat, action)


def play_on(game: AnyGame, state: State, rng: Random) -> None:
    """Play at random; whatever is legal must work, and every seat must see something."""
    source = RandomSource(rng)
    for decision in range(DECISIONS):
        assert is_coherent(state)
        if decision < LOOKED_AT:
            try_every_action(state, rng)
            for seat in range(SPECTATOR, state.seats):
                msgspec.json.encode(game.view(state, seat))
        if (chance := state.chance()) is not None:
            outcome = chance.sample(source)
            assert chance.allows(outcome)
            state.settle(outcome)
        elif pending := state.pending():
            seat = rng.choice(pending)
            state.play(seat, rng.choice(state.legal(seat)))
        else:
            return


@pytest.mark.parametrize("game", REAL_GAMES, ids=lambda game: str(game.key))
def test_what_is_read_can_be_played(game: AnyGame) -> None:
    rng = Random(f"mutations of {game.key}")
    texts = [game.position_text(state) for _, state in states_of(game)]
    was_read = 0
    for _ in range(MUTATIONS):
        text = mutated(rng.choice(texts), rng.choice(texts), rng)
        try:
            state = read(game, text)
            if state is None:
                continue
            was_read += 1
            again = game.position_text(state)
            assert game.position_text(game.parse_position(Word(again))) == again
            play_on(game, state, rng)
        except Exception as error:
            error.add_note(f"from the position: {text}")
            raise
    assert was_read, "no mutated position was read: the mutations are too coarse to test anything"
