"""The places that a move touches: its effect depends on none of them, but people see them."""

from __future__ import annotations

from typing import Final

from tablee.games.oeufs.rules.actions import LANDS_TWICE, NOT_A_JUMP, THROUGH_CAMP
from tablee.games.oeufs.rules.field import OFF, Field
from tablee.games.oeufs.rules.jumps import Jumps

NO_FAULT: Final = -1


def is_step(field: Field, start: int, end: int) -> bool:
    """Are the two places next to each other?"""
    apart = abs(end - start)
    return apart == 1 or -1 <= apart - field.stride <= 1


def fault_in(jumps: Jumps, path: list[int], stops: int) -> int:
    """The first thing that is wrong with a chain of jumps (OE-08, OE-10), or `NO_FAULT`."""
    for index in range(len(path) - 1):
        if index > 0 and stops >> path[index] & 1:
            return THROUGH_CAMP
        if path[index + 1] in path[: index + 1]:
            return LANDS_TWICE
        if jumps.once(1 << path[index]) >> path[index + 1] & 1 == 0:
            return NOT_A_JUMP
    return NO_FAULT


def shortest_path(field: Field, jumps: Jumps, start: int, end: int, stops: int) -> list[int]:
    """The places of a legal move from `start` to `end`, as few as can be."""
    if is_step(field, start, end):
        return [start, end]
    before = [OFF] * len(field.squares)
    before[start] = start
    queue = [start]
    for place in queue:
        if stops >> place & 1 == 0:
            _spread(field, jumps.once(1 << place), place, before, queue)
        if before[end] != OFF:
            return _trace(before, end)
    return []


def _spread(field: Field, landed: int, place: int, before: list[int], queue: list[int]) -> None:
    for other in field.on_board:
        if landed >> other & 1 and before[other] == OFF:
            before[other] = place
            queue.append(other)


def _trace(before: list[int], end: int) -> list[int]:
    """Back from the end to the start, which comes before itself."""
    path = [end]
    while before[path[0]] != path[0]:
        path.insert(0, before[path[0]])
    return path
