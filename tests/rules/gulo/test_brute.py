"""Random games, step by step beside the rules as `brute` has them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.rules.gulo.brute import Brute
from tests.rules.gulo.table import EGGS, HAND_ALARMS, Table

STEPS = 700
FAILS = {"bold": 0.4, "usual": 0.2, "careful": 0.03}


def shown(table: Table) -> list[str]:
    """What `Brute.shown` says, of the real game."""
    eggs = " ".join(egg for egg in EGGS if egg in table.nest)
    return [table.path, table.deck, table.places, eggs, table.what]


def lain(eggs: list[str], rng: Random) -> str:
    """How these eggs may lie."""
    order = rng.sample(eggs, len(eggs))
    return f"{rng.randint(0, 180)}:" + ",".join(egg + "*" * (rng.random() < 0.2) for egg in order)


def outcome(table: Table, rng: Random, fails: float) -> str:
    """How the open chance falls."""
    match table.open_chance:
        case "start":
            return f"start:{rng.choice(sorted(table.odds))}"
        case "pour":
            return f"pour:{lain(EGGS, rng)}"
        case "tile":
            faces, odds = zip(*sorted(table.odds.items()))
            return f"tile:{rng.choices(faces, odds)[0]}"
        case "rest":
            return f"rest:{rng.choice(['', 'fell:'])}{lain(table.nest, rng)}"
    alarms = [why for why in HAND_ALARMS if table.could(f"steal:{why}")]
    return f"steal:{rng.choice(alarms) if rng.random() < fails else 'stolen'}"


def advance(table: Table, brute: Brute, rng: Random, fails: float) -> None:
    """One step of both."""
    if table.asked:
        text = rng.choice(sorted(table.legal))
        table.act(table.asked, text)
        brute.step(text)
    else:
        text = outcome(table, rng, fails)
        table.chance(text)
        brute.step(f"*{text}")


def compare(table: Table, brute: Brute) -> None:
    """Both stand the same, offer the same and expect the same."""
    assert shown(table) == brute.shown()
    assert table.legal == brute.legal()
    assert table.over == brute.what.startswith("over")
    if table.open_chance == "tile":
        assert table.odds == pytest.approx(brute.odds())


def lockstep(options: dict[str, object], seats: int, seed: int, fails: float) -> Table:
    """A game to its end, or to STEPS steps of it, compared after every one."""
    rng, table = Random(f"{seats}-{seed}-{fails}"), Table.new(seats, options)
    brute = Brute(seats, options.get("fast") is True, options.get("nest") == "physics")
    for _ in range(STEPS):
        compare(table, brute)
        if table.over:
            break
        advance(table, brute, rng, fails)
    return table


TABLES: list[dict[str, object]] = [
    {"fast": fast, "nest": nest} for fast, nest in product([False, True], ["dice", "physics"])
]


@pytest.mark.clause("GU-16", "GU-18", "GU-20", "GU-22", "GU-26", "GU-30", "GU-31", "GU-34", "GU-35")
@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("hands", FAILS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_games_go_as_the_rulebook_says(
    options: dict[str, object], seats: int, hands: str
) -> None:
    for seed in range(2):
        lockstep(options, seats, seed, FAILS[hands])


def test_the_games_that_are_compared_come_to_the_end_and_meet_the_deck() -> None:
    ends = [lockstep({"fast": False}, 2, seed, 0.1) for seed in range(6)]
    assert all(table.over for table in ends)
    assert any(len(table.path) > 19 for table in ends)
    assert any("under" in table.tags for table in ends)
    assert any(told["why"] == "last-egg" for table in ends for told in table.told("again"))
