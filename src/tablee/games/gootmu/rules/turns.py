"""Turns: who is next, what comes before the die, the die and its changes, the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.chance import Outcome
from tablee.games.gootmu.rules.actions import (
    CALL,
    CANCEL,
    CROSS,
    DONE,
    DROP,
    MONSTER,
    NAME,
    NO,
    ROLL,
    SPIN,
    TOKEN_CROSS,
    WAIT,
)
from tablee.games.gootmu.rules.arrival import NO_MANNER
from tablee.games.gootmu.rules.magnet import magnets_near, start_sliding
from tablee.games.gootmu.rules.maze import NOWHERE
from tablee.games.gootmu.rules.meanwhile import spin, spin_options
from tablee.games.gootmu.rules.notes import (
    CANCELLED,
    LOST,
    MONSTER_TURN,
    NAMED,
    ROLLED,
    STUCK,
    TESTED,
    TURN,
    WAITED,
)
from tablee.games.gootmu.rules.pawn import ACTIVE, NO_PANEL, PANEL_OPEN, PENDING, Pawn
from tablee.games.gootmu.rules.privileges import (
    SixOnly,
    costly_crossings,
    cross_by_token,
    cross_by_waiting,
    cross_options,
    is_arrow_open,
    token_crossings,
    wait_crossings,
)
from tablee.games.gootmu.rules.sets import MARKER_BITS, things_in
from tablee.games.gootmu.rules.table import Frame, Question, Table, Throw
from tablee.games.gootmu.rules.tiles import CANCEL_TURN, POWER_TOKEN
from tablee.games.gootmu.rules.walk import Walk
from tablee.games.gootmu.rules.wandering import start_at_random
from tablee.games.gootmu.rules.ways import ENEMY, SIX
from tablee.games.gootmu.rules.ways import ROLLED as BY_ROLL

NATURAL: Final = 6
LONGEST: Final = 999  # no board has so many squares
FIXED_MOVE: Final = 3  # MOVE THREE SPACES NEXT TURN


# --- whose turn


@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Frame):
    """The next pawn's turn comes: extra turns first, then the order of the table."""

    def word(self) -> str:
        return "next"

    def run(self, table: Table) -> None:
        if table.turn_limit and table.turn >= table.turn_limit:
            table.finish_at_limit()
            return
        table.turn += 1
        table.die = 0
        pawn = self._choose(table)
        me = table.pawns[pawn]
        table.turn_of = pawn
        table.do(self)
        if me.lost:
            me.lost -= 1
            if table.notes is not None:
                table.notes.append((LOST, table.seats, pawn))
            return
        if any_carried(table, CANCEL_TURN):
            table.do(BeginTurn(pawn, me.seat))
            self._offer(table, pawn)
        else:
            begin_turn(table, pawn)

    def _choose(self, table: Table) -> i64:
        for step in range(table.monster):
            pawn = (max(table.turn_of, 0) + step) % table.monster
            if table.pawns[pawn].extra:
                table.pawns[pawn].extra -= 1
                return pawn
        table.regular = self._after(table, table.regular)
        return table.regular

    def _after(self, table: Table, pawn: i64) -> i64:
        """Seat by seat, a second pawn after the first (GM-87)."""
        if pawn < table.seats and table.pawns[pawn + table.seats].square != NOWHERE:
            return pawn + table.seats
        return (pawn % table.seats + 1) % table.seats

    def _offer(self, table: Table, pawn: i64) -> None:
        """Who holds a CANCEL marker is asked, nobody else (GM-32)."""
        holders = [p for p in table.others(pawn) if table.carries(p, CANCEL_TURN) >= 0]
        for holder in reversed(holders):
            table.do(Offer(pawn, table.pawns[holder].seat, holder))


def any_carried(table: Table, kind: i64) -> bool:
    """Does anybody carry a marker of this kind?"""
    for pawn in range(table.monster):
        if table.pawns[pawn].hand & MARKER_BITS and table.carries(pawn, kind) >= 0:
            return True
    return False


