"""How many turns a pawn needs to a square of the maze, with the dice's odds.

A move is exact and never turns back, so that a dead end costs far more turns than its distance
says: one has to be at the right distance for the right roll. The atlas counts that: it knows where
each roll may end, and works the expected turns out from there.
"""

from __future__ import annotations

from functools import cached_property

from tablee.games.gootmu.rules.labels import NAMES, TRAP_DOOR, is_obstacle
from tablee.games.gootmu.rules.maze import Maze

FAR = 60.0
"""The turns to a square to which no way leads."""

ROLLS = range(1, 7)
NEAR = 10  # steps around a goal where a guess is not good enough

# A guess at the turns that a distance takes, fitted to what the sweeps find.
ROUGH_START, ROUGH_STEP, ROUGH_DEAD_END = 0.8, 0.26, 2.7

TOLLS = {
    "LOSE 1 TURN": 1.0,
    "ROLL LESS THAN 3 TO MOVE": 0.7,
    "MOVE RANDOMLY NEXT TURN": 0.7,
    "ENEMY MOVES YOUR NEXT TURN": 1.0,
    "LET OTHER PLAYER MOVE YOUR NEXT TURN": 1.0,
    "NEXT TURN YOU MAY ONLY MOVE AN ODD ROLL": 0.5,
    "SUBTRACT 1 FROM ALL YOUR FUTURE DIE ROLLS": 2.0,
    "SUBTRACT N FROM YOUR NEXT ROLL": 0.4,
    "ROLL A 5, LOSE YOUR NEXT TURN": 0.2,
    "DROP ALL TOKENS HERE, THEN BACK UP 3 SPACES": 9.0,
    "DROP ONE ITEM 4 SPACES FROM HERE": 4.0,
    "DROP 1 GOOTMU PIECE, GO BACK TO START": 9.0,
    "GIVE 1 GOOTMU TO ANOTHER PLAYER FOR PLACEMENT": 9.0,
    "YOU MUST PICK UP 1 ITEM BEFORE GOOTMU": 3.0,
    "EXTRA TURN, ROLL AGAIN": -1.0,
    "ROLL A 1, GET 2 EXTRA TURNS": -0.3,
    "SELECT NEXT ROLL (1 TO 5)": -0.5,
    "IGNORE WALLS NEXT TURN": -0.5,
    "GO ANYWHERE": -FAR,
}
"""What it costs, in turns, to end a move on these words."""

_TOLLS = [TOLLS.get(name, 0.0) for name in NAMES]
_SIDES = [[side for side in range(4) if mask >> side & 1] for mask in range(16)]
_ANYWHERE = NAMES.index("GO ANYWHERE")


class Effort:
    """How many squares may still be worked out; a hundred take some milliseconds."""

    def __init__(self) -> None:
        self.left = 0


