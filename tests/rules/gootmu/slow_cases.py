"""Random positions before a roll, and how to walk through every decision of a move.

Everything goes through the game's public side: notation in, views and events out.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec

from tablee.core.chance import RandomSource
from tablee.core.game import AnyGame
from tablee.core.notation import SEATS, Word
from tablee.core.registry import game
from tablee.core.state import SPECTATOR
from tablee.games.gootmu.packs import add_pack, find_pack
from tablee.games.gootmu.rules.tiles import MARKERS, Pack
from tablee.games.gootmu.view import GootmuView
from tests.ends import rounds
from tests.rules.gootmu.slow_paths import COLUMNS, NEEDS, SECRET_PANEL, WAYS, Maze

Path = tuple[str, ...]
_IS_SET = {name for name in ("TABLEE_INTERPRETED", "TABLEE_WHOLE") if os.environ.get(name) == "1"}
ONE_IN = 12 if "TABLEE_INTERPRETED" in _IS_SET else 1 if "TABLEE_WHOLE" in _IS_SET else 3
"""Comparing with every path takes long: all cases are tried by `make whole`, else some of them; of
interpreted rules, which are slow, even fewer."""

MANY = 4
"""How many markers of each kind the pack of these tests has."""

ITEMS = ["key", "boat", "board", "oil", "bucket", "pickaxe"]
HELP = [*ITEMS, "wall", "wall", "door"]
FACES = [*ITEMS, "wall", "wall", "fire", "cave-in", "magnet", "cancel"]
USELESS = "cancel"
THING = re.compile(r"m\d+|[A-H][123]")


@cache
def gootmu() -> AnyGame:
    return game("gootmu")


@cache
def pack_name() -> str:
    """The house's tiles with many markers of each kind."""
    add_pack(Pack("paths", find_pack("house").tiles, [MANY] * len(MARKERS)))
    return "paths"


# --- positions


@dataclass(frozen=True)
class Board:
    """Tiles as the game laid them, and what is seen of them."""

    seats: int
    tiles: tuple[str, ...]
    view: GootmuView

    def squares_of(self, slot: int) -> set[str]:
        left, top = 4 * (slot % self.view.columns), 4 * (slot // self.view.columns)
        return {f"{COLUMNS[left + x]}{top + y + 1}" for x in range(4) for y in range(4)}


def lay(seats: int, rng: Random) -> Board:
    """A new game's board."""
    state = gootmu().new(seats)
    chance = state.chance()
    assert chance is not None
    assert chance.kind == "tiles"
    outcome = chance.sample(RandomSource(rng))
    tiles = tuple(gootmu().outcome_text(state, outcome).split(","))
    state.settle(outcome)
    return Board(seats, tiles, gootmu().view(state, SPECTATOR))


@dataclass
class Case:
    """A position before A rolls, drawn part by part."""

    board: Board
    rng: Random
    die: int = 1
    face: str = USELESS
    start: str = ""
    tiles: list[str] = field(default_factory=list)
    squares: list[str] = field(default_factory=list)
    near: list[str] = field(default_factory=list)
    pawns: list[str] = field(default_factory=list)
    homes: set[str] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)
    effects: dict[str, int | str | None] = field(default_factory=dict)
    things: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    exact: bool = False

    @property
    def line(self) -> str:
        """The position in one line."""
        head = f"gootmu {self.board.seats} {pack_name()} 400{' exact' if self.exact else ''}"
        parts = [head, " ".join(self.tiles), " ".join(self.pawns), " ".join(self.things)]
        return " | ".join([*parts, "turn A 12"])

    @property
    def total(self) -> int:
        """How many steps the die gives (GM-17)."""
        total = self.die + int(self.effects.get("add") or 0)
        total = total * total if "square" in self.effects and total > 0 else total
        return 2 * total if "double" in self.effects and total > 0 else total

    def label(self, square: str) -> str:
        label = self.board.view.labels.get(square)
        return label.name if label else ""

    def home(self) -> str:
        """A square without a label, for a pawn's start marker."""
        blank = [square for square in self.squares if not self.label(square)]
        home = self.rng.choice([s for s in blank if s not in self.homes and s != self.start])
        self.homes.add(home)
        return home

    def free_near(self) -> str:
        """A square to lay something on, most often a near one."""
        chosen = self.near if self.rng.random() < 0.85 else self.squares
        free = [s for s in chosen or self.squares if s not in self.taken]
        return self.rng.choice(free or [s for s in self.squares if s not in self.taken])

    def marker(self, kind: str, place: str) -> None:
        """One more marker, if the pack and the board have one."""
        if self.kinds.count(kind) < MANY - 1 and len(self.kinds) < len(self.board.tiles):
            self.kinds.append(kind)
            self.things.append(f"m{len(self.kinds)}={kind}@{place}")


