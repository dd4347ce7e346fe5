"""Where eggs may jump (OE-08), found for all squares at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.games.oeufs.rules.field import Field

WORD: Final = 1 << 44  # sets below this stay below 2^62 wherever they are shifted


@mypyc_attr(acyclic=True, free_list_len=1)
class Jumps:
    """The jumps that one arrangement of eggs allows; never changed, so that boards may share it.

    For each direction it keeps the set of places from which an egg could jump that way: the place
    next to it holds an egg, the one behind is empty. That is worked out once for an arrangement
    and then asked for egg after egg.
    """

    def __init__(self, field: Field, free: int) -> None:
        """Get ready for the arrangement that leaves these places empty."""
        self.all = field.all
        self.stride = field.stride
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
        if self.all < WORD:
            return self._reach_in_word(1 << start) ^ 1 << start
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

    def _reach_in_word(self, found: i64) -> i64:
        """The same where sets fit into a number of C, which is several times as fast."""
        straight: i64 = 2 * self.stride
        right: i64 = self.right
        left: i64 = self.left
        up: i64 = self.up
        down: i64 = self.down
        up_right: i64 = self.up_right
        down_left: i64 = self.down_left
        up_left: i64 = self.up_left
        down_right: i64 = self.down_right
        before: i64 = 0
        while found != before:
            before = found
            found |= (found & right) << 2 | (found & left) >> 2
            found |= (found & up) << straight | (found & down) >> straight
            found |= (found & up_right) << straight + 2 | (found & down_left) >> straight + 2
            found |= (found & up_left) << straight - 2 | (found & down_right) >> straight - 2
        return found

    def _reach_and_stop(self, start: int, stops: int) -> int:
        front = 1 << start
        reached = 0
        while front:
            front = self.once(front) & ~reached
            reached |= front
            front &= ~stops
        return reached
