"""Can a move be finished exactly? The one search behind every step that is offered.

A move of n steps needs a path of exactly n squares, none of them twice. A plain search answers that
at once for the totals that dice give. For long moves (SQUARE NEXT ROLL makes 36 of a 6) two things
keep it short. A branch is left as soon as too few squares of the right colour can be reached: on a
board of even sides, wrapped and with holes of four, steps change colour like on a chessboard. And
the search looks at no more than BUDGET squares for a step. So an answer costs at most BUDGET looks,
whatever the board; `yes` always comes with a path, and `no` is exact unless the budget ran out.

A POWER TOKEN may turn a tile in the middle of a move (GM-31). Where nothing else finishes a move,
the search tries that, too, on every square of the way: with one token, then with two, and so on.
On a long move it looks at TURN_BUDGET squares more for that, and gives up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.games.gootmu.rules.grid import turned_place
from tablee.games.gootmu.rules.maze import CLOSED, Maze, filled
from tablee.games.gootmu.rules.pawn import ACTIVE, trail_square
from tablee.games.gootmu.rules.sets import MARKER_BITS, count, lowest
from tablee.games.gootmu.rules.table import BY_MONSTER, FREE, Table
from tablee.games.gootmu.rules.tiles import (
    DOOR_BACKWARD,
    PASS_WALL,
    PICKAXE,
    POWER_TOKEN,
    SIDE,
    SQUARES,
)

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

CANCELLING: Final = 1024  # an instruction's move on which obstacles may be cancelled out (GM-76)
BREAKING: Final = 2048  # an instruction's move on which walls may be passed (GM-33, GM-75)

BEFORE: Final = 1  # marks: on this square earlier in the turn …
WITHIN: Final = 2  # … or within this very move

BUDGET: Final = 20_000
TURN_LOOKS: Final = 8  # turning a tile costs about as much as so many looks
LONG: Final = 8
TURN_BUDGET: Final = 1_000  # looks for turning tiles on a long move, which hardly ever needs it
EVERY_SLOT: Final = -1  # all bits

ITEMS: Final = (1 << PICKAXE + 1) - 1
"""The kinds of markers that help past obstacles, a bit each."""

_NONE_YET: Final[dict[int, Maze]] = {}


@final
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
        self.pawn: i64 = pawn
        self.mode: i64 = mode
        self.is_monster = pawn == table.monster
        self.spends = mode & (ROLLED | PLAIN | ENEMY) == ROLLED and not self.is_monster
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
        self.tokens: i64 = 0  # POWER TOKENs in hand that may turn tiles on the way
        self.turns: i64 = 0  # how many of them this search may still spend
        self.mazes = _NONE_YET  # the mazes that turning makes, by the turns so far
        self.turned: i64 = 0  # the turns so far, as a key of `mazes`
        self.colours: vec[i64] = vec[i64]()  # scratch for `_has_room`, made where it is needed
        self.queue: vec[i64] = vec[i64]()
        self.colour: i64 = 0
        self.first = len(me.trail) == since + 1  # is the next step the first?
        self.forced: i64 = forced
        self.fixed: i64 = fixed
        self.total: i64 = left
        self.looks: i64 = 0
        self.budget: i64 = BUDGET
        self.path_slots: i64 = 0  # the tiles, a bit each, on which the way lies that was found
        self.path_spends = False  # is anything spent on it?
        if mode & ROLLED:
            self._spendable(table, pawn)
        if mode & (CANCELLING | PLAIN) == CANCELLING:
            self.cancels = me.cancel
        if mode & BREAKING:
            self._breakable(table, pawn)
        to_find = table.loose_kinds & (ITEMS & ~self.skills | 1 << PASS_WALL)
        self.finds_tokens = self.spends and table.loose_kinds >> POWER_TOKEN & 1 != 0
        # The things that matter on the way: where none helps, a full hand does no harm either.
        self.matter: i64 = table.barriers
        if to_find or self.finds_tokens:
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
        if not self.mode & (PLAIN | ENEMY):
            self.cancels = self.me.cancel
            self.backward = self.skills >> DOOR_BACKWARD & 1 != 0
            if self.skills >> POWER_TOKEN & 1:
                self.tokens = table.carried_kind(pawn, POWER_TOKEN)
        self._breakable(table, pawn)

    def _breakable(self, table: Table, pawn: i64) -> None:
        """The walls that the piece may pass."""
        if self.me.wall & ACTIVE:
            self.wall_now = 1
        if not self.mode & (PLAIN | ENEMY) and self.skills >> PASS_WALL & 1:
            self.walls_left = table.carried_kind(pawn, PASS_WALL)

    def open_sides(self) -> i64:
        """The sides, a bit each, on which the next step may be possible."""
        return self.exits[self.me.square] | self.openable

    def go(self, direction: i64) -> bool:
        """Can the piece finish its steps if the next goes this way?"""
        self.looks = 0
        self.path_slots = 0
        self.path_spends = False
        done = self._can_go(self.me.square, direction, self.total)
        if self.looks > self.budget:
            self.table.cuts += 1
        elif not done and self.total > 1 and (self.tokens or self.finds_tokens):
            done = self._goes_by_tokens(direction)
        return done

    def _goes_by_tokens(self, direction: i64) -> bool:
        """The same if POWER TOKENs turn tiles on the way: as few as possible."""
        most = self.tokens
        if self.finds_tokens:
            most += self.room + self.tokens  # each that is spent makes room for one that lies there
        if self.mazes is _NONE_YET:
            self.mazes = {}  # only now: most searches turn nothing
        if self.total > LONG:
            self.budget = min(BUDGET, self.looks + TURN_BUDGET)
        done = False
        while not done and self.turns < most and self.looks <= self.budget:
            self.turns += 1
            done = self._can_go(self.me.square, direction, self.total)
        self.turns = 0
        if self.looks > self.budget:
            self.table.cuts += 1
        self.budget = BUDGET
        if done:
            self.path_slots = EVERY_SLOT
            self.path_spends = True
        return done

    # --- the search

    def _finish(self, at: i64, left: i64) -> bool:
        self.looks += 1
        if self.looks > self.budget:
            return False
        if self.turns and self.tokens and self._turns(at, left):
            return True
        step = self.total - left
        if step < self.fixed:
            return self._can_go(at, self.forced >> 2 * step & 3, left)
        sides = self.exits[at] | self.openable
        if left > LONG and forks(sides) and not self.turns and not self._has_room(at, left):
            return False
        for direction in range(i64(4)):
            if sides >> direction & 1 and self._can_go(at, direction, left):
                return True
        return False

    def _turns(self, at: i64, left: i64) -> bool:
        """Can the piece finish if a POWER TOKEN turns a tile here?"""
        for slot in self.table.maze.slots_around(self.slots[at]):
            if not self._can_matter(at, slot, left):
                continue
            if self._turns_tile(at, left, slot, 0) or self._turns_tile(at, left, slot, 1):
                return True
        return False

    def _can_matter(self, at: i64, slot: i64, left: i64) -> bool:
        """Is the tile under the piece, or so near that the rest of the move can come to it?"""
        if slot == self.slots[at] or left >= SIDE or self.table.maze.has_holes:
            return True
        for direction in range(i64(4)):
            square = at
            for _ in range(left):
                square = self.beside[4 * square + direction]
            if self.slots[square] == slot:
                return True
        return False

    def _turns_tile(self, at: i64, left: i64, slot: i64, way: i64) -> bool:
        """Turn it, look on from there, and turn it back."""
        maze, before = self.table.maze, self.turned
        self.looks += TURN_LOOKS
        self.turned = 41 * before + 2 * slot + way + 1
        self._turn_what_lies(slot, way)
        self._use_maze(self._turned_maze(slot, way))
        self.tokens -= 1
        self.turns -= 1
        self.room += 1
        there = at
        if self.slots[at] == slot:
            there = maze.grid.turned(at, way)
        done = self._finish(there, left)
        self.room -= 1
        self.turns += 1
        self.tokens += 1
        self._use_maze(maze)
        self._turn_what_lies(slot, 1 - way)
        self.turned = before
        return done

    def _turned_maze(self, slot: i64, way: i64) -> Maze:
        if self.turned not in self.mazes:
            maze = self.table.maze.copy()
            maze.turn(slot, way)
            self.mazes[self.turned] = maze
        return self.mazes[self.turned]

    def _use_maze(self, maze: Maze) -> None:
        self.table.maze = maze
        self.exits = maze.exits
        self.gates = maze.gates

    def _turn_what_lies(self, slot: i64, way: i64) -> None:
        """Things, marks and the monster turn with a tile."""
        grid = self.table.maze.grid
        lying, marks = filled(SQUARES, 0), filled(SQUARES, 0)
        for place in range(i64(SQUARES)):
            square = grid.square(slot, place)
            there = turned_place(place, way)
            lying[there] = self.lying[square]
            marks[there] = self.marks[square]
        for place in range(i64(SQUARES)):
            square = grid.square(slot, place)
            self.lying[square] = lying[place]
            self.marks[square] = marks[place]
        if self.monster >= 0 and self.slots[self.monster] == slot:
            self.monster = grid.turned(self.monster, way)
            self.table.pawns[self.table.monster].square = self.monster

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
        tokens = self.tokens
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
        self.tokens = tokens
        return done

    def _enters(self, at: i64, direction: i64, square: i64, left: i64) -> bool:
        backward = False
        if not self.exits[at] >> direction & 1:
            if self.table.maze.walls[at] >> direction & 1:
                if self.table.maze.comes_from_behind(at, direction) or not self._breaks_wall():
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
        if self.mode & HAZARD and self.table.is_deadly(self.pawn, square):
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
        if kind == PASS_WALL and (self.spends or self.mode & BREAKING != 0):
            self.walls_left += 1
        elif kind == POWER_TOKEN and self.spends:
            self.tokens += 1

    def _has_room(self, at: i64, left: i64) -> bool:
        """Can enough squares of each colour be reached? Obstacles are taken as open."""
        if self.mode & BACKTRACK:
            return True
        breaks = self.walls_left + self.wall_now > 0
        lies = self.mode & (ROLLED | BREAKING) != 0 and wall_marker_lies(self.table)
        anywhere: i64 = 0
        if self.nowalls or breaks or lies:
            anywhere = CLOSED
        odd, even = (left + 1) // 2, left // 2
        if not self.colours:
            self.colours = filled(self.table.maze.size, 0)
            self.queue = filled(self.table.maze.size, 0)
        # What an earlier call has coloured is below this call's two colours.
        self.colour += 2
        first = self.colour
        exits, beside, marks = self.exits, self.beside, self.marks
        colours, queue = self.colours, self.queue
        colours[at], queue[0] = first, at
        index: i64 = 0
        end: i64 = 1
        while index < end and (odd > 0 or even > 0):
            square = queue[index]
            index += 1
            sides = exits[square] | anywhere
            colour = 2 * first + 1 - colours[square]
            for direction in range(i64(4)):
                other = beside[4 * square + direction]
                if sides >> direction & 1 and colours[other] < first and not marks[other]:
                    colours[other] = colour
                    queue[end] = other
                    end += 1
                    if colour > first:
                        odd -= 1
                    else:
                        even -= 1
        return odd <= 0 and even <= 0


def forks(sides: i64) -> bool:
    """Are there more than two? In a corridor it is too early to look round."""
    others = sides & (sides - 1)
    return others & (others - 1) != 0


def wall_marker_lies(table: Table) -> bool:
    """Does a marker lie face up on the board that lets through a wall?"""
    return table.loose_kinds >> PASS_WALL & 1 != 0
