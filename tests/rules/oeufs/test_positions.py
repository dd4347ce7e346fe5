"""A position is read if play can reach it or an author could mean it; else a sentence says why."""

from __future__ import annotations

import pytest

import tablee
from tests.rules.oeufs.table import FOUR, TWO, at, line

FULL = "1BBBB1/B4B/6/6/6/aaaaaa"  # A's own eggs are turned and home


@pytest.mark.parametrize(
    "position",
    [
        line(TWO, "A 1", "start"),
        line(FOUR, "A 1", "start"),
        line("BBBBBB/6/6/6/A5/1AAAAA", "A 1"),  # an author who does not count turns
        line("BBBBBB/6/6/6/a5/1AAAAA", "A 2", "look a2"),
        line("BBBBBB/6/6/6/a5/1AAAAA", "A 300", "look a2", "over draw"),
        line(FULL, "A 40", "over A"),
        line(FULL, "A 40", "after"),
    ],
)
def test_what_can_be_is_read(position: str) -> None:
    assert at(position)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (line("BBBBBB/6/6/6/A5/1AAAAA", "A 1", "start"), "before the start"),
        (line("BBBBBB/6/6/6/6/AAAAAa", "A 1", "start"), "before the start"),
        (line("BB4/BB4/6/6/AA2DD/AA2DD", "A 1", "out C", "start"), "before the start"),
        (line("BBBBBB/6/6/6/a5/1AAAAA", "A 1", "look a2"), "look cannot be the latest"),
        (line(FULL, "A 40", "look a1", "over A"), "look cannot be the latest"),
        (line("6/6/6/6/aa4/aa4", "A 40", "out B C D", "over A"), "did not end with 'A'"),
        (line("BB1CC1/BB1CCa/6/6/6/6", "D 300", "out A D", "over draw"), "expected 0 eggs of A"),
        (line("BB2CC/BB2Cc/6/6/6/6", "D 300", "look f5", "out A D", "over draw"), "look cannot"),
        (line("BBBBBB/6/06/6/6/AAAAAA"), "not '0'"),
        (line("BBBBBB/6/٦/6/6/AAAAAA"), "not '٦'"),
        (line(f"BBBBBB/6/{'9' * 5000}/6/6/AAAAAA"), "expected a row of 6 squares"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(position: str, problem: str) -> None:
    with pytest.raises(tablee.NotationError) as caught:
        at(position)
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)
