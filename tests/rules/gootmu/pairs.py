"""Boards dense with squares, things and effects, so that every two of them meet by chance.

`python -m tests.rules.gootmu.pairs 5000000` plays so many decisions and chances and prints which
tasks were met; `make pairs` does it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from tablee.core.chance import RandomSource
from tablee.core.notation import Word
from tablee.core.state import Note
from tablee.games.gootmu import packs
from tablee.games.gootmu.effects import NUMBERS, TURNS, effects_of
from tablee.games.gootmu.frames import FORMS
from tablee.games.gootmu.names import MARKERS, kind_name
from tablee.games.gootmu.rules.labels import NAMES, has_arrow, has_number, is_obstacle
from tablee.games.gootmu.rules.notes import APPLIED, BLANKED, IGNORED
from tablee.games.gootmu.rules.sets import lowest, things_in
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.tiles import SQUARES, Pack, Tile
from tests.ends import first_that, rounds
from tests.rules.gootmu.invariants import Watch
from tests.rules.gootmu.table import GAME

TILES = 24
OF_A_KIND = 6
PROGRESS = 250_000
LENGTH = 400  # decisions and chances from one board

FLEETING = frozenset(["gather", "named", "tiles", "order", "pawn"])
"""Tasks that run at once with nothing above them, and those of the set-up."""


def dense_pack(rng: Random) -> Pack:
    """Tiles on which two squares of three say something."""
    pack = Pack("dense", [_tile(rng) for _ in range(TILES)], [OF_A_KIND] * len(MARKERS))
    packs.add_pack(pack)
    return pack


def _tile(rng: Random) -> Tile:
    labels = [rng.randrange(1, len(NAMES)) if rng.random() < 0.65 else 0 for _ in range(SQUARES)]
    circle = rng.randrange(SQUARES)
    labels[circle] = 0
    numbers = [rng.randrange(1, 5) if has_number(label) else 0 for label in labels]
    arrows = [rng.randrange(4) if has_arrow(label) else -1 for label in labels]
    walls = [sum(1 << side for side in range(4) if rng.random() < 0.12) for _ in range(SQUARES)]
    closed = rng.randrange(SQUARES)
    walls[closed] = 15
    return Tile(walls, labels, numbers, arrows, circle)


def dense_start(rng: Random) -> GootmuState:
    """A game on such a board, after setting up, with things in hands and effects on pawns."""
    state = first_that(lambda state: state.stack, lambda: _set_up(rng))
    start: GootmuState = GAME.parse_position(Word(_enriched(state, rng)))
    return start


def _set_up(rng: Random) -> GootmuState:
    """A game at its first turn, or one that ended before."""
    state: GootmuState = GAME.new(
        rng.choice((2, 2, 3)),
        {"tiles": dense_pack(rng).name, "exact_gootmu": rng.random() < 0.2},
    )
    for _ in rounds():
        if any(frame.word() == "turn" for frame in state.stack) or not advance(state, rng):
            break
    return state


def _enriched(state: GootmuState, rng: Random) -> str:
    head, tiles, pawns, things, turn, *_ = GAME.position_text(state).split(" | ")
    pawns = re.sub(r"(\b[A-H]@\w+/\w+)\S*", lambda found: f"{found[1]}({_effects(rng)})", pawns)
    hands = Counter[str]()
    words = [_dealt(word, state.seats, hands, rng) for word in things.split()]
    return " | ".join([head, tiles, pawns, " ".join(_heaped(words, rng)), turn])


def _effects(rng: Random) -> str:
    names = rng.sample(
        [name for name in NUMBERS if name not in ("plus", "waited", "door", "cancel")], 4
    )
    texts = [f"{name}=1" if NUMBERS[name][1] == TURNS else name for name in names]
    # What may be cancelled out is soon used up: many rare questions are about that.
    more = [f"cancel={rng.randrange(5)}", f"waited={rng.randrange(4)}"]
    return ",".join([*texts, f"way={rng.choice('nesw')}", *more])


def _dealt(word: str, seats: int, hands: Counter[str], rng: Random) -> str:
    """A marker turned up, perhaps in somebody's hand; a piece perhaps in another's."""
    name, _, place = word.partition("@")
    pawn = rng.choice("ABCDEFGH"[:seats])
    takes = hands[pawn] < 3 and rng.random() < 0.4 and name[0] != pawn
    if "=?" in name and rng.random() < 0.7:
        kind = rng.choice(MARKERS)
        name = name.replace("?", kind)
        takes = takes and kind not in ("fire", "cave-in", "magnet")
    elif "=?" in name:
        takes = False
    hands[pawn] += takes
    return f"{name}@{pawn if takes else place}"


def _heaped(words: list[str], rng: Random) -> Iterator[str]:
    """The same, but now and then a thing lies where the one before it lies."""
    heap = ""
    for word in words:
        name, _, place = word.partition("@")
        lies = not name.endswith("?") and place[1:].isdigit()
        if lies and heap and rng.random() < 0.2:
            word = f"{name}@{heap}"
        elif lies:
            heap = place
        yield word


def advance(state: GootmuState, rng: Random) -> bool:
    """Decide or settle one thing at random; False at the end."""
    chance = state.chance()
    if chance is not None:
        state.settle(chance.sample(RandomSource(rng)))
    elif pending := state.pending():
        state.play(pending[0], rng.choice(state.legal(pending[0])))
    else:
        return False
    return True


def played_pairs(decisions: int, seed: str, pairs: Counter[Pair] | None = None) -> Iterator[str]:
    """Play so many decisions and chances, check after each, and name the tasks that were met.
    `pairs` counts which two things met.
    """
    rng = Random(seed)
    done = 0
    for _ in rounds():
        if done >= decisions:
            break
        state = dense_start(rng)
        watch = Watch(state)
        for _ in range(LENGTH):
            before = watch.text
            if not advance(state, rng):
                break
            if pairs is not None:
                pairs.update(met_in(state, list(state.notes or [])))
            try:
                watch.check()
            except Exception as error:
                error.add_note(f"{before}\n{GAME.position_text(state)}")
                raise
            yield from {frame.word() for frame in state.stack}
            done += 1
            if done % PROGRESS == 0:
                sys.stderr.write(f"{done:,}\n")


Pair = tuple[str, str]


def met_in(state: GootmuState, happened: list[Note]) -> Iterator[Pair]:
    """What a square that was just applied, or ignored, met: squares, effects, things, obstacles."""
    for kind, _, *values in happened:
        if kind not in (APPLIED, IGNORED, BLANKED):
            continue
        pawn, name = state.pawns[values[0]], NAMES[values[1]]
        for square in pawn.applied:
            yield name, NAMES[state.maze.labels[square]]
        for effect in effects_of(pawn):
            yield name, effect
        for thing in things_in(pawn.hand):
            yield name, f"carries {kind_name(state.kinds[thing]) if thing < 20 else 'piece'}"
        for direction in range(4):
            beside = state.maze.beside[4 * pawn.square + direction]
            yield name, f"beside {_stands(state, beside)}"


def _stands(state: GootmuState, square: int) -> str:
    """What a square has for a neighbour: an obstacle, the monster, a player, a thing, nothing."""
    if square == state.pawns[state.monster].square:
        return "the monster"
    if is_obstacle(state.maze.labels[square]):
        return NAMES[state.maze.labels[square]]
    if state.lying[square] & state.barriers:
        return kind_name(state.kinds[lowest(state.lying[square] & state.barriers)])
    return "nothing"


def main() -> None:
    """Play and report; it fails if a task was never met."""
    decisions = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = sys.argv[2] if len(sys.argv) > 2 else "pairs"
    pairs = Counter[Pair]()
    met = Counter(played_pairs(decisions, seed, pairs))
    missing = sorted(set(FORMS) - set(met) - FLEETING)
    sys.stdout.write(
        f"{decisions:,} decisions; tasks met: {len(met)} of {len(FORMS)}; "
        f"never met: {missing or 'none'}; pairs met: {len(pairs):,}, {pairs.total():,} times\n"
    )
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
