"""The eggs on the board and how they move (OE-06 to OE-11); whose turn it is, is not known here."""

from __future__ import annotations

from typing import Final, cast

from tablee.games.oeufs.rules.actions import move_of
from tablee.games.oeufs.rules.eggs import EMPTY, TURNED, VISIBLE, is_turned, owner_of
from tablee.games.oeufs.rules.field import SIZES, STEPS, Field, bits_of, field_of
from tablee.games.oeufs.rules.jumps import Jumps
from tablee.games.oeufs.rules.listing import LOOK, Listing
from tablee.games.oeufs.rules.path import is_step, shortest_path

NO_ACTION: Final = -1


class Board:
    """All eggs. The cells say everything; what else is kept follows from them, for speed."""

    def __init__(self, field: Field, known: Jumps, listing: Listing) -> None:
        self.field = field
        self.known = known  # the jumps that were asked for last
        self.listing = listing
        self.cells = [EMPTY] * len(field.squares)
        self.free = field.all  # empty places, as a set
        self.turned_bits = 0  # places of turned eggs, as a set
        self.visible: list[list[int]] = [[] for _ in range(field.seats)]
        self.turned: list[int] = []
        self.rank = [0] * len(field.squares)  # where in its list each place with an egg stands

    def copy(self) -> Board:
        """An independent board, equal to this one."""
        twin = Board(self.field, self.known, self.listing)  # nobody writes to these
        twin.cells = self.cells[:]
        twin.free = self.free
        twin.turned_bits = self.turned_bits
        twin.visible = [places[:] for places in self.visible]
        twin.turned = self.turned[:]
        twin.rank = self.rank[:]
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
        self.free ^= 1 << place
        if is_turned(egg):
            self.turned_bits ^= 1 << place
        self._enlist(place, self._list_of(egg))

    def take(self, place: int) -> None:
        """Take an egg off the board."""
        egg = self.cells[place]
        self.cells[place] = EMPTY
        self.free ^= 1 << place
        if is_turned(egg):
            self.turned_bits ^= 1 << place
        self._strike(place, self._list_of(egg))

    def _list_of(self, egg: int) -> list[int]:
        return self.turned if is_turned(egg) else self.visible[owner_of(egg)]

    def _enlist(self, place: int, places: list[int]) -> None:
        self.rank[place] = len(places)
        places.append(place)

    def _strike(self, place: int, places: list[int]) -> None:
        """Remove a place from its list; the last one takes its rank."""
        rank = self.rank[place]
        last = places.pop()
        if last != place:
            places[rank] = last
            self.rank[last] = rank

    # --- questions

    def eggs_of(self, seat: int) -> list[int]:
        """Where all eggs of a seat are, turned or not: nobody but the rules may know."""
        cells = self.cells
        turned = [place for place in self.turned if cells[place] == TURNED + seat]
        return sorted(self.visible[seat] + turned)

    def is_full_of_turned(self, seat: int) -> bool:
        """Does every square of this camp hold a turned egg (OE-14)?"""
        if len(self.turned) < self.field.eggs_each:
            return False
        camp = self.field.camp_bits[seat]
        return self.turned_bits & camp == camp

    def is_home(self, seat: int) -> bool:
        """Are all eggs of this seat turned and in its camp (OE-15)?"""
        cells = self.cells
        return all(cells[place] == TURNED + seat for place in self.field.camps[seat])

    def can_act(self, seat: int) -> bool:
        """Is there anything that this seat can do? A turned egg can always be looked at."""
        if self.turned:
            return True
        for place in self.visible[seat]:
            for slot in range(self.field.slots):
                if self.in_slot(place, slot) != NO_ACTION:
                    return True
        return False

    def stops(self, place: int) -> int:
        """Where a chain of the egg on this place must end (OE-10, OE-11)."""
        egg = self.cells[place]
        return 0 if egg == EMPTY or is_turned(egg) else self.field.enemy_bits[owner_of(egg)]

    def reaches(self, start: int, end: int) -> bool:
        """May the egg on `start` go to `end`, by a simple move or by jumps (OE-07, OE-08)?"""
        if self.free >> end & 1 == 0:
            return False
        return is_step(self.field, start, end) or self.jumps_to(start, end, self.stops(start))

    def jumps(self) -> Jumps:
        """The jumps that are possible as the eggs stand."""
        jumps = self.known
        if jumps.free != self.free:
            jumps = Jumps(self.field, self.free)
            self.known = jumps
        return jumps

    def jumps_to(self, start: int, end: int, stops: int) -> bool:
        """Does a chain of jumps lead from `start` to `end` without going on from `stops`?"""
        return self.jumps().reach(start, stops) >> end & 1 == 1

    def path(self, start: int, end: int) -> list[int]:
        """The places of that move, as few as can be."""
        return shortest_path(self.field, self.jumps(), start, end, self.stops(start))

    # --- moving

    def move(self, start: int, end: int) -> bool:
        """Move an egg; True if that turned it over (OE-10)."""
        moved = 1 << start | 1 << end
        egg = self.cells[start]
        self.free ^= moved
        self.cells[start] = EMPTY
        self.cells[end] = egg
        if egg >= TURNED:
            self.turned_bits ^= moved
            self._replace(start, end, self.turned)
            return False
        owner = egg - VISIBLE
        if self.field.enemy_bits[owner] >> end & 1:
            self._turn_over(owner, start, end)
            return True
        self._replace(start, end, self.visible[owner])
        return False

    def _replace(self, start: int, end: int, places: list[int]) -> None:
        rank = self.rank[start]
        places[rank] = end
        self.rank[end] = rank

    def _turn_over(self, owner: int, start: int, end: int) -> None:
        self.cells[end] = TURNED + owner
        self.turned_bits |= 1 << end
        self._strike(start, self.visible[owner])
        self._enlist(end, self.turned)

    # --- everything that can be done

    def moves(self, seat: int) -> list[int]:
        """Every move and look of this seat, in an order that depends on the eggs alone."""
        free, jumps = self.free, self.jumps()
        visible = bits_of(self.visible[seat])
        actions: list[object] = []
        self.listing.add(visible, free, jumps, self.field.enemy_bits[seat], 0, actions)
        self.listing.add(self.turned_bits, free, jumps, 0, LOOK, actions)
        return cast("list[int]", actions)

    # --- one thing that might be done

    def in_slot(self, place: int, slot: int) -> int:
        """An egg has a slot for each of eight steps, a look, and a jump to each target.

        Every action stands in exactly one slot, so that a random one can be drawn without a list.
        """
        field = self.field
        if slot < STEPS:
            end = place + field.offsets[slot]
            if end < 0 or self.free >> end & 1 == 0:
                return NO_ACTION
        elif slot == STEPS:
            if self.turned_bits >> place & 1 == 0:
                return NO_ACTION
            end = place
        else:
            end = field.jump_targets[place][slot - STEPS - 1]
            if self.free >> end & 1 == 0 or not self.jumps_to(place, end, self.stops(place)):
                return NO_ACTION
        return move_of(field.squares[place], field.squares[end])


_LISTINGS: Final = {size: Listing(field_of(size, 2)) for size in SIZES}


def new_board(field: Field) -> Board:
    """A board without eggs."""
    return Board(field, Jumps(field, field.all), _LISTINGS[field.size])
