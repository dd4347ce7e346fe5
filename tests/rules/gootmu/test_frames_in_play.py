"""Random play comes to every kind of task, and each position in the middle of one is read back: the
same text, the same choices, the same continuation.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.notation import Word
from tablee.games.gootmu.effects import NUMBERS, TURNS
from tablee.games.gootmu.frames import FORMS
from tablee.games.gootmu.rules.labels import ARROWED, FIRST_INSTRUCTION, MONSTER_START, NAMES
from tablee.games.gootmu.rules.state import GootmuState
from tests.ends import rounds
from tests.rules.gootmu.drawn import hall, room
from tests.rules.gootmu.table import GAME, Table

OBSTACLES = ["LOCKED DOOR", "POOL", "SNAKE PIT", "marker fire", "marker cave-in", "marker magnet"]
KEPT = ["token", "cancel", "wall", "door", "key", "oil"]
STEPS = 9
SCENES = 1_500

Met = set[str]


def printed(name: str, rng: Random) -> str:
    """A square as pack files write it, with a number and an arrow of its own."""
    words = name.replace(" N ", f" {rng.randint(1, 4)} ")
    return (
        f"{words}, {rng.choice(['north', 'east', 'south', 'west'])}" if name in ARROWED else words
    )


def effects(rng: Random) -> str:
    """One thing that acts on a pawn, if any, and often the means against an obstacle."""
    names = [n for n in NUMBERS if n not in ("plus", "waited", "door", "lost", "extra", "enemy")]
    name = rng.choice(names)
    one = f"{name}=1" if NUMBERS[name][1] == TURNS else name
    together = ["", one, "cancel=3", "cancel=3", "random=1,way=e,cancel=3", "panel=n", "way=e"]
    return rng.choice(together)


def scene(name: str, rng: Random) -> GootmuState:
    """A room in which pawns and the monster stand close to a square with these words."""
    said = [f"{letter}: {printed(words, rng)}" for letter, words in (
        ("x", name), ("y", rng.choice(NAMES[FIRST_INSTRUCTION:MONSTER_START])),
        ("p", rng.choice(OBSTACLES)), ("k", "marker ?"), ("q", "piece B2"), ("r", "piece A2"),
    )]  # fmt: skip
    cells = [rng.choice("xxxxy") for _ in range(32)]
    for letter in "ppkk":
        cells[rng.choice([3, 9, 10, 12, 16, 24])] = letter
    cells[0] = cells[2] = cells[18] = cells[7] = "."
    cells[rng.choice([11, 27])], cells[rng.choice([4, 20])] = "q", "r"
    rows = ["".join(cells[8 * row : 8 * row + 8]) for row in range(4)]
    pieces, items = "A3@A A1@A B1@A", f"m8={rng.choice(KEPT)}@A m9=token@A B1@A"
    things = f"{rng.choice([pieces, items])} m7={rng.choice(KEPT)}@B B3@B"
    pawns = ["A@a1/a1", f"B@{rng.choice(['b1', 'c1'])}/c1"]
    pawns = [f"{pawn}({acting})" if (acting := effects(rng)) else pawn for pawn in pawns]
    pawns += rng.choice([[], ["A+@c3/c3"]]) + rng.choice([[], ["M@d3/d3"]])
    seats = rng.choice([2, 3])
    table = room(" ".join(rows), *said, seats=seats, pawns=" ".join(pawns), things=things)
    table.act("A", "roll")
    if table.could("1"):
        table.die(1)
    state = table.state
    assert isinstance(state, GootmuState)
    return state


def rare_scenes() -> Iterator[Table]:
    """Tasks that chance alone comes to too rarely for a short test."""
    pool, saved = "p: POOL", {"A": "cancel"}
    yield hall("Ap..", pool, effects={"A": "way=e,cancel"}).roll(2)
    yield hall("Axp..", "x: SLIDE 2 SPACES, east", pool, effects=saved).roll(1).act("A", "apply")
    yield hall("Ax.p.", "x: JUMP 2 SPACES, east", pool, effects=saved).roll(1).act("A", "apply")
    yield hall("Ap.m", pool, "m: marker magnet", effects=saved).roll(1)
    items = "m1=oil@A m2=key@A m3=oil@B m4=key@B"
    yield hall("Ax..", "x: CONFUSED, DISCARD ONE ITEM", things=items).roll(1)
    yield hall("Ax..", "x: TAKE 1 ITEM FROM ANOTHER PLAYER", things=items).roll(1)
    yield hall("Ax..", "x: GIVE ANOTHER PLAYER 1 ITEM", things=items).roll(1).act("A", "e")
    wall = {"A": "wall"}
    yield hall("Ax|..", "x: SLIDE 2 SPACES, east", effects=wall).roll(1).act("A", "e")
    yield hall("k.Ax..k", "x: GET NEAREST ITEM", "k: marker oil", pawns="A@c1/c1").roll(1)
    full = "m1=oil@A m2=key@A m3=oil@b1 m4=boat@b1"
    yield hall("A...", things=full).roll(1).go("e")
    pieces = ["q: piece B1", "r: piece B2"]
    yield hall("q.Ax.r", "x: GO TO NEAREST ENEMY GOOTMU", *pieces, pawns="A@c1/c1").roll(1)
    yield hall(".qAx.r", "x: GO TO NEAREST ENEMY GOOTMU", *pieces, pawns="A@c1/c1").roll(1)


def starts(rng: Random) -> Iterator[GootmuState]:
    """New games, rare tasks, and every printed square again and again."""
    for _ in range(3):
        yield GAME.new(2)
    for _ in range(4):
        for table in rare_scenes():
            assert isinstance(table.state, GootmuState)
            yield table.state
    for _ in rounds():
        for name in NAMES[FIRST_INSTRUCTION:MONSTER_START]:
            yield scene(name, rng)


def step(state: GootmuState, luck: int) -> bool:
    """One decision or chance; False at the end."""
    rng = Random(luck)
    chance = state.chance()
    if chance is not None:
        state.settle(chance.sample(RandomSource(rng)))
    elif pending := state.pending():
        state.play(pending[0], rng.choice(state.legal(pending[0])))
    else:
        return False
    return True


def read_back(state: GootmuState) -> GootmuState:
    """The same position from its text; the text and the choices are the same."""
    text = GAME.position_text(state)
    again = GAME.parse_position(Word(text))
    assert isinstance(again, GootmuState)
    assert GAME.position_text(again) == text
    assert again.pending() == state.pending(), text
    assert again.choices == state.choices, text
    return again


def met_in(state: GootmuState) -> Met:
    """The tasks on the stack; markers that the monster turns up count on their own."""
    words = {frame.word() for frame in state.stack}
    by_monster = any(f.word() == "reveal" and f.pawn == state.monster for f in state.stack)
    return words | ({"reveal by M"} if by_monster else set())


def play_through(state: GootmuState, rng: Random) -> Met:
    """Play on; before each step the position is read back and the twin makes the same step."""
    met: Met = set()
    for _ in range(STEPS):
        twin, luck = read_back(state), rng.randrange(1 << 30)
        met |= met_in(state)
        text = GAME.position_text(state)
        if not step(state, luck):
            break
        step(twin, luck)
        assert GAME.position_text(twin) == GAME.position_text(state), text
    return met


# These run at once with nothing to decide above them, so that no position shows them.
NEVER_SEEN = {"named", "gather"}


@pytest.mark.clause("GM-09", "GM-37")
def test_every_kind_of_task_is_met_in_play_and_read_back() -> None:
    rng = Random("frames")
    wanted = (set(FORMS) | {"reveal by M"}) - NEVER_SEEN
    met: Met = set()
    for number, state in enumerate(starts(rng)):
        if wanted <= met or number == SCENES:
            break
        met |= play_through(state, rng)
    assert sorted(wanted - met) == []


def test_a_table_of_tasks_is_complete() -> None:
    assert set(FORMS) >= NEVER_SEEN
    assert isinstance(Table(GAME.new(2)).state, GootmuState)
