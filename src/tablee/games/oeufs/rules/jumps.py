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
        self.eggs = NOTHING_YET
        self.up = self.down = self.right = self.left = 0
        self.up_right = self.down_left = self.up_left = self.down_right = 0
        self.any = 0

    def arrange(self, eggs: int) -> None:
        """Get ready for the arrangement in which `eggs` are the places that are taken."""
        if eggs == self.eggs:
            return
        self.eggs = eggs
        free = self.all ^ eggs
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

    def one(self, start: int) -> int:
        """Every place where a single jump from `start` may end."""
        return self._jump(1 << start)

    def reach(self, start: int, stops: int) -> int:
        """Every place where a chain of jumps from `start` may end; none goes on from `stops`."""
        front = 1 << start
        reached = 0
        while front & self.any:
            front = self._jump(front) & ~reached
            reached |= front
            front &= ~stops
        return reached

    def _jump(self, front: int) -> int:
        """Where one jump leads from any place in `front`."""
        up = 2 * self.stride
        landed = (front & self.right) << 2 | (front & self.left) >> 2
        landed |= (front & self.up) << up | (front & self.down) >> up
        up += 2
        landed |= (front & self.up_right) << up | (front & self.down_left) >> up
        up -= 4
        return landed | (front & self.up_left) << up | (front & self.down_right) >> up