def effect_text(effects: dict[str, int | str | None]) -> str:
    words = [name if value is None else f"{name}={value}" for name, value in effects.items()]
    return f"({','.join(words)})" if words else ""


def draw_case(board: Board, rng: Random) -> Case:
    """A random position before A rolls."""
    case = Case(board, rng, die=rng.randint(1, 6), exact=rng.random() < 0.1)
    _draw_board(case)
    _draw_start(case)
    _draw_effects(case)
    _draw_pawns(case)
    _draw_hand(case)
    _draw_lying(case)
    return case


def _draw_board(case: Case) -> None:
    removed = case.rng.sample(range(len(case.board.tiles)), case.rng.choice([0, 0, 0, 0, 1, 2]))
    case.tiles = ["-" if n in removed else tile for n, tile in enumerate(case.board.tiles)]
    gone = {square for slot in removed for square in case.board.squares_of(slot)}
    case.squares = sorted(Maze(case.board.view).bits.keys() - gone)


def _draw_start(case: Case) -> None:
    maze = Maze(case.board.view)
    doors = [square for square in case.squares if square in maze.doors]
    possible = [s for s in case.squares if case.label(s) != SECRET_PANEL]
    narrow = [square for square in possible if maze.bits[square].bit_count() > 1]
    case.start = case.rng.choice(narrow or possible if case.rng.random() < 0.5 else possible)
    kind = case.rng.random()
    if doors and kind < 0.25:
        door = case.rng.choice(doors)
        beyond = maze.beyond(door, maze.doors[door] or "n")
        if kind < 0.13:
            case.start = door
            case.effects |= {"door": None} if kind < 0.1 else {}
        elif beyond in case.squares and case.label(beyond) != SECRET_PANEL:
            case.start = beyond
            case.marker("door", "A")
    case.taken = {case.start}
    case.near = [square for square in maze.near(case.start, 5) if square in case.squares]


def _draw_effects(case: Case) -> None:
    kind = case.rng.random()
    if kind < 0.15:
        case.effects["add"] = case.rng.choice([-2, -1, 1, 1, 2, 3, 4, 5, 6])
    elif kind < 0.28:
        case.effects["double"] = 1
    elif kind < 0.36:
        case.effects["nowalls"] = None
    if case.rng.random() < 0.15:
        case.effects["wall"] = None
    if case.rng.random() < 0.15:
        case.effects["cancel"] = case.rng.choice([1, 1, 2])
    if case.rng.random() < 0.15:
        case.effects["four"] = None
    if case.rng.random() < 0.15 and "door" not in case.effects:
        case.effects["way"] = case.rng.choice(WAYS)


def _draw_pawns(case: Case) -> None:
    case.pawns = [f"A@{case.start}/{case.home()}{effect_text(case.effects)}"]
    for seat in range(1, case.board.seats):
        square = case.free_near()
        case.pawns.append(f"{SEATS[seat]}@{square}/{case.home()}")
        case.taken.add(square)
    if case.rng.random() < 0.25:
        square = case.free_near()
        home = [s for s in case.squares if case.label(s) == "THE MONSTER STARTS HERE"]
        case.pawns.append(f"M@{square}/{[*home, square][0]}")
        case.taken.add(square)


def _draw_hand(case: Case) -> None:
    pieces = ["A1", "B1"]
    for _ in range(case.rng.randint(0, 4 if "four" in case.effects else 3) - len(case.kinds)):
        if case.rng.random() < 0.2 and pieces:
            case.things.append(f"{pieces.pop()}@A")
        else:
            case.marker(case.rng.choice(HELP), "A")


def _draw_lying(case: Case) -> None:
    for kind in case.rng.choices(ITEMS, k=case.rng.randint(0, 3)):
        case.marker(kind, case.free_near())
    lying = ["wall", "fire", "fire", "cave-in", "cave-in", "piece", "two", "?"]
    for kind in case.rng.sample(lying, k=case.rng.randint(3, 7)):
        square = case.free_near()
        if kind == "piece":
            case.things.append(f"{case.rng.choice(['A2', 'B2'])}@{square}")
        elif kind == "two":
            case.marker(case.rng.choice(ITEMS), square)
            case.things.append(f"B3@{square}")
        elif kind == "?":
            _draw_face_down(case, square)
        elif kind == "wall" or case.label(square) not in NEEDS:
            case.marker(kind, square)
        case.taken.add(square)