class Offer(Question):
    """Does the holder (`number`) cancel the turn that is about to start?"""

    def word(self) -> str:
        return "offer"

    def options(self, table: Table) -> list[int]:
        return [CANCEL, NO]

    def chosen(self, table: Table, action: int) -> None:
        if action == NO:
            return
        table.spend(self.number, CANCEL_TURN)
        if table.notes is not None:
            table.notes.append((CANCELLED, table.seats, self.by, self.pawn))
        while table.stack[-1].word() != "next":
            table.stack.pop()


class BeginTurn(Frame):
    """A pawn's turn begins, if nobody cancels it."""

    def word(self) -> str:
        return "begin"

    def run(self, table: Table) -> None:
        begin_turn(table, self.pawn)


def begin_turn(table: Table, pawn: i64) -> None:
    """A pawn's turn begins."""
    for other in table.pawns:
        other.start_turn()
    if table.notes is not None:
        table.notes.append((TURN, table.seats, pawn, table.turn))
    seat = table.pawns[pawn].seat
    table.do(EndTurn(pawn, seat))
    table.do(AskTurn(pawn, seat))


_DONE_ONLY: Final = [DONE]


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Question):
    """Before the turn is over, things may be put down and a POWER TOKEN spent (GM-27, GM-31)."""

    def word(self) -> str:
        return "end"

    def options(self, table: Table) -> list[int]:
        if not table.pawns[self.pawn].hand:
            return _DONE_ONLY
        found = [DONE]
        if table.can_put_down(self.pawn):
            found += [DROP + thing for thing in things_in(table.pawns[self.pawn].hand)]
        return found + spin_options(table, self.pawn)

    def chosen(self, table: Table, action: int) -> None:
        if action == DONE:
            table.pawns[self.pawn].end_turn()
            table.pawns[table.monster].close_panel()
            return
        if action >= DROP:
            table.put_down(self.pawn, action - DROP)
        else:
            spin(table, self.pawn, action)
        table.do(self)


# --- before the die


@mypyc_attr(acyclic=True, free_list_len=1)
class AskTurn(Question):
    """How is the turn used?"""

    def word(self) -> str:
        return "turn"

    def always(self) -> bool:
        return True

    def options(self, table: Table) -> list[int]:
        me = table.pawns[self.pawn]
        found = [ROLL]
        if me.select and not me.three and not has_test(me):
            found += [CALL + number for number in range(5)]
        if not me.enemy & PENDING:
            self._add_instead(table, found)
        if table.carries(self.pawn, POWER_TOKEN) >= 0:
            found += self._by_token(table)
        return found

    def _add_instead(self, table: Table, found: list[int]) -> None:
        """Move the monster (GM-36), or wait beside a closed square and step across (GM-19)."""
        if table.pawns[table.monster].square != NOWHERE:
            found.append(MONSTER)
        if not table.maze.is_near_closed(table.pawns[self.pawn].square):
            return
        crossings = cross_options(table, self.pawn, CROSS, is_arrow_open(table, self.pawn))
        if crossings:
            found.append(WAIT)
        if not has_test(table.pawns[self.pawn]):
            found += wait_crossings(table, self.pawn)

    def _by_token(self, table: Table) -> list[int]:
        me = table.pawns[self.pawn]
        found = spin_options(table, self.pawn)
        if has_test(me):
            return found  # the test comes first
        if not me.three:
            found += [NAME + number for number in range(6)]
        return found + token_crossings(table, self.pawn)

    def costly(self, table: Table) -> list[int]:
        return costly_crossings(table, self.pawn, self.options(table))

    def chosen(self, table: Table, action: int) -> None:
        me = table.pawns[self.pawn]
        if action == WAIT:
            me.waited += 1
            if table.notes is not None:
                table.notes.append((WAITED, table.seats, self.pawn, me.waited))
        elif action >= SPIN:
            spin(table, self.pawn, action)
            table.do(self)
        elif CROSS <= action < CROSS + 4:
            cross_by_waiting(table, self, action)
        elif TOKEN_CROSS <= action < TOKEN_CROSS + 4:
            cross_by_token(table, self.pawn, self.by, action)
        elif action == MONSTER:
            me.waited = 0
            start_monster(table, self.pawn, self.by)
        else:
            set_out(table, self.pawn, named_number(table, self.pawn, action))


