"""A piece walks step by step: what it may do before each step, and what a step does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from tablee.games.gootmu.rules.actions import APPLY, BLANK, DROP, PASS, SPIN, STEP
from tablee.games.gootmu.rules.arrival import (
    FURTHER,
    NO_MANNER,
    Enter,
    arrive,
    can_cancel,
    go_home,
    touch,
)
from tablee.games.gootmu.rules.magnet import first_sides, open_sides
from tablee.games.gootmu.rules.maze import CLOSED, NO_DIRECTION, opposite
from tablee.games.gootmu.rules.meanwhile import is_own_turn, spin, spin_options
from tablee.games.gootmu.rules.notes import STEPPED, STUCK
from tablee.games.gootmu.rules.pawn import (
    ACTIVE,
    SPRUNG,
)
from tablee.games.gootmu.rules.privileges import (
    costly_crossings,
    six_options,
    use_six,
)
from tablee.games.gootmu.rules.sets import bit, things_in
from tablee.games.gootmu.rules.table import Question, Table
from tablee.games.gootmu.rules.tiles import (
    DOOR_BACKWARD,
    PASS_WALL,
    PICKAXE,
    POWER_TOKEN,
)
from tablee.games.gootmu.rules.turning import rotate
from tablee.games.gootmu.rules.ways import (
    BREAKING,
    CANCELLING,
    ENEMY,
    EVERY_SLOT,
    HAZARD,
    NOT_BACK,
    NOWALLS,
    PLAIN,
    ROLLED,
    SIX,
    Ways,
)


@final
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
        if is_own_turn(table, self.by):
            return self._with_more(table, found)
        self._add_unless_moving(table, found, False)
        return found

    def _with_more(self, table: Table, found: list[int]) -> list[int]:
        """The steps, and what a player with things in hand may do in between."""
        spins = self._spins(table)
        self._add_unless_moving(table, found, bool(spins))
        found += self._drops(table)
        return found + spins

    def _add_unless_moving(self, table: Table, found: list[int], spins: bool) -> None:
        """What a natural six offers instead of moving, and to stay where that is allowed."""
        if not self.is_first(table):
            if not found and not spins:
                found.append(PASS)  # the way was lost on the way: the move ends here (GM-12)
        elif self.mode & ROLLED:
            if self.mode & SIX:
                found += six_options(table, self.pawn, self._walks_along(table))
            if self._may_pass(table, found):
                found.append(PASS)

    def may_spend(self, table: Table) -> bool:
        """Is this a move on which the pawn's player may use what it carries: an ordinary one, or
        an instruction's on which walls may be passed or obstacles cancelled out?
        """
        me = table.pawns[self.pawn]
        own = self.mode & (ROLLED | ENEMY) == ROLLED or self.mode & (BREAKING | CANCELLING) != 0
        return own and self.pawn != table.monster and (me.hand != 0 or me.cancel != 0)

    def costly(self, table: Table) -> list[int]:
        """The steps after which the move can only be finished by spending something."""
        if not self.mode & (ROLLED | BREAKING | CANCELLING):
            return []
        steps = self.steps(table, self.mode)
        free = self.steps(table, self.mode | PLAIN) if steps else []
        found = [step for step in steps if step not in free]
        if self.mode & SIX:
            found += costly_crossings(table, self.pawn, self.options(table))
        return found

    def must_spend(self, table: Table) -> bool:
        """Can the move that was begun only be finished by spending something (GM-12)?"""
        if self.is_first(table) or not self.may_spend(table):
            return False
        return PASS not in self.options(table) and not self.steps(table, self.mode | PLAIN)

    def is_first(self, table: Table) -> bool:
        """Was no step of this move made yet?"""
        return len(table.pawns[self.pawn].trail) == self.since + 1

    def steps(self, table: Table, mode: i64) -> list[int]:
        """The steps from which the move can be finished exactly."""
        if not self.is_first(table):
            return self._within(table, mode, CLOSED)
        me = table.pawns[self.pawn]
        mask = self._first_mask(table)
        if me.way != NO_DIRECTION and mode & ROLLED and self._walks_along(table):
            mask &= 1 << me.way
        return self._begin(table, mode, mask)

    def _walks_along(self, table: Table) -> bool:
        """Does a move follow the arrow that waits? If it could only by spending something, the
        arrow is ignored (GM-14, GM-58).
        """
        way = table.pawns[self.pawn].way
        if way == NO_DIRECTION:
            return False
        along = self._first_mask(table) & 1 << way
        return bool(self._begin(table, self.mode | PLAIN, along))

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
        mask &= ways.open_sides()
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
        return first_sides(table, self.pawn)

    def _thrown_in(self, table: Table, mask: i64) -> list[int]:
        """A prescribed first step leads into fire, water, a pit or the monster (GM-24)."""
        me = table.pawns[self.pawn]
        if not me.door or mask == CLOSED:  # a panel prescribes nothing: one may stay
            if me.way == NO_DIRECTION:
                return []
            mask &= 1 << me.way
        exits = open_sides(table, self.pawn, me.square)
        if me.wall & ACTIVE:
            exits |= table.maze.walls[me.square]
        found = []
        for direction in range(4):
            square = table.maze.beside[4 * me.square + direction]
            inside = mask & exits & 1 << direction
            blocked = inside and table.is_blocked(self.pawn, square)
            if blocked and table.is_deadly(self.pawn, square):
                found.append(STEP + direction)
        return found

    def _may_pass(self, table: Table, found: list[int]) -> bool:
        """Only who cannot move, or not without spending something, stays (GM-12)."""
        if not found or not STEP <= found[0] < STEP + 4:
            return True
        return table.path_spends and not self.steps(table, self.mode | PLAIN)

    def _drops(self, table: Table) -> list[int]:
        """Things that may be put down here without losing the way (GM-27)."""
        if self.fixed or self.mode & HAZARD:
            return []  # nobody who is dragged along or thrown puts anything down
        if self.pawn != table.turn_of or not table.can_put_down(self.pawn):
            return []
        things = things_in(table.pawns[self.pawn].hand)
        return [DROP + thing for thing in things if self._can_do_without(table, thing)]

    def _can_do_without(self, table: Table, thing: int) -> bool:
        kind = table.kinds[thing]
        if not (0 <= kind <= PICKAXE or kind in (PASS_WALL, DOOR_BACKWARD, POWER_TOKEN)):
            return True
        return self._may_fail(table) or self._can_go_without(table, self.pawn, thing)

    def _can_go_without(self, table: Table, holder: i64, thing: int) -> bool:
        """Is there still a way if a pawn, perhaps another one, has not this thing any more?"""
        hand = table.pawns[holder].hand
        table.pawns[holder].hand = hand & ~bit(thing)
        possible = bool(self.steps(table, self.mode))
        if not possible:
            possible = bool(self._spins(table))
        table.pawns[holder].hand = hand
        return possible

    def _spins(self, table: Table) -> list[int]:
        """Rotations by POWER TOKEN after which the move can still be finished (GM-31)."""
        found = spin_options(table, table.turn_of)
        if not found or self._may_fail(table):
            return found
        path = table.path_slots | 1 << table.maze.slot_of(table.pawns[self.pawn].square)
        return [action for action in found if self._can_go_on(table, action - SPIN, path)]

    def _may_fail(self, table: Table) -> bool:
        """Before an ordinary move one may do what makes it impossible."""
        return self.mode & ROLLED != 0 and self.is_first(table)

    def _can_go_on(self, table: Table, rotation: int, path: i64) -> bool:
        """Turn the tile, look, and turn it back; a tile off the way that was found is harmless."""
        if not path >> rotation // 2 & 1:
            return True
        notes, table.notes = table.notes, None
        rotate(table, self.pawn, rotation // 2, rotation % 2)
        spender = table.turn_of
        possible = self._can_go_without(table, spender, table.carries(spender, POWER_TOKEN))
        rotate(table, self.pawn, rotation // 2, 1 - rotation % 2)
        table.notes = notes
        return possible

    # --- doing it

    def chosen(self, table: Table, action: int) -> None:
        if STEP <= action < STEP + 4:
            self._step(table, action - STEP)
        elif action == PASS:
            self._stop(table)
        elif action >= DROP:
            table.put_down(self.pawn, action - DROP)
            table.do(self)
        elif action >= SPIN:
            spin(table, table.turn_of, action)
            table.do(self)
        else:
            use_six(table, self.pawn, self.by, action)

    def _step(self, table: Table, direction: i64) -> None:
        square = table.maze.beside[4 * table.pawns[self.pawn].square + direction]
        if not table.is_blocked(self.pawn, square):
            self.make_step(table, direction, False)
        elif self._is_thrown(table, direction):
            if can_cancel(table, self.pawn, square) and self._can_cancel_on(table, direction):
                seat = table.pawns[self.pawn].seat
                number, since, mode = self.number, self.since, self.mode
                table.do(CancelStep(self.pawn, seat, number, since, mode, self.by, direction))
            else:
                self.make_step(table, direction, True)
        else:
            self.make_step(table, direction, self._dies(table, square))

    def _is_thrown(self, table: Table, direction: i64) -> bool:
        """Is this a first step into an obstacle that an arrow or a door prescribes (GM-24)?"""
        if not self.mode & ROLLED or not self.is_first(table):
            return False
        return STEP + direction in self.steps(table, self.mode | PLAIN)

    def _can_cancel_on(self, table: Table, direction: i64) -> bool:
        """Could the move be finished that way if obstacles are cancelled out?"""
        return bool(self._within(table, self.mode | CANCELLING, 1 << direction))

    def make_step(self, table: Table, direction: i64, dies: bool) -> None:
        """Step, into death or further on."""
        me = table.pawns[self.pawn]
        square = table.maze.beside[4 * me.square + direction]
        via = direction if self._opens(table, direction) else SPRUNG + direction
        if self.mode & ROLLED:
            me.use_move()
        table.place(self.pawn, square, via)
        if table.notes is not None:
            table.notes.append((STEPPED, table.seats, self.pawn, square))
        if dies or self.number == 1:
            table.note_way(self.pawn, self.since)
        if dies:
            go_home(table, self.pawn)
        elif self.number == 1:
            if self.pawn == table.monster:
                touch(table, self.pawn, self.by)
            arrive(table, self.pawn, self.by, self.manner)
        else:
            self._go_on(table, square)

    def _stop(self, table: Table) -> None:
        """Stay, or end a move that cannot be finished any more where the piece stands."""
        if self.is_first(table):
            if table.notes is not None:
                table.notes.append((STUCK, table.seats, self.pawn))
            return
        table.note_way(self.pawn, self.since)
        if table.notes is not None:
            table.notes.append((STUCK, table.seats, self.pawn))
        arrive(table, self.pawn, self.by, self.manner)

    def _go_on(self, table: Table, square: i64) -> None:
        me = table.pawns[self.pawn]
        mode = self.mode & ~(SIX | NOT_BACK)
        fixed = max(0, self.fixed - 1)
        left = self.number - 1
        table.do(
            Walk(self.pawn, self.by, left, self.since, mode, self.forced >> 2, fixed, self.manner)
        )
        touch(table, self.pawn, self.by)
        if table.lying[square]:
            table.do(Enter(self.pawn, self.by if self.pawn == table.monster else me.seat))

    def _dies(self, table: Table, square: i64) -> bool:
        """Does this step into an obstacle lead home? A square may be cancelled out on one's own
        move, and on an instruction's if its player said so.
        """
        spends = self.mode & CANCELLING or self.mode & (ROLLED | ENEMY) == ROLLED
        if spends and can_cancel(table, self.pawn, square):
            table.pawns[self.pawn].cancel -= 1
            return False
        return True

    def _opens(self, table: Table, direction: i64) -> bool:
        """Go through the edge; False if that took a wall or a door's back, for which one pays."""
        me = table.pawns[self.pawn]
        if table.maze.exits[me.square] >> direction & 1:
            return True
        if not table.maze.walls[me.square] >> direction & 1:
            table.spend(self.pawn, DOOR_BACKWARD)
            if self.number == 1:  # only who ends there ignores its text (GM-34)
                me.apply(table.maze.beside[4 * me.square + direction])
        elif self.mode & NOWALLS or me.nowalls & ACTIVE:
            pass
        elif me.wall & ACTIVE:
            me.wall &= ~ACTIVE
        else:
            table.spend(self.pawn, PASS_WALL)
        return False


class CancelStep(Question):
    """An arrow or a door prescribes a step into a hazard: its player may cancel the hazard out
    (GM-76) or be thrown in. `mover` decides about the rest of the way.
    """

    def __init__(
        self,
        pawn: i64,
        by: i64,
        number: i64,
        since: i64,
        mode: i64,
        mover: i64,
        direction: i64,
    ) -> None:
        super().__init__(pawn, by, number)
        self.since: i64 = since
        self.mode: i64 = mode
        self.mover: i64 = mover
        self.direction: i64 = direction

    def word(self) -> str:
        return "cancelstep"

    def values(self) -> list[int]:
        rest = [self.since, self.mode, self.mover, self.direction]
        return [self.pawn, self.by, self.number, *rest]

    def options(self, table: Table) -> list[int]:
        return [APPLY, BLANK]

    def chosen(self, table: Table, action: int) -> None:
        mode = self.mode
        if action == BLANK:
            table.pawns[self.pawn].cancel -= 1
            mode |= CANCELLING
        walk = Walk(self.pawn, self.mover, self.number, self.since, mode, 0, 0, NO_MANNER)
        walk.make_step(table, self.direction, action == APPLY)
