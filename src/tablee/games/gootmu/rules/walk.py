"""A piece walks step by step: what it may do before each step, and what a step does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.gootmu.rules.actions import DROP, PASS, SPIN, STEP
from tablee.games.gootmu.rules.arrival import (
    FURTHER,
    Enter,
    arrive,
    go_home,
    touch,
)
from tablee.games.gootmu.rules.labels import TRAP_DOOR
from tablee.games.gootmu.rules.maze import CLOSED, NO_DIRECTION, opposite
from tablee.games.gootmu.rules.notes import STEPPED, STUCK
from tablee.games.gootmu.rules.pawn import (
    ACTIVE,
    NO_PANEL,
    NOT_ON_FOOT,
    SPRUNG,
)
from tablee.games.gootmu.rules.privileges import (
    six_options,
    spin,
    spin_options,
    use_six,
)
from tablee.games.gootmu.rules.sets import bit, things_in
from tablee.games.gootmu.rules.table import BY_MONSTER, Question, Table
from tablee.games.gootmu.rules.tiles import (
    DOOR_BACKWARD,
    PASS_WALL,
    PICKAXE,
)
from tablee.games.gootmu.rules.turning import rotate
from tablee.games.gootmu.rules.ways import (
    ENEMY,
    NOT_BACK,
    NOWALLS,
    PLAIN,
    ROLLED,
    SIX,
    Ways,
)

EVERY_SLOT: Final = -1  # all bits


@mypyc_attr(acyclic=True, free_list_len=1)
class Walk(Question):
    """A piece makes `number` more steps; `by` decides where. `since` is where in its trail this
    move began, `mode` is how it walks; the next `fixed` steps are prescribed by `forced`.
    """

    def __init__(
        self,
        pawn: i64,
        by: i64,
        number: i64,
        since: i64,
        mode: i64,
        forced: i64,
        fixed: i64,
        manner: i64,
    ) -> None:
        super().__init__(pawn, by, number)
        self.since: i64 = since
        self.mode: i64 = mode
        self.forced: i64 = forced
        self.fixed: i64 = fixed
        self.manner: i64 = manner

    def word(self) -> str:
        return "walk"

    def values(self) -> list[int]:
        rest = [self.since, self.mode, self.forced, self.fixed, self.manner]
        return [self.pawn, self.by, self.number, *rest]

    # --- what may be done

    def options(self, table: Table) -> list[int]:
        found = self.steps(table, self.mode)
        if not self.mode & ROLLED:
            return found
        if self.is_first(table):
            if self.mode & SIX:
                found += six_options(table, self.pawn)
            if self._may_pass(table, found):
                found.append(PASS)
        if self.pawn != table.monster and not self.mode & ENEMY and table.pawns[self.pawn].hand:
            found += self._drops(table)
            found += self._spins(table)
        return found

    def is_first(self, table: Table) -> bool:
        """Was no step of this move made yet?"""
        return len(table.pawns[self.pawn].trail) == self.since + 1

    def steps(self, table: Table, mode: i64) -> list[int]:
        """The steps from which the move can be finished exactly."""
        if not self.is_first(table):
            return self._within(table, mode, CLOSED)
        me = table.pawns[self.pawn]
        mask = self._first_mask(table)
        if me.way != NO_DIRECTION and mode & ROLLED:
            # An arrow that cannot be followed without spending is ignored (GM-14, GM-58).
            along = mask & 1 << me.way
            if self._begin(table, mode | PLAIN, along):
                mask = along
        return self._begin(table, mode, mask)

    def _begin(self, table: Table, mode: i64, mask: i64) -> list[int]:
        """The first steps to these sides, into a hazard if one is forced to."""
        found = self._within(table, mode, mask)
        if not found and mask != CLOSED and mode & ROLLED:
            return self._thrown_in(table, mask)
        return found

    def _within(self, table: Table, mode: i64, mask: i64) -> list[int]:
        if self.fixed:
            mask &= 1 << (self.forced & 3)
        if self.manner & FURTHER:
            mask &= self._not_applied(table)
        left, forced, fixed = self.number, self.forced, self.fixed
        ways = Ways(table, self.pawn, self.since, mode, left, forced, fixed)
        table.path_slots = EVERY_SLOT
        table.path_spends = True
        found: list[int] = []
        for direction in range(i64(4)):
            if mask >> direction & 1 and ways.go(direction):
                found.append(STEP + direction)
                table.path_slots = ways.path_slots
                table.path_spends = table.path_spends and ways.path_spends
        ways.release()
        return found

    def _not_applied(self, table: Table) -> int:
        """The sides on which no square was applied in this chain (GM-15)."""
        me = table.pawns[self.pawn]
        around = [table.maze.beside[4 * me.square + direction] for direction in range(4)]
        return sum([1 << d for d in range(4) if around[d] not in me.applied])

    def _first_mask(self, table: Table) -> i64:
        """The sides to which a move may begin: by a door, a panel, and never back (GM-15, 86)."""
        me = table.pawns[self.pawn]
        if self.mode & NOT_BACK:
            return CLOSED ^ 1 << opposite(me.last_direction())
        if not self.mode & (ROLLED | ENEMY):
            return CLOSED
        mask: i64 = CLOSED
        if me.door and table.maze.labels[me.square] == TRAP_DOOR:
            mask &= 1 << table.maze.arrows[me.square]
        if NO_PANEL < me.panel < NOT_ON_FOOT:
            mask &= 1 << me.panel
        elif me.panel == NOT_ON_FOOT:
            mask = 0
        return mask

    def _thrown_in(self, table: Table, mask: i64) -> list[int]:
        """A prescribed first step leads into fire, water, a pit or the monster (GM-24)."""
        me = table.pawns[self.pawn]
        if me.panel != NO_PANEL and not me.door and me.way == NO_DIRECTION:
            return []  # a panel prescribes nothing: one may stay
        found = []
        for direction in range(4):
            square = table.maze.beside[4 * me.square + direction]
            inside = mask & table.maze.exits[me.square] & 1 << direction
            if inside and table.is_blocked(self.pawn, square) and table.is_deadly(square):
                found.append(STEP + direction)
        return found

    def _may_pass(self, table: Table, found: list[int]) -> bool:
        """Only who cannot move, or not without spending something, stays (GM-12)."""
        if not found or not STEP <= found[0] < STEP + 4:
            return True
        return table.path_spends and not self.steps(table, self.mode | PLAIN)

    def _drops(self, table: Table) -> list[int]:
        """Things that may be put down here without losing the way (GM-27)."""
        if not table.can_put_down(self.pawn):
            return []
        things = things_in(table.pawns[self.pawn].hand)
        return [DROP + thing for thing in things if self._can_do_without(table, thing)]

    def _can_do_without(self, table: Table, thing: int) -> bool:
        kind = table.kinds[thing]
        if not (0 <= kind <= PICKAXE or kind in (PASS_WALL, DOOR_BACKWARD)):
            return True
        hand = table.pawns[self.pawn].hand
        table.pawns[self.pawn].hand = hand & ~bit(thing)
        possible = self.is_first(table) or bool(self.steps(table, self.mode))
        table.pawns[self.pawn].hand = hand
        return possible

    def _spins(self, table: Table) -> list[int]:
        """Rotations by POWER TOKEN after which the move can still be finished (GM-31)."""
        found = spin_options(table, self.pawn)
        if not found or self.is_first(table):
            return found
        path = table.path_slots | 1 << table.maze.slot_of(table.pawns[self.pawn].square)
        return [action for action in found if self._can_go_on(table, action - SPIN, path)]

    def _can_go_on(self, table: Table, rotation: int, path: i64) -> bool:
        """Turn the tile, look, and turn it back; a tile off the way that was found is harmless."""
        if not path >> rotation // 2 & 1:
            return True
        notes, table.notes = table.notes, None
        rotate(table, self.pawn, rotation // 2, rotation % 2)
        possible = bool(self.steps(table, self.mode))
        rotate(table, self.pawn, rotation // 2, 1 - rotation % 2)
        table.notes = notes
        return possible

    # --- doing it

    def chosen(self, table: Table, action: int) -> None:
        if STEP <= action < STEP + 4:
            self._step(table, action - STEP)
        elif action == PASS:
            if table.notes is not None:
                table.notes.append((STUCK, table.seats, self.pawn))
        elif action >= DROP:
            table.put_down(self.pawn, action - DROP)
            table.do(self)
        elif action >= SPIN:
            spin(table, self.pawn, action)
            table.do(self)
        else:
            use_six(table, self.pawn, self.by, action)

    def _step(self, table: Table, direction: i64) -> None:
        me = table.pawns[self.pawn]
        square = table.maze.beside[4 * me.square + direction]
        dies = self._dies(table, square)
        via = direction if self._opens(table, direction) else SPRUNG + direction
        if self.mode & ROLLED:
            me.way = NO_DIRECTION
        table.place(self.pawn, square, via)
        if table.notes is not None:
            table.notes.append((STEPPED, table.seats, self.pawn, square))
        if dies or self.number == 1:
            table.note_way(self.pawn, self.since)
        if dies:
            go_home(table, self.pawn)
        elif self.number == 1:
            if self.pawn == table.monster:
                touch(table, self.pawn)
            arrive(table, self.pawn, self.by, self.manner)
        else:
            self._go_on(table, square)

    def _go_on(self, table: Table, square: i64) -> None:
        me = table.pawns[self.pawn]
        mode = self.mode & ~(SIX | NOT_BACK)
        fixed = max(0, self.fixed - 1)
        left = self.number - 1
        table.do(
            Walk(self.pawn, self.by, left, self.since, mode, self.forced >> 2, fixed, self.manner)
        )
        touch(table, self.pawn)
        if table.lying[square]:
            table.do(Enter(self.pawn, me.seat))

    def _dies(self, table: Table, square: i64) -> bool:
        """Does this step lead into a hazard? Something to cancel a square out saves from most."""
        if not table.is_blocked(self.pawn, square):
            return False
        me = table.pawns[self.pawn]
        if me.cancel and table.barrier(square) != BY_MONSTER and not self.mode & ENEMY:
            me.cancel -= 1
            return False
        return True

    def _opens(self, table: Table, direction: i64) -> bool:
        """Go through the edge; False if that took a wall or a door's back, for which one pays."""
        me = table.pawns[self.pawn]
        if table.maze.exits[me.square] >> direction & 1:
            return True
        if not table.maze.walls[me.square] >> direction & 1:
            table.spend(self.pawn, DOOR_BACKWARD)
            me.apply(table.maze.beside[4 * me.square + direction])
        elif self.mode & NOWALLS or me.nowalls & ACTIVE:
            pass
        elif me.wall & ACTIVE:
            me.wall &= ~ACTIVE
        else:
            table.spend(self.pawn, PASS_WALL)
        return False
