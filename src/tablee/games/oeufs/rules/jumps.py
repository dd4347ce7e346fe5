"""Where eggs may jump (OE-08), found for all squares at once."""

from __future__ import annotations

from typing import Final

from tablee.games.oeufs.rules.field import Field

NOTHING_YET: Final = -1


class Jumps:
    """The jumps that one arrangement of eggs allows.

    For each direction it keeps the set of places from which an egg could jump that way: the place
    next to it holds an egg, the one behind is empty. That is worked out once for an arrangement
    and then asked for egg after egg.
    """

    def __init__(self, field: Field) -> None:
        self.all = field.all
        self.stride = field.stride
        self.free = NOTHING_YET
        self.up = self.down = self.right = self.left = 0
        self.up_right = self.down_left = self.up_left = self.down_right = 0
        self.any = 0

    def arrange(self, free: int) -> None:
        """Get ready for the arrangement that leaves these places empty."""
        if free == self.free:
            return
        self.free = free
        eggs = self.all ^ free
        up = self.stride
        self.right = eggs >> 1 & free >> 2
        self.left = eggs << 1 & free << 2
        self.up = eggs >> up & free >> 2 * up
        self.down = eggs << up & free << 2 * up
        up += 1
        self.up_right = eggs >> up & free >> 2 * up
        self.down_left = eggs << up & free << 2 * up
        up -= 2
        self.up_left = eggs >> up & free >> 2 * up
        self.down_right = eggs << up & free << 2 * up
        self.any = self.right | self.left | self.up | self.down
        self.any |= self.up_right | self.down_left | self.up_left | self.down_right

    def once(self, front: int) -> int:
        """Every place where a single jump from a place in `front` may end."""
        up = 2 * self.stride
        landed = (front & self.right) << 2 | (front & self.left) >> 2
        landed |= (front & self.up) << up | (front & self.down) >> up
        up += 2
        landed |= (front & self.up_right) << up | (front & self.down_left) >> up
        up -= 4
        return landed | (front & self.up_left) << up | (front & self.down_right) >> up

    def reach(self, start: int, stops: int) -> int:
        """Every place where a chain of jumps from `start` may end; none goes on from `stops`."""
        found = self._reach(start)
        return self._reach_and_stop(start, stops) if found & stops else found

    def _reach(self, start: int) -> int:
        """Add direction after direction until nothing is new: fewer rounds than jump by jump."""
        found = 1 << start
        fresh = found
        straight = 2 * self.stride
        rising = straight + 2
        falling = straight - 2
        # Fields are read once: reading one costs the compiler more than the shift itself.
        right, left, up, down = self.right, self.left, self.up, self.down
        up_right, down_left = self.up_right, self.down_left
        up_left, down_right = self.up_left, self.down_right
        anywhere = self.any
        while fresh & anywhere:
            before = found
            found |= (found & right) << 2
            found |= (found & left) >> 2
            found |= (found & up) << straight
            found |= (found & down) >> straight
            found |= (found & up_right) << rising
            found |= (found & down_left) >> rising
            found |= (found & up_left) << falling
            found |= (found & down_right) >> falling
            fresh = found ^ before
        return found ^ 1 << start

    def _reach_and_stop(self, start: int, stops: int) -> int:
        front = 1 << start
        reached = 0
        while front:
            front = self.once(front) & ~reached
            reached |= front
            front &= ~stops
        return reached
