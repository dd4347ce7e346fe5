"""States in different threads do not touch each other: copies share nothing that rules write to.

A server replays games in threads, and `make play` begins interpreted, where Python may go on with
another thread between any two steps of the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Barrier

import msgspec
import pytest

from tablee.core.game import AnyGame
from tablee.core.state import SPECTATOR, State
from tests.conformance.tables import GAMES, settle_all, states_of

THREADS = 4
STATES = 100
DECISIONS = 10
SWITCH = 1e-6  # seconds after which another thread may go on: as often as Python can

Seen = list[tuple[list[list[int]], list[bytes], str]]
"""What every seat may do, what everybody sees and where the game stands, decision by decision."""


def views(game: AnyGame, state: State) -> list[bytes]:
    return [msgspec.json.encode(game.view(state, s)) for s in range(SPECTATOR, state.seats)]


def play_on(game: AnyGame, state: State, rng: Random) -> Seen:
    """Play a few decisions from a copy of this state."""
    copy, seen = state.copy(), []
    for _ in range(DECISIONS):
        settle_all(copy, rng)
        legal = [copy.legal(seat) for seat in range(copy.seats)]
        seen.append((legal, views(game, copy), game.position_text(copy)))
        if not (pending := copy.pending()):
            break
        seat = rng.choice(pending)
        copy.play(seat, rng.choice(legal[seat]))
    return seen


def play_all(game: AnyGame, states: Sequence[State], player: int) -> list[Seen]:
    """What one player sees who plays on from every state, in a way of their own."""
    return [play_on(game, s, Random(f"{player}-{index}")) for index, s in enumerate(states)]


@contextmanager
def hurried_switches() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def play_in_threads(game: AnyGame, states: Sequence[State]) -> list[list[Seen]]:
    """The same for several players at once, one per thread; they begin together."""
    together = Barrier(THREADS, timeout=60)

    def play(player: int) -> list[Seen]:
        together.wait()
        return play_all(game, states, player)

    with hurried_switches(), ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(play, range(THREADS)))


def states_to_play(game: AnyGame) -> list[State]:
    states = [state for _, state in states_of(game)]
    return Random(game.key).sample(states, min(STATES, len(states)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_threads_play_as_one_thread_does(game: AnyGame) -> None:
    states = states_to_play(game)
    alone = [play_all(game, states, player) for player in range(THREADS)]
    for player, (seen, expected) in enumerate(zip(play_in_threads(game, states), alone)):
        for index, (found, wanted) in enumerate(zip(seen, expected)):
            start = game.position_text(states[index])
            assert found == wanted, f"player {player} from the position: {start}"


def frozen(value: object, depth: int = 4) -> object:
    """What a container holds, container within container; anything else stands for itself."""
    if depth and isinstance(value, dict):
        return [(key, frozen(item, depth - 1)) for key, item in value.items()]
    if depth and isinstance(value, list | tuple | set | frozenset):
        return [frozen(item, depth - 1) for item in value]
    return value if isinstance(value, int | str) else id(value)


def kept_by_rules(game: AnyGame) -> dict[str, object]:
    """The containers that the modules of a game's rules keep."""
    package = type(game).__module__.rpartition(".")[0] + ".rules"
    return {
        f"{name}.{key}": frozen(value)
        for name, module in list(sys.modules.items())
        if name.startswith(package)
        for key, value in vars(module).items()
        if isinstance(value, dict | list | set) and not key.startswith("__")
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_play_leaves_what_modules_keep_as_it_was(game: AnyGame) -> None:
    states = states_to_play(game)
    before = kept_by_rules(game)
    play_all(game, states, THREADS)
    after = kept_by_rules(game)
    assert [name for name in after if after[name] != before.get(name)] == []
