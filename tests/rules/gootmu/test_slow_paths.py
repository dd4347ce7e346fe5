"""Moves on real boards, against an enumeration that knows nothing of the engine.

Thousands of random positions: real tiles, things and obstacles lying around, hands, effects, holes
and the monster. In each, every decision of the move is tried where that is possible, and a sample
of them where there are too many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.ends import rounds
from tests.rules.gootmu.slow_cases import (
    ONE_IN,
    Case,
    along,
    at,
    at_random,
    draw_case,
    ends,
    go,
    lay,
    moved,
    parse,
    rolled,
    steps_of,
    view_of,
    words,
)
from tests.rules.gootmu.slow_paths import BACK, FOR_GOOD, FREE, UNKNOWN, WAYS, Maze, Mover

TABLES = [(2, seed) for seed in range(5)] + [(3, 5), (4, 6), (6, 7)]
BOARDS = 50
CASES_A_BOARD = 10
CASES = BOARDS * CASES_A_BOARD // ONE_IN
"""So many a table; positions with too many ways to list do not count."""

LISTED = 1200
"""More ways than that are not listed."""
TRIED = 60
"""With more ways than that only a sample is tried."""
SAMPLE = 12


class Expected:
    """What the slow enumeration says of a case."""

    def __init__(self, case: Case) -> None:
        view = view_of(parse(case.line))
        self.mover = Mover(view, "A", case.face)
        self.sure = list(islice(self.mover.sure_paths(case.total), LISTED + 1))
        self.walks = self.sure
        if self.surprises() and len(self.sure) <= LISTED:
            self.walks = list(islice(self.mover.real_paths(case.total), LISTED + 1))
        self.paths = {walk.path for walk in self.walks}

    def surprises(self) -> bool:
        """Does anything lie face down, or more than one thing on a square?"""
        lying = self.mover.lying.values()
        return any(len(things) > 1 or things[0].kind == UNKNOWN for things in lying)

    def too_many(self) -> bool:
        return max(len(self.sure), len(self.walks)) > LISTED

    def first_ways(self) -> set[str]:
        maze, start = self.mover.maze, self.mover.me.square
        return {
            way for walk in self.sure for way in WAYS if maze.beyond(start, way) == walk.path[1]
        }


def cases(seats: int, seed: int) -> Iterator[tuple[Case, Expected]]:
    """Endless cases of which all ways can be listed, some on each board."""
    rng = Random(f"paths {seats} {seed}")
    for _ in rounds():
        board = lay(seats, rng)
        for _ in range(CASES_A_BOARD):
            case = draw_case(board, rng)
            expected = Expected(case)
            if not expected.too_many():
                yield case, expected


def about(case: Case) -> str:
    return f"{case.line} *die:{case.die} *marker:{case.face}"


# --- the checks of one case


def check(case: Case, expected: Expected) -> str:
    """Compare one case; what kind of case it was."""
    state = rolled(case.line, case.die)
    if case.total > 0 and expected.mover.danger_ahead():
        return check_danger(case, expected, state)
    if not expected.sure:
        check_stuck(case, state)
        return "stuck"
    check_pass(case, expected, state)
    if len(expected.walks) <= TRIED:
        check_all(case, expected, state)
        return "all"
    check_sample(case, expected, state)
    return "sample"


def check_danger(case: Case, expected: Expected, state: Any) -> str:  # noqa: ANN401
    """A bound first step into fire, pool, snakes or the monster leads home (GM-24)."""
    if expected.mover.may_ignore() or case.die == 6:
        return "unclear"
    if at(state) == case.start and steps_of(state):  # asked because something may be put down
        assert steps_of(state) == set(expected.mover.bound_to()), about(case)
        state = go(state, expected.mover.bound_to())
    assert at(state) == expected.mover.me.home, about(case)
    return "home"


def check_stuck(case: Case, state: Any) -> None:  # noqa: ANN401
    assert list(ends(state, case.start, case.face)) == [None], about(case)
    assert at(state) == case.start, about(case)


def check_pass(case: Case, expected: Expected, state: Any) -> None:  # noqa: ANN401
    """Moving is compulsory, unless every way spends something (GM-12)."""
    costs = {walk.cost for walk in expected.sure}
    over = moved(state, case.start) is not None
    asked = not over and at(state) == case.start and state.chance() is None
    if asked:
        assert steps_of(state) == expected.first_ways(), about(case)
    if FREE in costs and not over:
        assert "pass" not in words(state), about(case)
    if costs == {FOR_GOOD}:
        assert asked, about(case)
        assert "pass" in words(state), about(case)


def check_all(case: Case, expected: Expected, state: Any) -> None:  # noqa: ANN401
    found = set(ends(state, case.start, case.face))
    assert {path and path[-1] for path in found} == {p[-1] for p in expected.paths}, about(case)
    assert found == expected.paths, about(case)


def check_sample(case: Case, expected: Expected, state: Any) -> None:  # noqa: ANN401
    """Some expected ways can be walked, and wherever else decisions lead is expected."""
    rng = Random(case.line)
    ways = sorted(expected.paths)
    for path in rng.sample(ways, min(SAMPLE, len(ways))):
        assert path in set(ends(state, case.start, case.face, along(path))), about(case)
    for _ in range(SAMPLE):
        found = set(ends(state, case.start, case.face, at_random(rng)))
        assert found <= expected.paths, about(case)


# --- the tests


@pytest.mark.clause("GM-10", "GM-11", "GM-12", "GM-13", "GM-21", "GM-22", "GM-23", "GM-24", "GM-25")
@pytest.mark.clause("GM-02", "GM-26", "GM-33", "GM-34", "GM-39", "GM-58", "GM-74", "GM-75", "GM-76")
@pytest.mark.clause("GM-17", "GM-43", "GM-44", "GM-45", "GM-82", "GM-85", "GM-86")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_pawn_can_go_exactly_where_the_rules_say(seats: int, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for case, expected in cases(seats, seed):
        kinds[check(case, expected)] += 1
        kinds["spends"] += any(walk.cost for walk in expected.walks)
        compared = sum(kinds[kind] for kind in ("all", "sample", "stuck", "home"))
        if compared == CASES:
            break
    assert compared * len(TABLES) >= 3000 // ONE_IN, kinds
    assert ONE_IN > 1 or all(kinds[kind] for kind in ("all", "sample", "stuck", "spends")), kinds


@pytest.mark.clause("GM-02")
@pytest.mark.parametrize("seats", range(2, 9))
def test_an_edge_is_open_from_both_sides_or_from_none(seats: int) -> None:
    rng = Random(f"edges {seats}")
    for _ in range(5):
        maze = Maze(lay(seats, rng).view)
        for square, bits in maze.bits.items():
            for place, way in enumerate(WAYS):
                back = 1 << WAYS.index(BACK[way])
                there = maze.bits[maze.beyond(square, way)] & back
                assert bool(bits & 1 << place) == bool(there), (square, way)
