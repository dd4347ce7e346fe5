"""The ordinary move once more, slow and obvious, as another opinion (GM-02, GM-10 to GM-13 …).

Every way of exactly the right length is walked, step by step, on what a view shows; nothing is
shared with the engine but the names. A pawn does not know what lies face down, nor which things it
will choose where there are too many: it only takes a step after which the rest of the way is sure.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from tablee.games.gootmu.view import GootmuView, Thing

WAYS = "nesw"
OVER = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
COLUMNS = "abcdefghijklmnopqrst"

TRAP_DOOR = "TRAP DOOR ONE WAY"
SECRET_PANEL = "SECRET PANEL, ROLL 3 OR LESS TO PASS"  # noqa: S105 - no password
NEEDS = {
    "LOCKED DOOR": "key",
    "POOL": "boat",
    "SNAKE PIT": "board",
    "NARROW PASSAGE (OIL NEEDED)": "oil",
    "fire": "bucket",
    "cave-in": "pickaxe",
}
DANGERS = {"POOL", "SNAKE PIT", "fire"}
NOT_TAKEABLE = {"fire", "cave-in", "magnet"}
UNKNOWN = "?"

FREE, FOR_THIS_TURN, FOR_GOOD = 0, 1, 2
"""What a way costs: nothing, an effect that ends with the turn anyhow, something worth keeping."""


@lru_cache(maxsize=16)
def bits(walls: tuple[str, ...]) -> dict[str, int]:
    """The walls of each square that there is."""
    return {
        f"{COLUMNS[x]}{y + 1}": int(digit, 16)
        for y, line in enumerate(walls)
        for x, digit in enumerate(line)
        if digit != "."
    }


class Maze:
    """The squares and walls that a view shows."""

    def __init__(self, view: GootmuView) -> None:
        self.width, self.height = 4 * view.columns, 4 * view.rows
        self.bits = bits(view.walls)
        self.doors = {
            square: label.arrow for square, label in view.labels.items() if label.name == TRAP_DOOR
        }
        self.dead_ends = {
            square
            for square, label in view.labels.items()
            if label.name in (TRAP_DOOR, SECRET_PANEL)
        }

    def beyond(self, square: str, way: str) -> str:
        """The next square that way: round the edge (GM-02), across a hole (GM-85)."""
        x, y = COLUMNS.index(square[0]), int(square[1:]) - 1
        right, down = OVER[way]
        names = (
            f"{COLUMNS[(x + far * right) % self.width]}{(y + far * down) % self.height + 1}"
            for far in range(1, max(self.width, self.height) + 1)
        )
        return next(name for name in names if name in self.bits)

    def walled(self, square: str, way: str) -> bool:
        """Is there a wall on either side of this edge?"""
        far = self.beyond(square, way)
        here, there = 1 << WAYS.index(way), 1 << WAYS.index(BACK[way])
        return bool(self.bits[square] & here or self.bits[far] & there)

    def one_way(self, square: str, way: str) -> bool:
        """Would this step enter a trap door through the side that opens outwards only?"""
        return self.doors.get(self.beyond(square, way)) == BACK[way]

    def near(self, square: str, far: int) -> list[str]:
        """Other squares that few steps lead to, obstacles and doors ignored."""
        found = [square]
        for _ in range(far):
            found += [
                next_one
                for place in list(found)
                for way in WAYS
                if not self.walled(place, way)
                and (next_one := self.beyond(place, way)) not in found
            ]
        return sorted(set(found) - {square})


@dataclass(frozen=True)
class Walk:
    """A way so far, and what is in hand at its end."""

    path: tuple[str, ...]
    hand: tuple[str, ...]
    """The kinds of the things that are carried; UNKNOWN for one that helps nothing."""
    passes: int
    """Walls that an effect of this turn still lets through."""
    cancels: int
    cost: int = FREE

    @property
    def square(self) -> str:
        """Where the pawn is."""
        return self.path[-1]

    def without(self, kind: str) -> tuple[str, ...]:
        """The hand after one marker of this kind is spent."""
        place = self.hand.index(kind)
        return self.hand[:place] + self.hand[place + 1 :]

    def spend(self, kind: str) -> Walk:
        """Spend one marker of this kind."""
        return replace(self, hand=self.without(kind), cost=FOR_GOOD)


class Mover:
    """A pawn that is about to make the first step of an ordinary move, or is `under_way`.

    `face` is what markers that lie face down turn out to be when they are turned up.
    """

    def __init__(
        self, view: GootmuView, pawn: str, face: str = UNKNOWN, under_way: bool = False
    ) -> None:
        self.maze = Maze(view)
        self.face = face
        self.under_way = under_way
        self.exact = view.exact_gootmu
        self.me = next(one for one in view.pawns if one.name == pawn)
        self.trail = set(view.trail)
        self.first = WAYS
        self.labels = {square: label.name for square, label in view.labels.items()}
        self.monsters = {one.square for one in view.pawns if one.seat is None}
        self.limit = 4 if "four" in self.me.effects else 3
        self.carried = tuple(one.kind for one in view.things if one.carrier == pawn)
        self.lying: dict[str, list[Thing]] = {}
        for thing in view.things:
            if thing.square is not None:
                self.lying.setdefault(thing.square, []).append(thing)

    # --- the ways

    def sure_paths(self, steps: int) -> Iterator[Walk]:
        """Every way that is possible whatever lies face down."""
        self.bind(steps)
        if steps > 0:
            yield from self._surely_on(self.start(), steps)

    def real_paths(self, steps: int) -> Iterator[Walk]:
        """Every way that can come about: each step leaves a sure way, then the pawn learns more."""
        self.bind(steps)
        if steps > 0:
            yield from self._really_on(self.start(), steps)

    def first_ways(self, steps: int) -> set[str]:
        """The directions of the first step after which the rest is sure."""
        self.bind(steps)
        start = self.start()
        entered = {way: self.enter(start, way, steps == 1) for way in WAYS}
        return {
            way
            for way, walk in entered.items()
            if walk and steps > 0 and self.can_finish(self.surely(walk), steps - 1)
        }

    def allows(self, path: tuple[str, ...]) -> bool:
        """Is each step of this path a possible one, if nothing that is turned up helps?"""
        walk: Walk | None = self.start()
        for place, square in enumerate(path[1:], 1):
            nexts = [one for one in self._nexts(walk, len(path) - place) if one.square == square]
            walk = self.surely(nexts[0]) if nexts else None
            if walk is None:
                return False
        return path[0] == self.me.square

    def start(self) -> Walk:
        """Before the first step."""
        passes = 1 if "wall" in self.me.effects else 0
        cancels = int(self.me.effects.get("cancel", 0))
        return Walk((self.me.square,), self.carried, passes, cancels)

    def can_finish(self, walk: Walk, left: int) -> bool:
        """Is there a sure way of so many more steps?"""
        return next(self._surely_on(walk, left), None) is not None

    def _surely_on(self, walk: Walk, left: int) -> Iterator[Walk]:
        if left == 0:
            yield walk
            return
        for further in self._nexts(walk, left):
            yield from self._surely_on(self.surely(further), left - 1)

    def _really_on(self, walk: Walk, left: int) -> Iterator[Walk]:
        if left == 0:
            yield walk
            return
        for further in self._nexts(walk, left):
            if self.can_finish(self.surely(further), left - 1):
                for known in self.outcomes(further):
                    yield from self._really_on(known, left - 1)

    def _nexts(self, walk: Walk | None, left: int) -> Iterator[Walk]:
        for way in WAYS if walk else "":
            assert walk
            further = self.enter(walk, way, left == 1)
            if further:
                yield further

    # --- one step

    def enter(self, walk: Walk, way: str, last: bool) -> Walk | None:
        """Make this step if it is possible; what lies there is not taken yet."""
        square = self.maze.beyond(walk.square, way)
        if square in walk.path or square in self.trail or square in self.monsters:
            return None
        first = len(walk.path) == 1 and not self.under_way
        if first and way not in self.first:
            return None
        backward = self.maze.one_way(walk.square, way)
        if square in self.maze.dead_ends and not last and not (backward and first):
            return None
        paid = self._through_a_door(walk, first) if backward else walk
        paid = self._through_a_wall(paid, way) if paid else None
        paid = self._past_obstacles(paid, square) if paid else None
        return replace(paid, path=(*walk.path, square)) if paid else None

    def bind(self, steps: int) -> None:
        """Bind the first step, but not by a MOVE THAT WAY that leads to no exact move (GM-14), or
        only if something is spent, which nobody has to."""
        self.first = self.bound_to()
        if steps > 0 and "way" in self.me.effects:
            ways = self._surely_on(self.start(), steps)
            if all(walk.cost == FOR_GOOD for walk in ways):
                self.first = self.door_side()

    def bound_to(self) -> str:
        """Where the first step may lead: the door (GM-86) and MOVE THAT WAY (GM-58) bind."""
        ways = self.door_side()
        way = str(self.me.effects.get("way", ""))
        return "".join(set(ways) & {way}) if way else ways

    def door_side(self) -> str:
        """The door's side for a pawn that must go through it."""
        return self.maze.doors[self.me.square] or "" if "door" in self.me.effects else WAYS

    def _through_a_door(self, walk: Walk, first: bool) -> Walk | None:
        return walk.spend("door") if first and "door" in walk.hand else None

    def _through_a_wall(self, walk: Walk, way: str) -> Walk | None:
        if "nowalls" in self.me.effects or not self.maze.walled(walk.square, way):
            return walk
        if walk.passes:
            cost = max(walk.cost, FOR_THIS_TURN)
            return replace(walk, passes=walk.passes - 1, cost=cost)
        return walk.spend("wall") if "wall" in walk.hand else None

    def _past_obstacles(self, walk: Walk, square: str) -> Walk | None:
        for obstacle in self.obstacles(square):
            if NEEDS[obstacle] not in walk.hand:
                if not walk.cancels:
                    return None
                walk = replace(walk, cancels=walk.cancels - 1, cost=FOR_GOOD)
        return walk

    def obstacles(self, square: str) -> list[str]:
        """The obstacles on a square, printed or lying there face up."""
        kinds = [thing.kind for thing in self.lying.get(square, [])]
        return [name for name in (self.labels.get(square, ""), *kinds) if name in NEEDS]

    # --- taking

    def surely(self, walk: Walk) -> Walk:
        """What the pawn can count on: the unknown fills a hand and helps nothing (GM-26)."""
        kinds = self.takeable(walk.square)
        room = self.limit - len(walk.hand)
        if len(kinds) > room:
            kinds = [UNKNOWN] * room
        return replace(walk, hand=walk.hand + tuple(kinds))

    def outcomes(self, walk: Walk) -> list[Walk]:
        """What may come of it in fact: markers show `face`, a choice is made among too many."""
        turned = [self.face if kind == UNKNOWN else kind for kind in self.takeable(walk.square)]
        kinds = [kind for kind in turned if kind not in NOT_TAKEABLE]
        room = max(0, self.limit - len(walk.hand))
        taken = sorted(set(combinations(kinds, min(room, len(kinds)))))
        return [replace(walk, hand=walk.hand + some) for some in taken]

    def takeable(self, square: str) -> list[str]:
        """The kinds of things that are taken by passing over this square."""
        return [
            thing.kind
            for thing in self.lying.get(square, [])
            if thing.kind not in NOT_TAKEABLE and not (self.exact and thing.owner is not None)
        ]

    # --- what a bound first step may run into

    def danger_ahead(self) -> bool:
        """Is the first step bound to end in what sends a pawn home (GM-24)?"""
        ways = self.bound_to()
        if len(ways) != 1 or self.maze.one_way(self.me.square, ways):
            return False
        if self.maze.walled(self.me.square, ways) and "nowalls" not in self.me.effects:
            return False
        square = self.maze.beyond(self.me.square, ways)
        missing = [o for o in self.obstacles(square) if NEEDS[o] not in self.carried]
        return square in self.monsters or any(o in DANGERS for o in missing)

    def may_ignore(self) -> bool:
        """Has the pawn anything that makes walls or obstacles a matter of choice?"""
        effects = {"wall", "nowalls", "cancel"} & set(self.me.effects)
        return bool(effects) or "wall" in self.carried
