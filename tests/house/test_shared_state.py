"""Rules keep nothing that play writes to, so that games in different threads cannot meet."""

from __future__ import annotations

import pytest

from tests.house.shared_state import shared_state
from tests.house.test_style import SOURCE

CORE = ("core/state.py", "core/chance.py", "core/playout.py")


def test_no_rules_write_to_what_their_modules_keep() -> None:
    paths = [*SOURCE.glob("games/*/rules/**/*.py"), *(SOURCE / name for name in CORE)]
    sources = {str(p.relative_to(SOURCE)): p.read_text(encoding="utf-8") for p in paths}
    assert len(sources) > 50
    assert shared_state(sources) == []


SCRATCH = "SCRATCH: Final[list[int]] = [0] * 9\n"

BROKEN = {
    "an item": SCRATCH + "def legal():\n    SCRATCH[0] = 1",
    "by another name": SCRATCH + "def legal():\n    gathered = SCRATCH\n    gathered[0] = 1",
    "two names at once": SCRATCH + "def legal():\n    a, b = 1, SCRATCH\n    b[a] = 1",
    "a method that changes": "SEEN = set()\ndef legal():\n    SEEN.add(1)",
    "a counter": "count = 0\ndef legal():\n    global count\n    count += 1",
    "a counter in a list": "cuts = [0]\ndef legal():\n    cuts[0] += 1",
    "a dictionary as a cache": "KNOWN = {}\ndef legal(x):\n    KNOWN[x] = KNOWN.get(x, 0)",
    "deleting": "KNOWN = {}\ndef legal(x):\n    del KNOWN[x]",
    "within a table": "TABLE = [[]]\ndef legal():\n    row = TABLE[0]\n    row.append(1)",
    "row after row": "TABLE = [[]]\ndef legal():\n    for row in TABLE:\n        row.append(1)",
    "of another module": "from x import SCRATCH\ndef legal():\n    SCRATCH[0] = 1",
    "a field of a shared object": "ONE = One()\nclass A:\n    def play(self):\n        ONE.x = 1",
    "a value of a class": "class Board:\n    scratch: list[int] = []",
    "by a method": SCRATCH + "class Board:\n    def legal(self):\n        SCRATCH.append(1)",
    "a function that play calls too": "A = []\ndef learn():\n    A.append(1)\nlearn()\n"
    "def play():\n    learn()",
}

SOUND = {
    "a list of its own": SCRATCH + "def legal():\n    found = SCRATCH[:2] + [1]\n    return found",
    "an argument of the same name": SCRATCH + "def legal(SCRATCH):\n    SCRATCH[0] = 1",
    "its own field": SCRATCH + "class Board:\n    def legal(self):\n        self.x = SCRATCH[0]",
    "learning on import": "A = []\ndef learn():\n    A.append(1)\nlearn()",
}


@pytest.mark.parametrize("source", BROKEN.values(), ids=BROKEN)
def test_what_threads_would_share_is_found(source: str) -> None:
    assert shared_state({"broken.py": source})


@pytest.mark.parametrize("source", SOUND.values(), ids=SOUND)
def test_what_harms_nobody_is_left_alone(source: str) -> None:
    assert shared_state({"sound.py": source}) == []