class Atlas:
    """One maze, for a pawn that cannot enter the `blocked` squares."""

    def __init__(self, maze: Maze, blocked: frozenset[int], effort: Effort) -> None:
        self.effort = effort
        self.maze = maze.copy()  # the tables are worked out later, when tiles may have been turned
        self.blocked = blocked
        self.ways = self._ways()
        self.into: list[list[int]] = [[] for _ in self.ways]
        for square, ways in enumerate(self.ways):
            for other in ways:
                self.into[other].append(square)
        self._steps: dict[frozenset[int], list[int]] = {}
        self._turns: dict[tuple[frozenset[int], bool], list[float]] = {}

    def _ways(self) -> list[list[int]]:
        """For each square those one step away; a trap door is left by its arrow alone (GM-86)."""
        beside, blocked = self.maze.beside, self.blocked
        exits = self.maze.exits[:]
        for square, label in enumerate(self.maze.labels):
            if label == TRAP_DOOR:
                exits[square] &= 1 << self.maze.arrows[square]
        return [
            [other for side in _SIDES[mask] if (other := beside[4 * square + side]) not in blocked]
            for square, mask in enumerate(exits)
        ]

    def beside(self, square: int) -> frozenset[int]:
        """The squares on its four sides that can be entered, walls or not."""
        around = self.maze.beside[4 * square : 4 * square + 4]
        return frozenset(around) - self.blocked

    # --- steps

    def steps_to(self, goals: frozenset[int]) -> list[int]:
        """The fewest steps from each square to one of these; -1 where no way leads there."""
        if goals not in self._steps:
            self._steps[goals] = self._count_steps(goals)
        return self._steps[goals]

    def _count_steps(self, goals: frozenset[int]) -> list[int]:
        found = [-1] * self.maze.size
        frontier = sorted(goals)
        for goal in frontier:
            found[goal] = 0
        for square in frontier:
            for other in self.into[square]:
                if found[other] < 0:
                    found[other] = found[square] + 1
                    frontier.append(other)
        return found

    def rough_turns(self, start: int, goals: frozenset[int]) -> float:
        """A quick guess at the turns from a square to the nearest of others."""
        steps = self.steps_to(goals)[start]
        return self._lead(goals) + ROUGH_STEP * steps if steps >= 0 else FAR

    def _lead(self, goals: frozenset[int]) -> float:
        """What the last turns to a goal take, wherever one comes from."""
        dead_end = all(len(self.into[goal]) < 2 for goal in goals)
        return ROUGH_START + (ROUGH_DEAD_END if dead_end else 0.0)

    # --- turns

    def turns(self, start: int, goals: frozenset[int], passing: bool) -> float:
        """The expected turns from a square until a pawn has passed over one of these, or ended
        there if passing is not enough; only a guess when all effort is spent.
        """
        key = goals, passing
        if key not in self._turns:
            if self.effort.left <= 0:
                return self.rough_turns(start, goals)
            self.effort.left -= self.maze.size if "_ends" in vars(self) else 2 * self.maze.size
            self._turns[key] = self._expect(goals, passing)
        return self._turns[key][start]

    def _expect(self, goals: frozenset[int], passing: bool) -> list[float]:
        """The turns from every square: guessed first, then better and better."""
        steps = self.steps_to(goals | self._anywhere)
        order = sorted([s for s, far in enumerate(steps) if far >= 0], key=steps.__getitem__)
        near = [square for square in order if steps[square] <= NEAR]
        lead = self._lead(goals)
        turns = [FAR if far < 0 else lead + ROUGH_STEP * far for far in steps]
        missed = self._missed(goals, passing)
        for squares in (near, near, order):
            self._sweep(squares, turns, missed)
        return turns

    def _sweep(self, squares: list[int], turns: list[float], missed: list[list[list[int]]]) -> None:
        """Work the turns from these squares out anew, from where the rolls may end."""
        tolls = [_TOLLS[label] for label in self.maze.labels]
        after = [max(0.0, there + toll) for there, toll in zip(turns, tolls)]
        there = after.__getitem__
        for square in squares:
            turns[square] = 1 + sum([min(map(there, ends)) for ends in missed[square]]) / 6
            after[square] = max(0.0, turns[square] + tolls[square])

    @cached_property
    def _anywhere(self) -> frozenset[int]:
        labels = self.maze.labels
        return frozenset(s for s, label in enumerate(labels) if label == _ANYWHERE)

    def _missed(self, goals: frozenset[int], passing: bool) -> list[list[list[int]]]:
        """For each square where the rolls may end that reach no goal."""
        hits = self._hits(goals, passing)
        return [
            [ends for roll, ends in zip(ROLLS, by_roll) if not rolls >> roll & 1]
            for by_roll, rolls in zip(self._ends, hits)
        ]

    # --- rolls, by edges: a step from one square to another

    @cached_property
    def _edges(self) -> list[tuple[int, int]]:
        return [(square, other) for square, ways in enumerate(self.ways) for other in ways]

    @cached_property
    def _following(self) -> list[list[int]]:
        """For each edge those that may come next: not back, not beyond a door or panel."""
        leaving: list[list[int]] = [[] for _ in self.ways]
        for edge, (start, _) in enumerate(self._edges):
            leaving[start].append(edge)
        return [
            [] if self._stops(end) else [e for e in leaving[end] if self._edges[e][1] != start]
            for start, end in self._edges
        ]

    def _stops(self, square: int) -> bool:
        return bool(self.maze.gates[square]) and not is_obstacle(self.maze.labels[square])

    @cached_property
    def _preceding(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self._edges]
        for edge, after in enumerate(self._following):
            for other in after:
                found[other].append(edge)
        return found

    @cached_property
    def _ends_by_edge(self) -> list[list[set[int]]]:
        """For each roll and first edge: where the move may end."""
        found = [[{end} for _, end in self._edges]]
        for _ in ROLLS[1:]:
            last = found[-1]
            found.append([set().union(*[last[e] for e in after]) for after in self._following])
        return found

    @cached_property
    def _ends(self) -> list[list[list[int]]]:
        """For each square and roll: where the move may end; where it began if there is none."""
        found: list[list[set[int]]] = [[set() for _ in ROLLS] for _ in self.ways]
        for roll, by_edge in enumerate(self._ends_by_edge):
            for (start, _), ends in zip(self._edges, by_edge):
                found[start][roll] |= ends
        return [[list(ends or [s]) for ends in by_roll] for s, by_roll in enumerate(found)]

    def _hits(self, goals: frozenset[int], passing: bool) -> list[int]:
        """For each square the rolls that reach a goal, a bit each."""
        hits = [0] * self.maze.size
        last = [edge for edge, (_, end) in enumerate(self._edges) if end in goals]
        frontier = {edge: self._lengths(edge) if passing else 1 << 1 for edge in last}
        for _ in ROLLS:
            before: dict[int, int] = {}
            for edge, rolls in frontier.items():
                hits[self._edges[edge][0]] |= rolls
                for other in self._preceding[edge]:
                    before[other] = before.get(other, 0) | rolls << 1
            frontier = before
        return hits

    def _lengths(self, edge: int) -> int:
        """How long a move may be that begins with this edge, a bit each."""
        by_roll = zip(ROLLS, self._ends_by_edge)
        return sum([1 << roll for roll, by_edge in by_roll if by_edge[edge]])