def _draw_face_down(case: Case, square: str) -> None:
    """Either up to three markers that help nothing, or one that may."""
    case.marker("?", square)
    case.taken.add(square)
    if case.rng.random() < 0.5:
        case.face = case.rng.choice(FACES)
    else:
        for _ in range(case.rng.randint(0, 2)):
            other = case.free_near()
            case.marker("?", other)
            case.taken.add(other)


# --- walking through the rules


def parse(line: str) -> Any:  # noqa: ANN401 - a state of the game
    return gootmu().parse_position(Word(line))


def view_of(state: Any) -> GootmuView:  # noqa: ANN401
    view: GootmuView = gootmu().view(state, SPECTATOR)
    return view


def at(state: Any, pawn: str = "A") -> str:  # noqa: ANN401
    """The square of a pawn."""
    return next(one.square for one in view_of(state).pawns if one.name == pawn)


def act(state: Any, word: str) -> None:  # noqa: ANN401
    state.play(state.pending()[0], gootmu().parse_action(state, Word(word)))


def settle(state: Any, kind: str, word: str) -> None:  # noqa: ANN401
    assert state.chance().kind == kind
    state.settle(gootmu().parse_outcome(state, Word(word)))


def rolled(line: str, die: int) -> Any:  # noqa: ANN401
    """The state after A has rolled, with somebody listening."""
    state = parse(line)
    state.notes = []
    act(state, "roll")
    settle(state, "die", str(die))
    return state


def moved(state: Any, start: str) -> Path | None:  # noqa: ANN401
    """The way of A's move, from the square where it began, if it is over."""
    for note in state.notes:
        event = msgspec.to_builtins(gootmu().event(note))
        if event["event"] == "moved" and event["pawn"] == "A":
            path = tuple(event["path"])
            return path if path[0] == start else (start, *path)
    return None


def turn_up(state: Any, start: str, face: str) -> Path | None:  # noqa: ANN401
    """Settle markers that are turned up in mid-move; the move's way if it is over then."""
    for _ in rounds():
        path, chance = moved(state, start), state.chance()
        if path is not None or chance is None or chance.kind != "marker":
            break
        settle(state, "marker", face)
    return path


def words(state: Any) -> list[str]:  # noqa: ANN401
    """What whoever is asked may do."""
    seats = state.pending()
    legal = state.legal(seats[0]) if seats else []
    return [gootmu().action_text(state, action) for action in legal]


def steps_of(state: Any) -> set[str]:  # noqa: ANN401
    """The directions in which the pawn may step now."""
    return set(words(state)) & set(WAYS)


def goes_on(state: Any) -> list[str]:  # noqa: ANN401
    """Steps, or else things to choose where there are too many to take."""
    said = words(state)
    steps = [word for word in said if word in WAYS]
    return steps or [word for word in said if THING.fullmatch(word)]


def go(state: Any, word: str) -> Any:  # noqa: ANN401
    """The state after this decision, with somebody listening."""
    further = state.copy()
    further.notes = []
    act(further, word)
    return further


Pick = Callable[[Any, list[str]], list[str]]


def every(state: Any, choices: list[str]) -> list[str]:  # noqa: ANN401
    """Try every choice."""
    return choices


def along(path: Path) -> Pick:
    """Try only steps along this path, and every choice of things."""

    def pick(state: Any, choices: list[str]) -> list[str]:  # noqa: ANN401
        if choices[0] not in WAYS:
            return choices
        square = at(state)
        place = path.index(square) + 1 if square in path else len(path)
        maze = Maze(view_of(state))
        return [way for way in choices if (maze.beyond(square, way),) == path[place : place + 1]]

    return pick


def at_random(rng: Random) -> Pick:
    """Try one choice."""

    def pick(state: Any, choices: list[str]) -> list[str]:  # noqa: ANN401
        return [rng.choice(choices)]

    return pick


def ends(state: Any, start: str, face: str, pick: Pick = every) -> Iterator[Path | None]:  # noqa: ANN401
    """How the move can go on, by these choices; None where it does not take place."""
    path = turn_up(state, start, face)
    choices = [] if path else goes_on(state)
    if not choices:
        yield path
        return
    for word in pick(state, choices):
        yield from ends(go(state, word), start, face, pick)
