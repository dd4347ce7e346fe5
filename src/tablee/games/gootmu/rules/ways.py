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

from tablee.games.gootmu.rules.actions import FIRST_PIECE
from tablee.games.gootmu.rules.pawn import ACTIVE, trail_square
from tablee.games.gootmu.rules.sets import MARKER_BITS, count, lowest
from tablee.games.gootmu.rules.table import BY_MONSTER, FREE, Table
from tablee.games.gootmu.rules.tiles import DOOR_BACKWARD, PASS_WALL

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

cuts: list[int] = [0]
"""How many searches ran out of their budget, for whoever measures."""


class Ways:
    """The ways of one piece from where it stands. Call `release` at the end."""

    def __init__(self, table: Table, pawn: int, since: int, mode: int) -> None:
        me = table.pawns[pawn]
        maze = table.maze
        self.table = table
        self.me = me
        self.mode = mode
        self.is_monster = pawn == table.monster
        self.beside = maze.beside
        self.exits = maze.exits
        self.gates = maze.gates
        self.lying = table.lying
        self.monster = table.pawns[table.monster].square
        self.marks = table.marks
        if not mode & BACKTRACK:
            self._mark(since)
        self.nowalls = mode & NOWALLS != 0 or me.nowalls & ACTIVE != 0
        self.skills = table.skills(pawn)
        self.room = 0 if self.is_monster else me.limit() - count(me.hand)
        self.cancels = 0
        self.walls_left = 0  # walls that markers let through
        self.wall_now = 0  # walls that this turn lets through
        self.backward = False
        self.first = False
        if mode & ROLLED:
            self._spendable(table, pawn)
        self.forced = 0
        self.fixed = 0
        self.total = 0
        self.looks = 0

    def _mark(self, since: int) -> None:
        """Mark this turn's squares; `release` takes the marks away again."""
        marks, trail = self.marks, self.me.trail
        for index in range(len(trail)):
            within = index >= since or self.mode & ROLLED
            if within or self.mode & STRICT:
                square = trail_square(trail[index])
                marks[square] = WITHIN if within else max(marks[square], BEFORE)

    def release(self) -> None:
        """Leave the table's marks as they were: none."""
        for entry in self.me.trail:
            self.marks[trail_square(entry)] = 0

    def _spendable(self, table: Table, pawn: int) -> None:
        """What the piece may spend on its ordinary move."""
        if self.me.wall & ACTIVE:
            self.wall_now = 1
        if not self.mode & (PLAIN | ENEMY):
            self.cancels = self.me.cancel
            self.walls_left = table.carried_kind(pawn, PASS_WALL)
            self.backward = table.carries(pawn, DOOR_BACKWARD) >= 0

    def go(self, direction: int, left: int, forced: int, fixed: int, first: bool) -> bool:
        """Can the piece finish `left` steps if the next goes this way?

        The first `fixed` of them are prescribed, two bits each in `forced`; `first` says whether
        the move begins with this step.
        """
        self.first = first
        self.total = left
        self.forced = forced
        self.fixed = fixed
        self.looks = 0
        return self._can_go(self.me.square, direction, left)

    # --- the search

    def _finish(self, at: int, left: int) -> bool:
        if left == 0:
            return True
        self.looks += 1
        if self.looks > BUDGET:
            cuts[0] += self.looks == BUDGET + 1
            return False
        step = self.total - left
        if step < self.fixed:
            return self._can_go(at, self.forced >> 2 * step & 3, left)
        if left > LONG and not self._has_room(at, left):
            return False
        return any(self._can_go(at, direction, left) for direction in range(4))

    def _can_go(self, at: int, direction: int, left: int) -> bool:
        square = self.beside[4 * at + direction]
        mark = self.marks[square]
        if mark and (mark == WITHIN or self._is_free_step(left)):
            return False
        if (
            self.exits[at] >> direction & 1
            and not self.gates[square]
            and not self.lying[square]
            and square != self.monster
        ):
            return self._go_on(square, left)
        return self._can_go_specially(at, direction, square, left)

    def _is_free_step(self, left: int) -> bool:
        """Is the direction of this step not prescribed?"""
        return self.total - left >= self.fixed or self.mode & CHOSEN != 0

    def _go_on(self, square: int, left: int) -> bool:
        if self.mode & BACKTRACK:
            return self._finish(square, left - 1)
        mark = self.marks[square]
        self.marks[square] = WITHIN
        done = self._finish(square, left - 1)
        self.marks[square] = mark
        return done

    def _can_go_specially(self, at: int, direction: int, square: int, left: int) -> bool:
        """The same where walls, obstacles or things matter; what is spent comes back after."""
        skills, room = self.skills, self.room
        cancels, walls_left, wall_now = self.cancels, self.walls_left, self.wall_now
        done = False
        if self._enters(at, direction, square, left):
            self._pick_up(square, left)
            done = self._go_on(square, left)
        self.skills, self.room = skills, room
        self.cancels, self.walls_left, self.wall_now = cancels, walls_left, wall_now
        return done

    def _enters(self, at: int, direction: int, square: int, left: int) -> bool:
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

    def _passes(self, square: int) -> bool:
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

    def _pick_up(self, square: int, left: int) -> None:
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

    def _learn(self, kind: int) -> None:
        self.skills |= 1 << kind
        if kind == PASS_WALL and self.mode & ROLLED and not self.mode & (PLAIN | ENEMY):
            self.walls_left += 1

    def _wall_marker_lies(self) -> bool:
        table = self.table
        if not self.mode & ROLLED:
            return False
        return any(table.kinds[t] == PASS_WALL and table.where[t] >= 0 for t in range(FIRST_PIECE))

    def _has_room(self, at: int, left: int) -> bool:
        """Can enough squares of each colour be reached? Obstacles are taken as open."""
        if self.mode & BACKTRACK:
            return True
        breaks = self.walls_left + self.wall_now > 0
        anywhere = self.nowalls or breaks or self._wall_marker_lies()
        odd, even = (left + 1) // 2, left // 2
        colour = [-1] * len(self.gates)
        colour[at] = 0
        frontier = [at]
        for square in frontier:
            exits = 15 if anywhere else self.exits[square]
            for direction in range(4):
                other = self.beside[4 * square + direction]
                if exits >> direction & 1 and colour[other] < 0 and not self.marks[other]:
                    colour[other] = 1 - colour[square]
                    frontier.append(other)
                    if colour[other]:
                        odd -= 1
                    else:
                        even -= 1
            if odd <= 0 and even <= 0:
                return True
        return False