def named_number(table: Table, pawn: i64, action: i64) -> i64:
    """The number that is played instead of the die, which is paid for; 0 for the die."""
    if action >= NAME:
        table.spend(pawn, POWER_TOKEN)
        return action - NAME + 1
    if action >= CALL:
        table.pawns[pawn].select = 0
        return action - CALL + 1
    return 0


def has_test(me: Pawn) -> bool:
    """Is a test die thrown before the pawn may move (GM-51, GM-86)?"""
    return me.less != 0 or me.panel != NO_PANEL


class ChooseNumber(Question):
    """The die, SELECT or a POWER TOKEN: asked after a test, or for the monster (`number` is 1).
    After a test a wall may be crossed, too.
    """

    def word(self) -> str:
        return "number"

    def options(self, table: Table) -> list[int]:
        has_token = table.carries(self.pawn, POWER_TOKEN) >= 0
        found = [ROLL]
        if not self._fixed(table):
            if table.pawns[self.pawn].select:
                found += [CALL + number for number in range(5)]
            if has_token:
                found += [NAME + number for number in range(6)]
        if not self.number:
            found += wait_crossings(table, self.pawn)
            found += token_crossings(table, self.pawn) if has_token else []
        return found

    def costly(self, table: Table) -> list[int]:
        return costly_crossings(table, self.pawn, self.options(table))

    def _fixed(self, table: Table) -> int:
        """How far the pawn moves without a roll (GM-49); 0 if it rolls."""
        return FIXED_MOVE if not self.number and table.pawns[self.pawn].three & ACTIVE else 0

    def chosen(self, table: Table, action: int) -> None:
        if CROSS <= action < CROSS + 4:
            cross_by_waiting(table, self, action)
            return
        if TOKEN_CROSS <= action < TOKEN_CROSS + 4:
            cross_by_token(table, self.pawn, self.by, action)
            return
        table.pawns[self.pawn].waited = 0
        number = self._fixed(table) or named_number(table, self.pawn, action)
        mover = table.monster if self.number else self.pawn
        if number:
            table.do(Named(mover, table.mover(self.pawn), number))
            return
        if self.number:
            table.do(MonsterRoll(self.pawn, table.mover(self.pawn)))
        else:
            table.do(MovementRoll(self.pawn, self.by))


def set_out(table: Table, pawn: i64, number: i64) -> None:
    """A pawn is about to move: what waited for this turn begins to act and is used by it, even if
    the pawn then stays (GM-89). `number` is a named number, 0 for the die.
    """
    me = table.pawns[pawn]
    me.use_turn()
    if has_test(me):
        table.do(ChooseNumber(pawn, me.seat))
    elif number or me.three & ACTIVE:
        me.waited = 0
        table.do(Named(pawn, me.seat, number or FIXED_MOVE))
    else:
        me.waited = 0
        table.do(MovementRoll(pawn, me.seat))
    if me.panel != NO_PANEL:
        table.do(PanelTest(pawn, me.seat))
    if me.less:
        me.less = 0
        table.do(LessTest(pawn, me.seat))


class LessTest(Throw):
    """ROLL LESS THAN 3 TO MOVE: one try (GM-51)."""

    def word(self) -> str:
        return "less"

    def settle(self, table: Table, outcome: Outcome) -> None:
        passed = outcome[0] < 3
        if table.notes is not None:
            square = table.pawns[self.pawn].square
            table.notes.append((TESTED, table.seats, self.pawn, outcome[0], int(passed), square))
        if not passed:
            while table.stack[-1].word() != "end":
                table.stack.pop()
            table.pawns[self.pawn].waited = 0
            stay(table, self.pawn)


class PanelTest(Throw):
    """SECRET PANEL: 3 or less opens both sides (GM-86)."""

    def word(self) -> str:
        return "panel"

    def settle(self, table: Table, outcome: Outcome) -> None:
        passed = outcome[0] <= 3
        if table.notes is not None:
            square = table.pawns[self.pawn].square
            table.notes.append((TESTED, table.seats, self.pawn, outcome[0], int(passed), square))
        if passed:
            table.pawns[self.pawn].panel += PANEL_OPEN


