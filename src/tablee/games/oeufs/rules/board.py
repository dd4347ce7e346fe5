"""The eggs on the board and how they move (OE-06 to OE-11); whose turn it is, is not known here."""

from __future__ import annotations

from typing import Final

from tablee.games.oeufs.rules.actions import move_of
from tablee.games.oeufs.rules.eggs import (
    EMPTY,
    TURNED,
    VISIBLE,
    insert,
    is_turned,
    owner_of,
    slide,
)
from tablee.games.oeufs.rules.field import BIT_PRIME, LOOK, Field
from tablee.games.oeufs.rules.jumps import Jumps
from tablee.games.oeufs.rules.path import is_step, shortest_path

STEPS: Final = 8
NO_ACTION: Final = -1


class Board:
    """All eggs. The cells say everything; what else is kept follows from them, for speed."""

    def __init__(self, field: Field, jumps: Jumps) -> None:
        self.field = field
        self.jumps = jumps
        self.cells = [EMPTY] * len(field.squares)
        self.eggs = 0  # where eggs are, as a set of places
        self.turned_bits = 0  # where turned eggs are
        self.visible: list[list[int]] = [[] for _ in range(field.seats)]
        self.turned: list[int] = []

    def copy(self) -> Board:
        """An independent board, equal to this one."""
        twin = Board(self.field, self.jumps)  # jumps follow from the eggs, so both may use them
        twin.cells = self.cells[:]
        twin.eggs = self.eggs
        twin.turned_bits = self.turned_bits
        twin.visible = [places[:] for places in self.visible]
        twin.turned = self.turned[:]
        return twin

    # --- setting up and taking away

    def line_up(self) -> None:
        """Put all eggs into their camps, symbols up (OE-03, OE-04)."""
        for seat in range(self.field.seats):
            for place in self.field.camps[seat]:
                self.put(place, VISIBLE + seat)

    def put(self, place: int, egg: int) -> None:
        """Set an egg onto an empty place."""
        self.cells[place] = egg
        self.eggs |= 1 << place
        if is_turned(egg):
            self.turned_bits |= 1 << place
            insert(self.turned, place)
        else:
            insert(self.visible[owner_of(egg)], place)

    def take(self, place: int) -> None:
        """Take an egg off the board."""
        egg = self.cells[place]
        self.cells[place] = EMPTY
        self.eggs ^= 1 << place
        if is_turned(egg):
            self.turned_bits ^= 1 << place
            self.turned.remove(place)
        else:
            self.visible[owner_of(egg)].remove(place)

    # --- questions

    def eggs_of(self, seat: int) -> list[int]:
        """Where all eggs of a seat are, turned or not: nobody but the rules may know."""
        cells = self.cells
        turned = [place for place in self.turned if cells[place] == TURNED + seat]
        return sorted(self.visible[seat] + turned)

    def is_full_of_turned(self, seat: int) -> bool:
        """Does every square of this camp hold a turned egg (OE-14)?"""
        camp = self.field.camp_bits[seat]
        return self.turned_bits & camp == camp

    def is_home(self, seat: int) -> bool:
        """Are all eggs of this seat turned and in its camp (OE-15)?"""
        cells = self.cells
        return all(cells[place] == TURNED + seat for place in self.field.camps[seat])

    def stops(self, place: int) -> int:
        """Where a chain of the egg on this place must end (OE-10, OE-11)."""
        egg = self.cells[place]
        return 0 if egg == EMPTY or is_turned(egg) else self.field.enemy_bits[owner_of(egg)]

    def reaches(self, start: int, end: int) -> bool:
        """May the egg on `start` go to `end`, by a simple move or by jumps (OE-07, OE-08)?"""
        if is_step(self.field, start, end):
            return self.eggs >> end & 1 == 0
        return self.jumps_to(start, end, self.stops(start))

    def jumps_to(self, start: int, end: int, stops: int) -> bool:
        """Does a chain of jumps lead from `start` to `end` without going on from `stops`?"""
        if self.eggs >> end & 1:
            return False
        self.jumps.arrange(self.eggs)
        return self.jumps.reach(start, stops) >> end & 1 == 1

    def path(self, start: int, end: int) -> list[int]:
        """The places of that move, as few as can be."""
        self.jumps.arrange(self.eggs)
        return shortest_path(self.field, self.jumps, start, end, self.stops(start))

    # --- moving

    def move(self, start: int, end: int) -> bool:
        """Move an egg; True if that turned it over (OE-10)."""
        moved = 1 << start | 1 << end
        egg = self.cells[start]
        self.eggs ^= moved
        self.cells[start] = EMPTY
        self.cells[end] = egg
        if egg >= TURNED:
            self.turned_bits ^= moved
            slide(self.turned, start, end)
            return False
        owner = owner_of(egg)
        if self.field.enemy_bits[owner] >> end & 1:
            self._turn_over(owner, start, end)
            return True
        slide(self.visible[owner], start, end)
        return False

    def _turn_over(self, owner: int, start: int, end: int) -> None:
        self.cells[end] = TURNED + owner
        self.turned_bits |= 1 << end
        self.visible[owner].remove(start)
        insert(self.turned, end)

    # --- listing what can be done

    def moves(self, seat: int, actions: list[int]) -> None:
        """Add every move and look of this seat to `actions`."""
        self.jumps.arrange(self.eggs)
        self._add(self.visible[seat], self.field.enemy_bits[seat], 0, actions)
        self._add(self.turned, 0, LOOK, actions)

    def _add(self, places: list[int], stops: int, look: int, actions: list[int]) -> None:
        field = self.field
        jumps = self.jumps
        can_jump = jumps.any
        shift = field.stride - 3
        free = (field.all ^ self.eggs) << field.stride + 1
        for place in places:
            near = free >> place & field.window
            around = near & 7 | near >> shift & 56 | near >> 2 * shift & 448
            actions += field.steps(place, around | look)
            if can_jump >> place & 1:
                self._add_jumps(place, jumps.reach(place, stops), actions)

    def _add_jumps(self, start: int, reached: int, actions: list[int]) -> None:
        base = move_of(self.field.squares[start], 0)
        ends = self.field.square_of_bit
        while reached:
            bit = reached & -reached
            reached ^= bit
            actions.append(base + ends[bit % BIT_PRIME])

    # --- one thing that might be done

    def in_slot(self, place: int, slot: int) -> int:
        """An egg has a slot for each of eight steps, a look, and a jump to each target.

        Every action stands in exactly one slot, so that a random one can be drawn without a list.
        """
        field = self.field
        if slot < STEPS:
            end = place + field.offsets[slot]
            possible = end >= 0 and (field.all ^ self.eggs) >> end & 1 == 1
        elif slot == STEPS:
            end = place
            possible = self.turned_bits >> place & 1 == 1
        else:
            end = field.jump_targets[place][slot - STEPS - 1]
            possible = self.jumps_to(place, end, self.stops(place))
        return move_of(field.squares[place], field.squares[end]) if possible else NO_ACTION
