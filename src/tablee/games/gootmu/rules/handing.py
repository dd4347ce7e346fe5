"""A player's two pawns meet and hand things over (GM-87)."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.gootmu.rules.actions import NO, THING
from tablee.games.gootmu.rules.sets import MARKER_BITS, things_in
from tablee.games.gootmu.rules.table import Question, Table


def can_get(table: Table, pawn: i64, hand: i64) -> i64:
    """What of another hand this pawn could get, one at a time."""
    if table.room(pawn) <= 0:
        return 0
    return hand if table.may_take_pieces(pawn) else hand & MARKER_BITS


def may_get(table: Table, pawn: i64, other: i64) -> i64:
    """What another pawn carries that this one may have, room or not (GM-82)."""
    hand = table.pawns[other].hand
    return hand if table.may_take_pieces(pawn) else hand & MARKER_BITS


def exchangeable(table: Table, pawn: i64, other: i64) -> i64:
    """What a pawn could get from another one that gets something back for it."""
    back = may_get(table, other, pawn)
    got = may_get(table, pawn, other)
    if not back and not table.may_take_pieces(other):
        got &= MARKER_BITS  # the very thing could be given back
    return got


class HandOver(Question):
    """A player's two pawns on one square may hand things over (GM-87)."""

    def word(self) -> str:
        return "hand"

    def twin(self, table: Table) -> int:
        """The player's other pawn."""
        return (self.pawn + table.seats) % table.monster

    def options(self, table: Table) -> list[int]:
        me, twin = table.pawns[self.pawn], table.pawns[self.twin(table)]
        if me.moves != self.number or me.square != twin.square:
            return []
        one, two = self.pawn, self.twin(table)
        if table.room(one) < 0 or table.room(two) < 0:
            full, other = (one, two) if table.room(one) < 0 else (two, one)
            return [THING + thing for thing in things_in(may_get(table, other, full))]
        if table.room(one) <= 0 and table.room(two) <= 0:
            things = exchangeable(table, one, two) | exchangeable(table, two, one)
        else:
            things = can_get(table, two, me.hand) | can_get(table, one, twin.hand)
        return [THING + thing for thing in things_in(things)] + [NO]

    def chosen(self, table: Table, action: int) -> None:
        """With both hands full, the one that gets a thing gives another one back."""
        if action == NO:
            return
        thing = action - THING
        twin = self.twin(table)
        if table.pawns[self.pawn].hand >> thing & 1:
            table.get(twin, self.pawn, thing)
        else:
            table.get(self.pawn, twin, thing)
        if not table.ended:
            table.do(self)
