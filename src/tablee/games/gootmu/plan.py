"""What a state is worth to a player: above all the turns until the own pieces are together."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any

from tablee.games.gootmu.atlas import FAR, Atlas, Effort
from tablee.games.gootmu.rules.actions import PIECES_EACH, piece_of
from tablee.games.gootmu.rules.labels import is_obstacle
from tablee.games.gootmu.rules.maze import NO_DIRECTION, NOWHERE
from tablee.games.gootmu.rules.pawn import Pawn
from tablee.games.gootmu.rules.sets import things_in
from tablee.games.gootmu.rules.state import GootmuState
from tablee.games.gootmu.rules.table import CARRIED, item_for
from tablee.games.gootmu.rules.tiles import CANCEL_TURN, PASS_WALL, POWER_TOKEN

# All in turns.
WON = 3.0  # little more than being there, so that a sure way beats a small chance
LOST = -50.0
WAITS = 3.0  # beside a closed square (GM-19)
SHUT_OFF = 8.0  # a piece to which no way leads, besides looking for something that helps
CHASE = 5.0  # who carries one's piece walks on
CHASED_FAR = 20.0
LATER = 0.3  # how much the distance to a carrier counts while pieces lie about
MEETING = 1.0  # to meet one's own second pawn
FETCHING = 0.15  # a turn of the second pawn towards a piece
FULL = 0.5  # no room for the next piece
HINDERING = 0.3  # a turn that the others lose

MARKERS = {POWER_TOKEN: 0.7, CANCEL_TURN: 0.7, PASS_WALL: 0.6}
USEFUL = 0.2  # a marker that opens an obstacle of this board
USELESS = 0.02

MAZES_KEPT = 40
SQUARES_A_DECISION = 900

Layout = tuple[tuple[int, ...], tuple[int, ...]]
"""The tiles in their slots, and how they are turned."""

MazeKey = tuple[tuple[int, ...], tuple[int, ...], frozenset[int]]
"""A layout with the squares that somebody cannot enter."""


class Planner:
    """Judges states; keeps what it has worked out about the maze from one decision to the next."""

    def __init__(self) -> None:
        self.effort = Effort()
        self._atlases: dict[MazeKey, Atlas] = {}
        self._obstacles: dict[Layout, dict[int, int]] = {}

    def begin(self) -> None:
        """A new decision: there is time again."""
        self.effort.left = SQUARES_A_DECISION
        _keep_latest(self._atlases)
        _keep_latest(self._obstacles)

    # --- the maze

    def atlas(self, state: GootmuState, pawn: int) -> Atlas:
        """The maze as it is for this pawn and what it carries."""
        key = self._key(state, pawn)
        if key not in self._atlases:
            self._atlases[key] = Atlas(state.maze, key[2], self.effort)
        return self._atlases[key]

    def _key(self, state: GootmuState, pawn: int) -> MazeKey:
        skills = state.skills(pawn)
        needs = self._needs(state)
        blocked = [square for square, need in needs.items() if not skills >> need & 1]
        for thing in things_in(state.barriers):
            if state.is_blocked(pawn, state.where[thing]):
                blocked.append(state.where[thing])
        monster = state.pawns[state.monster].square
        if monster != NOWHERE:
            blocked.append(monster)
        return (*_layout(state), frozenset(blocked))

    def _needs(self, state: GootmuState) -> dict[int, int]:
        """The printed obstacles and the items that they need."""
        layout = _layout(state)
        if layout not in self._obstacles:
            labels = enumerate(state.maze.labels)
            needs = {square: item_for(label) for square, label in labels if is_obstacle(label)}
            self._obstacles[layout] = needs
        return self._obstacles[layout]

    def monster_is_in_the_way(self, state: GootmuState, seat: int) -> bool:
        """Would a piece be within reach if the monster were elsewhere?"""
        monster = state.pawns[state.monster].square
        atlas = self.atlas(state, seat)
        free = Atlas(state.maze, atlas.blocked - {monster}, self.effort)
        here = state.pawns[seat].square
        goals = [state.where[thing] for thing in missing_pieces(state, seat)]
        lying = [frozenset([goal]) for goal in goals if goal >= 0]
        shut_off = [goal for goal in lying if atlas.steps_to(goal)[here] < 0 or monster in goal]
        return any(free.steps_to(goal)[here] >= 0 for goal in shut_off)

    # --- the worth of a state

    def worth(self, state: GootmuState, seat: int) -> float:
        """How good a state is for a player, in turns."""
        atlas = self.atlas(state, seat)
        enemies = [other for other in range(state.seats) if other != seat]
        others = [self.rough_cost(state, enemy, atlas) for enemy in enemies]
        hindered = HINDERING / 2 * (sum(others) / len(others) + min(others))
        if not state.ended:
            return hindered - self.cost(state, seat, atlas)
        held = [state.own_pieces(other) for other in range(state.seats)]
        return hindered + (WON if held[seat] == max(held) else LOST)

    def cost(self, state: GootmuState, seat: int, atlas: Atlas) -> float:
        """The turns until this player has all own pieces, and what burdens it until then."""
        me = state.pawns[seat]
        missing = missing_pieces(state, seat)
        if not missing or me.square == NOWHERE:
            return 0.0
        lying = [state.where[thing] for thing in missing if state.where[thing] >= 0]
        carriers = [CARRIED - state.where[t] for t in missing if state.where[t] <= CARRIED]
        total = _effects(me) + self._burden(state, seat)
        total += self._route(state, seat, atlas, lying)
        for carrier in carriers:
            total += self._chase(state, seat, carrier, atlas, LATER if lying else 1.0)
        if state.pawns[seat + state.seats].square != NOWHERE:
            total += self._errand(state, seat, lying)
        if me.item and (items := state.items_lying()):
            total += self._nearest(state, seat, atlas, items)
        return total

    def _route(self, state: GootmuState, seat: int, atlas: Atlas, lying: list[int]) -> float:
        """The shortest way over these squares, in any order; the shut off ones come on top."""
        me = state.pawns[seat]
        first = {square: self._first_leg(state, atlas, me, square) for square in lying}
        near = [square for square in lying if first[square] < FAR]
        total = sum([SHUT_OFF + self._help(state, seat, atlas) for _ in lying[len(near) :]])
        if not near:
            return total
        return total + min([self._tour(state, atlas, tour, first) for tour in permutations(near)])

    def _tour(
        self, state: GootmuState, atlas: Atlas, tour: tuple[int, ...], first: dict[int, float]
    ) -> float:
        return first[tour[0]] + sum([_between(state, atlas, a, b) for a, b in pairwise(tour)])

    def _first_leg(self, state: GootmuState, atlas: Atlas, me: Pawn, goal: int) -> float:
        """Turns to a square; those that were waited beside a closed one are over."""
        turns = _between(state, atlas, me.square, goal)
        if not me.waited:
            return turns
        inside = state.maze.is_closed(me.square)
        outside = state.maze.is_closed(goal) and goal in atlas.beside(me.square)
        return turns - min(me.waited, WAITS) if inside or outside else turns

    def _help(self, state: GootmuState, seat: int, atlas: Atlas) -> float:
        """The turns to a marker that may open a way: one that does, or else one face down."""
        wanted = {PASS_WALL, POWER_TOKEN, *self._needs(state).values()}
        lying = state.items_lying()
        known = [thing for thing in lying if state.kinds[thing] in wanted]
        hidden = [thing for thing in lying if state.face_down >> thing & 1]
        return self._nearest(state, seat, atlas, known or hidden)

    def _nearest(self, state: GootmuState, seat: int, atlas: Atlas, things: list[int]) -> float:
        goals = frozenset(state.where[thing] for thing in things)
        turns = atlas.turns(state.pawns[seat].square, goals, True) if goals else FAR
        return min(turns, CHASED_FAR)

    def _chase(
        self, state: GootmuState, seat: int, carrier: int, atlas: Atlas, weight: float
    ) -> float:
        here, there = state.pawns[seat].square, state.pawns[carrier].square
        turns = min(atlas.rough_turns(here, frozenset([there])), CHASED_FAR)
        own = state.pawns[carrier].seat == seat
        return (MEETING if own else CHASE) + weight * turns

    def _errand(self, state: GootmuState, seat: int, lying: list[int]) -> float:
        """How far the second pawn is from a piece that it could fetch."""
        second = seat + state.seats
        if not lying or state.room(second) <= 0:
            return 0.0
        atlas = self.atlas(state, second)
        here = state.pawns[second].square
        turns = [atlas.rough_turns(here, frozenset([square])) for square in lying]
        return FETCHING * min(*turns, CHASED_FAR)

    def _burden(self, state: GootmuState, seat: int) -> float:
        """Full hands are a burden, markers in them are a help."""
        items = state.items_carried(seat)
        needs = self._needs(state).values()
        help_ = 0.0
        for thing in items:
            kind = state.kinds[thing]
            help_ += MARKERS.get(kind, USEFUL if kind in needs else USELESS)
        return (FULL if state.room(seat) <= 0 else 0.0) - help_

    def rough_cost(self, state: GootmuState, seat: int, atlas: Atlas) -> float:
        """A guess at the turns that another player needs."""
        me = state.pawns[seat]
        total = _effects(me)
        for thing in missing_pieces(state, seat):
            place = state.where[thing]
            if place >= 0:
                total += min(atlas.rough_turns(me.square, frozenset([place])), CHASED_FAR)
            elif place <= CARRIED:
                total += self._chase(state, seat, CARRIED - place, atlas, LATER)
        return total


def _keep_latest(known: dict[Any, Any]) -> None:
    while len(known) > MAZES_KEPT:
        del known[next(iter(known))]


def _layout(state: GootmuState) -> Layout:
    return tuple(state.maze.tiles), tuple(state.maze.turned)


def missing_pieces(state: GootmuState, seat: int) -> list[int]:
    """The pieces of a player that the own pawn does not hold."""
    pieces = [piece_of(seat, number) for number in range(PIECES_EACH)]
    return [thing for thing in pieces if state.where[thing] != CARRIED - seat]


def _between(state: GootmuState, atlas: Atlas, start: int, goal: int) -> float:
    """Turns from a square to another; a closed one is entered and left by waiting (GM-19)."""
    maze = state.maze
    if maze.is_closed(start):
        return WAITS + min([_open(state, atlas, n, goal) for n in atlas.beside(start)], default=FAR)
    return _open(state, atlas, start, goal)


def _open(state: GootmuState, atlas: Atlas, start: int, goal: int) -> float:
    if not state.maze.is_closed(goal):
        return atlas.turns(start, frozenset([goal]), not state.exact)
    doors = atlas.beside(goal)
    return WAITS + (1.0 if start in doors else atlas.turns(start, doors, False))


def _effects(me: Pawn) -> float:
    """What acts on a pawn, in turns that it costs."""
    cost = 1.0 * me.lost - 1.0 * me.extra + 0.7 * me.less + 0.5 * int(me.odd)
    cost += 0.7 * int(me.random) + 0.2 * int(me.three)
    cost += 1.0 * (me.enemy != 0) + 0.1 * (me.way != NO_DIRECTION)
    cost -= 0.5 * me.select + 0.5 * (me.nowalls != 0) + 0.4 * (me.wall != 0)
    cost += 0.5 * me.item - 0.3 * me.four - 0.15 * min(int(me.cancel), 2) - 0.1 * me.touch
    cost -= 0.1 * min(me.double + me.squared, 2) + 0.1 * min(me.add, 3)
    return cost - (0.3 * me.plus if me.plus > 0 else 1.5 * me.plus)
