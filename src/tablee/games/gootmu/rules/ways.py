"""Can a move be finished exactly? The one search behind every step that is offered.

A move of n steps needs a path of exactly n squares, none of them twice. A plain search answers that
at once for the totals that dice give. For long moves (SQUARE NEXT ROLL makes 36 of a 6) two things
keep it short. A branch is left as soon as too few squares of the right colour can be reached: on a
board of even sides, wrapped and with holes of four, steps change colour like on a chessboard. And
the search looks at no more than BUDGET squares for a step. So an answer costs at most BUDGET looks,
whatever the board; `yes` always comes with a path, and `no` is exact unless the budget ran out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.gootmu.rules.maze import CLOSED, filled
from tablee.games.gootmu.rules.pawn import ACTIVE, trail_square
from tablee.games.gootmu.rules.sets import MARKER_BITS, count, lowest
from tablee.games.gootmu.rules.table import BY_MONSTER, FREE, Table
from tablee.games.gootmu.rules.tiles import DOOR_BACKWARD, PASS_WALL, PICKAXE

# How a piece walks, a bit each.
ROLLED: Final = 1  # its ordinary move: everything it may spend helps
SIX: Final = 2  # with a natural six
STRICT: Final = 4  # squares of this turn are not entered again, fixed steps excepted (GM-11)
HAZARD: Final = 8  # nothing avoids fire, pool, pit and monster any more (GM-24)
NOWALLS: Final = 16
BACKTRACK: Final = 32
NOT_BACK: Final = 64  # the first step does not go back
PLAIN: Final = 128  # asked only whether it can be done without spending anything
ENEMY: Final = 256  # somebody else makes the steps: only what needs no spending (GM-56)
CHOSEN: Final = 512  # the player has chosen the direction that is fixed now (GM-65)

BEFORE: Final = 1  # marks: on this square earlier in the turn …
WITHIN: Final = 2  # … or within this very move

BUDGET: Final = 20_000
LONG: Final = 8

ITEMS: Final = (1 << PICKAXE + 1) - 1
"""The kinds of markers that help past obstacles, a bit each."""

cuts: list[int] = [0]
"""How many searches ran out of their budget, for whoever measures."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Ways:
    """The ways of one piece from where it stands, `left` steps long. Call `release` at the end.

    The first `fixed` of the steps are prescribed, two bits each in `forced`. The move began at the
    entry `since` of the piece's trail.
    """

    def __init__(
        self, table: Table, pawn: i64, since: i64, mode: i64, left: i64, forced: i64, fixed: i64
    ) -> None:
        me = table.pawns[pawn]
        maze = table.maze
        self.table = table
        self.me = me
        self.mode: i64 = mode
        self.is_monster = pawn == table.monster
        self.beside = maze.beside
        self.exits = maze.exits
        self.gates = maze.gates
        self.slots = maze.grid.slots
        self.lying = table.lying
        self.monster: i64 = table.pawns[table.monster].square
        self.marks = table.marks
        self.nowalls = mode & NOWALLS != 0 or me.nowalls & ACTIVE != 0
        self.skills: i64 = table.skills(pawn)
        self.room: i64 = me.limit() - count(me.hand)
        self.cancels: i64 = 0
        self.walls_left: i64 = 0  # walls that markers let through
        self.wall_now: i64 = 0  # walls that this turn lets through
        self.backward = False
        self.first = len(me.trail) == since + 1  # is the next step the first?
        self.forced: i64 = forced
        self.fixed: i64 = fixed
        self.total: i64 = left
        self.looks: i64 = 0
        self.path_slots: i64 = 0  # the tiles, a bit each, on which the way lies that was found
        self.path_spends = False  # is anything spent on it?
        if mode & ROLLED:
            self._spendable(table, pawn)
        to_find = table.loose_kinds & (ITEMS & ~self.skills | 1 << PASS_WALL)
        # The things that matter on the way: where none helps, a full hand does no harm either.
        self.matter: i64 = table.barriers
        if to_find:
            self.matter = -1
        spends = self.wall_now > 0 or self.walls_left > 0 or self.backward
        self.openable: i64 = 0  # the sides, a bit each, that may be passed though they are closed
        if self.nowalls or spends or to_find >> PASS_WALL & 1:
            self.openable = CLOSED
        if not mode & BACKTRACK:
            self._mark(since)

    def _mark(self, since: i64) -> None:
        """Mark this turn's squares; `release` takes the marks away again."""
        trail = self.me.trail
        for index in range(len(trail)):
            within = index >= since or self.mode & ROLLED != 0
            if within or self.mode & STRICT:
                square = trail_square(trail[index])
                if within or not self.marks[square]:
                    self.marks[square] = 1 + within  # BEFORE or WITHIN

    def release(self) -> None:
        """Leave the table's marks as they were: none."""
        trail = self.me.trail
        for index in range(len(trail)):
            self.marks[trail_square(trail[index])] = 0

    def _spendable(self, table: Table, pawn: i64) -> None:
        """What the piece may spend on its ordinary move."""
        if self.me.wall & ACTIVE:
            self.wall_now = 1
        if not self.mode & (PLAIN | ENEMY):
            self.cancels = self.me.cancel
            self.backward = self.skills >> DOOR_BACKWARD & 1 != 0
            if self.skills >> PASS_WALL & 1:
                self.walls_left = table.carried_kind(pawn, PASS_WALL)

    def go(self, direction: i64) -> bool:
        """Can the piece finish its steps if the next goes this way?"""
        self.looks = 0
        self.path_slots = 0
        self.path_spends = False
        return self._can_go(self.me.square, direction, self.total)

    # --- the search

    def _finish(self, at: i64, left: i64) -> bool:
        self.looks += 1
        if self.looks > BUDGET:
            cuts[0] += self.looks == BUDGET + 1
            return False
        step = self.total - left
        if step < self.fixed:
            return self._can_go(at, self.forced >> 2 * step & 3, left)
        if left > LONG and not self._has_room(at, left):
            return False
        sides = self.exits[at] | self.openable
        for direction in range(i64(4)):
            if sides >> direction & 1 and self._can_go(at, direction, left):
                return True
        return False

    def _can_go(self, at: i64, direction: i64, left: i64) -> bool:
        side = 4 * at + direction
        square = self.beside[side]
        mark = self.marks[square]
        if mark and (mark == WITHIN or self._is_free_step(left)):
            return False
        if not self.exits[at] >> direction & 1:
            return self.openable != 0 and self._can_go_specially(at, direction, square, left)
        if self.gates[square] or self.lying[square] & self.matter or square == self.monster:
            return self._can_go_specially(at, direction, square, left)
        return self._go_on(square, left)

    def _is_free_step(self, left: i64) -> bool:
        """Is the direction of this step not prescribed?"""
        return self.total - left >= self.fixed or self.mode & CHOSEN != 0

    def _go_on(self, square: i64, left: i64) -> bool:
        if left > 1:
            mark = self.marks[square]
            if not self.mode & BACKTRACK:
                self.marks[square] = WITHIN
            done = self._finish(square, left - 1)
            self.marks[square] = mark
            if not done:
                return False
        self.path_slots |= 1 << self.slots[square]
        return True

    def _can_go_specially(self, at: i64, direction: i64, square: i64, left: i64) -> bool:
        """The same where walls, obstacles or things matter; what is spent comes back after."""
        skills, room = self.skills, self.room
        cancels, walls_left, wall_now = self.cancels, self.walls_left, self.wall_now
        done = False
        if self._enters(at, direction, square, left):
            spends = self.cancels < cancels or self.walls_left < walls_left
            self._pick_up(square, left)
            done = self._go_on(square, left)
            self.path_spends = self.path_spends or (
                done and (spends or self._is_back(at, direction))
            )
        self.skills, self.room = skills, room
        self.cancels, self.walls_left, self.wall_now = cancels, walls_left, wall_now
        return done

    def _enters(self, at: i64, direction: i64, square: i64, left: i64) -> bool:
        backward = False
        if not self.exits[at] >> direction & 1:
            if self.table.maze.walls[at] >> direction & 1:
                if not self._breaks_wall():
                    return False
            else:
                if not (self.backward and self.first and left == self.total):
                    return False  # a trap door's back (GM-86), without the marker for it (GM-34)
                backward = True
                self.room += 1
        stops = left > 1 and self.gates[square] and not self.table.maze.has_obstacle(square)
        return (not stops or backward) and self._passes(square)

    def _is_back(self, at: i64, direction: i64) -> bool:
        """Is this side closed, but by no wall: a trap door's back?"""
        return (self.exits[at] | self.table.maze.walls[at]) >> direction & 1 == 0

    def _breaks_wall(self) -> bool:
        """Go through a wall; a marker that is spent for it makes room."""
        if self.nowalls:
            return True
        if self.wall_now:
            self.wall_now -= 1
            return True
        if self.walls_left:
            self.walls_left -= 1
            self.room += 1
            return True
        return False

    def _passes(self, square: i64) -> bool:
        """Is there no obstacle, or the item for it, or no way round it?"""
        need = self.table.barrier(square)
        if need == FREE or (need == BY_MONSTER and self.is_monster):
            return True
        if need != BY_MONSTER and self.skills >> need & 1:
            return True
        if self.mode & HAZARD and self.table.is_deadly(square):
            return True
        if need == BY_MONSTER or not self.cancels:
            return False
        self.cancels -= 1
        return True

    def _pick_up(self, square: i64, left: i64) -> None:
        """What is taken on the way helps on the way; what is unknown only fills the hand."""
        table = self.table
        things = self.lying[square] & ~(table.barriers | table.magnets) & ~self.me.dropped
        if self.is_monster or not things:
            return
        if table.exact and left > 1:
            things &= MARKER_BITS
        number = count(things)
        if number > self.room:
            self.room = 0
            return
        self.room -= number
        known = things & MARKER_BITS & ~table.face_down
        while known:
            self._learn(table.kinds[lowest(known)])
            known &= known - 1

    def _learn(self, kind: i64) -> None:
        self.skills |= 1 << kind
        if kind == PASS_WALL and self.mode & ROLLED and not self.mode & (PLAIN | ENEMY):
            self.walls_left += 1

    def _has_room(self, at: i64, left: i64) -> bool:
        """Can enough squares of each colour be reached? Obstacles are taken as open."""
        if self.mode & BACKTRACK:
            return True
        breaks = self.walls_left + self.wall_now > 0
        lies = self.mode & ROLLED != 0 and wall_marker_lies(self.table)
        anywhere: i64 = 0
        if self.nowalls or breaks or lies:
            anywhere = CLOSED
        odd, even = (left + 1) // 2, left // 2
        size = self.table.maze.size
        colour = filled(size, -1)
        colour[at] = 0
        frontier = append(vec[i64](capacity=size), at)
        index: i64 = 0
        while index < len(frontier):
            square = frontier[index]
            index += 1
            exits = self.exits[square] | anywhere
            for direction in range(i64(4)):
                side = 4 * square + direction
                other = self.beside[side]
                if exits >> direction & 1 and colour[other] < 0 and not self.marks[other]:
                    colour[other] = 1 - colour[square]
                    frontier = append(frontier, other)
                    if colour[other]:
                        odd -= 1
                    else:
                        even -= 1
            if odd <= 0 and even <= 0:
                return True
        return False


def wall_marker_lies(table: Table) -> bool:
    """Does a marker lie face up on the board that lets through a wall?"""
    return table.loose_kinds >> PASS_WALL & 1 != 0