# --- the die


class Named(Frame):
    """The pawn moves by a number that was named or is fixed: nothing changes it (GM-17)."""

    def word(self) -> str:
        return "named"

    def run(self, table: Table) -> None:
        if table.notes is not None:
            table.notes.append((NAMED, table.seats, self.pawn, self.number))
        table.die = self.number
        if self.pawn == table.monster:
            move_monster(table, self.by, self.number, False)
        else:
            go(table, self.pawn, self.number, self.number, False)


@mypyc_attr(acyclic=True, free_list_len=1)
class MovementRoll(Throw):
    """The die for a pawn's move."""

    def word(self) -> str:
        return "roll"

    def settle(self, table: Table, outcome: Outcome) -> None:
        face = outcome[0]
        total = roll_total(table, self.pawn, face)
        go(table, self.pawn, face, total, face == NATURAL)


def roll_total(table: Table, pawn: i64, face: i64) -> i64:
    """How far a roll goes: bonuses and magnets, then SQUARE, then DOUBLE (GM-17)."""
    me = table.pawns[pawn]
    total = face + me.plus + me.add - 3 * magnets_near(table, me.square)
    if total > 0:
        for _ in range(me.squared):
            total = min(total * total, LONGEST)
        for _ in range(me.double):
            total = min(2 * total, LONGEST)
    me.use_roll()
    table.die = face
    if table.notes is not None:
        table.notes.append((ROLLED, table.seats, pawn, face, total))
    return total


def stay(table: Table, pawn: i64) -> None:
    """The pawn does not move this turn; what waits for its next move goes on waiting (GM-89)."""
    if table.notes is not None:
        table.notes.append((STUCK, table.seats, pawn))


def go(table: Table, pawn: i64, face: i64, total: i64, six: bool) -> None:
    """Move so far, or stay where that is not allowed."""
    me = table.pawns[pawn]
    by = table.mover(pawn)
    since = len(me.trail) - 1
    barred = me.odd & ACTIVE != 0 and face % 2 == 0
    if total <= 0 or barred:
        slides = total < 0 and not barred and start_sliding(table, pawn, by, -total)
        if six:
            table.do(SixOnly(pawn, by, 0 if barred else 1))
        elif not slides:
            stay(table, pawn)
    elif me.random & ACTIVE:
        start_at_random(table, pawn, by, total)
        if six:
            table.do(SixOnly(pawn, by, 1))
    else:
        mode = BY_ROLL | (SIX if six else 0) | (ENEMY if me.enemy & ACTIVE else 0)
        table.do(Walk(pawn, by, total, since, mode, 0, 0, NO_MANNER))


# --- the monster


def start_monster(table: Table, pawn: i64, by: i64) -> None:
    """A pawn's player rolls for the monster (GM-36, GM-79)."""
    monster = table.pawns[table.monster]
    if table.notes is not None:
        table.notes.append((MONSTER_TURN, table.seats, pawn))
    table.do(ChooseNumber(pawn, table.pawns[pawn].seat, 1))  # its markers are its own (GM-56)
    monster.close_panel()
    if monster.panel != NO_PANEL:
        table.do(PanelTest(table.monster, by))


class MonsterRoll(Throw):
    """The die for the monster: its mover's bonuses and magnets act on it."""

    def word(self) -> str:
        return "monster"

    def settle(self, table: Table, outcome: Outcome) -> None:
        total = roll_total(table, self.pawn, outcome[0])
        move_monster(table, self.by, total, outcome[0] == NATURAL)


def move_monster(table: Table, by: i64, total: i64, six: bool) -> None:
    """The monster moves so far, or stays where that is not possible."""
    monster = table.monster
    if total > 0:
        since = len(table.pawns[monster].trail) - 1
        mode = BY_ROLL | (SIX if six else 0)
        table.do(Walk(monster, by, total, since, mode, 0, 0, NO_MANNER))
    elif six:
        table.do(SixOnly(monster, by, 1))
    else:
        stay(table, monster)
