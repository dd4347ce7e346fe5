"""Every loop in a test has an end of its own: see tests/ends.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ends import as_long_as, first_that, rounds
from tests.house.loops import endless_loops

TESTS = Path(__file__).parent.parent


def test_every_loop_in_a_test_has_an_end_of_its_own() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 250
    found = {str(path): endless_loops(path.read_text(encoding="utf-8")) for path in files}
    assert {path: lines for path, lines in found.items() if lines} == {}


TIMED = "async with asyncio.timeout(9):"

ENDLESS = {
    "until the game is over": "while match.pending():\n    match.act()",
    "for ever": "while True:\n    draw()",
    "a counter that may stand still": "done = 0\nwhile done < 9:\n    done += step()",
    "a message that may never come": "async def f():\n    while not seen:\n        await hear()",
    "a time limit in which nothing waits": f"async def f():\n    {TIMED}\n        while x:\n"
    "            step()",
    "a function that is made in a time limit": f"async def f():\n    {TIMED}\n"
    "        async def g():\n            while x:\n                await step()",
    "counting for ever": "for number in itertools.count():\n    step()",
    "asking for ever": "for line in iter(ask, 'over'):\n    step()",
}

BOUNDED = {
    "a range": "for _ in range(9):\n    step()",
    "a helper": "for _ in as_long_as(lambda: x):\n    step()",
    "a time limit": f"async def f():\n    {TIMED}\n        while x:\n            await step()",
    "repeated so often": "for x in repeat(1, 9):\n    step()",
}


@pytest.mark.parametrize("source", ENDLESS.values(), ids=ENDLESS)
def test_a_loop_without_an_end_is_found(source: str) -> None:
    assert len(endless_loops(source)) == 1


@pytest.mark.parametrize("source", BOUNDED.values(), ids=BOUNDED)
def test_a_loop_with_an_end_is_left_alone(source: str) -> None:
    assert endless_loops(source) == []


def test_what_goes_on_for_too_long_fails_and_names_the_test() -> None:
    name = "test_what_goes_on_for_too_long_fails_and_names_the_test .* goes on after 9 rounds"
    with pytest.raises(AssertionError, match=name):
        list(rounds(9))
    with pytest.raises(AssertionError, match=name):
        list(as_long_as(lambda: True, 9))
    with pytest.raises(AssertionError, match=name):
        first_that(lambda found: found > 1, lambda: 1, 9)
    assert list(as_long_as(iter([3, 2, 0, 1]).__next__)) == [3, 2]
